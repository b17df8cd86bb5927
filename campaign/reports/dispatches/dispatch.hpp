// What one side, or one of its players, is told after a half-week: first a letter of a page at most (what happened, how
// we stand, what is known of the enemy and how well, what is expected), then the order form, then the tables. Built
// once, from what may be told and from nothing else (told.hpp); text, page and forum post (dispatch_forms.hpp) are only
// three ways to write the same value.
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
    bool form = false;  ///< the lines are to be copied, changed and sent back as they stand
    bool operator==(const Section&) const = default;
  };
  std::string title;   ///< "Dispatch to the Coalition"
  std::string when;    ///< "Turn 2, 1-4 May is over; orders are awaited for Turn 3, 5-7 May"
  std::string letter;  ///< the umpire's, as he wrote it; may be empty
  std::vector<Section> sections;
  std::string dateline = {};           ///< "Erfurt, 30 April 1813": where and when it is written; may be empty
  std::string to = {};                 ///< "To Ney"; empty: it is no letter
  std::vector<std::string> body = {};  ///< what we write to them after his letter, a paragraph each
  std::string writer = {};             ///< the file beside a page that writes the orders by clicking; empty: none
  bool operator==(const Dispatch&) const = default;
};

/// About one half-week and what was settled after it. The chapter may be the whole truth: what may not be told is left
/// out here.
[[nodiscard]] Dispatch dispatch(const Theatre& theatre, const Chapter& chapter, const Audience& audience,
                                const std::string& letter);

}  // namespace estafette::campaign
