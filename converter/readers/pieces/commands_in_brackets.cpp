#include "converter/readers/pieces/commands_in_brackets.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortest = 40;     ///< bytes of such a sentence
constexpr std::size_t kMostOfHead = 12;   ///< tokens of "Kern's 1st Division"
constexpr std::size_t kMostOfBelow = 14;  ///< tokens of "the brigades of General Count Roe"

/// A command under the other, and what its brackets say.
struct Below {
  std::string name, told;
};

std::string_view without_marks(std::string_view text) {
  text = trim(text);
  while (!text.empty() && (text.back() == ',' || text.back() == '.' || text.back() == ';')) text.remove_suffix(1);
  while (!text.empty() && (text.front() == ',' || text.front() == '.' || text.front() == ';')) text.remove_prefix(1);
  return trim(text);
}

/// How many tokens of a name only join it to what stands before: ", and the", "plus".
std::size_t joints_of(const Tokens& name, const PhraseBook& words) {
  std::size_t at = 0;
  while (at < name.size()) {
    const std::optional<PhraseFound> link = words.find(Sense::link, name, at);
    if (!link && !name[at].mark(",") && !name[at].mark("&")) break;
    at += link ? link->length : 1;
  }
  return at;
}

class Sentence {
 public:
  Sentence(const TextLine& line, const PhraseBook& words) : line_(line), text_(line.text), words_(words) {}

  /// Its lines; none if it is anything else.
  std::vector<TextLine> lines() {
    if (!find_head() || !find_below()) return {};
    std::vector<TextLine> all;
    if (!head_.empty()) put(all, std::string(head_), 0);
    if (!rest_.empty()) put(all, std::string(rest_), head_.empty() ? 0 : 1);  // first: it is under none of them
    for (const Below& below : below_) {
      const std::string text = is_strength(below.told) ? fmt::format("{} ({})", below.name, below.told)
                                                       : fmt::format("{}: {}", below.name, below.told);
      put(all, text, head_.empty() ? 0 : 1);
    }
    return all;
  }

 private:
  void put(std::vector<TextLine>& all, std::string text, int deeper) const {
    all.push_back(line_);
    all.back().text = std::move(text);
    all.back().depth += deeper;
  }

  /// "Kern's 1st Division consisted of": a command that holds others, or only "The infantry included".
  bool find_head() {
    const Tokens tokens = tokens_of(text_);
    for (std::size_t at = 1; at < tokens.size() && at <= kMostOfHead; ++at) {
      const std::optional<PhraseFound> link = words_.find(Sense::link, tokens, at);
      if (!link || link->is != "holds" || at + link->length >= tokens.size()) continue;
      const std::string_view head = without_marks(text_.substr(0, tokens[at].begin));
      const bool command = words_.any(Sense::command, tokens, 0, at);
      const bool arm = words_.any(Sense::arm, tokens, 0, at);
      if (head.find('(') != std::string_view::npos || (!command && !arm)) return false;
      head_ = command ? head : std::string_view{};
      from_ = tokens[at + link->length].begin;
      return true;
    }
    return false;
  }

  bool find_below() {
    std::size_t from = from_;
    for (std::size_t open = text_.find('(', from); open != std::string_view::npos; open = text_.find('(', from)) {
      const std::size_t close = text_.find(')', open);
      if (close == std::string_view::npos) return false;
      const std::string_view told = trim(text_.substr(open + 1, close - open - 1));
      const std::string name = name_of(without_marks(text_.substr(from, open - from)));
      if (name.empty() || !tells_of_troops(told)) return false;
      const std::size_t led = leader_behind(close + 1);
      below_.push_back({name + std::string(text_.substr(close + 1, led - close - 1)), std::string(told)});
      from = led;
    }
    rest_ = without_marks(text_.substr(from));
    return below_.size() > 1 && alike();
  }

  /// "the 3rd Division (3,000) under Dale, ...": where that ends; `from` itself if nobody stands there.
  [[nodiscard]] std::size_t leader_behind(std::size_t from) const {
    const std::string_view behind = text_.substr(from);
    if (!behind.starts_with(" under ") && !behind.starts_with(" led by ") && !behind.starts_with(" commanded by "))
      return from;
    return from + std::min({behind.find(','), behind.find(" and "), behind.find(". "), behind.size()});
  }

  /// "the brigades of GB Roe" as "Brigade GB Roe", and then "and GB Moe" as "Brigade GB Moe"; empty if it names no
  /// command.
  std::string name_of(std::string_view text) {
    const Tokens tokens = tokens_of(text);
    const std::size_t joints = joints_of(tokens, words_);
    if (joints >= tokens.size() || tokens.size() > kMostOfBelow) return {};
    if (words_.any(Sense::verb, tokens, 0, tokens.size())) return {};
    std::size_t at = joints;
    while (at < tokens.size() && (words_.has(Sense::arm, tokens, at) || words_.has(Sense::kind, tokens, at))) ++at;
    const std::optional<PhraseFound> several = words_.find(Sense::command, tokens, at);
    if (several && at + several->length + 1 < tokens.size() && words_.has(Sense::link, tokens, at + several->length)) {
      word_ = several->is == "brigade" ? "Brigade" : several->is == "division" ? "Division" : "";
      if (word_.empty()) return {};
      return fmt::format("{} {}", word_, text.substr(tokens[at + several->length + 1].begin));
    }
    const std::string_view name = text.substr(tokens[joints].begin);
    if (words_.any(Sense::command, tokens, joints, tokens.size())) return std::string(name);
    return word_.empty() ? std::string() : fmt::format("{} {}", word_, name);
  }

  [[nodiscard]] bool is_strength(std::string_view told) const {
    const Tokens tokens = tokens_of(told);
    const std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words_, false);
    return facts && facts->figures();
  }

  /// Regiments, or a strength.
  [[nodiscard]] bool tells_of_troops(std::string_view told) const {
    const Tokens tokens = tokens_of(told);
    const bool numbered =
        std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::ordinal; });
    return is_strength(told) ||
           (numbered && !words_.any(Sense::month, tokens, 0, tokens.size()) &&
            (words_.any(Sense::kind, tokens, 0, tokens.size()) || words_.any(Sense::state, tokens, 0, tokens.size())));
  }

  /// All brackets tell regiments, or all a strength.
  [[nodiscard]] bool alike() const {
    const auto strengths =
        std::count_if(below_.begin(), below_.end(), [&](const Below& below) { return is_strength(below.told); });
    return strengths == 0 || strengths == static_cast<std::ptrdiff_t>(below_.size());
  }

  const TextLine& line_;
  std::string_view text_;
  const PhraseBook& words_;
  std::string_view head_, rest_;
  std::size_t from_ = 0;
  std::vector<Below> below_;
  std::string word_;  ///< of those that have none of their own
};

}  // namespace

void part_commands_in_brackets(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> parted;
  parted.reserve(lines.size());
  for (TextLine& line : lines) {
    const bool may = may_be_read(line) && line.text.size() >= kShortest && line.text.find('(') != std::string::npos &&
                     line.text.find(':') == std::string::npos;
    std::vector<TextLine> told = may ? Sentence(line, words).lines() : std::vector<TextLine>{};
    if (told.empty())
      parted.push_back(std::move(line));
    else
      parted.insert(parted.end(), std::make_move_iterator(told.begin()), std::make_move_iterator(told.end()));
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
