#include "converter/readers/counted/glued_returns.hpp"

#include "base/letters.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestGlued = 3, kMostGlued = 7;
constexpr std::size_t kLongestGlued = 40;  ///< bytes of all figures of a row

/// "Officers", "Men", "Detached" of "Officers.Men.Detached.Total.": the titles before that of the sum.
std::vector<std::string> glued_titles_in(const TextLine& line, const PhraseBook& words) {
  std::vector<std::string> titles;
  const Tokens tokens = tokens_of(line.text);
  if (tokens.size() < kFewestGlued || tokens.size() > kMostGlued) return titles;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool last = at + 1 == tokens.size();
    const bool known = tokens[at].is == Token::Is::word && words.has(last ? Sense::total : Sense::count, tokens, at);
    const bool glued = at == 0 || tokens[at].begin == tokens[at - 1].end + 1;  // one stop between them, and no blank
    if (!known || !glued) return {};
    if (!last) titles.emplace_back(text_between(line.text, tokens[at], tokens[at]));
  }
  return titles;
}

/// The figures that begin a run of them, each with how many bytes it takes: "1", "15", "154"; "4,214".
std::vector<std::pair<long long, std::size_t>> figures_at(std::string_view run) {
  constexpr std::size_t kGroup = 3;
  std::vector<std::pair<long long, std::size_t>> figures;
  long long value = 0;
  for (std::size_t digits = 1; digits <= kGroup && digits <= run.size() && is_digit(run[digits - 1]); ++digits) {
    value = value * 10 + (run[digits - 1] - '0');
    if (run[0] == '0' && digits > 1) break;
    figures.emplace_back(value, digits);
    const std::string_view group = run.substr(digits);
    if (group.size() <= kGroup || group[0] != ',' ||
        !std::all_of(group.begin() + 1, group.begin() + 1 + kGroup, is_digit))
      continue;
    long long thousands = value;
    for (const char digit : group.substr(1, kGroup)) thousands = thousands * 10 + (digit - '0');
    figures.emplace_back(thousands, digits + 1 + kGroup);
  }
  return figures;
}

/// Adds to `cuts` each way to cut `run` into `left` more figures, of which the last is the sum of all before it.
void cut(std::string_view run, std::size_t left, std::vector<long long>& so_far,
         std::vector<std::vector<long long>>& cuts) {
  constexpr std::size_t kEnough = 2;  // cuts: one alone is sure
  if (cuts.size() >= kEnough) return;
  for (const auto& [value, bytes] : figures_at(run)) {
    const bool last = left == 1;
    if (last != (bytes == run.size())) continue;
    long long sum = 0;
    for (const long long figure : so_far) sum += figure;
    if (last && value != sum) continue;
    so_far.push_back(value);
    if (last)
      cuts.push_back(so_far);
    else
      cut(run.substr(bytes), left - 1, so_far, cuts);
    so_far.pop_back();
  }
}

/// All ways to cut `run` into `columns` figures, or, if there are none, into fewer: the last columns of such a row are
/// empty, "\u00C9tat-Major6565".
std::vector<std::vector<long long>> cuts_of(std::string_view run, std::size_t columns) {
  constexpr std::size_t kFewestCut = 2;
  std::vector<std::vector<long long>> cuts;
  std::vector<long long> figures;
  cut(run, columns, figures, cuts);
  if (!cuts.empty()) return cuts;
  for (std::size_t fewer = columns - 1; fewer >= kFewestCut; --fewer) cut(run, fewer, figures, cuts);
  return cuts;
}

/// Where the figures at a line's end begin, glued to a letter or a stop; its size if there are none.
std::size_t figures_from(std::string_view line) {
  std::size_t from = line.size();
  while (from > 0 && (is_digit(line[from - 1]) || line[from - 1] == ',')) --from;
  const bool run = line.size() - from > kFewestGlued && line.size() - from <= kLongestGlued && is_digit(line[from]);
  return run && from > 0 && line[from - 1] != ' ' ? from : line.size();
}

}  // namespace

GluedReturns tell_glued_returns(std::vector<TextLine>& lines, const PhraseBook& words) {
  GluedReturns made;
  std::vector<std::string> titles;
  std::vector<TextLine> told;
  for (TextLine& line : lines) {
    if (!may_be_read(line)) {
      told.push_back(std::move(line));
      continue;
    }
    if (std::vector<std::string> found = glued_titles_in(line, words); !found.empty()) {
      titles = std::move(found);
      made.noted.push_back(line.line);
      continue;
    }
    const std::size_t from = titles.empty() ? line.text.size() : figures_from(line.text);
    if (from < line.text.size()) {
      const std::vector<std::vector<long long>> cuts =
          cuts_of(std::string_view(line.text).substr(from), titles.size() + 1);
      if (cuts.size() > 1)
        made.looks.push_back({"", line.line, "", line.text,
                              "figures that are apart: they may be cut in more than one way",
                              "Write a blank between each figure and the next"});
      if (cuts.size() == 1) {
        std::string row(trim(std::string_view(line.text).substr(0, from))), sum;
        for (std::size_t at = 0; at + 1 < cuts[0].size(); ++at) {
          row += fmt::format(", {} {}", cuts[0][at], titles[at]);
          sum += fmt::format("{}{}", at > 0 ? " + " : "", figure(cuts[0][at]));
        }
        const bool some = cuts[0].size() <= titles.size();
        if (some) row += fmt::format(", 0 {}", titles[cuts[0].size() - 1]);
        line.text = fmt::format("{} [guessed: figures cut where {} = {}{}]", row, sum, figure(cuts[0].back()),
                                some ? ", with nothing in the other columns" : "");
      }
    }
    told.push_back(std::move(line));
  }
  lines = std::move(told);
  return made;
}

}  // namespace estafette::readers
