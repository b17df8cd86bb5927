#include "converter/readers/retold/labels/side_remarks.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/peoples.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <utility>

namespace estafette::readers {
namespace {

/// The token where the remark begins, behind the dash that follows the people; 0 if there is none.
std::size_t remark_begins(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  static constexpr std::array kTroops = {Sense::kind, Sense::unit, Sense::count, Sense::command,
                                         Sense::rank, Sense::arm,  Sense::title};
  const std::size_t side = behind_people(tokens, words);
  if (side == 0 || side + 2 >= tokens.size() || !tokens[side].mark("-") || tokens[side].joined ||
      !is_small(line[tokens[side + 1].begin]) || line.find('[') != std::string_view::npos)
    return 0;
  for (const Sense troops : kTroops)
    if (words.any(troops, tokens, side + 1, tokens.size())) return 0;
  return side + 1;
}

}  // namespace

void part_remarks_from_sides(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (!may_be_read(lines[at]) || lines[at].text.empty() || !is_capital(lines[at].text.front())) continue;
    const Tokens tokens = tokens_of(lines[at].text);
    const std::size_t remark = remark_begins(lines[at].text, tokens, words);
    if (remark == 0) continue;
    TextLine note = lines[at];
    note.after_blank = note.heading = note.beside = false;
    note.text = fmt::format("Note: {}", lines[at].text.substr(tokens[remark].begin));
    lines[at].text.erase(tokens[remark - 2].end);
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(note));
    ++at;
  }
}

}  // namespace estafette::readers
