#include "desk/pages/beginnings.hpp"

#include "base/dates.hpp"
#include "base/files/files.hpp"
#include "base/problem.hpp"
#include "campaign/umpire/rulebook.hpp"
#include "desk/deeds/form.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::desk {
namespace {

struct CanBegin {
  std::string name;
  campaign::Sides sides;
  map::Calendar calendar;
};

std::optional<CanBegin> read(const fs::path& folder) {
  try {
    pugi::xml_document written;
    written.load_string(read_text(folder / "campaign.xml").c_str());
    const campaign::Rules rules = campaign::read_rulebook(folder / "rules.xml").play;
    const std::string name = written.child("campaign").attribute("name").value();
    return CanBegin{name.empty() ? last_name(folder.generic_string()) : name, rules.sides, rules.calendar};
  } catch (const Refusal&) {
    return std::nullopt;
  }
}

}  // namespace

std::map<std::string, std::string> names_of_beginnings(const std::vector<std::string>& folders) {
  std::map<std::string, std::string> names;
  for (const std::string& folder : folders)
    if (const std::optional<CanBegin> one = read(folder))
      names.emplace(folder, fmt::format("{}: {} against {}", last_name(folder), one->sides[campaign::Side::france].name,
                                        one->sides[campaign::Side::coalition].said));
  return names;
}

void add_beginnings(HtmlPage& page, const std::vector<std::string>& folders) {
  Table table{"", {{"campaign"}, {"sides"}, {"first day"}, {"last day"}, {"half-weeks", true}}, {}, {}};
  for (const std::string& folder : folders) {
    const std::optional<CanBegin> one = read(folder);
    if (!one) continue;
    table.rows.push_back(
        {one->name,
         fmt::format("{}; {}", one->sides[campaign::Side::france].full, one->sides[campaign::Side::coalition].full),
         in_words(map::dates_of(one->calendar, map::Turn{1}).first),
         in_words(map::dates_of(one->calendar, map::Turn{one->calendar.turns}).last),
         std::to_string(one->calendar.turns)});
  }
  if (!table.rows.empty()) page.table(table);
}

}  // namespace estafette::desk
