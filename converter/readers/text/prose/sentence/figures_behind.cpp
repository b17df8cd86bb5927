#include "converter/readers/text/prose/sentence/figures_behind.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

bool counts_men(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return count && (count->is == "men" || count->is == "sabres" || count->is == "horses");
}

bool counts_parts(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
}

bool is_with(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  return link && link->is == "with";
}

/// "5,400 men in all", "zusammen 5400 Mann", "2 battalions": a figure, what it counts, and nothing else.
struct Figure {
  std::string_view text;  ///< "5,400 men"
  bool men = false;
  bool with = false;    ///< "with 5,400 men"
  bool of_all = false;  ///< "in all" stands beside it
};

std::optional<Figure> figure_in(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  Figure figure;
  std::size_t at = 0;
  const auto skip_words = [&] {
    for (bool more = true; more && at < tokens.size();) {
      const std::optional<PhraseFound> total = words.find(Sense::total, tokens, at);
      const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
      const bool counts = link && link->is == "counts";
      figure.of_all = figure.of_all || total || counts;
      more = total || counts || (link && !words.has(Sense::number, tokens, at));
      at += total ? total->length : more ? link->length : 0;
    }
  };
  skip_words();
  const bool with = at > 0 && is_with(tokens, at - 1, words);
  const std::size_t from = at;
  if (at >= tokens.size() || tokens[at].is == Token::Is::ordinal || !is_number_word(tokens, at, words))
    return std::nullopt;
  if (const std::optional<PhraseFound> spelt = words.find(Sense::number, tokens, at))
    at += spelt->length;
  else
    ++at;
  figure.men = counts_men(tokens, at, words);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  if (!count || (!figure.men && !counts_parts(tokens, at, words))) return std::nullopt;
  at += count->length;
  figure.text = text_between(piece, tokens[from], tokens[at - 1]);
  skip_words();
  figure.with = with && figure.men;
  return at >= tokens.size() ? std::optional(figure) : std::nullopt;
}

/// "420" behind "the 1st Cuirassiers, 480 men; the 3rd Hussars".
bool is_bare_strength(std::string_view piece) {
  constexpr int kFewestMen = 100;
  const std::optional<int> figure = whole_number(piece);
  return figure && *figure >= kFewestMen;
}

/// "12th Line of 1,800 men" as "12th Line (1,800 men)".
std::string with_men_bracketed(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const bool of = words.has(Sense::link, tokens, at) && tokens[at + 1].is == Token::Is::number;
    const bool before = at > 0 && tokens[at - 1].is != Token::Is::number && !counts_parts(tokens, at - 1, words);
    const bool ends = at + 3 == tokens.size() || is_and(tokens, at + 3, words);
    if (of && before && ends && counts_men(tokens, at + 2, words))
      return fmt::format("{} ({}){}", piece.substr(0, tokens[at - 1].end),
                         text_between(piece, tokens[at + 1], tokens[at + 2]),
                         with_men_bracketed(piece.substr(tokens[at + 2].end), words));
  }
  return std::string(piece);
}

/// How many units a piece begins to tell of: "the 3rd Line and the 7th Line" are two, as far as a joint shows it.
std::size_t joined_in(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  std::size_t joined = 1;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) joined += is_and(tokens, at, words) ? 1U : 0U;
  return joined;
}

}  // namespace

namespace {

/// What stands between the commas of a list, but "1,800" is one figure.
std::vector<std::string_view> between_commas(std::string_view list) {
  std::vector<std::string_view> pieces;
  for (const std::string_view piece : pieces_of(list, ',')) {
    const bool figure = !pieces.empty() && !piece.empty() && !pieces.back().empty() && is_digit(piece.front()) &&
                        is_digit(pieces.back().back()) &&
                        pieces.back().data() + pieces.back().size() + 1 == piece.data();
    if (figure)
      pieces.back() = {pieces.back().data(), pieces.back().size() + 1 + piece.size()};
    else
      pieces.push_back(piece);
  }
  return pieces;
}

}  // namespace

ListWithFigures with_figures_behind(std::string_view list, const PhraseBook& words) {
  ListWithFigures told;
  std::size_t figures = 0, units = 0;
  for (const std::string_view part : pieces_of(list, ';')) {
    std::string line, behind;
    for (const std::string_view typed : between_commas(part)) {
      const std::string_view piece = trim(typed);
      if (piece.empty()) continue;
      std::optional<Figure> figure = figure_in(piece, words);
      if (!figure && figures > 0 && is_bare_strength(piece)) figure = Figure{piece, true};
      const bool of_all = figure && figure->men && (figure->of_all || (figure->with && units > 1 && figures == 0));
      if (of_all && told.strength.empty()) {
        told.strength = figure->text;
      } else if (figure && !line.empty() && (figure->men || part.size() < list.size())) {
        behind += (behind.empty() ? "" : ", ") + std::string(figure->text);
        figures += figure->men ? 1U : 0U;
      } else {
        if (!behind.empty()) line += fmt::format(" ({})", behind);
        behind.clear();
        line += (line.empty() ? "" : ", ") + with_men_bracketed(piece, words);
        units += joined_in(piece, words);
      }
    }
    if (!behind.empty()) line += fmt::format(" ({})", behind);
    if (!line.empty()) told.list += (told.list.empty() ? "" : "; ") + line;
  }
  told.doubtful = figures > 0 && figures < units;
  return told;
}

std::optional<std::string> sort_of_sum(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::string sort;
  std::size_t sorts = 0;
  bool numbered = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].is == Token::Is::ordinal) return std::nullopt;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (count && count->is != "commands") {
      ++sorts;
      sort = text_between(text, tokens[at], tokens[at + count->length - 1]);
      at += count->length - 1;
      continue;
    }
    const bool number = is_number_word(tokens, at, words);
    numbered = numbered || number;
    bool said = number || tokens[at].mark(",");
    for (const Sense sense : {Sense::link, Sense::kind, Sense::arm, Sense::unit})
      said = said || words.has(sense, tokens, at);
    if (!said) return std::nullopt;
  }
  if (sorts == 0 || !numbered) return std::nullopt;
  return sorts == 1 ? sort : std::string();
}

std::string with_sort_spelt(std::string_view list, std::string_view sort, const PhraseBook& words) {
  const Tokens tokens = tokens_of(list);
  Rewriting text(list);
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const bool begins = at == 0 || is_joint(tokens, at - 1, words) || tokens[at - 1].mark(";");
    const bool number = tokens[at].is == Token::Is::number || words.has(Sense::number, tokens, at);
    if (!begins || !number || !words.has(Sense::link, tokens, at + 1)) continue;
    text.put(tokens[at].end, tokens[at].end, fmt::format("{}{}", " ", sort));
  }
  return text.text();
}

}  // namespace estafette::readers
