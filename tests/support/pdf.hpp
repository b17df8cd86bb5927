// A PDF for tests, made here.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::test {

/// Of one page with these lines: "(8th Division: Souham) Tj T* (22nd Line) Tj".
[[nodiscard]] inline std::string pdf(const std::string& lines) {
  const std::string page = "BT /F 12 Tf 14 TL 50 700 Td " + lines + " ET";
  const std::vector<std::string> things = {
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
      fmt::format("<</Length {}>>stream\n{}\nendstream", page.size(), page),
      "<</Type/Font/Subtype/Type1/BaseFont/Courier>>"};
  std::string bytes = "%PDF-1.4\n";
  std::string places = "0000000000 65535 f \n";
  for (std::size_t i = 0; i < things.size(); ++i) {
    places += fmt::format("{:010} 00000 n \n", bytes.size());
    bytes += fmt::format("{} 0 obj{}endobj\n", i + 1, things[i]);
  }
  return bytes +
         fmt::format("xref\n0 6\n{}trailer<</Size 6/Root 1 0 R>>\nstartxref\n{}\n%%EOF\n", places, bytes.size());
}

}  // namespace estafette::test
