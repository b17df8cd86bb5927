#include "converter/readers/retold/apart/letters_of_parts.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::string_view kShortBrigade = "br. ";
constexpr std::string_view kOfSoMany = "\u00E0";  // "à 3 bataillons"

/// True if the figure at `at` counts the battalions or squadrons of an entry by a letter, and ends the entry: "2 B.,".
bool counts_by_letter(const Tokens& tokens, std::size_t at) {
  if (at == 0 || at + 1 >= tokens.size() || tokens[at].is != Token::Is::number) return false;
  const std::string& letter = tokens[at + 1].text;
  if (letter != "b" && letter != "e") return false;
  std::size_t next = at + 2;
  if (next < tokens.size() && tokens[next].is == Token::Is::mark && tokens[next].text.front() == '.') ++next;
  return next == tokens.size() || tokens[next].mark(",") || tokens[next].mark(";");
}

/// "su due battaglioni", "auf zwei Bataillonen": a word that begins small, before how many a regiment has.
bool says_on_so_many(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  return link && link->is == "so many" && is_small(line[tokens[at].begin]);
}

}  // namespace

std::string with_brigade_spelt(std::string_view line) {
  std::size_t at = line.find(kShortBrigade);
  const bool ordinal = at != std::string_view::npos && at > 1 && is_digit(line.front()) && line[at - 1] == ' ' &&
                       line.find(' ') == at - 1;
  const std::size_t name = at + kShortBrigade.size();
  if (at == std::string_view::npos || (at > 0 && !ordinal) || name >= line.size() || !is_capital(line[name]))
    return std::string(line);
  return fmt::format("{}brigade {}", line.substr(0, at), line.substr(name));
}

std::string with_letters_of_parts_spelt(std::string_view line) {
  constexpr std::string_view kDots = " . . ";
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  std::size_t entries = line.find(kDots) == std::string_view::npos && line.find("....") == std::string_view::npos &&
                                !line.ends_with("B.") && !line.ends_with("E.")
                            ? 0
                            : 1;  // dot leaders set one off as well
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (!counts_by_letter(tokens, at)) continue;
    std::size_t end = tokens[at + 1].end;
    while (end < line.size() && line[end] == '.') ++end;
    told.put(tokens[at].begin, end,
             fmt::format("({} {})", tokens[at].value, tokens[at + 1].text == "b" ? "bat." : "esc."));
    ++entries;
  }
  return entries < 2 ? std::string(line) : told.text();
}

std::string with_parts_in_brackets(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Range all{tokens, tokens.size(), words};
  Rewriting told(line);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const bool on = says_on_so_many(line, tokens, at, words);
    const bool of = on || text_between(line, tokens[at], tokens[at]) == kOfSoMany;
    const bool behind_name = tokens[at - 1].is == Token::Is::word || (on && tokens[at - 1].mark(","));
    const auto figure = of && behind_name ? all.figure_at(at + 1) : std::nullopt;
    const std::optional<PhraseFound> count = figure ? words.find(Sense::count, tokens, figure->second) : std::nullopt;
    std::size_t entry =
        tokens[at - 1].mark(",") ? at - 1 : at;  // "4 Dragonerreg. \u00E0 6 Esk." are several, of six each
    while (entry > 0 && !tokens[entry - 1].mark(",") && !tokens[entry - 1].mark(";") && !tokens[entry - 1].mark(":"))
      --entry;
    if (tokens[entry].is == Token::Is::number || entry + 1 >= at) continue;
    const std::size_t end = count ? figure->second + count->length : 0;
    const bool strength = on && count && end < tokens.size() &&
                          (tokens[end].is == Token::Is::number || tokens[end].mark("(") || tokens[end].mark("-"));
    const bool ends = end == tokens.size() || strength || (count && (tokens[end].mark(",") || tokens[end].mark(";")));
    if (!count || !ends || (count->is != "battalions" && count->is != "squadrons")) continue;
    std::size_t name_ends = tokens[at].begin;
    while (name_ends > told.done() && (line[name_ends - 1] == ' ' || line[name_ends - 1] == ',')) --name_ends;
    told.put(name_ends, tokens[end - 1].end,
             fmt::format(" ({} {})", figure->first, text_between(line, tokens[figure->second], tokens[end - 1])));
  }
  return told.text();
}

std::string with_grenadiers_spelt(std::string_view line) {
  constexpr std::string_view kLetters = ", GB ";
  const std::size_t at = line.find(kLetters);
  const bool beside = line.starts_with("IR ") || line.find(" IR ") != std::string_view::npos;
  return at == std::string_view::npos || !beside
             ? std::string(line)
             : fmt::format("{}, Gren. Bn. {}", line.substr(0, at), line.substr(at + kLetters.size()));
}

}  // namespace estafette::readers
