#include "converter/readers/text/prose/commands_of_counts.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// "62-мя", "7-ми", "2-х": Russian figures with the ending of their case.
std::string without_case_endings(std::string_view text) {
  constexpr std::array<std::string_view, 5> kEndings = {"-мя", "-ми", "-ти", "-х", "-ю"};
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const auto ending = std::find_if(kEndings.begin(), kEndings.end(), [&](std::string_view one) {
      return at > 0 && is_digit(text[at - 1]) && text.substr(at).starts_with(one) &&
             text.substr(at + one.size()).starts_with(' ');
    });
    if (ending != kEndings.end()) {
      at += ending->size();
      continue;
    }
    plain += text[at++];
  }
  return plain;
}

/// One command of the sentence, between semicolons.
class CommandOfCounts {
 public:
  CommandOfCounts(std::string_view text, const PhraseBook& words)
      : text_(text), tokens_(tokens_of(text_)), words_(words) {}

  /// Its line; nothing if it is anything else. `holds`: whether it says that it consisted of them.
  std::optional<std::string> line() {
    const std::size_t first = first_count();
    if (first == 0 || first >= tokens_.size() || !find_head(first)) return std::nullopt;
    const std::optional<std::string> counts = counts_from(first);
    if (!counts) return std::nullopt;
    return fmt::format("{}{}{}: {}", name_, leader_.empty() ? "" : ", ", leader_, *counts);
  }
  [[nodiscard]] bool holds() const { return holds_; }

 private:
  /// The first figure of "25 battalions", "2 Cossack squadrons".
  [[nodiscard]] std::size_t first_count() const {
    for (std::size_t at = 1; at < tokens_.size(); ++at)
      if (tokens_[at].is == Token::Is::number && counts_parts(past_half(at + 1))) return at;
    return 0;
  }
  /// Behind the "1/2" of "25 1/2 battalions", if it stands there.
  [[nodiscard]] std::size_t past_half(std::size_t at) const {
    const bool half = at + 2 < tokens_.size() && tokens_[at].is == Token::Is::number && tokens_[at].value == 1 &&
                      tokens_[at + 1].mark("/") && tokens_[at + 2].is == Token::Is::number;
    return half ? at + 3 : at;
  }
  [[nodiscard]] bool counts_parts(std::size_t at) const {
    constexpr std::array<std::string_view, 5> kParts = {"battalions", "squadrons", "companies", "batteries",
                                                        "regiments"};
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at);
    return count && std::find(kParts.begin(), kParts.end(), count->is) != kParts.end();
  }
  /// Takes a word that joins, or a comma, off the end.
  [[nodiscard]] std::size_t without_joint(std::size_t end) {
    constexpr std::size_t kLongestJoint = 4;  // tokens
    if (end > 0 && tokens_[end - 1].mark(",")) return end - 1;
    for (std::size_t at = end > kLongestJoint ? end - kLongestJoint : 0; at < end; ++at) {
      const std::optional<PhraseFound> link = words_.find(Sense::link, tokens_, at);
      if (!link || at + link->length != end || at == 0) continue;
      holds_ = holds_ || link->is == "holds";
      return at;
    }
    return end;
  }
  bool find_head(std::size_t first) {
    std::size_t end = first;
    for (std::size_t less = without_joint(end); less != end; less = without_joint(end)) end = less;
    if (end == first || end == 0) return false;
    std::size_t from = 0;
    if (const std::optional<PhraseFound> article = words_.find(Sense::link, tokens_, 0);
        article && article->length < end)
      from = article->length;
    std::size_t label = from;
    std::optional<PhraseFound> led;
    for (label = from + 1; label < end && !led; ++label) led = words_.find(Sense::commander, tokens_, label);
    std::size_t name_end = led ? label - 1 : end;
    std::size_t leader = led ? label - 1 + led->length : end;
    if (const std::optional<PhraseFound> article = words_.find(Sense::link, tokens_, leader); article && led)
      leader += article->length;  // "sous le général Roe"
    while (name_end > from && tokens_[name_end - 1].mark(",")) --name_end;
    if (name_end <= from || !words_.any(Sense::command, tokens_, from, name_end)) return false;
    for (std::size_t at = from; at < end; ++at)
      if (tokens_[at].mark(":") || tokens_[at].mark("(") || tokens_[at].is == Token::Is::number ||
          words_.has(Sense::total, tokens_, at))
        return false;
    name_ = text_between(text_, tokens_[from], tokens_[name_end - 1]);
    if (!led) return true;
    if (leader >= end || end - leader > kMostOfLeader) return false;
    leader_ = text_between(text_, tokens_[leader], tokens_[end - 1]);
    return words_.has(Sense::rank, tokens_, leader) || !is_small(text_[tokens_[leader].begin]) ||
           words_.has(Sense::rank, tokens_, leader + 1);
  }
  [[nodiscard]] bool parts(std::size_t at) const {
    if (tokens_[at].mark(",")) return true;
    const std::optional<PhraseFound> link = words_.find(Sense::link, tokens_, at);
    return link && (link->is == "and" || link->is == "with");
  }
  /// "Toro" of "3 squadrons of the Toro Hussars", or a bracket: troops that are told by their names.
  [[nodiscard]] bool names_others(std::size_t at) const {
    if (tokens_[at].mark("(")) return true;
    const bool capital = capital_at(text_, tokens_[at].begin);
    return tokens_[at].is == Token::Is::word && capital && !words_.has(Sense::kind, tokens_, at) &&
           !words_.has(Sense::nation, tokens_, at) && !words_.has(Sense::count, tokens_, at) &&
           !words_.has(Sense::gun, tokens_, at);
  }
  /// "25 battalions, 7 batteries, 14,833 men, 62 guns": without what is said between, "numbering", "in all".
  std::optional<std::string> counts_from(std::size_t first) const {
    std::string counts;
    bool men = false;
    for (std::size_t from = first; from < tokens_.size();) {
      std::size_t end = from;
      while (end < tokens_.size() && !parts(end)) ++end;
      for (std::size_t at = from; at < end; ++at)
        if (names_others(at)) return std::nullopt;
      std::size_t figure = from;
      while (figure < end && tokens_[figure].is != Token::Is::number) ++figure;
      if (figure < end) {
        for (std::size_t at = from; at < figure; ++at)
          for (const Sense troops : {Sense::kind, Sense::unit, Sense::command, Sense::nation, Sense::loss})
            if (words_.has(troops, tokens_, at)) return std::nullopt;
        const std::size_t last = tokens_[end - 1].mark(".") ? end - 2 : end - 1;
        if (last <= figure) return std::nullopt;
        bool counted = false;
        for (const Sense what : {Sense::count, Sense::gun, Sense::unit, Sense::kind})
          counted = counted || words_.any(what, tokens_, figure + 1, end);
        if (!counted) return std::nullopt;
        men = men || words_.any(Sense::count, tokens_, figure + 1, end);
        counts += (counts.empty() ? "" : ", ") + std::string(text_between(text_, tokens_[figure], tokens_[last]));
      } else if (end > from) {
        counts += ", " + std::string(text_between(text_, tokens_[from], tokens_[end - 1]));
      }
      from = end + 1;
    }
    return men ? std::optional(counts) : std::nullopt;
  }

  static constexpr std::size_t kMostOfLeader = 8;  ///< tokens
  std::string_view text_;
  Tokens tokens_;
  const PhraseBook& words_;
  std::string name_, leader_;
  bool holds_ = false;
};

/// The pieces of a text between its semicolons.
std::vector<std::string_view> at_semicolons(std::string_view text) {
  std::vector<std::string_view> pieces;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(';', from), text.size());
    pieces.push_back(trim(text.substr(from, end - from)));
    from = end + 1;
  }
  if (pieces.back().empty()) pieces.pop_back();
  return pieces;
}

/// The lines of a sentence; none if it is any other. What announces them, "The troops were divided as follows:", is the
/// first.
std::vector<std::string> commands_in(std::string_view sentence, const PhraseBook& words) {
  std::vector<std::string> all;
  const std::size_t colon = sentence.find(": ");
  if (colon < sentence.find(';') && !has_digit(sentence.substr(0, colon))) {
    all.emplace_back(sentence.substr(0, colon + 1));
    sentence.remove_prefix(colon + 2);
  }
  bool holds = false;
  for (const std::string_view piece : at_semicolons(sentence)) {
    CommandOfCounts command(piece, words);
    std::optional<std::string> line = command.line();
    if (!line) return {};
    holds = holds || command.holds();
    all.push_back(*std::move(line));
  }
  return holds ? all : std::vector<std::string>{};
}

}  // namespace

void part_commands_of_counts(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> all;
  for (TextLine& line : lines) {
    const bool may = !line.footnote && !line.back_matter &&
                     LineHolds(line.text, words).all(needs(Mark::digit, Sense::count, Sense::command, Sense::link));
    const std::string plain = may ? without_case_endings(line.text) : std::string();
    const std::vector<std::string> commands = may ? commands_in(plain, words) : std::vector<std::string>{};
    if (commands.empty()) {
      all.push_back(std::move(line));
      continue;
    }
    for (const std::string& command : commands) {
      all.push_back(line);
      all.back().text = command;
      all.back().after_blank = line.after_blank && &command == &commands.front();
    }
  }
  lines = std::move(all);
}

}  // namespace estafette::readers
