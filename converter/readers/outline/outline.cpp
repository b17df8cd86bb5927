#include "converter/readers/outline/outline.hpp"

#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/orbat/structure.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <initializer_list>
#include <regex>

namespace estafette::readers {
namespace {

/// Reads the columns of one row, and says what is wrong with each.
class RowParser {
 public:
  RowParser(const OutlineRow& row, const std::string& file, ProblemList& problems)
      : row_(row), file_(file), problems_(problems) {}

  void fault(Column column, std::string expected, std::string remedy = "") {
    problems_.add({file_, row_.line, std::string(kColumns.at(static_cast<std::size_t>(column))), row_[column],
                   std::move(expected), std::move(remedy)});
  }

  std::string name() {
    const std::string text = this->text(Column::name);
    if (text.empty()) fault(Column::name, "a name");
    if (shorten(text, kLongestName) != text) fault(Column::name, fmt::format("at most {} letters", kLongestName));
    return text;
  }

  /// Text of any kind, but nothing that a spreadsheet or a page could not show.
  std::string text(Column column) {
    const auto control = [](char c) {
      return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' && c != '\r';
    };
    if (std::any_of(row_[column].begin(), row_[column].end(), control)) {
      fault(column, "text without control characters", "Type it again");
    }
    return row_[column];
  }

  Ratings ratings() {
    const std::optional<Ratings> ratings = ratings_from(row_[Column::ratings]);
    if (!ratings) {
      fault(Column::ratings,
            fmt::format("figures from 0 to {} for ability, command, control, leadership or style", kHighestRating),
            "Write for example ability=4 style=3");
    }
    return ratings.value_or(Ratings{});
  }

  template <typename Word>
  Word word(Column column, std::optional<Word> found, const std::vector<std::string>& words) {
    if (!found) {
      const std::string near = nearest(row_[column], words);
      fault(column, one_of(words), near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
    }
    return found.value_or(Word{});
  }

  int number(Column column, const std::string& what, int low, int high) {
    const std::string& text = row_[column];
    const std::optional<int> value = whole_number(text);
    if (value && *value >= low && *value <= high) return *value;
    fault(column, fmt::format("a whole number of {}, {} to {}", what, low, high), plain_digits(text));
    return low;
  }

  Span span() {
    const Span span{day(Column::from), day(Column::until)};
    if (span.from && span.until && *span.until < *span.from)
      fault(Column::until, fmt::format("no day before {}", to_text(*span.from)), "Exchange the two");
    return span;
  }

  std::optional<Men> men_if_any(Column column) {
    if (row_[column].empty()) return std::nullopt;
    return Men{number(column, "men", 0, kMostMen.value)};
  }

  void empty(std::initializer_list<Column> columns) {
    for (const Column column : columns) {
      if (!row_[column].empty()) fault(column, "nothing here for a formation", "Its units carry it");
    }
  }

 private:
  std::optional<Date> day(Column column) {
    const std::string& text = row_[column];
    const std::optional<Date> date = date_from(text);
    if (!text.empty() && !date) fault(column, "a day as year-month-day", "Write for example 1813-04-27");
    return date;
  }

  /// "Write 1980" for "1,980", "1.980" and "1 980", where a mark surely stands between thousands; else nothing.
  static std::string plain_digits(const std::string& text) {
    static const std::regex kThousands(R"([0-9]{1,3}([,.' ]|\xC2\xA0)[0-9]{3}(\1[0-9]{3})*)");
    if (!std::regex_match(text, kThousands)) return "";
    std::string digits;
    for (const char c : text) {
      if (c >= '0' && c <= '9') digits += c;
    }
    return fmt::format("Write {}", digits);
  }

  const OutlineRow& row_;
  const std::string& file_;
  ProblemList& problems_;
};

Formation parse_formation(Level level, RowParser parser) {
  Formation formation;
  formation.level = level;
  formation.name = parser.name();
  formation.commander = parser.text(Column::commander);
  formation.nation = parser.text(Column::nation);
  formation.ratings = parser.ratings();
  formation.note = parser.text(Column::note);
  formation.source = parser.text(Column::source);
  formation.when = parser.span();
  parser.empty({Column::kind, Column::quality, Column::men, Column::guns, Column::piece, Column::subunits,
                Column::present, Column::detached, Column::sick});
  return formation;
}

Unit parse_unit(const OutlineRow& row, UnitLevel level, RowParser parser, const std::string& file,
                ProblemList& problems) {
  Unit unit;
  unit.level = level;
  unit.name = parser.name();
  unit.commander = parser.text(Column::commander);
  unit.ratings = parser.ratings();
  unit.nation = parser.text(Column::nation);
  const std::optional<Kind> kind = kind_from(row[Column::kind]);
  unit.kind = parser.word(Column::kind, kind, kind_words());
  unit.quality = parser.word(Column::quality, quality_from(row[Column::quality]), quality_words());
  unit.men = Men{parser.number(Column::men, "men", 0, kMostMen.value)};
  const bool guns_due = kind && arm_of(*kind) == Arm::artillery;
  if (guns_due || !row[Column::guns].empty()) {
    unit.guns = Guns{parser.number(Column::guns, "guns", 0, kMostGuns.value)};
  }
  unit.piece = parser.text(Column::piece);
  if (!row[Column::subunits].empty()) {
    unit.subunits = parser.number(Column::subunits, "battalions or squadrons", 1, kMostSubunits);
  }
  unit.note = parser.text(Column::note);
  unit.source = parser.text(Column::source);
  unit.when = parser.span();
  unit.returned = {parser.men_if_any(Column::present), parser.men_if_any(Column::detached),
                   parser.men_if_any(Column::sick)};
  if (kind) {
    for (Problem problem : faults(unit)) {
      problem.file = file;
      problem.line = row.line;
      problems.add(std::move(problem));
    }
  }
  return unit;
}

void set(OutlineRow& row, const Span& when) {
  if (when.from) row[Column::from] = to_text(*when.from);
  if (when.until) row[Column::until] = to_text(*when.until);
}

std::string number_or_empty(const std::optional<Men>& men) {
  return men ? std::to_string(men->value) : "";
}

std::string number_or_empty(int value) {
  return value == 0 ? "" : std::to_string(value);
}

}  // namespace

std::string usual_header() {
  return fmt::format("{}", fmt::join(kColumns.begin(), kColumns.begin() + kAlwaysWritten, ","));
}

OutlineRow row_of(const Formation& formation) {
  OutlineRow row;
  row[Column::level] = to_string(formation.level);
  row[Column::name] = formation.name;
  row[Column::commander] = formation.commander;
  row[Column::nation] = formation.nation;
  row[Column::ratings] = to_string(formation.ratings);
  row[Column::note] = formation.note;
  row[Column::source] = formation.source;
  set(row, formation.when);
  return row;
}

OutlineRow row_of(const Unit& unit) {
  const bool battery = arm_of(unit.kind) == Arm::artillery;
  OutlineRow row;
  row[Column::level] = to_string(unit.level);
  row[Column::name] = unit.name;
  row[Column::commander] = unit.commander;
  row[Column::nation] = unit.nation;
  row[Column::kind] = to_string(unit.kind);
  row[Column::quality] = to_string(unit.quality);
  row[Column::men] = std::to_string(unit.men.value);
  row[Column::guns] = battery ? std::to_string(unit.guns.value) : number_or_empty(unit.guns.value);
  row[Column::piece] = unit.piece;
  row[Column::subunits] = unit.subunits == 1 ? "" : std::to_string(unit.subunits);
  row[Column::ratings] = to_string(unit.ratings);
  row[Column::note] = unit.note;
  row[Column::source] = unit.source;
  set(row, unit.when);
  row[Column::present] = number_or_empty(unit.returned.present);
  row[Column::detached] = number_or_empty(unit.returned.detached);
  row[Column::sick] = number_or_empty(unit.returned.sick);
  return row;
}

std::variant<std::monostate, Formation, Unit> parse_row(const OutlineRow& row, const std::string& file,
                                                        ProblemList& problems) {
  RowParser parser(row, file, problems);
  if (const auto level = level_from(row[Column::level])) return parse_formation(*level, parser);
  if (const auto level = unit_level_from(row[Column::level])) return parse_unit(row, *level, parser, file, problems);
  std::vector<std::string> words = level_words();
  words.insert(words.end(), unit_level_words().begin(), unit_level_words().end());
  const std::string near = nearest(row[Column::level], words);
  parser.fault(Column::level, one_of(words), near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
  return {};
}

void OutlineTree::open(Formation formation, int line) {
  check_size({}, line);
  check_name(to_string(formation.level), formation.name, formation.when, line);
  const std::optional<Level> parent = open_.empty() ? std::nullopt : std::optional(open_.back().formation->level);
  if (!may_stand_under(formation.level, parent)) {
    const std::string where = parent
                                  ? fmt::format("{} directly under {}", to_string(formation.level), to_string(*parent))
                                  : fmt::format("{} under no division", to_string(formation.level));
    problems_->add({file_, line, "level", where, "each command under a higher one, and a brigade under a division",
                    formation.level == Level::brigade ? "Put a division row above it, or make it a division"
                                                      : "Check the order of the rows and their levels"});
  }
  std::vector<Formation>& siblings = open_.empty() ? orbat_.formations : open_.back().formation->formations;
  check_earlier_rows(siblings, formation, line);
  siblings.push_back(std::move(formation));
  open_.push_back({&siblings.back(), {}});
}

void OutlineTree::add(Unit unit, int line) {
  check_size(unit.men, line);
  check_name(to_string(unit.level), unit.name, unit.when, line);
  if (open_.empty()) {
    problems_->add({file_, line, "level", to_string(unit.level), "an army, corps or division row above the first unit",
                    "Put the formation that it belongs to above it"});
    return;
  }
  Formation& holder = *open_.back().formation;
  if (!may_belong_to(arm_of(unit.kind), holder.level)) {
    problems_->add({file_, line, "level",
                    fmt::format("{} directly under {}", to_string(unit.kind), to_string(holder.level)),
                    "infantry and cavalry in a division or brigade", "Put a division row above it"});
  }
  holder.units.push_back(std::move(unit));
}

void OutlineTree::close_down_to(Level level) {
  while (!open_.empty() && height(open_.back().formation->level) <= height(level)) close();
}

Orbat OutlineTree::finish() {
  open_.clear();
  assign_ids(orbat_);
  return std::move(orbat_);
}

void OutlineTree::check_size(Men more, int line) {
  men_ += more;
  if (++rows_ > kMostRows) {
    throw Refusal(Problem{file_, line, "", fmt::format("row {}", figure(rows_)),
                          fmt::format("at most {} formations and units", figure(kMostRows)),
                          "Is this the right file? Give each army a file of its own"});
  }
  if (men_ > kMostMenInAll) {
    throw Refusal(Problem{file_, line, "men", fmt::format("{} men up to here", figure(men_.value)),
                          fmt::format("at most {} men in one order of battle", figure(kMostMenInAll.value)),
                          "Check the men column above"});
  }
}

void OutlineTree::check_name(const std::string& level, const std::string& name, const Span& when, int line) {
  std::vector<Named>& named = open_.empty() ? top_named_ : open_.back().named;
  const std::string folded = fold(level + ' ' + name);
  const bool at_one_time = std::any_of(
      named.begin(), named.end(), [&](const Named& other) { return other.name == folded && !apart(other.when, when); });
  if (name.empty() || !at_one_time) {
    named.push_back({folded, when});
    return;
  }
  problems_->add({file_, line, "name", name,
                  fmt::format("one {} of that name in {}", level,
                              open_.empty() ? "the file" : '"' + open_.back().formation->name + '"'),
                  "Remove the duplicate, or tell the two apart by name"});
}

/// Of several rows of one command only the last may have anything under it, or the same would stand there twice.
void OutlineTree::check_earlier_rows(const std::vector<Formation>& siblings, const Formation& formation, int line) {
  for (const Formation& earlier : siblings) {
    if (earlier.level != formation.level || fold(earlier.name) != fold(formation.name)) continue;
    if (earlier.units.empty() && earlier.formations.empty()) continue;
    problems_->add({file_, line, "name", formation.name, "what it commands under the last of its rows only",
                    "Move this row up, to its others"});
    return;
  }
}

}  // namespace estafette::readers
