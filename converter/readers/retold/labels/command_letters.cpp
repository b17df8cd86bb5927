#include "converter/readers/retold/labels/command_letters.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestLetters = 2, kMostLetters = 4;  ///< "DI", "DCL"

/// Where the troops begin behind a command's name, "Kern, 135e", "(Kern) 3e"; no token: it tells of none.
std::size_t troops_behind(const Tokens& tokens, std::size_t from) {
  for (std::size_t at = from; at + 1 < tokens.size(); ++at) {
    if (tokens[at].mark(":") || tokens[at].mark(";")) return tokens.size();
    const bool parted = tokens[at].mark(",") || tokens[at].mark(")") || tokens[at].mark("-");
    if (parted && tokens[at + 1].is == Token::Is::ordinal) return at + 1;
  }
  return tokens.size();
}

}  // namespace

namespace {

/// "VIe", "IIIème": a Roman number of a command, which its letters are to follow.
bool begins_with_roman(std::string_view line) {
  const std::size_t letters = std::min(line.find_first_not_of("IVX"), line.size());
  if (letters == 0) return false;
  for (const std::string_view ending : {"e ", "er ", "\u00E8me "})
    if (line.substr(letters).starts_with(ending)) return true;
  return false;
}

/// "19e DI Kern, 135e ligne", whose number is an ordinal, with its letters written out.
std::string with_letters_spelt(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const bool letters = tokens.size() > 1 && !tokens[0].mark("(") && tokens[1].capitals &&
                       tokens[1].text.size() >= kFewestLetters && tokens[1].text.size() <= kMostLetters;
  const Code* code =
      letters ? words.codes().find(Code::Level::numbered, text_between(line, tokens[1], tokens[1])) : nullptr;
  if (code == nullptr) return std::string(line);
  const std::string_view number = line.substr(0, tokens[1].begin);
  const std::size_t troops = troops_behind(tokens, 2);
  if (troops == tokens.size()) return fmt::format("{}{}{}", number, code->words, line.substr(tokens[1].end));
  const std::size_t mark = tokens[troops - 1].mark(")") ? tokens[troops - 1].end : tokens[troops - 1].begin;
  const std::string_view leader = trim(line.substr(tokens[1].end, mark - tokens[1].end));
  return fmt::format("{}{}{}{}: {}", number, code->words, leader.empty() ? "" : " ", leader,
                     line.substr(tokens[troops].begin));
}

}  // namespace

std::string with_command_letters_spelt(std::string_view line, const PhraseBook& words) {
  const bool number = !line.empty() && is_digit(line.front()) && tokens_of(line)[0].is == Token::Is::ordinal;
  return number ? with_letters_spelt(line, words) : std::string(line);
}

std::string with_roman_command_letters_spelt(std::string_view line, const PhraseBook& words) {
  return begins_with_roman(line) ? with_letters_spelt(line, words) : std::string(line);
}

std::string with_light_spelt(std::string_view line, const PhraseBook& words) {
  if (line.find(" Lt") == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::string spelt;
  std::size_t from = 0;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (tokens[at].text != "lt" || tokens[at - 1].is != Token::Is::ordinal) continue;
    std::size_t next = at + 1;
    while (next < tokens.size() && tokens[next].mark(".")) ++next;
    const bool ends = next == tokens.size() || tokens[next].mark(":") || tokens[next].mark("(") ||
                      tokens[next].mark("-") || tokens[next].mark(",") || tokens[next].is == Token::Is::number ||
                      words.has(Sense::unit, tokens, next);
    if (!ends) continue;
    spelt += fmt::format("{}Light", line.substr(from, tokens[at].begin - from));
    from = next > at + 1 ? tokens[next - 1].end : tokens[at].end;
  }
  return spelt + std::string(line.substr(from));
}

}  // namespace estafette::readers
