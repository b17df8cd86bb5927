#include "campaign/cartography/drawing/draw_margin.hpp"

#include "campaign/cartography/drawing/draw_counters.hpp"
#include "campaign/cartography/drawing/draw_forces.hpp"
#include "campaign/cartography/drawing/draw_land.hpp"
#include "campaign/cartography/drawing/draw_places.hpp"
#include "campaign/cartography/drawing/draw_relief.hpp"
#include "campaign/cartography/layout/counter_form.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <limits>

namespace estafette::cartography {
namespace {

constexpr double kTitleLetters = 8;
constexpr double kSubtitleLetters = 4.6;
constexpr double kLine = 5.3;      // from one entry of the legend to the next
constexpr std::size_t kLines = 5;  // of the legend
constexpr double kSignWidth = 14;  // before its words
constexpr double kColumnGap = 7;

/// One entry: a sign, drawn round its middle, and what it stands for.
struct LegendEntry {
  std::function<void(Pen&, Point)> sign;
  std::string text;
  double width = kSignWidth;  ///< of the sign, at most
};

DrawnPlace sample(map::Settlement settlement, std::optional<Side> owner = std::nullopt) {
  DrawnPlace place;
  place.settlement = settlement;
  place.owner = owner;
  return place;
}

LegendEntry settlement(const DrawnPlace& place, const std::string& text) {
  return {[place](Pen& pen, Point at) {
            Pen group = pen.group("places").group(place.owner ? style::letter(*place.owner) : "");
            draw_sign(group, at, place);
          },
          text};
}

LegendEntry road(map::RoadClass road_class, const std::string& text) {
  return {[road_class](Pen& pen, Point at) {
            Pen group = pen.group("roads", {{"fill", "none"}, {"stroke", style::kRoad}});
            draw_road(group, road_class, {at.x - 6, at.y}, {at.x + 6, at.y});
          },
          text};
}

/// Land with the sign of a town in it.
LegendEntry swatch(const std::string& kind, const std::string& colour, const char* opacity, const std::string& text) {
  return {[=](Pen& pen, Point at) {
            pen.box({at.x - 4, at.y - 1.5, 8, 3}, {{"class", "country " + kind},
                                                   {"fill", colour},
                                                   {"fill-opacity", opacity},
                                                   {"stroke", style::kRoad},
                                                   {"stroke-width", "0.2"}});
          },
          text};
}

LegendEntry sample_counter(Certainty certainty, CounterArm arm, const std::string& name, const std::string& strength,
                           const std::string& text) {
  Counter counter;
  counter.side = certainty == Certainty::own ? Side::france : Side::coalition;
  counter.certainty = certainty;
  counter.arm = arm;
  counter.name = name;
  counter.strength = strength;
  counter.garrison = name.empty();
  return {[counter](Pen& pen, Point at) {
            const double wide = width_of(counter);
            draw_counter(pen, counter, {at.x - wide / 2, at.y - style::kRow / 2, wide, style::kRow});
          },
          text, std::max(kSignWidth, width_of(counter))};
}

LegendEntry badge(const std::string& letters, bool of_piece, const std::string& text) {
  Counter counter;
  (of_piece ? counter.pieces : counter.condition) = letters;
  counter.arm = CounterArm::none;
  return {[counter](Pen& pen, Point at) {
            const double wide = width_of(counter);
            draw_counter(pen, counter, {at.x - wide / 2, at.y - style::kRow / 2, wide, style::kRow});
          },
          text};
}

LegendEntry relief(map::Terrain terrain, const std::string& text) {
  return {[terrain](Pen& pen, Point at) { draw_relief_sign(pen, at, terrain); }, text};
}

std::vector<LegendEntry> land_entries() {
  return {
      settlement(sample(map::Settlement::fortress), "fortress"),
      settlement(sample(map::Settlement::city), "city"),
      settlement(sample(map::Settlement::town), "town"),
      {[](Pen& pen, Point at) { draw_anchor(pen, at, 4); }, "port"},
      {[](Pen& pen, Point at) {
         pen.path(path_through({{at.x - 6, at.y + 0.6}, {at.x, at.y - 0.6}, {at.x + 6, at.y + 0.4}}),
                  {{"class", "river"}, {"fill", "none"}, {"stroke", style::kWater}, {"stroke-width", "1.1"}});
       },
       "river"},
      relief(map::Terrain::hilly, "hills"),
      relief(map::Terrain::forested, "wood"),
      relief(map::Terrain::marsh, "marsh"),
      road(map::RoadClass::good, "good road: 10 divisions a half-week"),
      road(map::RoadClass::poor, "poor road: 5 divisions a half-week"),
  };
}

std::vector<LegendEntry> side_entries(const MapPicture& picture) {
  std::vector<LegendEntry> entries;
  for (const Side side : {Side::france, Side::coalition}) {
    entries.push_back(settlement(sample(map::Settlement::town, side), "town of " + picture.sides[side].people));
    entries.push_back(swatch(style::word(side), style::wash(side), "1", "held by " + picture.sides[side].people));
  }
  if (std::any_of(picture.places.begin(), picture.places.end(), [](const DrawnPlace& place) { return place.neutral; }))
    entries.push_back(swatch("neutral", style::kNeutralWash, "1", "neutral ground"));
  entries.push_back({[](Pen& pen, Point at) {
                       pen.path(path_through({{at.x - 6, at.y}, {at.x + 6, at.y}}),
                                {{"class", style::word(Side::france)},
                                 {"stroke", style::colour(Side::france)},
                                 {"stroke-width", "2.4"},
                                 {"opacity", "0.45"}});
                       Pen way = pen.group("roads", {{"fill", "none"}, {"stroke", style::kRoad}});
                       draw_road(way, map::RoadClass::good, {at.x - 6, at.y}, {at.x + 6, at.y});
                     },
                     "line of supply"});
  entries.push_back({[](Pen& pen, Point at) { draw_depot(pen, at, 4, Side::france); }, "depot"});
  entries.push_back({[](Pen& pen, Point at) {
                       draw_boats(pen, {at.x - 5, at.y}, {at.x + 5, at.y}, Side::france);
                     },
                     "bridge of boats"});
  entries.push_back({[](Pen& pen, Point at) {
                       Pen march = pen.group("march");
                       draw_arrow(march, {{at.x - 7, at.y - 0.9}, {at.x + 7, at.y - 0.9}}, Side::france);
                     },
                     picture.marched.empty() ? "march of the last turn" : "march of " + picture.marched});
  entries.push_back({[](Pen& pen, Point at) { draw_swords(pen, at); }, "battle, fought or to be fought"});
  return entries;
}

std::vector<LegendEntry> force_entries(const MapPicture& picture) {
  std::vector<LegendEntry> entries = {
      sample_counter(Certainty::own, CounterArm::foot, "III", "15,800", "corps or division, men"),
      sample_counter(Certainty::own, CounterArm::horse, "I", "1,280", "mostly horse"),
      sample_counter(Certainty::own, CounterArm::foot, "", "1,250", "garrison"),
  };
  const auto reported = [&](Certainty certainty) {
    return std::any_of(picture.counters.begin(), picture.counters.end(),
                       [&](const Counter& counter) { return counter.certainty == certainty; });
  };
  const bool any = reported(Certainty::named) || reported(Certainty::vague) || reported(Certainty::presence);
  if (any) {
    entries.push_back(sample_counter(Certainty::named, CounterArm::foot, "Name", "~9,000", "reported in detail"));
    entries.push_back(sample_counter(Certainty::vague, CounterArm::none, "a corps", "~9,000", "reported in outline"));
    entries.push_back(sample_counter(Certainty::presence, CounterArm::none, "enemy", "?", "presence only"));
  }
  entries.push_back(badge("F", false, "fatigued"));
  entries.push_back(badge("E", false, "exhausted"));
  entries.push_back(badge("C", false, "line of supply cut"));
  entries.push_back(badge("I", false, "invests a fortress"));
  entries.push_back(badge("S", false, "besieges a fortress"));
  for (const auto& [letter, name] : picture.chiefs) entries.push_back(badge(std::string(1, letter), true, name));
  entries.push_back(badge("H", true, "headquarters"));
  entries.push_back(badge("P", true, "pontoon train"));
  return entries;
}

double column(Pen& pen, const std::vector<LegendEntry>& entries, std::size_t from, double left, double top) {
  const std::size_t end = std::min(from + kLines, entries.size());
  double widest = 0;
  double signs = kSignWidth;
  for (std::size_t i = from; i < end; ++i) signs = std::max(signs, entries[i].width);
  for (std::size_t i = from; i < end; ++i) {
    const double middle = top + (static_cast<double>(i - from) + 0.5) * kLine;
    Pen sign = pen.group("sample");
    entries[i].sign(sign, {left + signs / 2, middle});
    const double letters = style::kLegendLetters;
    pen.words(plain_lettering(entries[i].text, {left + signs + 1.5, middle + 0.34 * letters}, Face::serif, letters));
    widest = std::max(widest, breadth(entries[i].text, Face::serif, letters));
  }
  return left + signs + 1.5 + widest + kColumnGap;
}

/// How large a plate for these words is.
Box plate_for(const std::string& text) {
  return {0, 0, breadth(text, Face::serif_bold, style::kLegendLetters) + 1.6, style::kLegendLetters + 0.8};
}

/// Words on a little plate whose upper left corner is there.
void plate(Pen& pen, Point corner, const std::string& text) {
  const double letters = style::kLegendLetters;
  const Box size = plate_for(text);
  pen.box({corner.x, corner.y, size.width, size.height},
          {{"class", "plate-of-inset"}, {"fill", style::kInk}, {"stroke", "none"}});
  pen.group("on-ink", {{"fill", style::kPaper}})
      .words(lettering(text, {corner.x + 0.8, corner.y + 0.87 * letters}, Face::serif_bold, letters));
}

/// Where a plate in, or just outside, a corner of the box hides least: upper left corner of the plate.
Point free_corner(const Drawing& drawing, const Box& box, const Box& plate) {
  Point best{box.left, box.top};
  int fewest = std::numeric_limits<int>::max();
  for (const double y : {box.top, box.bottom() - plate.height, box.top - plate.height, box.bottom()}) {
    for (const double x : {box.left, box.right() - plate.width}) {
      const Box here{x, y, plate.width, plate.height};
      int hidden = 0;
      for (const Stack& stack : drawing.layout.stacks) hidden += stack.box.overlaps(here) ? 3 : 0;
      for (const PlaceName& name : drawing.layout.names) hidden += name.box.overlaps(here) ? 2 : 0;
      for (const Box& sign : drawing.layout.signs) hidden += sign.overlaps(here) ? 1 : 0;
      if (hidden >= fewest) continue;
      fewest = hidden;
      best = {x, y};
    }
  }
  return best;
}

}  // namespace

void draw_outlines(Pen& pen, const Drawing& drawing) {
  for (const Inset& inset : drawing.layout.insets) {
    Pen group = pen.group("inset-mark");
    const Box& box = inset.outline;
    group.path(
        path_through(
            {{box.left, box.top}, {box.right(), box.top}, {box.right(), box.bottom()}, {box.left, box.bottom()}}, true),
        {{"class", "outline"},
         {"fill", "none"},
         {"stroke", style::kInk},
         {"stroke-width", "0.4"},
         {"stroke-dasharray", "2 1"}});
    const std::string letter(1, inset.letter);
    plate(group, free_corner(drawing, inset.outline, plate_for(letter)), letter);
  }
}

void draw_inset_frame(Pen& all, const Inset& inset) {
  Pen pen = all.group("inset-mark");
  const Box& frame = inset.paper.frame();
  pen.box(frame, {{"class", "frame"}, {"fill", "none"}, {"stroke", style::kInk}, {"stroke-width", "0.5"}});
  plate(pen, {frame.left, frame.top}, fmt::format("{}, {:.1f} times", inset.letter, frame.width / inset.outline.width));
}

void draw_title(Pen& pen, const Drawing& drawing) {
  Pen group = pen.group("heading");
  const Box& frame = drawing.paper.frame();
  const MapPicture& picture = drawing.picture;
  const double line = frame.top - 4.5;
  group.words(lettering(picture.title, {frame.left, line}, Face::serif_bold, kTitleLetters));
  const double beside = frame.left + breadth(picture.title, Face::serif_bold, kTitleLetters) + 8;
  const std::string subtitle = picture.when.empty() ? picture.whose : picture.when + ": " + picture.whose;
  group.words(lettering(subtitle, {beside, line}, Face::serif, kSubtitleLetters));
}

void draw_scale(Pen& pen, const Drawing& drawing) {
  Pen group = pen.group("scale");
  const Box& frame = drawing.paper.frame();
  const double per_km = drawing.paper.mm_per_km();
  double step = 1;  // km
  for (const double next : {2.0, 5.0, 10.0, 20.0, 50.0, 100.0})
    if (next * per_km < 25) step = next;
  const double unit = step * per_km;
  const double left = frame.right() - 2 * unit - 9;
  const double top = frame.top - 5;
  for (int i = 0; i < 2; ++i) {
    const double start = left + i * unit;
    group.box({start, top, unit, 1.2}, {{"class", i == 0 ? "ink" : "paper"},
                                        {"fill", i == 0 ? style::kInk : style::kPaper},
                                        {"stroke", style::kInk},
                                        {"stroke-width", "0.25"}});
  }
  for (int i = 0; i <= 2; ++i) {
    const std::string text = i == 2 ? fmt::format("{} km", 2 * step) : fmt::format("{}", i * step);
    const double wide = breadth(text, Face::serif, style::kLegendLetters);
    group.words(lettering(text, {left + i * unit - wide / 2, top - 1}, Face::serif, style::kLegendLetters));
  }
}

void draw_legend(Pen& pen, const Drawing& drawing) {
  Pen group = pen.group("legend", {{"stroke-linejoin", "round"}});
  const Box& frame = drawing.paper.frame();
  const double top = frame.bottom() + 3.5;
  double left = frame.left;
  std::vector<LegendEntry> entries = land_entries();
  if (!drawing.picture.when.empty()) {
    const std::vector<LegendEntry> sides = side_entries(drawing.picture);
    entries.insert(entries.end(), sides.begin(), sides.end());
    const std::vector<LegendEntry> forces = force_entries(drawing.picture);
    entries.insert(entries.end(), forces.begin(), forces.end());
  }
  for (std::size_t from = 0; from < entries.size(); from += kLines) left = column(group, entries, from, left, top);
}

}  // namespace estafette::cartography
