// The umpire's desk: what each page shows, and what each form does. It decides nothing: pages are drawn from the
// campaign by the code that draws reports, and every deed is a command that is carried out (deeds.hpp).
#pragma once

#include "base/html.hpp"
#include "campaign/site/site.hpp"
#include "desk/gate.hpp"
#include "desk/kept_files.hpp"
#include "desk/message.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace estafette::desk {

/// What a command has printed, and whether it was done.
struct Ran {
  bool done = false;
  std::string out, err;
  bool mistaken = false;  ///< the program itself has failed in the middle of it
};

/// Carries out a command line, without the program's name.
using CarryOut = std::function<Ran(const std::vector<std::string>& words)>;

/// Where the desk stands and what it is given.
struct Furniture {
  std::string campaign;  ///< the campaign's file, in the folder in which the program runs; empty: none is open yet
  CarryOut carry_out;
  std::vector<std::string> beginnings;           ///< folders from which a campaign can begin
  std::map<std::string, std::string> type = {};  ///< the files of the look's type (look::type_files()), by name
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
  [[nodiscard]] Response answered(const Request& request);
  [[nodiscard]] Response dropped(const Request& request);
  [[nodiscard]] Response page(const Request& request);
  [[nodiscard]] Response beginning() const;
  [[nodiscard]] Response open(const Request& request);
  [[nodiscard]] Response do_deed(const Request& request, const std::string& name);
  [[nodiscard]] HtmlPage page_without(const std::string& title) const;
  [[nodiscard]] std::optional<Response> look(const std::string& path) const;
  [[nodiscard]] Response dispatched(const std::string& path) const;
  [[nodiscard]] Response from_the_site(const std::string& path);
  void sit_down_at(const std::string& campaign);

  Furniture furniture_;
  std::string token_, address_;
  std::string site_at_;  ///< how far the campaign had come when `site_` was drawn
  std::optional<campaign::Site> site_;
  std::string drawn_at_;                      ///< the same of `drawn_`
  std::map<std::string, std::string> drawn_;  ///< pages that take long, by their addresses
};

}  // namespace estafette::desk
