// An order in official words is read as the same order: all kinds, all forces, random ways.
#include "campaign/orders/in_words.hpp"

#include "campaign/orders/families/understand.hpp"
#include "campaign/orders/letters.hpp"
#include "campaign/orders/sentence/subject.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/state/questions.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::test::in_words_test {
namespace {

/// What the words mean, whether the rules allow it or not.
Order meaning(const State& state, const std::string& words) {
  static const Catalogue places = places_of(theatre_1813().map);
  static const Catalogue rivers = rivers_of(theatre_1813().map);
  const Catalogue own = own_of(state, Side::france);
  const LetterContext context{theatre_1813(), state, Side::france, places, rivers, own, state};
  const Sentence sentence = cut(words);
  Cursor cursor(sentence);
  const Subjects subjects = read_subjects(context, cursor);
  const VerbFound verb = verb_at(sentence, cursor.at());
  const bool forms = verb.verb != nullptr && verb.verb->kind == OrderKind::form;  // names its subjects behind the verb
  if (!forms && subjects.ids.size() != 1) throw std::logic_error("no subject: " + words);
  cursor.skip(verb.words);
  Order order = hear(context, cursor, verb, forms ? ForceId{} : subjects.ids.front()).order;
  if (!cursor.done()) throw std::logic_error("not read to the end: " + words);
  return order;
}

/// The usual forces, and some with names that are hard to read.
State hard_names() {
  State state = forces_of_1813();
  state.forces.push_back(division("Guard and Grenadier Reserve", "Dresden"));
  state.forces.push_back(division("21st and 25th Divisions (Danzig)", "Danzig"));
  state.forces.push_back(division("Escort, 3rd of the Line", "Halle"));
  Force twin = division("1st Division", "Jena");
  twin.id = {"1st-division-2"};
  state.forces.push_back(twin);
  return state;
}

template <typename List>
const auto& any_of_them(const List& list) {
  return list[*rc::gen::inRange<std::size_t>(0, list.size())];
}

std::vector<NodeId> any_way(const State& state, NodeId from) {
  std::vector<NodeId> way = {std::move(from)};
  const int steps = *rc::gen::inRange(1, 6);
  for (int i = 0; i < steps; ++i) way.push_back(any_of_them(stretches(theatre_1813(), state, way.back())).to);
  return way;
}

std::vector<std::string> any_divisions(const Force& force, std::size_t least) {
  std::vector<std::string> ids;
  for (const Formation* division : brigades_of(force))
    if (ids.size() < least || *rc::gen::inRange(0, 2) == 1) ids.push_back(division->id);
  return ids;
}

Order any_order(const State& state) {
  std::vector<ForceId> forces;
  for (const Force& one : state.forces)
    if (one.side == Side::france) forces.push_back(one.id);
  Order order;
  order.kind = static_cast<OrderKind>(*rc::gen::inRange<int>(0, static_cast<int>(order_kind_words().size())));
  order.subject = any_of_them(forces);
  const Force& force = *find_force(state, order.subject);
  switch (order.kind) {
    case OrderKind::march:
    case OrderKind::force_march:
    case OrderKind::exploit:
      order.way = any_way(state, force.at);
      break;
    case OrderKind::garrison:
    case OrderKind::invest:
    case OrderKind::besiege:
      order.place = any_of_them(theatre_1813().map.nodes).id;
      order.divisions = any_divisions(force, 0);
      break;
    case OrderKind::withdraw_if_attacked:
    case OrderKind::march_to_the_guns:
      if (*rc::gen::inRange(0, 2) == 1) order.place = any_of_them(theatre_1813().map.nodes).id;
      if (order.kind == OrderKind::withdraw_if_attacked && !order.place.slug.empty())
        order.divisions = any_divisions(force, 0);
      break;
    case OrderKind::detach:
      order.divisions = any_divisions(force, 1);
      break;
    case OrderKind::base_on:
      order.place = any_of_them(theatre_1813().map.nodes).id;
      break;
    case OrderKind::rally:
      order.subject = state.pieces[0].id;
      order.other = any_of_them(forces);
      break;
    case OrderKind::attach:
      order.other = any_of_them(forces);
      break;
    case OrderKind::follow:
      do order.other = any_of_them(forces);
      while (order.other == order.subject);  // nobody follows himself
      break;
    case OrderKind::form:
      if (const ForceId other = any_of_them(forces); other != order.subject) order.others.push_back(other);
      order.name = *rc::gen::element<std::string>("VII Corps", "Corps of the Elbe", "Lüneburg Corps");
      if (*rc::gen::inRange(0, 2) == 1) order.commander = "General Reynier";
      break;
    case OrderKind::escort:
      order.other = state.pieces[2].id;
      break;
    case OrderKind::bridge:
      order.subject = state.pieces[2].id;
      order.place = any_of_them(theatre_1813().map.nodes).id;
      order.far_bank = any_of_them(theatre_1813().map.nodes).id;
      break;
    case OrderKind::take_up_bridge:
      order.subject = state.pieces[2].id;
      break;
    default:
      break;
  }
  return order;
}

}  // namespace

RC_GTEST_PROP(OrderInWords, IsReadAsTheSameOrder, ()) {
  const State state = hard_names();
  const Order order = any_order(state);
  const std::string words = in_words(theatre_1813(), state, order);
  RC_LOG() << words << "\n";
  RC_ASSERT(meaning(state, words) == order);
}

TEST(OrderInWords, TellsEveryPlaceAndName) {
  const State state = forces_of_1813();
  Order order = march_order(force(state, "III Corps"), "Naumburg - Weissenfels - Lutzen");
  EXPECT_EQ(in_words(theatre_1813(), state, order), "III Corps: march Weissenfels - Lützen");
  order.kind = OrderKind::garrison;
  order.place = node("Torgau");
  order.divisions = {"iii-corps.9th-division", "iii-corps.10th-division"};
  EXPECT_EQ(in_words(theatre_1813(), state, order), "III Corps: garrison Torgau with 9th Division, 10th Division");
}

TEST(OrderInWords, ABridgeIsOverTheRiverThatItWouldCross) {
  const State state = forces_of_1813();
  Order order;
  order.kind = OrderKind::bridge;
  order.subject = state.pieces[2].id;
  order.place = node("Zerbst");
  order.far_bank = node("Bernburg");  // across the Saale, though the Elbe flows nearer to Zerbst
  EXPECT_NE(in_words(theatre_1813(), state, order).find("bridge the Saale at Zerbst to Bernburg"), std::string::npos)
      << in_words(theatre_1813(), state, order);
}

TEST(OrderInWords, ADivisionMayBeCalledAfterThePlaceThatItHolds) {
  const State state = forces_of_1813();
  const auto found = std::find_if(state.forces.begin(), state.forces.end(),
                                  [](const Force& one) { return one.name == "Torgau garrison"; });
  ASSERT_NE(found, state.forces.end());
  Order order;
  order.kind = OrderKind::detach;
  order.subject = found->id;
  order.divisions = {brigades_of(*found).front()->id};
  EXPECT_EQ(meaning(state, "Torgau garrison: detach " + brigades_of(*found).front()->name), order);
}

TEST(OrderInWords, TwoPlacesWithADashBetweenAreNotOneThatIsCalledByBoth) {
  const State state = forces_of_1813();
  EXPECT_EQ(meaning(state, "Torgau garrison: march Wittenberg - Treuenbrietzen - Berlin - Spandau").way,
            test::way("Torgau - Wittenberg - Treuenbrietzen - Berlin - Spandau"));
  EXPECT_EQ(meaning(state, "Torgau garrison: march Wittenberg - Treuenbrietzen - Potsdam - Berlin-Spandau").way.back(),
            node("Spandau"));
}

TEST(OrderInWords, WhatAPieceDoesIsReadAgainToo) {
  const State state = forces_of_1813();
  Order order;
  order.kind = OrderKind::attach;
  order.subject = {"napoleon"};
  order.other = {"iii-corps"};
  EXPECT_EQ(meaning(state, in_words(theatre_1813(), state, order)), order);
  order.kind = OrderKind::detach;
  order.other = {};
  EXPECT_EQ(in_words(theatre_1813(), state, order), "Napoleon: detach");
  EXPECT_EQ(meaning(state, "Napoleon: detach"), order);
}

}  // namespace estafette::test::in_words_test
