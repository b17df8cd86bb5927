#include "converter/readers/page/programs/json_tree.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kDeepestBranch = 40;
constexpr std::size_t kMostRows = 50'000;

/// A list of troops or commands, and not of figures or what is told of one unit from time to time.
bool holds_units(const Json& value) {
  return value.is_array() && std::any_of(value.begin(), value.end(), [](const Json& one) {
           return one.is_string() || (one.is_object() && one.contains(kName));
         });
}

bool is_command(const Json& value) {
  return value.is_object() && value.contains(kName) && std::any_of(value.begin(), value.end(), holds_units);
}

class Tree {
 public:
  explicit Tree(const ColumnWords& words) : words_(words) {}

  /// A command stands in a list that does not say what it is.
  [[nodiscard]] bool nests(const Json& value, const std::string& list, int depth) const {
    if (depth > kDeepestBranch) return false;
    if (value.is_array())
      return std::any_of(value.begin(), value.end(), [&](const Json& one) { return nests(one, list, depth + 1); });
    if (!value.is_object()) return false;
    if (!list.empty() && depth > 1 && is_command(value) && !says_what(list)) return true;
    return std::any_of(value.items().begin(), value.items().end(),
                       [&](const auto& field) { return nests(field.value(), field.key(), depth + 1); });
  }

  /// `shared`: of which side and nation all below is.
  void take(const Json& value, const std::string& list, std::size_t above, const Fields& shared, int depth) {
    if (depth > kDeepestBranch || rows_.size() > kMostRows) {
      too_much_ = true;
    } else if (value.is_array()) {
      for (const Json& one : value) take(one, list, above, shared, depth + 1);
    } else if (value.is_object()) {
      take_object(value, list, above, shared, depth);
    } else if (value.is_string()) {
      Fields row = begun(list, above, shared);
      row.put(kName, cell_of(value));
      rows_.push_back(std::move(row));
    }
  }

  [[nodiscard]] std::optional<std::string> csv() const {
    return too_much_ || rows_.empty() ? std::nullopt : std::optional(csv_of(rows_));
  }

 private:
  /// "divisions", "sides": what the list holds is known by its name.
  [[nodiscard]] bool says_what(const std::string& list) const {
    const std::string one = one_of_list(list);
    const std::optional<Holds> holds = words_.title(one);
    return words_.names_sides(one) || holds == Holds::nation || holds_command(holds);
  }

  [[nodiscard]] Fields begun(const std::string& list, std::size_t above, const Fields& shared) const {
    Fields row = shared;
    row.put("id", std::to_string(rows_.size() + 1));
    row.put("parent", above == 0 ? "" : std::to_string(above));
    const std::optional<Holds> holds = words_.title(one_of_list(list));
    if (holds_command(holds)) row.put("echelon", to_string(*holds));
    return row;
  }

  void take_object(const Json& value, const std::string& list, std::size_t above, const Fields& shared, int depth) {
    Fields row = begun(list, above, shared);
    std::vector<std::pair<std::string, const Json*>> below;
    for (const auto& [name, field] : value.items()) {
      if (name == "id" || name == "parent" || name == "level") {
        if (name == "level" && field.is_string()) row.put("echelon", cell_of(field));
      } else if (!field.is_structured() || field.empty() || is_number_list(field)) {
        row.put(name, cell_of(field));
      } else if (const std::string person = person_in(field);
                 !person.empty() && words_.title(name) == Holds::commander) {
        row.put(name, person);
      } else if (is_flat(field)) {
        for (const auto& [inner, figure] : field.items()) row.put(inner, cell_of(figure));
      } else {
        below.emplace_back(name, &field);
      }
    }
    const bool side = words_.names_sides(one_of_list(list)) && !below.empty();
    if (side && value.contains(kName)) row.put("side", cell_of(value.at(kName)));
    const bool own = !side && (value.contains(kName) || (below.empty() && !list.empty()));
    Fields of_all = shared;
    for (const auto& [name, cell] : row.all()) {
      if (words_.names_sides(name) || words_.title(name) == Holds::nation) {
        of_all.put(name, cell);
      } else if (!own && name != kName && name != "id" && name != "parent" && name != "echelon" && !cell.empty()) {
        say(name, cell);
      }
    }
    if (own && !said_.empty()) row.append("note", std::exchange(said_, {}));
    if (own) rows_.push_back(std::move(row));
    const std::size_t place = own ? rows_.size() : above;
    for (const auto& [name, field] : below) take(*field, name, place, of_all, depth + 1);
  }

  /// Of what has no name, with the first row below it.
  void say(const std::string& name, const std::string& cell) {
    said_ += (said_.empty() ? "" : "; ") + name + ": " + cell;
  }

  const ColumnWords& words_;
  std::vector<Fields> rows_;
  std::string said_;
  bool too_much_ = false;
};

}  // namespace

std::optional<std::string> table_of_tree(const Json& all, const ColumnWords& words) {
  Tree tree(words);
  if (!tree.nests(all, "", 0)) return std::nullopt;
  tree.take(all, "", 0, {}, 0);
  return tree.csv();
}

}  // namespace estafette::readers
