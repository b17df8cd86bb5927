#include "converter/readers/text/rows/below_unread.hpp"

#include "base/letters.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/words/tokens.hpp"
#include "converter/readers/words/within_rank.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

/// "Corps Kern", "1st Division", "Roe's Brigade": a command by its number or by a name, and not "the division".
bool names_command(const std::string& text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
    if (!command || command->part || !level_from(command->is) || within_rank(tokens, at, words)) continue;
    const std::size_t behind = at + command->length;
    const bool numbered = at > 0 && (tokens[at - 1].figure() || words.has(Sense::ordinal, tokens, at - 1));
    const bool owned = at > 0 && tokens[at - 1].text == "s" && tokens[at - 1].joined;
    const bool name =
        behind < tokens.size() && tokens[behind].is == Token::Is::word && capital_at(text, tokens[behind].begin);
    if (numbered || owned || name) return true;
  }
  return false;
}

/// Nobody understood it, or it is a total that states nothing: either is asked about.
bool is_unread(const TextNode& row) {
  return row.item.is == Item::Is::unknown || (row.item.is == Item::Is::total && !row.item.parts.facts.figures());
}

}  // namespace

void ask_about_troops_below_unread(const std::vector<TextNode>& rows, const PhraseBook& words,
                                   std::vector<Problem>& looks) {
  const TextNode* unread = nullptr;
  for (const TextNode& row : rows) {
    if (row.item.is == Item::Is::unit && unread != nullptr && names_command(unread->line.text, words))
      looks.push_back({"", row.line.line, "", row.line.text, "troops below their command; the line above may name it",
                       "Write that command on a line of its own, or begin the line above with Note:"});
    if (row.item.is != Item::Is::note && row.item.is != Item::Is::furniture) unread = is_unread(row) ? &row : nullptr;
  }
}

}  // namespace estafette::readers
