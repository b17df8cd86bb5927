#include "converter/readers/counted/titles_run_together.hpp"

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

constexpr std::size_t kLongestTitleLine = 120;  ///< bytes
constexpr std::size_t kFewestTitles = 3;
constexpr int kMostInACell = 99;  ///< battalions, squadrons or guns of a row

/// What the titles of such a table say.
struct Titles {
  std::string command;  ///< the first, if it is a word of command: "EJÉRCITO"
  std::string counted;  ///< the last: "ESCUADRONES"
};

/// At least three words for commands, leaders, units or what is counted, and nothing else, of which only the last
/// counts something, and the first is a command.
std::optional<Titles> titles_in(const std::string& text, const PhraseBook& words) {
  if (text.size() > kLongestTitleLine) return std::nullopt;
  const Tokens tokens = tokens_of(text);
  Titles titles;
  std::size_t count = 0;
  for (std::size_t at = 0; at < tokens.size(); ++count) {
    if (!titles.counted.empty()) return std::nullopt;
    const std::optional<PhraseFound> counted = words.find(Sense::count, tokens, at);
    const bool last = counted && !counted->part && at + counted->length == tokens.size() &&
                      (words.has(Sense::plural, tokens, at) || counted->is == "men" || counted->is == "guns");
    std::size_t length = last ? counted->length : 0;
    for (const Sense title : {Sense::command, Sense::commander, Sense::unit, Sense::section}) {
      const std::optional<PhraseFound> found = last ? std::nullopt : words.find(title, tokens, at);
      if (!found || found->part) continue;
      if (at == 0 && title == Sense::command) titles.command = text_between(text, tokens[0], tokens[found->length - 1]);
      length = std::max(length, found->length);
    }
    if (length == 0) return std::nullopt;
    if (last) titles.counted = text_between(text, tokens[at], tokens.back());
    at += length;
  }
  const bool whole = count >= kFewestTitles && !titles.command.empty() && !titles.counted.empty();
  return whole ? std::optional(titles) : std::nullopt;
}

/// Where the unit of "Murcia Pedro Olmedo Regimiento de Alba" begins: at its word, before a link or its sort, with
/// names and nothing else before it; 0 if the row names no command.
std::size_t unit_behind_names(const Tokens& row, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < row.size(); ++at) {
    if (row[at].is != Token::Is::word) return 0;
    const std::optional<PhraseFound> unit = words.find(Sense::unit, row, at);
    if (unit && !unit->part) {
      const std::size_t behind = at + unit->length;
      return words.has(Sense::link, row, behind) || words.has(Sense::kind, row, behind) ? at : 0;
    }
    for (const Sense told : {Sense::kind, Sense::command, Sense::total, Sense::count})
      if (words.has(told, row, at)) return 0;
  }
  return 0;
}

/// "Regiment of Toro 1" as "Regiment of Toro, 1 Squadrons"; nothing if the last figure numbers the unit.
std::string counted(const std::string& row, const Tokens& tokens, const Titles& titles, const PhraseBook& words) {
  const std::size_t last = tokens.size() - 1;
  const bool figure = last > 0 && tokens[last].is == Token::Is::number && !tokens[last].joined &&
                      tokens[last].value <= kMostInACell && tokens[last - 1].is != Token::Is::number &&
                      !words.has(Sense::serial, tokens, last - 1);
  return figure ? fmt::format("{}, {} {}", trim(std::string_view(row).substr(0, tokens[last].begin)),
                              tokens[last].value, titles.counted)
                : row;
}

}  // namespace

RowsApart part_rows_run_together(std::vector<TextLine>& lines, const PhraseBook& words) {
  RowsApart made;
  std::optional<Titles> titles;
  std::vector<TextLine> apart;
  for (TextLine& line : lines) {
    if (std::optional<Titles> found = may_be_read(line) ? titles_in(line.text, words) : std::nullopt) {
      titles = std::move(found);
      made.noted.push_back(line.line);
      continue;
    }
    const Tokens tokens = titles && may_be_read(line) ? tokens_of(line.text) : Tokens{};
    if (tokens.empty()) {
      apart.push_back(std::move(line));
      continue;
    }
    const std::size_t unit = unit_behind_names(tokens, words);
    if (unit > 0) {
      TextLine command = line;
      command.text = fmt::format("{} {}", titles->command, trim(line.text.substr(0, tokens[unit].begin)));
      made.looks.push_back({"", line.line, "", line.text, "a command, who leads it and a unit, each apart",
                            "The cells of this table have run together: put a tab between them"});
      apart.push_back(std::move(command));
    } else if (words.has(Sense::command, tokens, 0) && tokens.back().is == Token::Is::number) {
      made.looks.push_back({"", line.line, "", line.text, "a unit, or the command of those below it",
                            "The cells of this table have run together: put a tab between them"});
    }
    line.text = counted(line.text, tokens, *titles, words);
    if (unit > 0) line.text = line.text.substr(tokens[unit].begin);
    apart.push_back(std::move(line));
  }
  lines = std::move(apart);
  return made;
}

}  // namespace estafette::readers
