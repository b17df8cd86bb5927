#include "converter/readers/text/set_in.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWords = 5;  ///< words: "2.º de Voluntarios de Loja"

/// "1st battalion (500)", "1st and 2nd battalions (900)", "II. Musketierbataillon": numbers and a word for parts of a
/// unit, without a name.
bool is_bare_part(const TextNode& row, const PhraseBook& words) {
  const Tokens name = tokens_of(row.item.parts.name);
  if (row.item.is != Item::Is::unit || name.size() < 2) return false;
  const bool numeral = name[0].is == Token::Is::word && roman(text_between(row.item.parts.name, name[0], name[0]));
  if (name[0].is != Token::Is::ordinal && !numeral) return false;
  std::size_t word = numeral && name[1].mark(".") ? 2 : 1;
  for (; word + 2 < name.size() && name[word + 1].is == Token::Is::ordinal; word += 2) {
    if (!is_joint(name, word, words)) return false;
  }
  if (word + 1 != name.size()) return false;
  const std::optional<PhraseFound> count = words.find(Sense::count, name, word);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, name, word);
  if (count && count->part && kind && kind_from(kind->is) != Kind::line_infantry)
    return false;  // "9. J\u00E4gerbataillon"
  return count && (count->is == "battalions" || count->is == "squadrons");
}

/// "F\u00FCsilierbataillon (400)", "Fusilier Battalion": a sort and a word for a part, and nothing else.
bool is_part_by_sort(const TextNode& row, const PhraseBook& words) {
  const Tokens name = tokens_of(row.item.parts.name);
  if (row.item.is != Item::Is::unit || name.empty()) return false;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, name, 0);
  const std::optional<PhraseFound> count = words.find(Sense::count, name, name.size() - 1);
  const bool apart = kind && kind->length + 1 == name.size();  // in two words
  return kind && count && count->is == "battalions" && arm_of(*kind_from(kind->is)) == Arm::infantry &&
         (apart || name.size() == 1);
}

/// "Converged Battalion (518), comprising": what follows are its parts.
bool announces_parts(const TextNode& node, const PhraseBook& words) {
  const std::string_view text = trim(node.line.text);
  const Tokens tokens = tokens_of(text);
  std::size_t end = tokens.size();
  while (end > 0 && (tokens[end - 1].mark(":") || tokens[end - 1].mark(","))) --end;
  for (std::size_t at = end > 2 ? end - 2 : 0; at < end; ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (link && link->is == "holds" && at + link->length == end) return true;
  }
  return false;
}

/// The tokens of a node's name before its first bracket: "3rd Combined Regiment" of what it is made of.
Tokens before_bracket(const TextNode& node) {
  const Tokens name = tokens_of(node.item.parts.name);
  const auto bracket = std::find_if(name.begin(), name.end(), [](const Token& token) { return token.mark("("); });
  return bracket == name.end() ? name : std::vector<Token>(name.begin(), bracket);
}

/// "36th Provisional Demi-Brigade": put together of other regiments' battalions.
bool is_put_together(const TextNode& node, const PhraseBook& words) {
  const Tokens name = before_bracket(node);
  const std::optional<PhraseFound> quality = phrase_in(Sense::quality, name, words);
  const bool regiment = words.any(Sense::unit, name, 0, name.size()) || words.any(Sense::kind, name, 0, name.size());
  return node.item.is == Item::Is::unit && quality && quality->is == to_string(Quality::conscript) && regiment;
}

/// "2nd Bn. 24th Line", "2/24th Line", "39th Line, 2nd Battalion": a battalion that says whose it is.
bool is_battalion_of_another(const TextNode& row, const PhraseBook& words) {
  const Tokens name = before_bracket(row);
  const auto numbers = std::count_if(name.begin(), name.end(), [](const Token& token) {
    return token.is == Token::Is::ordinal || token.is == Token::Is::number;
  });
  const bool stroke = std::any_of(name.begin(), name.end(), [](const Token& token) { return token.mark("/"); });
  bool battalion = stroke;
  for (std::size_t at = 0; at < name.size() && !battalion; ++at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at);
    battalion = unit && unit->is == to_string(UnitLevel::battalion);
  }
  return row.item.is == Item::Is::unit && numbers >= 2 && battalion;
}

bool numbered(const TextNode& node) {
  const Tokens name = tokens_of(node.item.parts.name);
  return std::any_of(name.begin(), name.end(), [](const Token& token) { return token.is == Token::Is::ordinal; });
}

/// "51st (2nd West Riding)": a number, and a title in brackets.
bool is_titled_number(const Tokens& tokens) {
  constexpr std::size_t kFewest = 4, kMost = 7;  // tokens
  if (tokens.size() < kFewest || tokens.size() > kMost || tokens[0].is != Token::Is::ordinal || !tokens[1].mark("(") ||
      !tokens.back().mark(")"))
    return false;
  return std::all_of(tokens.begin() + 2, tokens.end() - 1,
                     [](const Token& token) { return token.is == Token::Is::word || token.is == Token::Is::ordinal; });
}

/// "29th", "2.º de Loja"
bool is_bare_name(const TextNode& row, const PhraseBook& words) {
  const std::string_view name = trim(row.line.text);
  const Tokens tokens = tokens_of(std::string(name));
  const auto word = [](const Token& token) { return token.is == Token::Is::word; };
  if (is_titled_number(tokens)) return true;
  return !tokens.empty() && tokens.size() <= kMostWords && tokens[0].is == Token::Is::ordinal &&
         std::all_of(tokens.begin() + 1, tokens.end(), word) &&
         (tokens.size() == 1 || (tokens.size() > 2 && words.has(Sense::link, tokens, 1))) && !name.ends_with('.');
}

/// "4th, 23rd, 28th": numbers and nothing else, but for the guns beside them; none for any other line.
std::vector<std::string_view> ordinals_listed(const TextNode& row, const PhraseBook& words) {
  const Facts& facts = row.item.parts.facts;
  const bool armed = row.item.is == Item::Is::unit;
  const std::string_view text = armed ? std::string_view(row.item.parts.name) : trim(row.line.text);
  std::vector<std::string_view> names;
  if (text.empty() || !is_digit(text.front()) || (armed && (!guns_of(facts) || facts.men || facts.subunits())))
    return names;
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    if (token.is == Token::Is::ordinal)
      names.push_back(text.substr(token.begin, token.end - token.begin));
    else if (!token.mark(".") && !is_joint(tokens, at, words))
      return {};
  }
  return names.size() > 1 ? names : std::vector<std::string_view>{};
}

/// "King's German Legion", a body of troops, behind the total of others in an army: whose the troops below it are.
bool is_body_behind_total(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  const Tokens name = tokens_of(rows[at].line.text);
  const auto army = [](const TextNode& row) { return row.formation() && row.item.level == Level::army; };
  return rows[at - 1].item.is == Item::Is::total && rows[at].line.depth == rows[at - 1].line.depth &&
         words.any(Sense::unit, name, 0, name.size()) &&
         std::any_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(at), army);
}

/// "King's German Legion" between a brigade and its battalions tells their nation.
void take_nations_of_commands(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 1; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const Item& above = rows[at - 1].item;
    const bool low = above.level == Level::brigade || above.level == Level::division;
    const bool bare = above.is == Item::Is::formation && low && above.units.empty() && !above.parts.facts.figures();
    if (row.item.is != Item::Is::nation || row.line.depth < rows[at - 1].line.depth ||
        !(bare || is_body_behind_total(rows, at, words)))
      continue;
    std::size_t next = at + 1;
    for (; next < rows.size() && rows[next].item.is == Item::Is::unit; ++next)
      if (rows[next].item.parts.facts.nation.empty()) rows[next].item.parts.facts.nation = row.item.nation;
    if (next == at + 1) continue;
    row.item = {};
    row.item.is = Item::Is::note;
  }
}

/// "3rd Squadron Lancers" above "4th Squadron: Hussars": two of the same sort, of which neither is a part of the other.
bool is_another_such_part(const TextNode& unit, const TextNode& row, const PhraseBook& words) {
  const Tokens one = tokens_of(unit.item.parts.name), other = tokens_of(row.item.parts.name);
  if (one.size() < 2 || other.size() < 2 || one[0].is != Token::Is::ordinal || other[0].is != Token::Is::ordinal)
    return false;
  const std::optional<PhraseFound> sort = words.find(Sense::count, one, 1), same = words.find(Sense::count, other, 1);
  return sort && same && !sort->part && sort->is == same->is;
}

}  // namespace

SetIn set_in(const std::vector<TextNode>& rows) {
  SetIn in;
  std::optional<int> depth, command;
  for (const TextNode& row : rows) {
    if (!troops_or_command(row.item)) continue;
    in.any |= std::exchange(depth, row.line.depth).value_or(row.line.depth) != row.line.depth;
    if (!row.formation()) continue;
    in.commands |= std::exchange(command, row.line.depth).value_or(row.line.depth) != row.line.depth;
  }
  return in;
}

bool is_part_of(const TextNode& unit, const TextNode& row, const PhraseBook& words) {
  if (is_battalion_of_another(row, words) && is_put_together(unit, words))
    return unit.line.depth == row.line.depth && !unit.item.parts.facts.figures();
  if (is_part_by_sort(row, words) && unit.line.depth == row.line.depth + 1 && unit.line.line < row.line.line &&
      is_bare_part(unit, words))
    return true;  // the fusiliers of a regiment, behind its musketeers
  const Tokens name = tokens_of(unit.item.parts.name);
  const std::optional<PhraseFound> last =  // "4. Musketierbataillon" is no part of "9. Grenadierbataillon"
      name.empty() ? std::nullopt : words.find(Sense::count, name, name.size() - 1);
  if (!is_bare_part(row, words) || (last && last->part && !is_bare_part(unit, words))) return false;
  if (is_bare_part(unit, words)) return unit.line.depth == row.line.depth + 1 && unit.line.line < row.line.line;
  return unit.item.is == Item::Is::unit && unit.line.depth == row.line.depth && !unit.item.parts.facts.figures() &&
         unit.item.units.empty() && !is_another_such_part(unit, row, words);
}

bool is_made_up_of(TextNode& unit, const TextNode& row, const PhraseBook& words) {
  const Facts& part = row.item.parts.facts;
  const bool companies = row.item.is == Item::Is::unit && row.item.units.empty() && part.companies && !part.subunits();
  if (!companies || unit.item.is != Item::Is::unit || !announces_parts(unit, words)) return false;
  Facts& whole = unit.item.parts.facts;
  const bool first = unit.note.empty();
  const bool counts = first ? !whole.figures() : whole.companies.has_value();
  if (counts) {
    whole.companies = whole.companies.value_or(0) + *part.companies;
    std::optional<int> men = part.men ? part.men : part.bare;
    if (!men) men = part.few;
    whole.men = men && (first || whole.men) ? std::optional(whole.men.value_or(0) + *men) : std::nullopt;
  }
  append(unit.note, tidy(row.line.text));
  return true;
}

bool is_regiment_of(const TextNode& unit, const TextNode& row) {
  const Facts& all = unit.item.parts.facts;
  return unit.item.is == Item::Is::unit && row.line.depth > unit.line.depth && unit.children.empty() &&
         unit.item.units.empty() && (all.men || all.bare) && !all.subunits() && !numbered(unit) && numbered(row) &&
         !row.item.parts.facts.figures();
}

std::vector<TextNode> made_regiments(const TextNode& above, const TextNode& row, const PhraseBook& words) {
  std::vector<TextNode> made;
  if (row.item.is != Item::Is::unknown && row.item.is != Item::Is::unit) return made;
  std::vector<std::string_view> names = ordinals_listed(row, words);
  if (names.empty() && row.item.is == Item::Is::unknown && is_bare_name(row, words))
    names.push_back(trim(row.line.text));
  if (names.empty()) return made;
  const bool brigade = above.item.level == Level::brigade;
  const bool placed = (above.item.is == Item::Is::unit && numbered(above)) || brigade ||
                      (names.size() > 1 && above.formation() && above.item.level == Level::division);
  if (!placed) return made;
  for (const std::string_view name : names) {
    TextNode& regiment = made.emplace_back(row);
    regiment.item = {};
    regiment.item.is = Item::Is::unit;
    regiment.item.parts.name = name;
    regiment.item.parts.guessed.emplace_back("a regiment from its place");
  }
  if (!made.empty() && row.item.is == Item::Is::unit) {  // "4th, 23rd, 28th, 1 gun"
    TextNode& battery = made.emplace_back(row);
    battery.item.parts.name.clear();
  }
  return made;
}

void find_troops_by_country(std::vector<TextNode>& rows, const PhraseBook& words) {
  bool commanded = false;
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    commanded = commanded || row.formation();
    if (!commanded || row.item.is != Item::Is::nation || !is_bare_part(rows[at + 1], words)) continue;
    const std::string name(trim(row.line.text));
    row.item = {};
    row.item.is = Item::Is::unit;
    row.item.parts.name = name;
    row.item.parts.guessed.emplace_back("a regiment from its place");
  }
  take_nations_of_commands(rows, words);
}

void make_brigade(TextNode& unit) {
  unit.item.is = Item::Is::formation;
  unit.item.level = Level::brigade;
}

}  // namespace estafette::readers
