#include "converter/readers/retold/shorthand/parts_and_strengths.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

constexpr int kMostPartsTold = 9, kFewestMenTold = 100, kMostMenTold = 9999;

bool is_strength(const Token& token) {
  return token.is == Token::Is::number && token.value >= kFewestMenTold && token.value <= kMostMenTold;
}

/// What the parts of a regiment are called there: "bns"; nothing if the word counts something else.
std::optional<PhraseFound> parts_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = at < tokens.size() ? words.find(Sense::count, tokens, at) : std::nullopt;
  return count && (count->is == "battalions" || count->is == "squadrons") ? count : std::nullopt;
}

/// "19th Line 2 - 998, 51st Line 2 - 1132": two regiments of foot or more, each with its parts and its men.
bool lists_foot_in_turn(const Tokens& tokens) {
  std::size_t regiments = 0;
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const bool foot = tokens[at - 1].text == "line" || tokens[at - 1].text == "light";
    const bool parts = tokens[at].is == Token::Is::number && tokens[at].value <= kMostPartsTold;
    regiments += foot && parts && tokens[at + 1].mark("-") && is_strength(tokens[at + 2]) ? 1U : 0U;
  }
  return regiments > 1;
}

}  // namespace

std::string with_parts_before_dashes(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  std::string called = lists_foot_in_turn(tokens) ? "bns" : "";  // by the first of the list
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::number || tokens[at].value < 1 || tokens[at].value > kMostPartsTold ||
        tokens[at - 1].is != Token::Is::word || words.has(Sense::command, tokens, at - 1) ||
        words.has(Sense::each, tokens, at - 1))
      continue;
    const std::optional<PhraseFound> parts = parts_at(tokens, at + 1, words);
    const std::size_t dash = at + 1 + (parts ? parts->length : 0);
    if (!(parts || !called.empty()) || dash + 1 >= tokens.size() || !tokens[dash].mark("-") || tokens[dash].joined ||
        !is_strength(tokens[dash + 1]))
      continue;
    const bool ends = dash + 2 == tokens.size() || tokens[dash + 2].mark(",") || tokens[dash + 2].mark(";");
    if (!ends) continue;
    if (parts) called = text_between(line, tokens[at + 1], tokens[dash - 1]);
    told.put(tokens[at].begin, tokens[dash].end, fmt::format("({} {})", tokens[at].value, called));
  }
  return told.text();
}

std::string with_strength_at_comma(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 1; at + 3 < tokens.size(); ++at) {
    if (!tokens[at - 1].mark("(") || tokens[at].is != Token::Is::number || tokens[at].value > kMostPartsTold) continue;
    const std::optional<PhraseFound> parts = parts_at(tokens, at + 1, words);
    const std::size_t sign = parts ? at + 1 + parts->length : tokens.size();
    if (sign + 2 >= tokens.size() || !tokens[sign].mark("=") || !is_strength(tokens[sign + 1]) ||
        !tokens[sign + 2].mark(")"))
      continue;
    told.put(tokens[sign - 1].end, tokens[sign].end, ",");
  }
  return told.text();
}

std::string with_bracketed_regiments_apart(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  bool figures = false;
  for (std::size_t at = 2; at + 3 < tokens.size(); ++at) {
    if (tokens[at - 1].mark("(")) figures = tokens[at].is == Token::Is::number;
    const bool next = tokens[at].mark(")") && figures && tokens[at + 1].is == Token::Is::ordinal &&
                      words.has(Sense::kind, tokens, at + 2);
    const std::optional<PhraseFound> kind = next ? words.find(Sense::kind, tokens, at + 2) : std::nullopt;
    if (!kind || at + 2 + kind->length >= tokens.size() || !tokens[at + 2 + kind->length].mark("(")) continue;
    told.put(tokens[at].end, tokens[at].end, ",");
  }
  return told.text();
}

}  // namespace estafette::readers
