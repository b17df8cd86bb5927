#include "tabletop/napoleons_wars/units.hpp"

#include "base/apportion.hpp"
#include "tabletop/muster/most_men.hpp"
#include "tabletop/napoleons_wars/batteries.hpp"
#include "tabletop/napoleons_wars/common.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::tabletop::wars {
namespace {

using Units = std::vector<const Unit*>;

Quality quality_in(const Units& units, const TabletopRules& rules) {
  std::vector<QualityShare> shares;
  for (const Unit* unit : units) shares.push_back({unit->quality, unit->men.value});
  return average_quality(shares, rules);
}

const RuleRow& kind_row(const Unit& unit, const TabletopRules& rules) {
  return rules.table("kinds").row(to_string(unit.kind));
}

/// By its nation's list for its kind and year, the row of the nearest quality; or what its kind usually has.
int usual_skirmish(const Unit& unit, const RosterWishes& wishes, const WarsData& data) {
  const std::string list = nation_row(*data.rules, unit.nation).text("troops");
  const TroopRow* best = nullptr;
  const auto distance = [&](const TroopRow& row) {
    if (unit.quality < row.quality) return static_cast<int>(row.quality) - static_cast<int>(unit.quality);
    return unit.quality > row.best ? static_cast<int>(unit.quality) - static_cast<int>(row.best) : 0;
  };
  for (const TroopRow* row : rows_for(*data.troops, list, unit.kind, wishes.year))
    if (best == nullptr || distance(*row) < distance(*best)) best = row;
  const int usual = kind_row(unit, *data.rules).whole("skirmish");
  return best == nullptr ? usual : std::max(best->skirmish, arm_of(unit.kind) == Arm::cavalry ? usual : 0);
}

/// How many bases: none of more than the most points, and of about the usual men.
int bases_for(const Units& units, bool cavalry, int gun_points, const RosterWishes& wishes,
              const TabletopRules& rules) {
  const int men = men_in(units) * wishes.scale;
  const int points = strength_points(men, quality_in(units, rules), cavalry, rules) + gun_points;
  const int most = rules.whole("brigade-steps-most");
  const int by_points = (points + most - 1) / most;
  const int by_men = rounded(men / rules.value(cavalry ? "cavalry-brigade-men" : "brigade-men"), rules);
  return std::clamp(std::max(by_points, by_men), 1, static_cast<int>(units.size()));
}

/// A base of these troops; id and label are given later, when all are there.
struct Base {
  Units units;
  bool cavalry = false, mixed = false;
  Quality quality = Quality::line;
  int men = 0;     ///< of history
  int points = 0;  ///< with those of attached guns
  std::vector<const Unit*> guns;
  int gun_points = 0;
};

class DivisionMaker {
 public:
  DivisionMaker(const DivisionTroops& division, const RosterWishes& wishes, const WarsData& data)
      : division_(division), place_(division.place), wishes_(wishes), data_(data), rules_(*data.rules) {}

  MadeUnits make() {
    sort_troops();
    const bool few_horse = men_in(horse_) * wishes_.scale < rules_.whole("cavalry-brigade-least");
    const bool mixed = !foot_.empty() && !horse_.empty() && few_horse;
    add_bases(foot_, false, attached_points(attachable(), wishes_.scale, rules_));
    if (mixed) mix_in(horse_);
    share_points(0);
    if (!mixed) {
      const std::size_t first = bases_.size();
      add_bases(horse_, true, 0);
      share_points(first);
    }
    const std::size_t first = bases_.size();
    add_bases(irregulars_, true, 0);
    share_points(first);
    attach_guns();
    for (std::size_t i = 0; i < bases_.size(); ++i) made_.brigades.push_back(piece_of(bases_[i], i));
    return std::move(made_);
  }

 private:
  void sort_troops() {
    for (const Unit* unit : division_.units) {
      const std::string& arm = kind_row(*unit, rules_).text("arm");
      if (arm == "infantry") foot_.push_back(unit);
      if (arm == "cavalry") (unit->kind == Kind::cossacks ? irregulars_ : horse_).push_back(unit);
      if (arm == "foot-artillery" || arm == "horse-artillery") guns_.push_back(unit);
      if (arm == "none")
        made_.remarks.push_back(fmt::format("{}: {} men are not put on the table", unit->name, unit->men.value));
    }
  }

  [[nodiscard]] Units attachable() const {
    Units batteries;
    for (const Unit* battery : guns_)
      if (may_be_attached(*battery, rules_)) batteries.push_back(battery);
    return batteries;
  }

  void add_bases(const Units& units, bool cavalry, int gun_points) {
    if (units.empty()) return;
    for (Units& part : cut_by_men(units, bases_for(units, cavalry, gun_points, wishes_, rules_))) {
      Base base;
      base.units = std::move(part);
      base.cavalry = cavalry;
      base.men = men_in(base.units) * wishes_.scale;
      base.quality = quality_in(base.units, rules_);
      bases_.push_back(std::move(base));
    }
  }

  /// II.2.4: a few squadrons count as men of the foot, with whose smallest brigade they go.
  void mix_in(const Units& horse) {
    auto smallest =
        std::min_element(bases_.begin(), bases_.end(), [](const Base& a, const Base& b) { return a.men < b.men; });
    smallest->units.insert(smallest->units.end(), horse.begin(), horse.end());
    smallest->mixed = true;
    smallest->men += men_in(horse) * wishes_.scale;
  }

  /// The bases from `first` on have the points of all their men together, shared out by their own: so no point is lost
  /// because a large brigade was cut.
  void share_points(std::size_t first) {
    std::vector<std::int64_t> weights;
    double all = 0;
    for (std::size_t i = first; i < bases_.size(); ++i) {
      constexpr int kFine = 1000;
      const RuleRow& row = rules_.table("qualities").row(to_string(bases_[i].quality));
      const double exact = bases_[i].men / row.number(bases_[i].cavalry ? "horse" : "foot");
      weights.push_back(static_cast<std::int64_t>(exact * kFine));
      all += exact;
    }
    const std::vector<std::int64_t> shared = apportion(rounded(all, rules_), weights);
    for (std::size_t i = 0; i < shared.size(); ++i) bases_[first + i].points = static_cast<int>(shared[i]);
  }

  /// II.2.5: light and medium foot batteries of a division with foot become points; all others get stands of their own.
  void attach_guns() {
    std::vector<Base*> foot;
    for (Base& base : bases_)
      if (!base.cavalry) foot.push_back(&base);
    Units attached, own;
    for (const Unit* battery : guns_)
      (!foot.empty() && may_be_attached(*battery, rules_) ? attached : own).push_back(battery);
    const std::vector<int> dealt =
        dealt_evenly(attached_points(attached, wishes_.scale, rules_), static_cast<int>(foot.size()));
    for (std::size_t i = 0; i < foot.size(); ++i) {
      foot[i]->gun_points = dealt[i];
      foot[i]->points += dealt[i];
    }
    for (std::size_t i = 0; i < attached.size(); ++i) foot[i % foot.size()]->guns.push_back(attached[i]);
    for (RosterPiece& stand : battery_stands(own, place_, wishes_.scale, rules_, made_.remarks))
      made_.batteries.push_back(std::move(stand));
  }

  int points_on_the_chart(const Base& base, const std::string& id) {
    const int least = rules_.whole("least-steps"), most = rules_.whole("brigade-steps-most");
    if (base.points < least)
      made_.remarks.push_back(
          fmt::format("{}: {} men are {}, and count {}", id, base.men, told_steps(rules_, base.points), least));
    if (base.points > most)
      made_.remarks.push_back(fmt::format("{}: {} points, but the chart ends at {}", id, base.points, most));
    return std::clamp(base.points, least, most);
  }

  UnitLabel label_of(const Base& base, const std::string& id, Quality quality) {
    UnitLabel label;
    label.place = id;
    label.quality = quality;
    label.mixed = base.mixed;
    label.levels = fatigue_levels(points_on_the_chart(base, id), quality, rules_);
    const std::string nation = of_most_men(base.units, [](const Unit& unit) { return unit.nation; });
    int light = 0, usual = 0, usual_men = -1;
    for (const Unit* unit : base.units) {
      if (kind_row(*unit, rules_).yes("light-troops")) light += unit->men.value;
      if (unit->men.value > usual_men) usual = usual_skirmish(*unit, wishes_, data_);
      usual_men = std::max(usual_men, unit->men.value);
    }
    label.skirmish = base.cavalry ? usual : skirmish_rating(usual, light, men_in(base.units), nation, rules_);
    if (base.cavalry) {
      label.weight = of_most_men(base.units, [&](const Unit& unit) { return kind_row(unit, rules_).text("weight"); });
      label.weight.front() = static_cast<char>(label.weight.front() - 'a' + 'A');
    }
    return label;
  }

  RosterPiece piece_of(const Base& base, std::size_t index) {
    RosterPiece piece;
    piece.id = fmt::format("{}B/{}", index + 1, place_);
    const Quality quality = base.quality;
    const UnitLabel label = label_of(base, piece.id, quality);
    piece.label = to_string(label, rules_);
    piece.name = division_.name;
    piece.arm = base.cavalry ? "cavalry" : "infantry";
    piece.quality = estafette::to_string(quality);
    piece.weight =
        base.cavalry ? of_most_men(base.units, [&](const Unit& unit) { return kind_row(unit, rules_).text("weight"); })
                     : "";
    piece.skirmish = label.skirmish;
    piece.mixed = base.mixed;
    piece.steps = label.levels.fresh;
    piece.groups = boxes_by_level(label.levels);
    for (const Unit* unit : base.units) piece.members.push_back({unit->id, unit->name, unit->men.value, 0});
    for (const Unit* battery : base.guns)
      piece.members.push_back({battery->id, battery->name, battery->men.value, battery->guns.value});
    add_notes(piece, base, quality);
    return piece;
  }

  void add_notes(RosterPiece& piece, const Base& base, Quality quality) const {
    const std::string nation = of_most_men(base.units, [](const Unit& unit) { return unit.nation; });
    const RuleRow& row = nation_row(rules_, nation);
    const RuleRow& of_quality = rules_.table("qualities").row(estafette::to_string(quality));
    piece.notes.push_back(
        fmt::format("manoeuvre {:+}, rallies on {}+ (NW T)", of_quality.whole("manoeuvre"), of_quality.text("rally")));
    if (base.cavalry) piece.notes.push_back(fmt::format("reaction {:+} (NW I.10)", of_quality.whole("reaction")));
    if (!base.cavalry && row.whole("attack") != 0)
      piece.notes.push_back(fmt::format("attacks with {:+}, not against cavalry (NW I.11.2)", row.whole("attack")));
    if (!base.cavalry && row.whole("defence") != 0)
      piece.notes.push_back(fmt::format("defends with {:+} (NW I.11.2)", row.whole("defence")));
    if (piece.skirmish > 0)
      piece.notes.push_back(
          fmt::format("skirmishes to {} inches (NW I.7.1)",
                      rules_.table("skirmish-range").row(std::to_string(piece.skirmish)).text("clear")));
    const bool quick = row.whole("quick-from") != 0 && wishes_.year >= row.whole("quick-from");
    const std::string pace = base.cavalry ? (piece.weight == "heavy" ? "heavy-cavalry" : "other-cavalry")
                                          : (quick ? "quick-infantry" : "infantry");
    piece.notes.push_back(fmt::format("moves {} inches (NW I.9.1)", rules_.table("moves").row(pace).text("inches")));
    if (base.mixed) piece.notes.emplace_back("mixed: +1 against skirmishers (NW I.7.7)");
    if (base.gun_points > 0)
      piece.notes.push_back(fmt::format("{} of its points are guns (NW II.2.5)", base.gun_points));
  }

  const DivisionTroops& division_;
  const std::string& place_;
  const RosterWishes& wishes_;
  const WarsData& data_;
  const TabletopRules& rules_;
  Units foot_, horse_, irregulars_, guns_;
  std::vector<Base> bases_;
  MadeUnits made_;
};

}  // namespace

MadeUnits make_units(const DivisionTroops& division, const RosterWishes& wishes, const WarsData& data) {
  return DivisionMaker(division, wishes, data).make();
}

}  // namespace estafette::tabletop::wars
