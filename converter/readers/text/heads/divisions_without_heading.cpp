#include "converter/readers/text/heads/divisions_without_heading.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

bool heads_more(const TextNode& row) {
  return row.formation() || row.item.is == Item::Is::nation;
}

bool is_a_brigade(const TextNode& row) {
  return row.formation() && row.item.level == Level::brigade;
}

/// The brigade below a leader of more than a regiment who stands behind a blank line, and below others who led it after
/// him; kNone if there is none.
std::size_t brigade_below(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  const TextNode& leader = rows[at];
  const Tokens name = tokens_of(leader.item.parts.name);
  if (leader.item.is != Item::Is::commander || leader.item.parts.facts.figures() || !leader.line.after_blank ||
      !words.has(Sense::rank, name, 0) || leads_at_most_a_regiment(name, 0, words))
    return kNone;
  std::size_t next = at + 1;
  while (next < rows.size() && rows[next].item.is == Item::Is::commander) ++next;
  return next < rows.size() && is_a_brigade(rows[next]) ? next : kNone;
}

/// The last unit or command above a row; kNone if there is none.
std::size_t told_above(const std::vector<TextNode>& rows, std::size_t at) {
  while (at > 0)
    if (troops_or_command(rows[--at].item)) return at;
  return kNone;
}

/// A brigade of that name stands before the row.
bool named_before(const std::vector<TextNode>& rows, std::size_t at, std::size_t brigade) {
  return std::any_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(at), [&](const TextNode& row) {
    return is_a_brigade(row) && row.item.parts.name == rows[brigade].item.parts.name;
  });
}

/// The army right above him has a leader already, or other lines between it and him, and he is not called commander.
bool stands_below_led_army(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  const std::size_t above = told_above(rows, at);
  if (above == kNone || !rows[above].formation() || rows[above].item.level != Level::army || above + 1 == at)
    return false;
  const Tokens line = tokens_of(rows[at].line.text);
  for (std::size_t word = 0; word < line.size(); ++word)
    if (words.has(Sense::commander, line, word) && !words.has(Sense::rank, line, word)) return false;
  return true;
}

/// Puts a division above the brigades before `at` if nothing stands above them but an army, or who leads one. Returns
/// how many rows were added.
std::size_t head_brigades_before(std::vector<TextNode>& rows, std::size_t at) {
  std::size_t first = kNone;
  bool army = false;
  for (std::size_t row = at; row > 0; --row) {
    const TextNode& above = rows[row - 1];
    if (is_a_brigade(above)) {
      first = row - 1;
      army = false;
    } else if (above.item.is == Item::Is::commander) {
      army = true;
    } else if (heads_more(above)) {
      if (above.formation() && above.item.level != Level::army) return 0;
      army = army || above.formation();
      break;
    }
  }
  if (first == kNone || !army) return 0;
  TextNode division;
  division.line = rows[first].line;
  division.item.is = Item::Is::formation;
  division.item.level = Level::division;
  division.item.parts.name = "Division";
  division.item.parts.guessed.emplace_back("a division whose heading is missing above its brigades");
  rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(first), std::move(division));
  return 1;
}

}  // namespace

void lead_by_name(TextNode& row, std::string_view guess, const PhraseBook& words) {
  Parts& parts = row.item.parts;
  row.item.is = Item::Is::formation;
  parts.commander = parts.name;
  parts.name = surname(tidy(parts.commander.substr(0, parts.commander.find('('))), words);
  parts.guessed.emplace_back(guess);
}

void find_divisions_without_heading(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const std::size_t brigade = brigade_below(rows, at, words);
    if (brigade == kNone) continue;
    const std::size_t above = told_above(rows, at);
    const bool next = above != kNone && rows[above].item.is == Item::Is::unit && named_before(rows, at, brigade);
    if (!next && !stands_below_led_army(rows, at, words)) continue;
    if (next) at += head_brigades_before(rows, at);
    lead_by_name(rows[at], "a division from the brigades below it", words);
    rows[at].item.level = Level::division;
  }
}

}  // namespace estafette::readers
