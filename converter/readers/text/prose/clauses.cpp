#include "converter/readers/text/prose/clauses.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/line/told_of_units.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/retold/prose_told.hpp"
#include "converter/readers/retold/retell.hpp"
#include "converter/readers/text/prose/sentence/clause.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostOfName = 8;     ///< tokens behind the word of command
constexpr std::size_t kLongestName = 120;  ///< bytes
constexpr std::size_t kFewestBefore = 2;   ///< tokens that lead into the first command of a sentence

/// "2nd Division of Kern", and the token at which it begins.
struct Named {
  std::string name;
  std::size_t begin = 0;
};

/// "5 pułk i 6 pułk": two units in one name.
bool names_two(const Tokens& name, const PhraseBook& words) {
  std::size_t units = 0, numbers = 0;
  for (std::size_t at = 0; at < name.size(); ++at) {
    units += words.has(Sense::unit, name, at) ? 1U : 0U;
    numbers += name[at].is == Token::Is::word ? 0U : name[at].is == Token::Is::mark ? 0U : 1U;
  }
  return units > 1 && numbers > 1;
}

/// How many units a line has behind its command; 0 if not all of it is read, or a part of a sentence is among them.
std::size_t units_read(const std::string& line, const PhraseBook& words) {
  const Item item = item_of(retold(line, words), words);
  if (item.is != Item::Is::formation || !item.unread.empty()) return 0;
  const bool plain = std::none_of(item.units.begin(), item.units.end(), [&](const Parts& unit) {
    const Tokens name = tokens_of(unit.name);
    return words.any(Sense::verb, name, 0, name.size()) || names_two(name, words) || numbers_troops(unit.note, words);
  });
  return plain ? item.units.size() : 0;
}

/// "the Guard, 3rd, 7th Jäger" as "the Guard Jäger, 3rd, 7th Jäger": the first has no number, but is of the same kind.
std::string with_first_named(const std::string& list, const PhraseBook& words) {
  const Tokens tokens = tokens_of(list);
  std::size_t comma = 0;
  while (comma < tokens.size() && !tokens[comma].mark(",")) ++comma;
  const std::optional<PhraseFound> guard = words.find(Sense::quality, tokens, 0);
  if (!guard || guard->length != comma || comma + 1 >= tokens.size() || tokens[comma + 1].is == Token::Is::word)
    return list;
  for (std::size_t at = comma + 1; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at)) {
      const std::string_view named = text_between(list, tokens[at], tokens[at + kind->length - 1]);
      return fmt::format("{} {}{}", text_between(list, tokens[0], tokens[comma - 1]), singular(named, words),
                         list.substr(tokens[comma].begin));
    }
  return list;
}

class Clauses {
 public:
  Clauses(std::string_view sentence, const PhraseBook& words)
      : clause_(Clause::as_typed(sentence, words)), words_(words) {}

  /// "On the left stood the 2nd Division of Kern (12th and 14th Line), then Roe's brigade (21st Line)".
  [[nodiscard]] ClausesTold in_brackets() const {
    ClausesTold told;
    std::size_t from = 0;
    if (clause_.mark_from(0, ":") < clause_.mark_from(0, "("))
      return {};  // "Kern's Corps: Roe's Brigade (9th Line), ..."
    for (std::size_t open = clause_.mark_from(0, "("); open < clause_.tokens.size();
         open = clause_.mark_from(open + 1, "(")) {
      const std::size_t close = clause_.closing(open);
      if (close >= clause_.tokens.size()) break;
      const std::string_view troops = clause_.between(open + 1, close);
      const std::optional<Named> command = names_troops(troops) ? command_before(from, open, false) : std::nullopt;
      const LinesTold lines = command ? lines_of_command(command->name, troops) : LinesTold{};
      if (lines.empty()) continue;
      leave(clause_.between(from, command->begin), told);
      if (told.lines.empty()) told.led_into = command->begin >= kFewestBefore;
      told.lines.insert(told.lines.end(), lines.begin(), lines.end());
      ++told.commands;
      from = close + 1;
      open = close;
    }
    const bool one = told.commands == 1 && told.lines.size() == 1 && units_read(told.lines.front(), words_) == 1;
    if (one) return {};  // "Kern's brigade (with the 9th Line) fell back": only told of by the way
    if (from > 0) leave(clause_.between(from, clause_.tokens.size()), told);
    return told;
  }

  /// "As to the 3rd Division (Dale), it had the battalions No. 10 and 11 in its first brigade (Roe) and No. 12 in its
  /// second".
  [[nodiscard]] ClausesTold within_commands() const {
    ClausesTold told;
    const std::optional<Clause::Span> holds = clause_.joint("holds", 1);
    const std::optional<Named> command = holds ? command_before(0, holds->at, true) : std::nullopt;
    if (!command) return {};
    told.lines.push_back(command->name + ":");
    std::string level;
    std::size_t from = holds->end;
    for (auto within = clause_.joint("within", from); within; within = clause_.joint("within", from)) {
      const std::size_t end = end_of_clause(within->end);
      std::string name(clause_.between(within->end, end));
      const std::string word = word_of_command(within->end, end);
      if (word.empty() && !level.empty()) put_word(level, name);
      if (!word.empty()) level = word;
      const LinesTold lines =
          level.empty() ? LinesTold{} : lines_of_command(name, clause_.between(past_joints(from), within->at));
      if (lines.empty()) return {};
      told.lines.insert(told.lines.end(), lines.begin(), lines.end());
      from = end;
    }
    if (told.lines.size() < 2) return {};
    told.commands = told.lines.size();
    leave(clause_.between(from, clause_.tokens.size()), told);
    return told;
  }

  /// "Of these, Brigade Kern consisted of the battalions No. 1, 2 and 5".
  [[nodiscard]] ClausesTold held() const {
    const std::optional<Clause::Span> holds = clause_.joint("holds", 1);
    const std::optional<Named> command = holds ? command_before(0, holds->at, true) : std::nullopt;
    if (!command || !names_troops(clause_.between(holds->end, clause_.tokens.size()))) return {};
    ClausesTold told;
    told.lines = lines_of_command(command->name, clause_.between(holds->end, clause_.tokens.size()));
    if (told.lines.empty()) return {};
    told.commands = 1;
    told.led_into = command->begin >= kFewestBefore;
    leave(clause_.between(0, command->begin), told);
    return told;
  }

  /// The same with dittos below it: "Brigade Roe bestand aus den Bataillonen " and what is written last.
  [[nodiscard]] std::string with_dittos(std::string_view name, std::string_view numbers) const {
    const std::optional<Clause::Span> holds = clause_.joint("holds", 1);
    const std::optional<Named> command = holds ? command_before(0, holds->at, true) : std::nullopt;
    if (!command) return {};
    std::size_t word = command->begin;
    while (word < holds->at && !words_.has(Sense::command, clause_.tokens, word)) ++word;
    std::size_t figure = holds->end;
    while (figure < clause_.tokens.size() && !is_number_word(clause_.tokens, figure, words_) &&
           !words_.has(Sense::serial, clause_.tokens, figure))
      ++figure;
    return fmt::format("{} {} {} {}", clause_.between(command->begin, word + 1), name,
                       clause_.between(holds->at, figure), numbers);
  }

 private:
  [[nodiscard]] bool names_troops(std::string_view text) const {
    const Tokens tokens = tokens_of(text);
    return numbers_troops(text, words_) || words_.any(Sense::kind, tokens, 0, tokens.size()) ||
           (!tokens.empty() && words_.has(Sense::unit, tokens, 0));
  }

  /// What is left beside a clause, if it tells of troops; the rest only joins one clause to the next.
  void leave(std::string_view text, ClausesTold& told) const {
    const Tokens tokens = tokens_of(text);
    if (numbers_troops(text, words_) || counts_command({tokens, tokens.size(), words_})) told.left.emplace_back(text);
  }

  /// The command that is named right before a token: its last word of command, what stands before that and belongs to
  /// it, and the name or leader behind it. `told`: "commanded by Kern, it" may stand behind a comma.
  [[nodiscard]] std::optional<Named> command_before(std::size_t from, std::size_t to, bool told) const {
    std::size_t at = to;
    for (std::size_t word = to; word-- > from;) {
      const std::optional<PhraseFound> found = command_word(clause_.tokens, word, words_);
      if (found && word + found->length <= to && (at == to || word + found->length > at)) at = word;
      if (at < to && word + 3 < at) break;
    }
    if (at == to) return std::nullopt;
    std::size_t end = at + command_word(clause_.tokens, at, words_)->length;
    const std::size_t last = told ? end_of_name(end, to) : to;
    for (std::size_t behind = end; behind < last; ++behind) {
      if (tells_more(behind) || is_and(clause_.tokens, behind, words_) || clause_.tokens[behind].mark(",") ||
          clause_.tokens[behind].mark(";") || clause_.tokens[behind].mark(":"))
        return std::nullopt;
    }
    if (last - end > kMostOfName) return std::nullopt;
    std::size_t begin = first_of_name(from, at);
    for (std::size_t of = begin; of > from + 1 && clause_.links(of - 1); --of)  // "Roe's brigade of the left wing"
      if (const std::optional<PhraseFound> upper = command_word(clause_.tokens, of - 2, words_)) {
        begin = first_of_name(from, of - 2);
        break;
      }
    std::string name(clause_.between(begin, last));
    const bool bare = begin == at && last == end && level_from(command_word(clause_.tokens, at, words_)->is);
    if (bare && !told) return std::nullopt;  // "the brigade (4th Line, 9th Line)": which one?
    return name.size() <= kLongestName ? std::optional(Named{std::move(name), begin}) : std::nullopt;
  }

  [[nodiscard]] std::size_t first_of_name(std::size_t from, std::size_t word) const {
    return first_of_command(clause_.text, clause_.tokens, from, word, words_);
  }
  /// "was", "- 4 battalions": behind a command's name, more is told of it.
  [[nodiscard]] bool tells_more(std::size_t at) const {
    return words_.has(Sense::verb, clause_.tokens, at) || words_.has(Sense::count, clause_.tokens, at) ||
           clause_.tokens[at].is == Token::Is::number || (clause_.tokens[at].mark("-") && !clause_.tokens[at].joined);
  }

  /// Where the name ends before "consisted of": at the comma of ", commanded by Kern," or ", it".
  [[nodiscard]] std::size_t end_of_name(std::size_t from, std::size_t to) const {
    const std::size_t comma = std::min(clause_.mark_from(from, ","), to);
    if (comma == to) return to;
    const bool led = comma + 1 < to && words_.has(Sense::commander, clause_.tokens, comma + 1);
    if (led) return std::min(clause_.mark_from(comma + 1, ","), to);
    return to - comma <= 2 ? comma : to;
  }

  /// One past the last token before a comma, a semicolon or a word for "and" that is in no bracket.
  [[nodiscard]] std::size_t end_of_clause(std::size_t from) const {
    int depth = 0;
    for (std::size_t at = from; at < clause_.tokens.size(); ++at) {
      if (clause_.tokens[at].mark("(")) ++depth;
      if (clause_.tokens[at].mark(")")) --depth;
      if (depth == 0 && (clause_.tokens[at].mark(";") || is_joint(clause_.tokens, at, words_))) return at;
    }
    return clause_.tokens.size();
  }
  [[nodiscard]] std::size_t past_joints(std::size_t at) const {
    while (at < clause_.tokens.size() && (clause_.tokens[at].mark(";") || is_joint(clause_.tokens, at, words_))) ++at;
    return at;
  }
  [[nodiscard]] std::string word_of_command(std::size_t from, std::size_t to) const {
    for (std::size_t at = from; at < to; ++at)
      if (const auto found = words_.find(Sense::command, clause_.tokens, at))
        return std::string(clause_.between(at, at + found->length));
    return {};
  }
  /// "second (Kern)" as "second brigade (Kern)".
  static void put_word(const std::string& word, std::string& name) {
    const std::size_t open = std::min(name.find(" ("), name.size());
    name.insert(open, " " + word);
  }

  /// "2nd Division: 12th and 14th Line", or the command and each group of its list on a line of its own; none if they
  /// cannot be told apart.
  [[nodiscard]] LinesTold lines_of_command(std::string_view name, std::string_view troops) const {
    const std::string list = with_first_named(list_in_prose(troops, words_), words_);
    if (std::string whole = fmt::format("{}: {}", name, list); units_read(whole, words_) > 0) return {std::move(whole)};
    LinesTold told = {fmt::format("{}:", name)};
    const Tokens tokens = tokens_of(list);
    std::size_t from = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
      const bool ends = at + 1 == tokens.size();
      if (!ends && !tokens[at + 1].mark(",") && !is_and(tokens, at + 1, words_)) continue;
      if (!ends && !words_.has(Sense::kind, tokens, at) && !words_.has(Sense::unit, tokens, at)) continue;
      std::string group(text_between(list, tokens[from], tokens[at]));
      if (units_read(fmt::format("{}: {}", name, group), words_) == 0) return {};
      told.push_back(std::move(group));
      from = at + 2;
      at = from - 1;
    }
    return told.size() > 1 ? told : LinesTold{};
  }

  Clause clause_;
  const PhraseBook& words_;
};

/// "18. 19 und 20" as "18, 19 und 20": a full stop in a list of numbers is a comma misread.
std::string with_commas_in_numbers(std::string_view numbers) {
  std::string text;
  for (std::size_t at = 0; at < numbers.size(); ++at) {
    const bool stop = numbers[at] == '.' && at > 0 && is_digit(numbers[at - 1]) && at + 2 < numbers.size() &&
                      numbers[at + 1] == ' ' && is_digit(numbers[at + 2]);
    text += stop ? ',' : numbers[at];
  }
  return text;
}

}  // namespace

ClausesTold clauses_told(std::string_view sentence, const PhraseBook& words) {
  const Clauses clauses(sentence, words);
  ClausesTold told = clauses.within_commands();
  if (told.lines.empty()) told = clauses.in_brackets();
  return told.lines.empty() ? clauses.held() : told;
}

std::string with_sentence_dittos(std::string_view sentence, std::string_view above, const PhraseBook& words) {
  constexpr std::string_view kDitto = ",,";
  if (!sentence.starts_with(kDitto)) return std::string(sentence);
  const std::size_t name = sentence.find_first_not_of(", ");
  const std::size_t next = sentence.find(kDitto, std::min(name, sentence.size()));
  if (next == std::string_view::npos) return std::string(sentence);
  const std::size_t last = sentence.rfind(kDitto) + kDitto.size();
  const std::string told =
      Clauses(above, words)
          .with_dittos(trim(sentence.substr(name, next - name)), with_commas_in_numbers(trim(sentence.substr(last))));
  return told.empty() ? std::string(sentence) : told;
}

}  // namespace estafette::readers
