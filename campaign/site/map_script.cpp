#include "campaign/site/map_script.hpp"

#include "base/markup/markup.hpp"
#include "campaign/cartography/page_parts.hpp"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <string_view>

namespace estafette::campaign {
namespace {

// Puts the page round the drawing that it is run by. What a script may do is settled here once, after which the page's
// policy lets no other run.
constexpr const char* kFrame = R"js(
  var svg = document.documentElement;
  if (svg.localName !== "svg") { return; }
  function add(parent, kind, attributes) {
    var made = document.createElementNS("http://www.w3.org/1999/xhtml", kind);
    Object.keys(attributes || {}).forEach(function (name) { made.setAttribute(name, attributes[name]); });
    if (parent) { parent.appendChild(made); }
    return made;
  }
  var html = add(null, "html", { lang: "en" }), head = add(html, "head"), body = add(html, "body");
  var title = svg.querySelector("title").textContent;
  add(head, "meta", { name: "viewport", content: "width=device-width, initial-scale=1" });
  add(head, "title").textContent = title;
  add(head, "style").textContent = style + "@media print { @page { size: A3 landscape; margin: 0; } }";
  var bar = add(body, "div", { "class": "tools", hidden: "" });
  new DOMParser().parseFromString(tools, "text/html").querySelectorAll("button").forEach(function (button) {
    bar.appendChild(document.importNode(button, true));
  });
  var map = add(body, "main", { "class": "map", tabindex: "0", "aria-label": title });
  document.replaceChild(html, svg);
  map.appendChild(svg);
  add(head, "meta", { "http-equiv": "Content-Security-Policy", content: policy });
)js";

// Whose a place is, its group says; what else is told of it is the same on all maps, and is found by where its sign is.
constexpr const char* kTold = R"js(
  svg.querySelectorAll(".places use").forEach(function (sign) {
    var what = places[sign.getAttribute("x") + " " + sign.getAttribute("y")], group = sign.closest(".f, .c");
    if (!what || sign.firstChild) { return; }
    var title = document.createElementNS("http://www.w3.org/2000/svg", "title");
    title.textContent = what + (group ? held[group.classList.contains("f") ? 0 : 1] : "");
    sign.appendChild(title);
  });
)js";

/// As a string of a script: whatever a name holds, it stays a name.
std::string quoted(const std::string& text) {
  std::string made = "\"";
  for (const char c : text) {
    if (static_cast<unsigned char>(c) < 0x20)
      made += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    else
      made += (c == '"' || c == '\\' ? "\\" : "") + std::string(1, c);
  }
  return made + "\"";
}

/// "; held by the Coalition", as the drawing says it.
std::string held_by(const Sides& sides, Side side) {
  return "; held by " + sides[side].people;
}

/// What the drawing tells of places, by where their signs are: "120.5 30": "Leipzig, city in Saxony".
std::string places_of(const std::string& land) {
  pugi::xml_document drawing;
  drawing.load_string(land.c_str());
  std::string places;
  for (const pugi::xpath_node& found : drawing.select_nodes("//*[local-name()='use'][*[local-name()='title']]")) {
    const pugi::xml_node sign = found.node();
    places +=
        fmt::format("{}: {},\n", quoted(std::string(sign.attribute("x").value()) + " " + sign.attribute("y").value()),
                    quoted(sign.child("title").child_value()));
  }
  return places;
}

}  // namespace

std::string map_script(const std::string& land, const Sides& sides) {
  return fmt::format(
      "document.addEventListener(\"DOMContentLoaded\", function () {{\n\"use strict\";\nvar style = `{}`, tools = "
      "`{}`, policy = `{}`, held = [{}, {}], places = {{\n{}}};{}{}{}}});\n",
      cartography::kPageStyle, cartography::kPageTools, page_policy(), quoted(held_by(sides, Side::france)),
      quoted(held_by(sides, Side::coalition)), places_of(land), kFrame, kTold, cartography::kPageScript);
}

std::string with_map_script(const std::string& svg, const Sides& sides) {
  constexpr std::string_view kSign = "><title>", kEnd = "</title></use>";
  const std::string ends[] = {escaped(held_by(sides, Side::france)) + std::string(kEnd),
                              escaped(held_by(sides, Side::coalition)) + std::string(kEnd)};
  const std::size_t last = std::min(svg.rfind("</svg>"), svg.size());
  std::string made;
  std::size_t from = 0;
  for (std::size_t end = svg.find(kEnd); end != std::string::npos; end = svg.find(kEnd, end + 1)) {
    const std::size_t begin = svg.rfind(kSign, end) + 1, after = end + kEnd.size();
    const std::string_view told(svg.data() + begin, after - begin);
    const bool known = begin > from && svg.compare(svg.rfind('<', begin - 1), 5, "<use ") == 0 &&
                       (told.ends_with(ends[0]) || told.ends_with(ends[1]));
    if (!known) continue;
    made += svg.substr(from, begin - 1 - from) + "/>";  // the script tells it
    from = after;
  }
  return made + svg.substr(from, last - from) + fmt::format("<script href=\"{}\"></script>\n", kMapScriptFile) +
         svg.substr(last);
}

}  // namespace estafette::campaign
