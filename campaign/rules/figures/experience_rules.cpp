#include "campaign/rules/figures/experience_rules.hpp"

namespace estafette::campaign {

ExperienceRules read_experience_rules(XmlElement& chapter) {
  ExperienceRules rules;
  const std::string after =
      chapter.word("after", {"never", to_string(VictoryLevel::minor), to_string(VictoryLevel::major)});
  for (const VictoryLevel level : {VictoryLevel::minor, VictoryLevel::major})
    if (after == to_string(level)) rules.after = level;
  rules.most = quality_from(chapter.word("most", quality_words())).value_or(rules.most);
  return rules;
}

std::optional<Quality> better_than(Quality quality, Quality most) {
  if (quality >= most) return std::nullopt;  // words.hpp has them from the least to the most
  return static_cast<Quality>(static_cast<int>(quality) + 1);
}

}  // namespace estafette::campaign
