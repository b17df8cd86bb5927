#include "converter/readers/page/programs/field_names.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kDeepestName = 40;
constexpr std::size_t kFewestSides = 2;

bool holds_lists(const Json& value) {
  return std::any_of(value.begin(), value.end(),
                     [](const Json& field) { return field.is_array() && !field.empty() && field.front().is_object(); });
}

/// The key under which all entries of a list have a word, and which says that it is what they are called by; empty if
/// they have a name already.
std::string key_of_names(const Json& list, const ColumnWords& titles) {
  const Json& first = list.front();
  for (const Json& one : list)
    if (!one.is_object() || one.contains(kName)) return "";
  // Of troops a table finds the name by its title; of what holds lists only "name" is looked for.
  const bool titled =
      !holds_lists(first) && std::any_of(first.items().begin(), first.items().end(),
                                         [&](const auto& field) { return titles.title(field.key()) == Holds::name; });
  if (titled) return "";
  for (const auto& entry : first.items()) {
    const std::string& key = entry.key();
    const bool all = is_called(key, titles) && std::all_of(list.begin(), list.end(), [&](const Json& one) {
                       return one.contains(key) && one.at(key).is_string() && !one.at(key).get<std::string>().empty();
                     });
    if (all) return key;
  }
  return "";
}

/// The entry with its `key` called "name", in its place.
Json renamed(const Json& entry, const std::string& key) {
  Json one = Json::object();
  for (const auto& [name, field] : entry.items()) one[name == key ? kName : name] = field;
  return one;
}

bool is_list_of_commands(const std::string& name, const Json& field, const ColumnWords& titles) {
  if (!field.is_array() || field.empty() || !field.front().is_object()) return false;
  const std::optional<Holds> holds = titles.title(one_of_list(name));
  return holds == Holds::name ||
         (holds && std::find(kCommandPath.begin(), kCommandPath.end(), *holds) != kCommandPath.end());
}

/// {"inf": [{}], "cav": [{}]} under "units": troops by their arms.
bool is_lists_by_arm(const std::string& name, const Json& field, const ColumnWords& titles) {
  return field.is_object() && !field.contains(kName) && titles.title(one_of_list(name)) == Holds::name &&
         !field.empty() && std::all_of(field.begin(), field.end(), [](const Json& list) {
           return list.is_array() && !list.empty() && list.front().is_object();
         });
}

/// The name of the list that a side has; empty if the value is no side.
std::string list_of_side(const std::string& key, const Json& value, const ColumnWords& titles) {
  if (!value.is_object() || value.contains(kName) || titles.title(one_of_list(key))) return "";
  for (const auto& [name, field] : value.items())
    if (is_list_of_commands(name, field, titles) || is_lists_by_arm(name, field, titles)) return name;
  return "";
}

/// {"sides": [{"name": "french", "divisions": []}]}; the value as it is, if it has no two sides.
Json with_sides(Json value, const ColumnWords& titles) {
  std::size_t sides = 0;
  std::string list;
  for (const auto& [key, field] : value.items()) {
    const std::string own = list_of_side(key, field, titles);
    if (own.empty()) continue;
    sides += list.empty() || list == own ? 1U : 0U;
    list = own;
  }
  if (sides < kFewestSides || value.contains("sides")) return value;
  Json put = Json::object();
  for (const auto& [key, field] : value.items()) {
    if (list_of_side(key, field, titles).empty()) {
      put[key] = field;
      continue;
    }
    Json one = Json::object({{kName, key}});
    one.update(field);
    put["sides"].push_back(std::move(one));
  }
  return put;
}

Json named_right(Json value, const ColumnWords& titles, int depth) {
  if (!value.is_structured() || value.empty() || depth > kDeepestName) return value;
  if (value.is_object()) value = with_sides(std::move(value), titles);
  if (value.is_array() && value.front().is_object())
    if (const std::string key = key_of_names(value, titles); !key.empty())
      for (Json& one : value) one = renamed(one, key);
  for (auto& [name, field] : value.items()) field = named_right(std::move(field), titles, depth + 1);
  return value;
}

}  // namespace

bool is_called(const std::string& field, const ColumnWords& titles) {
  constexpr std::array<std::string_view, 11> kCalled = {"name",    "nm",          "nam", "label",   "lbl",    "lab",
                                                        "caption", "designation", "nom", "display", "heading"};
  const std::string folded = fold(field);
  if (titles.title(field) == Holds::commander) return false;
  constexpr std::array<std::string_view, 8> kOfAnother = {"leader", "commander", "general",  "officer",
                                                          "player", "file",      "scenario", "side"};
  if (std::any_of(kOfAnother.begin(), kOfAnother.end(),
                  [&](std::string_view word) { return folded.find(word) != std::string::npos; }))
    return false;
  return std::find(kCalled.begin(), kCalled.end(), folded) != kCalled.end() || folded.ends_with("name") ||
         folded.ends_with("_nm") || folded.ends_with("label");
}

Json with_field_names(Json value, const ColumnWords& titles) {
  constexpr std::array<const char*, 3> kCalledAlone = {"display", "label", "nm"};  // but "map_name" names no command
  for (const char* const key : kCalledAlone)
    if (value.is_object() && !value.contains(kName) && value.contains(key) && value.at(key).is_string() &&
        holds_lists(value))
      value = renamed(value, key);
  return named_right(std::move(value), titles, 0);
}

}  // namespace estafette::readers
