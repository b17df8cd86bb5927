#include "pages/every_page.hpp"

#include "base/markup/html.hpp"
#include "campaign/cartography/map_page.hpp"
#include "campaign/cartography/svg.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/reports/dispatches/dispatch_forms.hpp"
#include "campaign/reports/planted.hpp"
#include "campaign/site/site.hpp"
#include "campaign/state/json_events.hpp"
#include "campaign/state/json_sayings.hpp"
#include "converter/batch/summary.hpp"
#include "converter/review/page.hpp"
#include "converter/scaling/report.hpp"
#include "sow_dumps/losses/losses.hpp"
#include "sow_dumps/losses/losses_page.hpp"
#include "sow_dumps/reconcile.hpp"
#include "sow_dumps/sheets.hpp"
#include "tabletop/table/cards.hpp"

#include <utility>

namespace estafette::test {
namespace {

void replace_all(std::string& text, const std::string& what, const std::string& by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
}

/// As it stands within the quotes of JSON.
std::string in_json(const std::string& text) {
  std::string made;
  constexpr const char* kFigures = "0123456789abcdef";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20)
      made += std::string("\\u00") + kFigures[byte >> 4] + kFigures[byte & 15];
    else
      made += (c == '"' || c == '\\' ? "\\" : "") + std::string(1, c);
  }
  return made;
}

/// Of the planted campaign every name begins with one of these and a blank; its ids have a hyphen there.
std::string renamed(std::string json, const std::string& name) {
  for (const char* mark : {kFrench, kCoalition, kUmpire}) {
    replace_all(json, std::string("\"") + mark + "\"", "\"" + in_json(name) + "\"");
    replace_all(json, std::string(mark) + " ", in_json(name) + " ");
  }
  replace_all(json, "\"name\":\"Burg\"", "\"name\":\"" + in_json(name) + "\"");
  return json;
}

std::vector<Chapter> chapters(const std::string& name) {
  std::vector<Event> events = planted_events();
  for (Event& event : events) {
    event.change = change_from(kind_of(event.change), renamed(to_json(event.change), name));
    event.said = saying_from(renamed(to_json(event.said), name));
    event.cause = cause_from(renamed(to_json(event.cause), name));
    event.dice = dice_from(renamed(to_json(event.dice), name));
  }
  return chapters_of(events);
}

Theatre country(const std::string& name) {
  map::Map ground = planted_country().map;
  ground.campaign = name;
  for (map::Node& node : ground.nodes) node.name = node.today = node.country = node.note = name;
  const map::Coordinates home = ground.nodes.front().at;
  ground.rivers.push_back({name, {{home.lon - 1, home.lat + 0.05}, {home.lon + 1, home.lat + 0.05}}});
  ground.seas.push_back(
      {name, {{home.lon, home.lat + 0.1}, {home.lon + 1, home.lat + 0.1}, {home.lon, home.lat + 0.4}}});
  return {std::move(ground), planted_country().rules};
}

std::string scaling_page(const std::string& name) {
  Orbat orbat;
  orbat.formations.push_back({});
  Formation& army = orbat.formations.front();
  army.name = army.commander = army.note = army.source = name;
  army.units.push_back({});
  army.units.front().name = army.units.front().commander = army.units.front().note = name;
  army.units.front().id = "a-unit";
  scaling::Scaled scaled;
  scaled.orbat = orbat;
  scaled.parts.emplace_back();
  scaled.parts.back().scaled = "a-unit";
  scaled.parts.back().name = name;
  scaled.left_out.push_back({name, name, Men{500}, Guns{}, name});
  scaled.decisions.emplace_back();
  scaled.decisions.back().formation = scaled.decisions.back().unit = scaled.decisions.back().reason = name;
  return scaling::report_html(name, orbat, scaled);
}

std::string losses_page(const std::string& name) {
  sow::BattleSheet sheet = small_sheet();
  const dumps::ResultsDump dump = unhurt(sheet);
  sheet.name = sheet.map = name;
  for (sow::SheetRow& row : sheet.rows) row.name = name;
  dumps::Losses losses = dumps::carry_over(sheet, dumps::reconcile(sheet, dump, nullptr, policy_1813()), policy_1813());
  for (dumps::UnitLosses& unit : losses.units) unit.name = name;
  return dumps::losses_html(sheet, losses);
}

std::string summary_page(const std::string& name) {
  batch::Outcome refused;
  refused.file = name;
  refused.problems = {{name, 3, name, name, name, name}};
  batch::Outcome done;
  done.file = done.reason = name;
  done.state = batch::InputState::done;
  done.written = done.remarks = {name};
  return batch::summary_html({refused, done});
}

std::string review_page(const std::string& name) {
  review::Review review;
  review.file = review.title = name;
  review.lines = {{.line = 1, .text = name, .use = readers::LineUse::asked, .questions = {0}}};
  review.nodes = {{.command = true, .name = name, .commander = name, .what = name, .guesses = name, .line = 1}};
  review.sums = {{.line = 1, .of = name, .stated = name, .read = name, .agrees = false}};
  review.questions = {{name, 1, name, name, name, name}};
  return to_html(review, {.remarks = {name}, .answers = name});
}

std::string cards_page_of(const std::string& name) {
  tabletop::RosterPiece piece;
  piece.id = piece.label = piece.name = piece.arm = piece.quality = name;
  piece.steps = 3;
  piece.groups = {1, 2};
  piece.members = {{name, name, 500, 8}};
  piece.notes = {name};
  tabletop::TabletopRules rules;
  rules.name = rules.steps = name;
  return tabletop::cards_page({.army = name,
                               .label = name,
                               .fatigue = 2,
                               .commands = {{name, name, 1, {piece}, {name}}},
                               .notes = {name},
                               .remarks = {name}},
                              rules);
}

/// Everything that a page can hold.
std::string full_page(const std::string& name) {
  HtmlPage page(name, HtmlPage::Masthead{name, name, name, {{name, "index.html", ""}, {name, "", ""}}});
  page.eyebrow(name);
  page.lead(name);
  page.steps(name, {{name, name, HtmlPage::Step::When::past}, {name, name, HtmlPage::Step::When::now}});
  page.letterhead(name, name);
  page.columns();
  page.purpose(name, name);
  page.tasks({{name, name}});
  page.opening(name);
  page.subheading(name);
  page.form({name, name});
  page.fold(name, name, {{name, name}});
  page.next_column();
  page.small_charts({{name, name, "index.html", ""}});
  page.counters({{"france", true, name, name, name}});
  page.one_column();
  page.contents();
  page.heading(name);
  page.paragraph(name);
  page.notice(name);
  page.table({name, {{name}, {name, true, true}}, {{name, "12"}, {name, name}}, {1}}, {"index.html", ""});
  page.list({name});
  page.links({{name, "index.html", "next"}});
  page.navigation(name, {{name, "index.html", ""}});
  page.letter(name + "\n" + name);
  page.picture("chart.svg", name, name, "index.html");
  return page.text();
}

}  // namespace

const std::vector<std::string>& hostile_names() {
  static const std::vector<std::string> names = {
      "<script>top.struck()</script>",
      "</title><script>top.struck()</script>",
      "</style><script>top.struck()</script>",
      "</script><script>top.struck()</script>",
      "</textarea></noscript><script>top.struck()</script>",
      "--><script>top.struck()</script><!--",
      "]]><script>top.struck()</script>",
      "<!--<script>top.struck()</script>",
      "<img src=x onerror=top.struck()>",
      "<img src=x onerror=top.struck()//",
      "<svg onload=top.struck()>",
      "</svg><img src=x onerror=top.struck()>",
      "</text></svg></main><iframe srcdoc='<script>top.struck()</script>'></iframe>",
      "<svg><script href='data:text/javascript,top.struck()'></script></svg>",
      "<a href='javascript:top.struck()'>Ney</a>",
      "<meta http-equiv='refresh' content='0;url=data:text/html,struck'>",
      "<base href='http://example.invalid/'>",
      "<link rel=stylesheet href='data:text/css,*{display:none}'>",
      "<style>*{display:none}</style>",
      "<form action='http://example.invalid/'><button>Ney</button></form>",
      "<object data='data:text/html,<script>top.struck()</script>'></object>",
      "<details open ontoggle=top.struck()>",
      "<body onload=top.struck()>",
      "<input autofocus onfocus=top.struck()>",
      "\" onload=\"top.struck()",
      "\" autofocus tabindex=\"0\" onfocus=\"top.struck()\" x=\"",
      "' onmouseover='top.struck()",
      "\"><script>top.struck()</script>",
      "'><script>top.struck()</script>",
      "`onload=top.struck()`",
      "javascript:top.struck()",
      "data:text/html,<script>top.struck()</script>",
      "{{constructor.constructor('top.struck()')()}}",
      "${top.struck()}",
      "&lt;script&gt;top.struck()&lt;/script&gt;",
      "&#60;script&#62;top.struck()&#60;/script&#62;",
      "Ney\xE2\x80\xAE>tpircs/<)(kcurts.pot>tpircs<",
      "Ney\x01\x08\x1B[2J\x7F\xC2\x85\xEF\xBF\xBF",
      "../../../etc/passwd",
      "Ney \xE2\x80\x9C\xE2\x80\x9D \xF0\x9F\x90\x89 \xCC\x81\xCC\x88 %s %n {} \\u003cscript\\u003e",
  };
  return names;
}

std::vector<Document> every_page(const std::string& name) {
  const Theatre theatre = country(name);
  const std::vector<Chapter> all = chapters(name);
  std::vector<Document> pages = site(theatre, all, std::nullopt);
  const cartography::MapPicture picture =
      cartography::map_view(theatre, all.back().after, all.back().events, std::nullopt);
  pages.push_back({"drawn-map.html", cartography::map_page(picture)});
  pages.push_back({"drawn-map.svg", cartography::to_svg(picture)});
  pages.push_back({"drawn-land.html", cartography::map_page(cartography::land_view(theatre.map))});
  pages.push_back(
      {"dispatch.html", to_html(dispatch(theatre, all.back(), Audience{Side::france, "", {}}, name + "\n" + name))});
  pages.push_back({"scaling.html", scaling_page(name)});
  pages.push_back({"losses.html", losses_page(name)});
  pages.push_back({"summary.html", summary_page(name)});
  pages.push_back({"review.html", review_page(name)});
  pages.push_back({"cards.html", cards_page_of(name)});
  pages.push_back({"full.html", full_page(name)});
  std::erase_if(pages, [](const Document& page) {  // a site's spreadsheets are no pages
    return page.path.extension() != ".html" && page.path.extension() != ".svg";
  });
  return pages;
}

}  // namespace estafette::test
