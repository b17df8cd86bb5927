// What each campaign is about that can be begun: its name, who fights, and for how long, read from its own files.
#pragma once

#include "base/markup/html.hpp"
#include "desk/deeds/kept_files.hpp"
#include "desk/deeds/post_form.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::desk {

/// What people read in a list for each of these folders: "1813: France against the Coalition". A folder whose files
/// cannot be read has none; `new` says what is wrong with it.
[[nodiscard]] std::map<std::string, std::string> names_of_beginnings(const std::vector<std::string>& folders);

/// The lists from which forms are filled in: campaigns that can be begun, sets of rules and campaigns of this folder;
/// what the umpire has beside them too.
[[nodiscard]] Lists lists_beside(const KeptFiles& kept, const std::vector<std::string>& beginnings,
                                 const std::vector<std::string>& sets);

/// The page on which campaigns are begun and opened. `shipped`: the folders that come with the program; `own`: the one
/// of them all that is chosen already, or empty.
void draw_beginning(HtmlPage& page, const Stamp& stamp, const std::vector<std::string>& shipped,
                    const std::string& own);

}  // namespace estafette::desk
