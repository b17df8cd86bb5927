#include "converter/readers/parts/figures.hpp"

#include "converter/readers/parts/fact_begins.hpp"
#include "converter/readers/parts/half_part.hpp"
#include "converter/readers/parts/men_of_each.hpp"
#include "converter/readers/parts/parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

using Member = CountedMember;

constexpr int kNarrowRange = 8;  ///< two counts differ by less than an eighth
/// With fewer men for each officer, the figure before the stroke is something else: "1000/1200".
constexpr int kFewestMenAnOfficer = 8;
constexpr int kFewestOfficered = 20;  ///< men; with fewer it is no strength of anybody
/// With more, it counts battalions.
constexpr int kMostMenAnOfficer = 150;
constexpr int kFew = 100;  ///< a figure without a word, from here on, counts men

class Parser {
 public:
  Parser(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words, bool words_too)
      : range_{tokens, to, words}, tokens_(tokens), at_(from), to_(to), words_(words), words_too_(words_too) {}

  std::optional<Facts> all() {
    while (at_ < to_) {
      if (!may_begin_fact(tokens_[at_], words_, words_too_)) return std::nullopt;
      const bool figure = range_.figure_at(at_).has_value();
      if (date()) continue;
      const bool taken = take_half(range_, at_, facts_) || returned() || (figure && in_all()) || about() ||
                         separator() || (figure && (guns() || counted() || two_figures())) || model() || said() ||
                         bare();
      if (!taken) return std::nullopt;
    }
    part_arms();
    const bool said = facts_.kind || facts_.quality || facts_.level || !facts_.nation.empty();
    facts_.parts_of_each = facts_.each && (facts_.subunits() || facts_.companies) && !facts_.men && !facts_.bare;
    return facts_.figures() || said ? std::optional(facts_) : std::nullopt;
  }

 private:
  [[nodiscard]] bool mark(std::size_t at, std::string_view spelt) const { return range_.mark(at, spelt); }
  [[nodiscard]] bool number(std::size_t at) const { return range_.number(at); }
  [[nodiscard]] std::optional<PhraseFound> find(Sense sense, std::size_t at) const { return range_.find(sense, at); }

  bool set(Member member, int value) {
    if (facts_.*member) return false;
    facts_.*member = value;
    return true;
  }

  /// "detached Sept. 13": the day of a month counts nobody.
  bool date() {
    const std::optional<PhraseFound> month = find(Sense::month, at_);
    const bool plain = month && month->length == 1 && tokens_[at_].text.size() > 3 && !find(Sense::rank, at_);
    const std::size_t day = at_ + (mark(at_ + 1, ".") ? 2 : 1);
    if (!plain || !number(day) || tokens_[day].value > 31 || find(Sense::count, day + 1)) return false;
    at_ = day + 1;
    return true;
  }

  bool separator() {
    static constexpr std::array<std::string_view, 13> kMarks = {"?", "*", ",", ";", "&", "+",  ".",
                                                                "|", "(", ")", "=", ":", "..."};
    const Token& token = tokens_[at_];
    if (token.text == kWithStroke && mark(at_ + 1, "/")) {  // "w/ 2 guns"
      at_ += 2;
      return true;
    }
    const bool ours =
        (token.mark("#") && at_ + 1 == to_) ||                                        // a footnote
        (token.mark("/") && facts_.men && facts_.figures() && number(at_ + 1)) ||     // "30,831 men / 96 guns"
        (token.mark("-") && !token.joined && facts_.figures() && number(at_ + 1)) ||  // "(3 bataillons - 2.100)"
        (token.is == Token::Is::mark && std::find(kMarks.begin(), kMarks.end(), token.text) != kMarks.end());
    const auto figure = range_.figure_at(at_);  // "dos batallones", where "dos" links words in another language
    const bool counts = figure && find(Sense::count, figure->second);
    if (!ours && (counts || token.is != Token::Is::word || !words_.has(Sense::link, tokens_, at_))) return false;
    ++at_;
    return true;
  }

  /// "présents sous les armes 1200", "sick: 80": the words of a return before their figure.
  bool returned() {
    const std::optional<PhraseFound> count = find(Sense::count, at_);
    if (!count || (count->is != "present" && count->is != "detached" && count->is != "sick")) return false;
    std::size_t at = at_ + count->length;
    if (mark(at, ":") || mark(at, "=") || mark(at, "-")) ++at;
    const std::optional<std::pair<int, std::size_t>> figure = range_.figure_at(at);
    if (!figure || find(Sense::count, figure->second) || find(Sense::month, at)) return false;  // "detached Sept. 13"
    return add(figure->first, *count, std::nullopt, figure->second);
  }

  /// "1,380 in all": neither inches nor a figure for each.
  bool in_all() {
    const std::optional<std::pair<int, std::size_t>> figure = range_.figure_at(at_);
    const std::optional<PhraseFound> total = figure ? find(Sense::total, figure->second) : std::nullopt;
    if (!total || range_.number(figure->second + total->length)) return false;  // "2 bns, total 950"
    if (!set(figure->first < kFew ? &Facts::few : &Facts::bare, figure->first)) return false;
    at_ = figure->second + total->length;
    return facts_.in_all = true;
  }

  bool about() {
    if (mark(at_, "~") || mark(at_, "<") || mark(at_, ">")) {
      ++at_;
      return true;
    }
    if (const std::optional<PhraseFound> each = find(Sense::each, at_)) {
      facts_.each = true;
      at_ += each->length;
      return true;
    }
    const std::optional<PhraseFound> total = find(Sense::total, at_);  // "zusammen 12 Geschütze"
    std::optional<PhraseFound> found = find(Sense::about, at_);
    if (!found || (total && total->length > found->length)) found = total;
    if (!found) return false;
    facts_.in_all = facts_.in_all || total;
    at_ += found->length;
    return true;
  }

  /// "6/6pdrs, 2/24pdr howitzers", "2 12pfündige Batterien", "6pdr".
  bool guns() {
    if (const auto batteries = batteries_at(range_, at_)) {
      if (!facts_.piece.empty() || !set(&Facts::batteries, batteries->count)) return false;
      facts_.piece = batteries->piece;
      facts_.heavy = facts_.heavy || batteries->heavy;
      if (facts_.nation.empty()) facts_.nation = batteries->nation;
      if (batteries->kind && !facts_.kind) facts_.kind = batteries->kind;
      arm_ = &Facts::artillery;
      return at_ = batteries->end, true;
    }
    if (const auto found = gun_group_at(range_, at_)) {
      if (!found->group.piece.empty()) {
        facts_.pieces.push_back(found->group);
      } else if (!set(&Facts::guns, found->group.guns)) {
        return false;
      }
      at_ = found->end;
      return true;
    }
    const auto piece = piece_at(range_, at_);
    if (!piece || !facts_.piece.empty()) return false;
    facts_.piece = piece->group.piece;
    at_ = piece->end;
    return true;
  }

  /// "6 guns, Napoleons".
  bool model() {
    const std::optional<PhraseFound> gun = facts_.guns && facts_.piece.empty() ? find(Sense::gun, at_) : std::nullopt;
    if (!gun || gun->is != "bronze") return false;
    facts_.piece = kBronzeGun;
    at_ += gun->length;
    return true;
  }

  /// "1,450 men", "6 sqns", "2 foot batteries", "600-700 men".
  bool counted() {
    std::optional<std::pair<int, std::size_t>> figure = range_.figure_at(at_);
    if (!figure) return false;
    auto [value, at] = *figure;
    if (mark(at, "-") && number(at + 1) && tokens_[at + 1].value > value) {
      const int middle = value + (tokens_[at + 1].value - value) / 2;
      facts_.guessed.push_back(fmt::format("{}, the middle of {} to {}", middle, value, tokens_[at + 1].value));
      value = middle;
      at += 2;
    }
    if (mark(at, "-") || mark(at, "x") || range_.spelt(at, "x")) ++at;
    if (const auto one = value == 1 ? find(Sense::command, at) : std::nullopt; one && !one->part)
      return at_ = at + one->length, true;  // "1 brigade, 700 men"
    std::optional<Kind> kind, likely;
    std::optional<Quality> quality;
    std::optional<PhraseFound> whose;  // "2 Polish cavalry regiments"
    for (int words = 0; words < 3; ++words) {
      const std::optional<PhraseFound> count = find(Sense::count, at);
      const std::optional<PhraseFound> as_kind = find(Sense::kind, at);
      if (as_kind && !kind && !as_kind->guess) kind = kind_from(as_kind->is);  // "Kosakenregimenter" says both
      if (as_kind && as_kind->guess) likely = kind_from(as_kind->is);
      if (count && !(as_kind && as_kind->length > count->length)) {
        if (range_.numbers_one(at_, at)) return false;
        const bool ridden = likely && arm_of(*likely) == Arm::cavalry && count->is == "regiments";
        const bool afoot = likely && arm_of(*likely) == Arm::infantry && count->is == "battalions" && !count->part;
        const bool guess = !kind && (ridden || afoot);  // "3 J\u00E4ger battalions"
        if (guess && !facts_.kind) facts_.guessed.push_back(fmt::format("kind {}", to_string(*likely)));
        if (!add(value, *count, guess ? likely : kind, at + count->length)) return false;
        if (quality && !facts_.quality) facts_.quality = quality;  // "four veteran battalions"
        if (whose && facts_.nation.empty() && count->is == "regiments") facts_.nation = whose->is;
        of_each(value);
        return true;
      }
      if (!whose) whose = find(Sense::nation, at);
      const std::optional<PhraseFound> as_quality = find(Sense::quality, at);
      if (as_quality && as_quality->is != "line" && !quality) quality = quality_from(as_quality->is);
      if (!as_kind && !as_quality && !field(at)) return false;
      at += as_kind ? as_kind->length : 1;
    }
    return false;
  }

  /// "4 bns of 500 men": so many in each.
  void of_each(int parts) {
    const std::optional<PhraseFound> link = find(Sense::link, at_);
    const auto men = link ? range_.figure_at(at_ + link->length) : std::nullopt;
    const bool counted = parts > 1 && facts_.subunits() == parts && range_.spelt(at_, "of") && men &&
                         range_.is(Sense::count, men->second, "men");
    if (!counted) return;
    facts_.each = true;
    facts_.guessed.push_back(fmt::format("{} men in each of {}", men->first, parts));
  }

  [[nodiscard]] bool field(std::size_t at) const {
    return at < to_ && (tokens_[at].text == "field" || range_.is(Sense::gun, at, "heavy") ||
                        words_.has(Sense::nation, tokens_, at));
  }

  bool add(int value, const PhraseFound& count, std::optional<Kind> kind, std::size_t end) {
    const Member counted_as = member_counted(count.is);
    if (count.is == "commands" && !kind) return at_ = end, true;  // "2 divisions, 12,400 men"
    if (counted_as == nullptr) return false;
    if (counted_as == &Facts::men ? !add_men(&Facts::men, value) : !set(counted_as, value)) return false;
    if (count.is == "sabres") facts_.sabres = true;
    if (count.is == "horse batteries") kind = Kind::horse_artillery;
    if (kind && !facts_.kind) facts_.kind = kind;
    const bool guns = counted_as == &Facts::batteries || (kind && arm_of(*kind) == Arm::artillery);
    if (guns || counted_as == &Facts::battalions || counted_as == &Facts::squadrons)
      arm_ = guns ? &Facts::artillery : counted_as == &Facts::squadrons ? &Facts::cavalry : &Facts::infantry;
    at_ = end;
    return true;
  }

  /// "16 bns 5,759, 11 art co 782": men behind what an arm counts, and then men behind what another one does.
  bool add_men(Member member, int men) {
    if (set(member, men)) {
      if (arm_ != nullptr) men_of_ = {member, arm_};
      return true;
    }
    if (arm_ == nullptr || men_of_.first != member || men_of_.second == arm_ || facts_.*arm_) return false;
    facts_.*arm_ = men;
    return true;
  }

  /// Where men are told arm by arm, those that were told first are of their arm too.
  void part_arms() {
    const bool parted = men_of_.first != nullptr && (facts_.infantry || facts_.cavalry || facts_.artillery);
    if (parted) facts_.*men_of_.second = std::exchange(facts_.*men_of_.first, std::nullopt);
  }

  /// "39/1,387": officers and men, or battalions and men.
  bool two_figures() {
    if (!number(at_) || !number(at_ + 2) || facts_.men) return false;
    if (figures_of_return()) return true;
    const int few = tokens_[at_].value;
    const int many = tokens_[at_ + 2].value;
    if (mark(at_ + 1, "x") || range_.spelt(at_ + 1, "x") || mark(at_ + 1, "*")) return so_many_each(few, many);
    const bool range = mark(at_ + 1, "/") && tokens_[at_].thousands && tokens_[at_ + 2].thousands;
    if (range && many > few && many - few <= few / kNarrowRange) return between(few, many);
    const bool sum = mark(at_ + 1, "+");
    if (sum && few >= kFew && many >= kFew) return strengths_of_battalions();
    if (!(sum || mark(at_ + 1, "/")) || many <= few || number(at_ + 3)) return false;  // "coy 5/60 55"
    const bool battalions = few == 0 || (many / few > kMostMenAnOfficer && !sum);
    if (many < kFewestOfficered && !battalions) return false;           // "1/12": a battalion and its regiment
    if (!battalions && many / few < kFewestMenAnOfficer) return false;  // "1000/1200"
    if (!set(battalions ? &Facts::battalions : &Facts::officers, few)) return false;
    if (battalions) facts_.guessed.push_back(fmt::format("{}/{} read as battalions and men", few, many));
    facts_.men = many;
    at_ += 3;
    return true;
  }

  /// "5,600/5,700 men": two counts of the same men.
  bool between(int least, int most) {
    facts_.men = least + (most - least) / 2;
    facts_.guessed.push_back(fmt::format("{}, the middle of {} to {}", *facts_.men, least, most));
    at_ += 3;
    if (range_.is(Sense::count, at_, "men")) at_ += find(Sense::count, at_)->length;
    return true;
  }

  /// "(2/40/1,180)" and "(3/88/2/4)" of returns: battalions, officers and men; officers, men and horses.
  bool figures_of_return() {
    std::vector<int> each{tokens_[at_].value};
    std::size_t end = at_ + 1;
    for (; mark(end, "/") && number(end + 1); end += 2) each.push_back(tokens_[end + 1].value);
    const auto officered = [](int officers, int men) {
      return officers > 0 && men / officers >= kFewestMenAnOfficer && men / officers <= kMostMenAnOfficer;
    };
    const bool horsed = each.size() == 4 || (each.size() == 3 && !officered(each[1], each[2]));
    if (each.size() < 3 || each.size() > 4 || facts_.officers || facts_.horses) return false;
    const std::size_t first = horsed ? 0 : 1;
    if (!officered(each[first], each[first + 1]) || (!horsed && !set(&Facts::battalions, each[0]))) return false;
    facts_.officers = each[first];
    facts_.men = each[first + 1];
    if (horsed) facts_.horses = std::accumulate(each.begin() + 2, each.end(), 0);
    facts_.guessed.push_back(fmt::format("{} read as {}", fmt::join(each, "/"),
                                         horsed ? "officers, men and horses" : "battalions, officers and men"));
    at_ = end;
    return true;
  }

  /// "3 x 500": so many battalions or squadrons, and the men of each.
  bool so_many_each(int parts, int men) {
    if (parts < 1 || parts >= kFew || men < kFew || facts_.few) return false;
    facts_.few = parts;
    facts_.men = men;
    facts_.each = true;
    at_ += 3;
    if (range_.is(Sense::count, at_, "men")) at_ += find(Sense::count, at_)->length;
    return true;
  }

  /// "610 + 590 + 400": the strengths of so many battalions.
  bool strengths_of_battalions() {
    std::vector<int> each{tokens_[at_].value};
    std::size_t end = at_ + 1;
    for (; mark(end, "+") && number(end + 1) && tokens_[end + 1].value >= kFew; end += 2)
      each.push_back(tokens_[end + 1].value);
    const std::int64_t men = std::accumulate(each.begin(), each.end(), std::int64_t{0});
    if (men > kLargestNumber || !set(&Facts::battalions, static_cast<int>(each.size()))) return false;
    facts_.men = static_cast<int>(men);
    facts_.guessed.push_back(fmt::format("{} read as {} battalions", fmt::join(each, " + "), each.size()));
    at_ = end;
    return true;
  }

  bool said() {
    if (!words_too_) return false;
    const std::optional<PhraseFound> kind = find(Sense::kind, at_);
    const std::optional<PhraseFound> quality = find(Sense::quality, at_);
    const std::optional<PhraseFound> level = find(Sense::unit, at_);
    std::optional<PhraseFound> nation = find(Sense::nation, at_);
    const std::optional<PhraseFound> country = find(Sense::country, at_);
    if (country && (!nation || country->length > nation->length)) nation = country;  // "Saxon Duchies"
    const auto longest = [&](const std::optional<PhraseFound>& found) {
      const auto shorter = [&](const std::optional<PhraseFound>& other) {
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
    if (value < kFew ? !set(&Facts::few, value) : !add_men(&Facts::bare, value)) return false;
    ++at_;
    return true;
  }

  Range range_;
  const Tokens& tokens_;
  std::size_t at_;
  std::size_t to_;
  const PhraseBook& words_;
  bool words_too_;
  Facts facts_;
  Member arm_ = nullptr;                                ///< whose battalions, squadrons or batteries were counted last
  std::pair<Member, Member> men_of_{nullptr, nullptr};  ///< men that stand behind such a count, and their arm
};

}  // namespace

std::optional<Facts> facts_of(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words,
                              bool words_too) {
  if (from >= to || !may_begin_fact(tokens[from], words, words_too)) return std::nullopt;
  std::optional<Facts> facts = Parser(tokens, from, to, words, words_too).all();
  if (facts && facts->each) facts->men_of_each = men_of_each({tokens, to, words}, from);
  return facts;
}

}  // namespace estafette::readers
