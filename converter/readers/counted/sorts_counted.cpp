#include "converter/readers/counted/sorts_counted.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostCompanies = 99;
constexpr int kMostBatteriesOfANation = 12;

bool counts(std::string_view what, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return count && count->is == what;
}

/// A count and the nation behind it, "2 KGL", with the token behind them.
struct NationCounted {
  std::size_t end = 0;
  bool batteries = false;  ///< their word follows
};

std::optional<NationCounted> nation_counted(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const bool number = tokens[at].is == Token::Is::number && tokens[at].value <= kMostBatteriesOfANation;
  const bool begins = at == 0 || tokens[at - 1].mark(",") || tokens[at - 1].mark(":") || tokens[at - 1].mark("&") ||
                      tokens[at - 1].mark(";") || words.has(Sense::link, tokens, at - 1);
  const std::optional<PhraseFound> nation = number && begins ? words.find(Sense::nation, tokens, at + 1) : std::nullopt;
  if (!nation) return std::nullopt;
  const std::size_t end = at + 1 + nation->length;
  return NationCounted{end, end < tokens.size() && counts("batteries", tokens, end, words)};
}

}  // namespace

std::string with_companies_of_sort(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos || colon == 0) return std::string(line);
  const std::string_view sort = trim(line.substr(0, colon)), told = trim(line.substr(colon + 2));
  const Tokens named = tokens_of(sort), counted = tokens_of(told);
  if (named.empty() || counted.empty() || counted[0].is != Token::Is::number || counted[0].value > kMostCompanies ||
      has_digit(sort))
    return std::string(line);
  const std::optional<PhraseFound> kind = kind_in(named, words);
  const bool foot = kind && arm_of(*kind_from(kind->is)) == Arm::infantry;
  const bool before = counts("companies", named, named.size() - 1, words);
  const bool behind = counted.size() > 1 && counts("companies", counted, 1, words);
  if (!foot || before == behind || words.any(Sense::command, named, 0, named.size())) return std::string(line);
  std::size_t rest = behind ? 2 : 1;
  if (rest + 1 < counted.size() && counted[rest].mark(",")) ++rest;  // "6, brigaded"
  const bool plain = std::all_of(counted.begin() + static_cast<std::ptrdiff_t>(rest), counted.end(),
                                 [&](const Token& token) { return token.is == Token::Is::word; });
  if (!plain || counted.size() > rest + 2) return std::string(line);
  const std::string how = rest < counted.size() ? fmt::format(", {}", told.substr(counted[rest].begin)) : "";
  return fmt::format("{}{} ({} companies)", sort, how, counted[0].value);
}

std::string with_batteries_of_each_nation(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::vector<NationCounted> nations;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
    if (const std::optional<NationCounted> nation = nation_counted(tokens, at, words)) nations.push_back(*nation);
  const auto told = [](const NationCounted& nation) { return nation.batteries; };
  if (nations.size() < 2 || std::none_of(nations.begin(), nations.end(), told) ||
      std::all_of(nations.begin(), nations.end(), told))
    return std::string(line);
  Rewriting all(line);
  for (const NationCounted& nation : nations) {
    const bool ends = nation.end == tokens.size() || tokens[nation.end].is == Token::Is::mark ||
                      words.has(Sense::link, tokens, nation.end);
    if (!nation.batteries && !ends) return std::string(line);  // "2 Portuguese brigades"
    if (nation.batteries) continue;
    const std::size_t end = tokens[nation.end - 1].end;
    all.put(end, end, " batteries");
  }
  return all.text();
}

namespace {

constexpr int kMostGunsOfSort = 400;
constexpr int kMostBatteriesOfArm = 12;

/// Each entry of a line, behind a colon and between commas, told anew; brackets stay whole.
template <typename Tell>
std::string each_entry(std::string_view line, const Tell& tell) {
  const std::size_t colon = line.find(": ");
  std::string text(line.substr(0, colon == std::string_view::npos ? 0 : colon + 2));
  for (std::size_t from = text.size(); from <= line.size();) {
    int depth = 0;
    std::size_t end = from;
    for (; end < line.size(); ++end) {
      depth += line[end] == '(' || line[end] == '[' ? 1 : line[end] == ')' || line[end] == ']' ? -1 : 0;
      if (depth == 0 && (line.substr(end).starts_with(", ") || line.substr(end).starts_with("; "))) break;
    }
    text += tell(line.substr(from, end - from));
    text += line.substr(end, 2);
    from = end + 2;
  }
  return text;
}

/// "Horse" or "Foot" of a word for either; empty for any other.
std::string_view arm_of_guns(const Token& word, const PhraseBook& words) {
  const Code* arm = words.codes().find(Code::Level::guns, word.text);
  return arm == nullptr ? std::string_view{} : std::string_view(arm->words);
}

/// "heavy guns (28 guns) [foot artillery]" of "28 heavy guns"; the entry as it is if it tells anything else.
std::string guns_of_sort(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  if (tokens.size() != 3 || tokens[0].is != Token::Is::number || tokens[0].value < 2 ||
      tokens[0].value > kMostGunsOfSort || tokens[1].is != Token::Is::word)
    return std::string(entry);
  const std::optional<PhraseFound> guns = words.find(Sense::count, tokens, 2);
  const std::optional<PhraseFound> size = words.find(Sense::gun, tokens, 1);
  if (!guns || guns->is != "guns" || (size && size->is != "heavy" && size->is != "sort")) return std::string(entry);
  if (words.has(Sense::arm, tokens, 1) || !arm_of_guns(tokens[1], words).empty())
    return std::string(entry);  // "12 horse guns"
  const std::string_view sort = entry.substr(tokens[1].begin);
  return fmt::format("{} ({} guns) [foot artillery]", sort, tokens[0].value);
}

/// "2 x 8pdr Foot Battery" of "2 foot de 8", "2 \u00E0 pied de 8".
std::string batteries_by_calibre(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  const std::size_t arm = tokens.size() > 2 && tokens[1].text == "a" ? 2 : 1;
  if (tokens.size() != arm + 3 || tokens[0].is != Token::Is::number || tokens[0].value > kMostBatteriesOfArm ||
      arm_of_guns(tokens[arm], words).empty() || tokens[arm + 1].text != "de" ||
      tokens[arm + 2].is != Token::Is::number)
    return std::string(entry);
  const std::string battery = fmt::format("{}pdr {} Battery", tokens[arm + 2].value, arm_of_guns(tokens[arm], words));
  return tokens[0].value == 1 ? battery : fmt::format("{} x {}", tokens[0].value, battery);
}

/// "Kern horse battery (8 guns)" of "Kern horse (8)".
std::string battery_of_arm(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  const std::size_t size = tokens.size();
  const bool counts = size >= 5 && tokens[size - 1].mark(")") && tokens[size - 2].is == Token::Is::number &&
                      tokens[size - 3].mark("(") && tokens[size - 2].value <= kMostBatteriesOfArm;
  const std::string_view arm = counts ? arm_of_guns(tokens[size - 4], words) : std::string_view{};
  if (arm.empty() || tokens[0].is != Token::Is::word) return std::string(entry);
  const std::string_view sort = arm == "Horse" ? "horse" : "foot";
  const bool told = tokens[size - 4].text == sort;  // "Kern reitend" needs a word that all readers know
  return fmt::format("{}{} battery ({} guns)", trim(entry.substr(0, tokens[size - 3].begin)),
                     told ? "" : fmt::format(" {}", sort), tokens[size - 2].value);
}

}  // namespace

std::string with_guns_of_sort(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon != std::string_view::npos && line.find_first_of(",;", colon) == std::string_view::npos) {
    const std::string_view only = trim(line.substr(colon + 2));  // "Artillery: 28 heavy guns", and nothing else
    const std::string told = guns_of_sort(only, words);
    return told == only ? std::string(line) : told;
  }
  return each_entry(line, [&](std::string_view entry) { return guns_of_sort(entry, words); });
}

std::string with_batteries_of_arm(std::string_view line, const PhraseBook& words) {
  const std::string told = each_entry(line, [&](std::string_view entry) { return batteries_by_calibre(entry, words); });
  const Tokens tokens = tokens_of(told);
  const std::optional<PhraseFound> arm = tokens.empty() ? std::nullopt : words.find(Sense::arm, tokens, 0);
  const bool guns = arm && arm->is == "artillery" && arm->length < tokens.size() && tokens[arm->length].mark(":");
  return guns ? each_entry(told, [&](std::string_view entry) { return battery_of_arm(entry, words); }) : told;
}

namespace {

constexpr int kMostOfASort = 60;
constexpr std::size_t kMostWordsOfASort = 4;

/// "9 Line battalions", "2 regiments of Hussars": how many, of what, and what they are; `unit` is empty if it is not
/// told.
struct SortCounted {
  int number = 0;
  std::string_view sort, unit;
  bool behind = false;  ///< the word for what they are
  Arm arm = Arm::infantry;
};

std::string_view unit_of_foot_or_horse(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  for (const Sense sense : {Sense::count, Sense::unit}) {
    const std::optional<PhraseFound> found = words.find(sense, tokens, at);
    if (!found || at + found->length > tokens.size() || found->part) continue;
    if (found->is == "battalions" || found->is == "battalion") return "battalions";
    if (found->is == "squadrons" || found->is == "squadron") return "squadrons";
    if (found->is == "regiments" || found->is == "regiment") return "regiments";
  }
  return {};
}

std::optional<SortCounted> sort_counted(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  const bool plain = tokens.size() > 1 && std::all_of(tokens.begin() + 1, tokens.end(),
                                                      [](const Token& token) { return token.is == Token::Is::word; });
  if (!plain || tokens[0].is != Token::Is::number || tokens[0].value < 1 || tokens[0].value > kMostOfASort)
    return std::nullopt;
  SortCounted counted;
  counted.number = static_cast<int>(tokens[0].value);
  std::size_t from = 1, to = tokens.size();
  counted.unit = unit_of_foot_or_horse(tokens, 1, words);
  if (!counted.unit.empty()) {
    from = words.has(Sense::link, tokens, 2) ? 3 : 2;
  } else if (counted.unit = unit_of_foot_or_horse(tokens, to - 1, words); !counted.unit.empty()) {
    counted.behind = true;
    --to;
  }
  if (from >= to || to - from > kMostWordsOfASort) return std::nullopt;
  counted.sort = text_between(entry, tokens[from], tokens[to - 1]);
  const std::optional<PhraseFound> kind = kind_in(tokens_of(counted.sort), words);
  if (!kind || words.any(Sense::command, tokens, from, to)) return std::nullopt;
  counted.arm = arm_of(*kind_from(kind->is));
  return counted.arm == Arm::artillery ? std::nullopt : std::optional(counted);
}

/// The nation of a list, "British: ", or "15 British - " with the sum of what follows; `end` is where its entries
/// begin.
struct ListHead {
  std::string_view nation;
  int sum = 0;
  std::size_t end = 0;
};

std::optional<ListHead> head_of_sorts(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kColon = ": ", kDash = " - ";
  const std::size_t colon = line.find(kColon), dash = line.find(kDash);
  const std::size_t at = std::min(colon, dash);
  if (at == std::string_view::npos) return ListHead{};
  const Tokens tokens = tokens_of(line.substr(0, at));
  const bool summed = at == dash && !tokens.empty() && tokens[0].is == Token::Is::number;
  const std::size_t from = summed ? 1 : 0;
  std::optional<PhraseFound> nation = words.find(Sense::nation, tokens, from);
  if (!nation) nation = words.find(Sense::country, tokens, from);
  if (!nation || from + nation->length != tokens.size() || (at == dash && !summed)) return std::nullopt;
  return ListHead{line.substr(tokens[from].begin, at - tokens[from].begin),
                  summed ? static_cast<int>(tokens[0].value) : 0, at + (at == colon ? kColon : kDash).size()};
}

}  // namespace

std::string with_sorts_listed(std::string_view line, const PhraseBook& words) {
  const std::optional<ListHead> head = head_of_sorts(line, words);
  if (!head || line.find_first_of("([") != std::string_view::npos) return std::string(line);
  std::vector<SortCounted> sorts;
  int sum = 0;
  for (std::string_view rest = line.substr(head->end); !rest.empty();) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    const std::optional<SortCounted> counted = sort_counted(trim(rest.substr(0, end)), words);
    if (!counted || (counted->unit.empty() && head->sum == 0)) return std::string(line);
    sorts.push_back(*counted);
    sum += counted->number;
    rest.remove_prefix(std::min(rest.size(), end + 1));
  }
  const bool behind = std::any_of(sorts.begin(), sorts.end(), [](const SortCounted& each) { return each.behind; });
  if (sorts.size() < 2 || (head->nation.empty() && !behind) || (head->sum > 0 && head->sum != sum))
    return std::string(line);
  std::string text;
  for (const SortCounted& each : sorts) {
    const std::string_view unit = !each.unit.empty()         ? each.unit
                                  : each.arm == Arm::cavalry ? "regiments"
                                                             : "battalions";
    text += fmt::format("{}{} {} of {}{}{}", text.empty() ? "" : ", ", each.number,
                        each.number == 1 ? unit.substr(0, unit.size() - 1) : unit, head->nation,
                        head->nation.empty() ? "" : " ", each.sort);
  }
  return text;
}

}  // namespace estafette::readers
