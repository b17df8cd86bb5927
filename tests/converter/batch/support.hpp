// A shelf of orders of battle in a folder that vanishes, and what a batch makes of it.
#pragma once

#include "converter/batch/batch.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::test {

/// An empty folder that vanishes with this value.
class Shelf {
 public:
  Shelf();
  ~Shelf();
  Shelf(const Shelf&) = delete;
  Shelf& operator=(const Shelf&) = delete;

  [[nodiscard]] fs::path operator/(const std::string& name) const { return path_ / name; }
  void put(const std::string& name, const std::string& text) const;
  /// Every file below `folder` with its bytes, but not the record and its workplaces.
  [[nodiscard]] std::map<std::string, std::string> files(const std::string& folder) const;

 private:
  fs::path path_;
};

/// An outline of one division with one regiment of that many men.
[[nodiscard]] std::string outline(const std::string& regiment, int men);
/// The same as somebody types it.
[[nodiscard]] std::string typed(const std::string& regiment, int men);

/// By the rules, words and game profile that come with the program; scales to outlines.
[[nodiscard]] batch::Recipe recipe();

/// Converts `named` into `folder`.
[[nodiscard]] batch::Finished convert(const std::vector<fs::path>& named, const batch::Run& run,
                                      const batch::Recipe& recipe);
/// Likewise, as a user who says nothing but where to.
[[nodiscard]] batch::Finished convert(const std::vector<fs::path>& named, const fs::path& folder);

[[nodiscard]] batch::Run run_into(const fs::path& folder, int jobs = 1);

/// "ney.csv done; readme.txt passed over: not an order of battle": names without folders.
[[nodiscard]] std::string told(const std::vector<batch::Outcome>& outcomes);

/// The first fault of the first input that has one; empty if none has.
[[nodiscard]] std::string first_fault(const batch::Finished& finished);

}  // namespace estafette::test
