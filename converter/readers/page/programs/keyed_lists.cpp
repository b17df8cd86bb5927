#include "converter/readers/page/programs/keyed_lists.hpp"

#include "base/letters.hpp"

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

/// {"9th Line": 900}: an entry and its strength, under a key that is no title.
bool is_name_and_figure(const std::string& key, const Json& value, const ColumnWords& titles) {
  const bool figure = value.is_number() || (value.is_string() && has_digit(value.get<std::string>()));
  return figure && key != kName && (!titles.title(key) || key.find(' ') != std::string::npos);
}

/// {"9th Line": 900, "24th Line": 850}, or a list of such with one entry each.
bool holds_names_and_figures(const Json& value, const ColumnWords& titles) {
  if (!value.is_structured() || value.empty()) return false;
  if (value.is_array())
    return std::all_of(value.begin(), value.end(), [&](const Json& one) {
      return one.is_object() && one.size() == 1 && holds_names_and_figures(one, titles);
    });
  const auto all = value.items();
  return std::all_of(all.begin(), all.end(),
                     [&](const auto& field) { return is_name_and_figure(field.key(), field.value(), titles); });
}

void put_names(const Json& value, Json& list) {
  for (const auto& [name, figure] : value.items())
    if (figure.is_object())
      put_names(figure, list);
    else
      list.push_back(Json::object({{kName, name}, {"strength", figure}}));
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
    } else if (value.is_object() && titles.title(one_of_list(name)) == Holds::name &&
               holds_names_and_figures(field, titles)) {
      Json list = Json::array();
      put_names(field, list);
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
