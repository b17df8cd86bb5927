#include "converter/readers/outline/outline.hpp"

#include "base/ascii.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/orbat/wishes.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <initializer_list>
#include <regex>

namespace estafette::readers {
namespace {

constexpr std::size_t kUsualUnits = 4;       ///< of a brigade
constexpr std::size_t kMostSaidOfGame = 60;  ///< letters shown of a cell that cannot be read

/// Reads the columns of one row, and says what is wrong with each.
class RowParser {
 public:
  RowParser(const OutlineRowView& row, const std::string& file, ProblemList& problems)
      : row_(row), file_(file), problems_(problems) {}

  void refuse(OutlineColumn column, std::string expected, std::string remedy = "") {
    problems_.add({file_, row_.line, std::string(kColumns.at(static_cast<std::size_t>(column))),
                   std::string(row_[column]), std::move(expected), std::move(remedy)});
  }

  std::string name() {
    std::string text = on_one_line(OutlineColumn::name);
    if (text.empty()) refuse(OutlineColumn::name, "a name");
    if (text.size() > kLongestName && shorten(text, kLongestName) != text)
      refuse(OutlineColumn::name, fmt::format("at most {} letters", kLongestName));
    return text;
  }

  /// A name: more than one line of it would break lists, letters and the game's files.
  std::string on_one_line(OutlineColumn column) {
    if (!has_control(row_[column])) return std::string(row_[column]);
    if (row_[column].find_first_of("\t\r\n") != std::string_view::npos)
      refuse(column, "words on one line", "Take out the line ends and tabs");
    return text(column);
  }

  /// Any text that a spreadsheet or a page can show.
  std::string text(OutlineColumn column) {
    const auto control = [](char c) {
      return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' && c != '\r';
    };
    if (has_control(row_[column]) && std::any_of(row_[column].begin(), row_[column].end(), control)) {
      refuse(column, "text without control characters", "Type it again");
    }
    return std::string(row_[column]);
  }

  Ratings ratings() {
    if (row_[OutlineColumn::ratings].empty()) return {};
    const std::optional<Ratings> ratings = ratings_from(row_[OutlineColumn::ratings]);
    if (!ratings) {
      refuse(OutlineColumn::ratings,
             fmt::format("figures from 0 to {} for ability, command, control, leadership or style", kHighestRating),
             "Write for example ability=4 style=3");
    }
    return ratings.value_or(Ratings{});
  }

  template <typename Word>
  Word word(OutlineColumn column, std::optional<Word> found, const std::vector<std::string>& words) {
    if (!found) {
      const std::string near = nearest(row_[column], words);
      refuse(column, one_of(words), near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
    }
    return found.value_or(Word{});
  }

  int number(OutlineColumn column, std::string_view what, int low, int high) {
    const std::string_view text = row_[column];
    const std::optional<int> value = whole_number(text);
    if (value && *value >= low && *value <= high) return *value;
    refuse(column, fmt::format("a whole number of {}, {} to {}", what, low, high), plain_digits(text));
    return low;
  }

  Span span() {
    const Span span{day(OutlineColumn::from), day(OutlineColumn::until)};
    if (span.from && span.until && *span.until < *span.from)
      refuse(OutlineColumn::until, fmt::format("no day before {}", to_text(*span.from)), "Exchange the two");
    return span;
  }

  std::vector<GameLine> game() {
    if (row_[OutlineColumn::game].empty()) return {};
    std::optional<std::vector<GameLine>> lines = game_lines_from(row_[OutlineColumn::game]);
    if (!lines) {
      problems_.add({file_, row_.line, "game", shorten(row_[OutlineColumn::game], kMostSaidOfGame),
                     "the game's own lines as convert wrote them",
                     "Empty the cell: it then takes its looks from the game profile"});
    }
    return std::move(lines).value_or(std::vector<GameLine>{});
  }

  /// A wish for scaling. Guns are a battery's.
  std::string wish(bool guns) {
    const std::string_view said = row_[OutlineColumn::scale];
    if (said.empty()) return {};
    const std::optional<Wish> wish = wish_from(said);
    if (!wish || (wish->is == Wish::Is::guns && !guns)) {
      refuse(OutlineColumn::scale,
             std::string("one of keep, leave out, merge with NAME") + (guns ? ", or a number of guns: 6 guns" : ""));
    }
    return std::string(said);
  }

  std::optional<Men> men_if_any(OutlineColumn column) {
    if (row_[column].empty()) return std::nullopt;
    return Men{number(column, "men", 0, kMostMen.value)};
  }

  void empty(std::initializer_list<OutlineColumn> columns) {
    for (const OutlineColumn column : columns) {
      if (!row_[column].empty()) refuse(column, "an empty cell for a formation", "Write it in the rows of its units");
    }
  }

 private:
  std::optional<Date> day(OutlineColumn column) {
    const std::string_view text = row_[column];
    if (text.empty()) return std::nullopt;
    const std::optional<Date> date = date_from(std::string(text));
    if (!date) refuse(column, "a day as year-month-day", "Write for example 1813-04-27");
    return date;
  }

  /// "Write 1980" for "1,980", "1.980" and "1 980", where the mark surely separates thousands; otherwise nothing.
  static std::string plain_digits(std::string_view text) {
    static const std::regex kThousands(R"([0-9]{1,3}([,.' ]|\xC2\xA0)[0-9]{3}(\1[0-9]{3})*)");
    if (!std::regex_match(text.begin(), text.end(), kThousands)) return "";
    std::string digits;
    for (const char c : text) {
      if (c >= '0' && c <= '9') digits += c;
    }
    return fmt::format("Write {}", digits);
  }

  const OutlineRowView& row_;
  const std::string& file_;
  ProblemList& problems_;
};

void parse_formation(Level level, RowParser parser, Formation& formation) {
  formation.level = level;
  formation.name = parser.name();
  formation.commander = parser.on_one_line(OutlineColumn::commander);
  formation.nation = parser.on_one_line(OutlineColumn::nation);
  formation.ratings = parser.ratings();
  formation.note = parser.text(OutlineColumn::note);
  formation.source = parser.text(OutlineColumn::source);
  formation.when = parser.span();
  formation.game = parser.game();
  formation.scale = parser.wish(false);
  parser.empty({OutlineColumn::kind, OutlineColumn::quality, OutlineColumn::men, OutlineColumn::guns,
                OutlineColumn::piece, OutlineColumn::subunits, OutlineColumn::present, OutlineColumn::detached,
                OutlineColumn::sick});
}

void parse_unit(const OutlineRowView& row, UnitLevel level, RowParser parser, const std::string& file,
                ProblemList& problems, Unit& unit) {
  unit.level = level;
  unit.name = parser.name();
  unit.commander = parser.on_one_line(OutlineColumn::commander);
  unit.ratings = parser.ratings();
  unit.nation = parser.on_one_line(OutlineColumn::nation);
  const std::optional<Kind> kind = kind_from(row[OutlineColumn::kind]);
  unit.kind = parser.word(OutlineColumn::kind, kind, kind_words());
  unit.quality = parser.word(OutlineColumn::quality, quality_from(row[OutlineColumn::quality]), quality_words());
  unit.men = Men{parser.number(OutlineColumn::men, "men", 0, kMostMen.value)};
  const bool guns_due = kind && arm_of(*kind) == Arm::artillery;
  if (guns_due || !row[OutlineColumn::guns].empty()) {
    unit.guns = Guns{parser.number(OutlineColumn::guns, "guns", 0, kMostGuns.value)};
  }
  unit.piece = parser.on_one_line(OutlineColumn::piece);
  if (!row[OutlineColumn::subunits].empty()) {
    unit.subunits = parser.number(OutlineColumn::subunits, "battalions or squadrons", 1, kMostSubunits);
  }
  unit.note = parser.text(OutlineColumn::note);
  unit.source = parser.text(OutlineColumn::source);
  unit.when = parser.span();
  unit.game = parser.game();
  unit.scale = parser.wish(guns_due);
  unit.returned = {parser.men_if_any(OutlineColumn::present), parser.men_if_any(OutlineColumn::detached),
                   parser.men_if_any(OutlineColumn::sick)};
  if (kind) {
    for (Problem problem : problems_of(unit)) {
      problem.file = file;
      problem.line = row.line;
      problems.add(std::move(problem));
    }
  }
}

void set(OutlineRow& row, const Span& when) {
  if (when.from) row[OutlineColumn::from] = to_text(*when.from);
  if (when.until) row[OutlineColumn::until] = to_text(*when.until);
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
  row[OutlineColumn::level] = to_string(formation.level);
  row[OutlineColumn::name] = formation.name;
  row[OutlineColumn::commander] = formation.commander;
  row[OutlineColumn::nation] = formation.nation;
  row[OutlineColumn::ratings] = to_string(formation.ratings);
  row[OutlineColumn::note] = formation.note;
  row[OutlineColumn::source] = formation.source;
  set(row, formation.when);
  row[OutlineColumn::game] = to_string(formation.game);
  row[OutlineColumn::scale] = formation.scale;
  return row;
}

OutlineRow row_of(const Unit& unit) {
  const bool battery = arm_of(unit.kind) == Arm::artillery;
  OutlineRow row;
  row[OutlineColumn::level] = to_string(unit.level);
  row[OutlineColumn::name] = unit.name;
  row[OutlineColumn::commander] = unit.commander;
  row[OutlineColumn::nation] = unit.nation;
  row[OutlineColumn::kind] = to_string(unit.kind);
  row[OutlineColumn::quality] = to_string(unit.quality);
  row[OutlineColumn::men] = std::to_string(unit.men.value);
  row[OutlineColumn::guns] = battery ? std::to_string(unit.guns.value) : number_or_empty(unit.guns.value);
  row[OutlineColumn::piece] = unit.piece;
  row[OutlineColumn::subunits] = unit.subunits == 1 ? "" : std::to_string(unit.subunits);
  row[OutlineColumn::ratings] = to_string(unit.ratings);
  row[OutlineColumn::note] = unit.note;
  row[OutlineColumn::source] = unit.source;
  set(row, unit.when);
  row[OutlineColumn::present] = number_or_empty(unit.returned.present);
  row[OutlineColumn::detached] = number_or_empty(unit.returned.detached);
  row[OutlineColumn::sick] = number_or_empty(unit.returned.sick);
  row[OutlineColumn::game] = to_string(unit.game);
  row[OutlineColumn::scale] = unit.scale;
  return row;
}

std::variant<std::monostate, Formation, Unit> parse_row(const OutlineRowView& row, const std::string& file,
                                                        ProblemList& problems) {
  std::variant<std::monostate, Formation, Unit> parsed;  // filled in place: a unit is large
  RowParser parser(row, file, problems);
  if (const auto unit_level = unit_level_from(row[OutlineColumn::level])) {
    parse_unit(row, *unit_level, parser, file, problems, parsed.emplace<Unit>());
    return parsed;
  }
  if (const auto level = level_from(row[OutlineColumn::level])) {
    parse_formation(*level, parser, parsed.emplace<Formation>());
    return parsed;
  }
  std::vector<std::string> words = level_words();
  words.insert(words.end(), unit_level_words().begin(), unit_level_words().end());
  const std::string near = nearest(row[OutlineColumn::level], words);
  parser.refuse(OutlineColumn::level, one_of(words), near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
  return parsed;
}

void OutlineTree::open(Formation&& formation, int line) {
  check_size({}, line);
  std::vector<Formation>& siblings = open_.empty() ? orbat_.formations : open_.back().formation->formations;
  check_name(to_string(formation.level), formation.name, formation.when, siblings.size(), line);
  const std::optional<Level> parent = open_.empty() ? std::nullopt : std::optional(open_.back().formation->level);
  if (!may_stand_under(formation.level, parent)) {
    const std::string where = parent
                                  ? fmt::format("{} directly under {}", to_string(formation.level), to_string(*parent))
                                  : fmt::format("{} under no division", to_string(formation.level));
    problems_->add({file_, line, "level", where, "each command under a higher one, and a brigade under a division",
                    formation.level == Level::brigade ? "Put a division row above it, or make it a division"
                                                      : "Check the order of the rows and their levels"});
  }
  check_earlier_rows(siblings, formation, line);
  formation.line = {line};
  siblings.push_back(std::move(formation));
  open_.push_back({&siblings.back(), {}});
}

void OutlineTree::add(Unit&& unit, int line) {
  check_size(unit.men, line);
  check_name(to_string(unit.level), unit.name, unit.when, 0, line);
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
  unit.line = {line};
  if (holder.units.empty()) holder.units.reserve(kUsualUnits);
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

void OutlineTree::check_name(std::string_view level, const std::string& name, const Span& when, std::size_t place,
                             int line) {
  std::string folded = fold(name);
  const auto [first, last] = named().equal_range(folded);
  const bool at_one_time = std::any_of(
      first, last, [&](const auto& other) { return other.second.level == level && !apart(other.second.when, when); });
  if (name.empty() || !at_one_time) {
    named().emplace(std::move(folded), Named{level, when, place});
    return;
  }
  problems_->add({file_, line, "name", name,
                  fmt::format("one {} of that name in {}", level,
                              open_.empty() ? "the file" : '"' + open_.back().formation->name + '"'),
                  "Remove the duplicate, or tell the two apart by name"});
}

/// Of several rows of one command only the last may have anything under it, or the same would stand there twice.
void OutlineTree::check_earlier_rows(const std::vector<Formation>& siblings, const Formation& formation, int line) {
  const auto [first, last] = named().equal_range(fold(formation.name));
  for (auto other = first; other != last; ++other) {
    if (other->second.level != to_string(formation.level) || other->second.place >= siblings.size()) continue;
    const Formation& earlier = siblings[other->second.place];
    if (earlier.units.empty() && earlier.formations.empty()) continue;
    problems_->add({file_, line, "name", formation.name, "what it commands under the last of its rows only",
                    "Move this row up, to its others"});
    return;
  }
}

}  // namespace estafette::readers
