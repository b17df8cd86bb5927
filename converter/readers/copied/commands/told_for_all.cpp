#include "converter/readers/copied/commands/told_for_all.hpp"

#include "base/letters.hpp"
#include "converter/readers/words/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

/// "One company each from": a count of companies, and that each of those below has so many there.
std::optional<int> companies_of_each(const Tokens& tokens, const PhraseBook& words) {
  const Range all{tokens, tokens.size(), words};
  const auto figure = all.figure_at(0);
  if (!figure || !all.is(Sense::count, figure->second, "companies")) return std::nullopt;
  const std::size_t each = figure->second + all.find(Sense::count, figure->second)->length;
  const std::optional<PhraseFound> said = all.find(Sense::each, each);
  if (!said) return std::nullopt;
  std::size_t end = each + said->length;
  while (end < tokens.size() && (tokens[end].is == Token::Is::mark || words.has(Sense::link, tokens, end))) ++end;
  return end == tokens.size() ? std::optional(figure->first) : std::nullopt;
}

/// "(Total casualties: 383)": what the figures in brackets behind the commands of such a text count.
bool tells_losses_in_brackets(std::string_view text, const PhraseBook& words) {
  if (!text.starts_with('(') || !text.ends_with(')') || std::none_of(text.begin(), text.end(), is_digit)) return false;
  const Tokens tokens = tokens_of(text);
  return words.any(Sense::loss, tokens, 0, tokens.size());
}

/// "First Brigade (23)": where the bracket opens, if a command has nothing but a figure in it; 0 otherwise.
std::size_t lone_figure_of_command(std::string_view text, const PhraseBook& words) {
  const std::size_t open = text.ends_with(')') ? text.rfind('(') : std::string_view::npos;
  if (open == std::string_view::npos || open == 0) return 0;
  const std::string_view inside = text.substr(open + 1, text.size() - open - 2);
  const Tokens tokens = tokens_of(text.substr(0, open));
  const bool figure = !inside.empty() && std::all_of(inside.begin(), inside.end(), is_digit);
  return figure && words.any(Sense::command, tokens, 0, tokens.size()) ? open : 0;
}

/// "97th Foot", "2/27th Foot": a numbered unit, and no command.
bool names_numbered_unit(const Tokens& tokens, const PhraseBook& words) {
  const bool battalion = tokens.size() > 2 && tokens[0].is == Token::Is::number && tokens[1].mark("/");
  return !tokens.empty() && (battalion || tokens[0].is == Token::Is::ordinal) &&
         !words.any(Sense::command, tokens, 0, tokens.size());
}

}  // namespace

void tell_parts_of_each(std::vector<TextLine>& lines, const PhraseBook& words) {
  int companies = 0;  // of each unit below
  for (TextLine& line : lines) {
    if (line.text.size() > kLongestLine) continue;
    const Tokens tokens = tokens_of(line.text);
    if (const std::optional<int> each = companies_of_each(tokens, words)) {
      companies = *each;
      line.text = fmt::format("Note: {}", line.text);
    } else if (companies > 0 && names_numbered_unit(tokens, words)) {
      line.text = fmt::format("{} companies {}", companies, line.text);
    } else {
      companies = 0;
    }
  }
}

void tell_losses_of_commands(std::vector<TextLine>& lines, const PhraseBook& words) {
  const bool told = std::any_of(lines.begin(), lines.end(), [&](const TextLine& line) {
    return line.text.size() <= kLongestLine && tells_losses_in_brackets(line.text, words);
  });
  if (!told) return;
  for (TextLine& line : lines) {
    const std::size_t open = line.text.size() > kLongestLine ? 0 : lone_figure_of_command(line.text, words);
    if (open > 0)
      line.text = fmt::format("{}[losses {}]", line.text.substr(0, open),
                              line.text.substr(open + 1, line.text.size() - open - 2));
  }
}

}  // namespace estafette::readers
