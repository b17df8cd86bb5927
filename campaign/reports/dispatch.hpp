// What one side, or one of its players, is told after a half-week: own forces with strength, fatigue and line, what
// became of the orders, battles, the scouts' reports, and the umpire's letter. Built once, from what may be told and
// from nothing else (told.hpp); text, page and forum post (dispatch_forms.hpp) are only three ways
// to write the same value.
#pragma once

#include "base/table.hpp"
#include "campaign/reports/told.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

struct Dispatch {
  struct Section {
    std::string heading;
    std::vector<std::string> lines;  ///< sentences, one a line
    std::vector<Table> tables;
    bool operator==(const Section&) const = default;
  };
  std::string title;   ///< "Dispatch to the Coalition"
  std::string when;    ///< "Turn 2, 1-4 May is over; orders are awaited for Turn 3, 5-7 May"
  std::string letter;  ///< the umpire's, as he wrote it; may be empty
  std::vector<Section> sections;
  bool operator==(const Dispatch&) const = default;
};

/// About one half-week and what was settled after it. The chapter may be the whole truth: what may not be told is left
/// out here.
[[nodiscard]] Dispatch dispatch(const Theatre& theatre, const Chapter& chapter, const Audience& audience,
                                const std::string& letter);

}  // namespace estafette::campaign
