#include "converter/readers/list/named_one_by_one.hpp"

#include "converter/orbat/words.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/regiment_number.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

std::string_view before_bracket(std::string_view piece) {
  return piece.substr(0, piece.find('('));
}

/// "Toro-Regiment", "Leib Bn".
bool ends_with_unit(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(before_bracket(piece));
  const std::optional<PhraseFound> unit =
      tokens.size() < 2 ? std::nullopt : words.find(Sense::unit, tokens, tokens.size() - 1);
  return unit && (unit->is == "regiment" || unit->is == "battalion") && tokens[0].is == Token::Is::word &&
         !words.has(Sense::unit, tokens, 0);
}

/// "78-й егерский полк", "Елецкий п. п.", "Софийский гусарский": a number or a name of its own, the sort, and perhaps
/// the word for a regiment.
bool names_itself_and_sort(std::string_view piece, const PhraseBook& words) {
  const std::string_view text = before_bracket(piece);
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 2 || words.any(Sense::rank, tokens, 0, tokens.size())) return false;
  if (tokens[0].is != Token::Is::ordinal && !is_own_word(text, tokens[0], words)) return false;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 1);
  if (!kind || kind->part) return false;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, 1 + kind->length);
  return 1 + kind->length + (unit ? unit->length : 0) == tokens.size();
}

/// "foot battery Kern".
bool begins_with_battery(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(before_bracket(piece));
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 0);
  return kind && arm_of(*kind_from(kind->is)) == Arm::artillery && tokens.size() > kind->length &&
         words.any(Sense::unit, tokens, 0, tokens.size());
}

/// "Inf.Rgt. 33", "Landwehr-Inf.-Rgt. 23 (3)": a regiment, and its number right behind the word.
bool numbers_its_regiment(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(before_bracket(piece));
  return !tokens.empty() && numbers_regiment(tokens, 0, tokens.size() - 1, words);
}

/// The same, or "43. Landwehr-Regiment".
bool is_numbered_regiment(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(before_bracket(piece));
  const bool ordinal = tokens.size() > 1 && tokens[0].is == Token::Is::ordinal;
  return numbers_its_regiment(piece, words) || (ordinal && sort_words(tokens, 1, words).end == tokens.size());
}

/// "2/30th", "33rd", "95th (6 coys)": a battalion or a regiment of foot by its number alone.
bool is_number_alone(std::string_view piece) {
  const Tokens tokens = tokens_of(before_bracket(piece));
  const bool battalion = tokens.size() == 3 && tokens[0].is == Token::Is::number && tokens[1].mark("/");
  return (battalion || tokens.size() == 1) && tokens.back().is == Token::Is::ordinal;
}

}  // namespace

bool numbered_one_by_one(const std::vector<std::string_view>& pieces) {
  constexpr std::size_t kFewestNumbers = 3;
  const auto stroke = [](std::string_view piece) { return before_bracket(piece).find('/') != std::string_view::npos; };
  return pieces.size() >= kFewestNumbers && std::all_of(pieces.begin(), pieces.end(), is_number_alone) &&
         std::any_of(pieces.begin(), pieces.end(), stroke);
}

bool names_its_unit(std::string_view piece, const PhraseBook& words) {
  constexpr std::size_t kMostTokens = 7;
  const std::string_view name = before_bracket(piece);
  const Tokens tokens = tokens_of(name);
  if (tokens.size() < 2 || tokens.size() > kMostTokens || words.any(Sense::rank, tokens, 0, tokens.size()))
    return false;
  const bool before = tokens[0].is == Token::Is::word && words.has(Sense::unit, tokens, 0);
  const bool behind = !before && tokens[0].is != Token::Is::number && words.has(Sense::unit, tokens, tokens.size() - 1);
  const auto own = [&](const Token& token) { return is_own_word(name, token, words); };
  const bool owned =
      tokens.size() > 2 && tokens[1].text == "s" && tokens[1].joined && words.has(Sense::unit, tokens, 2);
  return (before || behind || owned) && std::any_of(tokens.begin(), tokens.end(), own);
}

bool named_one_by_one(const std::vector<std::string_view>& pieces, const PhraseBook& words) {
  const auto all = [&](const auto& is) {
    return std::all_of(pieces.begin(), pieces.end(), [&](std::string_view piece) { return is(piece, words); });
  };
  const auto any = [&](const auto& is) {
    return std::any_of(pieces.begin(), pieces.end(), [&](std::string_view piece) { return is(piece, words); });
  };
  const bool names = any([](std::string_view piece, const PhraseBook& book) {
    const Tokens tokens = tokens_of(piece);
    return !tokens.empty() && tokens[0].is == Token::Is::word && book.any(Sense::unit, tokens, 1, tokens.size());
  });
  return pieces.size() > 1 &&
         ((names && all(names_itself_and_sort)) || numbered_one_by_one(pieces) || all(ends_with_unit) ||
          all(begins_with_battery) || (pieces.size() > 2 && all(names_its_unit)) ||
          (any(numbers_its_regiment) && all(is_numbered_regiment)));
}

std::vector<std::string_view> units_joined(const std::vector<std::string_view>& pieces, const PhraseBook& words) {
  std::vector<std::string_view> units;
  for (const std::string_view piece : pieces) {
    const Tokens tokens = tokens_of(piece);
    std::size_t from = 0;
    int depth = 0;
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
      depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
      if (at == from || depth > 0 || !is_and(tokens, at, words)) continue;
      units.push_back(text_between(piece, tokens[from], tokens[at - 1]));
      from = at + 1;
    }
    units.push_back(from == 0 ? piece : piece.substr(tokens[from].begin));
  }
  const bool named =
      std::all_of(units.begin(), units.end(), [&](std::string_view unit) { return names_its_unit(unit, words); });
  return named && units.size() > pieces.size() ? units : std::vector<std::string_view>{};
}

}  // namespace estafette::readers
