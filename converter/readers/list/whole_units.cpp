#include "converter/readers/list/whole_units.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewest = 3;             ///< two may be one unit with another name
constexpr std::size_t kMostTokensOfAUnit = 9;  ///< before its figures

/// Without "and", "the" before it, and without a full stop behind it.
std::string_view bare(std::string_view piece, const PhraseBook& words) {
  piece = trim(piece);
  while (piece.ends_with('.') || piece.ends_with(';')) piece.remove_suffix(1);
  const Tokens tokens = tokens_of(piece);
  std::size_t from = 0;
  if (tokens.size() > 1 && is_and(tokens, 0, words)) ++from;
  if (from + 1 < tokens.size() && words.has(Sense::link, tokens, from) &&
      begins_small(piece.substr(tokens[from].begin)) && !is_and(tokens, from, words) &&
      !words.has(Sense::number, tokens, from))  // "dos" counts in Spain
    ++from;
  return from < tokens.size() ? piece.substr(tokens[from].begin) : piece;
}

/// Nothing but figures and what they count: "800 men", "400", "2 bns".
bool is_figures(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words, false);
  return facts && facts->figures() && !facts->kind && !facts->batteries;
}

/// What stands before its figures and brackets.
std::string_view name_of(std::string_view piece) {
  return trim(piece.substr(0, piece.find_first_of(",(")));
}

/// A regiment, or a unit with a number or a name that is no word for anything: "2nd Light", "Alba Company".
bool is_regiment_or_named(std::string_view piece, const PhraseBook& words) {
  const std::string_view name = name_of(piece);
  const Tokens tokens = tokens_of(name);
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, 0);
  return (!tokens.empty() && tokens[0].is == Token::Is::ordinal) || (unit && unit->is == "regiment") ||
         std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) { return is_own_word(name, token, words); });
}

/// A sort of troops and a number or a name, or a count of them: "2nd Regiment of Line Infantry", "two companies of
/// sappers", "Alba Regiment".
bool is_whole(std::string_view piece, const PhraseBook& words) {
  const std::string_view name = name_of(piece);
  const Tokens tokens = tokens_of(name);
  if (tokens.size() < 2 || tokens.size() > kMostTokensOfAUnit || name.find_first_of(":=[") != std::string_view::npos)
    return false;
  const auto parts_it = [](const Token& token) { return token.mark("-") && !token.joined; };
  if (std::any_of(tokens.begin(), tokens.end(), parts_it)) return false;
  for (const Sense sense : {Sense::rank, Sense::verb, Sense::total, Sense::note, Sense::loss})
    if (words.any(sense, tokens, 0, tokens.size())) return false;
  const bool unit = words.any(Sense::unit, tokens, 0, tokens.size());
  const bool kind = words.any(Sense::kind, tokens, 0, tokens.size());
  const bool own =
      std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) { return is_own_word(name, token, words); });
  const bool counted = tokens[0].is == Token::Is::number || words.has(Sense::number, tokens, 0);
  const bool which = own || tokens[0].is == Token::Is::ordinal || (unit && kind) ||
                     words.any(Sense::quality, tokens, 0, tokens.size());
  const bool battalion = tokens.size() == 2 && !own && !kind;  // "1st Battalion" of the regiment behind it
  const bool corps = own && words.has(Sense::command, tokens, 0) && name.size() < piece.size();  // "Toro Corps, 400"
  return (unit || kind || corps) && !battalion && (counted ? kind || own : which);
}

/// "Royal Highlanders" behind "42nd Regiment of Foot": another name of the same.
bool may_name_the_one_before(std::string_view before, std::string_view piece, const PhraseBook& words) {
  const Tokens first = tokens_of(name_of(before)), tokens = tokens_of(name_of(piece));
  return first[0].is == Token::Is::ordinal && piece.find_first_of("0123456789") == std::string_view::npos &&
         !words.any(Sense::unit, tokens, 0, tokens.size());
}

/// The entries, each with its figures.
std::vector<std::string_view> entries_in(std::string_view text, const PhraseBook& words) {
  std::vector<std::string_view> entries;
  for (const std::string_view group : pieces_of(text, ';')) {
    const std::size_t first = entries.size();
    for (const std::string_view piece : pieces_of(group, ',')) {
      if (entries.size() > first && is_figures(bare(piece, words), words)) {
        const char* const begin = entries.back().data();
        entries.back() = {begin, static_cast<std::size_t>(piece.data() + piece.size() - begin)};
      } else {
        entries.push_back(bare(piece, words));
      }
    }
  }
  return entries;
}

/// "the Alba Regiment and two companies of sappers" as two, if each is whole.
std::vector<std::string_view> parted_at_and(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    if (!is_and(tokens, at, words)) continue;
    const std::string_view left = trim(entry.substr(0, tokens[at].begin));
    const std::string_view right = bare(entry.substr(tokens[at].end), words);
    if (left.find('(') == std::string_view::npos && is_whole(left, words) && is_whole(right, words))
      return {left, right};
  }
  return {entry};
}

}  // namespace

std::vector<Parts> whole_units(std::string_view text, const PhraseBook& words) {
  if (text.find_first_of(",;") == std::string_view::npos || text.find('[') != std::string_view::npos) return {};
  std::vector<std::string_view> entries;
  for (const std::string_view entry : entries_in(text, words))
    for (const std::string_view one : parted_at_and(entry, words)) entries.push_back(one);
  const auto named = std::count_if(entries.begin(), entries.end(),
                                   [&](std::string_view entry) { return is_regiment_or_named(entry, words); });
  if (entries.size() < kFewest || named < 2) return {};
  std::vector<Parts> units;
  for (std::size_t at = 0; at < entries.size(); ++at) {
    const std::string_view entry = entries[at];
    const Tokens tokens = tokens_of(entry);
    if (!is_whole(entry, words) || (at > 0 && may_name_the_one_before(entries[at - 1], entry, words))) return {};
    if (std::vector<Parts> some = several_units(entry, tokens, words, true); !some.empty()) {
      units.insert(units.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
      continue;
    }
    Parts parts = parts_of(entry, tokens, words);
    const Head head = head_of({tokens, tokens.size(), words});
    const bool corps = head.level == Level::corps && parts.facts.men.value_or(parts.facts.bare.value_or(0)) > 0;
    if (!parts.commander.empty() || (head.is == Head::Is::formation && !corps)) return {};
    units.push_back(std::move(parts));
  }
  return units;
}

}  // namespace estafette::readers
