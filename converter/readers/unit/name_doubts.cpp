#include "converter/readers/unit/name_doubts.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

bool numbers(const Token& token) {
  return token.is == Token::Is::ordinal || token.is == Token::Is::number;
}

/// "47e - 2e": what stood in the line above between the two.
bool has_dash_between_numbers(const Tokens& name) {
  for (std::size_t at = 1; at + 1 < name.size(); ++at)
    if (name[at].mark("-") && !name[at].joined && numbers(name[at - 1]) && name[at + 1].is == Token::Is::ordinal)
      return true;
  return false;
}

/// "3 Regtr. (Alba, Dale 4, Toro)": at least three names at commas in a bracket.
bool lists_in_bracket(const Tokens& name, std::string_view text, const PhraseBook& words) {
  std::size_t entries = 0;
  bool open = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (name[at].mark("(")) open = true;
    if (name[at].mark(")")) open = false;
    if (words.has(Sense::rank, name, at) || words.has(Sense::commander, name, at)) return false;
    const bool begins = open && at > 0 && (name[at - 1].mark("(") || name[at - 1].mark(","));
    entries += begins && name[at].is == Token::Is::word && !is_small(text[name[at].begin]) ? 1U : 0U;
  }
  return entries > 2;
}

/// "3 Regtr.", "4 Ktr.": a count, and a word in short for what is counted, which nobody knows.
bool begins_with_unknown_count(const Tokens& name, const PhraseBook& words) {
  constexpr std::size_t kLongestAbbreviation = 6;  // letters
  constexpr int kMostOfAny = 40;
  if (name.size() < 3 || name[0].is != Token::Is::number || name[0].value < 2 || name[0].value > kMostOfAny ||
      name[1].is != Token::Is::word || !name[2].mark(".") || name[1].text.size() > kLongestAbbreviation)
    return false;
  for (const Sense known : {Sense::kind, Sense::unit, Sense::arm, Sense::state, Sense::nation, Sense::quality,
                            Sense::command, Sense::count, Sense::gun, Sense::country, Sense::serial})
    if (words.has(known, name, 1)) return false;
  return true;
}

}  // namespace

void ask_about_name(const ToldUnit& told, const PhraseBook& words, UnitReading& reading) {
  if (!reading.queries.empty()) return;
  if (has_dash_between_numbers(told.name))
    reading.queries.push_back({"the words of the line above for each dash", "Write them out"});
  else if (lists_in_bracket(told.name, told.parts.name, words))
    reading.queries.push_back({"one unit, or several that can be told apart", "Give each unit a line of its own"});
  else if (begins_with_unknown_count(told.name, words))
    reading.queries.push_back(
        {"a count that can be read, such as 3 regiments or 4 guns", "Write out the word behind the figure"});
}

}  // namespace estafette::readers
