#include "tools/sample_battle.hpp"

#include "base/apportion.hpp"
#include "base/text.hpp"
#include "sow_dumps/write_results.hpp"
#include "tools/campaign_order.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace estafette::tools {
namespace {

// Invented figures, all of them: shares in percent unless said otherwise.
constexpr int kLeastPressed = 20, kMostPressed = 100;  // how hard a formation was pressed
struct Share100 {
  int low, high;
};
constexpr Share100 kInfantryLoss{5, 40}, kCavalryLoss{5, 30}, kGunnersLoss{2, 25}, kOtherLoss{0, 5};
constexpr std::array<std::int64_t, 3> kSteady = {20, 55, 25};  // killed, wounded, deserted of a loss
constexpr std::array<std::int64_t, 3> kRouted = {12, 38, 50};
constexpr int kRoutsInHundred = 8;  // units
constexpr int kRoutMultiplies = 2;  // a loss, at most to nine tenths of the unit
constexpr int kMostOfARout = 90;
constexpr int kOverrunInHundred = 6;       // guns
constexpr Share100 kOverrunCrew{60, 100};  // of the crew of an overrun gun, deserted
constexpr int kOfficerHitInHundred = 5;
constexpr int kFullAmmo = 40;  // rounds a man
constexpr std::array kSteadyStatus = {"March", "Stand", "Load", "Advance", "Fallback"};

constexpr const char* kLineEnd = "\r\n";

Share100 loss_span(Kind kind) {
  switch (arm_of(kind)) {
    case Arm::infantry:
      return kInfantryLoss;
    case Arm::cavalry:
      return kCavalryLoss;
    case Arm::artillery:
      return kGunnersLoss;
    case Arm::support:
      return kOtherLoss;
  }
  return kOtherLoss;
}

class SampleBattle {
 public:
  SampleBattle(const sow::BattleSheet& sheet, const SampleOptions& options)
      : sheet_(sheet),
        options_(options),
        dice_(options.seed),
        order_(in_campaign_order(sheet)),
        rows_(sheet.rows.size()) {
    for (const std::size_t i : order_) fight(i);
    dumps::total_commands(sheet_, rows_);
    for (const std::size_t i : order_) hit_perhaps(i);
    leave_out();
  }

  [[nodiscard]] std::string results() const {
    std::vector<dumps::WrittenRow> written = rows_;
    for (std::size_t i = 0; i < written.size(); ++i) {
      written[i].ammo = ammo_left(i);
      written[i].status += " (synthetic)";
    }
    return dumps::write_results(sheet_, written, label());
  }

  [[nodiscard]] std::string locations() const {
    std::string text = "Name,Ammo,dir x,dir z,loc x,loc z,Formation,Head Count,Fatigue,Morale," + label() + "," +
                       sheet_.end + kLineEnd;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const sow::SheetRow& sent = sheet_.rows[i];
      const dumps::WrittenRow& row = rows_[i];
      if (row.left_out || sent.row_kind != sow::RowKind::troops) continue;
      const int south = 100000 + 600 * static_cast<int>(i % 100);  // anywhere on the map will do
      text += fmt::format("{},{},{},0,{},131000,,{},3,5{}", dumps::dumped_id(sent.game_id), ammo_left(i),
                          sent.side == 1 ? -1 : 1, south,
                          sent.in_game().value - row.deserted - row.killed - row.wounded, kLineEnd);
    }
    return encode_for_game(text);
  }

 private:
  [[nodiscard]] std::string label() const {
    return fmt::format("SYNTHETIC by estafette-sample-dump with seed {}: no battle was fought", options_.seed);
  }

  [[nodiscard]] int ammo_left(std::size_t i) const {
    return sheet_.rows[i].row_kind == sow::RowKind::troops ? kFullAmmo / 2 + rows_[i].killed % (kFullAmmo / 2) : 0;
  }

  int pressed(const sow::SheetRow& row) {
    const auto [place, is_new] = pressed_.emplace(std::pair(row.side, row.formation), 0);
    if (is_new) place->second = dice_.roll(kLeastPressed, kMostPressed);
    return place->second;
  }

  /// Somebody of the other side, or nobody.
  std::string somebody_else(int side) {
    const auto at = static_cast<std::size_t>(dice_.roll(0, static_cast<int>(rows_.size()) - 1));
    const sow::SheetRow& row = sheet_.rows[at];
    return row.side != side && row.row_kind == sow::RowKind::troops ? dumps::dumped_id(row.game_id) : "";
  }

  void lose(dumps::WrittenRow& row, int men, const std::array<std::int64_t, 3>& shares) {
    const auto parts = apportion(men, {shares.begin(), shares.end()});
    row.killed = static_cast<int>(parts[0]);
    row.wounded = static_cast<int>(parts[1]);
    row.deserted = static_cast<int>(parts[2]);
  }

  void fight(std::size_t i) {
    const sow::SheetRow& sent = sheet_.rows[i];
    if (sent.row_kind != sow::RowKind::troops) return;
    dumps::WrittenRow& row = rows_[i];
    const Share100 span = loss_span(sent.kind);
    const int percent = dice_.roll(span.low, span.high) * pressed(sent) / 100;
    row.status = kSteadyStatus[static_cast<std::size_t>(dice_.roll(0, static_cast<int>(kSteadyStatus.size()) - 1))];
    row.killer = somebody_else(sent.side);
    if (sent.guns.value > 0 && dice_.happens(kOverrunInHundred, 100)) {
      row.status = "Routed";
      row.deserted = sent.in_game().value * dice_.roll(kOverrunCrew.low, kOverrunCrew.high) / 100;
    } else if (dice_.happens(kRoutsInHundred, 100)) {
      row.status = "Routed";
      lose(row, sent.in_game().value * std::min(percent * kRoutMultiplies, kMostOfARout) / 100, kRouted);
    } else {
      lose(row, sent.in_game().value * percent / 100, kSteady);
    }
  }

  void hit_perhaps(std::size_t officer) {
    if (sheet_.rows[officer].row_kind != sow::RowKind::commander || !dice_.happens(kOfficerHitInHundred, 100)) return;
    const bool killed = dice_.happens(1, 3);
    dumps::hit_officer(sheet_, rows_, officer, killed ? dumps::Fate::killed : dumps::Fate::wounded);
  }

  void leave_out() {
    std::vector<std::size_t> troops;
    for (const std::size_t i : order_) {
      if (sheet_.rows[i].row_kind == sow::RowKind::troops) troops.push_back(i);
    }
    for (int n = 0; n < options_.leave_out && !troops.empty(); ++n) {
      const auto at = troops.begin() + dice_.roll(0, static_cast<int>(troops.size()) - 1);
      rows_[*at].left_out = true;
      troops.erase(at);
    }
  }

  const sow::BattleSheet& sheet_;
  const SampleOptions options_;
  Dice dice_;
  const std::vector<std::size_t> order_;
  std::vector<dumps::WrittenRow> rows_;
  std::map<std::pair<int, std::string>, int> pressed_;
};

}  // namespace

SampleDumps sample_dumps(const sow::BattleSheet& sheet, const SampleOptions& options) {
  const SampleBattle battle(sheet, options);
  return {battle.results(), battle.locations()};
}

}  // namespace estafette::tools
