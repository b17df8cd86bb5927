#include "base/table.hpp"

#include "base/columns.hpp"

#include <fmt/format.h>

namespace estafette {

std::string to_text(const Table& table) {
  return to_text(table, 0);
}

std::string figure(long long value) {
  std::string digits = fmt::format("{}", value);
  for (std::size_t at = digits.size(); at > (value < 0 ? 4U : 3U);) {
    at -= 3;
    digits.insert(at, ",");
  }
  return digits;
}

}  // namespace estafette
