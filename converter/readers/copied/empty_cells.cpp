#include "converter/readers/copied/empty_cells.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/signs.hpp"

#include <cstddef>

namespace estafette::readers {
namespace {

/// The last word of a text, and what stands before it.
struct LastWord {
  std::string_view before, word;
};

LastWord last_word(std::string_view text) {
  const std::size_t blank = text.find_last_of(" \t");
  if (blank == std::string_view::npos) return {{}, text};
  return {text.substr(0, blank + 1), text.substr(blank + 1)};
}

bool is_empty(std::string_view word) {
  return is_dash(word) || word == "\u00BB" || word == "\u00AB";
}

bool is_figure(std::string_view word) {
  return !word.empty() && is_digit(word.front()) && word.find_first_not_of("0123456789.,") == std::string_view::npos;
}

}  // namespace

bool ends_with_empty_cell(std::string_view text) {
  const LastWord last = last_word(trim(text));
  if (!is_empty(last.word) || last.before.size() < 2) return false;
  if (last.before.ends_with("  ") || last.before.ends_with('\t') || !is_dash(last.word)) return true;
  for (LastWord cell = last_word(trim(last.before)); !cell.before.empty(); cell = last_word(trim(cell.before))) {
    if (is_empty(cell.word)) return true;  // "2 \u2014 \u2014 1.642 \u2014", "\u2014 6 \u2014"
    if (!is_figure(cell.word)) return false;
  }
  return false;
}

bool ends_with_open_dash(std::string_view text) {
  const bool dash = text.ends_with(" -") || text.ends_with(" \u2013") || text.ends_with(" \u2014");
  return dash && !ends_with_empty_cell(text);
}

std::string_view without_empty_cells(std::string_view text) {
  for (text = trim(text); ends_with_empty_cell(text);) text = trim(last_word(text).before);
  return text;
}

}  // namespace estafette::readers
