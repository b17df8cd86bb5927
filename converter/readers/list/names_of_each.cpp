#include "converter/readers/list/names_of_each.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/plural.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostOfOneName = 7;  ///< of a name

bool is_link(const ListCut& cut, std::size_t at) {
  const std::optional<PhraseFound> link = cut.words.find(Sense::link, cut.tokens, at);
  return link && link->is != "and" && link->is != "holds";
}

/// "Toro", "Hussars of Alba", "of Dale"; a remark between dashes behind it is left out. Empty for anything else.
std::string_view name_in(const ListCut& cut, std::size_t from, std::size_t to) {
  while (from < to && is_link(cut, from)) ++from;
  for (std::size_t at = from; at < to; ++at)
    if (cut.tokens[at].mark("-") && at > from && cut.tokens[at].begin > cut.tokens[at - 1].end) to = at;
  const std::string_view name = cut.text_of(from, to);
  if (name.empty() || to - from > kMostOfOneName || is_small(name.front())) return {};
  for (std::size_t at = from; at < to; ++at) {
    const Token& token = cut.tokens[at];
    const bool plain = token.is == Token::Is::word || token.mark("-") || token.mark("'");
    const bool command = cut.words.has(Sense::command, cut.tokens, at) && to > from + 1;  // a battalion may be "Centro"
    if (!plain || command || cut.words.has(Sense::rank, cut.tokens, at) || cut.words.has(Sense::verb, cut.tokens, at))
      return {};
    if (names_units(cut.text_of(at, at + 1), cut.words) && singular(name, cut.words) != name) return {};
  }
  return name;
}

bool is_mere_sort(std::string_view name, const PhraseBook& words) {
  const Tokens said = tokens_of(name);
  for (const Sense sense : {Sense::kind, Sense::quality})
    if (const std::optional<PhraseFound> found = words.find(sense, said, 0); found && found->length == said.size())
      return true;
  return false;
}

}  // namespace

std::vector<Parts> names_of_each(const ListCut& cut) {
  if (cut.pieces.size() < 2 || cut.tail) return {};
  const ListCut::Piece& first = cut.pieces.front();
  const std::string_view several = cut.text_of(first.from, first.from + 1);
  const std::string one = singular(several, cut.words);
  if (!names_units(several, cut.words) || one == several || first.to < first.from + 3 || !is_link(cut, first.from + 1))
    return {};
  const std::string_view of = cut.text_of(first.from + 1, first.from + 2);
  std::vector<Parts> units;
  std::size_t sorts = 0;
  for (const ListCut::Piece& piece : cut.pieces) {
    const std::string_view name = name_in(cut, &piece == &first ? first.from + 1 : piece.from, piece.to);
    if (name.empty()) return {};
    sorts += is_mere_sort(name, cut.words) ? 1U : 0U;
    Parts& unit = units.emplace_back();
    unit.name = one + ' ' + std::string(of) + ' ' + std::string(name);
    unit.guessed.emplace_back("a unit of its own, from the names that are joined");
  }
  return sorts * 2 < units.size() ? units : std::vector<Parts>{};
}

}  // namespace estafette::readers
