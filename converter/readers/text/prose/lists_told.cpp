#include "converter/readers/text/prose/lists_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/text/prose/sentence/clause.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/text/prose/sentence/figures_behind.hpp"
#include "converter/readers/text/prose/sentence/groups_of_list.hpp"
#include "converter/readers/text/prose/sentence/led_command.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostBehindWord = 8;      ///< tokens behind the word of command
constexpr std::size_t kLongestOfCommand = 120;  ///< bytes

/// "Alba hundred[12], 20th Foot" without the marks of notes.
std::string without_note_marks(std::string_view sentence) {
  std::string text(sentence);
  for (std::size_t at = text.find('['); at != std::string::npos; at = text.find('[', at)) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789", at + 1), text.size());
    if (end > at + 1 && end < text.size() && text[end] == ']')
      text.erase(at, end + 1 - at);
    else
      ++at;
  }
  return text;
}

class Lists {
 public:
  Lists(ToldSoFar& before, const PhraseBook& words) : before_(before), several_(before.several), words_(words) {}

  void note_mention(std::string_view sentence) && {
    const std::vector<std::string_view> pieces = pieces_of(sentence, ',');
    before_.mentioned.clear();
    before_.leader.clear();
    if (pieces.empty() || !takes_command(Clause(pieces.front(), words_))) return;
    if (pieces.size() > 1) takes_leader(Clause(pieces[1], words_));
    before_.mentioned = command_.name;
    before_.leader = command_.leader;
  }

  ListTold told(std::string_view sentence) && {
    read(sentence, "");
    flush();
    if (units_ == 0 || !announced_ || left_ >= units_) return {};
    before_.command = last_;
    return {std::move(lines_), left_ > 0};
  }

 private:
  void read(std::string_view text, std::string_view sort) {
    const std::vector<std::string_view> clauses = clauses_of(text, words_);
    for (const std::string_view& typed : clauses) {
      const Clause clause(typed, words_);
      if (clause.tokens.empty()) continue;
      if (clause.says_each()) {  // told in an order of its own
        ++left_;
        continue;
      }
      const bool heads = typed.ends_with(':') || (&typed != &clauses.back() && announces(*(&typed + 1)));
      if (const auto [at, end] = clause.announcement(); at < clause.tokens.size()) {
        announced_ = true;
        if (at > 0)
          take_head(clause.before(at));
        else
          take_mentioned();
        if (!typed.ends_with(':') || !sort_of_sum(clause.from(end), words_)) take_list(clause.from(end), sort);
      } else if (heads) {
        announced_ = announced_ || words_.any(Sense::verb, clause.tokens, 0, clause.tokens.size());
        take_head(clause.text);
      } else {
        const std::size_t list = past_head(clause);
        own_ = list > 0;
        take_list(clause.from(list), sort);
        own_ = true;
      }
    }
  }

  /// "; viz. the 4th Light": the words before it name whose troops these are.
  [[nodiscard]] bool announces(std::string_view typed) const {
    const Clause clause(typed, words_);
    return !clause.tokens.empty() && clause.announcement().at == 0;
  }

  /// "It consisted of": the command that the sentence before spoke of.
  void take_mentioned() {
    if (depth_ >= 0 || !command_.name.empty() || before_.mentioned.empty()) return;
    open(before_.mentioned);
    if (!command_.name.empty()) command_.leader = before_.leader;
  }

  /// The commands that the words before a list name, at commas.
  void take_head(std::string_view head) {
    flush();
    for (const std::string_view typed : pieces_of(head, ',')) {
      const Clause piece(typed, words_);
      if (piece.tokens.empty() || takes_several(piece) || takes_ordinal(piece) || takes_command(piece) ||
          takes_leader(piece))
        continue;
      if (numbers_troops(piece.text, words_)) ++left_;
    }
  }

  /// Behind "the second, commanded by General Roe," or "2nd Brigade, General Roe" where no word announces its list: the
  /// token at which that begins.
  [[nodiscard]] std::size_t past_head(const Clause& clause) {
    const Tokens& tokens = clause.tokens;
    std::size_t from = 0;
    bool opened = false;
    flush();
    for (const std::string_view typed : pieces_of(clause.text, ',')) {
      const Clause piece(typed, words_);
      const std::size_t end = from + piece.tokens.size();
      const bool bracket = typed.find('(') != std::string_view::npos;
      if (!opened && !bracket) {
        const std::optional<std::size_t> alone = several_.empty() ? std::nullopt : piece.spelt_alone();
        const std::size_t list = alone ? piece.list_behind(*alone) : piece.first_of_list();
        const Clause head(piece.before(list), words_);
        opened =
            list > 0 && head.begins_with_command(!several_.empty()) && (takes_ordinal(head) || takes_command(head));
        if (opened && list < piece.tokens.size()) return from + list;
        if (!opened) return from;
      } else if (bracket || !takes_leader(piece)) {
        return from;
      }
      from = end;
      if (from < tokens.size() && tokens[from].mark(",")) ++from;
    }
    return from;
  }

  /// "divided into two brigades", "тремя колоннами": what "the first" will be, and the command that is so divided.
  bool takes_several(const Clause& piece) {
    const Tokens& tokens = piece.tokens;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
      const std::optional<PhraseFound> count = words_.find(Sense::count, tokens, at);
      if (!count || count->is != "commands") continue;
      if (at + count->length < tokens.size() && !words_.has(Sense::verb, tokens, at + count->length)) ++left_;
      several_ = one_command(piece.between(at, at + count->length), words_);
      if (takes_command(Clause(piece.before(at), words_))) flush();
      return true;
    }
    return false;
  }

  bool takes_ordinal(const Clause& piece) {
    const std::optional<std::size_t> end = several_.empty() ? std::nullopt : piece.ordinal_alone();
    if (!end) return false;
    open(fmt::format("{} {}", piece.between(*end - 1, *end), several_));
    take_leader(piece, *end);
    return true;
  }

  bool takes_command(const Clause& piece) {
    const Tokens& tokens = piece.tokens;
    std::size_t word = tokens.size();
    for (std::size_t at = tokens.size(); at-- > 0 && word == tokens.size();)
      if (command_word(tokens, at, words_) || words_.has(Sense::forces, tokens, at)) word = at;
    if (word == tokens.size()) return false;
    while (word > 0 && command_word(tokens, word - 1, words_) &&
           word - 1 + command_word(tokens, word - 1, words_)->length > word)
      --word;
    const std::optional<PhraseFound> found = command_word(tokens, word, words_);
    std::size_t end = word + (found ? found->length : 1);
    while (end < tokens.size() && piece.belongs_behind(end)) ++end;
    while (end > word + 1 && words_.has(Sense::link, tokens, end - 1)) --end;
    const std::size_t begin = first_of_command(piece.text, tokens, 0, word, words_);
    if (end - word > kMostBehindWord + 1 || piece.between(begin, end).size() > kLongestOfCommand) return false;
    open(std::string(piece.between(begin, end)));
    take_leader(piece, end);
    return true;
  }

  /// ", commanded by General Roe,": of the command that was just named.
  bool takes_leader(const Clause& piece) {
    const std::size_t before = command_.leader.size();
    if (!command_.name.empty() && words_.has(Sense::commander, piece.tokens, 0)) take_leader(piece, 0);
    if (!command_.name.empty() && command_.leader.empty() && words_.has(Sense::rank, piece.tokens, 0))
      command_.leader = piece.text;
    return command_.leader.size() > before;
  }

  void take_leader(const Clause& piece, std::size_t from) {
    const Tokens& tokens = piece.tokens;
    for (std::size_t at = from; at < tokens.size(); ++at)
      if (const std::optional<PhraseFound> by = words_.find(Sense::commander, tokens, at)) {
        std::size_t end = at + by->length;
        while (end < tokens.size() && !words_.has(Sense::verb, tokens, end) && !is_and(tokens, end, words_)) ++end;
        if (command_.leader.empty()) command_.leader = piece.between(at + by->length, end);
        return;
      }
  }

  /// "the brigades of Kern (9th and 24th Line) and Roe (3rd Light)": each with its own; nothing is taken if the list is
  /// anything else.
  bool takes_brigades(const Clause& list) {
    const Tokens& tokens = list.tokens;
    constexpr std::size_t kMostBefore = 4;
    std::size_t word = 0;
    std::optional<PhraseFound> several;
    for (; word < std::min(tokens.size(), kMostBefore); ++word)
      if ((several = words_.find(Sense::count, tokens, word)) && several->is == "commands") break;
    if (!several || several->is != "commands" || tokens.empty() || !list.text.ends_with(')')) return false;
    const std::string one = one_command(list.between(word, word + several->length), words_);
    std::vector<std::pair<std::string, std::string_view>> brigades;
    for (std::size_t at = word + several->length; at < tokens.size();) {
      const std::size_t open = list.mark_from(at, "("), close = list.mark_from(at, ")");
      while (at < open && (tokens[at].mark(",") || words_.has(Sense::link, tokens, at))) ++at;
      if (close >= tokens.size() || open >= close ||
          !may_be_person(tokens_of(list.between(at, open)), 0, list.between(at, open), words_))
        return false;
      brigades.emplace_back(fmt::format("{} {}", one, list.between(at, open)), list.between(open + 1, close));
      at = close + 1;
    }
    flush();
    for (const auto& [name, troops] : brigades) {
      open(name);
      take_groups(troops, "");
    }
    return true;
  }

  /// "by the brigade of Roe (54th Line)": one command with its own.
  bool takes_bracketed(const Clause& lead, std::string_view troops) {
    const Tokens& tokens = lead.tokens;
    std::size_t word = 0;
    while (word < tokens.size() && !command_word(tokens, word, words_)) ++word;
    if (word == tokens.size() || numbers_troops(lead.before(word), words_)) return false;
    const GroupsOfList groups = groups_of_list(troops, words_);
    if (groups.units == 0 || !groups.left.empty()) return false;
    flush();
    open(std::string(lead.from(first_of_command(lead.text, tokens, 0, word, words_))));
    take_groups(troops, "");
    return true;
  }

  void take_list(std::string_view typed, std::string_view sort) {
    const Clause whole(typed, words_);
    if (takes_brigades(whole)) return;
    std::string plain;
    for (const std::string_view cut : pieces_of(whole.text, ',')) {
      const Clause piece(cut, words_);
      if (piece.tokens.empty()) continue;
      const std::size_t open = piece.text.find('(');
      const std::string_view within = open == std::string_view::npos || !piece.text.ends_with(')')
                                          ? std::string_view{}
                                          : piece.text.substr(open + 1, piece.text.size() - open - 2);
      const Clause inside(within, words_), lead(piece.text.substr(0, std::min(open, piece.text.size())), words_);
      if (!within.empty() && lead.counts_sort() && !inside.begins_with_command(!several_.empty())) {
        if (const GroupsOfList parts = groups_of_list(within, words_); parts.left.empty() && parts.lines.size() > 1) {
          plain += (plain.empty() ? "" : ", ") + std::string(within);
          continue;
        }
      }
      if (!within.empty() && lead.counts_sort() && inside.begins_with_command(!several_.empty())) {
        take_groups(plain, sort);
        plain.clear();
        flush();
        const std::string above = last_;
        read(within, lead.from(1));
        flush();
        depth_ = above.empty() ? -1 : depth_of_command(above, words_) + 1;
        continue;
      }
      if (!within.empty() && takes_bracketed(lead, within)) continue;
      if (piece.says_following() || takes_several(piece)) continue;
      if (const auto [first, behind] = piece.announcement(); behind > 0 && first == 0) {
        const std::size_t comma = plain.rfind(", ");  // ", and Roe's brigade, composed of the 9th Line"
        const std::size_t from = comma == std::string::npos ? 0 : comma + 2;
        const Clause head(std::string_view(plain).substr(from), words_);
        if (head.tokens.empty() || !head.begins_with_command(!several_.empty())) {
          ++left_;
          continue;
        }
        const std::string named(head.text);
        plain.resize(comma == std::string::npos ? 0 : comma);
        take_groups(plain, sort);
        take_head(named);
        plain = piece.from(behind);
        continue;
      }
      plain += (plain.empty() ? "" : ", ") + std::string(piece.text);
    }
    take_groups(plain, sort);
  }

  void take_groups(std::string_view list, std::string_view sort) {
    if (list.empty()) return;
    GroupsOfList groups = units_by_names(list, sort, words_);
    if (groups.lines.empty()) groups = groups_of_list(list, words_);
    if (!own_ && groups.first_left) {  // "that of General Roe of the 8th Line": another command's
      left_ += groups.lines.empty() && !Clause(list, words_).tells_of_troops() ? 0U : 1U;
      return;
    }
    if (!groups.lines.empty()) flush();
    if (depth_ < 0) {  // nobody knows whose they are
      left_ += groups.units + groups.left.size();
      return;
    }
    for (const std::string& line : groups.lines) lines_.push_back(fmt::format("{:{}}{}", "", depth_, line));
    units_ += groups.units;
    left_ +=
        static_cast<std::size_t>(std::count_if(groups.left.begin(), groups.left.end(), [&](const std::string& one) {
          return Clause(one, words_).tells_of_troops();
        }));
  }

  /// "The division", below the line of one, or behind the sentence that told of it: no other.
  [[nodiscard]] bool was_told(std::string_view name) const {
    const Tokens tokens = tokens_of(name);
    const std::optional<PhraseFound> word = command_word(tokens, 0, words_);
    if (!word || word->length != tokens.size() || before_.command.empty()) return false;
    const Item item = item_of(fmt::format("{}:", name), words_), above = item_of(before_.command, words_);
    return above.is == Item::Is::formation && item.level && above.level == item.level;
  }

  /// A command, instead of another that the same words name: "on the left of the 9th was the 6th Division".
  void open(std::string name) {
    command_.leader.clear();
    if (lines_.empty() && was_told(name)) {
      command_.name.clear();
      last_ = before_.command;
      depth_ = depth_of_command(last_, words_) + 1;
      return;
    }
    command_.name = std::move(name);
  }
  void flush() {
    if (command_.name.empty()) return;
    lines_.push_back(line_of_command(command_, words_));
    last_ = std::move(command_.name);
    command_ = {};
    depth_ = depth_of_command(last_, words_) + 1;
  }

  ToldSoFar& before_;
  std::string& several_;
  const PhraseBook& words_;
  LinesTold lines_;
  LedCommand command_;  ///< whose troops are to come
  std::string last_;    ///< the command above them
  int depth_ = -1;      ///< of its troops; -1: no command was told
  std::size_t units_ = 0, left_ = 0;
  bool own_ = true;  ///< the clause names the command of its list, or goes on with the one above
  bool announced_ = false;
};

}  // namespace

void note_mention(std::string_view sentence, ToldSoFar& before, const PhraseBook& words) {
  Lists(before, words).note_mention(sentence);
}

ListTold lists_told(std::string_view sentence, ToldSoFar& before, const PhraseBook& words) {
  const Tokens tokens = tokens_of(sentence);
  bool may_announce =
      sentence.find(':') != std::string_view::npos;  // most lines of a list do not: they are read no further
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (link && (link->is == "belongs" || link->is == "posted" || link->is == "leads")) return {};  // in its own order
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    may_announce =
        may_announce || (link && (link->is == "holds" || link->is == "namely")) || (count && count->is == "commands");
  }
  if (!may_announce) return {};
  return Lists(before, words).told(without_note_marks(sentence));
}

}  // namespace estafette::readers
