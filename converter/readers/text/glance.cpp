#include "converter/readers/text/glance.hpp"

#include "base/ascii.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/bullets.hpp"
#include "converter/readers/copied/ditto_signs.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/counted/games/troop_codes.hpp"
#include "converter/readers/parts/bare_figures.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/pieces/drawn/drawn_braces.hpp"
#include "converter/readers/pieces/plain_signs.hpp"
#include "converter/readers/pieces/tables/cells.hpp"
#include "converter/readers/retold/pages/lost_line_ends.hpp"
#include "converter/readers/retold/pages/run_on_pages.hpp"
#include "converter/readers/text/prose/sentence/sentences.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/text/prose/told_paragraph.hpp"
#include "converter/readers/tree/run_on.hpp"
#include "converter/readers/words/loss_letters.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLinesLookedAt = 200;

constexpr std::size_t kBytesLookedAt = 400;  ///< of a line
constexpr std::size_t kBytesOfAGlance = 100'000;
constexpr long kCellsOfATable = 5;
constexpr std::size_t kFewLines = 2;             ///< a heading and what is under it
constexpr std::size_t kListAmongOtherLines = 4;  ///< of a forum's page, copied with all that stands around it
constexpr std::size_t kFewestRows = 3;           ///< of a table: two lines may have as many commas by chance

/// What a quick look at a text's first lines shows.
struct Glance {
  std::size_t lines = 0, military = 0, table = 0;
  std::size_t together = 0;  ///< the most military lines one after the other
  bool command = false;      ///< with its troops behind a colon
};

/// "38th IN 436": an ordinal before a state is a regiment.
bool begins_with_state_regiment(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.size() > 1 && tokens[0].is == Token::Is::ordinal && words.has(Sense::state, tokens, 1)) return true;
  std::size_t glued = 0;  // "Roe: 2WI 302, 6WI 344"
  for (std::size_t at = 1; at < tokens.size(); ++at)
    glued += tokens[at].joined && tokens[at].capitals && tokens[at - 1].is == Token::Is::number &&
                     words.has(Sense::state, tokens, at)
                 ? 1U
                 : 0U;
  return glued > 1;
}

/// "IR 33 Sztaray 1100", "1200 IR 45", "1. Ostpr. IR (3 Bat.)", "IR Alba 1400": a sort of troops with a number.
bool begins_with_numbered_troops(const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kWithin = 5, kLongest = 8;  // tokens
  const bool strong = tokens.size() > 2 && tokens.size() <= kLongest && tokens.back().is == Token::Is::number &&
                      tokens.back().value >= kSurelyMen && tokens[0].is == Token::Is::word;
  const std::optional<PhraseFound> part = strong ? words.find(Sense::unit, tokens, 0) : std::nullopt;
  if (strong && (words.has(Sense::kind, tokens, 0) || (part && part->is != "company"))) return true;
  if (tokens.size() > 3 && tokens[0].is == Token::Is::ordinal && tokens.back().mark(")") &&
      words.any(Sense::kind, tokens, 1, std::min(tokens.size(), kWithin)))
    return true;
  const auto number = [&](std::size_t at) { return at < tokens.size() && tokens[at].is == Token::Is::number; };
  const std::size_t from = number(0) ? 1 : 0;
  std::optional<PhraseFound> troops = words.find(Sense::kind, tokens, from);
  if (!troops) troops = words.find(Sense::unit, tokens, from);
  return troops && (number(from + troops->length) || (from > 0 && troops->length < tokens.size() - 1));
}

/// "29th Worcesters [K.: -, W.: 7]", "3rd Buffs [Killed: 1]": a row of a table that tells who was lost of it.
bool is_row_with_losses(const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kWithin = 8;  // tokens
  for (std::size_t at = 1; at + 2 < std::min(tokens.size(), kWithin); ++at)
    if (tokens[at].mark("["))
      return tokens.back().mark("]") && (is_loss_letter(tokens[at + 1].text) || words.has(Sense::loss, tokens, at + 1));
  return false;
}

/// How many cells a line would have as a row of a table; 0 if too few. Rows of a table have all the same number.
long cells_in(const Tokens& tokens, std::string_view line) {
  const auto marks = [&](std::string_view mark) {
    return static_cast<long>(
        std::count_if(tokens.begin(), tokens.end(), [&](const Token& token) { return token.mark(mark); }));
  };
  const long most = std::max({marks(","), marks(";"), static_cast<long>(std::count(line.begin(), line.end(), '\t'))});
  return most >= kCellsOfATable ? most : 0;
}

/// "1st Division: 9th Light, 24th Line", "LIGHT DIVISION.\u20141st Brigade, 7th, 33rd", "The 1st Division comprised the
/// 9th Light": a command, and figures behind what parts it from its troops.
bool sets_troops_apart(const Tokens& tokens, std::string_view line, const PhraseBook& words) {
  if (!has_figures(tokens) || !words.any(Sense::command, tokens, 0, tokens.size())) return false;
  for (const std::string_view mark : {":", ".-", ". -", ".\u2014", ". \u2014"})
    if (line.find(mark) != std::string_view::npos) return true;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at)
    if (const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at); link && link->is == "holds")
      return true;
  return false;
}

/// "das 2te \u2014 \u2014 \u2014 Kern": dashes for the words of the line above.
bool is_row_of_dittos(std::string_view line) {
  constexpr std::string_view kRow = "\u2014 \u2014";
  return line.find(kRow) != std::string_view::npos;
}

/// "28th, \" |", "German ditto": a cell that goes on from the one above.
bool is_ditto_cell(std::string_view line) {
  while (line.ends_with('|') || line.ends_with(' ')) line.remove_suffix(1);
  const std::size_t blank = line.rfind(' ');
  return blank != std::string_view::npos && is_ditto(line.substr(blank + 1));
}

/// "562 |": the strength of the cell above, on a line of its own.
bool is_barred_figure(std::string_view line) {
  return line.ends_with('|') && is_digit(line.front()) &&
         line.find_first_not_of("0123456789,. |") == std::string_view::npos;
}

/// "11th Alabama" of "\u2022 11th Alabama", of "- 11th Alabama" and "* 11th Alabama".
std::string_view entry_of(std::string_view line) {
  (void)take_indent(line, true);
  return trim(line);
}

Glance glance_at(std::string_view utf8, const PhraseBook& words) {
  Glance glance;
  std::map<long, std::size_t> rows;  // by their number of cells
  std::size_t run = 0;
  while (!utf8.empty() && glance.lines < kLinesLookedAt) {
    const std::size_t end = std::min(line_end(utf8), utf8.find(kNextLine));
    const std::string_view typed = trim(utf8.substr(0, std::min(end, kBytesLookedAt)));
    const std::string_view line = begins_with_bullet(typed) ? entry_of(typed) : typed;
    utf8.remove_prefix(std::min(utf8.size(), end + 1));
    const bool rule = line.find_first_not_of("-=_*~ ") == std::string_view::npos;
    if (rule || (run > 0 && is_barred_figure(line))) continue;
    ++glance.lines;
    const Tokens tokens = tokens_of(line);
    const bool troops = words.shows_troops(fold(line));
    if (troops && holds_too_many_figures(line)) glance.military += glance.lines;  // it runs on
    const bool military = troops || begins_with_state_regiment(tokens, words) ||
                          begins_with_numbered_troops(tokens, words) || has_troop_code(line, words) ||
                          is_row_with_losses(tokens, words);
    const bool dittos = run > 0 && (is_row_of_dittos(line) || is_ditto_cell(line));
    glance.military += military || dittos ? 1U : 0U;
    run = military || dittos ? run + 1 : 0;
    glance.together = std::max(glance.together, run);
    if (!glance.command && glance.lines <= kFewLines) glance.command = sets_troops_apart(tokens, line, words);
    if (const long cells = cells_in(tokens, line); cells > 0) glance.table = std::max(glance.table, ++rows[cells]);
  }
  return glance;
}

/// A page without a list, on which some sentence tells what troops a command had.
bool tells_in_sentences(std::string_view utf8, const PhraseBook& words) {
  utf8 = utf8.substr(0, kBytesOfAGlance);
  while (!utf8.empty()) {
    if (!told_paragraph(trim(take_line(utf8)), words).lines.empty()) return true;
  }
  return false;
}

}  // namespace

bool looks_like_text_orbat(std::string_view utf8, const PhraseBook& words) {
  if (trim(utf8).starts_with('<')) return false;
  const Glance glance = glance_at(
      with_pieces_apart(
          with_lost_line_ends(with_plain_signs(with_plain_braces(utf8.substr(0, kBytesOfAGlance))), words), words),
      words);
  const bool lines =
      glance.military >= 2 && (glance.military * 3 >= glance.lines || glance.together >= kListAmongOtherLines);
  const bool one = glance.military == 1 && glance.lines <= kFewLines && glance.command;  // a division on one line
  const bool table = glance.table * 2 >= glance.lines && glance.table >= kFewestRows;
  return ((lines || one) && !table) || tells_in_sentences(utf8, words);
}

int lines_with_troops(std::string_view utf8, const PhraseBook& words) {
  return static_cast<int>(glance_at(utf8, words).military);
}

std::vector<Problem> sentences_with_troops(std::string_view utf8, const PhraseBook& words, const std::string& file) {
  constexpr std::size_t kMostShown = 5;
  std::vector<Problem> found;
  utf8 = utf8.substr(0, kBytesOfAGlance);
  for (int line = 1; !utf8.empty() && found.size() < kMostShown; ++line) {
    for (const std::string_view sentence : sentences_of(trim(take_line(utf8)), words)) {
      if (found.size() == kMostShown || !speaks_of_troops(sentence, words)) continue;
      found.push_back({file, line, "", std::string(sentence), "troops behind the command that they belong to",
                       "Write the command, a colon and its troops on a line of their own"});
    }
  }
  return found;
}

}  // namespace estafette::readers
