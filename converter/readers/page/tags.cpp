#include "converter/readers/page/tags.hpp"

#include "base/letters.hpp"
#include "base/markup/entities.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>

namespace estafette::readers {
namespace {

bool ends_name(char c) {
  return !is_letter(c) && !is_digit(c);
}

/// The end of a tag, behind its ">"; a ">" in quotation marks does not end it.
std::size_t end_of_tag(std::string_view html) {
  char quote = 0;
  for (std::size_t at = 1; at < html.size(); ++at) {
    const char c = html[at];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if ((c == '"' || c == '\'') && html[at - 1] == '=') {
      quote = c;
    } else if (c == '>') {
      return at + 1;
    }
  }
  return html.size();
}

/// Where "</script" begins, whatever its capitals.
std::size_t find_end(std::string_view html, const std::string& tag) {
  for (std::size_t at = html.find("</"); at != std::string_view::npos; at = html.find("</", at + 2)) {
    if (fold(html.substr(at + 2, tag.size())) == tag) return at;
  }
  return html.size();
}

constexpr std::array<std::string_view, 8> kNotShown = {"script", "style",  "noscript", "template",
                                                       "svg",    "select", "textarea", "iframe"};

}  // namespace

void for_each_piece(std::string_view html, const std::function<void(const HtmlPiece&)>& use) {
  while (!html.empty()) {
    std::size_t at = html.find('<');
    while (at != std::string_view::npos && at + 1 < html.size() && !is_letter(html[at + 1]) && html[at + 1] != '/' &&
           html[at + 1] != '!' && html[at + 1] != '?') {
      at = html.find('<', at + 1);
    }
    at = std::min(at, html.size());
    if (at > 0) use({"", {}, html.substr(0, at)});
    html.remove_prefix(at);
    if (html.empty()) return;
    if (html.starts_with("<!--")) {
      const std::size_t end = html.find("-->");
      html.remove_prefix(end == std::string_view::npos ? html.size() : end + 3);
      continue;
    }
    const std::size_t end = end_of_tag(html);
    const std::string_view inside =
        html.substr(1, end - std::min<std::size_t>(end, 1) - (html[end - 1] == '>' ? 1 : 0));
    html.remove_prefix(end);
    if (inside.starts_with('!') || inside.starts_with('?')) continue;
    const std::size_t from = inside.starts_with('/') ? 1 : 0;
    std::size_t name = from;
    while (name < inside.size() && !ends_name(inside[name])) ++name;
    const std::string tag = fold(inside.substr(0, name));
    if (std::find(kNotShown.begin(), kNotShown.end(), tag) != kNotShown.end() && !inside.ends_with('/')) {
      html.remove_prefix(find_end(html, tag));
      continue;
    }
    use({tag, inside.substr(name), {}});
  }
}

std::string_view attribute(std::string_view attributes, std::string_view name) {
  for (std::size_t at = attributes.find(name); at != std::string_view::npos; at = attributes.find(name, at + 1)) {
    std::string_view rest = trim(attributes.substr(at + name.size()));
    if ((at > 0 && is_letter(attributes[at - 1])) || !rest.starts_with('=')) continue;
    rest = trim(rest.substr(1));
    if (rest.starts_with('"') || rest.starts_with('\'')) {
      const char quote = rest.front();
      return rest.substr(1, std::min(rest.find(quote, 1), rest.size()) - 1);
    }
    return rest.substr(0, rest.find_first_of(" \t\r\n/>"));
  }
  return {};
}

std::string text_shown(std::string_view html) {
  std::string text;
  for (const char c : with_letters(html)) {
    const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
    if (!blank) {
      text += c;
    } else if (!text.ends_with(' ')) {
      text += ' ';
    }
  }
  return text;
}

}  // namespace estafette::readers
