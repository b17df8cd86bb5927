#include "converter/readers/unit/army_kinds.hpp"

#include "converter/orbat/words.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/row_kind.hpp"
#include "converter/readers/unit/two_kinds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::string_view kFusilier = "fusilier";

bool has_fusiliers(const Tokens& name) {
  for (const Token& token : name)
    if (token.text.starts_with(kFusilier)) return true;
  return false;
}

}  // namespace

std::optional<PhraseFound> kind_in_army(const Tokens& name, const std::string& nation, const PhraseBook& words) {
  std::optional<PhraseFound> kind = kind_in(name, words);
  if (kind && kind->guess && words.has_fusiliers_of_the_line(nation) && has_fusiliers(name))
    kind->is = to_string(Kind::line_infantry);
  return kind;
}

bool names_guns(const Tokens& name, const PhraseBook& words) {
  const std::optional<PhraseFound> gun = phrase_in(Sense::gun, name, words);
  const std::optional<PhraseFound> unit = phrase_in(Sense::unit, name, words);
  if (!gun || gun->is == "bronze" || (unit && unit->is == to_string(UnitLevel::regiment))) return false;
  if (gun->is == "inch")  // "3 inch", but "Volunteers in Africa"
    return std::any_of(name.begin(), name.end(), [](const Token& token) { return token.is == Token::Is::number; });
  if (gun->is != "model" || gun->length > 1) return true;
  for (std::size_t at = 0; at < name.size(); ++at)  // "James rifles", but "James Kern" is a person
    if (const std::optional<PhraseFound> model = words.find(Sense::gun, name, at);
        model && (at + model->length == name.size() || name[at + model->length].is != Token::Is::word))
      return true;
  return false;
}

bool names_guns_of_horse(const Tokens& name, const PhraseBook& words) {
  return names_horse(name, words) || (!name.empty() && names_part(name, UnitLevel::squadron, words));
}

bool are_rifles_by_number(const Tokens& name, const std::string& nation, const PhraseBook& words) {
  const bool battalion = name.size() > 2 && name[0].figure() && name[1].mark("/");
  const std::size_t at = battalion ? 2 : 0;
  if (name.empty() || name[at].is != Token::Is::ordinal) return false;
  const std::string regiment = std::to_string(name[at].value);
  const bool rifles = words.are_rifles(nation, regiment) ||
                      (battalion && words.are_rifles(nation, fmt::format("{}/{}", name[0].value, regiment)));
  if (!rifles) return false;
  const std::optional<PhraseFound> said = kind_in(name, words);
  const std::size_t behind = at + 1;  // "5/60th", "5/60th Foot", "95th (2 coys)"
  return (!said || said->guess) && (behind == name.size() || name[behind].mark("(") || name[behind].text == "foot");
}

bool walks_in_battalions(const Facts& facts) {
  constexpr int kFewestToABattalion = 200;
  const int men = facts.men.value_or(facts.bare.value_or(0));
  const int battalions = facts.battalions.value_or(0);
  return battalions == 1 || (battalions > 1 && (men == 0 || men / battalions >= kFewestToABattalion));
}

bool rides_by_number(const PhraseFound& said, const ChasseursTold& told, const PhraseBook& words) {
  const Tokens& name = told.name;
  const Surroundings& place = told.place;
  if (place.with_foot && told.facts.few == 1) return false;
  std::size_t at = 1;  // "4e de chasseurs", "4e régiment de chasseurs"
  const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at);
  if (unit && unit->is == to_string(UnitLevel::battalion)) return false;  // "20e bataillon de chasseurs"
  if (unit) ++at;
  if (at < name.size() && words.has(Sense::link, name, at)) ++at;
  const bool alone = at < name.size() && (name.size() == at + 1 || name[at + 1].mark("("));  // "10e chasseurs (Kern)"
  return said.guess && alone && name[0].is == Token::Is::ordinal && name[at].text.starts_with("chass") &&
         !walks_in_battalions(told.facts) && !place.quality && !told.facts.quality && !place.arm &&
         words.has_mounted_chasseurs(told.nation);
}

}  // namespace estafette::readers
