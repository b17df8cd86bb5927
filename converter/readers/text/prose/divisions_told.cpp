#include "converter/readers/text/prose/divisions_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/text/prose/sentence/clause.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/text/prose/sentence/sentences.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostLines = 8;  ///< of one division

/// One past the name in "Segunda división, ...": a word or number, a word of command and a comma; 0 if it is anything
/// else.
std::size_t end_of_division(const Clause& line, const PhraseBook& words) {
  constexpr std::size_t kWithin = 4;  // tokens
  for (std::size_t at = 0; at < std::min(kWithin, line.tokens.size()) && line.tokens[at].is != Token::Is::mark; ++at) {
    const std::optional<PhraseFound> command = command_word(line.tokens, at, words);
    if (!command) continue;
    const std::size_t end = at + command->length;
    return at > 0 && end < line.tokens.size() && line.tokens[end].mark(",") ? end : 0;
  }
  return 0;
}

/// "Luis Vega" of "led by Luis Vega", "Luis Vega era su jefe", "con Luis Vega al frente"; empty if somebody else is
/// told of.
std::string leader_of(std::string_view typed, const PhraseBook& words) {
  constexpr std::size_t kMostBehind = 4;  // tokens
  const Clause told = Clause::as_typed(typed, words);
  std::size_t from = 0;
  if (const std::optional<PhraseFound> led = words.find(Sense::commander, told.tokens, 0)) from = led->length;
  while (const std::optional<PhraseFound> link = words.find(Sense::link, told.tokens, from)) from += link->length;
  std::size_t to = from;
  if (const std::optional<PhraseFound> rank = words.find(Sense::rank, told.tokens, from)) to += rank->length;
  const std::size_t name = to;
  while (to < told.tokens.size() && told.tokens[to].is == Token::Is::word) {
    const bool particle = to > name && to + 1 < told.tokens.size() && told.is_name(to + 1) &&
                          told.tokens[to].text.size() <= 3;  // "de", "von"
    if (!told.is_name(to) && !particle) break;
    ++to;
  }
  const bool plain = told.tokens.size() - to <= kMostBehind &&
                     std::all_of(told.tokens.begin() + static_cast<std::ptrdiff_t>(to), told.tokens.end(),
                                 [](const Token& token) { return token.is == Token::Is::word; });
  const std::string_view person = told.between(name, to);
  if (!plain || person.empty() || !may_be_person(tokens_of(person), 0, person, words) ||
      words.any(Sense::unit, told.tokens, 0, told.tokens.size()))
    return {};
  return std::string(told.between(from, to));
}

/// "It had the" of "It had the battalions": how many tokens only lead to a list; and whether any do that surely.
std::pair<std::size_t, bool> before_list(const Clause& sentence, const PhraseBook& words) {
  constexpr std::size_t kLongest = 6;  // tokens
  bool holds = false;
  std::size_t at = 0;
  while (at < std::min(kLongest, sentence.tokens.size())) {
    const std::optional<PhraseFound> link = words.find(Sense::link, sentence.tokens, at);
    const bool held = (link && link->is == "holds") || words.has(Sense::verb, sentence.tokens, at);
    const bool unit = !begins_small(sentence.word(at)) || names_units(sentence.word(at), words) ||
                      is_number_word(sentence.tokens, at, words) || words.has(Sense::unit, sentence.tokens, at + 1);
    if (!held && at > 0 && !link && unit) break;
    if (!held && !link && !(holds || at == 0)) break;
    if (!held && !link && at == 0 && !words.has(Sense::verb, sentence.tokens, 1)) break;  // "Ella tenía"
    holds = holds || held;
    at += link ? link->length : 1;
  }
  return {holds ? at : 0, holds};
}

/// Where each name of a list begins, and one past its end: cut at commas and words for "and".
std::vector<std::pair<std::size_t, std::size_t>> names_in(const Clause& list, std::size_t from,
                                                          const PhraseBook& words) {
  std::vector<std::pair<std::size_t, std::size_t>> names;
  for (std::size_t at = from; at <= list.tokens.size(); ++at) {
    const bool end = at == list.tokens.size() || is_joint(list.tokens, at, words);
    if (!end) continue;
    if (at > from) names.emplace_back(from, at);
    from = at + 1;
  }
  return names;
}

/// "two", "segundo", "light" before the word for a unit.
bool belongs_before_unit(const Tokens& list, std::size_t at, const PhraseBook& words) {
  static constexpr std::array kSenses = {Sense::kind, Sense::arm, Sense::quality, Sense::nation};
  const bool last =
      list[at].is == Token::Is::word && !words.has(Sense::each, list, at) && words.has(Sense::unit, list, at + 1);
  return is_number_word(list, at, words) ||
         std::any_of(kSenses.begin(), kSenses.end(), [&](Sense sense) { return words.has(sense, list, at); }) || last;
}

/// The troops of a list by their names, each as a line; none if it names any without a word for what they are, or
/// numbers them as lists do.
std::vector<std::string> troops_of(const Clause& list, std::size_t from, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 4;  // tokens
  std::vector<std::string> troops;
  std::string unit;  // "batallón", of each bare name
  bool numbered = false;
  for (auto [at, end] : names_in(list, from, words)) {
    while (at < end && words.has(Sense::link, list.tokens, at) && !words.has(Sense::number, list.tokens, at)) ++at;
    std::size_t word = at;
    while (word < end && !names_units(list.word(word), words)) ++word;
    if (word == end) {  // a bare name
      if (unit.empty() || numbered || at == end || end - at > kMostWords || !list.is_name(at)) return {};
      troops.push_back(fmt::format("{} {}", unit, list.between(at, end)));
      continue;
    }
    for (std::size_t before = at; before < word; ++before)
      if (!belongs_before_unit(list.tokens, before, words)) return {};
    unit = singular(list.word(word), words);
    numbered = word > at;
    const bool several = unit != list.word(word);
    std::size_t name = word + 1;
    while (name < end && words.has(Sense::link, list.tokens, name)) ++name;
    const bool plain = word == at && name < end && list.is_name(name);
    if (several && !numbered && !plain) return {};
    troops.push_back(plain ? fmt::format("{} {}", unit, list.between(name, end)) : std::string(list.between(at, end)));
  }
  return troops;
}

/// One division with all that is told of it, over several lines.
class Division {
 public:
  /// `head_size`: bytes of its first line, if nothing else stands on it.
  Division(std::string text, std::size_t head_size, int line, const PhraseBook& words)
      : text_(std::move(text)), line_(line), words_(words) {
    std::vector<std::string_view> sentences = sentences_of(std::string_view(text_).substr(head_size), words_);
    if (head_size > 0) sentences.insert(sentences.begin(), std::string_view(text_).substr(0, head_size));
    if (sentences.size() < 2) return;
    const Clause head = Clause::as_typed(sentences.front(), words_);
    const std::size_t end = end_of_division(head, words_);
    const std::string leader = leader_of(head.text.substr(head.tokens[end].end), words_);
    if (leader.empty()) return;
    told.push_back(fmt::format("{}: {}", head.between(0, end), leader));
    for (std::size_t at = 1; at < sentences.size(); ++at) take(sentences[at]);
  }

  /// False if none of its sentences tells of troops in this way.
  [[nodiscard]] bool read() const { return troops_ && !listed_; }

  std::vector<std::string> told;
  std::vector<Problem> asked;

 private:
  void take(std::string_view typed) {
    const Clause sentence = Clause::as_typed(typed, words_);
    if (const std::optional<PhraseFound> total = words_.find(Sense::total, sentence.tokens, 0)) {
      const bool colon = total->length < sentence.tokens.size() && sentence.tokens[total->length].mark(":");
      if (colon && total->length + 1 < sentence.tokens.size())
        told.front() += fmt::format(" - {}", sentence.between(total->length + 1, sentence.tokens.size()));
      else
        told.emplace_back(typed);
      return;
    }
    const auto numbers = [](const Token& token) { return token.is == Token::Is::ordinal; };
    listed_ = listed_ || std::any_of(sentence.tokens.begin(), sentence.tokens.end(), numbers);
    const auto [from, holds] = before_list(sentence, words_);
    const std::vector<std::string> troops = troops_of(sentence, from, words_);
    told.insert(told.end(), troops.begin(), troops.end());
    troops_ = troops_ || holds || !troops.empty();
    if (!troops.empty()) return;
    told.push_back(fmt::format("Note: {}.", typed));
    if (!holds && !speaks_of_troops(typed, words_)) return;
    asked.push_back({"", line_, "", std::string(typed), "troops behind the command that they belong to",
                     "Write the command, a colon and its troops on a line of their own"});
  }

  std::string text_;
  int line_;
  const PhraseBook& words_;
  bool troops_ = false;
  bool listed_ = false;  ///< "the 9th and 12th Line"
};

/// "Segunda divisi\u00F3n, Vega", and nothing behind it: what is below it begins another sentence.
bool stands_alone(std::string_view line, const PhraseBook& words) {
  const Clause head = Clause::as_typed(line, words);
  const std::size_t end = end_of_division(head, words);
  return is_any_letter(line.back()) && sentences_of(line, words).size() == 1 &&
         !leader_of(head.text.substr(head.tokens[end].end), words).empty();
}

bool may_be_told(const TextLine& line) {
  return !line.footnote && !line.back_matter && !line.heading && !line.beside && !line.text.empty();
}

}  // namespace

std::vector<Problem> tell_divisions_in_sentences(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> asked;
  std::vector<TextLine> all;
  for (std::size_t at = 0; at < lines.size();) {
    const auto begins = [&](std::size_t line) {
      return end_of_division(Clause::as_typed(lines[line].text, words), words) > 0;
    };
    if (!may_be_told(lines[at]) || lines[at].text.size() > kLongestLine || !begins(at)) {
      all.push_back(lines[at++]);
      continue;
    }
    std::string text = lines[at].text;
    const bool alone =
        at + 1 < lines.size() && stands_alone(text, words) && sentences_of(lines[at + 1].text, words).size() > 1;
    const std::size_t head = alone ? text.size() : 0;
    std::size_t to = at + 1;
    for (; to < std::min(lines.size(), at + kMostLines) && may_be_told(lines[to]) && !lines[to].after_blank &&
           !begins(to);
         ++to)
      text += " " + lines[to].text;
    const Division division(std::move(text), head, lines[at].line, words);
    if (!division.read()) {
      all.push_back(lines[at++]);
      continue;
    }
    for (const std::string& told : division.told) {
      all.push_back(lines[at]);
      all.back().text = told;
      all.back().after_blank = lines[at].after_blank && &told == &division.told.front();
    }
    all.back().lines = lines[to - 1].line + lines[to - 1].lines - lines[at].line;
    asked.insert(asked.end(), division.asked.begin(), division.asked.end());
    at = to;
  }
  lines = std::move(all);
  return asked;
}

}  // namespace estafette::readers
