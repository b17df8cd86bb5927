// Files that belong together and are made many at a time, as a batch makes its results: all of them are replaced, or
// none. A delivery (base/files/delivery.hpp) also survives a cut between two moves; a batch has its record for that.
#pragma once

#include "base/files/files.hpp"

#include <string_view>
#include <vector>

namespace estafette {

/// A file that is written `beside` first, and then moved to its `place`.
struct FileInWork {
  fs::path place;
  std::string_view bytes;
  fs::path beside;  ///< on the same disk as `place`, and used by nobody else
};

/// Writes all of them beside before the first is moved, so that a full disk shows while what was there is still there.
/// If one cannot be moved, as where another program holds the file open, those before it become what they were. Folders
/// are made if need be. Only make_sure_of() makes them safe from a power cut. Throws Refusal, which names the file that
/// could not be written.
void write_whole(const std::vector<FileInWork>& files);

}  // namespace estafette
