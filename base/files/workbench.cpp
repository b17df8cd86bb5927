#include "base/files/workbench.hpp"

#include "base/files/disk.hpp"

#include <algorithm>
#include <chrono>
#include <set>
#include <string>
#include <thread>

namespace estafette {
namespace {

constexpr const char* kNew = "new";
constexpr const char* kReplaced = "replaced";
constexpr const char* kList = "list";
constexpr const char* kMoves = "moves";
constexpr const char* kBack = "back";
constexpr const char* kLock = "lock";
constexpr const char* kOfOlderVersions = "old";  // what they replaced; they kept no list

fs::path bench_of(const fs::path& folder) {
  return folder / ".estafette-unfinished";
}

/// A path ends with a byte that is in none.
std::string listed(const std::vector<Moving>& moves) {
  std::string text;
  for (const Moving& move : moves) text += (move.replaces ? '=' : '+') + move.path.generic_string() + '\0';
  return text;
}

/// A name that would lead out of the folder is left out: we never wrote that.
std::vector<Moving> moves_in(const std::string& text) {
  std::vector<Moving> moves;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\0', at), text.size());
    const fs::path path = text.substr(at + 1, end - at - 1);
    const bool outside = path.is_absolute() || std::find(path.begin(), path.end(), "..") != path.end();
    if (!outside && !path.empty()) moves.push_back({path, text[at] == '='});
    at = end + 1;
  }
  return moves;
}

bool is_link(const fs::path& path) {
  FileError error;
  return fs::is_symlink(fs::symlink_status(path, error));
}

/// Without those whose place lies behind a link below the folder: we make folders there, and no links, and what is
/// behind one is somebody else's.
std::vector<Moving> within(const fs::path& folder, std::vector<Moving> moves) {
  std::erase_if(moves, [&](const Moving& move) {
    for (fs::path above = move.path.parent_path(); !above.empty(); above = above.parent_path())
      if (is_link(folder / above)) return true;
    return false;
  });
  return moves;
}

std::vector<fs::path> folders_of(const fs::path& root, const std::vector<Moving>& moves) {
  std::set<fs::path> folders;
  for (const Moving& move : moves)
    for (fs::path folder = move.path.parent_path(); !folder.empty(); folder = folder.parent_path())
      folders.insert(root / folder);
  folders.insert(root);
  return {folders.begin(), folders.end()};
}

std::vector<fs::path> those_there(std::vector<fs::path> paths) {
  std::erase_if(paths, [](const fs::path& path) { return !fs::exists(path); });
  return paths;
}

}  // namespace

bool Workbench::left_in(const fs::path& folder) {
  FileError error;
  return fs::exists(bench_of(folder), error);
}

Workbench::Workbench(const fs::path& folder) : folder_(folder), bench_(bench_of(folder)) {
  take_over();
  try {
    finish_what_was_left();
  } catch (const fs::filesystem_error&) {
    stuck_ = true;
    throw;
  }
}

void Workbench::take_over() {
  if (is_link(bench_))
    throw Refusal(Problem{bench_.generic_string(), 0, "", "a link to another folder", "a folder of its own, or none",
                          "Remove the link"});
  constexpr std::chrono::seconds kPatience{2};
  const auto until = std::chrono::steady_clock::now() + kPatience;
  while (true) {
    const bool ours = disk().make_folder(bench_);
    try {
      if (!fs::exists(bench_ / kLock)) disk().write(bench_ / kLock, "");
    } catch (const fs::filesystem_error&) {
      if (!fs::exists(bench_)) continue;  // whoever worked here has just cleared it away
      if (ours) remove_tree(bench_);
      throw;
    }
    lock_ = FileLock::of(bench_ / kLock);
    if (lock_ != nullptr) return;
    if (std::chrono::steady_clock::now() > until)
      throw Refusal(Problem{bench_.generic_string(), 0, "", "files of a run that is still going",
                            "a folder in which no other estafette is at work",
                            "Wait until it has finished, then give the command again"});
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

Workbench::~Workbench() {
  if (stuck_) return;
  try {
    clear();
    disk().remove(bench_ / kLock);
    lock_.reset();
    disk().remove(bench_);
  } catch (const fs::filesystem_error&) {
    return;  // the next one will
  }
}

void Workbench::lay_out(const std::vector<Document>& documents, const std::vector<Moving>& moves) {
  std::vector<fs::path> written;
  for (const Document& document : documents) {
    const fs::path place = bench_ / kNew / document.path;
    make_folders(place.parent_path());
    disk().write(place, document.bytes);
    written.push_back(place);
  }
  for (const Moving& move : moves)
    if (move.replaces) make_folders((bench_ / kReplaced / move.path).parent_path());
  disk().write(bench_ / kList, listed(moves));
  written.push_back(bench_ / kList);
  for (const char* part : {kNew, kReplaced})
    for (fs::path& folder : folders_of(bench_ / part, moves)) written.push_back(std::move(folder));
  written.push_back(bench_);
  written.push_back(folder_);
  disk().sync(those_there(written));
}

void Workbench::move_all(const std::vector<Moving>& moves) {
  try {
    disk().move(bench_ / kList, bench_ / kMoves);
    disk().sync({bench_});
    move_on(moves);
    disk().remove(bench_ / kMoves);
    disk().sync({bench_});
  } catch (const fs::filesystem_error&) {
    take_back(moves);
    throw;
  }
}

/// If even that fails, everything stays where it is: the next one will find what was to be done.
void Workbench::take_back(const std::vector<Moving>& moves) {
  try {
    if (fs::exists(bench_ / kMoves)) {
      disk().sync(those_there(folders_of(bench_ / kReplaced, moves)));
      disk().move(bench_ / kMoves, bench_ / kBack);
      disk().sync({bench_});
    }
    move_back(moves);
  } catch (const fs::filesystem_error&) {
    stuck_ = true;
  }
}

void Workbench::move_on(const std::vector<Moving>& moves) {
  for (const Moving& move : moves) {
    const fs::path made = bench_ / kNew / move.path;
    const fs::path place = folder_ / move.path;
    if (!fs::exists(made)) continue;  // it was moved before the cut
    make_folders(place.parent_path());
    if (move.replaces && fs::exists(place)) disk().move(place, bench_ / kReplaced / move.path);
    disk().move(made, place);
  }
  sync_places(moves);
}

void Workbench::move_back(const std::vector<Moving>& moves) {
  for (const Moving& move : moves) {
    const fs::path made = bench_ / kNew / move.path;
    const fs::path place = folder_ / move.path;
    const fs::path old = bench_ / kReplaced / move.path;
    const bool moved = !fs::exists(made) && fs::exists(place);
    if (moved && (!move.replaces || fs::exists(old))) disk().move(place, made);
    if (move.replaces && fs::exists(old)) disk().move(old, place);
  }
  sync_places(moves);
}

void Workbench::finish_what_was_left() {
  if (fs::exists(bench_ / kMoves))
    move_on(within(folder_, moves_in(read_bytes(bench_ / kMoves))));
  else if (fs::exists(bench_ / kBack))
    move_back(within(folder_, moves_in(read_bytes(bench_ / kBack))));
  else if (fs::exists(bench_ / kOfOlderVersions))
    put_back_by_older_version();
  else if (!fs::exists(bench_ / kNew) && !fs::exists(bench_ / kList))
    return;  // nobody was here
  clear();
}

/// Older versions moved the files that they replaced to "old", and those back if they could not go on.
void Workbench::put_back_by_older_version() {
  const fs::path root = bench_ / kOfOlderVersions;
  std::vector<Moving> moves;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    if (fs::is_regular_file(entry.path())) moves.push_back({entry.path().lexically_relative(root), true});
  }
  for (const Moving& move : moves) disk().move(root / move.path, folder_ / move.path);
  sync_places(moves);
}

/// First the lists: what is then left of a bench means nothing.
void Workbench::clear() {
  bool was_listed = false;
  for (const char* list : {kMoves, kBack, kList}) {
    if (!fs::exists(bench_ / list)) continue;
    disk().remove(bench_ / list);
    was_listed = true;
  }
  if (was_listed) disk().sync({bench_});
  for (const char* part : {kNew, kReplaced, kOfOlderVersions})
    if (fs::exists(fs::symlink_status(bench_ / part))) remove_tree(bench_ / part);
}

void Workbench::sync_places(const std::vector<Moving>& moves) const {
  disk().sync(those_there(folders_of(folder_, moves)));
}

}  // namespace estafette
