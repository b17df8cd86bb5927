#include "cli/templates.hpp"

#include "base/files/environment.hpp"
#include "base/markup/look.hpp"
#include "base/problem.hpp"

#include <vector>

namespace estafette::cli {
namespace {

fs::path& program_folder() {
  static fs::path folder;
  return folder;
}

/// People read paths: one below the current folder is named from there.
fs::path as_seen_from_here(const fs::path& path) {
  FileError gone;
  const fs::path here = fs::current_path(gone);
  if (gone) return path;
  const fs::path near = seen_from(here, path);
  return *near.begin() == ".." ? path : near;
}

/// Where the data may be, the likeliest place first: where it was installed, beside the program, in any folder above
/// (a clone, where the program is below build/).
std::vector<fs::path> data_folders() {
  std::vector<fs::path> folders = {within(program_folder(), ESTAFETTE_DATA_FROM_PROGRAM).lexically_normal()};
  for (fs::path folder = program_folder();; folder = folder.parent_path()) {
    folders.push_back(folder);
    folders.push_back(folder / "share/estafette");
    if (!folder.has_parent_path()) return folders;
  }
}

}  // namespace

void remember_program(const fs::path& program) {
  FileError error;
  fs::path real = program_file();
  if (real.empty()) real = fs::weakly_canonical(program, error);
  if (!error) program_folder() = real.parent_path();
}

fs::path template_file(const fs::path& below) {
  if (const fs::path told = environment("ESTAFETTE_TEMPLATES"); !told.empty()) return told / below;
  for (const fs::path& folder : data_folders()) {
    FileError error;
    const fs::path place = folder / "templates" / below;
    if (fs::exists(place, error)) return as_seen_from_here(place);
  }
  throw Refusal(Problem{(fs::path("templates") / below).generic_string(), 0, "", "",
                        "the data that comes with the program",
                        "Keep the templates folder beside the program, or set ESTAFETTE_TEMPLATES to it"});
}

std::vector<Document> type_of_pages() {
  std::vector<Document> documents;
  for (const std::string& name : look::type_files()) {
    FileError error;
    const fs::path file = template_file("look") / name;
    if (fs::exists(file, error)) documents.push_back({name, read_bytes(file)});
  }
  return documents;
}

}  // namespace estafette::cli
