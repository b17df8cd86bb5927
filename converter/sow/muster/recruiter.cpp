#include "converter/sow/muster/recruiter.hpp"

#include "base/apportion.hpp"
#include "base/ascii.hpp"
#include "converter/orbat/game_look.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/sow/profile/experience.hpp"
#include "converter/sow/profile/levels.hpp"
#include "converter/sow/sheet/names.hpp"
#include "converter/sow/sheet/plan_problems.hpp"

#include <algorithm>
#include <cctype>

namespace estafette::sow {
namespace {

constexpr int kHighestSkill = 9;  ///< of the game

void begin(FieldRow& row, const DivisionTraits& force, RowKind kind, const std::string& name) {
  row.sheet.row_kind = kind;
  row.sheet.name = name;
  row.sheet.formation = force.id;
  if (!force.arrival) return;
  row.sheet.edge = to_string(force.arrival->edge);
  row.sheet.arrives = to_string(force.arrival->at);
}

void set_experience(FieldRow& row, int experience) {
  row.experience = row.sheet.experience = row.sheet.as_fought = experience;
}

/// Of a unit that was merged from several, the first one's.
std::string first_name(const std::string& name) {
  return name.substr(0, name.find(" + "));
}

bool is_militia(const Unit& unit) {
  return unit.quality == Quality::militia || unit.kind == Kind::militia_infantry;
}

/// Whether most of the men who fight in it, guns apart, are militia.
bool mostly_militia(const Formation& command) {
  Men militia, all;
  for_each_unit(command, [&](const CommandPath&, const Unit& unit) {
    if (!fights(unit) || arm_of(unit.kind) == Arm::artillery) return;
    all += unit.men;
    if (is_militia(unit)) militia += unit.men;
  });
  return militia.value * 2 > all.value;
}

/// Who commands a BD: a general of the arm that most of its men are of, or of artillery if it has guns only.
Post post_of(const Formation& bd) {
  const Totals sum = totals(bd);
  if (sum.cavalry > sum.infantry) return Post::cavalry_division;
  return sum.infantry.value == 0 && sum.cavalry.value == 0 ? Post::artillery : Post::division;
}

}  // namespace

void Recruiter::add_division(FieldArmy& army, const DivisionTraits& force, const Formation& bd) {
  bool troops = false;
  for_each_unit(bd, [&](const CommandPath&, const Unit& unit) { troops = troops || fights(unit); });
  if (troops) {
    if (force.arrival) {
      remark(Topic::arrival, "{} arrives in the {} at {} (5.5.1)", bd.name, to_string(force.arrival->edge),
             to_string(force.arrival->at));
    }
    army.divisions.push_back(division(force, bd));
    army.divisions.back().corps = army.corps.size() - 1;
  } else {
    remark(Topic::left_out, "{} has no troops for the field and is left out", bd.name);
  }
}

void Recruiter::add_own_troops(FieldArmy& army, const DivisionTraits& force, const Formation& command,
                               const std::string& nation) {
  if (command.units.empty()) return;
  Formation reserve;
  reserve.level = Level::division;
  reserve.name = fmt::format("Own troops of {}", command.name);
  reserve.nation = nation;
  reserve.units = command.units;
  const std::size_t before = army.divisions.size();
  add_division(army, force, reserve);
  if (army.divisions.size() > before) army.divisions.back().reserve = true;
}

FieldDivision Recruiter::division(const DivisionTraits& force, const Formation& bd) {
  FieldDivision division;
  const std::string nation = nation_of(bd);
  const Post post = post_of(bd);
  division.cavalry = post == Post::cavalry_division;
  division.leader = commander(force, post, nation, bd.commander, bd.name, bd.ratings, mostly_militia(bd));
  division.leader.sheet.id = bd.id;
  keep_portrait(division.leader, bd.game);
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
  return division;
}

void Recruiter::add_brigade(FieldDivision& division, const DivisionTraits& force, const Formation& bb) {
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
    brigade.leader = commander(force, post, nation_of(bb), bb.commander, bb.name, bb.ratings, mostly_militia(bb));
    brigade.leader.sheet.id = bb.id;
    keep_portrait(brigade.leader, bb.game);
    division.brigades.push_back(std::move(brigade));
  } else if (!bb.id.empty()) {  // the leader of own troops was made up, so he may be left out without a remark
    remark(Topic::left_out, "{} {}", bb.name,
           batteries.empty() ? "has no troops for the field and is left out"
                             : "has guns only: its batteries take the field, its commander does not");
  }
  for (const Unit* battery : batteries) division.brigades.push_back(guns_of(force, *battery));
}

void Recruiter::leave_out(const Unit& unit) {
  if (arm_of(unit.kind) == Arm::support) {
    remark(Topic::left_out, "{} ({}) is left out: the game has no such troops", unit.name, to_string(unit.kind));
  } else if (unit.men < kFewestMen) {
    remark(Topic::left_out, "{} has {} and is left out", unit.name,
           unit.men.value > 0 ? "one man, with whom the game would hang," : "no men");
  } else {
    remark(Topic::left_out, "{} has no guns and is left out", unit.name);
  }
}

/// A battalion or squadron: one row, or several if it is too large for the game. A regiment of foot: its battalions.
void Recruiter::add_unit(FieldBrigade& brigade, const DivisionTraits& force, const Unit& unit) {
  const int most = profile_.limits.largest_unit().value;
  const int least = std::max(1, profile_.limits.smallest_unit);
  const bool regiment = unit.level == UnitLevel::regiment && arm_of(unit.kind) == Arm::infantry;
  const int battalions = std::clamp(unit.men.value / least, 1, regiment ? unit.subunits : 1);
  const int parts = std::max(battalions, (unit.men.value + most - 1) / most);
  if (parts > battalions) {
    remark(Topic::crew, "{}, {} men, is sent as {} rows: the largest is {}", unit.name, unit.men.value, parts, most);
  } else if (parts > 1) {
    ++regiments_;
    battalions_ += parts;
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

FieldBrigade Recruiter::guns_of(const DivisionTraits& force, const Unit& battery) {
  FieldBrigade made;
  made.arm = Arm::artillery;
  const std::string short_name = battery_name(battery.name);
  const std::string& leader = battery.commander.empty() ? short_name : battery.commander;
  made.leader = commander(force, Post::battery, battery.nation, leader, battery.name, battery.ratings);
  made.leader.sheet.id = battery.id;
  keep_portrait(made.leader, battery.game);
  const int manned = std::min(battery.guns.value, battery.men.value / kFewestMen.value);
  const std::vector<std::int64_t> crews =
      apportion(battery.men.value, std::vector<std::int64_t>(static_cast<std::size_t>(manned), 1));
  for (std::size_t gun = 0; gun < crews.size(); ++gun) {
    const int crew = static_cast<int>(crews[gun]);
    FieldRow row = troops(force, battery, fmt::format("Gun {}, {}", gun + 1, short_name), crew, gun);
    row.sheet.guns = Guns{1};
    row.ammo = std::max(1, profile_.rounds_per_gun / crew);
    made.units.push_back(std::move(row));
  }
  if (manned < battery.guns.value) {
    remark(Topic::left_out, "{} has {} gunners for {} guns: {} guns stay behind", battery.name, battery.men.value,
           battery.guns.value, battery.guns.value - manned);
  } else if (crews.front() < profile_.limits.least_crew || crews.front() > profile_.limits.most_crew) {
    remark(Topic::crew, "{} has {} men for each gun; {} to {} is usual", battery.name, crews.front(),
           profile_.limits.least_crew, profile_.limits.most_crew);
  }
  return made;
}

FieldRow Recruiter::troops(const DivisionTraits& force, const Unit& unit, const std::string& name, int men,
                           std::size_t gun) {
  FieldRow row;
  begin(row, force, RowKind::troops, name);
  row.sheet.id = unit.id;
  row.sheet.kind = unit.kind;
  row.sheet.men = Men{men};
  row.heads = men;
  const std::optional<GameLook> own = game_look(unit, gun);
  row.look = own ? Look{own->unit_class, own->weapon, own->flag, own->flag2, own->formation, own->portrait}
                 : wardrobe_.troops(unit.nation, {unit.kind, unit.quality, unit.piece, first_name(unit.name)});
  const int experience = profile_.experience.at(static_cast<std::size_t>(unit.quality));
  const Experience today = experience_today(experience, force.fatigue, force.chief, profile_.troops);
  row.sheet.experience = today.before;
  row.sheet.as_fought = today.as_fought;
  row.sheet.reasons = today.reasons;
  row.experience = today.as_fought;
  row.morale = profile_.morale;
  row.proficiency = skills_of(profile_, *find_nation(profile_, unit.nation), unit.kind, unit.quality, today.in_skills);
  for (std::size_t i = 0; own && own->skills && i < row.proficiency.size(); ++i) {
    row.proficiency.at(i) = std::clamp(own->skills->at(i) + today.in_skills, 0, kHighestSkill);
  }
  return row;
}

FieldRow Recruiter::commander(const DivisionTraits& force, Post post, const std::string& nation,
                              const std::string& name, const std::string& formation, const Ratings& ratings,
                              bool of_militia) {
  FieldRow row;
  begin(row, force, RowKind::commander, name.empty() ? fmt::format("Commander of {}", formation) : name);
  row.formation_name = formation;
  PostLook look = wardrobe_.post(nation, post);
  row.look = std::move(look.look);
  if (of_militia && !look.militia_flag.empty()) row.look.flag = look.militia_flag;
  row.larger = std::move(look.larger);
  row.nation = nation;
  const Nation& own = *find_nation(profile_, nation);
  row.command = ratings_of(profile_, own, post, ratings);
  set_experience(row, experience_of(profile_, own, post));
  row.morale = profile_.morale;
  return row;
}

FieldRow Recruiter::follower(const DivisionTraits& force, Post post, const std::string& nation,
                             const std::string& name) {
  FieldRow row;
  begin(row, force, post == Post::wagon ? RowKind::wagon : RowKind::courier, name);
  row.look = wardrobe_.post(nation, post).look;
  const FollowerLevels& levels = follower_levels(profile_, *find_nation(profile_, nation), post);
  row.heads = levels.heads;
  row.ammo = levels.ammo;
  row.proficiency = levels.levels;
  set_experience(row, levels.experience);
  row.morale = profile_.morale;
  return row;
}

/// The game's files can hold only the letters of western Europe.
void Recruiter::remark_on_names() {
  const auto is_plain = [](std::string_view name) {
    const auto counts = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    return all_ascii(name) && std::any_of(name.begin(), name.end(), counts);
  };
  const auto marks = [](std::string_view name) { return std::count(name.begin(), name.end(), '?'); };
  int spoilt = 0;
  std::string first;
  for (const FieldRow* row : rows_of(field_)) {
    for (const std::string* name : {&row->sheet.name, &row->formation_name}) {
      if (is_plain(*name) || name->empty() || marks(game_name(*name)) <= marks(*name)) continue;
      if (++spoilt == 1) first = *name;
    }
  }
  if (spoilt == 0) return;
  remark(Topic::crew, "{} {} letters that the game cannot write, \"{}\" becomes \"{}\": write them in Latin letters",
         spoilt == 1 ? "1 name" : fmt::format("{} names", spoilt), spoilt == 1 ? "has" : "have", first,
         game_name(first));
}

void Recruiter::finish() {
  if (regiments_ > 0) {
    remark(Topic::crew, "{} as {} battalions of about equal strength, named part 1, part 2 and so on",
           regiments_ == 1 ? "1 regiment is sent" : fmt::format("{} regiments are sent", regiments_), battalions_);
  }
  remark_on_names();
  for (std::string& said : wardrobe_.other_pieces()) field_.remarks.push_back({Topic::piece, std::move(said)});
  for (std::string& said : wardrobe_.stand_ins()) field_.remarks.push_back({Topic::stand_in, std::move(said)});
}

}  // namespace estafette::sow
