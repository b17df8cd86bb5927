#include "converter/readers/list/names_before_numbers.hpp"

#include "base/text.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestNamed = 2;
constexpr std::size_t kMostWordsNamed = 3;

/// Adds "Tauride Grenadiers" among names: a name and its sort, and no figure.
bool take_sort(std::string_view piece, const PhraseBook& words, std::vector<Parts>& units) {
  const Tokens tokens = tokens_of(piece);
  const bool plain = tokens.size() > 1 && std::all_of(tokens.begin(), tokens.end(),
                                                      [](const Token& token) { return token.is == Token::Is::word; });
  if (!plain || words.any(Sense::rank, tokens, 0, tokens.size()) ||
      head_of({tokens, tokens.size(), words}).is != Head::Is::unit)
    return false;
  if (std::vector<Parts> joined = several_units(piece, tokens, words, true); !joined.empty()) {
    units.insert(units.end(), joined.begin(), joined.end());  // "Pavlov & Kexholm Grenadiers"
  } else {
    units.push_back(parts_of(piece, tokens, words));
  }
  return true;
}

/// Adds "Alba (2 bns)"; false if it is anything but a name and what it has.
bool take_counted(std::string_view piece, const PhraseBook& words, std::vector<Parts>& units) {
  const std::size_t open = piece.find('(');
  if (open == std::string_view::npos || open == 0 || !piece.ends_with(')')) return false;
  const std::string_view name = trim(piece.substr(0, open));
  const Tokens said = tokens_of(name);
  if (words.any(Sense::rank, said, 0, said.size()) || !may_be_person(said, 0, name, words)) return false;
  Parts unit = parts_of(piece, tokens_of(piece), words);
  if (!unit.commander.empty() || !(unit.facts.subunits() || unit.facts.few || unit.facts.men || unit.facts.bare))
    return false;
  unit.facts.level = UnitLevel::regiment;
  unit.guessed.emplace_back("a regiment from those beside it");
  units.push_back(std::move(unit));
  return true;
}

/// Adds "Alba", or "Alba and Toro"; false if it is anything but names.
bool take_names(std::string_view piece, const PhraseBook& words, std::vector<Parts>& units) {
  const Tokens tokens = tokens_of(piece);
  std::size_t from = 0;
  for (std::size_t at = 0; at <= tokens.size(); ++at) {
    if (at < tokens.size() && !is_and(tokens, at, words)) continue;
    if (at == from || at - from > kMostWordsNamed) return false;
    const std::string_view name = text_between(piece, tokens[from], tokens[at - 1]);
    const Tokens said = tokens_of(name);
    const std::optional<PhraseFound> country = words.find(Sense::country, said, 0);
    const bool land = country && country->length == said.size();  // the regiment Lithuania
    if (words.any(Sense::rank, said, 0, said.size()) || words.any(Sense::title, said, 0, said.size()) ||
        !(land || may_be_person(said, 0, name, words)))
      return false;
    Parts& unit = units.emplace_back();
    unit.name = name;
    unit.facts.level = UnitLevel::regiment;
    unit.guessed.emplace_back("a regiment from those beside it");
    from = at + 1;
  }
  return true;
}

}  // namespace

std::vector<Parts> names_before_numbers(std::string_view text, const PhraseBook& words) {
  std::vector<Parts> units;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::string_view rest = text.substr(begin);
    if (const Tokens tokens = tokens_of(rest); !tokens.empty() && tokens[0].is == Token::Is::ordinal) {
      if (units.size() < kFewestNamed) return {};
      std::vector<Parts> numbered = several_units(trim(rest), tokens_of(trim(rest)), words, true);
      if (numbered.empty()) {
        const Head head = head_of({tokens, tokens.size(), words});
        const bool plain = rest.find_first_of(",;") == std::string_view::npos;
        if (head.is != Head::Is::unit || !plain) return {};
        numbered.push_back(parts_of(rest, tokens, words));
      }
      units.insert(units.end(), numbered.begin(), numbered.end());
      return units;
    }
    const std::size_t bracket = std::min(rest.find('('), rest.size());
    const std::size_t closed = bracket < rest.find_first_of(",;") ? rest.find(')', bracket) : 0;  // "Alba (2 bns, 900)"
    const std::size_t end = std::min(rest.find_first_of(",;", std::min(closed, rest.size())), rest.size());
    const std::string_view piece = trim(rest.substr(0, end));
    if (!take_sort(piece, words, units) && !take_counted(piece, words, units) && !take_names(piece, words, units))
      return {};
    begin += end + 1;
  }
  return {};
}

}  // namespace estafette::readers
