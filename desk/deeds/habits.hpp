// An author's habits in writing orders of battle, kept by the desk for every file that is dropped there
// (docs/formats/answers.md).
#pragma once

#include "base/markup/html.hpp"
#include "desk/deeds/post_form.hpp"

#include <map>
#include <string>

namespace estafette::desk {

/// The file, below the desk's folder.
inline constexpr const char* kHabitsFile = "habits.answers.xml";
/// Where the request to forget them is sent.
inline constexpr const char* kForgetHabitsAt = "/forget-habits";

/// Of files of answers that were given for good: keeps the habits among them for every file to come.
void keep_habits(const std::multimap<std::string, std::string>& given, const std::string& folder);
/// The file with the habits that are kept, as a command line is given it; empty if there is none.
[[nodiscard]] std::string kept_habits(const std::string& folder);
/// Adds what they are, and the button that forgets them; nothing if there are none.
void add_kept_habits(HtmlPage& page, const std::string& folder, const Stamp& stamp);
/// True for such a file, here or among what was received.
[[nodiscard]] bool holds_habits(const std::string& file);

}  // namespace estafette::desk
