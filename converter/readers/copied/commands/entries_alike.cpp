#include "converter/readers/copied/commands/entries_alike.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

/// What stands between two entries: semicolons, strokes, pluses, or commas and "and".
enum class EntryMark { semicolon, stroke, plus, comma };

struct AlikePiece {
  std::size_t begin = 0, end = 0;  ///< bytes of the line
  std::string shape;               ///< what stands in it, without the values
  int figures = 0;
  bool numbered = false;  ///< "9th Lancers", "IR 12"
  bool named = false;     ///< "Dale Hussars"
};

bool separates_entries(EntryMark between, const Tokens& tokens, std::size_t at, int depth, const PhraseBook& words) {
  const Token& token = tokens[at];
  if (depth > 0 || at == 0 || at + 1 >= tokens.size()) return false;
  switch (between) {
    case EntryMark::semicolon:
      return token.mark(";");
    case EntryMark::stroke:
      return token.mark("/") && tokens[at - 1].is != Token::Is::number;
    case EntryMark::plus:
      return token.mark("+");
    default:
      break;
  }
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  const bool last = link && link->is == "and" && link->length == 1;
  return token.mark(",") || token.mark(";") || last;
}

/// The shape of the tokens [from, to): a letter for each sort of word, and figures without their values.
void take_shape(AlikePiece& piece, std::string_view line, const Tokens& tokens, std::size_t from, std::size_t to,
                const PhraseBook& words) {
  bool sort = false, name = false, counted = false;
  for (std::size_t at = from; at < to;) {
    const Token& token = tokens[at];
    std::size_t next = at + 1;
    char letter = 'w';
    if (token.figure()) {
      letter = 'n';
      ++piece.figures;
      const bool first = at == from && (token.is == Token::Is::ordinal || (next < to && tokens[next].mark("/")));
      counted = counted || (at == from && !first);  // "1 battery", "3 battalions of Lancers"
      piece.numbered = piece.numbered || first || sort;
    } else if (token.is == Token::Is::mark) {
      piece.shape += token.text;
      at = next;
      continue;
    } else {
      constexpr std::pair<Sense, char> kLetters[] = {{Sense::kind, 'k'},    {Sense::unit, 'k'}, {Sense::count, 'c'},
                                                     {Sense::command, '!'}, {Sense::rank, 'r'}, {Sense::serial, 's'}};
      for (const auto& [sense, its] : kLetters) {
        const std::optional<PhraseFound> found = words.find(sense, tokens, at);
        if (!found) continue;
        letter = its;
        next = at + std::max<std::size_t>(found->length, 1);
        break;
      }
    }
    if (letter == 'w' && capital_at(line, token.begin)) letter = 'W';
    if (letter == 'w') piece.shape += token.text;
    sort = sort || letter == 'k';
    name = name || letter == 'W';
    const bool goes_on = !piece.shape.empty() && piece.shape.back() == letter && (letter == 'k' || letter == 'W');
    if (letter != 'w' && !goes_on) piece.shape += letter;
    at = next;
  }
  piece.named = sort && !counted && (name || piece.numbered);
}

std::vector<AlikePiece> alike_pieces_of(std::string_view line, const Tokens& tokens, EntryMark between,
                                        const PhraseBook& words) {
  std::vector<AlikePiece> pieces;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t at = 0; at <= tokens.size(); ++at) {
    if (at < tokens.size()) {
      depth += tokens[at].mark("(") || tokens[at].mark("[") ? 1 : tokens[at].mark(")") || tokens[at].mark("]") ? -1 : 0;
      if (!separates_entries(between, tokens, at, depth, words)) continue;
    }
    if (at == from) {  // ", and"
      from = at + 1;
      continue;
    }
    AlikePiece piece;
    piece.begin = tokens[from].begin;
    piece.end = tokens[at - 1].end;
    take_shape(piece, line, tokens, from, at, words);
    pieces.push_back(std::move(piece));
    from = at + 1;
  }
  return pieces;
}

/// After how many pieces the line begins anew, each time with a unit; 0 if it does not.
std::size_t period_of_shapes(const std::vector<AlikePiece>& pieces) {
  constexpr std::size_t kMostOfOne = 4;
  for (std::size_t period = 1; period <= kMostOfOne && 2 * period <= pieces.size(); ++period) {
    if (pieces.size() % period != 0) continue;
    bool again = pieces[0].named;
    int figures = 0;
    for (std::size_t at = 0; at < pieces.size() && again; ++at) {
      again = pieces[at].shape == pieces[at % period].shape && pieces[at].shape.find('!') == std::string::npos &&
              (period == 1 || at % period == 0 || !pieces[at].named);
      if (at < period) figures += pieces[at].figures;
    }
    if (again && figures > (pieces[0].numbered ? 1 : 0)) return period;
  }
  return 0;
}

std::vector<std::string> alike_entries_of(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (const EntryMark between : {EntryMark::semicolon, EntryMark::stroke, EntryMark::plus, EntryMark::comma}) {
    const std::vector<AlikePiece> pieces = alike_pieces_of(line, tokens, between, words);
    const std::size_t period = period_of_shapes(pieces);
    if (period == 0) continue;
    std::vector<std::string> entries;
    for (std::size_t at = 0; at < pieces.size(); at += period) {
      const std::size_t end = at + period < pieces.size() ? pieces[at + period - 1].end : line.size();
      entries.emplace_back(trim(line.substr(pieces[at].begin, end - pieces[at].begin)));
    }
    return entries;
  }
  return {};
}

}  // namespace

void part_entries_alike(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> parted;
  parted.reserve(lines.size());
  for (TextLine& line : lines) {
    const bool plain = may_be_read(line) && !line.heading;
    const std::vector<std::string> entries = plain ? alike_entries_of(line.text, words) : std::vector<std::string>{};
    if (entries.size() < 2) {
      parted.push_back(std::move(line));
      continue;
    }
    for (const std::string& entry : entries) {
      parted.push_back(line);
      parted.back().text = entry;
      line.after_blank = false;
    }
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
