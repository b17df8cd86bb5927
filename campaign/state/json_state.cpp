#include "campaign/state/json_state.hpp"

#include "campaign/state/json_parts.hpp"

namespace estafette::campaign {
namespace {

/// What is counted by name, and the list of armies, may grow; anything else that is amended is there already.
bool may_grow(const json::json_pointer& place) {
  const std::string list = place.parent_pointer().to_string();
  if (place.to_string() == "/integral" || place.to_string() == "/letters_by")
    return true;  // not written while nothing is in it
  return list == "/establishment" || list == "/batteries" || list == "/traffic" || place.to_string() == "/armies/-";
}

}  // namespace

std::string to_json(const State& state) {
  return text_of(state);
}

State amended(const State& state, const std::string& path, const std::string& value) {
  return reading_json([&] {
    const json before = state;
    const json::json_pointer place(path);
    const bool adds = may_grow(place) && !before.contains(place);
    const json changes = json::array({{{"op", adds ? "add" : "replace"}, {"path", path}, {"value", json_of(value)}}});
    return before.patch(changes).get<State>();
  });
}

}  // namespace estafette::campaign
