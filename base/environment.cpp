#include "base/environment.hpp"

#include <boost/nowide/cstdlib.hpp>

#ifdef _WIN32
#include <windows.h>

#include <array>
#endif

namespace estafette {

std::string environment(const char* name) {
  const char* value = boost::nowide::getenv(name);
  return value == nullptr ? "" : value;
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

}  // namespace estafette
