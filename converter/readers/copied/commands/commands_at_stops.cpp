#include "converter/readers/copied/commands/commands_at_stops.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestCommands = 2;
constexpr std::size_t kMostBeforeDash = 6;  ///< tokens: "2nd Light Cavalry Div - GdD Kern"

/// "Div - GdD Kern: ...", "II Corps - Marshal Roe": a command, a dash, and a rank behind it.
bool begins_command(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text.substr(0, 80));
  for (std::size_t at = 1; at + 1 < std::min(tokens.size(), kMostBeforeDash + 2); ++at) {
    if (tokens[at].is == Token::Is::mark && !tokens[at].mark("-")) return false;
    if (tokens[at].mark("-") && !tokens[at].joined)
      return words.any(Sense::command, tokens, 0, at) && words.has(Sense::rank, tokens, at + 1);
  }
  return false;
}

/// "Total - 13,000 men", "Losses - c. 670": what a book sums up behind the last command.
bool begins_sum(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text.substr(0, 40));
  return tokens.size() > 2 && tokens[1].mark("-") && !tokens[1].joined &&
         (words.has(Sense::total, tokens, 0) || tokens[0].text == "losses" || tokens[0].text == "also");
}

/// "1st Cav. Bde. - Gen Roe", "I. Korps - General Roe": the stop of a word in short or of a number, and the end of
/// nothing.
bool ends_in_short(std::string_view before) {
  static constexpr std::array<std::string_view, 14> kShort = {"cav", "inf", "arty", "art",  "div", "bde", "brig",
                                                              "res", "lt",  "hvy",  "gren", "adv", "gd",  "gds"};
  const std::size_t last = before.rfind(". ");
  const Tokens tokens = tokens_of(before.substr(last == std::string_view::npos ? 0 : last + 2));
  const bool number = tokens.size() == 1 && (tokens[0].is != Token::Is::word || tokens[0].end - tokens[0].begin == 1 ||
                                             roman(trim(before)).has_value());
  if (number) return true;
  return !tokens.empty() && std::find(kShort.begin(), kShort.end(), tokens.back().text) != kShort.end();
}

/// "1-я пех. дивизия", "Inf. Division": the stop of a sort in short, before the command that is of it.
bool stands_before_its_command(std::string_view text, std::size_t stop, const PhraseBook& words) {
  constexpr std::size_t kLongestInShort = 8;  // bytes
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    if (tokens[at].end != stop) continue;
    const bool first = at == 1 && tokens[0].is == Token::Is::ordinal && tokens[1].text.size() <= kLongestInShort;
    const bool sort = words.has(Sense::kind, tokens, at) || words.has(Sense::arm, tokens, at);
    return (first || sort) && words.has(Sense::command, tokens, at + 1);
  }
  return false;
}

/// Where the commands of the line begin, but for the line's own beginning.
std::vector<std::size_t> cuts_in(std::string_view text, const PhraseBook& words) {
  std::vector<std::size_t> cuts;
  for (std::size_t stop = text.find(". "); stop != std::string_view::npos; stop = text.find(". ", stop + 1))
    if (stop + 2 < text.size() && is_any_letter(text[stop + 2]) && !ends_in_short(text.substr(0, stop)) &&
        !stands_before_its_command(text, stop, words) &&
        (begins_command(text.substr(stop + 2), words) || begins_sum(text.substr(stop + 2), words)))
      cuts.push_back(stop + 2);
  return cuts;
}

/// "8e division (Kern). \u2014 Brigade Roe : 6e (2 bat.). \u2014 Brigade Dale : 9e": where commands and troops begin
/// behind a stop and a dash, if one of them is a command with a colon.
std::vector<std::size_t> cuts_at_dashes(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kMostTokensOfHead = 7;
  std::vector<std::size_t> cuts;
  bool commands = false;
  for (const std::string_view mark : {". - ", ". \u2014 ", ". \u2013 "}) {
    for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at + 1)) {
      const std::size_t begin = at + mark.size();
      const std::size_t colon = text.find(':', begin);
      const Tokens head = tokens_of(colon == std::string_view::npos ? "" : text.substr(begin, colon - begin));
      commands = commands ||
                 (!head.empty() && head.size() <= kMostTokensOfHead && words.any(Sense::command, head, 0, head.size()));
      cuts.push_back(begin);
    }
  }
  std::sort(cuts.begin(), cuts.end());
  return commands ? cuts : std::vector<std::size_t>{};
}

/// A piece of such a line without the dash and the stop that end it.
std::string_view without_mark_at_end(std::string_view piece) {
  piece = trim(piece);
  for (const std::string_view dash : {"-", "\u2014", "\u2013"})
    if (piece.ends_with(dash)) piece = trim(piece.substr(0, piece.size() - dash.size()));
  if (piece.ends_with('.')) piece.remove_suffix(1);
  return piece;
}

}  // namespace

void part_commands_at_stops(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> parted;
  for (TextLine& line : lines) {
    const bool read = !line.footnote && !line.back_matter;
    std::vector<std::size_t> cuts = read ? cuts_at_dashes(line.text, words) : std::vector<std::size_t>{};
    const bool dashes = !cuts.empty();
    if (read && !dashes && line.text.find(" - ") != std::string::npos) cuts = cuts_in(line.text, words);
    if (cuts.empty() || (!dashes && cuts.size() + (begins_command(line.text, words) ? 1U : 0U) < kFewestCommands)) {
      parted.push_back(std::move(line));
      continue;
    }
    std::size_t begin = 0;
    for (std::size_t cut = 0; cut <= cuts.size(); ++cut) {
      const std::size_t end = cut < cuts.size() ? cuts[cut] : line.text.size();
      const std::string_view piece = without_mark_at_end(std::string_view(line.text).substr(begin, end - begin));
      TextLine one = line;
      const bool losses = begin > 0 && piece.starts_with("Losses");
      one.text = (losses ? "Note: " : "") + std::string(piece);
      one.after_blank = line.after_blank && begin == 0;
      if (!one.text.empty()) parted.push_back(std::move(one));
      begin = end;
    }
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
