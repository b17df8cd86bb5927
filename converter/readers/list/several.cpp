#include "converter/readers/list/several.hpp"

#include "base/text.hpp"
#include "converter/readers/list/kinds_listed.hpp"
#include "converter/readers/list/named_list.hpp"
#include "converter/readers/list/numbered_list.hpp"
#include "converter/readers/list/shared_figures.hpp"
#include "converter/readers/list/shared_parts.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/pieces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

/// "7th and 8th Line - 675 and 566 men", "92nd, 93rd Line (2/2)": a figure for each. Of any other number of men none is
/// left out: then it is no list.
bool give_each_its_own(const ListCut& cut, std::vector<Parts>& units) {
  if (!cut.each.empty()) {
    if (cut.each.size() != units.size()) return units.clear(), true;
    for (std::size_t i = 0; i < units.size(); ++i)
      if (!merge(units[i].facts, cut.each[i])) return units.clear(), true;
    return true;
  }
  if (!cut.tail || !cut.tail->men || !cut.tail->bare || cut.tail->in_all) return false;
  if (cut.figures.size() != units.size()) return units.clear(), true;
  for (std::size_t i = 0; i < units.size(); ++i) units[i].facts.men = cut.figures[i];
  return true;
}

/// "1/48th - 820, 1/57th - 647", "16th Léger - 3 bns, 8th Line - 3 bns": behind a dash or colon the figure of the last
/// is its own, if all before it have theirs.
void give_the_last_its_own(ListCut& cut, std::vector<Parts>& units) {
  if (!cut.tail || cut.sum || units.size() < 2) return;
  const auto all_have = [&](auto figure) { return std::all_of(units.begin(), units.end() - 1, figure); };
  const Facts& last = units.back().facts;
  const bool men = (cut.tail->men || cut.tail->bare) && !last.men && !last.bare &&
                   all_have([](const Parts& unit) { return unit.facts.men || unit.facts.bare; });
  const bool parts = !cut.tail->men && !cut.tail->bare && !cut.tail->each && cut.tail->subunits() && !last.subunits() &&
                     all_have([](const Parts& unit) { return unit.facts.subunits().has_value(); });
  if ((men || parts) && merge(units.back().facts, *cut.tail)) cut.tail.reset();
}

/// "Hussars: Zieten (10), Puttkamer (10), Warnery 5": names of that kind, each with its own figure; "Cossacks: Platov
/// 4, Grekov 18", each with its number.
std::vector<Parts> each_with_its_figure(std::string_view list, std::string_view kind, const PhraseBook& words) {
  std::vector<Parts> units;
  const bool cossacks = names_cossacks(tokens_of(kind), words);
  for (const std::string_view piece : pieces_of(list, ',')) {
    const Tokens tokens = tokens_of(piece);
    std::size_t end = 0;
    while (end < tokens.size() && tokens[end].is == Token::Is::word && !words.has(Sense::count, tokens, end)) ++end;
    const std::size_t number = number_of_name({tokens, tokens.size(), words}, 0);
    const bool latin = end > 1 && end == tokens.size() && roman(piece.substr(tokens[end - 1].begin));  // "Grekov XVIII"
    if (cossacks && end > 0 && (latin || (number < tokens.size() && number <= end))) {
      units.emplace_back().name = fmt::format("{} {}", trim(piece), singular(kind, words));
      continue;
    }
    std::optional<Facts> facts = facts_of(tokens, end, tokens.size(), words, false);
    if (!facts && tokens.size() > 1 && tokens.back().is == Token::Is::number) {  // "Garde du Corps 3"
      end = tokens.size() - 1;
      facts = facts_of(tokens, end, tokens.size(), words, false);
    }
    if (end == 0 || !facts || !facts->figures() || words.has(Sense::rank, tokens, 0)) return {};
    Parts& unit = units.emplace_back();
    unit.name = fmt::format("{} {}", trim(piece.substr(0, tokens[end - 1].end)), singular(kind, words));
    unit.facts = *facts;
  }
  return units;
}

/// "Moscow, Pskov", and behind a word for several units "Isum and Courland" too.
std::vector<std::string_view> names_of(std::string_view list, std::string_view kind, const PhraseBook& words,
                                       bool all = false) {
  if (!may_be_several(kind, words) && !all) return pieces_of(list, ',');
  const Tokens tokens = tokens_of(list);
  const ListCut cut = cut_list(list, tokens, words, true);
  std::vector<std::string_view> names;
  for (const ListCut::Piece& piece : cut.pieces) names.push_back(cut.text_of(piece.from, piece.to));
  return names;
}

/// "1/43rd, 1/52nd, 1/95th (8 coys)": each begins with a battalion and the number of its regiment, so that they need no
/// word; but "1/2, 1st Hussars" is two squadrons of one.
bool lists_battalions(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  if (tokens.size() < 7 || !tokens[1].mark("/")) return false;
  const ListCut cut = cut_list(text, tokens, words, true);
  return cut.pieces.size() > 1 && std::all_of(cut.pieces.begin(), cut.pieces.end(), [&](const ListCut::Piece& piece) {
           const std::optional<PhraseFound> count = words.find(Sense::count, tokens, piece.from + 1);
           const bool companies = tokens[piece.from].is == Token::Is::number && count && count->is == "companies";
           const std::size_t from = piece.from + (companies ? 1 + count->length : 0);  // "4 coys 1/95th"
           return piece.to > from + 2 && tokens[from].is == Token::Is::number && tokens[from + 1].mark("/") &&
                  tokens[from + 2].is == Token::Is::ordinal;
         });
}

/// "Cossack Regiments", "Régiments de cosaques".
bool counts_regiments(const Tokens& sort, const PhraseBook& words) {
  for (std::size_t at = 0; at < sort.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, sort, at);
    if (count && count->is == "regiments") return true;
  }
  return false;
}

/// "Régiments de cosaques", "Bataillons de grenadiers": the word for several stands first.
bool begins_with_several(std::string_view kind, const Tokens& sort, const PhraseBook& words) {
  const std::string_view first = kind.substr(0, sort.front().end);
  return names_units(first, words) && singular(first, words) != first;
}

/// "34th Ill.", "8th Hussars": more than a number.
bool tells_what_it_is(std::string_view name, const PhraseBook& words) {
  const Tokens said = tokens_of(name);
  return kind_in(said, words) || words.any(Sense::state, said, 0, said.size()) ||
         words.any(Sense::unit, said, 0, said.size());
}

void take_kind(Parts& unit, const PhraseFound& kind) {
  if (unit.facts.kind) return;
  unit.facts.kind = kind_from(kind.is);
  if (kind.guess) unit.guessed.push_back(fmt::format("kind {} from its command", kind.is));
}

/// "Kern's", "Jones'" without its ending.
std::string_view without_possessive(std::string_view name) {
  for (const std::string_view ending : {"'s", "\u2019s", "'", "\u2019"})
    if (name.ends_with(ending)) return name.substr(0, name.size() - ending.size());
  return name;
}

/// "1, 2, 3" as "1., 2., 3.": the numbers of regiments, typed without their stops; empty for any other list.
std::string numbers_of(std::string_view list, std::string_view kind, const PhraseBook& words) {
  std::string numbers;
  for (const std::string_view name : names_of(list, kind, words)) {
    const Tokens cut = tokens_of(name);
    if (cut.size() != 1 || cut[0].is != Token::Is::number || cut[0].value > kLargestNumberOfAUnit) return "";
    numbers += fmt::format("{}{}.", numbers.empty() ? "" : ", ", cut[0].value);
  }
  return numbers;
}

}  // namespace

std::vector<Parts> several_units(std::string_view text, const Tokens& tokens, const PhraseBook& words, bool listed) {
  ListCut cut = cut_list(text, tokens, words, listed || lists_battalions(text, tokens, words));
  int depth = 0;
  for (std::size_t at = 0; at < cut.end; ++at) {
    depth += tokens[at].mark("[") ? 1 : tokens[at].mark("]") ? -1 : 0;
    const bool ratio = at > 0 && at + 1 < cut.end && tokens[at].joined && tokens[at + 1].joined &&
                       tokens[at - 1].is == Token::Is::number && tokens[at + 1].is == Token::Is::number;  // "1:15"
    if (tokens[at].mark(":") && depth == 0 && !ratio) return {};  // "1st Brigade Steinmetz: 12th IR, 24th IR"
  }
  const std::optional<PhraseFound> part = words.find(Sense::link, tokens, 0);
  if (cut.pieces.size() < 2 || (part && part->is == "part")) return {};  // "Detachments from 2/31st, 1/48th Foot"
  std::vector<Parts> units = numbered_units(cut);
  if (units.empty()) units = kinds_of_a_guard(cut);
  if (units.empty()) units = named_units(cut);
  give_the_last_its_own(cut, units);
  if (!give_each_its_own(cut, units)) share_figures(units, std::move(cut.tail), words);
  for (std::size_t at = 1; at < units.size() && units.size() == cut.pieces.size(); ++at) {
    const ListCut::Piece& first = cut.pieces[at - 1];
    const bool number = tokens[first.from].is == Token::Is::ordinal && first.to <= first.from + 2;  // "1.", "1st"
    if (number && cut.pieces[at].joined_by_and && !units[at - 1].facts.figures())
      share_pair(units, at);  // "Dragoons Alba (5 sqns), 1st and 2nd Uhlans (8 sqns)"
  }
  if (cut.guns && !units.empty()) units.push_back(std::move(*cut.guns));
  return units;
}

namespace {

/// A kind and the list behind its colon: "Dragoons: Moscow, Pskov (4 sqns each)".
class KindAndList {
 public:
  KindAndList(std::string_view kind, std::string_view list, const PhraseBook& words)
      : kind_(kind),
        list_(list),
        bracket_(std::min(list.find('('), list.size())),
        named_(trim(list.substr(0, bracket_))),
        words_(words),
        sort_(tokens_of(kind)),
        of_all_(kind_in(sort_, words)),
        regiments_(counts_regiments(sort_, words)) {}

  [[nodiscard]] std::vector<Parts> units() const {
    const std::optional<PhraseFound> told = kind_in(tokens_of(named_), words_);
    if (told && !(regiments_ && of_all_ && of_all_->is == told->is)) return {};
    const std::string numbers = regiments_ ? numbers_of(named_, kind_, words_) : "";
    const Tokens list = tokens_of(list_);
    if (!numbers.empty() || (!list.empty() && list.front().is == Token::Is::ordinal))
      return by_number(list, numbers.empty() ? std::string(named_) : numbers);
    std::vector<Parts> each = each_with_its_figure(list_, kind_, words_);
    return each.size() > 1 ? each : by_name();
  }

 private:
  /// "Jagers: 4th, 34th".
  [[nodiscard]] std::vector<Parts> by_number(const Tokens& list, const std::string& numbers) const {
    std::vector<Parts> own = several_units(list_, list, words_, false);
    if (!own.empty() && (!of_all_ || tells_what_it_is(own.front().name, words_))) {
      for (Parts& unit : own)  // "Cavalerie : 1er et 4e régiments"
        if (of_all_ && !kind_in(tokens_of(unit.name), words_)) take_kind(unit, *of_all_);
      return own;  // "Unassigned Infantry: 34th Ill., 80th Ill."
    }
    const std::string whole = fmt::format("{} {} {}", numbers, kind_, list_.substr(bracket_));
    std::vector<Parts> units = several_units(whole, tokens_of(whole), words_, false);
    return units.empty() ? own : units;
  }

  /// "Dragoons: Moscow, Pskov (4 sqns each)", "RA: Kern, Roe".
  [[nodiscard]] std::vector<Parts> by_name() const {
    const Tokens behind = tokens_of(list_.substr(bracket_));
    std::optional<Facts> tail = facts_of(behind, 0, behind.size(), words_, false);
    if (!tail && !behind.empty()) return {};
    const bool leads = sort_.size() > 1 && begins_with_several(kind_, sort_, words_);  // "Régiments de dragons"
    std::vector<Parts> units;
    bool people = true;
    const bool guns = of_all_ && arm_of(*kind_from(of_all_->is)) == Arm::artillery;
    bool owned = true;  ///< "Kern's, Roe's"
    for (const std::string_view name : names_of(named_, kind_, words_, guns)) {
      const Tokens cut = tokens_of(name);
      if (!is_name(cut)) return {};
      const std::string_view whose = without_possessive(name);
      owned = owned && whose.size() < name.size();
      people = people && may_be_person(tokens_of(whose), 0, whose, words_);
      units.emplace_back().name = leads ? fmt::format("{} {}", singular(kind_, words_), name)
                                        : fmt::format("{} {}", name, singular(kind_, words_));
    }
    const std::string_view last = sort_.empty() ? "" : kind_.substr(sort_.back().begin);
    const bool plural =  // "Landwehr battalions: Kern, Roe"
        regiments_ || leads || (names_units(last, words_) && singular(last, words_) != last);
    const bool captains =
        guns && people && (owned || !arm_alone(sort_, words_));          // those of "Artillery" may be generals
    if (units.size() < 2 || (!tail && !plural && !captains)) return {};  // "Cavalry: Cotton, Slade" are people
    for (Parts& unit : units)
      if (!tail && !plural) unit.guessed.emplace_back("a battery of its own, from the names");
    share_figures(units, std::move(tail), words_);
    return units;
  }

  /// Words and nothing else; of regiments a number too, "Kern 7th", "Grekov 18" of Cossacks.
  [[nodiscard]] bool is_name(const Tokens& cut) const {
    const bool cossacks = names_cossacks(sort_, words_);
    const bool numbered = cossacks && cut.size() > 1 && cut[0].is == Token::Is::ordinal;  // "4th Ural"
    if (cut.empty() || (cut[0].is != Token::Is::word && !numbered)) return false;
    const bool person = words_.has(Sense::rank, cut, 0) && (!regiments_ || cut.size() > 1);  // "Ataman" is a regiment's
    return !person && std::all_of(cut.begin(), cut.end(), [&](const Token& token) {
      return token.is == Token::Is::word || ((regiments_ || numbered) && token.is == Token::Is::ordinal) ||
             (cossacks && token.is == Token::Is::number);
    });
  }

  std::string_view kind_, list_;
  std::size_t bracket_;
  std::string_view named_;
  const PhraseBook& words_;
  Tokens sort_;
  std::optional<PhraseFound> of_all_;
  bool regiments_;  ///< "Cossack Regiments: Ataman, Kern 7th"
};

}  // namespace

namespace {

/// "Feldkomp. 1, Festungskomp. 4", "Komp. 1, Komp. 4": behind the word for a company the figure is its number, and
/// counts none.
bool numbers_companies(std::string_view list, const PhraseBook& words) {
  const std::vector<std::string_view> pieces = pieces_of(list, ',');
  return std::any_of(pieces.begin(), pieces.end(), [&](std::string_view piece) {
    const Tokens tokens = tokens_of(piece);
    if (tokens.size() < 2 || tokens.back().is != Token::Is::number) return false;
    const std::size_t word = tokens.size() - (tokens[tokens.size() - 2].mark(".") && tokens.size() > 2 ? 3 : 2);
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, word);
    return tokens[word].is == Token::Is::word && (word == 0 || tokens[word - 1].is == Token::Is::word) && unit &&
           unit->is == to_string(UnitLevel::company);
  });
}

}  // namespace

std::vector<Parts> several_of_kind(std::string_view text, const Tokens& tokens, std::size_t colon,
                                   const PhraseBook& words) {
  if (colon + 1 >= tokens.size() || numbers_companies(text.substr(tokens[colon + 1].begin), words)) return {};
  return KindAndList(trim(text.substr(0, tokens[colon].begin)), text.substr(tokens[colon + 1].begin), words).units();
}

}  // namespace estafette::readers
