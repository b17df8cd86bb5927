#include "converter/readers/retold/dittos/dittos.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/ditto_signs.hpp"
#include "converter/readers/retold/dittos/dashes.hpp"
#include "converter/readers/retold/dittos/ditto_brackets.hpp"
#include "converter/readers/retold/dittos/dittos_in_lists.hpp"
#include "converter/readers/retold/dittos/word_runs.hpp"

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

/// Most lines have none of these letters.
bool may_have_dittos(std::string_view line) {
  constexpr std::array<std::string_view, 12> kLetters = {"\"",  "''",  "o.",  "id.", "Id.", "O.",
                                                         "ito", "tto", "dem", "gl.", ",,",  "\xE2\x80"};
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

/// "35th Foot 746" of "2nd Batt. 35th Foot 746" above "81st do. 674": the ditto is of the regiment, and no battalion.
std::vector<WordRun> regiment_above(const std::vector<WordRun>& above, const std::vector<WordRun>& line) {
  constexpr std::size_t kOfABattalion = 2;  // runs
  constexpr std::size_t kOfOneDitto = 3;    // "81st", "do.", "674"
  const bool one = line.size() == kOfOneDitto && line[1].words.size() == 1 && is_ditto(line[1].words.front());
  if (!one || above.size() != line.size() + kOfABattalion || !above[0].figures || above[1].words.size() != 1)
    return above;
  const std::string part = ascii_small(above[1].words.front());
  const bool battalion = part.starts_with("bat") || part.starts_with("bn") || part.starts_with("btl");
  return battalion ? std::vector<WordRun>(above.begin() + kOfABattalion, above.end()) : above;
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
    const bool beside = at > 0 && known && (run.dittos() || line[at - 1].dittos());
    if (at > 0) text += beside ? std::string_view(" ") : between(line[at - 1], run);
    text += mixed ? fmt::format("{}", fmt::join(*own, " ")) : std::string(text_of(run.dittos() ? above[at] : run));
  }
  return text;
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

/// "40th do. 1st do. 843" below "36th Foot 591": as in the nearest line that has as much, "38th Foot, 1st batt. 953".
std::optional<std::string> further_above(const std::vector<TextLine>& lines, std::size_t at,
                                         const std::vector<WordRun>& runs) {
  constexpr std::size_t kFarthest = 4;
  for (std::size_t up = 2; up <= std::min(at, kFarthest); ++up) {
    const std::vector<WordRun> above = runs_of(lines[at - up].text);
    if (above.size() == runs.size() && !has_dittos(above)) return written_out(above, runs);
  }
  return std::nullopt;
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

}  // namespace

WithoutDittos without_dittos(std::vector<TextLine> lines) {
  WithoutDittos result;
  result.looks = fill_dashes(lines);
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
    const std::vector<WordRun> above =
        at > 0 ? regiment_above(runs_of(lines[at - 1].text), runs) : std::vector<WordRun>{};
    auto out = word_by_word(above, runs);
    if (!out && above.size() != runs.size()) out = ended_alike(end, runs);
    if (!out) out = written_out(above, runs);
    if (!out) out = ended_alike(end, runs);
    if (!out) out = further_above(lines, at, runs);
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
