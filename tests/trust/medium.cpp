#include "medium.hpp"

#include "support/tried.hpp"

#include <boost/filesystem/exception.hpp>
#include <boost/nowide/fstream.hpp>

#include <algorithm>
#include <random>
#include <utility>

namespace estafette::test {
namespace {

void put_bytes(const fs::path& file, std::string_view bytes) {
  boost::nowide::ofstream(file, std::ios::binary) << bytes;
}

std::string parent_of(const std::string& key) {
  const std::size_t slash = key.rfind('/');
  return slash == std::string::npos ? "" : key.substr(0, slash);
}

[[noreturn]] void fail(const fs::path& path, boost::system::errc::errc_t why) {
  throw fs::filesystem_error("test", path, boost::system::errc::make_error_code(why));
}

}  // namespace

Tree tree_of(const fs::path& folder) {
  Tree tree;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string name = entry.path().lexically_relative(folder).generic_string();
    tree[name] = fs::is_directory(entry.status()) ? std::nullopt : std::optional(read_bytes(entry.path()));
  }
  return tree;
}

void restore(const fs::path& folder, const Tree& tree) {
  fs::remove_all(folder);
  fs::create_directories(folder);
  for (const auto& [name, bytes] : tree) {  // a folder comes before what is in it
    if (bytes)
      put_bytes(folder / name, *bytes);
    else
      fs::create_directories(folder / name);
  }
}

fs::path scratch() {
  const fs::path memory = "/dev/shm";
  const fs::path root = fs::is_directory(memory) ? memory : fs::temp_directory_path();
  return root / ("estafette-trust-" + std::to_string(std::random_device()()));
}

Medium::Medium(fs::path folder) : folder_(std::move(folder)) {
  for (const auto& [name, bytes] : tree_of(folder_)) {
    safe_[name] = {++nodes_, !bytes};
    if (bytes) safe_bytes_[nodes_] = *bytes;
  }
  now_ = safe_;
}

bool Medium::holds(const fs::path& path) const {
  const std::string seen = path.lexically_relative(folder_).generic_string();
  return !seen.empty() && !seen.starts_with("..");
}

std::string Medium::key(const fs::path& path) const {
  const std::string seen = path.lexically_normal().lexically_relative(folder_).generic_string();
  return seen == "." ? "" : seen;
}

bool Medium::step() {
  if (frozen_) return false;
  if (steps_++ != cut_at_) return true;
  frozen_ = {{End::killed, tree_of(folder_)}, {End::power_cut, safe()}};
  return false;
}

void Medium::cut_at(int step) {
  cut_at_ = step;
  tried("cuts");
}

void Medium::leave_room_for(std::size_t bytes) {
  room_ = bytes;
  tried("full disks");
}

std::size_t Medium::take_room(std::size_t bytes) {
  if (bytes > 0) writes_.push_back(bytes_);
  const std::size_t taken = std::min(bytes, room_.value_or(bytes));
  if (room_) *room_ -= taken;
  bytes_ += taken;
  return taken;
}

void Medium::made(const fs::path& path, bool folder) {
  if (!now_.contains(key(path))) now_[key(path)] = {++nodes_, folder};
}

void Medium::moved(const fs::path& from, const fs::path& to) {
  now_[key(to)] = now_.at(key(from));
  now_.erase(key(from));
}

void Medium::removed(const fs::path& path) {
  now_.erase(key(path));
}

void Medium::flushed(const fs::path& path) {
  const std::string name = key(path);
  if (!name.empty() && !now_.at(name).folder) {
    safe_bytes_[now_.at(name).node] = read_bytes(path);
    return;
  }
  std::erase_if(safe_, [&](const auto& one) { return parent_of(one.first) == name && !now_.contains(one.first); });
  for (const auto& [one, what] : now_)
    if (parent_of(one) == name) safe_[one] = what;
}

Tree Medium::safe() const {
  Tree tree;
  for (const auto& [name, what] : safe_) {
    const std::string parent = parent_of(name);
    if (!parent.empty() && !tree.contains(parent)) continue;
    const auto bytes = safe_bytes_.find(what.node);
    if (what.folder)
      tree[name] = std::nullopt;
    else
      tree[name] = bytes == safe_bytes_.end() ? "" : bytes->second;
  }
  return tree;
}

Tree Medium::left(End end) const {
  if (frozen_) return frozen_->at(end);
  return end == End::killed ? tree_of(folder_) : safe();
}

void FaultyDisk::step(const fs::path& path) {
  if (!medium_.step()) fail(path, boost::system::errc::io_error);
}

/// In two halves, between which it may be cut off.
void FaultyDisk::put(const fs::path& file, const std::string& before, std::string_view bytes) {
  step(file);
  if (!fs::is_directory(file.parent_path())) fail(file, boost::system::errc::no_such_file_or_directory);
  const std::string_view fits = bytes.substr(0, medium_.take_room(bytes.size()));
  put_bytes(file, before + std::string(fits.substr(0, fits.size() / 2)));
  medium_.made(file, false);
  step(file);
  put_bytes(file, before + std::string(fits));
  if (fits.size() < bytes.size()) fail(file, boost::system::errc::no_space_on_device);
}

void FaultyDisk::write(const fs::path& file, std::string_view bytes) {
  put(file, "", bytes);
}

void FaultyDisk::append(const fs::path& file, std::string_view bytes) {
  put(file, fs::exists(file) ? read_bytes(file) : "", bytes);
}

void FaultyDisk::sync(const std::vector<fs::path>& paths) {
  for (const fs::path& path : paths) {
    step(path);
    if (medium_.holds(path)) medium_.flushed(path);
  }
}

void FaultyDisk::move(const fs::path& from, const fs::path& to) {
  step(from);
  Disk::move(from, to);
  medium_.moved(from, to);
}

bool FaultyDisk::make_folder(const fs::path& folder) {
  step(folder);
  const bool is_new = Disk::make_folder(folder);
  medium_.made(folder, true);
  return is_new;
}

void FaultyDisk::remove(const fs::path& path) {
  step(path);
  Disk::remove(path);
  medium_.removed(path);
}

}  // namespace estafette::test
