#include "converter/readers/parts/bracket_in_name.hpp"

#include "converter/readers/parts/head.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

bool words_only(const Tokens& tokens, std::size_t from, std::size_t to) {
  return from < to && std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(from),
                                  tokens.begin() + static_cast<std::ptrdiff_t>(to),
                                  [](const Token& token) { return token.is == Token::Is::word; });
}

/// "Coldstream"; "1st West Prussian", but not "1st Battalion".
bool may_be_name(const Tokens& tokens, const Segment& bracket, const PhraseBook& words) {
  if (words_only(tokens, bracket.from, bracket.to)) return true;
  return bracket.from < bracket.to && tokens[bracket.from].is == Token::Is::ordinal &&
         words_only(tokens, bracket.from + 1, bracket.to) &&
         !words.any(Sense::unit, tokens, bracket.from, bracket.to) &&
         !words.any(Sense::count, tokens, bracket.from, bracket.to);
}

/// The name goes on right behind that bracket.
bool goes_on(const Tokens& tokens, const std::vector<Segment>& segments, std::size_t bracket, const PhraseBook& words) {
  if (bracket + 1 >= segments.size() || segments[bracket + 1].sort != Segment::Sort::tail) return false;
  const Segment& behind = segments[bracket + 1];
  return words_only(tokens, behind.from, behind.to) && behind.from > 0 && tokens[behind.from - 1].mark(")") &&
         !words.has(Sense::rank, tokens, behind.from);
}

/// The bracket stands behind the first word or number of a line, or later on behind a number and before its troops:
/// "2nd Bn, 1st (Royal) Foot".
bool has_place_in_name(const Tokens& tokens, const std::vector<Segment>& segments, std::size_t bracket,
                       const PhraseBook& words) {
  const std::size_t behind = segments[bracket + 1].from;
  if (bracket == 1) {
    const Segment& head = segments.front();
    return head.from < head.to && (tokens[head.from].is != Token::Is::word ||
                                   words.has(Sense::command, tokens, behind));  // "Röder's (Guard) Brigade"
  }
  return segments[bracket].from > 1 && tokens[segments[bracket].from - 2].is == Token::Is::ordinal &&
         (words.has(Sense::kind, tokens, behind) || words.has(Sense::unit, tokens, behind) ||
          words.has(Sense::arm, tokens, behind));
}

}  // namespace

bool is_within_name(const Tokens& tokens, const std::vector<Segment>& segments, std::size_t index,
                    const PhraseBook& words) {
  const bool tail = segments[index].sort == Segment::Sort::tail;
  if (index < (tail ? 2U : 1U)) return false;
  const std::size_t at = tail ? index - 1 : index;
  const Segment& bracket = segments[at];
  return bracket.sort == Segment::Sort::round && goes_on(tokens, segments, at, words) &&
         may_be_name(tokens, bracket, words) && has_place_in_name(tokens, segments, at, words) &&
         !words.has(Sense::rank, tokens, bracket.from) &&
         (!words.has(Sense::title, tokens, bracket.from) || tells_whose(tokens, bracket, words));
}

namespace {

/// "(Prince of Wales)", "(Erzherzog Karl)", "(du Roi)": it begins with the word for a prince, whatever stands before
/// it.
bool honours_prince(const Tokens& tokens, const Segment& bracket, const PhraseBook& words) {
  std::size_t at = bracket.from;
  while (at + 1 < bracket.to && words.has(Sense::link, tokens, at)) ++at;
  return at < bracket.to && words.has(Sense::honour, tokens, at) && !words.has(Sense::rank, tokens, bracket.from);
}

/// "12th Light Dragoons", "Linien-Infanterie-Regiment Nr. 3": troops, and no heading over several.
bool are_troops(const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  const Head head = head_of({tokens, to, words});
  return head.is == Head::Is::unit && (!head.arm || head.numbered || words.any(Sense::unit, tokens, 0, to));
}

}  // namespace

bool tells_whose(const Tokens& tokens, const Segment& segment, const PhraseBook& words) {
  const std::size_t from = segment.from;
  if (segment.sort != Segment::Sort::round || from < 2 || from >= segment.to) return false;
  const bool possessive = std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(from),
                                      tokens.begin() + static_cast<std::ptrdiff_t>(segment.to),
                                      [](const Token& token) { return token.text == "s" && token.joined; });
  return possessive || (tokens[from - 2].is == Token::Is::ordinal && !words.has(Sense::rank, tokens, from)) ||
         (honours_prince(tokens, segment, words) && are_troops(tokens, from - 1, words));
}

namespace {

/// "Greys" of "Scots Greys": a word that by itself says nothing of troops.
bool tells_nothing(const Token& word, const PhraseBook& words) {
  const Tokens alone = tokens_of(word.text);
  for (const Sense sense : {Sense::kind, Sense::quality, Sense::unit, Sense::count, Sense::arm, Sense::gun,
                            Sense::heading, Sense::command, Sense::grade, Sense::link, Sense::note, Sense::rank})
    if (words.has(sense, alone, 0)) return false;
  return true;
}

}  // namespace

bool is_name_of_unit(std::string_view text, const Tokens& tokens, const Segment& head, const Segment& segment,
                     const PhraseBook& words) {
  if (segment.sort == Segment::Sort::square || segment.to - segment.from < 2) return false;
  bool named = false;
  for (std::size_t at = segment.from; at < segment.to; ++at) {
    const char first = text[tokens[at].begin];
    if (tokens[at].is != Token::Is::word || first < 'A' || first > 'Z') return false;
    named = named || tells_nothing(tokens[at], words);
  }
  if (segment.sort == Segment::Sort::round) return named;
  const bool unit = words.any(Sense::unit, tokens, head.from, head.to);
  if (named) return unit && words.has(Sense::arm, tokens, segment.to - 1);
  return !unit && !words.any(Sense::kind, tokens, head.from, head.to) && words.has(Sense::arm, tokens, segment.from) &&
         words.has(Sense::unit, tokens, segment.to - 1);
}

}  // namespace estafette::readers
