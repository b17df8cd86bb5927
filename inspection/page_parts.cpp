#include "inspection/page_parts.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace estafette::inspection {
namespace {

struct PagePart {
  std::string_view ending;  ///< of the file's name; empty: any
  std::string_view begins;
  std::string_view is;
};

constexpr std::array kPageParts = {
    PagePart{"", "wOF2", "a font"},
    PagePart{"", "wOFF", "a font"},
    PagePart{".css", "/*", "a style sheet"},
    PagePart{".js", "//", "a script"},
};

}  // namespace

bool inspect_page_part(const Inspected& in, Findings& say) {
  const auto part = std::find_if(kPageParts.begin(), kPageParts.end(), [&](const PagePart& one) {
    return in.file.ends_with(one.ending) && trim(in.bytes).starts_with(one.begins);
  });
  if (part == kPageParts.end()) return false;
  say.line(fmt::format("{} is {} of the program's pages.", in.file, part->is));
  say.takers = "no verb; the pages that estafette writes hold it";
  return true;
}

}  // namespace estafette::inspection
