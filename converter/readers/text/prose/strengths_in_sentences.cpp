#include "converter/readers/text/prose/strengths_in_sentences.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestEntries = 2;
constexpr int kFewestMenTold = 20;

/// One regiment of the sentence.
struct ToldStrength {
  std::string text;    ///< "6th Foot, 574 men"
  bool said = false;   ///< "had", "mustered" stands before its figure
  bool men = false;    ///< "men" stands behind it
  bool known = false;  ///< its name has a word for troops
};

class StrengthsOfSentence {
 public:
  StrengthsOfSentence(std::string_view text, const PhraseBook& words)
      : text_(text), tokens_(tokens_of(text)), words_(words) {}

  /// Its entries; none if it is any other sentence.
  std::vector<std::string> entries() {
    for (const Sense other : {Sense::loss, Sense::month, Sense::note})
      if (words_.any(other, tokens_, 0, tokens_.size())) return {};
    std::vector<ToldStrength> told;
    for (std::size_t from = 0; from < tokens_.size();) {
      const std::size_t end = end_of_entry(from);
      std::optional<ToldStrength> entry = entry_in(from, end);
      if (!entry) return {};
      told.push_back(*std::move(entry));
      from = past_joint(end);
      if (from < tokens_.size() && from == end) return {};
    }
    const auto known = std::count_if(told.begin(), told.end(), [](const ToldStrength& entry) { return entry.known; });
    if (told.size() < kFewestEntries || !told[0].said || !told[0].men || !told[0].known ||
        2 * static_cast<std::size_t>(known) < told.size())
      return {};
    std::vector<std::string> all;
    for (ToldStrength& entry : told) all.push_back(std::move(entry.text));
    return all;
  }

 private:
  [[nodiscard]] bool is_men(std::size_t at) const {
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at);
    return count && count->length == 1 && count->is == "men";
  }
  [[nodiscard]] bool joins(std::size_t at) const {
    if (tokens_[at].mark(";") || tokens_[at].mark(",")) return true;
    const std::optional<PhraseFound> link = words_.find(Sense::link, tokens_, at);
    return link && link->is == "and";
  }
  /// One past the first figure, and the word for men, behind which something else is joined, or nothing.
  [[nodiscard]] std::size_t end_of_entry(std::size_t from) const {
    for (std::size_t at = from; at < tokens_.size(); ++at) {
      if (tokens_[at].is != Token::Is::number) continue;
      const std::size_t next = at + 1 < tokens_.size() && is_men(at + 1) ? at + 2 : at + 1;
      if (next >= tokens_.size() || joins(next) || (tokens_[next].mark(".") && next + 1 == tokens_.size())) return next;
    }
    return tokens_.size();
  }
  [[nodiscard]] std::size_t past_joint(std::size_t at) const {
    while (at < tokens_.size() && (joins(at) || (tokens_[at].mark(".") && at + 1 == tokens_.size()))) ++at;
    return at;
  }
  /// One past the article, "The", "los": a word that joins, and a name behind it.
  [[nodiscard]] std::size_t past_article(std::size_t from, std::size_t to) const {
    const std::optional<PhraseFound> link = words_.find(Sense::link, tokens_, from);
    return link && from + link->length < to ? from + link->length : from;
  }
  /// "(whose chief was Charles Roe)", "(chief, Charles Roe)" as "(commander, Charles Roe)": small words, a verb or a
  /// comma, and a name. Anything else as it is.
  [[nodiscard]] std::string with_leader(std::size_t from, std::size_t to) const {
    const std::string name(text_between(text_, tokens_[from], tokens_[to - 1]));
    std::size_t open = from;
    while (open < to && !tokens_[open].mark("(")) ++open;
    if (open + 3 >= to || !tokens_[to - 1].mark(")")) return name;
    std::size_t who = open + 1;
    while (who + 1 < to && (tokens_[who].mark(",") || is_small(text_[tokens_[who].begin]))) ++who;
    const bool led = who > open + 1 && (tokens_[who - 1].mark(",") || words_.has(Sense::verb, tokens_, who - 1));
    if (!led || who + 1 >= to) return name;
    return fmt::format("{}(commander, {})",
                       text_.substr(tokens_[from].begin, tokens_[open].begin - tokens_[from].begin),
                       text_between(text_, tokens_[who], tokens_[to - 2]));
  }

  std::optional<ToldStrength> entry_in(std::size_t from, std::size_t to) const {
    ToldStrength entry;
    if (to - from < 2) return std::nullopt;
    entry.men = is_men(to - 1);
    std::size_t end = to - (entry.men ? 2 : 1);  // of the name
    const Token& strength = tokens_[end];
    if (end <= from || strength.is != Token::Is::number || strength.joined || strength.value < kFewestMenTold)
      return std::nullopt;
    const bool comma = tokens_[end - 1].mark(",");
    if (comma) --end;
    for (std::size_t at = std::max(end, from + 2) - 2; !comma && at < end; ++at) {
      const std::optional<PhraseFound> verb = words_.find(Sense::verb, tokens_, at);
      const std::optional<PhraseFound> link = words_.find(Sense::link, tokens_, at);
      const bool counts = (verb && verb->is.empty() && at + verb->length == end) ||
                          (link && link->is == "counts" && at + link->length == end);
      if (!counts) continue;
      entry.said = true;
      end = at;
    }
    if (end > from && tokens_[end - 1].mark(",")) --end;  // "the Rifles (chief, Dale), had 227 men"
    const std::size_t first = past_article(from, end);
    if (first >= end) return std::nullopt;
    const bool named = tokens_[first].figure() || !is_small(text_[tokens_[first].begin]);
    for (const Sense troops : {Sense::kind, Sense::unit, Sense::arm, Sense::quality, Sense::command})
      entry.known = entry.known || words_.any(troops, tokens_, first, end);
    if (!named && !entry.known) return std::nullopt;
    constexpr int kFewestBare = 100;  // fewer may be its number
    if (!entry.said && !comma && !entry.men && (!entry.known || strength.value < kFewestBare)) return std::nullopt;
    for (std::size_t at = first; at < end; ++at)
      if (tokens_[at].mark(";") || tokens_[at].mark(":") || words_.has(Sense::total, tokens_, at)) return std::nullopt;
    entry.text =
        fmt::format("{}, {} men", with_leader(first, end), text_.substr(strength.begin, strength.end - strength.begin));
    return entry;
  }

  std::string_view text_;
  Tokens tokens_;
  const PhraseBook& words_;
};

/// Where a sentence that ends with a figure or the word for men may end, "177. In all 1,454": one past it.
std::vector<std::size_t> ends_of_sentences(std::string_view text) {
  std::vector<std::size_t> ends;
  for (std::size_t at = text.find(". "); at != std::string_view::npos; at = text.find(". ", at + 1))
    if (at > 0 && at + 2 < text.size() && capital_at(text, at + 2)) ends.push_back(at);
  ends.push_back(text.size());
  return ends;
}

}  // namespace

void part_strengths_in_sentences(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> all;
  for (TextLine& line : lines) {
    const bool may = may_be_read(line) && line.text.find_first_of(";,") != std::string::npos &&
                     LineHolds(line.text, words).all(needs(Mark::digit, Sense::count));
    std::vector<std::string> entries;
    std::string rest;
    for (const std::size_t end : may ? ends_of_sentences(line.text) : std::vector<std::size_t>{}) {
      entries = StrengthsOfSentence(std::string_view(line.text).substr(0, end), words).entries();
      if (entries.empty()) continue;
      rest = trim(std::string_view(line.text).substr(std::min(end + 1, line.text.size())));
      break;
    }
    if (entries.empty()) {
      all.push_back(std::move(line));
      continue;
    }
    for (const std::string& entry : entries) {
      all.push_back(line);
      all.back().text = entry;
      all.back().after_blank = line.after_blank && &entry == &entries.front();
    }
    if (rest.empty()) continue;
    all.push_back(line);
    all.back().text = rest;
    all.back().after_blank = false;
  }
  lines = std::move(all);
}

}  // namespace estafette::readers
