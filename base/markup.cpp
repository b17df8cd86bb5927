#include "base/markup.hpp"

#include "base/hidden.hpp"
#include "base/sha256.hpp"

#include <fmt/format.h>

#include <sstream>

namespace estafette {
namespace {

/// pugixml writes control characters as references: "&#27;". In a name every "&" is "&amp;", so these are all.
std::string without_references(std::string text) {
  for (std::size_t at = text.find("&#"); at != std::string::npos; at = text.find("&#", at + 1)) {
    const std::size_t end = text.find(';', at);
    if (end == std::string::npos) break;
    const std::string figure = text.substr(at + 2, end - at - 2);
    if (figure != "9" && figure != "10" && figure != "13") text.replace(at, end + 1 - at, " ");
  }
  return text;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  std::string plain = without_hidden(text);
  if (plain.find_first_of("&<>\"'") == std::string::npos) return plain;
  safe.reserve(plain.size() + plain.size() / 4);
  for (const char c : plain) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += c;
    }
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
