#include "converter/readers/text/named/sorts_led.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/tree/recap.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

struct SortLed {
  std::string sort, leader;
};

/// Where who leads it begins behind the token at that place: behind a bracket, a dash, a gap, or "under"; 0 if none of
/// them is there.
std::size_t leader_from(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (tokens[at].is == Token::Is::mark) return tokens[at].end;
  if (words.has(Sense::commander, tokens, at)) return tokens[at].end;
  return tokens[at].begin - tokens[at - 1].end > 1 ? tokens[at].begin : 0;
}

/// "Light Cavalry (Dale)", "Dragons \u2013 Dale", "Dragoons under Col. Dale": the sort and its leader.
std::optional<SortLed> behind_mark(const std::string& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::size_t from = leader_from(tokens, at, words);
    if (from == 0) continue;
    const bool bracket = tokens[at].mark("(");
    if (bracket && !tokens.back().mark(")")) return std::nullopt;
    const std::string_view text = line;
    const std::string_view person = trim(text.substr(from, (bracket ? tokens.back().begin : line.size()) - from));
    const Tokens leader = tokens_of(person);
    std::size_t named = 0;  // behind "Gen.-Maj."
    while (named < leader.size() && (leader[named].is == Token::Is::mark || words.has(Sense::rank, leader, named)))
      ++named;
    if (!may_be_person(leader, named, person, words)) return std::nullopt;
    return SortLed{std::string(trim(text.substr(0, tokens[at].begin))), std::string(person)};
  }
  return std::nullopt;
}

/// `below`: who leads it stands on a line of his own, which follows.
std::optional<SortLed> sort_led(const TextNode& row, bool below, const PhraseBook& words) {
  const Parts& parts = row.item.parts;
  const bool plain = row.item.is == Item::Is::unit || row.item.is == Item::Is::group;
  if (!plain || !row.item.units.empty() || parts.facts.figures() || has_digit(parts.name)) return std::nullopt;
  const bool beside = parts.commander.empty() && !below;
  std::optional<SortLed> led = beside ? behind_mark(row.line.text, words) : SortLed{parts.name, parts.commander};
  return led && names_sort_only(tokens_of(led->sort), words) ? led : std::nullopt;
}

/// "12th Hussars, 500": a regiment of that arm by its number or its name.
bool is_regiment_of(const TextNode& row, std::optional<Arm> arm, const PhraseBook& words) {
  if (row.item.is != Item::Is::unit || (arm != Arm::infantry && arm != Arm::cavalry)) return false;
  const std::optional<PhraseFound> kind = kind_in(tokens_of(row.item.parts.name), words);
  const bool same = kind && (kind->guess || arm_of(*kind_from(kind->is)) == arm);  // "16th Chasseurs" may ride
  return same && !names_sort_only(tokens_of(row.item.parts.name), words);
}

bool is_counted(const TextNode& row) {
  return row.item.parts.facts.figures() && has_digit(row.item.parts.name);
}

/// A second such regiment stands below the first: "Chasseurs: Dale" above a single one may name its colonel.
bool another_counted(const std::vector<TextNode>& rows, std::size_t first, std::optional<Arm> arm,
                     const PhraseBook& words) {
  return first + 1 < rows.size() && is_regiment_of(rows[first + 1], arm, words) && is_counted(rows[first + 1]);
}

}  // namespace

void find_sorts_led(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const bool below = rows[at + 1].item.is == Item::Is::commander && at + 2 < rows.size();
    const TextNode& next = rows[below ? at + 2 : at + 1];
    std::optional<SortLed> led = sort_led(row, below, words);
    if (!led || next.line.depth < row.line.depth) continue;
    TextNode sort = row;
    sort.item.parts.name = sort.line.text = led->sort;
    const std::optional<Arm> arm = row.item.arm ? row.item.arm : arm_of_unit(sort, words);
    const bool set_in = next.line.depth > row.line.depth;
    const Tokens name = tokens_of(led->sort);
    const bool whole_arm = words.any(Sense::arm, name, 0, name.size());  // no regiment is called "Light Cavalry"
    const bool plain = below || whole_arm || words.has(Sense::rank, tokens_of(led->leader), 0);
    const std::size_t first = below ? at + 2 : at + 1;
    if (!is_regiment_of(next, arm, words)) continue;
    if (!set_in && !(is_counted(next) && (plain || another_counted(rows, first, arm, words)))) continue;
    row.item.is = Item::Is::formation;
    row.item.arm = arm;
    if (row.item.parts.commander.empty() && !below)
      row.item.parts.guessed.push_back(fmt::format("commander {} from the regiments below", led->leader));
    row.item.parts.name = std::move(led->sort);
    row.item.parts.commander = std::move(led->leader);
  }
}

}  // namespace estafette::readers
