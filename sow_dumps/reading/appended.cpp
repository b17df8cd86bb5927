#include "sow_dumps/reading/appended.hpp"

#include "sow_dumps/reading/sheet_rows.hpp"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <functional>
#include <iterator>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace estafette::dumps {
namespace {

constexpr std::size_t kFewestRepeated = 2;  ///< rows; one may be a slip of somebody's own

using Rows = std::vector<ResultsRow>;

/// The rows that come first, by id.
std::unordered_map<std::string, const ResultsRow*> by_id(const Rows& rows) {
  std::unordered_map<std::string, const ResultsRow*> found;
  for (const ResultsRow& row : rows) found.emplace(id_key(row.id), &row);
  return found;
}

/// The first row whose id came before; the end, if none did.
std::ptrdiff_t first_repeated(const Rows& rows) {
  struct Key {
    std::size_t hash = 0, row = 0;
    auto operator<=>(const Key&) const = default;
  };
  std::vector<Key> keys;  // sorted, since in nearly all dumps no id comes twice
  keys.reserve(rows.size());
  for (const ResultsRow& row : rows) keys.push_back({std::hash<std::string>{}(id_key(row.id)), keys.size()});
  std::sort(keys.begin(), keys.end());
  std::size_t repeated = rows.size();
  for (std::size_t i = 1; i < keys.size(); ++i) {
    for (std::size_t before = i; before-- > 0 && keys[before].hash == keys[i].hash;) {
      if (id_key(rows[keys[before].row].id) != id_key(rows[keys[i].row].id)) continue;
      repeated = std::min(repeated, keys[i].row);
      break;
    }
  }
  return static_cast<std::ptrdiff_t>(repeated);
}

/// Which of two has more losses; both, if they are of two battles.
struct More {
  bool first = false, second = false;
  std::size_t repeated = 0;  ///< rows that are in both
};

More more_losses(const Rows& first, const Rows& second) {
  More more;
  const auto earlier = by_id(first);
  for (const ResultsRow& row : second) {
    const auto found = earlier.find(id_key(row.id));
    if (found == earlier.end()) continue;
    ++more.repeated;
    const ResultsRow& other = *found->second;
    more.first = more.first || other.killed > row.killed || other.wounded > row.wounded;
    more.second = more.second || row.killed > other.killed || row.wounded > other.wounded;
  }
  return more;
}

/// `rows`, and behind them those of `others` that they do not have.
Rows with_those_left(Rows rows, const Rows& others) {
  const auto known = by_id(rows);
  Rows left;
  std::copy_if(others.begin(), others.end(), std::back_inserter(left),
               [&](const ResultsRow& row) { return !known.contains(id_key(row.id)); });
  rows.insert(rows.end(), left.begin(), left.end());
  return rows;
}

}  // namespace

void keep_the_later(ResultsDump& dump) {
  while (true) {
    const std::ptrdiff_t begins = first_repeated(dump.rows);
    if (begins == std::ssize(dump.rows)) return;
    Rows first(dump.rows.begin(), dump.rows.begin() + begins);
    Rows rest(dump.rows.begin() + begins, dump.rows.end());
    const std::ptrdiff_t third = first_repeated(rest);
    Rows second(rest.begin(), rest.begin() + third);
    const More more = more_losses(first, second);
    if (more.repeated < kFewestRepeated || more.repeated * 2 < second.size() || (more.first && more.second)) return;
    dump.remarks.push_back({dump.file, second.front().line,
                            std::string("a second dump begins here: the ") +
                                (more.first ? "first is the later, and counts" : "second counts, as the later")});
    Rows kept = more.first ? with_those_left(std::move(first), second) : with_those_left(std::move(second), first);
    kept.insert(kept.end(), rest.begin() + third, rest.end());
    dump.rows = std::move(kept);
  }
}

}  // namespace estafette::dumps
