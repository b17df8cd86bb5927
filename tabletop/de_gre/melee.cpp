#include "tabletop/de_gre/melee.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop::degre {
namespace {

/// "superior", "equal", "inferior"; "succeeds" for a withdrawal that does.
std::string against(const std::string& card, const std::string& other, const TabletopRules& rules) {
  if (card == "withdrawal") {
    if (other == "withdrawal") return "succeeds";
    return rules.table("withdrawal").row(other).text("result") == "succeeds" ? "succeeds" : "inferior";
  }
  if (other == "withdrawal") return against(other, card, rules) == "succeeds" ? "left" : "superior";
  return rules.table("mdi").row(card).text(other);
}

/// What the inferior card loses to that many superior points.
double inferior_loss(double superior, const TabletopRules& rules) {
  const double first = std::min(superior, 1.0) * rules.value("melee-inferior-first");
  return first + std::max(superior - 1, 0.0) / rules.value("melee-inferior-rest");
}

/// What the attacker destroys is one less in a protected square (6.A).
double sheltered(double loss, const DeployedMelee& of, const TabletopRules& rules) {
  return of.protected_square ? std::max(loss - rules.value("protected-melee"), 0.0) : loss;
}

MeleeOutcome equal_cards(const DeployedMelee& of, const TabletopRules& rules) {
  MeleeOutcome out;
  const double weaker = std::min(of.attacker, of.defender);
  const bool even = of.attacker == of.defender;
  const double loss = weaker * rules.value(even ? "melee-even-loss" : "melee-equal-loss");
  out.attacker_loss = loss;
  out.defender_loss = sheltered(loss, of, rules);
  out.attacker_back = of.attacker <= of.defender;
  out.defender_back = of.defender <= of.attacker;
  const double ratio = rules.value("melee-ratio");
  out.attacker_destroyed = of.defender > ratio * of.attacker;
  out.defender_destroyed = of.attacker > ratio * of.defender;
  return out;
}

MeleeOutcome unequal_cards(const DeployedMelee& of, bool attacker_superior, const TabletopRules& rules) {
  MeleeOutcome out;
  const double superior = attacker_superior ? of.attacker : of.defender;
  const double inferior = attacker_superior ? of.defender : of.attacker;
  const double lost = std::min(inferior_loss(superior, rules), inferior);
  const double cost = std::min(lost / rules.value("melee-superior-loss"), superior);
  out.attacker_loss = attacker_superior ? cost : lost;
  out.defender_loss = sheltered(attacker_superior ? lost : cost, of, rules);
  const double attacker_left = of.attacker - out.attacker_loss, defender_left = of.defender - out.defender_loss;
  const bool even = attacker_left == defender_left;
  out.attacker_back = even ? !attacker_superior : attacker_left < defender_left;
  out.defender_back = !out.attacker_back;
  const double ratio = rules.value("melee-ratio");
  out.attacker_destroyed = of.defender >= ratio * of.attacker;
  out.defender_destroyed = of.attacker >= ratio * of.defender;
  return out;
}

std::string told_outcome(const MeleeOutcome& out) {
  if (out.attacker_destroyed) return "attacker destroyed";
  if (out.defender_destroyed) return "defender destroyed";
  if (out.attacker_back && out.defender_back) return "both go back";
  return out.attacker_back ? "attacker goes back" : "defender goes back";
}

void follow_side(const std::string& who, double value, double loss, bool back, bool destroyed,
                 const TabletopRules& rules, Reckoning& reckoning) {
  if (destroyed) {
    reckoning.follow(who, fmt::format("loses all {}", value), "DG 5.C");
    return;
  }
  if (loss > 0) reckoning.follow(who, fmt::format("loses stands worth {}", loss), "DG 5.C");
  if (back) reckoning.follow(who, fmt::format("goes back {} squares", rules.whole("melee-retreat")), "DG 5.G");
}

const std::vector<std::string>& cards() {
  static const std::vector<std::string> kCards = {"column", "line", "square", "flanking", "pincers", "withdrawal"};
  return kCards;
}

}  // namespace

MeleeOutcome melee_outcome(const DeployedMelee& of, const TabletopRules& rules) {
  const std::string attack = against(of.attacker_card, of.defender_card, rules);
  const std::string defence = against(of.defender_card, of.attacker_card, rules);
  if (attack == "succeeds" || defence == "succeeds")
    return {.attacker_back = attack == "succeeds", .defender_back = defence == "succeeds"};
  return attack == "equal" ? equal_cards(of, rules) : unequal_cards(of, attack == "superior", rules);
}

RefereeAnswer card_melee(const DeployedMelee& of, const TabletopRules& rules) {
  Reckoning reckoning(rules, "melee");
  reckoning.note(
      fmt::format("{} with {}, against {} with {}", of.attacker_card, of.attacker, of.defender_card, of.defender));
  const MeleeOutcome out = melee_outcome(of, rules);
  follow_side("attacker", of.attacker, out.attacker_loss, out.attacker_back, out.attacker_destroyed, rules, reckoning);
  follow_side("defender", of.defender, out.defender_loss, out.defender_back, out.defender_destroyed, rules, reckoning);
  return reckoning.result(told_outcome(out), "DG 5.C");
}

RefereeAnswer fallen_stands(double loss, const std::vector<StandsOfClass>& stands, const TabletopRules& rules,
                            TableCup& cup) {
  Reckoning reckoning(rules, "losses");
  std::vector<int> fallen(stands.size(), 0);
  const auto worth = [&](std::size_t i) { return rules.table("classes").row(stands[i].name).number("value"); };
  const auto left = [&](std::size_t i) { return worth(i) > 0 && fallen[i] < stands[i].stands; };
  bool went = true;
  while (went) {
    went = false;
    for (std::size_t i = 0; i < stands.size(); ++i) {
      if (!left(i) || worth(i) > loss) continue;
      loss -= worth(i);
      ++fallen[i];
      went = true;
    }
  }
  std::size_t next = stands.size();  // of what is left, the stand that is worth least
  for (std::size_t i = 0; i < stands.size(); ++i)
    if (left(i) && (next == stands.size() || worth(i) < worth(next))) next = i;
  if (loss > 0 && next < stands.size()) {
    reckoning.note(fmt::format("a coin for {} of a stand of {} (DG 5.F)", loss, stands[next].name));
    if (reckoning.roll(cup, 1, 2, "coin").sum() == 1) ++fallen[next];
  }
  std::string words;
  for (std::size_t i = 0; i < stands.size(); ++i)
    if (fallen[i] > 0) words += fmt::format("{}{} {}", words.empty() ? "" : ", ", fallen[i], stands[i].name);
  return reckoning.result(words.empty() ? "none" : words, "DG 5.E");
}

std::vector<TableProcedure> melee_procedures(const TabletopRules& rules) {
  TableProcedure fight{.name = "melee",
                       .purpose = "A melee with deployment cards",
                       .rule = "DG 5.C",
                       .figures = {length_figure("attacker", "value of the attacker's stands", 200, "4"),
                                   length_figure("defender", "value of the defender's stands", 200, "4"),
                                   word_figure("attacker-card", "the attacker's card", cards(), "column"),
                                   word_figure("defender-card", "the defender's card", cards(), "line"),
                                   yes_figure("protected", "the contact square is protected")},
                       .run = [&rules](const CaseFigures& given, TableCup&) {
                         return card_melee(
                             {given.length("attacker"), given.length("defender"), given.word("attacker-card"),
                              given.word("defender-card"), given.yes("protected")},
                             rules);
                       }};
  TableProcedure losses{.name = "losses",
                        .purpose = "Which stands fall in a melee",
                        .rule = "DG 5.E",
                        .figures = {length_figure("loss", "value that is lost", 99, "0")},
                        .run = {}};
  std::vector<std::string> classes;
  for (const RuleRow& row : rules.table("classes").rows)
    if (row.number("value") > 0) classes.push_back(row.id);
  for (const std::string& name : classes)
    losses.figures.push_back(number_figure(name, "stands of " + name + " in the melee", 0, 99, 0));
  losses.run = [&rules, classes](const CaseFigures& given, TableCup& cup) {
    std::vector<StandsOfClass> stands;
    for (const std::string& name : classes) stands.push_back({name, given.number(name)});
    return fallen_stands(given.length("loss"), stands, rules, cup);
  };
  return {std::move(fight), std::move(losses)};
}

}  // namespace estafette::tabletop::degre
