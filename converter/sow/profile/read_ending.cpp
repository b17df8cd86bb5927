#include "converter/sow/profile/read_ending.hpp"

#include "converter/sow/profile/profile_parts.hpp"

#include <fmt/format.h>

namespace estafette::sow {
namespace {

void read_results(Profile& profile, XmlElement& element) {
  static const std::vector<std::string> kSections = {"EndPlayerDie", "EndMajWin", "EndWin",
                                                     "EndTie",       "EndFail",   "EndMajFail"};
  if (auto fail = element.child("fail_grades")) {
    constexpr std::array kColumns = {"all", "side", "army", "corps", "division", "brigade", "regiment"};
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      profile.fail_grades.at(i) = fail->number(kColumns.at(i), -1000000, 0);
    }
    fail->no_others();
  }
  std::set<std::string> seen;
  std::optional<int> last;
  for (XmlElement& row : element.children("result")) {
    ResultSection result{row.word("section", kSections), row.text("article"), row.text("headline"), {}};
    if (!seen.insert(result.section).second) row.complain("section", result.section, "each section once");
    if (result.section != "EndPlayerDie") {
      result.grade = row.number("grade", -1000000, 1000000);
      if (last && *result.grade >= *last) {
        row.complain("grade", std::to_string(*result.grade), fmt::format("less than {}, the grade before it", *last),
                     "Grades fall from EndMajWin to EndMajFail");
      }
      last = result.grade;
    }
    row.no_others();
    profile.results.push_back(result);
  }
  missing_words(element, seen, kSections);
  element.no_others();
}

void read_script(Profile& profile, XmlElement& element) {
  profile.scenario_type = element.word("type", {"mp", "sp", "bp"});
  profile.times.last_dump = element.number("last_dump", 20, 600);
  profile.times.locations_after = element.number("locations_after", 10, profile.times.last_dump - 5);
  profile.times.march_after = element.number("march_after", 1, 600);
  element.no_others();
}

void read_messages(Profile& profile, XmlElement& element) {
  std::set<std::string> seen;
  for (XmlElement& row : element.children("message")) {
    Message message{row.text("id"), row.content()};
    if (!seen.insert(message.id).second) row.complain("id", message.id, "each message once");
    if (message.text.find('$') == 0 || message.text.find("\n$") != std::string::npos) {
      row.complain("", "$", "a message with no line that begins with $");
    }
    row.no_others();
    profile.messages.push_back(message);
  }
  for (const ResultSection& result : profile.results) {
    if (!seen.contains(result.article)) {
      element.complain("", "", fmt::format("a <message id=\"{}\">, which a <result> shows", result.article));
    }
  }
  element.no_others();
}

}  // namespace

void read_ending(Profile& profile, XmlElement& root) {
  if (auto element = root.child("results")) read_results(profile, *element);
  if (auto element = root.child("script")) read_script(profile, *element);
  if (auto element = root.child("messages")) read_messages(profile, *element);
}

}  // namespace estafette::sow
