#include "desk/pages/deed_pages.hpp"

#include "base/problem.hpp"
#include "desk/deeds/habits.hpp"
#include "desk/deeds/letter_lines.hpp"
#include "desk/pages/pages.hpp"
#include "desk/pages/printed.hpp"
#include "desk/pages/questions.hpp"

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

/// Where one goes on.
std::vector<HtmlPage::Link> next_after(const std::string& deed) {
  const HtmlPage::Link stands{"How things stand", "/", ""}, tray{"The in-tray", "/letters", ""},
      play{"The half-week", "/half-week", ""}, battles{"Battles", "/battles", ""},
      dispatches{"Send the dispatches", "/dispatches", ""};
  if (deed == "lodge" || deed == "withdraw" || deed == "move") return {tray, play, stands};
  if (deed == "begin" || deed == "at-once" || deed == "finish") return {dispatches, tray, play, battles, stands};
  if (deed == "generate" || deed == "to-table" || deed == "import") return {battles, stands};
  if (deed == "adjudicate" || deed == "exploit") return {battles, dispatches, tray, stands};
  if (deed == "new") return {dispatches, tray, stands};
  return {stands};
}

/// Where the command was told to write; empty: nowhere.
std::string written_to(const DeedAsked& asked) {
  const std::string option = asked.deed->folder.substr(0, asked.deed->folder.find('=') + 1);
  if (option == "--letters=") return {};  // those have a page of their own
  for (const std::string& word : asked.words)
    if (!option.empty() && word.starts_with(option)) return word.substr(option.size());
  return {};
}

/// The ways to the files that it has written; of a whole site only to its first page.
void add_written(HtmlPage& page, const DeedAsked& asked, const std::string& folder) {
  const std::string where = written_to(asked);
  if (where.empty()) return;
  constexpr std::size_t kMostWritten = 12, kMostFound = 2000;
  const std::vector<std::string> files = KeptFiles(folder).written_at(where, kMostFound);
  std::vector<HtmlPage::Link> links;
  for (const std::string& file : files)
    if (file.ends_with("/index.html")) links = {{file, "/files/" + file, ""}};
  if (links.empty())
    for (std::size_t i = 0; i < files.size() && i < kMostWritten; ++i)
      links.push_back({files[i], "/files/" + files[i], ""});
  if (!links.empty()) page.links(links);
  page.paragraph("It is in " + where + ", beside the campaign.");
}

/// The page after what changes nothing, with the form to ask again.
void tell_of_paper(HtmlPage& page, const DeedAsked& asked, const Ran& ran, const Stamp& stamp,
                   const std::string& folder) {
  page.purpose(ran.done                         ? asked.deed->folder.empty() ? "The answer" : "Written"
               : ran.err.starts_with("Stopped") ? "Stopped"
                                                : "Refused");
  show_answer(page, asked, ran);
  if (ran.done) add_written(page, asked, folder);
  page.paragraph("The same as:");
  add_command(page, as_typed(asked.words));
  add_form(page, *asked.deed, stamp, asked.values);
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
  if (asked.deed->at_once) {
    tell_of_paper(page, asked, ran, stamp, folder);
    return;
  }
  const bool converts = asked.deed->name == "convert";
  page.heading(ran.done                         ? (asked.for_good ? "Done" : "What would happen")
               : ran.err.starts_with("Stopped") ? "Stopped"
               : converts && asked.for_good     ? "Not all of it was done"
                                                : "Refused");
  show_answer(page, asked, ran);
  if (asked.for_good) {
    if (converts && ran.done) keep_habits(asked.kept, folder);
    if (ran.done && !converts) add_written(page, asked, folder);
    add_command(page, as_typed(asked.words));
    page.links(next_after(asked.deed->name));
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
