#include "converter/readers/retold/battalion_marks.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostBattalions = 6;  ///< of one regiment
constexpr int kMostRegiments = 12;  ///< of one line
/// The fusiliers were a battalion of a regiment, whose mark stands beside numerals: a sign, as they are, and no word.
constexpr std::array<std::string_view, 3> kFusiliers = {"f", "fus", "fues"};

/// What the marks of a line say: how many battalions, and the tokens that say it.
struct Marks {
  std::size_t from = 0, to = 0;
  int battalions = 0;
  bool romans = false;  ///< at least one mark is a roman numeral
  std::string word;     ///< "battalions" or "squadrons" if such a word stands behind them
};

class MarkedLine {
 public:
  MarkedLine(std::string_view line, const PhraseBook& words) : line_(line), words_(words), tokens_(tokens_of(line)) {}

  [[nodiscard]] std::string counted() const {
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (at > 0 && (tokens_[at].mark("(") || tokens_[at].mark("["))) {
        std::optional<Marks> marks = in_bracket(at + 1);
        if (!marks) marks = kinds_in_bracket(at + 1);
        if (!marks) continue;
        if (std::string told = without(*marks, at, marks->to + 1); told != line_) return told;
      } else if (at == 0 || !tokens_[at - 1].mark("(")) {
        if (const std::optional<Marks> marks = bare(at)) return without(*marks, marks->from, marks->to);
      }
    }
    return std::string(line_);
  }

 private:
  [[nodiscard]] std::string_view text_of(std::size_t at) const { return text_between(line_, tokens_[at], tokens_[at]); }
  [[nodiscard]] bool mark(std::size_t at, std::string_view text) const {
    return at < tokens_.size() && tokens_[at].mark(text);
  }

  [[nodiscard]] bool closes(std::size_t at) const { return mark(at, ")") || mark(at, "]"); }

  /// "II", "2nd", "3", "F", "Füs": the mark of one battalion; 0 for those without a number.
  [[nodiscard]] std::optional<int> number_of(std::size_t at) const {
    if (at >= tokens_.size()) return std::nullopt;
    const Token& token = tokens_[at];
    if (token.figure())
      return token.value >= 1 && token.value <= kMostBattalions ? std::optional(token.value) : std::nullopt;
    if (token.is != Token::Is::word) return std::nullopt;
    if (const std::optional<int> numeral = roman(text_of(at)); numeral && *numeral <= kMostBattalions) return numeral;
    const bool fusiliers = std::find(kFusiliers.begin(), kFusiliers.end(), fold(text_of(at))) != kFusiliers.end();
    return fusiliers ? std::optional(0) : std::nullopt;
  }

  /// The word for battalions or squadrons that stands there: "Bns", "Bat.", "escadrons".
  [[nodiscard]] std::optional<PhraseFound> count_at(std::size_t at) const {
    if (at >= tokens_.size()) return std::nullopt;
    std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at);
    if (!count || count->part || (count->is != "battalions" && count->is != "squadrons")) return std::nullopt;
    if (mark(at + count->length, ".")) ++count->length;
    return count;
  }

  /// "I-III", of which the hyphen is no token.
  [[nodiscard]] bool hyphen_before(std::size_t at) const {
    if (at == 0 || at >= tokens_.size()) return false;
    const std::string_view between = line_.substr(tokens_[at - 1].end, tokens_[at].begin - tokens_[at - 1].end);
    return between == "-" || between == "\u2013";
  }

  /// "I, II & III", "I/II", "I., II. und F. Bat.", "I-III", from a token on: each one higher than the one before.
  [[nodiscard]] std::optional<Marks> marks_from(std::size_t from) const {
    Marks marks{from, from, 0, false, {}};
    int last = 0;
    for (std::size_t at = from; at < tokens_.size();) {
      const std::optional<int> number = number_of(at);
      if (!number || (*number > 0 && *number <= last)) break;
      const bool range = marks.battalions > 0 && (tokens_[at - 1].mark("-") || hyphen_before(at));
      marks.battalions += range ? *number - last : 1;
      marks.romans = marks.romans || (*number > 0 && tokens_[at].is == Token::Is::word);
      if (*number > 0) last = *number;
      marks.to = at + 1;
      if (mark(marks.to, ".")) ++marks.to;
      at = marks.to;
      bool between = hyphen_before(at) && number_of(at);
      while (at < tokens_.size() && !number_of(at)) {
        const std::optional<PhraseFound> link = words_.find(Sense::link, tokens_, at);
        const bool joins = mark(at, ",") || mark(at, "&") || mark(at, "+") || mark(at, "/") || mark(at, "-") ||
                           (link && link->is == "and");
        if (!joins) break;
        between = true;
        at += link ? link->length : 1;
        if (link && mark(at, ".")) ++at;  // "u."
      }
      if (!between) break;
    }
    if (mark(marks.to, "-") && tokens_[marks.to].joined && count_at(marks.to + 1)) ++marks.to;
    if (const std::optional<PhraseFound> count = count_at(marks.to)) {
      marks.word = count->is;
      marks.to += count->length;
    }
    return marks.battalions >= 2 && marks.battalions <= kMostBattalions ? std::optional(marks) : std::nullopt;
  }

  /// "(I, II & III)", "(1, 2, 3)", "(1/2/3)"; but "(2/3)", "(1/2)" may be figures of two units.
  [[nodiscard]] std::optional<Marks> in_bracket(std::size_t from) const {
    const std::optional<Marks> marks = marks_from(from);
    if (!marks || !closes(marks->to) || (marks->word.empty() && of_command(from - 1))) return std::nullopt;
    const bool figures = tokens_[from].is == Token::Is::number;
    if (figures && mark(from + 1, "/") && marks->word.empty() && marks->battalions < 3) return std::nullopt;
    if (figures && mark(from + 1, "+")) return std::nullopt;                                      // "(2 + 3 sqns)"
    const bool all = tokens_[from].value == 1 && marks->battalions > 2 && from + 3 == marks->to;  // "9e ligne (1-4)"
    if (figures && mark(from + 1, "-") && !(all && marks->word.empty())) return std::nullopt;
    return marks;
  }

  /// "Brigata Granatieri (1º e 2º)": what the brackets number are regiments.
  [[nodiscard]] bool of_command(std::size_t to) const {
    std::size_t from = to;
    while (from > 0 && !mark(from - 1, ",") && !mark(from - 1, ";") && !mark(from - 1, ":")) --from;
    return words_.any(Sense::command, tokens_, from, to);
  }

  /// "(2 Musk., 1 Füs.)", "(2 musketeer bns, 1 fusilier bn)", "(2M, 1F)": battalions by their kinds.
  [[nodiscard]] std::optional<Marks> kinds_in_bracket(std::size_t from) const {
    Marks marks{from, from, 0, false, {}};
    int kinds = 0;
    std::size_t at = from;
    while (at < tokens_.size() && !closes(at)) {
      if (tokens_[at].is != Token::Is::number || tokens_[at].value < 1 || tokens_[at].value > kMostBattalions)
        return std::nullopt;
      marks.battalions += tokens_[at].value;
      const std::size_t word = ++at;
      while (at < tokens_.size() && tokens_[at].is != Token::Is::number && !closes(at)) ++at;
      if (at == word || !names_foot(word, at)) return std::nullopt;
      ++kinds;
    }
    marks.to = at;
    const bool found = at < tokens_.size() && kinds > 1 && marks.battalions <= kMostBattalions;
    return found ? std::optional(marks) : std::nullopt;
  }

  /// "Musk.,", "fusilier bn", "M,": a kind of foot that a regiment's battalions may be of.
  [[nodiscard]] bool names_foot(std::size_t from, std::size_t to) const {
    while (to > from && (tokens_[to - 1].is == Token::Is::mark || count_at(to - 1))) --to;
    if (from == to) return false;
    const std::string small = fold(text_of(from));
    if (to == from + 1 && (small == "m" || small == "f" || small == "g")) return true;
    const std::optional<PhraseFound> kind = words_.find(Sense::kind, tokens_, from);
    const bool whole = kind && (from + kind->length == to || (from + kind->length + 1 == to && mark(to - 1, ".")));
    return whole && (kind->is == "line infantry" || kind->is == "light infantry" || kind->is == "grenadiers");
  }

  /// "18th Regiment I & II Bns", "57th Demi-brigade I/II", "21st Regiment, I., II. und Füs.-Bat."; "I. u. II. Bat. 29.
  /// Infanterie-Regiment": roman marks without a bracket, behind a regiment or before it.
  [[nodiscard]] std::optional<Marks> bare(std::size_t at) const {
    if (tokens_[at].is != Token::Is::word || !roman(text_of(at))) return std::nullopt;
    std::optional<Marks> marks = marks_from(at);
    if (!marks || !marks->romans) return std::nullopt;
    const std::size_t end = marks->to;
    if (at == 0) {
      const bool regiment = end < tokens_.size() && tokens_[end].is == Token::Is::ordinal;
      return !marks->word.empty() && regiment ? marks : std::nullopt;
    }
    const bool ends = end == tokens_.size() || tokens_[end].is == Token::Is::number || mark(end, "(") ||
                      mark(end, ":") || mark(end, "-");
    if (mark(end, "/") || !ends || !names_regiment(at)) return std::nullopt;
    if (mark(at - 1, ",") || mark(at - 1, ":")) --marks->from;
    return marks;
  }

  /// A regiment by number and word stands before a token.
  [[nodiscard]] bool names_regiment(std::size_t to) const {
    bool number = false, kind = false;
    for (std::size_t at = 0; at < to; ++at) {
      if (tokens_[at].mark(";") || words_.has(Sense::command, tokens_, at)) return false;
      number = number || tokens_[at].figure();
      kind = kind || words_.has(Sense::unit, tokens_, at) || words_.has(Sense::kind, tokens_, at);
    }
    return number && kind;
  }

  /// The line with a count for the tokens that hold the marks, which go to a note.
  [[nodiscard]] std::string without(const Marks& marks, std::size_t from, std::size_t to) const {
    const std::string_view before = trim(line_.substr(0, from == 0 ? 0 : tokens_[from - 1].end));
    std::string_view behind = trim(line_.substr(tokens_[to - 1].end));
    while (behind.starts_with('.')) behind = trim(behind.substr(1));  // "I. u. II. Bat. 29. Regiment"
    const bool bracket = closes(to - 1);
    const std::size_t first = bracket ? from + 1 : from, last = bracket ? to - 2 : to - 1;
    std::string count = fmt::format("({} {})", marks.battalions, marks.word.empty() ? "battalions" : marks.word);
    if (before.ends_with(count)) return std::string(line_);  // they are counted already
    const bool figures = std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(first),
                                     tokens_.begin() + static_cast<std::ptrdiff_t>(last + 1),
                                     [](const Token& token) { return token.is == Token::Is::number; });
    if (!figures) count += fmt::format(" [{}]", text_between(line_, tokens_[first], tokens_[last]));
    if (before.empty()) return fmt::format("{} {}", behind, count);
    return behind.empty() ? fmt::format("{} {}", before, count) : fmt::format("{} {} {}", before, count, behind);
  }

  std::string_view line_;
  const PhraseBook& words_;
  Tokens tokens_;
};

/// Most lines have neither a bracket with a figure or a capital behind it, nor a roman numeral.
bool may_have_marks(std::string_view line) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    if ((line[at] == '(' || line[at] == '[') && at + 1 < line.size() && (is_digit(line[at + 1]) || line[at + 1] == 'I'))
      return true;
    if (line[at] == 'I' && (at == 0 || line[at - 1] == ' ') && line.substr(at).find("II") != std::string_view::npos)
      return true;
  }
  return false;
}

}  // namespace

std::string with_marks_counted(std::string_view line, const PhraseBook& words) {
  std::string told(line);
  if (!may_have_marks(line)) return told;
  for (int regiments = 0; regiments < kMostRegiments; ++regiments) {  // "15th (I & II), 21st (I & II)"
    std::string counted = MarkedLine(told, words).counted();
    if (counted == told) break;
    told = std::move(counted);
  }
  return told;
}

}  // namespace estafette::readers
