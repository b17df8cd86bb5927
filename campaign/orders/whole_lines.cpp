#include "campaign/orders/whole_lines.hpp"

#include "campaign/orders/in_words.hpp"

#include <algorithm>
#include <string>

namespace estafette::campaign {

bool has_half_lines(const std::vector<OrderLine>& letter) {
  return std::any_of(letter.begin(), letter.end(), [](const OrderLine& line) {
    return !line.problems.empty() && (!line.orders.empty() || !line.halted.empty());
  });
}

void remark_on_its_march(std::vector<OrderLine>& letter, std::size_t forces, bool waits) {
  const auto line =
      std::find_if(letter.rbegin(), letter.rend(), [](const OrderLine& one) { return !one.understood.empty(); });
  if (line == letter.rend()) return;  // its march was refused
  if (line != letter.rbegin()) letter.back().passed_over = "it does so where its march ends";
  std::vector<std::string>& understood = line->understood;
  for (std::size_t i = 0; i < forces && i < understood.size(); ++i)
    add_remark(understood[understood.size() - 1 - i],
               waits ? "it stays where it arrives" : "where it arrives it stands, on whatever ground there is");
}

}  // namespace estafette::campaign
