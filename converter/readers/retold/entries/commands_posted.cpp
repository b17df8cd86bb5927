#include "converter/readers/retold/entries/commands_posted.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/retold/entries/command_notes.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfAPlace = 5;  ///< "Ciudad Rodrigo and San Carlos"

bool begins_large(std::string_view line, const Token& token) {
  return !begins_small(line.substr(token.begin));
}

bool is_any_mark(const Token& token, std::string_view marks) {
  return token.is == Token::Is::mark && token.text.size() == 1 && marks.find(token.text[0]) != std::string_view::npos;
}

/// A stop behind that token, which is no token of its own behind a short word.
bool stop_behind(std::string_view line, const Token& token) {
  return line.substr(token.end).starts_with('.');
}

/// A word that has nothing to do with troops, leaders and states.
bool may_name_a_place(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  static constexpr std::array<Sense, 15> kOther = {Sense::command,   Sense::unit,   Sense::kind,    Sense::rank,
                                                   Sense::count,     Sense::title,  Sense::arm,     Sense::note,
                                                   Sense::nation,    Sense::forces, Sense::country, Sense::total,
                                                   Sense::commander, Sense::month,  Sense::gun};
  return tokens[at].is == Token::Is::word &&
         std::none_of(kOther.begin(), kOther.end(), [&](Sense sense) { return words.has(sense, tokens, at); });
}

/// The token behind a place that begins at that token: "Mora", "Ciudad Rodrigo", "Mora and Alba"; nothing if there is
/// none, or if more is told behind it without a stop.
std::optional<std::size_t> place_to(std::string_view line, const Tokens& tokens, std::size_t from,
                                    const PhraseBook& words) {
  std::size_t at = from;
  while (at < tokens.size() && at < from + kMostWordsOfAPlace) {
    const bool within = at > from && at + 1 < tokens.size() && begins_large(line, tokens[at + 1]) &&
                        (is_and(tokens, at, words) || words.has(Sense::particle, tokens, at));
    if (!within && !(may_name_a_place(tokens, at, words) && begins_large(line, tokens[at]))) break;
    ++at;
    if (stop_behind(line, tokens[at - 1])) break;
  }
  const bool ends = at == tokens.size() || is_any_mark(tokens[at], ",.:;)-[(");
  if (at == from || !(ends || stop_behind(line, tokens[at - 1]))) return std::nullopt;
  return at;
}

/// A place with the words before it, from the sign or blank that parts it from what stands before.
struct Post {
  std::size_t from;  ///< its first token
  std::size_t to;    ///< the token behind its last
  bool bracketed = false;
};

/// "near Mora", "headquarters at Mora", "Head quarters, Mora" at that token. `head`: the token behind the command.
std::optional<Post> post_at(std::string_view line, const Tokens& tokens, std::size_t at, std::size_t head,
                            const PhraseBook& words) {
  const std::optional<PhraseFound> found = words.find(Sense::place, tokens, at);
  if (!found || found->is == "more" || stop_behind(line, tokens[at + found->length - 1])) return std::nullopt;
  const bool initial = tokens[at].letter() && begins_large(line, tokens[at]);
  if (initial) return std::nullopt;  // "M. A. Roe"
  const bool headquarters = found->is == "headquarters";
  std::size_t place = at + found->length;
  if (const std::optional<PhraseFound> where = words.find(Sense::place, tokens, place); headquarters && where) {
    place += where->length;  // "Hauptquartier in Mora"
  } else if (headquarters && place < tokens.size() && is_any_mark(tokens[place], ":,")) {
    ++place;
  }
  const std::optional<std::size_t> to = place_to(line, tokens, place, words);
  if (!to) return std::nullopt;
  const Token& before = tokens[at - 1];
  const bool opened = before.mark("("), closed = *to < tokens.size() && tokens[*to].mark(")");
  if (opened != closed) return std::nullopt;
  const bool behind = *to + 1 < tokens.size();
  if (is_any_mark(before, ",.;-") || stop_behind(line, before)) {
    const bool unnamed = at == head || (at == head + 1 && tokens[head].is == Token::Is::mark);
    const bool alone = unnamed && !behind;  // "I Corps, Headquarters: Roe" may be its leader
    if (headquarters && alone && !words.has(Sense::place, tokens, at + found->length)) return std::nullopt;
  } else if (!opened) {
    const bool numbered = head_of({tokens, at, words}).numbered;
    if (at != head || headquarters || !numbered || !behind) return std::nullopt;  // "Armee am Rhein" is its name
  }
  return Post{at, *to, opened};
}

}  // namespace

std::string with_post_of_command_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t head = 0;
  while (head < tokens.size() && head < kMostWordsOfAPlace && !words.has(Sense::command, tokens, head)) ++head;
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, head);
  if (!command) return std::string(line);
  head += command->length;
  if (head_of({tokens, head, words}).is != Head::Is::formation) return std::string(line);
  for (std::size_t at = head; at < tokens.size() && !tokens[at].mark("["); ++at) {
    const std::optional<Post> post = post_at(line, tokens, at, head, words);
    if (!post && (words.has(Sense::unit, tokens, at) || words.has(Sense::kind, tokens, at))) break;
    if (!post) continue;
    const Token& parting = tokens[post->from - 1];
    const std::string_view before = line.substr(0, parting.is == Token::Is::mark ? parting.begin : parting.end);
    std::string_view rest = trim(line.substr(tokens[post->bracketed ? post->to : post->to - 1].end));
    const Tokens further = tokens_of(rest);
    const bool troops = rest.starts_with(':') && (words.any(Sense::unit, further, 0, further.size()) ||
                                                  words.any(Sense::kind, further, 0, further.size()));
    if (post->bracketed && troops) return std::string(line);  // "1st Brigade (at Mora): 7th Line, 8th Line"
    std::string behind(rest);
    if (rest.starts_with('.')) {  // "1st Division. Head-quarters, Mora. General Roe."
      rest = trim(rest.substr(1));
      behind = rest.empty() ? "" : fmt::format(": {}", rest);
    } else if (!rest.empty() && std::string_view(",:;").find(rest.front()) == std::string_view::npos) {
      behind = fmt::format(" {}", rest);
    }
    return with_note_of_command(before, text_between(line, tokens[post->from], tokens[post->to - 1]), behind, words);
  }
  return std::string(line);
}

}  // namespace estafette::readers
