#include "tabletop/table/procedure.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace estafette::tabletop {
namespace {

constexpr int kToldAfter = 4096;      ///< ways
constexpr std::size_t kParts = 1000;  ///< in which it is told how far they are counted
constexpr std::int64_t kMostCounted = std::int64_t{1} << 61;

std::string expected_of(const CaseFigure& figure) {
  if (!figure.words.empty()) return one_of(figure.words);
  return fmt::format("a {}, {} to {}", figure.decimals ? "number" : "whole number", figure.low, figure.high);
}

bool fits(const CaseFigure& figure, const std::string& value) {
  if (!figure.words.empty()) return std::find(figure.words.begin(), figure.words.end(), value) != figure.words.end();
  const std::optional<double> number = decimal_number(value);
  return number && *number >= figure.low && *number <= figure.high &&
         (figure.decimals || *number == std::floor(*number));
}

/// "france" for France: letter case and accents do not matter, and a blank may be a hyphen.
std::string as_known(const CaseFigure& figure, const std::string& value) {
  const auto plain = [](std::string text) {
    std::replace(text.begin(), text.end(), ' ', '-');
    return fold(text);
  };
  for (const std::string& word : figure.words)
    if (plain(word) == plain(value)) return word;
  return value;
}

const CaseFigure& figure_of(const TableProcedure& procedure, const std::string& name) {
  for (const CaseFigure& figure : procedure.figures)
    if (figure.name == name) return figure;
  std::vector<std::string> known;
  for (const CaseFigure& figure : procedure.figures) known.push_back(figure.name);
  const std::string near = nearest(name, known);
  throw Refusal(Problem{procedure.name, 0, "", name, "a figure of this procedure: " + one_of(known),
                        near.empty() ? "" : "Write " + near + "=..."});
}

}  // namespace

CaseFigure number_figure(const std::string& name, const std::string& what, int low, int high, int otherwise) {
  return {name, what, {}, static_cast<double>(low), static_cast<double>(high), false, std::to_string(otherwise)};
}

CaseFigure length_figure(const std::string& name, const std::string& what, int high, const std::string& otherwise) {
  return {name, what, {}, 0, static_cast<double>(high), true, otherwise};
}

CaseFigure word_figure(const std::string& name, const std::string& what, const std::vector<std::string>& words,
                       const std::string& otherwise) {
  return {name, what, words, 0, 0, false, otherwise.empty() ? words.front() : otherwise};
}

CaseFigure yes_figure(const std::string& name, const std::string& what) {
  return word_figure(name, what, {"no", "yes"});
}

void cite_rules(TableProcedure& procedure, const TabletopRules& rules) {
  const auto of = rules.modifiers.find(procedure.name);
  for (CaseFigure& figure : procedure.figures) {
    if (!figure.rule.empty()) continue;
    figure.rule = procedure.rule;
    if (of == rules.modifiers.end()) continue;
    for (const RuleModifier& modifier : of->second)
      if (figure.name == modifier.id || figure.name.ends_with("-" + modifier.id)) figure.rule = modifier.from.rule;
  }
}

int CaseFigures::number(const std::string& name) const {
  return static_cast<int>(std::lround(length(name)));
}

double CaseFigures::length(const std::string& name) const {
  return decimal_number(word(name)).value_or(0);
}

CaseFigures read_case(const TableProcedure& procedure, const std::vector<std::string>& words) {
  ProblemList problems;
  std::map<std::string, std::string> values;
  for (const std::string& word : words) {
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) {
      problems.add({procedure.name, 0, "", word, "a figure and what it is, as range=4", ""});
      continue;
    }
    const std::string name(trim(word.substr(0, equals)));
    try {
      const CaseFigure& figure = figure_of(procedure, name);
      const std::string value = as_known(figure, std::string(trim(word.substr(equals + 1))));
      const std::string near = fits(figure, value) ? "" : nearest(value, figure.words);
      if (!fits(figure, value))
        problems.add({procedure.name, 0, name, value, expected_of(figure), near.empty() ? "" : "Write " + near});
      if (!values.emplace(name, value).second) problems.add({procedure.name, 0, name, value, "each figure once", ""});
    } catch (const Refusal& refused) {
      problems.add(refused);
    }
  }
  problems.refuse_if_any();
  for (const CaseFigure& figure : procedure.figures) values.emplace(figure.name, figure.otherwise);
  return CaseFigures(std::move(values));
}

std::vector<ResultOdds> exact_odds(const TableProcedure& procedure, const CaseFigures& figures, Onlooker* onlooker) {
  std::vector<std::string> order;
  std::map<std::string, std::map<std::int64_t, std::int64_t>> runs;  // result, ways of the run: how many such runs
  EveryFace cup;
  std::int64_t common = 1;
  int count = 0;
  double gone_through = 0;  // of all that may fall
  do {
    const RefereeAnswer answer = procedure.run(figures, cup);
    const std::int64_t ways = cup.ways();
    const std::int64_t more = ways / std::gcd(common, ways);
    if (++count > kMostWays || more > kMostCounted / common)
      throw Refusal(Problem{"--odds", 0, "", "more dice than can be counted", "fewer dice", ""});
    common *= more;
    if (!runs.contains(answer.result)) order.push_back(answer.result);
    runs[answer.result][ways] += cup.like_this();
    gone_through += static_cast<double>(cup.like_this()) / static_cast<double>(ways);
    if (onlooker != nullptr && count % kToldAfter == 0) {
      if (onlooker->wants_it_stopped()) throw Stopped("Stopped. The odds were not counted to their end.");
      onlooker->is_told(static_cast<std::size_t>(gone_through * kParts), kParts, "parts of all that may fall");
    }
  } while (cup.advance());
  std::vector<ResultOdds> odds;
  for (const std::string& result : order) {
    std::int64_t ways = 0;
    for (const auto& [of_run, number] : runs.at(result)) ways += number * (common / of_run);
    odds.push_back({result, ways, common});
  }
  return odds;
}

}  // namespace estafette::tabletop
