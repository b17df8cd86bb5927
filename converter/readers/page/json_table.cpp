#include "converter/readers/page/json_table.hpp"

#include "base/text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kDeepest = 20;  ///< lists within lists
constexpr std::size_t kMostCells = 500'000;

using Fields = std::vector<std::pair<std::string, std::string>>;

/// "division" for the list called "divisions".
std::string one_of_list(std::string name) {
  if (name.size() > 3 && name.ends_with('s') && fold(name) != "corps") name.pop_back();
  return name;
}

std::string cell_of(const Json& value) {
  if (value.is_string()) return one_line(value.get<std::string>());
  if (value.is_null()) return "";
  return value.dump();
}

void put_field(Fields& fields, const std::string& name, std::string cell) {
  const auto known = std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.first == name; });
  if (known != fields.end()) {
    known->second = std::move(cell);
  } else {
    fields.emplace_back(name, std::move(cell));
  }
}

class JsonRows {
 public:
  void take(const Json& value, const Fields& above, const std::string& list, int depth) {
    if (depth > kDeepest || cells_ > kMostCells) return;
    if (value.is_array()) {
      for (const Json& one : value) take(one, above, list, depth + 1);
      return;
    }
    if (!value.is_object()) return;
    Fields own = above;
    std::vector<std::pair<std::string, const Json*>> below;
    for (const auto& [name, field] : value.items()) {
      const bool objects = field.is_array() && !field.empty() && field.front().is_object();
      if (objects)
        below.emplace_back(name, &field);
      else if (!field.is_structured())
        put_field(own, name, cell_of(field));
    }
    if (below.empty()) {
      if (list.empty()) return;
      cells_ += own.size();
      rows_.push_back(std::move(own));
      return;
    }
    Fields inherited = above;  // of a command only its name: "men" of a corps are not those of its regiments
    for (auto& [name, cell] : own) {
      if (!list.empty() && (name == "name" || name == "title"))
        put_field(inherited, one_of_list(list), cell);
      else if (name == "commander" && !list.empty())
        put_field(inherited, one_of_list(list) + " commander", cell);
      else if (name == "nation" || name == "army" || name == "corps" || name == "division" || name == "brigade")
        put_field(inherited, name, cell);
    }
    for (const auto& [name, field] : below) take(*field, inherited, name, depth + 1);
  }

  [[nodiscard]] std::string csv() const {
    std::vector<std::string> titles;
    for (const Fields& row : rows_)
      for (const auto& [name, cell] : row)
        if (std::find(titles.begin(), titles.end(), name) == titles.end()) titles.push_back(name);
    std::string text;
    const auto add = [&](const std::string& cell, bool last) {
      text += '"';
      for (const char c : cell) text += c == '"' ? "\"\"" : std::string(1, c);
      text += last ? "\"\n" : "\",";
    };
    for (const std::string& title : titles) add(title, &title == &titles.back());
    for (const Fields& row : rows_)
      for (const std::string& title : titles) {
        const auto known =
            std::find_if(row.begin(), row.end(), [&](const auto& field) { return field.first == title; });
        add(known == row.end() ? "" : known->second, &title == &titles.back());
      }
    return text;
  }

  [[nodiscard]] bool any() const { return !rows_.empty(); }

 private:
  std::vector<Fields> rows_;
  std::size_t cells_ = 0;
};

}  // namespace

std::string table_of_json(std::string_view utf8) {
  const std::string_view text = trim(utf8);
  const bool json = (text.starts_with('[') && text.ends_with(']')) || (text.starts_with('{') && text.ends_with('}'));
  if (!json) return std::string(utf8);
  const Json all = Json::parse(text, nullptr, false);
  if (all.is_discarded()) return std::string(utf8);
  JsonRows rows;
  rows.take(all, {}, all.is_array() ? "units" : "", 0);
  return rows.any() ? rows.csv() : std::string(utf8);
}

}  // namespace estafette::readers
