#include "campaign/cartography/pen.hpp"

#include "campaign/cartography/style.hpp"

#include <fmt/format.h>

namespace estafette::cartography {
namespace {

void set(pugi::xml_node node, const char* attribute, const std::string& value) {
  node.append_attribute(attribute).set_value(value.c_str());
}

}  // namespace

std::string mm(double value) {
  std::string text = fmt::format("{:.2f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string path_through(const std::vector<Point>& points, bool closed) {
  std::string data;
  for (const Point& point : points) data += fmt::format("{}{} {}", data.empty() ? "M" : "L", mm(point.x), mm(point.y));
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

Pen Pen::circle(Point middle, double radius, Attributes attributes) {
  Pen pen = add("circle", attributes);
  set(pen.node_, "cx", mm(middle.x));
  set(pen.node_, "cy", mm(middle.y));
  set(pen.node_, "r", mm(radius));
  return pen;
}

Pen Pen::box(const Box& box, Attributes attributes) {
  Pen pen = add("rect", attributes);
  set(pen.node_, "x", mm(box.left));
  set(pen.node_, "y", mm(box.top));
  set(pen.node_, "width", mm(box.width));
  set(pen.node_, "height", mm(box.height));
  return pen;
}

Pen Pen::words(const Words& words, Attributes attributes, double width) {
  Pen pen = add("text", attributes);
  set(pen.node_, "x", mm(words.at.x));
  set(pen.node_, "y", mm(words.at.y));
  set(pen.node_, "font-size", mm(words.height));
  const bool serif = words.face == Face::serif || words.face == Face::serif_bold;
  if (!serif) set(pen.node_, "font-family", style::kSans);
  if (words.face == Face::serif_bold || words.face == Face::sans_bold) set(pen.node_, "font-weight", "bold");
  set(pen.node_, "textLength", mm(width > 0 ? width : breadth(words.text, words.face, words.height)));
  set(pen.node_, "lengthAdjust", "spacingAndGlyphs");
  pen.node_.text().set(words.text.c_str());
  return pen;
}

}  // namespace estafette::cartography
