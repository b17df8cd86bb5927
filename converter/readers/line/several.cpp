#include "converter/readers/line/several.hpp"

#include "converter/readers/line/figures.hpp"
#include "converter/readers/line/head.hpp"
#include "converter/readers/line/plural.hpp"
#include "converter/readers/line/shared_figures.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

constexpr int kLargestNumberOfAUnit = 400;
constexpr std::size_t kFewestNames = 3;  ///< after a plural word: "Grenadierbataillone Portner, Call, Salamon"

/// One of the units.
struct ListedUnit {
  Parts parts;
  std::string number;      ///< "54e", "1/42nd"; empty in a list of names
  std::string whole_name;  ///< of one that has no number, among others that have
  std::string words;       ///< "de ligne"; may be empty
};

class ListReader {
 public:
  ListReader(std::string_view text, const Tokens& tokens, const PhraseBook& words, bool listed)
      : text_(text), words_(words), listed_(listed), tokens_(tokens), end_(tokens_.size()) {}

  std::vector<Parts> all() {
    if (!lists_anything()) return {};
    take_tail();
    cut();
    take_last_piece();
    take_guns();
    for (std::size_t at = 0; at < end_; ++at)
      if (tokens_[at].mark(":")) return {};  // "1st Brigade Steinmetz: 12th IR, 24th IR"
    if (pieces_.size() < 2 || !(by_number() || by_serial() || by_name() || by_adjective())) return {};
    std::vector<Parts> result;
    for (ListedUnit& unit : units_) result.push_back(std::move(unit.parts));
    if (!give_each_its_own(result)) share_figures(result, std::move(tail_));
    if (guns_ && !result.empty()) result.push_back(std::move(*guns_));
    return result;
  }

 private:
  struct Piece {
    std::size_t from, to;  ///< tokens
    bool joined_by_and;    ///< to the piece before
  };

  [[nodiscard]] std::string_view text_of(std::size_t from, std::size_t to) const {
    if (from >= to) return {};
    return text_.substr(tokens_[from].begin, tokens_[to - 1].end - tokens_[from].begin);
  }

  /// "... = 1,785", "... : 3 210 h.", "... - 900 men": what is said of all.
  void take_tail() {
    int depth = 0;
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (tokens_[at].mark("(")) ++depth;
      if (tokens_[at].mark(")")) --depth;
      const bool dash = tokens_[at].mark("-") && !tokens_[at].joined;
      if (depth != 0 || at == 0 || !(tokens_[at].mark("=") || tokens_[at].mark(":") || dash)) continue;
      const std::optional<Facts> facts = facts_of(tokens_, at + 1, tokens_.size(), words_, false);
      if (!facts || !facts->figures()) continue;
      tail_ = facts;
      for (std::size_t figure = at + 1; figure < tokens_.size(); ++figure)
        if (tokens_[figure].is == Token::Is::number) figures_.push_back(tokens_[figure].value);
      end_ = at;
      return;
    }
  }

  /// Most lines tell of one unit.
  [[nodiscard]] bool lists_anything() const {
    for (std::size_t at = 0; at < tokens_.size(); ++at)
      if (separates(at)) return true;
    return false;
  }

  [[nodiscard]] bool separates(std::size_t at) const {
    const Token& token = tokens_[at];
    if (token.mark(",") || token.mark(";") || token.mark("&") || token.mark("+")) return true;
    const std::optional<PhraseFound> link = words_.find(Sense::link, tokens_, at);
    return token.is == Token::Is::word && link && link->is == "and";
  }

  /// The end of "1st Hussars, K.G.L."
  [[nodiscard]] bool names_nation(std::size_t from, std::size_t to) const {
    for (std::size_t at = from; at < to;) {
      std::optional<PhraseFound> found = words_.find(Sense::nation, tokens_, at);
      if (!found) found = words_.find(Sense::country, tokens_, at);
      if (!found && !tokens_[at].mark(".")) return false;
      at += found ? found->length : 1;
    }
    return true;
  }

  void cut() {
    int depth = 0;
    std::size_t from = 0;
    bool by_and = false;
    for (std::size_t at = 0; at <= end_; ++at) {
      if (at < end_) {
        if (tokens_[at].mark("(")) ++depth;
        if (tokens_[at].mark(")")) --depth;
        if (depth > 0 || !separates(at)) continue;
      }
      if (from < at && !pieces_.empty() && names_nation(from, at))
        pieces_.back().to = at;
      else if (from < at)
        pieces_.push_back({from, at, by_and});
      by_and = at < end_ && !tokens_[at].mark(",") && !tokens_[at].mark(";");
      from = at + 1;
    }
  }

  /// "Light Bttys #7 and 8, 16 guns", "32e et 55e de ligne, 3.900 h.": the last piece, if it is what all have together.
  void take_last_piece() {
    if (tail_ || pieces_.size() < 3 || pieces_.back().joined_by_and) return;
    const Piece last = pieces_.back();
    const std::optional<Facts> facts = facts_of(tokens_, last.from, last.to, words_, false);
    if (!facts || !(facts->men || (guns_of(*facts) && names_batteries(last.from)))) return;
    tail_ = facts;
    pieces_.pop_back();
  }

  /// "..., 8 guns": their battery.
  void take_guns() {
    if (pieces_.size() < 2 || names_batteries(pieces_.back().from)) return;
    const std::optional<Facts> facts = facts_of(tokens_, pieces_.back().from, pieces_.back().to, words_, false);
    if (!facts || !guns_of(*facts) || facts->men || facts->bare || facts->subunits()) return;
    guns_.emplace().facts = *facts;
    pieces_.pop_back();
  }

  [[nodiscard]] bool names_batteries(std::size_t to) const {
    for (std::size_t at = 0; at < to; ++at) {
      const std::optional<PhraseFound> unit = words_.find(Sense::unit, tokens_, at);
      const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at);
      if ((unit && unit->is == "battery") || (count && count->is == "batteries")) return true;
    }
    return false;
  }

  /// "1 company 5/60th", "coy. 5/60th": a part of it.
  [[nodiscard]] std::size_t after_companies(const Piece& piece) const {
    const std::size_t from = piece.from + (tokens_[piece.from].is == Token::Is::number ? 1 : 0);
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, from);
    return count && count->is == "companies" && from + count->length < piece.to ? from + count->length : piece.from;
  }

  /// "1 & 2 Kurmark Landwehr Cavalry".
  [[nodiscard]] bool two_plain_numbers() const {
    return listed_ && pieces_.size() == 2 && pieces_[1].joined_by_and && pieces_[0].to == pieces_[0].from + 1 &&
           pieces_[1].to > pieces_[1].from + 1;
  }

  /// The token after the number that a piece begins with: "54e", "1/42nd", "10/2nd"; `at` if it begins otherwise.
  [[nodiscard]] std::size_t after_number(const Piece& piece, std::size_t at) const {
    const auto is = [&](std::size_t i, Token::Is sort) { return i < piece.to && tokens_[i].is == sort; };
    if (is(at, Token::Is::ordinal)) return at + 1;
    if (two_plain_numbers() && is(at, Token::Is::number) && !tokens_[at].thousands) return at + 1;
    const bool stroke = is(at, Token::Is::number) && at + 1 < piece.to && tokens_[at + 1].mark("/");
    if (stroke && (is(at + 2, Token::Is::ordinal) || is(at + 2, Token::Is::number))) return at + 3;
    return at;
  }

  /// "Bn", "Companies", "escadron": no name of its own.
  [[nodiscard]] bool part_named(std::string_view text) const {
    const Tokens tokens = tokens_of(text);
    const std::optional<PhraseFound> unit = words_.find(Sense::unit, tokens, 0);
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens, 0);
    const bool part = unit && !unit->part && unit->is != "regiment" && unit->is != "battery";
    const bool counted =
        count && !count->part && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
    return part || counted;
  }

  /// "Dalmatian Regiment (2)" after two numbered units, "det. Light Bn. KGL": a unit with a name of its own.
  bool take_named(const Piece& piece) {
    const std::string_view whole = text_of(piece.from, piece.to);
    const Tokens tokens = tokens_of(whole);
    const bool unit = head_of({tokens, tokens.size(), words_}).is == Head::Is::unit;
    const bool word = tokens.front().is == Token::Is::word && !words_.has(Sense::number, tokens, 0);
    const bool named = tokens.size() > 1 && word && !part_named(whole);
    if (!unit || !named || words_.has(Sense::arm, tokens, 0)) return false;
    ListedUnit own;
    own.parts = parts_of(whole, tokens, words_);
    own.whole_name = own.parts.name;
    units_.push_back(std::move(own));
    return true;
  }

  /// "(Coldstream) Guards" as "Coldstream Guards".
  [[nodiscard]] Head head_of_words(Tokens said) const {
    said.erase(
        std::remove_if(said.begin(), said.end(), [](const Token& token) { return token.mark("(") || token.mark(")"); }),
        said.end());
    return head_of({said, said.size(), words_});
  }

  bool by_number() {
    bool any_words = false;
    std::size_t unknown = 0;
    for (const Piece& piece : pieces_) {
      const std::size_t number = after_companies(piece);
      const std::size_t words = after_number(piece, number);
      if (words == number && take_named(piece)) continue;
      if (words == number) return units_.clear(), false;
      const bool plain = tokens_[words - 1].is == Token::Is::number;
      if (plain && words == piece.to && &piece == &pieces_.front() && !two_plain_numbers())
        return false;  // "1/2, 1st Hussars": squadrons
      ListedUnit unit;
      unit.number = text_of(number, words);
      const bool companies = number > piece.from && tokens_[piece.from].is == Token::Is::word;  // "coy. 5/60th"
      const std::string_view whole = text_of(companies ? number : piece.from, piece.to);
      unit.parts = parts_of(whole, tokens_of(whole), words_);
      if (companies && !unit.parts.facts.companies) unit.parts.facts.companies = 1;
      if (!unit.parts.name.starts_with(unit.number)) return units_.clear(), false;
      unit.words = tidy(std::string_view(unit.parts.name).substr(unit.number.size()));
      const Tokens said = tokens_of(unit.words);
      if (!said.empty()) {
        any_words = true;
        if (&piece != &pieces_.front() && part_named(unit.words) && !names_several(unit.words, words_))
          return units_.clear(), false;  // "27th Foot, 1st Bn."; but "7th and 8th Battalions Militia"
        const Head head = head_of_words(said);
        const bool state = words_.has(Sense::state, said, 0);
        const bool odd = words_.any(Sense::month, said, 0, said.size()) || words_.has(Sense::rank, said, 0);
        if (head.is == Head::Is::formation || odd) return units_.clear(), false;
        const bool alike = listed_ && !units_.empty() && units_.front().words == unit.words;  // "39e L., 76e L."
        unknown += head.is != Head::Is::unit && !state && !alike ? 1U : 0U;
        if (state && piece.joined_by_and && pieces_.size() == 2) return units_.clear(), false;  // one, consolidated
      }
      units_.push_back(std::move(unit));
    }
    const auto named = [](const ListedUnit& unit) { return !unit.whole_name.empty(); };
    if (std::count_if(units_.begin(), units_.end(), named) + 2 > std::ssize(units_)) return units_.clear(), false;
    // "19th Company, 6th Foot Artillery Regiment" is one of the other.
    const bool of_it = units_.size() == 2 && part_named(units_[0].words) && !units_[1].words.empty();
    if (of_it) return units_.clear(), false;
    if ((!any_words && !listed_) || unknown * 2 > units_.size()) return units_.clear(), false;
    return spread_words();
  }

  /// "1st Heavy and 1st Light Batteries": what the first is, the last says.
  void take_word_for_units(ListedUnit& unit, const ListedUnit& last) const {
    const std::size_t blank = last.words.rfind(' ');
    if (unit.words.empty() || blank == std::string::npos) return;
    const std::string sort = last.words.substr(blank + 1);
    const bool one_word = unit.words.find(' ') == std::string::npos && !names_units(unit.words, words_);
    if (one_word && names_units(sort, words_) && singular(sort, words_) != sort) unit.words += ' ' + sort;
  }

  /// "1/48th" and "29th" are not numbers of one sort: the words of one do not go for the other.
  static bool same_sort(const ListedUnit& a, const ListedUnit& b) {
    return (a.number.find('/') == std::string::npos) == (b.number.find('/') == std::string::npos);
  }

  /// Words that stand once go for the units before, or else after.
  bool spread_words() {
    for (std::size_t i = 0; i + 1 < units_.size(); ++i) take_word_for_units(units_[i], units_.back());
    const std::vector<ListedUnit> said = units_;
    for (std::size_t i = 0; i < units_.size(); ++i) {
      if (!units_[i].words.empty() || !units_[i].whole_name.empty()) continue;
      const auto ends = [&](const ListedUnit& unit) {
        return !unit.words.empty() || !unit.whole_name.empty() || !same_sort(unit, said[i]);
      };
      auto from = std::find_if(said.begin() + static_cast<std::ptrdiff_t>(i), said.end(), ends);
      if (from == said.end()) {
        from = std::find_if(said.begin(), said.end(), [](const ListedUnit& unit) { return !unit.words.empty(); });
      }
      if (from == said.end() || !same_sort(*from, said[i])) continue;
      if (part_named(from->words) && !names_several(from->words, words_))
        return units_.clear(), false;  // "3rd and 4th Companies" are of one
      units_[i].words = from->words;
    }
    for (ListedUnit& unit : units_) {
      if (!unit.whole_name.empty()) continue;
      unit.parts.name = unit.number;
      if (!unit.words.empty()) unit.parts.name += ' ' + singular(unit.words, words_);
    }
    return true;
  }

  /// A plain number of a unit, with or without "No." or "#" before it.
  [[nodiscard]] std::optional<std::size_t> lone_number(std::size_t from, std::size_t to) const {
    std::size_t at = from;
    if (const auto serial = words_.find(Sense::serial, tokens_, at)) at += serial->length;
    const bool number = at < to && tokens_[at].is == Token::Is::number && !tokens_[at].thousands &&
                        tokens_[at].value <= kLargestNumberOfAUnit;
    return number ? std::optional(at) : std::nullopt;
  }

  /// "Light Bttys #7 and 8 (12 guns)", "Jägerbataillone Nr. 1, 2 und 5".
  bool by_serial() {
    const Piece& first = pieces_.front();
    std::size_t serial = first.from + 1;
    while (serial < first.to && !words_.has(Sense::serial, tokens_, serial)) ++serial;
    const std::size_t words_end = serial < first.to ? serial : first.to - 1;
    const std::string_view words = text_of(first.from, words_end);
    const Tokens said = tokens_of(words);
    if (said.empty() || head_of({said, said.size(), words_}).is != Head::Is::unit) return false;
    if (serial >= first.to && singular(words, words_) == words) return false;
    for (const Piece& piece : pieces_) {
      const std::size_t from = &piece == &first ? words_end : piece.from;
      const std::optional<std::size_t> number = lone_number(from, piece.to);
      if (!number) return units_.clear(), false;
      ListedUnit unit;
      unit.parts.name = singular(words, words_) + ' ' + std::string(text_of(*number, *number + 1));
      const bool bracket = *number + 1 < piece.to && &piece != &first && tokens_[*number + 1].mark("(");
      if (*number + 1 < piece.to && !bracket) return units_.clear(), false;
      if (bracket) {
        const std::optional<Facts> facts = facts_of(tokens_, *number + 1, piece.to, words_, false);
        if (!facts) return units_.clear(), false;
        unit.parts.facts = *facts;
      }
      units_.push_back(std::move(unit));
    }
    return true;
  }

  /// "Grenadierbataillone Portner, Call, Salamon: 2.100 Mann".
  bool by_name() {
    const Piece& first = pieces_.front();
    if (!tail_ || pieces_.size() < kFewestNames || first.to - first.from != 2) return false;
    const std::string plural(text_of(first.from, first.from + 1));
    const std::string one = singular(plural, words_);
    if (one == plural) return false;
    for (const Piece& piece : pieces_) {
      const std::size_t name = &piece == &first ? piece.from + 1 : piece.from;
      if (piece.to != name + 1 || tokens_[name].is != Token::Is::word) return units_.clear(), false;
      ListedUnit unit;
      unit.parts.name = one + ' ' + std::string(text_of(name, piece.to));
      units_.push_back(std::move(unit));
    }
    return true;
  }

  /// "7th and 8th Line - 675 and 566 men": a figure for each. Of any other number of men none is left out: then it is
  /// no list.
  [[nodiscard]] bool give_each_its_own(std::vector<Parts>& units) const {
    if (!tail_ || !tail_->men || !tail_->bare || tail_->in_all) return false;
    if (figures_.size() != units.size()) return units.clear(), true;
    for (std::size_t i = 0; i < units.size(); ++i) units[i].facts.men = figures_[i];
    return true;
  }

  /// "Smolensk and Narva Infantry Regiments", "Нижегородский, Ладожский пп": the word for all stands behind the last.
  bool by_adjective() {
    const Piece& last = pieces_.back();
    if (last.to - last.from < 2) return false;
    const std::string_view whole = text_of(last.from + 1, last.to);
    Parts all = parts_of(whole, tokens_of(whole), words_);
    const Tokens said = tokens_of(all.name);
    const Head head = head_of({said, said.size(), words_});
    const auto at_end = [&](Sense sense) { return words_.find(sense, said, said.size() - 1); };
    const bool plural = singular(all.name, words_) != all.name ||
                        (at_end(Sense::count) && at_end(Sense::count)->is == "regiments") ||
                        (said.size() == 1 && at_end(Sense::unit) && at_end(Sense::unit)->is == "regiment");
    const bool sure = listed_ || (words_.has(Sense::kind, said, 0) && said.size() > 1 &&
                                  singular(all.name, words_) != all.name);  // "Sievsk and Kaluga Musketeer Regiments"
    if (said.empty() || head.is != Head::Is::unit || head.numbered || !plural || !sure) return false;
    for (const Piece& piece : pieces_) {
      const bool name =
          tokens_[piece.from].is == Token::Is::word && (&piece == &last || piece.to == piece.from + 1) &&
          !words_.has(Sense::kind, tokens_, piece.from) && !words_.has(Sense::rank, tokens_, piece.from) &&
          !words_.has(Sense::quality, tokens_, piece.from) && !words_.has(Sense::nation, tokens_, piece.from);
      if (!name) return units_.clear(), false;
      ListedUnit own;
      own.parts = all;
      own.parts.name = std::string(text_of(piece.from, piece.from + 1)) + ' ' + singular(all.name, words_);
      if (&piece != &last || !all.facts.each) own.parts.facts = Facts{};
      units_.push_back(std::move(own));
    }
    if (!tail_ && !all.facts.each && all.facts.figures()) tail_ = all.facts;  // "... Regiments (6 bns)": of all
    return true;
  }

  std::string_view text_;
  const PhraseBook& words_;
  bool listed_;
  const Tokens& tokens_;
  std::size_t end_;  ///< of the list, before its tail
  std::optional<Facts> tail_;
  std::vector<int> figures_;   ///< in the tail
  std::optional<Parts> guns_;  ///< a battery after the list
  std::vector<Piece> pieces_;
  std::vector<ListedUnit> units_;
};

}  // namespace

std::vector<Parts> several_units(std::string_view text, const Tokens& tokens, const PhraseBook& words, bool listed) {
  return ListReader(text, tokens, words, listed).all();
}

}  // namespace estafette::readers
