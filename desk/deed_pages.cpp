#include "desk/deed_pages.hpp"

#include "base/problem.hpp"
#include "desk/habits.hpp"
#include "desk/letter_lines.hpp"
#include "desk/pages.hpp"
#include "desk/questions.hpp"

#include <optional>

namespace estafette::desk {
namespace {

/// The names under which the form's files and letter are kept: dropped now, or before.
std::multimap<std::string, std::string> kept_for(const DeedForm& deed, const Request& request, const KeptFiles& files,
                                                 const std::string& letter_name) {
  std::multimap<std::string, std::string> kept;
  const bool second_step = !field(request, "for-good").empty();
  for (const FormField& one : deed.fields) {
    if (one.by == Filled::letter && !second_step) {
      if (const std::string text = field(request, one.name); !text.empty())
        kept.emplace(one.name, files.keep({letter_name, text}));
      continue;
    }
    if (one.by != Filled::file && one.by != Filled::letter) continue;
    const auto [named, named_end] = request.fields.equal_range(one.name);
    for (auto name = named; name != named_end; ++name) {
      if (name->second.empty()) continue;
      const std::optional<std::string> known = files.known(name->second);
      if (!known)
        throw Refusal(Problem{one.label, 0, "", name->second, "a file that was dropped on this page", "Drop it again"});
      kept.emplace(one.name, *known);
    }
    const auto [begin, end] = request.uploads.equal_range(one.name);
    for (auto upload = begin; upload != end && !second_step; ++upload)
      if (!upload->second.name.empty()) kept.emplace(one.name, files.keep(upload->second));
  }
  return kept;
}

/// The one letter of the form as it was pasted or dropped; empty if there are several.
std::string letter_of(const Request& request, const std::multimap<std::string, std::string>& kept, bool for_good) {
  if (kept.size() != 1 || (!kept.contains("letter") && !kept.contains("letters"))) return {};
  const std::string pasted = field(request, "letter");
  return pasted.empty() || for_good ? read_text(kept.begin()->second) : pasted;
}

/// What the command has said; of a letter, line by line.
void show_answer(HtmlPage& page, const DeedAsked& asked, const Ran& ran) {
  const std::vector<InTrayLine> lines =
      asked.deed->name == "lodge" && !asked.letter.empty() ? lines_of(asked.letter, ran) : std::vector<InTrayLine>{};
  if (!lines.empty()) {
    add_letter_lines(page, lines);
    page.begin_fold("The command's own words", "");
  }
  add_printed(page, ran.out);
  if (!ran.err.empty()) page.notice(ran.err, ran.done ? HtmlPage::Mark::ask : HtmlPage::Mark::refused);
  if (!lines.empty()) page.end_fold();
}

/// The form once more; a letter also if it came as a file.
void add_form_to_mend(HtmlPage& page, const DeedAsked& asked, const Stamp& stamp) {
  FilledIn values = asked.values;
  if (!asked.letter.empty()) {
    values.erase("letter");
    values.emplace("letter", asked.letter);
  }
  add_form(page, *asked.deed, stamp, values);
}

}  // namespace

DeedAsked deed_asked(const DeedForm& deed, const Request& request, const Place& place, const std::string& letter_name) {
  DeedAsked asked{&deed, !field(request, "for-good").empty(), filled_in(deed, request), {}, {}, {}, {}};
  asked.kept = kept_for(deed, request, KeptFiles(place.folder), letter_name);
  asked.letter = letter_of(request, asked.kept, asked.for_good);
  asked.words = words_of(deed, place, request, asked.kept, asked.for_good);
  asked.words_for_good = words_of(deed, place, request, asked.kept, true);
  return asked;
}

void tell_of_deed(HtmlPage& page, const DeedAsked& asked, const Ran& ran, const Stamp& stamp,
                  const std::string& folder) {
  const bool converts = asked.deed->name == "convert";
  page.heading(ran.done                         ? (asked.for_good ? "Done" : "What would happen")
               : ran.err.starts_with("Stopped") ? "Stopped"
               : converts && asked.for_good     ? "Not all of it was done"
                                                : "Refused");
  show_answer(page, asked, ran);
  if (asked.for_good) {
    if (converts && ran.done) keep_habits(asked.kept, folder);
    page.form({as_typed(asked.words)});
    page.links({{"How things stand", "/", ""}});
    if (converts) add_all_questions(page, folder, asked.values, stamp);
  } else if (ran.done) {
    FilledIn values = asked.values;
    for (const FormField& one : asked.deed->fields)
      if (one.by == Filled::file || one.by == Filled::letter) values.erase(one.name);
    values.insert(asked.kept.begin(), asked.kept.end());
    add_commit_panel(page, *asked.deed, stamp, values, as_typed(asked.words_for_good));
    if (!asked.letter.empty()) add_form_to_mend(page, asked, stamp);
  } else {
    page.paragraph("Correct it, and look again.");
    add_form_to_mend(page, asked, stamp);
  }
}

}  // namespace estafette::desk
