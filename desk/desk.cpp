#include "desk/desk.hpp"

#include "base/markup/look.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "desk/deeds/deeds.hpp"
#include "desk/deeds/form.hpp"
#include "desk/deeds/habits.hpp"
#include "desk/deeds/open_desk.hpp"
#include "desk/deeds/zip.hpp"
#include "desk/pages/beginnings.hpp"
#include "desk/pages/desk_style.hpp"
#include "desk/pages/dispatch_zip.hpp"
#include "desk/pages/dispatches.hpp"
#include "desk/pages/dropped.hpp"
#include "desk/pages/map_page.hpp"
#include "desk/pages/mistake.hpp"
#include "desk/pages/own_folder.hpp"
#include "desk/pages/pages.hpp"
#include "desk/pages/players_page.hpp"
#include "desk/pages/questions.hpp"
#include "desk/pages/table_page.hpp"
#include "desk/pages/work_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
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
  if (path == "/dispatches") address += "&" + readers_beside(furniture_.campaign);
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
  std::map<std::string, std::string> names = furniture_.names;
  names.insert({{"france", "France"}, {"coalition", "Coalition"}});
  Stamp stamp{token_, at, lists_beside(kept, furniture_.beginnings, furniture_.sets), std::move(names)};
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
  draw_beginning(page, stamp(open_->at_or_why()), furniture_.beginnings, field(request, "from"));
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

Response Desk::do_deed(const Request& request, const std::string& name) {
  const DeedForm* deed = find_deed(name);
  if (deed == nullptr) return plain_answer(404, "There is no such form");
  if (open_->is_none() && deed->of_campaign) return go_to("/begin");
  if (field(request, "at") != (deed->of_campaign ? open_->at() : open_->at_or_why())) {
    HtmlPage page = page_without(deed->title);
    page.notice(
        "The campaign has moved on since this page was drawn: something was done at the command line or in another "
        "window, or this was done already. Nothing was done now.");
    page.links({{"How things stand", "/", ""}});
    return shown(page, 409);
  }
  const bool beside = deed->beside && furniture_.watched;
  if (beside && is_at_work()) return go_to(kWorkAt);
  const std::string folder = folder_of(furniture_.campaign);
  DeedAsked asked = deed_asked(*deed, request, {furniture_.campaign, folder, kept_habits(folder)}, letter_name());
  if (!beside) return told(asked, furniture_.carry_out(asked.words));
  std::vector<std::string> words = asked.words;
  return over_soon({deed->title, std::move(asked), {}, false, {}}, std::move(words), furniture_.watched)
             ? at_work()
             : go_to(kWorkAt);
}

/// There is one long work at a time.
bool Desk::is_at_work() {
  return work_ && !work_->errand->over_within({});
}

/// Begins long work, and waits for it a little; true if it is over.
bool Desk::over_soon(LongWork work, std::vector<std::string> words, CarryOutWatched carry_out) {
  work_.reset();
  work_ = std::move(work);
  work_->errand = std::make_unique<Errand>(std::move(words), std::move(carry_out));
  return work_->errand->over_within(furniture_.patience);
}

/// Letters are kept by the half-week for which they came: "turn-2.txt", "turn-2-2.txt".
std::string Desk::letter_name() {
  return open_->is_none() ? "letter.txt" : fmt::format("turn-{}.txt", open_->now().state().turn.value);
}

/// The page after a command.
Response Desk::told(const DeedAsked& asked, const Ran& ran) {
  open_->look();
  if (asked.for_good && ran.done) look_ahead();
  if (ran.mistaken) throw std::runtime_error(ran.err);
  if (asked.for_good && ran.done && asked.deed->name == "new") {
    const auto file = asked.values.find("file");
    sit_down_at(std::string(trim(file->second)));
  }
  HtmlPage page = page_without(asked.deed->title);  // as things stand after it
  if (asked.deed->name == "table" && furniture_.find_set)
    tell_answer_at_table(page, asked, ran, stamp(open_->at_or_why()), furniture_.find_set);
  else
    tell_of_deed(page, asked, ran, stamp(open_->at_or_why()), folder_of(furniture_.campaign));
  return shown(page, ran.done ? 200 : 422);
}

/// How far the long work is; once it is over, what it has said.
Response Desk::at_work() {
  if (work_ && !is_at_work()) {
    work_->told = true;
    const Ran& ran = work_->errand->ran();
    if (!ran.mistaken && work_->asked) return told(*work_->asked, ran);
    if (!ran.mistaken) {
      open_->look();
      if (ran.done) zip_ = work_->zip;
      HtmlPage page = page_without(work_->title);
      tell_of_zip(page, ran);
      return shown(page, ran.done ? 200 : 422);
    }
    HtmlPage page = page_of_desk("A mistake in estafette", "", nullptr);  // such work does not touch the campaign
    const std::string at = open_->at_or_why();
    tell_of_mistake(page, ran.err, at, at, folder_of(furniture_.campaign));
    return shown(page, 500);
  }
  HtmlPage page = page_without(work_ ? work_->title : "Work");
  if (work_)
    tell_how_far(page, *work_->errand, work_->asked ? as_typed(work_->asked->words) : "", {token_, open_->at()});
  else
    page.paragraph("No long work is under way.");
  return shown(page);
}

/// It is made beside the desk, and kept until the campaign moves on.
Response Desk::all_dispatches() {
  if (open_->is_none()) return go_to("/begin");
  const std::string of = open_->at() + readers_beside(furniture_.campaign);
  if (work_ && work_->zip && !work_->told && !is_at_work())
    if (Response page = at_work(); zip_ != work_->zip) return page;
  if (zip_ && zip_->of == of) return to_be_saved(*zip_);
  if (is_at_work()) return go_to(kWorkAt);
  const auto zip = std::make_shared<DispatchZip>(DispatchZip{of, ""});
  if (!over_soon({"All dispatches in one zip", std::nullopt, zip, false, {}}, {}, making_of(zip, furniture_.campaign)))
    return go_to(kWorkAt);
  Response page = at_work();
  return zip_ == zip ? to_be_saved(*zip_) : std::move(page);
}

/// One player's dispatch as a page.
Response Desk::dispatched(const std::string& name) {
  if (open_->is_none()) return go_to("/begin");
  const std::optional<Document> found = dispatch_page(*open_, name);
  if (!found) return plain_answer(404, "There is no such dispatch");
  return {200, "text/html; charset=utf-8", found->bytes};
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
  return {200, type_of(path).value_or("text/javascript; charset=utf-8"), found->bytes};
}

}  // namespace estafette::desk
