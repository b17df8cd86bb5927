#include "converter/readers/any/stated.hpp"

#include "base/text.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/readers/unit/unit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

/// The words of a note by which a reader marks a nation that it guessed: "guessed: nation France from names, ...".
bool guessed_nation(const Unit& unit) {
  const std::size_t guessed = unit.note.find("guessed: ");
  return guessed != std::string::npos &&
         unit.note.find(fmt::format("nation {} from", unit.nation), guessed) != std::string::npos;
}

void state_nation(Formation& formation, const std::string& nation) {
  for (Unit& unit : formation.units) {
    if (unit.nation == kNoNation || unit.nation.empty() || guessed_nation(unit)) unit.nation = nation;
  }
  for (Formation& child : formation.formations) state_nation(child, nation);
}

/// Puts the commands at the top that are lower than `level` under a new one, where the first of them stood.
void put_under(Orbat& orbat, Level level, const std::string& name) {
  const auto low = [&](const Formation& top) { return height(top.level) < height(level); };
  if (std::none_of(orbat.formations.begin(), orbat.formations.end(), low)) return;
  Formation above;
  above.level = level;
  above.name = name;
  above.note = "as stated on the command line";
  std::vector<Formation> tops;
  std::ptrdiff_t place = 0;  // of the new one among those that stay at the top
  for (Formation& top : orbat.formations) {
    if (!low(top)) {
      tops.push_back(std::move(top));
    } else {
      if (above.formations.empty()) place = static_cast<std::ptrdiff_t>(tops.size());
      above.formations.push_back(std::move(top));
    }
  }
  tops.insert(tops.begin() + place, std::move(above));
  orbat.formations = std::move(tops);
}

}  // namespace

Orbat with_stated(Orbat orbat, const Stated& stated) {
  if (!stated.nation.empty()) {
    for (Formation& top : orbat.formations) state_nation(top, stated.nation);
  }
  if (!stated.corps.empty()) put_under(orbat, Level::corps, stated.corps);
  if (!stated.army.empty()) put_under(orbat, Level::army, stated.army);
  if (stated.anything()) assign_ids(orbat);
  return orbat;
}

void take_stated(Reading& reading, const Stated& stated) {
  reading.orbat = with_stated(std::move(reading.orbat), stated);
  if (stated.nation.empty()) return;
  std::vector<int> settled;
  std::erase_if(reading.looks, [&](const Problem& look) {
    const bool nation = look.expected.starts_with(kNationWanted);
    if (nation) settled.push_back(look.line);
    return nation;
  });
  for (const int line : settled) {
    const auto here = [&](const auto& one) { return one.line == line; };
    if (std::any_of(reading.looks.begin(), reading.looks.end(), here)) continue;
    const auto use = std::find_if(reading.uses.begin(), reading.uses.end(), here);
    if (use == reading.uses.end() || use->use != LineUse::asked) continue;
    use->use = LineUse::read;
    ++reading.understood;
  }
}

}  // namespace estafette::readers
