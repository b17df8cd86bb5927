#include "converter/sow/drawing/field_plan.hpp"

#include "base/markup/look.hpp"
#include "base/table.hpp"
#include "converter/sow/drawing/free_place.hpp"
#include "converter/sow/drawing/plan_margin.hpp"
#include "converter/sow/drawing/plan_signs.hpp"
#include "converter/sow/drawing/plan_style.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace estafette::sow {
namespace {

constexpr double kForceLetter = 23;
constexpr double kDetailLetter = 17;
constexpr double kGoalLetter = 18;
constexpr double kFarName = 14;  // a name further off than this gets a line to what it names
constexpr int kFewMen = 1200;    // a smaller body gets a smaller name
constexpr double kTitleLetter = 38;
constexpr double kLineHeight = 1.18;
constexpr double kHead = 84;  // for the title
constexpr double kEdge = 12;  // of paper round it all
constexpr double kArrow = 78;
constexpr double kArrowHead = 7;

std::string short_hour(const Clock& clock) {
  return to_string(clock).substr(0, 5);
}

std::string told(const Objective& objective) {
  std::string text = fmt::format("{}: {} men hold it within {} yards", objective.name, objective.men, objective.radius);
  for (const Objective::Hours& span : objective.spans)
    text += fmt::format("; {} points every {} minutes from {} to {}", span.points, span.interval, short_hour(span.from),
                        short_hour(span.until));
  return text;
}

class PlanPainter {
 public:
  PlanPainter(const Mod& mod, const Profile& profile, const std::string& picture, PlanUse use)
      : mod_(mod), profile_(profile), picture_(picture), use_(use), paper_(mod.field, mod.ground, mod.objectives) {}

  std::string all() {
    const bool alone = use_ == PlanUse::alone;
    const double head = alone ? kHead : 0;
    const Box& sheet = paper_.sheet();
    // The legend is measured on a drawing that is thrown away: its height is the sheet's.
    svg::SvgFile measure("", 1, 1, svg::Shown::as_the_window);
    const double legend = draw_legend(measure.pen(), paper_, 0, sides(), arrivals());
    const Box whole{sheet.left - kEdge, sheet.top - kEdge - head, sheet.width + 2 * kEdge,
                    sheet.height + 2 * kEdge + head + legend};
    svg::SvgFile drawing(mod_.sheet.name, whole.width, whole.height, svg::Shown::as_the_window, {{"class", "plan"}});
    drawing.describe(description());
    if (alone) drawing.style(std::string(look::colours()) + kPlanStyle);
    drawing.clip("field", paper_.frame());
    svg::Pen pen = drawing.pen().group(
        "", {{"transform", fmt::format("translate({} {})", svg::number(-whole.left), svg::number(-whole.top))}});
    pen.box(whole, {{"class", "paper"}});
    if (alone) title(pen, whole);
    ground(pen);
    goals(pen);
    const std::vector<Box> boxes = troops(pen);
    arrows(pen, boxes);
    names(pen, boxes);
    pen.box(paper_.frame(), {{"class", "frame"}});
    draw_legend(pen, paper_, sheet.bottom() + 6, sides(), arrivals());
    return drawing.text();
  }

 private:
  [[nodiscard]] std::string hours() const {
    return fmt::format("{} to {}, on the map {}", mod_.sheet.start.substr(0, 5), mod_.sheet.end.substr(0, 5),
                       mod_.sheet.map);
  }

  [[nodiscard]] std::vector<LegendSide> sides() const {
    std::vector<LegendSide> sides;
    for (const FieldArmy& army : mod_.field.armies)
      sides.push_back(
          {army.side, fmt::format("{} {}", army.leader.formation_name, army.attacker ? "attacks" : "defends")});
    return sides;
  }

  [[nodiscard]] bool arrivals() const {
    return std::any_of(paper_.bodies().begin(), paper_.bodies().end(), [](const PlanBody& body) {
      return body.division != nullptr && body.division->arrival.has_value();
    });
  }

  [[nodiscard]] std::string description() const {
    std::string text = fmt::format("{}, {}.", mod_.sheet.name, hours());
    for (const PlanBody& body : paper_.bodies()) {
      if (body.division == nullptr) continue;
      text += fmt::format(" {} ({}): {}", body.division->leader.formation_name, side_class(body.army->side),
                          in_words(strength_of(*body.division)));
      if (body.division->arrival) text += ", " + comes(body);
      text += '.';
    }
    return text;
  }

  static std::string comes(const PlanBody& body) {
    const Arrival& arrival = *body.division->arrival;
    return fmt::format("from the {} at {}", to_string(arrival.edge), short_hour(arrival.at));
  }

  void title(svg::Pen pen, const Box& whole) const {
    const double left = whole.left + kEdge;
    pen.words({mod_.sheet.name, {left, whole.top + 40}, kTitleLetter}, {{"class", "title"}});
    pen.words({hours(), {left, whole.top + 66}, kGoalLetter}, {{"class", "soft"}});
  }

  void ground(svg::Pen pen) {
    svg::Pen field = pen.group("", {{"clip-path", "url(#field)"}});
    if (!picture_.empty()) {
      const Point corner = paper_.at(0, 0);
      const Point other = paper_.at(mod_.ground.extent, mod_.ground.extent);
      field.picture(picture_, {corner.x, corner.y, other.x - corner.x, other.y - corner.y}, {{"class", "ground"}});
    }
    draw_grid(field, paper_, clutter_);
  }

  void goals(svg::Pen pen) {
    svg::Pen group = pen.group("objectives");
    for (const Objective& objective : mod_.objectives) {
      const Point middle = paper_.at(objective.x, objective.z);
      const double radius = paper_.yards(objective.radius);
      group.circle(middle, radius, {{"class", "objective"}}).told(told(objective));
      goals_.push_back({middle.x - radius, middle.y - radius, 2 * radius, 2 * radius});
      clutter_.push_back(goals_.back());
    }
  }

  std::vector<Box> troops(svg::Pen pen) {
    svg::Pen group = pen.group("troops");
    const SignOptions options{profile_.ground, use_ == PlanUse::in_page};
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < paper_.bodies().size(); ++i)
      boxes.push_back(draw_body(group, paper_, i, options, clutter_));
    return boxes;
  }

  /// From the middle of an arriving corps' front the way it will march.
  void arrows(svg::Pen pen, const std::vector<Box>& boxes) {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const PlanBody& body = paper_.bodies()[i];
      if (body.division == nullptr || !body.division->arrival) continue;
      const Point ahead = ahead_of(body.division->leader.position);
      const Point middle = boxes[i].middle();
      const double half = std::abs(ahead.x) * boxes[i].width / 2 + std::abs(ahead.y) * boxes[i].height / 2;
      const auto on = [&](double far, double aside = 0) {
        return Point{middle.x + ahead.x * (half + far) - ahead.y * aside,
                     middle.y + ahead.y * (half + far) + ahead.x * aside};
      };
      svg::Pen arrow = pen.group(side_class(body.army->side));
      arrow.line(on(8), on(kArrow), {{"class", "arrow"}});
      arrow.path(svg::path_through(
                     {on(kArrow - 2, -kArrowHead), on(kArrow + 2 * kArrowHead), on(kArrow - 2, kArrowHead)}, true),
                 {{"class", "nose"}});
      const Point from = on(0);
      const Point to = on(kArrow + 2 * kArrowHead);
      clutter_.push_back(
          Box{std::min(from.x, to.x), std::min(from.y, to.y), std::abs(to.x - from.x), std::abs(to.y - from.y)}.grown(
              kArrowHead));
    }
  }

  /// A line of a name, and how high its letters are.
  struct NameLine {
    std::string text, kind;
    double height = 0;
  };
  struct NamePlan {
    std::vector<NameLine> lines;
    const char* side = "";  ///< its class; empty: of no side
    NameWanted wanted;
  };

  /// Corps first, then objectives, then headquarters: whoever comes first has the choice.
  void names(svg::Pen pen, const std::vector<Box>& boxes) {
    std::vector<NamePlan> all;
    const Box frame = paper_.frame().grown(-6);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const PlanBody& body = paper_.bodies()[i];
      if (body.division != nullptr) all.push_back(name_of(body, boxes[i]));
    }
    for (std::size_t i = 0; i < goals_.size(); ++i)
      all.push_back(sized({{{mod_.objectives[i].name, "goal", kGoalLetter}}, "", {goals_[i], 0, 0, {0, 1}, frame}}));
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const PlanBody& body = paper_.bodies()[i];
      if (body.division != nullptr) continue;
      all.push_back(sized({{{body.army->leader.formation_name, "force", kGoalLetter}},
                           side_class(body.army->side),
                           {boxes[i], 0, 0, {1, 0}, frame}}));
    }
    std::vector<NameWanted> wanted;
    for (const NamePlan& name : all) wanted.push_back(name.wanted);
    const std::vector<Box> places = free_places(wanted, clutter_);
    svg::Pen group = pen.group("names");
    for (std::size_t i = 0; i < all.size(); ++i) write(group.group(all[i].side), all[i], places[i]);
  }

  [[nodiscard]] NamePlan name_of(const PlanBody& body, const Box& box) const {
    const BodyStrength strength = strength_of(*body.division);
    const bool few = strength.men < kFewMen;
    NamePlan name;
    name.side = side_class(body.army->side);
    name.lines = {{body.division->leader.formation_name, "force", few ? kDetailLetter : kForceLetter}};
    if (few) {
      divide(name.lines);
    } else {
      name.lines.push_back({in_words(strength), "detail", kDetailLetter});
    }
    if (body.division->arrival) {
      name.lines.push_back({comes(body), "detail", kDetailLetter});
      if (body.further > 0)
        name.lines.push_back(
            {fmt::format("stands {} yards further out", figure(body.further)), "detail", kDetailLetter});
    }
    const Point ahead = ahead_of(body.division->leader.position);
    name.wanted = {box, 0, 0, {-ahead.x, -ahead.y}, (body.further > 0 ? paper_.sheet() : paper_.frame()).grown(-6)};
    return sized(std::move(name));
  }

  /// "Artillery of Blücher's Corps" in two lines: it names little, and must not be read with its neighbours.
  static void divide(std::vector<NameLine>& lines) {
    const std::string whole = lines.front().text;
    const std::size_t at = whole.find(" of ");
    if (at == std::string::npos) return;
    lines.front().text = whole.substr(0, at + 3);
    lines.insert(lines.begin() + 1, {whole.substr(at + 4), "force", lines.front().height});
  }

  static NamePlan sized(NamePlan name) {
    for (const NameLine& line : name.lines) {
      name.wanted.width = std::max(name.wanted.width, length_of(line.text, line.height) + 4);
      name.wanted.height += line.height * kLineHeight;
    }
    return name;
  }

  static void write(svg::Pen pen, const NamePlan& name, const Box& place) {
    const Point from = place.nearest(name.wanted.named.middle());
    const Point to = name.wanted.named.nearest(from);
    if (distance(from, to) > kFarName) pen.line(from, to, {{"class", "pointer"}});
    double y = place.top;
    for (const NameLine& line : name.lines) {
      y += line.height * kLineHeight;
      pen.words({line.text, {place.left + 2, y - 4}, line.height}, {{"class", line.kind}});
    }
  }

  const Mod& mod_;
  const Profile& profile_;
  const std::string& picture_;
  PlanUse use_;
  PlanPaper paper_;
  std::vector<Box> clutter_;  ///< what names must not cover
  std::vector<Box> goals_;
};

}  // namespace

std::string field_plan(const Mod& mod, const Profile& profile, const std::string& picture, PlanUse use) {
  return PlanPainter(mod, profile, picture, use).all();
}

}  // namespace estafette::sow
