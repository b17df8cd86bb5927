#include "published.hpp"

#include "base/csv.hpp"
#include "base/files/files.hpp"
#include "base/text.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/readers/outline/csv.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace estafette::test {
namespace {

/// Text cut at every `mark` of one or more letters.
std::vector<std::string> parts(const std::string& text, const std::string& mark) {
  std::vector<std::string> found;
  std::size_t from = 0;
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, from)) {
    found.push_back(text.substr(from, at - from));
    from = at + mark.size();
  }
  found.push_back(text.substr(from));
  return found;
}

constexpr std::size_t kColumns = 8;
const std::string kHeader = "figure,formations,nation,count,published,tolerance_percent,source,note";
const std::string kRangeColumns = ",least,most,independent";

std::vector<Figure> read_figures(const fs::path& file) {
  std::vector<Figure> found;
  std::size_t columns = 0;
  for_each_row(read_text(file), ',', "published.csv", [&](const CsvRow& row) {
    const std::vector<std::string> text(row.fields.begin(), row.fields.end());
    if (row.line == 1) {
      const std::string header = fmt::format("{}", fmt::join(text, ","));
      EXPECT_TRUE(header == kHeader || header == kHeader + kRangeColumns) << header;
      columns = text.size();
      return;
    }
    ASSERT_EQ(text.size(), columns) << "line " << row.line;
    found.push_back(
        {text[0], text[1], text[2], text[3], whole_number(text[4]).value(), whole_number(text[5]).value(), text[6]});
    if (columns == kColumns) return;
    found.back().least = whole_number(text[8]).value_or(0);
    found.back().most = whole_number(text[9]).value_or(0);
    EXPECT_TRUE(text[10] == "yes" || text[10] == "no") << "line " << row.line;
    found.back().independent = text[10] == "yes";
  });
  return found;
}

int counted_in(const Totals& sum, const std::string& count) {
  const std::map<std::string, int> known = {
      {"all men", sum.men().value},     {"fighting men", (sum.men() - sum.support).value},
      {"infantry", sum.infantry.value}, {"cavalry", sum.cavalry.value},
      {"gunners", sum.gunners.value},   {"guns", sum.guns.value}};
  return known.at(count);
}

}  // namespace

ShippedArmies::ShippedArmies(const std::string& campaign, const std::vector<std::string>& files,
                             const std::optional<Date>& day) {
  const fs::path folder = fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns" / campaign;
  for (const std::string& name : files)
    armies_[name] = as_of(readers::read_outline_csv(read_text(folder / "orbats" / (name + ".csv")), name), day);
  figures_ = read_figures(folder / "published.csv");
}

const Formation& ShippedArmies::formation_at(const std::string& file_and_path) const {
  const std::vector<std::string> place = parts(file_and_path, ": ");
  const std::vector<std::string> names = parts(place.at(1), " / ");
  std::vector<const Formation*> found;
  for_each_formation(armies_.at(place[0]), [&](const CommandPath& path) {
    if (path.size() >= names.size() &&
        std::equal(names.rbegin(), names.rend(), path.rbegin(),
                   [](const std::string& name, const Formation* formation) { return name == formation->name; })) {
      found.push_back(path.back());
    }
  });
  EXPECT_EQ(found.size(), 1U) << file_and_path;
  return *found.at(0);
}

Totals ShippedArmies::ours(const Figure& figure) const {
  Totals sum;
  std::set<const Unit*> seen;
  for (const std::string& item : parts(figure.formations, " + ")) {
    for_each_unit(formation_at(item), [&](const CommandPath&, const Unit& unit) {
      if (!figure.nation.empty() && unit.nation != figure.nation) return;
      EXPECT_TRUE(seen.insert(&unit).second) << figure.name << " counts " << unit.name << " twice";
      sum += totals(unit);
    });
  }
  return sum;
}

int ShippedArmies::counted(const Figure& figure) const {
  return counted_in(ours(figure), figure.count);
}

std::string ShippedArmies::row_of(const Figure& figure) const {
  const Totals sum = ours(figure);
  const bool range = figure.most > 0;
  return fmt::format(
      "| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", figure.name, grouped(sum.infantry.value),
      grouped(sum.cavalry.value), grouped(sum.gunners.value), grouped(sum.guns.value), grouped(sum.men().value),
      figure.count,
      range ? fmt::format("{} to {}", grouped(figure.least), grouped(figure.most)) : grouped(figure.published),
      range ? "range" : fmt::format("{} %", figure.tolerance), figure.source);
}

std::string grouped(int number) {
  std::string digits = std::to_string(number);
  for (std::size_t left = digits.size(); left > 3; left -= 3) digits.insert(left - 3, ",");
  return digits;
}

bool within(int our, int published, int percent) {
  return 100 * std::abs(our - published) <= percent * published;
}

bool agrees(int our, const Figure& figure) {
  if (figure.most > 0) return figure.least <= our && our <= figure.most;
  return within(our, figure.published, figure.tolerance);
}

}  // namespace estafette::test
