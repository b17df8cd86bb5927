#include "desk/pages/beside.hpp"

#include "converter/review/page_style.hpp"

#include <fmt/format.h>

namespace estafette::desk {
namespace {

constexpr const char* kColumns = "<div class=\"cols even\">";
constexpr const char* kStyle =
    ".beside .sheet { border: 0; box-shadow: none; background: none; padding: 0; margin: 0; } .beside { margin: .5rem "
    "0 "
    "1rem; } @media (max-width: 60rem) { .beside .sheet + .sheet { margin-top: 1.2rem; } }";

/// Its links lead within it, whatever else is on the page.
void tell_apart(std::string& markup, std::size_t number) {
  for (const char* before : {"id=\"", "href=\"#"})
    for (std::size_t at = markup.find(before); at != std::string::npos; at = markup.find(before, at + 1))
      markup.insert(at + std::string(before).size(), fmt::format("of-{}-", number));
}

}  // namespace

bool add_beside(HtmlPage& page, const fs::path& review, std::size_t number) {
  const std::string text = read_text(review);
  const std::size_t begin = text.find(kColumns);
  const std::size_t end = begin == std::string::npos ? begin : text.find(kColumns, begin + 1);
  if (end == std::string::npos) return false;
  std::string both = text.substr(begin, end - begin);
  tell_apart(both, number);
  if (number == 0) page.own_style(std::string(review::kPageStyle) + kStyle);
  page.begin_fold("As it was written, and as it was read", "");
  page.part("div").parent().append_attribute("open") = "open";
  page.put("<div class=\"beside\">" + both + "</div>");
  page.end_fold();
  return true;
}

}  // namespace estafette::desk
