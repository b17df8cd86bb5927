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

/// "(four batts.) 2,800": battalions or squadrons of the last unit, and a strength, which a line's end cut off.
bool is_bracket_and_strength(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kMostBehind = 3;  // tokens: the letter of a note, a figure and "men"
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || !tokens[0].mark("(")) return false;
  const auto end = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark(")"); });
  const auto close = static_cast<std::size_t>(end - tokens.begin());
  if (close == tokens.size() || tokens.size() - close - 1 > kMostBehind) return false;
  bool parts = false;
  for (std::size_t at = 1; at < close; ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    parts = parts || (count && (count->is == "battalions" || count->is == "squadrons"));
  }
  return parts && std::any_of(end, tokens.end(), [](const Token& token) {
           return token.is == Token::Is::number && token.value >= kSurelyMen;
         });
}

/// Several units, of which none has men, and no word for a total behind them.
/// `open`: and of the last nothing is told.
bool names_several(std::string_view text, bool open, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (words.any(Sense::total, tokens, 0, tokens.size())) return false;
  const std::vector<Parts> units = item_of(text, words).units;
  if (units.empty() || (open && units.back().facts.figures())) return false;
  return units.size() > 1 &&
         std::none_of(units.begin(), units.end(), [](const Parts& unit) { return unit.facts.men || unit.facts.bare; });
}

}  // namespace

void join_strengths_of_several(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> joined;
  joined.reserve(lines.size());
  for (TextLine& line : lines) {
    const bool bracket = is_bracket_and_strength(line.text, words);
    const bool strength = !joined.empty() && !line.after_blank && may_be_read(line) && may_be_read(joined.back()) &&
                          (bracket || is_strength(line.text, words)) &&
                          names_several(joined.back().text, bracket, words);
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
