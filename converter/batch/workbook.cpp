#include "converter/batch/workbook.hpp"

#include "base/files/portable_names.hpp"
#include "base/text.hpp"
#include "converter/batch/look.hpp"
#include "converter/readers/workbook/workbook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace estafette::batch {
namespace {

/// The sheet as an input: "army.xlsx (French)", results "army (French)".
Input input_of(const readers::Sheet& sheet, const Input& book, bool alone) {
  Input input = book;
  if (!alone) input.file += fmt::format(" ({})", sheet.name);
  if (alone) input.sheet = sheet.name;
  input.pasted = "";  // nothing lies beside it
  input.named = false;
  return input;
}

/// Names for the results of several sheets, each its own.
void name_results(std::vector<SheetFound>& sheets, const std::vector<std::string>& names) {
  std::set<std::string> taken;
  for (std::size_t i = 0; i < sheets.size() && sheets.size() > 1; ++i) {
    std::string name = portable(names[i]);
    if (!taken.insert(fold(name)).second) name = portable(fmt::format("{} {}", names[i], i + 1));
    taken.insert(fold(name));
    sheets[i].input.result += fmt::format(" ({})", name);
  }
}

template <typename Items>
void append(Items& to, Items&& more) {
  to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void add(Figures& all, const Figures& sheet) {
  all.lines += sheet.lines;
  all.understood += sheet.understood;
  all.units += sheet.units;
  all.men += sheet.men;
  all.scaled += sheet.scaled;
  all.guesses += sheet.guesses;
  all.questions += sheet.questions;
  all.certain = std::min(all.certain, sheet.certain);
}

}  // namespace

namespace {

/// Leaves out the sheets that nobody sees who opens the workbook, and says so; if it has no other, they stay.
std::vector<std::string> take_hidden(std::vector<readers::Sheet>& sheets) {
  std::vector<std::string> said;
  const auto hidden = [](const readers::Sheet& sheet) { return sheet.hidden; };
  if (std::all_of(sheets.begin(), sheets.end(), hidden)) return said;
  for (const readers::Sheet& sheet : sheets)
    if (sheet.hidden)
      said.push_back(fmt::format(
          "sheet {} is hidden in the workbook, and is left out: show it there if it is to be read", sheet.name));
  std::erase_if(sheets, hidden);
  return said;
}

}  // namespace

SheetsFound sheets_in(const std::string& bytes, const Input& input, const Recipe& recipe) {
  std::vector<readers::Sheet> filled = readers::read_workbook(bytes, input.file.generic_string());
  std::erase_if(filled, [](const readers::Sheet& sheet) { return sheet.rows.empty(); });
  SheetsFound found;
  std::vector<std::string> names;
  std::vector<std::string> others = take_hidden(filled);
  for (const readers::Sheet& sheet : filled) {
    SheetFound one{input_of(sheet, input, filled.size() == 1), readers::text_of(sheet), readers::remarks(sheet),
                   readers::questions(sheet)};
    const InputRead seen = look(one.text, one.input, recipe);
    if (seen.why_not.empty()) {
      for (std::string& note : one.notes) note = fmt::format("{}: {}", one.input.file.generic_string(), note);
      names.push_back(sheet.name);
      found.sheets.push_back(std::move(one));
    } else {
      others.push_back(fmt::format("sheet {} is passed over: {}", sheet.name, seen.why_not));
      found.worth_a_look = found.worth_a_look || seen.worth_a_look;
    }
  }
  name_results(found.sheets, names);
  if (!found.sheets.empty()) {
    append(found.sheets.front().notes, std::move(others));
  } else {
    found.why_not = others.empty() ? "a workbook in which nothing stands" : fmt::format("{}", fmt::join(others, "; "));
    if (input.named || recipe.from) {
      throw Refusal(Problem{input.file.generic_string(), 0, "", found.why_not, "a sheet with an order of battle",
                            "--from spreadsheet or --from text takes its sheets for one"});
    }
  }
  return found;
}

void add(Converted& all, Converted sheet) {
  if (!sheet.passed_over.empty()) {
    if (all.documents.empty()) return std::swap(all, sheet);
    all.remarks.push_back(std::move(sheet.passed_over));
    return;
  }
  if (all.documents.empty()) {
    if (!all.passed_over.empty()) sheet.remarks.push_back(std::move(all.passed_over));
    return std::swap(all, sheet);
  }
  add(all.figures, sheet.figures);
  append(all.documents, std::move(sheet.documents));
  append(all.remarks, std::move(sheet.remarks));
  all.times += sheet.times;
  add_below(all.table, std::move(sheet.table));
}

}  // namespace estafette::batch
