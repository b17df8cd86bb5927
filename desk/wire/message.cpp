#include "desk/wire/message.hpp"

#include "base/invisible.hpp"
#include "base/markup/html.hpp"

namespace estafette::desk {

std::string field(const Request& request, const std::string& name) {
  const auto found = request.fields.find(name);
  return found == request.fields.end() ? std::string() : without_invisible(found->second).value_or("");
}

Response plain_answer(int status, const std::string& text) {
  constexpr int kNobody = 403, kNothing = 404, kMistake = 500;
  HtmlPage page(status == kNobody    ? "You cannot come in like this"
                : status == kNothing ? "There is nothing here"
                : status == kMistake ? "A mistake in estafette"
                                     : "This cannot be done");
  page.narrow();
  page.eyebrow("Estafette: the umpire's desk");
  page.notice(text + ".", HtmlPage::Mark::refused);
  if (status == kNobody)
    page.paragraph(
        "The address stands in the window in which the desk was started. If that window is closed, so is the desk: "
        "open "
        "estafette again, and the browser comes by itself.");
  else
    page.links({{"How things stand", "/", ""}});
  return {status, "text/html; charset=utf-8", page.text()};
}

Response go_to(const std::string& path) {
  return {303, "text/plain; charset=utf-8", "", {{"Location", path}}};
}

}  // namespace estafette::desk
