#include "converter/readers/list/shared_figures.hpp"

#include "base/apportion.hpp"
#include "base/table.hpp"
#include "converter/readers/list/men_for_each.hpp"
#include "converter/readers/list/shared_batteries.hpp"
#include "converter/readers/list/shared_parts.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kCompaniesOfABattalion = 6;  ///< for a share only; most armies had six
constexpr int kMostOfASquadron = 250;      ///< men
constexpr int kMostOfABattalion = 900;     ///< men of one; more behind the last unit of a list are those of all
constexpr int kMostWithParts = 450;        ///< the same, where each unit of the list says how many battalions it has

/// Gives a unit that has no figures what each has: its parts, or else, or `with_men`, its men and guns.
void give(const Facts& said, Facts& unit, bool with_men = false) {
  if (unit.figures()) return;
  for (const auto member : {&Facts::battalions, &Facts::squadrons, &Facts::companies, &Facts::few})
    unit.*member = said.*member;
  if ((said.subunits() || said.companies || said.few) && !with_men) return;
  for (const auto member : {&Facts::men, &Facts::bare, &Facts::guns}) unit.*member = said.*member;
  unit.pieces = said.pieces;
  if (with_men) unit.guessed = said.guessed;
}

/// "(each 2 squadrons, 250 sabres)": shared among all they would leave hardly anybody in a squadron, so that each has
/// them.
bool each_has_men(const Facts& said, std::size_t units) {
  constexpr int kFewestOfAPart = 60;
  const int parts = std::max(said.subunits().value_or(1), 1) * static_cast<int>(units);
  const std::optional<int> men = said.men ? said.men : said.bare;
  return men && *men < parts * kFewestOfAPart;
}

/// "Thüring. Bat.": a battalion has no battalions, whatever each of the regiments beside it has.
bool is_one_part(const Parts& unit, const PhraseBook& words) {
  const Tokens name = tokens_of(unit.name);
  const std::optional<PhraseFound> last = name.empty() ? std::nullopt : words.find(Sense::unit, name, name.size() - 1);
  return last && !last->part && (last->is == "battalion" || last->is == "company");
}

/// "8th, 45th and 54th Line (3 batts. each)": what the last of them has goes for those before it that say nothing
/// themselves. Men behind it are those of all: "(3 batts. each) 6,250 men"; but "..., 600 men each".
void spread_each(std::vector<Parts>& units, std::optional<Facts>& tail, const PhraseBook& words) {
  for (std::size_t i = units.size(); i-- > 0;) {
    Facts& said = units[i].facts;
    if (!said.each) continue;
    said.each = false;
    const bool with_men = each_has_men(said, units.size()) || settle_men_of_each(said);
    if ((said.subunits() || said.companies) && !tail && i + 1 == units.size() && !with_men) {
      tail.emplace();
      std::swap(tail->men, said.men);
      std::swap(tail->bare, said.bare);
      std::swap(tail->horses, said.horses);
    }
    for (std::size_t before = i; before-- > 0 && !units[before].facts.figures();)
      if (!(said.subunits() || said.few) || !is_one_part(units[before], words))
        give(said, units[before].facts, with_men);
  }
  if (!tail || !tail->each) return;
  const bool with_men = tail->subunits() && settle_men_of_each(*tail);
  for (Parts& unit : units)
    if (!tail->subunits() || !is_one_part(unit, words)) give(*tail, unit.facts, with_men);
  if (with_men) return tail.reset();
  if (!tail->subunits() && !tail->companies) return tail.reset();  // all are given
  tail->battalions = tail->squadrons = std::nullopt;
}

/// What a unit has itself: men may be told without a word, "1/7th (714)".
std::optional<int> own(const Facts& facts, std::optional<int> Facts::*member) {
  return member == &Facts::men && !facts.men ? facts.bare : facts.*member;
}

/// "10th Line 1,100 men; 11th and 12th Line, 2,050 men", "49th Foot = 500, 50th = 450": what is told behind the last is
/// of those alone that say nothing before it, if all cannot have it or the others are as strong then.
bool is_of_the_last(const std::vector<Parts>& units, std::optional<int> Facts::*member, int all, int told) {
  const auto says = [&](const Parts& unit) { return own(unit.facts, member).has_value(); };
  const auto first = std::find_if_not(units.begin(), units.end(), says);
  if (first == units.begin() || first == units.end() || std::any_of(first, units.end(), says)) return false;
  const auto others = static_cast<double>(first - units.begin()), silent = static_cast<double>(units.end() - first);
  const double mean = told / others, alone = all / silent, less = (all - told) / silent;
  return less < 1 || std::max(alone, mean) / std::min(alone, mean) < std::max(less, mean) / std::min(less, mean);
}

/// Shares what all have among those that say nothing themselves, less what the others have. If all say it, the sum is
/// only held against theirs.
void share_out(std::vector<Parts>& units, std::optional<int> Facts::*member, std::optional<int> all,
               std::string_view what, bool in_all = false) {
  if (!all) return;
  std::vector<std::int64_t> weights;
  int told = 0;
  const bool beside_battalions =
      std::any_of(units.begin(), units.end(), [](const Parts& unit) { return unit.facts.battalions.has_value(); });
  for (const Parts& unit : units) {  // "106e Ligne (3)" has 3 battalions
    const int parts = unit.facts.subunits().value_or(std::max(unit.facts.few.value_or(1), 1));
    const bool company = unit.facts.companies && !unit.facts.subunits();
    const bool squadrons = beside_battalions && unit.facts.squadrons && !unit.facts.battalions;
    const std::optional<int> has = own(unit.facts, member);
    told += has.value_or(0);
    if (!has)
      weights.push_back(company     ? std::max(*unit.facts.companies, 1)
                        : squadrons ? parts  // a squadron has the men of a company
                                    : parts * kCompaniesOfABattalion);
  }
  if (!in_all && member == &Facts::men && told > 0 && is_of_the_last(units, member, *all, told)) told = 0;
  const int rest = *all - told;
  if (rest < static_cast<int>(weights.size()) || (weights.empty() && rest > 0))
    units.back().facts.guessed.push_back(
        fmt::format("{} {} are told of for {} units, which have {}", figure(*all), what, units.size(), figure(told)));
  if (weights.empty() || rest < static_cast<int>(weights.size())) return;
  const std::vector<std::int64_t> shares = apportion(rest, weights);
  auto share = shares.begin();
  for (Parts& unit : units) {
    if (own(unit.facts, member)) continue;
    unit.facts.*member = static_cast<int>(*share++);
    const std::string of = told > 0 ? fmt::format("{} less {}", figure(*all), figure(told)) : std::string(figure(*all));
    unit.facts.guessed.push_back(fmt::format("a share of {} {} for {} units", of, what, weights.size()));
  }
}

/// Shared out, and marked, also if it comes out even: two of the regiments may have had one and three. Too few for all
/// are only told.
void share_subunits(std::vector<Parts>& units, std::optional<int> Facts::*member, std::optional<int> all,
                    std::string_view what) {
  const int count = static_cast<int>(units.size());
  if (!all) return;
  if (*all < count)
    return units.front().facts.guessed.push_back(fmt::format("{} {} are told of for {} units", *all, what, count));
  share_out(units, member, all, what);
}

/// "Majorca (two batts.); Jaen (three batts.) 3,000", "Oviedo; Grado; Lena 2,400": the men behind the last, where no
/// other states any and they are too many for it alone.
std::optional<Facts> men_of_all(std::vector<Parts>& units) {
  Facts& last = units.back().facts;
  const bool stated = std::any_of(units.begin(), units.end() - 1, [](const Parts& unit) {
    return unit.facts.men || unit.facts.bare || unit.facts.officers || guns_of(unit.facts);
  });
  const std::optional<int> men = last.men ? last.men : last.bare;
  const int parts = std::max(last.subunits().value_or(last.few.value_or(1)), 1);
  const bool parted =
      std::all_of(units.begin(), units.end(), [](const Parts& unit) { return unit.facts.battalions.has_value(); });
  const int most = last.squadrons && !last.battalions ? kMostOfASquadron : parted ? kMostWithParts : kMostOfABattalion;
  if (units.size() < 2 || stated || !men || guns_of(last) || *men <= most * parts) return std::nullopt;
  last.men = last.bare = std::nullopt;
  std::erase_if(last.guessed, [](const std::string& guess) { return guess.ends_with("read as men"); });
  Facts all;
  all.men = men;
  return all;
}

/// "6e léger (Roe), 69e de ligne (Kern) (4)": behind their colonels the figure of the last counts the parts of all.
std::optional<int> parts_behind_names(const std::vector<Parts>& units) {
  const auto led = [](const Parts& unit) { return unit.name.ends_with(')') || !unit.commander.empty(); };
  const int count = static_cast<int>(units.size());
  const int few = units.back().facts.few.value_or(0);
  Facts alone;
  alone.few = few;
  const bool only = few > count && few % count == 0 && units.back().facts == alone;
  return only && std::all_of(units.begin(), units.end(), led) ? std::optional(few / count) : std::nullopt;
}

/// "Regimiento de Alba, dos escuadrones de H\u00FAsares": squadrons of one that rides beside one of which nothing says
/// so.
bool of_horse_beside_others(const std::vector<Parts>& units, const PhraseBook& words) {
  const auto rides = [&](const Parts& unit) {
    const std::optional<PhraseFound> kind = kind_in(tokens_of(unit.name), words);
    return unit.facts.kind ? arm_of(*unit.facts.kind) == Arm::cavalry
                           : kind && arm_of(*kind_from(kind->is)) == Arm::cavalry;
  };
  return units.back().facts.squadrons && rides(units.back()) && !std::all_of(units.begin(), units.end() - 1, rides);
}

/// "41st Line, 52nd Line, 67th Line (10 battalions)": more parts behind the last than any regiment had are those of
/// all. In "34th Line, 88th Line (5 battalions)" they are the 88th's, as a guess: they may be those of both.
std::optional<Facts> parts_of_all(std::vector<Parts>& units, const PhraseBook& words) {
  constexpr int kMostBattalions = 5, kMostSquadrons = 8, kSurelyOfAll = 6;  // of one regiment; of several
  if (units.size() < 2) return std::nullopt;
  Facts& last = units.back().facts;
  const auto tells = [&](const Parts& unit) { return unit.facts.figures() || names_its_parts(unit, words); };
  const bool stated = std::any_of(units.begin(), units.end() - 1, tells);
  const int count = static_cast<int>(units.size());
  const bool men = last.men || last.bare;
  const bool many = last.battalions > kMostBattalions || last.squadrons > kMostSquadrons ||  // or "(8 sqns total)"
                    (!men && last.subunits().value_or(0) >= (last.in_all ? 1 : std::max(2 * count, kSurelyOfAll)));
  const bool of_all = last.subunits().value_or(0) > count && !men;
  const bool one_each = (last.battalions == count || last.squadrons == count) &&
                        !of_horse_beside_others(units, words);  // "1st and 2nd Guards (2 battalions)"
  if (one_each && !stated && !men)
    last.guessed.push_back(fmt::format("{} told of {} units", last.subunits().value_or(0), count));
  if (of_all && !many && !stated)
    last.guessed.push_back(fmt::format("{} {} of its own, and not of {}", *last.subunits(),
                                       last.battalions ? "battalions" : "squadrons", count == 2 ? "both" : "all"));
  if (stated || !(many || (one_each && !men))) return std::nullopt;
  Facts all;
  std::swap(all.battalions, last.battalions);
  std::swap(all.squadrons, last.squadrons);
  return all;
}

void share_parts_of_all(std::vector<Parts>& units, const PhraseBook& words) {
  const bool first = !units.empty() && std::none_of(units.begin(), units.end() - 1,
                                                    [](const Parts& unit) { return unit.facts.figures(); });
  if (const std::optional<int> each = first ? parts_behind_names(units) : std::nullopt) {
    for (Parts& unit : units) {
      unit.facts.few = *each;
      unit.facts.guessed.push_back(fmt::format("a share of the figure behind {} units", units.size()));
    }
    return;
  }
  const std::optional<Facts> all = parts_of_all(units, words);
  if (!all) return;
  share_subunits(units, &Facts::battalions, all->battalions, "battalions");
  share_subunits(units, &Facts::squadrons, all->squadrons, "squadrons");
}

/// "3e hussards, 10e chasseurs, 15e chasseurs (9) 900 h": a figure without a word beside the men of all counts the
/// parts of all, where it can be dealt out evenly.
void share_few(std::vector<Parts>& units, const Facts& tail) {
  const int count = static_cast<int>(units.size());
  const auto counted = [](const Parts& unit) { return unit.facts.few || unit.facts.subunits(); };
  if (!tail.few || tail.each || *tail.few == 0 || std::any_of(units.begin(), units.end(), counted)) return;
  for (Parts& unit : units) {
    if (*tail.few % count == 0) unit.facts.few = *tail.few / count;
    unit.facts.guessed.push_back(*tail.few % count == 0
                                     ? fmt::format("a share of the figure behind {} units", count)
                                     : fmt::format("the figure {} behind {} units not read", *tail.few, count));
  }
}

/// "7th Kentucky; 6th Tennessee; Smith's Battery, 6 guns": guns are those of the one battery, and not of foot beside
/// it, nor of a battery that has its own: "3rd Battery - 2 guns, 4th Battery - 4 guns".
bool ends_with_its_battery(const std::vector<Parts>& units, const Facts& tail, const PhraseBook& words) {
  const auto battery = [&](const Parts& unit) {
    const Tokens name = tokens_of(unit.name);
    return names_one_battery({name, name.size(), words});
  };
  const bool only_guns = guns_of(tail) && !tail.men && !tail.bare && !tail.subunits();
  return only_guns && units.size() > 1 && battery(units.back()) &&
         std::all_of(units.begin(), units.end() - 1,
                     [&](const Parts& unit) { return guns_of(unit.facts) || !battery(unit); });
}

/// "Grodno Hussars, Sumy Hussars (16 sqns), 5th Cossacks", "5th Battery (12 guns), 9th and 10th Batteries (24 guns)":
/// what stands behind one of some, and what each has, go for those before it that state nothing.
void share_within(std::vector<Parts>& units, const PhraseBook& words) {
  constexpr int kMostBattalions = 5, kMostSquadrons = 8;  // of one regiment
  constexpr int kMostGuns = 12;                           // of one battery
  for (std::size_t at = 1; at < units.size(); ++at) {
    Facts& facts = units[at].facts;
    std::size_t from = at;
    while (from > 0 && !units[from - 1].facts.figures()) --from;
    if (from == at) continue;
    const bool each = facts.each && (facts.few || facts.subunits()) && !facts.men && !facts.bare;
    const bool many = facts.battalions.value_or(0) > kMostBattalions || facts.squadrons.value_or(0) > kMostSquadrons;
    const bool guns = facts.guns.value_or(0) > kMostGuns && facts.pieces.empty() && !facts.men && !facts.bare;
    if (each) {
      facts.each = false;
      for (std::size_t one = from; one < at; ++one) {
        units[one].facts.few = facts.few;
        units[one].facts.battalions = facts.battalions;
        units[one].facts.squadrons = facts.squadrons;
      }
    } else if ((many || guns) && (at + 1 < units.size() || from > 0)) {
      const auto begin = units.begin() + static_cast<std::ptrdiff_t>(from);
      const auto end = units.begin() + static_cast<std::ptrdiff_t>(at) + 1;
      std::vector<Parts> some(begin, end);
      if (many) share_parts_of_all(some, words);
      if (guns) share_out(some, &Facts::guns, std::exchange(some.back().facts.guns, std::nullopt), "guns");
      std::copy(some.begin(), some.end(), begin);
    }
  }
}

/// "Weimar Jäger Bn.": no squadron is of such a unit.
bool is_foot(const Parts& unit, const PhraseBook& words) {
  const Tokens name = tokens_of(unit.name);
  for (std::size_t at = 0; at < name.size(); ++at)
    if (const std::optional<PhraseFound> part = words.find(Sense::unit, name, at); part && part->is == "battalion")
      return true;
  const std::optional<PhraseFound> kind = kind_in(name, words);
  const std::optional<Kind> is = unit.facts.kind ? unit.facts.kind : kind ? kind_from(kind->is) : std::nullopt;
  return is && !(kind && kind->guess) && arm_of(*is) == Arm::infantry;
}

/// "Weimar Jäger Bn., Fusilier Bn. Roe, Hussars Kern (10 sqns)": takes out those that the squadrons behind the last are
/// not shared with. They stand before the others; empty if there are none.
std::vector<Parts> take_foot_before_horse(std::vector<Parts>& units, const std::optional<Facts>& tail,
                                          const PhraseBook& words) {
  const Facts& of_all = tail ? *tail : units.back().facts;
  if (!of_all.squadrons || of_all.battalions || of_all.men || of_all.bare) return {};
  std::vector<Parts> foot;
  while (foot.size() + 1 < units.size() && !units[foot.size()].facts.figures() && is_foot(units[foot.size()], words))
    foot.push_back(units[foot.size()]);
  if (is_foot(units.back(), words)) return {};
  units.erase(units.begin(), units.begin() + static_cast<std::ptrdiff_t>(foot.size()));
  return foot;
}

}  // namespace

void share_what_the_last_has(std::vector<Parts>& units, const PhraseBook& words) {
  if (units.size() < 2) return;
  if (std::vector<Parts> foot = take_foot_before_horse(units, std::nullopt, words); !foot.empty()) {
    share_what_the_last_has(units, words);
    units.insert(units.begin(), foot.begin(), foot.end());
    return;
  }
  share_guns_of_batteries(units);
  share_men_of_batteries(units);
  share_within(units, words);
  share_parts_of_all(units, words);
  if (const std::optional<Facts> all = men_of_all(units)) share_out(units, &Facts::men, all->men, "men");
  mark_strength_of_last(units, words);
}

void share_figures(std::vector<Parts>& units, std::optional<Facts> tail, const PhraseBook& words) {
  if (units.empty()) return;
  if (std::vector<Parts> foot = take_foot_before_horse(units, tail, words); !foot.empty()) {
    if (units.size() > 1)
      share_figures(units, std::move(tail), words);
    else if (tail)
      give(*tail, units.front().facts);
    units.insert(units.begin(), foot.begin(), foot.end());
    return;
  }
  if (tail && ends_with_its_battery(units, *tail, words)) {
    Facts guns;  // "(126) 4 12-pdr Napoleons, 2 10-pdr Parrotts": with those that it has
    guns.guns = tail->guns;
    guns.pieces = tail->pieces;
    if (!merge(units.back().facts, guns)) return units.clear();
    tail.reset();
  }
  spread_each(units, tail, words);
  const auto figures = [](const Parts& unit) { return unit.facts.figures(); };
  const auto men = [](const Parts& unit) { return unit.facts.men || unit.facts.bare; };
  const bool part = units.back().facts.companies && !units.back().facts.subunits();  // "1/61st (778), 1 coy 5/60th"
  if (!tail && !part && !men(units.back()) && std::any_of(units.begin(), units.end(), men)) return units.clear();
  if (!tail && std::none_of(units.begin(), units.end() - 1, figures)) {
    Facts& last = units.back().facts;
    if (!last.men && !last.bare && !last.horses && !last.guns && last.pieces.empty())
      return share_parts_of_all(units, words);
    if (ends_with_its_battery(units, last, words)) return;
    tail = std::exchange(last, Facts{});
    constexpr int kMostCompanies = 10;  // of one battalion: "2/7th, 1/11th, 1 coy 5/60th (2,109)"
    if (tail->companies.value_or(kMostCompanies + 1) <= kMostCompanies && !tail->subunits())
      last.companies = std::exchange(tail->companies, std::nullopt);
    last.kind = tail->kind;
    last.nation = tail->nation;
  }
  if (!tail) tail = men_of_all(units);
  if (!tail) return share_within(units, words), share_parts_of_all(units, words);
  if (!tail->subunits()) share_parts_of_all(units, words);  // "Toro, Alba, Reina (7 bns). 80 officers, 2,400 men"
  std::optional<int> all = tail->men ? tail->men : tail->bare;
  if (all) *all += tail->officers.value_or(0);
  share_out(units, &Facts::men, all, "men", tail->in_all);
  if (!all) share_out(units, &Facts::horses, tail->horses, "horses");
  share_out(units, &Facts::guns, guns_of(*tail), "guns");
  share_subunits(units, &Facts::battalions, tail->battalions, "battalions");
  share_subunits(units, &Facts::squadrons, tail->squadrons, "squadrons");
  share_few(units, *tail);
}

void share_each(std::vector<Parts>& troops, const PhraseBook& words) {
  if (troops.size() < 2 || !troops.back().facts.each) return;
  Facts& last = troops.back().facts;
  if (!troops[troops.size() - 2].facts.figures() && settle_men_of_each(last)) {
    last.each = false;
    for (std::size_t at = troops.size() - 1; at-- > 0 && !troops[at].facts.figures();)
      give(last, troops[at].facts, true);
    return;
  }
  if (last.men) return;
  const bool guns = last.guns && !last.batteries;  // "..., 4 batteries of 6 guns" tells of these alone
  for (Parts& parts : troops) {
    if (parts.facts.figures()) continue;
    const Tokens name = tokens_of(parts.name);
    const std::optional<PhraseFound> kind = kind_in(name, words);
    const std::optional<PhraseFound> unit =
        name.empty() ? std::nullopt : words.find(Sense::unit, name, name.size() - 1);
    const bool battery = (kind && arm_of(*kind_from(kind->is)) == Arm::artillery) || (unit && unit->is == "battery");
    if (guns && battery) parts.facts.guns = last.guns;
    if (last.guns) continue;
    parts.facts.battalions = last.battalions;
    parts.facts.squadrons = last.squadrons;
  }
}

}  // namespace estafette::readers
