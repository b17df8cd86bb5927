#include "converter/review/terminal.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::review {
namespace {

constexpr std::size_t kWritten = 44, kRead = 52;  ///< letters that a terminal of usual width has room for

using readers::LineUse;

/// "1st Foot (line infantry, 2 battalions)", for each thing that was read from a line.
std::map<int, std::string> read_by_line(const Review& review) {
  std::map<int, std::string> read;
  for (const ReadNode& node : review.nodes) {
    std::string& text = read[node.line];
    if (!text.empty()) text += "; ";
    text += fmt::format("{}{} ({})", node.name, node.commander.empty() ? "" : ", " + node.commander, node.what);
  }
  return read;
}

std::string use_in_words(const SourceRow& row) {
  if (row.continues) return "(joined to the line above)";
  switch (row.use) {
    case LineUse::asked:
      return "";
    case LineUse::read:
      return "(read with another line)";
    case LineUse::summed:
      return "(a sum)";
    case LineUse::noted:
      return "(a note or title)";
    case LineUse::passed:
      return "(passed over)";
  }
  return "";
}

std::string count_of(int number) {
  return number == 0 ? "none" : figure(number);
}

}  // namespace

Table line_by_line(const Review& review, bool all) {
  Table table{all ? "Line by line" : "Lines to look at, and guessed strengths",
              {{"line", true}, {"as it was written"}, {"as it was read"}, {"men", true}},
              {},
              {}};
  const std::map<int, std::string> read = read_by_line(review);
  std::map<int, bool> guessed;
  for (const ReadNode& node : review.nodes) guessed[node.line] = guessed[node.line] || node.men_guessed;
  for (const SourceRow& row : review.lines) {
    const auto known = guessed.find(row.line);
    const bool guess = known != guessed.end() && known->second;
    if (!all && !is_asked(row) && !guess) continue;
    const auto found = read.find(row.line);
    std::string text = found == read.end() ? use_in_words(row) : found->second;
    if (is_asked(row)) text = text.empty() ? "?" : "? " + text;
    table.rows.push_back({fmt::format("{}", row.line), shorten(one_line(trim(row.text)), kWritten),
                          shorten(text, kRead), row.units == 0 ? "" : figure(row.men) + (guess ? "?" : "")});
  }
  return table;
}

Table sums(const Review& review) {
  Table table{"Sums that the text states", {{"line", true}, {"of"}, {"stated"}, {"read"}}, {}, {}};
  for (const readers::StatedSum& sum : review.sums) {
    table.rows.push_back({fmt::format("{}", sum.line), sum.of, sum.stated, sum.agrees ? "the same" : sum.read});
  }
  return table;
}

std::string balance(const Review& review) {
  const Balance& sum = review.balance;
  return fmt::format(
      "Of {} {} with a figure {} {} understood, {} asked, {} passed over; {} {} of {} men on both sides; {} % certain.",
      figure(sum.figures), sum.figures == 1 ? "line" : "lines", count_of(sum.understood),
      sum.understood == 1 ? "is" : "are", count_of(sum.asked), count_of(sum.passed), figure(sum.units_right),
      sum.units_right == 1 ? "unit" : "units", figure(sum.men_right), review.certain);
}

}  // namespace estafette::review
