// A piece of a sentence: does it name a command, or list troops?
#pragma once

#include "converter/readers/words/tokens.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {

class Clause {
 public:
  /// Without what only joins it to what stands before or behind it: "—1st Battalion", "83rd;".
  Clause(std::string_view typed, const PhraseBook& words);
  /// With all that stands round it but blanks.
  [[nodiscard]] static Clause as_typed(std::string_view typed, const PhraseBook& words);

  std::string_view text;
  Tokens tokens;

  /// Tokens from `at` up to, but not including, `end`.
  struct Span {
    std::size_t at = 0, end = 0;
  };

  [[nodiscard]] std::string_view between(std::size_t from, std::size_t to) const;
  [[nodiscard]] std::string_view from(std::size_t at) const { return between(at, tokens.size()); }
  [[nodiscard]] std::string_view before(std::size_t at) const { return between(0, at); }
  [[nodiscard]] std::string_view word(std::size_t at) const { return between(at, at + 1); }
  /// "Kern", and no mark, number or small letter.
  [[nodiscard]] bool is_name(std::size_t at) const;
  /// The first such mark from a token on; behind the last token if there is none.
  [[nodiscard]] std::size_t mark_from(std::size_t at, std::string_view mark) const;
  /// The bracket that closes the one at a token; behind the last token if none does.
  [[nodiscard]] std::size_t closing(std::size_t open) const;
  /// A word that joins a command to its list stands at a token: "holds" of "consisted of", "belongs" of "was part of".
  [[nodiscard]] bool joins(std::size_t at, std::string_view is) const;
  /// The first that does from a token on.
  [[nodiscard]] std::optional<Span> joint(std::string_view is, std::size_t from) const;
  /// Any word that joins, but no "and".
  [[nodiscard]] bool links(std::size_t at) const;

  /// "бригады Петрова | полки Лукина", "la brigata Alba | il 3º fanteria": where troops begin behind a command's name;
  /// behind the last token if none do.
  [[nodiscard]] std::size_t first_of_list() const;
  /// An article, a number and the word of command, and no troops: a command begins the piece. So does "the second", if
  /// `ordinals` tell of commands.
  [[nodiscard]] bool begins_with_command(bool ordinals) const;
  /// The token behind "the first", "die zweite", if no word of command is near it; nothing otherwise.
  [[nodiscard]] std::optional<std::size_t> ordinal_alone() const;
  /// The same, but "1st of the Line" is a regiment.
  [[nodiscard]] std::optional<std::size_t> spelt_alone() const;
  /// "the second | of the 3rd Light", but "the second under Roe" is led.
  [[nodiscard]] std::size_t list_behind(std::size_t at) const;
  /// "of Kern", "general Kern" behind the word of command, but no "was", "is divided", "under Kern", "4 battalions".
  [[nodiscard]] bool belongs_behind(std::size_t at) const;
  /// Where "consisted of", "viz." or the like stands, and the token behind it; at the end if there is none.
  [[nodiscard]] Span announcement() const;
  /// "three battalions each", but "a" and "\u00E0" say that of figures only.
  [[nodiscard]] bool says_each() const;
  /// "the following units", "de la manera siguiente": no number, and its troops stand behind it.
  [[nodiscard]] bool says_following() const;
  /// "4 казачьих полков", "six battalions": a sum of what the bracket behind it tells one by one.
  [[nodiscard]] bool counts_sort() const;
  /// "two", "3rd", "second" anywhere.
  [[nodiscard]] bool numbers() const;
  /// A figure, or a word for troops.
  [[nodiscard]] bool tells_of_troops() const;

 private:
  Clause(std::string_view typed, Tokens read, const PhraseBook& words);
  const PhraseBook* words_;
};

/// The clauses of a sentence: at semicolons and colons, and where a full stop stands for one: "8. Il 12º reggimento".
[[nodiscard]] std::vector<std::string_view> clauses_of(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
