#include "converter/readers/tree/returns_run_on.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/tree/run_on.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestOfAReturn = 8;

bool is_figure(const Token& token) {
  return token.is == Token::Is::number;
}

/// "IV" before "Corps".
bool is_roman(std::string_view line, const Token& token) {
  return token.is == Token::Is::word && roman(line.substr(token.begin, token.end - token.begin)).has_value();
}

class Cutter {
 public:
  Cutter(std::string_view line, const PhraseBook& words) : line_(line), words_(words), tokens_(tokens_of(line)) {}

  std::vector<std::string> entries() {
    std::vector<std::string> entries;
    std::size_t begin = 0;
    for (std::size_t at = 1; at < tokens_.size(); ++at) {
      if (!begins(at)) continue;
      entries.push_back(named(begin, at));
      begin = at;
    }
    entries.push_back(named(begin, tokens_.size()));
    const auto named = std::count_if(entries.begin(), entries.end(), [&](const std::string& entry) {
      const Tokens tokens = tokens_of(entry);
      return head_of({tokens, tokens.size(), words_}).is != Head::Is::nothing;
    });
    const bool most = static_cast<std::size_t>(named) * 4 >= entries.size() * 3;
    return entries.size() >= kFewestOfAReturn && most ? entries : std::vector<std::string>{};
  }

 private:
  [[nodiscard]] std::string_view text(std::size_t from, std::size_t to) const {
    return trim(text_between(line_, tokens_[from], tokens_[to - 1]));
  }

  /// An entry as a line of its own would have it.
  [[nodiscard]] std::string named(std::size_t from, std::size_t to) const {
    if (counts_squadrons(from)) return fmt::format("Cavalry {}", text(from, to));
    if (tokens_[from].is != Token::Is::ordinal || from + 1 >= to || !tokens_[from + 1].mark("("))
      return std::string(text(from, to));
    std::size_t next = to;  // "1st (Kern) 14 bns" before "2nd Division (Roe)"
    while (next + 1 < tokens_.size() && !(tokens_[next].is == Token::Is::ordinal)) ++next;
    const bool division = next + 1 < tokens_.size() && words_.has(Sense::command, tokens_, next + 1);
    const std::string_view level = division ? text(next + 1, next + 2) : std::string_view{};
    return fmt::format("{} {} {}", text(from, from + 1), level, text(from + 1, to));
  }

  /// "2 sqns 241".
  [[nodiscard]] bool counts_squadrons(std::size_t at) const {
    const std::optional<PhraseFound> count =
        is_figure(tokens_[at]) ? words_.find(Sense::count, tokens_, at + 1) : std::nullopt;
    const std::size_t next = count ? at + 1 + count->length : tokens_.size();
    return count && count->is == "squadrons" && next < tokens_.size() && is_figure(tokens_[next]);
  }

  /// "3,053 men", "16 bns", "91": an entry may end before that token.
  [[nodiscard]] bool ends_before(std::size_t at) const {
    const Token& last = tokens_[at - 1];
    if (is_figure(last) || last.mark("*")) return true;
    std::size_t from = at - 1;
    while (from > 0 && !is_figure(tokens_[from]) && at - from <= 3) --from;
    const std::optional<PhraseFound> count =
        is_figure(tokens_[from]) ? words_.find(Sense::count, tokens_, from + 1) : std::nullopt;
    if (count && from + 1 + count->length == at) return true;
    return is_figure(tokens_[from]) && counts_companies(from) == at;
  }

  /// "4 art cos": the token behind it; 0 for anything else.
  [[nodiscard]] std::size_t counts_companies(std::size_t at) const {
    const std::optional<PhraseFound> arm = words_.find(Sense::kind, tokens_, at + 1);
    const std::size_t next = arm ? at + 1 + arm->length : 0;
    const std::optional<PhraseFound> count = next > 0 ? words_.find(Sense::count, tokens_, next) : std::nullopt;
    return count ? next + count->length : 0;
  }

  /// "II Corps", "2nd Division", "9th Hussars", "(1st) (Kern)", "Morel's Division".
  [[nodiscard]] bool names_numbered(std::size_t at) const {
    const Token& token = tokens_[at];
    if (at + 1 >= tokens_.size()) return false;
    if (is_roman(line_, token)) return words_.has(Sense::command, tokens_, at + 1);
    if (token.is != Token::Is::ordinal) return false;
    return words_.has(Sense::command, tokens_, at + 1) || words_.has(Sense::kind, tokens_, at + 1) ||
           words_.has(Sense::unit, tokens_, at + 1) || words_.has(Sense::nation, tokens_, at + 1) ||
           tokens_[at + 1].mark("(");
  }

  /// "Artillery", "Cavalry Division", "Staff", "Morel's Division": a capital, and troops or a command.
  [[nodiscard]] bool names_troops(std::size_t at) const {
    constexpr std::size_t kWithin = 4;  // tokens of "Morel's Division"
    const char first = line_[tokens_[at].begin];
    if (tokens_[at].is != Token::Is::word || first < 'A' || first > 'Z' || is_roman(line_, tokens_[at])) return false;
    for (std::size_t to = at; to < std::min(at + kWithin, tokens_.size()) && !is_figure(tokens_[to]); ++to)
      for (const Sense sense : {Sense::kind, Sense::arm, Sense::command, Sense::unit})
        if (words_.has(sense, tokens_, to)) return true;
    return false;
  }

  [[nodiscard]] bool begins(std::size_t at) const {
    const bool below_command = words_.has(Sense::command, tokens_, at - 1) && tokens_[at].is == Token::Is::ordinal;
    if (below_command) return names_numbered(at);  // "I Corps 1st (Kern)"
    const bool corps = at > 1 && words_.has(Sense::command, tokens_, at - 1) && is_roman(line_, tokens_[at - 2]);
    if (corps) return names_troops(at);  // "III Corps Staff 376"
    if (!ends_before(at)) return false;
    if (is_figure(tokens_[at])) return is_figure(tokens_[at - 1]) && (counts_companies(at) > 0 || counts_squadrons(at));
    return names_numbered(at) || names_troops(at);
  }

  std::string_view line_;
  const PhraseBook& words_;
  Tokens tokens_;
};

/// Many figures, and no marks between them but those of thousands.
bool may_be_return(std::string_view line) {
  constexpr std::ptrdiff_t kFewestFigures = 10;
  const bool listed = line.find_first_of(":;") != std::string_view::npos || line.find(", ") != line.rfind(", ");
  if (holds_too_many_figures(line)) return true;
  const Tokens tokens = tokens_of(line);
  return !listed && std::count_if(tokens.begin(), tokens.end(), is_figure) >= kFewestFigures;
}

}  // namespace

std::vector<std::string> entries_of_return(std::string_view line, const PhraseBook& words) {
  if (!may_be_return(line)) return {};
  return Cutter(line, words).entries();
}

}  // namespace estafette::readers
