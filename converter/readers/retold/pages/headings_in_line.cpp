#include "converter/readers/retold/pages/headings_in_line.hpp"

#include "base/letters.hpp"

#include <algorithm>
#include <array>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostAdjectives = 3;  ///< "1st Light Cavalry Division"
constexpr std::size_t kMostOfAName = 7;     ///< tokens of "Brigade Desgraviers-Berthelot", with a rank
constexpr std::size_t kMostNames = 3;       ///< "Henry Campbell's Brigade"
constexpr std::size_t kMostOfALabel = 4;    ///< "General en jefe"
constexpr int kMostCommands = 100;          ///< numbers of commands are smaller

/// What a heading has before its colon.
constexpr std::array<Sense, 8> kOfALabel = {Sense::commander, Sense::command, Sense::arm,     Sense::kind,
                                            Sense::quality,   Sense::nation,  Sense::heading, Sense::unit};

}  // namespace

bool HeadingsInLine::is_capital_word(std::size_t at) const {
  return at < tokens_.size() && tokens_[at].is == Token::Is::word && capital_at(text_, tokens_[at].begin);
}

/// The number of a command, "1st", "II", "IIIe", "2".
bool HeadingsInLine::is_number(std::size_t at) const {
  if (tokens_[at].figure()) return tokens_[at].value > 0 && tokens_[at].value < kMostCommands;
  if (words_.has(Sense::ordinal, tokens_, at)) return is_capital_word(at);  // "Second Brigade"
  const std::string_view word = text_.substr(tokens_[at].begin, tokens_[at].end - tokens_[at].begin);
  const std::size_t end = std::min(word.find_first_not_of("IVXLC"), word.size());
  constexpr std::array<std::string_view, 8> kEndings = {"", "e", "er", "re", "eme", "\u00E8me", "a", "o"};
  return tokens_[at].is == Token::Is::word && roman(word.substr(0, end)).has_value() &&
         std::find(kEndings.begin(), kEndings.end(), word.substr(end)) != kEndings.end();
}

std::optional<PhraseFound> HeadingsInLine::adjective(std::size_t at) const {
  if (words_.has(Sense::unit, tokens_, at)) return std::nullopt;  // "48e régiment de ligne"
  for (const Sense sense : {Sense::kind, Sense::quality, Sense::arm, Sense::nation})
    if (const std::optional<PhraseFound> found = words_.find(sense, tokens_, at)) return found;
  return std::nullopt;
}

/// "Light Cavalry Division:": a word for a command, with adjectives before it.
std::size_t HeadingsInLine::past_command(std::size_t next) const {
  for (std::size_t adjectives = 0; adjectives <= kMostAdjectives && next < tokens_.size(); ++adjectives) {
    if (const std::optional<PhraseFound> command = words_.find(Sense::command, tokens_, next)) {
      const std::size_t end = next + command->length;
      return command->part ? 0 : end < tokens_.size() && tokens_[end].mark(":") ? end + 1 : end;
    }
    const std::optional<PhraseFound> word = adjective(next);
    if (!word) return 0;
    next += word->length;
    if (next < tokens_.size() && tokens_[next].mark(".") && tokens_[next].joined) ++next;  // "Inf. Div."
  }
  return 0;
}

/// "1st Light Cavalry Division", "2.ª División".
std::size_t HeadingsInLine::past_numbered(std::size_t at) const {
  constexpr std::size_t kEnding = 2;  // bytes of "ª"
  if (!is_number(at)) return 0;
  std::size_t next = at + 1;
  while (next < tokens_.size() && tokens_[next].joined &&
         (tokens_[next].mark(".") || tokens_[next].mark("-") || tokens_[next].text.size() <= kEnding))
    ++next;
  return past_command(next);
}

/// "9th", "1/27th", "one company": what an entry of a list begins with.
bool HeadingsInLine::begins_troops(std::size_t at) const {
  if (at >= tokens_.size()) return false;
  return tokens_[at].figure() || words_.has(Sense::number, tokens_, at) || words_.has(Sense::unit, tokens_, at);
}

/// "Brigade Kern:", "Brigata del generale Roe:", "Brigade Kern 9th Line".
std::size_t HeadingsInLine::past_named(std::size_t at) const {
  if (!is_capital_word(at)) return 0;
  const std::optional<PhraseFound> command = words_.find(Sense::command, tokens_, at);
  if (!command || command->part) return 0;
  std::size_t names = 0;
  bool bare = true;  // nothing but names stands behind the word
  for (std::size_t next = at + command->length; next < tokens_.size() && next <= at + kMostOfAName; ++next) {
    if (tokens_[next].mark(":")) return names > 0 ? next + 1 : 0;
    if (bare && names > 0 && names <= kMostNames && begins_troops(next)) return next;
    if (bare && names > 0 && is_capital_word(next) && words_.has(Sense::command, tokens_, next)) return next;
    const bool within = tokens_[next].mark(".") || tokens_[next].mark("-") || tokens_[next].mark("'");
    if (tokens_[next].figure() || (tokens_[next].is == Token::Is::mark && !within)) return 0;
    names += is_capital_word(next) ? 1U : 0U;
    bare = bare && (is_capital_word(next) || within);
  }
  return 0;
}

/// "Henry Campbell's Brigade", "Roe's Cavalry Brigade:".
std::size_t HeadingsInLine::past_owned(std::size_t at) const {
  if (!is_capital_word(at)) return 0;
  std::size_t first = at;  // of the names before it: "Maj. Gen. Sir Kern | Roe's Brigade"
  while (first > 0 && is_capital_word(first - 1) && !words_.has(Sense::rank, tokens_, first - 1)) --first;
  const bool led = first > 0 && (words_.has(Sense::rank, tokens_, first - 1) ||
                                 (first > 1 && words_.has(Sense::rank, tokens_, first - 2)));
  const bool owner =
      text_.substr(tokens_[at].end).starts_with("'") || text_.substr(tokens_[at].end).starts_with("\u2019");
  if (led && !owner) return 0;
  std::size_t next = at;
  while (next < tokens_.size() && next < at + kMostNames && is_capital_word(next) &&
         !words_.has(Sense::arm, tokens_, next)) {
    const std::string_view behind = text_.substr(tokens_[next].end);
    const std::size_t mark = behind.starts_with("'") ? 1 : behind.starts_with("\u2019") ? 3 : 0;
    ++next;
    if (mark == 0) continue;
    while (next < tokens_.size() && tokens_[next].joined && !is_capital_word(next)) ++next;  // "'", "s"
    return past_command(next);
  }
  return 0;
}

/// The token behind words that a heading is made of; `at` if none stands there.
std::size_t HeadingsInLine::end_of_label(std::size_t at) const {
  std::size_t next = at;
  while (next < tokens_.size() && next <= at + kMostOfALabel) {
    std::size_t length = 0;
    for (const Sense sense : kOfALabel)
      if (const std::optional<PhraseFound> found = words_.find(sense, tokens_, next))
        length = std::max(length, found->length);
    if (length == 0) break;
    next += length;
  }
  return next;
}

/// "Rechter Flügel:", "Commander-in-Chief:", "Artillerie :", "Reserve-Kavallerie Generalmajor".
std::size_t HeadingsInLine::past_label(std::size_t at) const {
  const bool counted = at > 0 && tokens_[at - 1].is == Token::Is::number;  // "3 Bataillone Reserve-Kavallerie"
  if (!is_capital_word(at) || counted || words_.has(Sense::rank, tokens_, at)) return 0;
  const std::size_t end = end_of_label(at);
  if (end == at || end >= tokens_.size()) return 0;
  if (tokens_[end].mark(":")) return end + 1;
  if (past_owned(end) > 0) return end;  // "CAVALRY Kern's Brigade:"
  return words_.has(Sense::rank, tokens_, end) && !words_.has(Sense::commander, tokens_, at) ? end : 0;
}

std::size_t HeadingsInLine::past_arm(std::size_t at) const {
  const bool arm = words_.has(Sense::arm, tokens_, at) || words_.has(Sense::kind, tokens_, at);
  const std::size_t end = arm ? past_label(at) : 0;
  return end > 0 && tokens_[end - 1].mark(":") ? end : 0;
}

/// The words before it belong to the same heading: "légère" of "Cavalerie légère:", "Division" of "1st Division:".
bool HeadingsInLine::continues_heading(std::size_t at) const {
  const std::size_t first = at > kMostOfALabel ? at - kMostOfALabel : 0;
  for (std::size_t before = first; before < at; ++before)
    if (past_numbered(before) > at || past_label(before) > at + 1 || past_owned(before) > at) return true;
  return false;
}

/// A word for "of" or "and" before it, or a mark.
bool HeadingsInLine::is_bound(std::size_t at) const {
  if (at == 0) return false;
  const Token& before = tokens_[at - 1];
  if (before.is == Token::Is::mark) return before.mark(",") || before.mark("/") || before.mark("-") || before.mark("(");
  constexpr std::array<std::string_view, 31> kBinding = {
      "of",  "the", "and", "in",  "from", "with", "by",  "de", "la",  "le", "les", "du", "des",   "d",     "et", "der",
      "die", "das", "und", "von", "dem",  "den",  "del", "el", "los", "y",  "il",  "e",  "della", "nella", "al"};
  return std::find(kBinding.begin(), kBinding.end(), before.text) != kBinding.end() && !is_capital_word(at - 1);
}

std::size_t HeadingsInLine::past_heading(std::size_t at) const {
  if (is_bound(at)) return 0;
  if (const std::size_t end = past_numbered(at); end > 0) return end;
  if (continues_heading(at)) return 0;
  for (const std::size_t end : {past_named(at), past_owned(at), past_label(at)})
    if (end > 0) return end;
  return 0;
}

}  // namespace estafette::readers
