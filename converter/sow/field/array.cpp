#include "converter/sow/field/array.hpp"

#include <algorithm>
#include <deque>

namespace estafette::sow {
namespace {

constexpr int kLeaderBehind = 30;  // 20 to 60 yards behind their troops (docs/formats/game-ground.md, "Placing")

void take_in(Formed& whole, Formed part, int ahead, int right) {
  for (Spot& spot : part.spots) {
    spot.ahead += ahead;
    spot.right += right;
    whole.spots.push_back(spot);
  }
  whole.left = std::min(whole.left, part.left + right);
  whole.right = std::max(whole.right, part.right + right);
  whole.depth = std::max(whole.depth, part.depth - ahead);
}

Formed moved(Formed body, int ahead, int right) {
  Formed result;
  result.left = body.left + right;
  result.right = body.right + right;
  take_in(result, std::move(body), ahead, right);
  return result;
}

/// Adds `rows` behind those already there: in `ranks` ranks, or in one if there are no more than `abreast`.
void add_ranks(Formed& body, const std::vector<FieldRow*>& rows, int ranks, int abreast, int apart, int rank_depth) {
  if (rows.empty()) return;
  const int count = static_cast<int>(rows.size());
  const int columns = count <= abreast ? count : (count + ranks - 1) / ranks;
  for (int i = 0; i < count; ++i) {
    const int rank = i / columns;
    const int in_rank = std::min(columns, count - rank * columns);
    const int right = (i % columns) * apart - (in_rank - 1) * apart / 2;
    body.spots.push_back({rows[static_cast<std::size_t>(i)], -body.depth - rank * rank_depth, right});
  }
  const int half = (columns * apart + 1) / 2;
  body.left = std::min(body.left, -half);
  body.right = std::max(body.right, half);
  body.depth += (count + columns - 1) / columns * rank_depth;
}

/// Bodies side by side, in order, their middle at 0.
Formed in_line(std::vector<Formed> bodies, int gap) {
  int width = gap * static_cast<int>(bodies.size() - 1);
  for (const Formed& body : bodies) width += body.width();
  Formed line;
  int at = -width / 2;
  for (Formed& body : bodies) {
    const int left = body.left;
    const int next = at + body.width() + gap;
    take_in(line, std::move(body), 0, at - left);
    at = next;
  }
  return line;
}

/// Cuts the bodies into that many lines, all with the same number of bodies, the last with those left over.
std::vector<Formed> in_even_lines(std::vector<Formed> bodies, int lines, int gap) {
  const std::size_t abreast = (bodies.size() + static_cast<std::size_t>(lines) - 1) / static_cast<std::size_t>(lines);
  std::vector<Formed> result;
  std::vector<Formed> next;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    next.push_back(std::move(bodies[i]));
    const bool last = i + 1 == bodies.size();
    if (next.size() < abreast && !last) continue;
    result.push_back(in_line(std::move(next), gap));
    next.clear();
  }
  return result;
}

/// Cuts the bodies into lines no wider than `frontage`.
std::vector<Formed> in_lines(std::vector<Formed> bodies, int frontage, int gap) {
  std::vector<Formed> lines;
  std::vector<Formed> next;
  int width = 0;
  for (Formed& body : bodies) {
    if (!next.empty() && width + gap + body.width() > frontage) {
      lines.push_back(in_line(std::move(next), gap));
      next.clear();
      width = 0;
    }
    width += body.width() + (next.empty() ? 0 : gap);
    next.push_back(std::move(body));
  }
  if (!next.empty()) lines.push_back(in_line(std::move(next), gap));
  return lines;
}

void add_leader(Formed& body, FieldRow& leader) {
  body.depth += kLeaderBehind;
  body.spots.push_back({&leader, -body.depth, (body.left + body.right) / 2});
}

}  // namespace

Spacing nearer_together(Spacing spacing, int hundredths) {
  for (int* figure : {&spacing.infantry, &spacing.cavalry, &spacing.guns, &spacing.rank, &spacing.line, &spacing.gap}) {
    *figure = std::max(spacing.least, *figure * hundredths / 100);
  }
  spacing.front = std::max(spacing.enemy, spacing.front * hundredths / 100);
  return spacing;
}

Formed form(FieldBrigade& brigade, const Formup& order) {
  std::vector<FieldRow*> guns;
  std::vector<FieldRow*> foot;
  std::vector<FieldRow*> horse;
  for (FieldRow& unit : brigade.units) {
    const Arm arm = arm_of(unit.sheet.kind);
    (arm == Arm::artillery ? guns : arm == Arm::cavalry ? horse : foot).push_back(&unit);
  }
  Formed body;
  const Spacing& spacing = order.spacing;
  add_ranks(body, guns, order.gun_ranks, 1, spacing.guns, std::max(spacing.least, spacing.rank / 2));
  add_ranks(body, foot, order.ranks, order.abreast, spacing.infantry, spacing.rank);
  add_ranks(body, horse, order.ranks, order.abreast, spacing.cavalry, spacing.rank);
  add_leader(body, brigade.leader);
  return body;
}

Formed form(FieldDivision& division, const Formup& order) {
  const Arm main_arm = division.cavalry ? Arm::cavalry : Arm::infantry;
  std::vector<Formed> guns;
  std::vector<Formed> main;
  std::vector<Formed> others;
  for (FieldBrigade& brigade : division.brigades) {
    (brigade.arm == Arm::artillery ? guns : brigade.arm == main_arm ? main : others).push_back(form(brigade, order));
  }
  const Spacing& spacing = order.spacing;
  // no second line without brigades to spare for it, unless there is no room side by side
  const bool few = static_cast<int>(main.size()) <= spacing.lines && order.lines == spacing.lines;
  std::vector<Formed> main_lines = in_even_lines(std::move(main), few ? 1 : order.lines, spacing.gap);
  int frontage = 0;
  for (const std::vector<Formed>* bodies : {&guns, &main_lines, &others}) {
    for (const Formed& body : *bodies) frontage = std::max(frontage, body.width());
  }

  Formed whole;
  const auto add_lines = [&](std::vector<Formed> lines, int apart) {
    for (Formed& line : lines) {
      const int behind = whole.spots.empty() ? 0 : whole.depth + apart;
      take_in(whole, std::move(line), -behind, 0);
    }
  };
  add_lines(in_lines(std::move(guns), frontage, spacing.gap), spacing.least);
  add_lines(std::move(main_lines), spacing.line);
  add_lines(in_lines(std::move(others), frontage, spacing.gap), spacing.line);
  add_leader(whole, division.leader);
  add_leader(whole, division.wagon);
  return whole;
}

std::vector<Formed> form(FieldArmy& army, const Formup& order) {
  std::deque<Formed> in_front;
  std::vector<Formed> wings;
  std::vector<Formed> behind;
  for (FieldDivision& division : army.divisions) {
    if (division.arrival) continue;
    Formed body = form(division, order);
    if (division.reserve) {
      behind.push_back(std::move(body));
    } else if (division.cavalry) {
      wings.push_back(std::move(body));
    } else {
      in_front.push_back(std::move(body));
    }
  }
  for (std::size_t i = 0; i < wings.size(); ++i) {
    if (i % 2 == 0) {
      in_front.push_back(std::move(wings[i]));
    } else {
      in_front.push_front(std::move(wings[i]));
    }
  }
  const int gap = 2 * order.spacing.gap;
  int width = gap * std::max(0, static_cast<int>(in_front.size()) - 1);
  for (const Formed& body : in_front) width += body.width();
  std::vector<Formed> placed;
  int at = -width / 2;
  int depth = 0;
  for (Formed& body : in_front) {
    const int next = at + body.width() + gap;
    const int aside = at - body.left;
    depth = std::max(depth, body.depth);
    placed.push_back(moved(std::move(body), 0, aside));
    at = next;
  }
  for (Formed& body : behind) {
    placed.push_back(moved(std::move(body), -depth - gap, 0));
    depth = placed.back().depth;
  }
  Formed staff;
  add_leader(staff, army.leader);
  for (FieldRow& corps : army.corps) add_leader(staff, corps);
  add_leader(staff, army.courier);
  placed.push_back(moved(std::move(staff), -depth - order.spacing.gap, 0));
  return placed;
}

}  // namespace estafette::sow
