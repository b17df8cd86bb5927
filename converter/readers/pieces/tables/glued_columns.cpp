#include "converter/readers/pieces/tables/glued_columns.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestGluedTitles = 4;
constexpr std::size_t kFewestLosses = 2;  ///< of the titles
constexpr std::size_t kFewestGlued = 3;   ///< digits of glued figures
constexpr std::size_t kMostOfARow = 4;    ///< words before a regiment that are the titles of its row

/// A capital that stands right behind a small letter begins another cell.
bool begins_cell(std::string_view text, std::size_t at) {
  return at > 0 && is_capital(text[at]) && is_small(text[at - 1]);
}

std::string with_cells_apart(std::string_view text) {
  std::string apart;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (begins_cell(text, at)) apart += ' ';
    apart += text[at];
  }
  return apart;
}

bool are_glued_titles(std::string_view text, const PhraseBook& words) {
  if (text.find_first_of(" 0123456789") != std::string_view::npos) return false;
  const Tokens titles = tokens_of(with_cells_apart(text));
  std::size_t losses = 0;
  for (std::size_t at = 0; at < titles.size(); ++at) losses += words.has(Sense::loss, titles, at) ? 1U : 0U;
  return titles.size() >= kFewestGluedTitles && losses >= kFewestLosses;
}

/// "detachedMaj Kern" as "detached, Maj Kern".
std::string with_ranks_apart(std::string_view text, const PhraseBook& words) {
  std::string apart;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool initial = at > 1 && is_capital(text[at]) && is_capital(text[at - 1]) && text[at - 2] == ' ';  // "EMaj"
    if ((begins_cell(text, at) || initial) && words.has(Sense::rank, tokens_of(text.substr(at)), 0)) apart += ", ";
    apart += text[at];
  }
  return apart;
}

/// Where the figures begin in "Col Kern318324", "Col Kern 24 [3] 17950": all losses one behind the other; the text's
/// end if there are none, or nobody leads.
std::size_t before_losses(const std::string& text, const PhraseBook& words) {
  constexpr std::string_view kOfLosses = "0123456789 []-";
  std::size_t end = text.size();
  while (end > 0 && kOfLosses.find(text[end - 1]) != std::string_view::npos) --end;
  const auto digits = std::count_if(text.begin() + static_cast<std::ptrdiff_t>(end), text.end(), is_digit);
  const Tokens tokens = tokens_of(text.substr(0, end));
  const bool led = words.any(Sense::rank, tokens, 0, tokens.size());
  return end > 0 && led && digits >= static_cast<std::ptrdiff_t>(kFewestGlued) ? end : text.size();
}

/// Where the regiment begins in "Not Brigaded 24th Missouri", "Artillery 4th Independent Battery"; 0 if nothing else
/// stands before it.
std::size_t past_row_titles(const std::string& text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::size_t number = 0;
  while (number < tokens.size() && tokens[number].is == Token::Is::word) ++number;
  const bool regiment = number > 0 && number <= kMostOfARow && number + 1 < tokens.size() &&
                        tokens[number].is == Token::Is::ordinal && tokens[number + 1].is == Token::Is::word;
  const bool led = words.has(Sense::rank, tokens, 0) || words.has(Sense::count, tokens, 0);
  const bool troops =
      words.any(Sense::state, tokens, number, tokens.size()) || words.any(Sense::unit, tokens, number, tokens.size());
  return regiment && !led && troops ? tokens[number].begin : 0;
}

TextLine noted(TextLine line, std::string text) {
  line.text = "Note: " + std::move(text);
  line.after_blank = false;
  return line;
}

}  // namespace

void tell_glued_columns(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto titles = [&](const TextLine& line) { return are_glued_titles(line.text, words); };
  if (std::none_of(lines.begin(), lines.end(), titles)) return;
  std::vector<TextLine> apart;
  bool glued = false;
  for (TextLine& line : lines) {
    const bool read = !line.footnote && !line.back_matter && line.text.size() <= kLongestLine;
    if (read && titles(line)) {
      glued = true;
      line.text = fmt::format("Note: {}", with_cells_apart(line.text));
    }
    if (!glued || !read || line.text.starts_with("Note: ")) {
      apart.push_back(std::move(line));
      continue;
    }
    line.text = with_ranks_apart(line.text, words);
    const std::size_t losses = before_losses(line.text, words), regiment = past_row_titles(line.text, words);
    TextLine told = line;
    told.text = trim(std::string_view(line.text).substr(regiment, losses - regiment));
    apart.push_back(told);
    if (regiment > 0) apart.insert(apart.end() - 1, noted(line, std::string(trim(line.text.substr(0, regiment)))));
    if (losses < line.text.size()) apart.push_back(noted(line, std::string(trim(line.text.substr(losses)))));
  }
  lines = std::move(apart);
}

}  // namespace estafette::readers
