#include "converter/readers/parts/summary.hpp"

#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kArms = 2;  ///< so many, each with a figure, make a summary

/// An arm's name, or a word for its men: "Infantry", "fantassins", "sabres".
std::optional<std::pair<Arm, std::size_t>> arm_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> sort = words.find(Sense::count, tokens, at);
  if (sort && sort->is == "guns") return std::nullopt;  // "104 guns" are no gunners
  if (const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at)) {
    for (const Arm one : {Arm::infantry, Arm::cavalry, Arm::artillery})
      if (arm->is == to_string(one)) return std::pair{one, arm->length};
    return std::nullopt;
  }
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  if (count && (count->is == "sabres" || count->is == "horses")) return std::pair{Arm::cavalry, count->length};
  return std::nullopt;
}

bool is_strength(const Tokens& tokens, std::size_t at) {
  return at < tokens.size() && tokens[at].is == Token::Is::number &&
         (tokens[at].thousands || tokens[at].value >= kSurelyMen);
}

/// Where the figure of the arm whose name ends at `end` stands; beyond the tokens if nowhere. "Infantry: 12,000".
std::size_t figure_behind(const Tokens& tokens, std::size_t end) {
  while (end < tokens.size() && (tokens[end].mark(":") || tokens[end].mark("=") || tokens[end].mark("-"))) ++end;
  return is_strength(tokens, end) ? end : tokens.size();
}

/// "Infantry 12,000  Cavalry 1,500  Artillery 900", "12,000 foot, 1,500 horse and 36 guns": the men by arm; nothing for
/// fewer than two arms. The first figure or arm shows which stands before the other.
std::optional<Facts> men_by_arm(const Tokens& tokens, const PhraseBook& words) {
  std::size_t strengths = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) strengths += is_strength(tokens, at) ? 1U : 0U;
  if (strengths < kArms) return std::nullopt;
  std::size_t first = 0;
  while (first < tokens.size() && !is_strength(tokens, first) && !arm_at(tokens, first, words)) ++first;
  const bool figures_first = is_strength(tokens, first);
  Facts facts;
  std::size_t arms = 0;
  for (std::size_t at = first; at < tokens.size(); ++at) {
    const auto arm = arm_at(tokens, at, words);
    const bool numbered = at > 0 && tokens[at - 1].is == Token::Is::ordinal;  // "61st Foot 778" is a regiment
    if (!arm || numbered) continue;
    const std::size_t figure = figures_first ? at - 1 : figure_behind(tokens, at + arm->second);
    std::optional<int>& men = arm->first == Arm::infantry  ? facts.infantry
                              : arm->first == Arm::cavalry ? facts.cavalry
                                                           : facts.artillery;
    if (!is_strength(tokens, figure) || men) continue;
    men = tokens[figure].value;
    ++arms;
  }
  return arms >= kArms ? std::optional(facts) : std::nullopt;
}

/// "72,000 men, infantry, cavalry and 246 guns": one figure for the men of several arms.
bool counts_men_of_arms(const Tokens& tokens, const PhraseBook& words) {
  std::size_t arms = 0;
  const std::optional<PhraseFound> men = words.find(Sense::count, tokens, 1);
  if (!is_strength(tokens, 0) || !men || men->is != "men") return false;
  for (std::size_t at = 1 + men->length; at < tokens.size();) {
    std::optional<PhraseFound> found = words.find(Sense::arm, tokens, at);
    arms += found && found->is != "artillery" ? 1U : 0U;
    if (!found) found = words.find(Sense::link, tokens, at);
    if (!found) found = words.find(Sense::count, tokens, at);
    if (!found && tokens[at].is != Token::Is::number && tokens[at].is != Token::Is::mark) return false;
    at += found ? found->length : 1;
  }
  return arms >= kArms;
}

/// "Four infantry divisions with 33 battalions, ...": how many commands there are, without a name for any.
bool counts_commands(const Tokens& tokens, const PhraseBook& words) {
  const Range line{tokens, tokens.size(), words};
  const auto figure = line.figure_at(0);
  if (!figure) return false;
  for (const std::size_t at : {figure->second, figure->second + 1})
    if (line.is(Sense::count, at, "commands")) return true;
  return false;
}

/// "Anson and Ross = 3,539": names without any troops or command, and the sum of what they have.
bool sum_of_names(const Tokens& tokens, const PhraseBook& words) {
  const auto equals = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark("="); });
  if (equals == tokens.end() || equals == tokens.begin()) return false;
  const auto at = static_cast<std::size_t>(equals - tokens.begin());
  const bool figure = at + 2 == tokens.size() && tokens.back().is == Token::Is::number;
  const bool names = std::all_of(tokens.begin(), equals, [](const Token& token) {
    return token.is == Token::Is::word || token.mark("&") || token.mark(",") || token.mark("+");
  });
  const bool several = std::any_of(tokens.begin(), equals, [&](const Token& token) {
    return token.mark("+") || is_joint(tokens, static_cast<std::size_t>(&token - tokens.data()), words);
  });
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

bool counts_arms(const Tokens& tokens, const PhraseBook& words) {
  return men_by_arm(tokens, words).has_value();
}

std::optional<Facts> told_by_arm(const Tokens& tokens, const PhraseBook& words) {
  if (told_freely(tokens, words)) return facts_summed(tokens, words);
  Facts facts;
  bool arms = false;
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (link || tokens[at].mark(",") || tokens[at].mark("&")) {
      at += link ? link->length : 1;
      continue;
    }
    const std::optional<PhraseFound> guns =
        tokens[at].is == Token::Is::number ? words.find(Sense::count, tokens, at + 1) : std::nullopt;
    if (guns && guns->is == "guns" && !facts.guns) {  // "3,500 infantry, 12 guns"
      facts.guns = tokens[at].value;
      at += 1 + guns->length;
      continue;
    }
    const bool figure_first = is_strength(tokens, at);
    const std::size_t word = figure_first ? at + 1 : at;
    const auto arm = arm_at(tokens, word, words);
    const std::optional<PhraseFound> count = arm ? std::nullopt : words.find(Sense::count, tokens, word);
    if (!arm && !(figure_first && count && count->is == "men")) return std::nullopt;
    const std::size_t end = word + (arm ? arm->second : count->length);
    if (!figure_first && !is_strength(tokens, end)) return std::nullopt;
    std::optional<int>& men = !arm                          ? facts.men
                              : arm->first == Arm::infantry ? facts.infantry
                              : arm->first == Arm::cavalry  ? facts.cavalry
                                                            : facts.artillery;
    if (men) return std::nullopt;
    men = tokens[figure_first ? at : end].value;
    arms = arms || arm;
    at = figure_first ? end : end + 1;
  }
  return arms ? std::optional(facts) : std::nullopt;
}

bool told_freely(const Tokens& tokens, const PhraseBook& words) {
  return counts_one_sort(tokens, words) || counts_arms(tokens, words) || counts_men_of_arms(tokens, words) ||
         counts_commands(tokens, words);
}

namespace {

/// "3 chasseur battalions, 1 foot battery": a sort of foot or horse, and no whole arm, is told.
bool counts_a_sort(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    if (!kind || words.has(Sense::arm, tokens, at)) continue;
    const Arm arm = arm_of(*kind_from(kind->is));
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    const bool sort = kind->part || !count || count->part;
    if (sort && (arm == Arm::infantry || arm == Arm::cavalry) && kind->is != to_string(Kind::line_infantry))
      return true;
  }
  return false;
}

}  // namespace

bool sums_up(const Tokens& tokens, const PhraseBook& words) {
  if (told_freely(tokens, words) || sum_of_names(tokens, words)) return true;
  const std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words, false);
  if (!facts) return false;
  const int sorts = (facts->battalions ? 1 : 0) + (facts->squadrons ? 1 : 0) + (facts->batteries ? 1 : 0);
  return sorts >= 2 && !counts_a_sort(tokens, words);
}

namespace {

/// "398, 452, 441 - 1,291": the last figure behind the dash is the sum of those before it.
bool adds_up(const Tokens& tokens, std::size_t dash, std::size_t sum) {
  long long before = 0;
  for (std::size_t at = 0; at < dash; ++at)
    if (tokens[at].is == Token::Is::number && tokens[at].value >= kSurelyMen) before += tokens[at].value;
  return before == tokens[sum].value;
}

}  // namespace

std::size_t before_running_sum(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::size_t sum = tokens.size();
  while (sum > 0 && tokens[sum - 1].mark("|")) --sum;
  if (sum < 4 || tokens[sum - 1].is != Token::Is::number) return 0;
  std::size_t equals = sum - 2;
  while (equals > 0 && tokens[equals].mark("|")) --equals;
  const bool dash = equals > 0 && tokens[equals].mark("-") && adds_up(tokens, equals, sum - 1);
  if (equals == 0 || (!tokens[equals].mark("=") && !dash)) return 0;
  std::size_t own = equals - 1;
  while (own > 0 && tokens[own].mark("|")) --own;
  const bool strength = tokens[own].is == Token::Is::number && tokens[own].value >= kSurelyMen && own > 0;
  if (!strength || words.has(Sense::total, tokens, 0) || words.has(Sense::loss, tokens, 0)) return 0;
  return tokens[own].end;
}

bool counts_only_commands(const Tokens& tokens, const PhraseBook& words) {
  const Range line{tokens, tokens.size(), words};
  std::size_t at = 0;
  while (at < tokens.size()) {
    const auto figure = line.figure_at(at);
    if (!figure) return false;
    const std::optional<PhraseFound> count = line.find(Sense::count, figure->second);
    const std::optional<PhraseFound> command = line.find(Sense::command, figure->second);
    if (!(count && count->is == "commands") && !command) return false;
    at = figure->second + (count ? count : command)->length;
    while (line.mark(at, ",") || line.mark(at, "&") || line.find(Sense::link, at)) ++at;
  }
  return !tokens.empty();
}

Facts facts_summed(const Tokens& tokens, const PhraseBook& words) {
  if (const std::size_t figure = figure_after_count(tokens, words); figure > 0) {
    std::vector<Token> turned = {tokens[figure]};
    turned.insert(turned.end(), tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(figure) - 1);
    return facts_of(turned, 0, turned.size(), words, false).value_or(Facts{});
  }
  const std::optional<Facts> by_arm = men_by_arm(tokens, words);
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
  if (by_arm) {
    all.men.reset();  // those of one arm
    all.sabres = false;
    (void)merge(all, *by_arm);
  }
  const auto figures = std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.figure(); });
  const bool last = !tokens.empty() && tokens.back().is == Token::Is::number && tokens.back().value >= kSurelyMen;
  if (!all.figures() && figures == 1 && last) all.bare = tokens.back().value;  // "Total French present 900"
  return all;
}

Facts of_one_arm(Facts facts, const Tokens& tokens, const PhraseBook& words) {
  if (tokens.empty()) return facts;
  std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, 0);  // "Infantry total: 900", "Total infantry: 900"
  const std::size_t before = arm ? arm->length : 0;
  const std::optional<PhraseFound> total = words.find(Sense::total, tokens, before);
  const std::size_t named = total && !arm ? total->length : 0;
  if (!arm && total) arm = words.find(Sense::arm, tokens, named);
  if (!total) arm.reset();
  const std::optional<int> men = facts.men ? facts.men : facts.bare;
  if (!arm || !men || facts.infantry || facts.cavalry || facts.artillery) return facts;
  for (std::size_t at = named + arm->length; at < tokens.size(); ++at)
    if (words.has(Sense::arm, tokens, at)) return facts;
  const std::optional<Arm> one = arm_from(arm->is);
  if (one != Arm::infantry && one != Arm::cavalry && one != Arm::artillery) return facts;
  const bool others = (facts.battalions && one != Arm::infantry) || (facts.squadrons && one != Arm::cavalry) ||
                      (guns_of(facts) && one != Arm::artillery);
  if (others) return facts;
  (one == Arm::infantry ? facts.infantry : one == Arm::cavalry ? facts.cavalry : facts.artillery) = men;
  facts.men.reset();
  facts.bare.reset();
  facts.kind.reset();
  return facts;
}

}  // namespace estafette::readers
