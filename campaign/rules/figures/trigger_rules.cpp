#include "campaign/rules/figures/trigger_rules.hpp"

#include "campaign/rules/figures/bounds.hpp"

#include <algorithm>
#include <functional>
#include <set>

namespace estafette::campaign {
namespace {

constexpr double kFarthestEast = 180;

Side side(XmlElement& element, const std::string& attribute) {
  return element.word(attribute, side_words()) == to_string(Side::france) ? Side::france : Side::coalition;
}

/// A side, or nothing for the word `none`.
Allegiance allegiance(XmlElement& element, const std::string& attribute, const std::string& none) {
  std::vector<std::string> words = side_words();
  words.push_back(none);
  const std::string word = element.word(attribute, words);
  if (word == none) return std::nullopt;
  return word == to_string(Side::france) ? Side::france : Side::coalition;
}

when::Condition prestige(XmlElement& element, bool half_week) {
  const bool below = element.has("below") || !element.has("above");
  return when::Prestige{half_week, below, element.number(below ? "below" : "above", -kMostScore, kMostScore)};
}

when::Condition held(XmlElement& element, const std::string& side_is, bool is_held) {
  const std::string node = element.text("node");
  return when::Held{{node}, side(element, side_is), is_held};
}

when::Condition read_victories(XmlElement& element) {
  when::Victories victories;
  victories.side = side(element, "side");
  victories.level = element.word("level", {"minor", "major"}) == "major" ? VictoryLevel::major : VictoryLevel::minor;
  victories.least = element.number("least", 1, kMostCorps);
  return victories;
}

when::Condition read_corps_beyond(XmlElement& element) {
  when::CorpsBeyond corps;
  corps.side = side(element, "side");
  corps.nation = element.text_or("nation", "");
  corps.most = element.number("most", 0, kMostCorps);
  if (element.has("bank")) {
    corps.bank = element.word("bank", map::bank_words()) == "left" ? map::Bank::left : map::Bank::right;
    corps.river = element.text("of");
  } else {
    corps.east = !element.has("west_of");
    corps.meridian = element.decimal(corps.east ? "east_of" : "west_of", -kFarthestEast, kFarthestEast);
  }
  return corps;
}

when::Condition read_die(XmlElement& element) {
  const when::Die die{element.number("most", 1, kMostFaces), element.number("of", 2, kMostFaces)};
  if (die.most >= die.faces)
    element.complain("most", std::to_string(die.most), "less than the die has faces", "Leave the die out");
  return die;
}

/// What an element may be called, and how it is read.
template <typename Part>
struct ElementWord {
  std::string name;
  std::function<Part(XmlElement&)> read;
};

const std::vector<ElementWord<when::Condition>>& conditions() {
  static const std::vector<ElementWord<when::Condition>> words = {
      {"turn", [](XmlElement& e) { return when::FromTurn{{e.number("from", 1, kLastTurn)}}; }},
      {"prestige", [](XmlElement& e) { return prestige(e, false); }},
      {"half-week", [](XmlElement& e) { return prestige(e, true); }},
      {"held", [](XmlElement& e) { return held(e, "side", true); }},
      {"lost", [](XmlElement& e) { return held(e, "by", false); }},
      {"nation",
       [](XmlElement& e) {
         const std::string name = e.text("name");
         const bool is = !e.has("not");
         return when::Stands{name, allegiance(e, is ? "side" : "not", "neutral"), is};
       }},
      {"victories", read_victories},
      {"exhausted",
       [](XmlElement& e) {
         const std::string nation = e.text("nation");
         return when::ExhaustedCorps{nation, e.number("least", 1, kMostCorps)};
       }},
      {"corps", read_corps_beyond},
      {"unconfirmed", [](XmlElement& e) { return when::Unconfirmed{e.text("trigger")}; }},
      {"die", read_die}};
  return words;
}

const std::vector<ElementWord<then::Effect>>& effects() {
  static const std::vector<ElementWord<then::Effect>> words = {
      {"nation",
       [](XmlElement& e) {
         const std::string name = e.text("name");
         return then::NationTurns{name, allegiance(e, "side", "neutral")};
       }},
      {"ground",
       [](XmlElement& e) {
         const std::string country = e.text("country");
         return then::GroundTurns{country, e.word("neutral", {"yes", "no"}) == "yes"};
       }},
      {"owner",
       [](XmlElement& e) {
         const std::string country = e.text("country");
         return then::Country{country, allegiance(e, "side", "nobody")};
       }},
      {"forces",
       [](XmlElement& e) {
         const std::string nation = e.text("nation");
         return then::Forces{nation, allegiance(e, "go", "home")};
       }},
      {"end", [](XmlElement& e) { return then::End{allegiance(e, "winner", "nobody")}; }}};
  return words;
}

template <typename Part>
std::vector<Part> parts(XmlElement& element, const std::vector<ElementWord<Part>>& words) {
  std::vector<Part> read;
  std::vector<std::string> names;
  for (const ElementWord<Part>& word : words) names.push_back("<" + word.name + ">");
  for (XmlElement& part : element.all_children()) {
    const auto word =
        std::find_if(words.begin(), words.end(), [&](const auto& one) { return one.name == part.name(); });
    if (word == words.end()) {
      const std::string near = nearest("<" + part.name() + ">", names);
      part.complain("", "<" + part.name() + ">", one_of(names), near.empty() ? "" : "Is it " + near + "?");
      continue;
    }
    read.push_back(word->read(part));
    part.no_others();
  }
  if (read.empty()) element.complain("", "nothing in it", "at least one of " + one_of(names));
  element.no_others();
  return read;
}

Trigger trigger(XmlElement& element) {
  Trigger trigger;
  trigger.id = element.text("id");
  trigger.rule = element.text("rule");
  trigger.text = element.text("text");
  if (std::optional<XmlElement> when = element.child("when")) trigger.conditions = parts(*when, conditions());
  if (std::optional<XmlElement> then = element.child("then")) trigger.effects = parts(*then, effects());
  element.no_others();
  return trigger;
}

}  // namespace

std::vector<Trigger> read_triggers(XmlElement& chapter) {
  std::vector<Trigger> triggers;
  std::vector<std::string> ids;
  std::vector<std::pair<XmlElement, std::string>> named;  ///< other triggers that conditions name, with their place
  for (XmlElement& element : chapter.children("trigger")) {
    triggers.push_back(trigger(element));
    const Trigger& made = triggers.back();
    if (std::find(ids.begin(), ids.end(), made.id) != ids.end())
      element.complain("id", made.id, "an id that no other trigger has");
    ids.push_back(made.id);
    for (const when::Condition& condition : made.conditions)
      if (const auto* other = std::get_if<when::Unconfirmed>(&condition)) named.emplace_back(element, other->trigger);
  }
  for (auto& [element, id] : named) {
    if (std::find(ids.begin(), ids.end(), id) != ids.end()) continue;
    const std::string near = nearest(id, ids);
    element.complain("unconfirmed", id, "the id of a trigger", near.empty() ? "" : "Is it " + near + "?");
  }
  return triggers;
}

}  // namespace estafette::campaign
