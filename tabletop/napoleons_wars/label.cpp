#include "tabletop/napoleons_wars/label.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

namespace estafette::tabletop::wars {
namespace {

std::optional<FatigueLevels> levels_from(const std::string& text) {
  const std::vector<std::string> parts = split(text, '/');
  if (parts.size() != 3) return std::nullopt;
  std::vector<int> levels;
  for (const std::string& part : parts) {
    const std::optional<int> level = part == "-" ? std::optional<int>(0) : whole_number(part);
    if (!level || *level < 0) return std::nullopt;
    levels.push_back(*level);
  }
  return FatigueLevels{levels[0], levels[1], levels[2]};
}

std::optional<Quality> quality_of_label(const std::string& text, const TabletopRules& rules) {
  for (const RuleRow& row : rules.table("qualities").rows)
    if (row.text("label") == text) return quality_from(row.id);
  return std::nullopt;
}

}  // namespace

std::string to_string(const UnitLabel& label, const TabletopRules& rules) {
  std::string text = label.place;
  if (!label.weight.empty()) text += " " + label.weight;
  if (label.skirmish > 0) text += fmt::format(" SK{}", label.skirmish);
  if (label.mixed) text += " (MX)";
  return text + " " + to_string(label.levels) + " " +
         rules.table("qualities").row(estafette::to_string(label.quality)).text("label");
}

std::optional<UnitLabel> label_from(const std::string& text, const TabletopRules& rules) {
  std::vector<std::string> words = split(text, ' ');
  if (words.size() < 3) return std::nullopt;
  UnitLabel label;
  label.place = words.front();
  const auto quality = quality_of_label(words.back(), rules);
  const auto levels = levels_from(words[words.size() - 2]);
  if (!quality || !levels) return std::nullopt;
  label.quality = *quality;
  label.levels = *levels;
  for (std::size_t i = 1; i + 2 < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "(MX)")
      label.mixed = true;
    else if (word == "SK1" || word == "SK2")
      label.skirmish = word.back() - '0';
    else if (word == "Light" || word == "Medium" || word == "Heavy")
      label.weight = word;
    else
      return std::nullopt;
  }
  return label;
}

std::string commander_label(const std::string& name, bool valorous, const std::string& command,
                            const std::string& rating, int range, const TabletopRules& rules) {
  return fmt::format("{}{}, {}, {}, {}\"", name, valorous ? " (V)" : "", command,
                     rules.table("ratings").row(rating).text("letter"), range);
}

std::string chief_label(const std::string& name, const std::string& rating, int presence, const TabletopRules& rules) {
  return fmt::format("{}, {}, +{}", name, rules.table("ratings").row(rating).text("letter"), presence);
}

}  // namespace estafette::tabletop::wars
