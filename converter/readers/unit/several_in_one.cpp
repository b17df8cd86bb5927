#include "converter/readers/unit/several_in_one.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/list/joined_units.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/unit/names_listed.hpp"
#include "converter/readers/unit/noted_strengths.hpp"
#include "converter/readers/unit/others_noted.hpp"
#include "converter/readers/unit/several_at_comma.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

/// Where a word goes on with a capital or a figure behind four small letters or more: "RegimentHolstein", "Lindenau2".
struct Joint {
  std::size_t begin = 0, at = 0, end = 0;  ///< bytes: of the word, of what goes on, and where that ends
};

std::vector<Joint> joints_in(std::string_view name) {
  constexpr std::size_t kFewestLetters = 4;
  std::vector<Joint> joints;
  std::size_t begin = 0;
  for (std::size_t at = 1; at < name.size(); ++at) {
    const bool letter = is_small(name[at]) || is_capital(name[at]) || static_cast<unsigned char>(name[at]) >= 0x80;
    const bool goes_on = is_small(name[at - 1]) && (is_capital(name[at]) || is_digit(name[at]));
    if ((goes_on || !letter) && !joints.empty() && joints.back().end == name.size()) joints.back().end = at;
    if (goes_on && at - begin >= kFewestLetters) joints.push_back({begin, at, name.size()});
    if (goes_on) begin = at;
    if (!letter) begin = at + 1;
  }
  return joints;
}

/// "C/XIVPajol5 SP, LCTrained": how often two capitals or more run into a word that has its own.
std::size_t capitals_run_on(std::string_view name) {
  std::size_t times = 0;
  for (std::size_t at = 2; at + 2 < name.size(); ++at)
    times += is_capital(name[at - 2]) && is_capital(name[at - 1]) && is_capital(name[at]) && is_small(name[at + 1]) &&
                     is_small(name[at + 2])
                 ? 1U
                 : 0U;
  return times;
}

/// "Oldenburg Infantry RegimentHolstein Sharpshooters", "Lindenau2 Bat.Kaunitz3Bat.": the blanks between several are
/// lost; but "HusarRegiment" is one word.
bool runs_together(std::string_view name, const PhraseBook& words) {
  const std::vector<Joint> joints = joints_in(name);
  std::size_t names = 0, figures = 0;
  for (const Joint& joint : joints) {
    if (is_digit(name[joint.at])) {
      ++figures;
      continue;
    }
    const auto troops = [&](std::string_view text) {
      const Tokens tokens = tokens_of(text);
      return words.has(Sense::unit, tokens, 0) || words.has(Sense::kind, tokens, 0) ||
             words.has(Sense::count, tokens, 0) || words.has(Sense::command, tokens, 0);
    };
    if (troops(name.substr(joint.at, joint.end - joint.at))) continue;
    if (troops(name.substr(joint.begin, joint.at - joint.begin))) return true;
    ++names;
  }
  return figures + capitals_run_on(name) > 1 || (names > 0 && joints.size() > 1);
}

class SeveralInOne {
 public:
  SeveralInOne(const ToldUnit& told, const PhraseBook& words) : told_(told), words_(words) {}

  /// "1/61st, 2/83rd, one coy 5/60th": battalions of several regiments by their numbers.
  [[nodiscard]] bool names_two_battalions() const {
    const Tokens& name = told_.name;
    std::size_t battalions = 0;
    for (std::size_t at = 0; at + 2 < name.size(); ++at)
      battalions += name[at].is == Token::Is::number && name[at + 1].mark("/") &&
                            name[at + 2].is == Token::Is::ordinal && (at == 0 || !name[at - 1].mark("/"))
                        ? 1U
                        : 0U;
    return battalions > 1 && std::any_of(name.begin(), name.end(), [](const Token& token) { return token.mark(","); });
  }

  /// "4e DI Kern : 2 unit\u00E9s ligne": a colon, and a count behind it.
  [[nodiscard]] bool counts_behind_colon() const {
    const Tokens& name = told_.name;
    for (std::size_t at = 1; at + 2 < name.size(); ++at)
      if (name[at].mark(":") && name[at + 1].is == Token::Is::number && name[at + 2].is == Token::Is::word)
        return !told_.men_stated && arm_of(told_.unit.kind) != Arm::artillery;
    return false;
  }

  /// "88th and 90th Ohio" without a strength: two regiments, or one of both.
  [[nodiscard]] bool joins_two_of_a_state() const {
    const Tokens& name = told_.name;
    if (told_.men_stated || numbers_before_name(name, words_) != 2) return false;
    std::size_t at = 0;
    while (at < name.size() && (name[at].is == Token::Is::ordinal || is_joint(name, at, words_))) ++at;
    return at < name.size() && words_.has(Sense::state, name, at) &&
           (told_.parts.name + told_.parts.note).find("onsol") == std::string::npos;  // "(consolidated)"
  }

  /// "Nassau 2, Baden 2, Hesse 2": a nation, and how many battalions it sent.
  [[nodiscard]] bool counts_nations() const {
    const Tokens& name = told_.name;
    std::size_t counted = 0;
    for (std::size_t at = 0; at + 1 < name.size(); ++at) {
      std::optional<PhraseFound> nation = words_.find(Sense::country, name, at);
      if (!nation) nation = words_.find(Sense::nation, name, at);
      const std::size_t behind = at + (nation ? nation->length : 0);
      counted += nation && behind < name.size() && name[behind].is == Token::Is::number ? 1U : 0U;
    }
    return counted > 1;
  }

  /// "Gren. Bat. Kern, Roe und Dale", "Füs. Bat. Borell, Eichler": a sort of battalions, and behind it only names.
  [[nodiscard]] bool lists_battalions() const {
    constexpr std::size_t kMostWords = 5;  // "Gren. Bat."
    const Tokens& name = told_.name;
    std::size_t at = 0;
    std::optional<PhraseFound> unit;
    bool kind = false;
    for (; at < std::min(name.size(), kMostWords) && !unit; ++at) {
      unit = words_.find(Sense::unit, name, at);
      if (unit && unit->is != to_string(UnitLevel::battalion)) unit.reset();
      kind = kind || words_.has(Sense::kind, name, at);
    }
    if (!unit || !kind) return false;
    while (at < name.size() && name[at].mark(".")) ++at;
    std::size_t names = 0;
    for (bool wanted = true; at < name.size(); ++at, wanted = !wanted) {
      if (wanted != (name[at].is == Token::Is::word && !is_and(name, at, words_))) return false;
      if (!wanted && !name[at].mark(",") && !is_and(name, at, words_)) return false;
      names += wanted && capital_at(told_.parts.name, name[at].begin) ? 1U : 0U;
    }
    return names > 1;
  }

  /// "IR Alba (2) 1340, IR Pavia", "84e ligne: 1/84e (700), 2/84e", "4th (320), 5th (305), 23rd": a strength in what
  /// was taken for the name of one unit is that of another.
  [[nodiscard]] bool all() const {
    const Tokens& name = told_.name;
    const auto parts = [&](std::size_t at) {
      return at < name.size() && (name[at].mark(",") || name[at].mark(";") || name[at].mark(":") || name[at].mark(")"));
    };
    const auto possessive = [&](std::size_t at) { return at < name.size() && name[at].joined && name[at].text == "s"; };
    bool several = false;
    std::size_t ordinals = 0;  // "Roe's Dragoons, 12th & 16th"
    for (std::size_t at = 1; at < name.size(); ++at) {
      const bool follows = name[at - 1].mark(",") || (ordinals > 0 && name[at - 1].mark("&"));
      ordinals += name[at].is == Token::Is::ordinal && follows && !numbers_battalion_of(name, at, words_) ? 1U : 0U;
    }
    for (std::size_t at = 2; at + 2 < name.size(); ++at) {  // "Roe's and Kern's KGL"
      const bool both = is_and(name, at, words_);
      several = several || (both && possessive(at - 1) && (possessive(at + 2) || possessive(at + 3)));
    }
    const bool two = name.size() > 3 && name[0].is == Token::Is::ordinal && is_and(name, 1, words_) &&
                     name[1].text != "u" && name[2].is == Token::Is::word;
    several = several || two;                             // "31st and Royal Kern Infantry", but "9th U.S. Infantry"
    for (std::size_t at = 1; at + 1 < name.size(); ++at)  // "Gen. Kern4th Arkansas Infantry"
      several = several || (name[at].is == Token::Is::ordinal && name[at].joined && name[at - 1].is == Token::Is::word);
    for (std::size_t at = 1; at + 1 < name.size(); ++at) {
      const bool bracketed = name[at - 1].mark("(") && name[at + 1].mark(")");
      const bool serial = words_.has(Sense::serial, name, at - 1);
      const bool strength = name[at].is == Token::Is::number && !serial && (name[at].value >= kSurelyMen || bracketed);
      several = several || (strength && parts(at + 1));
      several = several || (at > 1 && name[at].is == Token::Is::ordinal && name[at - 1].mark(",") &&
                            name[at - 2].mark(")") && name[0].is == Token::Is::ordinal);  // "39e (Roe), 76e (Kern)"
      const bool joins = name[at + 1].mark("-") || name[at + 1].mark("+") || name[at + 1].mark("/") ||
                         name[at + 1].mark("|") || name[at + 1].mark(".");
      const bool strength_of_another = strength && joins;  // "Morven 1236-2 Regt. Light", "38th IN 446 + 2nd OH"
      several = several || strength_of_another;
      const bool counted = name[at].is == Token::Is::number && words_.has(Sense::count, name, at + 1);
      const bool before = std::any_of(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(at),
                                      [](const Token& token) { return token.mark("(") || token.mark(","); });
      several = several || (counted && before);  // "Africa (2 bns), Burgos", "Lt. Batt. 33 & 34, 12 guns ea."
      several = several || name[at].mark("|");
    }
    several = several || begins_a_sentence(told_.parts.name) || begins_a_sentence(told_.parts.commander);
    several = several || joins_two_names() || joins_two_sorts() || joins_two_numbers() || numbers_several_regiments() ||
              names_another() || lists_battalions() || names_several_at_comma(told_, words_) ||
              (!told_.men_stated && numbers_before_name(told_.name, words_) > 2);
    several = several || told_.parts.name.find(';') != std::string::npos ||  // "Rey (two batts.); Alba (one batt.)"
              lists_troops(told_.parts.name, words_);  // "Roe's battery, Dance's battery, Salem Art."
    const bool comma = std::any_of(name.begin(), name.end(), [](const Token& token) { return token.mark(","); });
    several = several || (comma && !told_.men_stated &&
                          numbers_before_name(name, words_) > 1);  // "5e et 7e chasseurs, régiments de Pskov"
    several =
        several || (ordinals > 0 && name[0].is == Token::Is::ordinal && repeats_its_kind(name));  // "69e L., 85e L."
    std::size_t serials = 0;  // "12-pdr Batteries No. 3 and 6, 6-pdr No. 11"
    for (std::size_t at = 0; at + 1 < name.size(); ++at)
      serials += words_.has(Sense::serial, name, at) && name[at + 1].is != Token::Is::word && !name[at + 1].mark(".")
                     ? 1U
                     : 0U;
    const bool linked = words_.any(Sense::link, name, 0, name.size());  // "Batterie Nr. 2 des Regiments Nr. 4"
    several =
        several || (serials > 1 && (comma || (!linked && !told_.men_stated)));  // "Regiment Nr. 66. Regiment Nr. 93"
    for (std::size_t at = 1, behind = 0; at < name.size(); ++at) {              // "3/22 Kern, 9/10 Roe"
      if (name[at].mark(",") && name[at - 1].is == Token::Is::word) behind = at;
      several = several || (behind > 0 && !told_.men_stated && name[at].mark("/"));
    }
    const bool letter = !told_.parts.name.empty() && told_.parts.name.back() >= 'A' && told_.parts.name.back() <= 'Z';
    const bool for_each = !name.empty() && !letter &&  // "4 Dragonerreg. à", but "Company A"
                          words_.has(Sense::each, name, name.size() - 1);
    return several || for_each || joins_another_unit(name, words_) || ordinals > 1 || names_two_battalions() ||
           counts_nations() || counts_behind_colon() || joins_two_of_a_state();
  }

 private:
  /// "Algarve and Reina": two names and nothing else, whose strength may be that of two regiments.
  [[nodiscard]] bool joins_two_names() const {
    const Tokens& name = told_.name;
    if (name.size() != 3 || !is_and(name, 1, words_)) return false;
    return std::all_of(name.begin(), name.end(), [&](const Token& token) {
      const auto at = static_cast<std::size_t>(&token - name.data());
      if (at == 1) return true;
      const bool told = words_.has(Sense::kind, name, at) || words_.has(Sense::unit, name, at) ||
                        words_.has(Sense::arm, name, at) || words_.has(Sense::quality, name, at) ||
                        words_.has(Sense::note, name, at) || words_.has(Sense::forces, name, at);
      return token.is == Token::Is::word && !is_small(told_.parts.name[token.begin]) && !told;
    });
  }

  /// "5th Line and Toro Legion", "7th Hussars and Alba Lancers": before the word a sort of troops with its number or
  /// name, and behind it a name that ends with a sort or a word for a unit.
  [[nodiscard]] bool joins_two_sorts() const {
    const Tokens& name = told_.name;
    for (std::size_t at = 2; at + 2 < name.size(); ++at) {  // "5e hussards et dragons d'Alba"
      const std::optional<PhraseFound> before = words_.find(Sense::kind, name, at - 1);
      const std::optional<PhraseFound> behind = words_.find(Sense::kind, name, at + 1);
      const bool horse = before && behind && before->is != behind->is &&
                         arm_of(*kind_from(before->is)) == Arm::cavalry &&
                         arm_of(*kind_from(behind->is)) == Arm::cavalry && at + 1 + behind->length < name.size();
      if (horse && is_and(name, at, words_) && name[0].is == Token::Is::ordinal) return true;
    }
    for (std::size_t at = 2; at + 2 < name.size(); ++at) {
      if (!is_and(name, at, words_) || name[at + 1].is != Token::Is::word ||
          is_small(told_.parts.name[name[at + 1].begin]) || words_.has(Sense::kind, name, at + 1))
        continue;
      bool sort = false;
      for (std::size_t from = 1; from < at && !sort; ++from) {
        const std::optional<PhraseFound> kind = words_.find(Sense::kind, name, from);
        sort = kind && from + kind->length == at && !words_.has(Sense::kind, name, from - 1);
      }
      const std::size_t last = name.size() - 1;
      const bool unit = words_.has(Sense::kind, name, last) || words_.has(Sense::unit, name, last) ||
                        words_.has(Sense::legion, name, last);
      if (sort && unit) return true;
    }
    return false;
  }

  /// "6e & 11e dragons, 3+3": two regiments, and figures that were not told apart; but "1st & 2nd Battalions" are
  /// one's.
  [[nodiscard]] bool joins_two_numbers() const {
    const Tokens& name = told_.name;
    if (name.size() < 5 || name[0].is != Token::Is::ordinal || name[2].is != Token::Is::ordinal ||
        !is_joint(name, 1, words_))
      return false;
    for (std::size_t at = 3; at < name.size(); ++at)
      if (name[at].is == Token::Is::number && !words_.has(Sense::unit, name, 3)) return true;
    return false;
  }

  /// "Regimentos n.º 6, 11 e 12 e Guarda Real", "9th and 24th Regiments and Guards": a word for several regiments, and
  /// two numbers or more.
  [[nodiscard]] bool numbers_several_regiments() const {
    const Tokens& name = told_.name;
    std::size_t numbers = 0;
    bool several = false;
    for (std::size_t at = 0; at < name.size(); ++at) {
      const std::optional<PhraseFound> count = words_.find(Sense::count, name, at);
      const std::string_view word =
          std::string_view(told_.parts.name).substr(name[at].begin, name[at].end - name[at].begin);
      several = several || (count && count->is == "regiments" && count->length == 1 && singular(word, words_) != word);
      const bool joined = at + 1 < name.size() && is_joint(name, at + 1, words_);
      const bool behind = at > 1 && is_joint(name, at - 1, words_);
      numbers += name[at].figure() && (joined || behind) ? 1U : 0U;
    }
    return several && numbers > 1;
  }

  /// "95th Rifle Corps 1st West Indian Infantry": the number of another behind what a unit is.
  [[nodiscard]] bool names_another() const {
    const Tokens& name = told_.name;
    if (name.size() < 4 || name[0].is != Token::Is::ordinal) return false;  // a battalion has its regiment's behind it
    for (std::size_t at = 2; at < name.size(); ++at) {
      const bool dash = name[at - 1].mark("-") && !name[at - 1].joined && name[at - 2].is == Token::Is::word;
      if (dash && name[at].is == Token::Is::ordinal) return true;  // "9th Light - 32nd Line"
      const bool stop = name[at - 1].mark(".") && words_.any(Sense::kind, name, 1, at);
      if (stop && name[at].is == Token::Is::ordinal && words_.any(Sense::kind, name, at + 1, name.size()))
        return true;  // "4. Reserve-Infanterie-Regiment. 3. Landwehr-Infanterie-Regiment"
      if (at + 1 == name.size()) break;
      const bool number = name[at].is == Token::Is::ordinal && name[at - 1].is == Token::Is::word &&
                          name[at + 1].is == Token::Is::word && !words_.has(Sense::link, name, at - 1);
      if (number && words_.any(Sense::kind, name, 1, at) && words_.any(Sense::kind, name, at + 1, name.size()) &&
          !words_.any(Sense::unit, name, 1, name.size()) && !words_.any(Sense::command, name, at, name.size()))
        return true;
    }
    return false;
  }

  /// "2d Howitzers. Kern's (Ga.) Battalion", "Capt. Roe. Kern's Battalion": another unit's sentence behind a full stop.
  [[nodiscard]] bool begins_a_sentence(std::string_view text) const {
    constexpr std::size_t kShortestWord = 3;  // but the initials "H. M." and the ranks "Lt.", "Capt."
    for (std::size_t stop = text.find(". "); stop != std::string_view::npos; stop = text.find(". ", stop + 1)) {
      const Tokens before = tokens_of(text.substr(0, stop));
      const Tokens behind = tokens_of(text.substr(stop + 2));
      if (before.size() < 2 || behind.size() < 2) continue;
      const bool word = before.back().is == Token::Is::word &&
                        before.back().end - before.back().begin >= kShortestWord &&
                        !words_.has(Sense::rank, before, before.size() - 1);
      const bool whose = behind[0].is == Token::Is::word && behind[1].text == "s" && behind[1].joined;
      if (word && whose && words_.any(Sense::unit, behind, 2, behind.size())) return true;
      const bool leader = text == told_.parts.commander;  // "Lt. Col. Kern. Tird Brigade", "Maj. Roe. ilst Kentucky"
      if (word && leader &&
          (words_.any(Sense::command, behind, 1, behind.size()) || words_.any(Sense::state, behind, 1, behind.size())))
        return true;
    }
    return false;
  }

  const ToldUnit& told_;
  const PhraseBook& words_;
};

}  // namespace

std::size_t numbers_before_name(const Tokens& name, const PhraseBook& words) {
  std::size_t numbers = 0, at = 0;
  for (; at + 1 < name.size(); ++at) {
    if (name[at].is == Token::Is::ordinal)
      ++numbers;
    else if (!is_joint(name, at, words))
      break;
  }
  return at < name.size() && name[at].is == Token::Is::word ? numbers : 0;
}

bool names_several_units(const ToldUnit& told, const PhraseBook& words) {
  return SeveralInOne(told, words).all() || runs_together(told.parts.name, words) ||
         numbers_several_at_commas(told.name) || (!told.men_stated && tells_its_sort_twice(told.name, words)) ||
         numbers_others(told.parts.note, words) || notes_another_strength(told.parts.note, words);
}

}  // namespace estafette::readers
