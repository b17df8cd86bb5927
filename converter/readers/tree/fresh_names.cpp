#include "converter/readers/tree/fresh_names.hpp"

#include "base/text.hpp"
#include "converter/readers/tree/command.hpp"

#include <fmt/format.h>

namespace estafette::readers {
namespace {

constexpr std::size_t kRoomForNumber = 8;  ///< " (12345)"

}  // namespace

std::string FreshNames::fresh(int holder, std::string_view sort, const std::string& name) {
  const std::string place = std::to_string(holder).append(" ").append(sort).append(" ");
  const auto key = [&](const std::string& candidate) { return place + fold(candidate); };
  std::string free(trim(shorten(name, kLongestName)));
  const auto [own, fresh] = taken_.try_emplace(key(free), 1);
  if (fresh) return free;
  int& number = own->second;
  const std::string begin(trim(shorten(name, kLongestName - kRoomForNumber)));
  do {
    free = fmt::format("{} ({})", begin, ++number);
  } while (!taken_.try_emplace(key(free), 1).second);
  return free;
}

}  // namespace estafette::readers
