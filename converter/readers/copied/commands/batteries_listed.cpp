#include "converter/readers/copied/commands/batteries_listed.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {

bool names_battery(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  if (tokens.size() < 2 || words.has(Sense::rank, tokens, 0) || words.has(Sense::kind, tokens, 0)) return false;
  std::size_t last = tokens.size() - 1;
  while (last > 0 && tokens[last].mark(".")) --last;
  if (last == 0 || tokens[last].is != Token::Is::word || tokens[0].is == Token::Is::number) return false;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, last);
  const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, last);
  const std::optional<PhraseFound> gun = words.find(Sense::gun, tokens, last);
  return (unit && unit->is == "battery") || (arm && arm->is == "artillery") || (gun && gun->is == "howitzer");
}

namespace {

constexpr std::size_t kLongestOfBattalion = 10;  ///< tokens of "A. P. Kern's (Va.) Battalion"
constexpr std::size_t kMostNamesOfOne = 2;       ///< "Kern's battery, Amherst Art."

/// The batteries of a list by commas, each with its commander; none if anything else is in it.
std::vector<std::string> batteries_by_commas(std::string_view list, const PhraseBook& words) {
  std::vector<std::string> batteries;
  for (std::string_view rest = list; !rest.empty();) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    const std::string_view piece = trim(rest.substr(0, comma));
    rest.remove_prefix(std::min(comma + 1, rest.size()));
    const bool battery = names_battery(piece, words);
    if (!battery && (batteries.empty() || !words.has(Sense::rank, tokens_of(piece), 0))) return {};
    if (battery)
      batteries.emplace_back(piece);
    else
      batteries.back() += fmt::format(", {}", piece);
  }
  return batteries;
}

/// "Braun's battery", "Coppens's Battn. Artillery": two of two captains, and no second name of one.
bool owned_apart(const std::vector<std::string>& batteries) {
  const auto owned = [](const std::string& battery) {
    const std::size_t name = std::min(battery.find(' '), battery.size());
    return battery.substr(0, name).ends_with("'s") || battery.substr(0, name).ends_with("\u2019s");
  };
  return batteries.size() == kMostNamesOfOne && owned(batteries[0]) && owned(batteries[1]);
}

/// The batteries of a list by semicolons and commas; none if anything else is in it.
std::vector<std::string> batteries_of(std::string_view list, const PhraseBook& words) {
  std::vector<std::string> all;
  for (std::string_view rest = list; !trim(rest).empty();) {
    const std::size_t end = std::min(rest.find(';'), rest.size());
    const std::string_view segment = trim(rest.substr(0, end));
    std::vector<std::string> some = batteries_by_commas(segment, words);
    if (some.empty()) return {};
    const bool one = end < list.size() && some.size() <= kMostNamesOfOne &&
                     !words.any(Sense::rank, tokens_of(segment), 0, tokens_of(segment).size());
    if (one) some = {std::string(segment)};
    all.insert(all.end(), some.begin(), some.end());
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return all;
}

/// The token of the word in "Kern's (Va.) Battalion", the battalion of somebody whose arm is not told; 0 for anything
/// else.
std::size_t battalion_of_somebody(const Tokens& tokens, const PhraseBook& words) {
  bool owned = false;
  for (std::size_t at = 0; at < tokens.size() && at < kLongestOfBattalion; ++at) {
    if (tokens[at].figure()) return 0;
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    if (unit) return owned && unit->is == "battalion" ? at : 0;
    if (words.has(Sense::kind, tokens, at)) return 0;
    owned = owned || (tokens[at].text == "s" && tokens[at].joined) || tokens[at].mark("'");
  }
  return 0;
}

/// "Kern's (Va.) Battalion, Maj. Kern" as "Kern's Battalion, Maj. Kern [Va.]".
std::string with_state_noted(std::string_view battalion, const Tokens& tokens, std::size_t word) {
  std::size_t open = 0;
  while (open < word && !tokens[open].mark("(")) ++open;
  if (open == word) return std::string(trim(battalion));
  const std::size_t begin = tokens[open].begin, end = tokens[word].begin;
  std::string_view state = trim(battalion.substr(begin, end - begin));
  state = state.substr(1, state.find(')') - 1);
  return fmt::format("{}{} [{}]", battalion.substr(0, begin), trim(battalion.substr(end)), state);
}

/// The battalion and its batteries; none if the line holds anything else.
std::pair<std::string, std::vector<std::string>> battalion_and_batteries(std::string_view line,
                                                                         const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::size_t word = battalion_of_somebody(tokens, words);
  if (word == 0) return {};
  std::size_t at = word + 1;
  while (at < tokens.size() && tokens[at].mark(".")) ++at;  // "Battn."
  if (at + 1 < tokens.size() && tokens[at].mark(",") && words.has(Sense::rank, tokens, at + 1)) {
    ++at;
    while (at < tokens.size() && !tokens[at].mark(":") && !tokens[at].mark(";")) ++at;
  }
  if (at + 1 < tokens.size() && tokens[at].mark("(") &&
      (words.has(Sense::rank, tokens, at + 1) || tokens[at + 1].is == Token::Is::number)) {  // "(356 men, 16 guns)"
    while (at < tokens.size() && !tokens[at].mark(")")) ++at;
    ++at;
  }
  if (at + 1 < tokens.size() && tokens[at].mark("-") && tokens[at + 1].is == Token::Is::number)
    while (at < tokens.size() && !tokens[at].mark(":") && !tokens[at].mark(";")) ++at;  // "- 356 men, 16 guns:"
  const bool parted = at + 1 < tokens.size() && (tokens[at].mark(":") || tokens[at].mark(";") || tokens[at].mark(",") ||
                                                 (tokens[at].mark("-") && !tokens[at].joined));
  if (!parted) return {};
  std::string_view list = trim(line.substr(tokens[at].end));
  if (list.ends_with('.') && !names_battery(list.substr(list.find_last_of(",;") + 1), words)) list.remove_suffix(1);
  return {with_state_noted(line.substr(0, tokens[at].begin), tokens, word), batteries_of(list, words)};
}

}  // namespace

void put_batteries_below(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> apart;
  apart.reserve(lines.size());
  for (TextLine& line : lines) {
    const bool may_list = line.text.size() <= kLongestLine && !line.back_matter && !line.footnote &&
                          line.text.find_first_of(",:;") != std::string::npos;
    const auto [battalion, batteries] =
        may_list ? battalion_and_batteries(line.text, words) : std::pair<std::string, std::vector<std::string>>{};
    if (batteries.empty()) {
      apart.push_back(std::move(line));
      continue;
    }
    TextLine one = line;
    one.text = battalion;
    apart.push_back(one);
    one.after_blank = false;
    for (const std::string& battery : batteries) {
      one.text = battery;
      apart.push_back(one);
    }
  }
  lines = std::move(apart);
}

std::string with_batteries_listed(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  std::string_view rest = colon == std::string_view::npos ? line : line.substr(colon + 2);
  if (rest.find(',') == std::string_view::npos) return std::string(line);
  std::string text(line.substr(0, line.size() - rest.size()));
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find("; "), rest.size());
    const std::string_view segment = rest.substr(0, end);
    const std::vector<std::string> batteries = batteries_by_commas(segment, words);
    text += batteries.size() > kMostNamesOfOne || owned_apart(batteries) ? fmt::format("{}", fmt::join(batteries, "; "))
                                                                         : std::string(segment);
    if (end < rest.size()) text += "; ";
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  return text;
}

namespace {

/// "Kern's and Roe's KGL batteries (6 guns each)": whose they are, what else is told before the word and behind it, and
/// the tokens behind that.
struct OwnedBatteries {
  std::vector<std::string> owners;
  std::string before, behind;
  std::size_t end = 0;  ///< token
  bool companies = false;
};

/// One past a name in the possessive that begins there, "Kern's", "Jones'"; `at` for anything else.
std::size_t past_owner(std::string_view line, const Tokens& tokens, std::size_t at) {
  if (at >= tokens.size() || tokens[at].is != Token::Is::word || !capital_at(line, tokens[at].begin)) return at;
  if (at + 1 < tokens.size() && tokens[at + 1].text == "s" && tokens[at + 1].joined) return at + 2;
  const std::string_view rest = line.substr(tokens[at].end);
  return rest.starts_with("' ") || rest.starts_with("\u2019 ") ? at + 1 : at;
}

std::optional<OwnedBatteries> owned_batteries(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kMostBetween = 3;  // "Royal Horse Artillery"
  const auto text = [&](std::size_t from, std::size_t to) {
    return from < to ? std::string(text_between(line, tokens[from], tokens[to - 1])) : "";
  };
  OwnedBatteries found;
  std::size_t at = 0;
  for (std::size_t end = past_owner(line, tokens, at); end > at; end = past_owner(line, tokens, at)) {
    found.owners.push_back(text(at, end) + (end == at + 1 ? "'" : ""));
    at = end;
    while (at < tokens.size() && (tokens[at].mark(",") || is_joint(tokens, at, words))) ++at;
  }
  if (found.owners.size() < 2) return std::nullopt;
  const std::size_t from = at;
  for (; at < tokens.size() && at <= from + kMostBetween; ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    found.companies = count && (count->is == "companies" || count->is == "squadrons");
    if (!count || !(count->is == "batteries" || found.companies)) continue;
    found.before = text(from, at);
    found.end = at + count->length;
    const std::size_t behind = found.end;
    while (found.end < tokens.size() && tokens[found.end].is == Token::Is::word) ++found.end;
    found.behind = text(behind, found.end);
    return found;
  }
  return std::nullopt;
}

/// "(6 guns each)", ", 12 guns", "(12)" from a token to the end: the guns of each of so many batteries; 0 if nothing
/// says it, or they do not come out even.
int guns_of_each(const Tokens& tokens, std::size_t at, const OwnedBatteries& all, const PhraseBook& words) {
  constexpr int kFewestGuns = 2, kMostGuns = 12;  // of one battery
  while (at < tokens.size() && (tokens[at].mark(",") || tokens[at].mark("(") || tokens[at].mark("-"))) ++at;
  if (at >= tokens.size() || tokens[at].is != Token::Is::number) return 0;
  const int figure = tokens[at].value, owners = static_cast<int>(all.owners.size());
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, ++at);
  if (count && count->is != "guns") return 0;
  if (count) at += count->length;
  const std::optional<PhraseFound> each = words.find(Sense::each, tokens, at);
  if (each) at += each->length;
  const bool ends = at == tokens.size() || (at + 1 == tokens.size() && tokens[at].mark(")"));
  if (!ends || (!count && all.companies) || (!each && figure % owners != 0)) return 0;
  const int guns = each ? figure : figure / owners;
  return guns >= kFewestGuns && guns <= kMostGuns ? guns : 0;
}

}  // namespace

std::string with_batteries_of_owners(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  const std::string_view list = colon == std::string_view::npos ? line : line.substr(colon + 2);
  const Tokens tokens = tokens_of(list);
  const std::optional<OwnedBatteries> all = owned_batteries(list, tokens, words);
  const int guns = all ? guns_of_each(tokens, all->end, *all, words) : 0;
  if (guns == 0) return std::string(line);
  std::vector<std::string> batteries;
  const std::string before = all->before.empty() ? "" : all->before + ' ';
  const std::string behind = all->behind.empty() ? "" : ' ' + all->behind;
  for (const std::string& owner : all->owners)
    batteries.push_back(fmt::format("{} {}battery{} ({} guns)", owner, before, behind, guns));
  return fmt::format("{}{}", line.substr(0, line.size() - list.size()), fmt::join(batteries, "; "));
}

std::string with_battery_of_letter(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongest = 120;  // bytes
  const bool letter = line.size() > 3 && line.size() <= kLongest && line[0] >= 'A' && line[0] <= 'M' &&
                      line.substr(1).starts_with(", ") && is_digit(line[3]);
  if (!letter) return std::string(line);
  const Tokens tokens = tokens_of(line.substr(3, line.find(',', 3) - 3));
  const bool regiment = tokens.size() > 1 && tokens[0].is == Token::Is::ordinal;
  bool guns = false;
  for (std::size_t at = 1; regiment && at < tokens.size(); ++at) {
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at),
                                     kind = words.find(Sense::kind, tokens, at);
    guns = guns || (arm && arm->is == to_string(Arm::artillery)) ||
           (kind && arm_of(*kind_from(kind->is)) == Arm::artillery);
  }
  return guns ? fmt::format("Battery {}", line) : std::string(line);
}

}  // namespace estafette::readers
