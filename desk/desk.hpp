// The umpire's desk: what each page shows, and what each form does. It decides nothing: pages are drawn from the
// campaign by the code that draws reports, and every deed is a command that is carried out (deeds.hpp).
#pragma once

#include "base/markup/html.hpp"
#include "campaign/site/site.hpp"
#include "desk/deeds/carry_out.hpp"
#include "desk/deeds/errand.hpp"
#include "desk/deeds/kept_files.hpp"
#include "desk/deeds/open_campaign.hpp"
#include "desk/deeds/set_of_rules.hpp"
#include "desk/pages/ahead.hpp"
#include "desk/pages/deed_pages.hpp"
#include "desk/pages/dispatch_zip.hpp"
#include "desk/wire/gate.hpp"
#include "desk/wire/message.hpp"

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace estafette::desk {

/// Where the desk stands and what it is given.
struct Furniture {
  std::string campaign;  ///< the campaign's file, in the folder in which the program runs; empty: none is open yet
  CarryOut carry_out;
  std::vector<std::string> beginnings;            ///< folders from which a campaign can begin
  std::map<std::string, std::string> type = {};   ///< the files of the look's type (look::type_files()), by name
  CarryOutWatched watched = {};                   ///< for what takes long; empty: that is carried out like all else
  std::chrono::milliseconds patience{1500};       ///< with what takes long, before a page tells how far it is
  bool looks_ahead = false;                       ///< draws maps beside the desk (ahead.hpp)
  std::vector<std::string> sets = {};             ///< sets of tabletop rules, by name
  std::map<std::string, std::string> names = {};  ///< what people call them, "Napoleon's Wars"
  FindSet find_set = {};                          ///< one of them, or the umpire's own
};

class Desk {
 public:
  /// `token`: goes into every form (gate.hpp). `address`: where it is open, which it notes for others (open_desk.hpp);
  /// empty: it is not on any network.
  Desk(Furniture furniture, std::string token, std::string address = {});
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  /// The answer to a request that has passed the gate. Not for several threads at once.
  [[nodiscard]] Response answer(const Request& request);

 private:
  /// What takes long, and what was asked for.
  struct LongWork {
    std::string title;
    std::optional<DeedAsked> asked;    ///< none: all dispatches are wanted in one file
    std::shared_ptr<DispatchZip> zip;  ///< which this becomes
    bool told = false;                 ///< it is over, and its end has been shown
    std::unique_ptr<Errand> errand;
  };

  [[nodiscard]] Response answered(const Request& request);
  [[nodiscard]] Response dropped(const Request& request);
  [[nodiscard]] Response page(const Request& request);
  [[nodiscard]] Response beginning(const Request& request);
  [[nodiscard]] Response open(const Request& request);
  [[nodiscard]] Response do_deed(const Request& request, const std::string& name);
  [[nodiscard]] Response told(const DeedAsked& asked, const Ran& ran);
  [[nodiscard]] Response at_work();
  [[nodiscard]] Stamp stamp(const std::string& at) const;
  void look_ahead();
  void take_what_happened(const std::string& at);
  [[nodiscard]] Ahead::Wanted map_wanted(const std::string& at, const std::string& address, const Request& asked) const;
  [[nodiscard]] std::optional<Response> map_drawn_beside(const Ahead::Wanted& wanted);
  [[nodiscard]] std::string letter_name();
  [[nodiscard]] Response mod_folder(const std::string& name) const;
  [[nodiscard]] HtmlPage page_without(const std::string& title);
  [[nodiscard]] std::optional<Response> look(const std::string& path) const;
  [[nodiscard]] Response dispatched(const std::string& path);
  [[nodiscard]] Response all_dispatches();
  [[nodiscard]] bool is_at_work();
  [[nodiscard]] bool over_soon(LongWork work, std::vector<std::string> words, CarryOutWatched carry_out);
  [[nodiscard]] Response from_the_site(const std::string& path);
  void sit_down_at(const std::string& campaign);

  Furniture furniture_;
  std::string token_, address_;
  std::unique_ptr<OpenCampaign> open_;  ///< always there once it has sat down
  Ahead ahead_;
  std::string ahead_of_;  ///< for how far the campaign had come it was begun last
  std::string site_at_;   ///< how far the campaign had come when `site_` was drawn
  std::optional<campaign::Site> site_;
  std::string drawn_at_;                      ///< the same of `drawn_`
  std::map<std::string, std::string> drawn_;  ///< pages that take long, by their addresses
  std::shared_ptr<const DispatchZip> zip_;    ///< the last one
  std::optional<LongWork> work_;              ///< under way, or over and not looked at yet
};

}  // namespace estafette::desk
