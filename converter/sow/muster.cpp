#include "converter/sow/muster.hpp"

#include "base/apportion.hpp"
#include "base/fingerprint.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/sow/experience.hpp"
#include "converter/sow/names.hpp"
#include "converter/sow/plan_faults.hpp"
#include "converter/sow/wardrobe.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::sow {
namespace {

/// What all rows of one BD have in common.
struct Force {
  std::string id;
  std::optional<Arrival> arrival;
  std::vector<std::string> fatigue;
  bool napoleon = false;
};

class Recruiter {
 public:
  Recruiter(const Profile& profile, Field& field) : profile_(profile), field_(field), wardrobe_(profile) {}

  FieldArmy army(const BattleSide& side, bool attacker) {
    FieldArmy army;
    army.side = side_number(side, profile_);
    army.attacker = attacker;
    const Formation& bc = side.army;
    const std::string nation = nation_of(side);
    const Force own{bc.id, std::nullopt, {}, side.napoleon_commands};

    army.leader = commander(own, Post::army, nation, bc.commander, bc.name, bc.ratings);
    army.leader.sheet.id = bc.id;
    if (!side.commander_present) stay_away(army.leader, bc);
    army.staff = commander(own, Post::corps, nation, fmt::format("Chief of staff of {}", bc.name), bc.name, {});

    for (const Formation& force : bc.formations) {
      const ForceOrders orders = orders_for(side, force.id);
      if (orders.away) continue;
      if (orders.reserve) {
        const Totals sum = totals(force);
        field_.reserves.push_back({force.id, force.name, army.side, sum.men(), sum.guns});
        remark(Topic::reserve, "{} is a reserve: on the battle sheet, not on the field (5.5.2)", force.name);
        continue;
      }
      add_division(army, {force.id, orders.arrival, orders.fatigue, side.napoleon_commands}, force);
    }
    add_own_troops(army, own, bc, nation);

    army.courier = follower(own, Post::courier, nation, fmt::format("Courier of {}", bc.name));
    return army;
  }

  void finish() {
    for (std::string& said : wardrobe_.other_pieces()) field_.remarks.push_back({Topic::piece, std::move(said)});
    for (std::string& said : wardrobe_.stand_ins()) field_.remarks.push_back({Topic::stand_in, std::move(said)});
  }

 private:
  template <typename... Parts>
  void remark(Topic topic, fmt::format_string<Parts...> words, Parts&&... parts) {
    field_.remarks.push_back({topic, fmt::format(words, std::forward<Parts>(parts)...)});
  }

  void add_division(FieldArmy& army, const Force& force, const Formation& bd) {
    bool troops = false;
    for_each_unit(bd, [&](const CommandPath&, const Unit& unit) { troops = troops || fights(unit); });
    if (troops) {
      if (force.arrival) {
        remark(Topic::arrival, "{} arrives in the {} at {} (5.5.1)", bd.name, to_string(force.arrival->edge),
               to_string(force.arrival->at));
      }
      army.divisions.push_back(division(force, bd));
    } else {
      remark(Topic::left_out, "{} has no troops for the field and is left out", bd.name);
    }
  }

  FieldDivision division(const Force& force, const Formation& bd) {
    FieldDivision division;
    const std::string nation = nation_of(bd);
    division.leader = commander(force, Post::division, nation, bd.commander, bd.name, bd.ratings);
    division.leader.sheet.id = bd.id;
    division.arrival = force.arrival;
    for (const Formation& bb : bd.formations) add_brigade(division, force, bb);
    if (!bd.units.empty()) {
      Formation own;
      own.level = Level::brigade;
      own.name = bd.id.empty() ? bd.name : fmt::format("Own troops of {}", bd.name);
      own.units = bd.units;
      add_brigade(division, force, own);
    }
    division.wagon = follower(force, Post::wagon, nation, fmt::format("Train of {}", bd.name));
    division.cavalry = most_are_mounted(bd);
    return division;
  }

  void add_own_troops(FieldArmy& army, const Force& own, const Formation& bc, const std::string& nation) {
    if (bc.units.empty()) return;
    Formation reserve;
    reserve.level = Level::division;
    reserve.name = fmt::format("Own troops of {}", bc.name);
    reserve.nation = nation;
    reserve.units = bc.units;
    const std::size_t before = army.divisions.size();
    add_division(army, own, reserve);
    if (army.divisions.size() > before) army.divisions.back().reserve = true;
  }

  void add_brigade(FieldDivision& division, const Force& force, const Formation& bb) {
    FieldBrigade brigade;
    std::vector<const Unit*> batteries;
    int mounted = 0;
    int on_foot = 0;
    for (const Unit& unit : bb.units) {
      if (!fights(unit)) {
        leave_out(unit);
      } else if (arm_of(unit.kind) == Arm::artillery) {
        batteries.push_back(&unit);
      } else {
        add_unit(brigade, force, unit);
        (arm_of(unit.kind) == Arm::cavalry ? mounted : on_foot) += unit.men.value;
      }
    }
    if (!brigade.units.empty()) {
      brigade.arm = mounted > on_foot ? Arm::cavalry : Arm::infantry;
      const Post post = brigade.arm == Arm::cavalry ? Post::cavalry_brigade : Post::brigade;
      brigade.leader = commander(force, post, nation_of(bb), bb.commander, bb.name, bb.ratings);
      brigade.leader.sheet.id = bb.id;
      if (static_cast<int>(brigade.units.size()) > profile_.limits.units_per_brigade) {
        remark(Topic::crew, "{} has {} battalions and squadrons, more than {}: hard to lead", bb.name,
               brigade.units.size(), profile_.limits.units_per_brigade);
      }
      division.brigades.push_back(std::move(brigade));
    } else if (!bb.id.empty()) {  // nobody misses the leader of own troops, who was made up for them
      remark(Topic::left_out, "{} {}", bb.name,
             batteries.empty() ? "has no troops for the field and is left out"
                               : "has guns only: its batteries take the field, its commander does not");
    }
    for (const Unit* battery : batteries) division.brigades.push_back(guns_of(force, *battery));
  }

  void leave_out(const Unit& unit) {
    if (arm_of(unit.kind) == Arm::support) {
      remark(Topic::left_out, "{} ({}) is left out: the game has no such troops", unit.name, to_string(unit.kind));
    } else if (unit.men.value <= 0) {
      remark(Topic::left_out, "{} has no men and is left out", unit.name);
    } else {
      remark(Topic::left_out, "{} has no guns and is left out", unit.name);
    }
  }

  /// A battalion or squadron: one row, or several if it is too large for the game.
  void add_unit(FieldBrigade& brigade, const Force& force, const Unit& unit) {
    const int most = profile_.limits.largest_unit().value;
    const int parts = (unit.men.value + most - 1) / most;
    if (parts > 1) {
      remark(Topic::crew, "{}, {} men, is sent as {} rows: the largest is {}", unit.name, unit.men.value, parts, most);
    }
    if (unit.men.value < profile_.limits.smallest_unit) {
      remark(Topic::crew, "{} has only {} men: it plays poorly", unit.name, unit.men.value);
    }
    const std::vector<std::int64_t> men =
        apportion(unit.men.value, std::vector<std::int64_t>(static_cast<std::size_t>(parts), 1));
    for (int part = 0; part < parts; ++part) {
      const std::string name = parts == 1 ? unit.name : fmt::format("{} part {}", unit.name, part + 1);
      FieldRow row = troops(force, unit, name, static_cast<int>(men[static_cast<std::size_t>(part)]));
      row.ammo = profile_.rounds_per_man;
      brigade.units.push_back(std::move(row));
    }
  }

  FieldBrigade guns_of(const Force& force, const Unit& battery) {
    FieldBrigade made;
    made.arm = Arm::artillery;
    const std::string short_name = battery_name(battery.name);
    const std::string& leader = battery.commander.empty() ? short_name : battery.commander;
    made.leader = commander(force, Post::battery, battery.nation, leader, battery.name, battery.ratings);
    made.leader.sheet.id = battery.id;
    const std::vector<std::int64_t> crews =
        apportion(battery.men.value, std::vector<std::int64_t>(static_cast<std::size_t>(battery.guns.value), 1));
    for (std::size_t gun = 0; gun < crews.size() && crews[gun] > 0; ++gun) {
      const int crew = static_cast<int>(crews[gun]);
      FieldRow row = troops(force, battery, fmt::format("Gun {}, {}", gun + 1, short_name), crew);
      row.sheet.guns = Guns{1};
      row.ammo = std::max(1, profile_.rounds_per_gun / crew);
      made.units.push_back(std::move(row));
    }
    if (made.units.size() < crews.size()) {
      remark(Topic::left_out, "{} has {} gunners for {} guns: {} guns stay behind", battery.name, battery.men.value,
             crews.size(), crews.size() - made.units.size());
    } else if (crews.front() < profile_.limits.least_crew || crews.front() > profile_.limits.most_crew) {
      remark(Topic::crew, "{} has {} men for each gun, usual are {} to {}", battery.name, crews.front(),
             profile_.limits.least_crew, profile_.limits.most_crew);
    }
    return made;
  }

  FieldRow troops(const Force& force, const Unit& unit, const std::string& name, int men) {
    FieldRow row;
    begin(row, force, RowKind::troops, name);
    row.sheet.id = unit.id;
    row.sheet.kind = unit.kind;
    row.sheet.men = Men{men};
    row.heads = men;
    row.look = wardrobe_.troops(unit.nation, unit.kind, unit.quality, unit.piece);
    const QualityLevels& levels = profile_.qualities.at(static_cast<std::size_t>(unit.quality));
    const Experience today =
        experience_today(levels.experience, force.fatigue, force.napoleon, profile_.limits.most_experience);
    row.sheet.experience = today.before;
    row.sheet.as_fought = today.as_fought;
    row.sheet.reasons = today.reasons;
    row.experience = today.as_fought;
    row.morale = levels.morale;
    row.proficiency = proficiency_of(profile_, unit.kind);
    return row;
  }

  FieldRow commander(const Force& force, Post post, const std::string& nation, const std::string& name,
                     const std::string& formation, const Ratings& ratings) {
    FieldRow row;
    begin(row, force, RowKind::commander, name.empty() ? fmt::format("Commander of {}", formation) : name);
    row.formation_name = formation;
    row.look = wardrobe_.post(nation, post);
    const PostLevels& usual = profile_.posts.at(static_cast<std::size_t>(post));
    const int ability = ratings.ability.value_or(usual.ability);
    row.command = {ability, ratings.command.value_or(ability), ratings.control.value_or(usual.control),
                   ratings.leadership.value_or(ability), ratings.style.value_or(usual.style)};
    for (int& level : *row.command) level = std::min(level, profile_.limits.most_rating);
    set_levels(row, usual);
    return row;
  }

  FieldRow follower(const Force& force, Post post, const std::string& nation, const std::string& name) {
    FieldRow row;
    begin(row, force, post == Post::wagon ? RowKind::wagon : RowKind::courier, name);
    row.look = wardrobe_.post(nation, post);
    const PostLevels& usual = profile_.posts.at(static_cast<std::size_t>(post));
    row.heads = usual.heads;
    row.ammo = usual.ammo;
    row.proficiency.fill(usual.experience);
    set_levels(row, usual);
    return row;
  }

  static void begin(FieldRow& row, const Force& force, RowKind kind, const std::string& name) {
    row.sheet.row_kind = kind;
    row.sheet.name = name;
    row.sheet.formation = force.id;
    if (!force.arrival) return;
    row.sheet.edge = to_string(force.arrival->edge);
    row.sheet.arrives = to_string(force.arrival->at);
  }

  static void set_levels(FieldRow& row, const PostLevels& levels) {
    row.experience = row.sheet.experience = row.sheet.as_fought = levels.experience;
    row.morale = levels.morale;
  }

  /// Rule 4.1.1: "a row of zeros for his stats". Somebody else stands in that row, so what befalls him there is not the
  /// general's fate: the row belongs to nobody of the campaign.
  void stay_away(FieldRow& leader, const Formation& bc) {
    remark(Topic::absence, "{} is absent: {} fights under a row of zeros (4.1.1)", leader.sheet.name, bc.name);
    leader.sheet.id.clear();
    leader.sheet.name = fmt::format("Second in command of {}", bc.name);
    leader.command = CommandLevels{};
    leader.experience = leader.sheet.as_fought = 0;
    leader.sheet.reasons = {"zeros: the army commander is absent (4.1.1)"};
  }

  static bool most_are_mounted(const Formation& bd) {
    const Totals sum = totals(bd);
    return sum.cavalry > sum.infantry;
  }

  const Profile& profile_;
  Field& field_;
  Wardrobe wardrobe_;
};

/// Ranks from the places in the tree, and the ids that follow from them.
void number(FieldArmy& army, const std::string& code) {
  const auto give = [&](FieldRow& row, int corps, int division, int brigade, int regiment) {
    SheetRow& sheet = row.sheet;
    sheet.side = army.side;
    sheet.army = 1;
    sheet.corps = corps;
    sheet.division = division;
    sheet.brigade = brigade;
    sheet.regiment = regiment;
    sheet.game_id = game_id(code, sheet);
  };
  give(army.leader, 0, 0, 0, 0);
  give(army.staff, 1, 0, 0, 0);
  int d = 0;
  for (FieldDivision& division : army.divisions) {
    give(division.leader, 1, ++d, 0, 0);
    int b = 0;
    for (FieldBrigade& brigade : division.brigades) {
      give(brigade.leader, 1, d, ++b, 0);
      int r = 0;
      for (FieldRow& unit : brigade.units) give(unit, 1, d, b, ++r);
    }
    give(division.wagon, 1, d, b + 1, 0);
  }
  give(army.courier, 2, 0, 0, 0);
}

/// Four digits that stand for all that is sent, so that the dump of an earlier issue of the same battle, in which other
/// troops had these ranks, is known to be another's.
std::string issue_of(const Field& field) {
  std::string sent;
  for (const FieldRow* row : rows_of(field)) {
    sent += fmt::format("{} {} {}\n", row->sheet.id, row->sheet.game_id, row->sheet.men.value);
  }
  return fingerprint(std::string_view(sent)).substr(0, 4);
}

void number(Field& field, const std::string& name) {
  const std::string code = battle_code(name);
  for (FieldArmy& army : field.armies) number(army, code);
  const std::string issue = issue_of(field);
  for (FieldArmy& army : field.armies) number(army, code + "_" + issue);
}

}  // namespace

Field muster(const BattlePlan& plan, const Profile& profile) {
  Field field;
  Recruiter recruiter(profile, field);
  field.armies.push_back(recruiter.army(plan.attacker, true));
  field.armies.push_back(recruiter.army(plan.defender, false));
  recruiter.finish();
  std::sort(field.armies.begin(), field.armies.end(),
            [](const FieldArmy& a, const FieldArmy& b) { return a.side < b.side; });
  number(field, plan.name);
  return field;
}

Field muster(const BattleSide& side, const std::string& name, const Profile& profile) {
  Field field;
  Recruiter recruiter(profile, field);
  field.armies.push_back(recruiter.army(side, false));
  recruiter.finish();
  number(field, name);
  return field;
}

ProblemList too_many_ranks(const Field& field) {
  constexpr int kMost = 99;
  ProblemList problems;
  for (const FieldRow* row : rows_of(field)) {
    const SheetRow& sheet = row->sheet;
    for (const int rank : {sheet.division, sheet.brigade, sheet.regiment}) {
      if (rank != kMost + 1) continue;
      problems.add({"battle plan", 0, "order of battle", sheet.name,
                    fmt::format("at most {} commands or units under one commander", kMost), "Divide the command"});
    }
  }
  return problems;
}

}  // namespace estafette::sow
