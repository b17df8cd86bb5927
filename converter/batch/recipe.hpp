// What a batch does with each order of battle: the options of one run, and the data files that they need.
#pragma once

#include "base/csv_for.hpp"
#include "converter/readers/any/reader_data.hpp"
#include "converter/readers/any/stated.hpp"
#include "converter/readers/reading.hpp"
#include "converter/review/answers.hpp"
#include "converter/scaling/rules.hpp"
#include "converter/sow/profile/profile.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace estafette::batch {

enum class Target {
  outline,  ///< our own spreadsheet, for estafette scenario and for campaigns
  sow       ///< the game's order of battle as well
};

/// Read once, shared by all threads of a run.
struct Recipe {
  readers::ReaderData readers;
  scaling::ScalingRules rules;
  sow::Profile profile;
  std::vector<review::Answers> answers{};  ///< to the questions of earlier runs
  readers::Stated stated{};                ///< what the umpire says of every input
  std::optional<readers::Format> from;     ///< nothing: found out for each file
  bool scale = true;                       ///< by rule 1.3; never what is scaled already
  Target to = Target::outline;
  std::optional<Date> day;  ///< of dated rows; nothing: when all their changes have come to pass
  std::optional<std::chrono::milliseconds> patience{};  ///< for each file; nothing: as long as it takes
  CsvFor csv = CsvFor::anybody;                         ///< who is to open each CSV for people
  std::string fingerprint;  ///< of all the above and of the program: if it changes, every result is made anew
};

}  // namespace estafette::batch
