#include "converter/readers/retold/brackets.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// "{2 bns}", but not "{{flag}}".
void round_off_curly(std::string& text) {
  for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find_first_of("{}\n", open + 1);
    if (close == std::string::npos) return;
    if (text[close] != '}' || (open > 0 && text[open - 1] == '{') || close == open + 1) continue;
    text[open] = '(';
    text[close] = ')';
  }
}

constexpr std::size_t kFewestBracketed = 3;  ///< with a bracket, to tell a manner by

/// "Sievsk Regiment [2][1,012]": a text that has all its figures in square brackets, and none in round ones.
bool holds_figures_in_square_ones(std::string_view text) {
  std::size_t square = 0;
  for (std::size_t open = text.find_first_of("[("); open != std::string_view::npos;
       open = text.find_first_of("[(", open + 1)) {
    const std::string_view inside = text.substr(open, std::min(text.find_first_of("])\n", open), text.size()) - open);
    const auto digits = std::count_if(inside.begin(), inside.end(), is_digit);
    if (digits > 0 && inside.front() == '(') return false;
    square += digits > 2 || (digits > 0 && inside.find(' ') != std::string_view::npos) ? 1U : 0U;
  }
  return square >= kFewestBracketed;
}

/// Each "[2]", "[1,012 men]" in round brackets.
void round_off_figures(std::string& text) {
  for (std::size_t open = text.find('['); open != std::string::npos; open = text.find('[', open + 1)) {
    const std::size_t close = text.find_first_of("[]\n", open + 1);
    if (close == std::string::npos) return;
    const bool figures = std::any_of(text.begin() + static_cast<std::ptrdiff_t>(open),
                                     text.begin() + static_cast<std::ptrdiff_t>(close), is_digit);
    if (text[close] != ']' || !figures) continue;
    text[open] = '(';
    text[close] = ')';
  }
}

/// The line that ends a text names troops: "60e Ligne"; but "Erskine" and "Light Division - Erskine" do not.
bool stands_behind_troops(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text.substr(text.find_last_of('\n') + 1));
  return !words.any(Sense::command, tokens, 0, tokens.size()) &&
         (words.any(Sense::kind, tokens, 0, tokens.size()) || words.any(Sense::unit, tokens, 0, tokens.size()));
}

/// "[3]" as "(3)", where it holds no footnote.
std::string with_counts_rounded_off(std::string text, const PhraseBook& words) {
  constexpr int kMostCounted = 8;
  if (text.find('[') == std::string::npos) return text;
  if (holds_figures_in_square_ones(text)) return round_off_figures(text), text;
  std::vector<std::size_t> opens;
  std::vector<int> figures;
  std::size_t troops = 0;
  for (std::size_t open = text.find('['); open != std::string::npos; open = text.find('[', open + 1)) {
    const std::size_t close = text.find(']', open);
    if (close == std::string::npos) return text;
    const std::string_view inside = std::string_view(text).substr(open + 1, close - open - 1);
    const bool digits = !inside.empty() && std::all_of(inside.begin(), inside.end(), is_digit);
    if (!digits) continue;
    const bool apart = open > 0 && text[open - 1] == ' ';
    if (!apart || inside.size() > 1 || inside[0] - '0' > kMostCounted || inside[0] == '0') return text;
    opens.push_back(open);
    troops += stands_behind_troops(std::string_view(text).substr(0, open), words) ? 1U : 0U;
    figures.push_back(inside[0] - '0');
  }
  if (opens.size() < kFewestBracketed || std::is_sorted(figures.begin(), figures.end()) ||
      troops * 5 < opens.size() * 4)
    return text;
  for (const std::size_t open : opens) {
    text[open] = '(';
    text[open + 2] = ')';
  }
  return text;
}

}  // namespace

std::string with_round_brackets(std::string text, const PhraseBook& words) {
  round_off_curly(text);
  return with_counts_rounded_off(std::move(text), words);
}

}  // namespace estafette::readers
