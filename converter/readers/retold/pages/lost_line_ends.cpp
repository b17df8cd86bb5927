#include "converter/readers/retold/pages/lost_line_ends.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/readers/retold/pages/headings_in_line.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestLine = 200;  ///< bytes
constexpr std::size_t kFewestLost = 3;      ///< headings that stand behind others without a mark
constexpr std::size_t kMostOfALeader = 10;  ///< tokens of "Mariscal de campo D. Teodoro Kern"
constexpr int kSmallestStrength = 100;

class RunOnLine {
 public:
  RunOnLine(std::string_view text, const PhraseBook& words)
      : text_(text), words_(words), tokens_(tokens_of(text)), headings_(text, tokens_, words) {}

  /// The bytes before which a line of its own begins; none if too few line ends are lost, or if it is a sentence.
  std::vector<std::size_t> cuts() {
    find();
    if (lost_ < kFewestLost || counts_alone_ ||
        (colons_ < kFewestLost && words_.any(Sense::verb, tokens_, 0, tokens_.size())))
      return {};
    for (const auto& [head, end] : heads_) {
      part_leader(end);
      part_arm(head);
    }
    std::sort(cuts_.begin(), cuts_.end());
    cuts_.erase(std::unique(cuts_.begin(), cuts_.end()), cuts_.end());
    return cuts_;
  }

 private:
  void find() {
    std::size_t open = 0;
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (tokens_[at].mark("(") || tokens_[at].mark("[")) ++open;
      if ((tokens_[at].mark(")") || tokens_[at].mark("]")) && open > 0) --open;
      if (open > 0) continue;
      colons_ += tokens_[at].mark(":") ? 1U : 0U;
      const std::size_t end = headings_.past_heading(at);
      if (end > 0) {
        counts_alone_ = counts_alone_ || counts_behind(end);
        heads_.emplace_back(at, end);
        if (at > 0) {
          cuts_.push_back(tokens_[at].begin);
          lost_ += is_lost(at) ? 1U : 0U;
        }
        at = end - 1;
      } else if (at > 0 && begins_entry(at)) {
        cuts_.push_back(tokens_[at].begin);
        entries_.push_back(at);
      }
    }
  }

  /// No mark parts it from what stands before it.
  [[nodiscard]] bool is_lost(std::size_t at) const {
    const std::string_view before = trim(text_.substr(0, tokens_[at].begin));
    return !before.empty() &&
           (before.ends_with(')') || before.find_last_of(".;,:-\xE2\x80\x93\x94") != before.size() - 1);
  }

  /// "5th Division | 8 4,235", "2nd Division (Roe) 14 2,551": a return of battalions and men, cut by those who read it.
  [[nodiscard]] bool counts_behind(std::size_t at) const {
    if (at < tokens_.size() && tokens_[at].mark("(")) {
      while (at < tokens_.size() && !tokens_[at].mark(")")) ++at;
      ++at;
    }
    return at + 1 < tokens_.size() && tokens_[at].is == Token::Is::number && tokens_[at + 1].is == Token::Is::number;
  }

  [[nodiscard]] bool is_ordinal(std::size_t at) const {
    return tokens_[at].is == Token::Is::ordinal ||
           (tokens_[at].is == Token::Is::number && at + 1 < tokens_.size() && tokens_[at + 1].mark("/"));
  }

  /// "1,407 Artillery train", "852 hombres Regimiento", "970 1/3rd Foot Guards", "3 Bataillone 30. Regiment": a name or
  /// a number directly behind the figures of the entry before it.
  [[nodiscard]] bool begins_entry(std::size_t at) const {
    const Token& before = tokens_[at - 1];
    if (before.is == Token::Is::number &&
        !(at > 1 && (tokens_[at - 2].mark("/") || words_.has(Sense::serial, tokens_, at - 2)))) {
      const bool strength = before.value >= kSmallestStrength && !words_.has(Sense::month, tokens_, at);
      if (is_ordinal(at)) return !tokens_[at].joined;
      if (words_.has(Sense::number, tokens_, at)) return strength;  // "one company 5/60th"
      const bool owned = at + 1 < tokens_.size() && tokens_[at + 1].text == "s" && tokens_[at + 1].joined;
      return headings_.is_capital_word(at) && strength &&
             (before.thousands || owned || words_.has(Sense::arm, tokens_, at));
    }
    if (at < 2 || before.is != Token::Is::word || tokens_[at - 2].is != Token::Is::number) return false;
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at - 1);
    if (!count || count->length != 1) return false;
    if (is_ordinal(at)) return count->is != "companies";  // "1 coy 5/60th"
    const bool counts = count->is == "men" || count->is == "sabres" || count->is == "horses" || count->is == "guns";
    if (!counts) return false;
    const bool alone = at + 1 >= tokens_.size() || !tokens_[at + 1].mark(":");
    if (words_.has(Sense::arm, tokens_, at) && alone) return false;  // "2800 Mann Infanterie"
    return headings_.is_capital_word(at) ||
           (words_.has(Sense::kind, tokens_, at) && headings_.is_capital_word(at + 1));  // "700 cavalli dragoni Alba"
  }

  /// "Mariscal de campo D. Teodoro Kern | Guardias Walonas", "1re division Kern | 9e de ligne": where the troops begin
  /// behind a leader, and behind a heading that has no colon.
  void part_leader(std::size_t from) {
    const bool colon = tokens_[from - 1].mark(":");
    std::size_t at = from;
    bool ranked = false;
    while (const std::optional<PhraseFound> rank = words_.find(Sense::rank, tokens_, at)) {
      at += rank->length;
      ranked = true;
    }
    bool named = !colon && !ranked;  // troops may begin at once
    for (; at < tokens_.size() && at < from + kMostOfALeader; ++at) {
      const Token& token = tokens_[at];
      if (std::find(cuts_.begin(), cuts_.end(), token.begin) != cuts_.end()) return;
      if (token.is == Token::Is::mark && !token.mark(".") && !token.mark("-") && !token.mark("'")) return;
      const bool troops =
          is_ordinal(at) || (headings_.is_capital_word(at) &&
                             (words_.has(Sense::unit, tokens_, at) || words_.has(Sense::quality, tokens_, at) ||
                              words_.has(Sense::kind, tokens_, at)));
      if (named && troops) {
        cuts_.push_back(token.begin);
        return;
      }
      if (colon && !ranked) return;
      named = named || headings_.is_capital_word(at);
    }
  }

  /// "Caballería: | Alba 120 caballos Toro 213 caballos": the troops of an arm, where strengths part them.
  void part_arm(std::size_t head) {
    const std::size_t end = headings_.past_arm(head);
    if (end == 0 || !headings_.is_capital_word(end) || words_.has(Sense::rank, tokens_, end)) return;
    const auto next = std::find_if(entries_.begin(), entries_.end(), [&](std::size_t entry) { return entry > end; });
    const auto other = std::find_if(heads_.begin(), heads_.end(), [&](const auto& one) { return one.first > head; });
    const bool first = next != entries_.end() && (other == heads_.end() || *next < other->first);
    if (first) cuts_.push_back(tokens_[end].begin);
  }

  std::string_view text_;
  const PhraseBook& words_;
  Tokens tokens_;
  HeadingsInLine headings_;
  std::vector<std::size_t> cuts_;                           ///< bytes
  std::vector<std::size_t> entries_;                        ///< tokens that begin one behind the figures of another
  std::vector<std::pair<std::size_t, std::size_t>> heads_;  ///< the first token, and the one behind it
  std::size_t lost_ = 0, colons_ = 0;
  bool counts_alone_ = false;
};

}  // namespace

std::string with_lost_line_ends(const std::string& utf8, const PhraseBook& words) {
  std::string text;
  text.reserve(utf8.size());
  for (std::string_view rest = utf8; !rest.empty();) {
    const std::size_t end = std::min(line_end(rest), rest.size());
    const std::string_view line = rest.substr(0, end);
    std::size_t from = 0;
    if (line.size() >= kShortestLine) {
      for (const std::size_t cut : RunOnLine(line, words).cuts()) {
        if (cut <= from) continue;
        text += trim(line.substr(from, cut - from));
        text += kNextLine;
        from = cut;
      }
    }
    text += line.substr(from);
    const std::size_t next = std::min(end + 1, rest.size());
    text += rest.substr(end, next - end);
    rest.remove_prefix(next);
  }
  return text;
}

}  // namespace estafette::readers
