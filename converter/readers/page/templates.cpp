#include "converter/readers/page/templates.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kDeepestTemplate = 16;      ///< templates within templates
constexpr std::size_t kLongestTemplate = 20'000;  ///< bytes of one template

template <std::size_t kCount>
bool is_template_among(std::string_view name, const std::array<std::string_view, kCount>& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr auto kShowFirst = std::to_array<std::string_view>({"nowrap",      "nobr",
                                                             "nobreak",     "s",
                                                             "esd",         "small",
                                                             "smaller",     "big",
                                                             "larger",      "center",
                                                             "centre",      "centré",
                                                             "centrer",     "abbr",
                                                             "tooltip",     "info",
                                                             "abréviation", "sic",
                                                             "nts",         "val",
                                                             "formatnum",   "число",
                                                             "ill",         "illm",
                                                             "lien",        "interlanguage link",
                                                             "нп",          "нп2",
                                                             "нп3",         "нп4",
                                                             "нп5",         "nobold",
                                                             "bold",        "strong",
                                                             "em",          "sc",
                                                             "smc",         "smallcaps",
                                                             "flagcountry", "pays",
                                                             "flag"});
constexpr auto kShowSecond = std::to_array<std::string_view>({"нп", "нп2", "нп3", "нп4", "нп5", "iw", "не переведено"});
constexpr auto kShowAll =
    std::to_array<std::string_view>({"unité", "unite", "nombre", "unidad", "núm", "num", "liczba", "nb", "sortname"});
constexpr auto kShowLast = std::to_array<std::string_view>(
    {"lang", "langue", "lang-x", "sort", "color", "couleur", "font color", "textcolor"});
constexpr auto kListOfText = std::to_array<std::string_view>({"plainlist", "plain list", "flatlist", "startplainlist"});
constexpr auto kListOfParts = std::to_array<std::string_view>(
    {"ubl", "unbulleted list", "unbulleted", "bulleted list", "hlist", "liste simple", "liste à puces"});
constexpr auto kListEnds = std::to_array<std::string_view>(
    {"endplainlist", "plainlist/end", "endflatlist", "flatlist/end", "div col", "div col end"});
/// How the names of those begin whose figures are no troops: references, dates, places, pictures, boxes.
constexpr auto kTellNoTroops = std::to_array<std::string_view>(
    {"ref",   "sfn",   "efn",     "harv",     "cit",     "coord",  "flag",    "drapeau", "fahne",   "флаг",   "main",
     "see",   "voir",  "article", "note",     "notetag", "fn",     "rp",      "anchor",  "ancre",   "isbn",   "web",
     "dead",  "image", "file",    "clear",    "portal",  "as of",  "age",     "birth",   "death",   "dts",    "date",
     "loc",   "info",  "navbox",  "campaign", "quote",   "cquote", "convert", "url",     "link",    "col",    "книг",
     "стать", "снос",  "прим",    "гео",      "lire",    "isil",   "commons", "legend",  "legende", "légende"});

/// Names without arguments, and what stands for them.
constexpr std::array<std::pair<std::string_view, std::string_view>, 20> kTemplateSigns = {
    {{"nbsp", " "},  {"space", " "},  {"spaces", " "},  {"0", ""},        {"00", ""},
     {"·", ", "},    {"•", ", "},     {"dot", ", "},    {"ndash", " – "}, {"endash", " – "},
     {"snd", " – "}, {"spnd", " – "}, {"mdash", " — "}, {"kia", "(k)"},   {"kia2", "(k)"},
     {"†", "(k)"},   {"dow", "(mw)"}, {"wia", "(w)"},   {"pow", "(c)"},   {"mia", "(m)"}}};

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
bool is_ordinal_template(std::string_view name) {
  constexpr auto kEnds =
      std::to_array<std::string_view>({"er", "re", "ère", "e", "ème", "eme", "d", "de", "nd", "nde", "es"});
  std::size_t end = name.find_first_not_of("0123456789");
  if (end == 0) end = name.find_first_not_of("IVX");
  return end != std::string_view::npos && end > 0 && is_template_among(name.substr(end), kEnds);
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
                                         const std::vector<std::string_view>& told) {
  const auto begins = [&](std::string_view begin) { return name.starts_with(begin); };
  const bool figure = std::any_of(told.begin(), told.end(), has_digit);
  if (!figure || inside.find('\n') != std::string_view::npos || name.size() < 2 ||
      std::any_of(kTellNoTroops.begin(), kTellNoTroops.end(), begins))
    return std::nullopt;
  return joined_parts(told, " ");
}

/// What a template shows; nothing if we do not know it. `inside`: what stands between its braces.
std::optional<std::string> shown_by_template(std::string_view inside) {
  std::vector<std::string_view> parts = parts_of_template(inside);
  const std::string_view written = trim(parts.front());
  std::string name = ascii_small(written);
  const std::size_t colon = name.find(':');
  std::vector<std::string_view> told;
  if (colon != std::string::npos && name.starts_with("formatnum")) {
    told.push_back(inside.substr(inside.find(':') + 1));
    name.erase(colon);
  }
  if (is_template_among(name, kListOfText) && parts.size() > 1)
    return std::string(inside.substr(parts.front().size() + 1));
  for (auto part = parts.begin() + 1; part != parts.end(); ++part)
    if (const std::optional<std::string_view> text = shown_part(*part)) told.push_back(*text);
  if (is_template_among(name, kListOfText) || is_template_among(name, kListEnds)) return line_ends_of(inside);
  if (is_ordinal_template(written)) {
    told.insert(told.begin(), written);
    return joined_parts(told, " ");
  }
  if (is_template_among(name, kListOfParts)) {
    std::string list;
    for (const std::string_view part : told) list += "<br>" + std::string(part);
    return list;
  }
  for (const auto& [sign, text] : kTemplateSigns)
    if (name == sign) return std::string(text) + line_ends_of(inside);
  if (told.empty()) return std::nullopt;
  const bool second = is_template_among(name, kShowSecond) && told.size() > 1 && !trim(told[1]).empty();
  if (second) return std::string(told[1]);
  if (is_template_among(name, kShowFirst) || is_template_among(name, kShowSecond)) return std::string(told.front());
  if (is_template_among(name, kShowLast)) return std::string(told.back());
  if (name.starts_with("lang-")) return std::string(told.front());
  if (is_template_among(name, kShowAll)) return joined_parts(told, " ");
  if (name == "circa" || name == "ca." || name == "c.") return "c. " + joined_parts(told, " ");
  if (name == "frac" || name == "fraction") return joined_parts(told, "/");
  return figures_shown(name, inside, told);
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

std::string with_templates_shown(std::string_view utf8) {
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
      const std::string text = shown_by_template(inside).value_or(kept_template(inside));
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
