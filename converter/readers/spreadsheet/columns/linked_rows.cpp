#include "converter/readers/spreadsheet/columns/linked_rows.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/spreadsheet/columns/header.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kSetIn = 2;  ///< blanks for each step down
constexpr std::size_t kFewestLinked = 2;

using Superiors = std::vector<std::optional<std::size_t>>;  ///< of each row, by its place among the rows

/// What a database writes where there is nothing above a row.
bool is_nothing(std::string_view cell) {
  constexpr std::array<std::string_view, 6> kNothing = {"", "-", "0", "\\n", "null", "none"};
  const std::string folded = fold(cell);
  return std::find(kNothing.begin(), kNothing.end(), folded) != kNothing.end();
}

/// The path of what stands above: "3rd_Div" of "3rd_Div.Rosen_Fusiliers".
std::string above_in_path(const std::string& path) {
  const std::size_t end = path.find_last_of("./>\\|");
  return end == std::string::npos ? std::string() : std::string(trim(std::string_view(path).substr(0, end)));
}

class Links {
 public:
  Links(std::vector<SpreadsheetRow>& rows, std::size_t header, const ColumnWords& titles)
      : rows_(rows), header_(header), titles_(titles) {}

  /// A column that is called so tells it best: the keys that it has may look like paths ("UNIT.roe").
  void put() {
    if (!put_by(true)) (void)put_by(false);
  }

  /// False where no column has names.
  [[nodiscard]] bool find_names() {
    const SpreadsheetRow& header = rows_[header_];
    for (std::size_t at = 0; at < header.cells.size(); ++at) {
      const std::string& title = header.cell(at);
      if (title.empty() || titles_.names_superior(title) || titles_.title(title) != Holds::name) continue;
      name_ = at;
      return true;
    }
    return false;
  }

 private:
  /// `told`: by the columns whose title says so, or by the others.
  bool put_by(bool told) {
    const std::size_t columns = rows_[header_].cells.size();
    for (std::size_t at = 0; at < columns; ++at) {
      if (titles_.names_superior(rows_[header_].cell(at)) != told) continue;
      if (!told) add_missing(at);
      const std::optional<Superiors> superiors = told ? by_key(at) : by_path(at);
      if (!superiors || !in_order(*superiors)) continue;
      for (std::size_t i = header_ + 1; i < rows_.size(); ++i)
        if (at < rows_[i].cells.size() && at != name_) rows_[i].cells[at].clear();
      return true;
    }
    return false;
  }

  /// The row with that key; where several have it, the one that agrees with `below` in its other keys ("force_id").
  [[nodiscard]] std::optional<std::size_t> row_of(const std::multimap<std::string, std::size_t>& rows,
                                                  const std::string& key, std::size_t below) const {
    std::optional<std::size_t> found;
    std::size_t most = 0;
    bool tied = false;
    const auto [first, last] = rows.equal_range(fold(key));
    for (auto row = first; row != last; ++row) {
      const std::size_t agree = 1 + keys_shared(row->second, below);
      tied = agree == most;
      if (agree <= most) continue;
      most = agree;
      found = row->second;
    }
    return tied ? std::nullopt : found;
  }

  [[nodiscard]] std::size_t keys_shared(std::size_t one, std::size_t other) const {
    std::size_t shared = 0;
    for (std::size_t at = 0; at < rows_[header_].cells.size(); ++at) {
      shared += is_key(at) && !rows_[one].cell(at).empty() && rows_[one].cell(at) == rows_[other].cell(at) ? 1U : 0U;
    }
    return shared;
  }

  /// By the column of keys that has all that are named in `superior`.
  [[nodiscard]] std::optional<Superiors> by_key(std::size_t superior) const {
    for (std::size_t keys = 0; keys < rows_[header_].cells.size(); ++keys) {
      if (keys == superior) continue;
      const auto named = [&](std::size_t i) {
        const std::string& cell = rows_[i].cell(superior);
        return is_nothing(cell) ? std::string() : cell;
      };
      if (std::optional<Superiors> superiors = linked(keys, named)) return superiors;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Superiors> by_path(std::size_t path) const {
    return linked(path, [&](std::size_t i) { return above_in_path(rows_[i].cell(path)); });
  }

  /// Rows for commands that paths name and the table lacks, where most paths lead to a row and none has a blank in it:
  /// "2nd Div" above "2nd_Div.Roe_Fusiliers".
  void add_missing(std::size_t path) {
    std::set<std::string> there;
    for (std::size_t i = header_ + 1; i < rows_.size(); ++i) {
      if (rows_[i].cell(path).find(' ') != std::string::npos) return;  // no path, but "Maj. Gen. Roe"
      there.insert(fold(rows_[i].cell(path)));
    }
    std::vector<SpreadsheetRow> missing;
    std::size_t found = 0;
    for (std::size_t i = header_ + 1; i < rows_.size(); ++i) {
      const std::string above = above_in_path(rows_[i].cell(path));
      if (above.empty()) continue;
      if (std::none_of(above.begin(), above.end(), is_any_letter)) return;  // "1.200" men
      found += there.contains(fold(above)) ? 1U : 0U;
      if (!there.insert(fold(above)).second) continue;
      SpreadsheetRow row = rows_[i];
      row.cells.assign(row.cells.size(), "");
      row.cells[path] = above;
      row.cells.resize(std::max(row.cells.size(), name_ + 1));
      row.cells[name_] = above.substr(std::min(above.find_last_of("./>\\|") + 1, above.size()));
      std::replace(row.cells[name_].begin(), row.cells[name_].end(), '_', ' ');
      for (std::size_t at = 0; at < rows_[header_].cells.size(); ++at)
        if (is_key(at) && at < row.cells.size()) row.cells[at] = rows_[i].cell(at);
      missing.push_back(std::move(row));
    }
    if (missing.empty() || found < kFewestLinked || missing.size() >= found) return;
    rows_.insert(rows_.end(), missing.begin(), missing.end());
  }

  [[nodiscard]] bool is_key(std::size_t column) const { return fold(rows_[header_].cell(column)).ends_with("_id"); }

  template <typename Named>
  [[nodiscard]] std::optional<Superiors> linked(std::size_t keys, const Named& named) const {
    std::multimap<std::string, std::size_t> by_key;
    for (std::size_t i = header_ + 1; i < rows_.size(); ++i)
      if (!rows_[i].cell(keys).empty()) by_key.emplace(fold(rows_[i].cell(keys)), i);
    Superiors superiors(rows_.size());
    std::size_t below = 0;
    for (std::size_t i = header_ + 1; i < rows_.size(); ++i) {
      const std::string key = named(i);
      if (key.empty()) continue;
      const std::optional<std::size_t> above = row_of(by_key, key, i);
      if (!above || *above == i) return std::nullopt;
      superiors[i] = above;
      ++below;
    }
    return below >= kFewestLinked ? std::optional(superiors) : std::nullopt;
  }

  /// False if some rows are below themselves; then nothing is changed.
  [[nodiscard]] bool in_order(const Superiors& superiors) {
    std::vector<std::vector<std::size_t>> below(rows_.size());
    std::vector<std::pair<std::size_t, int>> open;  // rows to come, the next one last, and how deep they stand
    for (std::size_t i = rows_.size(); i-- > header_ + 1;)
      if (!superiors[i]) open.emplace_back(i, 0);
    for (std::size_t i = header_ + 1; i < rows_.size(); ++i)
      if (superiors[i]) below[*superiors[i]].push_back(i);
    std::vector<SpreadsheetRow> ordered(rows_.begin(), rows_.begin() + static_cast<std::ptrdiff_t>(header_) + 1);
    while (!open.empty()) {
      const auto [at, depth] = open.back();
      open.pop_back();
      SpreadsheetRow row = rows_[at];
      row.indents.resize(row.cells.size());
      if (name_ < row.indents.size()) row.indents[name_] = kSetIn * depth;
      ordered.push_back(std::move(row));
      const auto leads = [&](std::size_t i) { return !below[i].empty(); };
      std::stable_partition(below[at].begin(), below[at].end(), [&](std::size_t i) { return !leads(i); });
      for (auto next = below[at].rbegin(); next != below[at].rend(); ++next) open.emplace_back(*next, depth + 1);
    }
    if (ordered.size() != rows_.size()) return false;
    rows_ = std::move(ordered);
    return true;
  }

  std::vector<SpreadsheetRow>& rows_;
  std::size_t header_;
  const ColumnWords& titles_;
  std::size_t name_ = 0;
};

}  // namespace

void put_below_superiors(std::vector<SpreadsheetRow>& rows, const ColumnWords& titles) {
  constexpr std::size_t kFewestTitles = 2;
  const std::optional<std::size_t> header = header_of(rows, titles, kFewestTitles);
  if (!header) return;
  Links links(rows, *header, titles);
  if (links.find_names()) links.put();
}

}  // namespace estafette::readers
