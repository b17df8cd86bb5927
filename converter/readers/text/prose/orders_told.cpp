#include "converter/readers/text/prose/orders_told.hpp"

#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/retold/apart/numbers_first.hpp"
#include "converter/readers/text/prose/sentence/clause.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/text/prose/sentence/figures_behind.hpp"
#include "converter/readers/text/prose/sentence/groups_of_list.hpp"
#include "converter/readers/text/prose/sentence/led_command.hpp"
#include "converter/readers/text/prose/sentence/told_order.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfOrders = 1'500;  ///< bytes
class Orders {
 public:
  explicit Orders(const PhraseBook& words) : words_(words) {}

  LinesTold told(const ToldOrder& order) && {
    const std::optional<LedCommand> command = by_leader(order) ? led_by(order) : led_command_in(order.command, words_);
    if (!command) return {};
    fewest_ = order.joint == ToldOrder::Joint::under ? 2 : 1;  // "The 3rd Foot was under Colonel Kern": its own
    std::string_view list = without_last_verb(order.list, words_);
    if (const std::size_t colon = list.find(':'); colon != std::string_view::npos) {
      const std::string_view count = without_last_verb(list.substr(0, colon), words_);
      const std::string_view rest = list.substr(colon + 1);
      if (const std::optional<std::string> several = several_in(count)) {
        open(*command, "");
        return commands_told(rest, *several) ? std::move(lines_) : LinesTold{};
      }
      const std::optional<std::string> sort = sort_of_sum(count, words_);
      if (!sort) return {};
      return troops_told(*command, rest, *sort) ? std::move(lines_) : LinesTold{};
    }
    return troops_told(*command, list, "") ? std::move(lines_) : LinesTold{};
  }

 private:
  [[nodiscard]] static bool by_leader(const ToldOrder& order) {
    return order.joint == ToldOrder::Joint::leads || order.joint == ToldOrder::Joint::own ||
           order.joint == ToldOrder::Joint::under;
  }

  /// "General Kern", whose troops no other command has.
  [[nodiscard]] std::optional<LedCommand> led_by(const ToldOrder& order) const {
    const Clause list(order.list, words_), head(order.command, words_);
    if (words_.any(Sense::command, list.tokens, 0, list.tokens.size())) return std::nullopt;
    const std::size_t article = !head.tokens.empty() && words_.has(Sense::link, head.tokens, 0) ? 1 : 0;
    const std::string_view name = head.from(std::min(article, head.tokens.size()));
    return is_person(name, words_) ? std::optional(LedCommand{std::string(name), ""}) : std::nullopt;
  }

  /// "two brigades" as "brigade".
  [[nodiscard]] std::optional<std::string> several_in(std::string_view text) const {
    const Clause clause(text, words_);
    for (std::size_t at = 0; at < clause.tokens.size(); ++at) {
      const std::optional<PhraseFound> count = words_.find(Sense::count, clause.tokens, at);
      if (count && count->is == "commands" && at + count->length == clause.tokens.size())
        return one_command(clause.from(at), words_);
      if (!words_.has(Sense::link, clause.tokens, at) && !is_number_word(clause.tokens, at, words_)) break;
    }
    return std::nullopt;
  }

  /// ", stood behind it" behind a list: it tells of no troops.
  [[nodiscard]] std::string_view without_tail(std::string_view list) const {
    const std::size_t comma = list.rfind(',');
    if (comma == std::string_view::npos) return list;
    const Clause tail(list.substr(comma + 1), words_);
    const bool told = tail.tokens.empty() || !words_.has(Sense::verb, tail.tokens, 0) || tail.tells_of_troops();
    return told ? list : list.substr(0, comma);
  }

  /// "General Kern" of ", General Kern commanding" behind a list, which is left without it.
  [[nodiscard]] std::string leader_behind(std::string_view& list) const {
    const std::size_t comma = list.rfind(',');
    if (comma == std::string_view::npos) return {};
    const Clause tail(list.substr(comma + 1), words_);
    const std::size_t size = tail.tokens.size();
    if (size < 3 || !words_.has(Sense::rank, tail.tokens, 0) || !words_.has(Sense::commander, tail.tokens, size - 1) ||
        !is_person(tail.before(size - 1), words_))
      return {};
    std::string leader(tail.before(size - 1));
    list = list.substr(0, comma);
    return leader;
  }

  bool troops_told(LedCommand command, std::string_view typed, std::string_view sort) {
    std::string_view list = without_tail(typed);
    if (command.leader.empty()) command.leader = leader_behind(list);
    const ListWithFigures figures = with_figures_behind(list, words_);
    if (figures.doubtful || Clause(list, words_).says_each()) return false;
    const GroupsOfList groups =
        groups_of_list(sort.empty() ? figures.list : with_sort_spelt(figures.list, sort, words_), words_);
    if (groups.units < fewest_ || !groups.left.empty()) return false;
    const Item item = item_of(command.name + ":", words_);
    const bool heading = !figures.strength.empty() && (item.is != Item::Is::formation || !item.level);
    if (heading && groups.lines.size() > 1) return false;  // "the cavalry": a heading's strength would be lost
    open(command, heading ? "" : figures.strength);
    if (heading) {
      lines_.push_back(fmt::format("{:{}}{} - {}", "", depth_, groups.lines[0], figures.strength));
      return true;
    }
    constexpr std::size_t kShort = 2;  // tokens: "3rd Line" alone on a line may be a line of battle
    if (groups.lines.size() == 1 && tokens_of(groups.lines[0]).size() <= kShort && figures.strength.empty()) {
      std::string& line = lines_.back();
      line = fmt::format("{:{}}{}{}: {}", "", depth_ - 1, command.name,
                         command.leader.empty() ? "" : fmt::format(" ({})", command.leader), groups.lines[0]);
      return true;
    }
    for (const std::string& line : groups.lines) lines_.push_back(fmt::format("{:{}}{}", "", depth_, line));
    return true;
  }

  /// "la première (Roux) formée des 3e et 4e de ligne, la seconde (Blanc) du 5e léger"; "Roux (3e et 4e de ligne) et
  /// Blanc (5e léger)".
  bool commands_told(std::string_view text, const std::string& one) {
    const Tokens tokens = tokens_of(text);
    std::vector<std::size_t> begins;
    int depth = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
      depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
      const bool cut = at == 0 || (depth == 0 && (is_joint(tokens, at, words_) || tokens[at].mark(";")));
      const std::size_t next = at == 0 ? 0 : at + 1;
      if (cut && next < tokens.size() && begins_command(text, tokens, next)) begins.push_back(next);
    }
    if (begins.size() < 2 || begins.front() > 0) return false;
    for (std::size_t at = 0; at < begins.size(); ++at) {
      const std::size_t end = at + 1 < begins.size() ? tokens[begins[at + 1] - 1].begin : text.size();
      if (!command_told(Clause(text.substr(tokens[begins[at]].begin, end - tokens[begins[at]].begin), words_), one))
        return false;
    }
    return true;
  }

  /// The token behind "the first", if no unit's word is there; 0 for anything else.
  [[nodiscard]] std::size_t ordinal_end(const Tokens& tokens, std::size_t at) const {
    while (at < tokens.size() && words_.has(Sense::link, tokens, at) && !words_.has(Sense::ordinal, tokens, at)) ++at;
    const std::optional<PhraseFound> spelt = words_.find(Sense::ordinal, tokens, at);
    const std::size_t end = at + (spelt ? spelt->length : 0);
    if (!spelt || end >= tokens.size()) return 0;
    const bool alone = tokens[end].mark("(") || tokens[end].mark(",") || tokens[end].mark(":") ||
                       words_.has(Sense::commander, tokens, end) || words_.has(Sense::link, tokens, end) ||
                       words_.has(Sense::verb, tokens, end);
    return alone ? end : 0;
  }

  [[nodiscard]] bool begins_command(std::string_view text, const Tokens& tokens, std::size_t at) const {
    if (ordinal_end(tokens, at) > 0) return true;
    std::size_t open = at;
    while (open < tokens.size() && tokens[open].is == Token::Is::word && !is_and(tokens, open, words_)) ++open;
    return open > at && open < tokens.size() && tokens[open].mark("(") &&
           is_person(text_between(text, tokens[at], tokens[open - 1]), words_);
  }

  bool command_told(const Clause& clause, const std::string& one) {
    const Tokens& tokens = clause.tokens;
    if (const std::size_t ordinal = ordinal_end(tokens, 0)) {
      LedCommand command{fmt::format("{} {}", clause.between(ordinal - 1, ordinal), one), ""};
      std::size_t at = ordinal;
      if (tokens[at].mark("(")) {
        const std::size_t close = clause.mark_from(at, ")");
        command.leader = clause.between(at + 1, close);
        if (!is_person(command.leader, words_)) return false;
        at = close + 1;
      }
      while (at < tokens.size() && tokens[at].mark(",")) ++at;
      if (const std::optional<PhraseFound> by = words_.find(Sense::commander, tokens, at)) {
        const std::size_t from = at + by->length;
        for (at = from; at < tokens.size() && tokens[at].is == Token::Is::word && !words_.has(Sense::link, tokens, at);)
          ++at;
        if (!command.leader.empty() || !is_person(clause.between(from, at), words_)) return false;
        command.leader = clause.between(from, at);
      }
      while (at < tokens.size() && (tokens[at].mark(",") || tokens[at].mark(":") || clause.joins(at, "holds") ||
                                    words_.has(Sense::verb, tokens, at))) {
        const std::optional<PhraseFound> holds = words_.find(Sense::link, tokens, at);
        at += holds ? holds->length : 1;
      }
      return at < tokens.size() && troops_told(command, clause.from(at), "");
    }
    const std::size_t open = clause.text.find('(');
    if (open == std::string_view::npos || !clause.text.ends_with(')')) return false;
    const std::string_view troops = clause.text.substr(open + 1, clause.text.size() - open - 2);
    return troops_told({fmt::format("{} {}", one, trim(clause.text.substr(0, open))), ""}, troops, "");
  }

  void open(const LedCommand& command, const std::string& strength) {
    lines_.push_back(line_of_command(command, words_, strength));
    depth_ = depth_of_command(command.name, words_) + 1;
  }

  const PhraseBook& words_;
  LinesTold lines_;
  std::size_t fewest_ = 1;  ///< units of a list
  int depth_ = 0;           ///< of the troops of the last command
};

}  // namespace

LinesTold orders_told(std::string_view sentence, const PhraseBook& words) {
  if (sentence.size() > kLongestOfOrders) return {};
  const std::string plain = with_polish_and(sentence);
  const Clause clause(plain, words);
  const std::optional<ToldOrder> order = told_order(clause, words);
  return order ? Orders(words).told(*order) : LinesTold{};
}

}  // namespace estafette::readers
