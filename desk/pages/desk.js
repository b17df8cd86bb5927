// The umpire's desk: orders that are dragged to another place, files that are dropped anywhere, and texts that a button
// copies, how far long work is, and a page that is awaited. Each does what a form or a key does too.
(function () {
  "use strict";
  var form = document.querySelector("#dragged"), held = null;
  if (form) form.hidden = true;
  document.querySelectorAll("[data-order]").forEach(function (item) {
    item.draggable = true;
    item.addEventListener("dragstart", function () { held = item; });
    item.addEventListener("dragover", function (event) { event.preventDefault(); });
    item.addEventListener("drop", function (event) {
      event.preventDefault();
      if (held === null || held === item) return;
      form.querySelector("[name=move]").value = held.getAttribute("data-order");
      form.querySelector("[name=before]").value = item.getAttribute("data-order");
      form.submit();
    });
  });
  var dropping = document.querySelector("#dropping");
  function brings_files(event) {
    return dropping && event.dataTransfer && Array.from(event.dataTransfer.types).indexOf("Files") >= 0 &&
      !event.target.closest("input[type=file]");
  }
  document.addEventListener("dragover", function (event) { if (brings_files(event)) event.preventDefault(); });
  document.addEventListener("drop", function (event) {
    if (!brings_files(event)) return;
    event.preventDefault();
    dropping.querySelector("[type=file]").files = event.dataTransfer.files;
    dropping.submit();
  });
  if (document.querySelector("#awaited")) location.reload();  // the answer comes when what is awaited is there
  var here = document.querySelector(".mast [aria-current]");
  if (here) here.scrollIntoView({ block: "nearest", inline: "center" });
  var far = document.querySelector("#how-far");
  function look_again() {
    fetch(location.pathname, { credentials: "same-origin" }).then(function (answer) { return answer.text(); }).then(function (text) {
      var now = new DOMParser().parseFromString(text, "text/html").querySelector("#how-far");
      if (!now) { location.reload(); return; }
      far.querySelector("p").textContent = now.querySelector("p").textContent;
      ["max", "value"].forEach(function (name) {
        if (now.querySelector("progress").hasAttribute(name))
          far.querySelector("progress").setAttribute(name, now.querySelector("progress").getAttribute(name));
      });
      setTimeout(look_again, 700);
    }, function () { setTimeout(look_again, 2000); });
  }
  if (far) setTimeout(look_again, 700);
  document.querySelectorAll("[data-copies]").forEach(function (button) {
    button.addEventListener("click", function () {
      var text = document.getElementById(button.getAttribute("data-copies"));
      var fold = text.closest("details");
      if (fold) fold.open = true;
      text.select();
      button.textContent = document.execCommand("copy") ? "Copied" : "Press Ctrl+C now";
    });
  });
})();
