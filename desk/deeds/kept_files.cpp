#include "desk/deeds/kept_files.hpp"

#include "base/files/portable_names.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace estafette::desk {
namespace {

constexpr const char* kReceived = "received";
constexpr std::size_t kMostInAFolder = 500;  ///< files of a campaign or a set of rules
constexpr int kMostOfAName = 999;            ///< files of one name that are kept

/// The last part of a name that a browser gives: some give the whole path.
std::string last_part(const std::string& name) {
  const std::size_t stroke = name.find_last_of("/\\");
  return stroke == std::string::npos ? name : name.substr(stroke + 1);
}

/// True if the path goes down from its folder and nowhere else.
bool only_down(const fs::path& path) {
  return !path.empty() && path.is_relative() && !path.has_root_path() &&
         std::all_of(path.begin(), path.end(), [](const fs::path& part) {
           return part != "." && part != ".." && not_portable(part.string()).empty();
         });
}

}  // namespace

std::optional<std::string> type_of(const fs::path& file) {
  static constexpr std::array<std::pair<const char*, const char*>, 7> kTypes = {{{".html", "text/html; charset=utf-8"},
                                                                                 {".svg", "image/svg+xml"},
                                                                                 {".txt", "text/plain; charset=utf-8"},
                                                                                 {".csv", "text/plain; charset=utf-8"},
                                                                                 {".xml", "text/plain; charset=utf-8"},
                                                                                 {".ini", "text/plain; charset=utf-8"},
                                                                                 {".png", "image/png"}}};
  const std::string extension = file.extension().string();
  const auto* const found =
      std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& type) { return extension == type.first; });
  return found == kTypes.end() ? std::nullopt : std::optional<std::string>(found->second);
}

std::string folder_of(const std::string& campaign) {
  return (campaign.empty() ? std::string("estafette")
                           : (fs::path(campaign).parent_path() / fs::path(campaign).stem()).string()) +
         "-desk";
}

KeptFiles::KeptFiles(std::string folder) : folder_(std::move(folder)) {}

std::string KeptFiles::keep(const Upload& upload) const {
  if (upload.bytes.empty()) throw Refusal(Problem{upload.name, 0, "", "nothing", "a file that is not empty", ""});
  const fs::path wanted = portable(last_part(upload.name).empty() ? "unnamed.txt" : last_part(upload.name));
  const fs::path folder = fs::path(folder_) / kReceived;
  for (int number = 1; number <= kMostOfAName; ++number) {
    const fs::path name =
        number == 1 ? wanted
                    : fs::path(fmt::format("{}-{}{}", wanted.stem().string(), number, wanted.extension().string()));
    FileError absent;
    const bool there = fs::exists(folder / name, absent);
    if (there && (!fs::is_regular_file(folder / name, absent) || read_bytes(folder / name) != upload.bytes)) continue;
    if (!there) write_all_or_none(folder, {{name, upload.bytes}}, Existing::keep);
    return (folder / name).generic_string();
  }
  throw Refusal(Problem{upload.name, 0, "", fmt::format("{} files of that name", kMostOfAName), "another name",
                        "Clear up " + folder.generic_string()});
}

std::optional<std::string> KeptFiles::known(const std::string& name) const {
  const fs::path path = name;
  const fs::path folder = fs::path(folder_) / kReceived;
  FileError absent;
  if (path.parent_path() != folder || !only_down(path.filename()) || !fs::is_regular_file(path, absent) ||
      fs::is_symlink(path, absent))
    return std::nullopt;
  return path.generic_string();
}

std::optional<Response> KeptFiles::shown(const std::string& path) const {
  const fs::path below = path;
  const std::optional<std::string> type = type_of(below);
  if (!type || !only_down(below) || *below.begin() == kReceived) return std::nullopt;
  FileError absent;
  const fs::path file = fs::path(folder_) / below;
  const fs::path real = fs::canonical(file, absent), home = fs::canonical(folder_, absent);
  if (absent || !fs::is_regular_file(real, absent)) return std::nullopt;
  const auto [in_home, rest] = std::mismatch(home.begin(), home.end(), real.begin(), real.end());
  if (in_home != home.end() || rest == real.end()) return std::nullopt;  // a link that leads out
  Response answer{200, *type, read_bytes(real)};
  answer.headers.emplace_back("Content-Security-Policy",
                              "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:");
  return answer;
}

std::string KeptFiles::keep_folder(const std::vector<Upload>& files) const {
  std::vector<Document> documents;
  fs::path top;
  for (const Upload& file : files) {
    fs::path below;
    for (const std::string& part : split(file.name, '/')) {
      if (const std::string why = not_portable(part); !why.empty() || part == "." || part == "..")
        throw Refusal(Problem{file.name, 0, "", part, "a folder whose files have names that every system takes", why});
      below /= part;
    }
    if (below.has_parent_path()) {
      if (top.empty()) top = *below.begin();
      below = below.lexically_relative(*below.begin());
    }
    documents.push_back({below, file.bytes});
  }
  if (documents.empty() || documents.size() > kMostInAFolder)
    throw Refusal(Problem{"Folder", 0, "", fmt::format("{} files", documents.size()),
                          fmt::format("a folder of 1 to {} files", kMostInAFolder), "Choose the folder itself"});
  if (top.empty()) top = "own";
  const fs::path home = fs::path(folder_) / kReceived;
  for (int number = 1; number <= kMostOfAName; ++number) {
    const fs::path folder = home / (number == 1 ? top.string() : fmt::format("{}-{}", top.string(), number));
    FileError absent;
    if (fs::exists(folder, absent)) {
      const bool same = std::all_of(documents.begin(), documents.end(), [&](const Document& one) {
        return fs::is_regular_file(folder / one.path, absent) && read_bytes(folder / one.path) == one.bytes;
      });
      if (!same) continue;
    } else {
      write_all_or_none(folder, documents, Existing::keep);
    }
    return folder.generic_string();
  }
  throw Refusal(Problem{top.string(), 0, "", fmt::format("{} folders of that name", kMostOfAName), "another name",
                        "Clear up " + home.generic_string()});
}

std::vector<std::string> KeptFiles::kept_folders_with(const std::string& file) const {
  return folders_with(fs::path(folder_) / kReceived, file);
}

std::vector<std::string> folders_with(const fs::path& home, const std::string& file) {
  std::vector<std::string> found;
  FileError error;
  for (fs::directory_iterator entry(home, error), end; !error && entry != end; entry.increment(error)) {
    FileError absent;
    if (fs::is_regular_file(entry->path() / file, absent))
      found.push_back(entry->path().lexically_normal().generic_string());
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<std::string> KeptFiles::written_at(const std::string& path, std::size_t most) const {
  std::vector<std::string> found;
  const fs::path below = fs::path(path).lexically_relative(folder_);
  if (!only_down(below) || *below.begin() == kReceived) return found;
  const auto add = [&](const fs::path& file) {
    FileError absent;
    const fs::path from_here = file.lexically_relative(folder_);
    const bool hidden = std::any_of(from_here.begin(), from_here.end(),
                                    [](const fs::path& part) { return part.string().starts_with('.'); });
    if (!hidden && fs::is_regular_file(file, absent) && type_of(file)) found.push_back(from_here.generic_string());
  };
  add(path);
  FileError error;
  for (fs::recursive_directory_iterator entry(path, error), end; !error && entry != end; entry.increment(error))
    add(entry->path());
  std::sort(found.begin(), found.end());
  std::stable_partition(found.begin(), found.end(), [](const std::string& one) { return one.ends_with(".html"); });
  if (found.size() > most) found.resize(most);
  return found;
}

std::vector<std::string> KeptFiles::pages(std::size_t most) const {
  std::vector<std::string> found;
  FileError error;
  for (fs::recursive_directory_iterator entry(folder_, error), end; !error && entry != end; entry.increment(error)) {
    const fs::path below = fs::relative(entry->path(), folder_, error);
    if (error || !fs::is_regular_file(entry->path(), error) || *below.begin() == kReceived) continue;
    if (below.extension() == ".html") found.push_back(below.generic_string());
  }
  std::sort(found.begin(), found.end());
  if (found.size() > most) found.resize(most);
  return found;
}

std::vector<Document> KeptFiles::mod_of(int battle) const {
  std::vector<Document> files;
  const fs::path home = fs::path(folder_) / fmt::format("battle-{}", battle);
  FileError error;
  for (fs::recursive_directory_iterator entry(home, error), end; !error && entry != end; entry.increment(error)) {
    const fs::path below = fs::relative(entry->path(), home, error);
    if (error || !fs::is_regular_file(entry->path(), error) || fs::is_symlink(entry->path(), error)) continue;
    if (fs::is_directory(home / *below.begin() / "Scenarios", error))
      files.push_back({below, read_bytes(entry->path())});
  }
  std::sort(files.begin(), files.end(),
            [](const Document& one, const Document& other) { return one.path < other.path; });
  return files;
}

}  // namespace estafette::desk
