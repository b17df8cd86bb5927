#include "converter/readers/line/told_of_units.hpp"

#include "base/letters.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/bare_figures.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/plural.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

bool begins_with_led_unit(const Range& line) {
  constexpr std::size_t kArticle = 4;  // bytes
  std::size_t at = 0;
  const std::optional<PhraseFound> article = line.find(Sense::link, 0);
  if (article && article->length == 1 && line.tokens[0].end - line.tokens[0].begin <= kArticle) at = 1;
  if (at < line.to && line.tokens[at].is != Token::Is::word && line.tokens[at].is != Token::Is::mark) ++at;
  if (!line.find(Sense::kind, at) && !line.find(Sense::unit, at)) return false;
  for (++at; at < line.to; ++at) {
    const std::optional<PhraseFound> led = line.find(Sense::commander, at);
    if (!led) continue;
    std::size_t rank = at + led->length;
    while (rank < line.to && line.find(Sense::link, rank)) ++rank;       // "por el coronel"
    const bool surely = led->length > 1 && !line.find(Sense::rank, at);  // "comandados por", and no "sous"
    if (rank < line.to && (surely || line.find(Sense::rank, rank) || line.find(Sense::title, rank))) return true;
  }
  return false;
}

bool is_led_unit(const Parts& parts, const Range& line, std::string_view text) {
  constexpr std::size_t kMostOfName = 10, kMostOfLeader = 7;  // tokens
  const Tokens name = tokens_of(parts.name), leader = tokens_of(parts.commander);
  return begins_with_led_unit(line) && name.size() <= kMostOfName && leader.size() <= kMostOfLeader &&
         line.words.has(Sense::rank, leader, 0) && text.find(". ") == std::string_view::npos &&
         !line.words.any(Sense::verb, line.tokens, 0, line.to);
}

namespace {

/// The token of the word for what each of them is, "Bataillon" in "jedes Bataillon aus 4 Compagnien", and whether it is
/// a command; nothing if the line does not begin so, or counts nothing.
std::optional<bool> each_is_command(const Range& line) {
  constexpr std::size_t kWithin = 4;  // tokens
  std::size_t at = line.mark(0, "(") ? 1 : 0;
  const std::optional<PhraseFound> several = line.find(Sense::count, at);  // "Divisionen, jede zu drei Escadrons"
  if (several && several->is == "commands" && several->length < line.to) {
    const std::size_t next = at + several->length;
    const bool parts = line.mark(next, "(") && line.figure_at(next + 1);  // as "zu drei Escadrons" is retold
    return parts || (line.mark(next, ",") && line.find(Sense::each, next + 1)) ? std::optional(true) : std::nullopt;
  }
  const std::optional<PhraseFound> each = line.find(Sense::each, at);
  if (!each) return std::nullopt;
  const std::string_view word = line.tokens[at].text;  // and no "à", "zu" or "по"
  if (std::count_if(word.begin(), word.end(), [](char c) { return (c & 0xC0) != 0x80; }) < 3) return std::nullopt;
  at += each->length;
  std::optional<bool> command;
  for (const std::size_t end = at + kWithin; at < std::min(end, line.to) && !command; ++at) {
    if (line.find(Sense::command, at))
      command = true;
    else if (line.find(Sense::unit, at) || line.find(Sense::count, at))
      command = false;
  }
  for (; command && at < line.to; ++at) {
    const auto figure = line.figure_at(at);
    if (!figure) continue;
    for (std::size_t next = figure->second; next < std::min(figure->second + kWithin, line.to); ++next)
      if (line.find(Sense::count, next) || line.find(Sense::unit, next)) return command;
  }
  return std::nullopt;
}

/// "Omitted to deduct from each regiment the losses at Alba, 474 in all": of units without number or name it tells what
/// they had lost.
bool tells_of_their_losses(const Range& line) {
  constexpr std::size_t kFewestBefore = 3;  // tokens
  if (line.to == 0 || line.tokens[0].is != Token::Is::word) return false;
  bool unit = false;
  for (std::size_t at = 1; at + 1 < line.to; ++at) {
    if (line.tokens[at].is != Token::Is::word) return false;
    const std::optional<PhraseFound> loss = line.find(Sense::loss, at);
    if (loss && loss->is == "all") return unit && at >= kFewestBefore && !line.mark(at + 1, ":");
    unit = unit || line.find(Sense::unit, at);
  }
  return false;
}

}  // namespace

bool tells_of_each(const Range& line, std::string_view text) {
  if (tells_of_their_losses(line)) return true;
  const std::optional<bool> command = each_is_command(line);
  return command && (*command || !is_sentence(line, text));
}

bool tells_strength_of_others(const Range& line) {
  constexpr std::size_t kFewest = 4;  // tokens
  if (line.to < kFewest || line.tokens[0].is != Token::Is::word) return false;
  std::size_t at = 0;
  bool each = false, units = false, says = false;
  if (const std::optional<PhraseFound> article = line.find(Sense::link, 0)) at += article->length;
  for (; at < line.to; ++at) {
    const bool figure = line.tokens[at].is == Token::Is::number;
    if (figure && says) break;
    if (const std::optional<PhraseFound> found = line.find(Sense::each, at)) {
      each = true;
      units = units || !found->is.empty();  // "each battalion"
      at += found->length - 1;
    } else if (line.find(Sense::count, at) || line.find(Sense::unit, at)) {
      units = true;
    } else if (line.find(Sense::verb, at) || line.is(Sense::link, at, "counts")) {
      says = units;
    } else if (!line.find(Sense::about, at) && !line.find(Sense::link, at) && !(figure && !units) &&
               !line.find(Sense::number, at)) {
      return false;  // a name, or anything else
    }
  }
  if (at + 1 >= line.to || !units || !says) return false;
  const std::optional<PhraseFound> count = line.find(Sense::count, at + 1);
  const bool men = count && (count->is == "men" || count->is == "sabres" || count->is == "horses");
  return men && (each || line.words.has(Sense::about, line.tokens, at - 1) || at >= 2);
}

bool begins_with_battalion(const Head& head, const Range& line) {
  return head.is == Head::Is::unit && line.mark(1, "/");
}

bool lists_places(const Tokens& before_colon, const PhraseBook& words) {
  bool comma = false;
  for (std::size_t at = 0; at < before_colon.size(); ++at) {
    comma = comma || before_colon[at].mark(",");
    const bool word = before_colon[at].is == Token::Is::word || before_colon[at].mark(",");
    if (!word || words.has(Sense::rank, before_colon, at) || words.has(Sense::title, before_colon, at)) return false;
  }
  return comma;
}

bool names_numbered_unit(const Range& line) {
  constexpr std::size_t kWithin = 3;  // tokens between the number and the word for troops
  bool number = false, verb = false;
  std::size_t since = 0;
  for (std::size_t at = 0; at < line.to && !line.find(Sense::command, at); ++at) {
    if (number && ++since <= kWithin && (line.find(Sense::kind, at) || line.find(Sense::unit, at))) return true;
    if (line.find(Sense::rank, at) || line.find(Sense::month, at)) return false;
    verb = verb || line.find(Sense::verb, at);
    const auto figure = verb ? std::nullopt : line.figure_at(at);
    for (std::size_t next = figure ? figure->second : line.to; next < std::min(line.to, at + kWithin); ++next)
      if (const std::optional<PhraseFound> count = line.find(Sense::count, next))
        if (count->is == "battalions" || count->is == "squadrons" || count->is == "batteries") return true;
    if (line.tokens[at].is != Token::Is::ordinal) continue;
    number = true;
    since = 0;
  }
  return false;
}

bool counts_command(const Range& line) {
  constexpr std::size_t kFar = 8;      // tokens between them
  std::optional<std::size_t> command;  // the last one, with no word between that says what it did
  for (std::size_t at = 0; at + 1 < line.to; ++at) {
    const std::optional<PhraseFound> guard = line.find(Sense::quality, at);
    if (line.find(Sense::command, at) || (guard && guard->is == "guard"))
      command = at;
    else if (line.find(Sense::verb, at) || line.find(Sense::loss, at))
      command.reset();
    const std::optional<PhraseFound> count = line.find(Sense::count, at + 1);
    if (command && at - *command <= kFar && line.tokens[at].is == Token::Is::number && count &&
        (count->is == "men" || count->is == "sabres"))
      return true;
  }
  return false;
}

bool tells_of_dress(const Range& line) {
  constexpr std::size_t kFewest = 4;  // tokens
  const std::optional<PhraseFound> dress = line.find(Sense::section, 0);
  if (!dress || dress->is != "dress" || line.to < kFewest || line.mark(dress->length, ":") ||
      line.tokens[dress->length].joined || has_figures(line.tokens))  // "Coats's Brigade"
    return false;
  return !line.words.any(Sense::command, line.tokens, 0, line.to) &&
         !line.words.any(Sense::rank, line.tokens, 0, line.to);
}

std::string without_with(std::string_view name, const PhraseBook& words) {
  constexpr std::string_view kShort = " w/";
  if (name.ends_with(kShort)) return std::string(name.substr(0, name.size() - kShort.size()));
  const Tokens tokens = tokens_of(name);
  const std::optional<PhraseFound> last =
      tokens.size() < 2 ? std::nullopt : words.find(Sense::link, tokens, tokens.size() - 1);
  return std::string(last && last->is == "with" ? name.substr(0, tokens[tokens.size() - 2].end) : name);
}

bool names_units_in_prose(const Range& line, std::string_view text) {
  for (std::size_t at = 0; at + 1 < line.to; ++at) {
    if (line.tokens[at].is != Token::Is::word) continue;
    const std::string_view word = text.substr(line.tokens[at].begin, line.tokens[at].end - line.tokens[at].begin);
    if (!names_units(word, line.words) || singular(word, line.words) == word) continue;
    std::size_t name = at + 1;
    const auto of = [&](const Token& token) { return token.text == "von" || token.text == "v"; };  // "v. Adler"
    while (name < line.to && (line.find(Sense::link, name) || of(line.tokens[name]) ||
                              (of(line.tokens[name - 1]) && line.mark(name, "."))))
      ++name;
    if (name >= line.to || line.tokens[name].is != Token::Is::word) continue;
    if (capital_at(text, line.tokens[name].begin) && !line.find(Sense::month, name) && !line.find(Sense::verb, name))
      return true;
  }
  return false;
}

}  // namespace estafette::readers
