#include "converter/readers/unit/unit.hpp"

#include "base/apportion.hpp"
#include "base/text.hpp"
#include "converter/orbat/no_nation.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/battery.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/unit/army_kinds.hpp"
#include "converter/readers/unit/battalions_as_units.hpp"
#include "converter/readers/unit/batteries_counted.hpp"
#include "converter/readers/unit/counts.hpp"
#include "converter/readers/unit/doubts.hpp"
#include "converter/readers/unit/estimate.hpp"
#include "converter/readers/unit/kind_of.hpp"
#include "converter/readers/unit/noted_quality.hpp"
#include "converter/readers/unit/noted_strengths.hpp"
#include "converter/readers/unit/two_kinds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostRegiments = 24;  ///< on one line
constexpr int kMostBareParts = 12;  ///< a lone figure up to this counts battalions or squadrons
constexpr int kMostBareGuns = 24;
constexpr int kFewestMen = 20;     ///< that a figure without a word may count unasked
constexpr int kMostMenAGun = 150;  ///< a park has its train with it
constexpr int kMostSquadrons = 8;  ///< "4/420" of a regiment of horse: more are officers
constexpr int kFewestOfASquadron = 50;

class UnitReader {
 public:
  UnitReader(const Parts& parts, const Surroundings& place, const PhraseBook& words)
      : parts_(parts),
        facts_(parts.facts),
        place_(place),
        words_(words),
        name_(parts.cut.empty() ? tokens_of(parts.name) : parts.cut),
        before_name_(parts_before_name(name_, parts.name)) {}

  UnitReading all() {
    unit_.name = parts_.name;
    unit_.commander = parts_.commander;
    unit_.ratings = parts_.ratings;
    unit_.source = parts_.source;
    if (const auto read = take_count_before_name(facts_, unit_.name, name_, words_); !read.empty()) guess(read);
    nation();
    kind();
    const int regiments = one_of_several();
    quality();
    batteries_by_company();
    squadrons_and_men();
    bare();
    subunits();
    level();
    const Assumed assumed = with_sizes(words_.assumed(unit_.nation), place_.sizes, arm_of(unit_.kind));
    if (arm_of(unit_.kind) == Arm::artillery) estimate_guns(unit_, facts_, name_, words_, assumed, reading_);
    strength();
    reading_.men_guessed = !men_stated_;
    if (!men_stated_) estimate_men(unit_, facts_, assumed, reading_);
    const bool named = !unit_.name.empty();
    if (!named) unit_.name = named_by_kind();
    if (regiments > 1) several(regiments);
    const ToldUnit told{unit_, facts_, parts_, name_, men_stated_};
    const int counted = regiments > 1 ? 1 : units_only_counted(told, words_);
    ask_about_doubts(told, words_, reading_);
    if (counted > 1) only_counted(told, counted);
    append(unit_.note, figures_without_column(facts_));
    append(unit_.note, parts_.note);
    if (facts_.batteries.value_or(1) > 1 && men_stated_ && arm_of(unit_.kind) == Arm::artillery) {
      guess(fmt::format("a share of {} men for {} batteries", unit_.men.value, *facts_.batteries));
    }
    unit_.note = noted(unit_.note);
    const int batteries = arm_of(unit_.kind) == Arm::artillery ? facts_.batteries.value_or(1) : 1;
    if (batteries < 1 || batteries > kMostBatteries)
      query(fmt::format("1 to {} batteries on a line", kMostBatteries), "Give each battery a line of its own");
    const int several = std::max(regiments, counted);
    reading_.units = alike(std::move(unit_), several > 1 ? several : batteries > kMostBatteries ? 1 : batteries);
    if (counted > 1) part_squadrons(reading_.units);
    reading_.numbered_by_us = !named && reading_.units.size() > 1;
    if (reading_.units.size() == named_.size())
      for (std::size_t i = 0; i < named_.size(); ++i) reading_.units[i].name = named_[i];
    return std::move(reading_);
  }

 private:
  /// "2 regiments of hussars (8 squadrons)": how many there are; from here on the figures are those of one of them, but
  /// for men that are stated for all. One if they cannot be parted.
  int one_of_several() {
    const int count = facts_.regiments.value_or(1);
    const Arm arm = arm_of(unit_.kind);
    const bool pulks = unit_.kind == Kind::cossacks && !(facts_.each && facts_.subunits());  // as strong as squadrons
    const bool parts_told = facts_.subunits() || facts_.companies || facts_.batteries || facts_.guns;
    if (count > 1 && !parts_told && (arm == Arm::artillery || arm == Arm::support))
      query("how many units they are", "Give each regiment a line of its own");
    if (count <= 1 || pulks || (arm != Arm::infantry && arm != Arm::cavalry)) return 1;
    const auto parted = [&](std::optional<int>& parts) {
      if (!parts || facts_.each) return true;
      const bool even = *parts % count == 0;
      if (even) *parts /= count;
      return even;
    };
    if (count > kMostRegiments || !parted(facts_.battalions) || !parted(facts_.squadrons)) {
      query("one regiment on each line", "Give each a line of its own");
      return 1;
    }
    men_of_all_ = men_are_of_all(facts_, count, arm);
    facts_.each = false;
    facts_.regiments = 1;
    return count;
  }

  /// "Artillerie légère, 2 cies": a company of gunners is a battery.
  void batteries_by_company() {
    if (!facts_.batteries && arm_of(unit_.kind) == Arm::artillery) named_ = names_of_batteries(parts_.name, words_);
    if (!named_.empty()) {
      facts_.batteries = static_cast<int>(named_.size());
      guess(fmt::format("{} batteries by their names", named_.size()));
    }
    if (arm_of(unit_.kind) == Arm::artillery && facts_.batteries.value_or(1) > 1 && named_.empty())
      for (const std::string& who : captains_of(parts_.note, static_cast<std::size_t>(*facts_.batteries), words_))
        named_.push_back(fmt::format("{} ({})", parts_.name.empty() ? named_by_kind() : parts_.name, who));
    if (arm_of(unit_.kind) == Arm::artillery) take_guns_noted(facts_, parts_.note, words_);
    if (arm_of(unit_.kind) == Arm::artillery && !facts_.batteries)
      if (const std::string read = count_as_batteries(facts_); !read.empty()) guess(read);
  }

  void several(int regiments) {
    guess(men_stated_ && men_of_all_ ? fmt::format("a share of {} men for {} regiments", unit_.men.value, regiments)
                                     : fmt::format("one of {} regiments without numbers", regiments));
    if (!men_stated_ || !men_of_all_) unit_.men.value *= regiments;
    char& first = unit_.name.front();
    if (first >= 'a' && first <= 'z') first = static_cast<char>(first - 'a' + 'A');
  }

  /// "33 battalions": a unit for each, which has its share of the men.
  void only_counted(const ToldUnit& told, int count) {
    const OnlyCounted each = told_of_only_counted(told, count, words_);
    for (std::vector<std::string>* guesses : {&reading_.guessed, &facts_.guessed})
      std::erase_if(*guesses, [](const std::string& guess) { return guess.starts_with("one unit for all "); });
    guess(each.guess);
    if (men_stated_) guess(fmt::format("a share of {} men", unit_.men.value));
    unit_.name += each.called;
    if (arm_of(unit_.kind) != Arm::infantry) return;
    unit_.subunits = 1;
    unit_.level = UnitLevel::battalion;
  }

  static void part_squadrons(std::vector<Unit>& units) {
    if (arm_of(units.front().kind) != Arm::cavalry) return;
    const std::vector<std::int64_t> shares =
        apportion(units.front().subunits, std::vector<std::int64_t>(units.size(), 1));
    for (std::size_t i = 0; i < units.size(); ++i) units[i].subunits = static_cast<int>(shares[i]);
  }

  void guess(std::string what) { reading_.guessed.push_back(std::move(what)); }
  void ask_for_one_arm() { query("troops of one arm", "Give each arm a line of its own"); }
  void query(std::string expected, std::string remedy) {
    reading_.queries.push_back({std::move(expected), std::move(remedy)});
  }

  void nation() {
    unit_.nation = facts_.nation.empty() ? nation_told(name_, parts_.note, place_.nation, words_) : facts_.nation;
    if (facts_.nation.empty() && unit_.nation != place_.nation && is_only_called_by(unit_.nation, name_, words_))
      guess("nation from its name");
    if (!unit_.nation.empty()) return;
    unit_.nation = place_.nation.empty() ? kNoNation : place_.nation;
    if (!place_.guess.empty()) guess(place_.guess);
  }

  void kind() {
    KindReading read = kind_of({unit_.nation, facts_, parts_, name_}, place_, words_);
    unit_.kind = read.kind;
    for (std::string& guessed : read.guessed) guess(std::move(guessed));
    for (Query& asked : read.queries) reading_.queries.push_back(std::move(asked));
  }

  void quality() {
    if (facts_.quality) {
      unit_.quality = *facts_.quality;
      return;
    }
    const Tokens name = name_.empty() ? tokens_of(to_string(unit_.kind)) : name_;
    const std::optional<PhraseFound> said = quality_told(name, parts_.note, unit_.nation, words_);
    if (said && said->is != "line" && !(said->guess && place_.quality)) {
      unit_.quality = *quality_from(said->is);
      if (said->guess) guess(fmt::format("quality {} from its name", said->is));
    } else {
      const bool placed = place_.quality && !are_rifles_by_number(name, unit_.nation, words_);  // "5/60th" with Guards
      unit_.quality = placed ? *place_.quality : Quality::line;
      guess(fmt::format("quality {}{}", to_string(unit_.quality), placed ? " from its command" : ""));
    }
  }

  /// A figure without a word: with a battery it counts guns; if small, battalions or squadrons; if large, men.
  void bare() {
    const bool artillery = arm_of(unit_.kind) == Arm::artillery;
    returned();
    if (facts_.bare && facts_.men && facts_.bare != facts_.men && !facts_.in_all)
      query(fmt::format("a word with the figure {}", *facts_.bare), "Write what it counts, or leave it out");
    if (facts_.bare && !facts_.men) facts_.men = facts_.bare;
    if (!facts_.few) return;
    const int few = *facts_.few;
    if (artillery && !guns_of(facts_) && few <= kMostBareGuns) {
      facts_.guns = few;
    } else if (!artillery && !facts_.subunits() && few >= 1 && few <= (facts_.men ? kMostSubunits : kMostBareParts) &&
               !(facts_.men && few > kMostBareParts && *facts_.men / few < kFewestMen)) {
      parts_counted(facts_, arm_of(unit_.kind)) = few;
    } else if (!facts_.men) {
      facts_.men = few;
      guess(fmt::format("{} read as men", few));
      if (few < kFewestMen) query(fmt::format("a word with the figure {}", few), "Write what it counts: 20 men");
    } else {
      query(fmt::format("a word with the figure {}", few), "Write what it counts, for example 2 bns");
    }
  }

  /// "4th Hussars 3/350": no regiment of horse has so few officers.
  void squadrons_and_men() {
    const int few = facts_.officers.value_or(0);
    if (arm_of(unit_.kind) != Arm::cavalry || few < 1 || few > kMostSquadrons || facts_.subunits() ||
        facts_.men.value_or(0) / few < kFewestOfASquadron)
      return;
    facts_.squadrons = std::exchange(facts_.officers, std::nullopt);
    guess(fmt::format("{}/{} read as squadrons and men", few, *facts_.men));
  }

  void subunits() {
    if (unit_.kind == Kind::cossacks && !facts_.subunits()) facts_.squadrons = facts_.regiments;
    if (loses_battalions(facts_, unit_.kind, name_, words_)) ask_for_one_arm();
    const int stated = facts_.subunits().value_or(before_name_.value_or(1));
    if (stated < 1 || stated > kMostSubunits) {
      query(fmt::format("1 to {} battalions or squadrons", kMostSubunits), "Correct the figure");
      facts_.battalions = facts_.squadrons = std::nullopt;
      return;
    }
    unit_.subunits = stated;
    if (!facts_.subunits() && stated > 1 && parts_.name.find(", ") != std::string::npos)
      guess(fmt::format("{} battalions or squadrons from the figures before its name", stated));
  }

  void level() {
    const Arm arm = arm_of(unit_.kind);
    if (arm == Arm::artillery) {
      unit_.level = UnitLevel::battery;
      return;
    }
    std::optional<UnitLevel> smallest = facts_.level;
    for (std::size_t at = 0; at < name_.size() && !facts_.level; ++at) {
      const std::optional<PhraseFound> found = words_.find(Sense::unit, name_, at);
      if (!found) continue;
      const UnitLevel level = *unit_level_from(found->is);
      if (!smallest || level > *smallest) smallest = level;
    }
    if (before_name_ && !facts_.level) smallest = *before_name_ == 1 ? UnitLevel::battalion : UnitLevel::regiment;
    if (facts_.battalions && !facts_.level && smallest == UnitLevel::company)
      smallest = UnitLevel::battalion;  // "one batt. of companies"
    const bool regiment = name_.size() > 1 && name_[0].is == Token::Is::ordinal && words_.has(Sense::state, name_, 1);
    if (!smallest && arm == Arm::support && !regiment) smallest = UnitLevel::company;  // but "15th New York" below one
    unit_.level = fitting_level(smallest.value_or(UnitLevel::regiment), arm, unit_.subunits > 1 && !facts_.level);
    const bool open = unit_.level == UnitLevel::regiment && unit_.subunits == 1 && !facts_.subunits() &&
                      !facts_.companies && !before_name_;
    if (arm != Arm::infantry || !open || !place_.sizes.battalions) return;
    unit_.subunits = *place_.sizes.battalions;
    guess(fmt::format("{} battalions as the text says of all", unit_.subunits));
  }

  /// A return: those present fight, the others are kept in the outline's columns.
  void returned() {
    const bool others = facts_.detached || facts_.sick;
    const bool told = facts_.men && facts_.bare && facts_.in_all;
    if (told && facts_.bare != facts_.men) append(unit_.note, fmt::format("{} in all", *facts_.bare));
    if (others && facts_.bare && facts_.in_all && !facts_.men) {
      const int away = facts_.detached.value_or(0) + facts_.sick.value_or(0);
      facts_.men = std::max(*facts_.bare - away, 0);
      guess(fmt::format("{} present, which is {} less {} detached or sick", *facts_.men, *facts_.bare, away));
    }
    const auto kept = [](std::optional<int> men) {
      return men && *men <= kMostMen.value ? std::optional(Men{*men}) : std::nullopt;
    };
    unit_.returned.detached = kept(facts_.detached);
    unit_.returned.sick = kept(facts_.sick);
    returned_ = others || told;
  }

  void strength() {
    if (facts_.infantry || facts_.cavalry || facts_.artillery)
      query("the men of one arm", "Give the foot, the horse and the guns a line each");
    if (!facts_.men && !facts_.horses) return;
    long long men = facts_.men.value_or(0);
    if (!facts_.men) {
      men = *facts_.horses;
      guess(fmt::format("strength {} from its horses", men));
    }
    if (facts_.each && !facts_.parts_of_each)
      men *= std::max({unit_.subunits, facts_.batteries.value_or(1), facts_.regiments.value_or(1)});
    men += facts_.officers.value_or(0);
    if (men > kMostMen.value) {
      query(fmt::format("at most {} men in one unit", kMostMen.value),
            "Correct the figure; until then the strength is a guess");
      return;
    }
    if (arm_of(unit_.kind) == Arm::artillery && guns_of(facts_) && men > 1LL * kMostMenAGun * *guns_of(facts_))
      query(fmt::format("at most {} men to a gun", kMostMenAGun), "Give the foot and the horse lines of their own");
    unit_.men = Men{static_cast<int>(men)};
    men_stated_ = true;
    if (const std::string exact = strength_with_part(parts_.note, men); !exact.empty())
      guess(fmt::format("{} men of {}", men, exact));
    if (returned_) unit_.returned.present = unit_.men;
    if (facts_.officers)
      append(unit_.note, fmt::format("{} officers, {} men", *facts_.officers, men - *facts_.officers));
  }

  /// "Line infantry", "Veteran line infantry".
  [[nodiscard]] std::string named_by_kind() const {
    std::string name = parts_.sort.empty() ? to_string(unit_.kind) : parts_.sort;
    if (parts_.sort.empty() && facts_.quality && unit_.quality != Quality::line && unit_.kind != Kind::grenadiers)
      name = fmt::format("{} {}", to_string(unit_.quality), name);
    if (parts_.sort.empty() && facts_.batteries && !facts_.nation.empty() && facts_.nation != place_.nation)
      name += fmt::format(" ({})", facts_.nation);  // "3 British batteries, 2 KGL"
    if (name.front() >= 'a' && name.front() <= 'z') name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
  }

  [[nodiscard]] std::string noted(const std::string& note) {
    for (const std::vector<std::string>& more : {facts_.guessed, parts_.guessed})
      reading_.guessed.insert(reading_.guessed.end(), more.begin(), more.end());
    std::string all = note;
    if (!reading_.guessed.empty()) append(all, fmt::format("guessed: {}", fmt::join(reading_.guessed, ", ")));
    return all;
  }

  const Parts& parts_;
  Facts facts_;
  const Surroundings& place_;
  const PhraseBook& words_;
  Tokens name_;
  std::optional<int> before_name_;  ///< battalions or squadrons by the figures before the name
  Unit unit_;
  bool men_stated_ = false;
  bool men_of_all_ = false;         ///< of several regiments
  std::vector<std::string> named_;  ///< of several batteries, what each is called
  bool returned_ = false;           ///< it is a return: who is present is told apart from who is not
  UnitReading reading_;
};

}  // namespace

UnitReading units_of(const Parts& parts, const Surroundings& place, const PhraseBook& words) {
  return UnitReader(parts, place, words).all();
}

}  // namespace estafette::readers
