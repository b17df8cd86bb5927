#include "converter/readers/unit/figure_doubts.hpp"

#include "base/table.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/losses_told.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/regiment_number.hpp"
#include "converter/readers/unit/counts.hpp"
#include "converter/readers/unit/noted_strengths.hpp"
#include "converter/readers/unit/sizes.hpp"
#include "converter/readers/words/joints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kFewestOfACompany = 20;  ///< men
constexpr int kMostCounted = 20;       ///< units of a sort on a line

class FigureDoubts {
 public:
  FigureDoubts(const ToldUnit& told, const PhraseBook& words, UnitReading& reading)
      : told_(told), words_(words), reading_(reading) {}

  void all() {
    check_figure_in_name();
    check_figures_in_bracket();
    check_count_in_name();
    check_stroke_in_name();
    check_only_figures();
    check_made_up();
    check_number_in_name();
    check_figures_left();
    check_times();
    check_unknown_count();
  }

 private:
  void query(std::string expected, std::string remedy) {
    reading_.queries.push_back({std::move(expected), std::move(remedy)});
  }

  /// "Kolberg 700": its number, or its strength? "1,200 Cossacks": surely a strength.
  void check_figure_in_name() {
    const bool leads = told_.name.size() > 1 && told_.name.front().is == Token::Is::number &&
                       (told_.name.front().thousands || told_.name.front().value > kLargestNumberOfAUnit);
    if (leads && !told_.men_stated && !may_be_year(told_.name.front().value))
      return query("a strength behind the name", fmt::format("Write the name first, then {} men", told_.name[0].value));
    if (ends_with_small_figure()) {
      const int figure = told_.name.back().value;
      return query("a word with the figure after the name", fmt::format("Write what the {} counts", figure));
    }
    if (told_.men_stated && keeps_a_strength(told_.name, words_))
      return query("one strength", "Leave one of the figures behind the name, with the word men");
    constexpr int kMostRegimentsOfHorse = 40;
    const bool horse = arm_of(told_.unit.kind) == Arm::cavalry && told_.unit.kind != Kind::cossacks;
    const bool part = told_.unit.level == UnitLevel::company || told_.unit.level == UnitLevel::squadron;
    const bool numbered = told_.name.size() > 2 && told_.name.front().is == Token::Is::ordinal;
    const int fewest = part || numbered ? kFewestOfACompany  // "coy 5/60 55", "24th Battalion 39"
                       : horse          ? kMostRegimentsOfHorse + 1
                                        : kSurelyMen;
    if (told_.name.empty() || told_.name.back().is != Token::Is::number || told_.name.back().value < fewest) return;
    if (told_.name.size() > 1 && words_.has(Sense::serial, told_.name, told_.name.size() - 2)) return;
    if (is_number_of_regiment()) return;
    query("a word with the figure after the name", fmt::format("Write {0} men, or No. {0}", told_.name.back().value));
  }

  /// "IR 104", "Landwehr-Inf.-Rgt. 114": nothing but the sort before the figure, and no regiment of foot is so weak, so
  /// that it is surely its number.
  [[nodiscard]] bool is_number_of_regiment() const {
    return arm_of(told_.unit.kind) == Arm::infantry && !told_.name.empty() &&
           numbers_regiment(told_.name, 0, told_.name.size() - 1, words_);
  }

  /// "CR 4 Wagenfeld", "DR Ansbach": a sort of troops in capitals, before the number or the name.
  [[nodiscard]] bool begins_with_code() const {
    return told_.name.front().capitals && words_.has(Sense::kind, told_.name, 0);
  }

  /// "12e Cuirassiers Kern 4", "CR 12 Cuirassiers 5", "DR Ansbach 10": it has its number or name already.
  [[nodiscard]] bool ends_with_small_figure() const {
    constexpr int kMostParts = 12;
    const Tokens& name = told_.name;
    const Arm arm = arm_of(told_.unit.kind);
    if (name.size() < 3 || name.back().is != Token::Is::number || name.back().joined ||
        name.back().value > kMostParts || told_.men_stated || told_.facts.subunits() || told_.facts.companies ||
        told_.unit.kind == Kind::cossacks || (arm != Arm::infantry && arm != Arm::cavalry))
      return false;
    const Token& before = name[name.size() - 2];
    if (before.is == Token::Is::number && words_.has(Sense::serial, name, name.size() - 3))
      return true;  // "IR Nr. 6 2"
    if (before.is != Token::Is::word || words_.has(Sense::serial, name, name.size() - 2) ||
        words_.has(Sense::unit, name, name.size() - 2) ||
        (words_.has(Sense::kind, name, name.size() - 2) && name.front().is != Token::Is::ordinal &&
         !(begins_with_code() && name[1].is == Token::Is::number)))
      return false;
    return begins_with_code() ||
           std::any_of(name.begin(), name.end() - 2, [](const Token& token) { return token.figure(); }) ||
           (words_.any(Sense::unit, name, 0, name.size() - 2) && !told_.facts.level);  // "Regimiento Alba 2"
  }

  /// "32nd Light (2/1)", "12e Ligne (2 each bar the 21e)": figures in a bracket that count something, and do not tell
  /// what.
  void check_figures_in_bracket() {
    const Tokens& name = told_.name;
    if (name.size() < 4 || !name.back().mark(")") || told_.men_stated || !reading_.queries.empty()) return;
    std::size_t figures = 0, at = name.size() - 2;
    bool words = false;
    for (; at > 0 && !name[at].mark("("); --at) {
      words = words || name[at].is == Token::Is::word || name[at].is == Token::Is::ordinal;
      figures += name[at].is == Token::Is::number ? 1U : 0U;
    }
    const bool counts = name[at + 1].is == Token::Is::number && name[at + 1].value <= kMostCounted;
    if (words && counts && words_.has(Sense::each, name, at + 2)) ++figures;
    if (words && !counts) return;
    const bool of_two_regiments = told_.unit.kind == Kind::grenadiers && figures == 2 &&  // "Grenadiers Finck (13/26)"
                                  told_.unit.level == UnitLevel::battalion;
    if (figures > 1 && at > 0 && !of_two_regiments)
      query("a word with the figures in the brackets", "Write what they count: (2 bns), (900 men)");
  }

  /// "132nd Line III, IV bns 1,433 men", "Art: Foot Battery 6 x 6pdr": men or guns that were taken for the name.
  void check_count_in_name() {
    for (std::size_t at = 0; at + 1 < told_.name.size(); ++at) {
      if (told_.name[at].is != Token::Is::number) continue;
      const std::optional<PhraseFound> count = words_.find(Sense::count, told_.name, at + 1);
      const bool men = count && (count->is == "men" || count->is == "sabres" || count->is == "present") &&
                       told_.name[at].value >= kSurelyMen;
      if (men) return query("a strength set apart from the name", "Put it after a comma");
      if (count && count->is == "regiments" && told_.name[at].value > 1)  // "Cavalry 6 regiments Hussars"
        return query("one unit, or several that can be told apart", "Give each unit a line of its own");
      const bool guns = at + 2 < told_.name.size() &&
                        (told_.name[at + 1].mark("x") || told_.name[at + 1].text == "x") &&
                        told_.name[at + 2].is == Token::Is::number;
      if (guns)
        return query("guns set apart from the name", "Leave out what comes before the name, or put all guns after it");
    }
  }

  /// "9th Line /3": its third battalion, or three.
  void check_stroke_in_name() {
    const std::size_t size = told_.name.size();
    if (size < 4 || told_.name[0].is != Token::Is::ordinal || !told_.name[size - 2].mark("/")) return;
    if (told_.name[size - 1].is == Token::Is::number && told_.name[size - 3].is == Token::Is::word)
      query("whether the figure counts battalions or numbers one", "Write (3 bns), or 3rd Battalion");
  }

  /// "3/6", "33rd Line, 3,3,3/6": figures of a game, which tell of battalions, models or morale.
  void check_only_figures() {
    const Tokens& name = told_.name;
    if (name.size() < 3 || !name[name.size() - 2].mark("/") || name.back().is != Token::Is::number) return;
    std::size_t first = name.size();
    while (first > 0 &&
           (name[first - 1].is == Token::Is::number || name[first - 1].mark("/") || name[first - 1].mark(",")))
      --first;
    const bool alone = first == 0 && arm_of(told_.unit.kind) == Arm::cavalry;  // "3/95" may be a battalion
    if (alone || name[first].mark(",")) query("a word with the figures", "Write what they count: (3 bns), (900 men)");
  }

  /// "1st Combined Regiment (2nd battalion of the 3rd, reserve battalion of the 13th)": the bracket names its
  /// battalions.
  void check_made_up() {
    int battalions = 0, depth = 0;
    for (std::size_t at = 0; at < told_.name.size(); ++at) {
      if (told_.name[at].mark("(")) ++depth;
      if (told_.name[at].mark(")")) --depth;
      const std::optional<PhraseFound> unit = words_.find(Sense::unit, told_.name, at);
      if (depth > 0 && unit && unit->is == to_string(UnitLevel::battalion)) ++battalions;
    }
    if (battalions > 1 && !told_.facts.subunits() && reading_.queries.empty())
      query("how many battalions it had", fmt::format("Write them with their word: {} bns", battalions));
  }

  /// "three dragoon (Battle) cavalry regiments": a count in letters that was taken for the name.
  void check_number_in_name() {
    const bool batteries = arm_of(told_.unit.kind) == Arm::artillery && told_.name.size() > 1 &&
                           told_.name[0].is == Token::Is::number && words_.has(Sense::nation, told_.name, 1);
    if (batteries)  // "2 British, 2 Portuguese batteries"
      return query("a count that can be read, such as 2 batteries", "Give each battery a line of its own");
    const std::optional<PhraseFound> number = words_.find(Sense::number, told_.name, 0);
    if (number && number->is == "1" && told_.name.size() > 2 && is_unknown(1))  // "One comapany 5/60th"
      return query("a count that can be read, such as 1 company", "Correct the word behind it");
    if (!number || number->is == "1" || words_.has(Sense::country, told_.name, 0) ||
        words_.has(Sense::nation, told_.name, 0))
      return;
    query("a count that can be read, such as 3 regiments", "Give each unit a line of its own");
  }

  /// A word in small letters that tells nothing.
  [[nodiscard]] bool is_unknown(std::size_t at) const {
    const Token& word = told_.name[at];
    const char first = told_.parts.name[std::min(word.begin, told_.parts.name.size())];
    if (word.is != Token::Is::word || first < 'a' || first > 'z' || told_.name[at + 1].is == Token::Is::word)
      return false;
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::count, Sense::quality, Sense::nation, Sense::link,
                              Sense::gun, Sense::command})
      if (words_.has(sense, told_.name, at)) return false;
    return true;
  }

  /// "40th Line (2650 of all ranks)": a figure that may well be the strength, which is only guessed now.
  void check_figures_left() {
    const Arm arm = arm_of(told_.unit.kind);
    if (told_.men_stated || !reading_.queries.empty() || (arm != Arm::infantry && arm != Arm::cavalry)) return;
    const Tokens note = tokens_of(told_.parts.note);
    for (const Tokens* tokens : {static_cast<const Tokens*>(&told_.name), &note}) {
      for (std::size_t at = tokens == &told_.name ? 1 : 0; at < tokens->size(); ++at) {
        const Token& token = (*tokens)[at];
        const bool columns = at + 1 < tokens->size() && (*tokens)[at + 1].is == Token::Is::number;  // "1967 2041"
        const bool year = may_be_year(token.value) && !token.thousands && !columns;
        const bool numbered = at > 0 && words_.has(Sense::serial, *tokens, at - 1);
        const bool price = words_.has(Sense::price, *tokens, at + 1);  // "108 points"
        const bool glued =
            tokens == &note && token.joined && at > 0 && (*tokens)[at - 1].is == Token::Is::word;  // "hex S5510"
        if (token.is != Token::Is::number || token.value < kSurelyMen || year || numbered || price || glued) continue;
        if (tokens == &told_.name && at + 1 == tokens->size() && is_number_of_regiment()) continue;
        const auto count = words_.find(Sense::count, *tokens, at + 1);
        if (tokens == &note && ((count && count->is == "horses") || in_entry_of_losses(note, at, words_))) continue;
        if (token.value == kLargestNumber)  // "Grenadiers 780 706 599 695"
          return query("one strength", "Leave one of the figures behind the name, with the word men");
        return query(fmt::format("a word with the figure {}", token.value), fmt::format("Write {} men", token.value));
      }
    }
  }

  /// "50th Foot, x3", "50th Foot, 3 x": three of what, or three such units.
  void check_times() {
    const Tokens note = tokens_of(told_.parts.note);
    for (const Tokens* tokens : {static_cast<const Tokens*>(&told_.name), &note})
      for (std::size_t at = tokens == &note ? 0 : 1; at + 1 < tokens->size(); ++at) {
        const bool behind = is_times((*tokens)[at]) && (*tokens)[at + 1].joined && counts_few((*tokens)[at + 1]);
        const bool before = at + 2 == tokens->size() && counts_few((*tokens)[at]) && is_times((*tokens)[at + 1]);
        if (!behind && !before) continue;
        const int times = (*tokens)[behind ? at + 1 : at].value;
        return query(fmt::format("a word that tells what the {} are", times), "Write battalions, squadrons or guns");
      }
  }
  static bool is_times(const Token& token) { return token.text == "x"; }
  static bool counts_few(const Token& token) {
    constexpr int kMostTimes = 20;
    return token.is == Token::Is::number && token.value > 1 && token.value <= kMostTimes;
  }

  /// "2nd Line (4 bgl.)", "6/1 Train, 119 tua.": a figure whose word nobody knows.
  void check_unknown_count() {
    if (told_.men_stated || told_.facts.subunits() || !reading_.queries.empty()) return;
    const std::string& text = told_.parts.name;
    const Tokens& name = told_.name;
    for (std::size_t at = 1; at + 1 < name.size(); ++at) {
      const Token& word = name[at + 1];
      const std::size_t close = at + 2 < name.size() && name[at + 2].mark(".") ? at + 3 : at + 2;
      const bool small = word.begin < text.size() && text[word.begin] >= 'a' && text[word.begin] <= 'z';
      const bool bracketed =
          name[at - 1].mark("(") && name[at].value <= kMostCounted && close < name.size() && name[close].mark(")");
      const bool last = name[at].value >= kFewestOfACompany && close >= name.size();
      if (name[at].is == Token::Is::number && word.is == Token::Is::word && small && (bracketed || last) &&
          !words_.has(Sense::count, name, at + 1) && !words_.has(Sense::gun, name, at + 1) &&
          !words_.has(Sense::kind, name, at + 1) && !words_.has(Sense::unit, name, at + 1) &&
          !words_.has(Sense::serial, name, at - 1))
        return query(fmt::format("a word that tells what the {} are", name[at].value),
                     "Write battalions, squadrons, guns or men");
    }
  }

  const ToldUnit& told_;
  const PhraseBook& words_;
  UnitReading& reading_;
};

}  // namespace

void ask_about_figures(const ToldUnit& told, const PhraseBook& words, UnitReading& reading) {
  FigureDoubts(told, words, reading).all();
}

}  // namespace estafette::readers
