#include "base/markup/markup.hpp"

#include "base/hidden.hpp"
#include "base/sha256.hpp"

#include <fmt/format.h>

#include <algorithm>
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

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  std::string plain = without_hidden(text);
  const auto marked = [](char c) { return c == '&' || c == '<' || c == '>' || c == '"' || c == '\''; };
  if (std::none_of(plain.begin(), plain.end(), marked)) return plain;
  safe.reserve(plain.size() + plain.size() / 4);
  for (const char c : plain) {
    const std::string_view spelt = markup_for(c);
    spelt.empty() ? safe.push_back(c) : static_cast<void>(safe += spelt);
  }
  return safe;
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
