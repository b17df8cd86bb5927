// A chart as a value, and its drawing: an SVG file that reads in light and dark, alone or in a page, on paper and on a
// telephone. Its title and description say what it shows, for readers who cannot see it.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// How a line or bar is coloured: by side, or as nobody's.
enum class Ink { france, coalition, plain };

/// Values over the turns, a line each.
struct LineChart {
  struct Line {
    std::string name;
    Ink ink = Ink::plain;
    std::vector<std::optional<double>> values;  ///< one for each label; none: not there at that time
    bool operator==(const Line&) const = default;
  };
  std::string title;
  std::string told;                 ///< what it shows, in a sentence
  std::vector<std::string> labels;  ///< below, from left to right
  std::vector<Line> lines;
  bool from_zero = true;  ///< else from below the least value
  bool operator==(const LineChart&) const = default;
};

/// Bars one below the other, each with its label above it.
struct BarChart {
  struct Bar {
    std::string label;
    Ink ink = Ink::plain;
    double value = 0;   ///< below zero: to the left
    std::string words;  ///< at its end: "2,041 (12.8 in 100)"
    bool operator==(const Bar&) const = default;
  };
  std::string title;
  std::string told;
  std::vector<Bar> bars;
  bool operator==(const BarChart&) const = default;
};

[[nodiscard]] std::string to_svg(const LineChart& chart);
[[nodiscard]] std::string to_svg(const BarChart& chart);

}  // namespace estafette::campaign
