#include "converter/batch/sides.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/orbat/no_nation.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/unit/unit.hpp"
#include "converter/sow/sheet/plan_problems.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <string>

namespace estafette::batch {
namespace {

/// A nation's side on this page: with="Britain" makes it that of Britain, if British troops, or troops in British
/// coats, are at the top of the page.
int side_on(const Orbat& page, const sow::Nation& nation, const sow::Profile& profile) {
  if (nation.with.empty()) return nation.side;
  const bool there = std::any_of(page.formations.begin(), page.formations.end(), [&](const Formation& top) {
    const sow::Nation* other = sow::find_nation(profile, sow::nation_of(top));
    return other != nullptr && (other->name == nation.with || other->stand_in == nation.with);
  });
  return there ? sow::find_nation(profile, nation.with)->side : nation.side;
}

/// Places of commands as the page has them: in an order of battle the lower ones at the top come first.
std::vector<std::size_t> in_order_of_lines(const std::vector<Formation>& commands) {
  std::vector<std::size_t> places(commands.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::stable_sort(places.begin(), places.end(), [&](std::size_t one, std::size_t other) {
    return commands[one].line.value < commands[other].line.value;
  });
  return places;
}

/// Its own nation, or else that of the troops under it that the page has first: those of an enemy may follow, and be
/// more.
std::string nation_first_of(const Formation& command) {
  const Unit* first = nullptr;
  for_each_unit(command, [&](const CommandPath&, const Unit& unit) {
    if (first == nullptr || unit.line.value < first->line.value) first = &unit;
  });
  return command.nation.empty() && first != nullptr ? first->nation : command.nation;
}

bool has_units(const Formation& command) {
  bool any = false;
  for_each_unit(command, [&](const CommandPath&, const Unit&) { any = true; });
  return any;
}

/// Whose men are the most among the troops of a side; its name so far if nobody's are.
std::string nation_of_most(const SideOfPage& side) {
  std::map<std::string, long long> men;
  for (const Formation& command : side.orbat.formations)
    for_each_unit(command, [&](const CommandPath&, const Unit& unit) {
      if (unit.nation != kNoNation) men[unit.nation] += unit.men.value;
    });
  const auto most = std::max_element(men.begin(), men.end(),
                                     [](const auto& one, const auto& other) { return one.second < other.second; });
  return most == men.end() || men[side.name] == most->second ? side.name : most->first;
}

/// Names each side after most of its men, unless another side is called so.
void name_after_most(std::vector<SideOfPage>& sides) {
  for (SideOfPage& side : sides) {
    const std::string nation = nation_of_most(side);
    const bool taken =
        std::any_of(sides.begin(), sides.end(), [&](const SideOfPage& other) { return other.name == nation; });
    if (!side.name.empty() && !taken) side.name = nation;
  }
}

}  // namespace

std::vector<SideOfPage> sides_of(const Orbat& orbat, const sow::Profile& profile, const Foes& foes) {
  std::vector<SideOfPage> sides;
  std::vector<std::string> keys;
  std::vector<std::size_t> side_of(orbat.formations.size());  // of each command at the top
  std::size_t before = 0;
  for (const std::size_t at : in_order_of_lines(orbat.formations)) {
    const std::string nation = sow::nation_of(orbat.formations[at]);
    const sow::Nation* known = sow::find_nation(profile, nation);
    std::string key = known != nullptr ? fmt::format("side {}", side_on(orbat, *known, profile)) : nation;
    const bool none = nation.empty() || nation == kNoNation;
    auto same = std::find(keys.begin(), keys.end(), key);
    if (foes && !none && same != keys.end() &&
        foes(sides[static_cast<std::size_t>(same - keys.begin())].name, nation)) {
      key = "against " + key;
      same = std::find(keys.begin(), keys.end(), key);
    }
    std::size_t side = before;
    if (same != keys.end()) {
      side = static_cast<std::size_t>(same - keys.begin());
    } else if (!none || (sides.empty() && has_units(orbat.formations[at]))) {  // a command without troops is no side
      keys.push_back(none ? "" : key);
      sides.push_back({nation, {}});
      side = sides.size() - 1;
    }
    if (!none && sides[side].name.empty()) sides[side].name = nation;
    side_of[at] = before = side;
  }
  if (sides.size() < 2) return {};
  for (std::size_t i = 0; i < side_of.size(); ++i) sides[side_of[i]].orbat.formations.push_back(orbat.formations[i]);
  name_after_most(sides);
  for (SideOfPage& side : sides) assign_ids(side.orbat);
  return sides;
}

Foes foes_in_years_of(std::string_view page, const readers::PhraseBook& words) {
  constexpr int kFirst = 1700, kLast = 1899, kFirstOfNapoleon = 1789, kLastOfNapoleon = 1815;
  constexpr std::size_t kDigits = 4;
  std::vector<int> years;
  for (std::size_t at = page.find('1'); at != std::string_view::npos; at = page.find('1', at + 1)) {
    const auto digit = [&](std::size_t place) { return place < page.size() && is_digit(page[place]); };
    if ((at > 0 && (digit(at - 1) || page[at - 1] == '.' || page[at - 1] == ',')) || digit(at + kDigits)) continue;
    const std::optional<int> year = whole_number(page.substr(at, kDigits));
    if (!year || *year < kFirst || *year > kLast) continue;
    if (*year >= kFirstOfNapoleon && *year <= kLastOfNapoleon) return {};
    years.push_back(*year);
  }
  if (years.empty()) return {};
  return [years, &words](const std::string& one, const std::string& other) {
    return std::any_of(years.begin(), years.end(), [&](int year) { return words.fought_in(one, other, year); });
  };
}

std::vector<Problem> commands_of_other_side(const Orbat& orbat, const readers::PhraseBook& words,
                                            const std::string& file) {
  std::vector<Problem> asked;
  const std::function<void(const Formation&, const Formation&)> look = [&](const Formation& top,
                                                                           const Formation& above) {
    for (const Formation& command : above.formations) {
      const std::string nation = nation_first_of(command);
      if (!words.may_be_foes(nation_first_of(top), nation)) {
        look(top, command);
        continue;
      }
      asked.push_back({file, command.line.value, "", command.name,
                       fmt::format("troops of one side under {}: {} may be on the other", top.name, nation),
                       "Name its own army on a line above it. If they fought together, say so with --army"});
    }
  };
  for (const Formation& top : orbat.formations) look(top, top);
  return asked;
}

}  // namespace estafette::batch
