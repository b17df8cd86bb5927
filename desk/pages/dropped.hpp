// Files that are dropped anywhere on the desk: known by what is in them. A dump or a return leads to its battle.
#pragma once

#include "base/markup/html.hpp"
#include "campaign/state/state.hpp"
#include "desk/deeds/carry_out.hpp"
#include "desk/deeds/form.hpp"

#include <functional>
#include <string>
#include <vector>

namespace estafette::desk {

/// Where files are sent that are dropped on a page.
inline constexpr const char* kDroppedAt = "/dropped";
/// Their field.
inline constexpr const char* kDropped = "dropped";

/// For which battles the files are dumps or returns.
struct BattlesMeant {
  std::vector<int> numbers;
  std::vector<std::string> refused;  ///< why they are none of the other battles that wait for theirs
};

/// Asks `battle import` of each battle that was sent away and is not judged; nothing is applied.
[[nodiscard]] BattlesMeant battles_meant(const campaign::State& state, const std::string& campaign,
                                         const std::vector<std::string>& files, const CarryOut& carry_out);

/// Adds the form that takes them, and lets them be dropped on the page.
void add_dropping(HtmlPage& page, const Stamp& stamp);

/// Fills the page for files that belong to no battle, or to several: what they are, and where they may go. `where_of`:
/// " at Lützen", by a battle's number.
void tell_of_dropped(HtmlPage& page, const BattlesMeant& meant, const std::vector<std::string>& files,
                     const Stamp& stamp, const CarryOut& carry_out, const std::function<std::string(int)>& where_of);

}  // namespace estafette::desk
