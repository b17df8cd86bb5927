#include "converter/readers/retold/shorthand/batteries_times.hpp"

#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_batteries_before_times(std::string_view line, const PhraseBook& words) {
  constexpr int kMostTimes = 12;
  const Tokens tokens = tokens_of(line);
  std::size_t open = 1;
  while (open + 4 < tokens.size() && !tokens[open].mark("(")) ++open;
  if (open + 4 >= tokens.size() || !tokens.back().mark(")") || tokens[0].figure()) return std::string(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, open - 1);
  const bool several = count && (count->is == "batteries" || count->is == "horse batteries") &&
                       words.has(Sense::plural, tokens, open - 1);
  const bool how_many = tokens[open + 1].is == Token::Is::number && tokens[open + 1].value > 1 &&
                        tokens[open + 1].value <= kMostTimes && tokens[open + 3].is == Token::Is::number;
  const bool times = tokens[open + 2].text == "x" || tokens[open + 2].text == "\u00D7";
  const bool each = words.has(Sense::each, tokens, tokens.size() - 2);
  if (!several || !how_many || !(times || (tokens[open + 2].mark("-") && each))) return std::string(line);
  return fmt::format("{} {} ({}{})", tokens[open + 1].value, line.substr(0, tokens[open - 1].end),
                     text_between(line, tokens[open + 3], tokens[tokens.size() - 2]), each ? "" : " each");
}

std::string with_sorts_of_batteries_apart(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 7 || tokens[0].is != Token::Is::number || !tokens[2].mark("(") || !tokens.back().mark(")"))
    return std::string(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);
  if (!count || count->is != "batteries") return std::string(line);
  const std::string_view inside = line.substr(tokens[2].end, tokens.back().begin - tokens[2].end);
  std::string told;
  int all = 0;
  for (const std::string_view piece : pieces_of(inside, ',')) {
    const Tokens sort = tokens_of(piece);
    const std::size_t from = sort.size() > 2 && sort[1].text == "x" ? 2 : 1;
    if (sort.size() <= from || sort[0].is != Token::Is::number) return std::string(line);
    const bool gun = words.any(Sense::gun, sort, from, sort.size());
    const bool arm = sort.size() == from + 1 && sort[from].is == Token::Is::word;
    if (!gun && !arm) return std::string(line);
    all += sort[0].value;
    told += fmt::format("{}{} {} {}", told.empty() ? "" : ", ", sort[0].value,
                        text_between(piece, sort[from], sort[sort.size() - 1]),
                        sort[0].value > 1 ? "batteries" : "battery");
  }
  return all == tokens[0].value && told.find(',') != std::string::npos ? told : std::string(line);
}

}  // namespace estafette::readers
