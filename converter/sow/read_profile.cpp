#include "converter/sow/read_profile.hpp"

#include "converter/sow/profile_parts.hpp"
#include "converter/sow/read_battlefield.hpp"
#include "converter/sow/read_ending.hpp"
#include "converter/sow/read_nations.hpp"

namespace estafette::sow {
namespace {

void read_limits(Profile& profile, XmlElement& element) {
  GameLimits& limits = profile.limits;
  limits.men_per_sprite = element.number("men_per_sprite", 1, 6);
  limits.slots = element.number("slots", 2, 200);
  limits.smallest_unit = element.number("smallest_unit", 1, 1000);
  limits.least_crew = element.number("least_crew", 1, 100);
  limits.most_crew = element.number("most_crew", 1, 200);
  limits.units_per_brigade = element.number("units_per_brigade", 1, 99);
  limits.shortest_battle = element.number("shortest_battle", 10, 600);
  limits.most_experience = element.number("most_experience", 0, 99);
  limits.most_fatigue = element.number("most_fatigue", 0, 99);
  limits.most_rating = element.number("most_rating", 0, 99);
  limits.most_level = element.number("most_level", 0, 99);
  element.no_others();
}

void read_qualities(Profile& profile, XmlElement& element) {
  profile.fresh = element.number("fresh", 0, profile.limits.most_fatigue);
  std::set<std::string> seen;
  for (XmlElement& row : element.children("quality")) {
    const std::string word = row.word("name", quality_words());
    if (!seen.insert(word).second) row.complain("name", word, "each quality once");
    QualityLevels& levels = profile.qualities.at(index_in(quality_words(), word));
    levels.experience = row.number("experience", 0, profile.limits.most_experience);
    levels.morale = row.number("morale", 0, profile.limits.most_level);
    row.no_others();
  }
  missing_words(element, seen, quality_words());
  element.no_others();
}

void read_proficiencies(Profile& profile, XmlElement& element) {
  std::set<std::string> arms;
  for (XmlElement& row : element.children("proficiency")) {
    ArmProficiency entry;
    entry.arm = read_arm(row);
    entry.kind = read_kind(row, entry.arm);
    if (!entry.kind) arms.insert(to_string(entry.arm));
    constexpr std::array kColumns = {"close",        "open",         "edged",   "firearm",
                                     "marksmanship", "horsemanship", "surgeon", "calisthenics"};
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      entry.levels.at(i) = row.number(kColumns.at(i), 0, profile.limits.most_level);
    }
    row.no_others();
    profile.proficiencies.push_back(entry);
  }
  missing_words(element, arms, fighting_arms());
  element.no_others();
}

void read_posts(Profile& profile, XmlElement& element) {
  std::set<std::string> seen;
  for (XmlElement& row : element.children("post")) {
    const std::string word = row.word("name", post_words());
    if (!seen.insert(word).second) row.complain("name", word, "each post once");
    const auto post = static_cast<Post>(index_in(post_words(), word));
    PostLevels& levels = profile.posts.at(static_cast<std::size_t>(post));
    levels.experience = row.number("experience", 0, profile.limits.most_experience);
    levels.morale = row.number("morale", 0, profile.limits.most_level);
    if (post == Post::wagon || post == Post::courier) {
      levels.heads = row.number("heads", 1, 1000);
      levels.ammo = row.number("ammo", 0, 100000);
    } else {
      levels.ability = row.number("ability", 0, profile.limits.most_rating);
      levels.control = row.number("control", 0, profile.limits.most_rating);
      levels.style = row.number("style", 0, profile.limits.most_rating);
    }
    row.no_others();
  }
  missing_words(element, seen, post_words());
  element.no_others();
}

void read_ammunition(Profile& profile, XmlElement& element) {
  profile.rounds_per_man = element.number("rounds_per_man", 1, 1000);
  profile.rounds_per_gun = element.number("rounds_per_gun", 1, 1000);
  element.no_others();
}

}  // namespace

Profile read_profile(const std::string& text, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, file, "game", problems);
  Profile profile;
  profile.file = file;
  profile.name = root.text("name");
  profile.units_per_yard = root.number("units_per_yard", 1, 1000);
  if (auto element = root.child("limits")) read_limits(profile, *element);
  if (auto element = root.child("qualities")) read_qualities(profile, *element);
  if (auto element = root.child("proficiencies")) read_proficiencies(profile, *element);
  if (auto element = root.child("posts")) read_posts(profile, *element);
  if (auto element = root.child("ammunition")) read_ammunition(profile, *element);
  if (auto element = root.child("nations")) read_nations(profile, *element);
  read_battlefield(profile, root);
  read_ending(profile, root);
  root.no_others();
  problems.refuse_if_any();
  return profile;
}

}  // namespace estafette::sow
