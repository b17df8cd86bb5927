#include "converter/readers/copied/commands/commands_in_a_row.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestInARow = 2;
constexpr std::size_t kMostWordsInARow = 8;  ///< of a command, with its leader

bool is_command_in_row(std::string_view text, const PhraseBook& words) {
  for (std::size_t stop = text.find('.'); stop != std::string_view::npos; stop = text.find('.', stop + 1))
    if (stop + 1 < text.size() && is_any_letter(text[stop + 1])) return false;  // "Cav.SECOND BRIGADE"
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMostWordsInARow) return false;
  const Head head = head_of({tokens, tokens.size(), words});
  return head.is == Head::Is::formation || (head.arm && words.any(Sense::command, tokens, 0, tokens.size()));
}

/// "Brigade Roe: 3rd Foot" of "Brigade Roe: 3rd Foot."; the stop of a short form, "3d Ohio Cav.", stays.
std::string_view without_mark_of_row(std::string_view piece) {
  constexpr std::size_t kLongestShortForm = 3;  // letters
  if (piece.ends_with(';') || piece.ends_with(':')) return trim(piece.substr(0, piece.size() - 1));
  if (!piece.ends_with('.')) return piece;
  const std::size_t word = piece.find_last_of(" (", piece.size() - 1);
  const std::size_t letters = piece.size() - 1 - (word == std::string_view::npos ? 0 : word + 1);
  return letters > kLongestShortForm ? piece.substr(0, piece.size() - 1) : piece;
}

/// "Brigade Roe: 3rd Foot 600; Brigade Poe: 4th Foot 500. Total 1,100": the total is that of all of them together.
bool states_total_of_row(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  return words.any(Sense::total, tokens, 0, tokens.size());
}

/// Where the words begin that end before the colon at that byte: behind the last colon, full stop or semicolon that a
/// command stands behind, or behind that colon.
std::size_t begin_of_command(std::string_view line, std::size_t from, std::size_t colon, const PhraseBook& words) {
  std::size_t begin = from;
  for (const std::string_view stop : {". ", "; "})
    for (std::size_t at = line.find(stop, from); at < colon; at = line.find(stop, at + 1))
      if (at + stop.size() < colon && is_command_in_row(line.substr(at + stop.size(), colon - at - stop.size()), words))
        begin = std::max(begin, at + stop.size());
  return begin;
}

/// "43rd Foot, 95th Rifles; detached to Alba": the colon tells of troops that were sent away, behind a semicolon.
bool ends_with_detached(std::string_view before, const PhraseBook& words) {
  const std::size_t mark = before.rfind("; ");
  if (mark == std::string_view::npos) return false;
  const Tokens tokens = tokens_of(before.substr(mark + 2));
  const std::optional<PhraseFound> sent = tokens.empty() ? std::nullopt : words.find(Sense::link, tokens, 0);
  return (sent && sent->is == "posted") || (!tokens.empty() && words.has(Sense::note, tokens, 0));
}

/// The bytes at which the commands of a line begin; nothing if what begins it is none, or what stands before a colon
/// behind a full stop or semicolon.
std::vector<std::size_t> commands_in_row(std::string_view line, const PhraseBook& words) {
  std::vector<std::size_t> begins;
  std::size_t from = 0;
  bool row = false;  // "Division: Brigade: 3rd Foot" is none
  for (std::size_t colon = line.find(": "); colon != std::string_view::npos; colon = line.find(": ", colon + 1)) {
    const std::size_t begin = begin_of_command(line, from, colon, words);
    const std::string_view before = line.substr(begin, colon - begin);
    const bool told = is_command_in_row(before, words) && (begin == 0 || !begins.empty());
    const bool apart = before.find(". ") != std::string_view::npos || before.find("; ") != std::string_view::npos;
    if (!told && (begins.empty() || (apart && !ends_with_detached(before, words)))) return {};
    row = row || (told && begin > from);
    if (told) begins.push_back(begin);
    from = colon + 2;
  }
  return row ? begins : std::vector<std::size_t>{};
}

}  // namespace

void part_commands_in_a_row(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> parted;
  parted.reserve(lines.size());
  for (const TextLine& line : lines) {
    const std::string_view text = line.text;
    const bool may = may_be_read(line) && std::count(text.begin(), text.end(), ':') > 1;
    std::vector<std::size_t> begins =
        may && !states_total_of_row(text, words) ? commands_in_row(text, words) : std::vector<std::size_t>{};
    if (begins.size() < kFewestInARow) begins = {0};
    for (std::size_t at = 0; at < begins.size(); ++at) {
      const std::size_t end = at + 1 < begins.size() ? begins[at + 1] : text.size();
      std::string_view piece = trim(text.substr(begins[at], end - begins[at]));
      if (at + 1 < begins.size()) piece = without_mark_of_row(piece);
      parted.push_back(line);
      if (begins.size() > 1) parted.back().text = piece;
    }
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
