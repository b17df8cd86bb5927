#include "converter/readers/text/plain_page.hpp"

#include "converter/readers/copied/bullets.hpp"
#include "converter/readers/copied/commands/commands_beside.hpp"
#include "converter/readers/copied/commands/commands_in_cells.hpp"
#include "converter/readers/copied/counts_at_ends.hpp"
#include "converter/readers/copied/page_manners.hpp"
#include "converter/readers/copied/prints/misread.hpp"
#include "converter/readers/counted/games/boxes_of_units.hpp"
#include "converter/readers/counted/typed_figures.hpp"
#include "converter/readers/pieces/drawn/bare_trunks.hpp"
#include "converter/readers/pieces/drawn/drawn_braces.hpp"
#include "converter/readers/pieces/drawn/stroke_braces.hpp"
#include "converter/readers/pieces/numbered_marks.hpp"
#include "converter/readers/pieces/plain_signs.hpp"
#include "converter/readers/pieces/tables/broken_titles.hpp"
#include "converter/readers/pieces/tables/words_above.hpp"
#include "converter/readers/retold/brackets.hpp"
#include "converter/readers/retold/line_ends.hpp"
#include "converter/readers/words/signs.hpp"

#include <cstddef>

namespace estafette::readers {
namespace {

/// U+2028 and U+2029, with which some programs end lines and paragraphs, end a line.
std::string with_line_ends(std::string text) {
  for (const std::string_view end : {"\u2028", "\u2029"})
    for (std::size_t at = text.find(end); at != std::string::npos; at = text.find(end, at))
      text.replace(at, end.size(), 1, kSameLine);
  return text;
}

}  // namespace

std::string plain_page(std::string_view utf8, const PhraseBook& words, std::string& marks) {
  return without_numbered_marks(
      with_round_brackets(
          without_marks_at_ends(with_glued_stars_apart(with_counts_at_ends_apart(with_glued_letters_apart(
              with_glued_dashes_apart(with_line_ends(with_ones(with_word_bullets(with_plain_signs(
                  with_words_above(with_plain_strokes(with_plain_braces(without_bare_trunks(with_commands_beside_parted(
                      with_commands_in_cells_apart(
                          with_common_ends_taken(with_states_read(
                              with_double_blanks_single(with_broken_titles_joined(with_boxes_taken_off(utf8))), words)),
                          words),
                      words)))))))))))))),
          words),
      marks);
}

}  // namespace estafette::readers
