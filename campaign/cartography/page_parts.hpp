// What makes the map a page: its style for light and dark, its buttons, and the script that moves it. No network.
#pragma once

namespace estafette::cartography {

inline constexpr const char* kPageStyle = R"(
:root { color-scheme: light dark; }
html, body { margin: 0; height: 100%; background: #fcf8ee; color: #211c15; font: 16px/1.4 Georgia, "Times New Roman", serif; }
.map { overflow: auto; height: 100%; }
.map svg { display: block; width: max(100%, 1600px); height: auto; }
.live .map { overflow: hidden; touch-action: none; cursor: grab; }
.live .map svg { width: 100%; height: 100%; }
.tools { position: fixed; right: .6rem; bottom: .6rem; display: flex; gap: .3rem; z-index: 1; }
.tools[hidden] { display: none; }
.tools [aria-pressed=true] { background: #211c15; color: #fcf8ee; }
.tools button { min-width: 2.75rem; height: 2.75rem; padding: 0 .8rem; border: 1px solid #87734f; border-radius: .4rem;
  font: 600 15px/1.2 "Estafette Figures", "Segoe UI", Arial, sans-serif; background: #fcf8ee; color: #211c15; cursor: pointer; }
.live .near .inset, .live .near .inset-mark, .live .near .far { display: none; }
.live .near .late { display: inline; }
.live .close .rows { display: inline; }
.live .close .stack a:first-child { display: none; }
@media (prefers-color-scheme: dark) {
  html, body, .tools button { background: #1d2025; color: #efe8d8; }
}
.part { display: none; }
@media print {
  html, body { height: auto; background: #fff; }
  .tools { display: none; }
  .map, .live .map { height: auto; overflow: visible; }
  .map svg, .live .map svg { width: 100vw; height: 100vh; }
  .parts .map { position: absolute; width: 0; height: 0; overflow: hidden; }
  .part { display: block; break-after: page; break-inside: avoid; }
  .part:last-of-type { break-after: auto; }
}
)";

inline constexpr const char* kPageTools =
    R"(<button type="button" data-do="in" aria-label="Larger">+</button>)"
    R"(<button type="button" data-do="out" aria-label="Smaller">&#8722;</button>)"
    R"(<button type="button" data-do="whole">Whole map</button>)"
    R"(<button type="button" data-do="supply" aria-pressed="false">Supply</button>)";

inline constexpr const char* kPageScript = R"js(
(function () {
  "use strict";
  var map = document.querySelector(".map"), svg = map.querySelector("svg"), tools = document.querySelector(".tools");
  var sheet = svg.viewBox.baseVal, whole = { x: 0, y: 0, w: sheet.width, h: sheet.height }, view = Object.assign({}, whole);
  var fingers = new Map(), closest = 30, legible = 5.4, kept = 1, waiting = false, dragged = false;
  var keepers = Array.from(svg.querySelectorAll(".k, .places > g > g")).filter(function (n) { return !n.closest(".inset, .legend"); })
    .map(function (n) {
      var at = n.getAttribute("data-at"), sign = n.querySelector("use");
      at = at ? at.split(" ") : [sign.getAttribute("x"), sign.getAttribute("y")];
      return { node: n, x: +at[0], y: +at[1], slowly: n.classList.contains("slowly") };
    });
  var lines = Array.from(svg.querySelectorAll(".land [stroke-width]")).filter(function (n) { return !n.closest(".inset"); })
    .map(function (n) {
      var dashes = n.getAttribute("stroke-dasharray");
      return { node: n, width: +n.getAttribute("stroke-width"), dashes: dashes && dashes !== "none" && dashes.split(" ") };
    });
  var signs = Array.from(svg.querySelectorAll("marker > path"));
  document.documentElement.classList.add("live");
  tools.hidden = false;
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  function show() {
    view.w = Math.min(Math.max(view.w, closest), whole.w * 1.2);
    view.h = view.w * whole.h / whole.w;
    view.x = Math.min(Math.max(view.x, -view.w / 2), whole.w - view.w / 2);
    view.y = Math.min(Math.max(view.y, -view.h / 2), whole.h - view.h / 2);
    svg.setAttribute("viewBox", [view.x, view.y, view.w, view.h].join(" "));
    if (!waiting) { waiting = true; requestAnimationFrame(keep); }
  }
  // Names, signs and counters grow with the map until they are easily read, and then keep their size on the screen: the
  // land between them grows, and what was crowded comes apart.
  function keep() {
    waiting = false;
    var box = map.getBoundingClientRect(), scale = Math.min(box.width / view.w, box.height / view.h);
    resize(Math.min(1, legible / scale));
  }
  function resize(size) {
    svg.classList.toggle("near", size < 0.5);
    svg.classList.toggle("close", size < 0.2);
    if (size === kept) return;
    kept = size;
    var thin = Math.pow(size, 0.7);
    signs.forEach(function (n) { n.setAttribute("transform", "scale(" + thin + ")"); });
    lines.forEach(function (l) {
      l.node.setAttribute("stroke-width", l.width * thin);
      if (l.dashes) l.node.setAttribute("stroke-dasharray", l.dashes.map(function (d) { return d * thin; }).join(" "));
    });
    keepers.forEach(function (k) {
      var by = k.slowly ? thin : size;
      if (by === 1) k.node.removeAttribute("transform");
      else k.node.setAttribute("transform", "translate(" + k.x * (1 - by) + " " + k.y * (1 - by) + ") scale(" + by + ")");
    });
  }
  function at(x, y) {
    var p = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
    return { x: p.x, y: p.y };
  }
  function zoom(factor, x, y) {
    var p = at(x, y), before = view.w;
    view.w = Math.min(Math.max(view.w / factor, closest), whole.w * 1.2);
    factor = before / view.w;
    view.x = p.x - (p.x - view.x) / factor;
    view.y = p.y - (p.y - view.y) / factor;
    show();
  }
  function middle() {
    var box = map.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }
  function to_whole() { view = Object.assign({}, whole); show(); }
  map.addEventListener("wheel", function (e) {
    e.preventDefault();
    zoom(Math.pow(1.0015, -e.deltaY), e.clientX, e.clientY);
  }, { passive: false });
  map.addEventListener("pointerdown", function (e) {
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    dragged = false;
  });
  map.addEventListener("pointermove", function (e) {
    var last = fingers.get(e.pointerId);
    if (!last) return;
    var now = { x: e.clientX, y: e.clientY };
    if (!dragged && Math.hypot(now.x - last.x, now.y - last.y) < 4) return;  // a tap is no drag
    if (!dragged) map.setPointerCapture(e.pointerId);
    dragged = true;
    if (fingers.size === 1) {
      var from = at(last.x, last.y), to = at(now.x, now.y);
      view.x += from.x - to.x;
      view.y += from.y - to.y;
      show();
    } else if (fingers.size === 2) {
      var other = Array.from(fingers).filter(function (f) { return f[0] !== e.pointerId; })[0][1];
      var was = Math.hypot(last.x - other.x, last.y - other.y), is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 0) zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    fingers.set(e.pointerId, now);
  });
  ["pointerup", "pointercancel"].forEach(function (name) {
    map.addEventListener(name, function (e) { fingers.delete(e.pointerId); });
  });
  map.addEventListener("click", function (e) {
    var link = e.target.closest(".stack a");
    if (!link) return;
    e.preventDefault();
    if (dragged) return;
    var stack = link.closest(".stack"), rows = stack.querySelector(".rows");
    if (rows.classList.toggle("open")) stack.parentNode.appendChild(stack);
  });
  map.addEventListener("look-at", function (e) {  // from another script of the page: a place, as close as is legible
    view.w = Math.min(view.w, whole.w / 5);
    view.h = view.w * whole.h / whole.w;
    view.x = e.detail.x - view.w / 2;
    view.y = e.detail.y - view.h / 2;
    show();
  });
  map.addEventListener("dblclick", function (e) { zoom(2, e.clientX, e.clientY); });
  map.addEventListener("keydown", function (e) {
    var step = view.w / 8, centre = middle(), known = true;
    if (e.key === "ArrowLeft") view.x -= step;
    else if (e.key === "ArrowRight") view.x += step;
    else if (e.key === "ArrowUp") view.y -= step;
    else if (e.key === "ArrowDown") view.y += step;
    else if (e.key === "+" || e.key === "=") zoom(1.5, centre[0], centre[1]);
    else if (e.key === "-") zoom(1 / 1.5, centre[0], centre[1]);
    else if (e.key === "0") to_whole();
    else known = false;
    if (known) { e.preventDefault(); show(); }
  });
  tools.addEventListener("click", function (e) {
    var centre = middle(), what = e.target.getAttribute("data-do");
    if (what === "in") zoom(1.6, centre[0], centre[1]);
    if (what === "out") zoom(1 / 1.6, centre[0], centre[1]);
    if (what === "whole") to_whole();
    if (what === "supply") e.target.setAttribute("aria-pressed", String(svg.classList.toggle("with-supply")));
  });
  var supply = tools.querySelector("[data-do=supply]");
  if (!svg.querySelector(".supply path")) supply.remove();
  else supply.setAttribute("aria-pressed", String(svg.classList.contains("with-supply")));
  // Paper shows all of the map, whatever the window shows.
  var before;
  window.addEventListener("beforeprint", function () {
    before = Object.assign({}, view);
    view = Object.assign({}, whole);
    svg.setAttribute("viewBox", [0, 0, whole.w, whole.h].join(" "));
    resize(1);
  });
  window.addEventListener("afterprint", function () { if (before) { view = before; show(); } });
  var stacks = Array.from(svg.querySelectorAll(".stack.k")).filter(function (n) { return !n.closest(".inset"); });
  if (map.clientWidth < 700 && stacks.length) {
    view.w = whole.w / 3;
    view.h = view.w * whole.h / whole.w;
    var middle_of = function (which) {
      var all = stacks.map(function (n) { return +n.getAttribute("data-at").split(" ")[which]; });
      return all.sort(function (a, b) { return a - b; })[all.length >> 1];
    };
    view.x = middle_of(0) - view.w / 2;
    view.y = middle_of(1) - view.h / 2;
  }
  show();
})();
)js";

}  // namespace estafette::cartography
