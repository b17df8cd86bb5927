#include "converter/readers/retold/parts/each_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kFewestMen = 100;  ///< told without a word

/// What a line's end is made of: figures, and some of them for each.
bool tells_figures(std::string_view piece, const PhraseBook& words, bool& each, bool& guns) {
  const Tokens tokens = tokens_of(piece);
  const std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words, false);
  each = each || (facts && facts->each);
  guns = facts && facts->guns && facts->each && tokens.size() > 1 && words.has(Sense::count, tokens, 1);
  return facts && facts->figures() && !facts->in_all && (guns || !facts->guns) && facts->pieces.empty();
}

/// Where a word begins that says of each what follows: "à", "zu je", "da", "of"; its end, or `at` if none does.
std::size_t past_each(const Range& all, std::size_t at) {
  constexpr std::size_t kLongestOf = 3;  ///< bytes of "of", "da", "po", "à"
  while (at < all.to) {
    const std::optional<PhraseFound> each = all.find(Sense::each, at);
    const std::optional<PhraseFound> link = all.find(Sense::link, at);
    const bool of =
        link && link->is.empty() && link->length == 1 && all.tokens[at].end - all.tokens[at].begin <= kLongestOf;
    if (!each && !of && !all.mark(at, "@")) break;
    at += each ? each->length : 1;
  }
  return at;
}

/// True if battalions, squadrons, batteries or regiments are counted there.
bool counts_parts(const Range& all, std::size_t from, std::size_t to) {
  for (std::size_t at = from; at < to; ++at)
    if (const std::optional<PhraseFound> count = all.find(Sense::count, at);
        count &&
        (count->is == "battalions" || count->is == "squadrons" || count->is == "batteries" || count->is == "regiments"))
      return true;
  return false;
}

/// "Jägerbtl.", "Husaren": troops of some sort.
bool names_troops(const Range& all, std::size_t from, std::size_t to) {
  for (std::size_t at = from; at < to; ++at)
    if (all.find(Sense::unit, at) || all.find(Sense::kind, at)) return true;
  return false;
}

/// Where a strength or guns end that begin there, if nothing else of the entry follows; `at` if none do.
std::size_t past_figure(const Range& all, std::size_t at) {
  const std::optional<std::pair<int, std::size_t>> figure = all.figure_at(at);
  if (!figure) return at;
  const std::optional<PhraseFound> count = all.find(Sense::count, figure->second);
  const bool told = count && (count->is == "men" || count->is == "sabres" || count->is == "guns");
  if (!told && (count || figure->first < kFewestMen)) return at;
  std::size_t end = figure->second + (told ? count->length : 0);
  if (told && all.mark(end, ".")) ++end;  // "500 h."
  const bool ends = end >= all.to || all.mark(end, ")") || all.mark(end, ",") || all.mark(end, ";");
  return ends ? end : at;
}

}  // namespace

std::string with_figures_of_each_in_bracket(std::string_view line, const PhraseBook& words) {
  std::size_t begin = line.size();
  std::size_t pieces = 0;
  bool each = false, guns = false;
  for (std::size_t to = line.size(); to > 0;) {
    const std::size_t comma = line.rfind(", ", to - 1), colon = line.rfind(": ", to - 1);
    if (comma == std::string_view::npos && colon == std::string_view::npos) break;
    const bool by_colon = comma == std::string_view::npos || (colon != std::string_view::npos && colon > comma);
    const std::size_t at = by_colon ? colon : comma;
    if (!tells_figures(trim(line.substr(at + 2, to - at - 2)), words, each, guns)) break;
    begin = to = at;
    ++pieces;
    if (by_colon || guns) break;  // "Batteries 33 & 34, 12 guns each"
  }
  const std::string_view list = line.substr(0, begin);
  const Tokens tokens = tokens_of(list);
  bool several = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) several = several || is_joint(tokens, at, words);
  if ((pieces < 2 && !guns) || !each || !several || list.ends_with(')')) return std::string(line);
  return fmt::format("{} ({})", list, trim(line.substr(begin + 2)));
}

std::string with_each_behind_figure(std::string_view line, const PhraseBook& words) {
  constexpr int kMostCounted = 40;
  constexpr std::size_t kMostBetween = 6;
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  int depth = 0;
  for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
    depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
    const std::optional<std::pair<int, std::size_t>> count = all.figure_at(at);
    if (!count || count->first < 1 || count->first > kMostCounted || tokens[at].is == Token::Is::ordinal) continue;
    std::size_t of = count->second + 1;
    const auto between = [&](std::size_t token) {
      return tokens[token].is == Token::Is::word || tokens[token].mark(".") || tokens[token].mark("-");
    };
    while (of < tokens.size() && of <= at + kMostBetween && between(of - 1)) {
      const std::size_t figure = past_each(all, of);
      const std::size_t end = figure > of ? past_figure(all, figure) : of;
      const bool counted = counts_parts(all, count->second, of);
      const bool sorted = !counted && at == 0 && all.find(Sense::each, of) && names_troops(all, count->second, of);
      if (figure == of || end == figure || !(counted || sorted)) {
        ++of;
        continue;
      }
      const bool within = at == 0 && all.find(Sense::each, of) &&
                          (!all.find(Sense::count, count->second) || all.find(Sense::count, count->second)->part) &&
                          names_troops(all, count->second, count->second + 1);
      const bool times = (sorted || within) && !all.spelt(count->second, "x");  // "2 Jägerbtl." as "2 x Jägerbtl."
      return fmt::format("{}{}{}{}{} each{}{}", line.substr(0, tokens[count->second - 1].end), times ? " x" : "",
                         line.substr(tokens[count->second - 1].end, tokens[of - 1].end - tokens[count->second - 1].end),
                         depth > 0 ? ", " : " (", text_between(line, tokens[figure], tokens[end - 1]),
                         depth > 0 ? "" : ")", line.substr(tokens[end - 1].end));
    }
  }
  return std::string(line);
}

std::string with_parts_of_each_behind_list(std::string_view line, const PhraseBook& words) {
  if (line.find('(') != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  bool several = false;
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    several = several || is_joint(tokens, at, words);
    const std::optional<PhraseFound> each = all.find(Sense::each, at);
    const auto figure = each && each->is.empty() ? all.figure_at(at + each->length) : std::nullopt;
    const std::optional<PhraseFound> count = figure ? all.find(Sense::count, figure->second) : std::nullopt;
    if (!several || !count || (count->is != "battalions" && count->is != "squadrons")) continue;
    std::size_t end = figure->second + count->length;
    if (all.mark(end, ".")) ++end;
    const bool ends = end == tokens.size() || all.mark(end, "-") || all.mark(end, ",") || all.mark(end, "=");
    std::size_t from = at;  // "zu je"
    while (from > 1 && all.find(Sense::each, from - 1)) --from;
    const bool behind = tokens[from - 1].is != Token::Is::mark || tokens[from - 1].mark(".");
    if (!ends || !behind) continue;
    return fmt::format("{} ({} each){}{}", line.substr(0, tokens[from - 1].end),
                       text_between(line, tokens[at + each->length], tokens[end - 1]),
                       end < tokens.size() && !all.mark(end, ",") ? " " : "",
                       end < tokens.size() ? line.substr(tokens[end].begin) : std::string_view{});
  }
  return std::string(line);
}

std::string with_pair_of_names_counted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t open = 0, joint = 0;
  while (open < tokens.size() && !tokens[open].mark("(")) {
    if (open > 0 && is_and(tokens, open, words)) joint = joint == 0 ? open : tokens.size();
    if (tokens[open].is == Token::Is::mark && !tokens[open].mark(".")) return std::string(line);
    ++open;
  }
  if (joint == 0 || joint + 1 >= open || open + 2 >= tokens.size() || !tokens.back().mark(")"))
    return std::string(line);
  const Tokens first(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(joint)),
      second(tokens.begin() + static_cast<std::ptrdiff_t>(joint) + 1,
             tokens.begin() + static_cast<std::ptrdiff_t>(open));
  const std::string_view left = line.substr(0, tokens[joint - 1].end),
                         right = text_between(line, tokens[joint + 1], tokens[open - 1]);
  const auto named = [&](const Tokens& name, std::string_view text) {
    return may_be_person(tokens_of(text), 0, text, words) || words.has(Sense::quality, name, 0);
  };
  if (!named(first, left) || !named(second, right)) return std::string(line);
  std::size_t each = open + 1;
  while (each < tokens.size() && !words.has(Sense::each, tokens, each)) ++each;
  const Range all{tokens, tokens.size(), words};
  const auto figure = all.figure_at(open + 1);
  const std::optional<PhraseFound> count = figure ? words.find(Sense::count, tokens, figure->second) : std::nullopt;
  const bool parts = count && (count->is == "battalions" || count->is == "squadrons");
  const std::size_t end = parts ? figure->second + count->length : open;
  if (!parts || each >= tokens.size() || each < end || each > end + 1 || figure->first < 1) return std::string(line);
  const std::string told = fmt::format("({})", text_between(line, tokens[open + 1], tokens[end - 1]));
  return fmt::format("{} {}, {} {}", left, told, right, told);
}

std::string with_each_spelt(std::string_view line) {
  constexpr std::string_view kShort = " c/u";
  std::string text(line);
  for (std::size_t at = text.find(kShort); at != std::string::npos; at = text.find(kShort, at + 1)) {
    std::size_t end = at + kShort.size();
    if (end < text.size() && is_any_letter(text[end])) continue;
    if (end < text.size() && text[end] == '.') ++end;
    text.replace(at, end - at, " cada uno");
  }
  return text;
}

}  // namespace estafette::readers
