#include "converter/readers/copied/headings_told.hpp"

#include "base/text.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestHeading = 160;  ///< bytes
constexpr std::size_t kTokensOfACommand = 4;  ///< in which its word of command stands

using TwoLines = std::pair<std::string, std::string>;

/// "1er corps d'armée : Kern", "V. Armeekorps": a command, and not troops.
bool names_command(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::size_t to = std::min(tokens.size(), kTokensOfACommand);
  return words.any(Sense::command, tokens, 0, to) && head_of({tokens, tokens.size(), words}).is == Head::Is::formation;
}

/// "Bataille de Wœrth - 1er corps d'armée : Kern": the battle's name, and the command.
std::optional<TwoLines> battle_and_command(std::string_view line, const PhraseBook& words) {
  constexpr std::array<std::string_view, 3> kDashes = {" - ", " \xE2\x80\x93 ", " \xE2\x80\x94 "};
  for (const std::string_view dash : kDashes) {
    const std::size_t at = line.find(dash);
    if (at == std::string_view::npos) continue;
    const Tokens battle = tokens_of(line.substr(0, at));
    const std::string_view command = line.substr(at + dash.size());
    const bool titled = battle.size() > 1 && words.has(Sense::heading, battle, 0) &&
                        !words.any(Sense::command, battle, 0, battle.size());
    if (!titled || !names_command(command, words)) return std::nullopt;
    return TwoLines(line.substr(0, at), command);
  }
  return std::nullopt;
}

/// "FRENCH: 40,000 men, 42 guns", "AUSTRIANS (Archduke John): 35,000 men": an army by its nation alone, and its total.
std::optional<TwoLines> nation_and_total(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || colon == 0) return std::nullopt;
  std::string_view army = trim(line.substr(0, colon));
  std::string leader;
  const std::size_t open = army.ends_with(')') ? army.find('(') : std::string_view::npos;
  if (open != std::string_view::npos && open > 0) {
    leader = std::string(army.substr(open + 1, army.size() - open - 2));
    const Tokens person = tokens_of(leader);
    if (!may_be_person(person, 0, leader, words)) return std::nullopt;
    army = trim(army.substr(0, open));
  }
  const Tokens nation = tokens_of(army);
  const Tokens told = tokens_of(line.substr(colon + 1));
  if (!names_only_a_nation({nation, nation.size(), words}) || told.size() < 2) return std::nullopt;
  for (std::size_t at = 0; at < told.size();) {  // nothing but figures and what they count, and "(approx)"
    const bool aside = told[at].mark("(") && std::none_of(told.begin() + static_cast<std::ptrdiff_t>(at), told.end(),
                                                          [](const Token& token) { return token.value > 0; });
    if (aside) break;
    const std::optional<PhraseFound> count = words.find(Sense::count, told, at);
    const std::optional<PhraseFound> link = words.find(Sense::link, told, at);
    const bool figure = told[at].is == Token::Is::number || told[at].mark(",") || told[at].mark(".");
    if (!count && !figure && !(link && link->is == "and")) return std::nullopt;
    at += count ? count->length : 1;
  }
  if (told[0].is != Token::Is::number || !words.any(Sense::count, told, 1, told.size())) return std::nullopt;
  return TwoLines(leader.empty() ? std::string(army) : fmt::format("{}: {}", army, leader),
                  fmt::format("Total: {}", trim(line.substr(colon + 1))));
}

/// "FRENCH (45,100 men, 128 guns): Kern", "ALLIES (80,000 in all)": the same with the total in brackets.
std::optional<TwoLines> nation_with_total(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find('('), close = line.find(')', std::min(open, line.size()));
  if (open == 0 || close == std::string_view::npos) return std::nullopt;
  const std::string_view army = trim(line.substr(0, open)), total = line.substr(open + 1, close - open - 1);
  const std::string_view behind = trim(line.substr(close + 1));
  const Tokens nation = tokens_of(army), told = tokens_of(total);
  if (!names_only_a_nation({nation, nation.size(), words}) || told.empty() || told[0].is != Token::Is::number ||
      told[0].value < kSurelyMen || may_be_year(told[0].value))
    return std::nullopt;
  const std::string_view leader = behind.starts_with(':') ? trim(behind.substr(1)) : "";
  const Tokens person = tokens_of(leader);
  if (!behind.empty() && !may_be_person(person, 0, leader, words)) return std::nullopt;
  return TwoLines(leader.empty() ? std::string(army) : fmt::format("{}: {}", army, leader),
                  fmt::format("Total: {}", words.any(Sense::count, told, 1, told.size())
                                               ? std::string(total)
                                               : fmt::format("{} men", total.substr(0, told[0].end))));
}

/// "Bavarians (VI Corps)" as "VI Corps (Bavarians)".
std::string command_before_nation(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.ends_with(')') ? line.find('(') : std::string_view::npos;
  if (open == std::string_view::npos || open == 0 || line.find(':') != std::string_view::npos) return "";
  const Tokens nation = tokens_of(line.substr(0, open));
  const std::string_view command = line.substr(open + 1, line.size() - open - 2);
  if (!names_only_a_nation({nation, nation.size(), words}) || !names_command(command, words)) return "";
  return fmt::format("{} ({})", command, trim(line.substr(0, open)));
}

}  // namespace

std::vector<TextLine> headings_apart(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> apart;
  apart.reserve(lines.size());
  for (const TextLine& line : lines) {
    apart.push_back(line);
    if (line.text.size() > kLongestHeading) continue;
    std::optional<TwoLines> two = battle_and_command(line.text, words);
    if (!two) two = nation_and_total(line.text, words);
    if (!two) two = nation_with_total(line.text, words);
    if (two) {
      apart.back().text = two->first;
      apart.push_back(line);
      apart.back().text = two->second;
      apart.back().after_blank = false;
    } else if (const std::string turned = command_before_nation(line.text, words); !turned.empty()) {
      apart.back().text = turned;
    }
  }
  return apart;
}

}  // namespace estafette::readers
