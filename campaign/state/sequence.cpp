#include "campaign/state/sequence.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <string>

namespace estafette::campaign {

void put_before(std::vector<LodgedOrder>& orders, int sequence, int before) {
  const auto of = [&](int number) {
    const auto found =
        std::find_if(orders.begin(), orders.end(), [&](const LodgedOrder& order) { return order.sequence == number; });
    if (found == orders.end()) throw std::logic_error("no order " + std::to_string(number) + " is lodged");
    return found;
  };
  const auto from = of(sequence), to = of(before);
  std::vector<int> numbers;
  for (const LodgedOrder& order : orders) numbers.push_back(order.sequence);
  if (from < to)
    std::rotate(from, std::next(from), to);
  else
    std::rotate(to, from, std::next(from));
  for (std::size_t i = 0; i < orders.size(); ++i) orders[i].sequence = numbers[i];
}

}  // namespace estafette::campaign
