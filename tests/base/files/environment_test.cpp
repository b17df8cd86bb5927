#include "base/files/environment.hpp"

#include <boost/nowide/cstdlib.hpp>
#include <gtest/gtest.h>

namespace estafette::environment_test {
namespace {

TEST(Environment, IsUtf8AndEmptyWhereNothingIsSet) {
  ASSERT_EQ(boost::nowide::setenv("ESTAFETTE_TEST", "Lützen", 1), 0);
  EXPECT_EQ(environment("ESTAFETTE_TEST"), "Lützen");
  ASSERT_EQ(boost::nowide::unsetenv("ESTAFETTE_TEST"), 0);
  EXPECT_EQ(environment("ESTAFETTE_TEST"), "");
}

TEST(Program, KnowsItsOwnFileWhereTheSystemTells) {
  const fs::path file = program_file();
  if (!file.empty()) {
    EXPECT_TRUE(fs::is_regular_file(file)) << file;
  }
}

}  // namespace
}  // namespace estafette::environment_test
