#include "converter/readers/text/rows/told_strengths.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

/// The command that a total names, as typed: "Kern Division" of "Kern Division - 4,000 infantry, 900 cavalry". Empty if
/// it names none, or one of a whole army, or says that it is a total.
std::string command_named(const TextNode& row, const PhraseBook& words) {
  const Item& item = row.item;
  if (item.is != Item::Is::total || !item.level || height(*item.level) >= height(Level::army) ||
      !(item.parts.facts.infantry || item.parts.facts.cavalry))
    return "";
  const Tokens tokens = tokens_of(row.line.text);
  std::size_t end = 0;
  while (end < tokens.size() && !tokens[end].mark(":") && !tokens[end].mark("-") && !tokens[end].mark("(") &&
         !tokens[end].mark(","))
    ++end;
  const Head head = head_of({tokens, end, words});
  if (end < 2 || end == tokens.size() || head.is != Head::Is::formation || words.any(Sense::total, tokens, 0, end) ||
      words.any(Sense::heading, tokens, 0, end))
    return "";
  const bool figures = std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end),
                                   [](const Token& token) { return token.is == Token::Is::number; });
  return figures ? "" : tidy(row.line.text.substr(0, tokens[end - 1].end));
}

/// True if another command's name has a word or number of this one, beside the word for what it is; so may a number in
/// letters.
bool shares_name(const Tokens& name, const TextNode& other, const PhraseBook& words) {
  const Tokens rest = tokens_of(other.item.parts.name + ' ' + other.item.parts.commander);
  const auto tells = [&](const Tokens& tokens, std::size_t at) {
    return tokens[at].is != Token::Is::mark && !words.has(Sense::command, tokens, at) &&
           !words.has(Sense::link, tokens, at) && !words.has(Sense::rank, tokens, at);
  };
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (!tells(name, at)) continue;
    if (words.has(Sense::ordinal, name, at)) return true;
    for (std::size_t there = 0; there < rest.size(); ++there)
      if (tells(rest, there) && (rest[there].text == name[at].text || words.has(Sense::ordinal, rest, there)))
        return true;
  }
  return false;
}

/// The men of a row that is one unit; nothing for any other row.
std::optional<int> men_of_unit(const TextNode& row) {
  const Facts& facts = row.item.parts.facts;
  if (row.item.is != Item::Is::unit || !row.item.units.empty()) return std::nullopt;
  return facts.men ? facts.men : facts.bare;
}

/// "Spanish Contingent (Roe)": a word for forces, and none for a sort of troops.
bool names_forces(const TextNode& row, const PhraseBook& words) {
  const Tokens name = tokens_of(row.item.parts.name);
  return words.any(Sense::forces, name, 0, name.size()) && !words.any(Sense::kind, name, 0, name.size()) &&
         !words.any(Sense::unit, name, 0, name.size()) && !row.item.parts.facts.subunits();
}

/// The troops that follow, up to the next line that is none, have as many men together, and there are several.
bool is_sum_of_following(const std::vector<TextNode>& rows, std::size_t at, int men) {
  std::size_t next = at + 1;
  int sum = 0;
  for (; next < rows.size() && rows[next].item.is == Item::Is::unit; ++next) {
    const std::optional<int> own = men_of_unit(rows[next]);
    if (!own || *own > men - sum) return false;
    sum += *own;
  }
  return sum == men && next > at + 2;
}

void find_contingents(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 2 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const std::optional<int> men = men_of_unit(row);
    if (!men || !names_forces(row, words) || !is_sum_of_following(rows, at, *men)) continue;
    row.item.is = Item::Is::formation;
    row.item.parts.guessed.emplace_back("a command from the men of the troops below it");
    if (row.item.parts.commander.empty()) take_from_brackets(row.item.parts, words);
  }
}

}  // namespace

void find_commands_with_strength(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (TextNode& row : rows) {
    const std::string named = command_named(row, words);
    if (named.empty()) continue;
    const Tokens name = tokens_of(named);
    const bool known = std::any_of(rows.begin(), rows.end(), [&](const TextNode& other) {
      return &other != &row && other.item.level == row.item.level &&
             (other.formation() ? shares_name(name, other, words)
                                : other.item.is == Item::Is::total && command_named(other, words) == named);
    });
    if (known) continue;
    row.item.is = Item::Is::formation;
    row.item.parts.name = named;
    row.item.parts.note.clear();
  }
  find_contingents(rows, words);
}

}  // namespace estafette::readers
