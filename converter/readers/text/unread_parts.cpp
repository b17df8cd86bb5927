#include "converter/readers/text/unread_parts.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/ditto_signs.hpp"
#include "converter/readers/text/written_figures.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestName = 4;  ///< bytes

/// What was read from a line, or from several.
struct Said {
  std::set<int> figures;
  int entries = 0, men = 0, guns = 0, subunits = 0;

  void text(std::string_view told) {
    for (const WrittenFigure& figure : written_figures(told)) {
      figures.insert(figure.value());
      for (const std::string& run : figure.runs) figures.insert(whole_number(run).value_or(0));
    }
  }
  void add(const Said& other) {
    figures.insert(other.figures.begin(), other.figures.end());
    entries += other.entries;
    men += other.men;
    guns += other.guns;
    subunits += other.subunits;
  }
  [[nodiscard]] bool has(int figure) const {
    return figures.contains(figure) || figure == entries || figure == men || figure == guns || figure == subunits;
  }
  /// "4 squadrons of 130 men": some figure that was read is so many times what was typed.
  [[nodiscard]] bool has_times(int figure) const {
    constexpr int kFewest = 20;  // men, below which it is so by chance
    return figure >= kFewest && std::any_of(figures.begin(), figures.end(), [&](int read) {
             return read > figure && read % figure == 0 && has(read / figure);
           });
  }
  [[nodiscard]] bool has(const WrittenFigure& figure) const {
    return has(figure.value()) || std::all_of(figure.runs.begin(), figure.runs.end(), [&](const std::string& run) {
             return figures.contains(whole_number(run).value_or(0));
           });
  }
};

/// Of a whole order of battle.
class SaidByLine {
 public:
  explicit SaidByLine(const Reading& reading) {
    for (const Formation& formation : reading.orbat.formations) add(formation);
    for (const StatedSum& sum : reading.sums) {
      said_[sum.line].text(sum.of);
      said_[sum.line].text(sum.stated);
    }
  }
  [[nodiscard]] Said of(const LineUsed& used) const {
    Said all;
    for (auto it = said_.lower_bound(used.line); it != said_.end() && it->first < used.line + used.lines; ++it)
      all.add(it->second);
    return all;
  }
  /// Beside a brace stands the sum of several lines, of which the one used is among the first or the last.
  [[nodiscard]] bool sums_up(const LineUsed& used, int figure) const {
    constexpr int kMostBeside = 8;
    for (int first = used.line - kMostBeside; first <= used.line; ++first) {
      int men = 0;
      for (auto it = said_.lower_bound(first); it != said_.end() && it->first <= used.line + kMostBeside; ++it) {
        men += it->second.men;
        if (it->first >= used.line && men == figure) return true;
      }
    }
    return false;
  }
  /// Names may stand with a command on another line.
  [[nodiscard]] bool has_name(std::string_view name) const { return beginnings_.contains(beginning_of(fold(name))); }

 private:
  template <typename Entry>
  Said& begun(const Entry& entry) {
    Said& said = said_[entry.line.value];
    ++said.entries;
    for (const std::string* told : {&entry.name, &entry.commander, &entry.note}) {
      said.text(*told);
      add_names(fold(*told));
    }
    return said;
  }
  void add(const Formation& formation) {
    begun(formation);
    for (const Unit& unit : formation.units) {
      Said& said = begun(unit);
      said.text(unit.piece);
      said.figures.insert({unit.men.value, unit.guns.value, unit.subunits});
      for (const std::optional<Men>& men : {unit.returned.present, unit.returned.detached, unit.returned.sick})
        if (men) said.figures.insert(men->value);
      said.men += unit.men.value;
      said.guns += unit.guns.value;
      said.subunits += unit.subunits;
    }
    for (const Formation& below : formation.formations) add(below);
  }
  /// Enough to know a name by that is spelt in another way: "Kraft" and "Kraft's".
  static std::string beginning_of(std::string_view folded) { return std::string(folded.substr(0, kShortestName)); }
  void add_names(std::string_view folded) {
    for (std::size_t at = 0; at < folded.size(); ++at)
      if (is_any_letter(folded[at]) && (at == 0 || !is_letter(folded[at - 1])))  // "d'Erlon" by either apostrophe
        beginnings_.insert(beginning_of(folded.substr(at)));
  }

  std::map<int, Said> said_;
  std::set<std::string> beginnings_;  ///< of all words in names, commanders and notes
};

/// With a blank for whatever stands between two marks, and for them.
std::string without(std::string text, std::string_view open, std::string_view close) {
  for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
    const std::size_t end = text.find(close, at + open.size());
    if (end == std::string::npos) break;
    text.replace(at, end + close.size() - at, 1, ' ');
  }
  return text;
}

/// Where the number ends with which an entry of a list begins, "3. ", "(5) ", "1.1.2 "; 0 if it has none.
std::size_t end_of_list_number(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && !is_digit(text[at]) && !is_any_letter(text[at])) ++at;
  std::size_t end = at;
  while (end < text.size() && (is_digit(text[end]) || (end > at && text[end] == '.'))) ++end;
  const std::string_view number = text.substr(at, end - at);
  const bool bracket = end < text.size() && text[end] == ')';
  const bool marked = bracket || number.find('.') != std::string_view::npos;
  end += bracket ? 1 : 0;
  return !number.empty() && marked && end < text.size() && text[end] == ' ' ? end : 0;
}

/// Without footnotes and templates of a page, and without the number with which an entry begins.
std::string without_marks_of_page(std::string text) {
  for (std::size_t at = text.find("<ref"); at != std::string::npos; at = text.find("<ref", at + 1)) {
    const std::size_t end = text.find('>', at);  // <ref name="Roe"/>
    if (end != std::string::npos && text[end - 1] == '/') text.replace(at, end + 1 - at, 1, ' ');
  }
  text = without(without(without(std::move(text), "<ref", "</ref>"), "[", "]"), "{{", "}}");
  return text.substr(end_of_list_number(text));
}

/// Figures glued to the word before them, "sappers863,932" for 86 officers and 3,932 men, whose end or sum was read.
/// One digit, as in "Third Division6", is that of a footnote.
bool is_glued(std::string_view text, std::size_t figure, const Said& said) {
  std::size_t begin = figure;
  while (begin > 0 && (is_digit(text[begin - 1]) || text[begin - 1] == ',')) --begin;
  if (begin == 0 || !(is_any_letter(text[begin - 1]) || text[begin - 1] == ')')) return false;
  std::string digits;
  std::size_t end = begin;
  for (; end < text.size() && (is_digit(text[end]) || text[end] == ','); ++end)
    if (is_digit(text[end])) digits += text[end];
  if (digits.size() == 1) return end == text.size() || !is_any_letter(text[end]);
  constexpr std::size_t kFewestAtEnd = 2;  // digits
  for (std::size_t at = 1; at + kFewestAtEnd <= digits.size(); ++at) {
    const int last = whole_number(digits.substr(at)).value_or(0);
    if (said.has(last) || said.has(last + whole_number(digits.substr(0, at)).value_or(0))) return true;
  }
  return false;
}

/// The figures of a line, and which of them nothing says that was read from it.
class FiguresOfLine {
 public:
  FiguresOfLine(std::string_view text, const LineUsed& used, const Said& said, const SaidByLine& others)
      : text_(text), used_(used), said_(said), others_(others), figures_(written_figures(text)) {
    dated_ = std::any_of(figures_.begin(), figures_.end(), is_year);
  }
  [[nodiscard]] bool any_said() const {
    return std::any_of(figures_.begin(), figures_.end(), [&](const WrittenFigure& one) { return said_.has(one); });
  }
  /// As they were typed.
  [[nodiscard]] std::vector<std::string> unread() const {
    std::vector<std::string> all;
    for (std::size_t at = 0; at < figures_.size(); ++at)
      if (!is_told(at)) all.emplace_back(text_.substr(figures_[at].begin, figures_[at].end - figures_[at].begin));
    return all;
  }

 private:
  static bool is_year(const WrittenFigure& figure) {
    constexpr int kFirst = 1690, kLast = 1920;
    return figure.runs.size() == 1 && figure.value() >= kFirst && figure.value() <= kLast;
  }
  [[nodiscard]] bool is_told(std::size_t at) const {
    constexpr int kLastDay = 31;
    const WrittenFigure& figure = figures_[at];
    if (said_.has(figure) || is_glued(text_, figure.begin, said_) || has_letters_for_figures(text_, figure))
      return true;
    if (dated_ && (is_year(figure) || figure.value() <= kLastDay)) return true;
    if (figure.begin > 1 && figure.joined() == "2" && text_.substr(figure.begin - 2, 2) == "1/") return true;  // a half
    if (sum_is_said(at, at + 1) || (at > 0 && sum_is_said(at - 1, at))) return true;
    return said_.has_times(figure.value()) || others_.sums_up(used_, figure.value());
  }
  /// "86 3,932", officers and men: their sum was read.
  [[nodiscard]] bool sum_is_said(std::size_t one, std::size_t other) const {
    return other < figures_.size() && said_.has(figures_[one].value() + figures_[other].value());
  }

  std::string_view text_;
  const LineUsed& used_;
  const Said& said_;
  const SaidByLine& others_;
  std::vector<WrittenFigure> figures_;
  bool dated_ = false;
};

/// Words with a capital that no list knows, and that stand nowhere in the order of battle.
std::vector<std::string> names_unread(std::string_view text, const SaidByLine& said, const PhraseBook& words) {
  constexpr std::size_t kLongestEntry = 100;
  std::vector<std::string> unread;
  for (const Token& token : tokens_of(text)) {
    const bool sentence = text.size() > kLongestEntry && token.begin > 1 && text[token.begin - 2] == '.';
    const std::string_view typed = text.substr(token.begin, token.end - token.begin);
    const bool name = !sentence && token.is == Token::Is::word && token.text.size() >= kShortestName &&
                      capital_at(text, token.begin) && words.senses_of(token) == 0 && !is_ditto(typed);
    if (name && !said.has_name(typed)) unread.emplace_back(typed);
  }
  return unread;
}

Problem question(const LineUsed& used, const std::string& text, const std::vector<std::string>& unread,
                 const std::string& file) {
  const bool one = unread.size() == 1;
  return {
      file,
      used.line,
      "",
      one_line(trim(text)),
      fmt::format("a place for {}, which {} in nothing that was read from the line", fmt::join(unread, " and "),
                  one ? "is" : "are"),
      fmt::format("Say what {} as in 5 battalions, or write {} as a note: [Note: {}]",
                  one ? "it counts or names," : "they count or name,", one ? "it" : "them", fmt::join(unread, ", "))};
}

}  // namespace

void ask_about_unread_parts(Reading& reading, std::string_view as_typed, const PhraseBook& words,
                            const std::string& file) {
  const SaidByLine by_line(reading);
  const std::vector<std::string_view> lines = all_lines(as_typed);
  for (LineUsed& used : reading.uses) {
    if (used.use != LineUse::read && used.use != LineUse::summed) continue;
    const Said said = by_line.of(used);
    if (said.entries == 0 && said.figures.empty()) continue;  // it tells more of what stands on another
    std::string typed;
    const auto first = static_cast<std::size_t>(used.line) - 1, count = static_cast<std::size_t>(used.lines);
    for (std::size_t line = first; line < std::min(first + count, lines.size()); ++line)
      typed += std::string(lines[line]) + " ";
    const std::string text = without_marks_of_page(typed);
    const FiguresOfLine figures(text, used, said, by_line);
    if (used.use == LineUse::summed && figures.any_said()) continue;
    std::vector<std::string> unread = figures.unread();
    if (used.use == LineUse::read)
      for (std::string& name : names_unread(text, by_line, words)) unread.push_back(std::move(name));
    if (unread.empty()) continue;
    used.use = LineUse::asked;
    reading.understood -= used.lines;
    reading.looks.push_back(question(used, typed, unread, file));
  }
  std::stable_sort(reading.looks.begin(), reading.looks.end(),
                   [](const Problem& one, const Problem& other) { return one.line < other.line; });
}

}  // namespace estafette::readers
