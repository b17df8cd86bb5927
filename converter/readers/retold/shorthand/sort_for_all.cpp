#include "converter/readers/retold/shorthand/sort_for_all.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestNamed = 2, kMostOfAName = 4;  ///< words

/// One of those that are named: tokens.
struct Named {
  std::size_t begin = 0, name_end = 0;       ///< its name, with its number
  std::size_t bracket = 0, bracket_end = 0;  ///< "(6)"; equal: none
  bool numbered = false;
};

bool is_of_a_sort(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return words.has(Sense::kind, tokens, at) || words.has(Sense::arm, tokens, at) || words.has(Sense::unit, tokens, at);
}

/// "Alba", "Roe #5", "Kronprinz Ferdinand (6)" from token `at` on.
std::optional<Named> named_at(const Tokens& tokens, std::size_t at, std::string_view line, const PhraseBook& words) {
  Named named{at, at, 0, 0, false};
  while (named.name_end < tokens.size() && tokens[named.name_end].is == Token::Is::word &&
         is_capital(line[tokens[named.name_end].begin]) && !is_of_a_sort(tokens, named.name_end, words) &&
         !words.has(Sense::command, tokens, named.name_end) && !words.has(Sense::rank, tokens, named.name_end) &&
         !words.has(Sense::serial, tokens, named.name_end) && !words.has(Sense::count, tokens, named.name_end))
    ++named.name_end;
  if (named.name_end == at || named.name_end - at > kMostOfAName) return std::nullopt;
  const bool sign = named.name_end < tokens.size() &&
                    (tokens[named.name_end].mark("#") || words.has(Sense::serial, tokens, named.name_end));
  std::size_t figure = named.name_end + (sign ? 1 : 0);
  if (sign && figure < tokens.size() && tokens[figure].mark(".")) ++figure;
  if (sign && figure < tokens.size() && tokens[figure].is == Token::Is::number) {
    named.name_end = figure + 1;
    named.numbered = true;
  }
  named.bracket = named.bracket_end = named.name_end;
  if (named.name_end + 2 < tokens.size() && tokens[named.name_end].mark("(") &&
      tokens[named.name_end + 1].is == Token::Is::number && tokens[named.name_end + 2].mark(")"))
    named.bracket_end = named.name_end + 3;
  return named;
}

/// "Regiments" as "Regiment", and no other word.
std::string of_one(std::string_view sort) {
  std::string one(sort);
  for (const std::string_view several : {"Regiments", "Battalions", "regiments", "battalions", "Regts", "Bns"})
    if (one.ends_with(several)) one.pop_back();
  return one;
}

}  // namespace

std::string with_sort_for_all_named(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::size_t first = [&] {  // behind the command's name and its leader
    const std::size_t colon = line.rfind(": ");
    std::size_t at = 0;
    while (colon != std::string_view::npos && at < tokens.size() && tokens[at].begin <= colon) ++at;
    return at;
  }();
  std::vector<Named> all;
  std::size_t at = first;
  while (const std::optional<Named> named = named_at(tokens, at, line, words)) {
    all.push_back(*named);
    at = named->bracket_end;
    if (at < tokens.size() && tokens[at].mark(","))
      ++at;
    else if (!is_and(tokens, at, words))
      break;
    if (is_and(tokens, at, words)) ++at;
  }
  const auto told = [](const Named& named) { return named.numbered || named.bracket_end > named.bracket; };
  if (all.size() < kFewestNamed || !std::all_of(all.begin(), all.end() - 1, told) || at >= tokens.size() ||
      at != all.back().bracket_end || !is_of_a_sort(tokens, at, words))
    return std::string(line);
  std::size_t end = at;
  while (end < tokens.size() && (tokens[end].is == Token::Is::word || (tokens[end].mark(".") && tokens[end].joined)))
    ++end;
  const std::string sort = of_one(text_between(line, tokens[at], tokens[end - 1]));
  std::string each, rest(line.substr(tokens[end - 1].end));
  if (end < tokens.size()) {
    const bool bracketed = tokens.back().mark(")") && tokens[end].mark("(") && tokens.size() - end >= 4 &&
                           words.has(Sense::each, tokens, tokens.size() - 2);
    if (bracketed && tokens.size() - end <= 6)
      each = fmt::format(" ({})", text_between(line, tokens[end + 1], tokens[tokens.size() - 3]));
    if (each.empty() && !tokens[end].mark(";") && !tokens[end].mark(".")) return std::string(line);
    if (!each.empty()) rest.clear();
  }
  std::string told_line(line.substr(0, tokens[first].begin));
  for (const Named& named : all) {
    if (&named != &all.front()) told_line += ", ";
    told_line += fmt::format("{} {}", text_between(line, tokens[named.begin], tokens[named.name_end - 1]), sort);
    if (named.bracket_end > named.bracket)
      told_line += fmt::format(" {}", text_between(line, tokens[named.bracket], tokens[named.bracket_end - 1]));
    told_line += each;
  }
  return told_line + rest;
}

}  // namespace estafette::readers
