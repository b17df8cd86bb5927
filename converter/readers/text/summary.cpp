#include "converter/readers/text/summary.hpp"

#include "converter/readers/text/figures.hpp"
#include "converter/readers/text/head.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr std::size_t kArms = 2;  ///< so many, each with a figure, make a summary

/// "Infantry 12,000  Cavalry 1,500  Artillery 900": how many words for an arm have a figure behind them.
std::size_t arms_with_figures(const Tokens& tokens, const PhraseBook& words) {
  std::size_t count = 0;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at);
    if (!arm) continue;
    std::size_t next = at + arm->length;
    while (next < tokens.size() && (tokens[next].mark(":") || tokens[next].mark("=") || tokens[next].mark("-"))) ++next;
    const bool strength = next < tokens.size() && tokens[next].is == Token::Is::number &&
                          (tokens[next].thousands || tokens[next].value >= kSurelyMen);
    if (strength) ++count;
  }
  return count;
}

/// "Anson and Ross = 3,539": names without any troops or command, and the sum of what they have.
bool sum_of_names(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  const auto equals = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark("="); });
  if (equals == tokens.end() || equals == tokens.begin()) return false;
  const auto at = static_cast<std::size_t>(equals - tokens.begin());
  const bool figure = at + 2 == tokens.size() && tokens.back().is == Token::Is::number;
  const bool names = std::all_of(tokens.begin(), equals, [](const Token& token) {
    return token.is == Token::Is::word || token.mark("&") || token.mark(",") || token.mark("+");
  });
  const bool several = std::any_of(tokens.begin(), equals, [&](const Token& token) {
    const auto link = words.find(Sense::link, tokens, static_cast<std::size_t>(&token - tokens.data()));
    return token.mark("&") || token.mark(",") || token.mark("+") || (link && link->is == "and");
  });
  (void)text;
  return figure && names && several && head_of({tokens, at, words}).is == Head::Is::nothing;
}

/// "Guns: 60", "Bataillone = 41": the token of the figure after a word that counts; 0 if it is anything else.
std::size_t figure_after_count(const Tokens& tokens, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 0);
  if (!count || count->length + 2 != tokens.size()) return 0;
  const Token& mark = tokens[count->length];
  const bool told = (mark.mark(":") || mark.mark("=")) && tokens.back().is == Token::Is::number;
  return told ? count->length + 1 : 0;
}

}  // namespace

bool counts_one_sort(const Tokens& tokens, const PhraseBook& words) {
  return figure_after_count(tokens, words) > 0;
}

bool sums_up(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  if (counts_one_sort(tokens, words) || arms_with_figures(tokens, words) >= kArms || sum_of_names(text, tokens, words))
    return true;
  const std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words, false);
  if (!facts) return false;
  const int sorts = (facts->battalions ? 1 : 0) + (facts->squadrons ? 1 : 0) + (facts->batteries ? 1 : 0);
  return sorts >= 2;
}

std::size_t before_running_sum(std::string_view text, const PhraseBook& words) {
  if (text.find('=') == std::string_view::npos) return 0;
  const Tokens tokens = tokens_of(text);
  std::size_t sum = tokens.size();
  while (sum > 0 && tokens[sum - 1].mark("|")) --sum;
  if (sum < 4 || tokens[sum - 1].is != Token::Is::number) return 0;
  std::size_t equals = sum - 2;
  while (equals > 0 && tokens[equals].mark("|")) --equals;
  if (equals == 0 || !tokens[equals].mark("=")) return 0;
  std::size_t own = equals - 1;
  while (own > 0 && tokens[own].mark("|")) --own;
  const bool strength = tokens[own].is == Token::Is::number && tokens[own].value >= kSurelyMen && own > 0;
  if (!strength || words.has(Sense::total, tokens, 0)) return 0;
  return tokens[own].end;
}

Facts facts_summed(const Tokens& tokens, const PhraseBook& words) {
  if (const std::size_t figure = figure_after_count(tokens, words); figure > 0) {
    Tokens turned = {tokens[figure]};
    turned.insert(turned.end(), tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(figure) - 1);
    return facts_of(turned, 0, turned.size(), words, false).value_or(Facts{});
  }
  Facts all;
  for (std::size_t at = 0; at < tokens.size();) {
    std::size_t end = std::min(at + 4, tokens.size());
    std::optional<Facts> facts;
    if (tokens[at].is == Token::Is::number) {
      for (; end > at + 1 && !facts; --end) {
        facts = facts_of(tokens, at, end, words, false);
        if (facts && (facts->few || facts->bare || !facts->figures())) facts.reset();
      }
      if (facts) ++end;
    }
    if (facts) (void)merge(all, *facts);
    at = facts ? end : at + 1;
  }
  return all;
}

}  // namespace estafette::readers
