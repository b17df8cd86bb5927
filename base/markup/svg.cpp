#include "base/markup/svg.hpp"

#include "base/markup/markup.hpp"
#include "base/markup/xml.hpp"

#include <fmt/format.h>

namespace estafette::svg {
namespace {

void set(pugi::xml_node node, const char* attribute, const std::string& value) {
  node.append_attribute(attribute).set_value(value.c_str());
}

}  // namespace

std::string number(double value) {
  std::string text = fmt::format("{:.2f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string path_through(const std::vector<Point>& points, bool closed) {
  std::string data;
  for (const Point& point : points)
    data += fmt::format("{}{} {}", data.empty() ? "M" : "L", number(point.x), number(point.y));
  return closed ? data + "Z" : data;
}

Pen Pen::add(const char* name, Attributes attributes) {
  pugi::xml_node node = node_.append_child(name);
  for (const auto& [attribute, value] : attributes) set(node, attribute, value);
  return Pen(node);
}

Pen Pen::group(const std::string& kind, Attributes attributes) {
  pugi::xml_node node = node_.append_child("g");
  if (!kind.empty()) set(node, "class", kind);
  for (const auto& [attribute, value] : attributes) set(node, attribute, value);
  return Pen(node);
}

void Pen::told(const std::string& text) {
  if (!text.empty()) node_.append_child("title").text().set(text.c_str());
}

Pen Pen::path(const std::string& data, Attributes attributes) {
  Pen pen = add("path", attributes);
  set(pen.node_, "d", data);
  return pen;
}

Pen Pen::line(Point from, Point to, Attributes attributes) {
  Pen pen = add("line", attributes);
  set(pen.node_, "x1", number(from.x));
  set(pen.node_, "y1", number(from.y));
  set(pen.node_, "x2", number(to.x));
  set(pen.node_, "y2", number(to.y));
  return pen;
}

Pen Pen::polyline(const std::vector<Point>& points, Attributes attributes) {
  Pen pen = add("polyline", attributes);
  std::string data;
  for (const Point& point : points)
    data += fmt::format("{}{},{}", data.empty() ? "" : " ", number(point.x), number(point.y));
  set(pen.node_, "points", data);
  return pen;
}

Pen Pen::circle(Point middle, double radius, Attributes attributes) {
  Pen pen = add("circle", attributes);
  set(pen.node_, "cx", number(middle.x));
  set(pen.node_, "cy", number(middle.y));
  set(pen.node_, "r", number(radius));
  return pen;
}

Pen Pen::box(const Box& box, Attributes attributes) {
  Pen pen = add("rect", attributes);
  set(pen.node_, "x", number(box.left));
  set(pen.node_, "y", number(box.top));
  set(pen.node_, "width", number(box.width));
  set(pen.node_, "height", number(box.height));
  return pen;
}

Pen Pen::words(const SvgText& words, Attributes attributes) {
  Pen pen = add("text", attributes);
  set(pen.node_, "x", number(words.at.x));
  set(pen.node_, "y", number(words.at.y));
  if (words.height > 0) set(pen.node_, "font-size", number(words.height));
  if (!words.family.empty()) set(pen.node_, "font-family", words.family);
  if (words.bold) set(pen.node_, "font-weight", "bold");
  if (words.length > 0) {
    set(pen.node_, "textLength", number(words.length));
    if (!words.letters_keep) set(pen.node_, "lengthAdjust", "spacingAndGlyphs");
  }
  pen.node_.text().set(words.text.c_str());
  return pen;
}

Pen Pen::again(const std::string& id, Point at, Attributes attributes) {
  Pen pen = add("use", attributes);
  set(pen.node_, "href", "#" + id);
  if (at.x != 0) set(pen.node_, "x", number(at.x));
  if (at.y != 0) set(pen.node_, "y", number(at.y));
  return pen;
}

Pen Pen::marker(const std::string& id) {
  return add("marker", {{"id", id}, {"markerUnits", "userSpaceOnUse"}, {"overflow", "visible"}});
}

Pen Pen::link(const std::string& href, const std::string& id) {
  return add("a", {{"href", href}, {"id", id}});
}

Pen Pen::picture(const std::string& source, const Box& box, Attributes attributes) {
  Pen pen = add("image", attributes);
  set(pen.node_, "href", source);
  set(pen.node_, "x", number(box.left));
  set(pen.node_, "y", number(box.top));
  set(pen.node_, "width", number(box.width));
  set(pen.node_, "height", number(box.height));
  set(pen.node_, "preserveAspectRatio", "none");
  return pen;
}

SvgFile::SvgFile(const std::string& title, double width, double height, Shown shown, Attributes attributes)
    : root_(document_.append_child("svg")) {
  set(root_, "xmlns", "http://www.w3.org/2000/svg");
  if (shown != Shown::as_the_window) {
    const std::string unit = shown == Shown::millimetres ? "mm" : "";
    set(root_, "width", number(width) + unit);
    set(root_, "height", number(height) + unit);
  }
  set(root_, "viewBox", fmt::format("0 0 {} {}", number(width), number(height)));
  set(root_, "role", "img");
  for (const auto& [attribute, value] : attributes) set(root_, attribute, value);
  root_.append_child("title").text().set(title.c_str());
}

void SvgFile::describe(const std::string& text) {
  root_.append_child("desc").text().set(text.c_str());
}

void SvgFile::style(const std::string& sheet) {
  root_.append_child("style").text().set(sheet.c_str());
}

void SvgFile::clip(const std::string& id, const Box& box) {
  pugi::xml_node path = root_.append_child("clipPath");
  Pen(path).box(box);
  set(path, "id", id);
}

Pen SvgFile::definitions() {
  return Pen(root_.append_child("defs"));
}

std::string SvgFile::compact() const {
  return markup(document_, "", pugi::format_raw);
}

std::string SvgFile::text() const {
  return to_text(document_);
}

}  // namespace estafette::svg
