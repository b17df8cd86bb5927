// The folder ".estafette-unfinished", in which files wait until they are moved to their places: what is in it, and what
// becomes of it if the program is cut off.
//
//   new/       the files, whole and flushed
//   list       what will be moved; it becomes "moves" with the first move, and is gone after the last
//   replaced/  the files that stood in the places, until the last move
//   back       the list, while what was moved is moved back because a move has failed
//   lock       held by the one who works here
#pragma once

#include "base/files/files.hpp"

#include <memory>
#include <vector>

namespace estafette {

class FileLock;

/// One file to be moved.
struct Moving {
  fs::path path;          ///< below the folder of the results
  bool replaces = false;  ///< there is a file of that name already
};

/// The workbench of a folder, for one process at a time. What fails is thrown as fs::filesystem_error.
class Workbench {
 public:
  /// There is one, of somebody who works there or was cut off.
  [[nodiscard]] static bool left_in(const fs::path& folder);

  /// Finishes what somebody began there who was cut off. Throws Refusal if another is at work there and stays.
  explicit Workbench(const fs::path& folder);
  /// Clears it away; except what it could neither move nor move back, which the next will do.
  ~Workbench();
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;

  /// Writes the documents, and makes sure of them.
  void lay_out(const std::vector<Document>& documents, const std::vector<Moving>& moves);

  /// Moves everything to its place and makes sure of it, or moves everything back.
  void move_all(const std::vector<Moving>& moves);

 private:
  void take_over();
  void finish_what_was_left();
  void move_on(const std::vector<Moving>& moves);
  void take_back(const std::vector<Moving>& moves);
  void move_back(const std::vector<Moving>& moves);
  void put_back_by_older_version();
  void clear();
  void sync_places(const std::vector<Moving>& moves) const;

  fs::path folder_, bench_;
  std::unique_ptr<FileLock> lock_;
  bool stuck_ = false;
};

}  // namespace estafette
