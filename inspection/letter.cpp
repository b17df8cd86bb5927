#include "inspection/letter.hpp"

#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "converter/naming/sentence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

namespace estafette::inspection {
namespace {

constexpr std::size_t kMostFiguresOfAnOrder = 3;
constexpr std::size_t kDigitsOfAStrength = 3;
constexpr std::size_t kOneIn = 2;         ///< of so many lines at least one holds an order
constexpr std::size_t kOneInOfAMail = 4;  ///< the same, where there are greetings and the like

/// "IR 12 Manfredini", "DR Nr. 4 Boros": the capitals of a sort of regiments, and a number.
bool begins_with_regiment(std::string_view clause) {
  const std::size_t capitals = std::min(clause.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), clause.size());
  constexpr std::size_t kMostCapitals = 4;
  if (capitals < 2 || capitals > kMostCapitals) return false;
  if (clause.substr(0, capitals).find_first_not_of("IVXLCDM") == std::string_view::npos) return false;  // "III 2"
  const std::size_t next = std::min(clause.find_first_not_of(" .", capitals), clause.size());
  const std::size_t digit = clause.find_first_of("0123456789", next);
  return next > capitals && digit != std::string_view::npos && digit - next <= kMostCapitals;
}

/// "3rd Dragoon Guards, 23rd and 24th Light Dragoons ...", "5th Ohio 8 stands", "IR 4 (2 bns) 1200": a list of troops,
/// or their strength, is no order to guard anything, or to stand.
bool lists_troops(const std::string& clause) {
  if (begins_with_regiment(clause)) return true;
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  std::size_t figures = 0;
  for (std::size_t at = 0; at < clause.size(); ++at) {
    if (!digit(clause[at]) || (at > 0 && digit(clause[at - 1]))) continue;
    ++figures;
    std::size_t end = at;
    while (end < clause.size() && (digit(clause[end]) || clause[end] == ',')) ++end;
    const std::string_view behind = std::string_view(clause).substr(end);
    if (end - at >= kDigitsOfAStrength && (behind.empty() || behind.starts_with(' '))) return true;
    if (behind.starts_with(" stand")) return true;
  }
  return figures > kMostFiguresOfAnOrder;
}

/// "3rd and 5th Dragoon Guards", "the Scots Guards": a capital in the middle of a clause, behind a word with a capital
/// or a number; nobody writes a verb so.
bool is_of_a_name(const Sentence& sentence, std::size_t at) {
  const auto capital = [&](std::size_t word) {
    const char first = sentence.text[sentence.words[word].begin];
    return (first >= 'A' && first <= 'Z') || (first >= '0' && first <= '9');
  };
  return at > 0 && sentence.before(at) == Gap::blank && capital(at) && capital(at - 1);
}

/// The verb of "III Corps: march ...", of "march ..." or of "III Corps marches ..."; null if there is none.
const campaign::OrderVerb* verb_of(const std::string& clause) {
  if (lists_troops(clause)) return nullptr;
  const Sentence sentence = cut(clause);
  for (std::size_t at = 0; at < sentence.words.size(); ++at) {
    const campaign::VerbFound found = campaign::verb_at(sentence, at);
    if (at > 0 && campaign::is_perhaps(sentence.words[at - 1].plain)) continue;  // "who would come first"
    const bool guards = found.verb != nullptr && found.verb->kind == campaign::OrderKind::escort;
    if (guards && is_of_a_name(sentence, at)) continue;
    if (found.verb != nullptr) return found.verb;
  }
  return nullptr;
}

}  // namespace

bool inspect_letter(const Inspected& in, Findings& say) {
  constexpr std::size_t kLargestMail = 4'000'000;  // bytes, with all that is quoted
  if (in.text.size() > kLargestMail) return false;
  std::vector<campaign::LetterLine> lines = campaign::lines_of(in.text);
  // Of a mail, what is no order may be said to the umpire: it is passed over when the letter is read.
  const bool is_mail = std::any_of(lines.begin(), lines.end(),
                                   [](const campaign::LetterLine& line) { return !line.passed_over.empty(); });
  std::erase_if(lines, [](const campaign::LetterLine& line) { return !line.passed_over.empty() || line.signature; });
  std::map<std::string, int> orders;
  std::vector<Problem> doubts;
  std::size_t with_orders = 0;
  for (const campaign::LetterLine& line : lines) {
    bool any = false;
    for (const std::string& clause : line.clauses) {
      const campaign::OrderVerb* verb = verb_of(clause);
      if (verb == nullptr) continue;
      ++orders[verb->official];
      any = true;
    }
    with_orders += any ? 1 : 0;
    if (line.unreadable) {
      doubts.push_back(*line.unreadable);
      doubts.back().file = in.file;
      doubts.back().line = line.number;
    } else if (!any && !is_mail) {
      doubts.push_back({in.file, line.number, "", line.text, "an order: " + campaign::all_verbs(),
                        "Put a # before what is no order"});
    }
  }
  if (with_orders == 0 || with_orders * (is_mail ? kOneInOfAMail : kOneIn) < lines.size()) return false;
  Table table{"A player's letter: " + in.file, {{"order"}, {"times", true}}, {}, {}};
  for (const auto& [verb, times] : orders) table.rows.push_back({verb, std::to_string(times)});
  say.table(table);
  say.line(
      fmt::format("{}; orders in {} of them. Places, forces and what the rules allow are known to a campaign only.",
                  counted(lines.size(), "line that says something", "lines that say something"), with_orders));
  say.doubt(doubts);
  say.takers = "orders CAMPAIGN FILE --side SIDE";
  return true;
}

}  // namespace estafette::inspection
