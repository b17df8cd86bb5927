#include "converter/readers/copied/forms/states_spelt.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/ordinals.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostOfAState = 300;  ///< the largest number of a state's regiment

/// True if the number of a state's regiment stands there, and not a count of its troops: "2 Ohio batteries".
bool numbers_a_state(const Tokens& tokens, std::size_t at, std::string_view line, const PhraseBook& words) {
  const Token& number = tokens[at];
  const std::optional<PhraseFound> state =
      at + 1 < tokens.size() ? words.find(Sense::state, tokens, at + 1) : std::nullopt;
  if (number.is != Token::Is::number || number.thousands || number.value < 1 || number.value > kMostOfAState || !state)
    return false;
  const bool entry = at == 0 || is_joint(tokens, at - 1, words) || tokens[at - 1].mark(":") ||
                     tokens[at - 1].mark(";") || tokens[at - 1].mark("-");
  const std::string_view name = text_between(line, tokens[at + 1], tokens[at + 1]);
  const bool capital = name.front() >= 'A' && name.front() <= 'Z' && name != "In" && name.size() > 1;
  const std::size_t behind = at + 1 + state->length;
  const bool counted =
      behind < tokens.size() && (words.has(Sense::count, tokens, behind) ||
                                 (line[tokens[behind].begin] >= 'a' && line[tokens[behind].begin] <= 'z'));
  return entry && capital && !number.joined && !tokens[at + 1].joined && !counted;
}

/// The numbers of regiments that begin at a token and rise, "6/23/27", or one alone; none if they do not.
std::vector<int> ascending_numbers(const Tokens& tokens, std::size_t at) {
  std::vector<int> numbers;
  for (; at < tokens.size() && tokens[at].is == Token::Is::number && !tokens[at].thousands; at += 2) {
    if (tokens[at].value > kMostOfAState || tokens[at].value <= (numbers.empty() ? 0 : numbers.back())) return {};
    numbers.push_back(static_cast<int>(tokens[at].value));
    if (at + 1 >= tokens.size() || !tokens[at + 1].mark("/")) return numbers;
  }
  return {};
}

}  // namespace

std::string with_state_unbracketed(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find(" ("), close = line.find(") ", open == std::string_view::npos ? 0 : open);
  if (open == std::string_view::npos || open == 0 || close == std::string_view::npos) return std::string(line);
  const Tokens state = tokens_of(line.substr(open + 1, close - open)), behind = tokens_of(line.substr(close + 2));
  const std::optional<PhraseFound> named = state.size() < 3 ? std::nullopt : words.find(Sense::state, state, 1);
  const std::size_t dot = named && state[1 + named->length].mark(".") ? 1 : 0;
  const std::optional<PhraseFound> arm = words.find(Sense::arm, behind, 0);
  const bool guns = arm && arm->is == "artillery" && !words.has(Sense::unit, behind, 0) &&
                    !words.has(Sense::unit, behind, arm->length);
  if (!named || named->length + 2 + dot != state.size() || !guns) return std::string(line);
  return fmt::format("{} {} {}", line.substr(0, open), line.substr(open + 2, close - open - 2), line.substr(close + 2));
}

std::string with_states_listed(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kFewestStates = 3;
  const std::size_t colon = line.find(": ");
  const std::size_t from = colon == std::string_view::npos ? 0 : colon + 2;
  const std::string_view list = line.substr(from);
  const Tokens tokens = tokens_of(list);
  std::string text;
  std::size_t states = 0;
  for (std::size_t at = 0; at < tokens.size(); ++states) {
    const Token& number = tokens[at];
    const std::optional<PhraseFound> state = words.find(Sense::state, tokens, at + 1);
    if (number.is == Token::Is::word || number.is == Token::Is::mark || number.thousands ||
        number.value > kMostOfAState || !state || !tokens[at + 1].capitals)
      return std::string(line);
    const std::size_t end = at + 1 + state->length;
    text += fmt::format("{}{}{} {}", states == 0 ? "" : ", ", list.substr(number.begin, number.end - number.begin),
                        number.is == Token::Is::number ? english_ending(number.value) : "",
                        text_between(list, tokens[at + 1], tokens[end - 1]));
    at = end;
  }
  return states < kFewestStates ? std::string(line) : std::string(line.substr(0, from)) + text;
}

std::string with_numbers_of_state(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  bool joined = false;  // numbers of a state stood in this list: "+" parts its entries
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool plus = joined && tokens[at].mark("+");
    const std::vector<int> numbers = ascending_numbers(tokens, at);
    const std::size_t behind = at + (numbers.empty() ? 0 : numbers.size() * 2 - 1);
    const std::optional<PhraseFound> state =
        !numbers.empty() && behind < tokens.size() ? words.find(Sense::state, tokens, behind) : std::nullopt;
    const bool regiments = state && tokens[behind].capitals && (numbers.size() > 1 || joined);
    const bool entry = at == 0 || tokens[at - 1].mark(":") || tokens[at - 1].mark(",") || tokens[at - 1].mark(";") ||
                       tokens[at - 1].mark("+");
    if (plus) {
      const std::size_t end = at > 0 ? tokens[at - 1].end : tokens[at].begin;
      told.put(end, at + 1 < tokens.size() ? tokens[at + 1].begin : line.size(), ", ");
    } else if (regiments && entry) {
      const std::string_view name = text_between(line, tokens[behind], tokens[behind + state->length - 1]);
      std::string regiments_told;
      for (const int number : numbers)
        regiments_told += fmt::format("{}{} {}", regiments_told.empty() ? "" : ", ", with_ordinal_ending(number), name);
      told.put(tokens[at].begin, tokens[behind + state->length - 1].end, regiments_told);
      joined = true;
      at = behind + state->length - 1;
    }
  }
  return told.text();
}

std::string with_state_ordinals(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const auto lists = [&](std::size_t at) {  // the 8 of "Brigade: 8, 18 IL", but not the 150 of "12 OH 150, 18 IL"
    return at + 1 < tokens.size() && tokens[at + 1].mark(",") && tokens[at].is == Token::Is::number &&
           !tokens[at].thousands && tokens[at].value < kMostOfAState &&
           (at == 0 || tokens[at - 1].mark(":") || tokens[at - 1].mark(",") || tokens[at - 1].mark(";") ||
            (tokens[at - 1].mark("-") && !tokens[at - 1].joined));
  };
  std::string text(line);
  bool listed = false;
  for (std::size_t at = tokens.size(); at-- > 0;) {
    const bool comma = tokens[at].mark(",") && listed;
    listed = comma || numbers_a_state(tokens, at, line, words) || (listed && lists(at));
    if (listed && !comma) text.insert(tokens[at].end, english_ending(tokens[at].value));
  }
  return text;
}

}  // namespace estafette::readers
