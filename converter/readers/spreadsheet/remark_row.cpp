#include "converter/readers/spreadsheet/remark_row.hpp"

#include "base/letters.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::array kOfTroops = {Sense::kind,    Sense::unit,  Sense::arm,     Sense::count, Sense::nation,
                                  Sense::country, Sense::state, Sense::quality, Sense::gun,   Sense::command};

/// A word in small letters that does not belong to a name: "after", but neither "von" nor "de la".
bool is_small_word(const Tokens& name, std::size_t at, std::string_view typed, const PhraseBook& words) {
  constexpr std::array<std::string_view, 8> kParticles = {"von", "van", "zu", "de", "di", "da", "y", "e"};
  const Token& word = name[at];
  return word.is == Token::Is::word && is_small(typed[word.begin]) && !words.has(Sense::link, name, at) &&
         std::find(kParticles.begin(), kParticles.end(), word.text) == kParticles.end() &&
         !(word.joined && word.text.size() == 1);  // "Kern's"
}

}  // namespace

bool is_remark(const ReadRow& read, const PhraseBook& words) {
  const Parts& parts = read.parts;
  const Tokens name = tokens_of(read.name);
  if (name.size() < 2 || read.level || read.unit_level || read.figures > 0 || parts.facts.figures() ||
      parts.facts.kind || parts.facts.level || !parts.commander.empty())
    return false;
  bool remark = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (name[at].is == Token::Is::ordinal || name[at].mark("/")) return false;
    for (const Sense sense : kOfTroops)
      if (words.has(sense, name, at)) return false;
    remark = remark || words.has(Sense::note, name, at) || words.has(Sense::verb, name, at) ||
             is_small_word(name, at, read.name, words);
  }
  return remark;
}

}  // namespace estafette::readers
