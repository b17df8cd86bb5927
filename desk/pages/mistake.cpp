#include "desk/pages/mistake.hpp"

#include <algorithm>

namespace estafette::desk {
namespace {

/// "12-11", as opposed to why the campaign cannot be read.
bool is_count(const std::string& at) {
  return std::all_of(at.begin(), at.end(), [](char c) { return c == '-' || (c >= '0' && c <= '9'); });
}

}  // namespace

void tell_of_mistake(HtmlPage& page, const std::string& why, const std::string& before, const std::string& after,
                     const std::string& folder) {
  page.notice("This is a mistake in estafette itself, not yours. Please report it, with what you did.",
              HtmlPage::Mark::refused);
  page.form({why});
  page.heading("What was written, and what was not");
  if (before.empty()) {
    page.paragraph("Nothing was written: this page only shows how things stand.");
  } else if (!is_count(after)) {
    page.paragraph("The campaign cannot be read, so this page cannot tell: " + after);
  } else if (before == "0") {
    page.paragraph(
        "No campaign was open here. One that was to be begun stands among the campaigns of this folder if it was.");
  } else if (before == after) {
    page.paragraph("The campaign is as it was before: nothing of the command is in it.");
    page.paragraph("Files that the command writes may be in the folder " + folder +
                   ", all of them or some. They change nothing in the campaign.");
  } else {
    page.paragraph("The campaign has changed: the command was carried out in it, whole, and stands in the list.");
    page.paragraph("Files that follow from it may be missing in the folder " + folder +
                   ". Look at how things stand before you give the command again.");
  }
  page.links({{"How things stand", "/", ""},
              {"What was done last", "/half-week", ""},
              {"Campaigns of this folder", "/begin", ""}});
}

}  // namespace estafette::desk
