// The shipped armies of 1 May 1813 and those who joined them later: readable, plausible, near the published figures,
// and in step with their pages. docs/orbat-1813.md, docs/reinforcements-1813.md; templates/campaigns/1813/published.csv
#include "base/confidence.hpp"
#include "base/files/files.hpp"
#include "base/text.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/readers/outline/csv.hpp"
#include "published.hpp"
#include "support/refusal.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace estafette::readers::orbat_1813_test {
namespace {

using test::Figure, test::within;

const std::vector<std::string> kFiles = {"french-army-of-the-main",  "french-army-of-the-elbe", "french-lower-elbe",
                                         "french-garrisons",         "coalition-main-army",     "coalition-lower-elbe",
                                         "coalition-barclay",        "coalition-blockades",     "reinforcements-french",
                                         "reinforcements-coalition", "reinforcements-austria"};

bool comes_later(const std::string& file) {
  return file.starts_with("reinforcements-");
}

fs::path shipped(const std::string& name) {
  return fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/orbats" / (name + ".csv");
}

const test::ShippedArmies& shipped_armies() {
  static const test::ShippedArmies all("1813", kFiles);
  return all;
}

const std::map<std::string, Orbat>& armies() {
  return shipped_armies().by_file();
}

const std::vector<Figure>& figures() {
  return shipped_armies().figures();
}

std::string page(const std::string& name) {
  return read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "docs" / (name + "-1813.md"));
}

std::string both_pages() {
  return page("orbat") + page("reinforcements");
}

int figure_of(const std::string& name) {
  for (const Figure& figure : figures()) {
    if (figure.name == name) return shipped_armies().counted(figure);
  }
  ADD_FAILURE() << "published.csv lacks " << name;
  return 0;
}

const Formation& army_of(const test::ShippedArmies& armies, const std::string& file) {
  return armies.by_file().at(file).formations.at(0);
}

/// The first division of that name, or null.
const Formation* division_of(const test::ShippedArmies& armies, const std::string& file, const std::string& name) {
  const Formation* found = nullptr;
  for_each_formation(armies.by_file().at(file), [&](const CommandPath& path) {
    if (found == nullptr && path.back()->level == Level::division && path.back()->name == name) found = path.back();
  });
  return found;
}

/// A regiment's name without what marks a part of it: "Isum Hussars (1st half)", "133rd Line Battalion, Modlin".
std::string whole_regiment(const Unit& unit) {
  std::string name = unit.name.substr(0, std::min(unit.name.find(" ("), unit.name.find(", ")));
  const std::string battalion = " Battalion";
  if (name.ends_with(" Line" + battalion)) name.resize(name.size() - battalion.size());
  return unit.nation + ": " + fold(name);
}

}  // namespace

TEST(Orbat1813, EveryFileIsReadWithoutAProblemAndHoldsOneArmy) {
  for (const std::string& name : kFiles) {
    EXPECT_EQ(test::refusal([&] { static_cast<void>(read_outline_csv(read_text(shipped(name)), name)); }), "accepted");
    ASSERT_EQ(armies().at(name).formations.size(), 1U) << name;
    EXPECT_EQ(armies().at(name).formations[0].level, Level::army) << name;
  }
}

TEST(Orbat1813, EverySourceBeginsWithItsConfidence) {
  const auto check = [](const std::string& name, const std::string& source) {
    EXPECT_NE(confidence_of(source), "") << name << ": " << source;
  };
  for (const auto& [file, orbat] : armies()) {
    for_each_formation(orbat, [&](const CommandPath& path) { check(path.back()->name, path.back()->source); });
    for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) { check(unit.name, unit.source); });
  }
}

TEST(Orbat1813, NoBattalionSquadronOrGunCrewIsBeyondBelief) {
  for (const auto& [file, orbat] : armies()) {
    for_each_unit(orbat, [&, where = file](const CommandPath&, const Unit& unit) {
      const auto between = [&](int least, int each, int most) {
        EXPECT_TRUE(least <= each && each <= most) << where << ", " << unit.name << ": " << each;
      };
      const Arm arm = arm_of(unit.kind);
      if (arm == Arm::infantry) between(90, unit.men.value / unit.subunits, 900);
      if (arm == Arm::cavalry && unit.kind != Kind::cossacks) between(60, unit.men.value / unit.subunits, 220);
      if (arm == Arm::artillery) between(8, unit.men.value / std::max(unit.guns.value, 1), 35);
    });
  }
}

TEST(Orbat1813, ARegimentStandsOnlyOnceUnlessEachOfItsRowsHasANoteOnIt) {
  std::map<std::string, std::vector<Unit>> rows;
  for (const auto& [file, orbat] : armies()) {
    for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) {
      const Arm arm = arm_of(unit.kind);
      if (arm == Arm::infantry || arm == Arm::cavalry) rows[whole_regiment(unit)].push_back(unit);
    });
  }
  for (const auto& [name, same] : rows) {
    std::set<std::string> names;
    for (const Unit& unit : same) {
      EXPECT_TRUE(names.insert(unit.name).second) << name << " stands twice under one name";
      EXPECT_TRUE(same.size() == 1 || !unit.note.empty()) << unit.name << " is one of several rows of " << name;
    }
  }
}

TEST(Orbat1813, EveryLeaderOfACorpsOrDivisionIsRated) {
  for (const auto& [file, orbat] : armies()) {
    for_each_formation(orbat, [&](const CommandPath& path) {
      const Formation& last = *path.back();
      EXPECT_TRUE(last.level == Level::brigade || (last.ratings.ability && last.ratings.style)) << last.name;
    });
  }
}

TEST(Published1813, ToleranceIsMeasuredFromThePublishedFigureAndItsEdgeIsIn) {
  EXPECT_TRUE(within(103, 100, 3));
  EXPECT_TRUE(within(97, 100, 3));
  EXPECT_FALSE(within(104, 100, 3));
  EXPECT_FALSE(within(96, 100, 3));
}

TEST(Published1813, OursAgreeWithEveryFigureThatTheyWereNotMadeFrom) {
  ASSERT_GE(figures().size(), 40U);
  int independent = 0;
  for (const Figure& figure : figures()) {
    if (!figure.independent) continue;
    ++independent;
    EXPECT_TRUE(test::agrees(shipped_armies().counted(figure), figure)) << shipped_armies().row_of(figure);
  }
  EXPECT_GE(independent, 8);
}

TEST(Published1813, WhatWasMadeFromAFigureHasNotDriftedAway) {  // proves our sums, not history
  for (const Figure& figure : figures()) {
    if (figure.independent) continue;
    EXPECT_TRUE(test::agrees(shipped_armies().counted(figure), figure)) << shipped_armies().row_of(figure);
  }
}

TEST(Published1813, ThePageTellsWhatOursWereMadeFromApartFromTheRest) {
  const std::string text = page("orbat");
  const std::size_t made = text.find("### Figures that ours were made from");
  const std::size_t end = text.find("\n## ", made);
  ASSERT_NE(made, std::string::npos);
  for (const Figure& figure : figures()) {
    const std::size_t at = text.find(shipped_armies().row_of(figure));
    if (at == std::string::npos) continue;  // on the page of the reinforcements
    EXPECT_EQ(at > made && at < end, !figure.independent) << figure.name;
  }
}

TEST(Published1813, TheFiguresOfTheGreatBodiesHold) {
  EXPECT_GE(figure_of("III Corps (Ney)"), 45000);
  EXPECT_LE(figure_of("III Corps (Ney)"), 48000);
  EXPECT_TRUE(within(figure_of("Ney's gunners"), 1500, 5));
  EXPECT_EQ(figure_of("Ney's hussars"), 500);
  EXPECT_TRUE(within(figure_of("VI Corps (Marmont)"), 32000, 3));
  EXPECT_TRUE(within(figure_of("Prussians at Gross-Görschen"), 36000, 5));
  EXPECT_TRUE(within(figure_of("Kleist's Prussians"), 4000, 3));
  EXPECT_TRUE(within(figure_of("Allied Main Army"), 95000, 3));
}

TEST(Published1813, ThePageShowsEveryFigureAsTheFilesHaveIt) {
  const std::string text = both_pages();
  for (const Figure& figure : figures()) {
    const std::string line = shipped_armies().row_of(figure);
    EXPECT_NE(text.find(line), std::string::npos)
        << "docs/orbat-1813.md or docs/reinforcements-1813.md should have: " << line;
  }
}

TEST(Published1813, EveryCorpsIsComparedOrThePageNamesItWithItsStrength) {
  const std::string text = both_pages();
  std::string compared;
  for (const Figure& figure : figures()) compared += figure.formations + " + ";
  for (const auto& [file, orbat] : armies()) {
    for_each_formation(orbat, [&, where = file](const CommandPath& path) {
      const Formation& last = *path.back();
      if (last.level != Level::corps && last.level != Level::cavalry_corps) return;
      const bool in_figures = compared.find(where + ": " + last.name + " + ") != std::string::npos;
      const std::string named = fmt::format("{} ({})", last.name, test::grouped(totals(last).men().value));
      EXPECT_TRUE(in_figures || text.find(named) != std::string::npos) << where << ": " << named;
    });
  }
}

TEST(Published1813, EachPageSaysHowManyStrengthsAreReconstructed) {
  for (const bool later : {false, true}) {
    int all = 0;
    int reconstructed = 0;
    for (const auto& [file, orbat] : armies()) {
      if (comes_later(file) != later) continue;
      for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) {
        ++all;
        if (confidence_of(unit.source) == "reconstructed") ++reconstructed;
      });
    }
    const std::string sentence = fmt::format("of {} units {} are reconstructed", all, reconstructed);
    EXPECT_NE(page(later ? "reinforcements" : "orbat").find(sentence), std::string::npos) << sentence;
  }
}

TEST(Published1813, ThePageCountsItsGrades) {
  std::map<std::string, std::pair<int, int>> counts;  // formations, units
  for (const auto& [file, orbat] : armies()) {
    if (comes_later(file)) continue;
    for_each_formation(orbat, [&](const CommandPath& path) { ++counts[confidence_of(path.back()->source)].first; });
    for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) { ++counts[confidence_of(unit.source)].second; });
  }
  for (const std::string& word : confidence_words()) {
    const std::string row = fmt::format("| {} | {} | {} |", word, counts[word].first, counts[word].second);
    EXPECT_NE(page("orbat").find(row), std::string::npos) << "docs/orbat-1813.md should have: " << row;
  }
}

TEST(Dated1813, OnTheFirstDayTheMenOfThatDayCommand) {
  const test::ShippedArmies first("1813", kFiles, date_from("1813-04-27"));
  EXPECT_EQ(army_of(first, "coalition-main-army").commander, "Field Marshal Prince Kutuzov");
  EXPECT_EQ(army_of(shipped_armies(), "coalition-main-army").commander, "General of Cavalry Count Wittgenstein");
  EXPECT_EQ(division_of(first, "french-army-of-the-main", "Guard Cavalry")->commander, "Marshal Bessières");
  EXPECT_EQ(division_of(shipped_armies(), "french-army-of-the-main", "Guard Cavalry")->commander,
            "Général de division Walther");
}

TEST(Dated1813, TheOldGuardIsWithTheViceroyUntilTheFirstOfMayAndNeverTwice) {
  const test::ShippedArmies first("1813", kFiles, date_from("1813-04-27"));
  const std::string guard = "Old Guard Division";
  const Formation* before = division_of(first, "french-army-of-the-elbe", guard);
  const Formation* after = division_of(shipped_armies(), "french-army-of-the-main", guard);
  ASSERT_TRUE(before != nullptr && after != nullptr);
  EXPECT_EQ(totals(*before), totals(*after));
  EXPECT_EQ(division_of(first, "french-army-of-the-main", guard), nullptr);
  EXPECT_EQ(division_of(shipped_armies(), "french-army-of-the-elbe", guard), nullptr);
}

TEST(Dated1813, NoManIsLostOrWonByTheChangesOfThoseDays) {
  const test::ShippedArmies first("1813", kFiles, date_from("1813-04-27"));
  Men before;
  Men after;
  for (const auto& [file, orbat] : first.by_file()) before += totals(orbat).men();
  for (const auto& [file, orbat] : armies()) after += totals(orbat).men();
  EXPECT_EQ(before, after);
}

TEST(Dated1813, TheBookToTakeAwayHoldsEveryRowOfTheSpring) {
  std::string all;
  for (const std::string& name : kFiles) {
    if (comes_later(name)) continue;
    const std::vector<std::string> lines = split(read_text(shipped(name)), '\n');
    if (all.empty()) all = "file," + lines.front() + "\n";
    for (std::size_t i = 1; i < lines.size(); ++i)
      if (!lines[i].empty()) all += name + "," + lines[i] + "\n";
  }
  EXPECT_EQ(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/orbat-1813.csv"), all)
      << "make it anew: scripts/orbat-book";
}

}  // namespace estafette::readers::orbat_1813_test
