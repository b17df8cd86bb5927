#include "converter/readers/copied/prints/misread.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/prints/glued.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::string_view kDitto = "\u2014";

bool begins_troops(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return words.has(Sense::kind, tokens, 0) || words.has(Sense::unit, tokens, 0) || words.has(Sense::command, tokens, 0);
}

/// "iste", "lste", "Istes": "1ste" to a program that reads print; 0 if the word is none, else the bytes of its letter.
std::size_t misread_first(std::string_view word) {
  constexpr std::array<std::string_view, 4> kEndings = {"ste", "stes", "ster", "sten"};
  if (word.empty() || (word[0] != 'i' && word[0] != 'I' && word[0] != 'l' && word[0] != '|')) return 0;
  return std::find(kEndings.begin(), kEndings.end(), word.substr(1)) == kEndings.end() ? 0 : 1;
}

void spell_first(std::string& line, const PhraseBook& words) {
  constexpr std::size_t kArticle = 4;  // bytes
  std::size_t at = 0, end = std::min(line.find(' '), line.size());
  if (end <= kArticle && end < line.size() && misread_first(std::string_view(line).substr(0, end)) == 0) {
    at = end + 1;  // "das iste"
    end = std::min(line.find(' ', at), line.size());
  }
  const std::size_t letter = misread_first(std::string_view(line).substr(at, end - at));
  if (letter > 0 && end < line.size() && begins_troops(std::string_view(line).substr(end + 1), words))
    line.replace(at, letter, "1");
}

/// "th " of "4Oth Foot".
bool has_ordinal_ending(std::string_view text) {
  constexpr std::array<std::string_view, 5> kEndings = {"th ", "st ", "nd ", "rd ", "d "};
  return std::any_of(kEndings.begin(), kEndings.end(), [&](std::string_view one) { return text.starts_with(one); });
}

/// "7O4", "1,2OO", "6oo" and "4Oth" with figures for the letters that a program took them for; but "10o" is a tenth, as
/// "2o." is a second, and "12I" of Illinois.
void spell_figures(std::string& line) {
  constexpr std::size_t kShortest = 3;
  constexpr std::string_view kLetters = "OolI", kWithin = "0123456789OolI.,'";
  const auto within = [&](char c) { return kWithin.find(c) != std::string_view::npos; };
  const auto letter = [&](char c) { return kLetters.find(c) != std::string_view::npos; };
  for (std::size_t at = line.find_first_of("123456789"); at < line.size();) {
    const std::size_t end = static_cast<std::size_t>(
        std::find_if_not(line.begin() + static_cast<std::ptrdiff_t>(at), line.end(), within) - line.begin());
    std::string_view word = std::string_view(line).substr(at, end - at);
    while (word.ends_with('.') || word.ends_with(',')) word.remove_suffix(1);
    const bool begins = at == 0 || line[at - 1] == ' ' || line[at - 1] == '(' || line[at - 1] == '|';
    const bool numbers = has_ordinal_ending(std::string_view(line).substr(end));
    const bool ends = numbers || end == line.size() || line[end] == ' ' || line[end] == ')' || line[end] == '|';
    const auto letters = std::count_if(word.begin(), word.end(), letter);
    const bool last_alone = letters == 1 && letter(word.back()) && word.back() != 'O';
    if (begins && ends && letters > 0 && (numbers || (!last_alone && word.size() >= kShortest)))
      for (std::size_t one = at; one < end; ++one) {
        if (line[one] == 'O' || line[one] == 'o') line[one] = '0';
        if (line[one] == 'l' || line[one] == 'I') line[one] = '1';
      }
    at = line.find_first_of("123456789", std::max(end, at + 1));
  }
}

bool is_dashes(std::string_view word) {
  while (word.ends_with(',') || word.ends_with('.')) word.remove_suffix(1);
  bool any = false;
  while (!word.empty()) {
    const bool hyphen = word.front() == '-';
    if (!hyphen && !word.starts_with("\u2013") && !word.starts_with(kDitto)) return false;
    word.remove_prefix(hyphen ? 1 : kDitto.size());
    any = true;
  }
  return any;
}

/// "das 5te \u2014 \u2013\u2014 \u2013 Kern" with a long dash for each.
void even_out_dashes(std::string& line) {
  const std::vector<std::string> all = split(line, ' ');
  const auto dashes = std::count_if(all.begin(), all.end(), [](const std::string& word) { return is_dashes(word); });
  const bool row = std::adjacent_find(all.begin(), all.end(), [](const std::string& one, const std::string& other) {
                     return is_dashes(one) && is_dashes(other);
                   }) != all.end();
  if (dashes < 2 || !row || line.find(kDitto) == std::string::npos) return;
  std::string even;
  for (const std::string& word : all) {
    const std::size_t marks = word.find_last_not_of(",.");
    even += (even.empty() ? "" : " ") + (is_dashes(word) ? std::string(kDitto) + word.substr(marks + 1) : word);
  }
  line = std::move(even);
}

/// The bytes of "*) " and "*5) " before the heading of a command.
std::size_t mark_before_command(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostOfMark = 5;  // bytes
  const std::size_t close = line.find(") ");
  const std::string_view mark = line.substr(0, std::min(close, line.size()));
  const bool footnote = close != std::string_view::npos && mark.size() <= kMostOfMark &&
                        mark.find_first_not_of("*0123456789") == std::string_view::npos;
  if (!footnote) return 0;
  std::string behind(line.substr(close + 2));
  spell_first(behind, words);  // "*5) iste Brigade: Kern"
  const Tokens tokens = tokens_of(behind);
  const bool command = tokens.size() > 2 && tokens[0].is == Token::Is::ordinal &&
                       words.has(Sense::command, tokens, 1) && tokens[2].mark(":");
  return command ? close + 2 : 0;
}

/// Where a second unit begins in the middle of a word; 0 if none does.
std::size_t glued_unit(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kShortestWord = 6;  // bytes
  for (std::size_t at = 2; at + kShortestWord < line.size(); ++at) {
    if (!is_capital(line[at]) || !is_small(line[at - 1])) continue;
    const Tokens behind = tokens_of(line.substr(at)), before = tokens_of(line.substr(0, at));
    const auto figure = [](const Token& token) { return token.is == Token::Is::number; };
    const bool word = behind.front().end - behind.front().begin >= kShortestWord;
    if (word && begins_troops(line.substr(at), words) && std::any_of(behind.begin(), behind.end(), figure) &&
        std::any_of(before.begin(), before.end(), figure) && line.find(')') < at)
      return at;
  }
  return 0;
}

}  // namespace

void put_misreadings_right(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (TextLine& line : lines) {
    if (line.text.size() > kLongestLine) continue;
    line.text.erase(0, mark_before_command(line.text, words));
    line.text = with_ordinals_unglued(line.text, words);
    spell_first(line.text, words);
    spell_figures(line.text);
    even_out_dashes(line.text);
  }
}

std::string with_states_read(std::string text, const PhraseBook& words) {
  constexpr std::array<std::string_view, 5> kMisread = {"111.", "I11.", "1ll.", "Il1.", "1l1."};
  constexpr std::array<std::string_view, 5> kOrdinals = {"th ", "st ", "nd ", "rd ", "d "};
  constexpr std::size_t kLongestState = 24;  // bytes
  const bool illinois = text.find("Illinois") != std::string::npos || text.find("ILLINOIS") != std::string::npos;
  const auto numbered = [&](std::size_t at) {
    const std::string_view before = std::string_view(text).substr(0, at);
    return std::any_of(kOrdinals.begin(), kOrdinals.end(), [&](std::string_view ending) {
      return before.ends_with(ending) && before.size() > ending.size() &&
             is_digit(before[before.size() - ending.size() - 1]);
    });
  };
  for (const std::string_view misread : kMisread)
    for (std::size_t at = text.find(misread); at != std::string::npos; at = text.find(misread, at + 1))
      if (illinois && numbered(at)) text.replace(at, misread.size(), "Ill.");
  for (std::size_t at = text.find(" '"); at != std::string::npos; at = text.find(" '", at + 1)) {
    const bool state = numbered(at + 1) && words.has(Sense::state, tokens_of(text.substr(at + 2, kLongestState)), 0);
    if (state) text.erase(at + 1, 1);
  }
  return text;
}

void part_glued_units(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> apart;
  apart.reserve(lines.size());
  for (TextLine& line : lines) {
    const std::size_t at = may_be_read(line) ? glued_unit(line.text, words) : 0;
    apart.push_back(line);
    if (at == 0) continue;
    apart.back().text.resize(at);
    apart.push_back(std::move(line));
    apart.back().text.erase(0, at);
    apart.back().after_blank = false;
  }
  lines = std::move(apart);
}

}  // namespace estafette::readers
