#include "converter/readers/list/list_cut.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kFewestOfAll = 1'000;  ///< men, told without a word behind several units; fewer may be of the last

class ListCutter {
 public:
  explicit ListCutter(ListCut& cut) : cut_(cut) {}

  void run() {
    if (!lists_anything()) return;
    take_tail();
    cut();
    take_figures_for_each();
    take_figures_in_bracket();
    take_last_piece();
    take_guns();
  }

 private:
  /// One deeper or higher, if a bracket opens or closes there: "5e Ligne, 11e Ligne [coat: blue, facing: red]".
  /// The semicolons of our own "[France; line]" part it as they always did.
  [[nodiscard]] int bracket_at(std::size_t at) {
    const Token& token = cut_.tokens[at];
    if (token.mark("(")) return 1;
    if (token.mark(")")) return -1;
    if (token.mark("[") && (has_colon_of_words(token.begin) || has_no_semicolon(token.begin))) return remark_ = 1;
    return token.mark("]") ? -std::exchange(remark_, 0) : 0;
  }

  /// True if a colon stands behind a place; that of "160 figs at 1:15" is none.
  [[nodiscard]] bool has_colon_of_words(std::size_t from) const {
    const std::string_view text = cut_.text;
    for (std::size_t at = text.find(':', from); at != std::string_view::npos; at = text.find(':', at + 1))
      if (at == 0 || at + 1 == text.size() || !is_digit(text[at - 1]) || !is_digit(text[at + 1])) return true;
    return false;
  }

  /// "[I. und II. Bataillon]"; but not "[France; line]".
  [[nodiscard]] bool has_no_semicolon(std::size_t from) const {
    const std::string_view inside = cut_.text.substr(from, cut_.text.find(']', from) - from);
    return inside.find(';') == std::string_view::npos;
  }

  /// The end of the tokens, or where a word for a total begins that ends them: "2,000 total", "2 000 en tout".
  [[nodiscard]] std::size_t before_total(std::size_t from) const {
    constexpr std::size_t kMostWords = 3;
    const std::size_t size = cut_.tokens.size();
    for (std::size_t at = size - 1; at > from && at + kMostWords >= size; --at)
      if (const std::optional<PhraseFound> total = cut_.words.find(Sense::total, cut_.tokens, at);
          total && at + total->length == size)
        return at;
    return size;
  }

  /// "... = 1,785", "... : 3 210 h.", "... - 900 men", "..., zusammen 8 Eskadrons": what is said of all.
  void take_tail() {
    int depth = 0;
    for (std::size_t at = 0; at < cut_.tokens.size(); ++at) {
      depth += bracket_at(at);
      const bool dash = cut_.tokens[at].mark("-") && !cut_.tokens[at].joined;
      const bool mark = cut_.tokens[at].mark("=") || cut_.tokens[at].mark(":") || dash;
      const std::optional<PhraseFound> sum = mark ? std::nullopt : cut_.words.find(Sense::total, cut_.tokens, at);
      if (depth != 0 || at == 0 || !(mark || sum)) continue;
      const std::size_t behind = at + (sum ? sum->length : 1);
      const std::size_t end = before_total(behind);
      const std::optional<Facts> facts = facts_of(cut_.tokens, behind, end, cut_.words, false);
      if (!facts || !facts->figures()) continue;
      cut_.tail = facts;
      cut_.sum = sum || cut_.tokens[at].mark("=") || end < cut_.tokens.size();
      for (std::size_t figure = behind; figure < cut_.tokens.size(); ++figure)
        if (cut_.tokens[figure].is == Token::Is::number) cut_.figures.push_back(cut_.tokens[figure].value);
      cut_.end = at;
      return;
    }
  }

  /// Most lines tell of one unit.
  [[nodiscard]] bool lists_anything() const {
    for (std::size_t at = 0; at < cut_.tokens.size(); ++at)
      if (separates(at)) return true;
    return false;
  }

  [[nodiscard]] bool separates(std::size_t at) const {
    const Token& token = cut_.tokens[at];
    if (token.mark(",") || token.mark(";") || token.mark("&") || token.mark("+")) return true;
    const std::optional<PhraseFound> link = cut_.words.find(Sense::link, cut_.tokens, at);
    const bool initial = token.letter() && capital_at(cut_.text, token.begin);
    return token.is == Token::Is::word && link && link->is == "and" && !initial &&  // "84th N. Y."
           !is_within_hyphens(cut_.tokens, at);
  }

  /// The end of "1st Hussars, K.G.L."
  [[nodiscard]] bool names_nation(std::size_t from, std::size_t to) const {
    for (std::size_t at = from; at < to;) {
      std::optional<PhraseFound> found = cut_.words.find(Sense::nation, cut_.tokens, at);
      if (!found) found = cut_.words.find(Sense::country, cut_.tokens, at);
      if (cut_.words.has(Sense::kind, cut_.tokens, at)) return false;  // "Scots Guards"
      if (!found && !cut_.tokens[at].mark(".")) return false;
      at += found ? found->length : 1;
    }
    return true;
  }

  /// The comma of "6th Ohio; Battery M, 4th U.S.; 1st Kentucky", where semicolons part the batteries.
  [[nodiscard]] bool parts_battery(std::size_t from, std::size_t at) const {
    const Tokens& tokens = cut_.tokens;
    if (!tokens[at].mark(",") || at != from + 2 || at + 1 >= cut_.end || tokens[at + 1].is != Token::Is::ordinal)
      return false;
    const std::optional<PhraseFound> unit = cut_.words.find(Sense::unit, tokens, from);
    return unit && (unit->is == "battery" || unit->is == "company") &&
           tokens[from + 1].end == tokens[from + 1].begin + 1 && cut_.text.find(';') != std::string_view::npos;
  }

  void cut() {
    int depth = 0;
    std::size_t from = 0;
    bool by_and = false;
    for (std::size_t at = 0; at <= cut_.end; ++at) {
      if (at < cut_.end) {
        depth += bracket_at(at);
        if (depth > 0 || !separates(at) || parts_battery(from, at)) continue;
      }
      if (from < at && !cut_.pieces.empty() && names_nation(from, at))
        cut_.pieces.back().to = at;
      else if (from < at)
        cut_.pieces.push_back({from, at, by_and});
      by_and = at < cut_.end && !cut_.tokens[at].mark(",") && !cut_.tokens[at].mark(";");
      from = at + 1;
    }
  }

  /// Men, or battalions, or squadrons, and nothing else.
  [[nodiscard]] std::optional<Facts> figure_in(std::size_t from, std::size_t to) const {
    std::optional<Facts> facts = facts_of(cut_.tokens, from, to, cut_.words, false);
    if (facts && !facts->men) facts->men = std::exchange(facts->bare, std::nullopt);
    if (!facts || facts->each || facts->officers || guns_of(*facts) ||
        facts->men.has_value() == facts->subunits().has_value())
      return std::nullopt;
    return facts;
  }

  /// Where "com 815" or "with 815" begins to tell a figure.
  [[nodiscard]] std::size_t behind_with(const ListCut::Piece& piece) const {
    const std::optional<PhraseFound> link = cut_.words.find(Sense::link, cut_.tokens, piece.from);
    return piece.from + (link && link->is == "with" && piece.from + link->length < piece.to ? link->length : 0);
  }

  /// "12th Foot and 13th Foot, with 815 and 1,124 men": as many figures behind the units as these are.
  void take_figures_apart(std::size_t units) {
    std::vector<ListCut::Piece>& pieces = cut_.pieces;
    std::vector<Facts> each;
    for (std::size_t at = units; at < pieces.size(); ++at) {
      each.push_back(*figure_in(behind_with(pieces[at]), pieces[at].to));
      if (each.back().men.has_value() != each.front().men.has_value()) return;
    }
    pieces.resize(units);
    cut_.each = std::move(each);
  }

  /// "1e et 2e de ligne 1.765 et 1.795 h.", "61st, 72nd Line 2 bns, 2 bns": as many figures as units, one after the
  /// other.
  void take_figures_for_each() {
    std::vector<ListCut::Piece>& pieces = cut_.pieces;
    std::size_t units = pieces.size();
    while (units > 0 && figure_in(behind_with(pieces[units - 1]), pieces[units - 1].to)) --units;
    if (units > 1 && pieces.size() == 2 * units) return take_figures_apart(units);
    if (units < 2 || pieces.size() - units + 1 != units) return;
    const ListCut::Piece last = pieces[units - 1];
    std::size_t figure = last.from + 1;
    while (figure < last.to && !figure_in(figure, last.to)) ++figure;
    if (figure == last.to) return;
    std::vector<Facts> each = {*figure_in(figure, last.to)};
    for (std::size_t at = units; at < pieces.size(); ++at) {
      each.push_back(*figure_in(pieces[at].from, pieces[at].to));
      const bool alike = each.back().men.has_value() == each.front().men.has_value() &&
                         each.back().squadrons.has_value() == each.front().squadrons.has_value();
      if (!alike) return;
    }
    pieces.resize(units);
    pieces.back().to = figure;
    cut_.each = std::move(each);
  }

  /// "92nd, 93rd Line (2/2)", "5th & 6th Lancers (3 + 4 sqns)", "1st, 2nd Line (640/585)": as many figures in the last
  /// bracket as units.
  void take_figures_in_bracket() {
    constexpr int kMostParts = 8;
    std::vector<ListCut::Piece>& pieces = cut_.pieces;
    if (!cut_.each.empty() || cut_.tail || pieces.size() < 2 || !cut_.tokens[cut_.end - 1].mark(")")) return;
    std::size_t open = cut_.end - 1;
    while (open > pieces.back().from && !cut_.tokens[open].mark("(")) --open;
    if (open == pieces.back().from) return;
    std::size_t close = cut_.end - 1;
    const std::optional<PhraseFound> count = cut_.words.find(Sense::count, cut_.tokens, close - 1);
    if (count) --close;  // "(3 + 4 sqns)"
    if (close - open != 2 * pieces.size()) return;
    std::vector<Facts> each;
    for (std::size_t at = open + 1; at < close; at += 2) {
      const bool parted = at + 1 == close || cut_.tokens[at + 1].mark("/") || (count && cut_.tokens[at + 1].mark("+"));
      if (!parted || cut_.tokens[at].is != Token::Is::number) return;
      const int figure = cut_.tokens[at].value;
      Facts& own = each.emplace_back();
      if (count && count->is != "battalions" && count->is != "squadrons" && count->is != "men") return;
      std::optional<int>& said = !count                      ? (figure <= kMostParts ? own.few : own.men)
                                 : count->is == "battalions" ? own.battalions
                                 : count->is == "squadrons"  ? own.squadrons
                                                             : own.men;
      said = figure;
      const bool alike = own.few.has_value() == each.front().few.has_value();
      if ((!count && figure > kMostParts && figure < kSurelyMen) || !alike) return;
    }
    pieces.back().to = open;
    cut_.each = std::move(each);
  }

  /// "Light Bttys #7 and 8, 16 guns", "32e et 55e de ligne, 3.900 h.": the last piece, if it is what all have together.
  void take_last_piece() {
    if (cut_.tail || cut_.pieces.size() < 3 || cut_.pieces.back().joined_by_and) return;
    const ListCut::Piece last = cut_.pieces.back();
    const ListCut::Piece number{last.from, std::min(last.to, last.from + 3), false};
    const bool told = last.from + 3 >= last.to || cut_.tokens[last.from + 3].mark("(");  // "1/95 (4 coys)"
    if (told && is_battalion(number) && is_battalion(cut_.pieces.front())) return;       // "1/45, 74, 1/88"
    const bool bracket = last.from + 1 < last.to && cut_.tokens[last.from + 1].mark("(");
    if (bracket && cut_.tokens[last.from].is == Token::Is::number) return;  // "Batteries Nos. 3, 4, 5 (24 guns)"
    const std::optional<Facts> facts = facts_of(cut_.tokens, last.from, last.to, cut_.words, false);
    const bool each = facts && facts->each && facts->subunits();               // "9th Light, 32nd Line, 3 bns each"
    const bool figure = facts && facts->bare && *facts->bare >= kFewestOfAll;  // "69e ligne, 85e ligne, 4.400"
    if (!facts || !(facts->men || facts->horses || figure || each || (guns_of(*facts) && names_batteries(last.from))))
      return;
    if (is_of_last_entry(last.from)) return;
    cut_.tail = facts;
    cut_.pieces.pop_back();
  }

  /// "Irlanda, 2 bns; Toro, 300; Tiradores, 400 men": semicolons part the entries, and commas the figures of each.
  [[nodiscard]] bool is_of_last_entry(std::size_t from) const {
    bool comma = false, parted = false;  // a comma before a semicolon
    for (std::size_t at = 0; at < from; ++at) {
      parted = parted || (comma && cut_.tokens[at].mark(";"));
      comma = comma || cut_.tokens[at].mark(",");
    }
    return parted && from > 0 && cut_.tokens[from - 1].mark(",");
  }

  /// "1/45": two numbers, and nothing else.
  [[nodiscard]] bool is_battalion(const ListCut::Piece& piece) const {
    return piece.to == piece.from + 3 && cut_.tokens[piece.from].is == Token::Is::number &&
           cut_.tokens[piece.from + 1].mark("/") && cut_.tokens[piece.from + 2].is == Token::Is::number;
  }

  /// "..., 8 guns": their battery.
  void take_guns() {
    if (cut_.pieces.size() < 2 || names_batteries(cut_.pieces.back().from)) return;
    const std::optional<Facts> facts =
        facts_of(cut_.tokens, cut_.pieces.back().from, cut_.pieces.back().to, cut_.words, false);
    if (!facts || !guns_of(*facts) || facts->men || facts->bare || facts->subunits()) return;
    cut_.guns.emplace().facts = *facts;
    cut_.pieces.pop_back();
  }

  [[nodiscard]] bool names_batteries(std::size_t to) const {
    for (std::size_t at = 0; at < to; ++at) {
      const std::optional<PhraseFound> unit = cut_.words.find(Sense::unit, cut_.tokens, at);
      const std::optional<PhraseFound> count = cut_.words.find(Sense::count, cut_.tokens, at);
      if ((unit && unit->is == "battery") || (count && count->is == "batteries")) return true;
    }
    return false;
  }

  ListCut& cut_;
  int remark_ = 0;  ///< 1 within square brackets that tell something of a unit
};

}  // namespace

ListCut cut_list(std::string_view text, const Tokens& tokens, const PhraseBook& words, bool listed) {
  ListCut cut{text, tokens, words, listed, tokens.size(), {}, false, {}, {}, {}, {}};
  ListCutter(cut).run();
  return cut;
}

}  // namespace estafette::readers
