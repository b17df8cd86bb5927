#include "campaign/cartography/drawing/draw_relief.hpp"

#include "campaign/cartography/paper/clutter.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace estafette::cartography {
namespace {

constexpr double kSignWide = 3.2, kSignHigh = 2.2;         // mm
constexpr std::array<double, 2> kRoundPlace = {4.8, 8.6};  // from the sign of the place
constexpr std::array<std::size_t, 2> kOnRound = {6, 9};    // signs
constexpr double kHachureStep = 0.75;                      // along a crest
constexpr double kReachOfCountry = 15;                     // no sign is further from its place

// Each drawn from its middle.
/// Strokes that run down a slope on both sides of a crest.
constexpr const char* kHill = "m-.9-.2l-.5.7m1-.9l-.3 1.2m.7-1.3v1.4m.7-1.3l.3 1.2m.4-.8l.5.7";
/// Three round trees on their trunks.
constexpr const char* kWood =
    "m-1.4 0a.4.4 0 1 1 .8 0a.4.4 0 1 1-.8 0m.4.4v.5m.5-1.3a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0m.5.5v.5m.5-.6a.4.4 0 1 1 .8 "
    "0a.4.4 0 1 1-.8 0m.4.4v.5";
/// Reeds over still water.
constexpr const char* kMarsh = "m-1.4.5h2.8m-2.2.4h1.7m-1.2-.4l-.3-1m.7 1v-1.2m.4 1.2l.3-1";

const char* glyph_of(map::Terrain terrain) {
  return terrain == map::Terrain::hilly ? kHill : terrain == map::Terrain::forested ? kWood : kMarsh;
}

/// True if the point lies within the shore.
bool in_water(Point at, const std::vector<Point>& shore) {
  bool inside = false;
  for (std::size_t i = 0; i < shore.size(); ++i) {
    const Point a = shore[i];
    const Point b = shore[(i + 1) % shore.size()];
    if ((a.y > at.y) != (b.y > at.y) && at.x < a.x + (b.x - a.x) * (at.y - a.y) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

/// What the signs keep clear of.
class Clear {
 public:
  explicit Clear(const Drawing& drawing) : drawing_(drawing) {
    const auto add = [this](const Box& box) { grid_.add(boxes_.size(), box), boxes_.push_back(box); };
    for (const Box& sign : drawing.layout.signs) add(sign.grown(0.4));
    for (const Stack& stack : drawing.layout.stacks) add(stack.box);
    for (const PlaceName& name : drawing.layout.names) add(name.box);
    for (const Inset& inset : drawing.layout.insets) add(inset.paper.frame());
    for (const StackList& list : drawing.layout.lists) add(list.box.grown(0.6));
    for (const auto* names : {&drawing.layout.water_names, &drawing.layout.range_names})
      for (const WaterName& name : *names)
        for (const Box& box : name.boxes) add(box);
    for (const map::Sea& sea : drawing.picture.seas) {
      seas_.push_back(drawing.paper.at(sea.shore));
      for (std::size_t i = 0; i + 1 < seas_.back().size(); ++i) add_line(seas_.back()[i], seas_.back()[i + 1]);
    }
    for (const Highway& road : drawing.picture.roads) add_line(drawing.at(road.from), drawing.at(road.to));
    for (const map::River& river : drawing.picture.rivers) {
      const std::vector<Point> course = smooth(drawing.paper.at(river.course));
      for (std::size_t i = 0; i + 1 < course.size(); ++i) add_line(course[i], course[i + 1]);
    }
  }

  /// Takes the place whatever lies there.
  void keep(const Box& box) {
    grid_.add(boxes_.size(), box);
    boxes_.push_back(box);
  }

  /// True if nothing stands there; `over_lines`: roads and rivers may lie under it.
  [[nodiscard]] bool free(const Box& box, bool over_lines) const {
    if (!drawing_.paper.frame().holds(box) || (!over_lines && lines_.under(box) > 0)) return false;
    if (std::any_of(seas_.begin(), seas_.end(), [&](const auto& shore) { return in_water(box.middle(), shore); }))
      return false;
    return !grid_.any_near(box, [&](std::size_t i) { return boxes_[i].overlaps(box); });
  }

  /// Takes the place if it is clear, so that no other sign stands there.
  bool take(const Box& box) {
    if (!free(box, false)) return false;
    grid_.add(boxes_.size(), box);
    boxes_.push_back(box);
    return true;
  }

 private:
  void add_line(Point from, Point to) {
    if (crosses(from, to, drawing_.paper.frame())) lines_.line(from, to, 1);
  }

  const Drawing& drawing_;
  std::vector<std::vector<Point>> seas_;
  std::vector<Box> boxes_;
  BoxGrid grid_;
  Dots lines_;
};

/// True if no other place is nearer: its terrain may be another.
bool in_its_country(const Drawing& drawing, std::size_t place, Point at) {
  const double own = distance(drawing.at(place), at);
  return own < kReachOfCountry && std::none_of(drawing.layout.signs.begin(), drawing.layout.signs.end(),
                                               [&](const Box& sign) { return distance(sign.middle(), at) < own; });
}

/// Hachures: strokes down both sides of the crest, in two rows, each a little out of line, as an engraver's hand would
/// set them.
std::string hachures(Clear& clear, const std::vector<Point>& crest, double reach) {
  Trace strokes;
  std::vector<Box> drawn;
  double along = 0;
  for (std::size_t i = 0; i + 1 < crest.size(); ++i) {
    const double span = distance(crest[i], crest[i + 1]);
    if (span < 1e-6) continue;
    const Point way{(crest[i + 1].x - crest[i].x) / span, (crest[i + 1].y - crest[i].y) / span};
    for (; along < span; along += kHachureStep) {
      const auto count = static_cast<double>(drawn.size());
      for (const double side : {1.0, -1.0}) {
        for (const double row : {0.0, 1.0}) {
          const double hand = std::fmod(0.618034 * (count + 3 * row + side), 1.0);  // never twice the same
          const double start = reach * (0.06 + 0.5 * row + 0.1 * hand);
          const double end = reach * (0.44 + 0.4 * row + 0.14 * hand);
          const double at = along + row * kHachureStep / 2;
          const Point from{crest[i].x + way.x * at - side * way.y * start,
                           crest[i].y + way.y * at + side * way.x * start};
          const Point to{crest[i].x + way.x * (at + 0.3 * hand) - side * way.y * end,
                         crest[i].y + way.y * (at + 0.3 * hand) + side * way.x * end};
          const Box box{std::min(from.x, to.x), std::min(from.y, to.y), std::abs(to.x - from.x),
                        std::abs(to.y - from.y)};
          if (!clear.free(box.grown(0.2), false)) continue;
          drawn.push_back(box);
          strokes.move(from).line(to);
        }
      }
    }
    along -= span;
  }
  for (const Box& box : drawn) clear.keep(box.grown(0.3));
  return strokes.data();
}

/// Reeds in rows along the middle.
void reeds(Clear& clear, const std::vector<Point>& crest, double reach, Trace& signs) {
  for (std::size_t i = 0; i + 1 < crest.size(); ++i)
    for (const double off : {-1.1, 0.0, 1.1}) {
      const double span = std::max(distance(crest[i], crest[i + 1]), 1e-6);
      const Point at{crest[i].x - (crest[i + 1].y - crest[i].y) / span * off * reach,
                     crest[i].y + (crest[i + 1].x - crest[i].x) / span * off * reach};
      if (!clear.take({at.x - kSignWide / 2, at.y - kSignHigh / 2, kSignWide, kSignHigh})) continue;
      if (signs.data().empty())
        signs.move(at);
      else
        signs.line(at);
    }
}

}  // namespace

void define_relief(svg::SvgFile& file) {
  Pen all = file.definitions();
  for (const map::Terrain terrain : {map::Terrain::hilly, map::Terrain::forested, map::Terrain::marsh})
    all.marker("sign-" + to_string(terrain))
        .path(std::string("M0 0") + glyph_of(terrain), {{"class", "relief"}, {"stroke-width", "0.16"}});
}

void draw_relief_sign(Pen& pen, Point at, map::Terrain terrain) {
  pen.path("M" + mm(at.x) + " " + mm(at.y) + glyph_of(terrain), {{"class", "relief"}, {"stroke-width", "0.16"}});
}

void draw_relief(Pen& pen, const Drawing& drawing) {
  Clear clear(drawing);
  std::map<map::Terrain, Trace> drawn;
  for (const map::LandRange& range : drawing.picture.ranges) {
    const std::vector<Point> crest = smooth(drawing.paper.at(range.crest));
    const double reach = range.km_broad / 2 * drawing.paper.mm_per_km();
    if (range.kind == map::RangeKind::marsh) {
      reeds(clear, crest, reach, drawn[map::Terrain::marsh]);
      if (drawn[map::Terrain::marsh].data().empty()) drawn.erase(map::Terrain::marsh);
    } else if (const std::string strokes = hachures(clear, crest, reach); !strokes.empty()) {
      pen.path(strokes, {{"class", "relief"}, {"stroke-width", "0.21"}}).told(range.name);
    }
  }
  for (std::size_t place = 0; place < drawing.picture.places.size(); ++place) {
    const map::Terrain terrain = drawing.picture.places[place].terrain;
    const bool has_sign =
        terrain == map::Terrain::hilly || terrain == map::Terrain::forested || terrain == map::Terrain::marsh;
    if (!has_sign || !drawing.paper.frame().holds(drawing.layout.signs[place])) continue;
    for (std::size_t round = 0; round < kRoundPlace.size(); ++round) {
      for (std::size_t i = 0; i < kOnRound[round]; ++i) {
        // Turned by a step that no round shares with another, so that signs do not stand in rows.
        const double turn = static_cast<double>(i) / static_cast<double>(kOnRound[round]) +
                            0.381966 * static_cast<double>(place + 3 * round);
        const double angle = 2 * std::numbers::pi * turn;
        const Point at{drawing.at(place).x + kRoundPlace[round] * std::cos(angle),
                       drawing.at(place).y + kRoundPlace[round] * std::sin(angle)};
        if (!in_its_country(drawing, place, at)) continue;
        if (!clear.take({at.x - kSignWide / 2, at.y - kSignHigh / 2, kSignWide, kSignHigh})) continue;
        Trace& signs = drawn[terrain];
        if (signs.data().empty())
          signs.move(at);
        else
          signs.line(at);
      }
    }
  }
  for (const auto& [terrain, signs] : drawn) {
    const std::string sign = "url(#sign-" + to_string(terrain) + ")";
    pen.path(signs.data(), {{"fill", "none"}, {"marker-start", sign}, {"marker-mid", sign}, {"marker-end", sign}});
  }
}

}  // namespace estafette::cartography
