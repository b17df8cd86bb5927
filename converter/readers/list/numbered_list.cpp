#include "converter/readers/list/numbered_list.hpp"

#include "base/letters.hpp"
#include "converter/readers/list/numbered_behind.hpp"
#include "converter/readers/list/shared_parts.hpp"
#include "converter/readers/list/spread_words.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>

namespace estafette::readers {
namespace {

class NumberedList {
 public:
  explicit NumberedList(const ListCut& cut) : cut_(cut) {}

  std::vector<Parts> all() {
    if (!by_number()) return {};
    std::vector<Parts> result;
    for (ListedUnit& unit : units_) result.push_back(std::move(unit.parts));
    if (of_one_word_) share_parts(result);
    for (std::size_t at = 1; !of_one_word_ && at < result.size() && result.size() == cut_.pieces.size(); ++at)
      if (cut_.pieces[at].joined_by_and && units_[at - 1].of_next) share_pair(result, at);
    return result;
  }

 private:
  using Piece = ListCut::Piece;

  /// "1 company 5/60th", "coy. 5/60th": a part of it.
  [[nodiscard]] std::size_t after_companies(const Piece& piece) const {
    const bool spelt = cut_.words.has(Sense::number, cut_.tokens, piece.from);  // "one company 95th Rifles"
    const std::size_t from = piece.from + (cut_.tokens[piece.from].is == Token::Is::number || spelt ? 1 : 0);
    const std::optional<PhraseFound> count = cut_.words.find(Sense::count, cut_.tokens, from);
    return count && count->is == "companies" && from + count->length < piece.to ? from + count->length : piece.from;
  }

  /// "1 & 2 Kurmark Landwehr Cavalry".
  [[nodiscard]] bool two_plain_numbers() const {
    return cut_.listed && cut_.pieces.size() == 2 && cut_.pieces[1].joined_by_and &&
           cut_.pieces[0].to == cut_.pieces[0].from + 1 && cut_.pieces[1].to > cut_.pieces[1].from + 1;
  }

  /// "Coldstream" of "1/Coldstream Guards": a regiment that has a name for its number.
  [[nodiscard]] bool names_regiment(std::size_t at) const {
    if (cut_.tokens[at].is != Token::Is::word) return false;
    for (const Sense sense : {Sense::unit, Sense::count, Sense::arm, Sense::command, Sense::rank, Sense::gun})
      if (cut_.words.has(sense, cut_.tokens, at)) return false;
    return capital_at(cut_.text, cut_.tokens[at].begin);
  }

  /// The token after the number that a piece begins with: "54e", "1/42nd", "10/2nd", "1/Coldstream"; `at` if it begins
  /// otherwise.
  [[nodiscard]] std::size_t after_number(const Piece& piece, std::size_t at) const {
    const auto is = [&](std::size_t i, Token::Is sort) { return i < piece.to && cut_.tokens[i].is == sort; };
    if (is(at, Token::Is::ordinal)) return at + 1;
    if (two_plain_numbers() && is(at, Token::Is::number) && !cut_.tokens[at].thousands) return at + 1;
    const bool stroke = is(at, Token::Is::number) && at + 1 < piece.to && cut_.tokens[at + 1].mark("/");
    if (stroke && (is(at + 2, Token::Is::ordinal) || is(at + 2, Token::Is::number))) return at + 3;
    if (stroke && at + 3 < piece.to && names_regiment(at + 2)) return at + 3;
    return at;
  }

  /// "1 company Brunswick Oels" among battalions with their numbers: some of a unit that has a name alone.
  bool take_companies_of_named(const Piece& piece) {
    const std::size_t name = after_companies(piece);
    if (name == piece.from || !names_regiment(name)) return false;
    const std::string_view whole = cut_.text_of(piece.from, piece.to);
    ListedUnit own;
    own.parts = parts_of(whole, tokens_of(whole), cut_.words);
    if (!own.parts.facts.companies || own.parts.name.empty()) return false;
    own.whole_name = own.parts.name;
    units_.push_back(std::move(own));
    return true;
  }

  /// "Dalmatian Regiment (2)" after two numbered units, "det. Light Bn. KGL": a unit with a name of its own.
  bool take_named(const Piece& piece) {
    const std::string_view whole = cut_.text_of(piece.from, piece.to);
    const Tokens tokens = tokens_of(whole);
    const bool unit = head_of({tokens, tokens.size(), cut_.words}).is == Head::Is::unit;
    const bool word = tokens.front().is == Token::Is::word && !cut_.words.has(Sense::number, tokens, 0);
    const bool named = tokens.size() > 1 && word && !names_only_part(whole, cut_.words);
    if (!unit || !named || cut_.words.has(Sense::arm, tokens, 0)) return false;
    ListedUnit own;
    own.parts = parts_of(whole, tokens, cut_.words);
    own.whole_name = own.parts.name;
    units_.push_back(std::move(own));
    return true;
  }

  /// "(Coldstream) Guards" as "Coldstream Guards".
  [[nodiscard]] Head head_of_words(const Tokens& name) const {
    std::vector<Token> unbracketed;
    std::copy_if(name.begin(), name.end(), std::back_inserter(unbracketed),
                 [](const Token& token) { return !token.mark("(") && !token.mark(")"); });
    const Tokens said(std::move(unbracketed));
    return head_of({said, said.size(), cut_.words});
  }

  /// "(4 coys)" behind "1/95".
  [[nodiscard]] std::optional<Facts> companies_in_bracket(const Piece& piece, std::size_t at) const {
    if (at + 3 >= piece.to || !cut_.tokens[at].mark("(") || !cut_.tokens[piece.to - 1].mark(")")) return std::nullopt;
    std::optional<Facts> facts = facts_of(cut_.tokens, at + 1, piece.to - 1, cut_.words, false);
    return facts && facts->companies ? facts : std::nullopt;
  }

  /// "1/45, 74, 1/88" behind a command: battalions and regiments by nothing but their numbers.
  [[nodiscard]] bool only_numbers() const {
    int strokes = 0;
    for (const Piece& piece : cut_.pieces) {
      const std::size_t end = after_number(piece, piece.from);
      if (end == piece.from + 3 && companies_in_bracket(piece, end)) {
        ++strokes;
        continue;
      }
      const bool plain = piece.to == piece.from + 1 && cut_.tokens[piece.from].is == Token::Is::number &&
                         cut_.tokens[piece.from].value <= kLargestNumberOfAUnit;
      if (!plain && end != piece.to) return false;
      strokes += !plain && end == piece.from + 3 ? 1 : 0;
    }
    return cut_.listed && strokes > 0;
  }

  /// "2nd West Prussian, 7th Reserve, 9th Silesian Landwehr (3 bns each)", "2nd Silesian (3), 11th Reserve (3)": parts
  /// of each of them, and so all of them are regiments.
  [[nodiscard]] bool tells_parts_of_each() const {
    if (!cut_.each.empty()) return true;
    const auto facts = [&](const Piece& piece) {
      const std::string_view text = cut_.text_of(piece.from, piece.to);
      return parts_of(text, tokens_of(text), cut_.words).facts;
    };
    const Facts last = facts(cut_.pieces.back());
    if (last.each && last.subunits()) return true;
    return cut_.listed && std::all_of(cut_.pieces.begin(), cut_.pieces.end(), [&](const Piece& piece) {
             const Facts own = facts(piece);
             return own.few || own.battalions || own.squadrons;
           });
  }

  bool by_number() {
    bool any_words = false;
    const bool numbers = only_numbers();
    const bool each = tells_parts_of_each();
    bool of_the_last = false;
    std::size_t unknown = 0;
    for (const Piece& piece : cut_.pieces) {
      const std::size_t number = after_companies(piece);
      const std::optional<Facts> companies_told =
          numbers ? companies_in_bracket(piece, after_number(piece, piece.from)) : std::nullopt;
      const std::size_t words = numbers && !companies_told ? piece.to : after_number(piece, number);
      if (words == number && (take_companies_of_named(piece) || take_named(piece))) continue;
      if (words == number) return units_.clear(), false;
      const bool plain = cut_.tokens[words - 1].is == Token::Is::number;
      if (plain && words == piece.to && &piece == &cut_.pieces.front() && !two_plain_numbers() && !numbers)
        return false;  // "1/2, 1st Hussars": squadrons
      ListedUnit unit;
      unit.number = cut_.text_of(number, words);
      unit.companies = number > piece.from;
      const bool companies = number > piece.from && cut_.tokens[piece.from].is == Token::Is::word &&
                             !cut_.words.has(Sense::number, cut_.tokens, piece.from);  // "coy. 5/60th"
      const std::string_view whole = cut_.text_of(companies ? number : piece.from, piece.to);
      if (numbers) unit.parts.name = unit.number;
      if (companies_told) unit.parts.facts = *companies_told;
      if (numbers)
        unit.words.clear();
      else
        unit.parts = parts_of(whole, tokens_of(whole), cut_.words);
      if (companies && !unit.parts.facts.companies) unit.parts.facts.companies = 1;
      if (!unit.parts.name.starts_with(unit.number)) return units_.clear(), false;
      unit.words = tidy(std::string_view(unit.parts.name).substr(unit.number.size()));
      Tokens said = tokens_of(unit.words);
      if (unit.companies && said.size() == 1 && said[0].is == Token::Is::number) {  // "1 coy 5/60th 51"
        unit.parts.facts.men = said[0].value;
        unit.parts.name = unit.number;
        unit.words.clear();
        said = {};
      }
      if (!said.empty()) {
        any_words = true;
        const bool of_next = &piece + 1 == &cut_.pieces.back() && piece.joined_by_and;  // "3e & 5e cies, 2e Rgt"
        if (&piece != &cut_.pieces.front() && names_only_part(unit.words, cut_.words) &&
            !names_several(unit.words, cut_.words) && !of_next)
          return units_.clear(), false;  // "27th Foot, 1st Bn."; but "7th and 8th Battalions Militia"
        of_the_last = of_the_last || (of_next && names_only_part(unit.words, cut_.words));
        Head head = head_of_words(said);
        const std::size_t bracket = unit.words.find(" (");  // "1st S.C. (Provisional Army)"
        if (head.is == Head::Is::formation && bracket != std::string::npos)
          head = head_of_words(tokens_of(std::string_view(unit.words).substr(0, bracket)));
        const bool state = cut_.words.has(Sense::state, said, 0);
        const bool odd = cut_.words.any(Sense::month, said, 0, said.size()) || cut_.words.has(Sense::rank, said, 0);
        const bool reserve = is_reserve_regiment(tokens_of(unit.parts.name), unit.parts.facts, cut_.words);
        if ((head.is == Head::Is::formation && !reserve && !(each && !head.level)) || odd) return units_.clear(), false;
        const bool alike = cut_.listed && !units_.empty() && units_.front().words == unit.words;  // "39e L., 76e L."
        const bool called = cut_.listed && is_in_brackets(unit);  // "1st (Lisbon) and 16th (Viera)"
        unknown += head.is != Head::Is::unit && !state && !alike && !called ? 1U : 0U;
        if (state && piece.joined_by_and && cut_.pieces.size() == 2) return units_.clear(), false;  // one, consolidated
      }
      units_.push_back(std::move(unit));
    }
    const auto named = [](const ListedUnit& unit) { return !unit.whole_name.empty(); };
    if (std::count_if(units_.begin(), units_.end(), named) + 2 > std::ssize(units_)) return units_.clear(), false;
    // "19th Company, 6th Foot Artillery Regiment" is one of the other.
    const bool of_it = units_.size() == 2 && names_only_part(units_[0].words, cut_.words) && !units_[1].words.empty();
    if (of_it) return units_.clear(), false;
    if (companies_of_the_last()) return true;
    if (of_the_last) return units_.clear(), false;
    const bool of_men = cut_.tail && cut_.tail->men;  // "118e, 119e, 120e : 6.600 h."
    if ((!any_words && !cut_.listed && !of_men) || (unknown * 2 > units_.size() && !each)) return units_.clear(), false;
    const SpreadWords spread = spread_words(units_, cut_);
    if (spread == SpreadWords::of_one_unit) units_.clear();
    of_one_word_ = spread == SpreadWords::of_one_word;
    return spread != SpreadWords::of_one_unit;
  }

  /// "3e & 5e cies, 2e Rgt d'artillerie à pied": each of the companies, of the regiment that stands last.
  bool companies_of_the_last() {
    const std::size_t last = units_.size() - 1;
    const auto said = [&](std::size_t i) { return !units_[i].words.empty(); };
    if (last < 2 || !said(last) || !said(last - 1) || !names_only_part(units_[last - 1].words, cut_.words) ||
        names_only_part(units_[last].words, cut_.words) || !cut_.pieces[last - 1].joined_by_and ||
        cut_.pieces[last].joined_by_and)
      return false;
    for (std::size_t i = 0; i + 1 < last; ++i)
      if (said(i)) return false;
    const std::string part = singular(units_[last - 1].words, cut_.words);
    for (std::size_t i = 0; i < last; ++i)
      units_[i].parts.name = units_[i].number + ' ' + part + ", " + units_[last].parts.name;
    units_.pop_back();
    return true;
  }

  const ListCut& cut_;
  std::vector<ListedUnit> units_;
  bool of_one_word_ = false;  ///< what they are stands once, behind the last: "4th, 34th Jägers"
};

}  // namespace

std::vector<Parts> numbered_units(const ListCut& cut) {
  std::vector<Parts> units = NumberedList(cut).all();
  return units.empty() ? units_numbered_behind(cut) : units;
}

}  // namespace estafette::readers
