#include "campaign/orders/families/bridge_orders.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/rules/marching/riverbanks.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

constexpr const char* kForm = "a bridge as in \"bridge RIVER at HERE to THERE\"";

/// The train that is meant: the subject itself, or one that belongs to it.
const Piece& train_of(const LetterContext& context, const Cursor& cursor, const ForceId& subject) {
  std::vector<const Piece*> trains;
  const Piece* piece = find_piece(context.state, subject);
  const Force* force = find_force(context.state, subject);
  for (const Piece& train : context.state.pieces) {
    if (train.kind != PieceKind::pontoon_train || train.side != context.side) continue;
    const bool itself = train.id == subject;
    const bool of_headquarters =
        piece != nullptr && piece->kind == PieceKind::headquarters && train.army == piece->army;
    const bool at_hand = force != nullptr && train.at == force->at;
    if (itself || of_headquarters || at_hand || subject.slug.empty()) trains.push_back(&train);
  }
  if (trains.size() == 1) return *trains.front();
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < context.own.size(); ++i)
    for (const Piece* train : trains)
      if (train->id.slug == context.own[i].id) all.push_back(i);
  if (trains.empty())
    not_understood(cursor.sentence().text, "a pontoon train, since only trains build bridges of boats (5.2)",
                   subject.slug.empty() ? "" : fmt::format("{} has none with it", name_of(context, subject)));
  not_understood(cursor.sentence().text, "one pontoon train",
                 fmt::format("It may be {}: write its name before the order", clear_names(context.own, all)));
}

const map::River* river_named(const LetterContext& context, Cursor& cursor) {
  cursor.take_all({"river", "over", "across"});
  const Match match = context.rivers.find(cursor.sentence(), cursor.at());
  if (!match.one()) return nullptr;
  cursor.skip(match.words);
  cursor.take({"river"});
  return map::find_river(context.theatre.map, context.rivers[match.found.front()].name);
}

/// Where a bridge over the river could end: places opposite that are near enough (5.2).
std::vector<NodeId> far_banks(const Theatre& theatre, const map::River& river, const map::Node& near) {
  const BridgeRules& rules = theatre.rules.bridge;
  std::vector<NodeId> found;
  for (const map::Node& far : theatre.map.nodes)
    if (on_opposite_banks(river, near, far) && map::km_between(near.at, far.at) <= rules.longest &&
        map::approach(far.at, river.course).km <= rules.to_river)
      found.push_back(far.id);
  return found;
}

NodeId only_far_bank(const LetterContext& context, const Cursor& cursor, const map::River& river, const NodeId& near) {
  const std::vector<NodeId> banks = far_banks(context.theatre, river, context.theatre.node(near));
  if (banks.size() == 1) return banks.front();
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < context.places.size(); ++i)
    for (const NodeId& bank : banks)
      if (bank.slug == context.places[i].id) found.push_back(i);
  not_understood(cursor.sentence().text, kForm,
                 banks.empty() ? fmt::format("No place across the {1} from {0} is near enough",
                                             context.theatre.name(near), river.name)
                               : fmt::format("Where is it to end? It may be {}", clear_names(context.places, found)));
}

/// Whoever names the Elbe does not get a bridge over the Saale, which flows between the same places.
void refuse_another_river(const LetterContext& context, const Cursor& cursor, const map::River& named,
                          const Order& order) {
  const auto bridged = [&](const map::River& river) {
    return may_be_bridged(river, context.theatre.node(order.place), context.theatre.node(order.far_bank),
                          context.theatre.rules.bridge.to_river);
  };
  if (bridged(named)) return;
  for (const map::River& river : context.theatre.map.rivers)
    if (bridged(river))
      not_understood(
          cursor.sentence().text, kForm,
          fmt::format("Between {} and {} a bridge would be over the {}, not the {} (5.2)",
                      context.theatre.name(order.place), context.theatre.name(order.far_bank), river.name, named.name));
}

}  // namespace

Heard hear_bridge(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject) {
  Heard heard;
  Order& order = heard.order;
  order.kind = kind;
  const Piece& train = train_of(context, cursor, subject);
  order.subject = train.id;
  if (kind == OrderKind::take_up_bridge) {
    cursor.take_all({"again", "at", "over", "of"});
    if (const map::River* river = river_named(context, cursor); river != nullptr) cursor.take_all({"at"});
    (void)maybe_place(context, cursor);
    return heard;
  }
  const map::River* river = river_named(context, cursor);
  std::optional<NodeId> near;
  std::optional<NodeId> far;
  while (!cursor.done()) {
    const std::size_t before = cursor.at();
    const bool other_end = cursor.gap() == Gap::dash || cursor.gap() == Gap::comma || cursor.word() == "to" ||
                           cursor.word() == "towards" || cursor.word() == "and";
    Cursor next = cursor;
    next.take_all({"at", "from", "between", "to", "towards", "toward", "and", "in", "near", "over"});
    if (order_begins(context, next)) break;
    cursor.go_to(next.at());
    const std::optional<NodeId> here = maybe_place(context, cursor);
    if (!here || cursor.at() == before) break;
    (near || other_end ? far : near) = *here;
  }
  order.place = near.value_or(train.at);
  if (!far && river == nullptr)
    not_understood(cursor.sentence().text, kForm, "Name the river, or the place where the bridge is to end");
  if (!far) heard.remark = "the only place opposite";
  order.far_bank = far ? *far : only_far_bank(context, cursor, *river, order.place);
  if (river != nullptr &&
      !on_opposite_banks(*river, context.theatre.node(order.place), context.theatre.node(order.far_bank)))
    not_understood(cursor.sentence().text, kForm,
                   fmt::format("{} and {} are on the same bank of the {}", context.theatre.name(order.place),
                               context.theatre.name(order.far_bank), river->name));
  if (river != nullptr) refuse_another_river(context, cursor, *river, order);
  return heard;
}

}  // namespace estafette::campaign
