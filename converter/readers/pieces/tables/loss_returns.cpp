#include "converter/readers/pieces/tables/loss_returns.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostTitlesOfReturn = 16;   ///< tokens of a row of titles
constexpr std::size_t kFewestTitlesOfLosses = 2;  ///< words for losses in it
constexpr std::size_t kFewestLossesInRow = 3;     ///< that end a row

/// "Killed.Wounded.Missing." with a blank behind each stop that a copy took.
std::string with_stops_apart(std::string_view text) {
  std::string apart;
  for (std::size_t at = 0; at < text.size(); ++at) {
    apart += text[at];
    const bool glued =
        text[at] == '.' && at > 0 && at + 1 < text.size() && is_any_letter(text[at - 1]) && is_capital(text[at + 1]);
    if (glued) apart += ' ';
  }
  return apart;
}

/// "Killed.    Wounded.   Missing.", "Killed Wounded Missing", "Regiments.Killed.Wounded.Missing.Total.": words for
/// losses, and none for those who were there. Titles that do not stand apart are nothing else.
bool is_row_of_losses(std::string_view text, const PhraseBook& words) {
  if (has_digit(text)) return false;
  const std::string apart = with_stops_apart(text);
  const bool wide = text.find("  ") != std::string_view::npos || apart.size() > text.size() + 1;
  const Tokens tokens = tokens_of(apart);
  if (tokens.size() > kMostTitlesOfReturn || words.any(Sense::verb, tokens, 0, tokens.size())) return false;
  std::size_t losses = 0, others = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool lost = words.has(Sense::loss, tokens, at);
    losses += lost ? 1U : 0U;
    others += lost || tokens[at].is == Token::Is::mark || words.has(Sense::total, tokens, at) ? 0U : 1U;
  }
  return losses >= kFewestTitlesOfLosses && (wide || (others == 0 && text.find(',') == std::string_view::npos));
}

/// How many figures end a row below such titles, at least: one if the titles are glued, and so are the figures, "95th
/// Line2727"; two below "Killed Wounded".
std::size_t fewest_figures(std::string_view titles) {
  if (with_stops_apart(titles).size() > titles.size() + 1) return 1;
  return std::min<std::size_t>(kFewestLossesInRow, std::max<std::size_t>(2, tokens_of(titles).size()));
}

/// "Engaged", "Strength", "Men" beside titles of losses: the rows have strengths too.
bool names_strengths(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::size_t men = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::string& word = tokens[at].text;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (words.has(Sense::men, tokens, at) || (count && count->is == "present") || words.has(Sense::forces, tokens, at))
      return true;
    men += word == "men" ? 1U : 0U;
  }
  return men == 1;  // "Officers. Men. Officers. Men." are killed and wounded
}

/// Where the figures begin that end a row, "-" and dots among them; their number if there are too few.
std::size_t losses_at_end(const Tokens& tokens, std::size_t fewest) {
  std::size_t first = tokens.size(), figures = 0, dashes = 0;
  while (first > 1) {
    const Token& token = tokens[first - 1];
    const bool none = token.mark("-") || token.mark("--") || token.mark("---") || token.mark(".") || token.mark("...");
    if (token.is != Token::Is::number && !none) break;
    figures += token.is == Token::Is::number ? 1U : 0U;
    dashes += token.mark("-") || token.mark("--") || token.mark("---") ? 1U : 0U;
    --first;
  }
  while (first < tokens.size() && tokens[first].is != Token::Is::number) ++first;  // "12th Ohio .... 1 20"
  return figures >= fewest || (figures > 0 && figures + dashes > fewest) ? first : tokens.size();
}

}  // namespace

void note_losses_of_returns(std::vector<TextLine>& lines, const PhraseBook& words) {
  bool within = false;
  std::size_t fewest = kFewestLossesInRow;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    TextLine& line = lines[i];
    if (!may_be_read(line) || line.text.size() > kLongestLine) continue;
    if (is_row_of_losses(line.text, words)) {
      const bool below = i + 1 < lines.size() && !has_digit(lines[i + 1].text);
      fewest = fewest_figures(line.text);
      within =
          !names_strengths(with_stops_apart(line.text), words) && !(below && names_strengths(lines[i + 1].text, words));
      continue;
    }
    if (!within) continue;
    const Tokens tokens = tokens_of(line.text);
    const std::size_t figures = losses_at_end(tokens, fewest);
    if (figures == tokens.size()) continue;
    const std::string_view text = line.text;
    const std::string_view name = trim(text.substr(0, tokens[figures].begin));
    const std::string_view lost = trim(text.substr(tokens[figures].begin));
    line.text = words.has(Sense::total, tokens, 0) ? fmt::format("Note: {}", trim(text))
                                                   : fmt::format("{} [Losses: {}]", name, one_line(lost));
  }
}

}  // namespace estafette::readers
