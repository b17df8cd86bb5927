#include "converter/readers/retold/entries/numbered_commands.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {

namespace {

/// "3 Div": a number at `at`, and a word of command whose ordinals end as with_ordinal_ending writes them.
bool is_number_of_command(const Tokens& tokens, std::size_t at) {
  constexpr int kMostNumber = 99;
  constexpr std::array<std::string_view, 7> kEnglish = {"div", "bde", "brig", "brigade", "division", "corps", "bgde"};
  return at + 1 < tokens.size() && tokens[at].is == Token::Is::number && tokens[at].value >= 1 &&
         tokens[at].value <= kMostNumber &&
         std::find(kEnglish.begin(), kEnglish.end(), tokens[at + 1].text) != kEnglish.end();
}

}  // namespace

std::string with_ordinal_before_command(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 4 || !is_number_of_command(tokens, 0)) return std::string(line);
  std::size_t mark = 2;
  if (tokens[mark].mark(".")) ++mark;
  const bool led = mark + 1 < tokens.size() && tokens[mark].mark(",") && words.has(Sense::rank, tokens, mark + 1);
  const bool set_off =
      led || (mark + 1 < tokens.size() && (tokens[mark].mark(":") || (tokens[mark].mark("-") && !tokens[mark].joined)));
  if (!set_off || !words.has(Sense::command, tokens, 1)) return std::string(line);
  const bool list = tokens[mark].mark("-") && tokens[mark + 1].is == Token::Is::number &&  // "9 Bde - 8 IR, 30 IR"
                    mark + 2 < tokens.size() && words.has(Sense::kind, tokens, mark + 2) &&
                    line.find(", ") != std::string_view::npos;
  if (!list) return fmt::format("{} {}", with_ordinal_ending(tokens[0].value), line.substr(tokens[1].begin));
  return fmt::format("{} {}: {}", with_ordinal_ending(tokens[0].value), text_between(line, tokens[1], tokens[mark - 1]),
                     line.substr(tokens[mark + 1].begin));
}

std::string with_ordinal_of_superior(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (!is_number_of_command(tokens, at)) continue;
    const std::optional<PhraseFound> article = words.find(Sense::link, tokens, at - 1);
    const bool posted = article && (article->is == "article" || article->is == "posted");
    const bool attached = at > 2 && tokens[at - 1].text == "to" && words.has(Sense::link, tokens, at - 2);
    if (posted || attached)
      return fmt::format("{}{} {}", line.substr(0, tokens[at].begin), with_ordinal_ending(tokens[at].value),
                         line.substr(tokens[at + 1].begin));
  }
  return std::string(line);
}

std::string with_colon_behind_led_arm(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, 0);
  if (!arm || arm->length >= tokens.size() || !tokens[arm->length].mark("(")) return std::string(line);
  std::size_t close = arm->length;
  while (close < tokens.size() && !tokens[close].mark(")")) ++close;
  const std::size_t dash = close + 1;
  if (dash + 2 >= tokens.size() || !tokens[dash].mark("-") || tokens[dash].joined ||
      tokens[dash + 1].is != Token::Is::ordinal)
    return std::string(line);
  std::size_t sum = dash + 1;  // " : 1900 ch" behind the list
  while (sum < tokens.size() && !tokens[sum].mark(":")) ++sum;
  const std::string_view list = text_between(line, tokens[dash + 1], tokens[sum - 1]);
  if (sum == tokens.size()) return fmt::format("{} : {}", line.substr(0, tokens[close].end), list);
  if (sum + 1 >= tokens.size() || tokens[sum + 1].is != Token::Is::number) return std::string(line);
  return fmt::format("{} : {} - {}", line.substr(0, tokens[close].end), list, line.substr(tokens[sum + 1].begin));
}

std::string with_coded_command_named(std::string_view line, const PhraseBook& words) {
  constexpr int kMost = 9;
  const Tokens tokens = tokens_of(line);
  const auto number = [&](std::size_t at) {
    return at < tokens.size() && tokens[at].is == Token::Is::number && tokens[at].value > 0 &&
           tokens[at].value <= kMost;
  };
  const auto stroke = [&](std::size_t at) { return at < tokens.size() && tokens[at].mark("/"); };
  if (!number(0) || !stroke(1)) return std::string(line);
  const bool brigade = number(2) && stroke(3);
  const std::size_t corps = brigade ? 4 : 2;
  if (corps + 2 >= tokens.size() || !roman(text_between(line, tokens[corps], tokens[corps]))) return std::string(line);
  const bool colon = tokens[corps + 1].mark(":");
  const bool dash = tokens[corps + 1].mark("-") && !tokens[corps + 1].joined;
  const bool led = words.has(Sense::rank, tokens, corps + 2) || tokens.size() == corps + 3;
  if (!(colon || dash) || !(led || (brigade && colon))) return std::string(line);
  return fmt::format("{} {}{}", line.substr(0, tokens[corps].end), brigade ? "Bde" : "Div",
                     line.substr(tokens[corps].end));
}

}  // namespace estafette::readers
