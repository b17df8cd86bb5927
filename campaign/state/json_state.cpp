#include "campaign/state/json_state.hpp"

#include "campaign/state/json_parts.hpp"

namespace estafette::campaign {
namespace {

// JSON's names are texts: what is counted by place or side gets its word for a name, so that "/owners/berlin" is a
// path.
json by_name(const std::map<NodeId, Side>& owners) {
  json out = json::object();
  for (const auto& [node, side] : owners) out[node.slug] = side;
  return out;
}

json by_name(const std::map<Side, std::vector<Sighting>>& known) {
  json out = json::object();
  for (const auto& [side, sightings] : known) out[to_string(side)] = sightings;
  return out;
}

}  // namespace

void to_json(json& out, const State& state) {
  out = {{"campaign", state.campaign},
         {"turn", state.turn},
         {"seed", state.seed},
         {"armies", state.armies},
         {"forces", state.forces},
         {"pieces", state.pieces},
         {"nations", state.nations},
         {"neutral", state.neutral},
         {"owners", by_name(state.owners)},
         {"traffic", state.traffic},
         {"bridges", state.bridges},
         {"sieges", state.sieges},
         {"contacts", state.contacts},
         {"contacts_so_far", state.contacts_so_far},
         {"battles", state.battles},
         {"establishment", state.establishment},
         {"batteries", state.batteries},
         {"recovering", state.recovering},
         {"convalescents", state.convalescents},
         {"expected", state.expected},
         {"proposals", state.proposals},
         {"proposals_so_far", state.proposals_so_far},
         {"decided", state.decided},
         {"ending", state.ending},
         {"known", by_name(state.known)},
         {"truce", state.truce},
         {"prestige", state.prestige},
         {"orders", state.orders},
         {"orders_so_far", state.orders_so_far},
         {"pause", state.pause}};
  // What is newer than the first files is written only where it says something, so that these are written as they are.
  if (!state.integral.empty()) out["integral"] = state.integral;
  if (!state.truces.empty()) out["truces"] = state.truces;
  if (!state.written.empty()) out["written"] = state.written;
}

void from_json(const json& in, State& state) {
  const auto get = [&in](const char* name, auto& member) { in.at(name).get_to(member); };
  get("campaign", state.campaign);
  get("turn", state.turn);
  get("seed", state.seed);
  get("armies", state.armies);
  get("forces", state.forces);
  get("pieces", state.pieces);
  get("nations", state.nations);
  get("neutral", state.neutral);
  get("traffic", state.traffic);
  get("bridges", state.bridges);
  get("sieges", state.sieges);
  get("contacts", state.contacts);
  get("contacts_so_far", state.contacts_so_far);
  const auto get_if_there = [&in](const char* name, auto& member) {
    member = {};
    if (in.contains(name)) in.at(name).get_to(member);
  };  // what campaigns older than battles do not have
  get_if_there("battles", state.battles);
  get_if_there("establishment", state.establishment);
  get_if_there("batteries", state.batteries);
  get_if_there("recovering", state.recovering);
  get_if_there("convalescents", state.convalescents);
  get_if_there("expected", state.expected);
  get_if_there("proposals", state.proposals);
  get_if_there("proposals_so_far", state.proposals_so_far);
  get_if_there("decided", state.decided);
  get_if_there("ending", state.ending);
  get_if_there("integral", state.integral);
  get_if_there("truces", state.truces);
  get_if_there("written", state.written);
  get("truce", state.truce);
  get("prestige", state.prestige);
  get("orders", state.orders);
  get("orders_so_far", state.orders_so_far);
  get_if_there("pause", state.pause);
  state.owners.clear();
  for (const auto& [node, side] : in.at("owners").items()) state.owners[{node}] = side.get<Side>();
  state.known.clear();
  for (const auto& [side, sightings] : in.at("known").items())
    state.known[enum_from<Side>(side, side_words())] = sightings.get<std::vector<Sighting>>();
}

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
