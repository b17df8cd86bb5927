#include "base/files/portable_names.hpp"

#include "base/files/delivery.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <random>

namespace estafette::portable_names_test {
namespace {

TEST(PortableNames, AreThoseOfEveryday) {
  for (const char* name :
       {"Lützen.csv", "1813-04-27", ".estafette-unfinished", "a b", "..", "auxiliary.csv", "com10", "Großgörschen"})
    EXPECT_EQ(not_portable(name), "") << name;
}

TEST(PortableNames, HaveNoneOfTheLettersThatWindowsForbids) {
  for (const char* name : {"a:b", "what?", "*.csv", "say \"no\"", "<a>", "a|b", "a\\b"}) {
    EXPECT_TRUE(not_portable(name).starts_with("the letter ")) << name;
    EXPECT_EQ(not_portable(portable(name)), "") << name;
  }
  EXPECT_EQ(portable("Hof: 12. Mai?"), "Hof- 12. Mai-");
  EXPECT_EQ(not_portable("a\nb"), "a letter that cannot be seen");
}

TEST(PortableNames, DoNotEndWithABlankOrAFullStop) {
  EXPECT_EQ(not_portable("II. Corps."), "a full stop at its end");
  EXPECT_EQ(not_portable("Ney "), "a blank at its end");
  EXPECT_EQ(portable("II. Corps. . "), "II. Corps");
  EXPECT_EQ(portable("..."), "-");
}

TEST(PortableNames, AreNotThoseOfDevices) {
  for (const char* name :
       {"aux", "CON", "nul.csv", "Com1.tar.gz", "lpt9", "com0", "con .txt", "CONIN$", "com\u00B9", "LPT\u00B3.csv"}) {
    EXPECT_EQ(not_portable(name), "a name that Windows keeps for a device") << name;
    EXPECT_EQ(not_portable(portable(name)), "") << name;
  }
  EXPECT_EQ(not_portable("company"), "");
  EXPECT_EQ(portable("aux.scaled.csv"), "aux-.scaled.csv");
  EXPECT_EQ(portable_path("1813/con/ney.csv").generic_string(), "1813/con-/ney.csv");
}

TEST(PortableNames, AreAskedOfWhateverIsDelivered) {
  const fs::path folder = fs::temp_directory_path() / ("estafette-names-" + std::to_string(std::random_device()()));
  EXPECT_EQ(test::refusal([&] {
              write_all_or_none(folder, {{"a.csv", ""}, {"turn?1/b.csv", ""}}, Existing::keep);
            }),
            (folder / "turn?1").generic_string() +
                ": found \"the letter ?\"; expected a name that Windows takes too. Call it turn-1, for instance");
  EXPECT_FALSE(fs::exists(folder));
}

}  // namespace
}  // namespace estafette::portable_names_test
