#include "tabletop/napoleons_wars/troops.hpp"

#include "base/text.hpp"
#include "tabletop/data/read_rows.hpp"

#include <algorithm>
#include <set>

namespace estafette::tabletop {
namespace {

constexpr int kFirstYear = 1700, kLastYear = 1900;
const std::vector<std::string>& yes_no_words() {
  static const std::vector<std::string> words = {"no", "yes"};
  return words;
}
const std::vector<std::string>& source_words() {
  static const std::vector<std::string> words = {"text", "reconstructed"};
  return words;
}
const std::vector<std::string>& confidence_words() {
  static const std::vector<std::string> words = {"sure", "doubtful"};
  return words;
}
const std::vector<std::string>& rating_words() {
  static const std::vector<std::string> words = {"", "excellent", "good", "average", "poor"};
  return words;
}

std::optional<int> year_from(const std::string& text) {
  if (text.empty()) return 0;
  const std::optional<int> year = whole_number(text);
  return year && *year >= kFirstYear && *year <= kLastYear ? year : std::nullopt;
}

Quality read_class(const DataRow& row, const std::string& column) {
  return *quality_from(row.word(column, quality_words()));
}

TroopRow read_troop(const DataRow& row) {
  TroopRow troop;
  troop.nation = row.needed("nation");
  troop.arm = row.word("arm", {"infantry", "cavalry"}) == "cavalry" ? Arm::cavalry : Arm::infantry;
  troop.name = row.needed("name");
  troop.kind = *kind_from(row.word("kind", kind_words()));
  if (arm_of(troop.kind) != troop.arm) row.complain("kind", "a kind of this arm");
  const auto years = years_from(row.text("years"));
  if (!years) row.complain("years", "years as 1808-1812, -1808 or 1813-, or nothing");
  troop.years = years.value_or(std::vector<Years>{});
  troop.quality = read_class(row, "quality");
  troop.best = read_class(row, "best");
  if (troop.best < troop.quality) row.complain("best", "a quality not worse than that before it");
  troop.skirmish = row.number("skirmish", 0, 2);
  troop.weight = row.word("weight", troop.arm == Arm::cavalry ? std::vector<std::string>{"light", "medium", "heavy"}
                                                              : std::vector<std::string>{""});
  troop.armoured = row.word("armoured", yes_no_words()) == "yes";
  troop.rule = row.needed("rule");
  troop.reconstructed = row.word("source", source_words()) == "reconstructed";
  troop.doubtful = row.word("confidence", confidence_words()) == "doubtful";
  troop.note = row.text("note");
  if (troop.reconstructed && troop.note.empty()) row.complain("note", "why this is reconstructed");
  return troop;
}

OfficerRating read_officer(const DataRow& row) {
  OfficerRating officer;
  officer.nation = row.needed("nation");
  officer.name = row.needed("name");
  officer.also = row.text("also");
  officer.army = row.word("army", rating_words());
  officer.corps = row.word("corps", rating_words());
  officer.valorous = row.word("valorous", yes_no_words()) == "yes";
  officer.napoleon = row.word("napoleon", yes_no_words()) == "yes";
  officer.rule = row.needed("rule");
  static_cast<void>(row.word("source", source_words()));
  officer.doubtful = row.word("confidence", confidence_words()) == "doubtful";
  officer.note = row.text("note");
  return officer;
}

}  // namespace

std::optional<std::vector<Years>> years_from(const std::string& text) {
  std::vector<Years> all;
  for (const std::string& part : split(text, ' ')) {
    const std::size_t dash = part.find('-');
    if (dash == std::string::npos) return std::nullopt;
    const auto from = year_from(part.substr(0, dash)), until = year_from(part.substr(dash + 1));
    if (!from || !until || (*from == 0 && *until == 0) || (*until != 0 && *until < *from)) return std::nullopt;
    all.push_back({*from, *until});
  }
  return all;
}

std::vector<TroopRow> read_troops(const std::string& text, const std::string& file) {
  ProblemList problems;
  std::vector<TroopRow> troops;
  std::set<std::string> seen;
  for (const DataRow& row : read_rows(text, file,
                                      {"nation", "arm", "name", "kind", "years", "quality", "best", "skirmish",
                                       "weight", "armoured", "rule", "source", "confidence", "note"},
                                      problems)) {
    troops.push_back(read_troop(row));
    const TroopRow& troop = troops.back();
    if (!seen.insert(troop.nation + "/" + to_string(troop.arm) + "/" + troop.name + "/" + row.text("years")).second)
      row.complain("name", "each name of a nation and arm once for the same years");
  }
  problems.refuse_if_any();
  return troops;
}

std::vector<OfficerRating> read_officers(const std::string& text, const std::string& file) {
  ProblemList problems;
  std::vector<OfficerRating> officers;
  std::set<std::string> seen;
  for (const DataRow& row : read_rows(
           text, file,
           {"nation", "name", "also", "army", "corps", "valorous", "napoleon", "rule", "source", "confidence", "note"},
           problems)) {
    officers.push_back(read_officer(row));
    if (!seen.insert(officers.back().nation + "/" + officers.back().name).second)
      row.complain("name", "each officer of a nation once");
  }
  problems.refuse_if_any();
  return officers;
}

std::vector<const TroopRow*> rows_for(const std::vector<TroopRow>& troops, const std::string& nation, Kind kind,
                                      int year) {
  std::vector<const TroopRow*> of_kind, of_arm;
  for (const TroopRow& row : troops) {
    const bool holds = row.years.empty() || std::any_of(row.years.begin(), row.years.end(),
                                                        [&](const Years& years) { return years.hold(year); });
    if (row.nation != nation || !holds || row.arm != arm_of(kind)) continue;
    of_arm.push_back(&row);
    if (row.kind == kind) of_kind.push_back(&row);
  }
  return of_kind.empty() ? of_arm : of_kind;
}

}  // namespace estafette::tabletop
