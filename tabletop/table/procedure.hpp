// A procedure as a person asks for it: "fire weight=heavy range=4". The figures are described once, for the command
// line, its help and tests alike.
#pragma once

#include "base/onlooker.hpp"
#include "tabletop/table/referee.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace estafette::tabletop {

/// One figure of a case: a number within bounds, or one of some words.
struct CaseFigure {
  std::string name, what;
  std::vector<std::string> words;  ///< none: a number
  double low = 0, high = 0;
  bool decimals = false;
  std::string otherwise;  ///< what it is if it is not given
  std::string rule{};     ///< where the rules speak of it; empty: where they speak of the procedure
};

[[nodiscard]] CaseFigure number_figure(const std::string& name, const std::string& what, int low, int high,
                                       int otherwise);
/// As number_figure(), in inches or squares: with decimals.
[[nodiscard]] CaseFigure length_figure(const std::string& name, const std::string& what, int high,
                                       const std::string& otherwise);
[[nodiscard]] CaseFigure word_figure(const std::string& name, const std::string& what,
                                     const std::vector<std::string>& words, const std::string& otherwise = "");
[[nodiscard]] CaseFigure yes_figure(const std::string& name, const std::string& what);

/// What was said of a case, complete with what was not said.
class CaseFigures {
 public:
  explicit CaseFigures(std::map<std::string, std::string> values) : values_(std::move(values)) {}
  [[nodiscard]] const std::string& word(const std::string& name) const { return values_.at(name); }
  [[nodiscard]] int number(const std::string& name) const;
  [[nodiscard]] double length(const std::string& name) const;
  [[nodiscard]] bool yes(const std::string& name) const { return word(name) == "yes"; }

 private:
  std::map<std::string, std::string> values_;
};

/// A procedure. Its figures have rules of their own where a modifier has their name.
struct TableProcedure {
  std::string name, purpose, rule;
  std::vector<CaseFigure> figures;
  std::function<RefereeAnswer(const CaseFigures&, TableCup&)> run;
};

/// Gives each figure the rule of the modifier of its name, or the procedure's own.
void cite_rules(TableProcedure& procedure, const TabletopRules& rules);

/// Reads "range=4 nation=Russia". Throws Refusal: a figure that is unknown, twice, out of its bounds, or no figure at
/// all.
[[nodiscard]] CaseFigures read_case(const TableProcedure& procedure, const std::vector<std::string>& words);

/// A result and in how many of all the ways that dice can fall it comes.
struct ResultOdds {
  std::string result;
  std::int64_t ways = 0, of = 1;
  bool operator==(const ResultOdds&) const = default;
};

inline constexpr int kMostWays = 2'000'000;

/// The exact odds, in the order in which results first come. Throws Refusal if more than kMostWays must be
/// gone through. `onlooker`: is told how much of all that may fall has been gone through, in thousandths, and may stop
/// it: then throws Stopped. May be null.
[[nodiscard]] std::vector<ResultOdds> exact_odds(const TableProcedure& procedure, const CaseFigures& figures,
                                                 Onlooker* onlooker = nullptr);

}  // namespace estafette::tabletop
