#include "campaign/cartography/map_page.hpp"

#include "base/markup.hpp"
#include "campaign/cartography/page_parts.hpp"
#include "campaign/cartography/svg.hpp"

#include <fmt/format.h>

namespace estafette::cartography {
namespace {

std::string without_declaration(const std::string& svg) {
  return svg.substr(svg.find("<svg"));
}

}  // namespace

std::string map_page(const MapPicture& picture) {
  return map_page(picture, to_svg(picture));
}

std::string map_page(const MapPicture& picture, const std::string& svg) {
  const std::string title =
      picture.when.empty() ? picture.title : fmt::format("{}: {}, {}", picture.title, picture.when, picture.whose);
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta "
      "http-equiv=\"Content-Security-Policy\" "
      "content=\"{}\">\n<title>{}</title>\n<style>{}</style>\n"
      "</head>\n<body>\n<div class=\"tools\" hidden>{}</div>\n<main class=\"map\" tabindex=\"0\" "
      "aria-label=\"{}\">\n{}</main>\n"
      "<script>{}</script>\n</body>\n</html>\n",
      escaped(page_policy(kPageScript)), escaped(title), kPageStyle, kPageTools, escaped(title),
      without_declaration(svg), kPageScript);
}

}  // namespace estafette::cartography
