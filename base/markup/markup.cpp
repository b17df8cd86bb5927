#include "base/markup/markup.hpp"

#include "base/hidden.hpp"
#include "base/sha256.hpp"

#include <fmt/format.h>

#include <array>
#include <sstream>

namespace estafette {
namespace {

/// pugixml writes control characters as references, "&#27;", a tab with two digits: "&#09;". In a name every "&" is
/// "&amp;", so these are all.
std::string without_references(std::string text) {
  for (std::size_t at = text.find("&#"); at != std::string::npos; at = text.find("&#", at + 1)) {
    const std::size_t end = text.find(';', at);
    if (end == std::string::npos) break;
    const std::string figure = text.substr(at + 2, end - at - 2);
    if (figure != "9" && figure != "09" && figure != "10" && figure != "13") text.replace(at, end + 1 - at, " ");
  }
  return text;
}

/// How a letter that means something to a page is written; empty: as it is.
std::string_view markup_for(char c) {
  switch (c) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return {};
  }
}

/// Where the next such letter is; the text's length if there is none.
std::size_t next_mark(std::string_view text, std::size_t from) {
  static constexpr auto kMarks = [] {
    std::array<bool, 256> marks{};
    for (const char mark : {'&', '<', '>', '"', '\''}) marks.at(static_cast<unsigned char>(mark)) = true;
    return marks;
  }();
  while (from < text.size() && !kMarks[static_cast<unsigned char>(text[from])]) ++from;
  return from;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  add_escaped(safe, text);
  return safe;
}

bool is_plain(std::string_view text) {
  return next_mark(text, 0) == text.size() && !find_hidden(text);
}

void add_escaped(std::string& page, std::string_view text) {
  if (find_hidden(text)) return add_escaped(page, without_hidden(text));
  std::size_t from = 0;
  for (std::size_t mark = next_mark(text, 0); mark < text.size(); mark = next_mark(text, from)) {
    page.append(text.substr(from, mark - from)).append(markup_for(text[mark]));
    from = mark + 1;
  }
  page.append(text.substr(from));
}

std::string markup(const pugi::xml_document& document, const char* indent, unsigned format) {
  std::ostringstream out;
  document.save(out, indent, format, pugi::encoding_utf8);
  return without_hidden(without_references(out.str()));
}

std::string page_policy(std::string_view script) {
  const std::string runs = script.empty() ? "" : fmt::format(" script-src 'sha256-{}';", sha256_base64(script));
  return fmt::format(
      "default-src 'none'; style-src 'unsafe-inline' 'self' file:; font-src 'self' file:; img-src 'self' file: "
      "data:;{} "
      "base-uri 'none'; form-action 'none'",
      runs);
}

}  // namespace estafette
