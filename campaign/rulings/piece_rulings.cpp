#include "campaign/rulings/piece_rulings.hpp"

#include "base/text.hpp"
#include "campaign/rules/marching/riverbanks.hpp"
#include "campaign/rulings/ruling_values.hpp"
#include "campaign/state/ruled_value.hpp"
#include "campaign/state/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

using Of = const RulingCase&;
constexpr SubjectKind kPiece = SubjectKind::piece;

const Piece& the_piece(Of of) {
  return *find_piece(of.state, of.subject.force);
}

StatePath piece_path(Of of, const std::string& member) {
  const auto one = std::find_if(of.state.pieces.begin(), of.state.pieces.end(),
                                [&](const Piece& each) { return each.id == of.subject.force; });
  return {"pieces", std::to_string(one - of.state.pieces.begin()), member};
}

Change piece_with(Of of) {
  if (fold(of.ruling.value) == "nobody") return PieceMoved{of.subject.force, the_piece(of).at, ForceId{}};
  const ForceId force = force_in_words(of, of.ruling.value);
  return PieceMoved{of.subject.force, find_force(of.state, force)->at, force};
}

Change piece_army(Of of) {
  return ruled_value(piece_path(of, "army"), army_in(of, the_piece(of).side));
}

/// The river of the crossing between them, or else one that flows there.
std::string river_between(Of of, const NodeId& near, const NodeId& far) {
  for (const map::Road& road : of.theatre.map.roads)
    if (!road.river.empty() && ((road.from == near && road.to == far) || (road.from == far && road.to == near)))
      return road.river;
  for (const map::River& river : of.theatre.map.rivers)
    if (on_opposite_banks(river, of.theatre.node(near), of.theatre.node(far))) return river.name;
  refuse_value(of.ruling, of.ruling.value, "two places with a river between them");
}

/// "A - B standing"
Change piece_bridge(Of of) {
  if (the_piece(of).kind != PieceKind::pontoon_train)
    refuse_value(of.ruling, of.subject.shown, "a pontoon train", "Only pontoon trains have bridges of boats");
  if (says_no(of.ruling.value)) return BridgeSet{of.subject.force, std::nullopt};
  const std::string expected = "two banks and how far the bridge has got: \"A - B standing\", building or dismantling";
  const std::string words = words_of(of.ruling);
  const std::size_t last = words.find_last_of(' ');
  const auto& stages = bridge_stage_words();
  const auto stage =
      last == std::string::npos ? stages.end() : std::find(stages.begin(), stages.end(), fold(words.substr(last + 1)));
  if (stage == stages.end()) refuse_value(of.ruling, words, expected);
  const auto [near, far] = parted_at(words.substr(0, last), " - ");
  if (!far) refuse_value(of.ruling, words, expected);
  const NodeId near_bank = place_in(of, near);
  const NodeId far_bank = place_in(of, *far);
  return BridgeSet{of.subject.force,
                   Bridge{of.subject.force, near_bank, far_bank, river_between(of, near_bank, far_bank),
                          static_cast<BridgeStage>(stage - stages.begin())}};
}

/// The boats lie in the bridge: the train is at its near end.
std::vector<Event> train_is_there(Of of) {
  const Change change = piece_bridge(of);
  const auto& set = std::get<BridgeSet>(change);
  if (!set.bridge || set.bridge->near_bank == the_piece(of).at) return {};
  return {silently(of.state, PieceMoved{of.subject.force, set.bridge->near_bank, ForceId{}})};
}

}  // namespace

RulingRows piece_rulings() {
  return {
      {{"a piece", "at", "a place"},
       kPiece,
       [](Of of) -> Change {
         return PieceMoved{of.subject.force, place_in(of, of.ruling.value), ForceId{}};
       }},
      {{"a piece", "with", "a force, or nobody"}, kPiece, piece_with},
      {{"a piece", "taken", "yes"},
       kPiece,
       [](Of of) -> Change {
         expect_yes(of.ruling);
         return PieceTaken{of.subject.force};
       }},
      {{"a piece", "army", "of a headquarters or train: whose it is, or none"}, kPiece, piece_army},
      {{"a piece", "name", "what it is called"},
       kPiece,
       [](Of of) -> Change { return ruled_value(piece_path(of, "name"), words_of(of.ruling)); }},
      {{"a piece", "title", "of a commander-in-chief: by which he is meant too"},
       kPiece,
       [](Of of) -> Change { return ruled_value(piece_path(of, "title"), words_of(of.ruling)); }},
      {{"a piece", "bridge", "of a pontoon train: \"A - B standing\", building or dismantling; or no"},
       kPiece,
       piece_bridge,
       train_is_there},
  };
}

}  // namespace estafette::campaign
