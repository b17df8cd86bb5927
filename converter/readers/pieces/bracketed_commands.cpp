#include "converter/readers/pieces/bracketed_commands.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

/// What stands in the only pair of brackets round the whole line; empty if there is none.
std::string_view inside(std::string_view text) {
  text = trim(text);
  while (text.ends_with('.') || text.ends_with(':')) text.remove_suffix(1);
  if (text.size() < 3) return {};
  const bool round = text.front() == '(' && text.back() == ')', square = text.front() == '[' && text.back() == ']';
  if (!round && !square) return {};
  int depth = 0;
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    depth += text[at] == '(' || text[at] == '[' ? 1 : text[at] == ')' || text[at] == ']' ? -1 : 0;
    if (depth == 0) return {};
  }
  return trim(text.substr(1, text.size() - 2));
}

bool names_troops(const TextLine& line, const PhraseBook& words) {
  return may_be_read(line) && item_of(line.text, words).is == Item::Is::unit;
}

/// Troops end there: a unit, a command with its troops on its line, their sum.
bool ends_troops(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line)) return false;
  const Item item = item_of(line.text, words);
  return item.is == Item::Is::unit || item.is == Item::Is::total || item.is == Item::Is::facts || !item.units.empty();
}

/// A command that says nothing of where it was or what became of it, and is no whole sentence.
bool is_command(std::string_view text, const Item& item, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return item.is == Item::Is::formation && !words.has(Sense::link, tokens, 0) && !is_small(text.front()) &&
         item.unread.empty() && !item.nation_only && !words.any(Sense::verb, tokens, 0, tokens.size()) &&
         !words.any(Sense::note, tokens, 0, tokens.size()) && !words.any(Sense::month, tokens, 0, tokens.size());
}

}  // namespace

std::vector<Problem> take_brackets_off_commands(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  std::size_t widest = 0;
  bool bracketed = false;
  for (const TextLine& line : lines) widest = std::max(widest, width(line.text));
  for (std::size_t at = 1; at < lines.size(); ++at) {
    const std::string_view inner = may_be_read(lines[at]) ? inside(lines[at].text) : std::string_view{};
    const bool below_another = std::exchange(bracketed, !inner.empty());
    if (inner.empty()) continue;
    const std::size_t room = widest - width(lines[at - 1].text);  // for the rest of the line above
    const bool rest = lines[at].text.front() == '(' && !below_another && !lines[at].after_blank &&
                      width(inner.substr(0, inner.find(' '))) + 2 > room;
    const Item item = item_of(inner, words);
    const bool listed = !item.units.empty();
    if ((rest && !listed) || !is_command(inner, item, words)) continue;
    if (!listed && !(ends_troops(lines[at - 1], words) && at + 1 < lines.size() && names_troops(lines[at + 1], words)))
      continue;
    const std::string typed = lines[at].text;
    const bool told_of_above = typed.front() == '(' && !lines[at].after_blank;  // "(2nd Division)" may be a remark
    lines[at].text = std::string(inner);
    if (listed || told_of_above)
      looks.push_back({"", lines[at].line, "", typed,
                       listed ? "troops that were there: these stand in brackets"
                              : "a command or a remark: this line stands in brackets",
                       "Take the brackets off, or begin the line with Note:"});
  }
  return looks;
}

}  // namespace estafette::readers
