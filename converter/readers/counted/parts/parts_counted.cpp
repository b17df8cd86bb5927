#include "converter/readers/counted/parts/parts_counted.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostNumbered = 6;  ///< of the battalions of one regiment
constexpr int kFewestMen = 100;   ///< of a strength behind them

/// A half in figures, and where its number of wholes begins.
struct HalfFigure {
  std::size_t from = 0, to = 0;
  std::string wholes;  ///< "1" of "1½"; may be empty
};

/// "½", "1/2", "0.5", "1,5" at a place or behind it; "11/2" and "1/2/3" are something else.
std::optional<HalfFigure> half_figure(std::string_view text, std::size_t at) {
  static constexpr std::array<std::string_view, 4> kSpelt = {"\u00BD", "1/2", ".5", ",5"};
  std::optional<HalfFigure> first;
  for (const std::string_view spelt : kSpelt) {
    for (std::size_t found = text.find(spelt, at); found != std::string_view::npos;
         found = text.find(spelt, found + 1)) {
      HalfFigure half{found, found + spelt.size(), {}};
      const bool decimal = spelt.front() == '.' || spelt.front() == ',';
      std::size_t digits = found;
      if (!decimal && digits > 0 && text[digits - 1] == ' ' && spelt != "\u00BD") --digits;
      const std::size_t end = digits;
      while (digits > 0 && is_digit(text[digits - 1])) --digits;
      const bool glued = spelt == "1/2" && found > 0 && (is_digit(text[found - 1]) || text[found - 1] == '/');
      const bool longer = half.to < text.size() && (is_digit(text[half.to]) || text[half.to] == '/');
      const bool whole = digits == 0 || text[digits - 1] == ' ' || text[digits - 1] == '(' || text[digits - 1] == '[';
      if (glued || longer || end - digits > 2 || (decimal && (end == digits || !whole))) continue;
      if (end > digits && whole) {
        half.wholes = text.substr(digits, end - digits);
        half.from = digits;
      }
      if (!first || half.from < first->from) first = half;
      break;
    }
  }
  return first;
}

/// A half of a part in a line: its place, and how it is put.
struct HalfTold {
  std::size_t from = 0, to = 0;
  std::string put;
};

/// "a demi-bataillon of", "half a battalion": the phrase with the article before it; none behind "and".
std::optional<HalfTold> half_spelt(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (!count || count->part || !count->is.starts_with("half a ")) continue;
    std::size_t from = at;
    if (at == 1 && (tokens[0].value == 1 || tokens[0].text == "a" || words.has(Sense::number, tokens, 0))) from = 0;
    const std::optional<PhraseFound> link = from > 0 ? words.find(Sense::link, tokens, from - 1) : std::nullopt;
    if (link && link->is == "and") return std::nullopt;
    return HalfTold{tokens[from].begin, tokens[at + count->length - 1].end, count->is};
  }
  return std::nullopt;
}

std::optional<HalfTold> half_told(std::string_view text, std::size_t at, const PhraseBook& words) {
  while (const std::optional<HalfFigure> half = half_figure(text, at)) {
    at = half->to;
    const std::size_t word = at + ((at < text.size() && (text[at] == ' ' || text[at] == '-')) ? 1 : 0);
    const Tokens tokens = tokens_of(text.substr(std::min(word, text.size())));
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 0);
    const bool part =
        count && !count->part && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
    if (!part) continue;
    const std::size_t end = tokens[count->length - 1].end;
    const std::string_view spelt = text.substr(word, end);
    const bool wholes = !half->wholes.empty() && half->wholes != "0";
    if (!wholes && words.has(Sense::plural, tokens, 0) && text.substr(half->from, 3) == "1/2") continue;
    const std::string_view one = count->is == "battalions"  ? "battalion"
                                 : count->is == "squadrons" ? "squadron"
                                                            : "company";
    std::size_t to = word + end;
    if (to < text.size() && text[to] == '.') ++to;
    return HalfTold{
        half->from, to,
        wholes ? fmt::format("{} {} and half a {}", half->wholes, spelt, one) : fmt::format("half a {}", one)};
  }
  return half_spelt(text, words);
}

/// An entry of a list with its half told; one that begins with it has it behind its name.
std::string entry_with_halves(std::string_view entry, const PhraseBook& words) {
  const std::optional<HalfTold> half = half_told(entry, 0, words);
  if (!half) return std::string(entry);
  const std::string_view before = entry.substr(0, half->from), behind = entry.substr(half->to);
  const std::size_t blanks = std::min(before.find_first_not_of(' '), before.size());
  if (blanks < before.size()) {
    const bool apart = std::string_view("([-+&").find(trim(before).back()) != std::string_view::npos;
    return fmt::format("{}{}{}{}{}", before, apart ? "" : "(", half->put, apart ? "" : ")", behind);
  }
  if (trim(behind).empty() || trim(behind).front() == '(') return fmt::format("{}{}{}", before, half->put, behind);
  std::string_view name = trim(behind);
  const std::optional<Token> first = tokens_of(name).empty() ? std::nullopt : std::optional(tokens_of(name).front());
  const std::optional<PhraseFound> of = words.find(Sense::link, tokens_of(name), 0);
  if (first && of && of->length == 1 && of->is != "and") name = trim(name.substr(first->end));
  return fmt::format("{}{} ({})", before, name, half->put);
}

/// "3/4", "1,2,4", "1./2.", "I., II.", "1er et 2e bataillons" behind a regiment.
struct NumberedParts {
  std::size_t from = 0, to = 0;  ///< bytes
  int parts = 0;
  std::string numbers;  ///< "1/2/4"
  bool rising = true;   ///< each number is higher than the one before, and may be that of a battalion
  bool sure = false;    ///< a word for battalions or a comma between three of them leaves no doubt
  bool horse = false;
};

constexpr int kHalfBehindComma = 5;  ///< "2,5 bns": two and a half

class NumberedLine {
 public:
  NumberedLine(std::string_view line, const PhraseBook& words) : line_(line), words_(words), tokens_(tokens_of(line)) {}

  [[nodiscard]] std::optional<NumberedParts> parts() const {
    for (std::size_t at = 2; at < tokens_.size(); ++at) {
      if (tokens_[at].is != Token::Is::number && tokens_[at].is != Token::Is::ordinal) continue;
      if (mark(at - 1, "/") || !regiment_before(at) || is_fraction(at)) continue;
      return parts_from(at);
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool mark(std::size_t at, std::string_view text) const {
    return at < tokens_.size() && tokens_[at].mark(text);
  }

  /// The "1/3" of "IR Kern 2 1/3 Bat.": two battalions and a third, where the regiment has a name before its figure.
  [[nodiscard]] bool is_fraction(std::size_t at) const {
    constexpr int kMostWholes = 6;
    if (at < 2 || tokens_[at - 1].is != Token::Is::number || tokens_[at - 1].value > kMostWholes ||
        !mark(at + 1, "/") || at + 2 >= tokens_.size() || tokens_[at].value >= tokens_[at + 2].value ||
        tokens_[at + 2].value > 3)
      return false;
    return tokens_[at - 2].is == Token::Is::word && !words_.has(Sense::kind, tokens_, at - 2) &&
           !words_.has(Sense::unit, tokens_, at - 2) && !words_.has(Sense::serial, tokens_, at - 2);
  }

  [[nodiscard]] std::optional<NumberedParts> parts_from(std::size_t from) const {
    NumberedParts found;
    int last = 0;
    std::size_t at = from, commas = 0, links = 0;
    while (at < tokens_.size() && tokens_[at].figure()) {
      const Token& number = tokens_[at];
      found.rising = found.rising && number.value > last && number.value <= kMostNumbered;
      if (number.thousands || number.value >= kFewestMen) return std::nullopt;
      last = number.value;
      found.numbers += fmt::format("{}{}", found.parts > 0 ? "/" : "", last);
      ++found.parts;
      ++at;
      found.to = tokens_[at - 1].end;
      if (mark(at, ".")) found.to = tokens_[at++].end;
      const std::optional<PhraseFound> link =
          at < tokens_.size() ? words_.find(Sense::link, tokens_, at) : std::nullopt;
      const bool tight = mark(at, ",") && tokens_[at].joined && at + 1 < tokens_.size() && tokens_[at + 1].joined;
      const bool listed = mark(at, ",") && number.is == Token::Is::ordinal;  // "1er, 2e et 4e bat."
      const bool joined = listed || mark(at, "&") || (link && link->is == "and");
      if (!mark(at, "/") && !tight && !joined) break;
      if (at + 1 >= tokens_.size()) return std::nullopt;
      commas += tight ? 1U : 0U;
      links += joined ? 1U : 0U;
      ++at;
    }
    if (found.parts < 2) return std::nullopt;
    const std::optional<PhraseFound> count =
        at < tokens_.size() ? words_.find(Sense::count, tokens_, at) : std::nullopt;
    const bool battalions = count && !count->part && count->is == "battalions";
    if (count && !battalions) return std::nullopt;
    if (battalions && found.parts == 2 && commas == 1 && last == kHalfBehindComma) return std::nullopt;
    if (count) at += count->length;
    if (count) found.to = tokens_[at - 1].end;
    if (count && mark(at, ".")) found.to = tokens_[at++].end;
    if (links > 0 && !battalions) return std::nullopt;  // "24e de ligne 1 et 2": other regiments?
    if (at < tokens_.size() && !ends_before(at)) return std::nullopt;
    const std::size_t comma = mark(from - 1, ",") || mark(from - 1, "-") ? from - 2 : from - 1;
    found.from = tokens_[comma].end;
    found.sure = battalions || (commas > 0 && found.parts > 2);
    found.horse = horse_;
    return found;
  }

  /// What may stand behind: the end, a bracket, a dash, or a strength.
  [[nodiscard]] bool ends_before(std::size_t at) const {
    if (mark(at, "(") || mark(at, "[") || mark(at, "-") || mark(at, "=")) return true;
    if (mark(at, ",") || mark(at, ":")) ++at;
    return at < tokens_.size() && tokens_[at].is == Token::Is::number &&
           (tokens_[at].thousands || tokens_[at].value >= kFewestMen);
  }

  /// One regiment of foot or horse, by its number and kind, and nothing else.
  [[nodiscard]] bool regiment_before(std::size_t to) const {
    if (mark(to - 1, ",") || mark(to - 1, "-")) --to;
    int numbers = 0;
    bool kind = false;
    for (std::size_t at = 0; at < to; ++at) {
      const Token& token = tokens_[at];
      if (token.is == Token::Is::mark && !token.mark(".")) return false;
      if (words_.has(Sense::command, tokens_, at) || words_.has(Sense::rank, tokens_, at)) return false;
      numbers += token.is == Token::Is::word ? 0 : token.is == Token::Is::mark ? 0 : 1;
      const std::optional<PhraseFound> sort = words_.find(Sense::kind, tokens_, at);
      if (!sort) continue;
      const std::optional<Kind> known = kind_from(sort->is);
      if (!known || (arm_of(*known) != Arm::infantry && arm_of(*known) != Arm::cavalry)) return false;
      kind = true;
      horse_ = arm_of(*known) == Arm::cavalry;
    }
    return numbers == 1 && kind && words_or_number(to - 1);
  }

  [[nodiscard]] bool words_or_number(std::size_t last) const {
    return tokens_[last].is == Token::Is::word ||
           (tokens_[last].is == Token::Is::number && tokens_[0].is == Token::Is::word) || tokens_[last].mark(".");
  }

  std::string_view line_;
  const PhraseBook& words_;
  Tokens tokens_;
  mutable bool horse_ = false;
};

bool may_hold_parts(std::string_view line) {
  for (std::size_t at = 0; at + 1 < line.size(); ++at)
    if (is_digit(line[at]) && (line[at + 1] == '/' || line[at + 1] == ',' || line[at + 1] == '.' ||
                               line[at + 1] == ' ' || line[at + 1] == 'e' || line[at + 1] == 's'))
      return true;
  return false;
}

}  // namespace

std::string with_half_battery_apart(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 3;  // "1½ reitende 6-pfündige Batterien"
  const std::optional<HalfFigure> half = half_figure(line, 0);
  if (!half || half->wholes.empty() || half->wholes == "0") return std::string(line);
  const std::string_view before = line.substr(0, half->from), behind = trim(line.substr(half->to));
  const Tokens tokens = tokens_of(behind);
  std::size_t end = 0;  // of "foot batteries", "Batterien"
  for (std::size_t at = 0; at < std::min(tokens.size(), kMostWords) && end == 0; ++at)
    if (const auto count = words.find(Sense::count, tokens, at); count && count->is == "batteries")
      end = at + count->length;
  const std::string_view head = trim(before);
  if (end == 0 || !(head.empty() || head.ends_with(':') || head.ends_with(','))) return std::string(line);
  const int wholes = half->wholes.size() == 1 ? half->wholes[0] - '0' : 10;
  return fmt::format("{}{} {} [Note: the last one of half the guns]", before, wholes + 1, behind);
}

std::string with_halves_of_parts(std::string_view line, const PhraseBook& words) {
  if (!half_told(line, 0, words)) return std::string(line);
  std::string text;
  std::size_t from = 0;
  for (std::size_t at = 0; at <= line.size(); ++at) {
    const bool between =
        at + 1 < line.size() && (line[at] == ',' || line[at] == ';' || line[at] == ':') && line[at + 1] == ' ';
    if (at < line.size() && !between) continue;
    text += entry_with_halves(line.substr(from, at - from), words);
    if (at < line.size()) text += line[at];
    from = at + 1;
  }
  return text;
}

std::vector<Problem> tell_numbered_battalions(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> looks;
  std::vector<std::pair<TextLine*, NumberedParts>> all;
  for (TextLine& line : lines) {
    if (line.back_matter || line.footnote || line.text.size() > kLongestLine || !may_hold_parts(line.text)) continue;
    if (const std::optional<NumberedParts> found = NumberedLine(line.text, words).parts())
      all.emplace_back(&line, *found);
  }
  const bool rise = std::all_of(all.begin(), all.end(), [](const auto& one) { return one.second.rising; });
  for (const auto& [line, found] : all) {
    if (!found.rising && found.parts > 2) {  // "24e de ligne 3,3/5"
      looks.push_back(
          {"", line->line, "", line->text, "a word with the figures", "Write what they count: (3 bns), (900 men)"});
      line->text = fmt::format("{} [figures {}]", std::string_view(line->text).substr(0, found.from), found.numbers);
    }
    if (!found.rising || (!rise && !found.sure)) continue;
    const std::string_view text = line->text;
    std::string_view rest = trim(text.substr(found.to));
    if (rest.starts_with('.')) rest = trim(rest.substr(1));  // "4e bat."
    line->text = fmt::format("{} ({} {}) [numbered {}]{}{}", text.substr(0, found.from), found.parts,
                             found.horse ? "squadrons" : "battalions", found.numbers, rest.empty() ? "" : " ", rest);
  }
  return looks;
}

}  // namespace estafette::readers
