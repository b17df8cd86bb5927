// In any campaign each exact name and id finds itself, and what is found never hangs on the order of the list.
#include "base/text.hpp"
#include "campaign/names/candidates.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace estafette::test::property_test {
namespace {

const std::vector<std::string> kPeople = {"Ney",    "Neyer", "Blücher",         "Bülow",  "Yorck",         "Kleist",
                                          "Victor", "Berg",  "Latour-Maubourg", "Kleist", "von der Marck", "d'Albe"};
const std::vector<std::string> kRanks = {"", "Marshal ", "Generalleutnant von ", "General of Cavalry Prince ",
                                         "Général de division "};
const std::vector<std::string> kTowns = {"Görlitz", "Burg", "Frankfurt", "Frankfurt on the Oder", "Bad Burg", "Halle"};
const std::vector<std::string> kNumbers = {"I", "II", "III", "V", "VI", "1st", "2nd", "3rd", "13th", "32nd"};
const std::vector<std::string> kCommands = {"Corps", "Cavalry Corps", "Division", "Brigade", "Light Division"};

template <typename List>
const auto& one_of_them(const List& list) {
  return list[*rc::gen::inRange<std::size_t>(0, list.size())];
}

std::string any_name() {
  switch (*rc::gen::inRange(0, 5)) {
    case 0:
      return one_of_them(kNumbers) + " " + one_of_them(kCommands);
    case 1:
      return one_of_them(kPeople) + "'s " + one_of_them(kCommands);
    case 2:
      return one_of_them(kTowns) + (*rc::gen::inRange(0, 2) == 0 ? "" : " garrison");
    case 3:
      return "Corps before " + one_of_them(kTowns);
    default:
      return one_of_them(kNumbers) + " " + one_of_them(kCommands) + " of " + one_of_them(kPeople);
  }
}

State any_state() {
  State state;
  std::set<std::string> ids;
  const auto fresh = [&](const std::string& name) {
    std::string id = slug(name);
    while (!ids.insert(id).second) id += "-2";
    return ForceId{id};
  };
  const int forces = *rc::gen::inRange(1, 12);
  for (int i = 0; i < forces; ++i) {
    const std::string name = any_name();
    Force force = corps(name, "Halle", 1);
    force.id = fresh(name);
    force.troops.edit().commander = one_of_them(kRanks) + one_of_them(kPeople);
    force.side = *rc::gen::inRange(0, 2) == 0 ? Side::france : Side::coalition;
    force.nation = one_of_them(std::vector<std::string>{"France", "Prussia", "Saxony"});
    state.forces.push_back(std::move(force));
  }
  const int armies = *rc::gen::inRange(0, 4);
  for (int i = 0; i < armies; ++i) {
    Army army;
    army.name = "Army of the " + one_of_them(kTowns);
    army.id = fresh(army.name).slug;
    army.commander = one_of_them(kRanks) + one_of_them(kPeople);
    Piece headquarters;
    headquarters.name = army.name + " headquarters";
    headquarters.id = fresh(headquarters.name);
    headquarters.army = army.id;
    Piece train;
    train.kind = PieceKind::pontoon_train;
    train.name = army.name + " pontoon train";
    train.id = fresh(train.name);
    state.armies.push_back(std::move(army));
    state.pieces.push_back(std::move(headquarters));
    state.pieces.push_back(std::move(train));
  }
  return state;
}

map::Map any_map() {
  map::Map map;
  const int nodes = *rc::gen::inRange(1, 12);
  for (int i = 0; i < nodes; ++i) {
    map::Node node;
    node.name = one_of_them(kTowns);
    node.id = {slug(node.name) + (i == 0 ? "" : "-" + std::to_string(i))};
    node.today = one_of_them(kTowns);
    map.nodes.push_back(std::move(node));
  }
  return map;
}

std::vector<Named> everything(const State& state, const map::Map& map) {
  std::vector<Named> all = named_forces(state);
  for (Named& piece : named_pieces(state)) all.push_back(std::move(piece));
  for (Named& place : named_places(map)) all.push_back(std::move(place));
  return all;
}

void each_finds_itself(const std::vector<Named>& list) {
  const Catalogue names(list);
  for (std::size_t i = 0; i < list.size(); ++i) {
    RC_ASSERT(names.find(list[i].id).fits == std::vector<std::size_t>{i});
    RC_ASSERT(names.find(names.sure_name(i)).fits == std::vector<std::size_t>{i});
    const std::vector<std::size_t> called = names.find(list[i].name).fits;
    RC_ASSERT(std::find(called.begin(), called.end(), i) != called.end());
    for (const std::size_t other : called) RC_ASSERT(fold(list[other].name) == fold(list[i].name));
  }
}

/// A name, a part of one, or one with a slip of the pen.
std::string any_spelling(const std::vector<Named>& list) {
  const Named& named = one_of_them(list);
  std::string words = named.name;
  if (!named.commanders.empty() && *rc::gen::inRange(0, 3) == 0) words = named.commanders.front();
  const std::vector<std::string> parts = split(words, ' ');
  if (*rc::gen::inRange(0, 3) == 0) words = one_of_them(parts);
  if (*rc::gen::inRange(0, 3) == 0 && words.size() > 3)
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(*rc::gen::inRange<std::size_t>(0, words.size())));
  return words;
}

}  // namespace

RC_GTEST_PROP(Names, EachExactNameAndIdFindsItself, ()) {
  const State state = any_state();
  const map::Map map = any_map();
  each_finds_itself(named_forces(state));
  each_finds_itself(named_pieces(state));
  each_finds_itself(named_places(map));
}

RC_GTEST_PROP(Names, WhatIsFoundNeverHangsOnTheOrderOfTheList, ()) {
  const State state = any_state();
  std::vector<Named> list = everything(state, any_map());
  const std::string words = any_spelling(list);
  const auto found = [&words](const std::vector<Named>& all) {
    const Catalogue names(all);
    const Meaning meaning = names.find(words);
    std::set<std::pair<int, std::string>> ids;
    for (const std::size_t i : meaning.fits) ids.insert({names[i].kind, names[i].id});
    return std::pair(ids, meaning.nearest);
  };
  const auto before = found(list);
  for (int i = 0; i < 3; ++i) {
    for (std::size_t at = list.size(); at > 1; --at)
      std::swap(list[at - 1], list[*rc::gen::inRange<std::size_t>(0, at)]);
    RC_ASSERT(found(list) == before);
  }
}

}  // namespace estafette::test::property_test
