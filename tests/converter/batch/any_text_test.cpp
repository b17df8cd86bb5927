// Whatever a reader yields, every later step works or refuses with words: texts in the manner of real pages, whole and
// with pieces torn out, go through every way of converting them.
#include "converter/batch/convert.hpp"
#include "support.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace estafette::test::any_text_test {
namespace {

std::vector<std::string> texts_of_the_world() {
  std::vector<std::string> texts;
  for (const std::string set : {"first", "second"}) {
    for (const auto& entry : fs::directory_iterator(fs::path(ESTAFETTE_FIXTURES) / "readers/world" / set)) {
      if (!entry.path().filename().string().ends_with(".expected.csv")) texts.push_back(read_text(entry.path()));
    }
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += c;
    }
  }
  return lines;
}

/// Some lines of a text and of another, out of order now and then.
std::string torn(const std::string& text, const std::string& other, std::mt19937& dice) {
  std::vector<std::string> lines = lines_of(text);
  const std::vector<std::string> more = lines_of(other);
  for (std::string& line : lines) {
    const auto throw_of = dice() % 8;
    if (throw_of == 0) line.clear();
    if (throw_of == 1) line = more[dice() % more.size()];
    if (throw_of == 2) line.resize(line.size() / 2);
  }
  std::swap(lines[dice() % lines.size()], lines[dice() % lines.size()]);
  std::string result;
  for (const std::string& line : lines) result += line + '\n';
  return result;
}

/// Converts a text in every way; gives what went wrong other than a refusal.
std::string trouble_with(const std::string& text) {
  for (const bool scale : {false, true}) {
    for (const batch::Target to : {batch::Target::outline, batch::Target::sow}) {
      batch::Recipe way = recipe();
      way.scale = scale;
      way.to = to;
      try {
        (void)batch::convert(text, {"page.txt", "page", true}, way);
      } catch (const Refusal& refusal) {
        if (refusal.problems().empty()) return "refused without a word";
      } catch (const std::exception& error) {
        return error.what();
      }
    }
  }
  return "";
}

std::string refusal_of(const std::string& text, const batch::Recipe& recipe) {
  std::string words;
  try {
    (void)batch::convert(text, {"page", "page", true}, recipe);
  } catch (const Refusal& refusal) {
    for (const Problem& problem : refusal.problems()) words += to_string(problem) + "\n";
  }
  return words;
}

}  // namespace

TEST(AnyText, ACommandWithoutTroopsBesideAnArmyIsLeftOutWithARemark) {
  const std::string text =
      "Get Involved:\n\nArmy of the North: Marshal Ney [France]\n  1st Division: General Souham\n"
      "    22nd Line (2 bns) 1,200 men\n";
  batch::Recipe way = recipe();
  way.scale = false;
  way.to = batch::Target::sow;
  const batch::Converted made = batch::convert(text, {"page.txt", "page", true}, way);
  EXPECT_TRUE(std::any_of(made.documents.begin(), made.documents.end(),
                          [](const Document& document) { return document.path == "OOB_SB_page.csv"; }));
}

TEST(AnyText, IsConvertedOrRefusedWithWordsInEveryWay) {
  const std::vector<std::string> texts = texts_of_the_world();
  ASSERT_GE(texts.size(), 39U);
  std::mt19937 dice(1813);
  for (const std::string& text : texts) {
    EXPECT_EQ(trouble_with(text), "") << text;
    const std::string piece = torn(text, texts[dice() % texts.size()], dice);
    EXPECT_EQ(trouble_with(piece), "") << piece;
  }
}

TEST(AnyText, ARefusalOfAPageSaysThatItsLinesAreCountedAsThePageShowsThem) {
  batch::Recipe typed = recipe();
  typed.from = readers::Format::text;
  EXPECT_EQ(
      refusal_of("<html>Div<td>xyz", typed),
      "page: found \"a text without troops\"; expected an order of battle: commands, with regiments and batteries "
      "below them. Is this the right file?\n"
      "page:2: found \"xyz\"; expected a command, troops, a total or a note. Lines are counted as the page shows "
      "them. For troops add what they are, for example Regiment, or their strength; for a note begin with Note:\n");
  EXPECT_EQ(refusal_of("Div\nxyz", typed).find("Lines are counted"), std::string::npos);
}

}  // namespace estafette::test::any_text_test
