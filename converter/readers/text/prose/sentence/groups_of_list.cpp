#include "converter/readers/text/prose/sentence/groups_of_list.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/list/joined_units.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/retold/prose_told.hpp"
#include "converter/readers/retold/retell.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfUnit = 90;  ///< bytes of a unit's name: a longer one is a sentence

/// One of a list: the tokens from its first up to, but not including, `to`.
struct Piece {
  std::size_t from = 0, to = 0;
  bool said = false;     ///< it says what sort of troops it is
  bool several = false;  ///< it begins with a word for several, and names the first: "regiments of Alba"
  bool named = false;    ///< it is a name and nothing else
};

bool says_sort(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  for (std::size_t at = from; at < to; ++at) {
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::arm, Sense::state, Sense::command})
      if (words.has(sense, tokens, at)) return true;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (count && count->is != "commands") return true;
    if (at > from && at + 1 < to && tokens[at].mark("/") && tokens[at + 1].is == Token::Is::ordinal) return true;
  }
  return false;
}

/// "the regiments of": a word for several units behind articles and the like, and no number.
bool begins_with_several(std::string_view list, const Tokens& tokens, std::size_t from, std::size_t to,
                         const PhraseBook& words) {
  std::size_t at = from;
  while (at < to && words.has(Sense::link, tokens, at)) ++at;
  if (at >= to || tokens[at].is != Token::Is::word) return false;
  const std::string_view word = text_between(list, tokens[at], tokens[at]);
  return names_units(word, words) && singular(word, words) != word;
}

Piece piece_of(std::string_view list, const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  Piece piece{from, to, says_sort(tokens, from, to, words), begins_with_several(list, tokens, from, to, words), false};
  piece.named = !piece.said;
  for (std::size_t at = from; at < to; ++at)
    piece.named = piece.named && tokens[at].is == Token::Is::word && !words.has(Sense::number, tokens, at);
  return piece;
}

/// "two batteries", "the 9th Light": a number, also behind an article.
bool tells_number(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  while (at < tokens.size() && words.has(Sense::link, tokens, at) && !words.has(Sense::number, tokens, at)) ++at;
  return at < tokens.size() && is_number_word(tokens, at, words);
}

std::vector<Piece> pieces_in(std::string_view list, const Tokens& tokens, const PhraseBook& words) {
  std::vector<Piece> pieces;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t at = 0; at <= tokens.size(); ++at) {
    if (at < tokens.size()) depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const bool with = link && link->is == "with" && tells_number(tokens, at + link->length, words) &&
                      says_sort(tokens, from, at, words);  // "the 9th Light, with two batteries"
    const bool ends =
        at == tokens.size() || (depth == 0 && (with || tokens[at].mark(";") || is_joint(tokens, at, words)));
    if (!ends) continue;
    if (at > from) pieces.push_back(piece_of(list, tokens, from, at, words));
    at += link && (with || link->is == "and") ? link->length - 1 : 0;
    from = at + 1;
  }
  return pieces;
}

/// "Husarenregiment Roe. Alle Wagen": another sentence begins behind a name.
bool runs_on(std::string_view name, const PhraseBook& words) {
  constexpr std::size_t kShortestName = 3;  // bytes
  for (std::size_t stop = name.find(". "); stop != std::string_view::npos; stop = name.find(". ", stop + 1)) {
    const std::string_view last = name.substr(0, stop).substr(name.substr(0, stop).rfind(' ') + 1);
    const Tokens tokens = tokens_of(last);
    if (last.size() >= kShortestName && begins_capital(last) && is_small(last.back()) && tokens.size() == 1 &&
        words.senses_of(tokens[0]) == 0 && stop + 2 < name.size() && capital_at(name, stop + 2))
      return true;
  }
  return false;
}

bool is_plain(const Parts& unit, const PhraseBook& words) {
  const Tokens name = tokens_of(unit.name);
  if (runs_on(unit.name, words) || joins_another_unit(name, words)) return false;
  return unit.name.size() <= kLongestOfUnit && !words.any(Sense::verb, name, 0, name.size()) &&
         !numbers_troops(unit.note, words);
}

/// "Kern's light artillery", "Major Roe's cavalry": troops of an arm that somebody led, and no heading above others.
bool is_somebodys(const Item& item, const PhraseBook& words) {
  if (item.is != Item::Is::group || !item.units.empty()) return false;
  const Tokens name = tokens_of(item.parts.name);
  for (std::size_t at = 1; at + 1 < name.size(); ++at)
    if (name[at].joined && name[at].text == "s") return words.any(Sense::kind, name, at + 1, name.size());
  return false;
}

/// How many units a line of a list with those words would be; 0 if anything else is told in it.
std::size_t units_in(const std::string& line, const PhraseBook& words) {
  const Item item = item_of(retold(line, words), words);
  if (!item.unread.empty()) return 0;
  const bool all =
      std::all_of(item.units.begin(), item.units.end(), [&](const Parts& unit) { return is_plain(unit, words); });
  if (item.is == Item::Is::formation) return all ? item.units.size() : 0;
  if (is_somebodys(item, words)) return 1;
  const bool unit = item.is == Item::Is::unit && all && is_plain(item.parts, words);
  return unit ? std::max<std::size_t>(1, item.units.size()) : 0;
}

/// "eight guns", "6 орудий" as "Artillery (8 guns)": guns alone are those of artillery.
std::string with_artillery_named(std::string line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);
  if (!count || count->is != "guns") return line;
  const std::optional<PhraseFound> spelt = words.find(Sense::number, tokens, 0);
  if (!spelt && tokens[0].is != Token::Is::number) return line;
  const std::string_view figure = spelt ? std::string_view(spelt->is) : text_between(line, tokens[0], tokens[0]);
  std::string named = fmt::format("Artillery ({} {})", figure, std::string_view(line).substr(tokens[1].begin));
  return units_in(named, words) == 1 ? named : line;
}

/// "quattro pezzi da 8 della 7ª batteria" as "7ª batteria (4 pezzi da 8)": the guns of a battery are its strength.
std::string with_guns_of_battery(std::string line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);
  if (!count || count->is != "guns") return line;
  const std::optional<PhraseFound> spelt = words.find(Sense::number, tokens, 0);
  if (!spelt && tokens[0].is != Token::Is::number) return line;
  std::size_t unit = tokens.size();
  while (unit-- > 2) {
    const std::optional<PhraseFound> found = words.find(Sense::unit, tokens, unit);
    if (found && (found->is == "battery" || found->is == "company")) break;
  }
  std::size_t from = unit;  // behind "of the"
  while (from > 2 && from < tokens.size() && !words.has(Sense::link, tokens, from - 1)) --from;
  std::size_t of = from;
  while (of > 2 && of < tokens.size() && words.has(Sense::link, tokens, of - 1)) --of;
  const bool nameless = from == unit && unit + 1 >= tokens.size();  // "four guns of the battery"
  if (unit < 3 || unit >= tokens.size() || of == from || of < 2 || nameless) return line;
  const std::string_view figure = spelt ? std::string_view(spelt->is) : text_between(line, tokens[0], tokens[0]);
  std::string named = fmt::format("{} ({} {})", std::string_view(line).substr(tokens[from].begin), figure,
                                  text_between(line, tokens[1], tokens[of - 1]));
  return units_in(named, words) == 1 ? named : line;
}

/// "three battalions remaining of the 11th" as "three battalions of the 11th [Note: remaining]".
std::string with_rest_noted(std::string_view typed, const PhraseBook& words) {
  const Tokens tokens = tokens_of(typed);
  for (std::size_t at = 1; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> rest = words.find(Sense::link, tokens, at); rest && rest->is == "rest")
      return fmt::format("{}{} [Note: {}]", typed.substr(0, tokens[at].begin),
                         trim(typed.substr(tokens[at + rest->length - 1].end)),
                         text_between(typed, tokens[at], tokens[at + rest->length - 1]));
  return std::string(typed);
}

/// "i lancieri di Alba" without the Italian article for several, which is a number elsewhere.
std::string_view without_plural_i(std::string_view typed) {
  return typed.starts_with("i ") && typed.size() > 2 && is_any_letter(typed[2]) ? typed.substr(2) : typed;
}

/// "Il i 7º reggimento": a letter between an article and a number may be the first figure of that, misread.
bool may_be_misread(std::string_view typed, const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  if (from + 2 >= tokens.size() || tokens[from + 2].is == Token::Is::word || !words.has(Sense::link, tokens, from))
    return false;
  const Token& letter = tokens[from + 1];
  return (letter.text == "i" || letter.text == "l") && letter.end < typed.size() && typed[letter.end] == ' ';
}

/// "3d line" alone on a line may be a line of battle: a unit of two words goes with those beside it, if they are read.
bool joins(const std::string& line, LinesTold& lines, const PhraseBook& words) {
  constexpr std::size_t kShort = 2;  // tokens
  const auto may_be_of_battle = [&](const std::string& one) {
    const Tokens tokens = tokens_of(one);
    return tokens.size() <= kShort && tokens.back().text.starts_with('l');  // "line", "Linie", "ligne"
  };
  if (lines.empty() || (!may_be_of_battle(line) && !may_be_of_battle(lines.back()))) return false;
  std::string both = fmt::format("{}, {}", lines.back(), line);
  if (units_in(both, words) != units_in(lines.back(), words) + units_in(line, words)) return false;
  lines.back() = std::move(both);
  return true;
}

}  // namespace

GroupsOfList groups_of_list(std::string_view list, const PhraseBook& words) {
  GroupsOfList groups;
  const Tokens tokens = tokens_of(list);
  std::vector<Piece> pieces = pieces_in(list, tokens, words);
  for (std::size_t at = 1; at < pieces.size();)  // "regiments of Alba, Toro and Reina"
    if (pieces[at - 1].several && pieces[at].named) {
      pieces[at - 1].to = pieces[at].to;
      pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(at));
    } else {
      ++at;
    }
  const auto number = [&](std::size_t at) { return tokens[at].is == Token::Is::ordinal; };
  for (std::size_t at = 1; at < pieces.size();)  // "reggimenti di linea 3°, 7° e 12°"
    if (pieces[at - 1].several && number(pieces[at - 1].to - 1) && number(pieces[at].from) &&
        pieces[at].to == pieces[at].from + 1) {
      pieces[at - 1].to = pieces[at].to;
      pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(at));
    } else {
      ++at;
    }
  for (std::size_t at = 1; at < pieces.size();)  // "the 4th infantry, Maj. Halm, and the 6th"
    if (pieces[at - 1].said && !pieces[at].said && words.has(Sense::rank, tokens, pieces[at].from)) {
      pieces[at - 1].to = pieces[at].to;
      pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(at));
    } else {
      ++at;
    }
  for (std::size_t at = 0; at + 1 < pieces.size();)  // numbers before "line"
    if (!pieces[at].said) {
      pieces[at].to = pieces[at + 1].to;
      pieces[at].said = pieces[at + 1].said;
      pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    } else {
      ++at;
    }
  if (pieces.size() > 1 && !pieces.back().said) {  // "battalions of Alba, Toro"
    pieces[pieces.size() - 2].to = pieces.back().to;
    pieces.pop_back();
  }
  for (const Piece& piece : pieces) {
    const std::string_view typed = trim(text_between(list, tokens[piece.from], tokens[piece.to - 1]));
    const std::string plain = list_in_prose(with_rest_noted(without_plural_i(typed), words), words);
    std::string line = with_artillery_named(with_guns_of_battery(plain, words), words);
    const std::size_t units = units_in(line, words);
    if (units == 0 || may_be_misread(list, tokens, piece.from, words)) {
      if (groups.lines.empty()) groups.first_left = true;
      groups.left.emplace_back(typed);
      continue;
    }
    groups.units += units;
    if (!joins(line, groups.lines, words)) groups.lines.push_back(std::move(line));
  }
  return groups;
}

GroupsOfList units_by_names(std::string_view list, std::string_view sort, const PhraseBook& words) {
  const Tokens tokens = tokens_of(list);
  const std::optional<PhraseFound> several = tokens.empty() ? std::nullopt : words.find(Sense::count, tokens, 0);
  if (!several || several->is != "regiments" || several->length >= tokens.size()) return {};
  const std::string_view own = text_between(list, tokens[0], tokens[several->length - 1]);
  const std::string one = singular(sort.empty() ? own : sort, words);
  GroupsOfList units;
  for (const Piece& piece : pieces_in(list, tokens, words)) {
    const std::size_t from = piece.from == 0 ? several->length : piece.from;
    const bool other = piece.from > 0 && (piece.said || words.has(Sense::number, tokens, from));  // "and two squadrons"
    if (from >= piece.to || other || tokens[from].is != Token::Is::word || words.has(Sense::link, tokens, from))
      return {};
    std::string line = fmt::format("{} {}", one, text_between(list, tokens[from], tokens[piece.to - 1]));
    if (units_in(line, words) != 1) return {};
    units.lines.push_back(std::move(line));
    ++units.units;
  }
  return units;
}

}  // namespace estafette::readers
