#include "converter/readers/text/prose/sentence/clause.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

/// Cuts a text at each of those marks that is in no bracket.
std::vector<std::string_view> cut_at(std::string_view text, std::string_view marks) {
  std::vector<std::string_view> pieces;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    depth += text[at] == '(' || text[at] == '[' ? 1 : text[at] == ')' || text[at] == ']' ? -1 : 0;
    if (depth > 0 || marks.find(text[at]) == std::string_view::npos) continue;
    pieces.push_back(text.substr(from, at + 1 - from));
    from = at + 1;
  }
  pieces.push_back(text.substr(from));
  return pieces;
}

std::string_view without_joints(std::string_view text) {
  for (std::string_view last; last != text;) {
    last = text = trim(text);
    for (const std::string_view mark : {"\u2014", "\u2013", "-", ",", ";", ":", "."}) {
      if (text.starts_with(mark)) text.remove_prefix(mark.size());
      if (mark != "-" && text.ends_with(mark)) text.remove_suffix(mark.size());
    }
  }
  return text;
}

}  // namespace

Clause::Clause(std::string_view typed, const PhraseBook& words)
    : text(without_joints(typed)), tokens(tokens_of(text)), words_(&words) {}

Clause::Clause(std::string_view typed, Tokens read, const PhraseBook& words)
    : text(typed), tokens(std::move(read)), words_(&words) {}

Clause Clause::as_typed(std::string_view typed, const PhraseBook& words) {
  typed = trim(typed);
  return {typed, tokens_of(typed), words};
}

bool Clause::is_name(std::size_t at) const {
  return at < tokens.size() && tokens[at].is == Token::Is::word && !begins_small(text.substr(tokens[at].begin));
}

std::size_t Clause::mark_from(std::size_t at, std::string_view mark) const {
  while (at < tokens.size() && !tokens[at].mark(mark)) ++at;
  return at;
}

std::size_t Clause::closing(std::size_t open) const {
  int depth = 0;
  for (std::size_t at = open; at < tokens.size(); ++at) {
    if (tokens[at].mark("(")) ++depth;
    if (tokens[at].mark(")") && --depth == 0) return at;
  }
  return tokens.size();
}

bool Clause::joins(std::size_t at, std::string_view is) const {
  const std::optional<PhraseFound> link = words_->find(Sense::link, tokens, at);
  return link && link->is == is;
}

std::optional<Clause::Span> Clause::joint(std::string_view is, std::size_t from) const {
  for (std::size_t at = from; at < tokens.size(); ++at)
    if (joins(at, is)) return Span{at, at + words_->find(Sense::link, tokens, at)->length};
  return std::nullopt;
}

bool Clause::links(std::size_t at) const {
  return words_->has(Sense::link, tokens, at) && !is_and(tokens, at, *words_);
}

std::string_view Clause::between(std::size_t from, std::size_t to) const {
  return from < to && to <= tokens.size() ? trim(text_between(text, tokens[from], tokens[to - 1])) : std::string_view{};
}

std::size_t Clause::first_of_list() const {
  std::size_t word = 0;
  while (word < tokens.size() && !command_word(tokens, word, *words_)) ++word;
  if (word == tokens.size()) return word;
  for (std::size_t at = word + command_word(tokens, word, *words_)->length; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words_->find(Sense::count, tokens, at);
    if (count && count->is == "regiments" && at > word + 1) return at;
    const bool number = at + 1 < tokens.size() && is_number_word(tokens, at + 1, *words_);
    if (number && at > word + 1 && words_->has(Sense::link, tokens, at)) return at;
  }
  return tokens.size();
}

bool Clause::begins_with_command(bool ordinals) const {
  constexpr std::size_t kMostBefore = 5;
  if (spelt_alone()) return ordinals;
  std::size_t word = 0;
  while (word < std::min(tokens.size(), kMostBefore) && !command_word(tokens, word, *words_)) ++word;
  if (word == std::min(tokens.size(), kMostBefore)) return false;
  const std::size_t begin = first_of_command(text, tokens, 0, word, *words_);
  return begin == 0 || (begin <= 2 && words_->has(Sense::link, tokens, 0));
}

std::optional<std::size_t> Clause::ordinal_alone() const {
  std::size_t at = 0;
  while (at < tokens.size() && words_->has(Sense::link, tokens, at) && !words_->has(Sense::ordinal, tokens, at)) ++at;
  const std::optional<PhraseFound> spelt = words_->find(Sense::ordinal, tokens, at);
  if (at == tokens.size() || !(tokens[at].is == Token::Is::ordinal || spelt)) return std::nullopt;
  const std::size_t next = at + (spelt ? spelt->length : 1);
  const bool ends = next == tokens.size() || words_->has(Sense::commander, tokens, next) ||
                    words_->has(Sense::verb, tokens, next) || links(next);
  return ends ? std::optional(next) : std::nullopt;
}

std::optional<std::size_t> Clause::spelt_alone() const {
  const std::optional<std::size_t> end = ordinal_alone();
  return end && tokens[*end - 1].is == Token::Is::word ? end : std::nullopt;
}

std::size_t Clause::list_behind(std::size_t at) const {
  const bool list =
      at < tokens.size() && words_->has(Sense::link, tokens, at) && !words_->has(Sense::commander, tokens, at);
  return list ? at : tokens.size();
}

bool Clause::belongs_behind(std::size_t at) const {
  for (const Sense sense : {Sense::verb, Sense::commander, Sense::count})
    if (words_->has(sense, tokens, at)) return false;
  if (tokens[at].is != Token::Is::word) return tokens[at].is == Token::Is::ordinal;
  if (!begins_small(text.substr(tokens[at].begin))) return true;
  for (const Sense sense : {Sense::link, Sense::rank, Sense::title, Sense::kind, Sense::nation, Sense::quality})
    if (words_->has(sense, tokens, at)) return true;
  return tokens[at].joined;
}

Clause::Span Clause::announcement() const {
  int depth = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    depth += tokens[at].mark("(") ? 1 : tokens[at].mark(")") ? -1 : 0;
    const std::optional<PhraseFound> link = words_->find(Sense::link, tokens, at);
    if (depth == 0 && link && (link->is == "holds" || link->is == "namely")) return {at, at + link->length};
  }
  return {tokens.size(), tokens.size()};
}

bool Clause::says_each() const {
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (tokens[at].text.size() > 1 && words_->has(Sense::each, tokens, at)) return true;
  return false;
}

bool Clause::says_following() const {
  bool following = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (is_number_word(tokens, at, *words_)) return false;
    const std::optional<PhraseFound> link = words_->find(Sense::link, tokens, at);
    following = following || (link && link->is == "following");
  }
  return following;
}

bool Clause::counts_sort() const {
  return tokens.size() > 1 && tokens[0].is != Token::Is::ordinal && is_number_word(tokens, 0, *words_) &&
         words_->any(Sense::count, tokens, 1, tokens.size());
}

bool Clause::numbers() const {
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (is_number_word(tokens, at, *words_)) return true;
  return false;
}

bool Clause::tells_of_troops() const {
  if (numbers()) return true;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::count, Sense::arm, Sense::command})
      if (words_->has(sense, tokens, at)) return true;
  }
  return false;
}

std::vector<std::string_view> clauses_of(std::string_view text, const PhraseBook& words) {
  std::vector<std::string_view> clauses;
  for (std::string_view clause : cut_at(text, ";:")) {
    for (std::size_t at = clause.find(". "); at != std::string_view::npos; at = clause.find(". ", at + 1)) {
      const std::string_view rest = clause.substr(at + 2);
      const std::string_view next = rest.substr(0, rest.find(' '));
      if (begins_small(rest) || !words.has(Sense::link, tokens_of(next), 0)) continue;
      clauses.push_back(clause.substr(0, at));
      clause = rest;
      at = 0;
    }
    clauses.push_back(clause);
  }
  return clauses;
}

}  // namespace estafette::readers
