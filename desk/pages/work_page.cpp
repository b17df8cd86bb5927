#include "desk/pages/work_page.hpp"

#include "base/markup/html_table.hpp"
#include "base/table.hpp"
#include "desk/pages/desk_script.hpp"

#include <fmt/format.h>

namespace estafette::desk {
namespace {

constexpr int kAgain = 2;  ///< seconds

std::string in_words(const Errand::HowFar& far) {
  const auto count = [](std::size_t number) { return figure(static_cast<long long>(number)); };
  const std::string taken = fmt::format("{} s so far", far.taken.count());
  if (far.all == 0) return "It has begun; " + taken + ".";
  return fmt::format("{} of {} {}; {}.", count(far.done), count(far.all), far.things, taken);
}

}  // namespace

void tell_how_far(HtmlPage& page, const Errand& errand, const std::string& command, const Stamp& stamp) {
  const Errand::HowFar far = errand.how_far();
  page.purpose(errand.stops() ? "Stopping" : "Under way");
  pugi::xml_node told = page.part("div");
  told.append_attribute("id") = "how-far";
  pugi::xml_node bar = add_element(told, "progress");
  bar.append_attribute("aria-label") = "How far it is";
  if (far.all > 0) {
    bar.append_attribute("max") = static_cast<unsigned long long>(far.all);
    bar.append_attribute("value") = static_cast<unsigned long long>(far.done);
  }
  pugi::xml_node sentence = add_element(told, "p", in_words(far));
  sentence.append_attribute("role") = "status";
  if (errand.stops())
    page.paragraph("What is in work is finished, and nothing else is begun.");
  else
    page.paragraph("You may go on with other pages meanwhile; this one keeps what comes of it.");
  page.let_send_forms();
  pugi::xml_node form = begin_post_form(page.part("div"), kStopAt, stamp);
  pugi::xml_node button = add_button(form, errand.stops() ? "It is stopping" : "Stop it");
  if (errand.stops()) button.append_attribute("disabled") = "disabled";
  page.paragraph("It is stopped between two files: what is written is whole, and nothing is written by halves.");
  if (!command.empty()) {
    page.paragraph("The same as:");
    add_command(page, command);
  }
  page.asks_again(kAgain);
  page.runs(kDeskScript);
}

void tell_that_work_goes_on(HtmlPage& page, const std::string& title) {
  page.links({{"Under way or just over: " + title + ". See how far it is", kWorkAt, ""}});
}

}  // namespace estafette::desk
