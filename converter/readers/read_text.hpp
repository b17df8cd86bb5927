// Orders of battle typed as text: from the Nafziger collection, books and web pages; English, French, German.
// docs/formats/text-orbat.md tells what is understood. Every line is read or is reported; what is guessed is marked.
#pragma once

#include "base/problem.hpp"
#include "converter/orbat/orbat.hpp"
#include "converter/readers/text_words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

struct TextReading {
  Orbat orbat;                 ///< with ids; what was guessed stands in the notes, after "guessed:"
  int lines = 0;               ///< that are not blank
  int understood = 0;          ///< of them
  int guesses = 0;             ///< each thing guessed of each unit or formation
  std::vector<Problem> looks;  ///< lines that need a look, in the order of the text
};

/// Reads an order of battle as text, already decoded to UTF-8. Throws Refusal only if the text holds no troops at all,
/// or more than any army had.
[[nodiscard]] TextReading read_text_orbat(std::string_view utf8, const Words& words, const std::string& file);

/// "understood 212 of 219 lines; 7 need a look:" and each of them on a line of its own.
[[nodiscard]] std::string to_string(const TextReading& reading);

/// True if a text looks like an order of battle that somebody typed: no XML and no table, and words of command or of
/// troops in several lines.
[[nodiscard]] bool looks_like_text_orbat(std::string_view utf8);

}  // namespace estafette::readers
