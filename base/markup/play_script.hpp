// The little script with which pictures are played one after the other (HtmlPage::playback). Without it nothing is
// missing.
#pragma once

namespace estafette {

inline constexpr const char* kPlayScript = R"(
(function () {
  "use strict";
  var frames = Array.from(document.querySelectorAll(".play figure")), timer = 0, button = document.createElement("button");
  function now() { var at = frames.findIndex(function (one) { return "#" + one.id === location.hash; }); return at === -1 ? frames.length - 1 : at; }
  function go(to) { if (frames[to]) { location.replace("#" + frames[to].id); return true; } return false; }
  function halt() { clearInterval(timer); timer = 0; button.textContent = "Play"; }
  function play() {
    if (timer) { halt(); return; }
    button.textContent = "Stop";
    if (now() === frames.length - 1) { go(0); }
    timer = setInterval(function () { if (!go(now() + 1)) { halt(); } }, 1500);
  }
  button.type = "button";
  button.addEventListener("click", play);
  button.textContent = "Play";
  document.querySelector(".play").before(button);
  document.addEventListener("keydown", function (key) {
    if (key.target === button) { return; }
    if (key.key === "ArrowLeft") { halt(); go(now() - 1); key.preventDefault(); }
    if (key.key === "ArrowRight") { halt(); go(now() + 1); key.preventDefault(); }
    if (key.key === " ") { play(); key.preventDefault(); }
  });
})();
)";

}  // namespace estafette
