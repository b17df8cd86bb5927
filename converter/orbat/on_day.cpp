#include "converter/orbat/on_day.hpp"

#include "base/text.hpp"
#include "converter/orbat/ids.hpp"

#include <algorithm>

namespace estafette {
namespace {

void look_at(const Span& when, std::optional<Date>& last) {
  if (when.from) last = std::max(last, when.from);
  if (when.until) last = std::max(last, std::optional(day_after(*when.until)));
}

void look_at(const Formation& formation, std::optional<Date>& last) {
  look_at(formation.when, last);
  for (const Unit& unit : formation.units) look_at(unit.when, last);
  for (const Formation& below : formation.formations) look_at(below, last);
}

std::vector<Formation> those_of(const std::vector<Formation>& all, Date day);

std::vector<Unit> those_of(const std::vector<Unit>& all, Date day) {
  std::vector<Unit> units;
  for (const Unit& unit : all) {
    if (!holds(unit.when, day)) continue;
    units.push_back(unit);
    units.back().when = {};
  }
  return units;
}

bool same_command(const Formation& a, const Formation& b) {
  return a.level == b.level && fold(a.name) == fold(b.name);
}

/// `formation` as it is on that day, with what stands under the other rows of the same command.
Formation one_of(const Formation& formation, const std::vector<Formation>& siblings, Date day) {
  Formation one = formation;
  one.when = {};
  one.units.clear();
  one.formations.clear();
  for (const Formation& row : siblings) {
    if (!same_command(row, formation)) continue;
    for (Unit& unit : those_of(row.units, day)) one.units.push_back(std::move(unit));
    for (Formation& below : those_of(row.formations, day)) one.formations.push_back(std::move(below));
  }
  return one;
}

std::vector<Formation> those_of(const std::vector<Formation>& all, Date day) {
  std::vector<Formation> formations;
  for (const Formation& formation : all)
    if (holds(formation.when, day)) formations.push_back(one_of(formation, all, day));
  return formations;
}

}  // namespace

bool holds(const Span& when, Date day) noexcept {
  return (!when.from || *when.from <= day) && (!when.until || day <= *when.until);
}

bool apart(const Span& a, const Span& b) noexcept {
  return (a.until && b.from && *a.until < *b.from) || (b.until && a.from && *b.until < *a.from);
}

std::optional<Date> last_day(const Orbat& orbat) {
  std::optional<Date> last;
  for (const Formation& formation : orbat.formations) look_at(formation, last);
  return last;
}

Orbat on_day(const Orbat& orbat, Date day) {
  Orbat picked{those_of(orbat.formations, day)};
  assign_ids(picked);
  return picked;
}

Orbat as_of(Orbat orbat, const std::optional<Date>& day) {
  const std::optional<Date> last = last_day(orbat);
  return last ? on_day(orbat, day.value_or(*last)) : std::move(orbat);
}

}  // namespace estafette
