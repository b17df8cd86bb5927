#include "converter/readers/unit/counts.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostCompanies = 4;                 ///< of engineers or train, that a figure without a word may count
constexpr int kMostRegimentsOnALine = 20;         ///< "5 Kos.-Reg."
constexpr std::size_t kMostOfAnAbbreviation = 4;  ///< letters: "Reg", "Regt"

/// The doubts about one unit.
class Counts {
 public:
  Counts(const ToldUnit& told, const PhraseBook& words, UnitReading& reading)
      : told_(told), name_(told.name), words_(words), reading_(reading) {}

  void ask() {
    if (!reading_.queries.empty()) return;
    ask_led_by_general();
    ask_count_before_name();
    ask_plural();
    ask_sort_of_regiment();
    ask_codes();
    ask_run_together();
    ask_staff();
    ask_posted();
    if (!reading_.queries.empty() || told_.men_stated) return;
    ask_companies();
    ask_support();
    ask_regiments();
    ask_companies_of_numbers();
    ask_unknown_parts();
    ask_marks();
    ask_ratings();
  }

 private:
  void query(std::string expected, std::string remedy) {
    reading_.queries.push_back({std::move(expected), std::move(remedy)});
  }

  /// "Toro Jägers DD6 CD 8": letters with a figure each, which may be ratings of a game.
  void ask_codes() {
    std::size_t codes = 0;
    for (std::size_t at = name_.size(); at > 2; at -= 2, ++codes) {
      const Token &letters = name_[at - 2], &figure = name_[at - 1];
      const bool code = figure.is == Token::Is::number && letters.is == Token::Is::word && letters.capitals &&
                        letters.end - letters.begin <= 3 &&
                        (words_.senses_of(letters) == 0 || (letters.text.size() == 1 && figure.joined));
      if (!code) break;
      if (name_[at - 3].mark(",")) --at;
    }
    if (codes > 1) query("what the letters and figures behind its name say", "Put them in square brackets behind it");
  }

  /// "1. Kern 7/5/4 Fresh": what a unit is worth in a game as it tires, and how many bases it has.
  void ask_ratings() {
    for (std::size_t at = 1; at + 4 < name_.size() && reading_.queries.empty(); ++at) {
      const bool strokes = name_[at + 1].mark("/") && name_[at + 3].mark("/");
      if (strokes && name_[at].is == Token::Is::number && name_[at + 2].is == Token::Is::number &&
          name_[at + 4].is == Token::Is::number)
        query("a word with the figures", "Write what they count: (3 bns), (900 men)");
    }
  }

  /// "2 voltigeurs 2nde ligne": a figure before a sort of companies, and behind it the regiment that they are from.
  void ask_sort_of_regiment() {
    constexpr int kMostOfASort = 12;
    if (name_.size() < 4 || name_[0].is != Token::Is::number || name_[0].value > kMostOfASort || !parted()) return;
    const std::optional<PhraseFound> sort = words_.find(Sense::kind, name_, 1);
    std::size_t at = 1 + (sort ? sort->length : 0);
    if (const std::optional<PhraseFound> link = sort ? words_.find(Sense::link, name_, at) : std::nullopt)
      at += link->length;
    if (!sort || sort->is == to_string(Kind::line_infantry) || at + 1 >= name_.size() ||
        name_[at].is != Token::Is::ordinal || !words_.has(Sense::kind, name_, at + 1))
      return;
    query(fmt::format("whether {} counts companies or battalions of the regiment, or is the number of one",
                      name_[0].value),
          fmt::format("Write {} companies, {} battalions or No. {}", name_[0].value, name_[0].value, name_[0].value));
  }

  /// Nothing tells how many battalions, companies or men it has.
  [[nodiscard]] bool parted() const {
    return !told_.facts.subunits() && !told_.facts.companies && !told_.facts.regiments;
  }

  /// "3 Don Cossack regiments": a count that a name parts from its word, so that the line was taken for one regiment.
  void ask_count_before_name() {
    if (name_.size() < 3 || name_[0].is != Token::Is::number || told_.facts.figures()) return;
    for (std::size_t at = 2; at < name_.size() && !name_[at].mark("("); ++at) {  // "2/24th Foot (Alba Regt.)"
      const std::optional<PhraseFound> count = words_.find(Sense::count, name_, at);
      if (count && count->is == "regiments" && !count->part)
        return query("a count that can be read, such as 3 hussar regiments",
                     "Write its word before the name: 3 regiments of Don Cossacks");
    }
  }

  /// "Light Coys 63rd, 66th": companies of several regiments, and no figure for them.
  void ask_companies_of_numbers() {
    const std::optional<PhraseFound> sort = name_.size() > 2 ? words_.find(Sense::kind, name_, 0) : std::nullopt;
    if (!sort || sort->length < 2 || sort->length >= name_.size() || told_.facts.figures()) return;
    const std::optional<PhraseFound> count = words_.find(Sense::count, name_, sort->length - 1);
    if (count && count->is == "companies" && name_[sort->length].figure() && told_.unit.level == UnitLevel::regiment)
      query("how many companies there were", "Write the figure before the word");
  }

  /// "Confederate Regiments at Bull Run": a title, or more than one; "Alba and Toro Regiments (4 bns)": surely more.
  void ask_plural() {
    if (std::any_of(name_.begin(), name_.end(), [](const Token& token) { return token.figure(); })) return;
    if (told_.facts.figures() && !joins_names()) return;
    for (std::size_t at = 0; at < name_.size(); ++at) {
      const std::optional<PhraseFound> count = words_.find(Sense::count, name_, at);
      const std::string& word = name_[at].text;
      const bool one = words_.has(Sense::unit, name_, at) && singular(word, words_) == word;  // "Sumy Hussar Regt"
      if (count && count->is == "regiments" && !count->part && !one && !words_.any(Sense::number, name_, 0, at))
        return query("how many regiments there were", "Give each a line of its own, or remove the line");
    }
    const std::optional<PhraseFound> first = words_.find(Sense::count, name_, 0);  // "Escadrons de service"
    if (first && !first->part && words_.has(Sense::plural, name_, 0) &&
        (first->is == "squadrons" || first->is == "battalions") && name_.size() > 1)
      query("how many there were of them", "Write the figure before the word");
    if (first && !first->part && (first->is == "batteries" || first->is == "companies") && names_only_sorts_of_guns())
      query("how many there were of them", "Write the figure before the word");
  }

  [[nodiscard]] bool joins_names() const {
    for (std::size_t at = 1; at + 1 < name_.size(); ++at)
      if (is_joint(name_, at, words_)) return true;
    return false;
  }

  /// "companies of foot artillery", "Batteries": a word for several, and besides it only of what sort they were.
  [[nodiscard]] bool names_only_sorts_of_guns() const {
    if (arm_of(told_.unit.kind) != Arm::artillery || !words_.has(Sense::plural, name_, 0)) return false;
    for (std::size_t at = 0; at < name_.size();) {
      std::size_t length = 0;
      for (const Sense sense :
           {Sense::count, Sense::kind, Sense::arm, Sense::link, Sense::gun, Sense::quality, Sense::nation})
        if (const std::optional<PhraseFound> found = words_.find(sense, name_, at))
          length = std::max(length, found->length);
      if (length == 0 && !name_[at].mark("'") && !name_[at].mark("-")) return false;
      at += std::max<std::size_t>(length, 1);
    }
    return true;
  }

  /// "Arkansas State Guard, Brig. Gen. Pearce (2,720)": a general's, with as many men as a brigade has, and no number.
  void ask_led_by_general() {
    constexpr int kFewestOfACommand = 1'500;
    const Tokens led = tokens_of(told_.parts.commander);
    const bool general = !led.empty() && words_.has(Sense::rank, led, 0) && !leads_at_most_a_regiment(led, 0, words_);
    if (general && told_.men_stated && told_.unit.men.value >= kFewestOfACommand && !told_.facts.subunits() &&
        arm_of(told_.unit.kind) == Arm::infantry &&
        std::none_of(name_.begin(), name_.end(), [](const Token& token) { return token.figure(); }))
      query("one unit, or the command of the troops below it",
            "If it is a command, write Division or Brigade in its name");
  }

  /// "Flank companies, 104th Foot": more than one, and nobody says how many; but "Companies A and B" are told.
  void ask_companies() {
    if (told_.facts.companies || told_.unit.level != UnitLevel::company) return;
    const std::optional<PhraseFound> last = words_.find(Sense::unit, name_, name_.size() - 1);
    if (last && last->is == "battalion" && told_.facts.kind && !words_.any(Sense::count, name_, 0, name_.size() - 1))
      return query("one unit, or several that can be told apart", "Give each unit a line of its own");
    for (std::size_t at = 0; at < name_.size(); ++at) {
      const std::optional<PhraseFound> count = words_.find(Sense::count, name_, at);
      if (!count || count->is != "companies" || !words_.has(Sense::plural, name_, at)) continue;
      const std::size_t end = at + count->length;
      const bool told =
          end < name_.size() && name_[end].end - name_[end].begin == 1 && name_[end].is == Token::Is::word;
      if (!told && name_[at].text.ends_with("s"))
        return query("how many companies there were", "Write the figure before the word");
    }
  }

  /// "The 4th Ca\u00E7adores [Note: were attached to the 1st Brigade]": a sentence tells of another place than this.
  void ask_posted() {
    const Tokens note = tokens_of(told_.parts.note);
    for (std::size_t at = 0; at < note.size(); ++at) {
      const std::optional<PhraseFound> link = words_.find(Sense::link, note, at);
      if (link && link->is == "posted" && words_.has(Sense::verb, note, at) &&
          words_.any(Sense::command, note, at + link->length, note.size()))
        return query("whether it stood here or in the command that the sentence names",
                     "Write it below its command, and what else is told of it behind Note:");
    }
  }

  /// "\u00C9tat-Major6565": more than any staff had; two columns may have run together.
  void ask_staff() {
    constexpr int kMostOfAStaff = 1'000;  // men, with its guard
    if (told_.unit.kind == Kind::staff && told_.unit.men.value > kMostOfAStaff)
      query(fmt::format("at most {} men of a staff", kMostOfAStaff), "Write its officers and men apart");
  }

  /// "8th Line 1,200 1st Silesian Infantry": a strength in the name, and another unit behind it.
  void ask_run_together() {
    for (std::size_t at = 1; at + 2 < name_.size(); ++at) {
      const bool strength = name_[at].is == Token::Is::number && (name_[at].thousands || name_[at].value >= kSurelyMen);
      const bool serial = words_.has(Sense::serial, name_, at - 1) || may_be_year(name_[at].value);
      if (strength && (!serial || name_[at].thousands) && name_[at + 1].is == Token::Is::ordinal)
        return query("one unit on a line", "A strength stands within its name. Give each unit a line of its own");
    }
  }

  /// "Staff: 12", "Génie : 7", "Sapeurs 2", "2 Sapeurs": men, companies or the number of one.
  void ask_support() {
    if (arm_of(told_.unit.kind) != Arm::support || name_.empty()) return;
    const Facts& facts = told_.facts;
    const int few = facts.few.value_or(0);
    if (few > 0 && (told_.unit.kind == Kind::staff || few > kMostCompanies))
      return query(fmt::format("a word with the figure {}", few), fmt::format("Write {0} men, or {0} companies", few));
    if (facts.figures() || words_.any(Sense::unit, name_, 0, name_.size())) return;
    const bool last = name_.size() > 1 && name_.back().is == Token::Is::number && name_.back().value > 1 &&
                      !words_.has(Sense::serial, name_, name_.size() - 2) && words_.has(Sense::kind, name_, 0);
    const bool first = name_.size() > 1 && name_.front().is == Token::Is::number && name_.front().value > 1 &&
                       words_.has(Sense::kind, name_, 1);
    if (last || first) query("whether the figure counts companies or numbers one", "Write (2 companies), or No. 2");
  }

  /// "5 Kos.-Reg.": five regiments, or the fifth? "5. Kos.-Reg." is one. Nothing but such words stands there.
  void ask_regiments() {
    const Arm arm = arm_of(told_.unit.kind);
    if (told_.facts.figures() || name_.size() < 2 || (arm != Arm::infantry && arm != Arm::cavalry)) return;
    const Token& figure = name_.front();
    if (figure.is != Token::Is::number || figure.value < 2 || figure.value > kMostRegimentsOnALine) return;
    std::size_t at = 1;
    bool kind = false;
    for (; at < name_.size(); ++at) {
      if (name_[at].mark(".")) continue;
      const std::optional<PhraseFound> unit = words_.find(Sense::unit, name_, at);
      if (unit && unit->is == to_string(UnitLevel::regiment)) break;
      if (!words_.has(Sense::kind, name_, at)) return;
      kind = true;
    }
    const bool ends =
        at < name_.size() && (at + 1 == name_.size() || (at + 2 == name_.size() && name_.back().mark(".")));
    const bool abbreviated = ends && name_[at].text.size() <= kMostOfAnAbbreviation;
    if (kind && abbreviated)
      query("whether the figure counts regiments or numbers one",
            fmt::format("Write {0} regiments, or {0}. before the name", figure.value));
  }

  /// "3 rifles attachments", "2 light infantry groups": so many of what we do not know; "3 Husaren Kern" is a name.
  void ask_unknown_parts() {
    if (told_.facts.figures() || name_.size() < 3 || name_[0].is != Token::Is::number || name_[0].value < 2) return;
    const Token& last = name_.back();
    if (name_[0].value > kMostRegimentsOnALine || last.is != Token::Is::word || !is_small(name_.line()[last.begin]))
      return;
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::count, Sense::nation, Sense::quality, Sense::link,
                              Sense::command, Sense::arm, Sense::honour, Sense::note})
      if (words_.has(sense, name_, name_.size() - 1)) return;
    std::size_t at = 1;
    while (at + 1 < name_.size()) {
      const std::optional<PhraseFound> kind = words_.find(Sense::kind, name_, at);
      if (!kind) return;
      at += kind->length;
    }
    if (at + 1 != name_.size()) return;  // "3 chasseurs \u00E0 cheval"
    query(fmt::format("what {} means", last.text), "Write a word that counts, for example companies, or how many men");
  }

  /// "24e de ligne 3/4": its third and fourth battalions, or figures of a game.
  void ask_marks() {
    const std::size_t size = name_.size();
    const bool marked = size > 3 && (name_[size - 2].mark("/") || name_[size - 2].mark(","));
    if (!marked || name_.back().is != Token::Is::number) return;
    const Token& first = name_[size - 3];
    if (first.is != Token::Is::number || first.joined || !words_.any(Sense::kind, name_, 0, size - 3)) return;
    query("whether the figures number battalions, or count something", "Write (2 bns), or what they count");
  }

  const ToldUnit& told_;
  const Tokens& name_;
  const PhraseBook& words_;
  UnitReading& reading_;
};

/// "Schwadronen", and nothing else: the line before was broken.
bool names_only_parts(const Tokens& name, const PhraseBook& words) {
  const std::optional<PhraseFound> count = name.empty() ? std::nullopt : words.find(Sense::count, name, 0);
  return count && !count->part && count->length == name.size() && words.has(Sense::plural, name, 0) &&
         (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
}

}  // namespace

std::optional<int>& parts_counted(Facts& facts, Arm arm) {
  return arm == Arm::cavalry ? facts.squadrons : arm == Arm::support ? facts.companies : facts.battalions;
}

std::string figures_without_column(const Facts& facts) {
  std::string note;
  if (facts.horses && facts.men) append(note, fmt::format("{} horses", *facts.horses));
  if (facts.wagons) append(note, fmt::format("{} wagons", *facts.wagons));
  if (facts.companies && facts.men) append(note, fmt::format("{} companies", *facts.companies));
  if (facts.half && facts.men) append(note, fmt::format("and half a {}", to_string(*facts.half)));
  if (facts.battalions && facts.squadrons) append(note, fmt::format("{} squadrons", *facts.squadrons));
  if (facts.pieces.size() > 1 || has_other_guns(facts)) append(note, to_string(facts.pieces));
  return note;
}

void ask_about_counts(const ToldUnit& told, const PhraseBook& words, UnitReading& reading) {
  if (reading.queries.empty() && names_only_parts(told.name, words))
    reading.queries.push_back({"the unit whose parts they are", "Put this line and the one above together"});
  Counts(told, words, reading).ask();
}

std::string take_count_before_name(Facts& facts, std::string& name, const Tokens& tokens, const PhraseBook& words) {
  constexpr int kMostUnitsCounted = 99;
  if (tokens.size() < 3 || tokens[0].is != Token::Is::number || tokens[0].value < 2 ||
      tokens[0].value > kMostUnitsCounted || tokens[1].is != Token::Is::word || facts.subunits() || facts.companies ||
      facts.batteries || facts.regiments)
    return "";
  for (std::size_t at = 2; at < tokens.size() && tokens[at].is == Token::Is::word; ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (!count || count->part || !words.has(Sense::plural, tokens, at)) continue;
    const std::size_t behind = at + count->length;
    if (behind < tokens.size() && !tokens[behind].mark("(") && !tokens[behind].mark(",")) return "";
    std::optional<int>* const counted = count->is == "battalions"  ? &facts.battalions
                                        : count->is == "squadrons" ? &facts.squadrons
                                        : count->is == "companies" ? &facts.companies
                                        : count->is == "batteries" ? &facts.batteries
                                                                   : nullptr;
    if (counted == nullptr) return "";
    *counted = tokens[0].value;
    name = name.substr(tokens[1].begin);
    return fmt::format("{} {} from the figure before its name", tokens[0].value, count->is);
  }
  return "";
}

bool men_are_of_all(const Facts& facts, int regiments, Arm arm) {
  constexpr int kFewestOfFoot = 250, kFewestOfHorse = 60;
  if (!facts.each) return true;
  const int parts = facts.subunits().value_or(0) * regiments;
  const int men = facts.men.value_or(facts.bare.value_or(0));
  return facts.men_of_each == MenOfEach::untold && parts > 0 &&
         men >= parts * (arm == Arm::cavalry ? kFewestOfHorse : kFewestOfFoot);
}

}  // namespace estafette::readers
