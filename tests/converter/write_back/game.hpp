// The game's own file, read and written back, for the tests of this room.
#pragma once

#include "base/files/files.hpp"
#include "base/text.hpp"
#include "converter/readers/sow/read_sow.hpp"
#include "converter/sow/profile/read_profile.hpp"
#include "converter/write_back/write_back.hpp"
#include "support/readers.hpp"
#include "support/shipped_oob.hpp"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::test {

inline const sow::Profile& waterloo() {
  static const sow::Profile kProfile =
      sow::read_profile(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/sow/waterloo.xml"), "waterloo.xml");
  return kProfile;
}

inline readers::Reading read_game(const std::string& bytes) {
  return readers::read_sow_oob(decode(bytes).value(), reader_data().sow, reader_data().words, "OOB.csv");
}

inline sow::WrittenBack written_back(const Orbat& orbat) {
  return sow::write_back(orbat, reader_data().sow, reader_data().words, waterloo(), "OOB.csv");
}

/// The bytes; if nothing is written back, why not.
inline std::string bytes_of(const sow::WrittenBack& back) {
  return back.oob ? back.oob->csv : back.why_not;
}

/// The lines that differ, each before and after.
inline std::vector<std::pair<std::string, std::string>> differences(const std::string& before,
                                                                    const std::string& after) {
  const std::vector<std::string> old = lines_of_game(before);
  const std::vector<std::string> now = lines_of_game(after);
  std::vector<std::pair<std::string, std::string>> found;
  for (std::size_t i = 0; i < std::max(old.size(), now.size()); ++i) {
    const std::string was = i < old.size() ? old[i] : "";
    const std::string is = i < now.size() ? now[i] : "";
    if (was != is) found.emplace_back(was, is);
  }
  return found;
}

}  // namespace estafette::test
