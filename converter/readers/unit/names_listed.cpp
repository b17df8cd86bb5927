#include "converter/readers/unit/names_listed.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::ptrdiff_t kFewestListed = 3;  ///< entries of a list

}  // namespace

bool lists_names(const ToldUnit& told, const PhraseBook& words) {
  constexpr std::size_t kFewest = 3;
  const Tokens& name = told.name;
  bool begins = true;
  std::size_t pieces = 1;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (name[at].mark(",")) {
      ++pieces;
      begins = true;
      continue;
    }
    const bool named = name[at].is == Token::Is::ordinal ||
                       (name[at].is == Token::Is::word && capital_at(told.parts.name, name[at].begin));
    if (begins && !named) return false;
    begins = false;
  }
  return pieces >= kFewest && !begins && !words.any(Sense::unit, name, 0, name.size()) &&
         !words.any(Sense::kind, name, 0, name.size());
}

bool joins_two_names(const ToldUnit& told, const PhraseBook& words) {
  const Tokens& name = told.name;
  static constexpr std::array kOthers = {Sense::kind,    Sense::unit,  Sense::quality, Sense::rank, Sense::title,
                                         Sense::command, Sense::count, Sense::arm,     Sense::note, Sense::legion};
  const auto past_name = [&](std::size_t at) {
    const auto other = [&](Sense sense) { return words.has(sense, name, at); };
    while (at < name.size() && name[at].is == Token::Is::word && capital_at(told.parts.name, name[at].begin) &&
           std::none_of(kOthers.begin(), kOthers.end(), other))
      ++at;
    return at;
  };
  const std::size_t joint = past_name(0);
  if (joint == 0 || !is_and(name, joint, words)) return false;
  const std::size_t sort = past_name(joint + 1);
  const std::optional<PhraseFound> kind = sort > joint + 1 ? words.find(Sense::kind, name, sort) : std::nullopt;
  return kind && arm_of(*kind_from(kind->is)) != Arm::support;
}

bool numbers_several_at_commas(const Tokens& name) {
  std::size_t numbered = 0;
  bool battalion = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (at > 0 && !name[at - 1].mark(",")) continue;
    const bool stroke = at + 2 < name.size() && name[at].is == Token::Is::number && name[at + 1].mark("/") &&
                        name[at + 2].is == Token::Is::ordinal;
    numbered += stroke || name[at].is == Token::Is::ordinal ? 1U : 0U;
    battalion = battalion || stroke;
  }
  return numbered > 2 || (numbered > 1 && battalion);
}

bool tells_its_sort_twice(const Tokens& name, const PhraseBook& words) {
  const auto plain = [&](std::size_t at) {
    return name[at].is == Token::Is::word && !words.has(Sense::link, name, at) && !is_joint(name, at, words);
  };
  for (std::size_t at = 1; at + 2 < name.size(); ++at) {
    if (!plain(at) || !words.has(Sense::kind, name, at) || words.has(Sense::kind, name, at + 1)) continue;
    for (std::size_t again = at + 1; again < name.size() && plain(again); ++again)
      if (again > at + 1 && name[again].text == name[at].text) return true;
  }
  return false;
}

bool lists_entries(const std::string& note, const PhraseBook& words) {
  if (std::count(note.begin(), note.end(), ';') + 1 < kFewestListed) return false;
  const Tokens said = tokens_of(note);
  for (const Sense other : {Sense::rank, Sense::title, Sense::verb, Sense::commander, Sense::note, Sense::loss})
    if (words.any(other, said, 0, said.size())) return false;
  bool entry = true, named = false;  // each begins with a number or a name, and not as "Points: 120"
  for (const Token& token : said) {
    const char first = note[token.begin];
    if (entry && token.is != Token::Is::ordinal && (token.is != Token::Is::word || (first >= 'a' && first <= 'z')))
      return false;
    if (named && token.mark(":")) return false;
    if (entry) named = token.is == Token::Is::word;
    entry = token.mark(";");
  }
  return true;
}

}  // namespace estafette::readers
