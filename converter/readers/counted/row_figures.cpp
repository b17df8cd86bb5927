#include "converter/readers/counted/row_figures.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/empty_cells.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kOfficersMenTotal = 3;  ///< figures
constexpr int kMostInAColumn = 9;             ///< battalions or squadrons in a column before those
constexpr int kMostPartsOfAUnit = 20;         ///< battalions, squadrons or companies of any

/// A figure that stands between blanks, with its commas: "1,759"; nothing for anything else.
std::optional<int> plain_figure(std::string_view word) {
  std::string digits;
  for (const char c : word) {
    if (c != ',' && c != '.' && !is_digit(c)) return std::nullopt;
    if (is_digit(c)) digits += c;
  }
  if (word.empty() || !is_digit(word.front()) || !is_digit(word.back())) return std::nullopt;
  return whole_number(digits);
}

/// All dashes with a blank on either side.
std::vector<DashFound> dashes_in(std::string_view line) {
  std::vector<DashFound> dashes;
  for (DashFound dash = dash_in(line, 0); dash.at != std::string_view::npos; dash = dash_in(line, dash.at + 1))
    dashes.push_back(dash);
  return dashes;
}

/// "4th Light 1,203", "Voltigeurs 636", "4° Leggero 1.203 uomini": a unit and its strength.
bool is_unit_with_strength(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const Head head = head_of({tokens, tokens.size(), words});
  if (tokens.size() < 2 || head.is != Head::Is::unit || words.any(Sense::command, tokens, 0, tokens.size()))
    return false;
  const Facts facts = parts_of(piece, tokens, words).facts;
  return facts.men || facts.bare || facts.subunits() || guns_of(facts);
}

/// "Colonel W B Mann 400", "Oberst Mann": a person's name, however much it is like a word for men.
bool is_name_of_person(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at == 0 || is_small(line[tokens[at].begin])) return false;
  std::size_t from = at;
  while (from > 0 && (tokens[from - 1].mark(".") ||
                      (tokens[from - 1].is == Token::Is::word && tokens[from - 1].end - tokens[from - 1].begin == 1)))
    --from;
  if (from < at && capital_at(line, tokens[from].begin)) return true;
  return at > 0 && words.has(Sense::rank, tokens, at - 1);
}

}  // namespace

std::string with_sum_of_row(std::string_view line) {
  std::vector<std::string_view> words;  // from the last
  std::vector<int> figures;
  std::size_t end = line.find_last_not_of(" \t") + 1;
  while (end > 0) {
    const std::size_t blank = line.find_last_of(" \t", end - 1);
    const std::optional<int> figure = blank == std::string_view::npos || blank == 0
                                          ? std::nullopt
                                          : plain_figure(line.substr(blank + 1, end - blank - 1));
    if (!figure) break;
    words.push_back(line.substr(blank + 1, end - blank - 1));
    figures.push_back(*figure);
    end = line.find_last_not_of(" \t", blank) + 1;
  }
  const auto last = [&](std::size_t count) {  // true if the last of so many is the sum of those before
    long long sum = 0;
    for (std::size_t i = 1; i < count; ++i) sum += figures[i];
    return sum == figures[0];
  };
  const std::string_view name = without_empty_cells(line.substr(0, end));
  const auto commas = std::count(name.begin(), name.end(), ',');
  const std::size_t comma = std::min(name.find(", "), name.size() - 1);
  const bool list = name.find(" & ") != std::string_view::npos || commas > 1 ||
                    (commas == 1 && comma + 2 < name.size() && is_digit(name[comma + 2]));
  const bool row = figures.size() == kOfficersMenTotal && last(kOfficersMenTotal) && figures[2] > 0;
  if (row && list && figures[2] < figures[1])  // of all of them: "16th Line, 8th Line 95 5,114 5,209"
    return fmt::format("{} - {} men", name, words[0]);
  if (row && figures[2] < figures[1]) return fmt::format("{} ({}/{})", name, words[2], words[1]);
  const bool parts = figures.size() == kOfficersMenTotal + 1 && last(kOfficersMenTotal) && figures[3] > 0 &&
                     figures[3] <= kMostInAColumn && !name.empty() &&
                     (is_digit(name.front()) || line.substr(name.size()).starts_with("  "));
  if (parts && figures[2] > 0 && figures[2] < figures[1])
    return fmt::format("{} ({}) ({}/{})", name, words[3], words[2], words[1]);
  if (figures.size() > kOfficersMenTotal && last(figures.size())) return fmt::format("{}, {} men", name, words[0]);
  return std::string(line);
}

std::string with_counts_behind(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    const bool people = count && !count->part && count->length == 1 &&
                        (count->is == "men" || count->is == "horses" || count->is == "sabres");
    const bool behind_word =
        tokens[at - 1].is == Token::Is::word || (told.changed() && tokens[at - 1].end == told.done());
    const bool figure = tokens[at + 1].is == Token::Is::number && behind_word;
    const bool again = at + 2 < tokens.size() && words.has(Sense::count, tokens, at + 2) && !told.changed() &&
                       tokens[at + 2].text == tokens[at].text;
    const bool of_next = at + 2 < tokens.size() && words.has(Sense::count, tokens, at + 2) && !told.changed() &&
                         (at + 3 >= tokens.size() || tokens[at + 3].is != Token::Is::number);  // "Ch. à Ch. 3 sqns"
    if (!people || !figure || again || of_next || is_name_of_person(line, tokens, at, words)) continue;
    told.put(tokens[at].begin, tokens[at + 1].end,
             fmt::format("{} {}", text_between(line, tokens[at + 1], tokens[at + 1]),
                         text_between(line, tokens[at], tokens[at])));
    ++at;
  }
  return told.text();
}

std::string with_small_strengths_told(std::string_view line, const PhraseBook& words) {
  std::vector<std::size_t> small;  // where the brackets close
  std::size_t strengths = 0;
  for (std::size_t open = line.find('('); open != std::string_view::npos; open = line.find('(', open + 1)) {
    const std::size_t close = line.find(')', open);
    if (close == std::string_view::npos) break;
    const std::optional<int> figure = plain_figure(line.substr(open + 1, close - open - 1));
    if (!figure) continue;
    strengths += *figure >= kSurelyMen ? 1U : 0U;
    const std::size_t from = line.find_last_of(",;:", open) + 1;  // 0 if there is none
    const Tokens unit = tokens_of(line.substr(from, open - from));
    const bool guns = kind_in(unit, words, Arm::artillery) || words.any(Sense::gun, unit, 0, unit.size()) ||
                      words.any(Sense::command, unit, 0, unit.size());
    if (*figure > kMostPartsOfAUnit && *figure < kSurelyMen && !unit.empty() && !guns) small.push_back(close);
  }
  std::string told(line);
  if (strengths > 0)
    for (auto close = small.rbegin(); close != small.rend(); ++close) told.insert(*close, " men");
  return told;
}

std::string with_units_parted(std::string_view line, const PhraseBook& words) {
  const std::vector<DashFound> dashes = dashes_in(line);
  if (dashes.empty() || line.find(';') != std::string_view::npos) return std::string(line);
  const std::size_t colon = line.rfind(": ");
  const std::size_t first = colon == std::string_view::npos ? 0 : colon + 2;
  std::string text(line.substr(0, first));
  std::size_t from = first;
  for (std::size_t i = 0; i <= dashes.size(); ++i) {
    const std::size_t end = i < dashes.size() ? dashes[i].at : line.size();
    if (end < from) return std::string(line);
    const std::string_view piece = trim(line.substr(from, end - from));
    if (!is_unit_with_strength(piece, words)) return std::string(line);
    text += (from == first ? "" : "; ") + std::string(piece);
    from = i < dashes.size() ? end + dashes[i].length : end;
  }
  return text;
}

}  // namespace estafette::readers
