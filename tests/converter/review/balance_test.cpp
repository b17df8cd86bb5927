// Left and right always balance: every line with a figure is understood, asked or passed over, and the units and men of
// the lines are those of the tree.
#include "base/text.hpp"
#include "converter/review/review.hpp"
#include "converter/review/support.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

namespace estafette::review::review_balance_test {
namespace {

std::vector<fs::path> fixtures() {
  std::vector<fs::path> files;
  const fs::path readers = fs::path(ESTAFETTE_FIXTURES) / "readers";
  for (const auto& entry : fs::recursive_directory_iterator(readers)) {
    const std::string name = entry.path().filename().string();
    const bool result = name.ends_with(".expected.csv") || name == "floor.csv";
    if (fs::is_regular_file(entry.path()) && !result) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// What does not balance; empty if all does, or if nothing can be read.
std::string unbalanced(const std::string& text, std::optional<readers::Format> from) {
  try {
    const std::string shown = readers::as_read(text, from, test::reader_data());
    const Review review = review_of(readers::read_any(shown, "page", from, test::reader_data()), shown, "page");
    const Balance& sum = review.balance;
    if (sum.holds()) return "";
    return std::to_string(sum.figures) + " lines: " + std::to_string(sum.understood) + " understood, " +
           std::to_string(sum.asked) + " asked, " + std::to_string(sum.passed) + " passed over; " +
           std::to_string(sum.units_left) + " and " + std::to_string(sum.units_right) + " units, " +
           std::to_string(sum.men_left) + " and " + std::to_string(sum.men_right) + " men";
  } catch (const Refusal&) {
    return "";
  }
}

/// Every line of every typed fixture.
const std::vector<std::string>& lines_of_all() {
  static const std::vector<std::string> kLines = [] {
    std::vector<std::string> lines;
    for (const fs::path& file : fixtures()) {
      if (file.extension() != ".txt" && file.extension() != ".md") continue;
      for (std::string& line : split(read_text(file), '\n')) lines.push_back(std::move(line));
    }
    return lines;
  }();
  return kLines;
}

}  // namespace

TEST(ReviewBalance, OfEveryFixture) {
  int files = 0;
  for (const fs::path& file : fixtures()) {
    EXPECT_EQ(unbalanced(read_text(file), std::nullopt), "") << file;
    ++files;
  }
  EXPECT_GE(files, 45);
}

TEST(ReviewBalance, OfAnyPageThatIsMadeOfTheirLines) {
  rc::check("units, men and lines with figures balance", [] {
    const auto count = *rc::gen::inRange(1, 40);
    std::string text;
    for (int i = 0; i < count; ++i) {
      text += std::string(static_cast<std::size_t>(*rc::gen::inRange(0, 5)), ' ');
      text += lines_of_all()[*rc::gen::inRange<std::size_t>(0, lines_of_all().size())];
      text += *rc::gen::element<std::string>("\n", "\r\n", "\n\n");
    }
    const std::string wrong = unbalanced(text, readers::Format::text);
    if (!wrong.empty()) RC_FAIL(wrong + " in\n" + text);
  });
}

}  // namespace estafette::review::review_balance_test
