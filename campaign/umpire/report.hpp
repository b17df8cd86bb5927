// Shows the campaign: dispatches, returns, battle reports, charts, and a web site of it all. It changes nothing.
#pragma once

#include "base/files/files.hpp"
#include "base/onlooker.hpp"
#include "campaign/umpire/report_readers.hpp"
#include "campaign/umpire/standing.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// The forms that a report may have.
enum class ReportForm { html, text, bbcode, csv };

/// What is asked for.
struct ReportRequest {
  /// A dispatch to each reader; morning states; one battle; charts as SVG; or a web site.
  enum class Kind { dispatch, returns, battle, charts, site };
  Kind kind = Kind::dispatch;
  int battle = 0;         ///< its number, for Kind::battle
  int turn = 0;           ///< as it was after this turn; 0: as it is now
  std::string letter;     ///< the umpire's own words, for each dispatch
  ReportReaders readers;  ///< who may read it; if nobody is named, the umpire (for dispatches, both sides)
  ReportForm form = ReportForm::html;
  bool names_only = false;  ///< of a site: nothing is drawn, for that takes long
};

/// The files of the report; of a site, its first page comes first. `events`: all of the campaign. Throws Refusal for a
/// turn or battle that was not played, unknown readers, or a form that the report does not have. `onlooker`: of a site
/// (campaign/site/site.hpp).
[[nodiscard]] std::vector<Document> report(const Theatre& theatre, std::vector<Event> events,
                                           const ReportRequest& request, Onlooker* onlooker = nullptr);

/// The same for whoever has the chapters already, up to the turn that is asked for.
[[nodiscard]] std::vector<Document> report_of(const Theatre& theatre, const std::vector<Chapter>& chapters,
                                              const ReportRequest& request, Onlooker* onlooker = nullptr);

}  // namespace estafette::campaign
