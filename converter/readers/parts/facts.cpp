#include "converter/readers/parts/facts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

using Member = CountedMember;

constexpr std::array<std::pair<std::string_view, Member>, 15> kCounts = {{{"regiments", &Facts::regiments},
                                                                          {"men", &Facts::men},
                                                                          {"present", &Facts::men},
                                                                          {"detached", &Facts::detached},
                                                                          {"sick", &Facts::sick},
                                                                          {"sabres", &Facts::men},
                                                                          {"horses", &Facts::horses},
                                                                          {"officers", &Facts::officers},
                                                                          {"battalions", &Facts::battalions},
                                                                          {"squadrons", &Facts::squadrons},
                                                                          {"companies", &Facts::companies},
                                                                          {"batteries", &Facts::batteries},
                                                                          {"horse batteries", &Facts::batteries},
                                                                          {"guns", &Facts::guns},
                                                                          {"wagons", &Facts::wagons}}};

constexpr std::array<Member, 17> kFigures = {
    &Facts::regiments, &Facts::men,       &Facts::horses,   &Facts::officers, &Facts::battalions, &Facts::squadrons,
    &Facts::companies, &Facts::batteries, &Facts::guns,     &Facts::few,      &Facts::bare,       &Facts::infantry,
    &Facts::cavalry,   &Facts::artillery, &Facts::detached, &Facts::sick,     &Facts::wagons};

bool merge_once(Facts& facts, const Facts& more) {
  const bool twice =
      std::any_of(kFigures.begin(), kFigures.end(), [&](Member member) { return facts.*member && more.*member; }) ||
      (facts.kind && more.kind) || (facts.quality && more.quality) || (facts.level && more.level) ||
      (facts.half && more.half) || (!facts.nation.empty() && !more.nation.empty()) ||
      (!facts.piece.empty() && !more.piece.empty());
  if (twice) return false;
  for (const Member member : kFigures) {
    if (more.*member) facts.*member = more.*member;
  }
  if (more.kind) facts.kind = more.kind;
  if (more.quality) facts.quality = more.quality;
  if (more.level) facts.level = more.level;
  if (more.half) facts.half = more.half;
  if (!more.nation.empty()) facts.nation = more.nation;
  if (!more.piece.empty()) facts.piece = more.piece;
  facts.sabres = facts.sabres || more.sabres;
  facts.heavy = facts.heavy || more.heavy;
  facts.each = facts.each || more.each;
  facts.parts_of_each = facts.parts_of_each || more.parts_of_each;
  if (more.men_of_each != MenOfEach::untold) facts.men_of_each = more.men_of_each;
  facts.in_all = facts.in_all || more.in_all;
  facts.pieces.insert(facts.pieces.end(), more.pieces.begin(), more.pieces.end());
  facts.guessed.insert(facts.guessed.end(), more.guessed.begin(), more.guessed.end());
  return true;
}

/// The arm whose battalions, squadrons or guns are counted, if there is only one.
Member arm_counted(const Facts& facts) {
  const bool artillery = facts.kind && arm_of(*facts.kind) == Arm::artillery;
  const bool guns = facts.batteries || facts.guns || !facts.pieces.empty() || (facts.companies && artillery);
  if ((facts.battalions ? 1 : 0) + (facts.squadrons ? 1 : 0) + (guns ? 1 : 0) != 1) return nullptr;
  return guns ? &Facts::artillery : facts.squadrons ? &Facts::cavalry : &Facts::infantry;
}

/// "16 bns 5,759" as 5,759 foot.
Facts by_arm(Facts facts) {
  const Member arm = arm_counted(facts);
  if (arm == nullptr || facts.each || (facts.men && facts.bare)) return facts;
  facts.*arm = std::exchange(facts.men ? facts.men : facts.bare, std::nullopt);
  if (arm == &Facts::artillery) facts.kind.reset();
  return facts;
}

/// "3 sqns 420", "2 art cos 260": horsemen or gunners who can be no others, for more would not fit into so many.
bool has_its_men(const Facts& facts) {
  constexpr int kMostMenOfAPart = 200;  // of a squadron, or of a company or battery of artillery
  const Member arm = arm_counted(facts);
  const std::optional<int> parts = arm == &Facts::cavalry ? facts.squadrons
                                   : facts.batteries      ? facts.batteries
                                                          : facts.companies;
  const std::optional<int> men = facts.men ? facts.men : facts.bare;
  return arm != nullptr && arm != &Facts::infantry && parts && men && *men / kMostMenOfAPart < *parts;
}

/// "2 art cos 260" and "3 sqns": each counts parts of one arm, another than the other, and only the one has men.
bool of_other_arms(const Facts& with_men, const Facts& without) {
  const Member arm = arm_counted(without);
  return arm != nullptr && arm != arm_counted(with_men) && !without.men && !without.bare && has_its_men(with_men);
}

}  // namespace

CountedMember member_counted(std::string_view word) {
  const auto known =
      std::find_if(kCounts.begin(), kCounts.end(), [&](const auto& count) { return count.first == word; });
  return known == kCounts.end() ? nullptr : known->second;
}

bool merge(Facts& facts, const Facts& more) {
  const auto told_by_arm = [](const Facts& some) { return some.infantry || some.cavalry || some.artillery; };
  const bool twice = (facts.men && more.men) || (facts.bare && more.bare);
  if (of_other_arms(facts, more)) {
    Facts parted = by_arm(facts);
    if (!merge_once(parted, more)) return false;
    facts = parted;
    return true;
  }
  const Facts part = by_arm(more);
  if (of_other_arms(more, facts)) return merge_once(facts, part);
  if ((twice || told_by_arm(facts)) && told_by_arm(part)) {
    Facts parted = by_arm(facts);
    if (!merge_once(parted, part)) return false;
    facts = parted;
    return true;
  }
  return merge_once(facts, more);
}

bool Facts::figures() const {
  return std::any_of(kFigures.begin(), kFigures.end(), [&](Member member) { return (this->*member).has_value(); }) ||
         !pieces.empty() || !piece.empty() || half;
}

std::optional<int> guns_of(const Facts& facts) {
  if (facts.guns || facts.pieces.empty()) return facts.guns;
  long long guns = 0;
  for (const GunLot& group : facts.pieces) guns += group.guns;
  return static_cast<int>(std::min<long long>(guns, kLargestNumber));
}

bool has_other_guns(const Facts& facts) {
  int among = 0;
  for (const GunLot& lot : facts.pieces) {
    if (lot.main) return false;
    among += lot.guns;
  }
  return among > 0 && facts.guns && *facts.guns > among;
}

std::string main_piece(const Facts& facts) {
  if (has_other_guns(facts)) return facts.piece;
  const auto better = [](const GunLot& a, const GunLot& b) { return a.main != b.main ? b.main : a.guns < b.guns; };
  const auto best = std::max_element(facts.pieces.begin(), facts.pieces.end(), better);
  if (best != facts.pieces.end() && best->piece == "field gun") return facts.piece;  // any calibre
  return best == facts.pieces.end() ? facts.piece : best->piece;
}

std::string to_string(std::vector<GunLot> pieces) {
  std::stable_partition(pieces.begin(), pieces.end(), [](const GunLot& group) { return group.main; });
  std::string text;
  for (const GunLot& group : pieces) {
    const bool inch = group.piece.ends_with("inch");
    const std::string_view plural = inch ? " guns" : "s";
    text += fmt::format("{}{} {}{}", text.empty() ? "" : ", ", group.guns, group.piece,
                        group.guns == 1 ? (inch ? " gun" : "") : plural);
  }
  return text;
}

}  // namespace estafette::readers
