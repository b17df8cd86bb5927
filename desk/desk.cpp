#include "desk/desk.hpp"

#include "base/markup/look.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/umpire/roster.hpp"
#include "desk/deeds/deeds.hpp"
#include "desk/deeds/form.hpp"
#include "desk/deeds/habits.hpp"
#include "desk/deeds/open_desk.hpp"
#include "desk/deeds/zip.hpp"
#include "desk/pages/beginnings.hpp"
#include "desk/pages/desk_style.hpp"
#include "desk/pages/dispatches.hpp"
#include "desk/pages/dropped.hpp"
#include "desk/pages/map_page.hpp"
#include "desk/pages/mistake.hpp"
#include "desk/pages/own_folder.hpp"
#include "desk/pages/pages.hpp"
#include "desk/pages/papers.hpp"
#include "desk/pages/players_page.hpp"
#include "desk/pages/questions.hpp"
#include "desk/pages/table_page.hpp"
#include "desk/pages/work_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <utility>

namespace estafette::desk {
namespace {

constexpr std::size_t kMostPages = 60;  ///< that commands have written, and that are listed
constexpr std::size_t kMostDrawn = 8;   ///< pages that are kept
constexpr const char* kSite = "/site/";
constexpr const char* kDispatch = "/dispatch/";
constexpr const char* kMod = "/mod/";
constexpr const char* kFiles = "/files/";
constexpr const char* kDo = "/do/";

}  // namespace

Desk::Desk(Furniture furniture, std::string token, std::string address)
    : furniture_(std::move(furniture)), token_(std::move(token)), address_(std::move(address)) {
  furniture_.names.merge(names_of_beginnings(furniture_.beginnings));
  sit_down_at(furniture_.campaign);
}
Desk::~Desk() {
  if (!address_.empty()) forget_open_desk(furniture_.campaign, address_);
}

/// Opens a campaign, and tells other desks so.
void Desk::sit_down_at(const std::string& campaign) {
  if (!address_.empty() && campaign != furniture_.campaign) forget_open_desk(furniture_.campaign, address_);
  furniture_.campaign = campaign;
  open_ = std::make_unique<OpenCampaign>(campaign);
  site_at_.clear();
  drawn_at_.clear();
  ahead_of_.clear();
  if (!address_.empty() && !campaign.empty()) note_open_desk(campaign, address_);
  look_ahead();
}

void Desk::look_ahead() {
  if (!furniture_.looks_ahead || open_->is_none()) return;
  if (const std::string at = open_->at_or_why(); at != ahead_of_) {
    ahead_of_ = at;
    Request map;
    map.path = "/map";
    ahead_.begin(map_wanted(at, map.path, map), !open_->has_read());
  }
}

/// What has happened, and the first map, if they were made ready beside the desk.
void Desk::take_what_happened(const std::string& at) {
  if (open_->has_read()) return;
  Ahead::Ready ready = ahead_.take_if_ready(furniture_.campaign, at);
  if (!ready.open) return;
  drawn_["/map"] = std::move(ready.map);
  open_ = std::move(ready.open);
}

Ahead::Wanted Desk::map_wanted(const std::string& at, const std::string& address, const Request& asked) const {
  return {furniture_.campaign, stamp(at), address, asked};
}

/// The map's page if it is there at once; else a word of waiting, from which the browser goes on to it. None: it has
/// to be drawn here.
std::optional<Response> Desk::map_drawn_beside(const Ahead::Wanted& wanted) {
  constexpr std::chrono::milliseconds kAtOnce(10);
  std::optional<Ahead::Ready> ready = ahead_.fetch(wanted, kAtOnce);
  if (!ready) {
    HtmlPage page = page_of_desk("Map", "/map", &open_->now());
    tell_that_map_is_drawn(page);
    return shown(page);
  }
  if (ready->map.empty()) return std::nullopt;
  if (ready->open) open_ = std::move(ready->open);
  return Response{200, "text/html; charset=utf-8", drawn_[wanted.address] = std::move(ready->map)};
}

Response Desk::answer(const Request& request) {
  open_->look();
  const std::string before = request.method == "POST" ? open_->at_or_why() : "";
  try {
    return answered(request);
  } catch (const Refusal& refusal) {
    HtmlPage told = page_without("This cannot be done");
    told.notice(sentences(refusal), HtmlPage::Mark::refused);
    told.paragraph("Nothing was done. Your browser's way back leads to what you had filled in.");
    return shown(told, 422);
  } catch (const std::exception& mistake) {
    open_->look();
    HtmlPage told = page_of_desk("A mistake in estafette", "", nullptr);
    tell_of_mistake(told, mistake.what(), before, before.empty() ? "" : open_->at_or_why(),
                    folder_of(furniture_.campaign));
    return shown(told, 500);
  }
}

Response Desk::answered(const Request& request) {
  const bool posts = request.method == "POST";
  if (posts && request.path == kDroppedAt) return dropped(request);
  if (posts && request.path == "/open") return open(request);
  if (posts && request.path == kAnswersAt) return do_deed(answered_questions(request), "convert");
  if (posts && request.path == kAskAt) return do_deed(asked_at_table(request, furniture_.find_set), "table");
  if (posts && request.path == kOwnFolderAt)
    return go_to(keep_own_folder(request, KeptFiles(folder_of(furniture_.campaign))));
  if (posts && request.path == kForgetHabitsAt) {
    remove_if_there(kept_habits(folder_of(furniture_.campaign)));
    return go_to("/orders-of-battle");
  }
  if (posts && request.path == kStopAt && work_) work_->errand->stop();
  if (posts && request.path == kStopAt) return go_to(kWorkAt);
  if (posts && request.path.starts_with(kDo)) return do_deed(request, request.path.substr(std::string(kDo).size()));
  if (posts) return plain_answer(404, "There is no such form");
  if (std::optional<Response> style = look(request.path)) return *std::move(style);
  if (request.path.starts_with(kSite)) return from_the_site(request.path.substr(std::string(kSite).size()));
  if (request.path == kWorkAt) return at_work();
  if (request.path.starts_with(kMod)) return mod_folder(request.path.substr(std::string(kMod).size()));
  if (request.path == kAllDispatchesAt) return all_dispatches();
  if (request.path.starts_with(kDispatch)) return dispatched(request.path.substr(std::string(kDispatch).size()));
  if (request.path.starts_with(kFiles)) {
    const KeptFiles files(folder_of(furniture_.campaign));
    if (std::optional<Response> file = files.shown(request.path.substr(std::string(kFiles).size())))
      return *std::move(file);
    return plain_answer(404, "There is no such file in the desk's folder");
  }
  return page(request);
}

/// Files that were dropped on a page: of one battle, what its form would show; else what they are.
Response Desk::dropped(const Request& request) {
  if (furniture_.campaign.empty()) return go_to("/begin");
  const KeptFiles kept(folder_of(furniture_.campaign));
  std::vector<std::string> files;
  Request of_battle = request;
  of_battle.uploads.clear();
  const auto [begin, end] = request.uploads.equal_range(kDropped);
  for (auto upload = begin; upload != end; ++upload) {
    if (upload->second.name.empty()) continue;
    files.push_back(kept.keep(upload->second));
    of_battle.uploads.emplace("dump", upload->second);
  }
  if (files.empty()) throw Refusal(Problem{"Files", 0, "", "nothing", "a dump or a return", "Choose one, or drop it"});
  const BattlesMeant meant = battles_meant(open_->now().state(), furniture_.campaign, files, furniture_.carry_out);
  if (meant.numbers.size() == 1) {
    of_battle.fields.erase("number");
    of_battle.fields.erase("for-good");
    of_battle.fields.emplace("number", std::to_string(meant.numbers.front()));
    return do_deed(of_battle, "import");
  }
  HtmlPage page = page_without("What was dropped");
  const auto where_of = [this](int number) {
    const campaign::Contact* contact = campaign::find_contact(open_->now().state(), number);
    return contact == nullptr ? "" : " at " + open_->now().theatre().name(contact->node);
  };
  tell_of_dropped(page, meant, files, stamp(open_->at()), furniture_.carry_out, where_of);
  return shown(page, meant.numbers.empty() ? 422 : 200);
}

/// A page that stands for itself: of the campaign, if one can be opened.
HtmlPage Desk::page_without(const std::string& title) {
  try {
    if (!open_->is_none()) return page_of_desk(title, "", &open_->now());
  } catch (const Refusal&) {  // NOLINT(bugprone-empty-catch): the page says why
  }
  return page_of_desk(title, "", nullptr);
}

/// The look and its type, which pages of every depth find beside them.
std::optional<Response> Desk::look(const std::string& path) const {
  if (path.ends_with(std::string("/") + look::kStyleFile))
    return Response{200, "text/css; charset=utf-8", look::for_a_folder() + kDeskStyle};
  const auto type = std::find_if(furniture_.type.begin(), furniture_.type.end(),
                                 [&](const auto& one) { return path.ends_with("/" + one.first); });
  return type == furniture_.type.end() ? std::nullopt : std::optional(Response{200, "font/woff2", type->second});
}

Response Desk::page(const Request& request) {
  const std::string& path = request.path;
  if (path == "/begin" || (path == "/" && furniture_.campaign.empty())) return beginning(request);
  const DeskPage* found = find_page(path);
  if (found == nullptr) return plain_answer(404, "There is no such page");
  if (furniture_.campaign.empty()) return go_to("/begin");
  const std::string at = open_->at();
  if (drawn_at_ != at) drawn_.clear();
  drawn_at_ = at;
  take_what_happened(at);
  std::string address = path;
  for (const auto& [name, value] : request.fields) address += "&" + name + "=" + value;
  if (path == "/dispatches") address += "&" + readers();
  const auto drawn = drawn_.find(address);
  const bool is_map = path == "/map";  // which takes too long to be drawn only to say that work goes on
  const bool waits = work_ && !work_->told && !is_map;
  if (drawn != drawn_.end() && !waits) return {200, "text/html; charset=utf-8", drawn->second};
  if (is_map && furniture_.looks_ahead)
    if (std::optional<Response> map = map_drawn_beside(map_wanted(at, address, request))) return *std::move(map);
  const KeptFiles files(folder_of(furniture_.campaign));
  HtmlPage page = page_of_desk(title_of(*found, request, open_->now()), found->path, &open_->now());
  if (waits) tell_that_work_goes_on(page, work_->title);
  draw_page(*found, page,
            {open_->now(), stamp(at), furniture_.campaign, files.pages(kMostPages), request, *open_,
             furniture_.find_set, ahead_.atlas()});
  if (found->kept && drawn_.size() < kMostDrawn && !waits) drawn_[address] = page.text();
  return shown(page);
}

/// What every form is drawn with: campaigns, folders and sets, those beside the campaign and the umpire's own too.
Stamp Desk::stamp(const std::string& at) const {
  const KeptFiles kept(folder_of(furniture_.campaign));
  Lists lists{{kBeginnings, furniture_.beginnings}, {kSets, furniture_.sets}, {kCampaigns, {}}};
  for (std::vector<std::string> own : {folders_with(".", "campaign.xml"), kept.kept_folders_with("campaign.xml")})
    std::move(own.begin(), own.end(), std::back_inserter(lists[kBeginnings]));
  for (const std::vector<std::string>& own : {folders_with(".", "rules.xml"), kept.kept_folders_with("rules.xml")})
    for (const std::string& folder : own)
      if (FileError absent; !fs::exists(fs::path(folder) / "campaign.xml", absent)) lists[kSets].push_back(folder);
  FileError error;
  for (fs::directory_iterator entry(".", error), end; !error && entry != end; entry.increment(error))
    if (entry->path().extension() == ".campaign") lists[kCampaigns].push_back(entry->path().filename().string());
  std::sort(lists[kCampaigns].begin(), lists[kCampaigns].end());
  std::map<std::string, std::string> names = furniture_.names;
  names.insert({{"france", "France"}, {"coalition", "Coalition"}});
  Stamp stamp{token_, at, std::move(lists), std::move(names)};
  try {
    for (const campaign::Side side : {campaign::Side::france, campaign::Side::coalition})
      if (!open_->is_none()) stamp.names[campaign::to_string(side)] = open_->now().theatre().rules.sides[side].name;
    if (!open_->is_none()) add_lists_of_commands(stamp, open_->now().state());
  } catch (const Refusal&) {  // NOLINT(bugprone-empty-catch): the page says why
  }
  return stamp;
}

Response Desk::beginning(const Request& request) {
  HtmlPage page = page_without("Begin, or open a campaign");
  const Stamp begun = stamp(open_->at_or_why());
  const std::vector<std::string>& campaigns = begun.lists.at(kCampaigns);
  const std::string seed = std::to_string(std::stoul(new_secret().substr(0, 6), nullptr, 16));
  const auto spring = std::find_if(furniture_.beginnings.begin(), furniture_.beginnings.end(),
                                   [](const std::string& folder) { return folder.ends_with("1813"); });
  const std::string demo = spring == furniture_.beginnings.end() ? "" : *spring;
  const std::string own = field(request, "from");
  page.lead("Campaigns are files in " + fs::current_path().string() + ".");
  page.columns();
  if (!campaigns.empty()) add_open_form(page, campaigns, begun);
  add_form(page, *find_deed("new"), begun,
           {{"file", "my.campaign"}, {"seed", seed}, {"from", own.empty() ? demo : own}});
  add_beginnings(page, begun.lists.at(kBeginnings));
  add_own_folder(
      page, "A campaign of your own",
      "A folder with campaign.xml, map.xml and rules.xml (docs/formats/campaign.md): a copy of one of ours that "
      "you have changed, or a new one. It then stands in the list above.",
      begun);
  page.next_column();
  add_first_steps(page, begun, demo);
  if (!campaigns.empty()) add_vouching(page, begun);
  page.one_column();
  return shown(page);
}

Response Desk::open(const Request& request) {
  const std::string name = field(request, "campaign");
  if (fs::path(name).has_parent_path() || fs::path(name).extension() != ".campaign")
    throw Refusal(Problem{"Campaign", 0, "", name, "a campaign of this folder", ""});
  const campaign::CampaignFile sound{fs::path(name)};
  if (const std::string other = address_.empty() || name == furniture_.campaign ? "" : open_desk_of(name);
      !other.empty()) {
    HtmlPage led = page_without("This campaign is on another desk");
    led.notice("There is one desk for each campaign. Close the other, or go on there.");
    led.links({{"The desk of " + name, other, ""}});
    return shown(led, 409);
  }
  sit_down_at(name);
  return go_to("/");
}

/// The mod folder of a battle in one file, for the other players: "2.zip".
Response Desk::mod_folder(const std::string& name) const {
  const std::optional<int> number = whole_number(name.substr(0, name.find('.')));
  const std::vector<Document> files = number && name == fmt::format("{}.zip", *number)
                                          ? KeptFiles(folder_of(furniture_.campaign)).mod_of(*number)
                                          : std::vector<Document>{};
  if (files.empty()) return plain_answer(404, "There is no such mod folder: write it first");
  const std::string file = fmt::format("attachment; filename=\"battle-{}.zip\"", *number);
  return {200, "application/zip", zipped(files), {{"Content-Disposition", file}}};
}

Response Desk::from_the_site(const std::string& path) {
  if (open_->is_none()) return go_to("/begin");
  if (site_at_ != open_->at()) {
    site_.emplace(open_->now().theatre(), open_->chapters(), std::nullopt);
    site_at_ = open_->at();
  }
  const std::optional<Document> found = site_->file(path);
  if (!found) return plain_answer(404, "There is no such page");
  return {200,
          path.ends_with(".svg")    ? "image/svg+xml"
          : path.ends_with(".html") ? "text/html; charset=utf-8"
          : path.ends_with(".js")   ? "text/javascript; charset=utf-8"
                                    : "text/plain; charset=utf-8",
          found->bytes};
}

}  // namespace estafette::desk
