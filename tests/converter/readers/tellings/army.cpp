#include "converter/readers/tellings/army.hpp"

#include <algorithm>
#include <utility>

namespace estafette::test {
namespace {

class Thrower {
 public:
  Thrower(Dice& dice, const Tongue& tongue)
      : dice_(dice), tongue_(tongue), names_(tongue.of("surnames")), places_(tongue.of("places")) {
    shuffle(names_);
    shuffle(places_);
  }

  Command army() {
    Command army = command("army", 0);
    const bool corps = dice_.happens(2, 3);
    const int count = corps ? dice_.roll(1, 2) : 1;
    for (int i = 0; i < count; ++i) {
      if (corps)
        army.commands.push_back(this->corps());
      else
        add_divisions(army);
    }
    return army;
  }

 private:
  Command corps() {
    Command corps = command("corps", ++corps_);
    add_divisions(corps);
    return corps;
  }

  void add_divisions(Command& above) {
    const int foot = dice_.roll(1, 2);
    for (int i = 0; i < foot; ++i) above.commands.push_back(division(Arm::infantry));
    if (dice_.happens(1, 2)) above.commands.push_back(division(Arm::cavalry));
  }

  Command division(Arm arm) {
    Command division = command(arm == Arm::infantry ? "division" : "cavalry_division", ++divisions_);
    const int brigades = dice_.happens(3, 4) ? dice_.roll(1, 3) : 0;
    for (int i = 0; i < brigades; ++i) {
      Command brigade = command(arm == Arm::infantry ? "brigade" : "cavalry_brigade", i + 1);
      add_regiments(brigade, arm);
      division.commands.push_back(std::move(brigade));
    }
    if (brigades == 0) add_regiments(division, arm);
    const int batteries = dice_.roll(0, 2);
    for (int i = 0; i < batteries; ++i) division.regiments.push_back(battery(arm));
    return division;
  }

  void add_regiments(Command& above, Arm arm) {
    const int count = dice_.roll(1, 4);
    for (int i = 0; i < count; ++i) above.regiments.push_back(regiment(arm));
  }

  Regiment regiment(Arm arm) {
    const bool foot = arm == Arm::infantry;
    Regiment regiment = troops(one_of(tongue_.of(foot ? "foot_sorts" : "horse_sorts")), arm);
    regiment.parts = dice_.roll(foot ? 1 : 2, foot ? 4 : 6);
    regiment.men = regiment.parts * dice_.roll(foot ? 320 : 90, foot ? 780 : 160) + dice_.roll(0, 30);
    return regiment;
  }

  Regiment battery(Arm arm) {
    Regiment battery =
        troops(arm == Arm::cavalry || dice_.happens(1, 4) ? "horse_battery" : "foot_battery", Arm::artillery);
    battery.guns = 2 * dice_.roll(2, 6);
    battery.men = battery.guns * dice_.roll(12, 22) + dice_.roll(1, 9);
    return battery;
  }

  Regiment troops(const std::string& sort, Arm arm) {
    Regiment troops;
    troops.sort = sort;
    troops.arm = arm;
    do troops.number = arm == Arm::infantry ? dice_.roll(1, 120) : dice_.roll(1, 30);
    while (std::find(numbers_.begin(), numbers_.end(), troops.number) != numbers_.end() && numbers_.size() < 60);
    numbers_.push_back(troops.number);
    troops.place = places_[places_told_++ % places_.size()];
    troops.commander = one_of(tongue_.of("colonels"));
    return troops;
  }

  Command command(const std::string& sort, int number) {
    Command command;
    command.sort = sort;
    command.number = number;
    command.leader = next(names_);
    return command;
  }

  const std::string& one_of(const std::vector<std::string>& all) {
    return all[static_cast<std::size_t>(dice_.roll(0, static_cast<int>(all.size()) - 1))];
  }

  static std::string next(std::vector<std::string>& left) {
    if (left.empty()) return "";
    std::string name = left.back();
    left.pop_back();
    return name;
  }

  void shuffle(std::vector<std::string>& all) {
    for (std::size_t i = all.size(); i > 1; --i)
      std::swap(all[i - 1], all[static_cast<std::size_t>(dice_.roll(0, static_cast<int>(i) - 1))]);
  }

  Dice& dice_;
  const Tongue& tongue_;
  std::vector<std::string> names_, places_;
  std::vector<int> numbers_;
  std::size_t places_told_ = 0;
  int corps_ = 0, divisions_ = 0;
};

}  // namespace

int Command::men() const {
  int sum = 0;
  for (const Regiment& regiment : regiments) sum += regiment.men;
  for (const Command& command : commands) sum += command.men();
  return sum;
}

Command thrown_army(Dice& dice, const Tongue& tongue) {
  return Thrower(dice, tongue).army();
}

}  // namespace estafette::test
