#include "converter/readers/page/programs/json_fields.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace estafette::readers {

void Fields::put(const std::string& name, std::string cell) {
  const auto known = find(name);
  if (known == all_.end()) {
    all_.emplace_back(name, std::move(cell));
  } else {
    known->second = std::move(cell);
  }
}

void Fields::append(const std::string& name, const std::string& cell) {
  const auto known = find(name);
  put(name, known == all_.end() || known->second.empty() ? cell : known->second + "; " + cell);
}

std::vector<std::pair<std::string, std::string>>::iterator Fields::find(const std::string& name) {
  return std::find_if(all_.begin(), all_.end(), [&](const auto& field) { return field.first == name; });
}

std::string one_of_list(std::string name) {
  if (fold(name) == "armies") return "army";
  if (name.size() > 3 && name.ends_with('s') && fold(name) != "corps") name.pop_back();
  return name;
}

std::string cell_of(const Json& value) {
  if (value.is_string()) return one_line(value.get<std::string>());
  if (value.empty()) return "";
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool is_number_list(const Json& value) {
  return value.is_array() && std::none_of(value.begin(), value.end(),
                                          [](const Json& one) { return one.is_structured() || one.is_string(); });
}

bool is_flat(const Json& value) {
  return value.is_object() && !value.contains(kName) &&
         std::none_of(value.begin(), value.end(), [](const Json& one) { return one.is_structured(); });
}

std::string person_in(const Json& value) {
  constexpr std::array<std::string_view, 3> kBefore = {"rank", "title", "grade"};
  if (!value.is_object() || !value.contains(kName) ||
      std::any_of(value.begin(), value.end(), [](const Json& one) { return one.is_structured(); }))
    return "";
  const auto rank = std::find_if(kBefore.begin(), kBefore.end(), [&](std::string_view key) {
    return value.contains(key) && value.at(key).is_string();
  });
  const std::string name = cell_of(value.at(kName));
  return rank == kBefore.end() ? name : cell_of(value.at(*rank)) + " " + name;
}

std::string csv_of(const std::vector<Fields>& rows) {
  std::vector<std::string> titles;
  std::map<std::string, std::size_t> places;
  for (const Fields& row : rows)
    for (const auto& [name, cell] : row.all())
      if (places.emplace(name, titles.size()).second) titles.push_back(name);
  std::string text = csv_line(titles);
  std::vector<std::string> cells;
  for (const Fields& row : rows) {
    cells.assign(titles.size(), "");
    for (const auto& [name, cell] : row.all()) cells[places.at(name)] = cell;
    text += csv_line(cells);
  }
  return text;
}

}  // namespace estafette::readers
