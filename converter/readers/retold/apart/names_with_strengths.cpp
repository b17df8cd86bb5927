#include "converter/readers/retold/apart/names_with_strengths.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/counted/typed_figures.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kFewestMen = 100, kMostGuns = 12;

/// What stands before the list of a line, with its colon, and the entries of the list.
struct Listed {
  std::string_view before;
  std::vector<std::string_view> entries;
};

Listed listed_in(std::string_view line) {
  const std::size_t colon = line.find(": ");
  Listed listed{line.substr(0, colon == std::string_view::npos ? 0 : colon + 2), {}};
  for (std::string_view rest = line.substr(listed.before.size()); !rest.empty();) {
    const std::size_t comma = std::min(rest.find(", "), rest.size());
    listed.entries.push_back(trim(rest.substr(0, comma)));
    rest.remove_prefix(std::min(comma + 2, rest.size()));
  }
  return listed;
}

/// "Toro 669": one or two words that mean nothing else, and men.
bool is_name_with_men(std::string_view entry, const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  constexpr std::array kOther = {Sense::kind, Sense::unit, Sense::count, Sense::rank, Sense::command, Sense::arm};
  constexpr std::size_t kMostWords = 2;
  const std::size_t figure = tokens.size() - 1;
  if (figure <= from || figure > from + kMostWords || tokens[figure].is != Token::Is::number ||
      tokens[figure].value < kFewestMen || !capital_at(entry, tokens[from].begin))
    return false;
  for (std::size_t at = from; at < figure; ++at) {
    if (tokens[at].is != Token::Is::word) return false;
    for (const Sense sense : kOther)
      if (const std::optional<PhraseFound> found = words.find(sense, tokens, at); found && !found->part) return false;
  }
  return true;
}

}  // namespace

std::string with_sort_before_each_name(std::string_view line, const PhraseBook& words) {
  const Listed listed = listed_in(line);
  if (listed.entries.size() < 2) return std::string(line);
  const std::string_view first = listed.entries.front();
  const Tokens tokens = tokens_of(first);
  std::size_t sort = 0;
  while (sort < tokens.size()) {
    std::size_t length = tokens[sort].mark(".") && sort > 0 ? 1 : 0;
    for (const Sense sense : {Sense::kind, Sense::unit})
      if (const std::optional<PhraseFound> found = words.find(sense, tokens, sort))
        length = std::max(length, found->length);
    if (length == 0) break;
    sort += length;
  }
  if (sort == 0 || sort >= tokens.size() || !is_name_with_men(first, tokens, sort, words)) return std::string(line);
  for (std::size_t at = 1; at < listed.entries.size(); ++at) {
    const Tokens entry = tokens_of(listed.entries[at]);
    if (entry.empty() || !is_name_with_men(listed.entries[at], entry, 0, words)) return std::string(line);
  }
  const std::string_view typed = first.substr(0, tokens[sort - 1].end);
  const std::string one = singular(typed, words);
  std::string told = fmt::format("{}{} {}", listed.before, one, first.substr(tokens[sort].begin));
  for (std::size_t at = 1; at < listed.entries.size(); ++at) told += fmt::format(", {} {}", one, listed.entries[at]);
  return told;
}

std::string with_strengths_behind_dashes(std::string_view line, const PhraseBook& words) {
  const Listed listed = listed_in(line);
  if (listed.entries.size() < 2) return std::string(line);
  std::vector<std::string> told;
  for (const std::string_view entry : listed.entries) {
    const Tokens tokens = tokens_of(entry);
    std::size_t dash = 1;
    while (dash < tokens.size() && !(tokens[dash].mark("-") && !tokens[dash].joined)) ++dash;
    const bool numbered = !tokens.empty() && tokens[0].is == Token::Is::number && dash > 1 &&
                          words.any(Sense::kind, tokens, 1, dash) && !words.has(Sense::count, tokens, 1);
    const std::size_t figure = dash + 1;
    if (!numbered || figure >= tokens.size() || tokens[figure].is != Token::Is::number ||
        tokens[figure].value < kFewestMen)
      return std::string(line);
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, figure + 1);
    if (figure + 1 + (count ? count->length : 0) != tokens.size()) return std::string(line);
    told.push_back(fmt::format("{}. {} ({})", tokens[0].value,
                               entry.substr(tokens[1].begin, tokens[dash - 1].end - tokens[1].begin),
                               entry.substr(tokens[figure].begin)));
  }
  return fmt::format("{}{}", listed.before, fmt::join(told, ", "));
}

std::string with_numbered_sorts_apart(std::string_view line, const PhraseBook& words) {
  const std::string parted = with_number_parted(line, words);
  const Listed listed = listed_in(parted);
  if (listed.entries.size() < 2 || !listed.before.empty()) return std::string(line);
  for (const std::string_view entry : listed.entries) {
    const Tokens tokens = tokens_of(entry);
    const bool sort = tokens.size() == 3 && (words.has(Sense::kind, tokens, 0) || words.has(Sense::unit, tokens, 0));
    if (!sort || tokens[1].is != Token::Is::number || tokens[2].is != Token::Is::number || tokens[2].value < kFewestMen)
      return std::string(line);
  }
  return fmt::format("{}", fmt::join(listed.entries, "; "));
}

std::string with_parts_behind_dashes(std::string_view line, const PhraseBook& words) {
  constexpr int kMostParts = 12;
  const Tokens tokens = tokens_of(line);
  if (words.any(Sense::command, tokens, 0, tokens.size())) return std::string(line);
  std::string told;
  std::size_t copied = 0, counted = 0;
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    if (!tokens[at].mark("-") || tokens[at].joined || tokens[at + 1].is != Token::Is::number ||
        tokens[at + 1].value > kMostParts)
      continue;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 2);
    if (!count || (count->is != "battalions" && count->is != "squadrons" && count->is != "companies")) continue;
    const std::size_t end = at + 2 + count->length;
    const auto ends = [&](std::string_view mark) { return tokens[end].mark(mark); };
    if (end < tokens.size() && !ends(",") && !ends(";") && !ends(":")) continue;
    told += fmt::format("{} ({})", line.substr(copied, tokens[at - 1].end - copied),
                        text_between(line, tokens[at + 1], tokens[end - 1]));
    copied = tokens[end - 1].end;
    if (copied < line.size() && line[copied] == '.') ++copied;
    ++counted;
  }
  return counted < 2 ? std::string(line) : told.append(line.substr(copied));
}

std::string with_guns_of_each_name(std::string_view line, const PhraseBook& words) {
  Listed listed = listed_in(line);
  std::string before(listed.before);
  const Tokens whole = tokens_of(line);
  const std::optional<PhraseFound> arm = words.find(Sense::arm, whole, 0);
  std::size_t dash = arm ? arm->length : whole.size();
  if (dash < whole.size() && whole[dash].mark(".")) ++dash;
  if (before.empty() && dash + 1 < whole.size() && whole[dash].mark("-") && !whole[dash].joined) {
    listed = listed_in(line.substr(whole[dash + 1].begin));
    before = fmt::format("{}: ", line.substr(0, whole[dash - 1].end));
  }
  if (listed.entries.size() < 2 || before.empty()) return std::string(line);
  std::string_view word;  // "guns"
  std::vector<bool> bare;
  for (const std::string_view entry : listed.entries) {
    const Tokens tokens = tokens_of(entry);
    if (tokens.size() < 2 || tokens[0].is != Token::Is::word) return std::string(line);
    const Token& last = tokens[tokens.size() - 1];
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, tokens.size() - 1);
    const bool guns = count && count->is == "guns" && tokens[tokens.size() - 2].is == Token::Is::number;
    const bool alone =
        last.is == Token::Is::number && last.value <= kMostGuns && !words.has(Sense::serial, tokens, tokens.size() - 2);
    if (!guns && !alone) return std::string(line);
    if (guns) word = entry.substr(last.begin, last.end - last.begin);
    bare.push_back(alone);
  }
  if (word.empty()) return std::string(line);
  std::string told = before;
  const std::string_view apart = listed.entries.size() == 2 ? "; " : ", ";  // two at a comma might be one
  for (std::size_t at = 0; at < listed.entries.size(); ++at)
    told += fmt::format("{}{}{}{}", at > 0 ? apart : std::string_view{}, listed.entries[at], bare[at] ? " " : "",
                        bare[at] ? word : std::string_view{});
  return told;
}

namespace {

/// "1/12", "F/12": a battalion, or the fusiliers, of a regiment.
bool is_battalion_of_regiment(const Tokens& tokens, std::size_t from) {
  constexpr int kMostBattalions = 12;
  if (from + 3 != tokens.size() || !tokens[from + 1].mark("/") || tokens[from + 2].is != Token::Is::number)
    return false;
  const bool numbered = tokens[from].is == Token::Is::number && tokens[from].value <= kMostBattalions;
  return numbered || tokens[from].text == "f";
}

/// The sort of one: "Grenadier Bn" of "Grenadier Bns", "Gren. Bn." of "GBs".
std::string sort_of_one(std::string_view sort, const PhraseBook& words) {
  if (sort == "GBs") return "Gren. Bn";
  if (sort == "FBs") return "F\u00FCs. Bn";
  const std::string one = singular(sort, words);
  return one == sort ? "" : one;
}

}  // namespace

std::string with_sort_behind_each_battalion(std::string_view line, const PhraseBook& words) {
  const Listed listed = listed_in(line);
  if (listed.entries.size() < 2) return std::string(line);
  const std::string_view first = listed.entries.front();
  const Tokens tokens = tokens_of(first);
  if (tokens.size() < 4 || !is_battalion_of_regiment(tokens, tokens.size() - 3)) return std::string(line);
  const std::size_t number = tokens.size() - 3;
  const std::string one = sort_of_one(first.substr(0, tokens[number - 1].end), words);
  const bool sort = std::all_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(number),
                                [](const Token& token) { return token.is == Token::Is::word || token.mark("."); });
  if (one.empty() || !sort) return std::string(line);
  std::string told = fmt::format("{}{} {}", listed.before, first.substr(tokens[number].begin), one);
  for (std::size_t at = 1; at < listed.entries.size(); ++at) {
    if (!is_battalion_of_regiment(tokens_of(listed.entries[at]), 0)) return std::string(line);
    told += fmt::format(", {} {}", listed.entries[at], one);
  }
  return told;
}

}  // namespace estafette::readers
