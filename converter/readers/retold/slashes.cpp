#include "converter/readers/retold/slashes.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kLargestRegiment = 250;
constexpr std::string_view kSlash = " / ";
constexpr std::size_t kLongestRoman = 3;  ///< of a battalion

/// What stands between the separators, without the blanks round it.
std::vector<std::string_view> pieces_between(std::string_view text, std::string_view separator) {
  std::vector<std::string_view> pieces;
  while (!(text = trim(text)).empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    pieces.push_back(trim(text.substr(0, end)));
    text.remove_prefix(std::min(text.size(), end + separator.size()));
  }
  return pieces;
}

bool names_unit(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  return tokens.size() > 1 && head_of({tokens, tokens.size(), words}).is == Head::Is::unit;
}

/// Troops with a figure behind their name.
bool is_whole_unit(std::string_view piece, const PhraseBook& words) {
  return !piece.empty() && (is_digit(piece.back()) || piece.back() == ')') && names_unit(piece, words);
}

/// True for the name of a battalion behind its regiment's: "II", "Fusilier".
bool names_battalion(std::string_view piece, bool first, const PhraseBook& words) {
  if (piece.size() <= kLongestRoman && roman(piece)) return true;
  const Tokens tokens = tokens_of(piece);
  return !first && tokens.size() == 1 && words.has(Sense::kind, tokens, 0);
}

/// "18th Regt I / II / Fusilier (Kern)" as "18th Regt (3 bns) (Kern)".
std::string with_battalions_counted(std::string_view line, const PhraseBook& words) {
  const std::size_t slash = line.find(kSlash);
  const std::size_t first = slash == std::string_view::npos ? slash : line.rfind(' ', slash - 1);
  if (first == std::string_view::npos || first == 0 ||
      !names_battalion(line.substr(first + 1, slash - first - 1), true, words))
    return std::string(line);
  std::size_t end = slash, battalions = 1;
  while (line.substr(end).starts_with(kSlash)) {
    const std::size_t next = end + kSlash.size();
    const std::size_t stop = std::min(line.find_first_of(" ,;", next), line.size());
    if (!names_battalion(line.substr(next, stop - next), false, words)) return std::string(line);
    ++battalions;
    end = stop;
  }
  return fmt::format("{} ({} bns){}", line.substr(0, first), battalions,
                     with_battalions_counted(line.substr(end), words));
}

/// "3rd / 12th Dutch Line" as "3rd, 12th Dutch Line": two numbers of regiments of a sort.
std::string with_numbers_listed(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t done = 0;
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const bool between = tokens[at].mark("/") && tokens[at - 1].is == Token::Is::ordinal && !tokens[at].joined &&
                         tokens[at + 1].is == Token::Is::ordinal && !tokens[at + 1].joined;
    if (!between || tokens[0].is != Token::Is::ordinal || words.any(Sense::command, tokens, at, tokens.size()))
      continue;
    text += fmt::format("{}, ", line.substr(done, tokens[at - 1].end - done));
    done = tokens[at + 1].begin;
  }
  return text + std::string(line.substr(done));
}

}  // namespace

std::string without_tight_slashes(std::string_view line, const PhraseBook& words) {
  if (line.find('/') == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t done = 0;
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    const bool between =
        tokens[at].mark("/") && words.has(Sense::kind, tokens, at - 1) && tokens[at + 1].is == Token::Is::ordinal;
    if (!between || tokens[0].is != Token::Is::ordinal || words.has(Sense::count, tokens, at - 1)) continue;
    text += fmt::format("{}, ", line.substr(done, tokens[at - 1].end - done));
    done = tokens[at + 1].begin;
  }
  return text + std::string(line.substr(done));
}

std::string without_bars_in_list(std::string_view line) {
  constexpr std::string_view kBar = " | ";
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos || line.find(kBar) < colon) return std::string(line);
  std::string text(line);
  for (std::size_t at = text.find(kBar); at != std::string::npos; at = text.find(kBar, at))
    text.replace(at, kBar.size(), ", ");
  return text;
}

namespace {

/// "Lancers (new)": a sort of troops.
bool begins_with_sort(std::string_view piece, const PhraseBook& words) {
  return words.has(Sense::kind, tokens_of(piece), 0);
}

/// "Light cavalry", "Line [22 figs]", "22 figs  Line": a sort of troops, and not which.
bool is_only_sort(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const bool counted = tokens.size() > 2 && tokens[0].is == Token::Is::number && words.has(Sense::model, tokens, 1);
  std::size_t at = counted ? 2 : 0;
  while (at < tokens.size() && !tokens[at].mark("[")) {
    std::optional<PhraseFound> found;
    for (const Sense sense : {Sense::kind, Sense::quality, Sense::arm})
      if (!found) found = words.find(sense, tokens, at);
    if (!found) return false;
    at += found->length;
  }
  return at > 0;
}

/// "3rd Squadron", and nothing else: its sort stands in the next column.
bool is_numbered_part(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const std::optional<PhraseFound> count =
      tokens.size() > 1 && tokens[0].is == Token::Is::ordinal ? words.find(Sense::count, tokens, 1) : std::nullopt;
  return count && !count->part && count->length + 1 == tokens.size();
}

}  // namespace

std::string without_wide_gaps(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kBar = " | ", kWide = "   ";
  const bool bars = line.find(kBar) != std::string_view::npos;
  const bool gaps = !bars && line.find(kWide) != std::string_view::npos && line.find('|') == std::string_view::npos;
  if ((!bars && !gaps) || line.find_first_of(":;") != std::string_view::npos) return std::string(line);
  const std::vector<std::string_view> pieces = pieces_between(line, bars ? kBar : kWide);
  if (pieces.size() == 2 && is_numbered_part(pieces.front(), words) && begins_with_sort(pieces.back(), words))
    return fmt::format("{} {}", trim(pieces.front()), trim(pieces.back()));
  if (pieces.size() == 2 && !is_only_sort(pieces.front(), words) && is_only_sort(pieces.back(), words)) {
    std::string sort(trim(pieces.back()));  // "7th Hussars    Light cavalry"
    if (const std::size_t gap = sort.find("  "); gap != std::string::npos) sort.insert(gap, ",");
    return fmt::format("{}, {}", trim(pieces.front()), sort);
  }
  const bool units = std::all_of(pieces.begin(), pieces.end(), [&](auto piece) { return names_unit(piece, words); });
  return units ? fmt::format("{}", fmt::join(pieces, "; ")) : std::string(line);
}

namespace {

/// "IR 72", "Jäger 4": a word for a sort of troops, and a number.
bool is_kind_and_number(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const std::optional<PhraseFound> kind = tokens.empty() ? std::nullopt : words.find(Sense::kind, tokens, 0);
  return kind && kind->length + 1 == tokens.size() && tokens.back().is == Token::Is::number &&
         !tokens.back().thousands && tokens.back().value < kLargestRegiment;
}

}  // namespace

std::string without_dashes_between(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kBetween = " - ";
  const std::size_t colon = line.find(": ");
  const std::size_t from = colon < line.find(kBetween) ? colon + 2 : 0;
  if (line.find(kBetween, from) == std::string_view::npos) return std::string(line);
  const std::vector<std::string_view> pieces = pieces_between(line.substr(from), kBetween);
  const std::string first(pieces.front().substr(0, pieces.front().find(' ')));
  const bool alike = std::all_of(pieces.begin(), pieces.end(), [&](std::string_view piece) {
    return (piece.substr(0, piece.find(' ')) == first || is_kind_and_number(piece, words)) &&
           names_unit(piece, words) && piece.find_first_of(",;") == std::string_view::npos;
  });
  if (pieces.size() < 2 || !alike || is_digit(first.front())) return std::string(line);
  return fmt::format("{}{}", line.substr(0, from), fmt::join(pieces, "; "));
}

namespace {

/// "IR 36 Alba", "IR 22 Toro" and "Lund Dragoons", "Dale Cuirassiers": each begins with the same sort and has a name of
/// its own, or is of another sort than all others; one of them is no other name of the next.
bool are_several_units(const std::vector<std::string_view>& pieces, const PhraseBook& words) {
  std::vector<Tokens> named;
  for (const std::string_view piece : pieces) named.push_back(tokens_of(piece));
  if (named.size() < 2 || std::any_of(named.begin(), named.end(), [](const Tokens& name) { return name.size() < 2; }))
    return false;
  const bool last = named.back().back().is == Token::Is::number && named.back().size() > 2;  // a strength of both
  const auto sort_first = [&](const Tokens& name) {
    return name[0].text == named[0][0].text && (words.has(Sense::kind, name, 0) || words.has(Sense::unit, name, 0)) &&
           !words.any(Sense::command, name, 0, name.size());
  };
  if (!last && std::all_of(named.begin(), named.end(), sort_first)) return true;
  std::vector<std::string> sorts;
  for (const Tokens& name : named) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, name.size() - 1);
    const bool sure = kind && !kind->guess && !kind->part && name[0].is == Token::Is::word;
    if (!sure || words.any(Sense::command, name, 0, name.size())) return false;
    if (std::find(sorts.begin(), sorts.end(), kind->is) != sorts.end()) return false;
    sorts.push_back(kind->is);
  }
  return true;
}

}  // namespace

std::string without_slashes(std::string_view line, const PhraseBook& words) {
  if (line.find(kSlash) == std::string_view::npos) return std::string(line);
  if (const std::string counted = with_battalions_counted(line, words); counted != line) return counted;
  if (const std::string listed = with_numbers_listed(line, words); listed != line) return listed;
  const std::size_t colon = line.find(": ");
  const std::size_t from = colon < line.find(kSlash) ? colon + 2 : 0;
  const std::vector<std::string_view> pieces = pieces_between(line.substr(from), kSlash);
  const bool units = std::all_of(pieces.begin(), pieces.end(), [&](auto piece) { return is_whole_unit(piece, words); });
  return units || are_several_units(pieces, words) ? fmt::format("{}{}", line.substr(0, from), fmt::join(pieces, "; "))
                                                   : std::string(line);
}

std::string with_comma_behind_count(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t done = 0;
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    if (!tokens[at].mark("/") || tokens[at + 1].is != Token::Is::number) continue;
    const std::size_t word = tokens[at - 1].mark(".") ? at - 2 : at - 1;
    const bool counted = word > 0 && tokens[word - 1].is == Token::Is::number &&
                         (words.has(Sense::count, tokens, word) || words.has(Sense::gun, tokens, word));
    const std::string_view behind = line.substr(tokens[at + 1].end);
    const std::optional<PhraseFound> more = words.find(Sense::count, tokens, at + 2);
    if (!counted || behind.starts_with('/') || (more && more->is != "men")) continue;  // but "2 bns / 4 coys"
    text += fmt::format("{}, ", line.substr(done, tokens[at - 1].end - done));
    done = tokens[at + 1].begin;
  }
  return text + std::string(line.substr(done));
}

namespace {

/// "General Roe", "Roe", "J. Roe": a person and nothing else, with no figure.
bool is_leader(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kMostTokens = 8;
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMostTokens || has_digit(text)) return false;
  for (const Sense other : {Sense::command, Sense::kind, Sense::unit, Sense::count, Sense::verb, Sense::arm,
                            Sense::country, Sense::nation, Sense::state})
    if (words.any(other, tokens, 0, tokens.size())) return false;
  return words.has(Sense::rank, tokens, 0) || may_be_person(tokens, 0, text, words);
}

/// The level of a command that has a number or is an army, and no troops beside it.
std::optional<Level> level_named(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const Head head = head_of({tokens, tokens.size(), words});
  const bool alone = head.is == Head::Is::formation && (head.numbered || head.level == Level::army);
  const bool led =
      text.find_first_of(",(:-") != std::string_view::npos || words.any(Sense::rank, tokens, 0, tokens.size());
  return alone && !led && !words.any(Sense::count, tokens, 0, tokens.size()) ? head.level : std::nullopt;
}

}  // namespace

std::string with_leader_behind_mark(std::string_view line, const PhraseBook& words) {
  if (const std::size_t slash = line.find(kSlash); slash != std::string_view::npos) {
    const std::string_view command = line.substr(0, slash), leader = line.substr(slash + kSlash.size());
    if (level_named(command, words) && is_leader(leader, words)) return fmt::format("{}: {}", command, leader);
  }
  if (const std::size_t stop = line.rfind(". "); stop != std::string_view::npos) {
    const std::string_view command = line.substr(0, stop), leader = line.substr(stop + 2);
    if (level_named(command, words) == Level::army && is_leader(leader, words))
      return fmt::format("{} - {}", command, leader);
  }
  return std::string(line);
}

}  // namespace estafette::readers
