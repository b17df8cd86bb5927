#include "converter/readers/retold/arms_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfArms = 300;    ///< bytes of such a line
constexpr int kLargestOfASort = 300;           ///< number of a regiment
constexpr std::string_view kPounds = "pfund";  ///< folded
constexpr std::array<std::string_view, 6> kModels = {"base", "bases", "stand", "stands", "figs", "figures"};
constexpr std::size_t kGunsOfASort = 3;  ///< tokens of "12 horse guns"

/// "horse artillery (12 guns)" for the "12 horse guns" that begins at a token; empty for anything else.
std::string guns_of_sort(const Tokens& tokens, std::size_t at, std::string_view line, const PhraseBook& words) {
  if (at + kGunsOfASort > tokens.size() || tokens[at].is != Token::Is::number || tokens[at + 1].is != Token::Is::word)
    return "";
  const std::optional<PhraseFound> guns = words.find(Sense::count, tokens, at + 2);
  if (!guns || guns->is != "guns") return "";
  const Tokens sort = tokens_of(fmt::format("{} artillery", tokens[at + 1].text));
  const std::optional<PhraseFound> kind = words.find(Sense::kind, sort, 0);
  if (!kind || kind->length != 2 || arm_of(*kind_from(kind->is)) != Arm::artillery) return "";
  const std::string_view typed = line.substr(tokens[at].begin, tokens[at].end - tokens[at].begin);
  return fmt::format("{} ({} guns)", kind->is, typed);
}

/// A word for gunners, their train or engineers with the figure of its men at a token: the tokens of both.
std::size_t support_with_men(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
  if (!kind) return 0;
  const Arm arm = arm_of(*kind_from(kind->is));
  if (arm != Arm::artillery && arm != Arm::support) return 0;
  std::size_t end = at + kind->length;
  while (end < tokens.size() && tokens[end].is == Token::Is::number) ++end;
  return end > at + kind->length ? end - at : 0;
}

}  // namespace

std::string with_guns_of_each_sort(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfArms || line.find(',') == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t first = 0;
  while (first < tokens.size() && guns_of_sort(tokens, first, line, words).empty()) ++first;
  if (first + 2 * kGunsOfASort >= tokens.size() || !tokens[first + kGunsOfASort].mark(",") ||
      (first > 0 && !tokens[first - 1].mark(":") && !tokens[first - 1].mark(",")))
    return std::string(line);
  const std::string one = guns_of_sort(tokens, first, line, words);
  const std::string other = guns_of_sort(tokens, first + kGunsOfASort + 1, line, words);
  const std::size_t last = first + 2 * kGunsOfASort;
  if (other.empty() || last + 1 < tokens.size()) return std::string(line);
  return fmt::format("{}{}, {}", line.substr(0, tokens[first].begin), one, other);
}

std::string with_train_apart(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfArms) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t at = 0, arms = 0;
  while (at < tokens.size()) {
    const std::size_t length = support_with_men(tokens, at, words);
    if (length == 0) return std::string(line);
    text += fmt::format("{}{}", text.empty() ? "" : "; ",
                        line.substr(tokens[at].begin, tokens[at + length - 1].end - tokens[at].begin));
    at += length;
    ++arms;
  }
  return arms > 1 ? text : std::string(line);
}

std::string with_colon_for_with(std::string_view line, const PhraseBook& words) {
  if (line.find(':') != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 3 < tokens.size(); ++at) {
    if (!tokens[at - 1].mark(",") ||
        (tokens[at].text != "avec" && tokens[at].text != "with" && tokens[at].text != "mit"))
      continue;
    const bool counts = tokens[at + 1].is == Token::Is::number && words.has(Sense::count, tokens, at + 2);
    const Tokens before(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at) - 1);
    if (!counts || !words.any(Sense::command, before, 0, before.size()) ||
        words.any(Sense::kind, before, 0, before.size()))
      return std::string(line);
    return fmt::format("{}: {}", line.substr(0, tokens[at - 2].end), line.substr(tokens[at + 1].begin));
  }
  return std::string(line);
}

std::string with_comma_behind_bases(std::string_view line, const PhraseBook& words) {
  if (line.find(" - ") == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t told = 0, counts = 0;
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    const bool bases = std::find(kModels.begin(), kModels.end(), tokens[at].text) != kModels.end();
    if (!bases || tokens[at - 1].is != Token::Is::number || !tokens[at - 2].mark("-")) continue;
    ++counts;
    if (at + 1 == tokens.size() || tokens[at + 1].is == Token::Is::mark || words.has(Sense::command, tokens, at + 1) ||
        words.has(Sense::quality, tokens, at + 1))
      continue;
    text += std::string(line.substr(told, tokens[at].end - told)) + ',';
    told = tokens[at].end;
  }
  return counts > 1 ? text + std::string(line.substr(told)) : std::string(line);
}

std::string with_calibres_in_figures(std::string_view line, const PhraseBook& words) {
  if (line.find("pf") == std::string_view::npos) return std::string(line);
  std::string text;
  std::size_t told = 0;
  bool counted = false;
  for (const Token& token : tokens_of(line)) {
    const bool figure = std::exchange(counted, token.is == Token::Is::number);
    const std::size_t pounds = figure && token.is == Token::Is::word ? token.text.find(kPounds) : std::string::npos;
    if (pounds == std::string::npos || pounds == 0) continue;
    const Tokens weight = tokens_of(std::string_view(token.text).substr(0, pounds));
    const std::optional<PhraseFound> number = words.find(Sense::number, weight, 0);
    const Tokens behind = tokens_of(std::string_view(token.text).substr(pounds));
    if (!number || number->length != weight.size() || !words.has(Sense::gun, behind, 0)) continue;
    text += fmt::format("{}{}-pdr", line.substr(told, token.begin - told), number->is);
    told = token.end;
  }
  return text + std::string(line.substr(told));
}

std::string with_numbers_of_a_sort(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  const std::size_t from = colon == std::string_view::npos ? 0 : colon + 2;
  if (line.size() > kLongestOfArms || line.find(',', from) == std::string_view::npos) return std::string(line);
  std::string text(line.substr(0, from));
  std::map<std::string, std::set<int>> numbers;  // by sort
  std::size_t entries = 0;
  for (const std::string& entry : split(line.substr(from), ',')) {
    const Tokens tokens = tokens_of(entry);
    if (tokens.size() < 2 || tokens[0].is != Token::Is::number || tokens[0].value > kLargestOfASort ||
        words.has(Sense::count, tokens, 1) || words.has(Sense::unit, tokens, 1))
      return std::string(line);
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 1);
    const bool ends = kind && (1 + kind->length == tokens.size() || tokens[1 + kind->length].mark("("));
    if (!ends || arm_of(*kind_from(kind->is)) == Arm::artillery) return std::string(line);
    numbers[kind->is].insert(tokens[0].value);
    text += fmt::format("{}{}. {}", entries++ > 0 ? ", " : "", tokens[0].value, trim(entry.substr(tokens[1].begin)));
  }
  const bool several =
      std::any_of(numbers.begin(), numbers.end(), [](const auto& sort) { return sort.second.size() > 1; });
  return several ? text : std::string(line);
}

std::string without_stops_at_hyphens(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (std::size_t at = text.find(".-"); at != std::string::npos; at = text.find(".-", at + 1)) {
    if (at == 0 || at + 2 >= text.size() || !is_any_letter(text[at - 1]) || !is_any_letter(text[at + 2])) continue;
    const std::size_t blank = text.find_last_of(" .-,(", at - 1);
    const std::size_t begin = blank == std::string::npos ? 0 : blank + 1;
    const Tokens joined = tokens_of(text.substr(begin, at - begin) + ' ' + text.substr(at + 2));
    const std::optional<PhraseFound> kind = words.find(Sense::kind, joined, 0);
    const bool short_form = (kind && kind->length > 1) || words.has(Sense::gun, joined, 0);
    if (short_form) text.erase(at, 1);
  }
  return text;
}

std::string with_battalions_joined(std::string_view line) {
  std::string text(line);
  for (const std::string_view link : {" et ", " und ", " and ", " & ", " e ", " y ", "/,", "/, "}) {
    for (std::size_t at = text.find(link); at != std::string::npos; at = text.find(link, at + 1)) {
      const std::string_view all(text);
      std::size_t first = at;
      while (first > 0 && (all[first - 1] == 'I' || all[first - 1] == 'V')) --first;
      const std::size_t next = at + link.size();
      const std::size_t stroke = all.find_first_not_of("IV", next);
      const bool apart = first == 0 || !(is_any_letter(all[first - 1]) || is_digit(all[first - 1]));
      const bool battalions = apart && first < at && roman(all.substr(first, at - first)) &&
                              stroke != std::string::npos && stroke > next && roman(all.substr(next, stroke - next)) &&
                              all[stroke] == '/';
      if (battalions) text.replace(at, link.size(), "/");
    }
  }
  return text;
}

std::string with_pairs_listed(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestOfArms || line.find(':') != std::string_view::npos) return std::string(line);
  const std::vector<std::string> entries = split(line, ',');
  if (entries.size() < 2 || tokens_of(entries.front()).empty() ||
      tokens_of(entries.front()).front().is != Token::Is::word)  // a list by numbers needs no help
    return std::string(line);
  std::string text;
  bool any = false;
  for (const std::string& entry : entries) {
    const Tokens tokens = tokens_of(entry);
    const std::optional<PhraseFound> link = tokens.size() > 3 ? words.find(Sense::link, tokens, 1) : std::nullopt;
    const bool joined = tokens.size() > 3 && (tokens[1].mark("&") || (link && link->is == "and" && link->length == 1));
    const bool pair = joined && tokens[0].is == Token::Is::ordinal && tokens[2].is == Token::Is::ordinal &&
                      words.has(Sense::kind, tokens, 3);
    text += text.empty() ? "" : ", ";
    if (!pair) {
      text += trim(entry);
      continue;
    }
    any = true;
    std::size_t end = 3;
    while (end < tokens.size() && tokens[end].is == Token::Is::word) ++end;
    const std::string_view typed(entry);
    text += fmt::format("{} {}, {}", typed.substr(tokens[0].begin, tokens[0].end - tokens[0].begin),
                        typed.substr(tokens[3].begin, tokens[end - 1].end - tokens[3].begin),
                        trim(typed.substr(tokens[2].begin)));
  }
  return any ? text : std::string(line);
}

}  // namespace estafette::readers
