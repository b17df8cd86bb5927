#include "converter/readers/pieces/recapitulation.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::string_view kRecapitulation = "recapitulation";
constexpr int kFewestMen = 40;            ///< of an arm: a smaller figure may count its battalions or guns
constexpr std::size_t kLongestTitle = 6;  ///< tokens of "Recapitulation of the whole army:"

bool titles_recapitulation(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line)) return false;
  const Tokens tokens = tokens_of(line.text);
  const std::optional<PhraseFound> title = tokens.empty() ? std::nullopt : words.find(Sense::heading, tokens, 0);
  return title && title->is == kRecapitulation && tokens.size() <= kLongestTitle &&
         std::none_of(line.text.begin(), line.text.end(), is_digit);
}

/// True if a row names foot, horse or guns and nothing else of the sort, or is a total.
bool counts_an_arm(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (words.any(Sense::command, tokens, 0, tokens.size())) return false;
  const bool figures =
      std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::number; });
  std::optional<PhraseFound> first = words.find(Sense::arm, tokens, 0);
  if (first && first->is == "support") return false;
  if (!first) first = words.find(Sense::total, tokens, 0);
  return first && figures;
}

/// "Infantry Cavalry Guns Total": what the columns of a recapitulation count, and no figure.
bool titles_columns(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kFewestColumns = 2;
  const Tokens tokens = tokens_of(text);
  std::size_t columns = 0;
  for (std::size_t at = 0; at < tokens.size();) {
    std::optional<PhraseFound> found = words.find(Sense::arm, tokens, at);
    for (const Sense sense : {Sense::count, Sense::total})
      if (!found) found = words.find(sense, tokens, at);
    if (!found) return false;
    ++columns;
    at += found->length;
  }
  return columns >= kFewestColumns;
}

/// "Infanterie - 6 Bataillone - 4.000 Mann", "3 Bataillone - 2.000", "Husaren: 4 Esk.": what a row below a total
/// counts, as the books of words call it; empty: it is no such row.
std::string counted_in_row(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line) || std::none_of(line.text.begin(), line.text.end(), is_digit)) return "";
  const Tokens tokens = tokens_of(line.text);
  if (tokens.empty() || words.any(Sense::command, tokens, 0, tokens.size()) ||
      std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::ordinal; }))
    return "";
  const std::size_t first = tokens[0].is == Token::Is::number ? 1 : 0;
  for (const Sense sense : {Sense::count, Sense::arm, Sense::kind})
    if (const std::optional<PhraseFound> found = words.find(sense, tokens, first); found && !found->part) {
      const bool rest = first == 1 ? sense == Sense::count : sense != Sense::count;
      if (rest) return found->is;
    }
  return "";
}

/// True if a line says nothing but "Total:", "Zusammen", "Stärke der Armee" and two rows that count arms stand below.
bool opens_total(const std::vector<TextLine>& lines, std::size_t at, const PhraseBook& words) {
  if (at == 0 || at + 2 >= lines.size() || !may_be_read(lines[at]) || has_digit(lines[at].text)) return false;
  const Tokens tokens = tokens_of(lines[at].text);
  if (tokens.empty() || tokens.size() > kLongestTitle || !words.has(Sense::total, tokens, 0)) return false;
  const std::string first = counted_in_row(lines[at + 1], words), second = counted_in_row(lines[at + 2], words);
  return !first.empty() && !second.empty() && first != second;
}

/// The rows below such a line, which are notes: of which command they tell is not said.
void note_totals(std::vector<TextLine>& lines, const PhraseBook& words) {
  bool troops = false;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (!troops || !opens_total(lines, at, words)) {
      troops = troops || has_digit(lines[at].text);
      continue;
    }
    lines[at].text = fmt::format("Note: {}", lines[at].text);
    for (++at; at < lines.size() && !counted_in_row(lines[at], words).empty(); ++at)
      lines[at].text = fmt::format("Note: {}", lines[at].text);
    --at;
  }
}

/// "9 Batt. Infanterie 6750 Mann", "6 Comp. Jäger 900 --": so many parts of a sort of troops; which sort, or empty.
std::string sort_counted(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::number) return "";
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);
  if (!count || (count->is != "battalions" && count->is != "squadrons" && count->is != "companies")) return "";
  std::size_t at = 1 + count->length;
  while (at < tokens.size() && tokens[at].is == Token::Is::mark) ++at;
  for (const Sense sense : {Sense::kind, Sense::arm})
    if (const std::optional<PhraseFound> sort = words.find(sense, tokens, at))
      return at + sort->length < tokens.size() && tokens[at + sort->length].is == Token::Is::number ? sort->is : "";
  return "";
}

/// "9250 Mann 2400 Pferde", "9250 men": a sum, and no name.
bool is_bare_sum(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  bool figure = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool number = tokens[at].is == Token::Is::number;
    figure = figure || (number && tokens[at].value >= kFewestMen);
    if (!number && tokens[at].is != Token::Is::mark && !words.has(Sense::count, tokens, at)) return false;
  }
  return figure;
}

bool is_rule(std::string_view text) {
  return text.find_first_not_of("-= _") == std::string_view::npos;
}

/// Behind a list and a blank line, rows that count battalions of foot, squadrons of horse and the like up to their sum:
/// notes, for their troops are those of the list; the sum is a total, which is held against these.
void note_sums_of_sorts(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::size_t kFewestRows = 3;
  for (std::size_t sum = kFewestRows + 1; sum < lines.size(); ++sum) {
    if (!may_be_read(lines[sum]) || lines[sum].after_blank || !is_bare_sum(lines[sum], words)) continue;
    std::size_t first = sum, rows = 0;
    std::string last;
    bool several = false, command = false;  // of a command that stands right above, they are the troops
    while (first > 1 && !lines[first].after_blank && !command) {
      --first;
      const Tokens tokens = tokens_of(lines[first].text);
      command = words.any(Sense::command, tokens, 0, tokens.size());
      const std::string sort = sort_counted(lines[first], words);
      rows += sort.empty() ? 0U : 1U;
      several = several || (!sort.empty() && !last.empty() && sort != last);
      if (!sort.empty()) last = sort;
    }
    const Tokens above = tokens_of(lines[first - 1].text);
    const bool behind = lines[first].after_blank && !command && !words.any(Sense::command, above, 0, above.size());
    if (!behind || !several || rows < kFewestRows || 2 * rows < sum - first) continue;
    for (std::size_t at = first; at < sum; ++at)
      if (!is_rule(lines[at].text)) lines[at].text = fmt::format("Note: {}", lines[at].text);
    lines[sum].text = fmt::format("Total: {}", lines[sum].text);
  }
}

/// "Old Guard Horse: two batteries (8 8-pdr)": guns, with how many.
bool counts_guns(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const auto figure = [](const Token& token) { return token.is == Token::Is::number; };
  if (std::none_of(tokens.begin(), tokens.end(), figure)) return false;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
        count && (count->is == "batteries" || count->is == "horse batteries" || count->is == "guns"))
      return true;
  return false;
}

bool tells_of_guns(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    if (kind && arm_of(*kind_from(kind->is)) == Arm::artillery) return true;
  }
  return counts_guns(text, words);
}

std::string as_grand_total(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> total = words.find(Sense::total, tokens, 0);
  if (total) text = trim(text.substr(tokens[total->length - 1].end));
  while (text.starts_with(':') || text.starts_with('.')) text = trim(text.substr(1));
  const bool bare = !tokens.empty() && tokens.back().is == Token::Is::number && tokens.back().value >= kFewestMen;
  return fmt::format("Grand total{}{}{}", total ? ": " : " ", text, bare ? " men" : "");
}

}  // namespace

std::vector<Problem> tell_recapitulation(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  bool guns = false;
  int least = lines.empty() ? 0 : lines.front().depth;
  for (const TextLine& line : lines) least = std::min(least, line.depth);
  bool within = false, first = false;
  bool columns = false;  // below their titles all lines up to the next blank one are rows, "Present" too
  for (TextLine& line : lines) {
    if (titles_recapitulation(line, words)) {
      line.text = fmt::format("Note: {}", line.text);
      within = first = true;
      columns = false;
      continue;
    }
    if (!within) {
      guns = guns || tells_of_guns(line.text, words);
      continue;
    }
    const bool titles = first && titles_columns(line.text, words);
    const bool kept = may_be_read(line);
    const bool arm = kept && !titles && counts_an_arm(line.text, words);
    const bool figures = has_digit(line.text);
    const bool row = titles || (figures && first) || ((figures || columns) && !line.after_blank);
    within = kept && (arm || row);  // "Prussians": another army
    columns = within && (columns || titles);
    first = false;
    if (!within) continue;
    line.depth = least;
    if (!arm && !titles && !guns && counts_guns(line.text, words))
      looks.push_back({"", line.line, "", line.text, "batteries that stand in the list above: it has none",
                       "Write them below their commands"});
    line.text = arm ? as_grand_total(line.text, words) : fmt::format("Note: {}", line.text);
  }
  note_totals(lines, words);
  note_sums_of_sorts(lines, words);
  return looks;
}

}  // namespace estafette::readers
