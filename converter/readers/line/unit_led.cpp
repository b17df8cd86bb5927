#include "converter/readers/line/unit_led.hpp"

#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <string_view>

namespace estafette::readers {

bool is_unit_led(const Item& item, const PhraseBook& words) {
  const Parts& parts = item.parts;
  if (item.is != Item::Is::formation || item.level || !item.units.empty() || parts.facts.figures()) return false;
  const std::string_view name = parts.name;
  const std::size_t open = name.find('(');
  if (open != std::string_view::npos && open > 0 && name.ends_with(')')) {
    const Tokens bracket = tokens_of(name.substr(open + 1, name.size() - open - 2));
    const bool number = !bracket.empty() && bracket[0].is == Token::Is::number;  // "(2 regiments)"
    return !number && !bracket.empty() && words.has(Sense::unit, bracket, bracket.size() - 1) &&
           !words.has(Sense::plural, bracket, bracket.size() - 1);
  }
  const Tokens tokens = tokens_of(name), leader = tokens_of(parts.commander);
  return !tokens.empty() && tokens[0].is == Token::Is::ordinal && words.any(Sense::unit, tokens, 1, tokens.size()) &&
         words.has(Sense::subaltern, leader, 0);
}

}  // namespace estafette::readers
