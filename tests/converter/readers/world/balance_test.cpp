// Nothing is lost silently: every figure of a hundred or more in a text is in the order of battle, in one of its totals
// or notes, or its line is among those to look at or passed over.
#include "converter/orbat/totals.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/copied/markup.hpp"
#include "converter/readers/counted/typed_figures.hpp"
#include "converter/readers/words/tokens.hpp"
#include "support/readers.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace estafette::readers::balance_test {
namespace {

constexpr int kFirstStrength = 100;

/// Everything that the order of battle says, and the figures in it.
struct Told {
  std::set<long long> figures;
  std::string words;
  void add(const std::string& text) {
    for (const Token& token : tokens_of(text)) figures.insert(token.value);
  }
};

Told told_by(const Reading& reading) {
  Told told;
  for_each_unit(reading.orbat, [&](const CommandPath&, const Unit& unit) {
    told.figures.insert(unit.men.value);
    told.figures.insert(unit.guns.value);
    told.add(unit.name + ' ' + unit.note + ' ' + unit.commander);
  });
  for_each_formation(reading.orbat, [&](const CommandPath& path) {
    told.add(path.back()->name + ' ' + path.back()->note);
    told.figures.insert(totals(*path.back()).men().value);
  });
  return told;
}

/// True if the figure is told, or its parts are: "604 9 191" may be three columns.
bool is_told(const Token& token, const std::string& line, const Told& told) {
  if (told.figures.contains(token.value)) return true;
  const std::string_view spelt = std::string_view(line).substr(token.begin, token.end - token.begin);
  const std::size_t blank = spelt.find(' ');
  if (blank == std::string_view::npos) return false;
  const Tokens parts = tokens_of(spelt.substr(blank + 1));
  return std::all_of(parts.begin(), parts.end(), [&](const Token& part) { return told.figures.contains(part.value); });
}

/// The figures of a text that went nowhere, with their lines.
std::string lost_in(const std::string& text, const Reading& reading) {
  std::set<int> spoken;
  for (const Problem& look : reading.looks) spoken.insert(look.line);
  for (const PassedLine& line : reading.passed_over) spoken.insert(line.line);
  for (const StatedSum& sum : reading.sums) spoken.insert(sum.line);
  const Told told = told_by(reading);
  std::string lost;
  int number = 0;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = without_markup(text.substr(begin, end - begin), test::reader_data().words);
    begin = end + 1;
    ++number;
    if (spoken.contains(number)) continue;
    for (const Token& token : tokens_of(line)) {
      const bool strength = token.is == Token::Is::number && token.value >= kFirstStrength;
      if (strength && !is_told(token, line, told)) lost += fmt::format("{}: {} in {}\n", number, token.value, line);
    }
  }
  return lost;
}

}  // namespace

TEST(Balance, EveryStrengthInATextIsReadAskedOrPassedOver) {
  int texts = 0;
  for (const std::string set : {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"}) {
    for (const auto& entry : fs::directory_iterator(fs::path(ESTAFETTE_FIXTURES) / "readers/world" / set)) {
      if (entry.path().extension() == ".csv") continue;
      const std::string text = as_read(read_text(entry.path()), Format::text, test::reader_data());
      EXPECT_EQ(lost_in(with_ones(text), read_any(text, "page", Format::text, test::reader_data())), "")
          << entry.path();
      ++texts;
    }
  }
  EXPECT_GE(texts, 55);
}

}  // namespace estafette::readers::balance_test
