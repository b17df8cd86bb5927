// The source tree as text: what the tests of the house look at.
#pragma once

#include "base/files/files.hpp"

#include <string>
#include <vector>

namespace estafette::test {

struct SourceFile {
  std::string path;                 ///< from the top of the tree: "converter/orbat/orbat.hpp"
  std::vector<std::string> lines;   ///< without their ends
  std::vector<std::string> quoted;  ///< what it includes in quotation marks, in order

  [[nodiscard]] std::string folder() const { return fs::path(path).parent_path().generic_string(); }
  [[nodiscard]] std::string extension() const { return fs::path(path).extension().string(); }
};

/// Every C++ and CMake file, script and Python program of ours, by path.
[[nodiscard]] std::vector<SourceFile> all_sources();

/// Everything in the tree that a person reads or writes as text, by path: sources, pages, data in XML, scripts; not
/// what was built, nor tables and what the fuzzers eat.
[[nodiscard]] std::vector<std::string> all_text_files();

/// The text of a file, its path given from the top of the tree.
[[nodiscard]] std::string tree_text(const std::string& path);

}  // namespace estafette::test
