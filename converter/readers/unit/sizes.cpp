#include "converter/readers/unit/sizes.hpp"

#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kMostOfAUnit = 8000;                                 ///< men; no regiment had so many
constexpr int kMostOfABattalionEver = 2000;                        ///< men
constexpr int kFewestOfEachUntold = 160;                           ///< men, if no word says that battalions are counted
constexpr int kMostOfAName = 4000;                                 ///< the same, if no word says what they are
constexpr int kMostOfAHost = 20000;                                ///< men, of levies who were in no regiments
constexpr int kMostOfFoot = 7;                                     ///< battalions of a regiment
constexpr int kMostOfHorse = 16;                                   ///< squadrons of a regiment
constexpr int kMostGunsOfABattery = 12;                            ///< of the Russians
constexpr int kMostGunsOfACommand = 24;                            ///< told together
constexpr int kFewestOfARegiment = 10;                             ///< men; with fewer, the figure tells of losses
constexpr std::string_view kUnknownTroops = "kind line infantry";  ///< a guess

class Sizes {
 public:
  Sizes(const ToldUnit& told, const PhraseBook& words, UnitReading& reading)
      : told_(told), words_(words), reading_(reading), arm_(arm_of(told.unit.kind)) {}

  void ask() {
    if (arm_ == Arm::artillery) return ask_guns();
    if (arm_ != Arm::infantry && arm_ != Arm::cavalry) return ask_support();
    const bool part = told_.unit.level == UnitLevel::company || told_.unit.level == UnitLevel::squadron;
    if (told_.men_stated && !part && told_.unit.men.value > 0 && told_.unit.men.value < kFewestOfARegiment)
      return query(fmt::format("at least {} men in a regiment or battalion", kFewestOfARegiment),
                   "If the figures are losses, leave them out");
    if (reading_.queries.empty()) ask_parts();
    if (reading_.queries.empty()) ask_battalions();
    if (told_.men_stated) ask_men();
  }

 private:
  void query(std::string expected, std::string remedy) {
    reading_.queries.push_back({std::move(expected), std::move(remedy)});
  }

  [[nodiscard]] bool numbered() const {
    return std::any_of(told_.name.begin(), told_.name.end(), [](const Token& token) { return token.figure(); });
  }

  /// "Staff Corps 23511": figures of several columns that run together; a train with all its drivers had some
  /// thousands.
  void ask_support() {
    if (told_.men_stated && told_.unit.men.value > kMostOfAUnit && reading_.queries.empty())
      query(fmt::format("at most {} men of staff, engineers or train", figure(kMostOfAUnit)), "Correct the figure");
  }

  /// "Artillery: 44 guns": of all batteries.
  void ask_guns() {
    const bool of_command = words_.any(Sense::command, told_.name, 0, told_.name.size());
    const int most = of_command ? kMostGunsOfACommand : kMostGunsOfABattery;
    const int batteries = std::max(told_.facts.batteries.value_or(1), 1);
    if (!reading_.queries.empty() || told_.unit.guns.value <= most * batteries) return;
    query(fmt::format("at most {} guns in a battery", kMostGunsOfABattery),
          "Give each battery a line of its own, or write how many there were: 4 batteries, 32 guns");
  }

  /// "9 Batt. Infanterie", "Hussars: 55 squadrons": of several regiments. A command's may be told together.
  void ask_parts() {
    const int most = arm_ == Arm::infantry ? kMostOfFoot : kMostOfHorse;
    if (told_.facts.subunits().value_or(0) <= most || told_.unit.kind == Kind::cossacks ||
        told_.unit.level != UnitLevel::regiment || words_.any(Sense::command, told_.name, 0, told_.name.size()))
      return;
    const std::string_view parts = arm_ == Arm::infantry ? "battalions" : "squadrons";
    const bool bare = told_.name.size() == 1 && words_.has(Sense::arm, told_.name, 0);
    if (told_.men_stated && !bare && !numbered())
      return reading_.guessed.push_back(fmt::format("one unit for all {} {}", *told_.facts.subunits(), parts));
    query(fmt::format("at most {} {} in a regiment", most, parts),
          numbered() ? "If the figure is the number of another regiment, give each a line of its own"
                     : "Give each regiment a line of its own, or write how many there were");
  }

  void ask_battalions() {
    const int battalions = arm_ == Arm::infantry ? told_.facts.battalions.value_or(told_.facts.few.value_or(0)) : 0;
    if (told_.men_stated && battalions > 0 && told_.unit.men.value > battalions * kMostOfABattalionEver)
      query(fmt::format("at most {} men in a battalion", figure(kMostOfABattalionEver)),
            "If it is the strength of all troops on the line, give each its own");
    const int few = arm_ == Arm::infantry ? told_.facts.few.value_or(0) : 0;
    const bool same = few == told_.unit.men.value;  // "1 coy 5/60th Foot (51)": men, and no regiment has so many parts
    if (told_.men_stated && few > 1 && !(same && few > kMostOfFoot * 3) &&
        told_.unit.men.value < few * kFewestOfEachUntold)  // "Kern: 8 Chasseurs 450"
      query(fmt::format("a word with the figure {}", few), "Write what it counts, for example 2 bns");
  }

  /// "Formed of 48,000 men": an army or corps whose strength was taken for that of one unit.
  void ask_men() {
    const bool only_named =
        !numbered() && reading_.queries.empty() &&
        std::find(reading_.guessed.begin(), reading_.guessed.end(), kUnknownTroops) != reading_.guessed.end();
    const bool command = words_.any(Sense::command, told_.name, 0, told_.name.size());
    const bool many = told_.facts.battalions.value_or(told_.facts.few.value_or(0)) > kMostOfFoot;
    if (command && many) return;  // "Kern's Division (5,300 men): 9 battalions", of which nothing else is told
    const bool host = told_.unit.kind == Kind::militia_infantry && !numbered() && !told_.facts.subunits() &&
                      !words_.any(Sense::unit, told_.name, 0, told_.name.size());  // "Levies 12,000"
    if (host && told_.unit.men.value > kMostOfAName && told_.unit.men.value <= kMostOfAHost)
      return reading_.guessed.push_back(fmt::format("one unit for all {} men", figure(told_.unit.men.value)));
    const int most = only_named ? kMostOfAName : kMostOfAUnit;
    if (told_.unit.men.value > most)
      query(fmt::format("at most {} men in a regiment", figure(most)),
            command ? "Write the regiments of the command below its line, each with its strength"
                    : "If it is the strength of a command, put it on the line of the command");
  }

  const ToldUnit& told_;
  const PhraseBook& words_;
  UnitReading& reading_;
  Arm arm_;
};

}  // namespace

void ask_about_size(const ToldUnit& told, const PhraseBook& words, UnitReading& reading) {
  Sizes(told, words, reading).ask();
}

}  // namespace estafette::readers
