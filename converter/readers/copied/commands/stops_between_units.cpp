#include "converter/readers/copied/commands/stops_between_units.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestUnits = 2;
constexpr std::size_t kMostTokens = 9;  ///< of one: "24th Missouri Infantry, Co. E."
constexpr std::size_t kLongestFootnote = 2;

/// The last word is one for a unit or its sort, and no short form, which a full stop ends too: "21st Virginia
/// Regiment", "Kern's Battery 8 guns".
bool ends_as_unit(const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kLongestShortForm = 5;  // letters
  std::size_t end = tokens.size();
  while (end > 0 && !tokens[end - 1].mark("(") && tokens.back().mark(")")) --end;  // "1st Regular Battalion (Irish)"
  if (tokens.back().mark(")")) end -= std::min<std::size_t>(end, 1);
  if (end < 2) return false;
  const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, end - 1);
  const std::optional<PhraseFound> sort = words.find(Sense::kind, tokens, end - 2);
  if (arm && arm->is == "artillery" && sort && sort->length == 1 && end > 2 &&
      tokens[end - 3].is == Token::Is::ordinal && arm_of(*kind_from(sort->is)) == Arm::infantry)
    return false;  // "3rd Cacadores Artillery. Kern's Battery": the heading of what follows
  const std::optional<PhraseFound> guns = words.find(Sense::count, tokens, end - 1);
  return (guns && guns->is == "guns") ||
         (tokens[end - 1].text.size() > kLongestShortForm &&
          (words.has(Sense::unit, tokens, end - 1) || words.has(Sense::kind, tokens, end - 1) ||
           words.has(Sense::arm, tokens, end - 1)));
}

/// "1st Regular Battalion (Irish)", "Kern's Battery 8 guns", "Roe's Regiment of Cavalry": by its last word alone.
bool ends_unit(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  constexpr std::size_t kFewestTokens = 3;  // no "2. Battalion"
  if (tokens.size() < kFewestTokens || tokens.size() > kMostTokens || !ends_as_unit(tokens, words)) return false;
  for (const Sense other : {Sense::verb, Sense::rank, Sense::command})
    if (words.any(other, tokens, 0, tokens.size())) return false;
  return true;
}

/// "17th Iowa", "21st Virginia Regiment": behind its number, whose it is or of what sort.
bool tells_sort(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.size() < 2 || tokens[0].is != Token::Is::ordinal) return false;
  for (const Sense sort : {Sense::state, Sense::kind, Sense::nation})
    if (words.has(sort, tokens, 1) || (tokens.size() > 2 && words.has(sort, tokens, 2))) return true;
  return false;
}

/// "17th Iowa", "9th Line": a number, and whose or of what sort.
bool names_unit(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 2 || tokens.size() > kMostTokens || tokens[0].is != Token::Is::ordinal) return false;
  for (const Sense other : {Sense::verb, Sense::rank, Sense::command})
    if (words.any(other, tokens, 1, tokens.size())) return false;
  const std::size_t last = tokens.size() - 1;
  if (words.has(Sense::unit, tokens, last) || words.has(Sense::count, tokens, last)) return false;  // "2. Bat."
  return tells_sort(tokens, words);
}

/// "Colonel Roe", "Fourth brigade, Colonel Kern": who leads them, or their command.
bool leads(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 2 || tokens.size() > kMostTokens) return false;
  const bool ends_in_name = !words.has(Sense::rank, tokens, tokens.size() - 1) && tokens.back().is == Token::Is::word;
  const bool led = words.any(Sense::rank, tokens, 0, tokens.size() - 1);
  return led && ends_in_name && !has_digit(text) && !words.any(Sense::verb, tokens, 0, tokens.size());
}

/// A command in which no other stands.
bool names_brigade(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const auto command = words.find(Sense::command, tokens, at)) return command->is == to_string(Level::brigade);
  return false;
}

/// Behind the stop at `stop`, if it ends a unit and a name in capitals follows, "Battery 8 guns. Kern's Battery"; 0
/// otherwise.
std::size_t next_named(std::string_view text, std::size_t from, std::size_t stop, const PhraseBook& words) {
  std::size_t at = stop + 1;
  while (at < text.size() && text[at] == ' ') ++at;
  if (at == stop + 1 || at >= text.size() || !capital_at(text, at)) return 0;
  const Tokens before = tokens_of(text.substr(from, stop - from));
  return !before.empty() && ends_as_unit(before, words) ? at : 0;
}

/// Behind the stop and the footnote at `stop`, if a number with its ending follows; 0 otherwise.
std::size_t next_unit(std::string_view text, std::size_t stop) {
  std::size_t at = stop + 1;
  while (at < text.size() && is_digit(text[at]) && at - stop <= kLongestFootnote) ++at;
  const std::size_t blank = at;
  while (at < text.size() && text[at] == ' ') ++at;
  return at > blank && at < text.size() && is_digit(text[at]) ? at : 0;
}

}  // namespace

std::vector<std::string> parted_at_stops(std::string_view text, const PhraseBook& words) {
  std::vector<std::string> pieces;
  std::size_t from = 0;
  for (std::size_t stop = text.find('.'); stop != std::string_view::npos; stop = text.find('.', stop + 1)) {
    const std::size_t numbered = next_unit(text, stop);
    const std::size_t next = numbered > 0 ? numbered : next_named(text, from, stop, words);
    if (next == 0) continue;
    pieces.emplace_back(trim(text.substr(from, stop - from)));
    from = next;
  }
  if (pieces.empty()) return {};
  std::string_view last = trim(text.substr(from));
  if (last.ends_with('.')) last.remove_suffix(1);
  pieces.emplace_back(last);
  const bool led = leads(pieces.front(), words);
  const auto unit = [&](const std::string& piece) { return names_unit(piece, words); };
  const auto told = [&](const std::string& piece) { return unit(piece) || ends_unit(piece, words); };
  const auto first = pieces.begin() + (led ? 1 : 0);
  const auto sorted =
      std::count_if(first, pieces.end(), [&](const std::string& piece) { return tells_sort(tokens_of(piece), words); });
  const bool units = std::all_of(first, pieces.end(), told) && sorted > 0;
  return units && pieces.size() >= kFewestUnits + (led ? 1U : 0U) ? pieces : std::vector<std::string>{};
}

std::size_t colon_behind_leader(std::string_view text, std::string_view above, const PhraseBook& words) {
  const std::size_t colon = text.find(": ");
  if (colon == std::string_view::npos || !names_brigade(above, words)) return 0;
  const Tokens person = tokens_of(text.substr(0, colon)), list = tokens_of(text.substr(colon + 1));
  const bool led = !person.empty() && words.has(Sense::rank, person, 0) && leads(text.substr(0, colon), words);
  const bool units =
      !list.empty() && list[0].is == Token::Is::ordinal && !words.any(Sense::command, list, 0, list.size());
  return led && units ? colon : 0;
}

}  // namespace estafette::readers
