#include "campaign/state/json_state.hpp"

#include "campaign/state/json_parts.hpp"

namespace estafette::campaign {

std::string to_json(const State& state) {
  return text_of(state);
}

State amended(const State& state, const std::string& path, const std::string& value) {
  return reading_json([&] {
    const json changes = json::array({{{"op", "replace"}, {"path", path}, {"value", json_of(value)}}});
    return json(state).patch(changes).get<State>();
  });
}

}  // namespace estafette::campaign
