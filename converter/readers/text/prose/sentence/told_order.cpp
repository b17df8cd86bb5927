#include "converter/readers/text/prose/sentence/told_order.hpp"

#include "base/letters.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

/// "Faisaient partie de la division Petit : le 3e de ligne", "Formaban la división de Toro los regimientos de Alba".
std::optional<ToldOrder> behind_verb(const Clause& clause, const PhraseBook& words) {
  const std::optional<PhraseFound> verb = words.find(Sense::link, clause.tokens, 0);
  if (!verb || (verb->is != "belongs" && verb->is != "forms")) return std::nullopt;
  const Clause rest(clause.from(verb->length), words);
  if (const std::size_t colon = rest.text.find(':'); colon != std::string_view::npos)
    return ToldOrder{rest.text.substr(0, colon), rest.text.substr(colon + 1), ToldOrder::Joint::belongs};
  const std::size_t list = rest.first_of_list();
  if (list == rest.tokens.size()) return std::nullopt;
  std::string_view command = rest.before(list);
  if (command.ends_with(" i")) command.remove_suffix(2);  // Italian, of several: "divisione Rossi i reggimenti"
  return ToldOrder{command, rest.from(list), ToldOrder::Joint::belongs};
}

/// "die Division Kern, welche das 3. Infanterieregiment und eine Batterie enthielt".
std::optional<ToldOrder> before_verb(const Clause& clause, const PhraseBook& words) {
  const Tokens& tokens = clause.tokens;
  if (!clause.joins(tokens.size() - 1, "ends")) return std::nullopt;
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at)
    if (const std::optional<PhraseFound> which = words.find(Sense::verb, tokens, at);
        which && which->is == "which" && tokens[at - 1].mark(","))
      return ToldOrder{clause.before(at), clause.between(at + which->length, tokens.size() - 1),
                       ToldOrder::Joint::relative};
  return std::nullopt;
}

/// "General Kern had under his orders the 12th Line".
std::optional<ToldOrder> behind_leader(const Clause& clause) {
  constexpr std::size_t kMostOfLeader = 6;  // tokens
  const std::optional<Clause::Span> leads = clause.joint("leads", 1);
  if (!leads || leads->at >= kMostOfLeader) return std::nullopt;
  return ToldOrder{clause.before(leads->at), clause.from(leads->end), ToldOrder::Joint::leads};
}

/// "stood", "se trouvaient": how many tokens long; 0 for anything else.
std::size_t length_of_verb(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> verb = words.find(Sense::verb, tokens, at);
  return verb && verb->is.empty() ? verb->length : 0;
}

/// "Under General Kern stood the 12th Line and two batteries".
std::optional<ToldOrder> under_leader(const Clause& clause, const PhraseBook& words) {
  constexpr std::size_t kMostOfLeader = 6;  // tokens
  const Tokens& tokens = clause.tokens;
  const std::optional<PhraseFound> by = words.find(Sense::commander, tokens, 0);
  const std::size_t from = by ? by->length : tokens.size();
  for (std::size_t at = from + 1; at + 1 < std::min(tokens.size(), from + kMostOfLeader); ++at)
    if (const std::size_t length = length_of_verb(tokens, at, words)) {
      std::string_view list = clause.from(at + length);
      if (list.starts_with(':')) list.remove_prefix(1);
      return ToldOrder{clause.between(from, at), list, ToldOrder::Joint::under};
    }
  return std::nullopt;
}

/// "General Kern had the 12th Line and two batteries under his orders".
std::optional<ToldOrder> before_his_orders(const Clause& clause, const PhraseBook& words) {
  constexpr std::size_t kMostOfLeader = 6;  // tokens
  const Tokens& tokens = clause.tokens;
  const std::optional<Clause::Span> his = clause.joint("under him", 2);
  if (!his || his->end != tokens.size()) return std::nullopt;
  for (std::size_t at = 1; at < std::min(his->at, kMostOfLeader); ++at)
    if (const std::size_t length = length_of_verb(tokens, at, words))
      return ToldOrder{clause.before(at), clause.between(at + length, his->at), ToldOrder::Joint::own};
  return std::nullopt;
}

/// "The 12th Line and two batteries were under General Kern".
std::optional<ToldOrder> before_leader(const Clause& clause, const PhraseBook& words) {
  const Tokens& tokens = clause.tokens;
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    const std::size_t length = length_of_verb(tokens, at, words);
    const std::optional<PhraseFound> by = length > 0 ? words.find(Sense::commander, tokens, at + length) : std::nullopt;
    if (by && at + length + by->length < tokens.size())
      return ToldOrder{clause.from(at + length + by->length), clause.before(at), ToldOrder::Joint::under};
  }
  return std::nullopt;
}

}  // namespace

std::optional<ToldOrder> told_order(const Clause& clause, const PhraseBook& words) {
  if (clause.tokens.size() < 3) return std::nullopt;
  if (std::optional<ToldOrder> order = behind_verb(clause, words)) return order;
  if (std::optional<ToldOrder> order = before_verb(clause, words)) return order;
  if (std::optional<ToldOrder> order = behind_leader(clause)) return order;
  if (std::optional<ToldOrder> order = under_leader(clause, words)) return order;
  if (std::optional<ToldOrder> order = before_his_orders(clause, words)) return order;
  Clause::Span holds = clause.announcement();
  if (holds.at == clause.tokens.size() && clause.text.find(':') != std::string_view::npos)
    holds = clause.joint("counts", 1).value_or(holds);  // "comptait sept bataillons : trois du 3e de ligne"
  if (holds.at == clause.tokens.size()) return before_leader(clause, words);
  if (holds.at == 0 || holds.end >= clause.tokens.size()) return std::nullopt;
  std::string_view list = clause.from(holds.end);
  if (list.starts_with(':')) list.remove_prefix(1);
  return ToldOrder{clause.before(holds.at), list};
}

std::string_view predicate_behind_list(std::string_view sentence, const PhraseBook& words) {
  const Clause clause = Clause::as_typed(sentence, words);
  const Tokens& tokens = clause.tokens;
  const std::optional<Clause::Span> holds = clause.joint("holds", 2);
  if (!holds || !tokens[holds->at - 1].mark(",")) return {};
  for (std::size_t at = 0; at < holds->at; ++at)
    if (length_of_verb(tokens, at, words) > 0) return {};
  int depth = 0;
  for (std::size_t at = holds->end; at + 2 < tokens.size(); ++at) {
    depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
    if (depth > 0 || !tokens[at].mark(",")) continue;
    const Clause rest(clause.from(at + 1), words);
    const bool begins = !rest.tokens.empty() && rest.tokens[0].is == Token::Is::word && begins_small(rest.text) &&
                        !words.has(Sense::link, rest.tokens, 0);
    if (begins && !rest.numbers() && !speaks_of_troops(rest.text, words))
      return sentence.substr(sentence.size() - (clause.text.size() - tokens[at].end));
  }
  return {};
}

std::string_view without_last_verb(std::string_view list, const PhraseBook& words) {
  const Clause clause(list, words);
  const bool ends = !clause.tokens.empty() && clause.joins(clause.tokens.size() - 1, "ends");
  return ends ? clause.before(clause.tokens.size() - 1) : clause.text;
}

}  // namespace estafette::readers
