#include "converter/readers/retold/apart/suspended_words.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

bool is_count(std::string_view word, const PhraseBook& words) {
  const Tokens tokens = tokens_of(word);
  const std::optional<PhraseFound> count = tokens.size() == 1 ? words.find(Sense::count, tokens, 0) : std::nullopt;
  return count && !count->part;
}

/// "Batterien" of "Kavallerie-Batterien", "batterie" of "Kavalleriebatterie": the word for what is counted that ends a
/// longer one; empty if none does.
std::string_view counted_in(std::string_view word, const PhraseBook& words) {
  constexpr std::size_t kShortest = 6, kShortestBefore = 3;  // bytes
  if (const std::size_t hyphen = word.rfind('-'); hyphen != std::string_view::npos)
    return is_count(word.substr(hyphen + 1), words) ? word.substr(hyphen + 1) : std::string_view{};
  for (std::size_t at = kShortestBefore; at + kShortest <= word.size(); ++at)
    if (is_count(word.substr(at), words)) return word.substr(at);
  return {};
}

/// The end of the word that begins there.
std::size_t word_end(std::string_view line, std::size_t from) {
  const std::size_t end = line.find_first_of(" ,;.:()", from);
  return end == std::string_view::npos ? line.size() : end;
}

}  // namespace

std::string with_suspended_words(std::string_view line, const PhraseBook& words) {
  const std::size_t hyphen = line.find("- ");
  if (hyphen == std::string_view::npos || hyphen == 0 || line[hyphen - 1] == ' ') return std::string(line);
  const std::size_t blank = line.rfind(' ', hyphen);
  const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
  const Tokens before = tokens_of(line.substr(0, begin)), behind = tokens_of(line.substr(hyphen + 2));
  const std::optional<PhraseFound> link = behind.empty() ? std::nullopt : words.find(Sense::link, behind, 0);
  const auto figure = [&](const Tokens& tokens, std::size_t at) {
    return at < tokens.size() && (tokens[at].is == Token::Is::number || words.has(Sense::number, tokens, at));
  };
  if (!link || link->is != "and" || before.empty() || !figure(before, before.size() - 1) ||
      !figure(behind, link->length))
    return std::string(line);
  const std::size_t second = hyphen + 2 + behind[link->length].begin;
  const std::size_t word = line.find(' ', second);
  if (word == std::string_view::npos) return std::string(line);
  const std::size_t end = word_end(line, word + 1);
  std::string_view counted = counted_in(line.substr(word + 1, end - word - 1), words);
  if (counted.empty() && end + 1 < line.size() && line[end] == ' ') {  // "3 Fuß- und 2 reitende Batterien"
    const std::string_view next = line.substr(end + 1, word_end(line, end + 1) - end - 1);
    if (is_count(next, words)) counted = next;
  }
  if (counted.empty()) return std::string(line);
  return with_batteries_glued(fmt::format("{}-{}, {}", line.substr(0, hyphen), counted, line.substr(second)), words);
}

std::string with_suspended_list(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kSuspended = "-, ";
  const std::size_t last = line.rfind(kSuspended);
  if (last == std::string_view::npos) return std::string(line);
  const Tokens behind = tokens_of(line.substr(last + kSuspended.size()));
  if (behind.size() < 2 || behind[0].is != Token::Is::number) return std::string(line);
  const std::size_t word = last + kSuspended.size() + behind[1].begin;
  const std::size_t end = word_end(line, word);
  std::string_view counted = counted_in(line.substr(word, end - word), words);
  if (counted.empty() && end + 1 < line.size() && line[end] == ' ') {  // "6 Fuß-, 2 reitende Batterien"
    const std::string_view next = line.substr(end + 1, word_end(line, end + 1) - end - 1);
    if (is_count(next, words)) counted = next;
  }
  if (counted.empty()) return std::string(line);
  std::string told;
  std::size_t from = 0;
  for (std::size_t at = line.find(kSuspended); at != std::string_view::npos; at = line.find(kSuspended, at + 1)) {
    const Tokens before = tokens_of(line.substr(from, at - from));
    if (before.size() < 2 || before[before.size() - 2].is != Token::Is::number) return std::string(line);
    std::string glued(counted);  // "Fußbatterien"
    if (is_capital(glued.front())) glued.front() = static_cast<char>(glued.front() - 'A' + 'a');
    told += fmt::format("{}{}", line.substr(from, at - from), glued);
    from = at + 1;
  }
  return with_batteries_glued(told + std::string(line.substr(from)), words);
}

namespace {

/// "leichte", "light", "12-pfündige": how heavy guns are, and nothing besides.
bool is_sort_of_guns(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  if (from + 1 != tokens.size() || tokens[from].is != Token::Is::word) return false;
  return words.has(Sense::gun, tokens, from) || tokens[from].text.find("pfund") != std::string::npos;
}

}  // namespace

std::string with_batteries_of_sorts(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(": ");
  const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 2;
  const std::vector<std::string_view> pieces = pieces_of(line.substr(begin), ',');
  if (pieces.size() < 2) return std::string(line);
  const std::string_view last = pieces.back();
  const std::size_t bracket = last.find(" (");
  std::string_view name = last.substr(0, bracket);
  while (name.ends_with('.')) name.remove_suffix(1);
  const std::size_t blank = name.rfind(' ');
  if (blank == std::string_view::npos || !is_digit(last.front())) return std::string(line);
  const std::string_view word = name.substr(blank + 1);
  const std::string_view counted = is_count(word, words) ? word : counted_in(word, words);
  const Tokens count = tokens_of(counted);
  const std::optional<PhraseFound> found = count.empty() ? std::nullopt : words.find(Sense::count, count, 0);
  if (!found || found->is != "batteries") return std::string(line);
  std::string told(line.substr(0, begin));
  for (std::size_t at = 0; at + 1 < pieces.size(); ++at) {
    const Tokens tokens = tokens_of(pieces[at]);
    if (tokens.empty() || tokens[0].is != Token::Is::number || !is_sort_of_guns(tokens, 1, words))
      return std::string(line);
    std::string behind(counted);
    if (behind.ends_with("battery")) behind.replace(behind.size() - 1, 1, "ies");
    if (behind.ends_with("atterie") && is_capital(word.front())) behind += 'n';
    if (is_capital(word.front())) behind.front() = static_cast<char>(behind.front() & ~0x20);  // a German noun
    told += fmt::format("{} {}{} ", pieces[at], behind, colon == std::string_view::npos ? ';' : ',');
  }
  return told + std::string(last);
}

std::string with_pieces_glued(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    if (!tokens[at + 1].mark("-") || tokens[at].is != Token::Is::word || tokens[at + 2].is != Token::Is::word) continue;
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at);
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 2);
    const bool guns = arm && arm->is == to_string(Arm::artillery) && arm->length == 1 && count && count->is == "guns";
    if (!guns || !capital_at(line, tokens[at + 2].begin)) continue;
    std::string piece(text_between(line, tokens[at + 2], tokens[at + 2]));
    piece.front() = static_cast<char>(piece.front() - 'A' + 'a');
    return fmt::format("{}{}{}", line.substr(0, tokens[at].end), piece, line.substr(tokens[at + 2].end));
  }
  return std::string(line);
}

std::string with_batteries_glued(std::string_view line, const PhraseBook& words) {
  std::string told(line);
  for (std::size_t hyphen = told.find('-'); hyphen != std::string::npos; hyphen = told.find('-', hyphen + 1)) {
    const std::size_t end = word_end(told, hyphen);
    const std::size_t blank = told.rfind(' ', hyphen);
    if (blank == std::string::npos || blank == 0 || hyphen + 2 >= end) continue;
    const std::string before = told.substr(blank + 1, hyphen - blank - 1);
    std::string counted = told.substr(hyphen + 1, end - hyphen - 1);
    const Tokens count = tokens_of(counted), figure = tokens_of(std::string_view(told).substr(0, blank));
    const std::optional<PhraseFound> found = words.find(Sense::count, count, 0);
    const bool numbered = !figure.empty() && (figure.back().is == Token::Is::number ||
                                              words.has(Sense::number, figure, figure.size() - 1));
    if (!found || found->is != "batteries" || !is_capital(counted.front()) || !numbered) continue;
    counted.front() = static_cast<char>(counted.front() - 'A' + 'a');
    const std::string glued = before + counted;
    const Tokens word = tokens_of(glued);
    if (word.size() != 1 || !words.has(Sense::kind, word, 0)) continue;
    told.replace(blank + 1, end - blank - 1, glued);
  }
  return told;
}

}  // namespace estafette::readers
