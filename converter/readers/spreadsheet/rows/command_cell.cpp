#include "converter/readers/spreadsheet/rows/command_cell.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/ordinals.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {
namespace {

bool numeral(const Token& token, std::string_view text) {
  const bool figure = token.figure() || token.mark(".");
  return figure || roman(text.substr(token.begin, token.end - token.begin)).has_value();
}

/// "Division".
std::string word_of(std::string_view level) {
  std::string word(level);
  word.front() = static_cast<char>(word.front() - 'a' + 'A');
  return word;
}

}  // namespace

std::string command_name(const std::string& cell, std::string_view level) {
  const Tokens tokens = tokens_of(cell);
  const auto bracket = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark("("); });
  const bool led = bracket == tokens.end() || tokens.back().mark(")");
  if (tokens.begin() == bracket || !led ||
      !std::all_of(tokens.begin(), bracket, [&](const Token& t) { return numeral(t, cell); }))
    return cell;
  const std::string word = word_of(level);
  const bool dotted = tokens.size() > 1 && tokens[0].is == Token::Is::number && tokens[1].mark(".");  // "1." in German
  if (tokens.front().is != Token::Is::ordinal && !dotted) return fmt::format("{} {}", word, cell);
  const std::size_t end = bracket == tokens.end() ? cell.size() : bracket->begin;
  return fmt::format("{} {}{}{}", trim(std::string_view(cell).substr(0, end)), word, end < cell.size() ? " " : "",
                     cell.substr(end));
}

void name_command(const std::string& text, Parts& parts, const PhraseBook& words) {
  const Item item = item_of(text, words);
  const bool led = item.is == Item::Is::group && !item.parts.commander.empty();  // "Artillery (Wainwright)"
  if ((item.is != Item::Is::formation && !led) || item.parts.name.empty()) return;
  parts.name = item.parts.name;
  const Tokens leader = tokens_of(item.parts.commander);
  const std::optional<PhraseFound> grade = leader.empty() ? std::nullopt : words.find(Sense::grade, leader, 0);
  if (grade && grade->length == leader.size())  // "Division Dale (Average)"
    append(parts.note, item.parts.commander);
  else if (parts.commander.empty())
    parts.commander = item.parts.commander;
}

Parts command_in_cell(const NamedCommand& cell, Holds column, const PhraseBook& words) {
  Parts parts;
  parts.name = cell.name;
  name_command(cell.name, parts, words);
  if (parts.commander.empty() && parts.name.ends_with(')')) take_from_brackets(parts, words);  // "2nd Cavalry (Kern)"
  if (!cell.commander.empty()) parts.commander = cell.commander;
  if (parts.commander.empty() && item_of(cell.name, words).is == Item::Is::commander) {
    parts.commander = cell.name;
    parts.name = word_of(to_string(column));
  }
  return parts;
}

bool heads_batteries(const NamedCommand& cell, const PhraseBook& words) {
  if (!cell.commander.empty()) return false;
  const Item item = item_of(cell.name, words);
  return item.is == Item::Is::group && item.arm == Arm::artillery && item.parts.commander.empty();
}

bool is_of_another_arm(const Parts& unit, Arm command, const PhraseBook& words) {
  const std::optional<PhraseFound> said = kind_in(tokens_of(unit.name), words);
  const bool guns = unit.facts.guns || !unit.facts.pieces.empty();
  return (said && !said->guess && arm_of(*kind_from(said->is)) != command) || (guns && command != Arm::artillery);
}

Level level_in_column(const std::string& name, Holds column, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  for (std::size_t at = 0; at < tokens.size() && column == Holds::corps; ++at) {
    const std::optional<PhraseFound> word = words.find(Sense::command, tokens, at);
    if (word && word->is == to_string(Level::cavalry_corps)) return Level::cavalry_corps;
  }
  return *level_from(to_string(column));
}

}  // namespace estafette::readers
