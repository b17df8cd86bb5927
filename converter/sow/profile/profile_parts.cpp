#include "converter/sow/profile/profile_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::sow {

const std::vector<std::string>& fighting_arms() {
  static const std::vector<std::string> kWords = {"infantry", "cavalry", "artillery"};
  return kWords;
}

std::size_t index_in(const std::vector<std::string>& words, const std::string& word) {
  return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

Arm read_arm(XmlElement& element) {
  return static_cast<Arm>(index_in(fighting_arms(), element.word("arm", fighting_arms())));
}

std::optional<Kind> read_kind(XmlElement& element, Arm arm) {
  std::vector<std::string> of_arm;
  for (const std::string& word : kind_words()) {
    if (arm_of(*kind_from(word)) == arm) of_arm.push_back(word);
  }
  const std::string word = element.word_or("kind", of_arm, "");
  return word.empty() ? std::nullopt : kind_from(word);
}

std::optional<Quality> read_quality(XmlElement& element) {
  const std::string word = element.word_or("quality", quality_words(), "");
  return word.empty() ? std::nullopt : quality_from(word);
}

std::string game_id(Profile& profile, XmlElement& element, const std::string& attribute, GameTable table, bool needed) {
  const std::string id = needed ? element.text(attribute) : element.text_or(attribute, "");
  if (id.empty()) {
    if (needed && element.has(attribute)) element.complain(attribute, "", "an id of the game");
    return id;
  }
  const bool plain = std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' ||
           (c == ' ' || c == '-');
  });
  if (!plain) element.complain(attribute, id, "an id of the game: letters, digits and _");
  profile.identifiers.push_back({table, id, attribute, element.line()});
  return id;
}

void missing_words(XmlElement& element, const std::set<std::string>& seen, const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    if (!seen.contains(word)) element.complain("", "", fmt::format("an entry for {} in <{}>", word, element.name()));
  }
}

}  // namespace estafette::sow
