#include "cli/console/terminal.hpp"

#include "cli/console/console.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace estafette::terminal_test {
namespace {

/// What a remark and a complaint look like.
std::string said_on(const cli::Terminal& terminal) {
  std::ostringstream out, err;
  const cli::Console say(out, err, terminal);
  say.remark("the attacker comes from the east");
  say.complain("1 problem to mend");
  return out.str() + err.str();
}

TEST(Colour, IsOnlyOnATerminal) {
  EXPECT_EQ(said_on({}), "note: the attacker comes from the east\n1 problem to mend\n");
  EXPECT_EQ(said_on({true, true, true}),
            "\x1B[33mnote:\x1B[0m the attacker comes from the east\n\x1B[31m1 problem to mend\x1B[0m\n");
}

TEST(Colour, IsForEachStreamByItself) {
  EXPECT_EQ(said_on({true, false, true}), "note: the attacker comes from the east\n\x1B[31m1 problem to mend\x1B[0m\n");
}

TEST(Terminal, IsNeverGivenWhatANameWouldMakeItObey) {
  std::ostringstream out, err;
  const cli::Console say(out, err, {true, true, true});
  const std::string name = "ctl\x1B]0;pwned\x07.csv";
  say.line(name + "\nand more");
  say.table({"", {{"file"}}, {{name}}, {}});
  say.remark(name);
  say.complain(name);
  EXPECT_EQ(out.str().find("\x1B]"), std::string::npos);
  EXPECT_EQ(err.str(), "\x1B[31mctl ]0;pwned .csv\x1B[0m\n");
  EXPECT_TRUE(out.str().starts_with("ctl ]0;pwned .csv\nand more\n")) << out.str();
}

}  // namespace
}  // namespace estafette::terminal_test
