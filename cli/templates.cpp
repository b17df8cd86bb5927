#include "cli/templates.hpp"

#include "base/problem.hpp"

#include <cstdlib>
#include <system_error>

namespace estafette::cli {
namespace {

fs::path& program_folder() {
  static fs::path folder;
  return folder;
}

/// Paths are read by people: one below the folder they stand in is named from there.
fs::path as_seen_from_here(const fs::path& path) {
  std::error_code error;
  const fs::path near = fs::proximate(path, error);
  return error || near.empty() || *near.begin() == ".." ? path : near;
}

}  // namespace

void remember_program(const fs::path& program) {
  std::error_code error;
  fs::path real = fs::read_symlink("/proc/self/exe", error);  // Linux; elsewhere the name that it was started by
  if (error) real = fs::weakly_canonical(program, error);
  if (!error) program_folder() = real.parent_path();
}

fs::path template_file(const fs::path& below) {
  const char* told = std::getenv("ESTAFETTE_TEMPLATES");
  if (told != nullptr && *told != '\0') return fs::path(told) / below;
  for (fs::path folder = program_folder();; folder = folder.parent_path()) {
    for (const fs::path& place : {folder / "templates" / below, folder / "share/estafette/templates" / below}) {
      std::error_code error;
      if (fs::exists(place, error)) return as_seen_from_here(place);
    }
    if (folder == folder.parent_path()) break;
  }
  throw Refusal(Problem{(fs::path("templates") / below).generic_string(), 0, "", "", "the program's own data beside it",
                        "Unpack the program with its templates folder, or set ESTAFETTE_TEMPLATES to that folder"});
}

}  // namespace estafette::cli
