#include "converter/readers/copied/forms/initials.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestInitials = 2;

/// Initials with their stops, from a place in a line on.
struct Initials {
  std::string letters;
  std::size_t end = 0;   ///< one past the last stop
  bool hyphens = false;  ///< between them: "F.-M.-L."
};

Initials initials_at(std::string_view line, std::size_t at) {
  Initials found{"", at};
  while (at + 1 < line.size() && is_capital(line[at]) && line[at + 1] == '.') {
    found.letters += line[at];
    found.end = at + 2;
    const bool hyphen = found.end + 2 < line.size() && line[found.end] == '-' && line[found.end + 2] == '.';
    found.hyphens = found.hyphens || hyphen;
    at = hyphen || (found.end < line.size() && line[found.end] == ' ') ? found.end + 1 : found.end;
  }
  return found;
}

/// Most lines have no two letters with a stop behind each.
bool may_have_initials(std::string_view line) {
  std::size_t letters = 0;
  for (std::size_t stop = line.find('.', 1); stop != std::string_view::npos; stop = line.find('.', stop + 1))
    letters += is_capital(line[stop - 1]) ? 1U : 0U;
  return letters >= kFewestInitials;
}

bool is_of_troops(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return words.has(Sense::kind, tokens, at) || words.has(Sense::nation, tokens, at) ||
         words.has(Sense::country, tokens, at);
}

/// "H.A. Smith's Battery": the initials are his.
bool goes_on_as_person(std::string_view behind, const PhraseBook& words) {
  const Tokens tokens = tokens_of(behind);
  return !tokens.empty() && tokens[0].is == Token::Is::word && !is_of_troops(tokens, 0, words) &&
         !words.has(Sense::unit, tokens, 0) && !words.has(Sense::command, tokens, 0) &&
         !words.has(Sense::quality, tokens, 0) && !words.has(Sense::link, tokens, 0);
}

/// "Two R.H.A., one field battery": they count batteries, and are no name.
bool is_counted(std::string_view before, const PhraseBook& words) {
  const Tokens tokens = tokens_of(before);
  return !tokens.empty() &&
         (tokens.back().is == Token::Is::number || words.has(Sense::number, tokens, tokens.size() - 1));
}

}  // namespace

std::string with_initials_joined(std::string_view line, const PhraseBook& words) {
  if (!may_have_initials(line)) return std::string(line);
  std::string told;
  for (std::size_t at = 0; at < line.size();) {
    const bool begins = is_capital(line[at]) && (at == 0 || !is_any_letter(line[at - 1]));
    const Initials found = begins ? initials_at(line, at) : Initials{};
    const bool ours = found.letters.size() >= kFewestInitials && is_of_troops(tokens_of(found.letters), 0, words) &&
                      !goes_on_as_person(line.substr(found.end), words) && !is_counted(line.substr(0, at), words);
    const bool rank = found.hyphens && words.has(Sense::rank, tokens_of(found.letters), 0);  // "F.-M.-L."
    const std::size_t end = std::max(found.end, at + 1);
    told += ours || rank ? std::string_view(found.letters) : line.substr(at, end - at);
    at = end;
  }
  return told;
}

}  // namespace estafette::readers
