#include "converter/readers/unit/doubts.hpp"

#include "base/table.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/unit/battery_doubts.hpp"
#include "converter/readers/unit/counts.hpp"
#include "converter/readers/unit/figure_doubts.hpp"
#include "converter/readers/unit/name_doubts.hpp"
#include "converter/readers/unit/names_listed.hpp"
#include "converter/readers/unit/several_in_one.hpp"
#include "converter/readers/unit/sizes.hpp"
#include "converter/readers/unit/two_kinds.hpp"
#include "converter/readers/words/joints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kMostBattalionsOfARegiment = 9;

class Doubts {
 public:
  Doubts(const ToldUnit& told, const PhraseBook& words, UnitReading& reading)
      : told_(told), words_(words), reading_(reading) {}

  void all() {
    ask_about_figures(told_, words_, reading_);
    check_part();
    if (reading_.queries.empty()) ask_about_battery(told_, words_, reading_);
    ask_about_counts(told_, words_, reading_);
    check_men_noted();
    check_detached();
    check_sundry();
    check_several();
    check_each();
    check_other_troops();
    ask_about_size(told_, words_, reading_);
    ask_about_name(told_, words_, reading_);
  }

  void figures() {
    ask_about_battery(told_, words_, reading_);
    ask_about_counts(told_, words_, reading_);
    ask_about_size(told_, words_, reading_);
  }

 private:
  void query(std::string expected, std::string remedy) {
    reading_.queries.push_back({std::move(expected), std::move(remedy)});
  }

  /// "Ryazhsk, Vyborg & Perm (3 btl each)": each of several, and so they are not one.
  void check_each() {
    const bool several = std::any_of(told_.name.begin(), told_.name.end(), [&](const Token& token) {
      const auto at = static_cast<std::size_t>(&token - told_.name.data());
      return is_joint(told_.name, at, words_);
    });
    const bool pair = told_.name.size() > 2 && told_.name[0].is == Token::Is::ordinal && told_.name[1].mark("/") &&
                      told_.name[2].is == Token::Is::ordinal && told_.name[0].value > kMostBattalionsOfARegiment;
    if (pair && reading_.queries.empty())  // "46e/57e de ligne"; but "2e/46e" is a battalion
      return query("one unit, or several that can be told apart", "Give each unit a line of its own");
    const bool of_each = (several && (told_.facts.subunits() || told_.facts.guns)) ||
                         numbers_before_name(told_.name, words_) > 1;  // "5th and 7th (500 each)"
    if (!told_.facts.each || !of_each || !reading_.queries.empty()) return;
    query("one unit, or several that can be told apart", "Give each unit a line of its own");
  }

  /// "Part of 11th Company": how much of it, if no strength tells.
  void check_part() {
    const auto part = told_.name.empty() ? std::nullopt : words_.find(Sense::link, told_.name, 0);
    const bool told = told_.facts.subunits() || told_.facts.companies || told_.facts.half;
    if (!(part && part->is == "part") && (told || !names_a_detachment(told_.name, words_))) return;
    if (told_.men_stated || guns_of(told_.facts) || !reading_.queries.empty()) return;
    query("how many men of it were there", "Write them behind its name, with guns if it has them");
  }

  void check_several() {
    const bool foot_too = told_.facts.companies || told_.facts.battalions;  // "2 Kp. Kern Jäger, Husaren (3 Esk.)"
    const bool both = !told_.parts.sort.empty() && told_.facts.squadrons && foot_too && !told_.men_stated;
    const bool other = arm_of(told_.unit.kind) == Arm::cavalry &&
                       is_called_foot(told_.name, words_);  // "Alba Infantry, one squadron of hussars"
    if (reading_.queries.empty() &&
        (both || other || lists_names(told_, words_) || (!told_.men_stated && joins_two_names(told_, words_)) ||
         names_several_units(told_, words_)))
      query("one unit, or several that can be told apart", "Give each unit a line of its own");
  }

  /// "24th Line and a company of the 7th Jägers", "25th Line (2 bns) with 8th Light": more than one, and a guess at the
  /// strength of the first would leave the others out. A stated strength is that of all.
  void check_other_troops() {
    if (!reading_.queries.empty()) return;
    if (arm_of(told_.unit.kind) == Arm::artillery
            ? begins_with_foot(told_.name, words_) || counts_another_battery(told_.parts.note, false, words_) ||
                  counts_another_battery(told_.parts.name, true, words_)
            : is_battery(told_.parts.note, words_))
      return query("one unit, or several that can be told apart", "Give the battery a line of its own");
    if (told_.men_stated) return check_strength_in_note();
    const bool marked = told_.parts.note.starts_with("Note:");  // by somebody who says that it is none
    if ((!marked && lists_entries(told_.parts.note, words_)) ||
        (told_.parts.facts.few && told_.parts.facts.companies))  // "1st Coy, 1 & 2 Coys"
      return query("one unit, or several that can be told apart", "Give each unit a line of its own");
    if ((!marked && names_troops(told_.parts.note, words_)) || joins_troops(told_.parts.name, words_))
      query("one unit, or several that can be told apart",
            "Give each unit a line of its own, or say Note: before what is only told of it");
  }

  /// "4th Line: 600, 5th Line 580": a unit with a strength of its own in what was taken for a note of the first.
  void check_strength_in_note() {
    const std::string& note = told_.parts.note;
    if (lists_entries(note, words_))
      return query("one unit, or several that can be told apart", "Give each unit a line of its own");
    if (note.empty() || !is_digit(note.front()) || !is_digit(note.back())) return;
    if (note.find_first_of(":;") != std::string::npos) return;  // its parts, "1st Squadron: 130; 2nd Squadron: 125"
    const Tokens said = tokens_of(note);
    const Token& last = said.back();
    const bool strength = last.is == Token::Is::number && last.value >= kSurelyMen && !may_be_year(last.value);
    if (said.size() > 2 && said.front().is == Token::Is::ordinal && strength && names_troops(note, words_))
      query("one unit, or several that can be told apart", "Give each unit a line of its own");
  }

  /// "(126 men, 4 James cannon)" in the note of a unit whose strength is guessed.
  void check_men_noted() {
    const Tokens note = told_.men_stated ? Tokens{} : tokens_of(told_.parts.note);
    for (std::size_t at = 0; at + 1 < note.size(); ++at) {
      const std::optional<PhraseFound> men = words_.find(Sense::count, note, at + 1);
      const bool glued = note[at].joined && at > 0 && note[at - 1].is == Token::Is::word;  // "H2H"
      if (note[at].is == Token::Is::number && !glued && men && (men->is == "men" || men->is == "sabres"))
        return query("one strength of the unit", "Write its men behind its name");
    }
  }

  /// "KGL Hussars [Note: detached to Kern]": nobody knows whether they are counted here.
  void check_detached() {
    const Tokens note = told_.men_stated || told_.facts.figures() ? Tokens{} : tokens_of(told_.parts.note);
    for (std::size_t at = 0; at < note.size(); ++at) {
      const std::optional<PhraseFound> link = words_.find(Sense::link, note, at);
      const std::optional<PhraseFound> away = words_.find(Sense::count, note, at);
      if (link && link->is == "posted" && away && away->is == "detached")
        return query("whether they were here or where they had been sent",
                     "Write their strength if they were here; or begin the line with Note:");
    }
  }

  /// "Lines of Communication and Artillery Troops", "Staff of 1,240", "Appointed to the Staff", "General Headquarters
  /// units": who they were is not told.
  void check_sundry() {
    const Tokens& name = told_.name;
    if (name.empty() || !reading_.queries.empty()) return;
    if (told_.facts.nation.empty() && is_of_the_line(name, words_) && words_.has_no_line(told_.unit.nation))
      return query(fmt::format("its nation: regiments of {} are not of the line", told_.unit.nation),
                   "Write it in square brackets behind the name, or Foot for Line");
    const bool commands = name.size() > 1 && name[0].is == Token::Is::number && words_.has(Sense::command, name, 1);
    bool joined = false;  // "light cavalry + cuirassiers + dragoons"
    for (std::size_t at = 1; at + 1 < name.size(); ++at)
      joined = joined || (name[at].mark("+") && words_.any(Sense::kind, name, 0, at) &&
                          words_.any(Sense::kind, name, at + 1, name.size()));
    const bool fight = arm_of(told_.unit.kind) != Arm::artillery && !told_.men_stated;
    if (fight && (commands || joined))  // "4 divisions of infantry"
      return query("one unit, or several that can be told apart", "Give each command or unit a line of its own");
    // "Saxons: Garde du Corps (4), Zastrow (4)"
    if (told_.parts.note.find(';') != std::string::npos && names_only_a_nation({name, name.size(), words_}))
      return query("which troops they were", "Give each unit a line of its own, or begin the line with Note:");
    const std::optional<PhraseFound> named = kind_in(name, words_);
    const bool horse = named && !named->guess && arm_of(*kind_from(named->is)) == Arm::cavalry;
    if (horse && told_.facts.companies && arm_of(told_.unit.kind) == Arm::infantry)  // "Dragoons Toro, 2 gren. coys"
      return query("one unit, or several that can be told apart", "Give each unit a line of its own");
    if (goes_on_with_name())
      return query("one unit, or several that can be told apart", "Give each unit a line of its own");
    const bool troop = std::any_of(name.begin(), name.end(), [](const Token& token) { return token.text == "troop"; });
    if (troop && arm_of(told_.unit.kind) == Arm::infantry)  // "Gardiner's troop (60)"
      return query("whether it is a troop of horse or of horse artillery", "Write Cavalry, or RHA, behind its name");
    if (std::any_of(name.begin(), name.end(), [](const Token& token) { return token.figure(); })) return;
    if (may_be_two())
      return query(fmt::format("one regiment of {} battalions, or two", *told_.facts.battalions),
                   "Give each unit a line of its own");
    if (stands_for_a_place(name, words_))
      return query("which troops they were", "Write their regiment before the place where they stood");
    const bool forces = words_.has(Sense::forces, name, name.size() - 1) || name.back().text == "units";
    const bool staff_of = told_.unit.kind == Kind::staff &&
                          (words_.has(Sense::link, name, name.size() - 1) || (name.size() > 2 && name[1].text == "to"));
    if ((forces && !told_.facts.figures() && arm_of(told_.unit.kind) != Arm::cavalry) || staff_of)
      query("which troops they were", "Give each unit a line of its own, or begin the line with Note:");
  }

  /// "IR Alba und Toro, 5 Bataillone": two names, and more battalions than most regiments had.
  [[nodiscard]] bool may_be_two() const {
    constexpr int kManyBattalions = 4;
    const Tokens& name = told_.name;
    if (told_.facts.battalions.value_or(0) < kManyBattalions || told_.men_stated || told_.parts.tagged) return false;
    for (std::size_t at = 1; at + 1 < name.size(); ++at)
      if (is_and(name, at, words_) && name[at - 1].is == Token::Is::word && name[at + 1].is == Token::Is::word)
        return true;
    return false;
  }

  /// "63rd Foot and York Volunteers": behind its sort a numbered unit goes on with a name.
  [[nodiscard]] bool goes_on_with_name() const {
    const Tokens& name = told_.name;
    const auto sort = [&](std::size_t at) {
      return words_.has(Sense::kind, name, at) || words_.has(Sense::unit, name, at) || words_.has(Sense::arm, name, at);
    };
    if (name.empty() || name[0].is != Token::Is::ordinal) return false;
    for (std::size_t at = 2; at + 1 < name.size(); ++at)
      if (is_and(name, at, words_) && sort(at - 1) && name[at + 1].is == Token::Is::word && !sort(at + 1) &&
          !words_.has(Sense::quality, name, at + 1))
        return true;
    return false;
  }

  const ToldUnit& told_;
  const PhraseBook& words_;
  UnitReading& reading_;
};

}  // namespace

void ask_about_doubts(const ToldUnit& told, const PhraseBook& words, UnitReading& reading) {
  Doubts doubts(told, words, reading);
  told.parts.one ? doubts.figures() : doubts.all();
}

}  // namespace estafette::readers
