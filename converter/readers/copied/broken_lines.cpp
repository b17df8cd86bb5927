#include "converter/readers/copied/broken_lines.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestJoint = 3;        ///< letters of "the", "und", "von"
constexpr std::size_t kLongestBrokenName = 60;  ///< bytes of a line that ends with one
constexpr std::size_t kShortestHalf = 2;        ///< letters of half a word

/// True if a round bracket is still open at the end: then the line goes on.
bool unfinished(std::string_view text) {
  const auto open = std::count(text.begin(), text.end(), '(');
  return open == std::count(text.begin(), text.end(), ')') + 1;
}

bool finishes(std::string_view text) {
  const std::size_t close = text.find(')');
  return close != std::string_view::npos && text.find('(') > close;
}

/// "Brigade Vass : 30ème de ligne (col. Brun)," and "1st Combined Infantry Regt.", of whose names the rest is on the
/// next line.
bool goes_on(const TextLine& line, std::string_view next) {
  const bool list = line.text.ends_with(',') && line.text.find(": ") != std::string::npos;
  const bool figures =
      std::any_of(line.text.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(4, line.text.size())),
                  line.text.end(), is_digit);
  const bool name = next.starts_with("of the ") && !figures && !line.text.ends_with(':') && !line.text.ends_with(',');
  return list || name;
}

/// "II Corps: Kern": whatever the line before ends with.
bool begins_command(std::string_view next, const PhraseBook& words) {
  constexpr std::size_t kWithin = 3;  // tokens
  const Tokens tokens = tokens_of(next);
  return next.find(':') != std::string_view::npos &&
         words.any(Sense::command, tokens, 0, std::min(tokens.size(), kWithin));
}

/// "22nd Regiment of the", "13e de": no name ends like that.
bool ends_with_joint(std::string_view text, const PhraseBook& words) {
  if (text.find("   ") != std::string_view::npos) return false;  // "Numbers.   Quartered in": titles of columns
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string_view::npos || blank + 1 == text.size() || text.size() > kLongestBrokenName ||
      text.size() - blank - 1 > kLongestJoint || !is_small(text[blank + 1]) || !is_small(text.back()))
    return false;
  const Tokens tokens = tokens_of(text);
  return tokens.size() > 2 && words.has(Sense::link, tokens, tokens.size() - 1) &&
         !tokens[tokens.size() - 2].mark("/");  // "n/a"
}

/// "6th New" before "Hampshire: Lt. Col. Kern": the name of a state on both sides of the break.
bool ends_inside_state(std::string_view text, std::string_view next, const PhraseBook& words) {
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string_view::npos || text.size() > kLongestBrokenName || blank + 1 == text.size() || next.empty() ||
      !is_capital(text[blank + 1]) || !is_small(text.back()) || !is_capital(next[0]))
    return false;
  const std::string both = std::string(text.substr(blank + 1)) + ' ' + std::string(next.substr(0, next.find(' ')));
  const Tokens tokens = tokens_of(both);
  const std::optional<PhraseFound> state = words.find(Sense::state, tokens, 0);
  return state && state->length == 2 && tokens.size() > 1 && !words.has(Sense::state, tokens, 1);
}

/// "14th Battery, Massachusetts" before "Light: Cpt. Kern": a battery of a state, whose name and leader go on below.
bool breaks_before_light(std::string_view text, std::string_view next, const PhraseBook& words) {
  const bool light = next.starts_with("Light: ") || next.starts_with("Heavy: ") || next.starts_with("Independent: ");
  if (!light || text.size() > kLongestBrokenName || text.find(':') != std::string_view::npos) return false;
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::ordinal) return false;
  const bool state = words.has(Sense::state, tokens, tokens.size() - 1) ||
                     words.has(Sense::state, tokens, tokens.size() - 2);  // "New York"
  return state && words.any(Sense::unit, tokens, 1, tokens.size());
}

/// "General Gut-" before "schmid".
bool ends_inside_word(std::string_view text, std::string_view next) {
  if (text.size() <= kShortestHalf + 1 || text.back() != '-' || next.size() < kShortestHalf) return false;
  const std::size_t half = text.size() - 1;
  const auto small = [](char c) { return is_small(c) || static_cast<unsigned char>(c) >= 0x80; };  // "gro\u00DF-"
  return small(text[half - 1]) && small(text[half - 2]) && is_small(next[0]) && is_small(next[1]);
}

/// "dte Brigade: Kern", a heading whose number nobody could read, below "Dragoner-Regiment Stein-".
bool heads_unread_number(std::string_view next, const PhraseBook& words) {
  constexpr std::size_t kLongest = 4;  // bytes
  const Tokens tokens = tokens_of(next);
  return tokens.size() > 2 && tokens[0].text.size() <= kLongest && tokens[0].text.ends_with("te") &&
         words.has(Sense::command, tokens, 1) && tokens[2].mark(":");
}

/// "8\u00E8me", "- 1er": the number of what stands on the next line, as raised letters are copied.
bool is_lone_ordinal(std::string_view text) {
  const std::size_t digit = text.find_first_of("0123456789");
  const bool bare = digit != std::string_view::npos && text.find_first_not_of("-* ") == digit;
  const Tokens tokens = bare ? tokens_of(text.substr(digit)) : Tokens{};
  return tokens.size() == 1 && tokens[0].is == Token::Is::ordinal && !text.ends_with('.');
}

bool begins_with_letter(std::string_view text) {
  return !text.empty() && ((text[0] >= 'a' && text[0] <= 'z') || (text[0] >= 'A' && text[0] <= 'Z'));
}

/// "5 squadrons of Hussars and" before "4 squadrons of the 3rd Landwehr": entries of a list, and no broken name.
bool counts_another(std::string_view text, std::string_view next, const PhraseBook& words) {
  const Tokens behind = tokens_of(next);
  if (behind.size() < 2 || behind[0].is != Token::Is::number || !words.has(Sense::count, behind, 1)) return false;
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, tokens.size() - 1);
  return link && link->is == "and";
}

}  // namespace

std::optional<std::string> begun_by(const TextLine& line, std::string_view next, const PhraseBook& words, bool set_in) {
  if (unfinished(line.text) && finishes(next)) return line.text + ' ';
  if (line.text.empty() || line.text.size() + next.size() >= kLongestLine) return std::nullopt;
  if (ends_inside_word(line.text, next) && !heads_unread_number(next, words))
    return line.text.substr(0, line.text.size() - 1);
  if (ends_inside_state(line.text, next, words) || breaks_before_light(line.text, next, words)) return line.text + ' ';
  if (is_lone_ordinal(line.text) && begins_with_letter(next)) return line.text + ' ';
  if (next.starts_with(": ") && !line.text.ends_with(':')) return line.text + ' ';
  if (set_in && line.text.ends_with(',') && !begins_command(next, words)) return line.text + ' ';
  return (goes_on(line, next) && !begins_command(next, words)) ||
                 (ends_with_joint(line.text, words) && !counts_another(line.text, next, words))
             ? std::optional(line.text + ' ')
             : std::nullopt;
}

}  // namespace estafette::readers
