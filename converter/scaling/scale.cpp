#include "converter/scaling/scale.hpp"

#include "base/problem.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/orbat/sibling_names.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/orbat/wishes.hpp"
#include "converter/scaling/compress.hpp"
#include "converter/scaling/deal.hpp"
#include "converter/scaling/names.hpp"
#include "converter/scaling/unheeded.hpp"
#include "converter/scaling/wished.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <string_view>

namespace estafette::scaling {
namespace {

constexpr std::size_t kMostUnits = 1'000;  ///< of a division: the largest of any army had some thirty
constexpr std::string_view kScaledMark = "scaled to ";

/// The troops of one MD that will make a BB. The historical units are copies if folding changed their kind.
struct DivisionTroops {
  std::vector<Regiment> infantry, cavalry;
  std::vector<HistoricalBattery> batteries;
  std::vector<HistoricalBattery> wished;  ///< batteries that keep as many guns as the umpire wishes
  std::vector<const Unit*> kept;
};

class Scaler {
 public:
  explicit Scaler(const ScalingRules& rules) : rules_(rules) {}

  Scaled run(const Orbat& orbat) {
    ask_about_unheeded(orbat, result_);
    for (const Formation& formation : orbat.formations) {
      switch (height(formation.level)) {
        case 4:
          add_army(formation);
          break;
        case 3:
          result_.orbat.formations.push_back(make_corps(formation));
          break;
        default:
          result_.orbat.formations.push_back(make_lone_division(formation));
      }
    }
    for (Formation& top : result_.orbat.formations) {
      top.source = fmt::format("{}{}/{} of history's strength{}{}", kScaledMark, rules_.strength.part,
                               rules_.strength.of, top.source.empty() ? "" : "; ", top.source);
    }
    name_ids();
    return std::move(result_);
  }

 private:
  // One MC and everything in it.
  struct Pool {
    std::string name;
    std::vector<HistoricalBattery> batteries;
    std::vector<Formation*> brigades;  ///< the BBs that batteries can be dealt to
    std::vector<Receiver> receivers;
  };

  void decide(DecisionKind kind, const std::string& formation, const std::string& unit, std::string reason) {
    result_.decisions.push_back({kind, formation, unit, std::move(reason)});
  }

  void leave_out(const Unit& unit, const std::string& formation, const std::string& reason) {
    result_.left_out.push_back({unit.id, unit.name, unit.men, unit.guns, reason});
    decide(DecisionKind::left_out, formation, unit.name, reason);
  }

  Formation lowered(const Formation& from, Level level) {
    Formation to = from;
    to.level = level;
    to.game = rows_among(from.game);
    to.scale.clear();
    to.units.clear();
    to.formations.clear();
    decide(DecisionKind::level, from.name, "",
           fmt::format("the {} is a {} on the battlefield (rule 1.3.1)", to_string(from.level), to_string(level)));
    return to;
  }

  void add_army(const Formation& army) {
    Formation bc = lowered(army, Level::corps);
    for (const Formation& child : army.formations) {
      Formation bd = height(child.level) == 3 ? make_corps(child) : make_lone_division(child);
      bd.name = unused_name(bc.formations, bd.name);
      bc.formations.push_back(std::move(bd));
    }
    Pool pool{army.name, {}, {}, {}};
    for (Formation& bd : bc.formations) {
      for (Formation& bb : bd.formations) add_receiver(pool, bb);
    }
    const std::vector<HistoricalBattery> wished = take_own_troops(army, pool, bc);
    deal(pool);
    for (const HistoricalBattery& battery : wished) place_wished(battery, pool.brigades);
    result_.orbat.formations.push_back(std::move(bc));
  }

  Formation make_corps(const Formation& mc) {
    Formation bd = lowered(mc, mc.level == Level::cavalry_corps ? Level::cavalry_division : Level::division);
    fill(bd, mc, mc.formations);
    return bd;
  }

  Formation make_lone_division(const Formation& md) {
    Formation bd = lowered(md, Level::division);
    decide(DecisionKind::level, md.name, "",
           "it is under no corps, so it also gets a division of its own, in which it is a brigade");
    fill(bd, Formation{}, {md});
    return bd;
  }

  /// Makes each division into a BB, then makes and deals the batteries of all of them and of the corps.
  void fill(Formation& bd, const Formation& mc, const std::vector<Formation>& divisions) {
    Pool pool{bd.name, {}, {}, {}};
    for (const Formation& md : divisions) bd.formations.push_back(lowered(md, Level::brigade));
    const std::vector<std::size_t> homes = homes_of(divisions, result_);
    std::vector<DivisionTroops> all(divisions.size());
    for (std::size_t d = 0; d < divisions.size(); ++d) add_troops_of(divisions[d], homes[d], all[homes[d]]);
    std::vector<HistoricalBattery> wished;
    for (std::size_t d = 0; d < divisions.size(); ++d) {
      DivisionTroops& troops = all[d];
      pool.batteries.insert(pool.batteries.end(), troops.batteries.begin(), troops.batteries.end());
      wished.insert(wished.end(), troops.wished.begin(), troops.wished.end());
      make_brigade(bd.formations[d], troops);
    }
    for (Formation& bb : bd.formations) add_receiver(pool, bb);
    for (const HistoricalBattery& battery : take_own_troops(mc, pool, bd)) wished.push_back(battery);
    deal(pool);
    for (const HistoricalBattery& battery : wished) place_wished(battery, pool.brigades);
    for (std::size_t d = 0; d < divisions.size(); ++d) ask_about(bd.formations[d], divisions[d], rules_, result_);
    drop_empty(bd, divisions);
  }

  /// No brigade is made where the umpire wishes its troops elsewhere, or left out.
  static void drop_empty(Formation& bd, const std::vector<Formation>& divisions) {
    for (std::size_t d = divisions.size(); d-- > 0;) {
      const Wish wish = wish_of(divisions[d]);
      const bool wished = wish.is == Wish::Is::merge || wish.is == Wish::Is::leave_out;
      if (wished && bd.formations[d].units.empty())
        bd.formations.erase(bd.formations.begin() + static_cast<std::ptrdiff_t>(d));
    }
  }

  /// A battery whose guns the umpire states goes to its own division, or to the brigade with the fewest guns.
  void place_wished(const HistoricalBattery& battery, const std::vector<Formation*>& brigades) {
    const Unit& old = *battery.unit;
    const auto fewest = std::min_element(brigades.begin(), brigades.end(), [](const Formation* a, const Formation* b) {
      return totals(*a).guns < totals(*b).guns;
    });
    if (fewest == brigades.end()) return leave_out(old, old.name, "there is no division that could have it");
    Formation& bb = battery.division ? *brigades[*battery.division] : **fewest;
    Unit unit = wished_battery(old);
    unit.name = unused_name(bb.units, unit.name);
    decide(DecisionKind::wished, bb.name, unit.name, fmt::format("{} guns (column scale)", unit.guns.value));
    const HistoricalShare part{"", old.id, old.name, old.kind, old.quality, old.men, unit.men, old.guns};
    place(bb, std::move(unit), {part});
  }

  static void add_receiver(Pool& pool, Formation& bb) {
    const Totals sum = totals(bb);
    Receiver receiver{bb.name, sum.infantry, sum.cavalry, {}};
    for (const Unit& unit : bb.units) receiver.nations.push_back(fold(unit.nation));
    pool.brigades.push_back(&bb);
    pool.receivers.push_back(std::move(receiver));
  }

  void add_troops_of(const Formation& md, std::size_t division, DivisionTroops& troops) {
    int brigade = troops.infantry.empty() ? 0 : troops.infantry.back().brigade;
    const Formation* last = nullptr;
    for_each_unit(md, [&](const CommandPath& path, const Unit& unit) {
      if (path.back() != last) ++brigade;
      last = path.back();
      if (const std::string why = why_left_out(md, *last); !why.empty()) return leave_out(unit, md.name, why);
      sort_in(unit, md.name, brigade, division, troops);
    });
  }

  void sort_in(const Unit& unit, const std::string& formation, int brigade, std::optional<std::size_t> division,
               DivisionTroops& troops) {
    const Wish wish = wish_of(unit);
    if (wish.is == Wish::Is::leave_out) return leave_out(unit, formation, "as the umpire wishes (column scale)");
    switch (arm_of(unit.kind)) {
      case Arm::infantry:
        if (unit.level == UnitLevel::company && !rules_.merge_lone_companies) {
          leave_out(unit, formation, "lone companies are left out (rules.xml, lone-companies)");
        } else {
          troops.infantry.push_back({.unit = &unit, .brigade = brigade});
        }
        return;
      case Arm::cavalry:
        troops.cavalry.push_back({.unit = &unit, .brigade = brigade});
        return;
      case Arm::artillery:
        (wish.is == Wish::Is::guns ? troops.wished : troops.batteries).push_back({&unit, division});
        return;
      case Arm::support:
        break;
    }
    if (wish.is == Wish::Is::keep) return troops.kept.push_back(&unit);
    switch (rules_.treatment_of(unit.kind)) {
      case Treatment::leave_out:
        leave_out(unit, formation, fmt::format("{} are left out (rules.xml, support)", to_string(unit.kind)));
        return;
      case Treatment::keep:
        troops.kept.push_back(&unit);
        return;
      case Treatment::fold:
        break;
    }
    const bool with_guns = unit.kind == Kind::train;
    decide(DecisionKind::folded, formation, unit.name,
           fmt::format("{} fill the ranks of the {} (rules.xml, support)", to_string(unit.kind),
                       with_guns ? "gunners" : "infantry"));
    folded_.push_back(unit);
    folded_.back().kind = with_guns ? Kind::foot_artillery : Kind::line_infantry;
    if (with_guns) {
      troops.batteries.push_back({&folded_.back(), division});
    } else {
      troops.infantry.push_back({.unit = &folded_.back(), .brigade = brigade});
    }
  }

  /// Troops of the corps or army itself: its guns go into the pool, its support where the rules say. Gives the
  /// batteries whose guns the umpire states.
  std::vector<HistoricalBattery> take_own_troops(const Formation& from, Pool& pool, Formation& into) {
    DivisionTroops own;
    for (const Unit& unit : from.units) sort_in(unit, from.name, 0, std::nullopt, own);
    pool.batteries.insert(pool.batteries.end(), own.batteries.begin(), own.batteries.end());
    for (const Unit* unit : own.kept) keep(*unit, into);
    for (const Regiment& regiment : own.infantry) {
      leave_out(*regiment.unit, from.name, "it belongs to no division whose ranks it could fill");
    }
    return std::move(own.wished);
  }

  static void refuse_crowd(const Formation& bb, const DivisionTroops& troops) {
    const std::size_t units = troops.infantry.size() + troops.cavalry.size() + troops.kept.size();
    if (units <= kMostUnits) return;
    throw Refusal(Problem{bb.name, 0, "", fmt::format("{} units", figure(static_cast<long long>(units))),
                          fmt::format("a division of at most {}", figure(static_cast<long long>(kMostUnits))),
                          "Put them below several divisions"});
  }

  void make_brigade(Formation& bb, DivisionTroops& troops) {
    refuse_crowd(bb, troops);
    heed(troops.infantry, bb.name, result_);
    heed(troops.cavalry, bb.name, result_);
    const auto sum = [](const std::vector<Regiment>& regiments) {
      std::int64_t men = 0;
      for (const Regiment& regiment : regiments) men += regiment.unit->men.value;
      return men;
    };
    const std::vector<std::int64_t> before = {sum(troops.infantry), sum(troops.cavalry)};
    const std::int64_t total = nearest_share(before[0] + before[1], rules_.strength);
    const std::vector<std::int64_t> after = apportion_shares(total, before, rules_.strength);
    decide(DecisionKind::rounded, bb.name, "",
           fmt::format("{} of {} infantry remain, and {} of {} cavalry", figure(after[0]), figure(before[0]),
                       figure(after[1]), figure(before[1])));
    add_pieces(bb, troops.infantry, Men{static_cast<int>(after[0])}, rules_.battalion, UnitLevel::battalion);
    add_pieces(bb, troops.cavalry, Men{static_cast<int>(after[1])}, rules_.squadron, UnitLevel::squadron);
    for (const Unit* unit : troops.kept) keep(*unit, bb);
  }

  void add_pieces(Formation& bb, const std::vector<Regiment>& regiments, Men total, UnitSizes limits, UnitLevel level) {
    const std::vector<NewUnit> pieces = compress(regiments, total, rules_.strength, limits);
    if (pieces.empty()) {
      for (const Regiment& regiment : regiments)
        leave_out(*regiment.unit, bb.name, "its share of the men rounds down to nobody");
    }
    for (const NewUnit& piece : pieces) {
      std::vector<std::string> names;
      for (const Share& share : piece.shares) names.push_back(share.unit->name);
      Unit unit = *piece.shares.front().unit;
      unit.level = level;
      unit.name = unused_name(bb.units, piece_name(names, piece.number, level));
      unit.kind = piece.kind;
      unit.quality = piece.quality;
      unit.nation = piece.nation;
      unit.men = piece.men();
      unit.game = rows_among(piece.eponym().game);
      unit.scale.clear();
      unit.subunits = 1;
      if (names.size() > 1) unit.commander.clear();
      std::vector<HistoricalShare> parts;
      for (const Share& share : piece.shares) {
        parts.push_back({"",
                         share.unit->id,
                         share.unit->name,
                         share.unit->kind,
                         share.unit->quality,
                         share.unit->men,
                         share.men,
                         {}});
      }
      explain(bb, unit, piece, limits);
      place(bb, std::move(unit), std::move(parts));
    }
  }

  void explain(const Formation& bb, const Unit& unit, const NewUnit& piece, UnitSizes limits) {
    if (piece.shares.size() > 1) {
      decide(DecisionKind::merged, bb.name, unit.name,
             fmt::format("{} regiments fight together, so that none is below {} men", piece.shares.size(),
                         limits.smallest.value));
    }
    if (piece.pieces > 1) {
      decide(
          DecisionKind::split, bb.name, unit.name,
          fmt::format("part {} of {}, so that none is above {} men", piece.number, piece.pieces, limits.largest.value));
    }
    if (unit.men < limits.smallest) {
      decide(DecisionKind::too_small, bb.name, unit.name,
             fmt::format("{} men, below {}: all of its arm in the division", unit.men.value, limits.smallest.value));
    }
  }

  void keep(const Unit& old, Formation& into) {
    Unit unit = old;
    unit.scale.clear();
    unit.men = Men{static_cast<int>(nearest_share(old.men.value, rules_.strength))};
    unit.name = unused_name(into.units, unit.name);
    if (unit.level == UnitLevel::regiment) unit.level = UnitLevel::battalion;
    result_.decisions.push_back(kept(old, unit.name, into.name));
    const HistoricalShare part{"", old.id, old.name, old.kind, old.quality, old.men, unit.men, {}};
    place(into, std::move(unit), {part});
  }

  void deal(Pool& pool) {
    if (pool.batteries.empty()) return;
    Dealing dealing = deal_batteries(pool.name, pool.batteries, pool.receivers, rules_);
    for (const LeftOut& left : dealing.left_out) {
      result_.left_out.push_back(left);
      decide(DecisionKind::left_out, pool.name, left.name, left.reason);
    }
    for (DealtBattery& dealt : dealing.batteries) {
      Formation& bb = *pool.brigades[dealt.division];
      std::vector<std::string> names;
      for (const HistoricalShare& part : dealt.parts) names.push_back(part.name);
      dealt.unit.name = unused_name(bb.units, piece_name(names, 0, UnitLevel::battery));
      decide(DecisionKind::battery_formed, bb.name, dealt.unit.name, dealt.formed_because);
      decide(DecisionKind::battery_dealt, bb.name, dealt.unit.name, dealt.dealt_because);
      place(bb, std::move(dealt.unit), std::move(dealt.parts));
    }
  }

  /// Puts a unit into the tree. Its parts have a provisional id until the tree is complete and ids can be given.
  void place(Formation& into, Unit unit, std::vector<HistoricalShare> parts) {
    std::string stands_for;
    for (const HistoricalShare& part : parts) stands_for += (stands_for.empty() ? "" : " + ") + part.name;
    if (stands_for != unit.name) unit.note = "stands for " + stands_for;
    unit.id = std::to_string(parts_.size());
    parts_.push_back(std::move(parts));
    into.units.push_back(std::move(unit));
  }

  void name_ids() {
    std::vector<std::string> provisional;
    for_each_unit(result_.orbat, [&](const CommandPath&, const Unit& unit) { provisional.push_back(unit.id); });
    assign_ids(result_.orbat);
    std::size_t next = 0;
    for_each_unit(result_.orbat, [&](const CommandPath&, const Unit& unit) {
      for (HistoricalShare& part : parts_.at(static_cast<std::size_t>(whole_number(provisional[next]).value()))) {
        part.scaled = unit.id;
        result_.parts.push_back(part);
      }
      ++next;
    });
  }

  const ScalingRules& rules_;
  Scaled result_;
  std::deque<Unit> folded_;  ///< copies with their new kind; a deque keeps them where they are
  std::vector<std::vector<HistoricalShare>> parts_;
};

}  // namespace

bool is_scaled(const Orbat& orbat) {
  return std::any_of(orbat.formations.begin(), orbat.formations.end(),
                     [](const Formation& top) { return top.source.starts_with(kScaledMark); });
}

Scaled scale(const Orbat& orbat, const ScalingRules& rules) {
  return Scaler(rules).run(orbat);
}

}  // namespace estafette::scaling
