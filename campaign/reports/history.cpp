#include "campaign/reports/history.hpp"

#include "campaign/reports/status.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

/// What a change of each kind is to somebody who reads only the news.
struct News {
  bool operator()(const Moved& change) const { return change.withdrawing; }
  bool operator()(const LineTraced& change) const { return change.line.cut; }
  bool operator()(const PieceMoved&) const { return false; }
  bool operator()(const Fatigued&) const { return false; }
  bool operator()(const StrengthChanged&) const { return false; }
  bool operator()(const Returned&) const { return false; }
  bool operator()(const Scouted&) const { return false; }
  template <typename Other>
  bool operator()(const Other&) const {
    return true;
  }
};

}  // namespace

std::string cause_in_brackets(const Event& event, const std::string& told) {
  if (!has_cause(event.cause)) return {};
  const std::string cause = tell(event.cause);
  return told.find(cause) == std::string::npos ? fmt::format(" ({})", cause) : std::string();
}

std::string in_words(const Event& event) {
  std::string text = fmt::format("{:<8} {}", event.rule.empty() ? "-" : event.rule, tell(event.said));
  text += cause_in_brackets(event, text);
  for (const Roll& roll : event.dice)
    text += fmt::format(" [{}: {}, of {} to {}]", tell(roll.purpose), roll.value, roll.low, roll.high);
  return text;
}

std::string with_rule(const Event& event) {
  return event.rule.empty() ? tell(event.said) : fmt::format("{} ({})", tell(event.said), event.rule);
}

std::string history(const Theatre& theatre, const std::vector<Event>& events) {
  std::string text;
  int turn = 0;
  for (const Event& event : events) {
    if (event.said.empty()) continue;  // it only makes another whole
    if (event.turn.value != turn) {
      turn = event.turn.value;
      text += fmt::format("{}{}\n", text.empty() ? "" : "\n", turn_in_words(theatre, event.turn));
    }
    text += "  " + in_words(event) + "\n";
  }
  return text;
}

bool is_news(const Event& event) {
  return std::visit(News{}, static_cast<const Choice&>(event.change));
}

}  // namespace estafette::campaign
