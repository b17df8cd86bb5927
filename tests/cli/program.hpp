// The program as an umpire runs it: words in, an exit code and two streams out, in a folder of its own.
#pragma once

#include "base/files/files.hpp"

#include <string>
#include <vector>

namespace estafette::test {

struct Outcome {
  int code = 0;
  std::string out, err;
};

/// Runs estafette with these words.
[[nodiscard]] Outcome run(const std::vector<std::string>& words);

/// An empty folder that vanishes with this value.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  [[nodiscard]] std::string operator/(const std::string& name) const { return (path_ / name).generic_string(); }
  /// Writes a file into it and gives its path.
  std::string file(const std::string& name, const std::string& text) const;
  /// The files below it, sorted, "/" between folders.
  [[nodiscard]] std::vector<std::string> files() const;

 private:
  fs::path path_;
};

/// Whether a text has this part.
[[nodiscard]] bool has(const std::string& text, const std::string& part);

/// A file of the tree: "templates/campaigns/1813/orbats/coalition-main-army.csv".
[[nodiscard]] std::string of_the_tree(const std::string& path);

/// Scaled orders of battle of Lützen's armies in `folder`: what the demo makes.
struct Armies {
  std::string french, elbe, coalition;
};
[[nodiscard]] Armies scaled_armies_in(const Folder& folder);

/// `estafette scenario` for Lützen, with more words at its end.
[[nodiscard]] std::vector<std::string> luetzen(const Armies& armies, const std::string& out,
                                               const std::vector<std::string>& more = {});

}  // namespace estafette::test
