#include "converter/readers/text/named/lone_names.hpp"

#include "base/text.hpp"
#include "converter/readers/pieces/below/names_below.hpp"
#include "converter/readers/words/footnote_marks.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// "Kern*" as "Kern".
std::string_view without_mark(std::string_view text) {
  for (const std::string_view mark : kMarksOfFootnotes)
    if (text.ends_with(mark)) return trim(text.substr(0, text.size() - mark.size()));
  return text;
}

/// A numbered command, of which nothing is told but its name.
bool lacks_a_leader(const TextNode& row, const PhraseBook& words) {
  const Item& item = row.item;
  if (!row.formation() || !item.level || item.level == Level::army || !item.parts.commander.empty() ||
      !item.units.empty() || !item.unread.empty() || names_somebody(item.parts.name, words))
    return false;
  const Tokens name = tokens_of(item.parts.name);
  for (std::size_t at = 0; at < name.size(); ++at)
    if (name[at].figure() || words.has(Sense::ordinal, name, at) ||
        roman(text_between(item.parts.name, name[at], name[at])))
      return true;
  return false;
}

/// An empty line behind the name only parts a corps from its first division: "II. Korps", "Kern" and "1. Division".
bool parts_commands(const TextNode& above, const TextNode& name, const TextNode& next) {
  return !name.line.after_blank && next.formation() && above.item.level && next.item.level &&
         height(*next.item.level) < height(*above.item.level);
}

/// An army of which nothing is told but its name.
bool is_bare_army(const TextNode& row) {
  const Item& item = row.item;
  return row.formation() && item.level == Level::army && item.parts.commander.empty() && item.units.empty() &&
         item.unread.empty();
}

/// The next row is a command, and who leads it stands below it too, with his rank or by his name alone.
bool tells_next_leader_so(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  if (at + 2 >= rows.size() || !rows[at + 1].formation() || !rows[at + 1].item.parts.commander.empty()) return false;
  const TextNode& below = rows[at + 2];
  const bool name = below.item.is == Item::Is::unknown && is_plain_name(without_mark(trim(below.line.text)), words);
  return name || below.item.is == Item::Is::commander;
}

}  // namespace

void find_lone_names(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 1; at + 1 < rows.size(); ++at) {
    TextNode& above = rows[at - 1];
    TextNode& row = rows[at];
    const std::string_view name = without_mark(trim(row.line.text));
    const bool alike = tells_next_leader_so(rows, at, words);
    const bool alone = row.item.is == Item::Is::unknown && is_plain_name(name, words) &&
                       (alike || !rows[at + 1].line.after_blank || parts_commands(above, row, rows[at + 1]));
    const bool troops = rows[at + 1].item.is == Item::Is::unit || rows[at + 1].formation();
    if (!alone || !troops || !(lacks_a_leader(above, words) || (alike && is_bare_army(above)))) continue;
    row.item.is = Item::Is::commander;
    row.item.parts.name = std::string(name);
    above.item.parts.guessed.push_back(fmt::format("led by {}, from the name alone below it", name));
  }
}

}  // namespace estafette::readers
