#include "campaign/cartography/map_page.hpp"

#include "base/markup/markup.hpp"
#include "campaign/cartography/layout/layout.hpp"
#include "campaign/cartography/page_parts.hpp"

#include <fmt/format.h>

namespace estafette::cartography {
namespace {

// A part of the drawing on A4, landscape, a quarter larger than it is; the parts overlap so that they can be glued.
constexpr double kPageLong = 297, kPageShort = 210, kPageMargin = 8;
constexpr double kLarger = 1.25;

std::string without_declaration(const std::string& svg) {
  return svg.substr(svg.find("<svg"));
}

std::string page_rule(double width, double height, double margin) {
  return fmt::format("@media print {{ @page {{ size: {}mm {}mm; margin: {}mm; }} }}\n", width, height, margin);
}

/// Two by two parts of the drawing, which prints instead of the whole.
std::string parts(const Paper& paper) {
  const bool broad = paper.width() > paper.height();
  const double wide = (broad ? kPageLong : kPageShort) - 2 * kPageMargin;
  const double high = (broad ? kPageShort : kPageLong) - 2 * kPageMargin;
  std::string all;
  for (const bool below : {false, true})
    for (const bool right : {false, true})
      all += fmt::format(
          "<svg class=\"part\" width=\"{}mm\" height=\"{}mm\" viewBox=\"{} {} {} {}\"><use href=\"#sheet\" "
          "width=\"{}\" height=\"{}\"/></svg>\n",
          wide, high, right ? paper.width() - wide / kLarger : 0, below ? paper.height() - high / kLarger : 0,
          wide / kLarger, high / kLarger, paper.width(), paper.height());
  return all;
}

}  // namespace

std::string map_page(const MapPicture& picture, const MapWishes& wishes) {
  const std::string title =
      picture.when.empty() ? picture.title : fmt::format("{}: {}, {}", picture.title, picture.when, picture.whose);
  const Paper paper = paper_for(picture, wishes.sheet);
  const bool in_parts = wishes.sheet == PaperSize::a4;
  const bool broad = paper.width() > paper.height();
  const std::string size = in_parts
                               ? page_rule(broad ? kPageLong : kPageShort, broad ? kPageShort : kPageLong, kPageMargin)
                               : page_rule(paper.width(), paper.height(), 0);
  MapWishes within = wishes;
  within.alone = false;
  std::string svg = without_declaration(to_svg(picture, within));
  svg.insert(std::string("<svg").size(), " id=\"sheet\"");
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta "
      "http-equiv=\"Content-Security-Policy\" "
      "content=\"{}\">\n<title>{}</title>\n<style>{}{}</style>\n"
      "</head>\n<body{}>\n<div class=\"tools\" hidden>{}</div>\n<main class=\"map\" tabindex=\"0\" "
      "aria-label=\"{}\">\n{}</main>\n{}"
      "<script>{}</script>\n</body>\n</html>\n",
      escaped(page_policy(kPageScript)), escaped(title), kPageStyle, size, in_parts ? " class=\"parts\"" : "",
      kPageTools, escaped(title), svg, in_parts ? parts(paper) : "", kPageScript);
}

}  // namespace estafette::cartography
