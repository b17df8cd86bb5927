#include "converter/readers/line/entries_at_semicolons.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostTokens = 12;  ///< of an entry

/// A name that tells of no person and no command.
bool may_be_troops(std::string_view entry, const Tokens& tokens, const PhraseBook& words) {
  if (tokens.empty() || tokens.size() > kMostTokens || is_small(entry.front())) return false;
  for (const Sense other : {Sense::rank, Sense::verb, Sense::command, Sense::commander, Sense::note, Sense::loss})
    if (words.any(other, tokens, 0, tokens.size())) return false;
  return tokens[0].is != Token::Is::mark;
}

}  // namespace

std::vector<Parts> entries_at_semicolons(std::string_view list, const PhraseBook& words) {
  const std::vector<std::string_view> pieces = pieces_of(list, ';');
  if (pieces.size() < 2) return {};
  std::vector<Parts> units;
  bool figures = false;
  for (const std::string_view piece : pieces) {
    const Tokens tokens = tokens_of(piece);
    if (!may_be_troops(piece, tokens, words)) return {};
    Parts unit = parts_of(piece, tokens, words);
    if (unit.name.empty() || !unit.commander.empty() || !unit.note.empty()) return {};
    figures = figures || unit.facts.figures();
    units.push_back(std::move(unit));
  }
  return figures ? units : std::vector<Parts>{};
}

std::string with_colon_behind_arm(std::string_view line, const PhraseBook& words) {
  const std::size_t stop = line.find(". ");
  if (stop == std::string_view::npos || line.find(':') != std::string_view::npos) return std::string(line);
  const Tokens label = tokens_of(line.substr(0, stop));
  const std::optional<PhraseFound> arm = label.empty() ? std::nullopt : words.find(Sense::arm, label, 0);
  if (!arm || arm->part || arm->length != label.size() || arm->is == to_string(Arm::artillery))
    return std::string(line);
  const std::string_view list = trim(line.substr(stop + 1));
  if (pieces_of(list, ';').size() < 2) return std::string(line);
  const std::string_view whole = list.ends_with('.') ? list.substr(0, list.size() - 1) : list;
  if (troops_listed(whole, words).empty() && entries_at_semicolons(whole, words).empty()) return std::string(line);
  return fmt::format("{}: {}", line.substr(0, stop), whole);
}

}  // namespace estafette::readers
