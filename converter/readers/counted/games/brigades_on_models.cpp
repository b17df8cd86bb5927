#include "converter/readers/counted/games/brigades_on_models.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/counted/games/models.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfALeader = 3;
constexpr std::size_t kMostLines = 40;  ///< of one command with its brigades

/// "- 3 bases Elite (24th, 42nd)": the tokens of its dash and behind its end.
struct OnModels {
  std::size_t dash = 0, end = 0;
  bool open = false;  ///< its bracket does not end
};

/// The token behind a bracket that opens at that token; nothing if it never closes.
std::optional<std::size_t> past_bracket(const Tokens& tokens, std::size_t open) {
  std::size_t depth = 0;
  for (std::size_t at = open; at < tokens.size(); ++at) {
    if (tokens[at].mark("(")) ++depth;
    if (tokens[at].mark(")") && --depth == 0) return at + 1;
  }
  return std::nullopt;
}

std::optional<PhraseFound> grade_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  std::optional<PhraseFound> grade = words.find(Sense::quality, tokens, at);
  return grade ? grade : words.find(Sense::kind, tokens, at);  // "3 bases light cavalry (2nd & 4th Hussars)"
}

std::optional<OnModels> on_models_at(const Tokens& tokens, std::size_t dash, const PhraseBook& words) {
  std::size_t at = dash + 2;
  if (!tokens[dash].mark("-") || at >= tokens.size() || tokens[dash + 1].is != Token::Is::number) return std::nullopt;
  if (const std::optional<PhraseFound> grade = words.find(Sense::quality, tokens, at)) at += grade->length;
  if (at >= tokens.size() || !names_models(tokens, at, words)) return std::nullopt;
  OnModels counted{dash, at + 1, false};
  const std::optional<PhraseFound> grade = grade_at(tokens, counted.end, words);
  const std::size_t behind = counted.end + (grade ? grade->length : 0);
  if (behind >= tokens.size()) return counted.end = behind, counted;
  if (!tokens[behind].mark("(")) return counted;
  const std::optional<std::size_t> past = past_bracket(tokens, behind);
  counted.end = past.value_or(tokens.size());
  counted.open = !past;
  return counted;
}

std::vector<OnModels> all_on_models(const Tokens& tokens, const PhraseBook& words) {
  std::vector<OnModels> all;
  for (std::size_t at = 1; at < tokens.size();) {
    const std::optional<OnModels> counted = on_models_at(tokens, at, words);
    if (counted) all.push_back(*counted);
    at = counted ? counted->end : at + 1;
  }
  return all;
}

/// "Brigade" of any command from that token to another: the last one; npos if there is none.
std::size_t brigade_in(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  for (std::size_t at = to; at > from; --at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at - 1);
    if (command && !command->part && command->is == "brigade") return at - 1;
  }
  return std::string_view::npos;
}

/// True if the next line goes on with what this one has begun: a name, a bracket, or the number of bases.
bool runs_on(const std::string& text, const TextLine& next, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text), more = tokens_of(next.text);
  if (tokens.empty() || more.empty()) return false;
  const std::vector<OnModels> counted = all_on_models(tokens, words);
  const Token& last = tokens.back();
  if (!counted.empty()) {
    const std::size_t end = counted.back().end;
    const bool told = (end + 1 == tokens.size() && last.mark("*")) || (end < tokens.size() && tokens[end].mark(":"));
    return counted.back().open || (end < tokens.size() && !told) || more[0].mark("(");
  }
  const std::vector<OnModels> there = all_on_models(more, words);
  const bool begun = !there.empty() && there[0].dash <= kMostWordsOfALeader;  // "Roe - 2 bases (24th)"
  const bool command = words.any(Sense::command, tokens, 0, tokens.size());
  if (last.mark("-")) return command && !there.empty();
  const bool number = tokens.size() > 1 && last.is == Token::Is::number && tokens[tokens.size() - 2].mark("-");
  if (number) return names_models(more, 0, words);
  return begun && brigade_in(more, 0, there[0].dash, words) == std::string_view::npos &&
         brigade_in(tokens, tokens.size() - 1, tokens.size(), words) != std::string_view::npos;
}

/// A line of its own, from that byte of the joined lines.
struct Piece {
  std::size_t begin = 0, end = 0;
  bool leads = false;  ///< it is the leader of the command above
};

/// Where the brigade begins whose name ends before the dash at that token: "Brigade Stone", "Militia Brigade", "8th
/// line"; nothing if it cannot be told.
std::optional<std::size_t> begin_of_name(const Tokens& tokens, std::size_t from, std::size_t dash,
                                         const PhraseBook& words) {
  const std::size_t brigade = brigade_in(tokens, from, dash, words);
  if (brigade == std::string_view::npos) return from;  // "8th line - 2 bases"
  const bool behind = brigade + 1 < dash;              // "Brigade Stone"
  if (behind && dash - brigade - 1 > kMostWordsOfALeader) return std::nullopt;
  if (brigade == from) return from;
  const Token& before = tokens[brigade - 1];
  if (before.is == Token::Is::ordinal || (behind && grade_at(tokens, brigade - 1, words))) return brigade - 1;
  if (behind) return brigade;
  return words.any(Sense::command, tokens, from, brigade) ? std::nullopt : std::optional(from);
}

bool names_command(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return head_of({tokens, tokens.size(), words}).is == Head::Is::formation;
}

bool names_person(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return tokens.size() <= kMostWordsOfALeader && !words.any(Sense::command, tokens, 0, tokens.size()) &&
         std::all_of(tokens.begin(), tokens.end(),
                     [&](const Token& token) { return token.is == Token::Is::word && !is_small(text[token.begin]); });
}

/// The pieces of joined lines; nothing if some of them cannot be told.
std::optional<std::vector<Piece>> pieces_of(const std::string& text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::vector<Piece> pieces;
  std::size_t from = 0;
  for (const OnModels& counted : all_on_models(tokens, words)) {
    const std::optional<std::size_t> begin = begin_of_name(tokens, from, counted.dash, words);
    if (!begin || counted.open || *begin == counted.dash) return std::nullopt;
    if (*begin > from) {
      const std::string_view before = text_between(text, tokens[from], tokens[*begin - 1]);
      const bool leads = from == 0 && names_person(before, words);
      const bool heads = names_command(before, words) || (from == 0 && words.any(Sense::command, tokens, 0, *begin));
      if (!leads && !heads) return std::nullopt;  // "Army Cavalry" heads brigades
      pieces.push_back({tokens[from].begin, tokens[*begin].begin, leads});
    }
    pieces.push_back({tokens[*begin].begin, tokens[counted.end - 1].end, false});
    from = counted.end;
  }
  if (from < tokens.size() && !(from + 1 == tokens.size() && tokens[from].mark("*")))
    pieces.push_back({tokens[from].begin, text.size(), false});
  return pieces;
}

/// Lines joined to one text, and the byte at which each begins in it.
struct Run {
  std::string text;
  std::vector<std::size_t> begins;
};

Run run_from(const std::vector<TextLine>& lines, std::size_t first, const PhraseBook& words) {
  Run run{lines[first].text, {0}};
  for (std::size_t at = first + 1; at < lines.size() && run.begins.size() < kMostLines; ++at) {
    if (!may_be_read(lines[at]) || lines[at].after_blank || !runs_on(run.text, lines[at], words)) break;
    run.begins.push_back(run.text.size() + 1);
    run.text += " " + lines[at].text;
  }
  return run;
}

/// Adds each piece with the number of the line on which it begins.
void add_pieces(const Run& run, const std::vector<Piece>& pieces, std::size_t first, const std::vector<TextLine>& lines,
                std::vector<TextLine>& parted) {
  for (const Piece& piece : pieces) {
    std::string text(trim(std::string_view(run.text).substr(piece.begin, piece.end - piece.begin)));
    if (text.ends_with('*')) text.pop_back();  // of a footnote
    if (piece.leads && !parted.empty()) {
      parted.back().text += " - " + text;
      continue;
    }
    const auto behind = std::upper_bound(run.begins.begin(), run.begins.end(), piece.begin);
    const auto end = std::lower_bound(behind, run.begins.end(), piece.end);
    const TextLine& last = lines[first + static_cast<std::size_t>(end - run.begins.begin()) - 1];
    TextLine line = lines[first + static_cast<std::size_t>(behind - run.begins.begin()) - 1];
    line.lines = last.line + last.lines - line.line;
    line.text = std::move(text);
    parted.push_back(std::move(line));
  }
}

}  // namespace

std::vector<Problem> part_brigades_on_models(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  const auto counts = [&](const TextLine& line) {
    return may_be_read(line) && has_digit(line.text) && !all_on_models(tokens_of(line.text), words).empty();
  };
  if (std::count_if(lines.begin(), lines.end(), counts) == 0) return looks;
  std::vector<TextLine> parted;
  for (std::size_t at = 0; at < lines.size();) {
    const Run run = may_be_read(lines[at]) ? run_from(lines, at, words) : Run{lines[at].text, {0}};
    const Tokens tokens = tokens_of(run.text);
    const bool brigades = brigade_in(tokens, 0, tokens.size(), words) != std::string_view::npos;
    const std::vector<OnModels> counted = brigades ? all_on_models(tokens, words) : std::vector<OnModels>{};
    const std::optional<std::vector<Piece>> pieces = pieces_of(run.text, words);
    const bool leads = pieces && !pieces->empty() && pieces->front().leads;
    const bool led = leads && !parted.empty() && names_command(parted.back().text, words) &&
                     parted.back().text.find(" - ") == std::string::npos;
    const bool alone = counted.size() == 1 && run.begins.size() == 1 && pieces && pieces->front().begin == 0 &&
                       !leads && pieces->size() < 3;  // "Brigade Roe - 2 bases: 3rd, 48th" is as it should be
    if (!counted.empty() && pieces && !alone && (!leads || led)) {
      add_pieces(run, *pieces, at, lines, parted);
    } else {
      if (counted.size() > 1)
        looks.push_back({"", lines[at].line, "", run.text, "one command on a line",
                         "Give each command, with its bases and its troops, a line of its own"});
      for (std::size_t line = at; line < at + run.begins.size(); ++line) parted.push_back(lines[line]);
    }
    at += run.begins.size();
  }
  lines = std::move(parted);
  return looks;
}

}  // namespace estafette::readers
