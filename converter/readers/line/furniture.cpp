#include "converter/readers/line/furniture.hpp"

#include "base/letters.hpp"
#include "converter/readers/line/noted_troops.hpp"
#include "converter/readers/parts/bare_figures.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/parts.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr long kFiguresOfAStory = 3;
constexpr int kSurelyTitles = 5;                ///< so many words for what is counted, and no figure: titles of columns
constexpr long kProse = 14;                     ///< a line of so many words that ends with a full stop is a sentence
constexpr int kFewestOfProse = 5;               ///< words in small letters, which names of troops do not have
constexpr long kSentence = 7;                   ///< words of the shortest sentence with a verb that we look for;
constexpr long kShortSentence = 4;              ///< with its full stop
constexpr std::size_t kLongestOnNumbers = 200;  ///< bytes of a sentence on numbered troops
constexpr std::size_t kCommandWithin = 5;       ///< tokens of a line that begins with the name of a command
constexpr std::string_view kSide = "side";      ///< several nations: "Allies"
constexpr int kMostPages = 99;                  ///< a larger figure without dashes round it may be a strength

bool has(const Range& line, Token::Is sort) {
  return std::any_of(line.tokens.begin(), line.tokens.end(), [&](const Token& token) { return token.is == sort; });
}

/// "806JAA", "813 LDK": three figures and capitals, and nothing else.
bool is_mark_of_collection(const Range& line) {
  constexpr std::size_t kFewestLetters = 3, kMostLetters = 5;
  if (line.to != 2 || line.tokens[0].is != Token::Is::number || !line.tokens[1].capitals || !line.tokens[1].joined)
    return false;
  constexpr int kFirst = 100, kLast = 999;
  const std::size_t letters = line.tokens[1].end - line.tokens[1].begin;
  return line.tokens[0].value >= kFirst && line.tokens[0].value <= kLast && letters >= kFewestLetters &&
         letters <= kMostLetters && line.words.senses_of(line.tokens[1]) == 0;
}

/// "Grenadier_Joe", "old_guard_1812": a single word with underscores within, by which somebody is known on a forum.
bool is_users_name(const Range& line) {
  const std::string_view text = line.tokens.line();
  const std::size_t joint = text.find('_');
  const auto inside = [&](std::size_t at) { return is_any_letter(text[at]) || is_digit(text[at]); };
  return joint != std::string_view::npos && joint > 0 && joint + 1 < text.size() && inside(joint - 1) &&
         inside(joint + 1) && text.find_first_of(" ,;:()") == std::string_view::npos;
}

/// "Roe, A., The Campaign of 1806, London, 1850": a surname, initials, and at the end the year it came out.
bool is_book(const Range& line) {
  constexpr std::size_t kFewest = 8;  // tokens
  std::size_t end = line.to;
  if (end > 0 && line.mark(end - 1, ".")) --end;
  if (end < kFewest || line.tokens[0].is != Token::Is::word || !line.mark(1, ",")) return false;
  const Token& initial = line.tokens[2];
  const bool named =
      initial.is == Token::Is::word && initial.text.size() == 1 && (line.mark(3, ".") || line.mark(3, ","));
  const Token& year = line.tokens[end - 1];
  return named && year.is == Token::Is::number && !year.thousands && may_be_year(year.value) && line.mark(end - 2, ",");
}

}  // namespace

bool is_furniture(const Range& line) {
  if (line.to == 0) return true;  // nothing but signs
  if (is_mark_of_collection(line) || is_book(line) || is_users_name(line)) return true;
  if (has(line, Token::Is::word))
    return line.find(Sense::furniture, line.tokens[0].is == Token::Is::mark ? 1 : 0).has_value();
  if (has(line, Token::Is::ordinal)) return false;
  const bool dashed = line.mark(0, "-");
  const auto page = [&](const Token& token) {
    return !token.mark("(") && !token.mark("[") && !token.thousands && (dashed || token.value <= kMostPages);
  };
  return std::all_of(line.tokens.begin(), line.tokens.end(), page);
}

bool is_bracketed_note(const Range& line) {
  if (line.to == 0) return false;
  if (line.mark(1, "=") && (line.mark(0, "#") || line.mark(0, "*"))) return true;  // "# = estimated"
  const Token& first = line.tokens.front();
  const Token& last = line.tokens.back();
  const bool brackets = (first.mark("(") && last.mark(")")) || (first.mark("[") && last.mark("]"));
  if (!brackets && !first.mark("*")) return false;
  std::optional<Facts> facts = facts_of(line.tokens, 1, line.to, line.words, false);
  if (facts && first.mark("*") && facts->bare && may_be_year(*facts->bare))
    facts->bare.reset();  // "*Named ... in 1813"
  return !facts || !facts->figures();
}

bool names_only_a_nation(const Range& line) {
  bool named = false, side = false;
  for (std::size_t at = 0; at < line.to;) {
    std::optional<PhraseFound> found = line.find(Sense::nation, at);
    if (!found) found = line.find(Sense::country, at);
    if (found && found->length > 1 && line.words.any(Sense::kind, line.tokens, at + 1, at + found->length))
      return false;  // "Lithuanian Dragoons", which only one army had
    named = named || found;
    if (!found) found = line.find(Sense::forces, at);
    side = side || (found && found->is == kSide);
    if (!found) found = line.find(Sense::link, at);
    const bool mark = line.mark(at, "&") || line.mark(at, "+") || line.mark(at, ",") || line.mark(at, "/");
    const bool joint = named && mark && (line.find(Sense::nation, at + 1) || line.find(Sense::country, at + 1));
    if (!found && !joint && !line.mark(at, ":")) return false;
    at += found ? found->length : 1;
  }
  return named != side;  // "Allies of France" are neither
}

bool tells_of_none(const Range& line, std::optional<std::size_t> colon) {
  const std::optional<PhraseFound> none = colon ? line.find(Sense::nobody, *colon + 1) : std::nullopt;
  return none && *colon + 1 + none->length == line.to;
}

bool names_staff(const Range& line) {
  if (has_figures(line.tokens)) return false;
  for (std::size_t at = 1; at < line.to; ++at)
    if (const std::optional<PhraseFound> post = line.find(Sense::note, at))
      if (post->is.empty() && post->length > 1) return true;
  return false;
}

bool tells_losses(const Range& line) {
  std::size_t end = 0;  // "Casualties and losses 115 vs 1,400"
  for (std::optional<PhraseFound> loss = line.find(Sense::loss, 0); loss; loss = line.find(Sense::loss, end)) {
    end += loss->length;
    if (line.is(Sense::link, end, "and") && line.find(Sense::loss, end + 1)) ++end;
  }
  return end > 0 && (line.mark(end, ":") || (line.number(end) && (end > 1 || end + 1 == line.to)));
}

namespace {

/// "Infantry. Cavalry.": arms one behind the other; but "Cavalry Artillery" are guns.
bool titles_arms(const Range& line) {
  int arms = 0;
  for (std::size_t at = 0; at < line.to;) {
    const std::optional<PhraseFound> arm = line.find(Sense::arm, at);
    const bool guns = arm && arms > 0 && arm->is == to_string(Arm::artillery);
    if (guns || (!arm && !line.mark(at, "."))) return false;
    arms += arm ? 1 : 0;
    at += arm ? arm->length : 1;
  }
  return arms > 1;
}

}  // namespace

bool is_titles(const Range& line) {
  if (titles_arms(line)) return true;
  const std::optional<PhraseFound> kind = line.find(Sense::kind, 0);
  if (kind && kind->length == line.to && line.to > 1) return false;     // "Horse Battery": troops, and no two titles
  const std::optional<PhraseFound> alone = line.find(Sense::count, 0);  // "Bataillone", "Men."
  const bool ends =
      alone && (alone->length == line.to || (line.mark(alone->length, ".") && alone->length + 1 == line.to));
  if (ends && (alone->is == "battalions" || alone->is == "squadrons" || alone->is == "men")) return true;
  int titles = 0, others = 0;
  const std::optional<PhraseFound> unit = line.find(Sense::unit, 0);  // "Regiment Bns Men"
  const std::size_t first = unit && !unit->part && unit->length < line.to ? unit->length : 0;
  const bool strength = first > 0 && first + 1 == line.to && line.find(Sense::men, first).has_value();
  if (strength) return true;
  titles += first > 0 ? 1 : 0;
  for (std::size_t at = first; at < line.to;) {
    std::optional<PhraseFound> found = line.find(Sense::count, at);
    if (!found) found = line.find(Sense::total, at);
    titles += found ? 1 : 0;
    if (!found && line.tokens[at].is != Token::Is::mark && line.tokens[at].is != Token::Is::word) return false;
    others += !found && line.tokens[at].is == Token::Is::word ? 1 : 0;
    at += found ? found->length : 1;
  }
  if (others > 0) return titles >= kSurelyTitles && 3 * others <= titles;  // "Date Officers Men Horses Battalions Guns"
  return titles > (first > 0 ? 2 : 1) || (titles == 2 && first > 0 && line.is(Sense::count, first, "men"));
}

bool is_prose(const Range& line, std::string_view text) {
  const auto words = std::count_if(line.tokens.begin(), line.tokens.end(),
                                   [](const Token& token) { return token.is == Token::Is::word; });
  return words >= kProse && text.ends_with('.') && !text.ends_with("..");  // dots that lead the eye
}

bool reads_like_prose(const Range& line, std::string_view text) {
  int small = 0;
  for (std::size_t at = 0; at < line.to; ++at) {
    const Token& token = line.tokens[at];
    if (line.mark(at, ":") || line.find(Sense::kind, at) || line.find(Sense::unit, at) || line.find(Sense::arm, at) ||
        line.find(Sense::count, at) || line.find(Sense::gun, at))
      return false;
    const bool word = token.is == Token::Is::word && token.end - token.begin > 1 && is_small(text[token.begin]);
    small += word && !line.find(Sense::link, at) ? 1 : 0;
  }
  return small >= kFewestOfProse;
}

bool is_sentence(const Range& line, std::string_view text) {
  long words = 0;
  int depth = 0;
  bool verb = false;
  for (std::size_t at = 0; at < line.to; ++at) {
    if (line.mark(at, "(") || line.mark(at, "[")) ++depth;
    if (line.mark(at, ")") || line.mark(at, "]")) --depth;
    if (depth > 0 || line.tokens[at].is != Token::Is::word) continue;
    ++words;
    const bool article = at == 0 && line.find(Sense::link, at);  // "Die Eskadron", though Dutch sentences go on with it
    verb = verb || (!article && line.find(Sense::verb, at));
  }
  return verb && words >= (text.ends_with('.') || text.ends_with(':') ? kShortSentence : kSentence);
}

std::optional<bool> remark_on_troops(const Range& line) {
  constexpr std::size_t kWithin = 4;  // tokens: "Hmm, I make it 926", "@Kern: I think ..."
  bool remark = false;
  for (std::size_t at = 0; at < std::min(line.to, kWithin); ++at) {
    const bool names = line.find(Sense::command, at) || line.find(Sense::kind, at) || line.find(Sense::unit, at);
    if (line.mark(at, "(") || line.mark(at, "[") || line.number(at) || line.tokens[at].is == Token::Is::ordinal) break;
    if (names && !line.is(Sense::verb, at, "remark")) break;  // "1st Brigade, my guess"
    remark = remark || line.is(Sense::verb, at, "remark");
  }
  if (!remark) return std::nullopt;
  return has_figures(line.tokens) || line.words.any(Sense::kind, line.tokens, 0, line.to) ||
         line.words.any(Sense::unit, line.tokens, 0, line.to);
}

bool tells_a_story(const Range& line, std::string_view text, bool names_troops) {
  long figures = 0;
  long strengths = 0;
  for (std::size_t at = 0; at < line.to; ++at) {
    if (!line.number(at)) continue;
    ++figures;
    if (line.is(Sense::count, at + 1, "men")) ++strengths;
  }
  return (is_prose(line, text) && figures >= kFiguresOfAStory) || (!names_troops && strengths >= 2);
}

bool titles_levels(const Range& line) {
  const std::optional<PhraseFound> first = line.find(Sense::command, 0);
  if (!first || has_figures(line.tokens)) return false;
  std::size_t next = first->length;  // "COLONNE. RÉGIMENTS :"
  while (line.mark(next, ".") || line.mark(next, ",") || line.mark(next, "-") || line.mark(next, "|")) ++next;
  const std::optional<PhraseFound> counted = next > first->length ? line.find(Sense::count, next) : std::nullopt;
  if (counted && counted->is == "regiments") {
    const std::size_t end = next + counted->length;
    if (end == line.to || (end + 1 == line.to && line.mark(end, ":"))) return true;
  }
  const std::optional<PhraseFound> second = line.find(Sense::command, first->length);
  const bool levels = second && level_from(first->is) && level_from(second->is) && first->is != second->is;
  return levels || line.find(Sense::heading, first->length);
}

bool titles_a_scenario(const Range& line, std::size_t colon) {
  for (std::size_t at = 0; at < colon; ++at)
    if (line.is(Sense::heading, at, "scenario")) return true;
  return false;
}

bool titles_an_order_of_battle(const Range& line, std::size_t colon) {
  if (colon + 1 < line.tokens.size() || line.words.any(Sense::command, line.tokens, 0, colon)) return false;
  for (std::size_t at = 0; at + 1 < colon; ++at) {
    const std::optional<PhraseFound> title = line.find(Sense::heading, at);
    if (title && at + title->length == colon) return title->length > 1;
  }
  return false;
}

bool titles_a_battle(const Range& line, const Facts& facts) {
  Facts rest = facts;
  if (!rest.bare || !may_be_year(*rest.bare)) return false;
  rest.bare.reset();
  return !rest.figures() && line.words.any(Sense::heading, line.tokens, 0, line.to) &&
         !line.words.any(Sense::kind, line.tokens, 0, line.to);
}

namespace {

/// "The 20th (Santarem) and 22nd were never brigaded", "The 2nd was attached": nothing but the number of a unit, and no
/// command, date or century.
bool begins_with_numbered_troops(const Tokens& tokens, const PhraseBook& words) {
  std::size_t at = 0;
  const std::optional<PhraseFound> article = words.find(Sense::link, tokens, 0);
  if (article && article->is == "article") at = article->length;
  if (at == 0 || at + 1 >= tokens.size() || tokens[at].is != Token::Is::ordinal) return false;
  const Token& next = tokens[at + 1];
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at + 1);
  return next.mark("(") || next.mark(",") || (link && link->is == "and") || words.has(Sense::verb, tokens, at + 1);
}

}  // namespace

namespace {

/// "Leibregiment (Oberst Kern)", "Halbbatterie unter Kapitän Roe": troops, and who led them.
bool names_led_troops(const Range& line, std::size_t at) {
  std::optional<PhraseFound> troops = line.find(Sense::kind, at);
  if (!troops) troops = line.find(Sense::unit, at);
  if (!troops) return false;
  const std::size_t next = at + troops->length;
  const std::optional<PhraseFound> led = line.find(Sense::commander, next);
  const std::size_t rank = line.mark(next, "(") ? next + 1 : led ? next + led->length : line.to;
  return rank < line.to && line.find(Sense::rank, rank);
}

}  // namespace

bool lists_led_troops(const Range& line) {
  int led = 0;
  for (std::size_t at = 0; at < line.to; ++at) led += names_led_troops(line, at) ? 1 : 0;
  return led > 1;
}

namespace {

/// "Kern's troop, R.H.A., was attached to the Light Division."
bool tells_where_posted(const Range& line) {
  for (std::size_t at = 1; at < line.to; ++at) {
    const std::optional<PhraseFound> link = line.find(Sense::link, at);
    if (link && (link->is == "posted" || link->is == "belongs"))
      return line.words.any(Sense::command, line.tokens, at + link->length, line.to);
  }
  return false;
}

}  // namespace

bool tells_of_troops(std::string_view text, const PhraseBook& words) {
  if (is_story(text, words)) return true;
  const Tokens tokens = tokens_of(text);
  if (ends_in_strength(tokens, words)) return true;
  if (text.size() <= kLongestOnNumbers && begins_with_numbered_troops(tokens, words)) return true;
  if (lists_led_troops({tokens, tokens.size(), words}) || tells_where_posted({tokens, tokens.size(), words}))
    return true;
  std::size_t command = 0;
  while (command < kCommandWithin && !words.has(Sense::command, tokens, command)) ++command;
  if (command == kCommandWithin) return false;
  for (std::size_t at = command + 1; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (link && link->is == "holds") return true;  // whatever it was made up of
    const bool unit = words.has(Sense::unit, tokens, at + 1) || words.has(Sense::kind, tokens, at + 1);
    if (tokens[at].is == Token::Is::ordinal && unit) return true;
    const auto figure = Range{tokens, tokens.size(), words}.figure_at(at);  // "quatre bataillons" too
    const auto count = figure ? words.find(Sense::count, tokens, figure->second) : std::nullopt;
    if (count && (count->is == "battalions" || count->is == "squadrons" || count->is == "guns")) return true;
  }
  return false;
}

bool may_list_troops(std::string_view text, const Range& line) {
  if (lists_troops(text, line.words)) return true;
  for (std::size_t at = 0; at + 1 < line.to; ++at) {
    if (names_led_troops(line, at)) return true;
    if (!line.number(at)) continue;
    std::optional<PhraseFound> count = line.find(Sense::count, at + 1);
    if (const std::optional<PhraseFound> sort = line.find(Sense::arm, at + 1); !count && sort)  // "2 foot batteries"
      count = line.find(Sense::count, at + 1 + sort->length);
    if (!count) continue;
    for (const std::string_view what : {"guns", "battalions", "squadrons", "batteries"})
      if (count->is == what) return true;
  }
  return false;
}

bool announces_list(std::string_view text, const Range& line) {
  const auto figure = [](const Token& token) { return token.is == Token::Is::number && !may_be_year(token.value); };
  return line.words.any(Sense::heading, line.tokens, 0, line.tokens.size()) && !may_list_troops(text, line) &&
         std::count_if(line.tokens.begin(), line.tokens.end(), figure) <= 1;
}

bool lists_troops_in_prose(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const Range line{tokens, tokens.size(), words};
  return (is_prose(line, text) && may_list_troops(text, line)) || lists_led_troops(line);
}

}  // namespace estafette::readers
