#include "converter/readers/pieces/tables/words_above.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestDashes = 2;      ///< rows that have one
constexpr std::size_t kLongestPrinted = 160;  ///< bytes
constexpr std::size_t kMostBefore = 2;        ///< words between a dash and the number: "de la"
constexpr std::size_t kLongestEnding = 4;     ///< letters of "2nde"

bool is_dash(std::string_view word) {
  constexpr std::array<std::string_view, 5> kSigns = {"-", "--", "\u2013", "\u2014", "\u2014\u2014"};
  return std::find(kSigns.begin(), kSigns.end(), word) != kSigns.end();
}

/// "2e", "13th", "1er".
bool is_number_of_unit(std::string_view word) {
  const std::size_t end = std::min(word.find_first_not_of("0123456789"), word.size());
  const std::string_view ending = word.substr(end);
  return end > 0 && !ending.empty() && ending.size() <= kLongestEnding &&
         std::all_of(ending.begin(), ending.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

/// "1,749", "20", "|", "....", "}".
bool is_of_figures(std::string_view word) {
  return word.find_first_not_of("0123456789,.|}") == std::string_view::npos;
}

std::string_view without_dots(std::string_view text) {
  while (!text.empty() && (text.back() == '.' || text.back() == ' ' || text.back() == ',')) text.remove_suffix(1);
  return text;
}

/// A row: its words, and the figures that end it.
struct PrintedRow {
  std::vector<std::string_view> words;
  std::string_view figures;  ///< with what leads to them
  std::size_t brace = std::string_view::npos;
  std::size_t begin = 0;  ///< of the first word in its line, behind a bullet
};

bool begins_with_hyphen(std::string_view line) {
  const std::size_t at = std::min(line.find_first_not_of(" \t"), line.size());
  return line.substr(at).starts_with("- ");
}

/// Where a line begins behind what leads it: blanks, and the mark of a bullet or of a quotation.
std::size_t begin_of(std::string_view line, bool hyphens) {
  constexpr std::array<std::string_view, 3> kLeadingMarks = {"> ", "* ", "\u2022 "};
  const std::size_t at = std::min(line.find_first_not_of(" \t"), line.size());
  std::size_t mark = hyphens && begins_with_hyphen(line) ? 1 : 0;
  for (const std::string_view bullet : kLeadingMarks)
    if (line.substr(at).starts_with(bullet)) mark = bullet.size();
  return mark == 0 ? at : std::min(line.find_first_not_of(" \t", at + mark), line.size());
}

PrintedRow row_in(std::string_view line, bool hyphens) {
  PrintedRow row;
  row.begin = begin_of(line, hyphens);
  std::vector<std::string_view> words;
  for (std::size_t at = row.begin; at < line.size();) {
    const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
    words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(" \t", end);
  }
  std::size_t first = words.size();
  while (first > 0 && is_of_figures(words[first - 1])) --first;
  const bool figures = std::any_of(words.begin() + static_cast<std::ptrdiff_t>(first), words.end(), has_digit);
  if (!figures) first = words.size();
  row.words.assign(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(first));
  if (figures) {
    const auto begin = static_cast<std::size_t>(words[first].data() - line.data());
    row.figures = line.substr(begin);
    row.brace = row.figures.find('}');
  }
  return row;
}

/// A figure as a row writes it, "1,749", and what it is.
struct PrintedFigure {
  std::string_view written;
  int value = 0;
};

std::vector<PrintedFigure> printed_figures(std::string_view text) {
  std::vector<PrintedFigure> figures;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_digit(text[at])) continue;
    constexpr int kTooGreat = 1'000'000;
    int value = 0;
    std::size_t end = at;
    for (; end < text.size() && (is_digit(text[end]) || ((text[end] == ',' || text[end] == '.') &&
                                                         end + 1 < text.size() && is_digit(text[end + 1])));
         ++end)
      if (is_digit(text[end]) && value < kTooGreat) value = value * 10 + (text[end] - '0');
    figures.push_back({text.substr(at, end - at), value});
    at = end;
  }
  return figures;
}

std::vector<int> figures_in(std::string_view text) {
  std::vector<int> values;
  for (const PrintedFigure& figure : printed_figures(text)) values.push_back(figure.value);
  return values;
}

std::string joined(const std::vector<std::string_view>& words, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t at = from; at < to; ++at) text.append(text.empty() ? "" : " ").append(words[at]);
  return text;
}

/// What a row says before and behind the number of its unit.
struct RowPattern {
  std::vector<std::string_view> before, behind;
  int number = 0;
  int men = 0;  ///< the last of its figures
};

std::optional<std::size_t> number_in(const std::vector<std::string_view>& words) {
  const auto number = std::find_if(words.begin(), words.end(), is_number_of_unit);
  return number == words.end() ? std::nullopt : std::optional(static_cast<std::size_t>(number - words.begin()));
}

/// The pattern of a whole row; nothing if it has a dash, no number of a unit, or nothing behind it.
std::optional<RowPattern> pattern_of(const PrintedRow& row) {
  const std::optional<std::size_t> number = number_in(row.words);
  if (!number || *number + 1 >= row.words.size() || row.figures.empty() ||
      std::any_of(row.words.begin(), row.words.end(), is_dash))
    return std::nullopt;
  RowPattern pattern;
  pattern.before.assign(row.words.begin(), row.words.begin() + static_cast<std::ptrdiff_t>(*number));
  for (std::size_t at = *number + 1; at < row.words.size(); ++at) {
    const bool mark = row.words[at].front() == '(' || row.words[at].front() == '[';  // of a footnote
    if (const std::string_view word = at + 1 == row.words.size() ? without_dots(row.words[at]) : row.words[at];
        !mark && !word.empty())
      pattern.behind.push_back(word);
  }
  if (pattern.behind.empty()) return std::nullopt;
  pattern.number = figures_in(row.words[*number]).front();
  const std::vector<int> figures = figures_in(row.figures.substr(0, row.brace));
  pattern.men = figures.empty() ? 0 : figures.back();
  return pattern;
}

/// A row with dashes as the pattern has it: its words, and the pattern of the rows below it.
struct WrittenRow {
  std::string text;
  RowPattern pattern;
  bool plain = false;  ///< nothing but a number and a dash
};

std::optional<WrittenRow> written(const PrintedRow& row, const RowPattern& above) {
  const std::optional<std::size_t> number = number_in(row.words);
  if (!number || row.figures.empty()) return std::nullopt;
  const bool led = is_dash(row.words.front());
  const std::size_t first = led ? 1 : 0;
  const bool dash = *number + 1 < row.words.size() && is_dash(row.words[*number + 1]);
  if ((!led && !dash) || *number - first > kMostBefore || *number < first || (!led && *number > 0)) return std::nullopt;
  WrittenRow made;
  made.pattern = above;
  for (std::size_t at = first; at < *number; ++at) {  // "du" of "Bat. du"
    const std::size_t left = *number - at;
    if (left > above.before.size() || above.before[above.before.size() - left] != row.words[at]) return std::nullopt;
  }
  std::vector<std::string_view> said;
  for (std::size_t at = *number + (dash ? 2 : 1); at < row.words.size(); ++at) {
    const std::string_view word = at + 1 == row.words.size() ? without_dots(row.words[at]) : row.words[at];
    if (is_dash(word)) return std::nullopt;
    if (!word.empty() && word.front() != '(') said.push_back(word);
  }
  if (dash || said.empty()) {
    if (said.size() >= above.behind.size() && !said.empty()) return std::nullopt;
    made.pattern.behind.resize(above.behind.size() - said.size());
    made.pattern.behind.insert(made.pattern.behind.end(), said.begin(), said.end());
  } else {
    made.pattern.behind = said;
  }
  made.plain = !led && said.empty();
  made.pattern.number = figures_in(row.words[*number]).front();
  const std::string before = led ? joined(above.before, 0, above.before.size()) : "";
  made.text = fmt::format("{}{}{} {}", before, before.empty() ? "" : " ", row.words[*number],
                          joined(made.pattern.behind, 0, made.pattern.behind.size()));
  return made;
}

/// Officers and men between bars, and behind them as many as both together: "20 | 648 | 668 | 13".
bool has_officers_men_and_sum(std::string_view figures) {
  const std::vector<int> values = figures_in(figures);
  return std::count(figures.begin(), figures.end(), '|') >= 2 && values.size() > 2 && values[0] < values[1] &&
         values[0] + values[1] == values[2];
}

/// "20 | 648 | 668 | 13" as "(20 officers, 648 men) [Note: 13]". Where other rows have such sums, "4 | 185 | 191" has a
/// slip in it, and keeps the third figure to be asked about.
std::string with_figures_told(std::string_view figures, bool others_sum) {
  const std::vector<PrintedFigure> all = printed_figures(figures);
  const bool sum = has_officers_men_and_sum(figures);
  const bool slip = others_sum && !sum && all.size() > 2 && all[0].value < all[1].value &&
                    all[1].value < all[2].value && std::count(figures.begin(), figures.end(), '|') >= 2;
  if (!sum && !slip) return std::string(figures);
  std::string told = fmt::format("({} officers, {} men)", all[0].written, all[1].written);
  if (slip) told += fmt::format(" {}", all[2].written);
  for (std::size_t at = 3; at < all.size(); ++at) told += fmt::format(" [Note: {}]", all[at].written);
  return told;
}

class PrintedRows {
 public:
  explicit PrintedRows(std::string_view utf8) {
    while (!utf8.empty()) {
      const std::size_t end = std::min(line_end(utf8), utf8.size());
      lines_.push_back(utf8.substr(0, end));
      ends_.push_back(utf8.substr(end, 1));
      utf8.remove_prefix(std::min(utf8.size(), end + 1));
    }
    const bool hyphens = are_bullets();
    for (const std::string_view line : lines_)
      rows_.push_back(line.size() <= kLongestPrinted ? row_in(line, hyphens) : PrintedRow{});
  }

  [[nodiscard]] std::string told() {
    constexpr std::ptrdiff_t kFewestSums = 3;
    write_out();
    sums_ = std::count_if(rows_.begin(), rows_.end(),
                          [](const PrintedRow& row) { return has_officers_men_and_sum(row.figures); }) >= kFewestSums;
    std::string text;
    for (std::size_t at = 0; at < lines_.size(); ++at) text.append(line_of(at)).append(ends_[at]);
    return text;
  }

 private:
  /// True if each row with the number of a unit begins with a hyphen: the first of them cannot stand for words above.
  [[nodiscard]] bool are_bullets() const {
    std::size_t led = 0, others = 0;
    for (const std::string_view line : lines_) {
      const PrintedRow row = row_in(line, true);
      if (!row.figures.empty() && number_in(row.words)) ++(begins_with_hyphen(line) ? led : others);
    }
    return led > 0 && others == 0;
  }

  [[nodiscard]] bool blank(std::size_t at) const {
    return lines_[at].find_first_not_of(" \t\r") == std::string_view::npos;
  }

  /// Takes runs of rows with dashes, each below a whole one.
  void write_out() {
    made_.resize(lines_.size());
    std::size_t dashes = 0;
    for (std::size_t at = 0; at < lines_.size(); ++at) {
      const std::optional<RowPattern> pattern = pattern_of(rows_[at]);
      if (!pattern) continue;
      std::vector<std::pair<std::size_t, WrittenRow>> run;
      long long men = 0;
      RowPattern above = *pattern;
      for (std::size_t below = at + 1; below < lines_.size(); ++below) {
        if (blank(below)) continue;
        std::optional<WrittenRow> made = written(rows_[below], above);
        if (!made) break;
        const std::vector<int> figures = figures_in(rows_[below].figures.substr(0, rows_[below].brace));
        men += figures.empty() ? 0 : figures.back();
        above = made->pattern;
        run.emplace_back(below, std::move(*made));
      }
      if (run.empty() || (run.front().second.plain && (men == pattern->men || run.front().second.pattern.number == 1)))
        continue;
      dashes += run.size();
      for (auto& [row, made] : run) made_[row] = std::move(made.text);
    }
    if (dashes < kFewestDashes) made_.assign(lines_.size(), "");
  }

  [[nodiscard]] std::string line_of(std::size_t at) const {
    const PrintedRow& row = rows_[at];
    const bool beside = row.brace != std::string_view::npos &&
                        (has_brace(at, -1) || has_brace(at, 1));  // the figure of rows that all have it
    const bool summed = row.brace != std::string_view::npos && !beside && has_digit(row.figures.substr(0, row.brace)) &&
                        has_digit(row.figures.substr(row.brace));
    const std::string_view own = summed ? trim(row.figures.substr(0, row.brace)) : row.figures;
    std::string figures = with_figures_told(own, sums_);
    if (made_[at].empty() && !summed && figures == row.figures) return std::string(lines_[at]);
    if (summed) figures += fmt::format(" [Note: together {}]", trim(row.figures.substr(row.brace + 1)));
    const std::string words = joined(row.words, 0, row.words.size());
    return fmt::format("{}{} {}", lines_[at].substr(0, row.begin),
                       made_[at].empty() ? without_dots(words) : std::string_view(made_[at]), figures);
  }

  [[nodiscard]] bool has_brace(std::size_t at, int step) const {
    const auto beyond = [&] { return step < 0 ? at == 0 : at + 1 >= lines_.size(); };
    do {
      if (beyond()) return false;
      at = step < 0 ? at - 1 : at + 1;
    } while (blank(at));
    return lines_[at].find('}') != std::string_view::npos;
  }

  std::vector<std::string_view> lines_, ends_;
  std::vector<PrintedRow> rows_;
  std::vector<std::string> made_;  ///< words of rows with dashes
  bool sums_ = false;              ///< several rows have officers, men and their sum
};

}  // namespace

std::string with_words_above(std::string_view utf8) {
  const bool dashes = utf8.find(" \u2014") != std::string_view::npos ||
                      utf8.find("\u2014 ") != std::string_view::npos ||
                      utf8.find(" \u2013") != std::string_view::npos || utf8.find(" - ") != std::string_view::npos;
  const bool marks = utf8.find('}') != std::string_view::npos || utf8.find(" | ") != std::string_view::npos;
  return dashes || marks ? PrintedRows(utf8).told() : std::string(utf8);
}

}  // namespace estafette::readers
