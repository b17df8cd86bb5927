#include "converter/readers/retold/entries/command_notes.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

namespace estafette::readers {

std::string with_note_of_command(std::string_view before, std::string_view note, std::string_view behind,
                                 const PhraseBook& words) {
  const Tokens tokens = tokens_of(behind);
  const bool colon = !tokens.empty() && tokens[0].mark(":");
  const bool figure = colon && tokens.size() > 1 && tokens[1].is == Token::Is::number;
  if (figure && tokens.size() == 2)
    return fmt::format("{} - {} men [Note: {}]", trim(before), trim(behind.substr(1)), note);
  const bool troops =
      words.any(Sense::unit, tokens, 0, tokens.size()) || words.any(Sense::kind, tokens, 0, tokens.size());
  return figure && !troops ? fmt::format("{}{} [Note: {}]", trim(before), behind, note)
                           : fmt::format("{} [Note: {}]{}", trim(before), note, behind);
}

}  // namespace estafette::readers
