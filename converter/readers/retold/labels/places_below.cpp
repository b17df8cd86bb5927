#include "converter/readers/retold/labels/places_below.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

/// "Quartier général:", and nothing else.
bool is_label_of_place(const TextLine& line, const PhraseBook& words) {
  const std::string_view text = trim(line.text);
  if (!may_be_read(line) || !text.ends_with(':')) return false;
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> place = words.find(Sense::place, tokens, 0);
  return place && place->is == "headquarters" && place->length + 1 == tokens.size();
}

/// "Alba-de-Toro (2).": a name, and no word for anything of an order of battle.
bool may_be_place(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kMost = 8;  // tokens
  const Tokens tokens = tokens_of(line.text);
  if (!may_be_read(line) || tokens.empty() || tokens.size() > kMost || tokens[0].is != Token::Is::word) return false;
  for (const Sense other :
       {Sense::command, Sense::kind, Sense::unit, Sense::count, Sense::arm, Sense::note, Sense::rank, Sense::heading,
        Sense::commander, Sense::forces, Sense::total, Sense::verb, Sense::gun})
    if (words.any(other, tokens, 0, tokens.size())) return false;
  return true;
}

}  // namespace

void join_places_below(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
    TextLine& label = lines[at];
    const TextLine& below = lines[at + 1];
    if (!is_label_of_place(label, words) || !may_be_place(below, words)) continue;
    label.text += " " + below.text;
    label.lines = below.line + below.lines - label.line;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  }
}

}  // namespace estafette::readers
