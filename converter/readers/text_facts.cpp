#include "converter/readers/text_facts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace estafette::readers {
namespace {

using Member = std::optional<int> Facts::*;

constexpr std::array<std::pair<std::string_view, Member>, 9> kCounts = {{{"men", &Facts::men},
                                                                         {"sabres", &Facts::men},
                                                                         {"horses", &Facts::horses},
                                                                         {"officers", &Facts::officers},
                                                                         {"battalions", &Facts::battalions},
                                                                         {"squadrons", &Facts::squadrons},
                                                                         {"companies", &Facts::companies},
                                                                         {"batteries", &Facts::batteries},
                                                                         {"guns", &Facts::guns}}};
constexpr std::array<Member, 10> kFigures = {
    &Facts::men,       &Facts::horses,    &Facts::officers, &Facts::battalions, &Facts::squadrons,
    &Facts::companies, &Facts::batteries, &Facts::guns,     &Facts::few,        &Facts::bare};

/// More men than this for one officer, and the figure before the stroke counts battalions.
constexpr int kMostMenAnOfficer = 150;
constexpr int kFew = 100;  ///< a figure without a word, from here on, counts men

class Parser {
 public:
  Parser(const Tokens& tokens, std::size_t from, std::size_t to, const Words& words, bool words_too)
      : tokens_(tokens), at_(from), to_(to), words_(words), words_too_(words_too) {}

  std::optional<Facts> all() {
    while (at_ < to_) {
      if (!(separator() || about() || guns() || calibre() || counted() || two_figures() || said())) {
        if (!bare()) return std::nullopt;
      }
    }
    const bool said = facts_.kind || facts_.quality || facts_.level || !facts_.nation.empty();
    if (!facts_.figures() && !said) return std::nullopt;
    return facts_;
  }

 private:
  [[nodiscard]] bool mark(std::size_t at, std::string_view spelt) const { return at < to_ && tokens_[at].mark(spelt); }
  [[nodiscard]] bool number(std::size_t at) const { return at < to_ && tokens_[at].is == Token::Is::number; }
  [[nodiscard]] std::optional<Meaning> find(Sense sense, std::size_t at) const {
    std::optional<Meaning> found = words_.find(sense, tokens_, at);
    return found && at + found->length <= to_ ? found : std::nullopt;
  }
  [[nodiscard]] bool gun_word(std::size_t at, std::string_view is) const {
    const std::optional<Meaning> found = find(Sense::gun, at);
    return found && found->is == is;
  }

  bool set(Member member, int value) {
    if (facts_.*member) return false;
    facts_.*member = value;
    return true;
  }

  bool separator() {
    static constexpr std::array<std::string_view, 11> kMarks = {",", ";", "&", "+", ".",  "|",
                                                                "(", ")", "=", ":", "..."};
    const Token& token = tokens_[at_];
    const bool ours =
        token.is == Token::Is::mark && std::find(kMarks.begin(), kMarks.end(), token.text) != kMarks.end();
    if (!ours && !(token.is == Token::Is::word && words_.has(Sense::link, tokens_, at_))) return false;
    ++at_;
    return true;
  }

  bool about() {
    if (mark(at_, "~") || mark(at_, "<") || mark(at_, ">")) {
      ++at_;
      return true;
    }
    if (const std::optional<Meaning> each = find(Sense::each, at_)) {
      facts_.each = true;
      at_ += each->length;
      return true;
    }
    const std::optional<Meaning> found = find(Sense::about, at_);
    if (!found) return false;
    at_ += found->length;
    return true;
  }

  /// A calibre at a place, "6pdr", "24-pdr", "5.5\" ": how many tokens, and its piece.
  [[nodiscard]] std::pair<std::size_t, std::string> calibre_at(std::size_t at) const {
    if (!number(at)) return {0, ""};
    std::size_t end = at + 1;
    std::string figure = tokens_[at].text;
    if ((mark(end, ".") || mark(end, ",")) && number(end + 1) && tokens_[end].joined) {
      figure += "." + tokens_[end + 1].text;
      end += 2;
    }
    if (mark(end, "-")) ++end;
    if (gun_word(end, "pounder")) return {end + 1 - at, figure + "-pounder"};
    if (gun_word(end, "inch") || mark(end, "\"")) return {end + 1 - at, figure + "-inch"};
    return {0, ""};
  }

  /// "howitzers", "unicorns", "guns" or nothing after a calibre.
  GunGroup typed(int guns, std::string piece, std::size_t& at) const {
    GunGroup group{guns, std::move(piece), true};
    const std::optional<Meaning> type = find(Sense::gun, at);
    if (type && (type->is == "howitzer" || type->is == "unicorn")) {
      group.piece += (group.piece.empty() ? "" : " ") + type->is;
      group.main = false;
      at += type->length;
    } else if (const std::optional<Meaning> guns_word = find(Sense::count, at); guns_word && guns_word->is == "guns") {
      at += guns_word->length;
    }
    return group;
  }

  /// "6/6pdrs", "2/24pdr howitzers", "6 x 6-pdr", "2 howitzers", "8 pièces de 6", "2 obusiers de 24".
  bool guns() {
    if (!number(at_)) return false;
    const int count = tokens_[at_].value;
    std::size_t at = at_ + 1;
    const bool by =
        mark(at, "/") || mark(at, "-") || mark(at, "*") || mark(at, "x") || (at < to_ && tokens_[at].text == "x");
    if (by) ++at;
    if (const auto [length, piece] = calibre_at(at); length > 0) {
      at += length;
      GunGroup group = typed(count, piece, at);
      return add_group(std::move(group), at);
    }
    const std::optional<Meaning> word = find(Sense::gun, at);
    const bool howitzers = word && (word->is == "howitzer" || word->is == "unicorn");
    const std::optional<Meaning> counted = find(Sense::count, at);
    if (!howitzers && !(counted && counted->is == "guns")) return false;
    GunGroup group = typed(count, "", at);
    std::size_t of = at;
    while (of < to_ && tokens_[of].is == Token::Is::word && words_.has(Sense::link, tokens_, of)) ++of;
    if (of > at && number(of) && !calibre_of_something_else(of)) {
      group.piece = tokens_[of].text + "-pounder" + (group.main ? "" : " " + group.piece);
      return add_group(std::move(group), of + 1);
    }
    if (howitzers) return add_group(std::move(group), at);
    if (!set(&Facts::guns, count)) return false;
    at_ = at;
    return true;
  }

  [[nodiscard]] bool calibre_of_something_else(std::size_t at) const {
    return tokens_[at].thousands || find(Sense::count, at + 1).has_value();
  }

  bool add_group(GunGroup group, std::size_t end) {
    facts_.pieces.push_back(std::move(group));
    at_ = end;
    return true;
  }

  bool calibre() {
    auto [length, piece] = calibre_at(at_);
    if (length == 0 || !facts_.piece.empty()) return false;
    std::size_t at = at_ + length;
    facts_.piece = typed(0, piece, at).piece;
    at_ = at;
    return true;
  }

  /// The figure at a place, in digits or as a word.
  [[nodiscard]] std::optional<std::pair<int, std::size_t>> figure_at(std::size_t at) const {
    if (number(at)) return std::pair{tokens_[at].value, at + 1};
    const std::optional<Meaning> word = find(Sense::number, at);
    if (!word) return std::nullopt;
    return std::pair{std::stoi(word->is), at + word->length};
  }

  /// "1,450 men", "6 sqns", "2 foot batteries", "600-700 men".
  bool counted() {
    std::optional<std::pair<int, std::size_t>> figure = figure_at(at_);
    if (!figure) return false;
    auto [value, at] = *figure;
    if (mark(at, "-") && number(at + 1) && tokens_[at + 1].value > value) {
      const int middle = value + (tokens_[at + 1].value - value) / 2;
      facts_.guessed.push_back(fmt::format("{}, the middle of {} to {}", middle, value, tokens_[at + 1].value));
      value = middle;
      at += 2;
    }
    if (mark(at, "-")) ++at;
    std::optional<Kind> kind;
    for (int words = 0; words < 3; ++words) {
      const std::optional<Meaning> count = find(Sense::count, at);
      const std::optional<Meaning> as_kind = find(Sense::kind, at);
      if (count && !(as_kind && as_kind->length > count->length)) return add(value, *count, kind, at + count->length);
      if (!as_kind && !find(Sense::quality, at) && !field(at)) return false;
      if (as_kind && !kind && !as_kind->guess) kind = kind_from(as_kind->is);
      const bool batteries = as_kind && as_kind->length > 1 && find(Sense::count, at + as_kind->length - 1);
      at += as_kind ? as_kind->length - (batteries ? 1 : 0) : 1;
    }
    return false;
  }

  [[nodiscard]] bool field(std::size_t at) const {
    return at < to_ && (tokens_[at].text == "field" || gun_word(at, "heavy") || words_.has(Sense::nation, tokens_, at));
  }

  bool add(int value, const Meaning& count, std::optional<Kind> kind, std::size_t end) {
    const auto known = std::find_if(kCounts.begin(), kCounts.end(), [&](const auto& c) { return c.first == count.is; });
    if (known == kCounts.end() || !set(known->second, value)) return false;
    if (count.is == "sabres") facts_.sabres = true;
    if (kind && !facts_.kind) facts_.kind = kind;
    at_ = end;
    return true;
  }

  /// "39/1,387": officers and men, or battalions and men.
  bool two_figures() {
    if (!number(at_) || !mark(at_ + 1, "/") || !number(at_ + 2)) return false;
    const int few = tokens_[at_].value;
    const int many = tokens_[at_ + 2].value;
    if (many <= few || facts_.men) return false;
    const bool battalions = few == 0 || many / few > kMostMenAnOfficer;
    if (!set(battalions ? &Facts::battalions : &Facts::officers, few)) return false;
    if (battalions) facts_.guessed.push_back(fmt::format("{}/{} read as battalions and men", few, many));
    facts_.men = many;
    at_ += 3;
    return true;
  }

  bool said() {
    if (!words_too_) return false;
    const std::optional<Meaning> kind = find(Sense::kind, at_);
    const std::optional<Meaning> quality = find(Sense::quality, at_);
    const std::optional<Meaning> level = find(Sense::unit, at_);
    std::optional<Meaning> nation = find(Sense::nation, at_);
    if (!nation) nation = find(Sense::country, at_);
    const auto longest = [&](const std::optional<Meaning>& found) {
      const auto shorter = [&](const std::optional<Meaning>& other) {
        return !other || other->length <= found->length;
      };
      return found && shorter(kind) && shorter(quality) && shorter(level) && shorter(nation);
    };
    if (longest(nation) && facts_.nation.empty()) {
      facts_.nation = nation->is;
      at_ += nation->length;
    } else if (longest(quality) && !facts_.quality) {
      facts_.quality = quality_from(quality->is);
      if (kind && !facts_.kind) facts_.kind = kind_from(kind->is);  // "grenadiers" says both
      at_ += quality->length;
    } else if (longest(level) && !facts_.level) {
      facts_.level = unit_level_from(level->is);
      at_ += level->length;
    } else if (longest(kind) && !facts_.kind) {
      facts_.kind = kind_from(kind->is);
      at_ += kind->length;
    } else {
      return false;
    }
    return true;
  }

  bool bare() {
    if (!number(at_)) return false;
    const int value = tokens_[at_].value;
    if (!set(value < kFew ? &Facts::few : &Facts::bare, value)) return false;
    ++at_;
    return true;
  }

  const Tokens& tokens_;
  std::size_t at_;
  std::size_t to_;
  const Words& words_;
  bool words_too_;
  Facts facts_;
};

}  // namespace

bool Facts::figures() const {
  return std::any_of(kFigures.begin(), kFigures.end(), [&](Member member) { return (this->*member).has_value(); }) ||
         !pieces.empty() || !piece.empty();
}

std::optional<Facts> facts_of(const Tokens& tokens, std::size_t from, std::size_t to, const Words& words,
                              bool words_too) {
  return Parser(tokens, from, to, words, words_too).all();
}

bool merge(Facts& facts, const Facts& more) {
  const bool twice =
      std::any_of(kFigures.begin(), kFigures.end(), [&](Member member) { return facts.*member && more.*member; }) ||
      (facts.kind && more.kind) || (facts.quality && more.quality) || (facts.level && more.level) ||
      (!facts.nation.empty() && !more.nation.empty()) || (!facts.piece.empty() && !more.piece.empty()) ||
      (facts.battalions && more.squadrons) || (facts.squadrons && more.battalions);
  if (twice) return false;
  for (const Member member : kFigures) {
    if (more.*member) facts.*member = more.*member;
  }
  if (more.kind) facts.kind = more.kind;
  if (more.quality) facts.quality = more.quality;
  if (more.level) facts.level = more.level;
  if (!more.nation.empty()) facts.nation = more.nation;
  if (!more.piece.empty()) facts.piece = more.piece;
  facts.sabres = facts.sabres || more.sabres;
  facts.each = facts.each || more.each;
  facts.pieces.insert(facts.pieces.end(), more.pieces.begin(), more.pieces.end());
  facts.guessed.insert(facts.guessed.end(), more.guessed.begin(), more.guessed.end());
  return true;
}

std::optional<int> guns_of(const Facts& facts) {
  if (facts.guns || facts.pieces.empty()) return facts.guns;
  long long guns = 0;
  for (const GunGroup& group : facts.pieces) guns += group.guns;
  return static_cast<int>(std::min<long long>(guns, kLargestNumber));
}

std::string main_piece(const Facts& facts) {
  const auto better = [](const GunGroup& a, const GunGroup& b) { return a.main != b.main ? b.main : a.guns < b.guns; };
  const auto best = std::max_element(facts.pieces.begin(), facts.pieces.end(), better);
  return best == facts.pieces.end() ? facts.piece : best->piece;
}

std::string to_string(const std::vector<GunGroup>& pieces) {
  std::string text;
  for (const GunGroup& group : pieces) {
    text += fmt::format("{}{} {}{}", text.empty() ? "" : ", ", group.guns, group.piece, group.guns == 1 ? "" : "s");
  }
  return text;
}

}  // namespace estafette::readers
