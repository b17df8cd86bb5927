#include "campaign/cartography/paper/front.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace estafette::cartography {
namespace {

constexpr int kCorners = 24;       ///< of the round that a place has alone
constexpr double kSameSpot = 1.2;  ///< mm: rounds of two places do not meet exactly

std::vector<Corner> round(Point middle, double reach) {
  std::vector<Corner> corners;
  for (int i = 0; i < kCorners; ++i) {
    const double angle = 2 * std::numbers::pi * i / kCorners;
    corners.push_back({{middle.x + reach * std::cos(angle), middle.y + reach * std::sin(angle)}});
  }
  return corners;
}

/// What of the area lies on the side where (p - on) * way <= 0; `beyond` is on the other side.
std::vector<Corner> cut(const std::vector<Corner>& area, Point on, Point way, int beyond) {
  const auto off = [&](Point p) { return (p.x - on.x) * way.x + (p.y - on.y) * way.y; };
  std::vector<Corner> kept;
  for (std::size_t i = 0; i < area.size(); ++i) {
    const Corner& from = area[i];
    const Point to = area[(i + 1) % area.size()].at;
    const double here = off(from.at);
    const double there = off(to);
    if (here <= 0) kept.push_back({from.at, here == 0 && there > 0 ? beyond : from.beyond});
    if ((here < 0 && there > 0) || (here > 0 && there < 0)) {
      const double t = here / (here - there);
      kept.push_back(
          {{from.at.x + (to.x - from.at.x) * t, from.at.y + (to.y - from.at.y) * t}, here < 0 ? beyond : from.beyond});
    }
  }
  return kept;
}

struct Edge {
  Point from, to;
};

/// The edge, not yet taken, that begins nearest to the point; their count if none begins near it.
std::size_t next_after(Point end, const std::vector<Edge>& edges, const std::vector<bool>& taken) {
  std::size_t nearest = edges.size();
  double least = kSameSpot;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (taken[i] || std::abs(edges[i].from.x - end.x) > least) continue;
    const double off = distance(edges[i].from, end);
    if (off >= least) continue;
    least = off;
    nearest = i;
  }
  return nearest;
}

}  // namespace

std::vector<std::vector<Corner>> countries(const std::vector<Point>& places, double reach, const Box& frame) {
  std::vector<std::vector<Corner>> found;
  for (const Point& place : places) {
    if (distance(frame.nearest(place), place) > reach) {
      found.emplace_back();
      continue;
    }
    std::vector<Corner> area = round(place, reach);
    std::vector<std::pair<double, std::size_t>> others;
    for (std::size_t i = 0; i < places.size(); ++i)
      if (const double off = distance(places[i], place); off > 0 && off < 2 * reach) others.emplace_back(off, i);
    const auto later = std::greater<>();
    std::make_heap(others.begin(), others.end(), later);  // the nearest first; few of them count
    double farthest = reach;                              // corner
    for (; !others.empty(); others.pop_back()) {
      std::pop_heap(others.begin(), others.end(), later);
      const auto [off, i] = others.back();
      if (off > 2 * farthest) break;  // neither this nor any that follow take anything away
      const Point& other = places[i];
      area = cut(area, {(place.x + other.x) / 2, (place.y + other.y) / 2}, {other.x - place.x, other.y - place.y},
                 static_cast<int>(i));
      farthest = 0;
      for (const Corner& corner : area) farthest = std::max(farthest, distance(corner.at, place));
    }
    area = cut(area, {frame.left, frame.top}, {-1, 0}, Corner::kOutside);
    area = cut(area, {frame.left, frame.top}, {0, -1}, Corner::kOutside);
    area = cut(area, {frame.right(), frame.bottom()}, {1, 0}, Corner::kOutside);
    area = cut(area, {frame.right(), frame.bottom()}, {0, 1}, Corner::kOutside);
    found.push_back(area);
  }
  return found;
}

std::vector<std::vector<Point>> outlines(const std::vector<std::vector<Corner>>& countries,
                                         const std::vector<bool>& chosen) {
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < countries.size(); ++i) {
    if (!chosen[i]) continue;
    const std::vector<Corner>& area = countries[i];
    for (std::size_t corner = 0; corner < area.size(); ++corner) {
      const int beyond = area[corner].beyond;
      if (beyond == Corner::kOutside || !chosen[static_cast<std::size_t>(beyond)])
        edges.push_back({area[corner].at, area[(corner + 1) % area.size()].at});
    }
  }
  std::vector<bool> taken(edges.size(), false);
  std::vector<std::vector<Point>> lines;
  for (std::size_t first = 0; first < edges.size(); ++first) {
    if (taken[first]) continue;
    std::vector<Point> line;
    for (std::size_t next = first; next < edges.size(); next = next_after(edges[next].to, edges, taken)) {
      taken[next] = true;
      line.push_back(edges[next].from);
      if (distance(edges[next].to, edges[first].from) < 1e-6) break;
    }
    lines.push_back(line);
  }
  return lines;
}

}  // namespace estafette::cartography
