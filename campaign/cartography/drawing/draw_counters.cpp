#include "campaign/cartography/drawing/draw_counters.hpp"

#include "campaign/cartography/layout/counter_form.hpp"
#include "campaign/cartography/layout/place_lists.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <algorithm>

namespace estafette::cartography {
namespace {

constexpr double kCounterBaseline = 2.28;  // of the letters, below the top of the counter
constexpr double kBadgeBaseline = 0.65;    // of a badge's letter, below its middle
constexpr int kFine = 100;                 // parts of a millimetre

constexpr const char* kFootId = "foot";
constexpr const char* kHorseId = "horse";
constexpr const char* kGarrisonId = "garrison";

/// Foot crossed, horse with one stroke, a garrison as a rampart.
std::string sign_of_arm(const std::string& id) {
  const Box box{style::kInset, 0.65, style::kArmSign, style::kRow - 1.3};
  if (id == kGarrisonId) {
    const double step = box.width / 4;
    return Trace(kFine)
        .through({{box.left, box.bottom()},
                  {box.left, box.top},
                  {box.left + step, box.top + 0.9},
                  {box.middle().x, box.top},
                  {box.right() - step, box.top + 0.9},
                  {box.right(), box.top},
                  {box.right(), box.bottom()}},
                 true)
        .data();
  }
  Trace sign(kFine);
  sign.through({{box.left, box.top}, {box.right(), box.top}, {box.right(), box.bottom()}, {box.left, box.bottom()}},
               true);
  sign.move({box.left, box.bottom()}).line({box.right(), box.top});
  if (id == kFootId) sign.move({box.left, box.top}).line({box.right(), box.bottom()});
  return sign.data();
}

/// Letters in small discs from the left on: pieces first, then conditions, which are square.
void badges(Pen& pen, const Counter& counter, Point from) {
  const std::string signs = counter.pieces + counter.condition;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    const Point middle{from.x + (static_cast<double>(i) + 0.5) * style::kBadge, from.y};
    constexpr double kRadius = style::kBadge / 2 - 0.1;
    if (i < counter.pieces.size())
      pen.circle(middle, kRadius, {{"class", "d"}});
    else
      pen.box({middle.x - kRadius + 0.1, middle.y - kRadius + 0.1, 2 * kRadius - 0.2, 2 * kRadius - 0.2},
              {{"class", "d"}});
    pen.words({std::string(1, signs[i]), {middle.x, middle.y + kBadgeBaseline}}, {{"class", "l"}});
  }
}

/// A rectangle whose corners are cut off by so much.
std::string clipped(const Box& box, double corner) {
  const double l = box.left;
  const double t = box.top;
  const double r = box.right();
  const double b = box.bottom();
  return Trace(kFine)
      .through({{l + corner, t},
                {r - corner, t},
                {r, t + corner},
                {r, b - corner},
                {r - corner, b},
                {l + corner, b},
                {l, b - corner},
                {l, t + corner}},
               true)
      .data();
}

/// The shape tells the side as the colour does: France square, the Coalition with clipped corners and a line within.
void ground(Pen& pen, Side side, const Box& box) {
  const double corner = side == Side::france ? 0 : style::kCorner;
  pen.path(clipped(box.grown(-0.1), corner), {{"class", "p"}});
  if (side == Side::coalition) pen.path(clipped(box.grown(-0.4), corner * 0.8), {{"class", "i"}});
}

std::string kind_of(const Counter& counter) {
  const std::string side = std::string("s ") + style::letter(counter.side);
  switch (counter.certainty) {
    case Certainty::own:
      return side + " o";
    case Certainty::named:
      return side + " r";
    case Certainty::vague:
      return side + " r vague";
    case Certainty::presence:
      break;
  }
  return side + " r presence";
}

std::string moved_to(Point at) {
  return "translate(" + mm(at.x) + " " + mm(at.y) + ")";
}

double widest_of(const Drawing& drawing, const Stack& stack) {
  double widest = 0;
  for (const Stack::Seated& seated : stack.seated)
    widest = std::max(widest, width_of(drawing.picture.counters[seated.counter]));
  return widest;
}

/// All counters of the stack, one below the other, with their upper left corner there: a sheet that shows them in
/// several places has them once.
void draw_rows(Pen& pen, const Drawing& drawing, const Stack& stack, Point corner) {
  const std::string id = std::string("rows-") + style::letter(stack.side) + std::to_string(stack.place);
  if (drawing.rows.insert(id).second) {
    Pen rows = pen.group("", {{"transform", moved_to(tenths(corner))}}).group("", {{"id", id}});
    const double wide = widest_of(drawing, stack);
    for (std::size_t i = 0; i < stack.seated.size(); ++i)
      draw_counter(rows, drawing.picture.counters[stack.seated[i].counter],
                   {0, static_cast<double>(i) * style::kRow, wide, style::kRow});
    return;
  }
  pen.again(id, tenths(corner));
}

/// The rows over their summary: hidden until somebody asks for them.
void draw_open(Pen& pen, const Drawing& drawing, const Stack& stack, const std::string& id) {
  const double widest = widest_of(drawing, stack);
  const Box& frame = drawing.paper.frame();
  const double high = style::kRow * static_cast<double>(stack.seated.size());
  const bool above = stack.box.middle().y < drawing.at(stack.place).y;
  const bool to_the_left = stack.box.middle().x < drawing.at(stack.place).x;
  Box list{to_the_left ? stack.box.right() - widest : stack.box.left, above ? stack.box.bottom() - high : stack.box.top,
           widest, high};
  list.left = std::clamp(list.left, frame.left, std::max(frame.left, frame.right() - widest));
  list.top = std::clamp(list.top, frame.top, std::max(frame.top, frame.bottom() - high));
  Pen rows = pen.group("rows", {{"id", id}});
  rows.box(list.grown(0.3), {{"class", "paper"}, {"fill", style::kPaper}});
  draw_rows(rows, drawing, stack, {list.left, list.top});
}

/// One counter for all; who follows its link sees them all. It works without a script.
void draw_summary(Pen& pen, const Drawing& drawing, const Stack& stack) {
  const std::string id = "at-" + std::to_string(stack.place) + "-" + style::word(stack.side) + drawing.part;
  Pen link = pen.link("#" + id, "of-" + id);
  draw_counter(link, *stack.summary, stack.box);
  Pen back = pen.link("#of-" + id, "close-" + id);
  draw_open(back, drawing, stack, id);
}

}  // namespace

void define_arms(svg::SvgFile& file) {
  Pen all = file.definitions();
  for (const char* id : {kFootId, kHorseId, kGarrisonId}) all.path(sign_of_arm(id), {{"id", id}});
}

void draw_counter(Pen& pen, const Counter& counter, const Box& box) {
  const bool placed = box.left != 0 || box.top != 0;
  Pen group = placed ? pen.group(kind_of(counter), {{"transform", moved_to(tenths({box.left, box.top}))}})
                     : pen.group(kind_of(counter));
  group.told(counter.told);
  ground(group, counter.side, {0, 0, box.width, box.height});
  double left = style::kInset;
  if (counter.garrison || counter.arm != CounterArm::none) {
    group.again(counter.garrison                  ? kGarrisonId
                : counter.arm == CounterArm::foot ? kFootId
                                                  : kHorseId,
                {0, 0}, {{"class", "a"}});
    left += style::kArmSign + style::kCounterGap;
  }
  const auto words = [&](const std::string& text, double x, double line) {
    if (!text.empty())
      group.words(plain_lettering(text, {x, line + kCounterBaseline}, Face::sans_bold, style::kCounterLetters));
  };
  if (!counter.garrison) words(counter.name, left, 0);
  const bool folded = box.height > style::kRow + 0.1;
  const double marks = static_cast<double>(counter.pieces.size() + counter.condition.size()) * style::kBadge;
  const double right = box.width - style::kInset - (marks > 0 ? marks + style::kCounterGap : 0.0);
  const double line = folded ? box.height - style::kRow : 0;
  words(counter.strength, folded ? style::kInset : right - strength_width(counter), line);
  badges(group, counter, {box.width - style::kInset - marks, line + style::kRow / 2});
}

void draw_stack(Pen& pen, const Drawing& drawing, const Stack& stack) {
  const bool folded = stack.box.height > style::kRow * static_cast<double>(stack.seated.size()) + 0.1;
  if (stack.summary)
    draw_summary(pen, drawing, stack);
  else if (folded)
    for (const Stack::Seated& seated : stack.seated)
      draw_counter(pen, drawing.picture.counters[seated.counter], seated.box);
  else
    draw_rows(pen, drawing, stack, {stack.box.left, stack.box.top});
}

void draw_lists(Pen& pen, const Drawing& drawing) {
  for (const StackList& list : drawing.layout.lists) {
    const Stack& stack = drawing.layout.stacks[list.stack];
    Pen group = pen.group("inset-mark list");
    group.box(
        list.box.grown(0.5),
        {{"class", "paper"}, {"fill", style::kPaper}, {"stroke", style::colour(stack.side)}, {"stroke-width", "0.2"}});
    group.words(lettering(heading_of(drawing.picture, stack), {list.box.left + 0.3, list.box.top + kCounterBaseline},
                          Face::serif_bold, style::kTownLetters));
    draw_rows(group, drawing, stack, {list.box.left, list.box.top + style::kRow});
  }
}

}  // namespace estafette::cartography
