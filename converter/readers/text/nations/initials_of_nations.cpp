#include "converter/readers/text/nations/initials_of_nations.hpp"

#include "base/letters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestTold = 2;  ///< lines: a single one may be anything
constexpr std::size_t kFewestLetters = 2, kMostLetters = 4;

/// Initials in brackets: where, in bytes of their line, and of which nation, if that is known.
struct Initials {
  std::size_t open = 0, end = 0;
  std::string letters, nation;
  bool sure = false;  ///< "(Ital.)", and not "(IT)"
};

/// "ITAL" of "Ital.": a capital, small letters and a stop; empty for anything else.
std::string shortened(std::string_view inside) {
  constexpr std::size_t kFewest = 3, kMost = 6;  // letters
  if (!inside.ends_with('.')) return "";
  inside.remove_suffix(1);
  const bool word = inside.size() >= kFewest && inside.size() <= kMost && is_capital(inside.front()) &&
                    std::all_of(inside.begin() + 1, inside.end(), is_small);
  std::string capitals;
  for (const char c : word ? inside : std::string_view())
    capitals += is_small(c) ? static_cast<char>(c - 'a' + 'A') : c;
  return capitals;
}

/// The initials in a bracket that opens at a byte.
std::optional<Initials> initials_at(std::string_view line, std::size_t open, const PhraseBook& words) {
  const std::size_t close = line.find(')', open);
  if (close == std::string_view::npos || open == 0) return std::nullopt;
  const std::string_view inside = line.substr(open + 1, close - open - 1);
  const bool capitals = inside.size() >= kFewestLetters && inside.size() <= kMostLetters &&
                        std::all_of(inside.begin(), inside.end(), is_capital);
  if (const std::string whole = shortened(inside); !whole.empty()) {
    const std::optional<PhraseFound> nation = words.find(Sense::initials, tokens_of(whole), 0);
    if (!nation) return std::nullopt;
    return Initials{open, close + 1, std::string(inside), nation->is, true};
  }
  if (!capitals) return std::nullopt;
  const Tokens tokens = tokens_of(inside);
  const std::optional<PhraseFound> nation = words.find(Sense::initials, tokens, 0);
  if (!nation && words.senses_of(tokens.front()) != 0) return std::nullopt;  // "(RHA)", "(KGL)"
  return Initials{open, close + 1, std::string(inside), nation ? nation->is : ""};
}

std::vector<Initials> initials_in(std::string_view line, const PhraseBook& words) {
  std::vector<Initials> found;
  for (std::size_t open = line.find('('); open != std::string_view::npos; open = line.find('(', open + 1))
    if (std::optional<Initials> initials = initials_at(line, open, words)) found.push_back(*std::move(initials));
  return found;
}

bool names_a_command(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  return words.any(Sense::command, tokens, 0, tokens.size());
}

Problem which_nation(const TextLine& line, const Initials& initials) {
  const std::string found = line.text.substr(initials.open, initials.end - initials.open);
  return {"",
          line.line,
          "",
          line.text,
          fmt::format("the nation that {} stands for", found),
          fmt::format("Write its name in place of {}", found)};
}

}  // namespace

std::vector<Problem> tell_initials_of_nations(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<std::vector<Initials>> all;
  for (const TextLine& line : lines)
    all.push_back(line.back_matter ? std::vector<Initials>{} : initials_in(line.text, words));
  const auto told = [](const std::vector<Initials>& line) {
    return std::any_of(line.begin(), line.end(), [](const Initials& initials) { return !initials.nation.empty(); });
  };
  std::vector<Problem> looks;
  if (static_cast<std::size_t>(std::count_if(all.begin(), all.end(), told)) <
      kFewestTold)  // the others may be anything
    for (std::vector<Initials>& line : all)
      std::erase_if(line, [](const Initials& initials) { return !initials.sure; });
  std::set<std::string> asked;
  for (std::size_t at = 0; at < lines.size(); ++at)
    for (auto initials = all[at].rbegin(); initials != all[at].rend(); ++initials) {
      TextLine& line = lines[at];
      const std::size_t length = initials->end - initials->open;
      if (!initials->nation.empty()) {
        line.text.replace(initials->open, length, fmt::format("[{}]", initials->nation));
      } else if (names_a_command(line, words)) {
        if (asked.insert(line.text.substr(initials->open, length)).second)
          looks.push_back(which_nation(line, *initials));
        line.text.replace(initials->open, length, fmt::format("[Note: {}]", initials->letters));
      }
    }
  return looks;
}

}  // namespace estafette::readers
