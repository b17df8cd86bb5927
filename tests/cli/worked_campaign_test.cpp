// The demo's campaign, played by its own script, holds what docs/worked-campaign.md has worked out by hand.
#include "base/table.hpp"
#include "base/text.hpp"
#include "campaign/journal/journal.hpp"
#include "campaign/map/read_map.hpp"
#include "converter/orbat/totals.hpp"
#include "program.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

namespace estafette::worked_campaign_test {
namespace {

using campaign::Force;
using campaign::State;
using Row = std::vector<std::string>;

/// The cells of the page's table rows under a heading, up to the next one; without the table's own heads.
std::vector<Row> rows_under(const std::string& page, const std::string& heading) {
  std::vector<Row> rows;
  bool here = false;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("#")) here = line == heading || line.starts_with(heading + ",");
    if (!here || !line.starts_with("| ")) continue;
    Row row;
    std::istringstream cells(line.substr(1));
    for (std::string cell; std::getline(cells, cell, '|');) row.emplace_back(trim(cell));
    rows.push_back(row);
  }
  EXPECT_GT(rows.size(), 1U) << heading;
  if (!rows.empty()) rows.erase(rows.begin());
  return rows;
}

/// Words with one blank between them.
std::string plain(const std::string& text) {
  std::string joined;
  std::istringstream words(text);
  for (std::string word; words >> word;) joined += (joined.empty() ? "" : " ") + word;
  return joined;
}

std::string plain(const Row& row) {
  return plain(fmt::format("{}", fmt::join(row, " ")));
}

/// What the script printed, line by line.
std::vector<std::string> printed_lines(const std::string& out) {
  std::vector<std::string> lines;
  std::istringstream text(out);
  for (std::string line; std::getline(text, line);) lines.push_back(plain(line));
  return lines;
}

/// The lines between the head of a printed table and the next blank line.
std::vector<std::string> printed_table(const std::vector<std::string>& lines, const std::string& caption) {
  auto line = std::find(lines.rbegin(), lines.rend(), caption).base();
  std::vector<std::string> rows;
  for (; line != lines.end() && !line->empty(); ++line)
    if (!line->starts_with("--")) rows.push_back(*line);
  EXPECT_GT(rows.size(), 1U) << caption;
  if (!rows.empty()) rows.erase(rows.begin());
  return rows;
}

void expect_printed(const std::vector<Row>& worked_out, const std::vector<std::string>& printed) {
  ASSERT_EQ(worked_out.size(), printed.size());
  for (std::size_t i = 0; i < printed.size(); ++i) EXPECT_EQ(plain(worked_out[i]), printed[i]);
}

/// How things stood in the campaign file: when each turn began, and when it was over.
struct Course {
  std::map<int, State> began, over;
  State last;
};

Course course_of(const fs::path& file) {
  Course course;
  for (const campaign::Event& event : campaign::Journal(file).events({})) {
    if (std::holds_alternative<campaign::TurnBegan>(event.change)) course.began[event.turn.value] = course.last;
    if (std::holds_alternative<campaign::TurnEnded>(event.change)) course.over[event.turn.value] = course.last;
    apply(course.last, event);
  }
  return course;
}

const Force* named(const State& state, const std::string& name) {
  for (const Force& force : state.forces)
    if (force.name == name) return &force;
  return nullptr;
}

int men_of(const State& state, campaign::Side side) {
  int men = 0;
  for (const Force& force : state.forces)
    if (force.side == side) men += totals(force.troops).men().value;
  return men;
}

/// "**France**", or a force by name; empty for "all others".
std::string men_in_words(const State& state, const std::string& who) {
  if (who == "**France**") return figure(men_of(state, campaign::Side::france));
  if (who == "**the Coalition**") return figure(men_of(state, campaign::Side::coalition));
  const Force* force = named(state, who);
  return force == nullptr ? "" : figure(totals(force->troops).men().value);
}

/// "Erfurt 3", with "**cut** " before it if it is.
std::string line_in_words(const State& state, const std::string& who,
                          const std::map<campaign::NodeId, std::string>& places) {
  const Force* force = named(state, who);
  if (force == nullptr || !force->line.depot) return "";
  return fmt::format("{}{} {}", force->line.cut ? "**cut** " : "", places.at(*force->line.depot),
                     force->line.way.size() - 1);
}

long long number(std::string cell) {
  std::erase(cell, ',');
  return std::stoll(cell);
}

}  // namespace

TEST(WorkedCampaign, TheDemoEndsWithTheFiguresThatAreWorkedOutByHand) {
#ifdef _WIN32
  GTEST_SKIP() << "the demo is a shell script; scripts/test-windows runs it";
#endif
  const test::Folder folder;
  const std::string printed_to = folder / "printed.txt";
  const std::string command =
      fmt::format("ESTAFETTE='{}' ESTAFETTE_SAMPLE_DUMP='{}' ESTAFETTE_OUT='{}' sh '{}' > '{}' 2>&1", ESTAFETTE_PROGRAM,
                  ESTAFETTE_SAMPLE_DUMP, folder / ".", test::of_the_tree("scripts/demo-campaign"), printed_to);
  ASSERT_EQ(std::system(command.c_str()), 0) << read_text(printed_to);  // NOLINT(cert-env33-c): the demo is a script
  const std::vector<std::string> printed = printed_lines(read_text(printed_to));
  const std::string page = read_text(test::of_the_tree("docs/worked-campaign.md"));

  expect_printed(rows_under(page, "### Forces"), printed_table(printed, "Forces of both sides"));
  expect_printed(rows_under(page, "### Armies"), printed_table(printed, "Strength of the armies"));
  const std::vector<Row> ledger = rows_under(page, "### Prestige");
  const std::vector<std::string> points = printed_table(printed, "Prestige (4.5)");
  ASSERT_EQ(ledger.size(), points.size());
  for (std::size_t i = 1; i < ledger.size(); ++i)
    EXPECT_TRUE(points[i].starts_with(plain(Row(ledger[i].begin(), ledger[i].begin() + 4)))) << points[i];
  for (const char* battle : {"### Battle 1", "### Battle 2", "### Battle 3", "### Battle 4"})
    for (const Row& row : rows_under(page, battle)) {
      if (row.front().starts_with("**")) continue;
      EXPECT_EQ(std::count(printed.begin(), printed.end(), plain(row)), 1) << battle << ": " << plain(row);
    }

  const Course course = course_of(folder / "spring.campaign");
  ASSERT_EQ(course.over.size(), 7U);
  for (const auto& [turn, state] : course.over) {
    for (const Row& row : rows_under(page, fmt::format("### Turn {}", turn))) {
      const std::string men = men_in_words(state, row.front());
      if (!men.empty()) {
        EXPECT_EQ(row.back(), men) << "turn " << turn << ", " << row.front();
      }
    }
  }

  for (const Row& row : rows_under(page, "## Exhaustion, turn by turn"))
    for (int turn = 3; turn <= 8; ++turn) {
      const State& then = turn <= 7 ? course.began.at(turn) : course.last;
      EXPECT_EQ(row.at(static_cast<std::size_t>(turn)) == "x", named(then, row.front())->exhausted_until.value >= turn)
          << "turn " << turn << ", " << row.front();
    }

  std::map<campaign::NodeId, std::string> places;
  const std::string map_file = test::of_the_tree("templates/campaigns/1813/map.xml");
  for (const map::Node& node : map::read_map(read_text(map_file), map_file).map.nodes) places[node.id] = node.name;
  for (const Row& row : rows_under(page, "## Lines of supply"))
    for (const auto& [turn, state] : course.over)
      EXPECT_EQ(row.at(static_cast<std::size_t>(turn)), line_in_words(state, row.front(), places))
          << "turn " << turn << ", " << row.front();

  const std::vector<Row> accounts = rows_under(page, "## Every man accounted for");
  ASSERT_EQ(accounts.size(), 2U);
  for (std::size_t i = 0; i < accounts.size(); ++i) {
    const Row& row = accounts[i];
    EXPECT_EQ(number(row.at(1)) + number(row.at(2)) + number(row.at(3)),
              number(row.at(7)) + number(row.at(8)) + number(row.at(9)));
    EXPECT_EQ(number(row.at(7)), men_of(course.last, i == 0 ? campaign::Side::france : campaign::Side::coalition));
  }
}

}  // namespace estafette::worked_campaign_test
