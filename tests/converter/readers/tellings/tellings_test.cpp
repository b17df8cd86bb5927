// Armies thrown with dice, told in a manner thrown with dice, in every tongue of tests/fixtures/readers/tongues. Of a
// fixed throw, tellings.csv holds how many units are read wrong or made up without a word, and how many are asked
// about; they may become fewer. What each of them is: scripts/bench-readers told LANGUAGE.
#include "base/csv.hpp"
#include "base/text.hpp"
#include "converter/readers/tellings/verdict.hpp"
#include "support/readers.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

namespace estafette::test::tellings_test {
namespace {

constexpr std::uint64_t kPages = 40;

struct Most {
  int silent = 0, asked = 0;
};

std::map<std::string, Most> held() {
  std::map<std::string, Most> held;
  const fs::path file = fs::path(ESTAFETTE_FIXTURES) / "readers/tellings.csv";
  for_each_row(read_text(file), ',', file.string(), [&](const CsvRow& row) {
    if (row.line > 1)
      held[std::string(row.fields[0])] = {whole_number(row.fields[1]).value(), whole_number(row.fields[2]).value()};
  });
  return held;
}

TEST(Tellings, AThrownArmyIsReadAsItIsToldOrAskedAbout) {
  const std::map<std::string, Most> most = held();
  for (const Tongue& tongue : tongues()) {
    Verdict all;
    for (std::uint64_t seed = 1; seed <= kPages; ++seed) all += verdict_on(thrown_page(tongue, seed), reader_data());
    ASSERT_TRUE(most.contains(tongue.language)) << tongue.language;
    EXPECT_LE(all.silent + all.invented, most.at(tongue.language).silent)
        << fmt::format("{}\n{}", tongue.language, fmt::join(all.faults, "\n"));
    EXPECT_LE(all.asked, most.at(tongue.language).asked) << tongue.language;
    EXPECT_GT(all.right, all.asked) << tongue.language;
  }
}

}  // namespace
}  // namespace estafette::test::tellings_test
