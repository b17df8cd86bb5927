#include "converter/readers/copied/commands/commands_nested.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFirstWords = 4;    ///< within which a piece says that it is a brigade
constexpr std::size_t kMostOfLeader = 3;  ///< words

/// A word for a command outside brackets, by its tokens.
struct CommandWord {
  std::size_t at = 0, end = 0;
};

std::optional<CommandWord> first_command(const Tokens& tokens, std::size_t from, std::size_t to, bool brigade,
                                         const PhraseBook& words) {
  int depth = 0;
  for (std::size_t at = from; at < std::min(to, tokens.size()); ++at) {
    depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
    const std::optional<PhraseFound> found = depth == 0 ? words.find(Sense::command, tokens, at) : std::nullopt;
    const std::optional<Level> level = found ? level_from(found->is) : std::nullopt;
    if (level && (*level == Level::brigade) == brigade) return CommandWord{at, at + found->length};
  }
  return std::nullopt;
}

/// The places of a mark outside brackets.
std::vector<std::size_t> outside_brackets(std::string_view text, char mark) {
  std::vector<std::size_t> places;
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    if (text[at] == mark && depth == 0) places.push_back(at);
  }
  return places;
}

std::vector<std::string_view> pieces_between(std::string_view text, const std::vector<std::size_t>& marks) {
  std::vector<std::string_view> pieces;
  std::size_t from = 0;
  for (const std::size_t mark : marks) {
    pieces.push_back(trim(text.substr(from, mark - from)));
    from = mark + 1;
  }
  pieces.push_back(trim(text.substr(from)));
  return pieces;
}

/// "1st Bde (Roe) 2/1 Gds", "8th Bde Kern 28th, 32nd", "Alba bde (3rd, 4th)" with a colon before the troops; nothing if
/// they cannot be told. `bracketed`: only the last of these.
std::optional<std::string> with_colon(std::string_view piece, bool bracketed, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  const std::optional<CommandWord> command = first_command(tokens, 0, kFirstWords, true, words);
  if (!command || command->end >= tokens.size()) return std::nullopt;
  const std::string_view name = piece.substr(0, tokens[command->end - 1].end);
  if (!outside_brackets(piece, ':').empty()) return bracketed ? std::nullopt : std::optional(std::string(piece));
  const Token& next = tokens[command->end];
  if (next.mark("(")) {
    const std::size_t close = piece.find(')', next.begin);
    if (close == std::string_view::npos) return std::nullopt;
    const std::string_view inside = piece.substr(next.end, close - next.end), rest = trim(piece.substr(close + 1));
    if (rest.empty() && has_digit(inside)) return fmt::format("{}: {}", name, inside);
    if (bracketed || rest.empty() || has_digit(inside) || !has_digit(rest)) return std::nullopt;
    return fmt::format("{} ({}): {}", name, inside, rest);
  }
  std::size_t at = command->end;
  while (!bracketed && at < tokens.size() && at - command->end < kMostOfLeader && tokens[at].is == Token::Is::word &&
         capital_at(piece, tokens[at].begin) && !words.has(Sense::kind, tokens, at))
    ++at;
  const bool troops = at > command->end && at < tokens.size() && tokens[at].figure();
  if (!troops) return std::nullopt;
  return fmt::format("{} ({}): {}", name, text_between(piece, tokens[command->end], tokens[at - 1]),
                     piece.substr(tokens[at].begin));
}

/// The mark behind the division's name and leader, before the first brigade; null if the line is no such one.
const Token* end_of_head(const Tokens& tokens, const PhraseBook& words) {
  const std::optional<CommandWord> division = first_command(tokens, 0, kFirstWords, false, words);
  if (!division) return nullptr;
  const std::optional<CommandWord> brigade = first_command(tokens, division->end, tokens.size(), true, words);
  if (!brigade) return nullptr;
  const Token* end = nullptr;
  for (std::size_t at = division->end; at < brigade->at; ++at)
    if (tokens[at].mark(":") || (tokens[at].mark("-") && !tokens[at].joined)) end = &tokens[at];
  return end;
}

/// The lines for one; empty if it is none.
std::vector<TextLine> nested(const TextLine& line, const PhraseBook& words) {
  const std::string_view text = line.text;
  const Tokens tokens = tokens_of(text);
  const Token* const head = end_of_head(tokens, words);
  if (head == nullptr || words.any(Sense::total, tokens, 0, tokens.size())) return {};  // a total may be that of all
  const std::string_view body = trim(text.substr(head->end));
  const std::vector<std::size_t> semicolons = outside_brackets(body, ';');
  const bool bracketed = semicolons.empty();
  std::vector<TextLine> all(1, line);
  all.front().text = trim(text.substr(0, head->begin));
  std::size_t brigades = 0;
  std::string others;
  for (const std::string_view piece : pieces_between(body, bracketed ? outside_brackets(body, ',') : semicolons)) {
    const Tokens said = tokens_of(piece);
    if (!first_command(said, 0, kFirstWords, true, words)) {
      if (brigades == 0) return {};
      others += (others.empty() ? "" : bracketed ? ", " : "; ") + std::string(piece);
      continue;
    }
    const std::optional<std::string> told = with_colon(piece, bracketed, words);
    if (!told || !others.empty()) return {};
    ++brigades;
    all.push_back(line);
    all.back().text = *told;
    ++all.back().depth;
  }
  if (brigades < 2) return {};
  if (!others.empty()) {
    all.push_back(line);
    all.back().text = others;
    ++all.back().depth;
  }
  return all;
}

}  // namespace

void part_nested_commands(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> parted;
  parted.reserve(lines.size());
  for (TextLine& line : lines) {
    const bool may = may_be_read(line) && line.text.find_first_of(";(") != std::string::npos && has_digit(line.text);
    const std::vector<TextLine> all = may ? nested(line, words) : std::vector<TextLine>{};
    if (all.empty())
      parted.push_back(std::move(line));
    else
      parted.insert(parted.end(), all.begin(), all.end());
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
