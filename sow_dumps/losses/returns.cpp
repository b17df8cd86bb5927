#include "sow_dumps/losses/returns.hpp"

#include "base/apportion.hpp"

#include <numeric>

namespace estafette::dumps {

std::vector<Returns> deal_returns(const std::vector<Men>& pools, const std::vector<int>& shares) {
  std::int64_t all = 0;
  for (const Men pool : pools) all += pool.value;
  std::vector<std::int64_t> weights(shares.begin(), shares.end());
  weights.push_back(100 - std::accumulate(shares.begin(), shares.end(), 0));  // lost for good
  const std::vector<std::int64_t> due = apportion(all, weights);

  std::vector<std::int64_t> given(due.size(), 0);
  std::int64_t dealt = 0;
  const auto most_in_arrears = [&] {
    const auto arrears = [&](std::size_t outcome) { return due[outcome] * dealt - given[outcome] * all; };
    std::size_t most = due.size();
    for (std::size_t i = 0; i < due.size(); ++i) {
      const bool open = given[i] < due[i];
      if (open && (most == due.size() || arrears(i) > arrears(most))) most = i;
    }
    return most;
  };

  std::vector<Returns> returns;
  for (const Men pool : pools) {
    Returns unit{std::vector<Men>(shares.size()), {}};
    for (int man = 0; man < pool.value; ++man) {
      ++dealt;
      const std::size_t outcome = most_in_arrears();
      ++given[outcome];
      (outcome < shares.size() ? unit.by_turn[outcome] : unit.lost_for_good) += Men{1};
    }
    returns.push_back(std::move(unit));
  }
  return returns;
}

}  // namespace estafette::dumps
