#include "sow_dumps/policy.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

namespace estafette::dumps {
namespace {

/// "10 10 5": the shares by turn.
std::vector<int> shares_by_turn(XmlElement& pool) {
  const std::string text = pool.text("back");
  std::vector<int> shares;
  int sum = 0;
  bool readable = true;
  for (const std::string& word : split(text, ' ')) {
    if (word.empty()) continue;  // two blanks in a row
    const std::optional<int> share = whole_number(word);
    readable = readable && share && *share >= 0 && *share <= 100;
    if (!readable) break;
    shares.push_back(*share);
    sum += *share;
  }
  if (readable && sum <= 100 && shares.size() <= kMostTurns) return shares;
  pool.complain("back", text,
                fmt::format("a percentage for each turn, at most {} of them, together at most 100", kMostTurns),
                "Write 30 20 10 for three turns; leave it empty if nobody returns");
  return {};
}

/// Calls `use` with the one child of that name, then reports anything in it that was never asked for.
template <typename Use>
void with_child(XmlElement& element, const std::string& name, Use use) {
  std::optional<XmlElement> child = element.child(name);
  if (!child) return;
  use(*child);
  child->no_others();
}

}  // namespace

CarryoverPolicy read_policy(XmlElement& element) {
  CarryoverPolicy policy;
  with_child(element, "match", [&](XmlElement& at) {
    policy.least_match = at.number("least", 1, 100);
    policy.most_strangers = at.number("strangers", 0, 100);
  });
  with_child(element, "locations", [&](XmlElement& at) {
    policy.locations_decide = at.word("use", {"decide", "compare"}) == "decide";
    policy.early_minutes = at.number("early", 0, 1440);
  });
  with_child(element, "wounded", [&](XmlElement& at) { policy.wounded_back = shares_by_turn(at); });
  with_child(element, "missing", [&](XmlElement& at) { policy.missing_back = shares_by_turn(at); });
  with_child(element, "guns", [&](XmlElement& at) {
    policy.gun_crew_least = at.number("crew", 0, 100);
    policy.gun_overrun_from = at.number("overrun", 1, 100);
    policy.gun_captured = at.number("captured", 0, 100);
  });
  with_child(element, "by-word", [&](XmlElement& at) {
    policy.word_killed = at.number("killed", 0, 100);
    policy.word_wounded = at.number("wounded", 0, 100 - policy.word_killed);
  });
  with_child(element, "commanders",
             [&](XmlElement& at) { policy.commander_back_after = at.number("back", 0, kMostTurns); });
  with_child(element, "status", [&](XmlElement& at) {
    policy.shaken_from = at.number("shaken", 1, 100);
    policy.broken_from = at.number("broken", policy.shaken_from, 100);
  });
  static_cast<void>(element.text("rule"));  // for the reader
  element.no_others();
  return policy;
}

}  // namespace estafette::dumps
