#include "converter/readers/retold/dittos/dittos.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/ditto_signs.hpp"
#include "converter/readers/retold/dittos/ditto_brackets.hpp"
#include "converter/readers/retold/dittos/dittos_in_lists.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::string_view kDash = "--";  ///< for a word of the line above
constexpr int kFewestDashed = 2;          ///< lines that have it

/// Words that stand together: all begin with a figure, or none does.
struct WordRun {
  bool figures = false;
  std::vector<std::string_view> words;
  [[nodiscard]] bool dittos() const { return std::all_of(words.begin(), words.end(), is_ditto); }
  [[nodiscard]] bool any_ditto() const { return std::any_of(words.begin(), words.end(), is_ditto); }
};

std::vector<WordRun> runs_of(std::string_view line) {
  std::vector<WordRun> runs;
  for (std::size_t at = line.find_first_not_of(" \t"); at < line.size();) {
    const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
    const std::string_view word = line.substr(at, end - at);
    const bool figures = is_digit(word.front()) || (word.front() == '(' && word.size() > 1 && is_digit(word[1]));
    if (runs.empty() || runs.back().figures != figures) runs.push_back({figures, {}});
    runs.back().words.push_back(word);
    at = line.find_first_not_of(" \t", end);
  }
  return runs;
}

/// Most lines have none of these letters.
bool may_have_dittos(std::string_view line) {
  constexpr std::array<std::string_view, 11> kLetters = {"\"",  "''",  "o.",  "id.", "Id.",     "O.",
                                                         "ito", "tto", "dem", "gl.", "\xE2\x80"};
  return line.find("\xE3\x80") != std::string_view::npos ||
         std::any_of(kLetters.begin(), kLetters.end(),
                     [&](std::string_view letters) { return line.find(letters) != std::string_view::npos; });
}

bool has_dittos(const std::vector<WordRun>& runs) {
  return std::any_of(runs.begin(), runs.end(), [](const WordRun& run) { return run.any_ditto(); });
}

/// "de id. (Coronel Roe)" below "de infantería (Coronel Kern)": the one ditto among other words stands for the word at
/// its place, if those before it are the same.
std::optional<std::vector<std::string_view>> one_written_out(const WordRun& above, const WordRun& run) {
  const auto ditto = std::find_if(run.words.begin(), run.words.end(), is_ditto);
  const auto place = static_cast<std::size_t>(ditto - run.words.begin());
  const bool one = std::count_if(run.words.begin(), run.words.end(), is_ditto) == 1;
  if (!one || place >= above.words.size() || !std::equal(run.words.begin(), ditto, above.words.begin()) ||
      above.words[place].front() == '(')
    return std::nullopt;
  std::vector<std::string_view> words = run.words;
  words[place] = above.words[place];
  return words;
}

std::vector<std::string_view> words_of(const std::vector<WordRun>& runs) {
  std::vector<std::string_view> words;
  for (const WordRun& run : runs) words.insert(words.end(), run.words.begin(), run.words.end());
  return words;
}

/// `2nd " " " 580` below "1st Battalion 4th Regiment 600": as many words, and so each ditto stands for the one above
/// it.
std::optional<std::string> word_by_word(const std::vector<WordRun>& above, const std::vector<WordRun>& line) {
  const std::vector<std::string_view> from = words_of(above), words = words_of(line);
  if (from.size() != words.size() || above.size() == line.size()) return std::nullopt;
  std::string text;
  const auto alike = [&](std::size_t at) { return is_digit(words[at].front()) == is_digit(from[at].front()); };
  for (std::size_t at = 0; at < words.size(); ++at)
    if (!is_ditto(words[at]) && !alike(at)) return std::nullopt;
  for (std::size_t at = 0; at < words.size(); ++at)
    text += (at == 0 ? "" : " ") + std::string(is_ditto(words[at]) ? from[at] : words[at]);
  return text;
}

/// What a run is written as, with its blanks: those of columns are wider than those between words.
std::string_view text_of(const WordRun& run) {
  const std::string_view first = run.words.front(), last = run.words.back();
  return {first.data(), static_cast<std::size_t>(last.data() + last.size() - first.data())};
}

/// What stands between two runs of a line.
std::string_view between(const WordRun& run, const WordRun& next) {
  const std::string_view last = run.words.back();
  const char* const end = last.data() + last.size();
  return {end, static_cast<std::size_t>(next.words.front().data() - end)};
}

/// The line with what the one above has in the same places; nothing if their figures do not stand in the same places.
std::optional<std::string> written_out(const std::vector<WordRun>& above, const std::vector<WordRun>& line) {
  std::string text;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const WordRun& run = line[at];
    const bool known = at < above.size() && above[at].figures == run.figures;
    if (run.any_ditto() && !known) return std::nullopt;
    const bool more = run.dittos() && known && run.words.size() > above[at].words.size();
    if (more && above.size() > line.size()) return std::nullopt;  // they may stand for a number as well
    const bool mixed = run.any_ditto() && !run.dittos();
    const auto own = mixed ? one_written_out(above[at], run) : std::nullopt;
    if (mixed && !own) return std::nullopt;
    if (at > 0) text += between(line[at - 1], run);
    text += mixed ? fmt::format("{}", fmt::join(*own, " ")) : std::string(text_of(run.dittos() ? above[at] : run));
  }
  return text;
}

/// "Captain Moe 250 men", "Morven battalion 400 \"": one word that ends the line, behind a figure; empty if it ends
/// otherwise.
std::string_view word_at_end(const std::vector<WordRun>& runs) {
  const bool ends = runs.size() > 1 && !runs.back().figures && runs[runs.size() - 2].figures;
  return ends && runs.back().words.size() == 1 ? runs.back().words.front() : std::string_view{};
}

/// The line with `end`, a word at the end of a line above, for the only ditto that it has, at its own end.
std::optional<std::string> ended_alike(const std::string& end, const std::vector<WordRun>& line) {
  const auto dittos = std::count_if(line.begin(), line.end(), [](const WordRun& run) { return run.any_ditto(); });
  if (end.empty() || dittos != 1 || !is_ditto(word_at_end(line))) return std::nullopt;
  std::string text;
  for (std::size_t at = 0; at + 1 < line.size(); ++at)
    for (const std::string_view word : line[at].words) text += std::string(word) + ' ';
  return text + end;
}

/// Where the words that begin at a place end: at a figure, a bracket, or a mark between entries.
std::size_t end_of_words(std::string_view line, std::size_t from) {
  for (std::size_t at = from; at < line.size(); ++at) {
    const char c = line[at];
    if (c == '(' || c == ')' || c == ',' || c == ';' || c == ':' || c == '[' || is_digit(c)) return at;
  }
  return line.size();
}

/// "15th Line (3rd batt.), 1,033; 47th ditto (2nd batt.)": in a list a ditto behind a number stands for the words
/// behind the number before it.
std::string with_entries_written_out(std::string_view line) {
  std::string text, words;
  bool entry = true;  // nothing but blanks since the last mark between entries
  int brackets = 0;
  for (std::size_t at = 0; at < line.size();) {
    const char c = line[at];
    const bool figure = is_digit(c) && entry && brackets == 0;
    const std::size_t number = figure ? std::min(line.find_first_of(" \t,;:(", at), line.size()) : at;
    const bool ordinal = number > at && !is_digit(line[number - 1]) && number < line.size() && line[number] == ' ';
    if (!ordinal) {
      brackets += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c != ' ') entry = c == ',' || c == ';' || c == ':' || c == '&';
      text += line[at++];
      continue;
    }
    const std::size_t end = end_of_words(line, number);
    const std::string_view told = trim(line.substr(number, end - number));
    if (is_ditto(told) && !words.empty()) {
      text +=
          std::string(line.substr(at, number - at)) + ' ' + words + (end < line.size() && line[end] == '(' ? " " : "");
    } else {
      if (!told.empty() && !is_ditto(told)) words = told;
      text += line.substr(at, end - at);
    }
    entry = false;
    at = end;
  }
  return text;
}

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

WithoutDittos without_dittos(std::vector<TextLine> lines) {
  WithoutDittos result;
  write_dashes_out(lines);
  fill_dashes_behind_figures(lines);
  end_dashes(lines);
  result.looks = fill_long_dashes(lines);
  std::vector<Problem> unsaid = fill_ditto_brackets(lines);
  std::move(unsaid.begin(), unsaid.end(), std::back_inserter(result.looks));
  const std::size_t unread = result.looks.size();
  std::string end;  // the word at the end of the last line that had one behind a figure
  for (std::size_t at = 0; at < lines.size(); ++at) {
    TextLine& line = lines[at];
    if (line.text.size() <= kLongestLine && line.text.find_first_of(";,") != std::string::npos &&
        may_have_dittos(line.text))
      line.text = with_entries_written_out(with_dittos_of_list(line.text));
    if (!may_have_dittos(line.text)) {
      if (at + 1 < lines.size() && may_have_dittos(lines[at + 1].text))
        if (const std::string_view word = word_at_end(runs_of(line.text)); !word.empty()) end = word;
      continue;
    }
    const std::vector<WordRun> runs = runs_of(line.text);
    if (line.footnote || runs.size() < 2 || !has_dittos(runs)) continue;
    const std::vector<WordRun> above = at > 0 ? runs_of(lines[at - 1].text) : std::vector<WordRun>{};
    auto out = word_by_word(above, runs);
    if (!out && above.size() != runs.size()) out = ended_alike(end, runs);
    if (!out) out = written_out(above, runs);
    if (!out) out = ended_alike(end, runs);
    if (out) {
      line.text = *out;
    } else if (result.looks.size() == unread) {
      result.looks.push_back({"", line.line, "", line.text, "the same words as in the line above for each ditto",
                              "Write them out, here and wherever a line has dittos that we do not understand"});
    } else {
      result.asked.push_back(line.line);
    }
  }
  result.lines = std::move(lines);
  return result;
}

}  // namespace estafette::readers
