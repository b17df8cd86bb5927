// Prints how well the readers read the fixtures of tests/fixtures/readers/world: bench_readers [SET [NAME]].
// With a set and a name it also lists what is not right in that fixture; with "all" for a name, in every one.
#include "converter/readers/world/score.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string>

namespace {

using estafette::test::Score;

void print(const std::string& name, const Score& score) {
  const auto percent = [](long long part, long long whole) { return whole == 0 ? 100 : (200 * part / whole + 1) / 2; };
  fmt::print("{:32}{:6}{:7}{:6}{:6}{:6}{:9}{:7}%{:8}%{:9}%\n", name, score.units, score.right, score.wrong, score.asked,
             score.lost, score.invented, percent(score.right, score.units), percent(score.men_right, score.men),
             percent(score.commands_right, score.commands));
}

void print_set(const std::string& set, const std::string& wanted) {
  const estafette::fs::path root = ESTAFETTE_SOURCE_DIR;
  const auto data = estafette::readers::read_reader_data(root / "templates/readers");
  const auto scored = estafette::test::scores_in(root / "tests/fixtures/readers/world" / set, data);
  fmt::print("{:32}{:>6}{:>7}{:>6}{:>6}{:>6}{:>9}{:>8}{:>9}{:>10}\n", set + " set", "units", "right", "wrong", "asked",
             "lost", "invented", "right", "men", "commands");
  for (const auto& [name, score] : scored) {
    print(name, score);
    if (wanted != "all" && wanted != name) continue;
    for (const std::string& fault : score.faults) fmt::print("    {}\n", fault);
  }
  const Score sum = sum_of(scored);
  print("together", sum);
  fmt::print("men right: {} of {}; in invented units: {}\n\n", sum.men_right, sum.men, sum.men_invented);
}

}  // namespace

int main(int count, char** words) {
  const std::string set = count > 1 ? words[1] : "";
  const std::string name = count > 2 ? words[2] : "";
  for (const std::string known :
       {"first",      "second",     "third",        "fourth",        "fifth",       "sixth",
        "seventh",    "eighth",     "ninth",        "tenth",         "eleventh",    "twelfth",
        "thirteenth", "fourteenth", "fifteenth",    "sixteenth",     "seventeenth", "eighteenth",
        "nineteenth", "twentieth",  "twenty_first", "twenty_second", "twenty_third"}) {
    if (set.empty() || set == known) print_set(known, name);
  }
}
