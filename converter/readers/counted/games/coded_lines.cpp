#include "converter/readers/counted/games/coded_lines.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/counted/games/coded_commands.hpp"
#include "converter/readers/counted/games/troop_codes.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::ptrdiff_t kFewestRatings = 2;  ///< lines
constexpr std::size_t kLongestLabel = 6;      ///< bytes of "2/III"

/// A word of a line, from its first byte to one past its last.
struct Word {
  std::size_t begin = 0, end = 0;
};

std::vector<Word> words_in(std::string_view line) {
  std::vector<Word> words;
  for (std::size_t at = line.find_first_not_of(' '); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    words.push_back({at, end});
    at = line.find_first_not_of(' ', end);
  }
  return words;
}

/// One past the brackets that begin at that word, "(W4930)", "[12D]", "(may come later):"; the word itself if none
/// does.
std::size_t past_brackets(std::string_view line, const std::vector<Word>& words, std::size_t at) {
  while (at < words.size() && (line[words[at].begin] == '(' || line[words[at].begin] == '[')) {
    const std::size_t close = line.find(line[words[at].begin] == '(' ? ')' : ']', words[at].begin);
    if (close == std::string_view::npos) return at;
    while (at < words.size() && words[at].begin <= close) ++at;
  }
  return at;
}

std::string_view spelt(std::string_view line, const Word& word) {
  return line.substr(word.begin, word.end - word.begin);
}

bool has_rating(std::string_view line) {
  const std::vector<Word> words = words_in(line);
  return std::any_of(words.begin(), words.end(), [&](const Word& word) { return is_leader_rating(spelt(line, word)); });
}

/// The words before which a line of its own begins: behind a rating, and behind codes if a label or command follows.
std::vector<std::size_t> cuts_in(std::string_view line, const std::vector<Word>& all, const PhraseBook& words) {
  std::vector<std::size_t> cuts;
  std::size_t last = 0;  // the first word that no code or rating has taken yet
  bool code = false;     // a code ended there
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::string_view word = spelt(line, all[at]);
    const bool rating = is_leader_rating(word), coded = has_troop_code(word, words);
    if (!rating && !coded) continue;
    bool label = rating;
    for (std::size_t i = last; i < at; ++i) label = label || line[all[i].end - 1] == ':';
    if (code && label && last <= at) cuts.push_back(last);
    const std::size_t past = past_brackets(line, all, at + 1);
    if (rating && past < all.size()) cuts.push_back(past);
    code = coded && word.back() != ',' && word.back() != ';';
    last = past;
    at = std::max(at, past == 0 ? at : past - 1);
  }
  return cuts;
}

std::string note_of(std::string_view rating) {
  std::string note(rating);
  std::erase_if(note, [](char c) { return c == '[' || c == ']' || c == ')' || c == ':'; });
  std::replace(note.begin(), note.end(), '(', ' ');
  return fmt::format(" [Note: {}]", trim(note));
}

/// "Army Commander: Kern: 23"E(10)+0" as "Army Commander: Kern [Note: 23"E 10+0]".
std::string leader_told(const std::string& line) {
  const std::vector<Word> all = words_in(line);
  const auto rating =
      std::find_if(all.begin(), all.end(), [&](const Word& word) { return is_leader_rating(spelt(line, word)); });
  if (rating == all.end() || rating == all.begin()) return line;
  std::string_view before = trim(std::string_view(line).substr(0, rating->begin));
  if (!before.ends_with(':')) return line;
  before.remove_suffix(1);
  const std::size_t colon = before.rfind(':');
  if (colon == std::string_view::npos || has_digit(before.substr(colon))) return line;
  return std::string(trim(before)) + note_of(std::string_view(line).substr(rating->begin));
}

/// "2ND DIV.: Roe [Note: 3"P 4+0]" of "2ND DIV. (2/III): Roe: 3"P(4)+0"; any other line as it is.
std::string command_told(const std::string& line) {
  const std::size_t open = line.find('('), close = line.find(')', open == std::string::npos ? 0 : open);
  const std::size_t first = open == std::string::npos ? open : line.rfind(' ', open) + 1;
  if (first == std::string::npos || open == 0 || close == std::string::npos || close - open - 1 > kLongestLabel ||
      is_leader_rating(std::string_view(line).substr(first, line.find(' ', open) - first)))
    return leader_told(line);
  const std::vector<Word> all = words_in(line);
  const auto rating = std::find_if(all.begin(), all.end(), [&](const Word& word) {
    return word.begin > close && is_leader_rating(spelt(line, word));
  });
  if (rating == all.end()) return line;
  std::string_view leader = std::string_view(line).substr(close + 1, rating->begin - close - 1);
  constexpr std::string_view kMarks = " :.-";
  while (!leader.empty() && kMarks.find(leader.front()) != std::string_view::npos) leader.remove_prefix(1);
  while (!leader.empty() && (leader.back() == ' ' || leader.back() == ':')) leader.remove_suffix(1);
  if (leader.empty() || has_digit(leader)) return line;
  return fmt::format("{}: {}{}", trim(line.substr(0, open)), leader, note_of(line.substr(rating->begin)));
}

/// "CORPS ART. (III): Au12#, Au12#": where the codes begin that stand below a heading of arms; 0 if it is no such line.
std::size_t codes_below_heading(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos || has_rating(line) || !has_troop_code(line.substr(colon), words)) return 0;
  const Tokens heading = tokens_of(line.substr(0, colon));
  return !heading.empty() && words.has(Sense::command, heading, 0) ? colon + 2 : 0;
}

}  // namespace

void part_coded_lines(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto rated = [](const TextLine& line) {
    return may_be_read(line) && line.text.find('"') != std::string::npos && has_rating(line.text);
  };
  if (std::count_if(lines.begin(), lines.end(), rated) < kFewestRatings) return;
  const auto runs_on = [&](const TextLine& line) {
    return may_be_read(line) && !cuts_in(line.text, words_in(line.text), words).empty();
  };
  if (std::none_of(lines.begin(), lines.end(), runs_on)) return;
  std::vector<TextLine> parted;
  for (const TextLine& line : lines) {
    const bool read = may_be_read(line) && !(line.text.starts_with('(') && line.text.find(") ") == 2);
    const std::string text = read ? with_codes_whole(line.text, words.codes()) : line.text;
    const std::vector<Word> all = words_in(text);
    std::size_t from = 0;
    const auto add = [&](std::size_t end) {
      parted.push_back(line);
      parted.back().text = trim(std::string_view(text).substr(from, end - from));
      from = end;
      if (!read) return;
      std::string& told = parted.back().text;
      told = command_told(told);
      const std::size_t codes = codes_below_heading(told, words);
      if (codes == 0) return;
      std::string below = told.substr(codes);
      told = trim(told.substr(0, std::min(told.find('('), codes - 2)));
      parted.push_back(line);
      parted.back().text = std::move(below);
    };
    for (const std::size_t cut : read ? cuts_in(text, all, words) : std::vector<std::size_t>{})
      if (all[cut].begin > from) add(all[cut].begin);
    add(text.size());
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
