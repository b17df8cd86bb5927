// The two steps of a deed as pages: what would happen, with the command and the button that does it; and what was done.
#pragma once

#include "base/markup/html.hpp"
#include "desk/deeds/errand.hpp"
#include "desk/deeds/form.hpp"
#include "desk/deeds/kept_files.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::desk {

/// A form as it was sent in, and the command that it stands for.
struct DeedAsked {
  const DeedForm* deed = nullptr;
  bool for_good = false;
  FilledIn values;                                 ///< of its fields
  std::multimap<std::string, std::string> kept;    ///< the names of its files, by their fields
  std::string letter;                              ///< of a letter's form, if there is one letter; else empty
  std::vector<std::string> words, words_for_good;  ///< without the program's name
};

/// Keeps the files and the letter of the form, and finds its command. `letter_name`: under which a letter is kept.
/// Throws Refusal for what is missing, or was tampered with.
[[nodiscard]] DeedAsked deed_asked(const DeedForm& deed, const Request& request, const Place& place,
                                   const std::string& letter_name);

/// Fills the page with what the command has said, and what comes next.
void tell_of_deed(HtmlPage& page, const DeedAsked& asked, const Ran& ran, const Stamp& stamp,
                  const std::string& folder);

}  // namespace estafette::desk
