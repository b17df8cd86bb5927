#include "campaign/orders/families/organisation_orders.hpp"

#include "campaign/orders/families/march_orders.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace estafette::campaign {
namespace {

ForceId own_named(const LetterContext& context, Cursor& cursor, const std::string& what) {
  return {context.own[one_named(cursor, context.own, what)].id};
}

[[noreturn]] void refuse_without_subject(const Cursor& cursor, const std::string& form) {
  not_understood(cursor.sentence().text, "the name of a force, before the order", fmt::format("Write \"{}\"", form));
}

/// A division may be called after its corps: "9th Division of III Corps".
void skip_own_corps(const LetterContext& context, Cursor& cursor, const ForceId& corps) {
  Cursor next = cursor;
  if (!next.take({"of", "from"})) return;
  const Match match = context.own.find(next.sentence(), next.at());
  if (!match.one() || context.own[match.found.front()].id != corps.slug) return;
  cursor.go_to(next.at() + match.words);
}

/// Past "at Jena" before or behind the force that is joined; nothing if no place is named. Behind it a place alone will
/// do: "à" counts as an article.
std::optional<NodeId> take_meeting_place(const LetterContext& context, Cursor& cursor, bool behind) {
  Cursor next = cursor;
  if ((!next.take({"at", "in", "near", "to"}) && !(behind && !next.done() && next.gap() == Gap::blank)) ||
      context.own.find(next.sentence(), next.at()).certain)
    return std::nullopt;
  const std::optional<NodeId> found = maybe_place(context, next);
  if (found) cursor.go_to(next.at());
  return found;
}

/// To join a force that is somewhere else is to march there: to the place that is named, or wherever that force is when
/// it has marched.
Heard hear_meeting(const LetterContext& context, const Cursor& cursor, const ForceId& subject, const ForceId& other,
                   const std::optional<NodeId>& place) {
  if (place && *place != where_is(context, other)) {
    const Sentence march = cut(context.theatre.name(*place));
    Cursor way(march);
    Heard heard = hear_march(context, way, OrderKind::march, subject);
    heard.remark += fmt::format("{}there it meets {}", heard.remark.empty() ? "" : "; ", name_of(context, other));
    return heard;
  }
  if (other == subject) not_understood(cursor.sentence().text, "another force to join", "");
  Heard heard;
  heard.order.kind = OrderKind::follow;
  heard.order.subject = subject;
  heard.order.other = other;
  heard.remark = fmt::format("not in the same place: a march to where {} is", name_of(context, other));
  return heard;
}

Heard hear_attach(const LetterContext& context, Cursor& cursor, const ForceId& subject) {
  Heard heard;
  Order& order = heard.order;
  order.kind = OrderKind::attach;
  const std::size_t verb = cursor.at();
  bool meets = false;
  for (std::size_t i = verb - std::min<std::size_t>(verb, 3); i < verb; ++i)
    meets = meets || letter_words().meets(cursor.sentence().words[i].plain);
  std::optional<NodeId> place = take_meeting_place(context, cursor, false);
  const bool to = cursor.word() == "to" || cursor.word() == "with";
  cursor.take_all({"to", "with", "at", "of"});  // "of": also a German article
  const ForceId first = own_named(context, cursor, "a force of your side to join");
  if (!place) place = take_meeting_place(context, cursor, true);
  const bool apart = !subject.slug.empty() && where_is(context, subject) != where_is(context, first);
  if (meets && !subject.slug.empty() && (apart || (place && *place != where_is(context, first))))
    return hear_meeting(context, cursor, subject, first, place);
  if (cursor.take({"to", "with"})) {
    order.subject = first;
    order.other = own_named(context, cursor, "a force of your side to join");
    return heard;
  }
  if (subject.slug.empty()) refuse_without_subject(cursor, "9th Division: attach to III Corps");
  const Force* corps = find_force(context.state, subject);
  const Force* joins = find_force(context.state, first);
  const bool large = corps != nullptr && echelon(*corps) != Echelon::division;
  const bool small = joins == nullptr || echelon(*joins) == Echelon::division;
  const bool other_way = !to && large && small;  // "III Corps: attach 9th Division"
  order.subject = other_way ? first : subject;
  order.other = other_way ? subject : first;
  return heard;
}

/// The one force of the side of which that is a division.
ForceId whose_division(const LetterContext& context, const Cursor& cursor) {
  ForceId found;
  for (const Force& force : context.state.forces) {
    if (force.side != context.side || echelon(force) == Echelon::division) continue;
    const Match match = divisions_in(force).find(cursor.sentence(), cursor.at());
    if (!match.certain) continue;
    if (!found.slug.empty()) return {};
    found = force.id;
  }
  return found;
}

Heard hear_detach(const LetterContext& context, Cursor& cursor, const ForceId& subject) {
  Heard heard;
  Order& order = heard.order;
  order.kind = OrderKind::detach;
  order.subject = subject;
  if (find_piece(context.state, subject) != nullptr) {
    cursor.take_all({"from", "itself", "himself"});
    const Match company = context.own.find(cursor.sentence(), cursor.at());
    if (company.one() && !order_begins(context, cursor)) cursor.skip(company.words);
    return heard;
  }
  if (subject.slug.empty()) order.subject = whose_division(context, cursor);
  if (order.subject.slug.empty()) refuse_without_subject(cursor, "III Corps: detach 9th Division");
  const Force& force = force_ordered(context, cursor, order.subject);
  cursor.take_all({"behind", "of"});  // "of": also a German article
  const std::size_t start = cursor.at();
  const auto left = maybe_place(context, cursor);
  if (left && cursor.word() == "garrison") {  // a division that is called "Torgau garrison"
    cursor.go_to(start);
  } else if (left && force.duty == Duty::garrison && *left == force.at) {
    order.kind = OrderKind::leave_garrison;  // "leave Torgau"
    return heard;
  }
  if (left && *left == force.at && cursor.take({"for"}))  // "leave Auerstedt for Naumburg"
    return hear_march(context, cursor, OrderKind::march, order.subject);
  order.divisions = divisions_named(context, cursor, force);
  skip_own_corps(context, cursor, order.subject);
  if (!cursor.take({"at", "in"})) return heard;
  if (const NodeId there = place(context, cursor); there != force.at)
    not_understood(cursor.sentence().text, "divisions detached where the force is now",
                   fmt::format("{} is at {}; detach them there, or once it has reached {}", force.name,
                               context.theatre.name(force.at), context.theatre.name(there)));
  return heard;
}

/// "Guard the bridge", "protect Torgau": that is to stand.
[[noreturn]] void refuse_holding(const Cursor& cursor, const std::string& what, const std::string& how) {
  not_understood(cursor.sentence().text, "a pontoon train of your side",
                 fmt::format("Whoever is to hold a {} {}; \"escort\" is for trains", what, how));
}

/// The train that is named, or the only one there.
ForceId train_for(const LetterContext& context, Cursor& cursor, const Force& force) {
  std::vector<std::size_t> there;
  const Match match = context.own.find(cursor.sentence(), cursor.at());
  for (std::size_t i = 0; i < context.own.size(); ++i) {
    const Piece* piece = find_piece(context.state, {context.own[i].id});
    if (piece != nullptr && piece->kind == PieceKind::pontoon_train && piece->at == force.at) there.push_back(i);
  }
  if (match.one()) {
    cursor.skip(match.words);
    return {context.own[match.found.front()].id};
  }
  if (cursor.word() == "bridge") {
    Cursor behind = cursor;
    behind.skip(1);
    if (!behind.take({"train", "boats"})) refuse_holding(cursor, "bridge", "is to stand at its place");
    cursor.go_to(behind.at());
  } else if (match.found.empty() && !cursor.done() && !order_begins(context, cursor) &&
             !cursor.take({"train", "pontoons", "boats"}))
    (void)own_named(context, cursor, "a pontoon train of your side");
  cursor.skip(match.words);
  cursor.take_all({"train", "pontoon", "bridging"});
  if (there.size() == 1) return {context.own[there.front()].id};
  not_understood(cursor.sentence().text, "a pontoon train in the same place",
                 there.empty() ? fmt::format("No pontoon train is at {}", context.theatre.name(force.at))
                               : fmt::format("It may be {}: write its name", clear_names(context.own, there)));
}

bool rallies(const Piece& piece, const LetterContext& context) {
  return piece.kind == PieceKind::headquarters && piece.side == context.side;
}

/// Only a headquarters rallies: a corps named as the subject means the headquarters that is with it, and no name means
/// the one where the exhausted corps is.
ForceId headquarters_for(const LetterContext& context, const ForceId& subject, const ForceId& exhausted) {
  if (find_piece(context.state, subject) != nullptr) return subject;
  for (const Piece& piece : context.state.pieces)
    if (rallies(piece, context) && !subject.slug.empty() && piece.with == subject) return piece.id;
  const NodeId at = where_is(context, subject.slug.empty() ? exhausted : subject);
  ForceId found = subject;
  int there = 0;
  for (const Piece& piece : context.state.pieces) {
    if (!rallies(piece, context) || piece.at != at) continue;
    found = piece.id;
    ++there;
  }
  return there == 1 ? found : subject;
}

/// Refuses a name that is no force's. A division of a larger force must be detached first.
[[noreturn]] void refuse_division(const LetterContext& context, const Cursor& cursor) {
  const ForceId corps = whose_division(context, cursor);
  const std::string found = cursor.phrase();
  const std::string near = context.own.nearest_to(found);
  not_understood(found, "a division of your side that acts alone",
                 !corps.slug.empty()
                     ? fmt::format("It is part of {0}: first write \"{0}: detach {1}\"", name_of(context, corps), found)
                 : near.empty() ? ""
                                : fmt::format("Is it {}?", near));
}

/// "VII Corps from 24th, 25th Division under ..."
Heard hear_form(const LetterContext& context, Cursor& cursor) {
  Heard heard;
  Order& order = heard.order;
  order.kind = OrderKind::form;
  const std::string form = "a corps as in \"form VII Corps from 24th, 25th Division under COMMANDER\"";
  const std::size_t name = cursor.at();
  while (!cursor.done() && cursor.word() != "from" && cursor.word() != "out") cursor.skip(1);
  order.name = cursor.sentence().between(name, cursor.at());
  if (order.name.empty() || cursor.done()) not_understood(cursor.sentence().text, form, "");
  cursor.take_all({"out", "of", "from"});
  while (true) {
    const Match match = context.own.find(cursor.sentence(), cursor.at());
    if (match.found.empty()) refuse_division(context, cursor);
    const ForceId id = own_named(context, cursor, "a division of your side that acts alone");
    if (order.subject.slug.empty())
      order.subject = id;
    else if (id != order.subject && std::find(order.others.begin(), order.others.end(), id) == order.others.end())
      order.others.push_back(id);
    Cursor next = cursor;
    if (!next.take({"and", "with"}) && (next.done() || next.gap() != Gap::comma)) break;
    next.take_all({"and", "with"});
    if (next.done() || next.word() == "under" || order_begins(context, next)) break;
    cursor.go_to(next.at());
  }
  cursor.take_all({"and"});
  if (!cursor.take({"under"})) return heard;
  const std::size_t commander = cursor.at();
  do {
    cursor.skip(1);
  } while (!cursor.done() && cursor.gap() < Gap::comma && cursor.word() != "and");
  order.commander = cursor.sentence().between(commander, cursor.at());
  return heard;
}

/// "Napoleon accompanies III Corps": whoever is no troops, or goes with what is no train, travels with it.
bool goes_with(const LetterContext& context, const Cursor& cursor, const ForceId& subject) {
  const Match match = context.own.find(cursor.sentence(), cursor.at());
  if (!match.certain || !match.one()) return false;
  const Piece* piece = find_piece(context.state, {context.own[match.found.front()].id});
  return piece == nullptr || (find_piece(context.state, subject) != nullptr && piece->kind != PieceKind::pontoon_train);
}

/// "Protect Torgau", though a garrison may be called so.
bool names_place(const LetterContext& context, const Cursor& cursor) {
  const Match place = context.places.find(cursor.sentence(), cursor.at());
  return place.certain && place.words >= context.own.find(cursor.sentence(), cursor.at()).words;
}

}  // namespace

Heard hear_organisation(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject) {
  if (kind == OrderKind::attach) return hear_attach(context, cursor, subject);
  if (kind == OrderKind::detach) return hear_detach(context, cursor, subject);
  if (kind == OrderKind::form) return hear_form(context, cursor);
  if (kind == OrderKind::escort && names_place(context, cursor)) refuse_holding(cursor, "place", "is to stand there");
  if (kind == OrderKind::escort && goes_with(context, cursor, subject)) return hear_follow(context, cursor, subject);
  Heard heard;
  heard.order.kind = kind;
  heard.order.subject = subject;
  if (kind == OrderKind::escort) {
    heard.order.other = train_for(context, cursor, force_ordered(context, cursor, subject));
  } else {
    heard.order.other = own_named(context, cursor, "an exhausted force of your side");
    heard.order.subject = headquarters_for(context, subject, heard.order.other);
    if (heard.order.subject.slug.empty())
      refuse_without_subject(cursor, fmt::format("Army headquarters: rally {}", name_of(context, heard.order.other)));
  }
  return heard;
}

}  // namespace estafette::campaign
