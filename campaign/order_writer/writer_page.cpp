#include "campaign/order_writer/writer_page.hpp"

#include "base/markup/html_table.hpp"
#include "base/markup/markup.hpp"
#include "campaign/cartography/layout/layout.hpp"
#include "campaign/cartography/page_parts.hpp"
#include "campaign/cartography/svg.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/order_writer/sheet_json.hpp"
#include "campaign/order_writer/writer_files.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

/// Where each place of the theatre is drawn.
std::vector<Point> places_on_paper(const cartography::MapPicture& map) {
  const cartography::Paper paper = cartography::paper_for(map);
  std::vector<Point> points;
  for (const cartography::DrawnPlace& place : map.places) points.push_back(paper.at(place.at));
  return points;
}

std::string drawn(const cartography::MapPicture& map, const std::string& svg) {
  return fmt::format(
      "<div class=\"mapbox\"><div class=\"map\" tabindex=\"0\" role=\"group\" aria-label=\"{}\">\n{}</div>"
      "<div class=\"tools\" hidden>{}</div></div>\n",
      escaped(fmt::format("{}: {}", map.when, map.whose)), svg.substr(svg.find("<svg")), cartography::kPageTools);
}

constexpr const char* kWriter = R"(<div class="writer">
<p><label for="subject">Who</label><select id="subject"></select></p>
<ul id="told"></ul>
<h3 id="march-name">March</h3>
<p id="march" aria-live="polite"></p>
<div id="next" class="ways" role="group" aria-labelledby="march-name"></div>
<h3 id="others-name">Or</h3>
<div id="others" class="ways" role="group" aria-labelledby="others-name"></div>
</div>
)";

}  // namespace

void add_order_writer(HtmlPage& page, const Theatre& theatre, const OrderSheet& sheet,
                      const cartography::MapPicture& map, const std::string& svg) {
  page.columns();
  page.heading("The map", map.whose);
  page.put(drawn(map, svg));
  page.next_column();
  page.purpose("Write orders", sheet.when);
  page.paragraph(
      "Click a force on the map, or choose it here. Places that it can reach are lit: click them one after the other.");
  pugi::xml_node data = page.part("input");
  data.append_attribute("type") = "hidden";
  data.append_attribute("id") = "sheet";
  data.append_attribute("value") = to_json(sheet, theatre, places_on_paper(map)).c_str();
  page.put(kWriter);
  page.own_style(kWriterStyle);
  page.runs(std::string(kWriterScript) + cartography::kPageScript);
}

std::string writer_page(const Theatre& theatre, const Chapter& chapter, const Audience& audience) {
  cartography::Atlas atlas(cartography::land_view(theatre.map));
  return writer_page(theatre, chapter, audience, atlas);
}

std::string writer_page(const Theatre& theatre, const Chapter& chapter, const Audience& audience,
                        cartography::Atlas& atlas) {
  const OrderSheet sheet = order_sheet(theatre, chapter.after, audience);
  if (sheet.subjects.empty()) return {};
  const Chapter told = as_told(theatre, chapter, audience);
  HtmlPage page("Orders for " + sheet.when);
  page.lead(
      "This page writes a letter of orders. It knows what your dispatch says, and sends nothing: copy the letter into "
      "your message.");
  const cartography::MapPicture map = cartography::map_view(theatre, chapter.after, told.events, audience.side);
  add_order_writer(page, theatre, sheet, map, atlas.whole(map));
  page.put(
      "<h3>The letter</h3><p><textarea id=\"letter\" rows=\"9\" aria-label=\"The letter\" spellcheck=\"false\">"
      "</textarea></p><p><button type=\"button\" id=\"copy\">Copy the letter</button> <span id=\"copied\" "
      "role=\"status\"></span></p>\n");
  return page.text();
}

}  // namespace estafette::campaign
