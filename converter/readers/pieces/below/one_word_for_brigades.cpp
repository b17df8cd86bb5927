#include "converter/readers/pieces/below/one_word_for_brigades.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/pieces/below/names_below.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

/// A name, and what stands in brackets behind it to the end of the line.
struct NamedBrackets {
  std::string_view name, brackets;  ///< "Roe" and "(Krainer u. Istrier)", which may be empty
};

std::string_view without_stop(std::string_view text) {
  text = trim(text);
  return text.ends_with('.') ? trim(text.substr(0, text.size() - 1)) : text;
}

/// Brackets one behind the other and nothing else, in which no figure stands but that of a day.
bool are_brackets(std::string_view text, const PhraseBook& words) {
  bool inside = false;
  for (const char c : text) {
    if (c == '(' && inside) return false;
    if (!inside && c != '(' && c != ' ' && c != '.') return false;
    inside = c == '(' || (inside && c != ')');
  }
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool figure = tokens[at].figure();
    std::size_t next = at + 1;
    while (next < tokens.size() && tokens[next].mark(".")) ++next;
    if (figure && !words.has(Sense::month, tokens, next)) return false;
  }
  return !inside && !tokens.empty();
}

std::optional<NamedBrackets> named(std::string_view text, const PhraseBook& words) {
  text = without_stop(text);
  const std::size_t open = std::min(text.find('('), text.size());
  const NamedBrackets found = {without_stop(text.substr(0, open)), text.substr(open)};
  if (!is_capital(found.name.empty() ? ' ' : found.name.front()) || !is_plain_name(found.name, words)) return {};
  if (!found.brackets.empty() && !are_brackets(found.brackets, words)) return {};
  return found;
}

/// "Brigade Kern (Tiroler)": the word for a brigade as it is written, and its name.
std::optional<std::pair<std::string_view, NamedBrackets>> first_of_brigades(const TextLine& line,
                                                                            const PhraseBook& words) {
  const std::string_view text = trim(line.text);
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> command = tokens.size() < 2 ? std::nullopt : words.find(Sense::command, tokens, 0);
  if (!command || command->part || command->length != 1 || command->is != "brigade") return {};
  const std::string_view word = text.substr(0, tokens[0].end);
  const std::optional<NamedBrackets> brigade = named(text.substr(tokens[0].end), words);
  return brigade ? std::optional(std::pair(word, *brigade)) : std::nullopt;
}

/// "(Steir. Kürassiere u. Ulanen)": one bracket, and in it troops of a sort.
bool names_troops(std::string_view brackets, const PhraseBook& words) {
  const Tokens tokens = tokens_of(brackets);
  return brackets.starts_with('(') && brackets.find(')') + 1 == brackets.size() &&
         words.any(Sense::kind, tokens, 0, tokens.size());
}

/// "Steir. Kürassiere u. Ulanen" as "Steir. Kürassiere, Ulanen": two sorts of troops are two regiments.
std::string sorts_apart(std::string_view list, const PhraseBook& words) {
  const Tokens tokens = tokens_of(list);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    std::size_t next = at + 1;
    if (tokens[next].mark(".")) ++next;
    if (!link || link->is != "and" || !words.has(Sense::kind, tokens, at - 1) || !words.has(Sense::kind, tokens, next))
      continue;
    return fmt::format("{}, {}", list.substr(0, tokens[at - 1].end), list.substr(tokens[next].begin));
  }
  return std::string(list);
}

/// "[ocr errors]", which says nothing.
bool is_square_aside(const TextLine& line) {
  return line.text.starts_with('[') && line.text.ends_with(']');
}

}  // namespace

std::vector<Problem> tell_brigades_of_one_word(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
    if (!may_be_read(lines[at])) continue;
    const auto first = first_of_brigades(lines[at], words);
    if (!first) continue;
    const bool bracketed = !first->second.brackets.empty();
    std::vector<std::size_t> all = {at};
    std::size_t next = at + 1;
    for (; next < lines.size() && may_be_read(lines[next]) && !lines[next].heading; ++next) {
      if (is_square_aside(lines[next])) continue;
      const std::optional<NamedBrackets> other = named(lines[next].text, words);
      if (!other || other->brackets.empty() == bracketed) break;
      all.push_back(next);
    }
    if (all.size() < 2) continue;
    const std::string_view below = next < lines.size() ? without_stop(lines[next].text) : std::string_view{};
    const bool braced = !bracketed && below.starts_with('(') && are_brackets(below, words);
    if (!bracketed && !braced) continue;
    const std::string shared(braced ? below : std::string_view{});
    const std::string word(first->first);
    for (const std::size_t one : all) {
      const NamedBrackets brigade = one == at ? first->second : *named(lines[one].text, words);
      const std::string_view brackets = braced ? std::string_view(shared) : brigade.brackets;
      lines[one].text = names_troops(brackets, words)
                            ? fmt::format("{} {}: {}", word, brigade.name,
                                          sorts_apart(without_stop(brackets.substr(1, brackets.size() - 2)), words))
                            : fmt::format("{} {} {}", word, brigade.name, brackets);
    }
    if (braced) {
      looks.push_back({"", lines[next].line, "", lines[next].text,
                       fmt::format("whose troops these are, of the {} brigades above", all.size()),
                       "They were read as those of each. Write them behind the name of their brigade"});
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(next));
    }
    at = next - 1;
  }
  return looks;
}

}  // namespace estafette::readers
