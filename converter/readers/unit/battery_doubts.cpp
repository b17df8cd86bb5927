#include "converter/readers/unit/battery_doubts.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/hints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kFewestMenAGun = 4;
constexpr int kMostMixedGuns = 12;          ///< of three calibres or more
constexpr int kMostOfABattery = 400;        ///< men, with its train
constexpr int kMostGunsTold = 24;           ///< in a note
constexpr std::size_t kMostBeforeHalf = 4;  ///< tokens of "Kern's Half-Company", up to the word
constexpr int kMostBatteriesTold = 20;      ///< on a line
constexpr int kMostGunsOfEach = 8;          ///< where a nation's batteries have no more

/// "2 Foot Batteries" whose count was taken for a part of the name.
bool counts_batteries(const Tokens& name, const PhraseBook& words) {
  const std::optional<PhraseFound> gun = name.size() > 2 ? words.find(Sense::gun, name, 1) : std::nullopt;
  if (gun && gun->is == "pounder") return false;  // "6pdr Bty Kern"
  return name.size() > 2 && name[0].is == Token::Is::number && name[0].value > 1 &&
         name[0].value <= kMostBatteriesTold && words.find(Sense::kind, name, name.size() - 2) &&
         name.back().is == Token::Is::word && !name[1].mark("-") && name[2].is != Token::Is::ordinal;  // "2/9th Foot"
}

/// "Roe's Battery 6 R": a figure with a letter for the guns, which no word explains; but "Battery 6 B" is its name.
bool ends_with_guns_and_letter(const Tokens& name, const PhraseBook& words) {
  if (name.size() < 4) return false;
  const std::size_t figure = name.size() - 2;
  const Token& letter = name[figure + 1];
  if (name[figure].is != Token::Is::number || name[figure].value > kMostGunsTold || letter.is != Token::Is::word ||
      letter.end != letter.begin + 1)
    return false;
  if (name[figure - 1].mark(",")) return true;
  if (name[figure - 1].is != Token::Is::word) return false;
  const bool captain = !words.has(Sense::unit, name, figure - 1) && !words.has(Sense::serial, name, figure - 1);
  return captain || (figure > 2 && name[figure - 2].text == "s");
}

/// "Half 6-pdr battery", "1/2 battery"; "Foot Battery 7: 5", "Foot Battery (5 + 1)".
bool tells_half_or_guns(const Tokens& name, const PhraseBook& words) {
  if (names_half_a_battery(name, words) || ends_with_guns_and_letter(name, words)) return true;
  for (std::size_t at = 1; at < name.size(); ++at)
    if (name[at].is == Token::Is::number && (name[at - 1].mark(":") || name[at - 1].mark("(") ||
                                             (name[at - 1].mark("-") && !name[at - 1].joined)))  // "Battery D - 6 N"
      return true;
  return false;
}

/// "Artillery 60 battalion pieces + 38 heavy": a count, and a word before the guns that it counts.
bool counts_guns(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 0; at + 2 < name.size(); ++at) {
    const std::optional<PhraseFound> guns = words.find(Sense::count, name, at + 2);
    if (name[at].is == Token::Is::number && name[at].value > 1 && guns && guns->is == "guns") return true;
  }
  return false;
}

/// "[113; 6 N]": a figure with a letter for the guns, which no word explains.
bool notes_guns(const Tokens& note) {
  for (std::size_t at = 0; at + 1 < note.size(); ++at) {
    const Token& letter = note[at + 1];
    if (note[at].is == Token::Is::number && note[at].value <= kMostGunsTold && letter.is == Token::Is::word &&
        letter.end - letter.begin == 1)
      return true;
  }
  return false;
}

/// "Kern, Roe" in a column of batteries: two names and nothing else.
bool names_only_two(const std::string& name, const PhraseBook& words) {
  const std::size_t comma = name.find(", ");
  if (comma == std::string::npos || name.find(' ') < comma || name.find(' ', comma + 2) != std::string::npos)
    return false;
  const std::string first = name.substr(0, comma), second = name.substr(comma + 2);
  return may_be_person(tokens_of(first), 0, first, words) && may_be_person(tokens_of(second), 0, second, words);
}

/// "RA (Kern, Roe)", "Foot artillery - Kern, Roe": nothing but names on both sides of a comma.
bool names_two_captains(const std::string& name, const PhraseBook& words) {
  const std::size_t comma = name.rfind(", ");
  if (comma == std::string::npos) return false;
  std::string_view before = std::string_view(name).substr(0, comma), behind = std::string_view(name).substr(comma + 2);
  const std::size_t mark = before.find_last_of("(:,-");
  if (mark == std::string_view::npos) {  // "Fußbttr. Kern, Roe"
    const Tokens battery = tokens_of(before);
    const bool named = battery.size() > 1 && (words.any(Sense::unit, battery, 0, battery.size() - 1) ||
                                              words.any(Sense::kind, battery, 0, battery.size() - 1));
    if (!named) return false;
    before = before.substr(battery[battery.size() - 1].begin);
  } else {
    before = trim(before.substr(mark + 1));
  }
  if (behind.ends_with(')')) behind.remove_suffix(1);
  return may_be_person(tokens_of(before), 0, before, words) && may_be_person(tokens_of(behind), 0, behind, words);
}

/// "Kern's Artillery Battalion (Roe's and Dale's batteries)".
bool holds_batteries(const std::string& name, const PhraseBook& words) {
  const std::size_t open = name.find('(');
  if (open == std::string::npos) return false;
  const Tokens inside = tokens_of(std::string_view(name).substr(open));
  for (std::size_t at = 2; at < inside.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, inside, at);
    if (count && count->is == "batteries" && inside[at].text.ends_with("s")) return true;
  }
  return false;
}

/// "3 x 4pdr, 8 guns": neither of them is the sum; but "8 guns, 2 howitzers" has two among them.
bool tells_other_guns(const Facts& facts) {
  int all = 0;
  bool main = false;
  for (const GunLot& lot : facts.pieces) {
    all += lot.guns;
    main = main || lot.main;
  }
  return all > 0 && all != *facts.guns && (all > *facts.guns || main) && !facts.each;
}

/// "2 horse coys" in the note of "3 position batteries": guns that nobody has counted.
bool notes_batteries(const Tokens& note, const PhraseBook& words) {
  constexpr std::size_t kMostBetween = 3;  // "2 reitende Batterien"
  for (std::size_t at = 0; at < note.size(); ++at) {
    if (note[at].is != Token::Is::number || note[at].value < 1 || note[at].value > kMostBatteriesTold) continue;
    for (std::size_t word = at + 1; word < std::min(note.size(), at + 1 + kMostBetween); ++word) {
      const std::optional<PhraseFound> count = words.find(Sense::count, note, word);
      if (count && (count->is == "batteries" || (count->is == "companies" && word > at + 1))) return true;
    }
  }
  return false;
}

/// "dont une \u00E0 cheval", "davon 1 reitende": some of those before, and no more.
bool is_some_of_those(const Tokens& name, const PhraseBook& words) {
  const std::optional<PhraseFound> link = name.size() > 1 ? words.find(Sense::link, name, 0) : std::nullopt;
  return link && link->is == "among";
}

/// "2nd Artillery Brigade", a unit in Russian lists: several batteries, and nobody says how many.
bool names_brigade_of_guns(const Tokens& name, const PhraseBook& words) {
  const std::optional<PhraseFound> command = words.find(Sense::command, name, name.size() - 1);
  return command && command->is == to_string(Level::brigade) && !command->part;
}

std::optional<Query> doubt_about(const ToldUnit& told, const PhraseBook& words) {
  const std::optional<PhraseFound> batteries_named = told.name.size() > 2 && told.name[0].is == Token::Is::number
                                                         ? words.find(Sense::count, told.name, 1)
                                                         : std::nullopt;
  if (batteries_named && batteries_named->is == "batteries" && told.name.back().is == Token::Is::number)
    return Query{"a calibre with its word, such as 12-pounder", "Give each battery a line of its own"};
  if (is_some_of_those(told.name, words))
    return Query{"whether it is one of the batteries before", "Give each battery a line of its own"};
  if (notes_batteries(tokens_of(told.parts.note), words))
    return Query{"one sort of batteries, or several that can be told apart", "Give each sort a line of its own"};
  if (told.men_stated && told.unit.men.value < kFewestMenAGun * told.unit.guns.value)
    return Query{fmt::format("at least {} men to a gun", kFewestMenAGun),
                 "Write what each figure counts: 6 guns, 90 men"};
  if (told.facts.pieces.size() > 2 && guns_of(told.facts).value_or(0) > kMostMixedGuns)
    return Query{fmt::format("at most {} guns of several calibres in a battery", kMostMixedGuns),
                 "Give each battery a line of its own"};
  const int batteries = told.facts.batteries.value_or(1);
  const int most = std::max(kMostGunsOfEach, words.assumed(told.unit.nation).foot_guns);
  if (batteries > 1 && !told.facts.each && guns_of(told.facts).value_or(0) > batteries * most)
    return Query{fmt::format("at most {} guns in each battery, or the batteries of all nations", most),
                 "Write how many guns these had: 4 batteries, 24 guns"};  // "... - 48 guns": of the British too
  if (told.facts.guns && tells_other_guns(told.facts))
    return Query{fmt::format("{} guns of all calibres together", *told.facts.guns), "Write all guns, or each calibre"};
  if (!told.facts.batteries && names_only_two(told.parts.name, words))
    return Query{"one battery, or several that can be told apart", "Give each battery a line of its own"};
  if (guns_of(told.facts)) return std::nullopt;
  const Tokens note = tokens_of(told.parts.note);
  const bool half_noted = batteries > 1 && words.any(Sense::half, note, 0, note.size());
  if (half_noted) return Query{"how many guns they had", "Write them with their word: 12 guns"};
  if (told.name.empty()) return std::nullopt;
  if (told.men_stated && told.unit.men.value > kMostOfABattery)  // "1 Füss. Batt. 609 Mann"
    return Query{fmt::format("at most {} men in a battery", kMostOfABattery), "Write its guns behind its name"};
  if (!told.facts.batteries && !told.men_stated && names_brigade_of_guns(told.name, words))
    return Query{"how many batteries or guns it had", "Write them with their word: 3 batteries"};
  if (!told.facts.batteries && counts_batteries(told.name, words))
    return Query{"a count that can be read, such as 2 batteries", "Give each battery a line of its own"};
  if (!told.facts.batteries && holds_batteries(told.parts.name, words))
    return Query{"one battery, or several that can be told apart", "Give each battery a line of its own"};
  if (!told.facts.batteries && !told.men_stated && names_two_captains(told.parts.name, words))
    return Query{"one battery, or several that can be told apart", "Give each battery a line of its own"};
  if (counts_guns(told.name, words) || tells_half_or_guns(told.name, words) || notes_guns(note))
    return Query{"how many guns it had", "Write them with their word: 4 guns"};
  return std::nullopt;
}

}  // namespace

bool names_half_a_battery(const Tokens& name, const PhraseBook& words) {
  const bool half = words.any(Sense::half, name, 0, std::min(kMostBeforeHalf, name.size()));
  return half || (name.size() > 2 && name[0].value == 1 && name[1].mark("/") && name[2].value == 2 &&
                  name[2].is == Token::Is::number);
}

void ask_about_battery(const ToldUnit& told, const PhraseBook& words, UnitReading& reading) {
  if (arm_of(told.unit.kind) != Arm::artillery) return;
  if (std::optional<Query> doubt = doubt_about(told, words)) reading.queries.push_back(std::move(*doubt));
}

}  // namespace estafette::readers
