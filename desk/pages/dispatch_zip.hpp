// All dispatches in one zip: made beside the desk, for it takes some seconds late in a campaign of many players.
#pragma once

#include "base/markup/html.hpp"
#include "desk/deeds/carry_out.hpp"
#include "desk/wire/message.hpp"

#include <memory>
#include <string>

namespace estafette::desk {

struct DispatchZip {
  std::string of;  ///< how far the campaign had come, and who may read what
  std::string bytes;
};

/// The text of players.csv beside that campaign, by which one may read what; empty if there is none.
[[nodiscard]] std::string readers_beside(const std::string& campaign);

/// Work for an errand that fills `zip`: it tells how many dispatches are written, and has no zip if it is stopped.
[[nodiscard]] CarryOutWatched making_of(const std::shared_ptr<DispatchZip>& zip, const std::string& campaign);

/// The zip as a file to be saved.
[[nodiscard]] Response to_be_saved(const DispatchZip& zip);

/// Fills the page after the work, with the way to the zip if there is one.
void tell_of_zip(HtmlPage& page, const Ran& ran);

}  // namespace estafette::desk
