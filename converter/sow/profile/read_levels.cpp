#include "converter/sow/profile/read_levels.hpp"

#include "base/text.hpp"
#include "converter/sow/profile/levels.hpp"
#include "converter/sow/profile/profile_parts.hpp"

#include <fmt/format.h>

namespace estafette::sow {
namespace {

constexpr std::array kSkills = {"close",        "open",         "edged",   "firearm",
                                "marksmanship", "horsemanship", "surgeon", "calisthenics"};
constexpr std::array kRatings = {"ability", "command", "control", "leadership", "style"};

/// "5 6 8": least, usual, most.
LevelRange read_range(XmlElement& element, const std::string& attribute, int top) {
  const std::string text = element.text(attribute);
  std::vector<int> figures;
  for (const std::string& word : split(text, ' ')) {
    if (!word.empty()) figures.push_back(whole_number(word).value_or(-1));
  }
  const bool rising = figures.size() == 3 && figures[0] >= 0 && figures[0] <= figures[1] && figures[1] <= figures[2] &&
                      figures[2] <= top;
  if (rising) return {figures[0], figures[1], figures[2]};
  if (element.has(attribute)) {
    element.complain(attribute, text, fmt::format("least, usual and highest level, 0 to {}, such as \"3 5 7\"", top));
  }
  return {};
}

template <std::size_t Count>
std::array<LevelRange, Count> read_ranges(XmlElement& element, const std::array<const char*, Count>& columns, int top) {
  std::array<LevelRange, Count> ranges{};
  for (std::size_t i = 0; i < Count; ++i) ranges.at(i) = read_range(element, columns.at(i), top);
  return ranges;
}

Post read_post(XmlElement& element, const std::vector<std::string>& words) {
  return static_cast<Post>(index_in(post_words(), element.word("post", words)));
}

bool is_follower(std::size_t post) {
  return static_cast<Post>(post) == Post::wagon || static_cast<Post>(post) == Post::courier;
}

std::vector<std::string> commands() {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < post_words().size(); ++i) {
    if (!is_follower(i)) words.push_back(post_words()[i]);
  }
  return words;
}

template <typename Entry, typename Fits>
bool has_entry(const Profile& profile, const Nation& nation, std::vector<Entry> Nation::*of, Fits fits) {
  const std::vector<const Nation*> chain = with_stand_ins(profile, nation);
  return std::any_of(chain.begin(), chain.end(),
                     [&](const Nation* asked) { return std::any_of((asked->*of).begin(), (asked->*of).end(), fits); });
}

}  // namespace

void read_qualities(Profile& profile, XmlElement& element) {
  profile.fresh = element.number("fresh", 0, profile.limits.most_fatigue);
  profile.morale = element.number("morale", 0, profile.limits.most_level);
  profile.troops.least = element.number("least", 0, profile.limits.most_experience);
  profile.troops.most = element.number("most", profile.troops.least, profile.limits.most_experience);
  std::set<std::string> seen;
  for (XmlElement& row : element.children("quality")) {
    const std::string word = row.word("name", quality_words());
    if (!seen.insert(word).second) row.complain("name", word, "each quality once");
    profile.experience.at(index_in(quality_words(), word)) =
        row.number("experience", profile.troops.least, profile.troops.most);
    row.no_others();
  }
  missing_words(element, seen, quality_words());
  element.no_others();
}

void read_steps(Profile& profile, XmlElement& element) {
  for (XmlElement& row : element.children("step")) {
    SkillStep step;
    const std::string kind = row.word_or("kind", kind_words(), "");
    if (!kind.empty()) step.kind = kind_from(kind);
    step.quality = read_quality(row);
    if (!step.kind && !step.quality) row.complain("", "", "a kind or a quality in <step>");
    for (std::size_t i = 0; i < kSkills.size(); ++i) step.steps.at(i) = row.number_or(kSkills.at(i), -9, 9, 0);
    row.no_others();
    profile.skill_steps.push_back(step);
  }
  element.no_others();
}

void read_nation_levels(Profile& profile, XmlElement& row, Nation& nation) {
  for (XmlElement& entry : row.children("skills")) {
    const Arm arm = read_arm(entry);
    nation.skills.push_back({arm, read_ranges(entry, kSkills, profile.limits.most_level)});
    entry.no_others();
  }
  for (XmlElement& entry : row.children("ratings")) {
    CommandRatings ratings;
    ratings.post = read_post(entry, commands());
    ratings.levels = read_ranges(entry, kRatings, profile.limits.most_rating);
    ratings.experience = entry.number("experience", 0, profile.limits.most_experience);
    entry.no_others();
    nation.ratings.push_back(ratings);
  }
  for (XmlElement& entry : row.children("follower")) {
    FollowerLevels levels;
    levels.post = read_post(entry, {"wagon", "courier"});
    levels.experience = entry.number("experience", 0, profile.limits.most_experience);
    levels.heads = entry.number("heads", 1, 1000);
    levels.ammo = entry.number("ammo", 0, 100000);
    for (std::size_t i = 0; i < kSkills.size(); ++i) {
      levels.levels.at(i) = entry.number(kSkills.at(i), 0, profile.limits.most_level);
    }
    entry.no_others();
    nation.followers.push_back(levels);
  }
}

std::vector<std::string> missing_levels(const Profile& profile, const Nation& nation) {
  std::vector<std::string> missing;
  for (std::size_t arm = 0; arm < fighting_arms().size(); ++arm) {
    const auto of_arm = [&](const ArmSkills& entry) { return entry.arm == static_cast<Arm>(arm); };
    if (!has_entry(profile, nation, &Nation::skills, of_arm)) missing.push_back("skills of " + fighting_arms()[arm]);
  }
  for (std::size_t i = 0; i < post_words().size(); ++i) {
    const auto post = static_cast<Post>(i);
    const bool found = is_follower(i) ? has_entry(profile, nation, &Nation::followers,
                                                  [&](const auto& entry) { return entry.post == post; })
                                      : has_entry(profile, nation, &Nation::ratings, [&](const CommandRatings& entry) {
                                          return entry.post == post || entry.post == general_post(post);
                                        });
    if (!found) missing.push_back((is_follower(i) ? "levels of " : "ratings of ") + post_words()[i]);
  }
  return missing;
}

}  // namespace estafette::sow
