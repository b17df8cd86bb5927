// What targets need besides bytes: the data that come with the program, and a folder for readers that open files
// themselves.
#pragma once

#include "base/files/files.hpp"

#include <boost/nowide/fstream.hpp>

#include <string>
#include <string_view>

namespace estafette::fuzz {

/// A file below templates/.
[[nodiscard]] inline fs::path shipped(const std::string& below) {
  return fs::path(ESTAFETTE_SOURCE_DIR) / "templates" / below;
}

/// Makes a file of these bytes for a reader that opens it; nobody minds if it is lost.
inline void put(const fs::path& file, std::string_view bytes) {
  boost::nowide::ofstream(file, std::ios::binary) << bytes;
}

/// An empty folder of this process's own, which vanishes with this value. scripts/fuzz puts it into memory, and sweeps
/// up after a process that was killed.
class Scratch {
 public:
  Scratch() : path_(fs::temp_directory_path() / fs::unique_path("estafette-fuzz-%%%%%%%%")) {
    fs::create_directories(path_);
  }
  ~Scratch() {
    FileError ignored;
    fs::remove_all(path_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

}  // namespace estafette::fuzz
