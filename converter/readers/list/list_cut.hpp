// A line that may name several units, cut where one ends and the next begins.
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// What a line lists, before it is known what the pieces are.
struct ListCut {
  struct Piece {
    std::size_t from, to;  ///< tokens
    bool joined_by_and;    ///< to the piece before
  };

  std::string_view text;
  const Tokens& tokens;  ///< of the text
  const PhraseBook& words;
  bool listed;                ///< it stands after a command's name
  std::size_t end;            ///< of the list, before its tail
  std::optional<Facts> tail;  ///< what is said of all
  bool sum = false;           ///< the tail stands behind "=" or a word for a sum, and not only behind a dash or colon
  std::vector<int> figures;   ///< in the tail
  std::vector<Facts> each;    ///< behind the list, a figure for each of its units in their order
  std::optional<Parts> guns;  ///< a battery after the list
  std::vector<Piece> pieces;  ///< one or none if nothing is listed

  [[nodiscard]] std::string_view text_of(std::size_t from_token, std::size_t to_token) const {
    if (from_token >= to_token) return {};
    return text.substr(tokens[from_token].begin, tokens[to_token - 1].end - tokens[from_token].begin);
  }
};

/// Cuts a text at commas, semicolons, "&", "+" and words for "and" that are outside brackets; `tokens` are those of the
/// text and must outlive the result. What is said of all ("... = 1,785", "..., 8 guns") is kept apart, and so are
/// figures for each of them ("1st and 2nd Line 1,765 and 1,795 men", "92nd, 93rd Line (2/2)").
[[nodiscard]] ListCut cut_list(std::string_view text, const Tokens& tokens, const PhraseBook& words, bool listed);

}  // namespace estafette::readers
