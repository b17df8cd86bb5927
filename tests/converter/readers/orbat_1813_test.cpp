// The shipped armies of 1 May 1813 and those who joined them later: readable, plausible, near the published figures,
// and in step with their pages. docs/orbat-1813.md, docs/reinforcements-1813.md; templates/campaigns/1813/published.csv
#include "base/csv.hpp"
#include "base/files.hpp"
#include "base/text.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/outline_csv.hpp"
#include "support/refusal.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>

namespace estafette::readers {
namespace {

constexpr std::array kFiles = {"french-army-of-the-main",  "french-army-of-the-elbe", "french-lower-elbe",
                               "french-garrisons",         "coalition-main-army",     "coalition-lower-elbe",
                               "coalition-barclay",        "coalition-blockades",     "reinforcements-french",
                               "reinforcements-coalition", "reinforcements-austria"};

bool comes_later(const std::string& file) {
  return file.starts_with("reinforcements-");
}

fs::path shipped(const std::string& name) {
  return fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/orbats" / (name + ".csv");
}

/// Every army by the name of its file; a fault in any of them fails the test that asks.
const std::map<std::string, Orbat>& armies() {
  static const std::map<std::string, Orbat> all = [] {
    std::map<std::string, Orbat> read;
    for (const std::string name : kFiles) read[name] = read_outline_csv(read_text(shipped(name)), name);
    return read;
  }();
  return all;
}

std::string page(const std::string& name) {
  return read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "docs" / (name + "-1813.md"));
}

std::string both_pages() {
  return page("orbat") + page("reinforcements");
}

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

/// One row of published.csv: "file: formation / formation + file: formation", of one nation or all, against a figure.
struct Figure {
  std::string name, formations, nation, count;
  int published = 0;
  int tolerance = 0;  ///< per cent
  std::string source;
};

std::vector<Figure> figures() {
  std::vector<Figure> found;
  for_each_row(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/published.csv"), ',',
               "published.csv", [&](const CsvRow& row) {
                 const std::vector<std::string> text(row.fields.begin(), row.fields.end());
                 if (row.line == 1) {
                   EXPECT_EQ(fmt::format("{}", fmt::join(text, ",")),
                             "figure,formations,nation,count,published,tolerance_percent,source,note");
                   return;
                 }
                 ASSERT_EQ(text.size(), 8U) << "line " << row.line;
                 found.push_back({text[0], text[1], text[2], text[3], whole_number(text[4]).value(),
                                  whole_number(text[5]).value(), text[6]});
               });
  return found;
}

/// The one formation that stands at the end of such a path of names.
const Formation& formation_at(const std::string& file_and_path) {
  const std::vector<std::string> place = parts(file_and_path, ": ");
  const std::vector<std::string> names = parts(place.at(1), " / ");
  std::vector<const Formation*> found;
  for_each_formation(armies().at(place[0]), [&](const CommandPath& path) {
    if (path.size() >= names.size() &&
        std::equal(names.rbegin(), names.rend(), path.rbegin(),
                   [](const std::string& name, const Formation* formation) { return name == formation->name; })) {
      found.push_back(path.back());
    }
  });
  EXPECT_EQ(found.size(), 1U) << file_and_path;
  return *found.at(0);
}

/// Our men and guns of the formations that a figure names; no unit may be counted twice.
Totals ours(const Figure& figure) {
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

int counted(const Totals& sum, const std::string& count) {
  const std::map<std::string, int> known = {
      {"all men", sum.men().value},     {"fighting men", (sum.men() - sum.support).value},
      {"infantry", sum.infantry.value}, {"cavalry", sum.cavalry.value},
      {"gunners", sum.gunners.value},   {"guns", sum.guns.value}};
  return known.at(count);
}

bool within(int our, int published, int percent) {
  return 100 * std::abs(our - published) <= percent * published;
}

int figure_of(const std::string& name) {
  for (const Figure& figure : figures()) {
    if (figure.name == name) return counted(ours(figure), figure.count);
  }
  ADD_FAILURE() << "published.csv lacks " << name;
  return 0;
}

/// 120022 as people write it: 120,022.
std::string grouped(int number) {
  std::string digits = std::to_string(number);
  for (std::size_t left = digits.size(); left > 3; left -= 3) digits.insert(left - 3, ",");
  return digits;
}

/// A regiment's name without what marks a part of it: "Isum Hussars (1st half)", "133rd Line Battalion, Modlin".
std::string whole_regiment(const Unit& unit) {
  std::string name = unit.name.substr(0, std::min(unit.name.find(" ("), unit.name.find(", ")));
  const std::string battalion = " Battalion";
  if (name.ends_with(" Line" + battalion)) name.resize(name.size() - battalion.size());
  return unit.nation + ": " + fold(name);
}

}  // namespace

TEST(Orbat1813, EveryFileIsReadWithoutAFaultAndHoldsOneArmy) {
  for (const std::string name : kFiles) {
    EXPECT_EQ(test::refusal([&] { static_cast<void>(read_outline_csv(read_text(shipped(name)), name)); }), "accepted");
    ASSERT_EQ(armies().at(name).formations.size(), 1U) << name;
    EXPECT_EQ(armies().at(name).formations[0].level, Level::army) << name;
  }
}

TEST(Orbat1813, EverySourceBeginsWithItsConfidence) {
  const auto check = [](const std::string& name, const std::string& source) {
    EXPECT_TRUE(source.starts_with("high; ") || source.starts_with("medium; ") || source.starts_with("reconstructed; "))
        << name << ": " << source;
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

TEST(Published1813, EveryFigureHoldsWithinItsTolerance) {
  ASSERT_GE(figures().size(), 40U);
  for (const Figure& figure : figures()) {
    const int our = counted(ours(figure), figure.count);
    EXPECT_TRUE(within(our, figure.published, figure.tolerance))
        << figure.name << ": ours " << our << ", published " << figure.published << ", tolerance " << figure.tolerance
        << " per cent";
  }
}

TEST(Published1813, TheFiveFiguresThatMustHoldDo) {
  EXPECT_TRUE(within(figure_of("French and Allied at Lützen"), 120000, 3));
  EXPECT_GE(figure_of("III Corps (Ney)"), 45000);
  EXPECT_LE(figure_of("III Corps (Ney)"), 48000);
  EXPECT_TRUE(within(figure_of("Ney's gunners"), 1500, 5));
  EXPECT_EQ(figure_of("Ney's hussars"), 500);
  EXPECT_TRUE(within(figure_of("VI Corps (Marmont)"), 32000, 3));
  EXPECT_TRUE(within(figure_of("Prussians at Gross-Görschen"), 36000, 3));
  EXPECT_TRUE(within(figure_of("Kleist's Prussians"), 4000, 3));
  EXPECT_TRUE(within(figure_of("Allied Main Army"), 95000, 3));
}

TEST(Published1813, ThePageShowsEveryFigureAsTheFilesHaveIt) {
  const std::string text = both_pages();
  for (const Figure& figure : figures()) {
    const Totals sum = ours(figure);
    const std::string line =
        fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} % | {} |\n", figure.name, grouped(sum.infantry.value),
                    grouped(sum.cavalry.value), grouped(sum.gunners.value), grouped(sum.guns.value),
                    grouped(sum.men().value), figure.count, grouped(figure.published), figure.tolerance, figure.source);
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
      const std::string named = fmt::format("{} ({})", last.name, grouped(totals(last).men().value));
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
        if (unit.source.starts_with("reconstructed")) ++reconstructed;
      });
    }
    const std::string sentence = fmt::format("of {} units {} are reconstructed", all, reconstructed);
    EXPECT_NE(page(later ? "reinforcements" : "orbat").find(sentence), std::string::npos) << sentence;
  }
}

}  // namespace estafette::readers
