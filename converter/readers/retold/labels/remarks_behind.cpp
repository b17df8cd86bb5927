#include "converter/readers/retold/labels/remarks_behind.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostOfARemark = 8;  ///< tokens

bool tells_detached(const Tokens& remark, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, remark, at);
  return count && count->is == "detached";
}

/// Words of which none has a meaning in an order of battle: "guarding the trains", "detached at Toro".
bool is_remark(std::string_view text, const PhraseBook& words) {
  if (text.empty() || !is_small(text.front())) return false;
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMostOfARemark) return false;
  for (const Token& token : tokens)
    if (token.is != Token::Is::word && !token.mark("'") && !token.mark(".")) return false;
  const bool person = words.has(Sense::particle, tokens, 0) && capital_at(text, tokens.back().begin);
  if (person) return false;  // "v. Kern"
  constexpr std::array kTelling = {Sense::kind,      Sense::unit,   Sense::arm,     Sense::command, Sense::rank,
                                   Sense::commander, Sense::nation, Sense::country, Sense::quality, Sense::number,
                                   Sense::ordinal,   Sense::honour, Sense::title,   Sense::former,  Sense::total,
                                   Sense::note,      Sense::grade,  Sense::count};
  bool detached = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tells_detached(tokens, at, words))
      detached = true;
    else if (std::any_of(kTelling.begin(), kTelling.end(), [&](Sense sense) { return words.has(sense, tokens, at); }))
      return false;
  }
  const bool placed = words.has(Sense::place, tokens, 0);  // "in camp"
  return detached ||
         (tokens.size() > 1 && (placed || !words.has(Sense::link, tokens, 0)));  // and no "(b)", "(of Kern)"
}

/// "Roe's Brigade": whose it is, and a word for a command that ends it.
bool is_somebodys_command(std::string_view text, const PhraseBook& words) {
  const bool owned = text.find("'s ") != std::string_view::npos || text.find("\u2019s ") != std::string_view::npos;
  const Tokens tokens = tokens_of(text);
  return owned && !has_digit(text) && tokens.size() > 2 && words.has(Sense::command, tokens, tokens.size() - 1);
}

/// "Arrived": a word that tells nothing of troops.
bool tells_nothing(const Token& token, const PhraseBook& words) {
  const Needs telling = needs(Sense::kind, Sense::unit, Sense::arm, Sense::command, Sense::rank, Sense::commander,
                              Sense::nation, Sense::country, Sense::state, Sense::count, Sense::month);
  return token.is == Token::Is::word && (words.senses_of(token) & telling.senses) == 0;
}

}  // namespace

std::string with_remark_before_colon(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kOpens = ": (";
  const std::size_t colon = line.find(kOpens);
  if (colon == std::string_view::npos || colon == 0 || !line.ends_with(')') || line.find(':') != colon)
    return std::string(line);
  const std::string_view remark = line.substr(colon + kOpens.size(), line.size() - colon - kOpens.size() - 1);
  const Tokens tokens = tokens_of(remark);
  const bool plain =
      remark.find_first_of("()[]") == std::string_view::npos && tokens.size() > 1 && is_small(remark.front()) &&
      std::all_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::word; });
  if (!plain || has_digit(line)) return std::string(line);
  for (const Sense troops : {Sense::kind, Sense::unit, Sense::count, Sense::rank, Sense::commander, Sense::number})
    if (words.any(troops, tokens, 0, tokens.size())) return std::string(line);
  return fmt::format("{} [Note: {}]:", line.substr(0, colon), remark);
}

std::string with_other_command_behind_noted(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.find(", ");
  if (comma == std::string_view::npos || line.find_first_of("([:;") != std::string_view::npos) return std::string(line);
  const std::string_view behind = line.substr(comma + 2);
  const std::size_t second = std::min(behind.find(", "), behind.size());
  const Tokens unit = tokens_of(line.substr(0, comma)), rest = tokens_of(behind.substr(second));
  const bool army = rest.empty() || (rest.size() > 1 && words.has(Sense::command, rest, 1) && !has_digit(behind));
  const Head head = head_of({unit, unit.size(), words});
  const bool told = army && is_somebodys_command(behind.substr(0, second), words) && head.is == Head::Is::unit &&
                    !unit.empty() && unit.front().is == Token::Is::ordinal;
  return told ? fmt::format("{} [Note: {}]", line.substr(0, comma), behind) : std::string(line);
}

std::string with_day_behind_unit_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    const std::size_t day = at + 1;
    const bool dated =
        words.has(Sense::month, tokens, at) && tokens[day].figure() && tells_nothing(tokens[at - 1], words);
    if (!dated) continue;
    const bool unit = words.has(Sense::unit, tokens, at - 2) || words.has(Sense::kind, tokens, at - 2);
    const bool ends = day + 1 == tokens.size() || tokens[day + 1].is == Token::Is::number;
    const Tokens name(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at - 1));
    if (!unit || !ends || head_of({name, name.size(), words}).is != Head::Is::unit) continue;
    return fmt::format("{}{} [Note: {}]", line.substr(0, tokens[at - 2].end), line.substr(tokens[day].end),
                       text_between(line, tokens[at - 1], tokens[day]));
  }
  return std::string(line);
}

std::string with_marked_note_in_square(std::string_view line) {
  constexpr std::string_view kMark = "Note: ";
  const std::size_t at = line.find(kMark);
  if (at == std::string_view::npos || at < 2) return std::string(line);
  const std::string_view before = line.substr(0, at);
  if (before.ends_with(" (")) {
    const std::size_t close = line.find(')', at);
    const bool last = close != std::string_view::npos && line.find_first_of(",;", close) == std::string_view::npos;
    return last ? fmt::format("{}[{}]{}", before.substr(0, before.size() - 1), line.substr(at, close - at),
                              line.substr(close + 1))
                : std::string(line);
  }
  const bool comma = before.ends_with(", ") || before.ends_with("; ") || before.ends_with(". ");
  return comma ? fmt::format("{} [{}]", before.substr(0, before.size() - 2), line.substr(at)) : std::string(line);
}

std::string with_remark_in_bracket_noted(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.rfind(" (");
  if (open == std::string_view::npos || open == 0 || !line.ends_with(')')) return std::string(line);
  const std::string_view remark = line.substr(open + 2, line.size() - open - 3);
  const std::string_view name = line.substr(0, open);
  if (remark.find_first_of("()[]") != std::string_view::npos || name.find_first_of("([:;,") != std::string_view::npos)
    return std::string(line);
  const Tokens tokens = tokens_of(name);
  const bool unit = !tokens.empty() && (tokens.front().is == Token::Is::ordinal ||
                                        head_of({tokens, tokens.size(), words}).is == Head::Is::unit);
  return unit && is_remark(remark, words) ? fmt::format("{} [Note: {}]", name, remark) : std::string(line);
}

}  // namespace estafette::readers
