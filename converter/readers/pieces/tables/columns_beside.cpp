#include "converter/readers/pieces/tables/columns_beside.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestRow = 200;  ///< bytes

/// How many tokens a number that tells which has: "2nd", "Second"; 0: there is none.
std::size_t number_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at < tokens.size() && tokens[at].is == Token::Is::ordinal) return 1;
  const std::optional<PhraseFound> spelt = words.find(Sense::ordinal, tokens, at);
  return spelt ? spelt->length : 0;
}

/// The end of "Second Brigade." in tokens, and what it is. Nothing: no such heading is there.
struct Heading {
  std::size_t end = 0;
  std::string is;
};

std::optional<Heading> heading_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::size_t number = number_at(tokens, at, words);
  const std::optional<PhraseFound> command =
      number == 0 ? std::nullopt : words.find(Sense::command, tokens, at + number);
  if (!command) return std::nullopt;
  return Heading{at + number + command->length, command->is};
}

/// Where the second begins in "First Brigade. Second Brigade."; nothing if the line says anything else.
std::optional<std::size_t> second_heading(const Tokens& tokens, const PhraseBook& words) {
  const std::optional<Heading> first = heading_at(tokens, 0, words);
  const std::optional<Heading> second = first ? heading_at(tokens, first->end, words) : std::nullopt;
  if (!second || first->is != second->is) return std::nullopt;
  for (std::size_t at = second->end; at < tokens.size(); ++at)
    if (tokens[at].is != Token::Is::mark) return std::nullopt;
  return tokens[first->end].begin;
}

/// Behind a stop, which is no token behind a word, a comma or a bracket.
bool begins_an_entry(std::string_view line, const Tokens& tokens, std::size_t at) {
  const Token& before = tokens[at - 1];
  const bool stop = line.substr(before.end, tokens[at].begin - before.end).starts_with('.');
  return stop || before.mark(".") || before.mark(",") || before.mark(")");
}

/// Where the only second leader begins in "Colonel Kern. Brigadier-General Roe."; nothing if there are not two.
std::optional<std::size_t> second_leader(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, 0);
  if (!rank) return std::nullopt;
  std::optional<std::size_t> second;
  bool named = false;
  for (std::size_t at = rank->length; at < tokens.size();) {
    const std::optional<PhraseFound> next = words.find(Sense::rank, tokens, at);
    if (next && named && begins_an_entry(line, tokens, at)) {
      if (second) return std::nullopt;
      second = tokens[at].begin;
      named = false;
    }
    named = named || (!next && tokens[at].is == Token::Is::word && tokens[at].end > tokens[at].begin + 2);
    at += next ? next->length : 1;
  }
  return second && named ? second : std::nullopt;
}

/// Where the second unit begins in "21st Ohio, Capt. Kern. 96th Ohio, Maj. Roe.": its number stands behind a stop, or
/// behind who leads the first. Nothing if there is one unit, or more than two.
std::optional<std::size_t> second_unit(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  std::optional<std::size_t> second;
  bool led = false;
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    led = led || words.has(Sense::rank, tokens, at) || words.has(Sense::subaltern, tokens, at);
    if (tokens[at].is != Token::Is::ordinal) continue;
    const bool stop = line.substr(tokens[at - 1].end, tokens[at].begin - tokens[at - 1].end).starts_with('.');
    if (second || !(stop || (led && begins_an_entry(line, tokens, at)))) return std::nullopt;
    second = tokens[at].begin;
  }
  return second;
}

bool begins_with_number(const TextLine& line) {
  if (line.text.size() > kLongestRow) return false;
  const Tokens tokens = tokens_of(line.text);
  return tokens.size() > 1 && tokens[0].is == Token::Is::ordinal;
}

/// A line as the two that stand beside each other in it.
void cut_at(const TextLine& line, std::size_t place, std::vector<TextLine>& left, std::vector<TextLine>& right) {
  const auto put = [&](std::string_view text, std::vector<TextLine>& column) {
    while (text.ends_with(',') || text.ends_with(' ')) text.remove_suffix(1);
    column.push_back(line);
    column.back().text = trim(text);
  };
  put(std::string_view(line.text).substr(0, place), left);
  put(std::string_view(line.text).substr(place), right);
}

struct Columns {
  std::vector<TextLine> left, right;
  std::vector<Problem> looks;
  std::size_t end = 0;  ///< the line behind them
  bool beside = false;  ///< two units stand in one line
};

Columns columns_below(const std::vector<TextLine>& lines, std::size_t head, std::size_t cut, const PhraseBook& words) {
  Columns columns;
  cut_at(lines[head], cut, columns.left, columns.right);
  std::size_t at = head + 1;
  if (at < lines.size() && may_be_read(lines[at]) && lines[at].text.size() <= kLongestRow) {
    const std::optional<std::size_t> leader = second_leader(lines[at].text, words);
    if (leader) cut_at(lines[at++], *leader, columns.left, columns.right);
  }
  const std::string below = columns.right.front().text;
  for (; at < lines.size() && may_be_read(lines[at]) && begins_with_number(lines[at]); ++at) {
    const Tokens tokens = tokens_of(lines[at].text);
    if (heading_at(tokens, 0, words)) break;
    if (const std::optional<std::size_t> second = second_unit(lines[at].text, tokens, words)) {
      cut_at(lines[at], *second, columns.left, columns.right);
      columns.beside = true;
      continue;
    }
    columns.right.push_back(lines[at]);
    columns.looks.push_back(
        {"", lines[at].line, "", lines[at].text,
         fmt::format("two units, one of each command beside the other; it is taken for one of {}", below),
         "Put each command above its own units"});
  }
  columns.end = at;
  return columns;
}

}  // namespace

std::vector<Problem> put_columns_one_below_the_other(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> apart;
  apart.reserve(lines.size());
  std::vector<Problem> looks;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const bool short_one = may_be_read(lines[at]) && lines[at].text.size() <= kLongestRow;
    const std::optional<std::size_t> cut = short_one ? second_heading(tokens_of(lines[at].text), words) : std::nullopt;
    Columns columns = cut ? columns_below(lines, at, *cut, words) : Columns{};
    if (!columns.beside) {
      apart.push_back(std::move(lines[at]));
      continue;
    }
    apart.insert(apart.end(), columns.left.begin(), columns.left.end());
    apart.insert(apart.end(), columns.right.begin(), columns.right.end());
    looks.insert(looks.end(), columns.looks.begin(), columns.looks.end());
    at = columns.end - 1;
  }
  lines = std::move(apart);
  return looks;
}

}  // namespace estafette::readers
