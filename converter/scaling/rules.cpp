#include "converter/scaling/rules.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::scaling {
namespace {

constexpr int kMostAskedBelow = 5000;

constexpr int kLargestUnit = 99999;
constexpr int kLargestBattery = 99;

UnitSizes read_limits(XmlElement& scaling, const std::string& name) {
  UnitSizes limits;
  if (std::optional<XmlElement> element = scaling.child(name)) {
    limits = {Men{element->number("smallest", 1, kLargestUnit)}, Men{element->number("largest", 1, kLargestUnit)}};
    if (limits.largest.value < 2 * limits.smallest.value) {
      element->complain("largest", std::to_string(limits.largest.value),
                        fmt::format("at least twice the smallest, {}", 2 * limits.smallest.value),
                        "Otherwise a unit that is just too large could not be split into two that are large enough");
    }
    element->no_others();
  }
  return limits;
}

std::vector<int> read_sizes(XmlElement& element, const std::string& attribute) {
  std::vector<int> sizes;
  const std::string text = element.text(attribute);
  for (const std::string& word : split(text, ' ')) {
    const std::optional<int> size = whole_number(word);
    if (!size || *size < 1 || *size > kLargestBattery) {
      element.complain(attribute, text,
                       fmt::format("battery sizes from 1 to {} guns, with blanks between them", kLargestBattery),
                       "Write 8, or 6 8");
      return {8};
    }
    sizes.push_back(*size);
  }
  if (sizes.empty() && element.has(attribute))
    element.complain(attribute, "", "at least one battery size", "Write 8, or 6 8");
  std::sort(sizes.begin(), sizes.end());
  sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
  return sizes;
}

Treatment read_treatment(XmlElement& element) {
  static const std::vector<std::string> kWords = {"leave out", "fold", "keep"};
  const std::string word = element.word("treatment", kWords);
  return static_cast<Treatment>(std::find(kWords.begin(), kWords.end(), word) - kWords.begin());
}

}  // namespace

std::string to_string(GunClass gun_class) {
  switch (gun_class) {
    case GunClass::foot:
      return "foot";
    case GunClass::heavy:
      return "heavy";
    case GunClass::horse:
      return "horse";
  }
  return "";
}

const std::vector<int>& BatterySizes::of(GunClass gun_class) const {
  switch (gun_class) {
    case GunClass::heavy:
      return heavy;
    case GunClass::horse:
      return horse;
    case GunClass::foot:
      break;
  }
  return foot;
}

const BatterySizes& ScalingRules::batteries_of(const std::string& nation) const {
  const auto found = batteries.find(fold(nation));
  return found == batteries.end() ? usual_batteries : found->second;
}

GunClass ScalingRules::class_of(const Unit& battery) const {
  if (battery.kind == Kind::horse_artillery) return GunClass::horse;
  const auto piece = pieces.find(fold(battery.piece));
  return piece != pieces.end() && piece->second ? GunClass::heavy : GunClass::foot;
}

Treatment ScalingRules::treatment_of(Kind support) const {
  switch (support) {
    case Kind::train:
      return train;
    case Kind::staff:
      return staff;
    default:
      return engineers;
  }
}

ScalingRules read_scaling_rules(XmlElement& scaling) {
  ScalingRules rules;
  if (std::optional<XmlElement> strength = scaling.child("strength")) {
    rules.strength = {strength->number("part", 1, 100), strength->number("of", 1, 100)};
    if (rules.strength.part > rules.strength.of) {
      strength->complain("part", std::to_string(rules.strength.part), "no more than the whole",
                         "Write part=\"1\" of=\"3\"");
    }
    strength->no_others();
  }
  rules.battalion = read_limits(scaling, "battalion");
  rules.squadron = read_limits(scaling, "squadron");
  for (XmlElement& support : scaling.children("support")) {
    const std::string kind = support.word("kind", {"engineers", "train", "staff"});
    (kind == "engineers" ? rules.engineers : kind == "train" ? rules.train : rules.staff) = read_treatment(support);
    support.no_others();
  }
  if (std::optional<XmlElement> brigade = scaling.child_if_any("brigade")) {
    rules.smallest_brigade = Men{brigade->number("ask-below", 0, kMostAskedBelow)};
    brigade->no_others();
  }
  if (std::optional<XmlElement> companies = scaling.child("lone-companies")) {
    rules.merge_lone_companies = companies->word("treatment", {"merge", "leave out"}) == "merge";
    companies->no_others();
  }
  for (XmlElement& piece : scaling.children("piece")) {
    rules.pieces[fold(piece.text("name"))] = piece.word("class", {"light", "heavy"}) == "heavy";
    piece.no_others();
  }
  bool usual = false;
  for (XmlElement& element : scaling.children("batteries")) {
    const std::string nation = fold(element.text("nation"));
    BatterySizes sizes{read_sizes(element, "foot"), read_sizes(element, "heavy"), read_sizes(element, "horse")};
    if (nation == "other") {
      rules.usual_batteries = sizes;
      usual = true;
    } else if (!rules.batteries.emplace(nation, sizes).second) {
      element.complain("nation", nation, "each nation once", "Remove one of the two");
    }
    element.no_others();
  }
  if (!usual) scaling.complain("", "", "a <batteries nation=\"other\" .../> for nations that are not named");
  scaling.no_others();
  return rules;
}

}  // namespace estafette::scaling
