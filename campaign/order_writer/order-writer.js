// The order writer: clicks on the map make a letter. It asks no rule: #sheet holds every step that the rules allow
// (campaign/order_writer), and this shows them, one after the other. Runs before the script that moves the map.
(function () {
  "use strict";
  var sheet = JSON.parse(document.getElementById("sheet").value), svg = document.querySelector(".map svg");
  var letter = document.getElementById("letter"), chooser = document.getElementById("subject");
  var layer = svg.appendChild(document.createElementNS(svg.namespaceURI, "g")), circles = [], way = [], who = null;
  var past = document.getElementById("history");  // at the umpire's desk only, as the next
  var amend = document.getElementById("amend");

  function name(place) { return sheet.places[place][0]; }
  function element(tag, text) { var e = document.createElement(tag); e.textContent = text; return e; }
  function fill(id, parts) { document.getElementById(id).replaceChildren.apply(document.getElementById(id), parts); }
  function button(text, small, pressed, act) {
    var e = element("button", text);
    e.type = "button";
    if (small) e.appendChild(element("small", small));
    if (pressed !== null) e.setAttribute("aria-pressed", pressed);
    e.addEventListener("click", act);
    return e;
  }

  // The letter: a line for each order; those of one subject are replaced, what was typed by hand stays.
  function lines() { return letter.value.split("\n").filter(function (l) { return l.trim() !== ""; }); }
  function mine(line) { return who !== null && line.indexOf(who.name + ": ") === 0; }
  function write(orders) {
    var kept = lines().filter(function (l) { return !mine(l); });
    var head = who.first ? kept.findIndex(function (l) { return l.indexOf("From:") !== 0; }) : -1;
    kept.splice.apply(kept, [head === -1 ? kept.length : head, 0].concat(orders));
    letter.value = kept.join("\n") + "\n";
  }
  function march_line() {
    var last = way[way.length - 1];
    return who.name + (last[3] ? ": force march " : ": march ") + way.map(function (s) { return name(s[0]); }).join(" - ");
  }
  function is_march(line) { return / (force )?march /.test(line) && line.indexOf("march to the guns") === -1; }

  function steps() { return way.length ? way[way.length - 1][5] : who.marches; }
  function told_of(step) { return step[1] + " of " + step[2] + (step[3] ? ", forced" : ""); }
  function go(step) { way.push(step); changed(); }
  function back(to) { way.length = to; changed(); }
  function changed() {
    var beside = lines().filter(mine).filter(function (l) {
      return who.others.some(function (o) { return o[0] === l && o[1]; });
    });
    var last = way[way.length - 1];
    write((last && last[4] ? [march_line()] : []).concat(beside));
    show();
  }
  function choose_other(order) {
    var there = lines().filter(mine), has = there.indexOf(order[0]) !== -1;
    if (!order[1]) { way = []; }
    write(has ? there.filter(function (l) { return l !== order[0]; })
              : (order[1] ? there.filter(function (l) { return is_march(l); }) : []).concat([order[0]]));
    show();
  }
  function choose(subject) {
    who = subject;
    way = [];
    var line = lines().filter(mine).filter(is_march)[0], at = who.marches;
    (line ? line.replace(/^.*?march /, "").split(" - ") : []).every(function (place) {
      var step = at.filter(function (s) { return name(s[0]) === place; })[0];
      if (step) { way.push(step); at = step[5]; }
      return step;
    });
    chooser.value = sheet.subjects.indexOf(who);
    show();
  }
  function look_at(place) {
    var at = { x: sheet.places[place][1], y: sheet.places[place][2] };
    svg.parentNode.dispatchEvent(new CustomEvent("look-at", { detail: at }));
  }

  function cost() {
    var last = way[way.length - 1];
    if (!way.length) return who.why || (who.marches.length ? name(who.place) + ": where to?" : "Answers only, while the half-week stands still.");
    return name(who.place) + " - " + way.map(function (s) { return name(s[0]); }).join(" - ") + ": " + last[1] + " of " +
      last[2] + " nodes of this half-week" + (last[3] ? ", by a forced march: it will be fatigued (2.1.2)" : "") +
      (last[4] ? "." : ". It may not end there.");
  }
  function show() {
    if (past) past.href = "/history?force=" + encodeURIComponent(who.name);
    if (amend) amend.href = "/rulings?subject=" + encodeURIComponent(who.name);
    fill("told", ["At " + name(who.place)].concat(who.told, who.lodged.map(function (l) { return "Ordered so far: " + l; }))
      .map(function (t) { return element("li", t); }));
    document.getElementById("march").textContent = cost();
    fill("next", steps().map(function (s) { return button(name(s[0]), told_of(s), null, function () { go(s); }); })
      .concat(way.length ? [button("One place back", "", null, function () { back(way.length - 1); })] : []));
    var there = lines().filter(mine);
    fill("others", who.others.map(function (o) {
      return button(o[0].slice(who.name.length + 2), "", there.indexOf(o[0]) !== -1, function () { choose_other(o); });
    }));
    draw();
  }

  // What is lit on the map. Circles keep their size on the screen.
  function shape(tag, kind, set) {
    var e = layer.appendChild(document.createElementNS(svg.namespaceURI, tag));
    e.setAttribute("class", kind);
    Object.keys(set).forEach(function (key) { e.setAttribute(key, set[key]); });
    return e;
  }
  function circle(kind, place, pixels) {
    var e = shape("circle", kind, { cx: sheet.places[place][1], cy: sheet.places[place][2] });
    circles.push({ node: e, pixels: pixels });
    return e;
  }
  function draw() {
    layer.replaceChildren();
    circles = [];
    var all = [who.place].concat(way.map(function (s) { return s[0]; }));
    shape("polyline", "trail", { points: all.map(function (p) { return sheet.places[p][1] + "," + sheet.places[p][2]; }).join(" ") });
    circle("here", all[all.length - 1], 13);
    steps().forEach(function (step) {
      var e = circle("lit" + (step[3] ? " forced" : ""), step[0], 11);
      e.setAttribute("data-step", step[0]);
      e.appendChild(document.createElementNS(svg.namespaceURI, "title")).textContent = name(step[0]) + ", " + told_of(step);
      e.addEventListener("click", function (event) { event.stopPropagation(); go(step); });
    });
    size();
  }
  function size() {
    var scale = svg.getScreenCTM().a;
    circles.forEach(function (c) { c.node.setAttribute("r", c.pixels / scale); });
  }
  new MutationObserver(size).observe(svg, { attributes: true, attributeFilter: ["viewBox"] });
  window.addEventListener("resize", size);

  // A click on a counter is one on its place; any other is one on the nearest place.
  svg.addEventListener("click", function (event) {
    var counter = event.target.closest(".k"), matrix = svg.getScreenCTM(), near = 30 / matrix.a, there = [];
    if (event.target.closest(".inset, .legend")) return;
    var point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    var at = counter ? counter.getAttribute("data-at").split(" ").map(Number) : [point.x, point.y];
    sheet.subjects.forEach(function (s) {
      var away = Math.hypot(sheet.places[s.place][1] - at[0], sheet.places[s.place][2] - at[1]);
      if (away < near - 0.1) { near = away; there = []; }
      if (away <= near + 0.1) there.push(s);
    });
    if (there.length) choose(there[(there.indexOf(who) + 1) % there.length]);
  });
  chooser.addEventListener("change", function () { choose(sheet.subjects[chooser.value]); look_at(who.place); });
  letter.addEventListener("input", function () { if (who) choose(who); });
  fill("subject", sheet.subjects.map(function (s, i) {
    var e = element("option", s.name + " (" + name(s.place) + ")");
    e.value = i;
    return e;
  }));
  var copy = document.getElementById("copy");
  if (copy) copy.addEventListener("click", function () {
    letter.select();
    document.getElementById("copied").textContent = document.execCommand("copy") ? "Copied." : "Press Ctrl+C now.";
  });
  if (letter.value === "" && sheet.writer) letter.value = "From: " + sheet.writer + "\n";
  if (sheet.subjects.length) choose(sheet.subjects[0]);
  else fill("told", [element("li", "There is nobody to give orders to.")]);
})();
