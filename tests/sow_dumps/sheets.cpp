#include "sow_dumps/sheets.hpp"

#include "base/apportion.hpp"
#include "base/files/files.hpp"
#include "base/markup/xml.hpp"
#include "base/text.hpp"
#include "support/orbats.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace estafette::test {
namespace {

constexpr int kLargestRow = 800;

class SheetMaker {
 public:
  SheetMaker(sow::BattleSheet& sheet, int side) : sheet_(sheet), side_(side) {}

  void army(const Formation& army) {
    formation_ = army.id;
    commander(army.id, army.commander, {side_, 1, 0, 0, 0, 0});
    commander(army.id, army.commander, {side_, 1, 1, 0, 0, 0});
    int number = 0;
    for (const Formation& division : army.formations) add_division(division, ++number);
    if (!army.units.empty()) {
      formation_ = army.id;
      commander(army.id, "", {side_, 1, 1, ++number, 0, 0});
      add_brigades_of(army, number, 0);
    }
    formation_ = army.id;
    add("", "Courier", {side_, 1, 2, 0, 0, 0}, sow::RowKind::courier);
  }

 private:
  using Ranks = std::array<int, 6>;

  sow::SheetRow& add(const std::string& id, const std::string& name, const Ranks& ranks, sow::RowKind kind) {
    sow::SheetRow& row = sheet_.rows.emplace_back();
    row.id = id;
    row.game_id = fmt::format("OOB_T_{}_{:03}", side_, ++count_);
    row.name = name;
    row.formation = formation_;
    row.side = ranks[0];
    row.army = ranks[1];
    row.corps = ranks[2];
    row.division = ranks[3];
    row.brigade = ranks[4];
    row.regiment = ranks[5];
    row.row_kind = kind;
    return row;
  }

  void commander(const std::string& id, const std::string& name, const Ranks& ranks) {
    add(id, name, ranks, sow::RowKind::commander);
  }

  void troops(const Unit& unit, const Ranks& ranks, Men men, Guns guns) {
    sow::SheetRow& row = add(unit.id, unit.name, ranks, sow::RowKind::troops);
    row.kind = unit.kind;
    row.men = men;
    row.guns = guns;
  }

  /// The troops of a formation: first those that fight under one brigadier, then each battery as a command of its own.
  int add_brigades_of(const Formation& formation, int division, int brigades) {
    int regiments = 0;
    for (const Unit& unit : formation.units) {
      if (unit.guns.value > 0) continue;
      if (regiments == 0) commander(formation.id, formation.commander, {side_, 1, 1, division, ++brigades, 0});
      const int rows = 1 + (unit.men.value - 1) / kLargestRow;
      for (const auto men : apportion(unit.men.value, std::vector<std::int64_t>(static_cast<std::size_t>(rows), 1))) {
        troops(unit, {side_, 1, 1, division, brigades, ++regiments}, Men{static_cast<int>(men)}, {});
      }
    }
    for (const Unit& unit : formation.units) {
      if (unit.guns.value == 0) continue;
      commander(unit.id, unit.commander, {side_, 1, 1, division, ++brigades, 0});
      int gun = 0;
      for (const auto men :
           apportion(unit.men.value, std::vector<std::int64_t>(static_cast<std::size_t>(unit.guns.value), 1))) {
        troops(unit, {side_, 1, 1, division, brigades, ++gun}, Men{static_cast<int>(men)}, Guns{1});
      }
    }
    return brigades;
  }

  void add_division(const Formation& division, int number) {
    formation_ = division.id;
    commander(division.id, division.commander, {side_, 1, 1, number, 0, 0});
    int brigades = add_brigades_of(division, number, 0);
    for (const Formation& brigade : division.formations) brigades = add_brigades_of(brigade, number, brigades);
    add("", "Wagon", {side_, 1, 1, number, brigades + 1, 0}, sow::RowKind::wagon);
  }

  sow::BattleSheet& sheet_;
  int side_;
  int count_ = 0;
  std::string formation_;
};

}  // namespace

sow::BattleSheet sheet_for(Formation attacker, Formation defender) {
  sow::BattleSheet sheet;
  sheet.id = "lind-ford";
  sheet.name = "Lind Ford";
  sheet.game = "waterloo";
  sheet.map = "Waterloo";
  sheet.start = "12:00:00";
  sheet.end = "15:00:00";
  SheetMaker(sheet, 1).army(attacker);
  SheetMaker(sheet, 2).army(defender);
  sheet.sides.push_back({1, true, std::move(attacker)});
  sheet.sides.push_back({2, false, std::move(defender)});
  return sheet;
}

sow::BattleSheet small_sheet() {
  Formation french_brigade = brigade("1st Brigade", {infantry("22nd Line", 600), infantry("34th Line", 400)});
  french_brigade.commander = "Brissac";
  Unit guns = battery("3rd Foot Battery", 2, 30);
  guns.commander = "Lenoir";
  french_brigade.units.push_back(guns);
  Formation third = division("III Corps", {}, {french_brigade});
  third.commander = "Ney";
  const Orbat french = orbat({corps("Army of the Lind", {third})});
  const Orbat prussian = orbat({corps(
      "Field Army",
      {division("Yorck's Corps", {}, {brigade("Leib Brigade", {of("Prussia", infantry("Leib Regiment", 500))})})})});
  return sheet_for(french.formations.front(), prussian.formations.front());
}

std::string game_id(const sow::BattleSheet& sheet, const std::string& name) {
  for (const sow::SheetRow& row : sheet.rows) {
    if (row.name == name) return row.game_id;
  }
  throw std::logic_error("no row is called " + name);
}

dumps::ResultsDump unhurt(const sow::BattleSheet& sheet) {
  dumps::ResultsDump dump;
  dump.file = "gamedb.csv";
  for (const sow::SheetRow& sent : sheet.rows) {
    dumps::ResultsRow& row = dump.rows.emplace_back();
    row.line = static_cast<int>(dump.rows.size()) + 1;
    row.ranks = {sent.side, sent.army, sent.corps, sent.division, sent.brigade, sent.regiment};
    row.id = sent.game_id;
  }
  return dump;
}

dumps::ResultsRow& row_of(dumps::ResultsDump& dump, const std::string& game_id) {
  for (dumps::ResultsRow& row : dump.rows) {
    if (row.id == game_id) return row;
  }
  throw std::logic_error("no row has the id " + game_id);
}

void lose(const sow::BattleSheet& sheet, dumps::ResultsDump& dump, const std::string& name, int killed, int wounded,
          int deserted) {
  dumps::ResultsRow& row = row_of(dump, game_id(sheet, name));
  row.killed = Men{killed};
  row.wounded = Men{wounded};
  row.deserted = Men{deserted};
}

dumps::CarryoverPolicy policy_1813() {
  const std::string file = ESTAFETTE_FIXTURES "/dumps/carryover.xml";
  ProblemList problems;
  XmlElement element = XmlElement::parse(read_text(file), file, "carryover", problems);
  const dumps::CarryoverPolicy policy = dumps::read_policy(element);
  problems.refuse_if_any();
  return policy;
}

}  // namespace estafette::test
