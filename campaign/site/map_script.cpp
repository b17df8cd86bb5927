#include "campaign/site/map_script.hpp"

#include "base/markup.hpp"
#include "campaign/cartography/page_parts.hpp"

#include <fmt/format.h>

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
  add(head, "style").textContent = style;
  add(body, "div", { "class": "tools", hidden: "" }).innerHTML = tools;
  var map = add(body, "main", { "class": "map", tabindex: "0", "aria-label": title });
  document.replaceChild(html, svg);
  map.appendChild(svg);
  add(head, "meta", { "http-equiv": "Content-Security-Policy", content: policy });
)js";

}  // namespace

std::string map_script() {
  return fmt::format(
      "document.addEventListener(\"DOMContentLoaded\", function () {{\n\"use strict\";\nvar style = `{}`, tools = "
      "`{}`, policy = `{}`;{}{}}});\n",
      cartography::kPageStyle, cartography::kPageTools, page_policy(), kFrame, cartography::kPageScript);
}

std::string with_map_script(std::string svg) {
  const std::size_t end = svg.rfind("</svg>");
  if (end != std::string::npos) svg.insert(end, fmt::format("<script href=\"{}\"></script>\n", kMapScriptFile));
  return svg;
}

}  // namespace estafette::campaign
