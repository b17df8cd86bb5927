#include "base/files/environment.hpp"

#include <boost/nowide/cstdlib.hpp>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <shlobj.h>
#include <windows.h>

#include <array>
#endif

namespace estafette {

std::string environment(const char* name) {
  const char* value = boost::nowide::getenv(name);
  return value == nullptr ? "" : value;
}

fs::path documents_folder() {
#ifdef _WIN32
  wchar_t* told = nullptr;
  const bool known = ::SHGetKnownFolderPath(FOLDERID_Documents, KF_FLAG_DONT_VERIFY, nullptr, &told) == S_OK;
  fs::path folder = known ? fs::path(told) : fs::path();
  ::CoTaskMemFree(told);
  return folder;
#else
  const std::string home = environment("HOME");
  return home.empty() ? fs::path() : fs::path(home) / "Documents";
#endif
}

fs::path program_file() {
#ifdef _WIN32
  std::array<wchar_t, 32768> name{};  // as long as a name on Windows can be
  const DWORD length = GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size()));
  return {name.data(), name.data() + length};
#else
  FileError unknown;
  return fs::read_symlink("/proc/self/exe", unknown);
#endif
}

void write_plain_line_ends() {
#ifdef _WIN32
  constexpr int kOut = 1, kErr = 2;
  for (const int stream : {kOut, kErr}) _setmode(stream, _O_BINARY);
#endif
}

}  // namespace estafette
