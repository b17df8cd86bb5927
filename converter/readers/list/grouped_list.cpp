#include "converter/readers/list/grouped_list.hpp"

#include "base/text.hpp"
#include "converter/readers/list/list_cut.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/pieces.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace estafette::readers {
namespace {

/// "Simbirsk IRs", "50th Jägers (2 bns each)": the word for several units ends a group.
bool ends_group(std::string_view piece, const PhraseBook& words) {
  const std::string_view named = trim(piece.substr(0, piece.find('(')));
  return may_be_several(named, words);
}

/// The text cut at semicolons, and behind a word for several units at the comma or "and" that follows.
std::vector<std::string> groups_of(std::string_view text, const PhraseBook& words) {
  std::vector<std::string> groups;
  for (const std::string_view part : pieces_of(text, ';')) {
    bool ended = true;
    for (const std::string_view piece : pieces_of(part, ',')) {
      if (ended)
        groups.emplace_back(piece);
      else
        groups.back().append(", ").append(piece);
      ended = ends_group(piece, words);
    }
  }
  return groups;
}

/// "Narva & Smolensk", "Narva and New Ingermanland": two names that say nothing else.
std::vector<Parts> two_names(std::string_view group, const PhraseBook& words) {
  const Tokens tokens = tokens_of(group);
  const ListCut cut = cut_list(group, tokens, words, true);
  if (cut.pieces.size() != 2 || !cut.pieces[1].joined_by_and || cut.tail) return {};
  std::vector<Parts> units;
  for (const ListCut::Piece& piece : cut.pieces) {
    const std::string_view name = cut.text_of(piece.from, piece.to);
    const Tokens said = tokens_of(name);
    if (words.has(Sense::rank, said, 0) || !may_be_person(said, 0, name, words)) return {};
    Parts& unit = units.emplace_back();
    unit.name = name;
    unit.facts.level = UnitLevel::regiment;
    unit.guessed.emplace_back("a regiment, from its place among others");
  }
  return units;
}

/// "2nd Converged Grenadier Bn": a unit alone.
std::vector<Parts> one_unit(std::string_view group, const PhraseBook& words) {
  const Tokens tokens = tokens_of(group);
  if (tokens.empty() || words.has(Sense::rank, tokens, 0) || group.find(',') != std::string_view::npos) return {};
  if (head_of({tokens, tokens.size(), words}).is != Head::Is::unit) return {};
  return {parts_of(group, tokens, words)};
}

}  // namespace

void tell_last_by_itself(std::vector<Parts>& troops, const PhraseBook& words) {
  const auto told = [&](const Parts& unit) {
    const Tokens name = tokens_of(unit.name);
    return unit.name.ends_with('s') || unit.name.ends_with("en") || words.any(Sense::unit, name, 0, name.size());
  };
  if (troops.size() < 2 || std::any_of(troops.begin(), troops.end() - 1, told)) return;
  Parts& last = troops.back();
  const Tokens name = tokens_of(last.name);
  if (name.size() > 2 && words.any(Sense::kind, name, 1, name.size() - 1) &&
      words.has(Sense::unit, name, name.size() - 1))
    last.name = singular(last.name, words);
}

std::vector<Parts> troops_in_groups(std::string_view text, const PhraseBook& words) {
  const std::vector<std::string> groups = groups_of(text, words);
  if (groups.size() < 2) return {};
  std::vector<Parts> troops;
  bool told = false, last_alone = false;
  for (const std::string& group : groups) {
    std::vector<Parts> units = several_units(group, tokens_of(group), words, true);
    told = told || !units.empty();
    last_alone = units.empty();
    if (units.empty()) units = one_unit(group, words);
    if (units.empty()) units = two_names(group, words);
    if (units.empty()) return {};
    std::move(units.begin(), units.end(), std::back_inserter(troops));
  }
  if (!told) return {};
  if (last_alone) tell_last_by_itself(troops, words);
  return troops;
}

}  // namespace estafette::readers
