#include "campaign/umpire/report.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/order_writer/writer_page.hpp"
#include "campaign/reports/battle_tables.hpp"
#include "campaign/reports/dispatches/dispatch.hpp"
#include "campaign/reports/dispatches/dispatch_forms.hpp"
#include "campaign/reports/dispatches/dispatch_of.hpp"
#include "campaign/reports/morning_state.hpp"
#include "campaign/site/site.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace estafette::campaign {
namespace {

using Kind = ReportRequest::Kind;

/// One report in the form that was asked for.
Document document(const Dispatch& dispatch, const std::string& name, ReportForm form) {
  if (form == ReportForm::html) return {name + ".html", to_html(dispatch)};
  if (form == ReportForm::bbcode) return {name + ".bbcode.txt", to_bbcode(dispatch)};
  return {name + ".txt", to_text(dispatch)};
}

class Report {
 public:
  Report(const Theatre& theatre, const std::vector<Chapter>& chapters, const ReportRequest& request,
         Onlooker* onlooker = nullptr)
      : theatre_(theatre),
        request_(request),
        chapters_(chapters),
        onlooker_(onlooker),
        audiences_(request.readers.audiences(theatre.rules.sides, chapters_)) {}

  [[nodiscard]] std::vector<Document> documents() const {
    if (request_.kind == Kind::dispatch) return dispatches();
    if ((request_.kind == Kind::site || request_.kind == Kind::charts) && audiences_.size() > 1)
      throw Refusal(Problem{"--player", 0, "", "several readers", "one side or one player for a site or its charts",
                            "Write a separate folder for each"});
    if (audiences_.empty()) return for_one(std::nullopt);
    std::vector<Document> made;
    for (const Audience& audience : audiences_)
      for (Document& one : for_one(audience)) made.push_back(std::move(one));
    return made;
  }

 private:
  [[nodiscard]] std::string turn() const { return fmt::format("turn-{}", chapters_.back().turn.value); }

  [[nodiscard]] std::vector<Document> dispatches() const {
    std::vector<Audience> to = audiences_;
    if (!request_.readers.any()) to = {{Side::france, "", {}}, {Side::coalition, "", {}}};
    std::vector<Document> made;
    std::optional<cartography::Atlas> atlas;
    if (request_.form == ReportForm::html) atlas.emplace(cartography::land_view(theatre_.map));
    for (const Audience& audience : to) {
      const std::string name = fmt::format("{}-{}", turn(), slug_of(audience));
      Dispatch told = dispatch(theatre_, chapters_.back(), audience, request_.letter);
      Document writer{name + "-orders.html", ""};
      if (atlas) writer.bytes = writer_page(theatre_, chapters_.back(), audience, *atlas);
      if (!writer.bytes.empty()) told.writer = writer.path.string();
      made.push_back(document(told, name, request_.form));
      if (!writer.bytes.empty()) made.push_back(std::move(writer));
    }
    return made;
  }

  [[nodiscard]] std::vector<Document> for_one(const std::optional<Audience>& audience) const {
    if (request_.kind == Kind::site && request_.names_only) {
      std::vector<Document> undrawn;
      for (const std::string& name : Site(theatre_, chapters_, audience).names()) undrawn.push_back({name, ""});
      return undrawn;
    }
    if (request_.kind == Kind::site) return site(theatre_, chapters_, audience, onlooker_);
    if (request_.kind == Kind::charts) return charts(theatre_, chapters_, audience);
    std::vector<Chapter> retold;
    if (audience)
      for (const Chapter& chapter : chapters_) retold.push_back(as_told(theatre_, chapter, *audience));
    const std::vector<Chapter>& told = audience ? retold : chapters_;
    const std::string whose = audience ? slug_of(*audience) : "umpire";
    return {request_.kind == Kind::returns ? returns(told, audience, whose) : battle(told, whose)};
  }

  [[nodiscard]] Document returns(const std::vector<Chapter>& told, const std::optional<Audience>& audience,
                                 const std::string& whose) const {
    const std::string name = fmt::format("{}-returns-{}", turn(), whose);
    if (request_.form == ReportForm::csv) {
      MorningState rows = morning_state(theatre_, told);
      return {name + ".csv", to_csv(audience ? with_words(std::move(rows)) : rows)};
    }
    std::vector<Side> sides = {Side::france, Side::coalition};
    if (audience) sides = {audience->side};
    return document(dispatch_of(theatre_, told, sides), name, request_.form);
  }

  [[nodiscard]] Document battle(const std::vector<Chapter>& told, const std::string& whose) const {
    const std::string name = fmt::format("battle-{}-{}", request_.battle, whose);
    std::vector<std::string> known;
    for (const Chapter& chapter : told) {
      for (const BattleReport& one : battles_of(theatre_, chapter)) {
        known.push_back(std::to_string(one.number));
        if (one.number != request_.battle) continue;
        if (request_.form == ReportForm::csv) return {name + ".csv", to_csv(one)};
        return document(dispatch_of(theatre_, one), name, request_.form);
      }
    }
    throw Refusal(Problem{"--battle", 0, "", std::to_string(request_.battle),
                          known.empty() ? "no battle: there has been none" : "a battle: " + one_of(known),
                          "See: estafette report FILE --all"});
  }

  const Theatre& theatre_;
  const ReportRequest& request_;
  const std::vector<Chapter>& chapters_;  ///< up to the turn that is asked for
  Onlooker* onlooker_;
  std::vector<Audience> audiences_;
};

}  // namespace

std::vector<Document> report(const Theatre& theatre, std::vector<Event> events, const ReportRequest& request,
                             Onlooker* onlooker) {
  return report_of(theatre, chapters_until(chapters_of(std::move(events)), request.turn), request, onlooker);
}

std::vector<Document> report_of(const Theatre& theatre, const std::vector<Chapter>& chapters,
                                const ReportRequest& request, Onlooker* onlooker) {
  if (request.kind == Kind::dispatch && request.form == ReportForm::csv)
    throw Refusal(Problem{"--format", 0, "", "csv", "html, text or bbcode for a dispatch", ""});
  return Report(theatre, chapters, request, onlooker).documents();
}

}  // namespace estafette::campaign
