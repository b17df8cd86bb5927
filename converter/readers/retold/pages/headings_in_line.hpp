// Headings within a line: "1st Division", "Brigade Kern:", "Kern's Brigade", "Rechter Flügel:", "Reserve-Kavallerie
// Generalmajor Kern".
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {

class HeadingsInLine {
 public:
  /// `text` and `tokens`, which are its own, must outlive it.
  HeadingsInLine(std::string_view text, const Tokens& tokens, const PhraseBook& words)
      : text_(text), tokens_(tokens), words_(words) {}

  /// The token behind the heading that begins at `at`, and behind its colon; 0 if none begins there, or if a word or a
  /// mark binds it to what stands before: "of the 1st Division".
  [[nodiscard]] std::size_t past_heading(std::size_t at) const;

  /// The token behind the colon of a heading of an arm, "Caballería:"; 0 for anything else.
  [[nodiscard]] std::size_t past_arm(std::size_t at) const;

  [[nodiscard]] bool is_capital_word(std::size_t at) const;

 private:
  [[nodiscard]] bool is_number(std::size_t at) const;
  [[nodiscard]] std::size_t past_command(std::size_t next) const;
  [[nodiscard]] std::size_t past_numbered(std::size_t at) const;
  [[nodiscard]] std::optional<PhraseFound> adjective(std::size_t at) const;
  [[nodiscard]] std::size_t past_named(std::size_t at) const;
  [[nodiscard]] std::size_t past_owned(std::size_t at) const;
  [[nodiscard]] std::size_t past_label(std::size_t at) const;
  [[nodiscard]] std::size_t end_of_label(std::size_t at) const;
  [[nodiscard]] bool continues_heading(std::size_t at) const;
  [[nodiscard]] bool is_bound(std::size_t at) const;
  [[nodiscard]] bool begins_troops(std::size_t at) const;

  std::string_view text_;
  const Tokens& tokens_;
  const PhraseBook& words_;
};

}  // namespace estafette::readers
