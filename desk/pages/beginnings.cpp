#include "desk/pages/beginnings.hpp"

#include "base/dates.hpp"
#include "base/files/files.hpp"
#include "base/problem.hpp"
#include "campaign/umpire/rulebook.hpp"
#include "desk/deeds/deeds.hpp"
#include "desk/deeds/form.hpp"
#include "desk/pages/own_folder.hpp"
#include "desk/pages/pages.hpp"
#include "desk/pages/papers.hpp"
#include "desk/wire/gate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
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

/// Name, sides, first and last day, half-weeks. Those that cannot be read are left out.
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

}  // namespace

std::map<std::string, std::string> names_of_beginnings(const std::vector<std::string>& folders) {
  std::map<std::string, std::string> names;
  for (const std::string& folder : folders)
    if (const std::optional<CanBegin> one = read(folder))
      names.emplace(folder, fmt::format("{}: {} against {}", last_name(folder), one->sides[campaign::Side::france].name,
                                        one->sides[campaign::Side::coalition].said));
  return names;
}

Lists lists_beside(const KeptFiles& kept, const std::vector<std::string>& beginnings,
                   const std::vector<std::string>& sets) {
  Lists lists{{kBeginnings, beginnings}, {kSets, sets}, {kCampaigns, {}}};
  for (std::vector<std::string> own : {folders_with(".", "campaign.xml"), kept.kept_folders_with("campaign.xml")})
    std::move(own.begin(), own.end(), std::back_inserter(lists[kBeginnings]));
  for (const std::vector<std::string>& own : {folders_with(".", "rules.xml"), kept.kept_folders_with("rules.xml")})
    for (const std::string& folder : own)
      if (FileError absent; !fs::exists(fs::path(folder) / "campaign.xml", absent)) lists[kSets].push_back(folder);
  FileError error;
  for (fs::directory_iterator entry(".", error), end; !error && entry != end; entry.increment(error))
    if (entry->path().extension() == ".campaign") lists[kCampaigns].push_back(entry->path().filename().string());
  std::sort(lists[kCampaigns].begin(), lists[kCampaigns].end());
  return lists;
}

void draw_beginning(HtmlPage& page, const Stamp& stamp, const std::vector<std::string>& shipped,
                    const std::string& own) {
  const std::vector<std::string>& campaigns = stamp.lists.at(kCampaigns);
  const std::string seed = std::to_string(std::stoul(new_secret().substr(0, 6), nullptr, 16));
  const auto spring =
      std::find_if(shipped.begin(), shipped.end(), [](const std::string& folder) { return folder.ends_with("1813"); });
  const std::string demo = spring == shipped.end() ? "" : *spring;
  page.lead("Campaigns are files in " + fs::current_path().string() + ".");
  page.columns();
  if (!campaigns.empty()) add_open_form(page, campaigns, stamp);
  add_form(page, *find_deed("new"), stamp,
           {{"file", "my.campaign"}, {"seed", seed}, {"from", own.empty() ? demo : own}});
  add_beginnings(page, stamp.lists.at(kBeginnings));
  add_own_folder(
      page, "A campaign of your own",
      "A folder with campaign.xml, map.xml and rules.xml (docs/formats/campaign.md): a copy of one of ours that "
      "you have changed, or a new one. It then stands in the list above.",
      stamp);
  page.next_column();
  add_first_steps(page, stamp, demo);
  if (!campaigns.empty()) add_vouching(page, stamp);
  page.one_column();
}

}  // namespace estafette::desk
