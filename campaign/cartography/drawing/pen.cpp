#include "campaign/cartography/drawing/pen.hpp"

#include "campaign/cartography/paper/style.hpp"

#include <cmath>

namespace estafette::cartography {
namespace {

/// "1.5", "-.2", "3": no nought before the point.
void add_figure(std::string& data, long value, int parts, bool apart) {
  std::string text = svg::number(static_cast<double>(std::abs(value)) / parts);
  if (text.size() > 1 && text[0] == '0') text.erase(0, 1);
  if (value < 0)
    data += '-';
  else if (apart)
    data += ' ';
  data += text;
}

}  // namespace

double tenths(double value) {
  return std::round(value * 10) / 10;
}

Point tenths(Point point) {
  return {tenths(point.x), tenths(point.y)};
}

long Trace::part(double value) const {
  return std::lround(value * parts_);
}

void Trace::step(char command) {
  if (command != last_) data_ += command;
  last_ = command;
}

void Trace::figures(Point to) {
  const bool first = data_.back() >= 'A';
  add_figure(data_, part(to.x) - x_, parts_, !first);
  add_figure(data_, part(to.y) - y_, parts_, true);
}

Trace& Trace::move(Point to) {
  last_ = 0;
  step('M');
  start_x_ = part(to.x);
  start_y_ = part(to.y);
  add_figure(data_, start_x_, parts_, false);
  add_figure(data_, start_y_, parts_, true);
  x_ = start_x_;
  y_ = start_y_;
  return *this;
}

Trace& Trace::line(Point to) {
  if (part(to.x) == x_ && part(to.y) == y_) return *this;
  if (part(to.x) == x_ || part(to.y) == y_) {
    const bool down = part(to.x) == x_;
    step(down ? 'v' : 'h');
    add_figure(data_, down ? part(to.y) - y_ : part(to.x) - x_, parts_, data_.back() < 'A');
  } else {
    step('l');
    figures(to);
  }
  x_ = part(to.x);
  y_ = part(to.y);
  return *this;
}

Trace& Trace::curve(Point a, Point b, Point to) {
  step('c');
  figures(a);
  figures(b);
  figures(to);
  x_ = part(to.x);
  y_ = part(to.y);
  return *this;
}

Trace& Trace::close() {
  step('z');
  x_ = start_x_;
  y_ = start_y_;
  return *this;
}

Trace& Trace::through(const std::vector<Point>& points, bool closed) {
  for (std::size_t i = 0; i < points.size(); ++i) i == 0 ? move(points[i]) : line(points[i]);
  return closed && !points.empty() ? close() : *this;
}

svg::SvgText lettering(const std::string& text, Point at, Face face, double height, double width) {
  const bool serif = face == Face::serif || face == Face::serif_bold;
  const bool bold = face == Face::serif_bold || face == Face::sans_bold;
  return {text, at, height, serif ? "" : style::kSans, bold, width > 0 ? width : breadth(text, face, height)};
}

svg::SvgText plain_lettering(const std::string& text, Point at, Face face, double height, double width) {
  return {text, tenths(at), 0, "", false, tenths(width > 0 ? width : breadth(text, face, height)), true};
}

}  // namespace estafette::cartography
