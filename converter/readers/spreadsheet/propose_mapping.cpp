#include "converter/readers/spreadsheet/propose_mapping.hpp"

#include "base/letters.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/readers/counted/games/models.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/spreadsheet/above_titles.hpp"
#include "converter/readers/spreadsheet/columns/days.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"
#include "converter/readers/spreadsheet/columns/header.hpp"
#include "converter/readers/spreadsheet/columns_of_men.hpp"
#include "converter/readers/spreadsheet/empty_cells.hpp"
#include "converter/readers/spreadsheet/indented_names.hpp"
#include "converter/readers/spreadsheet/leading_columns.hpp"
#include "converter/readers/spreadsheet/number_columns.hpp"
#include "converter/readers/spreadsheet/rank_columns.hpp"
#include "converter/readers/spreadsheet/rows/command_row.hpp"
#include "converter/readers/spreadsheet/sampled_columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::size_t kHardlyAny = 3;  ///< "Men" are not men if fewer than one cell in so many is a figure
constexpr std::size_t kFewTitles = 2;  ///< so many known titles make a header, if this is surely a table
constexpr int kMeanOfMen = 50;         ///< if a column of figures has this mean or more, it counts men
constexpr int kMeanNotFigures = 150;   ///< a mean of more than this is no wargamer's figures

bool holds_words_of_ours(Holds holds) {
  return holds == Holds::level || holds == Holds::kind || holds == Holds::quality || holds == Holds::nation ||
         holds == Holds::unit;
}

bool may_come_twice(Holds holds) {
  return holds == Holds::name || holds == Holds::note || holds == Holds::other || holds == Holds::skip ||
         holds == Holds::battalion_men;
}

class Proposer {
 public:
  Proposer(const std::vector<SpreadsheetRow>& rows, const ColumnWords& titles, const PhraseBook& words)
      : rows_(rows), titles_(titles), words_(words) {}

  Mapping all() {
    header_ = header_of(rows_, titles_, kFewTitles);
    look_at_columns();
    by_day();
    for (const bool of_command : {false, true})
      for (std::size_t at = 0; at < columns_.size(); ++at)
        if (counts_for_command(mapping_.columns[at].title, titles_) == of_command) by_title(at);
    commands_among_names();
    put_ranks_before_commanders(columns_, mapping_, words_);
    keep_totals_of_losses(rows_, first_row(), titles_, mapping_);
    keep_parts_of_sums(rows_, first_row(), mapping_);
    take_those_present(mapping_);
    men_each();
    for (std::size_t at = 0; at < columns_.size(); ++at) by_content(at);
    last_resorts();
    which_battalions();
    hierarchy();
    tell_who_leads_commands(rows_, first_row(), mapping_, words_);
    for (std::size_t at = 0; at < columns_.size(); ++at) translate(at);
    mapping_.constants = told_above(rows_, header_.value_or(0), mapping_.columns, words_);
    figures();
    return std::move(mapping_);
  }

 private:
  [[nodiscard]] std::size_t first_row() const { return header_ ? *header_ + 1 : 0; }

  void look_at_columns() {
    columns_ = sampled_columns(rows_, first_row(), titles_, words_);
    std::set<std::string> seen;
    for (std::size_t at = 0; at < columns_.size(); ++at) {
      MappedColumn column;
      const bool corner = header_ && at == 0 && command_in_corner(rows_[*header_], words_);
      column.title = header_ && !corner ? rows_[*header_].cell(at) : "";
      const bool twice = !seen.insert(fold(column.title)).second;
      if (column.title.empty() || twice) column.number = static_cast<int>(at) + 1;
      mapping_.columns.push_back(std::move(column));
    }
  }

  [[nodiscard]] bool taken(Holds holds) const {
    return std::any_of(mapping_.columns.begin(), mapping_.columns.end(),
                       [&](const MappedColumn& column) { return column.holds == holds; });
  }

  /// Two columns of men or more that are called after days.
  void by_day() {
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at < columns_.size(); ++at) {
      const std::optional<TitleDay> day = day_in(mapping_.columns[at].title, titles_);
      if (!day || !columns_[at].most(columns_[at].figures)) continue;
      const std::optional<Holds> holds = day->rest.empty() ? Holds::men : titles_.title(day->rest);
      if (!holds || *holds == Holds::men || *holds == Holds::present || *holds == Holds::total) found.push_back(at);
    }
    for (const std::size_t at : found)
      if (found.size() > 1) mapping_.columns[at].holds = Holds::men_of_a_day;
  }

  /// "Unit | Formation": of two columns of names, the one that names commands all the way down.
  void commands_among_names() {
    const auto names = [](const MappedColumn& column) { return column.holds == Holds::name; };
    if (std::count_if(mapping_.columns.begin(), mapping_.columns.end(), names) < 2) return;
    for (std::size_t at = 0; at < columns_.size(); ++at) {
      const std::optional<Holds> command = columns_[at].commands_named();
      if (!names(mapping_.columns[at]) || !command || taken(*command)) continue;
      return propose(at, *command, fmt::format("{}, from its words", to_string(*command)));
    }
  }

  /// Men of each battalion beside those of the whole are kept in the note.
  void men_each() {
    if (!counts_men() && !taken(Holds::total)) return;
    for (MappedColumn& column : mapping_.columns) {
      if (column.holds != Holds::men_each) continue;
      column.holds = Holds::other;
      column.guess = "kept in the note, since another holds the men";
    }
  }

  /// "Men K.", "W Men" beside another column of losses.
  [[nodiscard]] bool lost_by_letter(std::size_t at) const {
    const std::vector<std::string> said = split(fold(mapping_.columns[at].title), ' ');
    const auto letter = [](std::string_view word) { return word.size() == (word.ends_with('.') ? 2U : 1U); };
    if (said.size() < 2 || (!letter(said.front()) && !letter(said.back()))) return false;
    for (std::size_t other = 0; other < mapping_.columns.size(); ++other)
      if (other != at && titles_.names_losses(mapping_.columns[other].title)) return true;
    return false;
  }

  void by_title(std::size_t at) {
    MappedColumn& mapped = mapping_.columns[at];
    const SampledColumn& column = columns_[at];
    if (mapped.title.empty() || mapped.holds == Holds::men_of_a_day) return;
    std::optional<Holds> holds = titles_.title(mapped.title);
    if (!holds && titles_.names_losses(mapped.title)) holds = Holds::other;
    if (!holds || mapped.title.find('%') != std::string::npos) return;  // "% of army"
    const bool numbers = column.most(column.figures);
    const bool hardly_any = column.figures * kHardlyAny < column.cells.size();
    if (holds == Holds::officers && hardly_any) holds = Holds::commander;  // their names
    if (holds == Holds::nation && parts_sides(at)) holds = Holds::army;
    if (holds == Holds::division && stands_above_corps(mapping_, at, titles_))
      holds = Holds::army;  // "Wing | Corps | Division"
    const bool lost = titles_.names_losses(mapped.title) && (*holds != Holds::men || lost_by_letter(at));
    if (holds_figures(*holds) && lost) holds = Holds::other;
    if (holds_figures(*holds) && hardly_any && !(*holds == Holds::men && column.with_digits())) holds.reset();
    if (holds == Holds::kind && numbers && fold(mapped.title).starts_with("art")) holds = Holds::gunners;
    if (holds == Holds::gunners && column.counts_guns())
      return propose(at, Holds::guns, "guns, from its small figures");
    if (holds == Holds::figures && column.sum >= kMeanNotFigures * static_cast<long long>(column.figures)) {
      return propose(at, taken(Holds::men) ? Holds::other : Holds::men, "men, since they are too many for figures");
    }
    const bool rated = column.kinds_only == 0 && column.different.size() > 1;
    if (holds == Holds::kind && column.most(column.qualities) && (rated || !column.most(column.kinds)))
      holds = Holds::quality;
    if (holds == Holds::kind && column.most(column.levels) && !column.most(column.kinds)) holds = Holds::level;
    const bool worded = holds && (holds_words_of_ours(*holds) || holds_persons(*holds) || *holds == Holds::name);
    if (worded && *holds != Holds::quality && numbers) holds.reset();  // "Commander rating"
    if (holds == Holds::quality && rates_leaders(at))
      return propose(at, Holds::other, "kept in the note, since it rates who leads");
    if (!holds) return;
    if (!may_come_twice(*holds) && taken(*holds)) {
      mapped.guess = fmt::format("kept in the note, since another holds {}", to_string(*holds));
      return;
    }
    mapped.holds = *holds;
    if (*holds == Holds::other) mapped.guess = "kept in the note, since it is no strength";
  }

  /// "Commander | Rating", both of them with as many cells, and other columns with more: of the leaders of commands.
  [[nodiscard]] bool rates_leaders(std::size_t at) const {
    const std::optional<Holds> before = at > 0 ? titles_.title(mapping_.columns[at - 1].title) : std::nullopt;
    const std::size_t rated = columns_[at].cells.size();
    return before && holds_persons(*before) && columns_[at - 1].cells.size() == rated &&
           std::any_of(columns_.begin(), columns_.end(),
                       [&](const SampledColumn& column) { return column.cells.size() > rated; });
  }

  /// "Side | Corps | Division": whose armies they are, where no other column has armies.
  [[nodiscard]] bool parts_sides(std::size_t at) const {
    constexpr std::size_t kMostSides = 4;
    const std::size_t sides = columns_[at].different.size();
    const auto titled = [&](std::initializer_list<Holds> any) {
      return std::any_of(mapping_.columns.begin(), mapping_.columns.end(), [&](const MappedColumn& column) {
        const std::optional<Holds> holds = titles_.title(column.title);
        return holds && std::find(any.begin(), any.end(), *holds) != any.end();
      });
    };
    return titles_.names_sides(mapping_.columns[at].title) && sides > 1 && sides <= kMostSides &&
           !titled({Holds::army}) && titled({Holds::corps, Holds::division, Holds::brigade});
  }

  [[nodiscard]] bool counts_men() const {
    return taken(Holds::men) || taken(Holds::present) || taken(Holds::men_of_a_day) || taken(Holds::infantry_men) ||
           (taken(Holds::battalion_men) && !taken(Holds::total));
  }

  void propose(std::size_t at, Holds holds, const std::string& why) {
    mapping_.columns[at].holds = holds;
    mapping_.columns[at].guess = why;
  }

  [[nodiscard]] bool open(std::size_t at) const {
    const MappedColumn& mapped = mapping_.columns[at];
    return mapped.holds == Holds::other && mapped.guess.empty() && !columns_[at].cells.empty();
  }

  /// "1st Division (Kern)" and its like all the way down, and names in a column further right or known already.
  [[nodiscard]] std::optional<Holds> commands_beside_names(std::size_t at) const {
    const auto names = [](const SampledColumn& column) {
      return column.different.size() > 1 && !column.most(column.figures) && !column.most(column.levels);
    };
    const bool beside = taken(Holds::name) ||
                        std::any_of(columns_.begin() + static_cast<std::ptrdiff_t>(at) + 1, columns_.end(), names);
    return beside ? columns_[at].commands_named() : std::nullopt;
  }

  /// In a table without titles the first column if none of its figures comes twice and they lie close together, or one
  /// that has the same figure all the way down: numbers of rows and of lists.
  [[nodiscard]] bool numbers_rows(std::size_t at) const {
    constexpr std::size_t kFewestNumbered = 4, kFarthest = 3;  // times the rows
    const SampledColumn& column = columns_[at];
    if (header_ || column.cells.size() < kFewestNumbered || column.figures != column.cells.size()) return false;
    if (column.different.size() == 1) return true;
    if (at > 0 || column.different.size() != column.cells.size()) return false;
    std::vector<int> numbers;
    for (const std::string& cell : column.cells)
      if (const std::optional<int> number = whole_number(cell)) numbers.push_back(*number);
    if (numbers.size() != column.cells.size()) return false;
    const auto [low, high] = std::minmax_element(numbers.begin(), numbers.end());
    return static_cast<std::size_t>(*high - *low) <= kFarthest * numbers.size();
  }

  /// "Reg", "Vet", "Reg" all the way down, and no names of troops: "9th Line".
  [[nodiscard]] static bool rates_troops(const SampledColumn& column) {
    return column.most(column.qualities) && column.kinds_only == 0 && column.different.size() > 1 &&
           std::none_of(column.different.begin(), column.different.end(),
                        [](const std::string& cell) { return has_digit(cell) || cell.find(' ') != std::string::npos; });
  }

  void by_content(std::size_t at) {
    const SampledColumn& column = columns_[at];
    if (!open(at)) return;
    if (numbers_rows(at)) {
      propose(at, Holds::skip, "numbers of rows, from its figures");
    } else if (column.most(column.figures)) {
      const bool men = column.sum >= kMeanOfMen * static_cast<long long>(column.figures);
      const auto noughts = static_cast<std::size_t>(std::count(column.cells.begin(), column.cells.end(), "0"));
      const bool of_one_arm =
          !header_ && noughts * 3 > column.cells.size();  // the other arms have a column of their own
      if (men && !of_one_arm && !counts_men() && !taken(Holds::men_each))
        propose(at, Holds::men, "men, from its figures");
    } else if (!taken(Holds::quality) && rates_troops(column)) {
      propose(at, Holds::quality, "qualities, from its words");
    } else if (const std::optional<Holds> command = commands_beside_names(at); command && !taken(*command)) {
      propose(at, *command, fmt::format("{}, from its words", to_string(*command)));
    } else if (tells_rows_apart(at) && column.cells.size() > 3 && has_words(column)) {
      if (!taken(Holds::name))
        propose(at, Holds::name, "names, from its different words");
      else if (!header_ && !taken(Holds::commander) && may_be_persons(column, words_))
        propose(at, Holds::commander, "commanders, from its names");
    } else if (column.most(column.kinds) && !taken(Holds::kind)) {
      propose(at, Holds::kind, "kinds, from its words");
    } else if (column.most(column.levels) && !taken(Holds::level)) {
      propose(at, Holds::level, "levels, from its words");
    } else if (column.most(column.nations) && !taken(Holds::nation)) {
      propose(at, Holds::nation, "nations, from its words");
    }
  }

  /// If no column has names, the one with the most different words does; where they come again and again, the one that
  /// says who leads each row, or its keys. If there is a total but no men, it counts men.
  void last_resorts() {
    if (!taken(Holds::name)) {
      const std::optional<std::size_t> best = most_different([&](std::size_t at) { return open(at); });
      const auto held = [&](Holds holds) {
        return most_different([&](std::size_t at) {
          return mapping_.columns[at].holds == holds && tells_rows_apart(at) && !columns_[at].cells.empty();
        });
      };
      const std::optional<std::size_t> leaders = held(Holds::commander), keys = held(Holds::skip);
      const bool better = best && tells_rows_apart(*best);
      if (leaders && !better)
        propose(*leaders, Holds::name, "names, from who leads each row");
      else if (keys && !better)
        propose(*keys, Holds::name, "names, from the keys of the rows");
      else if (best)
        propose(*best, Holds::name, "names, from its different words");
    }
    if (counts_men() || taken(Holds::cavalry_men) || taken(Holds::men_each))
      skip_totals_of_parts(rows_, first_row(), mapping_);
  }

  /// Of the columns that `may` have names, the one with the most different words, which are no figures.
  template <typename May>
  [[nodiscard]] std::optional<std::size_t> most_different(const May& may) const {
    std::optional<std::size_t> best;
    for (std::size_t at = 0; at < columns_.size(); ++at) {
      const SampledColumn& column = columns_[at];
      const bool words = may(at) && !column.most(column.figures) && has_words(column);
      if (words && (!best || column.different.size() > columns_[*best].different.size())) best = at;
    }
    return best;
  }

  static bool has_words(const SampledColumn& column) {
    return std::any_of(column.cells.begin(), column.cells.end(),
                       [](const std::string& cell) { return std::any_of(cell.begin(), cell.end(), is_any_letter); });
  }

  /// Hardly any of its words comes twice.
  [[nodiscard]] bool tells_rows_apart(std::size_t at) const {
    return columns_[at].different.size() * 3 > columns_[at].cells.size() * 2;
  }

  /// Of columns called "Bn" those that say which battalion a row is.
  void which_battalions() {
    for (std::size_t at = 0; at < columns_.size(); ++at)
      for (std::size_t name = 0; name < columns_.size() && mapping_.columns[at].holds == Holds::battalions; ++name)
        if (mapping_.columns[name].holds == Holds::name && tells_battalions_apart(rows_, name, at))
          propose(at, Holds::name, "which battalion it is, since names come twice");
  }

  void hierarchy() {
    const auto held = [&](Holds holds) { return taken(holds); };
    if (std::any_of(kCommandPath.begin(), kCommandPath.end(), held)) {
      mapping_.hierarchy = Hierarchy::columns;
      tell_empty_cells(rows_, first_row(), columns_, mapping_, words_);
    } else if (taken(Holds::level) && !(some_lack_a_level(rows_, first_row(), mapping_) &&
                                        are_names_indented(rows_, first_row(), mapping_, words_))) {
      mapping_.hierarchy = Hierarchy::level;
    } else if (are_names_indented(rows_, first_row(), mapping_, words_)) {
      mapping_.hierarchy = Hierarchy::indentation;
      mapping_.guess = "the indentation of the names";
    } else {
      mapping_.hierarchy = Hierarchy::words;
      mapping_.guess = "words of command in the names";
    }
    take_nation_from_above(rows_, first_row(), mapping_);
  }

  /// Every different word of a column that is not spelt as in an outline.
  void translate(std::size_t at) {
    MappedColumn& mapped = mapping_.columns[at];
    if (!holds_words_of_ours(mapped.holds) || columns_[at].different.size() > kMostValues) return;
    std::set<std::string> seen;
    for (const std::string& cell : columns_[at].cells) {
      if (!seen.insert(fold(cell)).second) continue;
      const std::optional<CellValue> value = value_of(mapped.holds, cell, titles_, words_);
      if (value && fold(value->is) == fold(cell)) continue;
      if (!value && mapped.holds == Holds::nation) continue;
      if (value && value->guess) continue;  // left to the reader, which marks it
      mapped.values.emplace_back(cell, value ? value->is : std::string(kUnknownValue));
    }
  }

  /// "1 figure = 20 men" above or below the table, or "Figs (1:20)" as the title.
  void figures() {
    if (!taken(Holds::figures)) return;
    std::optional<int> men;
    for (const MappedColumn& column : mapping_.columns)
      if (column.holds == Holds::figures && !men) men = men_per_model(column.title, words_);
    for (std::size_t i = 0; i < rows_.size() && !men; ++i)
      if ((header_ && i < *header_) || rows_[i].filled() == 1) men = men_per_model(text_of(rows_[i]), words_);
    if (men) mapping_.constants.push_back({Holds::men_per_figure, std::to_string(*men), ""});
  }

  const std::vector<SpreadsheetRow>& rows_;
  const ColumnWords& titles_;
  const PhraseBook& words_;
  std::optional<std::size_t> header_;
  std::vector<SampledColumn> columns_;
  Mapping mapping_;
};

}  // namespace

Mapping propose_mapping(const std::vector<SpreadsheetRow>& rows, const ColumnWords& titles, const PhraseBook& words) {
  return Proposer(rows, titles, words).all();
}

}  // namespace estafette::readers
