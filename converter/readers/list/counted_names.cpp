#include "converter/readers/list/counted_names.hpp"

#include "base/text.hpp"
#include "converter/readers/list/named_list.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/pieces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::readers {
namespace {

/// The figure that ends "Froon 2", apart from the name and no larger than that; 0 for none.
int count_behind(const Tokens& tokens, int most) {
  if (tokens.size() < 2) return 0;
  const Token& count = tokens.back();
  return count.is == Token::Is::number && !count.joined && count.value <= most ? std::max(count.value, 0) : 0;
}

}  // namespace

bool is_guard_by_name(const Tokens& name, const PhraseBook& words) {
  if (name.size() < 2 || words.any(Sense::arm, name, 0, name.size())) return false;
  const std::optional<PhraseFound> quality = words.find(Sense::quality, name, 0),
                                   kind = words.find(Sense::kind, name, 0);
  const bool guard = quality && quality->length == name.size();
  return guard || (kind && kind->length == name.size() && kind_from(kind->is) == Kind::heavy_cavalry);
}

bool names_guards(const Tokens& name, const PhraseBook& words) {
  if (words.any(Sense::command, name, 0, name.size())) return false;
  for (std::size_t at = 0; at < name.size(); ++at)
    if (const std::optional<PhraseFound> quality = words.find(Sense::quality, name, at))
      if (quality->is == to_string(Quality::guard)) return true;
  return false;
}

bool names_a_land(const Tokens& name, const PhraseBook& words) {
  if (name.size() < 2 || name.size() > 3 || name[0].is != Token::Is::ordinal) return false;
  const std::size_t last = name.size() - 1;
  return (words.has(Sense::nation, name, last) || words.has(Sense::country, name, last)) &&
         (last == 1 || name[last].joined || name[1].end == name[1].begin + 1);  // "1st W. Prussian"
}

std::optional<Parts> name_with_count(std::string_view piece, const PhraseBook& words) {
  constexpr int kMostParts = 8;
  const Tokens tokens = tokens_of(piece);
  if (count_behind(tokens, kMostParts) == 0) return std::nullopt;
  const std::string_view name = trim(piece.substr(0, tokens.back().begin));
  const Tokens said = tokens_of(name);
  if (words.has(Sense::rank, said, 0) || !(may_be_person(said, 0, name, words) || is_guard_by_name(said, words)))
    return std::nullopt;
  Parts parts;
  parts.name = name;
  parts.facts.level = UnitLevel::regiment;
  parts.facts.few = tokens.back().value;
  return parts;
}

namespace {

constexpr int kMostCounted = 12;  ///< battalions or squadrons of one regiment

/// "IR Bevern 2", "Auer Dragoons 5": words, of which one is a name of its own, and a small figure behind them. No guns,
/// and no Cossacks, whose names bear numbers.
std::optional<Parts> troops_with_count(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  if (count_behind(tokens, kMostCounted) == 0) return std::nullopt;
  const Token& count = tokens.back();
  const std::size_t end = tokens.size() - 1;
  const bool plain = std::all_of(tokens.begin(), tokens.end() - 1,
                                 [](const Token& token) { return token.is == Token::Is::word || token.mark("-"); });
  if (!plain || words.has(Sense::rank, tokens, 0) || words.has(Sense::serial, tokens, end - 1)) return std::nullopt;
  const std::string_view name = trim(piece.substr(0, count.begin));
  const Tokens said = tokens_of(name);
  const std::optional<PhraseFound> kind = kind_in(said, words);
  const bool guns = kind && arm_of(*kind_from(kind->is)) == Arm::artillery;
  if (guns || names_cossacks(said, words) || head_of({said, said.size(), words}).is == Head::Is::formation)
    return std::nullopt;
  bool own = is_guard_by_name(said, words);
  for (std::size_t at = 0; at < said.size() && !own; ++at) {
    bool known = said[at].is != Token::Is::word;
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::arm, Sense::count, Sense::link, Sense::number})
      if (const std::optional<PhraseFound> found = words.find(sense, said, at)) known = known || !found->part;
    own = !known;
  }
  if (!own) return std::nullopt;
  Parts parts = parts_of(name, said, words);
  if (!parts.commander.empty() || parts.facts.figures()) return std::nullopt;
  if (!parts.facts.level && !kind) parts.facts.level = UnitLevel::regiment;
  parts.facts.few = count.value;
  return parts;
}

/// "Dragoner Kern 5, Roe 5", "Kern Cuirassiers 5, Roe 5": a name alone is of the sort of the one before it.
void take_sort_of(const Parts& before, Parts& unit, const PhraseBook& words) {
  const Tokens name = tokens_of(before.name);
  const std::optional<PhraseFound> first = words.find(Sense::kind, name, 0), kind = kind_in(name, words);
  const bool leads = first && first->length == 1 && name.size() > 1 && !is_guard_by_name(name, words);
  if (leads) {
    unit.name = before.name.substr(0, name[0].end) + ' ' + unit.name;
  } else if (kind || before.facts.kind) {
    unit.facts.kind = before.facts.kind ? before.facts.kind : kind_from(kind->is);
    unit.guessed.push_back(fmt::format("kind {} from the unit before it", to_string(*unit.facts.kind)));
  }
}

}  // namespace

std::vector<Parts> counted_names(std::string_view text, const PhraseBook& words) {
  const bool semicolons = text.find(';') != std::string_view::npos;
  const std::vector<std::string_view> pieces = pieces_of(text, semicolons ? ';' : ',');
  std::vector<Parts> units;
  std::set<int> counts;
  bool sort = false, guard = false;
  for (const std::string_view piece : pieces) {
    std::optional<Parts> unit = troops_with_count(piece, words);
    if (!unit) return {};
    counts.insert(*unit->facts.few);
    const Tokens name = tokens_of(unit->name);
    const bool by_name = is_guard_by_name(name, words);
    const bool told = by_name || head_of({name, name.size(), words}).is == Head::Is::unit;
    sort = sort || told;
    guard = guard || by_name;
    if (!told && !units.empty()) take_sort_of(units.back(), *unit, words);
    units.push_back(std::move(*unit));
  }
  const bool again = counts.size() < units.size();  // numbers of regiments differ
  return sort && (again || guard) ? units : std::vector<Parts>{};
}

}  // namespace estafette::readers
