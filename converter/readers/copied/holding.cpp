#include "converter/readers/copied/holding.hpp"

#include "base/text.hpp"
#include "converter/readers/copied/forms/loose_forms.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/words/joints.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {
namespace {

/// "The division", "Die Brigade": no name, but the command that was just told of.
bool is_command_alone(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  const std::optional<PhraseFound> article = words.find(Sense::link, tokens, 0);
  if (!article) return false;
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, article->length);
  return command && !command->part && article->length + command->length == end;
}

/// "1st Brigade: four veteran battalions", without what parts the two in the line.
std::string with_colon(std::string_view line, const Tokens& tokens, std::size_t end, std::size_t begin) {
  const auto parts = [](const Token& token) {
    return token.mark(".") || token.mark(",") || token.mark(";") || token.mark("-");
  };
  while (end > 0 && parts(tokens[end - 1])) --end;
  if (end == 0) return std::string(line);
  std::string_view troops = line.substr(tokens[begin].begin);
  if (troops.ends_with('.') && !troops.ends_with("..")) troops.remove_suffix(1);
  return fmt::format("{}: {}", trim(line.substr(0, tokens[end - 1].end)), troops);
}

/// "The division was composed of nine battalions. A battery was left behind.": more than one sentence, of which the
/// second would be taken for troops.
bool goes_on_in_another_sentence(std::string_view line, std::size_t from, const PhraseBook& words) {
  const std::size_t stop = line.find(". ", from);
  if (stop == std::string_view::npos) return false;
  const Tokens behind = tokens_of(line.substr(stop + 2));
  return words.any(Sense::verb, behind, 0, behind.size());
}

/// "... aus:", "... of the following units:", whatever else is told of them.
bool tells_no_troops(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  for (std::size_t at = from; at < tokens.size(); ++at)
    if (tokens[at].is == Token::Is::ordinal || words.has(Sense::kind, tokens, at) || words.has(Sense::gun, tokens, at))
      return false;
  return true;
}

/// "The centre, led by Kern, was to turn the flank and ...": where the words for its leader end, at the comma; `end` if
/// nobody leads it, or nothing is told behind him.
std::size_t behind_leader(const Tokens& tokens, std::size_t begin, std::size_t end, const PhraseBook& words) {
  bool led = false;
  for (std::size_t at = begin + 1; at < end; ++at) {
    led = led || words.has(Sense::commander, tokens, at);
    if (led && tokens[at].mark(",")) return at;
  }
  return end;
}

/// "The garrisons were found by the reserve; there were:" as "garrisons [...]:": a command, and a sentence that goes on
/// on the next lines.
std::string announced_below(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kMostOfName = 5, kFewest = 5;  // tokens
  const std::optional<PhraseFound> article = words.find(Sense::link, tokens, 0);
  const std::size_t begin = article && article->is != "holds" ? article->length : 0;
  if (tokens.size() < kFewest || begin >= tokens.size()) return {};
  const std::size_t named = tokens[begin].is == Token::Is::ordinal ? begin + 1 : begin;
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, named);
  std::size_t verb = named + 1;
  while (verb < tokens.size() && !words.has(Sense::verb, tokens, verb)) ++verb;
  const bool plain = command && !command->part && command->is != "army" && verb < tokens.size() &&
                     verb - begin <= kMostOfName && named + command->length <= verb;
  if (!plain || !tells_no_troops(tokens, verb, words)) return {};
  return fmt::format("{} [Note: {}]:", text_between(text, tokens[begin], tokens[verb - 1]), text);
}

/// "Die Kavallerie bestand aus:" as "Kavallerie:": what it was made up of is on the next lines.
std::string told_below(std::string_view line, const PhraseBook& words) {
  const std::string_view text = trim(line.substr(0, line.find_last_of(':')));
  const Tokens tokens = tokens_of(text);
  std::size_t end = tokens.size();
  for (std::size_t at = tokens.size(); at > 1; --at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at - 1);
    if (link && link->is == "holds" && tells_no_troops(tokens, at - 1 + link->length, words)) end = at - 1;
  }
  if (end == tokens.size()) {
    const std::string announced = announced_below(text, tokens, words);
    return announced.empty() ? std::string(line) : announced;
  }
  std::size_t begin = 0;
  if (end > 3 && tokens[0].mark("[") && tokens[1].is == Token::Is::number && tokens[2].mark("]"))
    begin = 3;  // "[135] Kern's army consisted of": a footnote
  while (begin + 1 < end && tokens[begin].is == Token::Is::mark) ++begin;
  const std::optional<PhraseFound> article = words.find(Sense::link, tokens, begin);
  if (article && begin + article->length < end) begin += article->length;
  if (!words.any(Sense::command, tokens, begin, end) && !words.has(Sense::arm, tokens, begin)) return std::string(line);
  end = behind_leader(tokens, begin, end, words);
  return fmt::format("{}:", text_between(text, tokens[begin], tokens[end - 1]));
}

/// "1st Brigade. Containing four veteran battalions".
std::string told_in_words(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (!link || link->is != "holds" || at + link->length >= tokens.size()) continue;
    if (goes_on_in_another_sentence(line, tokens[at].begin, words)) return std::string(line);
    if (!words.any(Sense::command, tokens, 0, at)) continue;
    std::size_t begin = at + link->length;  // "included the Toro and Alba Regiments"
    const std::optional<PhraseFound> article = words.find(Sense::link, tokens, begin);
    if (article && article->is == "article" && begin + article->length < tokens.size()) begin += article->length;
    if (is_command_alone(tokens, at, words) && !troops_listed(line.substr(tokens[begin].begin), words).empty())
      return std::string(line.substr(tokens[begin].begin));
    return with_colon(line, tokens, at, begin);
  }
  return std::string(line);
}

/// True where a numbered unit may begin: "8th Line", "1/42nd", "IR 3".
bool may_begin_unit(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at + 1 >= tokens.size()) return false;
  if (tokens[at].is == Token::Is::ordinal) return true;
  if (tokens[at].is == Token::Is::number) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 1);  // "2 bns 42nd Line"
    const std::size_t next = at + 1 + (count ? count->length : 0);
    const bool parts = count && (count->is == "battalions" || count->is == "squadrons");
    return tokens[at + 1].mark("/") || (parts && next < tokens.size() && tokens[next].is == Token::Is::ordinal);
  }
  if (!tokens[at].capitals) return false;  // "III Corps Horse Battery 1" is one
  std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
  if (!kind) kind = words.find(Sense::unit, tokens, at);
  const std::size_t next = at + (kind ? kind->length : 0);
  return kind && next < tokens.size() && tokens[next].is == Token::Is::number;
}

/// The tokens that say what sort of troops a command is of, if they stand right before its word and begin the line.
std::size_t sort_before_command(const Range& line, std::size_t at) {
  std::size_t end = at;
  while (at == 0 && end < line.to) {
    std::optional<PhraseFound> sort = line.find(Sense::kind, end);
    if (!sort) sort = line.find(Sense::arm, end);
    if (!sort) break;
    end += sort->length;
  }
  const bool command = end > at && line.find(Sense::command, end);
  return command ? end - at : 0;
}

/// "Brigade Kern 8th Line 900, 9th Line 800": the command, and its troops behind it.
std::string told_behind(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  const Range all{tokens, tokens.size(), words};
  std::size_t at = 0;
  std::optional<PhraseFound> command;
  for (; at < tokens.size() && !command; ++at) {
    if (tokens[at].mark(",")) return std::string(line);  // "2nd West Prussian, 7th Reserve, 9th Landwehr"
    at += sort_before_command(all, at);                  // "Line Infantry Brigade - Kern - 1st, 2nd and 3rd Line"
    command = all.find(Sense::command, at);
    if (!command && (all.find(Sense::kind, at) || all.find(Sense::arm, at)) && !all.find(Sense::quality, at))
      return std::string(line);
    if (command && command->part) return std::string(line);
  }
  if (!command) return std::string(line);
  std::size_t depth = 0;
  for (at += command->length - 1; at + 1 < tokens.size(); ++at) {
    if (tokens[at].mark("(")) ++depth;
    if (tokens[at].mark(")") && depth > 0) --depth;
    if (depth > 0) continue;
    if (const std::optional<PhraseFound> rank = all.find(Sense::rank, at)) {  // "Brig. Gen." is no brigade
      at += rank->length - 1;
      continue;
    }
    if (all.find(Sense::command, at)) return std::string(line);
    if (may_begin_unit(tokens, at, words)) break;
    const bool named = tokens[at].is == Token::Is::word || tokens[at].is == Token::Is::mark;
    if (!named || all.find(Sense::kind, at) || all.find(Sense::arm, at) || all.find(Sense::unit, at))
      return std::string(line);
  }
  if (at + 1 >= tokens.size() || words.any(Sense::command, tokens, at, tokens.size())) return std::string(line);
  if (at > 0 && is_and(tokens, at - 1, words)) return std::string(line);  // others before it
  const std::string_view troops = line.substr(tokens[at].begin);
  return troops_listed(troops, words).empty() ? std::string(line) : with_colon(line, tokens, at, at);
}

}  // namespace

std::string with_colon_for_holding(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (words.has(Sense::heading, tokens, 0)) return std::string(line);  // "The state of the division was as follows:"
  if (const std::size_t colon = line.find(':'); colon != std::string_view::npos)
    return trim(line.substr(colon + 1)).empty() ? told_below(line, words) : std::string(line);
  const std::optional<PhraseFound> part = words.find(Sense::link, tokens, 0);
  if (part && part->is == "part") return std::string(line);  // "Detachment of the 24th and 25th Foot"
  const std::string told = told_in_words(line, tokens, words);
  return without_articles(told == line ? told_behind(line, tokens, words) : told, words);
}

}  // namespace estafette::readers
