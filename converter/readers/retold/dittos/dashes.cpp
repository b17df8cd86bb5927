#include "converter/readers/retold/dittos/dashes.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/ditto_signs.hpp"
#include "converter/readers/retold/dittos/word_runs.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::string_view kDash = "--";  ///< for a word of the line above
constexpr int kFewestDashed = 2;          ///< lines that have it

/// Whether a figure begins the line and "--" the words behind it, or a figure and "--" end it.
bool has_dashes(const std::vector<WordRun>& runs) {
  const bool first = runs.size() > 1 && runs[0].figures && runs[1].words.front() == kDash && runs[1].words.size() > 1;
  const bool last = runs.size() > 2 && runs.back().words.size() == 1 && runs.back().words.front() == kDash;
  return first || last;
}

/// "10 Esk. Husaren Kern" and "5 -- -- Roe" below it: each dash stands for the word at its place in the line above, as
/// prints of that time have it. A text with one such line may have meant a dash.
void write_dashes_out(std::vector<TextLine>& lines) {
  const auto dashed = [](const TextLine& line) {
    return line.text.size() <= kLongestLine && line.text.find(kDash) != std::string::npos &&
           has_dashes(runs_of(line.text));
  };
  if (std::count_if(lines.begin(), lines.end(), dashed) < kFewestDashed) return;
  for (std::size_t at = 1; at < lines.size(); ++at) {
    if (!dashed(lines[at])) continue;
    const std::vector<WordRun> above = runs_of(lines[at - 1].text), line = runs_of(lines[at].text);
    if (above.size() < line.size() || above[0].figures != line[0].figures) continue;
    std::string text;
    for (std::size_t run = 0; run < line.size(); ++run)
      for (std::size_t word = 0; word < line[run].words.size(); ++word) {
        const bool known = word < above[run].words.size() && above[run].figures == line[run].figures;
        const bool ditto = line[run].words[word] == kDash && known;
        text += (text.empty() ? "" : " ") + std::string(ditto ? above[run].words[word] : line[run].words[word]);
      }
    lines[at].text = text;
  }
}

/// "\u2014", "--", and what a scan makes of one: "\u2013\u2014\u2013".
bool is_long_dash(std::string_view word) {
  if (word == kDash) return true;
  while (word.starts_with("\u2014") || word.starts_with("\u2013")) word.remove_prefix(3);
  return word.empty();
}

/// The parts of a word: two of "Infanterie-Bataillon".
std::size_t parts_of_word(std::string_view word) {
  return 1 + static_cast<std::size_t>(std::count(word.begin() + 1, word.end(), '-'));
}

/// "das 1ste leichte Infanterie-Bataillon Kern," and "das 2te \u2014 \u2014 \u2014 Roe," below it: two dashes or more
/// behind the number stand for as many words as the line above has there, or parts of them; below a line that had as
/// many dashes, for the same words, and not for the name behind them.
struct Filled {
  std::string text;
  std::vector<std::string> words;  ///< that stand where the dashes stood
  std::size_t dashes = 0;
  bool unread = false;  ///< nobody could read its number
};

/// "das ate \u2014 \u2014 Kern", where a program that reads print could not read the number: the number alone in its
/// run, as if it were one.
bool part_unread_number(std::vector<WordRun>& runs) {
  constexpr std::size_t kLongest = 4, kWithin = 2;  // bytes of "ate", words of "das ate"
  if (runs.empty() || runs.front().figures) return false;
  const std::vector<std::string_view> words = runs.front().words;
  for (std::size_t at = 0; at < std::min(kWithin, words.size()); ++at) {
    if (words[at].size() > kLongest || !words[at].ends_with("te") || at + 1 >= words.size()) continue;
    const auto place = words.begin() + static_cast<std::ptrdiff_t>(at);
    std::vector<WordRun> parted;
    if (at > 0) parted.push_back({false, {words.begin(), place}});
    parted.push_back({true, {words[at]}});
    parted.push_back({false, {place + 1, words.end()}});
    parted.insert(parted.end(), runs.begin() + 1, runs.end());
    runs = std::move(parted);
    return true;
  }
  return false;
}

std::optional<Filled> filled_from_above(std::string_view above, std::string_view line, const Filled& last) {
  constexpr std::size_t kFewestDashes = 2;
  std::vector<WordRun> from = runs_of(above), to = runs_of(line);
  part_unread_number(from);
  const bool unread = part_unread_number(to);
  std::size_t run = 0;
  while (run < to.size() && !is_long_dash(to[run].words.front())) ++run;
  if (run == 0 || run >= to.size() || run >= from.size() || !to[run - 1].figures || from[run].figures ||
      from[run - 1].figures != to[run - 1].figures)
    return std::nullopt;
  std::size_t dashes = 0;
  while (dashes < to[run].words.size() && is_long_dash(to[run].words[dashes])) ++dashes;
  if (dashes < kFewestDashes) return std::nullopt;
  Filled filled{"", {}, dashes, unread};
  const auto add = [&](std::string_view word) { filled.text += (filled.text.empty() ? "" : " ") + std::string(word); };
  for (std::size_t at = 0; at < run; ++at)
    for (const std::string_view word : to[at].words) add(word);
  if (last.dashes == dashes) {
    filled.words = last.words;
  } else {
    std::size_t parts = 0;
    for (std::string_view word : from[run].words) {
      parts += parts_of_word(word);
      if (parts > dashes) break;
      while (word.ends_with(',') || word.ends_with('.')) word.remove_suffix(1);
      filled.words.emplace_back(word);
    }
  }
  if (filled.words.empty()) return std::nullopt;
  for (const std::string& word : filled.words) add(word);
  for (std::size_t at = dashes; at < to[run].words.size(); ++at) add(to[run].words[at]);
  for (std::size_t at = run + 1; at < to.size(); ++at)
    for (const std::string_view word : to[at].words) add(word);
  return filled;
}

std::vector<Problem> fill_long_dashes(std::vector<TextLine>& lines) {
  std::vector<Problem> looks;
  Filled last;  // of the line above, if it had dashes
  for (std::size_t at = 1; at < lines.size(); ++at) {
    const std::string& text = lines[at].text;
    const bool may = text.size() <= kLongestLine &&
                     (text.find("\xE2\x80") != std::string::npos || text.find(kDash) != std::string::npos);
    std::optional<Filled> filled = may ? filled_from_above(lines[at - 1].text, text, last) : std::nullopt;
    last = filled.value_or(Filled{});
    if (!filled) continue;
    if (filled->unread)
      looks.push_back({"", lines[at].line, "", text, "a number that can be read, behind the article or before the name",
                       "Write it as in the source, for example 4te"});
    lines[at].text = std::move(filled->text);
  }
  return looks;
}

/// "Brigade Roe 5 \u2014 2 \u2014" below "Brigade Kern 5 Bat. 4 Esk.": each dash behind a figure stands for the word
/// behind the figure at its place.
void fill_dashes_behind_figures(std::vector<TextLine>& lines) {
  constexpr std::size_t kFewestDashes = 2;
  const auto is_dash = [](const WordRun& run) {
    return !run.figures && run.words.size() == 1 && (run.words.front() == "-" || is_long_dash(run.words.front()));
  };
  for (std::size_t at = 1; at < lines.size(); ++at) {
    const std::string& text = lines[at].text;
    if (text.size() > kLongestLine || (!text.ends_with('-') && !text.ends_with("\u2014") && !text.ends_with("\u2013")))
      continue;
    const std::vector<WordRun> line = runs_of(text), above = runs_of(lines[at - 1].text);
    const auto dashes = static_cast<std::size_t>(std::count_if(line.begin(), line.end(), is_dash));
    const auto begins_with_count = [](const std::vector<WordRun>& runs) {  // but "24e léger" is a regiment
      return runs.front().figures && is_digit(runs.front().words.front().back());
    };
    if (dashes < kFewestDashes || line.size() != above.size() || begins_with_count(line) || begins_with_count(above) ||
        line.front().figures != above.front().figures)
      continue;
    std::string told;
    for (std::size_t run = 0; run < line.size(); ++run)
      for (const std::string_view word : is_dash(line[run]) ? above[run].words : line[run].words)
        told += (told.empty() ? "" : " ") + std::string(word);
    lines[at].text = told;
  }
}

/// "2. Ostpr. IR 3 \u2014" below "1. Ostpr. IR 3 Btl.": a dash at the end, behind a small count, stands for the word
/// that ends the line above behind such a count.
void end_dashes(std::vector<TextLine>& lines) {
  constexpr std::size_t kLongestCount = 2;  // digits
  const auto counts = [](const std::vector<WordRun>& runs) {
    return runs.size() > 2 && !word_at_end(runs).empty() && runs[runs.size() - 2].words.size() == 1 &&
           runs[runs.size() - 2].words.front().size() <= kLongestCount;
  };
  std::string end;  // of the line above
  for (TextLine& line : lines) {
    const bool digit = line.text.size() <= kLongestLine && line.text.find_first_of("0123456789") != std::string::npos;
    const std::vector<WordRun> runs = digit ? runs_of(line.text) : std::vector<WordRun>{};
    const std::string_view word = counts(runs) ? word_at_end(runs) : std::string_view{};
    const bool dash = word == "-" || (!word.empty() && is_long_dash(word));
    if (dash && !end.empty()) {
      line.text = std::string(trim(std::string_view(line.text).substr(0, line.text.size() - word.size()))) + ' ' + end;
    } else {
      end = dash || is_ditto(word) ? "" : std::string(word);
    }
  }
}

}  // namespace

std::vector<Problem> fill_dashes(std::vector<TextLine>& lines) {
  write_dashes_out(lines);
  fill_dashes_behind_figures(lines);
  end_dashes(lines);
  return fill_long_dashes(lines);
}

}  // namespace estafette::readers
