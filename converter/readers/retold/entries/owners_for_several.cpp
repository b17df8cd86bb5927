#include "converter/readers/retold/entries/owners_for_several.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>

namespace estafette::readers {
namespace {

/// Where the word begins that ends before `end`.
std::size_t begin_of_word(std::string_view line, std::size_t end) {
  while (end > 0 && (is_small(line[end - 1]) || capital_at(line, end - 1))) --end;
  return end;
}

/// True if an entry ends at that byte.
bool ends_entry(std::string_view line, std::size_t at) {
  while (at < line.size() && (line[at] == ' ' || line[at] == '.')) ++at;
  return at == line.size() || line[at] == ',' || line[at] == ';' || line[at] == '(' || line[at] == '[' ||
         line[at] == '-' || is_digit(line[at]);
}

/// True if a number stands before that byte in its entry: "23rd Light", "1/95th".
bool behind_number(std::string_view line, std::size_t at) {
  while (at > 0 && line[at - 1] != ',' && line[at - 1] != ';' && line[at - 1] != ':')
    if (is_digit(line[--at])) return true;
  return false;
}

}  // namespace

std::string with_several_for_owners(std::string_view line, const PhraseBook& words) {
  constexpr std::array<std::string_view, 2> kOwner = {"'s", "\u2019s"};
  Rewriting told(line);
  for (std::size_t at = 0; at < line.size(); ++at) {
    for (const std::string_view owner : kOwner) {
      if (!line.substr(at).starts_with(owner) || !ends_entry(line, at + owner.size())) continue;
      const std::size_t begin = begin_of_word(line, at);
      if (begin == at || !behind_number(line, begin)) continue;
      const Tokens several = tokens_of(fmt::format("{}s", line.substr(begin, at - begin)));
      const bool sort = several.size() == 1 && words.has(Sense::kind, several, 0);
      if (sort || words.has(Sense::quality, several, 0)) told.put(at, at + owner.size(), "s");  // "Dragoon Guard's"
    }
  }
  return told.text();
}

}  // namespace estafette::readers
