// The questions of orders of battle that were dropped on the desk: each with its lines and the program's guess,
// answered by clicking. What is chosen becomes a file of answers (docs/formats/answers.md), with which `convert` reads
// the file again; habits of its author may be kept (habits.hpp).
#pragma once

#include "base/markup/html.hpp"
#include "converter/review/answers.hpp"
#include "desk/deeds/form.hpp"

#include <string>
#include <vector>

namespace estafette::desk {

/// Where the answers are sent.
inline constexpr const char* kAnswersAt = "/answers";
/// Where `convert` writes, below the desk's folder.
inline constexpr const char* kOrbats = "orders-of-battle";

/// A file of which something was asked.
struct AskedFile {
  std::string received;     ///< the name under which it was kept
  review::Answers answers;  ///< its lines with the program's guesses; of one that was answered, with what was chosen
  bool answered = false;    ///< it has been read again since
  std::string review = {};  ///< what was read from it, beside the source; empty: there is none any more
};

/// All files that were dropped and of which something was asked, those with open questions first.
[[nodiscard]] std::vector<AskedFile> files_asked(const std::string& folder);

/// Adds the form of one file. `options`: what `convert` is given besides, as scale and nation.
void add_questions(HtmlPage& page, const AskedFile& asked, const FilledIn& options, const Stamp& stamp);

/// Adds the forms of the files that still ask something, the first of them beside what was read, and folded those that
/// were answered. At most twelve of each.
void add_all_questions(HtmlPage& page, const std::string& folder, const FilledIn& options, const Stamp& stamp);

/// The request for `convert` that follows from the answers, which come with it as files. Throws Refusal if the form has
/// been tampered with.
[[nodiscard]] Request answered_questions(const Request& form);

}  // namespace estafette::desk
