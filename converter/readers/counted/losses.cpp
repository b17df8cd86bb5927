#include "converter/readers/counted/losses.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/losses_told.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace estafette::readers {
namespace {

/// One past a figure with its commas; `at` itself if there is none.
std::size_t past_figure(std::string_view line, std::size_t at) {
  while (at < line.size() &&
         (is_digit(line[at]) || (line[at] == ',' && at + 1 < line.size() && is_digit(line[at + 1]))))
    ++at;
  return at;
}

/// One past "k-104" for that letter; 0 if anything else stands there.
std::size_t past_loss(std::string_view line, std::size_t at, char letter) {
  if (at + 2 >= line.size() || std::tolower(static_cast<unsigned char>(line[at])) != letter || line[at + 1] != '-' ||
      !is_digit(line[at + 2]))
    return 0;
  return past_figure(line, at + 2);
}

/// One past "k-104, w-467, m-9 = 580"; 0 if no losses begin there. The missing and the sum may not be told.
std::size_t past_losses(std::string_view line, std::size_t at) {
  std::size_t end = past_loss(line, at, 'k');
  if (end == 0) return 0;
  bool wounded = false;
  for (const char letter : {'w', 'm'}) {
    const std::size_t next = line.find_first_not_of(", ", end);
    const std::size_t past = next == std::string_view::npos ? 0 : past_loss(line, next, letter);
    if (past == 0) break;
    wounded = true;
    end = past;
  }
  if (!wounded) return 0;
  if (line.substr(end).starts_with(" = ")) end = past_figure(line, end + 3);
  return end;
}

/// "[Losses: 7 killed, 34 wounded]": without a word for losses of its own, and without colons, which part other things.
std::string noted(std::string_view losses, const Tokens& tokens, std::size_t from, std::size_t to,
                  const PhraseBook& words) {
  const std::size_t begin = tokens[past_word_for_losses(tokens, from, to, words)].begin;
  std::string told(losses.substr(begin, tokens[to - 1].end - begin));
  std::erase(told, ':');
  return fmt::format("[Losses: {}]", told);
}

/// The line with the first bracket that tells of losses put as a note; empty if there is none.
std::string noted_in_bracket(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t open = 1; open < tokens.size(); ++open) {
    if (!tokens[open].mark("(") && !tokens[open].mark("[")) continue;
    std::size_t close = open + 1;
    while (close < tokens.size() && !tokens[close].mark(")") && !tokens[close].mark("]")) ++close;
    const bool losses = close < tokens.size() && tells_only_losses(tokens, open + 1, close, words);
    const bool told = losses && tokens[open].mark("[") && line.substr(tokens[open].begin).starts_with("[Losses: ");
    if (!losses || told) continue;
    return fmt::format("{}{}{}", line.substr(0, tokens[open].begin), noted(line, tokens, open + 1, close, words),
                       line.substr(tokens[close].end));
  }
  return "";
}

/// The same of losses that end the line behind a comma, a dash or a colon.
std::string noted_at_end(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  std::size_t to = tokens.size();
  while (to > 0 && tokens[to - 1].mark(".")) --to;
  for (std::size_t at = 1; at + 1 < to; ++at) {
    if (tokens[at].mark("(") || tokens[at].mark("[")) return "";
    const bool parts = tokens[at].mark(",") || tokens[at].mark("-") || tokens[at].mark(":") || tokens[at].mark(";");
    if (!parts || !tells_only_losses(tokens, at + 1, to, words)) continue;
    return fmt::format("{} {}", line.substr(0, tokens[at - 1].end), noted(line, tokens, at + 1, to, words));
  }
  return "";
}

}  // namespace

std::string with_losses_noted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(std::string(line));
  const bool named =
      std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(tokens.size(), 3)),
                  [](const Token& token) { return token.is == Token::Is::word; });
  if (!named || words.has(Sense::loss, tokens, 0) || words.has(Sense::total, tokens, 0)) return std::string(line);
  std::string told = noted_in_bracket(line, tokens, words);
  if (told.empty()) told = noted_at_end(line, tokens, words);
  return told.empty() ? std::string(line) : told;
}

std::string with_losses_told(std::string_view line) {
  for (std::size_t at = line.find_first_of("kK"); at != std::string_view::npos; at = line.find_first_of("kK", at + 1)) {
    const std::size_t end = at == 0 || line[at - 1] == ' ' ? past_losses(line, at) : 0;
    if (end == 0) continue;
    const std::size_t last = line.substr(0, at).find_last_not_of(", ");
    const std::string_view before = last == std::string_view::npos ? std::string_view{} : line.substr(0, last + 1);
    const std::string_view losses = line.substr(at, end - at), behind = line.substr(end);
    if (before.empty() && trim(behind).empty()) return fmt::format("Losses: {}", losses);
    return fmt::format("{} [Losses: {}]{}", before, losses, behind);
  }
  return std::string(line);
}

}  // namespace estafette::readers
