#include "cli/console/terminal.hpp"

#include "base/files/environment.hpp"

#include <algorithm>

#ifdef _WIN32
#include <io.h>
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace estafette::cli {
namespace {

bool is_terminal(int stream) {
#ifdef _WIN32
  return _isatty(stream) != 0;
#else
  return isatty(stream) != 0;
#endif
}

bool colour_wanted() {
#ifdef _WIN32
  return false;
#else
  return environment("NO_COLOR").empty() && !environment("TERM").empty() && environment("TERM") != "dumb";
#endif
}

}  // namespace

Terminal terminal_here() {
  constexpr int kOut = 1, kErr = 2;
  return {is_terminal(kErr), is_terminal(kOut) && colour_wanted(), is_terminal(kErr) && colour_wanted()};
}

bool has_own_window() {
#ifdef _WIN32
  DWORD first = 0;
  return ::GetConsoleProcessList(&first, 1) == 1;
#else
  return false;
#endif
}

void widen_own_window() {
#ifdef _WIN32
  constexpr SHORT kColumns = 140, kLines = 9000;
  const HANDLE out = ::GetStdHandle(STD_OUTPUT_HANDLE);
  CONSOLE_SCREEN_BUFFER_INFO now{};
  if (::GetConsoleScreenBufferInfo(out, &now) == 0 || now.dwSize.X >= kColumns) return;
  ::SetConsoleScreenBufferSize(out, {kColumns, std::max(kLines, now.dwSize.Y)});
  const SHORT shown = std::min(kColumns, ::GetLargestConsoleWindowSize(out).X);
  const SMALL_RECT window{0, 0, static_cast<SHORT>(shown - 1),
                          static_cast<SHORT>(now.srWindow.Bottom - now.srWindow.Top)};
  ::SetConsoleWindowInfo(out, TRUE, &window);
#endif
}

}  // namespace estafette::cli
