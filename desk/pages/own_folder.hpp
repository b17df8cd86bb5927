// A folder of the umpire's own: a campaign to begin, or a set of tabletop rules. It is chosen as a folder, and kept
// below the desk's own; from then on it stands in the lists.
#pragma once

#include "base/markup/html.hpp"
#include "desk/deeds/kept_files.hpp"
#include "desk/deeds/post_form.hpp"

#include <string>

namespace estafette::desk {

/// Where it is sent.
inline constexpr const char* kOwnFolderAt = "/own-folder";

/// Adds the form that takes one. `told`: which folder is meant.
void add_own_folder(HtmlPage& page, const std::string& title, const std::string& told, const Stamp& stamp);

/// Keeps the folder of that form, and gives the page where it can be chosen now. Throws Refusal if it is neither a
/// campaign's nor a set's.
[[nodiscard]] std::string keep_own_folder(const Request& form, const KeptFiles& kept);

}  // namespace estafette::desk
