#include "converter/readers/text/placing/outline.hpp"

#include "base/text.hpp"
#include "converter/readers/text/heads/armies_together.hpp"
#include "converter/readers/text/heads/leaders_above.hpp"
#include "converter/readers/text/heads/stays_in_army.hpp"
#include "converter/readers/text/nations/led_nations.hpp"
#include "converter/readers/text/placing/contingents.hpp"
#include "converter/readers/text/placing/growing_outline.hpp"
#include "converter/readers/text/placing/place_figures.hpp"
#include "converter/readers/text/placing/place_leader.hpp"
#include "converter/readers/text/placing/place_total.hpp"
#include "converter/readers/text/placing/place_troops.hpp"
#include "converter/readers/text/rows/rows.hpp"
#include "converter/readers/tree/detachments.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// "Brunswick Contingent" of the innermost open command, as a guess tells it.
std::string contingent_name(GrowingOutline& growing) {
  const TextNode& node = growing.innermost();
  return tidy(node.item.parts.name.empty() ? node.line.text : node.item.parts.name);
}

void place(GrowingOutline& growing, TextNode& row) {
  while (row.line.beside && !growing.open.empty() && growing.innermost().item.is != Item::Is::nation)
    growing.open.pop_back();
  growing.closed_by_total.before(row, growing.outline, growing.open);
  if (place_recap(growing, row)) return;
  switch (row.item.is) {
    case Item::Is::furniture:
      return growing.outline.passed_over.push_back(row.line);
    case Item::Is::heading:
    case Item::Is::note:
      growing.outline.noted.push_back(row.line.line);
      return append(growing.noted(row.line.depth), tidy(row.line.text));
    case Item::Is::total:
      return place_total(growing, row);
    case Item::Is::commander:
      return place_leader(growing, row);
    case Item::Is::facts:
      return place_figures(growing, row);
    case Item::Is::unknown:
    case Item::Is::unit:
      return place_troops(growing, row);
    case Item::Is::formation:
      if (is_detachment(row, growing.outline, growing.open)) {
        row.item.is = Item::Is::unit;
        return close_for_unit(growing, row.line.depth), growing.push(std::move(row));
      }
      [[fallthrough]];
    case Item::Is::group:
    case Item::Is::nation: {
      const OpenCommands place = growing.commands();
      const bool led = &row != &growing.rows.back() && (&row)[1].item.is == Item::Is::commander;
      while (place.ends_last(row, led) && !stays_in_army(row, growing.outline, growing.open, growing.words)) {
        if (is_contingent(growing.innermost(), growing.words) && row.formation() && row.item.level != Level::army)
          row.item.parts.guessed.push_back(fmt::format("beside {}, and none of it", contingent_name(growing)));
        growing.open.pop_back();
      }
      return growing.push(std::move(row));
    }
  }
}

/// Takes out page numbers and their kind, which may stand between a command and its troops.
std::vector<TextLine> take_furniture(std::vector<TextNode>& rows) {
  std::vector<TextLine> taken;
  std::erase_if(rows, [&](TextNode& row) {
    const bool furniture = row.item.is == Item::Is::furniture;
    if (furniture) taken.push_back(std::move(row.line));
    return furniture;
  });
  return taken;
}

}  // namespace

TextOutline outline_of(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextNode> rows = rows_of(lines, words);
  std::vector<TextLine> furniture = take_furniture(rows);
  std::vector<Problem> looks = find_what_rows_are(rows, words);
  put_contingents_in_armies(rows, words);
  GrowingOutline growing(rows, words);
  growing.outline.looks = std::move(looks);
  growing.outline.passed_over = std::move(furniture);
  bool asked = false;
  for (TextNode& row : rows) {
    growing.asked_before = std::exchange(asked, row.item.is == Item::Is::unknown);
    place(growing, row);
  }
  put_armies_together(growing.outline, words);
  lead_from_above(growing.outline, words);
  find_armies_of_led_nations(growing.outline);
  return std::move(growing.outline);
}

}  // namespace estafette::readers
