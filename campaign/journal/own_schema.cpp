#include "campaign/journal/own_schema.hpp"

#include "base/problem.hpp"
#include "base/sha256.hpp"
#include "base/text.hpp"
#include "campaign/journal/schema.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>

namespace estafette::campaign {
namespace {

/// What a file defines: for each kind and name, its table and definition.
using Definitions = std::map<std::pair<std::string, std::string>, std::pair<std::string, std::string>>;

Definitions definitions_in(SQLite::Database& database) {
  Definitions all;
  SQLite::Statement query(database, "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema");
  while (query.executeStep())
    all[{query.getColumn(0).getString(), query.getColumn(1).getString()}] = {query.getColumn(2).getString(),
                                                                             query.getColumn(3).getString()};
  return all;
}

Definitions definitions_of(int version) {
  SQLite::Database made(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  migrate(made, 0, Steps(steps().begin(), steps().begin() + version));
  return definitions_in(made);
}

std::string sum_of_definitions(const Definitions& all) {
  std::string text;
  for (const auto& [named, definition] : all)
    text += fmt::format("{}\n{}\n{}\n{}\n", named.first, named.second, definition.first, definition.second);
  return sha256_base64(text);
}

}  // namespace

std::string schema_sum(SQLite::Database& database) {
  return sum_of_definitions(definitions_in(database));
}

void require_own_schema(SQLite::Database& database, int version, const std::string& file) {
  const Definitions found = definitions_in(database);
  if (version == newest_version() && sum_of_definitions(found) == kTodaysSchema) return;
  Definitions ours = definitions_of(version);
  if (found == ours) return;
  ProblemList problems;
  const auto refuse = [&](const std::string& what, const std::pair<std::string, std::string>& named) {
    problems.add({file, 0, "", fmt::format("{} {} \"{}\"", what, named.first, one_line(named.second)),
                  "the tables, views, indexes and triggers of estafette, and no others",
                  "Somebody has changed the file with another program: use your last copy of it"});
  };
  for (const auto& [named, definition] : found) {
    const auto own = ours.find(named);
    if (own == ours.end())
      refuse("a foreign", named);
    else if (own->second != definition)
      refuse("a changed", named);
    ours.erase(named);
  }
  for (const auto& [named, definition] : ours) refuse("no", named);
  problems.refuse_if_any();
}

}  // namespace estafette::campaign
