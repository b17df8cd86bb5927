#include "converter/readers/parts/counted_pieces.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostOfAnArm = 99;
constexpr int kMostMen = 99'999;
constexpr std::size_t kMostOfSort = 3;  ///< words between the figure and what it counts
constexpr std::size_t kMostBehind = 4;  ///< words behind it: "of the horse artillery"

class Pieces {
 public:
  Pieces(std::string_view text, const PhraseBook& words) : text_(text), tokens_(tokens_of(text)), words_(words) {}

  [[nodiscard]] std::vector<CountedPiece> all() const {
    std::vector<CountedPiece> pieces;
    std::size_t end = tokens_.size();
    while (end > 0 && tokens_[end - 1].mark(".")) --end;
    for (std::size_t from = 0; from < end;) {
      std::size_t to = from + 1;
      while (to < end && !parts(to)) ++to;
      std::optional<CountedPiece> one = piece(from, to);
      if (!one && !pieces.empty()) one = men(from, to);
      if (!one) return {};
      pieces.push_back(*std::move(one));
      from = to + 1;
      if (to < end && tokens_[to].mark(",") && from < end && parts(from)) ++from;  // ", and"
    }
    bool regiments = false, several = false;                              // "1 pulk piechoty, 2 bataliony" is the 1st
    if (pieces.size() == 2 && pieces.back().counted == "men") return {};  // one unit and its strength
    for (const CountedPiece& piece : pieces) {
      regiments = regiments || piece.counted == "regiments";
      several = several || (piece.counted == "regiments" && piece.number > 1);
    }
    if (regiments && !several) return {};
    return pieces;
  }
  /// The first words count parts of regiments or batteries, whatever stands behind them.
  [[nodiscard]] bool begin() const {
    const auto figure = tokens_.empty() ? std::nullopt : number(0);
    if (!figure) return false;
    for (std::size_t at = figure->second; at < tokens_.size() && at < figure->second + kMostOfSort; ++at) {
      if (const std::optional<PhraseFound> count = counted(at)) return count->is != "guns" && count->is != "regiments";
      if (!are_words(at, at + 1)) return false;
    }
    return false;
  }
  /// The first is told with its figure in words, whatever stands behind it.
  [[nodiscard]] bool first_in_words() const {
    if (tokens_.empty() || tokens_[0].is != Token::Is::word) return false;
    std::size_t to = 1;
    while (to < tokens_.size() && !parts(to)) ++to;
    const std::optional<CountedPiece> first = piece(0, to);
    return first && first->counted != "regiments";
  }

 private:
  /// A comma, a semicolon, "and", or the one small letter that is the word for it in many languages: "y", "e", "i".
  [[nodiscard]] bool parts(std::size_t at) const {
    const Token& token = tokens_[at];
    if (token.mark(";") || token.mark("+")) return true;
    if (is_joint(tokens_, at, words_)) return true;
    const std::optional<PhraseFound> link = words_.find(Sense::link, tokens_, at);
    if (link && link->is == "with" && link->length == 1) return true;  // "with 12 guns"
    return token.is == Token::Is::word && (token.text == "i" || token.text == "e" || token.text == "y") &&
           is_small(text_[token.begin]);
  }

  /// The figure at a token, and one past it: "2", "two", "a"; one where grammar tells a word for one from several.
  [[nodiscard]] std::optional<std::pair<int, std::size_t>> number(std::size_t at) const {
    const Token& token = tokens_[at];
    if (token.is == Token::Is::number && !token.thousands && token.value > 0 && token.value <= kMostOfAnArm)
      return std::pair(token.value, at + 1);
    if (token.is != Token::Is::word) return std::nullopt;
    if (is_a(tokens_, at, words_)) return std::pair(1, at + 1);
    if (const std::optional<PhraseFound> said = words_.find(Sense::number, tokens_, at)) {
      const std::optional<int> value = whole_number(said->is);
      if (value && *value <= kMostOfAnArm) return std::pair(*value, at + said->length);
    }
    if (words_.has(Sense::singular, tokens_, at)) return std::pair(1, at);
    return std::nullopt;
  }

  /// What is counted at a token: "battalions" for "bns", "Bataillon", "bataillons".
  [[nodiscard]] std::optional<PhraseFound> counted(std::size_t at) const {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kOne = {{{"battalion", "battalions"},
                                                                                    {"squadron", "squadrons"},
                                                                                    {"company", "companies"},
                                                                                    {"regiment", "regiments"},
                                                                                    {"battery", "batteries"}}};
    if (std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at)) {
      if (count->is == "horse batteries") count->is = "batteries";
      const bool known = count->is == "guns" || std::any_of(kOne.begin(), kOne.end(),
                                                            [&](const auto& one) { return count->is == one.second; });
      return known ? count : std::nullopt;
    }
    std::optional<PhraseFound> unit = words_.find(Sense::unit, tokens_, at);
    const auto one =
        std::find_if(kOne.begin(), kOne.end(), [&](const auto& each) { return unit && unit->is == each.first; });
    if (one == kOne.end()) return std::nullopt;
    unit->is = one->second;
    return unit;
  }

  /// "Regiments", but not the "pulk" of "3 pulk piechoty", which is the 3rd.
  [[nodiscard]] bool are_several(std::size_t at) const {
    const std::string_view word = text_.substr(tokens_[at].begin, tokens_[at].end - tokens_[at].begin);
    return words_.has(Sense::count, tokens_, at) || singular(word, words_) != word;
  }

  [[nodiscard]] bool tells_sort(std::size_t from, std::size_t to) const {
    return words_.any(Sense::kind, tokens_, from, to) || words_.any(Sense::arm, tokens_, from, to);
  }
  /// The kind of guns that words before `to` tell; nothing for any other.
  [[nodiscard]] std::string kind_of_guns(std::size_t from, std::size_t to) const {
    for (std::size_t at = from; at < to; ++at)
      if (const std::optional<PhraseFound> kind = words_.find(Sense::kind, tokens_, at);
          kind && (kind->is == "horse artillery" || kind->is == "foot artillery"))
        return kind->is;
    return "";
  }
  /// A kind, and not a whole arm: "hussars", but "infantry", "cavalry".
  [[nodiscard]] bool names_kind(std::size_t from, std::size_t to) const {
    for (std::size_t at = from; at < to; ++at) {
      const bool counts = words_.has(Sense::count, tokens_, at) || words_.has(Sense::unit, tokens_, at);
      if (!counts && words_.has(Sense::kind, tokens_, at) && !words_.has(Sense::arm, tokens_, at)) return true;
      if (const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at); count && count->part)
        if (words_.has(Sense::kind, tokens_, at)) return true;  // "Jägerbataillone"
    }
    return false;
  }
  /// Words as sorts have them: none is a number, and none a name.
  [[nodiscard]] bool are_words(std::size_t from, std::size_t to) const {
    for (std::size_t at = from; at < to; ++at) {
      const bool known = words_.has(Sense::kind, tokens_, at) || words_.has(Sense::arm, tokens_, at) ||
                         words_.has(Sense::quality, tokens_, at) || words_.has(Sense::gun, tokens_, at);
      if (tokens_[at].is != Token::Is::word || words_.has(Sense::nation, tokens_, at) ||
          (!known && capital_at(text_, tokens_[at].begin)))
        return false;
    }
    return true;
  }

  [[nodiscard]] std::optional<CountedPiece> piece(std::size_t from, std::size_t to) const {
    const auto figure = from < to ? number(from) : std::nullopt;
    if (!figure) return std::nullopt;
    std::size_t at = figure->second;
    std::optional<PhraseFound> count;
    while (at < to && at <= figure->second + kMostOfSort && !(count = counted(at))) ++at;
    if (!count || at + count->length > to || !are_words(figure->second, at)) return std::nullopt;
    const std::size_t behind = at + count->length;
    if (to - behind > kMostBehind || !are_words(behind, to)) return std::nullopt;
    CountedPiece told;
    told.number = figure->first;
    told.counted = count->is;
    const std::string kind = kind_of_guns(figure->second, to);
    const bool guns = told.counted == "batteries" || !kind.empty();
    told.sort = at > figure->second || count->part || behind < to;
    if (behind < to && !guns && !tells_sort(figure->second, to)) return std::nullopt;  // "of the second line"
    told.kind = names_kind(figure->second, to);
    if (told.counted == "regiments" &&
        ((!told.kind && !tells_sort(figure->second, to)) || (told.number > 1 && !are_several(at))))
      return std::nullopt;
    told.plain = fmt::format("{} {}", told.number, text_between(text_, tokens_[at], tokens_[behind - 1]));
    told.whole = fmt::format("{} {}", told.number, text_between(text_, tokens_[figure->second], tokens_[to - 1]));
    told.sort_told = text_between(text_, tokens_[figure->second], tokens_[to - 1]);
    told.guns = kind;
    if (told.counted != "batteries" && !kind.empty()) {  // a troop or company of horse guns
      told.counted = "batteries";
      told.plain = fmt::format("{} batteries", told.number);
      told.whole = fmt::format("{} batteries of {}", told.number, kind);
    }
    return told;
  }

  /// "4,200 men", "in all 9,800 men": the strength of what stands before it.
  [[nodiscard]] std::optional<CountedPiece> men(std::size_t from, std::size_t to) const {
    if (const std::optional<PhraseFound> total = words_.find(Sense::total, tokens_, from)) from += total->length;
    if (from + 1 >= to || tokens_[from].is != Token::Is::number) return std::nullopt;
    const int value = tokens_[from].value;
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, from + 1);
    if (!count || count->is != "men" || from + 1 + count->length != to || value <= kMostOfAnArm || value > kMostMen)
      return std::nullopt;
    CountedPiece told;
    told.number = value;
    told.counted = count->is;
    told.sort_told = text_between(text_, tokens_[from + 1], tokens_[to - 1]);
    told.plain = told.whole = fmt::format("{} {}", value, told.sort_told);
    return told;
  }

  std::string_view text_;
  Tokens tokens_;
  const PhraseBook& words_;
};

}  // namespace

std::vector<CountedPiece> counted_pieces(std::string_view text, const PhraseBook& words) {
  return Pieces(text, words).all();
}

bool begins_with_counted(std::string_view text, const PhraseBook& words) {
  return Pieces(text, words).first_in_words();
}

bool counts_parts(std::string_view text, const PhraseBook& words) {
  return Pieces(text, words).begin();
}

}  // namespace estafette::readers
