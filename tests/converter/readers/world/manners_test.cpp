// Each text of tests/fixtures/readers/world, written in another manner that says the same: bullets before its lines,
// full stops behind them, other brackets. Units and figures are the same then, and so is what stands beside each in its
// command, or something is asked that was not; of units that stand elsewhere it is enough that more of them are marked
// as guesses of their place. manners.csv holds how many texts are read otherwise without a question,
// and in how many units stand elsewhere; they may become fewer.
#include "base/csv.hpp"
#include "base/text.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/world/flattened.hpp"
#include "converter/readers/world/reshaped.hpp"
#include "converter/readers/world/rewritten.hpp"
#include "support/readers.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace estafette::test::manners_test {
namespace {

const fs::path kWorld = fs::path(ESTAFETTE_FIXTURES) / "readers/world";

using Figures = std::tuple<std::string, Arm, int, int, int>;  // nation, arm, men, guns, battalions or squadrons

/// What was read of a text: the figures of its units in any order, the same with the number of units in the command of
/// each, and how much was asked.
struct Gist {
  std::vector<Figures> units;
  std::vector<std::pair<Figures, std::size_t>> placed;
  std::size_t asked = 0, of_place = 0;  ///< questions; units that are marked as guesses of their place
};

Gist gist_of(const std::string& text, const std::string& file) {
  Gist gist;
  try {
    const readers::Reading reading = readers::read_any(text, file, std::nullopt, reader_data());
    const std::vector<FlatRow> rows = flattened(reading.orbat);
    for (const FlatRow& row : rows) {
      if (row.unit == nullptr) continue;
      const Unit& unit = *row.unit;
      gist.units.emplace_back(unit.nation, arm_of(unit.kind), unit.men.value, unit.guns.value, unit.subunits);
      gist.of_place += unit.note.find("from its place") != std::string::npos ? 1U : 0U;
      gist.placed.emplace_back(gist.units.back(), row.parent ? rows[*row.parent].formation->units.size() : 0);
    }
    gist.asked = reading.looks.size();
  } catch (const Refusal&) {
    gist.asked = text.size();  // it is refused: more than any question
  }
  std::sort(gist.units.begin(), gist.units.end());
  std::sort(gist.placed.begin(), gist.placed.end());
  return gist;
}

struct Fixture {
  std::string name, text;
  Gist gist;
};

/// Every fixture that is a typed text, and what is read of it as it is.
const std::vector<Fixture>& fixtures() {
  static const std::vector<Fixture> kFixtures = [] {
    std::vector<Fixture> found;
    for (const auto& entry : fs::recursive_directory_iterator(kWorld)) {
      if (entry.path().extension() != ".txt") continue;
      Fixture fixture{entry.path().stem().string(), read_text(entry.path()), {}};
      fixture.gist = gist_of(fixture.text, fixture.name + ".txt");
      found.push_back(std::move(fixture));
    }
    std::sort(found.begin(), found.end(), [](const Fixture& a, const Fixture& b) { return a.name < b.name; });
    return found;
  }();
  return kFixtures;
}

/// How many texts a manner may change without a question.
struct MostSilent {
  std::size_t read = 0, placed = 0;
};

MostSilent most_silent(std::string_view manner) {
  MostSilent most;
  for_each_row(read_text(kWorld / "manners.csv"), ',', "manners.csv", [&](const CsvRow& row) {
    if (row.fields[0] != manner) return;
    most.read = static_cast<std::size_t>(whole_number(row.fields[1]).value());
    most.placed = static_cast<std::size_t>(whole_number(row.fields[2]).value());
  });
  return most;
}

class Manners : public testing::TestWithParam<Manner> {};

}  // namespace

TEST_P(Manners, ChangeNothingThatIsReadWithoutAQuestion) {
  std::vector<std::string> read, placed;
  for (const Fixture& fixture : fixtures()) {
    const std::string rewritten = GetParam().rewritten(fixture.text);
    if (rewritten == fixture.text) continue;
    const Gist gist = gist_of(rewritten, fixture.name + ".txt");
    if (gist.asked > fixture.gist.asked) continue;
    if (gist.units != fixture.gist.units)
      read.push_back(fixture.name);
    else if (gist.placed != fixture.gist.placed && gist.of_place <= fixture.gist.of_place)
      placed.push_back(fixture.name);
  }
  const MostSilent most = most_silent(GetParam().name);
  EXPECT_LE(read.size(), most.read) << fmt::format("{}", fmt::join(read, ", "));
  EXPECT_LE(placed.size(), most.placed) << fmt::format("{}", fmt::join(placed, ", "));
}

std::string name_of(const testing::TestParamInfo<Manner>& manner) {
  std::string name(manner.param.name);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, Manners, testing::ValuesIn(manners()), name_of);
INSTANTIATE_TEST_SUITE_P(Shapes, Manners, testing::ValuesIn(shapes()), name_of);

}  // namespace estafette::test::manners_test
