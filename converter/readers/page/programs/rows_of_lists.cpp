#include "converter/readers/page/programs/rows_of_lists.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kDeepestRows = 40;
constexpr int kFewestMen = 40;  ///< of a battalion or a battery; smaller figures may count anything
constexpr const char* kMenOfRow = "men";
constexpr const char* kNoteOfRow = "note";

/// Of cells, the first of which is a word.
bool is_row(const Json& value) {
  return value.is_array() && value.size() > 1 && value.front().is_string() &&
         std::none_of(value.begin(), value.end(), [](const Json& cell) { return cell.is_structured(); });
}

bool are_rows(const Json& value) {
  return value.is_array() && !value.empty() && std::all_of(value.begin(), value.end(), [&](const Json& row) {
           return is_row(row) && row.size() == value.front().size();
         });
}

bool all_words(const Json& row) {
  return std::all_of(row.begin(), row.end(), [](const Json& cell) { return cell.is_string(); });
}

/// The titles that an object has beside its rows; empty if it has none.
std::vector<std::string> titles_beside(const Json& object, std::size_t columns) {
  constexpr std::array<std::string_view, 8> kTitles = {"columns", "cols",   "fields", "header",
                                                       "headers", "titles", "keys",   "schema"};
  for (const auto& [name, field] : object.items()) {
    const std::string folded = fold(name);
    const bool titles = std::find(kTitles.begin(), kTitles.end(), folded) != kTitles.end() && field.is_array() &&
                        field.size() == columns && all_words(field);
    if (titles) return field.get<std::vector<std::string>>();
  }
  return {};
}

/// [["unit", "men"], ["9th Line", 900]]: the first row has no figure where others have.
bool begins_with_titles(const Json& rows) {
  return rows.size() > 1 && all_words(rows.front()) && !all_words(rows[1]);
}

/// Names for columns without titles.
std::vector<std::string> titles_guessed(const Json& rows) {
  std::vector<std::string> titles{kName};
  bool counted = false;
  for (std::size_t at = 1; at < rows.front().size(); ++at) {
    const bool men = !counted && std::all_of(rows.begin(), rows.end(), [&](const Json& row) {
      return row[at].is_number_integer() && row[at].get<long long>() >= kFewestMen;
    });
    counted = counted || men;
    titles.push_back(men ? kMenOfRow : fmt::format("cell {}", at + 1));
  }
  return titles;
}

Json with_titles(const Json& rows, const std::vector<std::string>& beside) {
  const bool first = beside.empty() && begins_with_titles(rows);
  const bool guessed = beside.empty() && !first;
  const std::vector<std::string> titles = !beside.empty() ? beside
                                          : first         ? rows.front().get<std::vector<std::string>>()
                                                          : titles_guessed(rows);
  Json all = Json::array();
  for (std::size_t row = first ? 1 : 0; row < rows.size(); ++row) {
    Json one = Json::object();
    for (std::size_t at = 0; at < titles.size(); ++at) one[titles[at]] = rows[row][at];
    if (guessed && one.contains(kMenOfRow))
      one[kNoteOfRow] = fmt::format("{} has no title and was read as men", cell_of(one[kMenOfRow]));
    all.push_back(std::move(one));
  }
  return all;
}

Json put_right(Json value, int depth) {
  if (!value.is_structured() || depth > kDeepestRows) return value;
  if (are_rows(value)) return with_titles(value, {});
  if (value.is_object()) {
    std::vector<std::string> used;
    for (auto& [name, field] : value.items())
      if (are_rows(field)) {
        used = titles_beside(value, field.front().size());
        field = with_titles(field, used);
      }
    const Json titles(used);
    for (auto field = value.begin(); !used.empty() && field != value.end();)
      field = *field == titles ? value.erase(field) : std::next(field);
  }
  for (auto& [name, field] : value.items()) field = put_right(std::move(field), depth + 1);
  return value;
}

}  // namespace

Json with_rows_of_lists(Json value) {
  return put_right(std::move(value), 0);
}

}  // namespace estafette::readers
