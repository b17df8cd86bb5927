#include "campaign/order_writer/sheet_json.hpp"

#include <nlohmann/json.hpp>

#include <cmath>

namespace estafette::campaign {
namespace {

using Json = nlohmann::ordered_json;

Json steps_as_json(const std::vector<MarchStep>& steps) {
  Json all = Json::array();
  for (const MarchStep& step : steps)
    all.push_back(
        {step.place, step.spent, step.allowance, step.forced ? 1 : 0, step.ends ? 1 : 0, steps_as_json(step.next)});
  return all;
}

double tenths(double value) {
  return std::round(value * 10) / 10;
}

}  // namespace

std::string to_json(const OrderSheet& sheet, const Theatre& theatre, const std::vector<Point>& at) {
  Json json = {{"writer", sheet.writer}, {"places", Json::array()}, {"subjects", Json::array()}};
  for (std::size_t i = 0; i < at.size(); ++i)
    json["places"].push_back(Json::array({theatre.map.nodes[i].name, tenths(at[i].x), tenths(at[i].y)}));
  for (const OrderedSubject& subject : sheet.subjects) {
    Json others = Json::array();
    for (const OfferedOrder& order : subject.others)
      others.push_back(Json::array({order.text, order.beside_march ? 1 : 0}));
    json["subjects"].push_back({{"name", subject.name},
                                {"place", subject.place},
                                {"told", subject.told},
                                {"lodged", subject.lodged},
                                {"why", subject.why_not},
                                {"first", subject.first},
                                {"marches", steps_as_json(subject.marches)},
                                {"others", std::move(others)}});
  }
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace estafette::campaign
