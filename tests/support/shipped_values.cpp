#include "support/shipped_values.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace estafette::test {
namespace {

struct Between {
  int low, high;
};

using Row = std::vector<std::string>;

constexpr std::array kTitles = {"Experience", "Fatigue",      "Morale",       "Close",   "Open",        "Edged",
                                "Firearm",    "Marksmanship", "Horsemanship", "Surgeon", "Calisthenics"};
constexpr std::size_t kFirstLevel = 23;

/// Close to Calisthenics of an arm in one of the three armies. Experience is the same for all: 3 to 8.
using Skills = std::array<Between, 8>;
using Armies = std::array<Skills, 3>;
constexpr Armies kFoot = {{{{{5, 8}, {6, 9}, {5, 8}, {6, 9}, {4, 6}, {5, 7}, {6, 9}, {7, 7}}},
                           {{{4, 9}, {5, 9}, {4, 8}, {4, 8}, {4, 9}, {4, 6}, {4, 8}, {7, 7}}},
                           {{{4, 8}, {5, 9}, {5, 8}, {4, 8}, {4, 9}, {3, 6}, {4, 8}, {7, 7}}}}};
constexpr Armies kHorse = {{{{{5, 8}, {5, 9}, {4, 9}, {5, 8}, {3, 7}, {5, 9}, {6, 9}, {7, 7}}},
                            {{{5, 9}, {5, 8}, {4, 9}, {5, 7}, {5, 7}, {5, 7}, {5, 8}, {7, 7}}},
                            {{{4, 8}, {6, 9}, {4, 8}, {4, 8}, {3, 6}, {4, 8}, {4, 8}, {7, 7}}}}};
constexpr Armies kGuns = {{{{{6, 7}, {6, 7}, {5, 7}, {8, 9}, {6, 8}, {6, 7}, {8, 8}, {7, 7}}},
                           {{{5, 8}, {5, 6}, {5, 6}, {5, 8}, {6, 9}, {5, 6}, {6, 8}, {7, 7}}},
                           {{{4, 7}, {5, 7}, {5, 6}, {6, 8}, {6, 8}, {4, 6}, {5, 7}, {7, 7}}}}};

/// Ability to Style, then Experience, of all three armies; by level of command, 2 army to 5 brigade.
using Ratings = std::array<Between, 6>;
constexpr std::array<Ratings, 4> kCommanders = {{{{{4, 9}, {4, 9}, {4, 9}, {4, 8}, {2, 7}, {6, 9}}},
                                                 {{{4, 8}, {5, 9}, {4, 9}, {5, 7}, {3, 7}, {4, 9}}},
                                                 {{{3, 8}, {3, 7}, {2, 8}, {4, 7}, {2, 7}, {4, 8}}},
                                                 {{{3, 7}, {3, 7}, {3, 7}, {4, 7}, {2, 7}, {4, 7}}}}};

bool within(const std::string& cell, const Between& range) {
  const auto value = whole_number(cell);
  return value && *value >= range.low && *value <= range.high;
}

int level_of(const Row& row) {
  return static_cast<int>(std::find(row.begin() + 4, row.begin() + 10, "0") - (row.begin() + 4));
}

class Inspection {
 public:
  explicit Inspection(const std::vector<std::string>& seen) : seen_(seen.begin(), seen.end()) {}

  void look_at(const Row& row) {
    row_ = &row;
    for (const std::size_t column : {10U, 12U, 14U, 15U, 16U}) {
      if (!row[column].empty() && !seen_.contains(row[column])) say("an unknown name", row[column]);
    }
    const bool follower = row[16] == "DRIL_SupplyWagon";
    if (follower) {
      follower_row(level_of(row) == 3);
    } else if (level_of(row) == 6) {
      troops();
    } else {
      commander();
    }
  }

  std::vector<std::string> found;

 private:
  void say(const std::string& what, const std::string& value) {
    found.push_back(fmt::format("{}: {} is {}", row_->front(), what, value));
  }

  void check(std::size_t column, const Between& range, const std::string& title) {
    if (!within((*row_)[column], range)) say(title, (*row_)[column]);
  }

  void fresh() {
    check(24, {9, 9}, "Fatigue");
    check(25, {9, 9}, "Morale");
  }

  void troops() {
    const std::string& formation = (*row_)[16];
    const bool guns = formation.find("_Art_") != std::string::npos;
    const bool horse = formation.find("_Cav_") != std::string::npos;
    check(17, {1, guns ? 200 : 1104}, "Head Count");
    check(kFirstLevel, {3, 8}, "Experience");
    fresh();
    const Armies& armies = guns ? kGuns : horse ? kHorse : kFoot;
    const bool fits = std::any_of(armies.begin(), armies.end(), [&](const Skills& army) { return has(army); });
    if (!fits) say("skills as in no army", fmt::format("{}", fmt::join(row_->begin() + 26, row_->end(), " ")));
  }

  [[nodiscard]] bool has(const Skills& army) const {
    for (std::size_t i = 0; i < army.size(); ++i) {
      if (!within((*row_)[26 + i], army.at(i))) return false;
    }
    return true;
  }

  void follower_row(bool courier) {
    check(kFirstLevel, courier ? Between{4, 5} : Between{0, 0}, "Experience");
    check(17, {10, 30}, "Head Count");
    if (!courier) check(13, {50000, 50000}, "AMMO");
    fresh();
    for (std::size_t i = 0; i < 8; ++i) check(26 + i, {1, 8}, kTitles.at(i + 3));
  }

  void commander() {
    const int level = level_of(*row_);
    const bool absent = level == 2 && row_->front().starts_with("Second in command of ");
    if (absent) return;
    const Ratings& ratings = kCommanders.at(static_cast<std::size_t>(level - 2));
    for (std::size_t i = 0; i < ratings.size(); ++i) check(18 + i, ratings.at(i), fmt::format("column {}", 18 + i));
    check(17, {1, 1}, "Head Count");
  }

  std::set<std::string> seen_;
  const Row* row_ = nullptr;
};

}  // namespace

std::vector<std::string> unlike_the_shipped(const std::string& master_csv, const std::string& seen) {
  Inspection inspection(split(seen, '\n'));
  bool header = true;
  for (std::string line : split(master_csv, '\n')) {
    if (line.ends_with('\r')) line.pop_back();
    if (!header && !line.empty()) inspection.look_at(split(line, ','));
    header = false;
  }
  return std::move(inspection.found);
}

}  // namespace estafette::test
