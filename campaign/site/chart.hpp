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
  /// Something that happened at one of the labels: "Lützen, 4 May".
  struct Event {
    std::size_t at = 0;
    std::string words;
    bool operator==(const Event&) const = default;
  };
  std::vector<Event> events = {};
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

/// A file by itself has its own style; a part of a page has the page's.
enum class ChartUse { file, part };

/// The axis begins at nought, or below it if a value does.
[[nodiscard]] std::string to_svg(const LineChart& chart, ChartUse use = ChartUse::file);
[[nodiscard]] std::string to_svg(const BarChart& chart, ChartUse use = ChartUse::file);

/// One line without words, from nought to `most`: for many of a kind on one page.
[[nodiscard]] std::string small_svg(const LineChart& chart, double most);

}  // namespace estafette::campaign
