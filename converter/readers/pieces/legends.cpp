#include "converter/readers/pieces/legends.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::string_view kMeans = " = ";
constexpr std::size_t kFewest = 3;             ///< explanations that make a list
constexpr std::size_t kLongestShort = 14;      ///< bytes of "12-pdr How"
constexpr std::size_t kBytesOfTitle = 32;      ///< bytes of "Abbreviations used"
constexpr std::size_t kMostTitlesAbove = 4;    ///< "Abbreviations used", "Military rank", "Artillery", "Other"
constexpr std::size_t kMostTitlesBetween = 2;  ///< explanations

/// True if the letters of an abbreviation stand in its meaning, in their order: "pdr" in "pounder".
bool shortens(std::string_view abbreviation, std::string_view meaning) {
  std::size_t at = 0;
  for (const char c : abbreviation) {
    if (!is_letter(c) && !is_digit(c)) continue;
    while (at < meaning.size() && ascii_small(meaning[at]) != ascii_small(c)) ++at;
    if (at++ >= meaning.size()) return false;
  }
  return true;
}

/// "3\" R = 3-inch Ordnance rifle", "MG = Major General"; not "Anson and Ross = 3,539" and not "D = 1st Division",
/// which name and number troops.
bool explains(std::string_view text) {
  const std::size_t sign = text.find(kMeans);
  if (sign == std::string_view::npos || sign == 0 || sign > kLongestShort) return false;
  const std::string_view abbreviation = text.substr(0, sign), meaning = trim(text.substr(sign + kMeans.size()));
  if (meaning.size() < abbreviation.size() || meaning.find(kMeans) != std::string_view::npos) return false;
  const Tokens own = tokens_of(abbreviation), others = tokens_of(meaning);
  const auto numbered = [](const Token& token) { return token.figure(); };
  for (std::size_t at = 0; at < others.size(); ++at) {
    const bool model = at > 0 && others[at - 1].text == "m" && others[at].joined;  // "M1857 Napoleon"
    const bool known = std::any_of(
        own.begin(), own.end(), [&](const Token& token) { return numbered(token) && token.value == others[at].value; });
    if (numbered(others[at]) && !model && !known) return false;
  }
  return shortens(abbreviation, meaning);
}

/// "Military rank": a few words, and nothing counted.
bool may_be_title(const TextLine& line) {
  return line.text.size() <= kBytesOfTitle && std::none_of(line.text.begin(), line.text.end(), is_digit) &&
         line.text.find_first_of(",;=") == std::string::npos;
}

bool says_abbreviations(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  const std::optional<PhraseFound> said = tokens.empty() ? std::nullopt : words.find(Sense::note, tokens, 0);
  return said && said->length + (tokens.back().mark(":") ? 1 : 0) == tokens.size();
}

/// The first of the titles above a list that is headed "Abbreviations used"; the list's own beginning if it is not.
std::size_t with_titles_above(const std::vector<TextLine>& lines, std::size_t first, const PhraseBook& words) {
  for (std::size_t at = first; at > 0 && first - at < kMostTitlesAbove && may_be_title(lines[at - 1]); --at)
    if (says_abbreviations(lines[at - 1], words)) return at - 1;
  return first;
}

}  // namespace

void mark_legends(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t first = 0; first < lines.size(); ++first) {
    if (!explains(lines[first].text)) continue;
    std::size_t end = first + 1, explanations = 1;
    for (std::size_t at = end; at < lines.size() && at - end <= kMostTitlesBetween; ++at) {
      if (explains(lines[at].text)) {
        ++explanations;
        end = at + 1;
      } else if (!may_be_title(lines[at])) {
        break;
      }
    }
    if (explanations >= kFewest)
      for (std::size_t at = with_titles_above(lines, first, words); at < end; ++at) lines[at].back_matter = true;
    first = end - 1;
  }
}

void mark_starred_footnotes(std::vector<TextLine>& lines) {
  constexpr std::size_t kShortestStarred = 20;  // bytes of a sentence
  const auto starred = [](const TextLine& line) {
    const std::size_t mark = line.text.find_first_not_of('*');  // or it was taken for a bullet
    return line.text.size() >= kShortestStarred && mark < line.text.size() && line.text.substr(mark).starts_with(") ");
  };
  // "CAVALRY.(++)" above, and below all "++Roe's brigade absent."
  const auto plus_mark = [](std::string_view text) {
    return text.substr(0, std::min(text.find_first_not_of('+'), text.size()));
  };
  for (TextLine& line : lines) {
    const std::string_view mark = plus_mark(line.text);
    if (mark.empty() || line.text.size() <= mark.size() || line.text[mark.size()] == ' ') continue;
    const std::string told = "(" + std::string(mark) + ")";
    line.footnote = line.footnote || std::any_of(lines.begin(), lines.end(),
                                                 [&](const TextLine& other) { return other.text.ends_with(told); });
  }
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (lines[at].text.starts_with("\u2191 ")) lines[at].footnote = true;  // as wikis point back to its mark
    if (!starred(lines[at])) continue;
    lines[at].footnote = true;
    while (!lines[at].text.ends_with('.') && at + 1 < lines.size() && !lines[at + 1].after_blank &&
           !starred(lines[at + 1]))
      lines[++at].footnote = true;
  }
}

}  // namespace estafette::readers
