#include "converter/scaling/unheeded.hpp"

#include "converter/orbat/structure.hpp"
#include "converter/orbat/wishes.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace estafette::scaling {
namespace {

/// What may be written for a body of troops of that arm.
std::string words_for(Arm arm) {
  if (arm == Arm::artillery) return "leave out, or how many guns it has, as 6 guns";
  return arm == Arm::support ? "keep or leave out" : "keep, leave out, or merge with and a name";
}

bool has_effect(const Wish& wish, Arm arm) {
  switch (wish.is) {
    case Wish::Is::guns:
      return arm == Arm::artillery;
    case Wish::Is::keep:
      return arm != Arm::artillery;
    case Wish::Is::merge:
      return arm == Arm::infantry || arm == Arm::cavalry;
    default:
      return true;
  }
}

class Asking {
 public:
  explicit Asking(Scaled& result) : result_(result) {}

  void look_at(const Formation& formation, bool in_division) {
    const std::string said = formation.scale.empty() ? wish_in_note(formation.note) : formation.scale;
    const bool division = !in_division && height(formation.level) < height(Level::corps);
    const Wish wish = wish_of(formation);
    if (!wish_from(said) || wish.is == Wish::Is::guns) {
      ask(formation, formation.name, said, "keep, leave out, or merge with and the name of a division");
    } else if (in_division && wish.is != Wish::Is::none && wish.is != Wish::Is::leave_out) {
      ask(formation, formation.name, said, "leave out, as a brigade has no place of its own once scaled");
    } else if (!in_division && !division && wish.is != Wish::Is::none) {
      ask(formation, formation.name, said, "no wish here, but in the rows of its divisions");
    }
    for (const Unit& unit : formation.units) look_at(unit, formation.name);
    for (const Formation& child : formation.formations) look_at(child, in_division || division);
  }

 private:
  void look_at(const Unit& unit, const std::string& formation) {
    const std::string said = unit.scale.empty() ? wish_in_note(unit.note) : unit.scale;
    const Arm arm = arm_of(unit.kind);
    const Wish wish = wish_of(unit);
    if (!wish_from(said) || !has_effect(wish, arm)) return ask(unit, formation, said, words_for(arm));
    if (wish.is == Wish::Is::guns && wish.guns > unit.guns)
      ask(unit, formation, said, fmt::format("no more guns than the {} that it had", unit.guns.value));
  }

  template <typename Troops>
  void ask(const Troops& whose, const std::string& formation, const std::string& said, std::string expected) {
    scaling::ask(formation, {{"", whose.line.value, "scale of " + whose.name, said, std::move(expected), ""}, ""},
                 result_);
  }

  Scaled& result_;
};

}  // namespace

void ask_about_unheeded(const Orbat& orbat, Scaled& result) {
  for (const Formation& top : orbat.formations) Asking(result).look_at(top, false);
}

}  // namespace estafette::scaling
