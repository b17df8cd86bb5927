#include "converter/readers/unit/two_kinds.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostOfABatterysName = 4;  ///< words

}  // namespace

bool fits_its_place(const Tokens& name, const PhraseFound& said, const Surroundings& place, const std::string& nation,
                    const PhraseBook& words) {
  if (!place.arm || *place.arm == arm_of(*kind_from(said.is))) return true;
  for (std::size_t at = 1; at < name.size() && name[0].is == Token::Is::ordinal && !name[at].mark("("); ++at)
    if (const std::optional<PhraseFound> telltale = words.find(Sense::telltale, name, at);
        telltale && telltale->is == nation)
      return true;
  const bool light = said.is == to_string(Kind::light_infantry) && !is_light_alone(name, said, words);
  return *place.arm == Arm::artillery && light && !words.any(Sense::gun, name, 0, name.size());
}

std::optional<Kind> foot_beside_gunners(const Tokens& name, const PhraseFound& said, const PhraseBook& words) {
  if (said.guess || said.part || name.size() < 3 || arm_of(*kind_from(said.is)) != Arm::artillery) return std::nullopt;
  bool company = false, gunners = false, numbered = false;
  for (std::size_t at = 0; at < name.size();) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, at);
    if (!kind) {
      ++at;
      continue;
    }
    const bool foot = arm_of(*kind_from(kind->is)) == Arm::infantry;
    const bool last = at + kind->length == name.size();
    if (foot && gunners && company) return Kind::light_infantry;
    const std::optional<PhraseFound> light = foot && last ? words.find(Sense::gun, name, at) : std::nullopt;
    const bool battery = light && light->is == "sort" && names_part(name, UnitLevel::battery, words);
    if (battery) return std::nullopt;  // "5th Battery, New York Light"
    if (foot && gunners && last && !kind->guess) return Kind::line_infantry;
    const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at + kind->length - 1);
    gunners = gunners || arm_of(*kind_from(kind->is)) == Arm::artillery;
    company = company || (gunners && unit && unit->is == to_string(UnitLevel::company));
    if (company && numbered) return Kind::light_infantry;  // "1/27th Foot, light company"
    numbered = numbered || (foot && at > 0 && name[at - 1].is == Token::Is::ordinal);
    at += kind->length;
  }
  return std::nullopt;
}

bool of_two_arms(const Tokens& name, const PhraseFound& said, const PhraseBook& words) {
  const Arm arm = arm_of(*kind_from(said.is));
  if ((arm != Arm::artillery && arm != Arm::support) || name.size() < 3) return false;
  for (std::size_t at = 1; at + 1 < name.size(); ++at) {
    if (!is_joint(name, at, words)) continue;
    const std::optional<PhraseFound> other = words.find(Sense::kind, name, at + 1);
    const bool engineers = other && other->is == to_string(Kind::engineers);
    const std::optional<PhraseFound> first = words.find(Sense::kind, name, 0);
    if (engineers && first && at == first->length && arm_of(*kind_from(first->is)) == Arm::artillery) return true;
    if (other || !first || first->length != at) continue;
    std::vector<Token> spelt{name[0]};  // "artillerie" "à pied"
    spelt.insert(spelt.end(), name.begin() + static_cast<std::ptrdiff_t>(at) + 1, name.end());
    const std::optional<PhraseFound> again = words.find(Sense::kind, spelt, 0);
    if (again && again->length == spelt.size() && again->is != first->is) return true;
  }
  return false;
}

bool is_of_the_line(const Tokens& name, const PhraseBook& words) {
  if (name.size() != 2 || name[0].is != Token::Is::ordinal) return false;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, name, 1);
  const std::optional<PhraseFound> quality = words.find(Sense::quality, name, 1);
  return kind && kind->is == to_string(Kind::line_infantry) && quality && quality->is == to_string(Quality::line);
}

bool is_regiment_of_heavy_guns(const Tokens& name, const PhraseBook& words) {
  if (name.size() < 4 || name[0].is != Token::Is::ordinal || !words.has(Sense::state, name, 1)) return false;
  bool heavy = false;
  for (std::size_t at = 1; at < name.size(); ++at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at);
    if (name[at].text.size() == 1 || (unit && unit->is != to_string(UnitLevel::regiment))) return false;
    const std::optional<PhraseFound> gun = words.find(Sense::gun, name, at);
    heavy = heavy || (gun && gun->is == "heavy");
  }
  return heavy;
}

bool is_light_alone(const Tokens& name, const PhraseFound& said, const PhraseBook& words) {
  if (said.is != to_string(Kind::light_infantry) || said.guess) return false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, at);
    const std::optional<PhraseFound> regiment =
        kind ? words.find(Sense::unit, name, at + kind->length - 1) : std::nullopt;
    const bool adjective = kind && (kind->length == 1 || (regiment && regiment->is == to_string(UnitLevel::regiment)));
    const bool light = kind && words.find(Sense::gun, name, at).value_or(PhraseFound{}).is == "sort";
    if (kind && !(adjective && light)) return false;
  }
  return !names_part(name, UnitLevel::battalion, words);
}

bool names_part(const Tokens& name, UnitLevel part, const PhraseBook& words) {
  for (std::size_t at = 0; at < name.size(); ++at)
    if (const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at); unit && unit->is == to_string(part))
      return true;
  return false;
}

bool begins_with_foot(const Tokens& name, const PhraseBook& words) {
  const std::size_t first = !name.empty() && name[0].is == Token::Is::ordinal ? 1 : 0;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, name, first);
  if (!kind || kind->guess) return false;
  const Arm arm = arm_of(*kind_from(kind->is));
  const std::optional<PhraseFound> light = words.find(Sense::gun, name, first);
  std::size_t end = first + kind->length;
  const std::optional<PhraseFound> regiment = words.find(Sense::unit, name, end);  // "27. Linien-Regiment"
  if (regiment && regiment->is == to_string(UnitLevel::regiment)) end += regiment->length;
  return (arm == Arm::infantry || arm == Arm::cavalry) && !(light && light->is == "sort") &&
         (end == name.size() || (first > 0 && name[end].mark(",")));
}

bool is_called_foot(const Tokens& name, const PhraseBook& words) {
  bool foot = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, at);
    if (!kind) continue;
    if (arm_of(*kind_from(kind->is)) != Arm::infantry) return false;
    foot = foot || kind->is == to_string(Kind::line_infantry);
  }
  return foot;
}

bool is_battery(std::string_view note, const PhraseBook& words) {
  const Tokens said = tokens_of(note);
  if (said.empty() || said.size() > kMostOfABatterysName) return false;
  for (std::size_t at = 0; at < said.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, said, at);
    if (kind && at + kind->length == said.size()) return arm_of(*kind_from(kind->is)) == Arm::artillery;
  }
  return false;
}

bool counts_another_battery(std::string_view text, bool behind_joint, const PhraseBook& words) {
  constexpr std::size_t kWithin = 3;  // tokens of "2 light horse batteries", behind the figure
  const Tokens said = tokens_of(text);
  const Range all{said, said.size(), words};
  for (std::size_t at = 0; at < said.size(); ++at) {
    const bool begins =
        at == 0 ? !behind_joint : is_joint(said, at - 1, words) || said[at - 1].mark("+") || said[at - 1].mark(";");
    const auto figure = begins ? all.figure_at(at) : std::nullopt;
    if (!figure || said[at].is == Token::Is::ordinal) continue;
    for (std::size_t word = figure->second; word < std::min(figure->second + kWithin, said.size()); ++word) {
      const std::optional<PhraseFound> unit = all.find(Sense::unit, word);
      if (said[word].mark("-") || all.find(Sense::gun, word)) break;  // "12-pounder Battery 1"
      if ((unit && unit->is == "battery") || (word == figure->second && said[word].text.starts_with("section")))
        return true;
    }
  }
  return false;
}

Kind of_gunners(Kind kind, const Tokens& name, const PhraseBook& words) {
  if (kind != Kind::foot_artillery) return kind;
  for (std::size_t at = 1; at < name.size(); ++at) {
    const std::optional<PhraseFound> horse = words.find(Sense::kind, name, at);
    if (horse && horse->is == to_string(Kind::horse_artillery)) return Kind::horse_artillery;
    if (horse && horse->guess && arm_of(*kind_from(horse->is)) == Arm::cavalry)
      return Kind::horse_artillery;  // "à cheval"
  }
  return kind;
}

Kind of_gunners_at(Kind kind, const Tokens& name, std::optional<Kind> heading, const PhraseBook& words) {
  const bool horse = kind == Kind::foot_artillery && heading == Kind::horse_artillery;
  for (std::size_t at = 0; horse && at < name.size(); ++at) {
    const std::optional<PhraseFound> said = words.find(Sense::kind, name, at);
    if (said && !said->guess && !words.has(Sense::unit, name, at)) return kind;
  }
  return horse ? Kind::horse_artillery : of_gunners(kind, name, words);
}

Kind foot_below(std::optional<Kind> heading) {
  return heading && arm_of(*heading) == Arm::infantry ? *heading : Kind::line_infantry;
}

bool loses_battalions(Facts& facts, Kind kind, const Tokens& name, const PhraseBook& words) {
  if (arm_of(kind) != Arm::cavalry || !facts.squadrons || !std::exchange(facts.battalions, std::nullopt)) return false;
  const bool asked = facts.infantry || facts.cavalry;  // "2 bns 900, 3 sqns 250": for the men of one arm
  const std::optional<PhraseFound> said = kind_in(name, words);
  return !asked && (!said || arm_of(*kind_from(said->is)) != Arm::cavalry);
}

bool may_ride(const PhraseFound& said, const Tokens& name, const Facts& facts, bool among_horse) {
  constexpr std::array<std::string_view, 4> kRiders{"guid", "gendarm", "zandarm",
                                                    "\u0436\u0430\u043D\u0434\u0430\u0440\u043C"};
  const bool counted = facts.squadrons || facts.sabres;
  const Kind kind = *kind_from(said.is);
  const bool riders = std::any_of(name.begin(), name.end(), [&](const Token& token) {
    return std::any_of(kRiders.begin(), kRiders.end(),
                       [&](std::string_view stem) { return token.text.starts_with(stem); });
  });
  return (kind == Kind::staff && (counted || riders)) || (counted && kind == Kind::engineers) ||
         ((counted || (among_horse && name.size() > 1 && name[0].is == Token::Is::ordinal)) &&
          kind == Kind::militia_infantry && !facts.battalions && !facts.companies);
}

bool is_foot_in_squadrons(Kind kind, const Facts& facts) {
  return arm_of(kind) == Arm::infantry && facts.squadrons && !facts.battalions && !facts.companies;
}

bool other_arm(Kind named, bool line) {
  return line ? arm_of(named) == Arm::cavalry : arm_of(named) != Arm::infantry;
}

bool is_only_called_by(const std::string& nation, const Tokens& name, const PhraseBook& words) {
  bool country = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> people = words.find(Sense::nation, name, at);
    if (people && people->is == nation) return false;
    const std::optional<PhraseFound> found = words.find(Sense::country, name, at);
    const std::size_t behind = at + (found ? found->length : 1);
    const bool before_troops = words.any(Sense::unit, name, behind, name.size()) ||
                               words.any(Sense::kind, name, behind, name.size());  // "Baden Light Dragoons"
    country = country || (found && found->is == nation && !before_troops);
  }
  return country;
}

bool stands_for_a_place(const Tokens& name, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 4;
  const std::optional<PhraseFound> place = name.empty() ? std::nullopt : words.find(Sense::place, name, 0);
  if (!place || !place->is.empty() || place->length >= name.size() || name.size() > kMostWords) return false;
  for (const Sense troops : {Sense::kind, Sense::unit, Sense::arm, Sense::command, Sense::nation})
    if (words.any(troops, name, 0, name.size())) return false;
  return true;
}

UnitLevel fitting_level(UnitLevel level, Arm arm, bool several) {
  if (arm == Arm::cavalry && level != UnitLevel::regiment) level = UnitLevel::squadron;
  if (arm != Arm::cavalry && (level == UnitLevel::squadron || level == UnitLevel::battery)) level = UnitLevel::regiment;
  return several ? UnitLevel::regiment : level;
}

}  // namespace estafette::readers
