// What the files of a folder of results are called: docs/batch.md, "What is written".
#pragma once

#include <cstddef>
#include <string_view>

namespace estafette::batch {

inline constexpr const char* kOutlineEnding = ".outline.csv";
inline constexpr const char* kScaledEnding = ".scaled.csv";
inline constexpr const char* kReportCsvEnding = ".report.csv";
inline constexpr const char* kReportPageEnding = ".report.html";
inline constexpr const char* kMappingEnding = ".mapping.xml";
inline constexpr const char* kLookEnding = ".look.txt";
inline constexpr const char* kReviewEnding = ".review.html";
inline constexpr const char* kAnswersEnding = ".answers.xml";
inline constexpr const char* kLaterAnswers = ".answers-";  ///< and the round: ".answers-2.xml"
inline constexpr const char* kSummaryCsv = "summary.csv";
inline constexpr const char* kSummaryPage = "summary.html";

/// True for reports on the inputs of a run, but not for outlines and orders of battle for the game.
[[nodiscard]] constexpr bool tells_of_inputs(std::string_view name) {
  for (const std::string_view ending :
       {kReportCsvEnding, kReportPageEnding, kMappingEnding, kLookEnding, kReviewEnding, kAnswersEnding}) {
    if (name.ends_with(ending)) return true;
  }
  const std::size_t round = name.rfind(kLaterAnswers);
  if (round != std::string_view::npos && name.ends_with(".xml")) return true;
  return name == kSummaryCsv || name == kSummaryPage;
}

}  // namespace estafette::batch
