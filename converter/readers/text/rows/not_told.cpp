#include "converter/readers/text/rows/not_told.hpp"

#include "converter/readers/line/noted_troops.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/nations/troops_unknown.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

/// "as the first", "wie oben": like others that are told elsewhere. What a note in the line says is told already.
bool is_likewise(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text.substr(0, text.find("[Note:")));
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> note = words.find(Sense::note, tokens, at); note && note->is == "likewise")
      return true;
  return false;
}

/// "Same brigades as before", "Non compris 2 escadrons": the words with that meaning stand first.
bool begins_with(std::string_view text, std::string_view meaning, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> note = tokens.empty() ? std::nullopt : words.find(Sense::note, tokens, 0);
  return note && note->is == meaning;
}

void ask(const TextNode& row, std::vector<Problem>& looks) {
  looks.push_back({"", row.line.line, "", row.line.text, "its own troops, and not those of another",
                   "Write them out, or begin the line with Note:"});
}

/// Troops that a note or a heading seems to tell of are asked about; a footnote only counts those of its mark.
void ask_about_noted(const TextNode& row, const PhraseBook& words, std::vector<Problem>& looks) {
  const bool noted = row.item.is == Item::Is::note || row.item.is == Item::Is::heading;
  if (!noted || row.line.back_matter || !seems_to_tell_of_troops(row.line.text, row.line.footnote, words)) return;
  looks.push_back({"", row.line.line, "", row.line.text, "whether it tells of troops; it is kept as a note",
                   "Give each unit a line of its own, or begin the line with Note:"});
}

}  // namespace

void find_what_is_not_told(std::vector<TextNode>& rows, const PhraseBook& words, std::vector<Problem>& looks) {
  find_troops_unknown(rows, words, looks);
  for (TextNode& row : rows) {
    if (row.item.is == Item::Is::unit && begins_with(row.line.text, "not counted", words)) {
      looks.push_back({"", row.line.line, "", row.line.text, "whether these troops were there; they are not counted",
                       "Leave out the words before them if they were, or begin the line with Note:"});
      row.item.is = Item::Is::note;
      continue;
    }
    if (row.line.back_matter || row.item.is == Item::Is::furniture) continue;
    if (!is_likewise(row.line.text, words)) {
      ask_about_noted(row, words, looks);
      continue;
    }
    if (row.item.is != Item::Is::unknown) ask(row, looks);  // that is asked anyhow
    const bool troops = row.item.is == Item::Is::unit && is_likewise(row.item.parts.name, words);
    const bool command = row.formation() && begins_with(row.line.text, "likewise", words);  // "Same brigades as before"
    if (troops || command) row.item.is = Item::Is::note;
    std::erase_if(row.item.units, [&](const Parts& unit) { return is_likewise(unit.name, words); });
    if (row.formation() && is_likewise(row.item.parts.commander, words))
      append(row.item.parts.note, std::exchange(row.item.parts.commander, ""));
  }
}

}  // namespace estafette::readers
