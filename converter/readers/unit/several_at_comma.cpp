#include "converter/readers/unit/several_at_comma.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kMostUnits = 20;  ///< of a sort on a line

/// "1 Royal Horse, 2 Royal Foot": a count before the first name, and another behind a comma.
bool counts_again(const ToldUnit& told) {
  const Tokens& name = told.name;
  if (name.size() < 4 || name[0].is != Token::Is::number || name[1].is == Token::Is::mark) return false;
  for (std::size_t at = 2; at + 2 < name.size(); ++at)
    if (name[at].mark(",") && name[at + 1].is == Token::Is::number && name[at + 1].value <= kMostUnits &&
        (name[at + 2].is == Token::Is::word || name[at + 2].is == Token::Is::number))
      return true;
  return false;
}

/// "Gren Morven, Gren Dale", "8-pound foot battery, 4-pound foot battery": what stands before the comma is there
/// again behind it.
bool begins_twice(const ToldUnit& told, const PhraseBook& words) {
  const Tokens& name = told.name;
  const auto battery = [&](std::size_t at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at);
    return unit && unit->is == "battery" && !words.has(Sense::arm, name, at);  // "5th Btty, Ohio Arty" is one
  };
  for (std::size_t at = 1; at + 1 < name.size(); ++at) {
    const bool dash = name[at].mark("-") && !name[at].joined;  // "IR Hiller - IR Wied"
    if (!name[at].mark(",") && !dash) continue;
    const bool same = name[0].is == Token::Is::word && name[at + 1].text == name[0].text && name[0].text.size() > 1;
    bool again = false;
    for (std::size_t behind = at + 1; behind < name.size(); ++behind) again = again || battery(behind);
    if (same || (battery(at - 1) && again)) return true;
  }
  return false;
}

/// "Landwehr-Batl. Morven, Wedel, Dale": names in a row, by commas alone.
bool lists_names(const ToldUnit& told) {
  const Tokens& name = told.name;
  std::size_t names = 0;
  for (std::size_t at = 1; at < name.size(); ++at) {
    std::size_t behind = at + 1;
    while (behind < name.size() && name[behind].is == Token::Is::ordinal) ++behind;  // "Kern 5th"
    const bool ends = behind == name.size() || name[behind].mark(",");
    names += name[at - 1].mark(",") && name[at].is == Token::Is::word && ends ? 1U : 0U;
  }
  return names > 1;
}

/// "Lithuanian Dragoons, 1st West Prussian Dragoons": a sort of troops and whose they are on both sides of a comma.
bool names_two_at_comma(const ToldUnit& told, const PhraseBook& words) {
  const Tokens& name = told.name;
  const auto comma = std::find_if(name.begin(), name.end(), [](const Token& token) { return token.mark(","); });
  const auto at = static_cast<std::size_t>(comma - name.begin());
  if (at == 1 && at + 2 == name.size()) {  // "Granatieri, Voltigeurs"
    const auto only_kind = [&](std::size_t word) {
      const std::optional<PhraseFound> kind = words.find(Sense::kind, name, word);
      return kind && !kind->guess && !words.has(Sense::arm, name, word);
    };
    return only_kind(0) && only_kind(2);
  }
  const auto begins_with_sort = [&](std::size_t from, std::size_t to) {  // "Dragoons Roe, Hussars Kern"
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, from);
    return kind && !kind->guess && from + kind->length < to && !words.has(Sense::arm, name, from);
  };
  if (at + 2 < name.size() && begins_with_sort(0, at) && begins_with_sort(at + 1, name.size() + 1)) return true;
  return at > 1 && at + 2 < name.size() && words.any(Sense::kind, name, 1, at) &&
         words.any(Sense::kind, name, at + 2, name.size()) && !words.any(Sense::unit, name, 0, name.size());
}

/// "Grenadier Bn. Kern, Hussars Roe": a sort of troops on each side of a comma, of foot and of horse.
bool names_two_arms(const ToldUnit& told, const PhraseBook& words) {
  const Tokens& name = told.name;
  std::optional<Arm> before;
  std::optional<Arm> behind;
  if (told.facts.battalions || told.facts.companies) before = Arm::infantry;  // "2 Kp. Alba Jäger, Husaren"
  bool comma = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    comma = comma || name[at].mark(",");
    const std::optional<PhraseFound> found = words.find(Sense::kind, name, at);
    const bool guns = comma && before == Arm::artillery;  // then "1st US Cav", a guess at its kind, is another too
    const std::optional<Kind> kind = found && (guns || !found->guess) ? kind_from(found->is) : std::nullopt;
    std::optional<Arm>& side = comma ? behind : before;
    const std::size_t end = at + (found ? found->length : 0);
    const bool ends = end == name.size() || name[end].mark(",") || name[end].mark(".");  // but "I Cavalry Corps"
    if (guns && kind && ends && arm_of(*kind) == Arm::cavalry) return true;
    if (kind && !side) side = arm_of(*kind);
    const std::optional<PhraseFound> part = words.find(Sense::unit, name, at);
    const bool of_regiment = at == 1 && numbers_battalion_of(name, 0, words) && words.has(Sense::state, name, 4);
    if (part && part->is == "battalion" && !side && !of_regiment) side = Arm::infantry;  // "Jäger Bn. Kern"
  }
  const auto rides = [](Arm arm) { return arm == Arm::cavalry; };
  const auto walks = [](Arm arm) { return arm == Arm::infantry; };
  return before && behind && ((rides(*before) && walks(*behind)) || (walks(*before) && rides(*behind)));
}

/// "Kern's Legion (cavalry and infantry)": two arms that are joined.
bool joins_two_arms(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 1; at + 1 < name.size(); ++at) {
    const std::optional<PhraseFound> left = words.find(Sense::arm, name, at);
    const std::size_t joint = at + (left ? left->length : 0);
    if (!left || !name[at - 1].mark("(") || !is_joint(name, joint, words)) continue;
    const std::optional<PhraseFound> right = words.find(Sense::arm, name, joint + 1);
    if (right && right->is != left->is) return true;
  }
  return false;
}

}  // namespace

bool numbers_battalion_of(const Tokens& name, std::size_t at, const PhraseBook& words) {
  if (at + 3 >= name.size() || name[at].is != Token::Is::ordinal) return false;
  const std::optional<PhraseFound> part = words.find(Sense::unit, name, at + 1);
  return part && part->is == "battalion" && name[at + 2].mark(",") && name[at + 3].is == Token::Is::ordinal &&
         (at + 4 == name.size() || !words.has(Sense::unit, name, at + 4));
}

bool names_several_at_comma(const ToldUnit& told, const PhraseBook& words) {
  return counts_again(told) || names_two_at_comma(told, words) || names_two_arms(told, words) ||
         joins_two_arms(told.name, words) || begins_twice(told, words) || (!told.men_stated && lists_names(told));
}

bool repeats_its_kind(const Tokens& name) {
  const auto comma = std::find_if(name.begin(), name.end(), [](const Token& token) { return token.mark(","); });
  return std::any_of(name.begin() + 1, comma, [&](const Token& word) {
    return word.is == Token::Is::word && word.text.size() > 3 &&
           std::any_of(comma, name.end(), [&](const Token& other) { return other.text == word.text; });
  });
}

}  // namespace estafette::readers
