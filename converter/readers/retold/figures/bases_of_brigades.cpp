#include "converter/readers/retold/figures/bases_of_brigades.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

bool counts_bases(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> model = words.find(Sense::model, tokens, at);
  return model && model->is.ends_with("stand");
}

/// "(1 base each 24th & 42nd": the token at which the list begins behind a bracket that opens there.
std::size_t list_behind(const Tokens& tokens, std::size_t open, const PhraseBook& words) {
  const std::size_t at = open + 1;
  const bool each = at + 2 < tokens.size() && tokens[at].is == Token::Is::number &&
                    counts_bases(tokens, at + 1, words) && words.has(Sense::each, tokens, at + 2);
  return each ? at + 3 : at;
}

bool names_troops(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  return words.any(Sense::kind, tokens, from, to) || words.any(Sense::unit, tokens, from, to);
}

/// Where two names are joined, as in "(Coldstream & Scots Guards)"; the end of the bracket if no two are.
std::size_t joint_in(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  std::size_t at = from;
  while (at + 1 < tokens.size() && !is_and(tokens, at, words)) ++at;
  return at;
}

/// "(24th, 42nd)", "(Alba Legion)", "(Coldstream & Scots Guards)", but not "(Guards & Fusiliers)" or "(Alba & Toro
/// Guards)", whose first might be a person.
bool lists_troops(std::string_view line, const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  if (tokens[from].is == Token::Is::ordinal) return true;
  const std::size_t end = tokens.size() - 1, joint = joint_in(tokens, from, words);
  const bool named = tokens[from].is == Token::Is::word && !is_small(line[tokens[from].begin]);
  const bool apart = names_troops(tokens, from, joint, words);
  return named && (joint == end ? names_troops(tokens, from, end, words) : apart);
}

/// "Coldstream, Scots Guards" of "(Coldstream & Scots Guards)"; any other list as it is.
std::string list_told(std::string_view line, const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  const std::size_t end = tokens.size() - 1, joint = joint_in(tokens, from, words);
  bool names = joint > from && joint + 1 < end;
  for (std::size_t at = from; at < end; ++at) names = names && (at == joint || tokens[at].is == Token::Is::word);
  if (!names) return std::string(line.substr(tokens[from].begin, tokens.back().begin - tokens[from].begin));
  return fmt::format("{}, {}", text_between(line, tokens[from], tokens[joint - 1]),
                     text_between(line, tokens[joint + 1], tokens[end - 1]));
}

}  // namespace

std::string with_list_before_bases(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 6 || !tokens.back().mark(")")) return std::string(line);
  for (std::size_t dash = 1; dash + 4 < tokens.size(); ++dash) {
    if (!tokens[dash].mark("-") || tokens[dash + 1].is != Token::Is::number ||
        !words.any(Sense::command, tokens, 0, dash))
      continue;
    const std::optional<PhraseFound> before = words.find(Sense::quality, tokens, dash + 2);  // "3 veteran bases"
    const std::size_t bases = dash + 2 + (before ? before->length : 0);
    if (bases >= tokens.size() || !counts_bases(tokens, bases, words)) continue;
    std::optional<PhraseFound> grade = words.find(Sense::quality, tokens, bases + 1);
    if (!grade) grade = words.find(Sense::kind, tokens, bases + 1);  // "3 bases light cavalry (2nd & 4th Hussars)"
    const std::size_t open = bases + 1 + (grade ? grade->length : 0);
    if (open + 2 >= tokens.size() || !tokens[open].mark("(")) continue;
    const std::size_t list = list_behind(tokens, open, words);
    const bool one = joint_in(tokens, list, words) + 1 == tokens.size();
    if (list + 1 >= tokens.size() || !(lists_troops(line, tokens, list, words) || ((grade || before) && one))) continue;
    std::string note;
    if (before) note = text_between(line, tokens[dash + 2], tokens[bases - 1]);
    if (grade) note = text_between(line, tokens[bases + 1], tokens[open - 1]);
    return fmt::format("{}: {} - {} {}{}", trim(line.substr(0, tokens[dash].begin)),
                       list_told(line, tokens, list, words), text_between(line, tokens[dash + 1], tokens[dash + 1]),
                       text_between(line, tokens[bases], tokens[bases]),
                       note.empty() ? "" : fmt::format(" [Note: {}]", note));
  }
  return std::string(line);
}

}  // namespace estafette::readers
