#include "converter/readers/retold/apart/states_listed.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// "28th Ohio" from a token on: the token behind it, or nothing.
std::optional<std::size_t> behind_state(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at + 1 >= tokens.size() || tokens[at].is != Token::Is::ordinal) return std::nullopt;
  const std::optional<PhraseFound> state = words.find(Sense::state, tokens, at + 1);
  return state ? std::optional(at + 1 + state->length) : std::nullopt;
}

}  // namespace

std::string with_states_at_dashes_listed(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  const std::size_t from = colon == std::string_view::npos ? 0 : colon + 2;
  const std::string_view list = line.substr(from);
  const Tokens tokens = tokens_of(list);
  std::string text(line.substr(0, from));
  std::size_t begin = 0, dashes = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<std::size_t> state = behind_state(tokens, at, words);
    if (!state) return std::string(line);
    at = *state;
    if (at < tokens.size() && words.has(Sense::unit, tokens, at)) ++at;  // "22nd Virginia Battalion"
    if (at >= tokens.size()) break;
    if (!tokens[at].mark("-") || tokens[at].joined || at + 1 >= tokens.size()) return std::string(line);
    text.append(trim(list.substr(begin, tokens[at].begin - begin))).append(", ");
    begin = tokens[at + 1].begin;
    ++dashes;
  }
  return dashes > 0 ? text.append(list.substr(begin)) : std::string(line);
}

std::string with_led_states_apart(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting text(line);
  bool led = false;  // a regiment of a state was followed by who led it
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<std::size_t> state = behind_state(tokens, at, words);
    if (!state || *state + 1 >= tokens.size()) continue;
    std::size_t comma = *state;
    if (tokens[comma].mark(".") && comma + 2 < tokens.size()) ++comma;  // "35th Ind., Lt. Col. Kern"
    const bool leader = tokens[comma].mark(",") && words.has(Sense::rank, tokens, comma + 1);
    if (!leader) continue;
    if (led && tokens[at - 1].mark(",")) {
      text.put(tokens[at - 1].begin, tokens[at].begin, "; ");
    }
    led = true;
    at = comma;
  }
  return text.text();
}

std::string without_volunteers_behind(std::string_view line, const PhraseBook& words) {
  std::string_view list = trim(line);
  if (list.ends_with('.')) list.remove_suffix(1);
  constexpr std::string_view kOfAll = ", volunteers";
  if (list.size() <= kOfAll.size() || ascii_small(list.substr(list.size() - kOfAll.size())) != kOfAll)
    return std::string(line);
  list.remove_suffix(kOfAll.size());
  const Tokens tokens = tokens_of(list);
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (behind_state(tokens, at, words)) return std::string(list);
  return std::string(line);
}

std::string with_letters_before_state(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  constexpr std::size_t kFewestBefore = 3;  // "4th US,"
  std::size_t at = kFewestBefore - 1;
  const auto batteries = [&](std::size_t from) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, from);
    return count && count->is == "batteries" && words.has(Sense::plural, tokens, from);
  };
  while (at + 1 < tokens.size() && !(tokens[at - 1].mark(",") && batteries(at))) ++at;
  if (at + 1 >= tokens.size() || !words.any(Sense::state, tokens, 0, at)) return std::string(line);
  for (std::size_t before = 0; before + 1 < at; ++before)
    if (tokens[before].mark(":") || tokens[before].mark(",") || tokens[before].mark(";")) return std::string(line);
  std::size_t end = at + 1, letters = 0;
  while (end < tokens.size()) {
    const bool letter = tokens[end].is == Token::Is::word && tokens[end].end - tokens[end].begin == 1 &&
                        capital_at(line, tokens[end].begin);
    if (!letter && !is_joint(tokens, end, words)) break;
    letters += letter ? 1U : 0U;
    ++end;
  }
  if (letters < 2 || (end < tokens.size() && !tokens[end].mark(":"))) return std::string(line);
  return fmt::format("{}, {}{}", line.substr(tokens[at].begin, tokens[end - 1].end - tokens[at].begin),
                     trim(line.substr(0, tokens[at - 1].begin)), line.substr(tokens[end - 1].end));
}

}  // namespace estafette::readers
