#include "converter/readers/tree/run_on.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestEntries = 4;
constexpr std::size_t kShortestRunOn = 160;      ///< bytes
constexpr std::ptrdiff_t kMostFigures = 16;      ///< of one command or unit
constexpr std::ptrdiff_t kFiguresOfSeveral = 3;  ///< in a command's name

bool names_entry(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return head_of({tokens, tokens.size(), words}).is != Head::Is::nothing;
}

/// "IR 1 (1 bn, 900), IR 2 (1 bn, 500), ...": several entries parted by commas outside brackets, each with few figures,
/// and nearly all of them in its bracket. Rows of a table that run on have theirs side by side: "Toro 3 2000".
bool lists_entries_with_figures(const Tokens& tokens) {
  constexpr int kMostFiguresOfAnEntry = 4, kMostOutside = 1;
  int depth = 0, figures = 0, outside = 0;
  std::size_t entries = 1;
  for (const Token& token : tokens) {
    depth += token.mark("(") || token.mark("[") ? 1 : token.mark(")") || token.mark("]") ? -1 : 0;
    const bool parts = depth == 0 && (token.mark(",") || token.mark(";") || token.mark(":"));
    const bool figure = token.is == Token::Is::number;
    entries += parts ? 1U : 0U;
    figures = parts ? 0 : figures + (figure ? 1 : 0);
    outside = parts ? 0 : outside + (figure && depth == 0 ? 1 : 0);
    if (figures > kMostFiguresOfAnEntry || outside > kMostOutside) return false;
  }
  return entries > kFewestEntries;
}

/// True if an entry begins at a token that follows a closing bracket or a figure in one.
bool begins_entry(const Tokens& tokens, std::size_t at, std::string_view line) {
  const Token& token = tokens[at];
  const Token& before = tokens[at - 1];
  const bool capital = token.is == Token::Is::word && capital_at(line, token.begin);
  if (!before.mark(")")) return false;
  if (token.is == Token::Is::number) {  // after "(2)(1,413)", but not after "(Philippon)"
    return at > 1 && tokens[at - 2].is == Token::Is::number && at + 1 < tokens.size() &&
           (tokens[at + 1].mark("/") || tokens[at + 1].is == Token::Is::word);
  }
  return token.is == Token::Is::ordinal || capital;
}

/// "French: V Corps: Marshal Lannes", "FRENCH - III Corps": the nation, and its first command. Nothing for any other
/// line.
std::vector<std::string_view> nation_and_command(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  std::size_t colon = 0;
  const auto parts = [&](const Token& token) { return token.mark(":") || (token.mark("-") && !token.joined); };
  while (colon < tokens.size() && !parts(tokens[colon])) ++colon;
  if (colon == 0 || colon + 1 >= tokens.size() || !names_only_a_nation({tokens, colon, words})) return {};
  const std::string_view command = line.substr(tokens[colon + 1].begin);
  const Tokens behind = tokens_of(command);
  const Head head = head_of({behind, behind.size(), words});
  if (head.is != Head::Is::formation || !head.level) return {};
  return {trim(line.substr(0, tokens[colon].begin)), trim(command)};
}

/// "Anhalt Cuirassiers | 3 | Spaen Dragoons | 4": troops that stand beside troops with their figures, in a table
/// without titles. Nothing for any other line.
std::vector<std::string_view> entries_beside(std::string_view line, const PhraseBook& words) {
  std::vector<std::string_view> entries;
  std::size_t begin = 0;
  bool figures = false;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = std::min(line.find('|', at), line.size());
    const std::string_view cell = trim(line.substr(at, end - at));
    if (figures && names_entry(cell, words)) {
      entries.push_back(trim(line.substr(begin, at - 1 - begin)));
      begin = at;
      figures = false;
    }
    const Tokens tokens = tokens_of(cell);
    figures = figures || (at > begin && tokens.size() == 1 && tokens.front().is == Token::Is::number);
    at = end + 1;
  }
  if (!entries.empty()) entries.push_back(trim(line.substr(begin)));
  return entries;
}

/// "First Brigade, Col. Paxley": a command with its commander, at a token.
bool begins_command(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 5;  // "2nd Light Cavalry Brigade"
  if (tokens[at].is != Token::Is::ordinal && !capital_at(line, tokens[at].begin)) return false;
  std::size_t comma = at + 1;
  while (comma < tokens.size() && comma <= at + kMostWords && !tokens[comma].mark(",")) ++comma;
  if (comma + 1 >= tokens.size() || !tokens[comma].mark(",") || !words.has(Sense::rank, tokens, comma + 1))
    return false;
  const Tokens name(tokens.begin() + static_cast<std::ptrdiff_t>(at),
                    tokens.begin() + static_cast<std::ptrdiff_t>(comma));
  const Head head = head_of({name, name.size(), words});
  return head.is == Head::Is::formation && head.level && !words.has(Sense::rank, name, 0);
}

/// "28th." of "28th. Division, BG Roe", "1st Lt. Cav." of "1st Lt. Cav. Div., BG Roe": the number of what follows with
/// its adjectives in short, and no entry before it.
bool is_number_alone(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kMostBytes = 20, kLongestInShort = 4;  // letters
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || text.size() > kMostBytes) return false;
  const auto number = [&](const Token& token) {
    return token.figure() || roman(text_between(text, token, token)).has_value();
  };
  std::size_t at = number(tokens[0]) || words.has(Sense::ordinal, tokens, 0) ? 1 : 0;
  if (at == 0) return false;
  bool adjective = true;  // the last word is one
  for (; at < tokens.size(); ++at) {
    if (tokens[at].mark(".")) continue;
    if (tokens[at].is != Token::Is::word || tokens[at].text.size() > kLongestInShort) return false;
    adjective = words.has(Sense::kind, tokens, at) || words.has(Sense::arm, tokens, at);
  }
  return adjective;
}

/// "Kern's Division, Gen. Kern: First Brigade, Col. Paxley; 2d Va., Capt. Roe. Second Brigade, Col. Till; 5th Va.":
/// each command. Nothing for a line that holds only one.
std::vector<std::string_view> commands_run_on(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::vector<std::string_view> commands;
  std::size_t begin = 0;
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    const std::string_view before = trim(line.substr(begin, tokens[at].begin - begin));
    const Token& last = tokens[at - 1];
    const bool initial = last.is == Token::Is::word && (last.text.size() < 2 || words.has(Sense::rank, tokens, at - 1));
    const bool ends = before.ends_with(':') || before.ends_with(';') || (before.ends_with('.') && !initial);
    if (!ends || !begins_command(line, tokens, at, words) || is_number_alone(before, words)) continue;
    commands.push_back(trim(before.substr(0, before.size() - 1)));
    begin = tokens[at].begin;
  }
  if (!commands.empty()) commands.push_back(trim(line.substr(begin)));
  return commands;
}

}  // namespace

std::vector<std::string_view> entries_run_on(std::string_view line, const PhraseBook& words) {
  if (line.find('|') != std::string_view::npos) {
    if (std::vector<std::string_view> beside = entries_beside(line, words); !beside.empty()) return beside;
  }
  if (line.find(": ") != std::string_view::npos || line.find(" - ") != std::string_view::npos) {
    if (std::vector<std::string_view> two = nation_and_command(line, tokens_of(line), words); !two.empty()) return two;
  }
  if (std::vector<std::string_view> commands = commands_run_on(line, words); !commands.empty()) return commands;
  if (line.size() < kShortestRunOn || std::count(line.begin(), line.end(), ')') < static_cast<long>(kFewestEntries)) {
    return {};
  }
  const Tokens tokens = tokens_of(line);
  std::vector<std::string_view> entries;
  std::size_t begin = 0;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (!begins_entry(tokens, at, line)) continue;
    std::size_t end = tokens[at].begin;
    entries.push_back(trim(line.substr(begin, end - begin)));
    begin = end;
    // "Cavalry 24th Chasseurs (2)(275)": a heading of one word, and then its troops.
    const bool heading = tokens[at].is == Token::Is::word && words.has(Sense::arm, tokens, at) &&
                         at + 1 < tokens.size() && tokens[at + 1].figure();
    if (!heading) continue;
    entries.push_back(trim(line.substr(begin, tokens[at].end - begin)));
    begin = tokens[at + 1].begin;
  }
  entries.push_back(trim(line.substr(begin)));
  const auto named =
      std::count_if(entries.begin(), entries.end(), [&](std::string_view entry) { return names_entry(entry, words); });
  if (entries.size() < kFewestEntries || static_cast<std::size_t>(named) * 4 < entries.size() * 3) return {};
  return entries;
}

bool holds_too_many_figures(std::string_view line) {
  if (line.size() < kShortestRunOn) return false;
  const Tokens tokens = tokens_of(line);
  return std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::number; }) >
             kMostFigures &&
         !lists_entries_with_figures(tokens);
}

bool runs_on(std::string_view name) {
  const Tokens tokens = tokens_of(name);
  return std::count_if(tokens.begin(), tokens.end(), [](const Token& token) {
           return token.is == Token::Is::number && !may_be_year(token.value);
         }) >= kFiguresOfSeveral;
}

bool names_two_commands(std::string_view name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);  // "2nd Div., 3rd Div.", but not "1st Brigade, 2nd Division"
  std::string last;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> command =
        tokens[at - 1].is == Token::Is::ordinal ? words.find(Sense::command, tokens, at) : std::nullopt;
    if (!command) continue;
    if (command->is == last) return true;
    last = command->is;
  }
  std::size_t dash = 2;  // "2nd Division - Kern Brigade Roe"
  while (dash < tokens.size() && !(tokens[dash].mark("-") && !tokens[dash].joined)) ++dash;
  const std::string brigade(to_string(Level::brigade));
  bool higher = false;  // a numbered command before the dash, which is no brigade
  for (std::size_t at = 1; at < std::min(dash, tokens.size()) && tokens[0].is == Token::Is::ordinal; ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
    higher = higher || (command && command->is != brigade);
  }
  for (std::size_t at = dash + 2; higher && at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
    if (command && command->is == brigade && at + command->length < tokens.size()) return true;
  }
  const bool joined = tokens.size() > 3 && tokens[0].is == Token::Is::ordinal && is_joint(tokens, 1, words) &&
                      tokens[2].is == Token::Is::ordinal;
  if (joined && words.has(Sense::command, tokens, 3) && words.any(Sense::arm, tokens, 4, tokens.size()))
    return true;             // "1st and 2nd Division of artillery"
  std::size_t brigades = 0;  // "Silva Brigade Pinto - Militia Brigade"
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
    const bool known = command && command->is == brigade && !words.has(Sense::rank, tokens, at);
    brigades += known && ((at < dash) == (brigades == 0)) ? 1U : 0U;
  }
  if (brigades > 1 && !words.any(Sense::rank, tokens, 0, tokens.size())) return true;
  const std::size_t bracket = name.find('(');  // "Cavalry, Roe - Kern's bde (2nd, 5th Drag), Dale's bde"
  if (bracket != std::string_view::npos && name.find(',', bracket) != std::string_view::npos) {
    const std::string_view inside = name.substr(bracket, name.find(')', bracket) - bracket);
    const Tokens listed = tokens_of(inside), rest = tokens_of(name.substr(bracket + inside.size()));
    const bool numbers =
        std::any_of(listed.begin(), listed.end(), [](const Token& token) { return token.is == Token::Is::ordinal; });
    if (numbers && words.any(Sense::command, rest, 0, rest.size())) return true;
  }
  const std::size_t sum = name.find('+');
  if (sum == std::string_view::npos) return false;
  const Tokens before = tokens_of(name.substr(0, sum)), behind = tokens_of(name.substr(sum + 1));
  return words.any(Sense::command, before, 0, before.size()) && words.any(Sense::command, behind, 0, behind.size());
}

}  // namespace estafette::readers
