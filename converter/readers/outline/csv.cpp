#include "converter/readers/outline/csv.hpp"

#include "base/ascii.hpp"
#include "base/csv.hpp"
#include "base/text.hpp"
#include "converter/readers/outline/outline.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

/// Which of our columns each column of the file is. The titles of all others go into the note.
struct Header {
  struct ColumnPlace {
    std::optional<OutlineColumn> column;
    std::string title;
  };
  std::vector<ColumnPlace> places;
};

constexpr std::array kNeeded = {OutlineColumn::level, OutlineColumn::name,    OutlineColumn::nation,
                                OutlineColumn::kind,  OutlineColumn::quality, OutlineColumn::men};

constexpr std::ptrdiff_t kFewestKnown = 3;  ///< of these; with fewer a table is no outline

std::string name_of(OutlineColumn column) {
  return std::string(kColumns.at(static_cast<std::size_t>(column)));
}

Header read_header(const CsvRow& row, const std::string& file, ProblemList& problems) {
  Header header;
  std::vector<OutlineColumn> seen;
  for (const std::string_view field : row.fields) {
    const auto known = std::find(kColumns.begin(), kColumns.end(), fold(field));
    if (known == kColumns.end()) {
      header.places.push_back({std::nullopt, std::string(trim(field))});
      continue;
    }
    const auto column = static_cast<OutlineColumn>(known - kColumns.begin());
    if (std::find(seen.begin(), seen.end(), column) != seen.end()) {
      problems.add({file, row.line, name_of(column), std::string(field), "each column once", "Rename or remove one"});
    }
    seen.push_back(column);
    header.places.push_back({column, name_of(column)});
  }
  const auto is_there = [&](OutlineColumn column) { return std::find(seen.begin(), seen.end(), column) != seen.end(); };
  if (std::ranges::count_if(kNeeded, is_there) < kFewestKnown) {
    problems.add({file, row.line, "", fmt::format("{}", fmt::join(row.fields, " ")),
                  "the header of an outline: " + usual_header(),
                  "Of an order of battle in any other form estafette convert makes an outline"});
    problems.refuse_if_any();
  }
  for (const OutlineColumn column : kNeeded) {
    if (is_there(column)) continue;
    std::vector<std::string> others;
    for (const Header::ColumnPlace& place : header.places) {
      if (!place.column) others.push_back(place.title);
    }
    const std::string near = nearest(name_of(column), others);
    problems.add({file, row.line, name_of(column), "", "a column of that name in the first row",
                  near.empty() ? "The header is " + usual_header() : fmt::format("Is it \"{}\"?", near)});
  }
  return header;
}

/// A cell without blanks round it and without the apostrophe of csv_line.
std::string_view content_of(std::string_view field) {
  const std::string_view text = trim(field);
  return text.starts_with('\'') ? trim(without_apostrophe(text)) : text;
}

/// What columns of other titles say goes into the note, which is put together in `note` and stands there.
OutlineRowView read_row(const CsvRow& row, const Header& header, const std::string& file, ProblemList& problems,
                        std::string& note) {
  OutlineRowView outline;
  outline.line = row.line;
  std::string extra;
  for (std::size_t i = 0; i < row.fields.size(); ++i) {
    const std::string_view text = content_of(row.fields[i]);
    if (i >= header.places.size()) {
      if (text.empty()) continue;
      problems.add({file, row.line, "", std::string(text),
                    fmt::format("at most {} fields, as in the header", header.places.size()),
                    "Put quotation marks round a field that contains a separator"});
    } else if (header.places[i].column) {
      outline[*header.places[i].column] = text;
    } else if (!text.empty()) {
      extra += fmt::format("{}{}: {}", extra.empty() ? "" : "; ", header.places[i].title, text);
    }
  }
  if (extra.empty()) return outline;
  note = outline[OutlineColumn::note];
  note += (note.empty() ? "" : "; ") + extra;
  outline[OutlineColumn::note] = note;
  return outline;
}

/// Excel's own first line, "sep=;", counts more than what the header looks like.
char hinted_separator(std::string_view text) {
  return text.starts_with("sep=") && text.size() > 4 ? text[4] : separator_of(text);
}

/// A flat list shows its hierarchy only by its order, so an army's own division comes before its first corps.
void append_rows(std::vector<OutlineRow>& rows, const Formation& formation) {
  rows.push_back(row_of(formation));
  for (const Unit& unit : formation.units) rows.push_back(row_of(unit));
  std::vector<const Formation*> children;
  for (const Formation& child : formation.formations) children.push_back(&child);
  std::stable_sort(children.begin(), children.end(),
                   [](const Formation* a, const Formation* b) { return height(a->level) < height(b->level); });
  for (const Formation* child : children) append_rows(rows, *child);
}

/// The columns that a file of these rows has.
std::vector<std::size_t> columns_of(const std::vector<OutlineRow>& rows) {
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    const auto used = [&](const OutlineRow& row) { return !row.texts.at(i).empty(); };
    if (i < kAlwaysWritten || std::any_of(rows.begin(), rows.end(), used)) columns.push_back(i);
  }
  return columns;
}

}  // namespace

Orbat read_outline_csv(std::string_view text, const std::string& file) {
  ProblemList problems;
  OutlineTree tree(file, problems);
  std::optional<Header> header;
  const char separator = hinted_separator(text);
  for_each_row(text, separator, file, [&](const CsvRow& row) {
    if (!header) {
      if (row.line == 1 && row.fields.front().starts_with("sep=")) return;
      header = read_header(row, file, problems);
      problems.refuse_if_any();  // with an unknown header every row would be a problem
      return;
    }
    std::string note;
    const OutlineRowView outline = read_row(row, *header, file, problems, note);
    auto parsed = parse_row(outline, file, problems);
    if (auto* formation = std::get_if<Formation>(&parsed)) {
      tree.close_down_to(formation->level);
      tree.open(std::move(*formation), row.line);
    } else if (auto* unit = std::get_if<Unit>(&parsed)) {
      tree.add(std::move(*unit), row.line);
    }
  });
  if (tree.empty() && problems.empty()) {
    problems.add({file, 0, "", header ? "a header and no rows" : "an empty file", "an order of battle",
                  "The header is " + usual_header()});
  }
  problems.refuse_if_any();
  return tree.finish();
}

bool looks_like_outline_csv(std::string_view utf8) {
  const char separator = hinted_separator(utf8);
  while (!utf8.empty()) {
    const std::size_t end = line_end(utf8);
    const std::string line(utf8.substr(0, std::min(end, kLongestOutlineHeader)));
    utf8.remove_prefix(std::min(utf8.size(), end + 1));
    if (trim(line).empty() || line.starts_with("sep=")) continue;
    std::vector<std::string> titles;
    for (std::string title : split(line, separator)) {
      std::erase(title, '"');
      titles.push_back(fold(title));
    }
    const auto there = [&](OutlineColumn column) {
      return std::find(titles.begin(), titles.end(), name_of(column)) != titles.end();
    };
    return std::count_if(kNeeded.begin(), kNeeded.end(), there) + 1 >= static_cast<std::ptrdiff_t>(kNeeded.size());
  }
  return false;
}

std::string to_csv(const Orbat& orbat) {
  std::vector<OutlineRow> rows;
  for (const Formation& formation : orbat.formations) append_rows(rows, formation);
  const std::vector<std::size_t> columns = columns_of(rows);
  std::vector<std::string> fields;
  for (const std::size_t column : columns) fields.emplace_back(kColumns.at(column));
  std::string csv = csv_line(fields);
  for (const OutlineRow& row : rows) {
    fields.clear();
    for (const std::size_t column : columns) fields.push_back(row.texts.at(column));
    csv += csv_line(fields);
  }
  return csv;
}

}  // namespace estafette::readers
