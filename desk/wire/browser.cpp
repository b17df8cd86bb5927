#include "desk/wire/browser.hpp"

#ifdef _WIN32
// clang-format off
#include <windows.h>  // first: the others need it
#include <shellapi.h>
// clang-format on

#include <boost/nowide/convert.hpp>

#include <cstdint>
#else
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#endif

namespace estafette::desk {

#ifdef _WIN32
bool open_in_browser(const std::string& address) {
  const std::wstring wide = boost::nowide::widen(address);
  constexpr std::intptr_t kFailed = 32;  // or less, as ShellExecute says it
  return reinterpret_cast<std::intptr_t>(
             ShellExecuteW(nullptr, L"open", wide.c_str(), nullptr, nullptr, SW_SHOWNORMAL)) > kFailed;
}
#else
bool open_in_browser(const std::string& address) {
  std::string program = "xdg-open";
  std::string word = address;
  const std::array<char*, 3> words = {program.data(), word.data(), nullptr};
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const bool begun = posix_spawnp(&child, program.c_str(), &quiet, nullptr, words.data(), environ) == 0;
  posix_spawn_file_actions_destroy(&quiet);
  return begun;
}
#endif

}  // namespace estafette::desk
