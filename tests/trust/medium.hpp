// A folder on a disk that can be full, and whose power can be cut, at any step: what is written, flushed, moved, made
// or removed there is counted, and it is known at each moment what would still be there after a cut.
#pragma once

#include "base/files/disk.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::test {

/// Everything below a folder: files with their bytes, folders with nothing.
using Tree = std::map<std::string, std::optional<std::string>>;
[[nodiscard]] Tree tree_of(const fs::path& folder);
/// Makes the folder hold exactly that.
void restore(const fs::path& folder, const Tree& tree);

/// The name of a new folder, in memory if there is a disk in memory: tests write it hundreds of times.
[[nodiscard]] fs::path scratch();

/// How a program can end.
enum class End {
  killed,    ///< what it had written is there
  power_cut  ///< only what was flushed is there: the bytes of files, and the names in folders, each by itself
};

class Medium {
 public:
  /// What is in the folder now is safe.
  explicit Medium(fs::path folder);

  /// It ends before that step, counted from 0; what is tried afterwards fails and changes nothing.
  void cut_at(int step);
  /// No more than so many bytes can be added.
  void leave_room_for(std::size_t bytes);

  [[nodiscard]] int steps() const { return steps_; }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  /// For each write that adds bytes, how many had been added before it.
  [[nodiscard]] const std::vector<std::size_t>& writes() const { return writes_; }
  /// What there is when the power is back. Before a cut: if it were now.
  [[nodiscard]] Tree left(End end) const;

  /// For those who write: true if the step may be taken.
  [[nodiscard]] bool step();
  /// So many bytes of these have room.
  [[nodiscard]] std::size_t take_room(std::size_t bytes);
  [[nodiscard]] bool holds(const fs::path& path) const;
  void made(const fs::path& path, bool folder);
  void moved(const fs::path& from, const fs::path& to);
  void removed(const fs::path& path);
  void flushed(const fs::path& path);

 private:
  struct Name {
    int node = 0;
    bool folder = false;
  };
  [[nodiscard]] std::string key(const fs::path& path) const;
  [[nodiscard]] Tree safe() const;

  fs::path folder_;
  std::map<std::string, Name> now_, safe_;
  std::map<int, std::string> safe_bytes_;
  int nodes_ = 0, steps_ = 0, cut_at_ = -1;
  std::size_t bytes_ = 0;
  std::vector<std::size_t> writes_;
  std::optional<std::size_t> room_;
  std::optional<std::map<End, Tree>> frozen_;
};

/// Our own writing, onto a medium.
class FaultyDisk : public Disk {
 public:
  explicit FaultyDisk(Medium& medium) : medium_(medium) {}
  void write(const fs::path& file, std::string_view bytes) override;
  void append(const fs::path& file, std::string_view bytes) override;
  void sync(const std::vector<fs::path>& paths) override;
  void move(const fs::path& from, const fs::path& to) override;
  bool make_folder(const fs::path& folder) override;
  void remove(const fs::path& path) override;

 private:
  void step(const fs::path& path);
  void put(const fs::path& file, const std::string& before, std::string_view bytes);

  Medium& medium_;
};

/// All our own writing goes onto the medium as long as this value lives.
class DiskUnderTest {
 public:
  explicit DiskUnderTest(Medium& medium) : disk_(medium), in_use_(disk_) {}

 private:
  FaultyDisk disk_;
  DiskInUse in_use_;
};

}  // namespace estafette::test
