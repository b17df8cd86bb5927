#include "campaign/reports/ledger.hpp"

#include "base/table.hpp"
#include "campaign/reports/history.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

#include <array>

namespace estafette::campaign {
namespace {

enum class Subject { marches, battles, supply, strength, scouts, places, organisation, politics, umpire, remarks };
constexpr std::array kSubjects = {"Marches and fatigue",
                                  "Meetings, battles and retreats",
                                  "Lines of supply",
                                  "Replacements, losses and returns",
                                  "Scouts",
                                  "Places, garrisons and sieges",
                                  "Who joined and who left",
                                  "Prestige, nations and truces",
                                  "The umpire's rulings",
                                  "Remarks"};

/// What an event is about, by what it changes.
struct SubjectOf {
  Subject operator()(const Moved&) const { return Subject::marches; }
  Subject operator()(const PieceMoved&) const { return Subject::marches; }
  Subject operator()(const Fatigued&) const { return Subject::marches; }
  Subject operator()(const BridgeSet&) const { return Subject::marches; }
  Subject operator()(const ContactSet&) const { return Subject::battles; }
  Subject operator()(const BattleSet&) const { return Subject::battles; }
  Subject operator()(const Exhausted&) const { return Subject::battles; }
  Subject operator()(const Placed&) const { return Subject::battles; }
  Subject operator()(const PieceTaken&) const { return Subject::battles; }
  Subject operator()(const CommanderLost&) const { return Subject::battles; }
  Subject operator()(const CommanderBack&) const { return Subject::battles; }
  Subject operator()(const LineTraced&) const { return Subject::supply; }
  Subject operator()(const LineRuled&) const { return Subject::supply; }
  Subject operator()(const StrengthChanged&) const { return Subject::strength; }
  Subject operator()(const Pooled&) const { return Subject::strength; }
  Subject operator()(const Returned&) const { return Subject::strength; }
  Subject operator()(const Scouted&) const { return Subject::scouts; }
  Subject operator()(const OwnerChanged&) const { return Subject::places; }
  Subject operator()(const SiegeSet&) const { return Subject::places; }
  Subject operator()(const DutyTaken&) const { return Subject::places; }
  Subject operator()(const Detached&) const { return Subject::organisation; }
  Subject operator()(const Attached&) const { return Subject::organisation; }
  Subject operator()(const CorpsFormed&) const { return Subject::organisation; }
  Subject operator()(const Arrived&) const { return Subject::organisation; }
  Subject operator()(const Removed&) const { return Subject::organisation; }
  Subject operator()(const WentOver&) const { return Subject::organisation; }
  Subject operator()(const ForceRaised&) const { return Subject::organisation; }
  Subject operator()(const ExpectedTurned&) const { return Subject::organisation; }
  Subject operator()(const PrestigeChanged&) const { return Subject::politics; }
  Subject operator()(const NationChanged&) const { return Subject::politics; }
  Subject operator()(const NeutralityChanged&) const { return Subject::politics; }
  Subject operator()(const TruceSet&) const { return Subject::politics; }
  Subject operator()(const Proposed&) const { return Subject::politics; }
  Subject operator()(const Decided&) const { return Subject::politics; }
  Subject operator()(const CampaignEnded&) const { return Subject::politics; }
  Subject operator()(const Ruled&) const { return Subject::umpire; }
  Subject operator()(const RulesChanged&) const { return Subject::umpire; }
  template <typename Other>
  Subject operator()(const Other&) const {
    return Subject::remarks;
  }
};

Subject subject_of(const Event& event) {
  const Subject subject = std::visit(SubjectOf(), static_cast<const Choice&>(event.change));
  if (event.rule.empty() && subject != Subject::organisation && !std::holds_alternative<BattleSet>(event.change))
    return Subject::umpire;
  return subject == Subject::remarks && event.rule.starts_with("2.") ? Subject::marches : subject;
}

/// The umpire's deeds without a rule that are no rulings: the beginning, the turn of a half-week, letters.
bool only_keeps_the_book(const Change& change) {
  return std::holds_alternative<Founded>(change) || std::holds_alternative<TurnBegan>(change) ||
         std::holds_alternative<TurnEnded>(change) || std::holds_alternative<TurnPaused>(change) ||
         std::holds_alternative<LetterReceived>(change) || std::holds_alternative<OrderWithdrawn>(change) ||
         std::holds_alternative<OrderMoved>(change);
}

std::string with_proof(const Event& event) {
  std::string text = tell(event.said);
  text += cause_in_brackets(event, text);
  for (const Roll& roll : event.dice)
    text += fmt::format(" [{}: {}, of {} to {}]", tell(roll.purpose), roll.value, roll.low, roll.high);
  return text;
}

std::string counted(std::size_t count, const char* one, const char* several) {
  return fmt::format("{} {}", figure(static_cast<long long>(count)), count == 1 ? one : several);
}

}  // namespace

std::vector<LedgerFold> ledger_of(const Chapter& chapter) {
  std::array<LedgerFold, kSubjects.size()> folds;
  std::size_t cut = 0;
  int joined = 0, lost = 0;
  for (const Event& event : chapter.events) {
    if (event.said.empty() || std::holds_alternative<OrderLodged>(event.change)) continue;
    const Subject subject = only_keeps_the_book(event.change) ? Subject::remarks : subject_of(event);
    folds.at(static_cast<std::size_t>(subject)).lines.push_back({event.rule, with_proof(event)});
    if (const auto* traced = std::get_if<LineTraced>(&event.change)) cut += traced->line.cut ? 1 : 0;
    if (const auto* changed = std::get_if<StrengthChanged>(&event.change))
      for (const StrengthChanged::UnitChange& unit : changed->units) (unit.men < 0 ? lost : joined) += unit.men;
  }
  std::vector<LedgerFold> made;
  for (std::size_t i = 0; i < folds.size(); ++i) {
    LedgerFold& fold = folds.at(i);
    if (fold.lines.empty()) continue;
    fold.subject = kSubjects.at(i);
    fold.outcome = counted(fold.lines.size(), "entry", "entries");
    if (static_cast<Subject>(i) == Subject::supply)
      fold.outcome =
          counted(fold.lines.size(), "line", "lines") + (cut == 0 ? ", none is cut" : fmt::format(", {} cut", cut));
    if (static_cast<Subject>(i) == Subject::strength)
      fold.outcome += fmt::format(": {} men joined, {} lost", figure(joined), figure(-lost));
    made.push_back(std::move(fold));
  }
  return made;
}

}  // namespace estafette::campaign
