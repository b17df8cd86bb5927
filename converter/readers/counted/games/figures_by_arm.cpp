#include "converter/readers/counted/games/figures_by_arm.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::ptrdiff_t kFewestLed = 2;
constexpr std::size_t kFewestArms = 2;
constexpr std::size_t kMostWordsOfAName = 4;
constexpr int kMostFigures = 150;  ///< of one arm: more are men
constexpr std::array<std::string_view, 3> kArmNames = {"Infantry", "Cavalry", "Artillery"};

/// How many of infantry, cavalry and guns.
using Figures = std::array<int, 3>;

struct LedArms {
  std::string name;   ///< "Division Kern"
  std::string grade;  ///< "Average"; may be empty
  Figures figures{};
  std::size_t run = 0;  ///< commands on neighbouring lines are a run
};

/// 0 for infantry, 1 for cavalry, 2 for guns; nothing for any other word.
std::optional<std::size_t> arm_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> counted = words.find(Sense::count, tokens, at);
  if (counted && counted->is == "guns") return 2;
  const std::optional<PhraseFound> found = words.find(Sense::arm, tokens, at);
  const std::optional<Arm> arm = found && found->length == 1 ? arm_from(found->is) : std::nullopt;
  if (!arm || *arm == Arm::support) return std::nullopt;
  return *arm == Arm::infantry ? 0 : *arm == Arm::cavalry ? 1 : 2;
}

/// "32 infantry, 4 cavalry, 1 gun" from that token to the last.
std::optional<Figures> figures_from(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  Figures figures{};
  std::size_t arms = 0;
  for (; at + 1 < tokens.size(); at += 2, ++arms) {
    if (arms > 0 && (tokens[at].mark(",") || tokens[at].mark("&"))) ++at;
    if (at + 1 >= tokens.size() || tokens[at].is != Token::Is::number || tokens[at].value < 1 ||
        tokens[at].value > kMostFigures)
      return std::nullopt;
    const std::optional<std::size_t> arm = arm_at(tokens, at + 1, words);
    if (!arm || figures.at(*arm) > 0) return std::nullopt;
    figures.at(*arm) = tokens[at].value;
  }
  return at == tokens.size() && arms >= kFewestArms ? std::optional(figures) : std::nullopt;
}

std::optional<LedArms> led_arms_in(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line) || !has_digit(line.text)) return std::nullopt;
  const Tokens tokens = tokens_of(line.text);
  const auto number =
      std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::number; });
  const auto from = static_cast<std::size_t>(number - tokens.begin());
  if (number == tokens.end() || from < 2 || !(tokens[from - 1].mark("-") || tokens[from - 1].mark(":")))
    return std::nullopt;
  const std::optional<Figures> figures = figures_from(tokens, from, words);
  if (!figures) return std::nullopt;
  std::size_t end = 0;
  while (end < from && tokens[end].is == Token::Is::word) ++end;
  const bool named = end > 0 && end <= kMostWordsOfAName && !is_small(line.text[tokens[0].begin]);
  const bool graded = end + 2 < from && tokens[end].mark("-");
  if (!named || (!graded && end + 1 != from)) return std::nullopt;
  LedArms command{std::string(text_between(line.text, tokens[0], tokens[end - 1])), "", *figures, 0};
  if (!words.any(Sense::command, tokens, 0, end)) command.name = "Division " + command.name;
  if (graded) command.grade = text_between(line.text, tokens[end + 1], tokens[from - 2]);
  return command;
}

/// True if a command has what all of another run have together.
bool sums_up(const LedArms& command, const std::vector<std::optional<LedArms>>& all) {
  const auto last = std::find_if(all.rbegin(), all.rend(), [](const auto& one) { return one.has_value(); });
  for (std::size_t run = 1; run <= (*last)->run; ++run) {
    Figures sum{};
    std::size_t several = 0;
    for (const std::optional<LedArms>& one : all) {
      if (!one || one->run != run || run == command.run) continue;
      ++several;
      for (std::size_t arm = 0; arm < sum.size(); ++arm) sum.at(arm) += one->figures.at(arm);
    }
    if (several > 1 && sum == command.figures) return true;
  }
  return false;
}

}  // namespace

FiguresByArm tell_figures_by_arm(std::vector<TextLine>& lines, const PhraseBook& words) {
  FiguresByArm told;
  std::vector<std::optional<LedArms>> commands;
  std::size_t run = 0;
  for (const TextLine& line : lines) {
    std::optional<LedArms> command = led_arms_in(line, words);
    if (command && (commands.empty() || !commands.back())) ++run;
    if (command) command->run = run;
    commands.push_back(std::move(command));
  }
  if (std::count_if(commands.begin(), commands.end(), [](const auto& one) { return one.has_value(); }) < kFewestLed)
    return told;
  std::vector<TextLine> result;
  int number = 0;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    result.push_back(lines[at]);
    if (!commands[at]) continue;
    const LedArms& command = *commands[at];
    if (sums_up(command, commands)) {
      told.looks.push_back({"", lines[at].line, "", lines[at].text, "troops of a command",
                            "Its figures are those of others together, and are kept as a note: is it a total?"});
      result.back().text = "Note: " + lines[at].text;
      continue;
    }
    if (++number == 1)
      told.looks.push_back({"", lines[at].line, "", lines[at].text, "units, and how many men a figure of each arm is",
                            "Each arm is taken for one unit. Give each unit a line of its own, with its men"});
    else
      told.asked.push_back(lines[at].line);
    result.back().text = command.name + (command.grade.empty() ? "" : fmt::format(" [Note: {}]", command.grade));
    for (std::size_t arm = 0; arm < kArmNames.size(); ++arm) {
      const int figures = command.figures.at(arm);
      if (figures == 0) continue;
      const std::string_view what = arm < 2 ? (figures == 1 ? "figure" : "figures") : figures == 1 ? "model" : "models";
      result.push_back(lines[at]);
      result.back().after_blank = false;
      result.back().text = fmt::format("{} No. {} ({} {})", kArmNames.at(arm), number, figures, what);
    }
  }
  lines = std::move(result);
  return told;
}

}  // namespace estafette::readers
