#include "converter/sow/sheet/numbering.hpp"

#include "base/files/fingerprint.hpp"
#include "converter/sow/sheet/names.hpp"

#include <fmt/format.h>

namespace estafette::sow {
namespace {

/// Ranks from the places in the tree, and the ids made from them.
void number(FieldArmy& army, const std::string& code) {
  const auto give = [&](FieldRow& row, int corps, int division, int brigade, int regiment) {
    SheetRow& sheet = row.sheet;
    sheet.side = army.side;
    sheet.army = army.number;
    sheet.corps = corps;
    sheet.division = division;
    sheet.brigade = brigade;
    sheet.regiment = regiment;
    sheet.game_id = game_id(code, sheet);
  };
  give(army.leader, 0, 0, 0, 0);
  int c = 0;
  for (FieldRow& corps : army.corps) give(corps, ++c, 0, 0, 0);
  int d = 0;
  for (std::size_t i = 0; i < army.divisions.size(); ++i) {
    FieldDivision& division = army.divisions[i];
    const bool first = i == 0 || army.divisions[i - 1].corps != division.corps;
    d = first ? 1 : d + 1;
    c = static_cast<int>(division.corps) + 1;
    give(division.leader, c, d, 0, 0);
    int b = 0;
    for (FieldBrigade& brigade : division.brigades) {
      give(brigade.leader, c, d, ++b, 0);
      int r = 0;
      for (FieldRow& unit : brigade.units) give(unit, c, d, b, ++r);
    }
    give(division.wagon, c, d, b + 1, 0);
  }
  give(army.courier, static_cast<int>(army.corps.size()) + 1, 0, 0, 0);
}

/// Four digits made from all that is sent. By these we know a dump of an earlier version of the same battle, in which
/// other troops had these ranks.
std::string issue_of(const Field& field) {
  std::string sent;
  for (const FieldRow* row : rows_of(field)) {
    const SheetRow& sheet = row->sheet;
    sent.append(sheet.id).append(" ").append(sheet.game_id).append(" ");
    sent.append(std::to_string(sheet.in_game().value)).append("\n");
  }
  return fingerprint(std::string_view(sent)).substr(0, 4);
}

}  // namespace

void number(Field& field, const std::string& name) {
  const std::string code = battle_code(name);
  for (FieldArmy& army : field.armies) number(army, code);
  const std::string issue = issue_of(field);
  for (FieldArmy& army : field.armies) number(army, code + "_" + issue);
}

ProblemList too_many_ranks(const Field& field) {
  constexpr int kMost = 99;
  ProblemList problems;
  for (const FieldRow* row : rows_of(field)) {
    const SheetRow& sheet = row->sheet;
    for (const int rank : {sheet.army, sheet.corps, sheet.division, sheet.brigade, sheet.regiment}) {
      if (rank != kMost + 1) continue;
      problems.add({"battle plan", 0, "order of battle", sheet.name,
                    fmt::format("at most {} commands or units under one commander", kMost), "Divide the command"});
    }
  }
  return problems;
}

}  // namespace estafette::sow
