#include "converter/readers/pieces/below/leaders_below.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

bool may_be_joined(const TextLine& line) {
  return may_be_read(line) && !line.heading;
}

/// "Commanded by Colonel Kern, 283 men", "Colonel Kern, 283 men": a leader of a regiment, or one with a word for that,
/// and behind the comma men and nothing else.
bool tells_leader_and_men(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const auto comma = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark(","); });
  const auto at = static_cast<std::size_t>(comma - tokens.begin());
  if (at == 0 || at + 1 >= tokens.size()) return false;
  const std::optional<Facts> facts = facts_of(tokens, at + 1, tokens.size(), words, false);
  if (!facts || !facts->men) return false;
  const std::optional<PhraseFound> led = words.find(Sense::commander, tokens, 0);
  return (led && led->length > 1 && led->length < at) || leads_at_most_a_regiment(tokens, 0, words);
}

/// "Captain Kern (80 men) 3 guns": a leader of a regiment, and figures that begin with a bracket.
bool tells_leader_and_bracket(std::string_view text, const PhraseBook& words) {
  const std::size_t open = text.find(" (");
  if (open == std::string_view::npos || open + 2 >= text.size() || !is_digit(text[open + 2])) return false;
  const Tokens leader = tokens_of(text.substr(0, open));
  return !leader.empty() && leads_at_most_a_regiment(leader, 0, words) &&
         std::all_of(leader.begin(), leader.end(), [](const Token& token) {
           return token.is == Token::Is::word || token.mark(".") || token.mark(",");
         });
}

/// A unit, or an arm that may be one: "Artillerie".
bool may_be_led(const Item& item) {
  return (item.is == Item::Is::unit || (item.is == Item::Is::group && item.arm)) && item.units.empty();
}

/// "(Gen. von Kern)" below "PRUSSIANS" without its brackets: who leads an army is told so without them too.
void take_brackets_off(const TextLine& above, TextLine& below, const PhraseBook& words) {
  const std::string_view text = below.text;
  if (!text.starts_with('(') || !text.ends_with(')') || text.find(')') + 1 != text.size()) return;
  const std::string_view leader = trim(text.substr(1, text.size() - 2));
  if (!words.has(Sense::rank, tokens_of(leader), 0) || item_of(above.text, words).is != Item::Is::nation) return;
  below.text = std::string(leader);
}

}  // namespace

void join_leaders_below(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
    TextLine& above = lines[at];
    TextLine& below = lines[at + 1];
    if (!may_be_joined(above) || !may_be_joined(below) || below.after_blank || above.text.empty()) continue;
    take_brackets_off(above, below, words);
    const bool bracket = tells_leader_and_bracket(below.text, words);
    if (!bracket && !tells_leader_and_men(below.text, words)) continue;
    const std::string name(trim(above.text.ends_with(':') ? above.text.substr(0, above.text.size() - 1) : above.text));
    const Item unit = item_of(name, words);
    if (!may_be_led(unit)) continue;
    if (bracket && (unit.parts.facts.figures() || !unit.parts.commander.empty())) continue;
    const bool told = unit.parts.facts.men || unit.parts.facts.bare || !unit.parts.commander.empty();
    const std::string joined =
        told ? fmt::format("{} [{}]", name, below.text) : fmt::format("{}, {}", name, below.text);
    const Item whole = item_of(joined, words);
    if (!told && (whole.is != Item::Is::unit || !whole.parts.facts.men || whole.parts.commander.empty())) continue;
    above.text = joined;
    above.lines = below.line + below.lines - above.line;
    below.text.clear();
  }
  std::erase_if(lines, [](const TextLine& line) { return line.text.empty(); });
}

}  // namespace estafette::readers
