#include "converter/readers/unit/estimate.hpp"

#include "base/apportion.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/unit/battery_doubts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kCompaniesOfASquadron = 2;
constexpr int kFewestOfABattalion = 4;  ///< companies; fewer stand beside whole battalions

constexpr int kLargestCalibre = 48;  ///< pounds

/// "12" in "10e batterie de 12".
bool calibre_of_a_battery(const Tokens& name, std::size_t at, const PhraseBook& words) {
  if (at < 2 || name[at].value > kLargestCalibre || !words.has(Sense::link, name, at - 1)) return false;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at - 2);
  return unit && unit->is == "battery" && (at + 1 == name.size() || name[at + 1].is != Token::Is::number);
}

/// "12-pounder" from "12pdr Position Battery No. 3", "10e batterie de 12".
std::string piece_in(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (name[at].is != Token::Is::number) continue;
    if (calibre_of_a_battery(name, at, words)) return name[at].text + "-pounder";
    if (at + 1 == name.size()) break;
    const std::size_t word = at + (name[at + 1].mark("-") ? 2 : 1);
    const std::optional<PhraseFound> gun = words.find(Sense::gun, name, word);
    if (gun && gun->is == "pounder") return name[at].text + "-pounder";
  }
  return "";
}

bool heavy(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> gun = words.find(Sense::gun, name, at);
    if (gun && gun->is == "heavy") return true;
  }
  return false;
}

std::string counted(int count, const std::string& one, const std::string& many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

}  // namespace

Assumed with_sizes(Assumed usual, const StatedSizes& stated, Arm arm) {
  const bool used = arm == Arm::infantry ? stated.battalion || stated.company : arm == Arm::cavalry && stated.squadron;
  usual.battalion = stated.battalion.value_or(usual.battalion);
  usual.squadron = stated.squadron.value_or(usual.squadron);
  usual.squadrons = stated.squadrons.value_or(usual.squadrons);
  usual.company = stated.company.value_or(usual.company);
  usual.foot_guns = stated.battery.value_or(usual.foot_guns);
  usual.horse_guns = stated.battery.value_or(usual.horse_guns);
  if (used) usual.source = "stated once for all in the text";
  return usual;
}

void estimate_guns(Unit& unit, const Facts& facts, const Tokens& name, const PhraseBook& words, const Assumed& assumed,
                   UnitReading& reading) {
  const bool horse = unit.kind == Kind::horse_artillery;
  const int batteries = std::clamp(facts.batteries.value_or(1), 1, kMostGuns.value);
  const int most = batteries <= kMostBatteries ? kMostGuns.value * batteries : kMostGuns.value;  // else it is one unit
  std::optional<int> guns = guns_of(facts);
  if (guns && facts.each) guns = static_cast<int>(std::min<long long>(1LL * *guns * batteries, most + 1));
  if (guns && *guns > most) {
    reading.queries.push_back(
        {fmt::format("at most {} guns in one line", most), "Correct the figure; until then it is a guess"});
    guns.reset();
  }
  if (!guns) {
    guns = std::min((horse ? assumed.horse_guns : assumed.foot_guns) * batteries, most);
    if (batteries == 1 && names_half_a_battery(name, words)) guns = (*guns + 1) / 2;
    reading.guessed.push_back(counted(*guns, "gun", "guns"));
  }
  unit.guns = Guns{*guns};
  unit.piece = main_piece(facts);
  if (unit.piece.empty()) unit.piece = piece_in(name, words);
  if (!unit.piece.empty()) return;
  unit.piece = facts.heavy || heavy(name, words) ? assumed.heavy_piece : assumed.piece;
  reading.guessed.push_back(fmt::format("piece {}", unit.piece));
}

std::vector<Unit> alike(Unit all, int count) {
  if (count <= 1) {
    std::vector<Unit> alone;
    alone.push_back(std::move(all));
    return alone;
  }
  const std::vector<std::int64_t> shares(static_cast<std::size_t>(count), 1);
  const std::vector<std::int64_t> guns = apportion(all.guns.value, shares);
  const std::vector<std::int64_t> men = apportion(all.men.value, shares);
  std::vector<Unit> units(shares.size(), all);
  for (std::size_t i = 0; i < shares.size(); ++i) {
    units[i].name = fmt::format("{} {}", all.name, i + 1);
    units[i].guns = Guns{static_cast<int>(guns[i])};
    units[i].men = Men{static_cast<int>(men[i])};
  }
  return units;
}

void estimate_men(Unit& unit, const Facts& facts, const Assumed& assumed, UnitReading& reading) {
  int parts = unit.subunits;
  int each = assumed.battalion;
  int beside = 0;  // men of companies beside whole battalions
  std::string what = counted(parts, "battalion", "battalions");
  switch (arm_of(unit.kind)) {
    case Arm::infantry:
      if (facts.battalions && facts.companies && *facts.companies < kFewestOfABattalion * *facts.battalions) {
        beside = *facts.companies * assumed.company;  // "4 battalions and 2 companies"
        what = fmt::format("{} and {}", what, counted(*facts.companies, "company", "companies"));
      } else if (facts.companies || unit.level == UnitLevel::company) {
        parts = facts.companies.value_or(1);
        each = assumed.company;
        what = counted(parts, "company", "companies");
      }
      break;
    case Arm::cavalry:
      if (facts.companies && !facts.subunits() && unit.kind != Kind::cossacks) {  // "4th Kentucky Cavalry (3 cos)"
        parts = *facts.companies;
        unit.subunits = (parts + kCompaniesOfASquadron - 1) / kCompaniesOfASquadron;
        each = assumed.squadron / kCompaniesOfASquadron;
        what = counted(parts, "company", "companies");
        break;
      }
      if (unit.level == UnitLevel::regiment && unit.kind != Kind::cossacks && parts == 1 && !facts.subunits())
        parts = unit.subunits = assumed.squadrons;
      if (unit.kind == Kind::cossacks &&
          (!facts.squadrons || facts.regiments)) {  // but "3 sotnias Bashkirs" are squadrons
        each = assumed.cossacks;
        what = counted(parts, "regiment of cossacks", "regiments of cossacks");
      } else {
        each = assumed.squadron;
        what = counted(parts, "squadron", "squadrons");
      }
      break;
    case Arm::artillery:
      parts = unit.guns.value;
      each = unit.kind == Kind::horse_artillery ? assumed.horse_gunners : assumed.foot_gunners;
      what = counted(parts, "gun", "guns");
      break;
    case Arm::support:
      parts = facts.companies.value_or(unit.level == UnitLevel::company ? 1 : unit.subunits);
      each = unit.level == UnitLevel::company || facts.companies ? assumed.company : assumed.battalion;
      what = unit.level == UnitLevel::company || facts.companies ? counted(parts, "company", "companies") : what;
      break;
  }
  int half = 0;
  if (facts.half) {
    half = (*facts.half == UnitLevel::battalion  ? assumed.battalion
            : *facts.half == UnitLevel::squadron ? assumed.squadron
                                                 : assumed.company) /
           2;
    const bool alone = !facts.subunits() && !facts.companies;
    if (alone) parts = 0;
    what = fmt::format("{}half a {}", alone ? "" : what + " and ", to_string(*facts.half));
  }
  const long long men = std::clamp(1LL * parts * each + half + beside, 0LL, 1LL * kMostMen.value);
  unit.men = Men{static_cast<int>(men)};
  reading.guessed.push_back(fmt::format("strength from {}", what));
  append(unit.source, assumed.source);
}

}  // namespace estafette::readers
