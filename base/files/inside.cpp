#include "base/files/inside.hpp"

#include "base/ascii.hpp"
#include "base/problem.hpp"

#include <algorithm>

namespace estafette {
namespace {

/// "C:\armies", as Windows has it: elsewhere it would be a folder of that name.
bool names_a_drive(const std::string& name) {
  return name.size() > 1 && name[1] == ':' && ascii_small(name[0]) >= 'a' && ascii_small(name[0]) <= 'z';
}

}  // namespace

fs::path inside(const fs::path& folder, const std::string& name, const std::string& what) {
  const fs::path file = path_written(name);
  const bool up = std::find(file.begin(), file.end(), fs::path("..")) != file.end();
  FileError unknown;
  const fs::path home = fs::weakly_canonical(folder.empty() ? fs::path(".") : folder, unknown);
  const fs::path place = fs::weakly_canonical(folder / file, unknown);
  const bool below = std::mismatch(home.begin(), home.end(), place.begin(), place.end()).first == home.end();
  const std::string expected = what + " in its folder, or in a folder below it";
  if (file.has_root_path() || names_a_drive(name) || up)
    throw Refusal(Problem{folder.generic_string(), 0, "file", name, expected,
                          "Copy the file there, and write its name without the path"});
  if (!below || unknown)
    throw Refusal(Problem{folder.generic_string(), 0, "file", name + ", a link that leads out of the folder", expected,
                          "Put a copy of the file there instead of the link"});
  return folder / file;
}

}  // namespace estafette
