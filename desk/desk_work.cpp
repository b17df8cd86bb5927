// What the desk does: the command of a form, long work beside it, and dispatches.
#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/umpire/roster.hpp"
#include "desk/deeds/deeds.hpp"
#include "desk/deeds/form.hpp"
#include "desk/deeds/habits.hpp"
#include "desk/deeds/zip.hpp"
#include "desk/desk.hpp"
#include "desk/pages/dispatches.hpp"
#include "desk/pages/mistake.hpp"
#include "desk/pages/pages.hpp"
#include "desk/pages/table_page.hpp"
#include "desk/pages/work_page.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace estafette::desk {

/// Where commands find the campaign and what the desk keeps.
Place Desk::here() const {
  const std::string folder = folder_of(furniture_.campaign);
  return {furniture_.campaign, folder, kept_habits(folder)};
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
  DeedAsked asked = deed_asked(*deed, request, here(), letter_name());
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
    if (!ran.mistaken) return work_->asked ? told(*work_->asked, ran) : told_of_zip(ran);
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

/// players.csv, by which one may read what; it may change while the campaign does not.
std::string Desk::readers() const {
  const fs::path players = campaign::players_beside(furniture_.campaign);
  FileError absent;
  return fs::exists(players, absent) ? read_bytes(players) : "";
}

Response Desk::all_dispatches() {
  if (open_->is_none()) return go_to("/begin");
  const std::string of = open_->at() + readers();
  if (work_ && work_->zip && !work_->told && !is_at_work())
    if (Response page = at_work(); zip_ != work_->zip) return page;
  if (zip_ && zip_->of == of)
    return {200, "application/zip", zip_->bytes, {{"Content-Disposition", "attachment; filename=\"dispatches.zip\""}}};
  if (is_at_work()) return go_to(kWorkAt);
  const auto zip = std::make_shared<Zip>(Zip{of, ""});
  const auto make = [campaign = furniture_.campaign, zip](const std::vector<std::string>&, Onlooker& onlooker) -> Ran {
    try {
      OpenCampaign open(campaign);
      zip->bytes = zipped(dispatch_files(open, onlooker));
      return {true, "", ""};
    } catch (const Refusal& refusal) {
      return {false, "", sentences(refusal)};
    } catch (const Stopped& stopped) {
      return {false, "", stopped.what()};
    }
  };
  if (!over_soon({"All dispatches in one zip", std::nullopt, zip, false, {}}, {}, make)) return go_to(kWorkAt);
  Response page = at_work();
  return zip_ == zip ? all_dispatches() : std::move(page);
}

/// The page after it was made, with the way to it.
Response Desk::told_of_zip(const Ran& ran) {
  open_->look();
  HtmlPage page = page_without(work_->title);
  page.purpose(ran.done ? "It is ready" : ran.err.starts_with("Stopped") ? "Stopped" : "Refused");
  if (ran.done) {
    zip_ = work_->zip;
    page.links({{"Save the zip", kAllDispatchesAt, ""}, {"Players and dispatches", "/dispatches", ""}});
  } else {
    page.notice(ran.err, HtmlPage::Mark::refused);
    page.links({{"Players and dispatches", "/dispatches", ""}});
  }
  return shown(page, ran.done ? 200 : 422);
}

/// One player's dispatch as a page.
Response Desk::dispatched(const std::string& name) {
  if (open_->is_none()) return go_to("/begin");
  const std::optional<Document> found = dispatch_page(*open_, name);
  if (!found) return plain_answer(404, "There is no such dispatch");
  return {200, "text/html; charset=utf-8", found->bytes};
}

}  // namespace estafette::desk
