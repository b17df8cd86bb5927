#include "converter/readers/spreadsheet/rows/remark_row.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/retold/labels/absent_troops.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::array kOfTroops = {Sense::kind,    Sense::unit,  Sense::arm,     Sense::count, Sense::nation,
                                  Sense::country, Sense::state, Sense::quality, Sense::gun,   Sense::command};

/// A word in small letters that does not belong to a name: "after", but neither "von" nor "de la".
bool is_small_word(const Tokens& name, std::size_t at, std::string_view typed, const PhraseBook& words) {
  const Token& word = name[at];
  return word.is == Token::Is::word && is_small(typed[word.begin]) && !words.has(Sense::link, name, at) &&
         !words.has(Sense::particle, name, at) && !(word.joined && word.text.size() == 1);  // "Kern's"
}

}  // namespace

bool is_remark(const ReadRow& read, const PhraseBook& words) {
  const Parts& parts = read.parts;
  const Tokens name = tokens_of(read.name);
  if (name.size() < 2 || read.level || read.unit_level || read.figures > 0 || parts.facts.figures() ||
      parts.facts.kind || parts.facts.level || !parts.commander.empty())
    return false;
  bool remark = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (name[at].is == Token::Is::ordinal || name[at].mark("/")) return false;
    for (const Sense sense : kOfTroops)
      if (words.has(sense, name, at)) return false;
    remark = remark || words.has(Sense::note, name, at) || words.has(Sense::verb, name, at) ||
             is_small_word(name, at, read.name, words);
  }
  return remark;
}

std::optional<std::string> told_aside(const SpreadsheetRow& row, const SpreadsheetColumns& columns,
                                      const PhraseBook& words) {
  for (const SpreadsheetColumn* name : columns.that_hold(Holds::name))
    if (const std::string& unit = row.cell(name->at); with_absent_noted(unit, words) != unit) return text_of(row);
  for (const SpreadsheetColumn* note : columns.that_hold(Holds::note))
    if (is_absence(row.cell(note->at), words)) return text_of(row);
  if (row.filled() != 1) return std::nullopt;
  const std::string& text =
      *std::find_if(row.cells.begin(), row.cells.end(), [](const std::string& cell) { return !cell.empty(); });
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || words.has(Sense::furniture, tokens, 0)) return "";
  if (head_of({tokens, tokens.size(), words}).is == Head::Is::formation) return std::nullopt;  // "Detached Brigade"
  const bool note = words.has(Sense::note, tokens, 0) || tokens[0].mark("*") || tokens[0].mark("(");
  return note ? std::optional(text) : std::nullopt;
}

}  // namespace estafette::readers
