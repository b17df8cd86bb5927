#include "converter/readers/list/named_list.hpp"

#include "converter/orbat/words.hpp"
#include "converter/readers/list/names_of_each.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

using Piece = ListCut::Piece;

/// "3/22 Kern", of a battalion of grenadiers: behind the numbers of the two regiments whose companies it has.
std::size_t past_companies(const ListCut& cut, std::size_t from, std::size_t to) {
  const auto number = [&](std::size_t at) { return cut.tokens[at].is != Token::Is::word && cut.tokens[at].value > 0; };
  return from + 3 < to && number(from) && cut.tokens[from + 1].mark("/") && number(from + 2) ? from + 3 : from;
}

/// "Fabecky", "Prinz Heinrich (2 bns)": a name that says nothing else, and figures of its own in brackets; of Cossacks
/// "Platov 4", who had several regiments of a name.
std::optional<Parts> name_in(const ListCut& cut, std::size_t from, std::size_t to, bool cossacks) {
  std::size_t end = from;
  while (end < to && !cut.tokens[end].mark("(")) ++end;
  const std::size_t number = cossacks ? number_of_name({cut.tokens, end, cut.words}, from) : end;
  const std::size_t first = past_companies(cut, from, number);
  const std::string_view name = cut.text_of(first, number);
  const Tokens said = tokens_of(name);
  const bool ranked = !said.empty() && cut.words.has(Sense::rank, said, 0);
  if (ranked || !may_be_person(said, 0, name, cut.words)) return std::nullopt;
  Parts parts;
  parts.name = cut.text_of(from, end);
  if (end == to) return parts;
  const std::optional<Facts> facts = facts_of(cut.tokens, end, to, cut.words, false);
  const bool remark = to == end + 3 && cut.tokens[to - 1].mark(")") && cut.tokens[end + 1].is == Token::Is::word;
  if (!facts && !remark) return std::nullopt;
  if (facts) parts.facts = *facts;
  if (!facts) parts.name = cut.text_of(from, to);  // "Kern (light)"
  return parts;
}

/// "Grenadier Bns", "Dragonerregimenter": where the names begin that follow a word for several units; 0 without one.
std::size_t behind_plural(const ListCut& cut, const Piece& first) {
  for (std::size_t at = first.from; at + 1 < first.to; ++at) {
    const std::string_view word = cut.text_of(at, at + 1);
    if (names_units(word, cut.words) && singular(word, cut.words) != word) return at + 1;
  }
  return 0;
}

/// "Grenadier Bns Fabecky, Schlieffen", "Dragoon Regiments Auer, Baczko, Zieten (5 sqns each)".
std::vector<Parts> behind_the_word(const ListCut& cut) {
  const Piece& first = cut.pieces.front();
  const std::size_t names = behind_plural(cut, first);
  if (names == 0) return {};
  const std::string one = singular(cut.text_of(first.from, names), cut.words);
  const Tokens said = tokens_of(one);
  if (head_of({said, said.size(), cut.words}).is != Head::Is::unit) return {};
  const bool cossacks = names_cossacks(said, cut.words);
  const std::size_t sort = names - first.from;  // which may stand before each of them
  const auto repeats = [&](const Piece& piece) {
    return piece.from + sort < piece.to &&
           cut.text_of(piece.from, piece.from + sort) == cut.text_of(first.from, first.from + sort);
  };
  std::vector<Parts> units;
  for (const Piece& piece : cut.pieces) {
    std::optional<Parts> unit = name_in(cut, piece.from + (repeats(piece) ? sort : 0), piece.to, cossacks);
    if (!unit) return {};
    unit->name = one + ' ' + unit->name;
    units.push_back(std::move(*unit));
  }
  return units;
}

/// How many words of a piece are a name: "New Ingermanland" of "New Ingermanland Regiment".
std::size_t words_of_name(const ListCut& cut, const Piece& piece) {
  constexpr std::size_t kMostWords = 3;
  const PhraseBook& words = cut.words;
  std::size_t at = piece.from;
  const auto says_more = [&] {
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::arm, Sense::count, Sense::command, Sense::rank,
                              Sense::quality, Sense::month, Sense::link})
      if (words.has(sense, cut.tokens, at)) return true;
    return at == piece.from && words.has(Sense::nation, cut.tokens, at) && !words.has(Sense::country, cut.tokens, at);
  };
  while (at < piece.to && at < piece.from + kMostWords && cut.tokens[at].is == Token::Is::word && !says_more()) ++at;
  return at - piece.from;
}

/// "Toro, Alba and Reina Dragoons - 2,000": behind the last the men of all, enough for each.
bool of_all_names(const ListCut& cut) {
  constexpr int kFewestMenOfEach = 100;
  const std::optional<int> men = !cut.tail ? std::nullopt : cut.tail->men ? cut.tail->men : cut.tail->bare;
  return men && *men >= kFewestMenOfEach * static_cast<int>(cut.pieces.size());
}

/// "Smolensk and New Ingermanland Infantry Regiments", "Нижегородский, Ладожский пп": the word for all stands behind
/// the last.
std::vector<Parts> before_the_word(ListCut& cut) {
  const Piece& last = cut.pieces.back();
  const std::size_t kind_at = last.from + words_of_name(cut, last);
  if (kind_at == last.from || kind_at >= last.to) return {};
  const PhraseBook& words = cut.words;
  const std::string_view whole = cut.text_of(kind_at, last.to);
  Parts all = parts_of(whole, tokens_of(whole), words);
  const Tokens said = tokens_of(all.name);
  if (said.empty()) return {};
  const std::string one = singular(all.name, words);
  const Head head = head_of({said, said.size(), words});
  const auto at_end = [&](Sense sense) { return words.find(sense, said, said.size() - 1); };
  const bool plural = one != all.name || (at_end(Sense::count) && at_end(Sense::count)->is == "regiments") ||
                      (said.size() == 1 && at_end(Sense::unit) && at_end(Sense::unit)->is == "regiment");
  const bool kind = words.has(Sense::kind, said, 0);
  const std::optional<Arm> arm = arm_alone(said, words);
  const bool of_all = cut.listed && (arm == Arm::infantry || arm == Arm::cavalry ||  // "Pskov, Sofia infantry"
                                     ends_with_kind_of_several(all.name, words));    // "Kiev, Perm Dragoons"
  // "Sievsk and Kaluga Musketeer Regiments"; "Perm & Mohilev Musketeers", "Dnieper & Kostroma IR", "Narva & Alba
  // Infantry" are guesses.
  const bool sure = cut.listed || (kind && said.size() > 1 && one != all.name);
  const bool joined = cut.pieces.size() == 2 || all.facts.each || of_all_names(cut);
  const bool likely = kind && said.size() == 1 && joined && last.joined_by_and &&
                      (all.name.ends_with('s') || said[0].capitals || arm == Arm::infantry || arm == Arm::cavalry);
  if (head.is != Head::Is::unit || head.numbered || !((plural && sure) || likely || of_all)) return {};
  const bool of_the_last = !plural && all.facts.figures() && !all.facts.each && !last.joined_by_and;
  if (of_the_last && cut.pieces.size() == 2) return {};  // "Selenguinsk, Grodno Hussars (8)"
  std::vector<Parts> units;
  for (const Piece& piece : cut.pieces) {
    const std::size_t name = words_of_name(cut, piece);
    if (name == 0 || (&piece != &last && piece.from + name != piece.to)) return {};
    Parts own = all;
    own.name = std::string(cut.text_of(piece.from, piece.from + name)) + ' ' + one;
    if (&piece != &last || !all.facts.each) own.facts = Facts{};
    if (!(plural && sure)) own.guessed.emplace_back("a unit of its own, from the names that are joined");
    units.push_back(std::move(own));
  }
  if (!cut.tail && !all.facts.each && all.facts.figures()) cut.tail = all.facts;  // "... Regiments (6 bns)": of all
  return units;
}

}  // namespace

bool names_cossacks(const Tokens& name, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = kind_in(name, words);
  return kind && kind->is == to_string(Kind::cossacks);
}

std::size_t number_of_name(const Range& name, std::size_t from) {
  constexpr int kLargest = 99;
  std::size_t at = name.to;
  if (at < from + 2 || !name.number(at - 1) || name.tokens[at - 1].thousands || name.tokens[at - 1].value > kLargest)
    return at;
  --at;
  if (name.mark(at - 1, ".") && at > from + 2 && name.find(Sense::serial, at - 2)) return at - 2;
  return at > from + 1 && (name.mark(at - 1, "#") || name.find(Sense::serial, at - 1)) ? at - 1 : at;
}

namespace {

/// "IR 4, IR 5": the same word for troops before each number.
std::vector<Parts> with_a_word_each(const ListCut& cut) {
  const Token& word = cut.tokens[cut.pieces.front().from];
  const bool sort = word.is == Token::Is::word && (cut.words.has(Sense::unit, cut.tokens, cut.pieces.front().from) ||
                                                   cut.words.has(Sense::kind, cut.tokens, cut.pieces.front().from));
  std::vector<Parts> units;
  for (const Piece& piece : cut.pieces) {
    std::size_t at = piece.from + 1;
    if (at < piece.to && cut.tokens[at].mark(".")) ++at;
    if (at < piece.to && cut.words.has(Sense::serial, cut.tokens, at)) ++at;
    const bool number = at + 1 == piece.to && cut.tokens[at].is == Token::Is::number && !cut.tokens[at].thousands &&
                        cut.tokens[at].value <= kLargestNumberOfAUnit;
    if (!sort || !number || cut.tokens[piece.from].text != word.text) return {};
    units.emplace_back().name = cut.text_of(piece.from, piece.to);
  }
  return units;
}

/// "1/Alba, 2/Toro": battalions, each by its number and the name of its regiment.
std::vector<Parts> battalions_of_names(const ListCut& cut) {
  constexpr int kMostBattalions = 4;
  std::vector<Parts> units;
  for (const Piece& piece : cut.pieces) {
    const Token& number = cut.tokens[piece.from];
    const bool slash = piece.from + 2 < piece.to && cut.tokens[piece.from + 1].mark("/");
    if (!slash || number.is != Token::Is::number || number.value < 1 || number.value > kMostBattalions) return {};
    std::size_t end = piece.from + 2;
    while (end < piece.to && cut.tokens[end].is == Token::Is::word) ++end;
    const std::string_view name = cut.text_of(piece.from + 2, end);
    if (end == piece.from + 2 || !may_be_person(tokens_of(name), 0, name, cut.words)) return {};
    if (end < piece.to && !cut.tokens[piece.to - 1].mark(")")) return {};
    const std::optional<Facts> facts = facts_of(cut.tokens, end, piece.to, cut.words, false);
    Parts unit;
    unit.name = cut.text_of(piece.from, facts ? end : piece.to);  // "1/Alba (grenadiers)"
    if (facts) unit.facts = *facts;
    units.push_back(std::move(unit));
  }
  return units;
}

}  // namespace

std::vector<Parts> named_units(ListCut& cut) {
  std::vector<Parts> units = behind_the_word(cut);
  if (units.empty()) units = before_the_word(cut);
  if (units.empty()) units = with_a_word_each(cut);
  if (units.empty()) units = battalions_of_names(cut);
  return units.empty() ? names_of_each(cut) : units;
}

}  // namespace estafette::readers
