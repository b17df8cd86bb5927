#include "converter/readers/retold/companies/batteries_of_regiments.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/ordinals.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

struct Numbered {
  std::string_view battery, regiment;
};

/// Where the numbers begin, behind "Batterien" and what may stand there: "Nr."
std::optional<std::size_t> numbers_begin(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    if (!tokens[at].text.ends_with("batterien") && !tokens[at].text.ends_with("batteries")) continue;
    std::size_t next = at + 1;
    while (next < tokens.size() && (words.has(Sense::serial, tokens, next) || tokens[next].mark("."))) ++next;
    return next;
  }
  return std::nullopt;
}

/// "Fußbatterie" for "Fußbatterien", "battery" for "batteries".
std::string of_one(std::string text) {
  for (const auto& [many, one] : {std::pair("atterien", "atterie"), std::pair("atteries", "attery")}) {
    const std::size_t at = text.rfind(many);
    if (at != std::string::npos) text.replace(at, std::string_view(many).size(), one);
  }
  return text;
}

}  // namespace

std::string with_batteries_of_regiments(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<std::size_t> first = numbers_begin(tokens, words);
  if (!first) return std::string(line);
  std::vector<Numbered> all;
  std::size_t at = *first;
  while (at < tokens.size() && tokens[at].is == Token::Is::number) {
    Numbered one{text_between(line, tokens[at], tokens[at]), {}};
    ++at;
    if (at + 1 < tokens.size() && tokens[at].mark("/")) {
      one.regiment = text_between(line, tokens[at + 1], tokens[at + 1]);
      if (!roman(std::string(one.regiment))) return std::string(line);
      at += 2;
    }
    all.push_back(one);
    if (at + 1 >= tokens.size() || !is_joint(tokens, at, words)) break;
    while (at < tokens.size() && (is_joint(tokens, at, words) || tokens[at].mark("."))) ++at;
    while (at < tokens.size() && (words.has(Sense::serial, tokens, at) || tokens[at].mark("."))) ++at;
  }
  if (at != tokens.size() || all.size() < 2 || all.back().regiment.empty()) return std::string(line);
  const std::string head = of_one(std::string(line.substr(0, tokens[*first].begin)));
  std::string told;
  for (std::size_t battery = 0; battery < all.size(); ++battery) {
    std::size_t with = battery;
    while (all[with].regiment.empty()) ++with;
    told += fmt::format("{}{}{}/{}", told.empty() ? "" : ", ", head, all[battery].battery, all[with].regiment);
  }
  return told;
}

std::string with_calibre_of_batteries_noted(std::string_view line, const PhraseBook& words) {
  constexpr int kFewestGuns = 4;  // of each
  const Tokens tokens = tokens_of(line);
  const std::size_t size = tokens.size();
  const bool figure =
      size > 6 && tokens[size - 1].mark(")") && tokens[size - 2].is == Token::Is::number && tokens[size - 3].mark("(");
  if (!figure) return std::string(line);
  std::size_t word = 0;
  int batteries = 0;
  const auto names_batteries = [&](std::size_t at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    return count && count->is == "batteries" && words.has(Sense::plural, tokens, at);
  };
  while (word < size && !names_batteries(word)) {
    batteries += tokens[word].is == Token::Is::ordinal ? 1 : 0;
    if (tokens[word].mark(":")) batteries = 0;
    ++word;
  }
  if (word == size || batteries < 2 || tokens[size - 2].value >= kFewestGuns * batteries) return std::string(line);
  for (std::size_t at = word + 1; at + 3 < size; ++at)
    if (tokens[at].mark(",") || tokens[at].mark(";") || is_and(tokens, at, words)) return std::string(line);
  return fmt::format("{}[Note: de {}]", line.substr(0, tokens[size - 3].begin), tokens[size - 2].value);
}

namespace {

/// A word for a battery or batteries, of whatever sort.
bool is_battery_word(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
  return (count && !count->part && (count->is == "batteries" || count->is == "horse batteries")) ||
         (unit && !unit->part && unit->is == "battery");
}

/// "8th Artillery Regiment", "17th Horse Artillery", to the end, a bracket or a mark: a numbered regiment of gunners.
bool is_gunners_regiment(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size() || tokens[at].is != Token::Is::ordinal) return false;
  bool gunners = false;
  for (std::size_t word = at + 1; word < tokens.size() && tokens[word].is != Token::Is::mark; ++word) {
    const std::optional<PhraseFound> part = words.find(Sense::count, tokens, word);
    if (tokens[word].figure() || is_battery_word(tokens, word, words) || (part && part->is == "companies"))
      return false;
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, word);
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, word);
    gunners = gunners || (arm && arm->is == "artillery") ||
              (kind && (kind->is == "foot artillery" || kind->is == "horse artillery"));
  }
  return gunners;
}

}  // namespace

std::string with_regiment_at_batteries(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    if (!tokens[at].mark(",") || !is_battery_word(tokens, at - 1, words)) continue;
    bool numbered = false;  // back to the mark before, "5th and 6th", "1st Horse"
    for (std::size_t back = at - 1; back > 0 && !numbered; --back) {
      if (tokens[back - 1].is == Token::Is::mark && !tokens[back - 1].mark(",") && !tokens[back - 1].mark("&")) break;
      numbered = tokens[back - 1].is == Token::Is::ordinal;
    }
    if (numbered && is_gunners_regiment(tokens, at + 1, words)) told.put(tokens[at].begin, tokens[at].end, " of the");
  }
  return told.text();
}

namespace {

/// "reitend", "zu Pferd", "6pfd.": what only a battery is.
bool tells_of_guns(std::string_view text) {
  constexpr std::array<std::string_view, 5> kOfGuns = {"reitend", "zu Pferd", "zu Fu\u00DF", "zu Fuss",
                                                       "\u00E0 cheval"};
  if (std::any_of(kOfGuns.begin(), kOfGuns.end(), [&](std::string_view word) { return text.starts_with(word); }))
    return true;
  std::size_t at = 0;
  while (at < text.size() && is_digit(text[at])) ++at;
  if (at == 0) return false;
  if (at < text.size() && (text[at] == '-' || text[at] == ' ')) ++at;
  return text.substr(at).starts_with("pf") || text.substr(at).starts_with("Pf");
}

}  // namespace

std::string with_battery_for_batt(std::string_view line) {
  constexpr std::string_view kShort = "Batt. ", kNumber = "Nr. ";
  Rewriting told(line);
  for (std::size_t at = line.find(kShort); at != std::string_view::npos; at = line.find(kShort, at + 1)) {
    std::size_t end = at + kShort.size();
    if (line.substr(end).starts_with(kNumber)) end += kNumber.size();
    const std::size_t digits = end;
    while (end < line.size() && is_digit(line[end])) ++end;
    const bool of_regiment = end > digits && end + 1 < line.size() && line[end] == '/' &&
                             std::string_view("IVX").find(line[end + 1]) != std::string_view::npos;
    const bool of_guns = tells_of_guns(line.substr(at + kShort.size()));
    if ((of_regiment || of_guns) && at >= told.done()) told.put(at, at + kShort.size() - 1, "Batterie");
  }
  return told.text();
}

}  // namespace estafette::readers
