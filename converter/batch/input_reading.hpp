// One input as it is read: in its format, with what the umpire states of its troops and answers to its questions.
#pragma once

#include "converter/batch/answered.hpp"
#include "converter/batch/inputs.hpp"
#include "converter/batch/look.hpp"
#include "converter/batch/recipe.hpp"
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/review/review.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::batch {

/// Typed, or somebody's table: its lines can be asked about.
[[nodiscard]] bool is_page(readers::Format format);

/// What was read of an input, and what is known of it besides.
struct InputReading {
  readers::Reading reading;                   ///< of dated rows, those that hold on the day of the run
  std::string text;                           ///< that was read, before any answers
  readers::Stated stated{};                   ///< what the umpire says of its troops
  std::vector<std::string> notes{};           ///< what he should know of his answers and mappings
  std::vector<std::string> passed_over{};     ///< lines that his answers pass over
  std::string dates{};                        ///< as on which day dated rows were taken
  std::optional<readers::Mapping> mapping{};  ///< what the columns of a table were taken for, if he gave none
};

/// Reads one input, as often as it takes to try answers. Keeps references to the input and the recipe.
class InputReader {
 public:
  /// `asked`: about cells of the sheet that the input is.
  InputReader(const Input& input, const Recipe& recipe, std::vector<Problem> asked);

  /// Throws Refusal; of a page that is read as it is shown, its lines are said to be counted so.
  [[nodiscard]] InputReading read(InputRead seen) const;

  /// The review of what was read, had these answers been given. Throws Refusal as read() does.
  [[nodiscard]] review::Review with_answers(const InputReading& read,
                                            const std::vector<review::Answers>& answers) const;

 private:
  [[nodiscard]] Answered as_stated(const std::string& text, const std::vector<review::Answers>& answers,
                                   readers::Format format) const;
  [[nodiscard]] readers::Reading as_answered(const Answered& given, const std::string& written,
                                             readers::Format format) const;
  [[nodiscard]] readers::Reading first_reading(const InputRead& seen, const Answered& given) const;
  [[nodiscard]] std::optional<Date> pick_day(Orbat& orbat) const;
  void propose_mapping(InputReading& read) const;

  const Input& input_;
  const Recipe& recipe_;
  std::vector<Problem> asked_;
  std::string file_;
};

}  // namespace estafette::batch
