#include "converter/readers/pieces/halves.hpp"

#include "base/letters.hpp"
#include "converter/readers/pieces/wrapped.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestHalf = 120;  ///< bytes

/// Words for a unit and nothing else before the first figure: "Regiment (2 bns) 1,200 men". A battalion or a company
/// alone is a part of the regiment above it, which is read as such.
bool names_only_a_regiment(const Tokens& line, const PhraseBook& words) {
  std::size_t at = 0;
  while (at < line.size() && line[at].is == Token::Is::word) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, line, at);
    if (!unit || unit->part || unit->is != to_string(UnitLevel::regiment)) break;
    at += unit->length;
  }
  const bool figures = std::any_of(line.begin() + static_cast<std::ptrdiff_t>(at), line.end(),
                                   [](const Token& token) { return token.is == Token::Is::number; });
  return at > 0 && figures &&
         (line[at].mark("(") || line[at].mark(",") || line[at].mark("-") || line[at].mark(":") ||
          line[at].is == Token::Is::number);
}

/// "Companies A, B and F", "Company F detached": letters of companies, and nothing that names their regiment.
bool names_only_companies(const Tokens& line, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, line, 0);
  if (!count || count->is != "companies" || line.size() < 2) return false;
  std::size_t letters = 0;
  for (std::size_t at = count->length; at < line.size(); ++at) {
    const bool letter = line[at].is == Token::Is::word && line[at].text.size() == 1;
    if (!letter && !is_joint(line, at, words))
      return letters == 1 && at + 1 == line.size() && line[at].is == Token::Is::word;  // "detached"
    letters += letter ? 1U : 0U;
  }
  return letters > 0;
}

/// "12th Line Infantry", "Nr. 4 Husaren": a number and a sort of troops, no figures and no word for a unit.
bool lacks_its_unit(const Tokens& line, const PhraseBook& words) {
  std::size_t numbers = 0;
  bool kind = false;
  for (std::size_t at = 0; at < line.size(); ++at) {
    numbers += line[at].figure() ? 1U : 0U;
    if (line[at].is == Token::Is::mark && !line[at].mark(".")) return false;
    if (words.has(Sense::unit, line, at) || words.has(Sense::command, line, at) || words.has(Sense::rank, line, at))
      return false;
    kind = kind || words.has(Sense::kind, line, at) || words.has(Sense::arm, line, at);
  }
  return numbers == 1 && kind;
}

/// "coronel Blas Rey": a name behind a rank and a forename, though it is a title's word.
bool is_surname(const Tokens& line, std::size_t at, const PhraseBook& words) {
  std::size_t name = at;
  while (name > 0 && line[name - 1].is == Token::Is::word && !words.has(Sense::rank, line, name - 1)) --name;
  return name > 0 && name < at && words.has(Sense::rank, line, name - 1);
}

/// "Regimiento Pr\u00EDncipe", "Regiment King": called after him, and no man's title.
bool is_called_after(const Tokens& line, std::size_t at, const PhraseBook& words) {
  return words.has(Sense::honour, line, at) && words.has(Sense::unit, line, at - 1);
}

/// "Tercera divisi\u00F3n, Sanz": a word of command soon stands in it, and nothing that a rank is before.
bool begins_command(const Tokens& line, const PhraseBook& words) {
  constexpr std::size_t kWithin = 3;  // tokens
  for (std::size_t at = 0; at < std::min(kWithin, line.size()) && line[at].is != Token::Is::mark; ++at)
    if (words.has(Sense::command, line, at) && !words.has(Sense::rank, line, at)) return true;
  return false;
}

/// "Regiment (2 bns), Count", "1st Brigade: Lieutenant General": more than the rank, and no name behind it.
bool ends_with_rank(const Tokens& line, const PhraseBook& words) {
  for (std::size_t at = 1; at < line.size(); ++at)
    for (const Sense sense : {Sense::rank, Sense::title})
      if (const std::optional<PhraseFound> rank = words.find(sense, line, at); rank && at + rank->length == line.size())
        return !words.has(Sense::link, line, at - 1) && !words.has(Sense::rank, line, 0) &&
               !is_surname(line, at, words) && !is_called_after(line, at, words);
  return false;
}

bool goes_on_with_a_name(std::string_view text, const PhraseBook& words) {
  return begins_capital(text) && begins_nothing(text, words);
}

/// "Army of the Frontier Major", and "General Kern" below it: one rank.
bool share_a_rank(std::string_view above, std::string_view line, const PhraseBook& words) {
  const std::string both = std::string(above.substr(above.rfind(' ') + 1)) + ' ' + std::string(line);
  const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens_of(both), 0);
  return rank && rank->length > 1 && above.find(' ') != std::string_view::npos;
}

/// "3e Hus. (Kern), 10e Ch. (Roe),", and "15e Ch. (Dale) (9)" below it: one list of numbered units.
bool lists_on(const Tokens& above, const Tokens& line) {
  const auto commas = std::count_if(above.begin(), above.end(), [](const Token& token) { return token.mark(","); });
  return commas > 1 && above.back().mark(",") && above.front().is == Token::Is::ordinal && !line.empty() &&
         line.front().is == Token::Is::ordinal;
}

/// "Kürassier-Regiment 4", and "Schwadronen 500" below it: what the figure counts.
bool counts_on(const Tokens& above, const Tokens& line, const PhraseBook& words) {
  if (above.size() > 1 && above[above.size() - 2].mark("=")) return false;  // "K-1, W-5 = 6": losses
  const bool next = !above.empty() && !line.empty() && above.front().text == line.front().text;
  if (next || (!above.empty() && above.back().joined)) return false;  // "Battalion Roe M6", "Battalion Dale M6"
  constexpr int kMostCounted = 99;
  const std::optional<PhraseFound> count = line.empty() ? std::nullopt : words.find(Sense::count, line, 0);
  return above.size() > 1 && above.back().is == Token::Is::number && !above.back().thousands &&
         above.back().value <= kMostCounted && count && !count->part &&
         (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
}

bool may_end_with_commas(const std::vector<TextLine>& lines) {
  constexpr std::size_t kOneInSix = 6;
  const auto commas =
      std::count_if(lines.begin(), lines.end(), [](const TextLine& line) { return line.text.ends_with(','); });
  return static_cast<std::size_t>(commas) * kOneInSix > lines.size();
}

}  // namespace

void join_halves(std::vector<TextLine>& lines, const PhraseBook& words) {
  const bool commas = may_end_with_commas(lines);
  for (std::size_t at = 1; at < lines.size(); ++at) {
    TextLine& above = lines[at - 1];
    TextLine& line = lines[at];
    const auto other = [](const TextLine& one) {
      return one.footnote || one.back_matter || one.heading || one.text.empty() || one.text.size() > kLongestHalf;
    };
    if (line.after_blank || line.beside || line.depth < above.depth || other(above) || other(line)) continue;
    const bool list = !commas && above.text.ends_with(',') && is_digit(line.text.front());
    const char last = above.text.back();
    if (!list && ((!is_letter(last) && !is_digit(last) && last != '.') || !is_any_letter(line.text.front()))) continue;
    const Tokens first = tokens_of(above.text), second = tokens_of(line.text);
    if (first.empty() || second.empty()) continue;
    if (names_only_companies(second, words) && !first.empty() && first[0].is == Token::Is::ordinal) {
      const bool all = second.back().text.size() == 1;
      above.text += (all ? ", " : " [") + line.text + (all ? "" : "]");
      above.lines += line.lines;
      line = above;
      above.text.clear();
      continue;
    }
    const bool regiment = names_only_a_regiment(second, words) && lacks_its_unit(first, words);
    const bool name =
        ends_with_rank(first, words) && ((goes_on_with_a_name(line.text, words) && !begins_command(second, words)) ||
                                         share_a_rank(above.text, line.text, words));
    if (!regiment && !name && !(list && lists_on(first, second)) && !counts_on(first, second, words)) continue;
    line.text = above.text + ' ' + line.text;
    line.lines += above.lines;
    line.line = above.line;
    line.depth = above.depth;
    line.after_blank = above.after_blank;
    above.text.clear();
  }
  std::erase_if(lines, [](const TextLine& line) { return line.text.empty(); });
}

}  // namespace estafette::readers
