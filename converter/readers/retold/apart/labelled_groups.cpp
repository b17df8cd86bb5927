#include "converter/readers/retold/apart/labelled_groups.hpp"

#include "base/text.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfLabel = 4;

/// A label, its list, and the dots with what they lead to.
struct LabelledGroup {
  std::string_view label, list, row;
};

/// True of "Infantry regiments", "J\u00E4gers": a sort of troops, and no arm nor anything else.
bool tells_a_sort(std::string_view label, const PhraseBook& words) {
  const Tokens tokens = tokens_of(label);
  const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, 0);
  if (tokens.empty() || tokens.size() > kMostWordsOfLabel || (arm && arm->length == tokens.size())) return false;
  bool sort = false;
  for (std::size_t at = 0; at < tokens.size();) {
    std::optional<PhraseFound> found = words.find(Sense::kind, tokens, at);
    if (!found) found = words.find(Sense::quality, tokens, at);
    if (!found) found = words.find(Sense::unit, tokens, at);
    if (found) sort = true;
    if (!found) found = words.find(Sense::count, tokens, at);
    if (!found && at > 0) found = words.find(Sense::link, tokens, at);  // "R\u00E9giments de ligne"
    if (!found) return false;
    at += found->length;
  }
  return sort;
}

std::optional<LabelledGroup> group_in(std::string_view piece, const PhraseBook& words) {
  const std::size_t colon = piece.find(": ");
  if (colon == std::string_view::npos || piece.find(':', colon + 1) != std::string_view::npos) return std::nullopt;
  LabelledGroup group{trim(piece.substr(0, colon)), trim(piece.substr(colon + 1)), {}};
  if (!tells_a_sort(group.label, words)) return std::nullopt;
  const std::size_t dots = std::min({group.list.find("..."), dash_in(group.list, 0).at, group.list.find(" (")});
  if (dots != std::string_view::npos) {
    group.row = group.list.substr(dots);
    group.list = trim(group.list.substr(0, dots));
  }
  const Tokens listed = tokens_of(group.list);
  for (const Sense other : {Sense::rank, Sense::command, Sense::count, Sense::kind})
    if (words.any(other, listed, 0, listed.size())) return std::nullopt;
  return listed.empty() ? std::nullopt : std::optional(group);
}

}  // namespace

std::string with_labels_behind_groups(std::string_view line, const PhraseBook& words) {
  const std::vector<std::string_view> pieces = pieces_of(line, ';');
  if (pieces.size() < 2) return std::string(line);
  std::string told;
  for (const std::string_view piece : pieces) {
    const std::optional<LabelledGroup> group = group_in(piece, words);
    if (!group || (!group->row.empty() && piece.data() != pieces.back().data())) return std::string(line);
    told += fmt::format("{}{} {}", told.empty() ? "" : "; ", group->list, group->label);
    if (!group->row.empty()) told += fmt::format(" {}", trim(group->row));
  }
  return told;
}

}  // namespace estafette::readers
