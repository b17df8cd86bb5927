#include "converter/readers/pieces/drawn/braces.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// The signs that braces are drawn with, at the right of a list.
constexpr std::array<std::string_view, 10> kBraces = {"}",      "{",      "|",      "\\",     "/",
                                                      "\u23AB", "\u23AC", "\u23AD", "\u23AA", ")"};
constexpr std::size_t kFewestRows = 2;

bool begins(std::string_view brace) {
  return brace == "\\" || brace == "\u23AB";
}

bool ends(std::string_view brace) {
  return brace == "/" || brace == "\u23AD";
}

/// "}" and ")" are of two braces; a curly middle between strokes is of one.
bool other(std::string_view brace, std::string_view above) {
  const auto whole = [](std::string_view sign) { return sign == "}" || sign == "{" || sign == ")"; };
  return brace != above && whole(brace) && whole(above);
}

/// A row with a part of a brace at its end, and the figure behind it.
struct BracedRow {
  std::string_view brace;
  std::string left, figure;
};

/// The men that stand behind a brace: "2,500", "= 2,500 men".
std::optional<Facts> facts_behind(std::string_view figure, const PhraseBook& words) {
  const Item item = item_of(fmt::format("Total {}", figure), words);
  if (item.is != Item::Is::total || !item.parts.name.empty()) return std::nullopt;
  return item.parts.facts;
}

/// `named`: a name may stand behind any of them, and not only behind those that are nothing but braces.
std::optional<BracedRow> braced(std::string_view text, bool named) {
  for (const std::string_view brace : kBraces) {
    if (text.find(brace.front()) == std::string_view::npos) continue;  // as in nearly every line
    const std::size_t at = text.rfind(brace);
    if (at == std::string_view::npos || (at > 0 ? text[at - 1] != ' ' : brace != "}" && brace.size() == 1)) continue;
    const std::string_view left = text.substr(0, at), behind = text.substr(at + brace.size());
    const bool apart = behind.empty() || behind.front() == ' ' || is_digit(behind.front());
    const bool bracket =
        brace == ")" && std::count(left.begin(), left.end(), '(') > std::count(left.begin(), left.end(), ')');
    const bool others = std::any_of(kBraces.begin(), kBraces.end(), [&](std::string_view other) {
      return other != ")" && left.find(fmt::format(" {} ", other)) != std::string_view::npos;
    });
    const std::string_view figure = trim(behind);
    const bool of_figures = figure.empty() || is_digit(figure.front()) || figure.front() == '=' ||
                            figure.front() == '~' || named || brace == "}" || brace.size() > 1;  // or a name
    if (!apart || bracket || others || !of_figures) continue;
    return BracedRow{brace, std::string(trim(left)),
                     std::string(trim(figure.starts_with('=') ? figure.substr(1) : figure))};
  }
  return std::nullopt;
}

class Braces {
 public:
  Braces(std::vector<TextLine>& lines, const PhraseBook& words) : lines_(lines), words_(words) {}

  std::vector<Problem> all() {
    for (std::size_t at = 0; at < lines_.size();) {
      const std::size_t end = end_of_group(at);
      if (end > at) group(at, end);
      at = std::max(end, at + 1);
    }
    for (auto leader = above_.rbegin(); leader != above_.rend(); ++leader) {
      TextLine line = lines_[leader->at];
      line.line = leader->line;
      line.lines = 1;
      line.text = item_of(leader->name, words_).is == Item::Is::commander && leads_others(leader->at)
                      ? fmt::format("Brigade: {}", leader->name)
                      : leader->name;
      lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(leader->at), line);
    }
    lines_.erase(std::remove_if(lines_.begin(), lines_.end(), [](const TextLine& line) { return line.text.empty(); }),
                 lines_.end());
    return std::move(looks_);
  }

 private:
  [[nodiscard]] std::optional<BracedRow> row(std::size_t at) const {
    const TextLine& line = lines_[at];
    if (!may_be_read(line)) return std::nullopt;
    if (std::optional<BracedRow> figure = braced(line.text, false)) return figure;
    std::optional<BracedRow> name = braced(line.text, true);
    return name && leads(name->figure) ? name : std::nullopt;
  }

  /// The rows of one brace from a line on: "\" begins one, "/" ends it. `at` if there is none.
  [[nodiscard]] std::size_t end_of_group(std::size_t at) const {
    std::size_t end = at;
    std::string_view sign;
    while (end < lines_.size()) {
      const std::optional<BracedRow> here = row(end);
      if (!here || (end > at && (begins(here->brace) || lines_[end].after_blank || other(here->brace, sign)))) break;
      sign = here->brace;
      ++end;
      if (ends(here->brace)) break;
    }
    if (end - at < kFewestRows) return at;
    std::size_t figures = 0, where = at;
    bool bars = true;
    for (std::size_t i = at; i < end; ++i) {
      const BracedRow here = *row(i);
      if (!here.figure.empty()) ++figures, where = i;
      bars = bars && here.brace == "|";
    }
    // Rows of a table have bars too, and each its figure.
    if (figures == 0 || figures == end - at) return at;
    return bars && (figures > 1 || where == at || where + 1 == end) ? at : end;
  }

  void group(std::size_t at, std::size_t end) {
    std::string joined, figure;
    std::vector<std::size_t> leaders;
    std::size_t figures = 0, figure_at = at, stated = 0;
    bool units = true;
    long long sum = 0;
    std::size_t rows = 0;
    for (std::size_t i = at; i < end; ++i) {
      const BracedRow here = *row(i);
      if (!here.figure.empty()) ++figures, figure_at = i, figure = here.figure;
      if (leads(here.figure)) leaders.push_back(i);
      if (here.left.empty()) continue;  // nothing but the brace and its figure
      ++rows;
      const Item item = item_of(here.left, words_);
      units = units && item.is == Item::Is::unit && item.units.empty() && here.left.find(',') == std::string::npos;
      const std::optional<int> men = item.parts.facts.men ? item.parts.facts.men : item.parts.facts.bare;
      stated += men ? 1U : 0U;
      sum += men.value_or(0);
      joined += fmt::format("{}{}", joined.empty() ? "" : ", ", here.left);
    }
    const std::string asked = lines_[figure_at].text;
    const int line = lines_[figure_at].line;
    if (leaders.size() > 1 && leaders.size() == figures) ask_whom_they_led(leaders);
    for (std::size_t i = at; i < end; ++i) lines_[i].text = row(i)->left;
    if (leaders.size() > 1 && leaders.size() == figures) return;
    if (figures == 1 && leads(figure)) return above_.push_back({at, line, figure});
    const std::optional<Facts> facts = figures == 1 ? facts_behind(figure, words_) : std::nullopt;
    const std::optional<int> men = facts ? (facts->men    ? facts->men
                                            : facts->bare ? facts->bare
                                                          : facts->few)
                                         : std::nullopt;
    const bool only_men = men && !guns_of(*facts) && !facts->subunits() && !facts->batteries;
    if (units && only_men && stated == rows && sum == *men) return;  // the sum of what is told row by row
    joined += fmt::format(" = {} men", men.value_or(0));
    if (units && only_men && stated == 0 && item_of(joined, words_).units.size() == rows) {
      lines_[at].text = joined;
      lines_[at].lines = lines_[end - 1].line + lines_[end - 1].lines - lines_[at].line;
      for (std::size_t i = at + 1; i < end; ++i) lines_[i].text.clear();
      return;
    }
    looks_.push_back({"", line, "", asked, "one strength for all units beside the brace, which have none of their own",
                      "Write the men of each unit on its line"});
  }

  /// Several braces of one sign below each other: where each begins is not told.
  void ask_whom_they_led(const std::vector<std::size_t>& leaders) {
    for (const std::size_t at : leaders)
      looks_.push_back({"", lines_[at].line, "", lines_[at].text, "which of the units beside the braces he led",
                        "Leave a blank line between two braces"});
  }

  /// True if those whom a commander above that line would lead are led by another already.
  [[nodiscard]] bool leads_others(std::size_t at) const {
    for (std::size_t above = at; above-- > 0;) {
      const Item item = item_of(lines_[above].text, words_);
      if (item.is == Item::Is::commander) return true;
      if (item.is == Item::Is::formation) return above + 1 < at || !item.parts.commander.empty();
    }
    return false;
  }

  /// "General of Brigade Kern": whose troops stand beside the brace.
  [[nodiscard]] bool leads(const std::string& name) const {
    const Item item = item_of(name, words_);
    return item.is == Item::Is::commander || (item.is == Item::Is::formation && !item.parts.facts.figures());
  }

  /// Who leads the rows from a place on, and the line on which he is named.
  struct Leader {
    std::size_t at = 0;
    int line = 0;
    std::string name;
  };

  std::vector<TextLine>& lines_;
  const PhraseBook& words_;
  std::vector<Problem> looks_;
  std::vector<Leader> above_;
};

}  // namespace

std::vector<Problem> tell_braces(std::vector<TextLine>& lines, const PhraseBook& words) {
  return Braces(lines, words).all();
}

}  // namespace estafette::readers
