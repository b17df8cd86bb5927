#include "converter/readers/list/numbered_behind.hpp"

#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/plural.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// A plain number of a unit, with or without "No." or "#" before it.
std::optional<std::size_t> lone_number(const ListCut& cut, std::size_t from, std::size_t to) {
  std::size_t at = from;
  if (const auto serial = cut.words.find(Sense::serial, cut.tokens, at)) at += serial->length;
  const bool number = at < to && cut.tokens[at].is == Token::Is::number && !cut.tokens[at].thousands &&
                      cut.tokens[at].value <= kLargestNumberOfAUnit;
  return number ? std::optional(at) : std::nullopt;
}

/// "IR 58, 59": numbers that no regiment has for its strength.
bool too_small_for_men(const ListCut& cut) {
  return std::all_of(cut.pieces.begin() + 1, cut.pieces.end(), [&](const ListCut::Piece& piece) {
    const std::optional<std::size_t> number = lone_number(cut, piece.from, piece.to);
    return number && cut.tokens[*number].value < kSurelyMen && *number + 1 == piece.to;
  });
}

/// "4 squadrons of the regiments": parts of several regiments, and how many each had is not told.
bool counts_parts_of_regiments(const Tokens& said, const PhraseBook& words) {
  const std::optional<PhraseFound> parts = said.size() > 2 ? words.find(Sense::count, said, 1) : std::nullopt;
  if (!parts || said[0].is != Token::Is::number || (parts->is != "squadrons" && parts->is != "battalions"))
    return false;
  for (std::size_t at = 1 + parts->length; at < said.size(); ++at)
    if (const std::optional<PhraseFound> count = words.find(Sense::count, said, at); count && count->is == "regiments")
      return true;
  return false;
}

/// "Light Bttys #7 and 8 (12 guns)", "Jägerbataillone Nr. 1, 2 und 5".
std::vector<Parts> by_serial(const ListCut& cut) {
  const ListCut::Piece& first = cut.pieces.front();
  std::size_t serial = first.from + 1;
  while (serial < first.to && !cut.words.has(Sense::serial, cut.tokens, serial)) ++serial;
  const std::size_t words_end = serial < first.to ? serial : first.to - 1;
  const std::string_view words = cut.text_of(first.from, words_end);
  const Tokens said = tokens_of(words);
  if (said.empty() || head_of({said, said.size(), cut.words}).is != Head::Is::unit) return {};
  if (counts_parts_of_regiments(said, cut.words)) return {};
  const bool two = cut.pieces.size() == 2 && cut.pieces[1].joined_by_and;  // "Ulanen 3 u. 6"
  if (serial >= first.to && singular(words, cut.words) == words && !two && !too_small_for_men(cut)) return {};
  const bool each_in_brackets = std::all_of(cut.pieces.begin(), cut.pieces.end(), [&](const ListCut::Piece& piece) {
    return cut.tokens[piece.to - 1].mark(")");
  });
  std::vector<Parts> units;
  for (const ListCut::Piece& piece : cut.pieces) {
    const std::size_t from = &piece == &first ? words_end : piece.from;
    const std::optional<std::size_t> number = lone_number(cut, from, piece.to);
    if (!number) return {};
    Parts unit;
    unit.name = singular(words, cut.words) + ' ' + std::string(cut.text_of(*number, *number + 1));
    const bool own = &piece != &first || each_in_brackets;
    const bool bracket = *number + 1 < piece.to && own && cut.tokens[*number + 1].mark("(");
    if (*number + 1 < piece.to && !bracket) return {};
    if (bracket) {
      const std::optional<Facts> facts = facts_of(cut.tokens, *number + 1, piece.to, cut.words, false);
      if (!facts) return {};
      unit.facts = *facts;
    }
    units.push_back(std::move(unit));
  }
  return units;
}

/// "Dragoner 8 Plettenberg, 7 Plathen (je 5 Esk.)", "Infanterieregimenter Nr. 22 Moritz, 18 Kern": a sort of troops,
/// and behind it a number and a name for each.
std::vector<Parts> by_number_and_name(const ListCut& cut) {
  const ListCut::Piece& first = cut.pieces.front();
  std::size_t number = first.from + 1;
  while (number < first.to && cut.tokens[number].is == Token::Is::word &&
         !cut.words.has(Sense::serial, cut.tokens, number))
    ++number;
  const std::string_view sort = cut.text_of(first.from, number);
  const Tokens said = tokens_of(sort);
  if (said.empty() || head_of({said, said.size(), cut.words}).is != Head::Is::unit) return {};
  std::vector<Parts> units;
  for (const ListCut::Piece& piece : cut.pieces) {
    const std::optional<std::size_t> own = lone_number(cut, &piece == &first ? number : piece.from, piece.to);
    if (!own || *own + 1 >= piece.to) return {};
    std::size_t end = *own + 1;
    while (end < piece.to && !cut.tokens[end].mark("(")) ++end;
    const std::string_view name = cut.text_of(*own + 1, end);
    const std::optional<Facts> facts = facts_of(cut.tokens, end, piece.to, cut.words, false);
    if (!may_be_person(tokens_of(name), 0, name, cut.words) || (end < piece.to && !facts)) return {};
    Parts unit;
    unit.name = singular(sort, cut.words) + ' ' + std::string(cut.text_of(*own, end));
    if (facts) unit.facts = *facts;
    units.push_back(std::move(unit));
  }
  return units;
}

}  // namespace

std::vector<Parts> units_numbered_behind(const ListCut& cut) {
  std::vector<Parts> units = by_serial(cut);
  return units.empty() ? by_number_and_name(cut) : units;
}

}  // namespace estafette::readers
