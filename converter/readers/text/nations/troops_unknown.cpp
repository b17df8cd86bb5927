#include "converter/readers/text/nations/troops_unknown.hpp"

#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostTokens = 6;

/// "Unknown Spanish units", "Spanish: units unknown": somebody's troops, and that nobody knows them.
bool tells_of_unknown(const Tokens& tokens, const PhraseBook& words) {
  const bool nobody = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return token.is == Token::Is::word &&
           words.has(Sense::nobody, tokens, static_cast<std::size_t>(&token - tokens.data()));
  });
  return nobody && std::all_of(tokens.begin(), tokens.end(), [&](const Token& token) {
           const auto at = static_cast<std::size_t>(&token - tokens.data());
           for (const Sense other : {Sense::kind, Sense::command, Sense::rank, Sense::commander})
             if (words.has(other, tokens, at)) return false;
           return token.is == Token::Is::word || token.is == Token::Is::mark;
         });
}

/// "(Spanish)": a people in brackets, and nothing else.
bool is_people_in_brackets(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.size() < 3 || !(tokens.front().mark("(") || tokens.front().mark("["))) return false;
  const std::optional<PhraseFound> people = words.find(Sense::nation, tokens, 1);
  return people && people->length + 2 == tokens.size() && (tokens.back().mark(")") || tokens.back().mark("]"));
}

}  // namespace

void find_troops_unknown(std::vector<TextNode>& rows, const PhraseBook& words, std::vector<Problem>& looks) {
  for (std::size_t at = 1; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    TextNode& above = rows[at - 1];
    const bool plain = row.item.is == Item::Is::unknown || row.item.is == Item::Is::heading ||
                       row.item.is == Item::Is::nation || row.item.is == Item::Is::note;
    if (!plain || row.line.back_matter) continue;
    const Tokens tokens = tokens_of(row.line.text);
    if (tokens.size() > kMostTokens) continue;
    const bool unknown = tells_of_unknown(tokens, words), bare = above.formation() && above.item.units.empty();
    if (!unknown && !(bare && is_people_in_brackets(tokens, words))) continue;
    const std::set<std::string> peoples = nations_in(tokens, words);
    if (unknown && !peoples.empty())
      looks.push_back({"", row.line.line, "", row.line.text, "the troops of the command above",
                       "Give each unit a line of its own, or begin the line with Note:"});
    if (bare && peoples.size() == 1 && above.item.nation.empty() &&
        nation_of_command(tokens_of(above.item.parts.name), "", words).empty())
      above.item.nation = *peoples.begin();
    if (!peoples.empty()) row.item.is = Item::Is::note;
  }
}

}  // namespace estafette::readers
