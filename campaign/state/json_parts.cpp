#include "campaign/state/json_parts.hpp"

#include <cmath>
#include <limits>

namespace estafette {
namespace {

constexpr const char* kSeed = "seed";  ///< State::seed has 64 bits

bool is_too_large(const json& number) {
  constexpr int kMost = std::numeric_limits<int>::max();
  if (number.is_number_unsigned()) return number.get<std::uint64_t>() > static_cast<std::uint64_t>(kMost);
  if (number.is_number_integer()) return number.get<std::int64_t>() < -static_cast<std::int64_t>(kMost);
  return number.is_number_float() && !(std::abs(number.get<double>()) <= kMost);
}

}  // namespace

json json_of(const std::string& text) {
  std::string key;
  return json::parse(text, [&key](int, json::parse_event_t event, const json& parsed) {
    if (event == json::parse_event_t::key) key = parsed.get<std::string>();
    if (event == json::parse_event_t::value && key != kSeed && is_too_large(parsed))
      throw std::runtime_error(parsed.dump() + " is larger than any number of ours");
    return true;
  });
}

}  // namespace estafette
