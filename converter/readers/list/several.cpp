#include "converter/readers/list/several.hpp"

#include "base/text.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/list/named_list.hpp"
#include "converter/readers/list/numbered_list.hpp"
#include "converter/readers/list/shared_figures.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"

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
    const std::optional<Facts> facts = facts_of(tokens, end, tokens.size(), words, false);
    if (end == 0 || !facts || !facts->figures() || words.has(Sense::rank, tokens, 0)) return {};
    Parts& unit = units.emplace_back();
    unit.name = fmt::format("{} {}", trim(piece.substr(0, tokens[end - 1].end)), singular(kind, words));
    unit.facts = *facts;
  }
  return units;
}

/// "Moscow, Pskov", and behind a word for several units "Isum and Courland" too.
std::vector<std::string_view> names_of(std::string_view list, std::string_view kind, const PhraseBook& words) {
  if (!may_be_several(kind, words)) return pieces_of(list, ',');
  const Tokens tokens = tokens_of(list);
  const ListCut cut = cut_list(list, tokens, words, true);
  std::vector<std::string_view> names;
  for (const ListCut::Piece& piece : cut.pieces) names.push_back(cut.text_of(piece.from, piece.to));
  return names;
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
  ListCut cut = cut_list(text, tokens, words, listed);
  int depth = 0;
  for (std::size_t at = 0; at < cut.end; ++at) {
    depth += tokens[at].mark("[") ? 1 : tokens[at].mark("]") ? -1 : 0;
    if (tokens[at].mark(":") && depth == 0) return {};  // "1st Brigade Steinmetz: 12th IR, 24th IR"
  }
  if (cut.pieces.size() < 2) return {};
  std::vector<Parts> units = numbered_units(cut);
  if (units.empty()) units = named_units(cut);
  give_the_last_its_own(cut, units);
  if (!give_each_its_own(cut, units)) share_figures(units, std::move(cut.tail), words);
  if (cut.guns && !units.empty()) units.push_back(std::move(*cut.guns));
  return units;
}

std::vector<Parts> several_of_kind(std::string_view text, const Tokens& tokens, std::size_t colon,
                                   const PhraseBook& words) {
  if (colon + 1 >= tokens.size()) return {};
  const std::string_view kind = trim(text.substr(0, tokens[colon].begin)), list = text.substr(tokens[colon + 1].begin);
  const std::size_t bracket = std::min(list.find('('), list.size());
  const std::string_view named = trim(list.substr(0, bracket));
  const Tokens sort = tokens_of(kind);
  const bool regiments = counts_regiments(sort, words);  // "Cossack Regiments: Ataman, Kern 7th"
  const std::optional<PhraseFound> told = kind_in(tokens_of(named), words), of_all = kind_in(sort, words);
  if (told && !(regiments && of_all && of_all->is == told->is)) return {};
  const std::string numbers = regiments ? numbers_of(named, kind, words) : "";
  if (tokens[colon + 1].is == Token::Is::ordinal || !numbers.empty()) {
    std::vector<Parts> own = several_units(list, tokens_of(list), words, false);
    if (!own.empty() && (!of_all || tells_what_it_is(own.front().name, words)))
      return own;  // "Unassigned Infantry: 34th Ill., 80th Ill."
    const std::string whole =
        fmt::format("{} {} {}", numbers.empty() ? std::string(named) : numbers, kind, list.substr(bracket));
    std::vector<Parts> units = several_units(whole, tokens_of(whole), words, false);
    return units.empty() ? own : units;
  }
  if (std::vector<Parts> each = each_with_its_figure(list, kind, words); each.size() > 1) return each;
  const Tokens behind = tokens_of(list.substr(bracket));
  std::optional<Facts> tail = facts_of(behind, 0, behind.size(), words, false);
  if (!tail && !behind.empty()) return {};
  std::vector<Parts> units;
  const bool cossacks = names_cossacks(sort, words);                             // "Grekov 18"
  const bool leads = sort.size() > 1 && begins_with_several(kind, sort, words);  // "Régiments de dragons"
  for (const std::string_view name : names_of(named, kind, words)) {
    const Tokens cut = tokens_of(name);
    const bool words_only =
        !cut.empty() && cut[0].is == Token::Is::word && std::all_of(cut.begin(), cut.end(), [&](const Token& token) {
          return token.is == Token::Is::word || (regiments && token.is == Token::Is::ordinal) ||
                 (cossacks && token.is == Token::Is::number);
        });
    const bool person = words.has(Sense::rank, cut, 0) && (!regiments || cut.size() > 1);  // "Ataman" is a regiment's
    if (!words_only || person) return {};
    units.emplace_back().name =
        leads ? fmt::format("{} {}", singular(kind, words), name) : fmt::format("{} {}", name, singular(kind, words));
  }
  const std::string_view last = sort.empty() ? "" : kind.substr(sort.back().begin);
  const bool plural =  // "Landwehr battalions: Kern, Roe"
      regiments || leads || (names_units(last, words) && singular(last, words) != last);
  if (units.size() < 2 || (!tail && !plural)) return {};  // "Cavalry: Cotton, Slade" are people
  share_figures(units, std::move(tail), words);
  return units;
}

}  // namespace estafette::readers
