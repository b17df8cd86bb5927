#include "converter/readers/text/prose/commands_counted.hpp"

#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/text/prose/sentence/clause.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/text/prose/sentence/led_command.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// "nine battalions and four squadrons", "9 bns, 2 btys": numbers and what they count, and nothing else.
bool counts_troops(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  bool parts = false;
  for (std::size_t at = 0; at < tokens.size();) {
    const std::optional<PhraseFound> spelt = words.find(Sense::number, tokens, at);
    const bool figure = tokens[at].is == Token::Is::number;
    if (!figure && !spelt) return false;
    at += figure ? 1 : spelt->length;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (!count || count->is == "commands") return false;
    parts = parts || count->is == "battalions" || count->is == "squadrons";
    at += count->length;
    while (at < tokens.size() && is_joint(tokens, at, words)) ++at;
  }
  return parts;
}

class CountedCommands {
 public:
  CountedCommands(std::string_view sentence, const PhraseBook& words)
      : clause_(Clause::as_typed(sentence, words)), words_(words) {}

  /// "Kern's division mustered nine battalions and four squadrons".
  [[nodiscard]] LinesTold mustered() const {
    const std::optional<Clause::Span> counts = clause_.joint("counts", 1);
    if (!counts || !counts_troops(clause_.from(counts->end), words_)) return {};
    const std::optional<LedCommand> command = led_command_in(clause_.before(counts->at), words_);
    if (!command) return {};
    return {fmt::format("{}{}{} - {}", command->name, command->leader.empty() ? "" : ": ", command->leader,
                        clause_.from(counts->end))};
  }

  LinesTold in_brackets() && {
    const Tokens& tokens = clause_.tokens;
    std::size_t from = 0;
    for (std::size_t open = clause_.mark_from(0, "("); open < tokens.size(); open = clause_.mark_from(open + 1, "(")) {
      const std::size_t close = clause_.closing(open);
      const std::string_view counts = clause_.between(open + 1, close);
      if (close >= tokens.size() || !counts_troops(counts, words_)) return {};
      if (from == 0) from = past_upper(open);
      const std::optional<LedCommand> command = command_in(from, open);
      if (!command) return {};
      std::string line =
          fmt::format("{}{}{} - {}", command->name, command->leader.empty() ? "" : ": ", command->leader, counts);
      const Item item = item_of(line, words_);
      if (item.is != Item::Is::formation || !item.unread.empty() || !item.units.empty()) return {};
      sisters_.emplace_back(depth_of_command(command->name, words_), std::move(line));
      from = close + 1;
    }
    if (sisters_.size() < 2 || numbers_troops(clause_.from(from), words_)) return {};
    put_sisters();
    return std::move(lines_);
  }

 private:
  /// A brigade before the divisions that it stood beside, and is no part of.
  void put_sisters() {
    std::stable_sort(sisters_.begin(), sisters_.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    const int depth = upper_.empty() ? 0 : depth_of_command(upper_, words_) + 1;
    for (const auto& [level, line] : sisters_) lines_.push_back(fmt::format("{:{}}{}", "", depth, line));
  }

  /// Behind "The First Corps comprised", whose line is told; else 0.
  std::size_t past_upper(std::size_t open) {
    const Clause::Span holds = clause_.announcement();
    if (holds.at == 0 || holds.at >= open) return 0;
    const std::optional<LedCommand> upper = led_command_in(clause_.before(holds.at), words_);
    if (!upper) return 0;
    upper_ = upper->name;
    lines_.push_back(line_of_command(*upper, words_));
    return holds.end;
  }

  /// The command that is named right before a bracket; nothing if other troops are told before it.
  std::optional<LedCommand> command_in(std::size_t from, std::size_t open) {
    const Tokens& tokens = clause_.tokens;
    std::size_t word = open;
    std::optional<PhraseFound> several;
    for (std::size_t at = open; at-- > from;) {
      const std::optional<PhraseFound> count = words_.find(Sense::count, tokens, at);
      if (count && count->is == "commands" && !command_word(tokens, at, words_)) {
        several = count;
        word = at;
        break;
      }
      if (command_word(tokens, at, words_)) {
        word = at;
        break;
      }
    }
    if (word == open) return elided(from, open);
    const std::size_t begin = several ? word : first_of_command(clause_.text, tokens, from, word, words_);
    if (numbers_troops(clause_.between(from, begin), words_)) return std::nullopt;
    several_ = several.has_value();
    if (several) {
      one_ = one_command(clause_.between(word, word + several->length), words_);
      return elided(word + several->length, open);
    }
    const PhraseFound found = *command_word(tokens, word, words_);
    const std::size_t end = word + found.length;
    if (found.is == "reserve" && !one_.empty() && begin > from + 1 && clause_.links(begin - 1) &&
        clause_.links(begin - 2))  // "la de Reserva"
      return LedCommand{fmt::format("{} {}", one_, clause_.between(begin - 1, open)), ""};
    if (found.is != "reserve") one_ = clause_.between(word, end);
    for (std::size_t at = end; at < open; ++at)
      if (words_.has(Sense::verb, tokens, at) || tokens[at].is == Token::Is::mark || is_and(tokens, at, words_))
        return std::nullopt;
    return LedCommand{std::string(clause_.between(begin, open)), ""};
  }

  /// "and Roe" behind "the divisions of Kern", "la de Reserva", "the 3rd" behind "the 1st Division", "General Roe with
  /// the 3rd".
  [[nodiscard]] std::optional<LedCommand> elided(std::size_t from, std::size_t open) const {
    const Tokens& tokens = clause_.tokens;
    if (one_.empty()) return std::nullopt;
    std::size_t begin = open;
    while (begin > from && (clause_.is_name(begin - 1) || tokens[begin - 1].is == Token::Is::ordinal)) --begin;
    if (begin == open || numbers_troops(clause_.between(from, begin), words_)) return std::nullopt;
    const std::string_view name = clause_.between(begin, open);
    const bool numbered = tokens[begin].is == Token::Is::ordinal;
    if (numbered && begin + 1 == open) return LedCommand{fmt::format("{} {}", name, one_), leader_with(from, begin)};
    if (numbered) return std::nullopt;
    if (several_) return LedCommand{fmt::format("{} {}", one_, name), ""};
    const bool of = begin > from + 1 && clause_.links(begin - 1) && clause_.links(begin - 2);  // "la | de"
    return of ? std::optional(LedCommand{fmt::format("{} {}", one_, clause_.between(begin - 1, open)), ""})
              : std::nullopt;
  }

  /// "General Roe" of "General Roe with the".
  [[nodiscard]] std::string leader_with(std::size_t from, std::size_t to) const {
    const Tokens& tokens = clause_.tokens;
    for (std::size_t at = from; at < to; ++at) {
      if (!words_.has(Sense::rank, tokens, at)) continue;
      for (std::size_t with = at + 1; with < to; ++with)
        if (clause_.joins(with, "with") && is_person(clause_.between(at, with), words_))
          return std::string(clause_.between(at, with));
    }
    return {};
  }

  Clause clause_;
  const PhraseBook& words_;
  LinesTold lines_;
  std::vector<std::pair<int, std::string>> sisters_;  ///< the line of each, and how far its level sets it in
  std::string upper_;                                 ///< the command above them
  std::string one_;                                   ///< "Division": the last word of command
  bool several_ = false;  ///< it stood for several: "divisions of Kern (9 bns) and Roe (7 bns)"
};

}  // namespace

LinesTold commands_counted(std::string_view sentence, const PhraseBook& words) {
  constexpr std::size_t kLongest = 1'500;  // bytes
  if (sentence.size() > kLongest) return {};
  CountedCommands commands(sentence, words);
  return sentence.find('(') == std::string_view::npos ? commands.mustered() : std::move(commands).in_brackets();
}

}  // namespace estafette::readers
