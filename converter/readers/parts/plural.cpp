#include "converter/readers/parts/plural.hpp"

#include "converter/readers/parts/name.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

bool names_units(std::string_view word, const PhraseBook& words) {
  const Tokens tokens = tokens_of(word);
  if (tokens.empty() || tokens.size() > 2) return false;  // "demi-brigades"
  for (const Sense sense : {Sense::unit, Sense::count}) {
    const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
    if (found && found->length == tokens.size() && found->is != "men" && found->is != "horses" && found->is != "sabres")
      return true;
  }
  return false;
}

namespace {

struct Ending {
  std::string_view several, one;
};
/// The adjective of companies: "батарейные роты", "легкие роты".
constexpr std::array<std::string_view, 2> kPluralAdjectives = {"ые", "ие"};
/// In all languages, the longest first.
constexpr std::array<Ending, 17> kEndings = {{{"роты", "рота"},
                                              {"ков", "ка"},
                                              {"ones", "ón"},
                                              {"ões", "ão"},
                                              {"ies", "y"},
                                              {"ni", "ne"},
                                              {"ti", "to"},
                                              {"er", ""},
                                              {"en", ""},
                                              {"es", ""},
                                              {"s", ""},
                                              {"e", ""},
                                              {"n", ""},
                                              {"y", ""},
                                              {"i", ""},
                                              {"ки", "к"},
                                              {"ы", ""}}};

/// "драгунские" as "драгунский"; any other word as it is.
std::string one_adjective(std::string_view word, const PhraseBook& words) {
  constexpr std::array<Ending, 5> kAdjectives = {
      {{"ские", "ский"}, {"ских", "ского"}, {"отные", "отный"}, {"ьих", "ьего"}, {"ьи", "ий"}}};
  for (const Ending& ending : kAdjectives) {
    if (!word.ends_with(ending.several)) continue;
    const std::string adjective =
        std::string(word.substr(0, word.size() - ending.several.size())) + std::string(ending.one);
    if (words.has(Sense::kind, tokens_of(adjective), 0)) return adjective;
  }
  return std::string(word);
}

/// "batteries" as "battery", "Bttys" as "Btty", "Regimenter" as "Regiment"; a word that has no such form in words.xml
/// as it is. `french`: "batteries de 4" are those of another language.
std::string one_of_them(std::string_view word, bool french, const PhraseBook& words) {
  if (!names_units(word, words)) return one_adjective(word, words);
  for (const Ending& ending : kEndings) {
    if (!word.ends_with(ending.several) || (french && ending.one == "y")) continue;
    const bool vowel = word.size() > 1 && (word[word.size() - 2] == 'e' || word[word.size() - 2] == 'r');
    if (ending.several == "n" && !vowel) continue;  // "Batterien", but "Battn" is one
    const std::string one = std::string(word.substr(0, word.size() - ending.several.size())) + std::string(ending.one);
    if (one.ends_with('i') && (ending.several == "en" || ending.several == "es" || ending.several == "e"))
      continue;  // "batteri" is Danish, "batteries" is not
    if (names_units(one, words)) return one;
  }
  return std::string(word);
}

}  // namespace

std::string singular(std::string_view text, const PhraseBook& words) {
  std::string result;
  std::size_t done = 0;
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    if (token.is != Token::Is::word) continue;
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    const bool hyphened = unit && unit->length == 2 && text[tokens[at + 1].begin - 1] == '-';  // "demi-brigades"
    const std::size_t end = tokens[at + (hyphened ? 1 : 0)].end;
    if (hyphened) ++at;
    const std::string next = at + 1 < tokens.size() ? tokens[at + 1].text : "";
    const bool french = next == "de" || next == "du" || next == "d" || next == "des";
    result += text.substr(done, token.begin - done);
    const std::string_view word = text.substr(token.begin, end - token.begin);
    const bool adjective = next == "роты" && std::any_of(kPluralAdjectives.begin(), kPluralAdjectives.end(),
                                                         [&](std::string_view many) { return word.ends_with(many); });
    result += adjective ? std::string(word.substr(0, word.size() - kPluralAdjectives.front().size())) + "ая"
                        : one_of_them(word, french, words);
    done = end;
  }
  result += text.substr(done);
  return result;
}

bool names_several(const std::string& text, const PhraseBook& words) {
  const Tokens said = tokens_of(text);
  const std::optional<PhraseFound> count = words.find(Sense::count, said, 0);
  const std::optional<PhraseFound> kind = kind_in(said, words);
  const bool guns = kind && arm_of(*kind_from(kind->is)) == Arm::artillery;  // whose companies are batteries
  const bool companies = count && count->is == "companies" && !guns;
  return !companies && words.any(Sense::kind, said, 1, said.size()) && singular(text, words) != text;
}

bool ends_with_kind_of_several(std::string_view text, const PhraseBook& words) {
  const Tokens said = tokens_of(text);
  if (said.empty() || said.back().is != Token::Is::word || !words.has(Sense::kind, said, said.size() - 1)) return false;
  const std::string_view word = text.substr(said.back().begin, said.back().end - said.back().begin);
  constexpr std::array<std::string_view, 4> kSeveral = {"s", "en", "er", "ri"};
  return std::any_of(kSeveral.begin(), kSeveral.end(), [&](std::string_view end) { return word.ends_with(end); });
}

bool may_be_several(std::string_view text, const PhraseBook& words) {
  return ends_with_kind_of_several(text, words) || singular(text, words) != text;
}

}  // namespace estafette::readers
