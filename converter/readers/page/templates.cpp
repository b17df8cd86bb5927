#include "converter/readers/page/templates.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kDeepestTemplate = 16;      ///< templates within templates
constexpr std::size_t kLongestTemplate = 20'000;  ///< bytes of one template

/// The parts between bars that stand in no link or template.
std::vector<std::string_view> parts_of_template(std::string_view text) {
  std::vector<std::string_view> parts;
  int within = 0;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view pair = text.substr(at, 2);
    if (pair == "[[" || pair == "{{")
      ++within, ++at;
    else if ((pair == "]]" || pair == "}}") && within > 0)
      --within, ++at;
    else if (text[at] == '|' && within == 0) {
      parts.push_back(text.substr(begin, at - begin));
      begin = at + 1;
    }
  }
  parts.push_back(text.substr(begin));
  return parts;
}

/// "class=nowrap", "lang=de": told to the template, and not shown; of "1=Roe" what it shows.
std::optional<std::string_view> shown_part(std::string_view part) {
  const std::size_t sign = part.find('=');
  if (sign == std::string_view::npos || part.find_first_of("<[\"'") < sign) return part;
  const std::string_view name = trim(part.substr(0, sign));
  if (std::all_of(name.begin(), name.end(), is_digit)) return part.substr(sign + 1);
  const bool word = std::all_of(name.begin(), name.end(),
                                [](char c) { return is_any_letter(c) || is_digit(c) || c == '_' || c == '-'; });
  return word ? std::nullopt : std::optional(part);
}

/// "12e", "1er", "IIe", "IVème": a French ordinal, which such wikis write as a template.
bool is_ordinal_template(std::string_view name, const WikiWords& words) {
  std::size_t end = name.find_first_not_of("0123456789");
  if (end == 0) end = name.find_first_not_of("IVX");
  return end != std::string_view::npos && end > 0 && words.ends_ordinal(name.substr(end));
}

std::string line_ends_of(std::string_view text) {
  return std::string(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')), '\n');
}

std::string joined_parts(const std::vector<std::string_view>& parts, std::string_view between) {
  std::string text;
  for (const std::string_view part : parts) {
    if (!text.empty()) text += between;
    text += trim(part);
  }
  return text;
}

/// "4th Line", "1200": the parts of a template that we do not know, on one line, where one has a figure that may be of
/// troops. Nothing otherwise.
std::optional<std::string> figures_shown(std::string_view name, std::string_view inside,
                                         const std::vector<std::string_view>& told, const WikiWords& words) {
  const bool figure = std::any_of(told.begin(), told.end(), has_digit);
  if (!figure || inside.find('\n') != std::string_view::npos || name.size() < 2 || words.tells_no_troops(name))
    return std::nullopt;
  return joined_parts(told, " ");
}

/// What a template shows; nothing if we do not know it. `inside`: what stands between its braces.
std::optional<std::string> shown_by_template(std::string_view inside, const WikiWords& words) {
  std::vector<std::string_view> parts = parts_of_template(inside);
  const std::string_view written = trim(parts.front());
  std::string name = ascii_small(written);
  const std::size_t colon = name.find(':');
  std::vector<std::string_view> told;
  if (colon != std::string::npos && name.starts_with("formatnum")) {
    told.push_back(inside.substr(inside.find(':') + 1));
    name.erase(colon);
  }
  const std::optional<Shows> shows = words.shows(name);
  if (shows == Shows::text && parts.size() > 1) return std::string(inside.substr(parts.front().size() + 1));
  for (auto part = parts.begin() + 1; part != parts.end(); ++part)
    if (const std::optional<std::string_view> text = shown_part(*part)) told.push_back(*text);
  if (shows == Shows::text || shows == Shows::nothing) return line_ends_of(inside);
  if (is_ordinal_template(written, words)) {
    told.insert(told.begin(), written);
    return joined_parts(told, " ");
  }
  if (shows == Shows::list) {
    std::string list;
    for (const std::string_view part : told) list += "<br>" + std::string(part);
    return list;
  }
  if (const std::optional<std::string> sign = words.sign(name)) return *sign + line_ends_of(inside);
  if (told.empty()) return std::nullopt;
  if (shows == Shows::second) return std::string(told.size() > 1 && !trim(told[1]).empty() ? told[1] : told.front());
  if (shows == Shows::first || name.starts_with("lang-")) return std::string(told.front());
  if (shows == Shows::last) return std::string(told.back());
  if (shows == Shows::all) return joined_parts(told, " ");
  if (name == "circa" || name == "ca." || name == "c.") return "c. " + joined_parts(told, " ");
  if (name == "frac" || name == "fraction") return joined_parts(told, "/");
  return figures_shown(name, inside, told, words);
}

/// A template that shows nothing we know, without those in it: its end is the first that comes.
std::string kept_template(std::string inside) {
  for (std::size_t at = inside.find("{{"); at != std::string::npos; at = inside.find("{{", at)) {
    const std::size_t end = inside.find("}}", at);
    if (end == std::string::npos) break;
    inside.replace(at, end + 2 - at, line_ends_of(std::string_view(inside).substr(at, end - at)));
  }
  return "{{" + inside + "}}";
}

}  // namespace

std::string with_templates_shown(std::string_view utf8, const WikiWords& words) {
  if (utf8.find("{{") == std::string_view::npos) return std::string(utf8);
  std::string page;
  std::vector<std::size_t> begun;  // where templates begin that have not ended
  for (std::size_t at = 0; at < utf8.size();) {
    const std::string_view pair = utf8.substr(at, 2);
    if (pair == "{{") {
      if (begun.size() == kDeepestTemplate) begun.clear();
      begun.push_back(page.size());
    }
    if (pair == "}}" && !begun.empty()) {
      const std::size_t begin = begun.back();
      begun.pop_back();
      at += 2;
      if (page.size() - begin > kLongestTemplate) {
        page += pair;
        continue;
      }
      const std::string inside = page.substr(begin + 2);
      page.resize(begin);
      const std::string text = shown_by_template(inside, words).value_or(kept_template(inside));
      const std::size_t lost =
          line_ends_of(inside).size() - std::min(line_ends_of(text).size(), line_ends_of(inside).size());
      page.append(text).append(lost, '\n');
      continue;
    }
    const std::size_t length = pair == "{{" ? 2 : 1;
    page += utf8.substr(at, length);
    at += length;
  }
  return page;
}

}  // namespace estafette::readers
