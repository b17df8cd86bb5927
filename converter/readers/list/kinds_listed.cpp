#include "converter/readers/list/kinds_listed.hpp"

#include "base/letters.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::string_view kGuess = "a unit of its own, from the kinds that are joined";

/// "grenadiers" and nothing else.
bool is_kind(const ListCut& cut, std::size_t from, std::size_t to) {
  const std::optional<PhraseFound> kind = cut.words.find(Sense::kind, cut.tokens, from);
  return kind && !kind->part && from + kind->length == to && !cut.words.has(Sense::arm, cut.tokens, from);
}

/// "Grenadier", which tells what sort of Guards they are.
bool is_adjective(const ListCut& cut, std::size_t at) {
  return is_kind(cut, at, at + 1) && !cut.tokens[at].text.ends_with('s');
}

/// Where the Guards of the last piece begin that all of them are: "de la Garde", "der Garde". Its end if they are
/// not told of so.
std::size_t guard_behind_kind(const ListCut& cut) {
  const ListCut::Piece& last = cut.pieces.back();
  const std::optional<PhraseFound> kind = cut.words.find(Sense::kind, cut.tokens, last.from);
  if (!kind || kind->part) return last.to;
  std::size_t at = last.from + kind->length;
  const std::size_t tail = at;
  bool guard = false;
  while (at < last.to) {
    const std::optional<PhraseFound> quality = cut.words.find(Sense::quality, cut.tokens, at);
    std::optional<PhraseFound> said = quality ? quality : cut.words.find(Sense::link, cut.tokens, at);
    if (!said) said = cut.words.find(Sense::nation, cut.tokens, at);
    if (!said) return last.to;
    guard = guard || (quality && quality->is == "guard");
    at += said->length;
  }
  return guard ? tail : last.to;
}

std::vector<Parts> named(const ListCut& cut, std::string_view behind_all) {
  std::vector<Parts> units;
  for (const ListCut::Piece& piece : cut.pieces) {
    Parts& unit = units.emplace_back();
    unit.name = cut.text_of(piece.from, piece.to);
    if (&piece != &cut.pieces.back()) unit.name.append(" ").append(behind_all);
    unit.guessed.emplace_back(kGuess);
  }
  return units;
}

}  // namespace

std::vector<Parts> kinds_of_a_guard(const ListCut& cut) {
  if (cut.pieces.size() < 2) return {};
  const ListCut::Piece& last = cut.pieces.back();
  const auto others = [&](auto holds) { return std::all_of(cut.pieces.begin(), cut.pieces.end() - 1, holds); };
  const std::size_t guard = guard_behind_kind(cut);
  if (guard < last.to && others([&](const ListCut::Piece& piece) { return is_kind(cut, piece.from, piece.to); }))
    return named(cut, cut.text_of(guard, last.to));
  // "Grenadier, Fusilier and Coldstream Guards"
  if (last.to < last.from + 2) return {};
  const std::size_t end = last.to - 1;
  const std::optional<PhraseFound> guards = cut.words.find(Sense::quality, cut.tokens, end);
  if (!guards || guards->is != "guard" || !cut.tokens[end].text.ends_with('s')) return {};
  const bool names = others([&](const ListCut::Piece& piece) {
    return piece.to == piece.from + 1 && cut.tokens[piece.from].is == Token::Is::word &&
           capital_at(cut.text, cut.tokens[piece.from].begin) && !cut.words.has(Sense::rank, cut.tokens, piece.from);
  });
  const bool adjective = std::any_of(cut.pieces.begin(), cut.pieces.end(),
                                     [&](const ListCut::Piece& piece) { return is_adjective(cut, piece.from); });
  return names && adjective ? named(cut, cut.text_of(end, last.to)) : std::vector<Parts>{};
}

}  // namespace estafette::readers
