#include "converter/readers/page/programs/keyed_lists.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kDeepestKey = 40;

/// "divisions", "sides", "units": what it holds are commands, sides or troops.
bool holds_entries(const std::string& list, const ColumnWords& titles) {
  const std::optional<Holds> holds = titles.title(one_of_list(list));
  return titles.names_sides(one_of_list(list)) || holds == Holds::name || holds_command(holds);
}

/// Each of its entries has figures, words or lists of its own, and no name.
bool is_keyed(const Json& value) {
  return value.is_object() && !value.empty() && std::all_of(value.begin(), value.end(), [](const Json& one) {
           return one.is_object() && !one.empty() && !one.contains(kName);
         });
}

Json put_right(Json value, const ColumnWords& titles, int depth) {
  if (!value.is_structured() || depth > kDeepestKey) return value;
  for (auto& [name, field] : value.items()) {
    if (value.is_object() && is_keyed(field) && holds_entries(name, titles)) {
      Json list = Json::array();
      for (auto& [key, entry] : field.items()) {
        Json one = Json::object({{kName, key}});
        one.update(entry);
        list.push_back(std::move(one));
      }
      field = std::move(list);
    }
    field = put_right(std::move(field), titles, depth + 1);
  }
  return value;
}

}  // namespace

Json with_keyed_lists(Json value, const ColumnWords& titles) {
  return put_right(std::move(value), titles, 0);
}

}  // namespace estafette::readers
