// What one side, or one of its players, is told after a half-week: own forces with strength, fatigue and line, what
// became of the orders, battles, the scouts' reports, and the umpire's letter. Made only from what may be told
// (told.hpp); text, page and forum post are three ways to write the same value.
#pragma once

#include "base/html.hpp"
#include "base/table.hpp"
#include "campaign/reports/battle_report.hpp"
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

/// A battle's report, and the morning states of the corps, in the same form. What they are made from decides who may
/// read them.
[[nodiscard]] Dispatch dispatch_of(const Theatre& theatre, const BattleReport& report);
[[nodiscard]] Dispatch dispatch_of(const Theatre& theatre, const std::vector<Chapter>& chapters,
                                   const std::vector<Side>& sides);

/// For a letter or a terminal: tables aligned by blanks.
[[nodiscard]] std::string to_text(const Dispatch& dispatch);
/// For a forum: bold headings, lists, and tables in [code], since few forums know [table]. Square brackets in names
/// become round ones, because no way of protecting them works in every forum.
[[nodiscard]] std::string to_bbcode(const Dispatch& dispatch);
/// The letter and the sections, below the page's title.
void add_to(HtmlPage& page, const Dispatch& dispatch);
/// A page of its own.
[[nodiscard]] std::string to_html(const Dispatch& dispatch);

}  // namespace estafette::campaign
