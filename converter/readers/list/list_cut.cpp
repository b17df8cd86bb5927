#include "converter/readers/list/list_cut.hpp"

#include "converter/readers/parts/figures.hpp"

namespace estafette::readers {
namespace {

class ListCutter {
 public:
  explicit ListCutter(ListCut& cut) : cut_(cut) {}

  void run() {
    if (!lists_anything()) return;
    take_tail();
    cut();
    take_last_piece();
    take_guns();
  }

 private:
  /// "... = 1,785", "... : 3 210 h.", "... - 900 men": what is said of all.
  void take_tail() {
    int depth = 0;
    for (std::size_t at = 0; at < cut_.tokens.size(); ++at) {
      if (cut_.tokens[at].mark("(")) ++depth;
      if (cut_.tokens[at].mark(")")) --depth;
      const bool dash = cut_.tokens[at].mark("-") && !cut_.tokens[at].joined;
      if (depth != 0 || at == 0 || !(cut_.tokens[at].mark("=") || cut_.tokens[at].mark(":") || dash)) continue;
      const std::optional<Facts> facts = facts_of(cut_.tokens, at + 1, cut_.tokens.size(), cut_.words, false);
      if (!facts || !facts->figures()) continue;
      cut_.tail = facts;
      for (std::size_t figure = at + 1; figure < cut_.tokens.size(); ++figure)
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
    const bool initial = token.end - token.begin == 1 && cut_.text[token.begin] >= 'A' && cut_.text[token.begin] <= 'Z';
    return token.is == Token::Is::word && link && link->is == "and" && !initial;  // "84th N. Y."
  }

  /// The end of "1st Hussars, K.G.L."
  [[nodiscard]] bool names_nation(std::size_t from, std::size_t to) const {
    for (std::size_t at = from; at < to;) {
      std::optional<PhraseFound> found = cut_.words.find(Sense::nation, cut_.tokens, at);
      if (!found) found = cut_.words.find(Sense::country, cut_.tokens, at);
      if (!found && !cut_.tokens[at].mark(".")) return false;
      at += found ? found->length : 1;
    }
    return true;
  }

  void cut() {
    int depth = 0;
    std::size_t from = 0;
    bool by_and = false;
    for (std::size_t at = 0; at <= cut_.end; ++at) {
      if (at < cut_.end) {
        if (cut_.tokens[at].mark("(")) ++depth;
        if (cut_.tokens[at].mark(")")) --depth;
        if (depth > 0 || !separates(at)) continue;
      }
      if (from < at && !cut_.pieces.empty() && names_nation(from, at))
        cut_.pieces.back().to = at;
      else if (from < at)
        cut_.pieces.push_back({from, at, by_and});
      by_and = at < cut_.end && !cut_.tokens[at].mark(",") && !cut_.tokens[at].mark(";");
      from = at + 1;
    }
  }

  /// "Light Bttys #7 and 8, 16 guns", "32e et 55e de ligne, 3.900 h.": the last piece, if it is what all have together.
  void take_last_piece() {
    if (cut_.tail || cut_.pieces.size() < 3 || cut_.pieces.back().joined_by_and) return;
    const ListCut::Piece last = cut_.pieces.back();
    if (is_battalion(last) && is_battalion(cut_.pieces.front())) return;  // "1/45, 74, 1/88"
    const std::optional<Facts> facts = facts_of(cut_.tokens, last.from, last.to, cut_.words, false);
    const bool each = facts && facts->each && facts->subunits();  // "9th Light, 32nd Line, 3 bns each"
    if (!facts || !(facts->men || each || (guns_of(*facts) && names_batteries(last.from)))) return;
    cut_.tail = facts;
    cut_.pieces.pop_back();
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
};

}  // namespace

ListCut cut_list(std::string_view text, const Tokens& tokens, const PhraseBook& words, bool listed) {
  ListCut cut{text, tokens, words, listed, tokens.size(), {}, {}, {}, {}};
  ListCutter(cut).run();
  return cut;
}

}  // namespace estafette::readers
