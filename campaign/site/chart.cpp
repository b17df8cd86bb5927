#include "campaign/site/chart.hpp"

#include "base/table.hpp"
#include "campaign/site/chart_page.hpp"

#include <algorithm>
#include <cmath>

namespace estafette::campaign {
namespace {

using Anchor = ChartPage::Anchor;

constexpr double kTitle = 24, kEvents = 22, kBottom = 26, kEdge = 6;
constexpr std::size_t kFewPoints = 14;  // each has its dot

/// What stands above the chart: in a file its title, and where there are any the words of events.
double top_of(ChartUse use, bool events) {
  return (use == ChartUse::file ? kTitle : 0.0) + (events ? kEvents : 2 * kEdge);
}

/// A step for the scale that people count in: 1, 2 or 5 times a power of ten, and never a part of one.
double step_for(double range, int most) {
  double step = 1;
  while (range / step > most) {
    for (const double factor : {2.0, 5.0, 10.0})
      if (range / (step * factor) <= most || factor == 10.0) {
        step *= factor;
        break;
      }
  }
  return step;
}

/// Every label, or every second, fifth, tenth and so on: so many that none runs into the next.
std::size_t labels_apart(const std::vector<std::string>& labels, double gap) {
  double widest = 0;
  for (const std::string& label : labels) widest = std::max(widest, width_of(label, true) + 8);
  return static_cast<std::size_t>(step_for(widest / std::max(gap, 1e-6), 1));
}

struct Scale {
  double low = 0, high = 1, step = 1;
};

Scale scale_of(const LineChart& chart) {
  std::optional<double> low, high;
  for (const LineChart::Line& line : chart.lines)
    for (const std::optional<double>& value : line.values) {
      if (!value) continue;
      low = std::min(low.value_or(*value), *value);
      high = std::max(high.value_or(*value), *value);
    }
  Scale scale;
  scale.low = std::min(0.0, low.value_or(0));
  scale.high = std::max(high.value_or(1), scale.low + 1);
  scale.step = step_for(scale.high - scale.low, 5);
  scale.low = std::floor(scale.low / scale.step) * scale.step;
  scale.high = std::ceil(scale.high / scale.step) * scale.step;
  return scale;
}

std::string whole(double value) {
  return figure(std::lround(value));
}

/// What happened, on the time line: a dotted stroke, and above it the words, if there is room for them beside the last.
template <typename XOf>
void draw_events(ChartPage& page, const LineChart& chart, const XOf& x_of, double top, double foot, double right) {
  double free_from = 0;
  for (const LineChart::Event& event : chart.events) {
    const double x = x_of(event.at);
    page.event({x, top - 2}, {x, foot});
    const double wide = width_of(event.words, true);
    const double left = std::max(x_of(0), std::min(x - wide / 2, right + kEdge - wide));  // not upon the scale
    if (left < free_from) continue;
    page.words({left, top - 6}, event.words, Anchor::left, true);
    free_from = left + wide + 10;
  }
}

/// What stands at the end of a line: whose it is, and where it has come to.
std::string at_the_end(const LineChart::Line& line) {
  for (auto value = line.values.rbegin(); value != line.values.rend(); ++value)
    if (*value) return line.name.empty() ? whole(**value) : line.name + " " + whole(**value);
  return line.name;
}

}  // namespace

std::string to_svg(const LineChart& chart, ChartUse use) {
  constexpr double kPlot = 188;
  const double top = top_of(use, !chart.events.empty());
  const double foot = top + kPlot;
  const double height = foot + kBottom;
  ChartPage page(chart.title, chart.told, height, use);
  if (use == ChartUse::file) page.words({kEdge, 18}, chart.title, Anchor::left, false);
  const Scale scale = scale_of(chart);
  const double left = kEdge + std::max(width_of(whole(scale.low), true), width_of(whole(scale.high), true)) + 6;
  double names = 0;
  for (const LineChart::Line& line : chart.lines) names = std::max(names, width_of(at_the_end(line), false));
  const double right = kChartWidth - std::max(14.0, names + 14);
  const auto y_of = [&](double value) { return foot - (value - scale.low) / (scale.high - scale.low) * kPlot; };
  const double gap = chart.labels.size() > 1 ? (right - left) / static_cast<double>(chart.labels.size() - 1) : 0;
  const auto x_of = [&](std::size_t i) { return left + gap * static_cast<double>(i); };
  for (double mark = scale.low; mark <= scale.high + scale.step / 2; mark += scale.step) {
    page.axis({left, y_of(mark)}, {right, y_of(mark)});
    page.words({left - 6, y_of(mark) + 4}, whole(mark), Anchor::right, true);
  }
  draw_events(page, chart, x_of, top, foot, right);
  for (std::size_t i = 0; i < chart.labels.size(); i += labels_apart(chart.labels, gap))
    page.words({x_of(i), height - 8}, chart.labels[i], Anchor::middle, true);
  std::vector<double> taken;  // where there are names already
  for (const LineChart::Line& line : chart.lines) {
    std::vector<Point> points;
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < line.values.size(); ++i) {
      if (!line.values[i]) continue;
      points.push_back({x_of(i), y_of(*line.values[i])});
      last = i;
    }
    if (!last) continue;
    page.line(points, line.ink);
    for (const Point& point : points)
      if (points.size() <= kFewPoints) page.dot(point, line.ink);
    page.dot({x_of(*last), y_of(*line.values[*last])}, line.ink);
    double y = y_of(*line.values[*last]) + 4;
    while (std::any_of(taken.begin(), taken.end(), [&](double other) { return std::abs(other - y) < 15; })) y -= 3;
    taken.push_back(y);
    page.name({right + 8, y}, at_the_end(line), line.ink);
  }
  return page.text();
}

std::string small_svg(const LineChart& chart, double most) {
  constexpr double kWidth = 200, kHeight = 44, kMargin = 4;
  ChartPage page(chart.title, chart.told, kWidth, kHeight);
  page.base({0, kHeight - 1}, {kWidth, kHeight - 1});
  const double gap =
      chart.labels.size() > 1 ? (kWidth - 2 * kMargin) / static_cast<double>(chart.labels.size() - 1) : 0;
  for (const LineChart::Line& line : chart.lines) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < line.values.size(); ++i)
      if (line.values[i])
        points.push_back({kMargin + gap * static_cast<double>(i),
                          kHeight - 1 - *line.values[i] / std::max(1.0, most) * (kHeight - 1 - kMargin)});
    if (points.empty()) continue;
    page.area(points, kHeight - 1, line.ink);
    page.line(points, line.ink);
    page.dot(points.back(), line.ink);
  }
  return page.text();
}

std::string to_svg(const BarChart& chart, ChartUse use) {
  constexpr double kRow = 40, kThick = 14;
  double most = 0, least = 0, words = 0;
  for (const BarChart::Bar& bar : chart.bars) {
    most = std::max(most, bar.value);
    least = std::min(least, bar.value);
    words = std::max(words, width_of(bar.words, true));
  }
  const double top = use == ChartUse::file ? kTitle + kEdge : 0.0;
  ChartPage page(chart.title, chart.told, top + kRow * static_cast<double>(chart.bars.size()) + kEdge, use);
  if (use == ChartUse::file) page.words({kEdge, 18}, chart.title, Anchor::left, false);
  const double room = kChartWidth - 2 * kEdge - words - 8;
  const double unit = most > least ? room / (most - least) : 0;
  const double zero = kEdge - least * unit;
  double y = top;
  for (const BarChart::Bar& bar : chart.bars) {
    page.words({kEdge, y + 12}, bar.label, Anchor::left, true);
    const double length = std::max(1.0, std::abs(bar.value) * unit);
    page.bar({bar.value < 0 ? zero - length : zero, y + 17, length, kThick}, bar.ink);
    page.words({(bar.value < 0 ? zero : zero + length) + 6, y + 17 + kThick - 2}, bar.words, Anchor::left, true);
    y += kRow;
  }
  return page.text();
}

}  // namespace estafette::campaign
