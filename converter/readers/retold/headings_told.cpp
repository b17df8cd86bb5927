#include "converter/readers/retold/headings_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/signs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kFewestOfATotal = 100;          ///< a figure so large behind a nation is its strength
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
  const auto [at, length] = dash_in(line, 0);
  if (at == std::string_view::npos) return std::nullopt;
  const Tokens battle = tokens_of(line.substr(0, at));
  const std::string_view command = line.substr(at + length);
  const bool titled =
      battle.size() > 1 && words.has(Sense::heading, battle, 0) && !words.any(Sense::command, battle, 0, battle.size());
  if (!titled || !names_command(command, words)) return std::nullopt;
  return TwoLines(line.substr(0, at), command);
}

/// "Armée d'Italie \u2014 Situation du 3 mai": a command, and behind a dash the title of a return or a battle.
std::optional<TwoLines> command_and_title(std::string_view line, const PhraseBook& words) {
  std::size_t cut = std::string_view::npos, length = 0;
  for (auto found = dash_in(line, 0); found.at != std::string_view::npos; found = dash_in(line, cut + length)) {
    cut = found.at;
    length = found.length;
  }
  if (cut == std::string_view::npos || cut == 0) return std::nullopt;
  const Tokens title = tokens_of(line.substr(cut + length));
  if (title.empty() || !words.has(Sense::heading, title, 0) || !names_command(line.substr(0, cut), words))
    return std::nullopt;
  for (const Sense told : {Sense::command, Sense::kind, Sense::unit, Sense::rank, Sense::count})
    if (words.any(told, title, 0, title.size())) return std::nullopt;
  return TwoLines(line.substr(0, cut), fmt::format("Note: {}", trim(line.substr(cut + length))));
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

/// True if there is nothing but figures and what they count.
bool counts_only(std::string_view text, const PhraseBook& words) {
  const Tokens told = tokens_of(text);
  bool figure = false, counted = false;
  for (std::size_t at = 0; at < told.size();) {
    std::optional<PhraseFound> count = words.find(Sense::count, told, at);
    if (!count) count = words.find(Sense::arm, told, at);
    const std::optional<PhraseFound> link = words.find(Sense::link, told, at);
    const bool about =
        words.has(Sense::about, told, at) || told[at].mark(",") || told[at].mark("+") || told[at].mark("&");
    figure = figure || told[at].is == Token::Is::number;
    counted = counted || count;
    if (!count && !about && told[at].is != Token::Is::number && !told[at].mark(".") && !(link && link->is == "and"))
      return false;
    at += count ? count->length : 1;
  }
  return figure && counted;
}

/// "FRENCH - Kern (3,000 cavalry + 12 guns)": an army by its nation, its commander, and its total.
std::optional<TwoLines> nation_leader_and_total(std::string_view line, const PhraseBook& words) {
  const char last = line.empty() ? ' ' : line.back();
  const std::size_t open = last == ')' ? line.rfind('(') : last == ']' ? line.rfind('[') : std::string_view::npos;
  if (open == std::string_view::npos || open == 0) return std::nullopt;
  const std::string_view told = line.substr(open + 1, line.size() - open - 2);
  const std::string_view army = trim(line.substr(0, open));
  const Tokens tokens = tokens_of(army);
  std::size_t dash = 1;
  while (dash < tokens.size() && !(tokens[dash].mark("-") && !tokens[dash].joined)) ++dash;
  if (dash + 1 >= tokens.size() || !names_only_a_nation({tokens, dash, words}) || !counts_only(told, words))
    return std::nullopt;
  const bool ranked = words.has(Sense::rank, tokens, dash + 1) || words.has(Sense::title, tokens, dash + 1);
  if (!ranked && !may_be_person(tokens, dash + 1, army, words)) return std::nullopt;
  return TwoLines(ranked
                      ? fmt::format("{}: {}", army.substr(0, tokens[dash - 1].end), army.substr(tokens[dash + 1].begin))
                      : std::string(army),  // which is taken apart as the nation and its leader
                  fmt::format("Total: {}", told));
}

/// "Advance Guard (Kern) 3/5\"": a command, and how far its general's voice goes on the table.
std::optional<TwoLines> command_and_reach(std::string_view line, const PhraseBook& words) {
  const std::size_t blank = line.ends_with('"') ? line.rfind(' ') : std::string_view::npos;
  if (blank == std::string_view::npos || blank == 0) return std::nullopt;
  const std::string_view reach = line.substr(blank + 1, line.size() - blank - 2);
  const std::size_t stroke = reach.find('/');
  const bool figures = stroke != std::string_view::npos && stroke > 0 && stroke + 1 < reach.size() &&
                       std::all_of(reach.begin(), reach.end(), [](char c) { return c == '/' || is_digit(c); });
  if (!figures || !names_command(line.substr(0, blank), words)) return std::nullopt;
  return TwoLines(line.substr(0, blank), fmt::format("Note: {}", line.substr(blank + 1)));
}

/// "Anson and Ross = 3,539", "Roe, Kern, and Dale = 4,838": the sum of several commands, which is told of none of them.
bool sums_commands(std::string_view line, const PhraseBook& words) {
  const std::size_t equals = line.find('=');
  if (equals == std::string_view::npos || equals == 0) return false;
  const Tokens names = tokens_of(line.substr(0, equals));
  const Tokens sum = tokens_of(line.substr(equals + 1));
  bool joined = false;
  for (std::size_t at = 0; at < names.size(); ++at) {
    const bool both = names[at].mark("+") || is_and(names, at, words);
    joined = joined || both;
    const bool name = names[at].is == Token::Is::word && capital_at(line, names[at].begin);
    if (!both && !name && !names[at].mark(",")) return false;
    for (const Sense sense : {Sense::total, Sense::kind, Sense::count, Sense::unit, Sense::arm})
      if (words.has(sense, names, at)) return false;
  }
  return joined && sum.size() == 1 && sum[0].is == Token::Is::number;
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

/// "British - Foot Guards & line (red coats)", "Nassau (green coats)": the heading of a nation's troops, and what is
/// told of them. Only a heading of a page says so: elsewhere it may be a regiment.
std::optional<TwoLines> nation_and_remark(std::string_view heading, const PhraseBook& words) {
  std::size_t end = heading.find(" (");
  end = std::min(end, dash_in(heading, 0).at);
  if (end == std::string_view::npos || end == 0) return std::nullopt;
  const Tokens nation = tokens_of(heading.substr(0, end)), remark = tokens_of(heading.substr(end));
  if (!names_only_a_nation({nation, nation.size(), words})) return std::nullopt;
  for (const Sense sense : {Sense::command, Sense::rank, Sense::title, Sense::person, Sense::commander})
    if (words.any(sense, remark, 0, remark.size())) return std::nullopt;
  const bool figures = std::any_of(remark.begin(), remark.end(), [](const Token& token) {
    return token.is == Token::Is::number && token.value >= kFewestOfATotal;
  });
  if (figures) return std::nullopt;
  return TwoLines{std::string(heading.substr(0, end)), fmt::format("Note: {}", trim(heading.substr(end)))};
}

/// "Réserve d'artillerie du 3e corps (général Kern)2e et 3e compagnies", "Cavalerie du corps (Roe)-1er chasseurs": a
/// heading with its leader, and its first troops, between which a copy lost the line's end.
std::optional<TwoLines> heading_and_troops(std::string_view line, const PhraseBook& words) {
  for (std::size_t close = line.find(')'); close != std::string_view::npos; close = line.find(')', close + 1)) {
    std::string_view troops = line.substr(close + 1);
    if (troops.starts_with('-')) troops.remove_prefix(1);
    if (troops.empty() || !is_digit(troops.front())) continue;
    const std::string_view heading = line.substr(0, close + 1);
    const Tokens first = tokens_of(troops), tokens = tokens_of(heading);
    const Head head = head_of({tokens, tokens.size(), words});
    const std::size_t open = heading.rfind('(');
    const std::string_view leader = open == std::string_view::npos ? "" : heading.substr(open + 1, close - open - 1);
    const bool led = words.has(Sense::rank, tokens_of(leader), 0);
    if (led && first[0].is == Token::Is::ordinal && (head.is == Head::Is::formation || head.arm))
      return TwoLines(heading, troops);
  }
  return std::nullopt;
}

/// "Kern (Ungar. Husaren). II. Kavallerie-Division.": the heading of the next command behind the bracket of a list.
std::optional<TwoLines> list_and_heading(std::string_view line, const PhraseBook& words) {
  const std::size_t close = line.rfind("). ");
  if (close == std::string_view::npos) return std::nullopt;
  const std::string_view heading = trim(line.substr(close + 2));
  const Tokens tokens = tokens_of(heading);
  const Head head = head_of({tokens, tokens.size(), words});
  std::size_t end = head.end;
  while (end < tokens.size() && tokens[end].mark(".")) ++end;
  const bool alone = head.is == Head::Is::formation && head.level && end == tokens.size() &&
                     height(*head.level) > height(Level::brigade) &&
                     (tokens[0].is != Token::Is::word || heading.find_first_not_of("IVX") > 0);  // "II."
  return alone ? std::optional(TwoLines(line.substr(0, close + 1), heading)) : std::nullopt;
}

}  // namespace

std::vector<TextLine> headings_apart(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> apart;
  apart.reserve(lines.size());
  for (const TextLine& line : lines) {
    apart.push_back(line);
    if (line.text.size() > kLongestHeading) continue;
    std::optional<TwoLines> two = battle_and_command(line.text, words);
    if (!two) two = command_and_title(line.text, words);
    if (!two) two = nation_and_total(line.text, words);
    if (!two) two = nation_with_total(line.text, words);
    if (!two) two = nation_leader_and_total(line.text, words);
    if (!two) two = command_and_reach(line.text, words);
    if (!two && line.text.find(')') != std::string::npos) two = heading_and_troops(line.text, words);
    if (!two && line.heading) two = nation_and_remark(line.text, words);
    if (two) {
      apart.back().text = two->first;
      apart.push_back(line);
      apart.back().text = two->second;
      apart.back().after_blank = apart.back().heading = false;
    } else if (sums_commands(line.text, words)) {
      apart.back().text = fmt::format("Note: {}", line.text);
    } else if (const std::string turned = command_before_nation(line.text, words); !turned.empty()) {
      apart.back().text = turned;
    }
  }
  return apart;
}

void part_headings_behind_lists(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> apart;
  apart.reserve(lines.size());
  for (TextLine& line : lines) {
    const std::optional<TwoLines> two = may_be_read(line) ? list_and_heading(line.text, words) : std::nullopt;
    apart.push_back(line);
    if (!two) continue;
    apart.back().text = two->first;
    apart.push_back(std::move(line));
    apart.back().text = two->second;
    apart.back().after_blank = apart.back().heading = false;
  }
  lines = std::move(apart);
}

}  // namespace estafette::readers
