#include "converter/readers/text/prose/entries_told.hpp"

#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/retold/retell.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

/// "2nd Div." before its colon: a command by its number.
bool is_numbered_command(std::string_view head, const PhraseBook& words) {
  constexpr std::size_t kMostTokens = 6;
  const Tokens tokens = tokens_of(head);
  if (tokens.empty() || tokens.size() > kMostTokens || tokens[0].is == Token::Is::word) return false;
  const Head command = head_of({tokens, tokens.size(), words});
  return command.is == Head::Is::formation && command.level;
}

/// "commander - Gen. Kern" without its label; nothing if it has none.
std::string_view behind_label(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const std::optional<PhraseFound> label = words.find(Sense::commander, tokens, 0);
  std::size_t at = label ? label->length : tokens.size();
  while (at < tokens.size() && (tokens[at].mark("-") || tokens[at].mark(".") || tokens[at].mark(":"))) ++at;
  return at < tokens.size() && words.has(Sense::rank, tokens, at) ? piece.substr(tokens[at].begin) : std::string_view{};
}

/// "1st Div.: commander - Gen. Kern, chief of staff - Col. Roe".
LinesTold command_led_by(std::string_view sentence, const PhraseBook& words) {
  std::size_t from = 0;
  for (std::size_t colon = sentence.find(':'); colon != std::string_view::npos; colon = sentence.find(':', from)) {
    const std::string_view head = trim(sentence.substr(from, colon - from));
    from = colon + 1;
    if (!is_numbered_command(head, words)) continue;
    const std::vector<std::string_view> pieces = pieces_of(sentence.substr(from), ',');
    const std::string_view leader = pieces.empty() ? std::string_view{} : behind_label(pieces.front(), words);
    if (leader.empty()) return {};
    LinesTold told = {fmt::format("{}: {}", head, leader)};
    for (std::size_t at = 1; at < pieces.size(); ++at) told.push_back(fmt::format("Note: {}", pieces[at]));
    return told;
  }
  return {};
}

/// "6 pp. -Kern" as "6 pp. - Kern", and one blank for several.
std::string with_plain_blanks(std::string_view typed) {
  std::string text;
  for (std::size_t at = 0; at < typed.size(); ++at) {
    if (typed[at] == ' ' && text.ends_with(' ')) continue;
    text += typed[at];
    const bool glued = typed[at] == '-' && at > 0 && typed[at - 1] == ' ' && at + 1 < typed.size();
    if (glued && typed[at + 1] != ' ') text += ' ';
  }
  return text;
}

}  // namespace

bool is_led_unit(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  if (tokens.empty() || tokens[0].is == Token::Is::word || words.any(Sense::verb, tokens, 0, tokens.size()))
    return false;
  const Item item = item_of(retold(entry, words), words);
  return item.is == Item::Is::unit && !item.parts.commander.empty();
}

LinesTold entries_told(std::string_view sentence, const PhraseBook& words) {
  if (LinesTold told = command_led_by(sentence, words); !told.empty()) return told;
  const std::string plain = with_plain_blanks(sentence);
  const std::vector<std::string_view> pieces = pieces_of(plain, ',');
  const auto led = [&](std::string_view piece) { return is_led_unit(piece, words); };
  if (pieces.size() < 2 || !std::all_of(pieces.begin(), pieces.end(), led)) return {};
  return {pieces.begin(), pieces.end()};
}

}  // namespace estafette::readers
