#include "converter/readers/list/strung_names.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/list/counted_names.hpp"
#include "converter/readers/list/list_cut.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/list/shared_figures.hpp"
#include "converter/readers/list/strength_of_all.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/footnote_marks.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestStrung = 2;
constexpr int kFewestMenOfThree = 300;   ///< but not behind plain names and nothing else
constexpr int kFewestMenOfAName = 200;   ///< a regiment's, on average,
constexpr int kFewestHorsemen = 100;     ///< and behind plain names that of a regiment of horse
constexpr int kFewestNamesAtCommas = 2;  ///< with figures: commas part so many other things

/// "†Toro." is "Toro".
std::string_view bare(std::string_view piece) {
  for (std::size_t at = 0; at < kMarksOfFootnotes.size(); ++at) {
    if (!piece.starts_with(kMarksOfFootnotes[at])) continue;
    piece = trim(piece.substr(kMarksOfFootnotes[at].size()));
    at = 0;
  }
  return piece.ends_with('.') && !piece.ends_with("..") ? trim(piece.substr(0, piece.size() - 1)) : piece;
}

/// "Malaga, 700": the comma does not part two names.
bool ends_with_men(std::string_view piece) {
  const Tokens tokens = tokens_of(bare(piece));
  return tokens.size() > 2 && tokens.back().is == Token::Is::number && tokens[tokens.size() - 2].mark(",");
}

/// No gunners, engineers or train.
bool may_fight(const Parts& unit, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = kind_in(tokens_of(unit.name), words);
  const Arm arm = kind ? arm_of(*kind_from(kind->is)) : Arm::infantry;
  return arm == Arm::infantry || arm == Arm::cavalry;
}

std::vector<std::string_view> pieces_strung(std::string_view text, bool semicolons) {
  if (!semicolons) return pieces_of(text, ',');
  std::vector<std::string_view> all;
  for (const std::string_view piece : pieces_of(text, ';')) {
    const std::vector<std::string_view> some = pieces_of(piece, ',');
    if (ends_with_men(piece))
      all.push_back(piece);
    else
      all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

class NamesStrung {
 public:
  NamesStrung(std::string_view text, const PhraseBook& words) : text_(trim(text)), words_(words) {}

  std::vector<Parts> all() {
    if (text_.find_first_of(",;") == std::string_view::npos) return {};
    take_tail_sentence();
    take_sum_behind();
    if (!tail_) tail_ = take_strength_of_all(text_, words_);
    const bool semicolons = pieces_of(text_, ';').size() > 1;
    std::vector<std::string_view> pieces = pieces_strung(text_, semicolons);
    if (!tail_ && pieces.size() > kFewestStrung) {
      tail_ = strength_in(bare(pieces.back()), words_);
      if (tail_) pieces.pop_back();
    }
    strengths_ = semicolons && pieces.size() > kFewestStrung &&
                 std::all_of(pieces.begin(), pieces.end(),
                             [&](std::string_view piece) { return ends_with_strength(bare(piece)); });
    take_sort_before(pieces);
    counts_ = std::all_of(pieces.begin(), pieces.end(),
                          [&](std::string_view piece) { return name_with_count(piece, words_).has_value(); });
    if (tail_ && pieces.size() >= kFewestStrung) part_last_two(pieces);
    for (const std::string_view piece : pieces)
      if (!take(bare(piece))) return {};
    if (units_.size() < kFewestStrung) return {};
    if (!gives_each_of_many() && !gives_parts_of_all() && !gives_men_of_many()) {
      if (named_ < (semicolons ? 1 : kFewestNamesAtCommas)) return {};
      if (!semicolons && !units_.front().facts.figures()) return {};  // "Brigade Battery, Colloredo (8 guns)"
    }
    share_figures(units_, std::move(tail_), words_);
    return std::move(units_);
  }

 private:
  /// "...; one company of sappers. 3,400 men": what all have together.
  void take_tail_sentence() {
    const std::size_t stop = text_.rfind(". ");
    if (stop == std::string_view::npos) return;
    tail_ = strength_in(bare(trim(text_.substr(stop + 1))), words_);
    if (tail_) text_ = trim(text_.substr(0, stop));
  }

  /// The figure that ends there, perhaps with its word: "2,398", "2,398 all ranks"; 0 if none does.
  [[nodiscard]] std::size_t last_figure(const Tokens& tokens, std::size_t end) const {
    constexpr std::size_t kMostWords = 3;
    for (std::size_t figure = end - 1; figure > 0 && figure + kMostWords >= end - 1; --figure) {
      if (tokens[figure].is != Token::Is::number) continue;
      const std::optional<PhraseFound> count = words_.find(Sense::count, tokens, figure + 1);
      const bool men = count && (count->is == "men" || count->is == "sabres") && figure + 1 + count->length == end;
      return figure + 1 == end || men ? figure : 0;
    }
    return 0;
  }

  /// "Toro, Alba, Reina - 2,398", "Toro, Alba, Reina (3,525 men)": men of all, behind the last that has no other
  /// figure.
  void take_sum_behind() {
    const Tokens tokens = tokens_of(text_);
    if (tail_ || tokens.size() < 4) return;
    const bool bracket = tokens.back().mark(")");
    const std::size_t figure = last_figure(tokens, tokens.size() - (bracket ? 1 : 0));
    if (figure == 0) return;
    std::size_t opens = figure - 1;  // "(in all 781 horsemen)"
    while (bracket && opens > 0 && tokens[opens].is == Token::Is::word &&
           (words_.has(Sense::total, tokens, opens) || words_.has(Sense::link, tokens, opens)))
      --opens;
    const Token& before = tokens[opens];
    const bool mark =
        bracket ? before.mark("(") : before.mark("=") || before.mark(":") || (before.mark("-") && !before.joined);
    const bool plain = std::all_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(opens),
                                   [](const Token& token) {
                                     return token.is == Token::Is::word || token.mark(",") || token.mark("&");
                                   }) &&
                       !words_.any(Sense::kind, tokens, 0, figure) && !words_.any(Sense::unit, tokens, 0, figure) &&
                       !words_.any(Sense::rank, tokens, 0, figure);
    if (tokens[figure].is != Token::Is::number || !mark ||
        tokens[figure].value < (plain ? kFewestMenOfThree : kFewestMenOfAll))
      return;
    tail_.emplace().men = tokens[figure].value;
    text_ = trim(text_.substr(0, before.begin));
    if (plain) men_of_a_name_ = kFewestHorsemen;
  }

  /// "Toro, Alba and Reina - 2,398": behind a comma two plain names and a word for "and" are two more of the list.
  void part_last_two(std::vector<std::string_view>& pieces) const {
    const std::string_view last = pieces.back();
    const Tokens tokens = tokens_of(last);
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
      if (!is_and(tokens, at, words_)) continue;
      const std::string_view left = trim(last.substr(0, tokens[at].begin));
      const std::string_view right = trim(last.substr(tokens[at + 1].begin));
      if (!may_be_person(tokens_of(left), 0, left, words_) || !may_be_person(tokens_of(right), 0, right, words_))
        return;
      pieces.back() = left;
      pieces.push_back(right);
      return;
    }
  }

  /// "Murcia (2), Canarias, 2nd Leon - 2,398": three names or more, and men enough for all of them.
  [[nodiscard]] bool gives_men_of_many() {
    const int count = static_cast<int>(units_.size());
    if (!tail_ || !tail_->men || count <= static_cast<int>(kFewestStrung) || *tail_->men < count * men_of_a_name_)
      return false;
    if (std::none_of(units_.begin(), units_.end(), [&](const Parts& unit) { return may_fight(unit, words_); }))
      return false;  // "Artillery, Engineers, Train etc. 5,240": nobody knows how many were gunners
    for (Parts& unit : units_) unit.guessed.emplace_back("a unit of its own, from the strength behind all");
    return true;
  }

  /// "Toro, Alba, Reina (2 bns each)": names, and behind the last what each of them has.
  [[nodiscard]] bool gives_each_of_many() const {
    const Facts& last = units_.back().facts;
    return units_.size() >= kFewestStrung && !units_.back().name.empty() && last.each && last.subunits() &&
           std::none_of(units_.begin(), units_.end() - 1, [](const Parts& unit) { return unit.facts.figures(); });
  }

  /// "Garde du Corps 3 sqns, Gens d'Armes 5 sqns": battalions or squadrons of each.
  [[nodiscard]] bool gives_parts_of_all() const {
    return std::all_of(units_.begin(), units_.end(), [](const Parts& unit) {
      return unit.facts.subunits() && !unit.facts.men && !unit.facts.bare && !unit.facts.few && !unit.name.empty() &&
             !is_small(unit.name.front());
    });
  }

  /// "Regimenter Kern 2, Roe 2", "Dragoner Kern 5, Roe 5": the word for several, or the sort of all, of which the names
  /// and counts stand behind it.
  void take_sort_before(std::vector<std::string_view>& pieces) {
    if (pieces.size() < kFewestStrung) return;
    std::string_view& first = pieces.front();
    const Tokens tokens = tokens_of(first);
    std::size_t end = 0;
    bool several = false;
    while (end < tokens.size() && tokens[end].is == Token::Is::word && !several &&
           (words_.has(Sense::kind, tokens, end) || words_.has(Sense::unit, tokens, end) ||
            words_.has(Sense::count, tokens, end))) {
      const std::string_view word = text_between(first, tokens[end], tokens[end]);
      several = (names_units(word, words_) && singular(word, words_) != word) ||
                (end == 0 && tells_sort_of_all(tokens, first));
      ++end;
    }
    if (!several || end >= tokens.size()) return;
    const std::string_view rest = first.substr(tokens[end].begin);
    if (!is_counted_name(rest)) return;
    for (auto piece = pieces.begin() + 1; piece != pieces.end(); ++piece)
      if (!is_counted_name(*piece)) return;
    sort_ = singular(trim(first.substr(0, tokens[end].begin)), words_);
    first = rest;
  }

  /// "Roe 2", "Roe (2)".
  [[nodiscard]] bool is_counted_name(std::string_view piece) const {
    if (name_with_count(piece, words_)) return true;
    const std::size_t open = piece.find('(');
    if (open == std::string_view::npos || !piece.ends_with(')')) return false;
    const std::string_view name = trim(piece.substr(0, open));
    return whole_number(piece.substr(open + 1, piece.size() - open - 2)) &&
           may_be_person(tokens_of(name), 0, name, words_);
  }

  /// "Dragoner Normann 5": one word for a sort of horse or foot, and a name that is none.
  [[nodiscard]] bool tells_sort_of_all(const Tokens& tokens, std::string_view first) const {
    const std::optional<PhraseFound> kind = words_.find(Sense::kind, tokens, 0);
    if (!kind || kind->length != 1 || kind->part || words_.has(Sense::arm, tokens, 0) || tokens.size() < 3)
      return false;
    const Arm arm = arm_of(*kind_from(kind->is));
    return (arm == Arm::cavalry || arm == Arm::infantry) && !is_guard_by_name(tokens_before_count(first), words_);
  }

  /// The tokens of "Garde du Corps 3" without the last.
  [[nodiscard]] static Tokens tokens_before_count(std::string_view piece) {
    const Tokens tokens = tokens_of(piece);
    return {tokens.begin(), tokens.end() - 1};
  }

  /// "Conde de Toro"; but "Rey (two batts.)" and "Reina" are regiments.
  [[nodiscard]] bool names_titled(const Tokens& tokens) const {
    const std::optional<PhraseFound> title = words_.find(Sense::title, tokens, 0);
    return title && title->length < tokens.size() && !tokens[title->length].mark("(") &&
           !tokens[title->length].mark(",");
  }

  /// "sappers, one company": how many there are of what stands before the comma.
  [[nodiscard]] bool adds_to_last(const Tokens& tokens) {
    if (tokens.empty() || units_.empty() || units_.back().facts.figures()) return false;
    const std::optional<Facts> facts = facts_of(tokens, 0, tokens.size(), words_, false);
    const bool parts = facts && (facts->companies || facts->subunits()) && !facts->men && !facts->kind;
    return parts && merge(units_.back().facts, *facts);
  }

  /// "Toro (2 bat.) 1.208", "Alba 290".
  [[nodiscard]] static bool ends_with_strength(std::string_view piece) {
    const Tokens tokens = tokens_of(piece);
    if (tokens.size() < 2 || tokens.back().is != Token::Is::number || tokens.back().joined) return false;
    const bool bracket = tokens[tokens.size() - 2].mark(")");
    const bool year = may_be_year(tokens.back().value) && !tokens.back().thousands;
    return tokens.back().value >= (bracket ? kHardlyParts : kSurelyMen) && !year;
  }

  /// Behind a name the strength that ends each piece of the list is its men, whatever it could be by itself.
  [[nodiscard]] bool take_with_strength(std::string_view piece, const Tokens& tokens) {
    const std::string_view name = trim(piece.substr(0, tokens.back().begin));
    const Tokens said = tokens_of(name);
    if (words_.has(Sense::rank, said, 0) || words_.any(Sense::command, said, 0, said.size())) return false;
    Parts parts = parts_of(name, said, words_);
    if (!parts.commander.empty() || parts.facts.men || parts.facts.bare) return false;
    if (!parts.facts.level && !parts.facts.kind && head_of({said, said.size(), words_}).is == Head::Is::nothing)
      parts.facts.level = UnitLevel::regiment;
    parts.facts.men = tokens.back().value;
    units_.push_back(std::move(parts));
    return ++named_, true;
  }

  /// ", and Coldstream Guards": where the name begins; 0 if no such word is before it.
  [[nodiscard]] std::size_t behind_and(std::string_view piece) const {
    if (piece.empty() || !is_small(piece.front())) return 0;
    const Tokens tokens = tokens_of(piece);
    const std::optional<PhraseFound> link = words_.find(Sense::link, tokens, 0);
    return link && link->is == "and" && tokens.size() > 1 ? tokens[1].begin : 0;
  }

  /// "España", "1st of España", "Voluntarios de España": a regiment, among names before the strength of all.
  [[nodiscard]] bool is_called_after_country(const Tokens& tokens) const {
    const std::optional<PhraseFound> sort = words_.find(Sense::kind, tokens, 0);
    const bool of = sort && sort->length + 1 < tokens.size() && words_.has(Sense::link, tokens, sort->length);
    if (of && words_.has(Sense::country, tokens, sort->length + 1)) return sort->length + 2 == tokens.size();
    std::size_t at = tokens[0].is == Token::Is::ordinal ? 1 : 0;
    if (at == 1 && tokens.size() > 2 && words_.has(Sense::link, tokens, at)) ++at;
    const std::optional<PhraseFound> country =
        at < tokens.size() ? words_.find(Sense::country, tokens, at) : std::nullopt;
    return country && !country->part && at + country->length == tokens.size();
  }

  /// "Seville" of "Seville no. 1": a name without its number.
  [[nodiscard]] Tokens before_serial(const Tokens& tokens) const {
    std::size_t end = tokens.size();
    if (end < 3 || tokens[end - 1].is != Token::Is::number) return tokens;
    end -= tokens[end - 2].mark(".") ? 2U : 1U;
    const bool serial = words_.has(Sense::serial, tokens, end - 1);
    return serial ? Tokens(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end) - 1) : tokens;
  }

  [[nodiscard]] bool take(std::string_view piece) {
    if (const std::size_t joint = behind_and(piece); joint > 0 && !units_.empty()) piece.remove_prefix(joint);
    const Tokens tokens = tokens_of(piece);
    if (strengths_) return take_with_strength(piece, tokens);
    if (counts_) {
      Parts& unit = units_.emplace_back(*name_with_count(piece, words_));
      if (!sort_.empty() && !is_guard_by_name(tokens_of(unit.name), words_)) unit.name = sort_ + ' ' + unit.name;
      return ++named_, true;
    }
    if (adds_to_last(tokens)) return true;
    if (tokens.empty() || words_.has(Sense::rank, tokens, 0) || names_titled(tokens)) return false;
    const Head head = head_of({tokens, tokens.size(), words_});
    if (head.is == Head::Is::formation) return false;
    if (std::vector<Parts> some = several_units(piece, tokens, words_, true); !some.empty()) {
      units_.insert(units_.end(), some.begin(), some.end());  // "6th and 41st Jägers" behind names
      return true;
    }
    if (tail_ && is_called_after_country(tokens)) {
      Parts& country = units_.emplace_back();
      country.name = piece;
      country.facts.level = UnitLevel::regiment;
      return true;
    }
    if (head.is == Head::Is::nothing && may_be_person(before_serial(tokens), 0, piece, words_)) {  // "Toro"
      Parts parts;
      parts.name = piece;
      parts.facts.level = UnitLevel::regiment;
      return units_.push_back(std::move(parts)), true;
    }
    if (tail_ && tokens.size() > 1 && tokens[0].is == Token::Is::ordinal && may_be_person(tokens, 1, piece, words_)) {
      Parts& numbered = units_.emplace_back();  // "2nd Leon" among names, before the strength of all
      numbered.name = piece;
      numbered.facts.level = UnitLevel::regiment;
      return true;
    }
    Parts parts = parts_of(piece, tokens, words_);
    const Tokens name = tokens_of(parts.name);
    const bool numbered = tail_ && name.size() > 1 && name[0].is == Token::Is::ordinal;  // "2nd Leon (five batts.)"
    const bool of_a_name = may_be_person(name, numbered ? 1 : 0, parts.name, words_);
    if (of_a_name && parts.facts.figures() && parts.commander.empty()) ++named_;
    const bool guard = !name.empty() && words_.any(Sense::quality, name, 0, name.size());  // "Walloon Guards"
    const bool sort =  // "two batts. of Grenadiers", and before the strength of all "Granaderos Provinciales"
        (parts.facts.subunits() || tail_) && words_.any(Sense::kind, name, 0, name.size());
    const bool told =
        head.is == Head::Is::unit || parts.facts.kind.has_value() || sort || (guard && parts.facts.figures());
    const bool troops = of_a_name ? parts.facts.figures() : told;
    if (!troops || !parts.commander.empty()) return false;
    if (of_a_name && !sort_.empty() && !is_guard_by_name(name, words_)) parts.name = sort_ + ' ' + parts.name;
    return units_.push_back(std::move(parts)), true;
  }

  std::string_view text_;
  const PhraseBook& words_;
  std::vector<Parts> units_;
  std::optional<Facts> tail_;
  std::string sort_;        ///< "Regiment" of "Regimenter Kern 2, Roe 2"
  int named_ = 0;           ///< names with figures
  bool strengths_ = false;  ///< each piece ends with its men
  int men_of_a_name_ = kFewestMenOfAName;
  bool counts_ = false;  ///< "Froon 2, De Vaux 2": each is a name and how many battalions it has
};

}  // namespace

std::vector<Parts> names_strung(std::string_view text, const PhraseBook& words) {
  return NamesStrung(text, words).all();
}

std::vector<Parts> kinds_strung(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  ListCut cut = cut_list(text, tokens, words, false);
  std::vector<Parts> units;
  if (cut.pieces.size() < kFewestStrung) return units;
  for (const ListCut::Piece& piece : cut.pieces) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, piece.from);
    if (!kind || piece.from + kind->length != piece.to || words.has(Sense::arm, tokens, piece.from)) return {};
    Parts parts;
    parts.name = cut.text_of(piece.from, piece.to);
    parts.guessed.emplace_back("a unit of its own, from the kinds that are joined");
    units.push_back(std::move(parts));
  }
  share_figures(units, std::move(cut.tail), words);
  return units;
}

}  // namespace estafette::readers
