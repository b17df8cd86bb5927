#include "converter/readers/tree/recap.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/head.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr int kFewestForAll = 2;  ///< units, where no arm is named

/// The sums of the units above; a figure that one of them does not state has none.
struct Above {
  int units = 0;
  std::optional<long long> men = 0, subunits = 0;

  void add(const TextNode& unit) {
    const Facts& facts = unit.item.parts.facts;
    const std::optional<long long> its = facts.each ? std::nullopt : men_of(facts);
    men = men && its ? std::optional(*men + *its) : std::nullopt;
    const std::optional<int> parts = facts.subunits() ? facts.subunits() : facts.few;
    subunits = subunits && parts ? std::optional(*subunits + *parts) : std::nullopt;
    ++units;
  }
};

void add_up(const TextOutline& outline, std::size_t node, std::optional<Arm> arm, const PhraseBook& words,
            Above& above) {
  for (const std::size_t child : outline.nodes[node].children) {
    const TextNode& below = outline.nodes[child];
    if (below.item.is != Item::Is::unit)
      add_up(outline, child, arm, words, above);
    else if (!arm || arm_of_unit(below, words) == *arm)
      above.add(below);
  }
}

/// "2 régiments d'infanterie": the arm in a name that says nothing else.
struct OnlyArm {
  bool only = true;
  std::optional<Arm> arm;
};

OnlyArm only_arm_in(const std::string& name, const PhraseBook& words) {
  OnlyArm said;
  const Tokens tokens = tokens_of(name);
  for (std::size_t at = 0; at < tokens.size() && said.only;) {
    std::optional<PhraseFound> found = words.find(Sense::arm, tokens, at);
    said.only = !(found && said.arm);
    if (found) said.arm = arm_from(found->is);
    for (const Sense sense : {Sense::unit, Sense::count, Sense::link, Sense::number})
      if (!found) found = words.find(sense, tokens, at);
    said.only = said.only && (found || (tokens[at].is == Token::Is::number && at == 0));  // "Infantry Regiment 9"
    at += found ? found->length : 1;
  }
  return said;
}

}  // namespace

std::optional<long long> men_of(const Facts& facts) {
  if (facts.men) return *facts.men + facts.officers.value_or(0);
  return facts.bare ? facts.bare : facts.horses;
}

Arm arm_of_unit(const TextNode& node, const PhraseBook& words) {
  const Facts& facts = node.item.parts.facts;
  if (facts.kind) return arm_of(*facts.kind);
  if (facts.squadrons || facts.sabres) return Arm::cavalry;
  if (const std::optional<PhraseFound> kind = kind_in(tokens_of(node.line.text), words))
    return arm_of(*kind_from(kind->is));
  return guns_of(facts) ? Arm::artillery : Arm::infantry;
}

std::optional<Facts> recapitulated(const TextNode& row, const TextOutline& outline, std::size_t command,
                                   const PhraseBook& words) {
  const Parts& parts = row.item.parts;
  const auto [only, arm] = only_arm_in(parts.name, words);
  if (!only || !parts.commander.empty() || !row.item.units.empty()) return std::nullopt;
  const std::optional<long long> men = men_of(parts.facts);
  const std::optional<int> subunits = parts.facts.subunits();
  const bool guns = guns_of(parts.facts) || parts.facts.batteries;
  if (guns || parts.facts.each || (!men && !subunits) || arm == Arm::artillery || arm == Arm::support)
    return std::nullopt;
  Above above;
  add_up(outline, command, arm, words, above);
  const auto differs = [](std::optional<long long> stated, std::optional<long long> sum) {
    return stated && sum && *stated != *sum;
  };
  const bool shown = (men && above.men) || (subunits && above.subunits);
  // Some of the troops may stand on a line that was not understood: it is asked about, and so is the sum.
  const bool asked = arm && subunits &&
                     std::any_of(outline.looks.begin(), outline.looks.end(),
                                 [&](const Problem& look) { return look.line > outline.nodes[command].line.line; });
  const bool fits = !differs(men, above.men) && !differs(subunits, above.subunits);
  const bool less = asked && above.subunits.value_or(0) < *subunits && (!men || above.men.value_or(0) < *men);
  if (above.units < (arm ? 1 : kFewestForAll) || !(shown || asked) || !(fits || less)) return std::nullopt;
  Facts facts;
  if (men) (arm == Arm::cavalry ? facts.cavalry : arm ? facts.infantry : facts.men) = static_cast<int>(*men);
  facts.battalions = parts.facts.battalions;
  facts.squadrons = parts.facts.squadrons;
  return facts;
}

}  // namespace estafette::readers
