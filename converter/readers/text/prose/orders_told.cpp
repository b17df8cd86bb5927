#include "converter/readers/text/prose/orders_told.hpp"

#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/retold/apart/numbers_first.hpp"
#include "converter/readers/text/prose/clause.hpp"
#include "converter/readers/text/prose/command_words.hpp"
#include "converter/readers/text/prose/figures_behind.hpp"
#include "converter/readers/text/prose/groups_of_list.hpp"
#include "converter/readers/text/prose/troops_numbered.hpp"
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
constexpr std::size_t kLongestOfName = 80;

/// What a sentence says of a command, and what it lists.
struct Order {
  std::string_view head, list;
  bool led = false;  ///< the head is who led them: "General Kern had under his orders"
};

/// A command that it names.
struct LedCommand {
  std::string name, leader;
};

bool is_link(const Tokens& tokens, std::size_t at, std::string_view is, const PhraseBook& words) {
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
  return link && link->is == is;
}

/// "zusammen" behind "setzte sich aus drei Bataillonen", "enthielt" behind "welche drei Bataillone": the end of what a
/// sentence says of its list.
bool ends_list(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return at < tokens.size() && is_link(tokens, at, "ends", words);
}

std::string_view without_end(std::string_view list, const PhraseBook& words) {
  const Clause clause(list, words);
  if (clause.tokens.empty() || !ends_list(clause.tokens, clause.tokens.size() - 1, words)) return clause.text;
  return clause.before(clause.tokens.size() - 1);
}

/// "Faisaient partie de la division Petit : le 3e de ligne", "Formaban la división de Toro los regimientos de Alba".
std::optional<Order> order_behind_verb(const Clause& clause, const PhraseBook& words) {
  const std::optional<PhraseFound> verb = words.find(Sense::link, clause.tokens, 0);
  if (!verb || (verb->is != "belongs" && verb->is != "forms")) return std::nullopt;
  const Clause rest(clause.from(verb->length), words);
  if (const std::size_t colon = rest.text.find(':'); colon != std::string_view::npos)
    return Order{rest.text.substr(0, colon), rest.text.substr(colon + 1)};
  const std::size_t list = rest.first_of_list();
  if (list == rest.tokens.size()) return std::nullopt;
  std::string_view head = rest.before(list);
  if (head.ends_with(" i")) head.remove_suffix(2);  // the Italian article of several: "divisione Rossi i reggimenti"
  return Order{head, rest.from(list)};
}

/// "die Division Kern, welche das 3. Infanterieregiment und eine Batterie enthielt".
std::optional<Order> order_before_verb(const Clause& clause, const PhraseBook& words) {
  const Tokens& tokens = clause.tokens;
  if (!ends_list(tokens, tokens.size() - 1, words)) return std::nullopt;
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at)
    if (const std::optional<PhraseFound> which = words.find(Sense::verb, tokens, at);
        which && which->is == "which" && tokens[at - 1].mark(","))
      return Order{clause.before(at), clause.between(at + which->length, tokens.size() - 1)};
  return std::nullopt;
}

std::optional<Order> order_of(const Clause& clause, const PhraseBook& words) {
  if (clause.tokens.size() < 3) return std::nullopt;
  if (std::optional<Order> order = order_behind_verb(clause, words)) return order;
  if (std::optional<Order> order = order_before_verb(clause, words)) return order;
  constexpr std::size_t kMostOfLeader = 6;  // tokens
  for (std::size_t leads = 1; leads < std::min(clause.tokens.size(), kMostOfLeader); ++leads)
    if (is_link(clause.tokens, leads, "leads", words)) {
      const std::size_t behind = leads + words.find(Sense::link, clause.tokens, leads)->length;
      return Order{clause.before(leads), clause.from(behind), true};
    }
  auto [at, end] = clause.announcement();
  for (std::size_t counts = 1; at == clause.tokens.size() && counts < clause.tokens.size(); ++counts)
    if (is_link(clause.tokens, counts, "counts", words) && clause.text.find(':') != std::string_view::npos) {
      at = counts;  // "comptait sept bataillons : trois du 3e de ligne"
      end = counts + words.find(Sense::link, clause.tokens, counts)->length;
    }
  if (at == 0 || end >= clause.tokens.size()) return std::nullopt;
  std::string_view list = clause.from(end);
  if (list.starts_with(':')) list.remove_prefix(1);
  return Order{clause.before(at), list};
}

class Orders {
 public:
  explicit Orders(const PhraseBook& words) : words_(words) {}

  LinesTold told(const Order& order) && {
    const std::optional<LedCommand> command = order.led ? led_by(order) : command_in(order.head);
    if (!command) return {};
    std::string_view list = without_end(order.list, words_);
    if (const std::size_t colon = list.find(':'); colon != std::string_view::npos) {
      const std::string_view count = without_end(list.substr(0, colon), words_);
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
  /// "La première brigade (Roux)", "The cavalry, under General Kern", "In the centre was Kern's division": nothing if
  /// anything else of troops is told.
  [[nodiscard]] std::optional<LedCommand> command_in(std::string_view head) const {
    LedCommand command;
    std::string plain(head);
    if (const std::size_t open = plain.find('('); open != std::string::npos) {
      const std::size_t close = plain.find(')', open);
      const std::string within = close == std::string::npos ? "" : plain.substr(open + 1, close - open - 1);
      if (!is_person(within) || plain.find('(', open + 1) != std::string::npos) return std::nullopt;
      command.leader = within;
      plain.erase(open, close + 1 - open);
    }
    for (const std::string_view typed : pieces_of(plain, ',')) {
      const Clause piece(typed, words_);
      if (piece.tokens.empty()) continue;
      if (command.name.empty() ? takes_name(piece, command) : takes_leader(piece, 0, command)) continue;
      if (piece.tells_of_troops() || !command.name.empty()) return std::nullopt;
    }
    return command.name.empty() ? std::nullopt : std::optional(std::move(command));
  }

  /// "General Kern", whose troops no other command has.
  [[nodiscard]] std::optional<LedCommand> led_by(const Order& order) const {
    const Clause list(order.list, words_);
    for (std::size_t at = 0; at < list.tokens.size(); ++at)
      if (words_.has(Sense::command, list.tokens, at)) return std::nullopt;
    const Clause head(order.head, words_);
    const std::size_t article = !head.tokens.empty() && words_.has(Sense::link, head.tokens, 0) ? 1 : 0;
    const std::string_view name = head.from(std::min(article, head.tokens.size()));
    return is_person(name) ? std::optional(LedCommand{std::string(name), ""}) : std::nullopt;
  }

  [[nodiscard]] bool is_person(std::string_view text) const {
    const Tokens tokens = tokens_of(text);
    const std::optional<PhraseFound> rank = tokens.empty() ? std::nullopt : words_.find(Sense::rank, tokens, 0);
    return !tokens.empty() && may_be_person(tokens, rank ? rank->length : 0, text, words_);
  }

  /// Where the word of command stands: behind a verb, "on the right wing stood Kern's division"; else the first, also
  /// one that may be several as well: "дивизии Петрова".
  [[nodiscard]] std::size_t first_word(const Clause& piece) const {
    const Tokens& tokens = piece.tokens;
    const auto next = [&](std::size_t from, bool one) {
      while (from < tokens.size() &&
             !(one ? command_word(tokens, from, words_).has_value() : words_.has(Sense::command, tokens, from)))
        ++from;
      return from;
    };
    const std::size_t first = next(0, true);
    for (std::size_t at = first; at < tokens.size(); ++at)
      if (words_.has(Sense::verb, tokens, at) && next(at, true) < tokens.size()) return next(at, true);
    return first < tokens.size() ? first : next(0, false);
  }

  bool takes_name(const Clause& piece, LedCommand& command) const {
    const Tokens& tokens = piece.tokens;
    std::size_t word = first_word(piece);
    const bool arm = word == tokens.size();
    for (word = arm ? 0 : word; arm && word < tokens.size() && !words_.has(Sense::arm, tokens, word); ++word)
      if (!words_.has(Sense::link, tokens, word)) return false;
    if (word == tokens.size()) return false;
    const std::optional<PhraseFound> found = words_.find(arm ? Sense::arm : Sense::command, tokens, word);
    const std::size_t begin = arm ? word : first_of_command(piece.text, tokens, 0, word, words_);
    for (std::size_t at = 0; at < begin; ++at)
      if (is_number_word(tokens, at, words_) || words_.has(Sense::unit, tokens, at)) return false;
    std::size_t end = word + found->length;
    while (end < tokens.size() && piece.belongs_behind(end)) ++end;
    const std::size_t behind = end;
    const auto joins = [&](std::size_t at) {
      return words_.has(Sense::link, tokens, at) || tokens[at].end == tokens[at].begin + 1;  // "la divisione Kern i"
    };
    while (end > word + 1 && joins(end - 1) && tokens[end - 1].is == Token::Is::word) --end;
    command.name = piece.between(begin, end);
    return command.name.size() <= kLongestOfName && (behind == tokens.size() || takes_leader(piece, behind, command));
  }

  /// ", commanded by General Kern", and nothing else; words as "which" fall away.
  bool takes_leader(const Clause& piece, std::size_t from, LedCommand& command) const {
    const Tokens& tokens = piece.tokens;
    while (from < tokens.size() && words_.has(Sense::verb, tokens, from) && !words_.has(Sense::commander, tokens, from))
      ++from;
    if (from == tokens.size()) return true;
    const std::optional<PhraseFound> by = words_.find(Sense::commander, tokens, from);
    std::size_t name = from + (by ? by->length : 0);
    while (name < tokens.size() && words_.has(Sense::link, tokens, name)) ++name;
    std::size_t end = name;
    while (end < tokens.size() && !words_.has(Sense::verb, tokens, end)) ++end;
    const std::string_view leader = piece.between(name, end);
    if ((!by && !words_.has(Sense::rank, tokens, from)) || !is_person(leader) || !command.leader.empty()) return false;
    command.leader = leader;
    return end == tokens.size() || takes_leader(piece, end, command);
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

  bool troops_told(const LedCommand& command, std::string_view typed, std::string_view sort) {
    const std::string_view list = without_tail(typed);
    const ListWithFigures figures = with_figures_behind(list, words_);
    if (figures.doubtful || Clause(list, words_).says_each()) return false;
    const GroupsOfList groups =
        groups_of_list(sort.empty() ? figures.list : with_sort_spelt(figures.list, sort, words_), words_);
    if (groups.units == 0 || !groups.left.empty()) return false;
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
           is_person(text_between(text, tokens[at], tokens[open - 1]));
  }

  bool command_told(const Clause& clause, const std::string& one) {
    const Tokens& tokens = clause.tokens;
    if (const std::size_t ordinal = ordinal_end(tokens, 0)) {
      LedCommand command{fmt::format("{} {}", clause.between(ordinal - 1, ordinal), one), ""};
      std::size_t at = ordinal;
      if (tokens[at].mark("(")) {
        std::size_t close = at;
        while (close < tokens.size() && !tokens[close].mark(")")) ++close;
        command.leader = clause.between(at + 1, close);
        if (!is_person(command.leader)) return false;
        at = close + 1;
      }
      while (at < tokens.size() && tokens[at].mark(",")) ++at;
      if (const std::optional<PhraseFound> by = words_.find(Sense::commander, tokens, at)) {
        const std::size_t from = at + by->length;
        for (at = from; at < tokens.size() && tokens[at].is == Token::Is::word && !words_.has(Sense::link, tokens, at);)
          ++at;
        if (!command.leader.empty() || !is_person(clause.between(from, at))) return false;
        command.leader = clause.between(from, at);
      }
      while (at < tokens.size() && (tokens[at].mark(",") || tokens[at].mark(":") ||
                                    is_link(tokens, at, "holds", words_) || words_.has(Sense::verb, tokens, at))) {
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
    constexpr int kStep = 2;
    const std::optional<Level> level = item_of(command.name + ":", words_).level;
    const int depth = level ? kStep * (1 + height(Level::army) - height(*level)) : 0;
    lines_.push_back(fmt::format("{:{}}{}{}:{}{}", "", depth, command.name,
                                 strength.empty() ? "" : fmt::format(" ({})", strength),
                                 command.leader.empty() ? "" : " ", command.leader));
    depth_ = depth + 1;
  }

  const PhraseBook& words_;
  LinesTold lines_;
  int depth_ = 0;  ///< of the troops of the last command
};

}  // namespace

LinesTold orders_told(std::string_view sentence, const PhraseBook& words) {
  if (sentence.size() > kLongestOfOrders) return {};
  const std::string plain = with_polish_and(sentence);
  const Clause clause(plain, words);
  const std::optional<Order> order = order_of(clause, words);
  return order ? Orders(words).told(*order) : LinesTold{};
}

}  // namespace estafette::readers
