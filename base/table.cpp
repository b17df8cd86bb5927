#include "base/table.hpp"

#include "base/columns.hpp"

namespace estafette {

std::string to_text(const Table& table) {
  return to_text(table, 0);
}

std::string figure(long long value) {
  std::string digits = std::to_string(value);
  for (std::size_t at = digits.size(); at > (value < 0 ? 4U : 3U);) {
    at -= 3;
    digits.insert(at, ",");
  }
  return digits;
}

}  // namespace estafette
