#include "converter/readers/counted/typed_figures.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kWordBefore = 4;     ///< letters at least: "Btty7" is a battery
constexpr std::size_t kStrengthGlued = 3;  ///< digits at least: "Girard2" has a footnote
constexpr std::size_t kFewestOnes = 3;
constexpr int kThousand = 1000;
constexpr int kLargestRegiment = 3500;  ///< men; "Husaren 8 640" is the 8th with 640
constexpr int kFewestOfARegiment = 300;
constexpr std::size_t kDigitsOfGuns = 2;  ///< at most, of how many there are and what they fire
constexpr std::size_t kWordOfGuns = 24;   ///< bytes
constexpr std::size_t kFewestCommas = 3;  ///< and more than blanks in their places

bool may_be_digit(char c) {
  return c == 'l' || is_digit(c);
}

/// How many places of the text have a digit beside the letter.
std::size_t typed_ones(std::string_view text) {
  std::size_t found = 0;
  for (std::size_t at = text.find('l'); at != std::string_view::npos; at = text.find('l', at + 1)) {
    const bool before = at > 0 && is_digit(text[at - 1]);
    const bool after = at + 1 < text.size() && is_digit(text[at + 1]);
    found += before || after ? 1U : 0U;
  }
  return found;
}

/// How many groups of three digits stand behind such a mark and a digit.
std::size_t thousands_behind(std::string_view text, char mark) {
  std::size_t found = 0;
  const auto digit = [&](std::size_t at) { return at < text.size() && is_digit(text[at]); };
  for (std::size_t at = text.find(mark, 1); at != std::string_view::npos; at = text.find(mark, at + 1))
    found += digit(at - 1) && digit(at + 1) && digit(at + 2) && digit(at + 3) && !digit(at + 4) ? 1U : 0U;
  return found;
}

/// True if a run of digits and letters l ends here as a number does: before a blank, a mark, or "st", "th".
bool ends_number(std::string_view rest) {
  if (rest.empty() || !is_any_letter(rest.front())) return true;
  constexpr std::array<std::string_view, 7> kEndings = {"st", "nd", "rd", "th", "e", "pdr", "lb"};
  return std::any_of(kEndings.begin(), kEndings.end(), [&](std::string_view ending) {
    return rest.starts_with(ending) && (rest.size() == ending.size() || !is_any_letter(rest[ending.size()]) ||
                                        (ending == "pdr" && rest.substr(ending.size()).starts_with('s')));
  });
}

/// Behind a single apostrophe, as "l" of "d'l"; two of them set a word off in a wiki.
bool behind_apostrophe(std::string_view text, std::size_t at) {
  return at > 0 && text[at - 1] == '\'' && (at == 1 || text[at - 2] != '\'');
}

/// "I7th", "llth", "lst", "2lst" of a scanned page: an ordinal whose ones were taken for letters.
void mend_scanned_ordinals(std::string& text) {
  const auto one = [&](std::size_t at) { return text[at] == 'I' || text[at] == 'l'; };
  for (std::size_t at = text.find_first_of("Il"); at != std::string::npos; at = text.find_first_of("Il", at)) {
    std::size_t begin = at, end = at;
    while (begin > 0 && is_digit(text[begin - 1])) --begin;
    while (end < text.size() && (is_digit(text[end]) || one(end))) ++end;
    const std::string_view rest = std::string_view(text).substr(end);
    const std::string_view ending = rest.substr(0, std::min(rest.find_first_of(" ,.;:)/-\r\n"), rest.size()));
    const bool ordinal = ending == "th" || ending == "st" || ending == "nd" || ending == "rd";
    const std::string_view letters = std::string_view(text).substr(begin, end - begin);
    const bool number =
        has_digit(letters) || letters == "ll" || (letters == "l" && ending == "st");  // but "Ist" is a word
    const bool whole = begin == 0 || (!is_any_letter(text[begin - 1]) && !behind_apostrophe(text, begin));
    if (ordinal && number && whole)
      std::replace_if(
          text.begin() + static_cast<std::ptrdiff_t>(begin), text.begin() + static_cast<std::ptrdiff_t>(end),
          [](char c) { return c == 'I' || c == 'l'; }, '1');
    at = std::max(end, at + 1);
  }
}

/// "l/Reina" at the beginning of a line, and "(l)" in a text with "(2)", as "1/Reina" and "(1)".
void mend_scanned_counts(std::string& text) {
  for (std::size_t at = text.find("l/"); at != std::string::npos; at = text.find("l/", at + 1)) {
    const bool begins = at == 0 || text[at - 1] == '\n' || text[at - 1] == '\t' || text[at - 1] == '\'';
    const char next = at + 2 < text.size() ? text[at + 2] : ' ';
    if (begins && (is_capital(next) || is_digit(next))) text[at] = '1';
  }
  if (text.find("(2)") == std::string::npos) return;
  for (std::size_t at = text.find("(l)"); at != std::string::npos; at = text.find("(l)", at + 1)) text[at + 1] = '1';
}

}  // namespace

std::string with_ones(std::string_view utf8) {
  std::string text(utf8);
  mend_scanned_ordinals(text);
  mend_scanned_counts(text);
  if (typed_ones(utf8) < kFewestOnes) return text;
  for (std::size_t at = 0; at < text.size();) {
    if (!may_be_digit(text[at]) || (at > 0 && (is_any_letter(text[at - 1]) || behind_apostrophe(text, at)))) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && may_be_digit(text[end])) ++end;
    const std::string_view rest = std::string_view(text).substr(end);
    const bool digits = std::any_of(text.begin() + static_cast<std::ptrdiff_t>(at),
                                    text.begin() + static_cast<std::ptrdiff_t>(end), is_digit);
    const bool listed = rest.starts_with('/') || (at > 0 && text[at - 1] == '/') || rest.starts_with("st") ||
                        rest.starts_with("th") ||
                        (rest.starts_with(',') && rest.size() > 3 && may_be_digit(rest[1]) && may_be_digit(rest[2]) &&
                         may_be_digit(rest[3]));
    if ((digits || listed) && ends_number(rest))
      std::replace(text.begin() + static_cast<std::ptrdiff_t>(at), text.begin() + static_cast<std::ptrdiff_t>(end), 'l',
                   '1');
    at = end;
  }
  return text;
}

bool groups_by_commas(std::string_view utf8) {
  const std::size_t commas = thousands_behind(utf8, ',');
  return commas >= kFewestCommas && commas > thousands_behind(utf8, ' ');
}

std::string with_figures_parted(std::string_view line) {
  std::string parted;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool between = line[at] == ' ' && at > 0 && thousands_behind(line.substr(at - 1, 6), ' ') > 0;
    if (between) parted += ' ';
    parted += line[at];
  }
  return parted;
}

std::string with_figure_apart(std::string_view line) {
  std::size_t at = line.size();
  while (at > 0 && (is_digit(line[at - 1]) || (line[at - 1] == ',' && at > 1 && is_digit(line[at - 2])))) --at;
  const std::size_t figure = line.size() - at;
  if (at == 0 || figure < kStrengthGlued || !is_digit(line[at])) return std::string(line);
  const bool grouped = line.find(',', at) != std::string_view::npos;
  const std::size_t end = grouped && line[at - 1] == '.' ? at - 1 : at;  // "batts.1,667"
  std::size_t letters = 0;
  while (letters < end && is_any_letter(line[end - 1 - letters])) ++letters;
  if (letters < kWordBefore && line[at - 1] != ')') return std::string(line);
  return std::string(line.substr(0, at)) + ' ' + std::string(line.substr(at));
}

namespace {

/// The blank within "20 900" of "IR 20 900", where the entry at token `name` begins: behind it stands its strength.
std::size_t blank_before_strength(std::string_view line, const Tokens& tokens, std::size_t name,
                                  const PhraseBook& words) {
  std::size_t at = name;
  while (at < tokens.size() && tokens[at].is == Token::Is::word) ++at;
  if (at == name || at == tokens.size() || !tokens[at].thousands) return std::string_view::npos;
  const std::size_t blank = line.find(' ', tokens[at].begin);
  if (blank == std::string_view::npos || blank >= tokens[at].end) return std::string_view::npos;
  const int strength = tokens[at].value % kThousand;
  const auto says = [&](Sense sense) { return words.has(sense, tokens, at - 1); };
  const bool led = words.any(Sense::command, tokens, name, at);  // "Division BOUDET 7 291" is his, and has no number
  const bool named = (tokens[at - 1].capitals && !led) || says(Sense::unit);
  const bool part = tokens[at].value > kLargestRegiment ? named || says(Sense::kind) || says(Sense::arm)
                                                        : named && strength >= kFewestOfARegiment;
  return part && strength >= kThousand / 10 ? blank : std::string_view::npos;
}

}  // namespace

std::string with_number_parted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  std::size_t name = past_battalion_marks(tokens);  // of "I./IR 34 800"
  for (std::size_t at = 0; at <= tokens.size(); ++at) {
    const bool ends = at == tokens.size() || tokens[at].mark(",") || tokens[at].mark(";") || tokens[at].mark(":");
    if (!ends) continue;
    if (const std::size_t blank = blank_before_strength(line, tokens, name, words);
        name < at && blank != std::string_view::npos && blank < tokens[at - 1].end) {
      told.put(blank, blank, "  ");
    }
    name = at + 1;
  }
  return told.text();
}

std::string with_guns_apart(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  const auto digits_before = [&](std::size_t end) {
    std::size_t begin = end;
    while (begin > 0 && is_digit(text[begin - 1])) --begin;
    return begin > 0 && (text[begin - 1] == ',' || text[begin - 1] == '.') ? 0 : end - begin;
  };
  for (std::size_t at = text.find(',', 1); at != std::string::npos; at = text.find(',', at + 1)) {
    std::size_t end = at + 1;
    while (end < text.size() && is_digit(text[end])) ++end;
    const std::size_t before = digits_before(at), behind = end - at - 1;
    if (before == 0 || before > kDigitsOfGuns || behind == 0 || behind > kDigitsOfGuns) continue;
    if (end < text.size() && (text[end] == '-' || text[end] == ' ')) ++end;
    const Tokens rest = tokens_of(std::string_view(text).substr(end, kWordOfGuns));
    const std::optional<PhraseFound> gun = words.find(Sense::gun, rest, 0);
    if (gun && gun->is == "pounder") text.replace(at, 1, " x ");
  }
  return text;
}

}  // namespace estafette::readers
