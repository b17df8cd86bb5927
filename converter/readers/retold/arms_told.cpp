#include "converter/readers/retold/arms_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfArms = 300;  ///< bytes of such a line
constexpr std::string_view kInches = " pouces";
constexpr std::string_view kPounds = "pfund";  ///< folded
constexpr std::size_t kGunsOfASort = 3;        ///< tokens of "12 horse guns"

/// "horse artillery (12 guns)" for the "12 horse guns" that begins at a token; empty for anything else.
std::string guns_of_sort(const Tokens& tokens, std::size_t at, std::string_view line, const PhraseBook& words) {
  if (at + kGunsOfASort > tokens.size() || tokens[at].is != Token::Is::number || tokens[at + 1].is != Token::Is::word)
    return "";
  const std::optional<PhraseFound> guns = words.find(Sense::count, tokens, at + 2);
  if (!guns || guns->is != "guns" || words.has(Sense::gun, tokens, at + 1))
    return "";  // "siege guns" are of one battery
  const Tokens sort = tokens_of(fmt::format("{} artillery", tokens[at + 1].text));
  const std::optional<PhraseFound> kind = words.find(Sense::kind, sort, 0);
  if (!kind || kind->length != 2 || arm_of(*kind_from(kind->is)) != Arm::artillery) return "";
  const std::string_view typed = text_between(line, tokens[at], tokens[at]);
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
    text += fmt::format("{}{}", text.empty() ? "" : "; ", text_between(line, tokens[at], tokens[at + length - 1]));
    at += length;
    ++arms;
  }
  return arms > 1 ? text : std::string(line);
}

namespace {

/// "schwere" of "8 schwere Zwölfpfünder": how heavy guns are, in a word of its own.
bool is_weight_of_guns(const Token& token, const PhraseBook& words) {
  const std::optional<PhraseFound> gun = words.find(Sense::gun, Tokens(std::vector<Token>{token}), 0);
  return token.is == Token::Is::word && gun && gun->is == "heavy" && gun->length == 1;
}

}  // namespace

std::string with_calibres_in_figures(std::string_view line, const PhraseBook& words) {
  if (line.find("pf") == std::string_view::npos) return std::string(line);
  std::string text;
  std::size_t told = 0;
  bool counted = false;
  for (const Token& token : tokens_of(line)) {
    const bool weighed = counted && is_weight_of_guns(token, words);  // "8 schwere Zwölfpfünder"
    const bool figure = std::exchange(counted, token.is == Token::Is::number || weighed);
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

std::string with_rank_of_leader_joined(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongestRank = 24;  // bytes
  if (line.find(':') == std::string_view::npos) return std::string(line);
  for (std::size_t from = 0; from != std::string_view::npos;) {
    const std::size_t at = line.substr(from, kLongestRank).find(".-");
    if (at != std::string_view::npos && at > 0) {
      const std::string joined = fmt::format("{}{}", line.substr(0, from + at), line.substr(from + at + 1));
      const Tokens tokens = tokens_of(std::string_view(joined).substr(from));
      const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, 0);
      if (rank && rank->length > 1 && tokens[rank->length - 1].begin > at) return joined;
    }
    const std::size_t colon = line.find(": ", from);
    from = colon == std::string_view::npos ? colon : colon + 2;  // "1. Brigade: Gen.-Maj. Kern: IR 10"
  }
  return std::string(line);
}

std::string with_inches_apart(std::string_view line, const PhraseBook& words) {
  const std::size_t inches = line.find(kInches);
  const std::size_t of = inches == std::string_view::npos ? inches : line.rfind(" de ", inches);
  if (of == std::string_view::npos || of + 4 > inches) return std::string(line);
  const std::string_view figure = trim(line.substr(of + 4, inches - of - 4));
  const std::size_t blank = line.rfind(' ', of - 1);
  const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
  const Tokens howitzers = tokens_of(line.substr(begin, of - begin));
  const bool known = !figure.empty() && figure.find_first_not_of("0123456789") == std::string_view::npos &&
                     !howitzers.empty() && words.has(Sense::gun, howitzers, 0);
  if (!known) return std::string(line);
  return fmt::format("{}{} [{}{}]", line.substr(0, of), line.substr(inches + kInches.size()), figure, kInches);
}

namespace {

/// A figure or a number in letters.
bool counts(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return at < tokens.size() && (tokens[at].is == Token::Is::number || words.has(Sense::number, tokens, at));
}

/// The tokens of "foot", "heavy", "\u00E0 cheval" there: a sort of artillery without its word; 0 if there is none.
std::size_t sort_of_guns(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  constexpr std::array<std::string_view, 4> kArtillery = {"artillerie", "artiglieria", "artiller\u00EDa", "artilheria"};
  if (at >= tokens.size() || tokens[at].is != Token::Is::word) return 0;
  const std::string_view word = text_between(line, tokens[at], tokens[at]);
  const auto guns = [&](const Tokens& whole) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, whole, 0);
    return kind && kind->length == whole.size() && arm_of(*kind_from(kind->is)) == Arm::artillery;
  };
  if (guns(tokens_of(fmt::format("{} artillery", word)))) return 1;
  if (const auto gun = words.find(Sense::gun, tokens, at); gun && (gun->is == "heavy" || gun->is == "sort")) return 1;
  if (at + 1 >= tokens.size() || tokens[at + 1].is != Token::Is::word) return 0;
  const std::string_view two = text_between(line, tokens[at], tokens[at + 1]);
  for (const std::string_view artillery : kArtillery)
    if (guns(tokens_of(fmt::format("{} {}", artillery, two)))) return 2;
  return 0;
}

/// The tokens of a word for batteries there.
std::size_t word_for_batteries(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size()) return 0;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  if (count && count->is == "batteries") return count->length;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
  return unit && unit->is == "battery" ? unit->length : 0;
}

/// The tokens of "and", "&" or a comma there.
std::size_t joint(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size()) return 0;
  if (tokens[at].mark("&") || tokens[at].mark("+") || tokens[at].mark(",")) return 1;
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  return link && link->is == "and" ? link->length : 0;
}

}  // namespace

std::string with_batteries_of_each_sort(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t named = 0;
  while (named < tokens.size() && word_for_batteries(tokens, named, words) == 0) ++named;
  if (named == tokens.size()) return std::string(line);
  const auto text = [&](std::size_t from, std::size_t to) { return text_between(line, tokens[from], tokens[to - 1]); };
  for (std::size_t at = 0; at + 4 < tokens.size(); ++at) {
    if ((at > 0 && tokens[at - 1].is != Token::Is::mark) || !counts(tokens, at, words)) continue;
    const std::size_t before = word_for_batteries(tokens, at + 1, words);
    const std::size_t first = sort_of_guns(line, tokens, at + 1 + before, words);
    const std::size_t joins = at + 1 + before + first;
    const std::size_t joined = first > 0 ? joint(tokens, joins, words) : 0;
    const std::size_t second = joins + joined;
    if (joined == 0 || !counts(tokens, second, words)) continue;
    const std::size_t other = sort_of_guns(line, tokens, second + 1, words);
    const std::size_t behind = second + 1 + other;
    const std::size_t after = other > 0 ? word_for_batteries(tokens, behind, words) : 0;
    if (other == 0 || (before > 0) == (after > 0)) continue;
    const std::size_t end = behind + after;
    const std::string_view rest = end < tokens.size() ? line.substr(tokens[end - 1].end) : std::string_view{};
    const std::string told = before > 0 ? fmt::format("{}, {} {} {}", text(at, joins), text(second, second + 1),
                                                      text(at + 1, at + 1 + before), text(second + 1, behind))
                                        : fmt::format("{} batteries, {}", text(at, joins), text(second, end));
    return fmt::format("{}{}{}", line.substr(0, tokens[at].begin), told, rest);
  }
  return std::string(line);
}

std::string with_guns_in_figures(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t told = 0;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> number =
        tokens[at].is == Token::Is::word ? words.find(Sense::number, tokens, at) : std::nullopt;
    if (!number || number->length != 1) continue;
    const std::size_t unit = at + 2 < tokens.size() && tokens[at + 2].mark("-") ? at + 3 : at + 2;
    const bool pounder = tokens[at + 1].is == Token::Is::number && unit < tokens.size() &&
                         words.find(Sense::gun, tokens, unit).value_or(PhraseFound{}).is == "pounder";
    const std::string sort = words.find(Sense::gun, tokens, at + 1).value_or(PhraseFound{}).is;
    if (!pounder && sort != "howitzer" && sort != "rocket") continue;
    text += fmt::format("{}{}", line.substr(told, tokens[at].begin - told), number->is);
    told = tokens[at].end;
  }
  return text + std::string(line.substr(told));
}

namespace {

/// One past the tokens of the "3 x 12-pounders" that begins there; 0 if none does.
std::size_t end_of_guns(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at + 3 >= tokens.size() || tokens[at].is != Token::Is::number || tokens[at + 1].text != "x" ||
      tokens[at + 2].is != Token::Is::number)
    return 0;
  const std::size_t unit = at + (tokens[at + 3].mark("-") ? 4 : 3);
  const std::optional<PhraseFound> gun = unit < tokens.size() ? words.find(Sense::gun, tokens, unit) : std::nullopt;
  return gun && gun->is == "pounder" ? unit + gun->length : 0;
}

}  // namespace

std::string with_guns_in_list(std::string_view line, const PhraseBook& words) {
  constexpr int kMostBatteries = 3;  // more may well be guns
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || line.size() > kLongestOfArms) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t told = 0;
  bool troops = false;  // battalions or squadrons in the entry before
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (tokens[at].begin < colon) continue;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    troops = troops || (count && (count->is == "battalions" || count->is == "squadrons"));
    const std::size_t end = troops && tokens[at - 1].mark(",") ? end_of_guns(tokens, at, words) : 0;
    if (end == 0) continue;
    std::size_t last = end;
    while (last < tokens.size() && tokens[last].is == Token::Is::word) ++last;
    if (last < tokens.size() && !tokens[last].mark(",")) continue;
    bool batteries = false;  // "2 x 6pdr horse batteries" counts them, and no guns
    for (std::size_t word = end; word < last; ++word) {
      const std::optional<PhraseFound> said = words.find(Sense::count, tokens, word);
      batteries = batteries || (said && said->is == "batteries");
    }
    if (batteries && tokens[at].value <= kMostBatteries) {
      text += fmt::format("{}{} {}", line.substr(told, tokens[at].begin - told), tokens[at].value,
                          text_between(line, tokens[at + 2], tokens[last - 1]));
      told = tokens[last - 1].end;
      at = last - 1;
      continue;
    }
    std::string name;  // "Brummers" of "3 x 12-pound Brummers", nothing of "3 x 12-pound guns"
    for (std::size_t word = end; word < last; ++word)
      if ((tokens[word].text == "horse" || !words.has(Sense::count, tokens, word)) &&
          !words.has(Sense::gun, tokens, word))
        name += fmt::format("{} ", text_between(line, tokens[word], tokens[word]));
    text += fmt::format("{}{}artillery ({} x {}-pdr)", line.substr(told, tokens[at].begin - told), name,
                        tokens[at].value, tokens[at + 2].value);
    told = tokens[last - 1].end;
    at = last - 1;
    troops = false;
  }
  return text + std::string(line.substr(told));
}

}  // namespace estafette::readers
