#include "converter/readers/pieces/below/strengths_below.hpp"

#include "converter/readers/copied/ditto_signs.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

/// "1,230 men", "2.050 uomini", "1,230 \"": a figure, and a word for men or a sign for the one above.
bool is_strength(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 2 || tokens[0].is != Token::Is::number) return false;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);
  const bool men = count && (count->is == "men" || count->is == "sabres") && count->length + 1 == tokens.size();
  return men || is_ditto(text.substr(tokens[1].begin));
}

/// Several units, of which none has men, and no word for a total behind them.
bool names_several(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (words.any(Sense::total, tokens, 0, tokens.size())) return false;
  const std::vector<Parts> units = item_of(text, words).units;
  return units.size() > 1 &&
         std::none_of(units.begin(), units.end(), [](const Parts& unit) { return unit.facts.men || unit.facts.bare; });
}

}  // namespace

void join_strengths_of_several(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> joined;
  joined.reserve(lines.size());
  for (TextLine& line : lines) {
    const bool strength = !joined.empty() && !line.after_blank && may_be_read(line) && may_be_read(joined.back()) &&
                          is_strength(line.text, words) && names_several(joined.back().text, words);
    if (!strength) {
      joined.push_back(std::move(line));
      continue;
    }
    joined.back().text += " " + line.text;
    joined.back().lines += line.lines;
  }
  lines = std::move(joined);
}

}  // namespace estafette::readers
