#include "desk/desk.hpp"

#include "base/look.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "desk/deeds.hpp"
#include "desk/dispatches.hpp"
#include "desk/dropped.hpp"
#include "desk/form.hpp"
#include "desk/letter_lines.hpp"
#include "desk/mistake.hpp"
#include "desk/open_desk.hpp"
#include "desk/pages.hpp"
#include "desk/zip.hpp"

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
constexpr const char* kZip = "/dispatches.zip";
constexpr const char* kFiles = "/files/";
constexpr const char* kDo = "/do/";

/// How far a campaign has come: changes with every command that is given or taken back, by whomever.
std::string at_of(const std::string& campaign) {
  if (campaign.empty()) return "0";
  const campaign::CampaignFile file{campaign};
  return fmt::format("{}-{}", file.all_commands().size(), file.commands().size());
}

/// Letters are kept by the half-week for which they came: "turn-2.txt", "turn-2-2.txt".
std::string letter_name(const std::string& campaign) {
  return campaign.empty() ? "letter.txt"
                          : fmt::format("turn-{}.txt", campaign::CampaignFile{campaign}.state().turn.value);
}

/// The same; if the campaign cannot be read, why.
std::string at_or_why(const std::string& campaign) {
  try {
    return at_of(campaign);
  } catch (const std::exception& why) {
    return why.what();
  }
}

Response shown(const HtmlPage& page, int status = 200) {
  return {status, "text/html; charset=utf-8", page.text()};
}

std::string sentences(const Refusal& refusal) {
  std::string text;
  for (const Problem& problem : refusal.problems()) text += to_string(problem) + "\n";
  return text;
}

/// The names under which the form's files and letter are kept: dropped now, or in its first step.
std::multimap<std::string, std::string> kept_for(const DeedForm& deed, const Request& request, const KeptFiles& files,
                                                 const std::string& letter_name) {
  std::multimap<std::string, std::string> kept;
  const bool second_step = !field(request, "for-good").empty();
  for (const Field& one : deed.fields) {
    if (one.by != Filled::file && one.by != Filled::letter) continue;
    if (second_step) {
      const auto [begin, end] = request.fields.equal_range(one.name);
      for (auto name = begin; name != end; ++name) {
        const std::optional<std::string> known = files.known(name->second);
        if (!known)
          throw Refusal(
              Problem{one.label, 0, "", name->second, "a file that was dropped on this page", "Drop it again"});
        kept.emplace(one.name, *known);
      }
    } else if (one.by == Filled::letter) {
      if (const std::string text = field(request, one.name); !text.empty())
        kept.emplace(one.name, files.keep({letter_name, text}));
    } else {
      const auto [begin, end] = request.uploads.equal_range(one.name);
      for (auto upload = begin; upload != end; ++upload)
        if (!upload->second.name.empty()) kept.emplace(one.name, files.keep(upload->second));
    }
  }
  return kept;
}

/// The one letter of the form as it was pasted or dropped; empty if there are several.
std::string letter_of(const Request& request, const std::multimap<std::string, std::string>& kept, bool for_good) {
  if (kept.size() != 1 || (!kept.contains("letter") && !kept.contains("letters"))) return {};
  const std::string pasted = field(request, "letter");
  return pasted.empty() || for_good ? read_text(kept.begin()->second) : pasted;
}

/// What the command has said; of a letter, line by line.
void show_answer(HtmlPage& page, const DeedForm& deed, const std::string& letter, const Ran& ran) {
  const std::vector<LetterLine> lines =
      deed.name == "lodge" && !letter.empty() ? lines_of(letter, ran) : std::vector<LetterLine>{};
  if (!lines.empty()) {
    add_letter_lines(page, lines);
    page.begin_fold("The command's own words", "");
  }
  add_printed(page, ran.out);
  if (!ran.err.empty()) page.notice(ran.err, ran.done ? HtmlPage::Mark::ask : HtmlPage::Mark::refused);
  if (!lines.empty()) page.end_fold();
}

/// The letter in its form once more, also if it came as a file.
void add_letter_to_mend(HtmlPage& page, const DeedForm& deed, const Stamp& stamp, const Request& request,
                        const std::string& letter) {
  FilledIn values = filled_in(deed, request);
  values.erase("letter");
  values.emplace("letter", letter);
  add_form(page, deed, stamp, values);
}

}  // namespace

Desk::Desk(Furniture furniture, std::string token, std::string address)
    : furniture_(std::move(furniture)), token_(std::move(token)), address_(std::move(address)) {
  sit_down_at(furniture_.campaign);
}
Desk::~Desk() {
  if (!address_.empty()) forget_open_desk(furniture_.campaign, address_);
}

/// Opens a campaign, and tells other desks so.
void Desk::sit_down_at(const std::string& campaign) {
  if (!address_.empty() && campaign != furniture_.campaign) forget_open_desk(furniture_.campaign, address_);
  furniture_.campaign = campaign;
  site_at_.clear();
  if (!address_.empty() && !campaign.empty()) note_open_desk(campaign, address_);
}

Response Desk::answer(const Request& request) {
  const std::string before = request.method == "POST" ? at_or_why(furniture_.campaign) : "";
  try {
    return answered(request);
  } catch (const Refusal& refusal) {
    HtmlPage told = page_without("This cannot be done");
    told.notice(sentences(refusal), HtmlPage::Mark::refused);
    return shown(told, 422);
  } catch (const std::exception& mistake) {
    HtmlPage told = page_of_desk("A mistake in estafette", "", nullptr);
    tell_of_mistake(told, mistake.what(), before, before.empty() ? "" : at_or_why(furniture_.campaign),
                    folder_of(furniture_.campaign));
    return shown(told, 500);
  }
}

Response Desk::answered(const Request& request) {
  const bool posts = request.method == "POST";
  if (posts && request.path == kDroppedAt) return dropped(request);
  if (posts && request.path == "/open") return open(request);
  if (posts && request.path.starts_with(kDo)) return do_deed(request, request.path.substr(std::string(kDo).size()));
  if (posts) return plain_answer(404, "There is no such form");
  if (std::optional<Response> style = look(request.path)) return *std::move(style);
  if (request.path.starts_with(kSite)) return from_the_site(request.path.substr(std::string(kSite).size()));
  if (request.path == kZip || request.path.starts_with(kDispatch)) return dispatched(request.path);
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
  const campaign::CampaignFile file{furniture_.campaign};
  const BattlesMeant meant = battles_meant(file.state(), furniture_.campaign, files, furniture_.carry_out);
  if (meant.numbers.size() == 1) {
    of_battle.fields.erase("number");
    of_battle.fields.erase("for-good");
    of_battle.fields.emplace("number", std::to_string(meant.numbers.front()));
    return do_deed(of_battle, "import");
  }
  HtmlPage page = page_without("What was dropped");
  tell_of_dropped(page, meant, files, {token_, at_of(furniture_.campaign)}, furniture_.carry_out);
  return shown(page, meant.numbers.empty() ? 422 : 200);
}

/// A page that stands for itself: of the campaign, if one can be opened.
HtmlPage Desk::page_without(const std::string& title) const {
  try {
    if (!furniture_.campaign.empty()) {
      const campaign::CampaignFile file{furniture_.campaign};
      return page_of_desk(title, "", &file);
    }
  } catch (const Refusal&) {  // NOLINT(bugprone-empty-catch): the page says why
  }
  return page_of_desk(title, "", nullptr);
}

/// The look and its type, which pages of every depth find beside them.
std::optional<Response> Desk::look(const std::string& path) const {
  if (path.ends_with(std::string("/") + look::kStyleFile))
    return Response{200, "text/css; charset=utf-8", look::for_a_folder()};
  const auto type = std::find_if(furniture_.type.begin(), furniture_.type.end(),
                                 [&](const auto& one) { return path.ends_with("/" + one.first); });
  return type == furniture_.type.end() ? std::nullopt : std::optional(Response{200, "font/woff2", type->second});
}

Response Desk::page(const Request& request) {
  const std::string& path = request.path;
  if (path == "/begin" || (path == "/" && furniture_.campaign.empty())) return beginning();
  const std::vector<DeskPage>& pages = desk_pages();
  const auto found = std::find_if(pages.begin(), pages.end(), [&](const DeskPage& one) { return one.path == path; });
  if (found == pages.end()) return plain_answer(404, "There is no such page");
  if (furniture_.campaign.empty()) return go_to("/begin");
  const campaign::CampaignFile file{furniture_.campaign};
  const std::string at = at_of(furniture_.campaign);
  if (drawn_at_ != at) drawn_.clear();
  drawn_at_ = at;
  std::string address = path;
  for (const auto& [name, value] : request.fields) address += "&" + name + "=" + value;
  if (const auto drawn = drawn_.find(address); drawn != drawn_.end())
    return {200, "text/html; charset=utf-8", drawn->second};
  const KeptFiles files(folder_of(furniture_.campaign));
  HtmlPage page = page_of_desk(found->title, found->path, &file);
  found->draw(page, {file, {token_, at}, furniture_.campaign, files.pages(kMostPages), request});
  if (found->kept && drawn_.size() < kMostDrawn) drawn_[address] = page.text();
  return shown(page);
}

/// One player's dispatch as a page, or all of them in one file.
Response Desk::dispatched(const std::string& path) const {
  if (furniture_.campaign.empty()) return go_to("/begin");
  const campaign::CampaignFile file{furniture_.campaign};
  const std::vector<Document> all = dispatch_files(file, furniture_.campaign);
  if (path == kZip)
    return {200, "application/zip", zipped(all), {{"Content-Disposition", "attachment; filename=\"dispatches.zip\""}}};
  const std::string name = path.substr(std::string(kDispatch).size());
  const auto found = std::find_if(all.begin(), all.end(), [&](const Document& one) {
    return one.path.generic_string() == name && one.path.extension() == ".html";
  });
  if (found == all.end()) return plain_answer(404, "There is no such dispatch");
  return {200, "text/html; charset=utf-8", found->bytes};
}

Response Desk::beginning() const {
  HtmlPage page = page_without("Begin, or open a campaign");
  std::vector<std::string> found;
  FileError error;
  for (fs::directory_iterator entry(".", error), end; !error && entry != end; entry.increment(error))
    if (entry->path().extension() == ".campaign") found.push_back(entry->path().filename().string());
  std::sort(found.begin(), found.end());
  if (!found.empty()) add_open_form(page, found, {token_, "0"});
  const std::string seed = std::to_string(std::stoul(new_secret().substr(0, 6), nullptr, 16));
  add_form(page, *find_deed("new"), {token_, at_of(furniture_.campaign)}, {{"file", "my.campaign"}, {"seed", seed}},
           {{"from", furniture_.beginnings}});
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
  if (furniture_.campaign.empty() && deed->of_campaign) return go_to("/begin");
  const std::string at = at_of(furniture_.campaign);
  if (field(request, "at") != at) {
    HtmlPage page = page_without(deed->title);
    page.notice(
        "The campaign has moved on since this page was drawn: something was done at the command line or in another "
        "window, or this was done already. Nothing was done now.");
    page.links({{"How things stand", "/", ""}});
    return shown(page, 409);
  }
  const bool for_good = !field(request, "for-good").empty();
  const std::string folder = folder_of(furniture_.campaign);
  const auto kept = kept_for(*deed, request, KeptFiles(folder), letter_name(furniture_.campaign));
  const std::vector<std::string> words = words_of(*deed, {furniture_.campaign, folder}, request, kept, for_good);
  const Ran ran = furniture_.carry_out(words);
  if (ran.mistaken) throw std::runtime_error(ran.err);
  if (for_good && ran.done && deed->name == "new") sit_down_at(std::string(trim(field(request, "file"))));
  HtmlPage page = page_without(deed->title);  // as things stand after it
  page.heading(!ran.done ? "Refused" : for_good ? "Done" : "What would happen");
  const std::string letter = letter_of(request, kept, for_good);
  show_answer(page, *deed, letter, ran);
  FilledIn values = filled_in(*deed, request);
  if (for_good) {
    page.paragraph(as_typed(words));
    page.links({{"How things stand", "/", ""}});
  } else if (ran.done) {
    for (const Field& one : deed->fields)
      if (one.by == Filled::file || one.by == Filled::letter) values.erase(one.name);
    values.insert(kept.begin(), kept.end());
    add_commit_panel(page, *deed, {token_, at}, values,
                     as_typed(words_of(*deed, {furniture_.campaign, folder}, request, kept, true)));
    if (!letter.empty()) add_letter_to_mend(page, *deed, {token_, at}, request, letter);
  } else {
    page.paragraph("Correct it, and look again.");
    if (letter.empty())
      add_form(page, *deed, {token_, at}, values);
    else
      add_letter_to_mend(page, *deed, {token_, at}, request, letter);
  }
  return shown(page, ran.done ? 200 : 422);
}

Response Desk::from_the_site(const std::string& path) {
  if (furniture_.campaign.empty()) return go_to("/begin");
  const std::string at = at_of(furniture_.campaign);
  if (site_at_ != at) {
    const campaign::CampaignFile file{furniture_.campaign};
    site_.emplace(file.theatre(), campaign::chapters_of(file.events()), std::nullopt);
    site_at_ = at;
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
