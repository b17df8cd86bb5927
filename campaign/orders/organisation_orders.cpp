#include "campaign/orders/organisation_orders.hpp"

#include "campaign/state/questions.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

ForceId own_named(const Ground& ground, Cursor& cursor, const std::string& what) {
  return {ground.own[one_named(cursor, ground.own, what)].id};
}

[[noreturn]] void refuse_without_subject(const Cursor& cursor, const std::string& form) {
  not_understood(cursor.sentence().text, "who shall do it, before the order", fmt::format("Write \"{}\"", form));
}

/// A division may be called after its corps: "9th Division of III Corps".
void skip_own_corps(const Ground& ground, Cursor& cursor, const ForceId& corps) {
  Cursor next = cursor;
  if (!next.take({"of", "from"})) return;
  const Match match = ground.own.find(next.sentence(), next.at());
  if (!match.one() || ground.own[match.found.front()].id != corps.slug) return;
  cursor.go_to(next.at() + match.words);
}

Heard hear_attach(const Ground& ground, Cursor& cursor, const ForceId& subject) {
  Heard heard;
  Order& order = heard.order;
  order.kind = OrderKind::attach;
  const bool to = cursor.word() == "to" || cursor.word() == "with";
  cursor.take_all({"to", "with", "at"});
  const ForceId first = own_named(ground, cursor, "a force of your side that can be joined");
  if (cursor.take({"to", "with"})) {
    order.subject = first;
    order.other = own_named(ground, cursor, "a force of your side that can be joined");
    return heard;
  }
  if (subject.slug.empty()) refuse_without_subject(cursor, "9th Division: attach to III Corps");
  const Force* corps = find_force(ground.state, subject);
  const Force* joins = find_force(ground.state, first);
  const bool large = corps != nullptr && echelon(*corps) != Echelon::division;
  const bool small = joins == nullptr || echelon(*joins) == Echelon::division;
  const bool other_way = !to && large && small;  // "III Corps: attach 9th Division"
  order.subject = other_way ? first : subject;
  order.other = other_way ? subject : first;
  return heard;
}

/// The one force of the side of which that is a division.
ForceId whose_division(const Ground& ground, const Cursor& cursor) {
  ForceId found;
  for (const Force& force : ground.state.forces) {
    if (force.side != ground.side || echelon(force) == Echelon::division) continue;
    const Match match = divisions_in(force).find(cursor.sentence(), cursor.at());
    if (!match.certain) continue;
    if (!found.slug.empty()) return {};
    found = force.id;
  }
  return found;
}

Heard hear_detach(const Ground& ground, Cursor& cursor, const ForceId& subject) {
  Heard heard;
  Order& order = heard.order;
  order.kind = OrderKind::detach;
  order.subject = subject;
  if (find_piece(ground.state, subject) != nullptr) {
    cursor.take_all({"from", "itself", "himself"});
    const Match company = ground.own.find(cursor.sentence(), cursor.at());
    if (company.one() && !order_begins(ground, cursor)) cursor.skip(company.words);
    return heard;
  }
  if (subject.slug.empty()) order.subject = whose_division(ground, cursor);
  if (order.subject.slug.empty()) refuse_without_subject(cursor, "III Corps: detach 9th Division");
  const Force& force = force_ordered(ground, cursor, order.subject);
  cursor.take({"behind"});
  const std::size_t start = cursor.at();
  const auto left = maybe_place(ground, cursor);
  if (left && cursor.word() == "garrison") {  // a division that is called "Torgau garrison"
    cursor.go_to(start);
  } else if (left && force.duty == Duty::garrison && *left == force.at) {
    order.kind = OrderKind::leave_garrison;  // "leave Torgau"
    return heard;
  }
  order.divisions = divisions_named(ground, cursor, force);
  skip_own_corps(ground, cursor, order.subject);
  if (!cursor.take({"at", "in"})) return heard;
  if (const NodeId there = place(ground, cursor); there != force.at)
    not_understood(cursor.sentence().text, "divisions that leave where the force is",
                   fmt::format("{} is at {}; detach them there, or when it has come to {}", force.name,
                               ground.theatre.name(force.at), ground.theatre.name(there)));
  return heard;
}

/// The train that is named, or the only one there.
ForceId train_for(const Ground& ground, Cursor& cursor, const Force& force) {
  std::vector<std::size_t> there;
  const Match match = ground.own.find(cursor.sentence(), cursor.at());
  for (std::size_t i = 0; i < ground.own.size(); ++i) {
    const Piece* piece = find_piece(ground.state, {ground.own[i].id});
    if (piece != nullptr && piece->kind == PieceKind::pontoon_train && piece->at == force.at) there.push_back(i);
  }
  if (match.one()) {
    cursor.skip(match.words);
    return {ground.own[match.found.front()].id};
  }
  if (match.found.empty() && !cursor.done() && !order_begins(ground, cursor) &&
      !cursor.take({"train", "pontoons", "boats", "bridge"}))
    (void)own_named(ground, cursor, "a pontoon train of your side");
  cursor.skip(match.words);
  cursor.take_all({"train", "pontoon", "bridging"});
  if (there.size() == 1) return {ground.own[there.front()].id};
  not_understood(cursor.sentence().text, "a pontoon train at its place",
                 there.empty() ? fmt::format("No pontoon train is at {}", ground.theatre.name(force.at))
                               : fmt::format("It may be {}: write its name", clear_names(ground.own, there)));
}

bool rallies(const Piece& piece, const Ground& ground) {
  return piece.kind == PieceKind::headquarters && piece.side == ground.side;
}

/// A headquarters rallies; who names its corps means the headquarters that is with it, who names nobody the one that
/// is where the exhausted corps is.
ForceId headquarters_for(const Ground& ground, const ForceId& subject, const ForceId& exhausted) {
  if (find_piece(ground.state, subject) != nullptr) return subject;
  for (const Piece& piece : ground.state.pieces)
    if (rallies(piece, ground) && !subject.slug.empty() && piece.with == subject) return piece.id;
  const NodeId at = where_is(ground, subject.slug.empty() ? exhausted : subject);
  ForceId found = subject;
  int there = 0;
  for (const Piece& piece : ground.state.pieces) {
    if (!rallies(piece, ground) || piece.at != at) continue;
    found = piece.id;
    ++there;
  }
  return there == 1 ? found : subject;
}

}  // namespace

Heard hear_organisation(const Ground& ground, Cursor& cursor, OrderKind kind, const ForceId& subject) {
  if (kind == OrderKind::attach) return hear_attach(ground, cursor, subject);
  if (kind == OrderKind::detach) return hear_detach(ground, cursor, subject);
  Heard heard;
  heard.order.kind = kind;
  heard.order.subject = subject;
  if (kind == OrderKind::escort) {
    heard.order.other = train_for(ground, cursor, force_ordered(ground, cursor, subject));
  } else {
    heard.order.other = own_named(ground, cursor, "an exhausted force of your side");
    heard.order.subject = headquarters_for(ground, subject, heard.order.other);
    if (heard.order.subject.slug.empty())
      refuse_without_subject(cursor, fmt::format("Army headquarters: rally {}", name_of(ground, heard.order.other)));
  }
  return heard;
}

}  // namespace estafette::campaign
