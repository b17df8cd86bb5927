#include "sow_dumps/reading/together.hpp"

#include "base/problem.hpp"
#include "sow_dumps/reading/later.hpp"
#include "sow_dumps/reading/sheet_rows.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace estafette::dumps {
namespace {

template <typename DumpSort>
auto rows_by_id(const DumpSort& dump) {
  std::unordered_map<std::string, const typename decltype(dump.rows)::value_type*> rows;
  for (const auto& row : dump.rows) rows[id_key(row.id)] = &row;
  return rows;
}

std::string fallen(const ResultsRow& row) {
  return fmt::format("{} killed and {} wounded", row.killed.value, row.wounded.value);
}

bool has_more(const ResultsRow& row, const ResultsRow& than) {
  return row.killed > than.killed || row.wounded > than.wounded;
}

/// Units that have more in the first than in the second, and the other way round.
struct Contradiction {
  const ResultsRow* more = nullptr;
  const ResultsRow* less = nullptr;
};

Contradiction contradiction(const ResultsDump& first, const ResultsDump& second) {
  Contradiction found;
  const auto rows = rows_by_id(first);
  for (const ResultsRow& row : second.rows) {
    const auto other = rows.find(id_key(row.id));
    if (other == rows.end()) continue;
    if (found.more == nullptr && has_more(*other->second, row)) found.more = &row;
    if (found.less == nullptr && has_more(row, *other->second)) found.less = &row;
  }
  return found;
}

void refuse_if_contradictory(const ResultsDump& first, const ResultsDump& second) {
  const Contradiction found = contradiction(first, second);
  if (found.more == nullptr || found.less == nullptr) return;
  throw Refusal(
      Problem{second.file, found.more->line, found.more->id, fallen(*found.more),
              fmt::format("at least what {} has, since it has more of {} (killed and wounded never grow fewer)",
                          first.file, found.less->id),
              "Give only dumps of one and the same battle"});
}

/// Takes what an earlier dump says and the later one does not, and tells what is odd about it.
void hold_against(const ResultsDump& earlier, ResultsDump& latest) {
  const auto rows = rows_by_id(latest);
  std::vector<ResultsRow> only_earlier;
  for (const ResultsRow& row : earlier.rows) {
    const auto known = rows.find(id_key(row.id));
    if (known == rows.end()) {
      only_earlier.push_back(row);
      latest.remarks.push_back(
          {earlier.file, row.line,
           fmt::format("{} is in this earlier dump only: what it had lost by then counts, {}", row.id, fallen(row))});
    } else if (row.deserted > known->second->deserted) {
      latest.remarks.push_back({earlier.file, row.line,
                                fmt::format("{} had {} missing, and has {} in the later dump: so many are back", row.id,
                                            row.deserted.value, known->second->deserted.value)});
    }
  }
  for (ResultsRow& row : only_earlier) {
    row.line = 0;  // it has no line in the file that counts
    latest.rows.push_back(std::move(row));
  }
  latest.synthetic = latest.synthetic || earlier.synthetic;
  latest.remarks.insert(latest.remarks.end(), earlier.remarks.begin(), earlier.remarks.end());
}

void hold_against(const LocationsDump& earlier, LocationsDump& latest) {
  const auto rows = rows_by_id(earlier);
  for (const LocationsRow& row : latest.rows) {
    const auto before = rows.find(id_key(row.id));
    if (before == rows.end() || before->second->present >= row.present) continue;
    latest.remarks.push_back({latest.file, row.line,
                              fmt::format("{} has {} men, and had {} at {}: it has grown since", row.id,
                                          row.present.value, before->second->present.value, earlier.game_time)});
  }
  latest.synthetic = latest.synthetic || earlier.synthetic;
}

template <typename DumpSort>
DumpSort latest_of(const std::vector<DumpSort>& dumps) {
  std::size_t latest = 0;
  for (std::size_t i = 1; i < dumps.size(); ++i) {
    if (later(dumps[latest], dumps[i]) != Sequence::first_is_later) latest = i;
  }
  DumpSort all = dumps[latest];
  for (std::size_t i = 0; i < dumps.size(); ++i) {
    if (i != latest) hold_against(dumps[i], all);
  }
  return all;
}

}  // namespace

ResultsDump together(const std::vector<ResultsDump>& dumps) {
  for (std::size_t i = 0; i < dumps.size(); ++i) {
    for (std::size_t j = i + 1; j < dumps.size(); ++j) refuse_if_contradictory(dumps[i], dumps[j]);
  }
  return latest_of(dumps);
}

LocationsDump together(const std::vector<LocationsDump>& dumps) {
  for (std::size_t i = 0; i < dumps.size(); ++i) {
    for (std::size_t j = i + 1; j < dumps.size(); ++j) {
      if (later(dumps[i], dumps[j]) != Sequence::not_known) continue;
      throw Refusal(Problem{dumps[j].file, 1, "", dumps[j].game_time,
                            fmt::format("in the header another hour of the battle than {} has", dumps[i].file),
                            "Give the later of the two alone"});
    }
  }
  return latest_of(dumps);
}

}  // namespace estafette::dumps
