#include "campaign/cartography/layout/place_counters.hpp"

#include "campaign/cartography/layout/counter_choices.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <random>

namespace estafette::cartography {
namespace {

constexpr double kAir = 0.35;          ///< between blocks, mm
constexpr double kPriceOverlap = 400;  ///< two blocks on one spot
constexpr double kPriceLeader = 150;   ///< a leader through a block
constexpr unsigned kSeed = 1813;
constexpr int kStarts = 24, kAnswers = 16;
constexpr std::size_t kStartFrom = 16;  ///< a start draws among so many of the cheapest choices

/// All blocks of the picture, not yet placed: of each the largest force first, garrisons last.
std::vector<Stack> blocks_of(const MapPicture& picture) {
  std::map<std::pair<std::size_t, Side>, Stack> by_place;
  for (std::size_t i = 0; i < picture.counters.size(); ++i) {
    const Counter& counter = picture.counters[i];
    Stack& stack = by_place[{counter.place, counter.side}];
    stack.place = counter.place;
    stack.side = counter.side;
    stack.seated.push_back({i, {}});
  }
  std::vector<Stack> blocks;
  for (auto& [key, stack] : by_place) {
    std::stable_sort(stack.seated.begin(), stack.seated.end(), [&](const auto& one, const auto& other) {
      const Counter& a = picture.counters[one.counter];
      const Counter& b = picture.counters[other.counter];
      return std::pair(a.garrison, -a.men) < std::pair(b.garrison, -b.men);
    });
    blocks.push_back(std::move(stack));
  }
  return blocks;
}

/// A block, where it may stand, and who could be in its way.
struct Player {
  std::vector<BlockPlace> choices;
  Point home;
  Box reach;  ///< round all its choices
  std::vector<std::size_t> rivals;
};

/// What two choices cost each other.
double between(const Player& one, const BlockPlace& a, const Player& other, const BlockPlace& b) {
  double cost = a.box.grown(kAir).overlaps(b.box) ? kPriceOverlap : 0;
  if (a.off > 1 && crosses(one.home, a.box.nearest(one.home), b.box)) cost += kPriceLeader;
  if (b.off > 1 && crosses(other.home, b.box.nearest(other.home), a.box)) cost += kPriceLeader;
  return cost;
}

/// Blocks take turns to answer each other with their best choices until none moves; the cheapest of several starts
/// wins.
class Table {
 public:
  explicit Table(std::vector<Player> players) : players_(std::move(players)), best_(players_.size(), 0) {
    for (std::size_t i = 0; i < players_.size(); ++i)
      for (std::size_t j = i + 1; j < players_.size(); ++j)
        if (players_[i].reach.grown(kAir).overlaps(players_[j].reach)) {
          players_[i].rivals.push_back(j);
          players_[j].rivals.push_back(i);
        }
  }

  /// By player, the index of its choice.
  std::vector<std::size_t> solve() {
    std::vector<bool> seen(players_.size(), false);
    for (std::size_t i = 0; i < players_.size(); ++i) {
      if (seen[i]) continue;
      std::vector<std::size_t> group = {i};
      seen[i] = true;
      for (std::size_t next = 0; next < group.size(); ++next)
        for (const std::size_t rival : players_[group[next]].rivals)
          if (!seen[rival]) {
            seen[rival] = true;
            group.push_back(rival);
          }
      solve(group);
    }
    return best_;
  }

 private:
  void solve(const std::vector<std::size_t>& group) {
    if (group.size() == 1) return;
    std::mt19937 chance(kSeed);  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same input gives the same map
    double cheapest = std::numeric_limits<double>::infinity();
    std::vector<std::size_t> now = best_;
    for (int start = 0; start < kStarts; ++start) {
      std::vector<std::size_t> order = group;
      for (std::size_t i = order.size(); start > 0 && i > 1; --i) std::swap(order[i - 1], order[chance() % i]);
      for (const std::size_t player : group)
        now[player] = start == 0 ? 0 : chance() % std::min(kStartFrom, players_[player].choices.size());
      bool moved = true;
      for (int round = 0; moved && round < kAnswers; ++round) {
        moved = false;
        for (const std::size_t player : order) moved = answer(player, now) || moved;
      }
      const double price = price_of(group, now);
      if (price >= cheapest) continue;
      cheapest = price;
      for (const std::size_t player : group) best_[player] = now[player];
    }
  }

  /// True if the player found something better than what it had.
  bool answer(std::size_t player, std::vector<std::size_t>& now) const {
    const std::vector<BlockPlace>& choices = players_[player].choices;
    std::size_t best = now[player];
    double cheapest = choices[best].price + friction(player, best, now, std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < choices.size() && choices[i].price < cheapest; ++i) {
      const double price = choices[i].price + friction(player, i, now, cheapest - choices[i].price);
      if (price >= cheapest - 1e-9) continue;
      cheapest = price;
      best = i;
    }
    const bool moved = best != now[player];
    now[player] = best;
    return moved;
  }

  double friction(std::size_t player, std::size_t choice, const std::vector<std::size_t>& now, double enough) const {
    double sum = 0;
    const Player& self = players_[player];
    for (const std::size_t rival : self.rivals) {
      sum += between(self, self.choices[choice], players_[rival], players_[rival].choices[now[rival]]);
      if (sum >= enough) break;
    }
    return sum;
  }

  double price_of(const std::vector<std::size_t>& group, const std::vector<std::size_t>& now) const {
    double sum = 0;
    for (const std::size_t player : group) {
      sum += players_[player].choices[now[player]].price;
      sum += friction(player, now[player], now, std::numeric_limits<double>::infinity()) / 2;
    }
    return sum;
  }

  std::vector<Player> players_;
  std::vector<std::size_t> best_;
};

}  // namespace

void place_counters(MapLayout& layout, const MapPicture& picture, const Paper& paper, const RowRules& rows,
                    const NameSeats& land) {
  std::vector<Stack> blocks = blocks_of(picture);
  std::erase_if(blocks, [&](const Stack& block) { return !paper.frame().holds(layout.signs[block.place]); });
  if (blocks.empty()) return;
  const CounterGround ground(picture, layout.signs, paper, rows, land);
  std::vector<Player> players;
  for (const Stack& block : blocks) {
    Player player{ground.choices(block), ground.home(block), {}, {}};
    player.reach = player.choices.front().box;
    for (const BlockPlace& choice : player.choices) player.reach = player.reach.around(choice.box);
    players.push_back(std::move(player));
  }
  const std::vector<std::size_t> chosen = Table(players).solve();
  for (std::size_t i = 0; i < blocks.size(); ++i)
    layout.stacks.push_back(ground.seated(blocks[i], players[i].choices[chosen[i]]));
}

}  // namespace estafette::cartography
