#include "converter/readers/page/programs/json_table.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/page/programs/field_names.hpp"
#include "converter/readers/page/programs/joined_lists.hpp"
#include "converter/readers/page/programs/json_fields.hpp"
#include "converter/readers/page/programs/json_tree.hpp"
#include "converter/readers/page/programs/keyed_lists.hpp"
#include "converter/readers/page/programs/rows_of_lists.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kDeepest = 20;              ///< lists within lists
constexpr std::size_t kMostTitles = 200;  ///< of different names; a table for people has fewer
constexpr std::size_t kMostCells = 500'000;
constexpr const char* kNote = "note";
constexpr const char* kTitle = "title";
constexpr std::array<std::string_view, 5> kOfAllBelow = {"nation", "army", "corps", "division", "brigade"};

/// {"1st Brigade (Kern)": ["22nd Line", "23rd Line"]}: commands and troops by nothing but their names, which are typed
/// lines, set in below each other.
class NamedLists {
 public:
  /// The lines; nothing if the names are those of fields: {"units": [{"name": ...}]}.
  static std::optional<std::string> typed(const Json& all, const ColumnWords& titles) {
    NamedLists lists(titles);
    lists.write(all, 0, 0);
    const bool named = lists.plain_ && lists.commands_ > 0 && lists.spoken_ * 2 >= lists.commands_;
    return named ? std::optional(lists.text_) : std::nullopt;
  }

 private:
  explicit NamedLists(const ColumnWords& titles) : titles_(titles) {}

  /// " [France]" behind the name of a command that has {"nation": "France"}.
  [[nodiscard]] std::string nation_of(const Json& command) const {
    if (!command.is_object()) return "";
    for (const auto& [name, field] : command.items())
      if (is_nation(name, field)) return fmt::format(" [{}]", cell_of(field));
    return "";
  }

  [[nodiscard]] bool is_nation(const std::string& name, const Json& field) const {
    return field.is_string() && titles_.title(name) == Holds::nation;
  }

  /// "6 guns" of {"guns": 6}, "commander: Roe".
  [[nodiscard]] std::string said(const std::string& name, const Json& field) const {
    const std::optional<Holds> holds = titles_.title(name);
    if (field.is_number() && (holds == Holds::men || holds == Holds::guns))
      return fmt::format("{} {}", cell_of(field), holds == Holds::men ? "men" : "guns");
    return fmt::format("{}{} {}", name, field.is_string() ? ":" : "", cell_of(field));
  }

  static bool is_list_of_names(const Json& value) {
    return value.is_array() && !value.empty() &&
           std::all_of(value.begin(), value.end(), [](const Json& one) { return one.is_string(); });
  }

  /// "2nd Lancers (1)" beside "2nd Lancers (2)" as "2nd Lancers [No. 1]": which of several it is, and no count.
  static std::string numbered_part(const std::string& name, const Json& list) {
    constexpr std::size_t kLengthOfMark = 4;  // bytes of " (1)"
    const auto marked = [&](const std::string& text) {
      const std::size_t at = text.size() - std::min(text.size(), kLengthOfMark);
      return at > 0 && text.compare(at, 2, " (") == 0 && is_digit(text[at + 2]) && text.back() == ')';
    };
    if (!marked(name)) return name;
    const std::string stem = name.substr(0, name.size() - kLengthOfMark);
    const auto alike = std::count_if(list.begin(), list.end(), [&](const Json& one) {
      const std::string other = cell_of(one);
      return marked(other) && other.substr(0, other.size() - kLengthOfMark) == stem;
    });
    return alike > 1 ? fmt::format("{} [No. {}]", stem, name[name.size() - 2]) : name;
  }

  /// The word with a capital letter that most names of such lists have: "Brigade". Empty if there is none.
  static std::string common_word(const Json& lists) {
    constexpr std::size_t kFewest = 3, kShortest = 5;  // lists; bytes
    std::map<std::string, std::size_t> words;
    std::size_t names = 0;
    for (const auto& [name, field] : lists.items()) {
      if (!is_list_of_names(field)) continue;
      ++names;
      std::set<std::string> own;
      for (const std::string& word : split(name, ' '))
        if (word.size() >= kShortest && is_capital(word.front()) &&
            std::all_of(word.begin(), word.end(), is_any_letter))
          own.emplace(word);
      for (const std::string& word : own) ++words[word];
    }
    const auto most = std::max_element(words.begin(), words.end(),
                                       [](const auto& one, const auto& other) { return one.second < other.second; });
    return most != words.end() && names >= kFewest && most->second * 3 >= names * 2 ? most->first : "";
  }

  /// "Royals, Greys & Inns (Roe)" among "1st Brigade", "2nd Brigade" as "Royals & Greys & Inns Brigade (Roe)": a list
  /// as the others are, and so no regiment.
  static std::string with_word(std::string name, const std::string& word) {
    if (word.empty() || name.find(word) != std::string::npos) return name;
    const std::size_t bracket = name.ends_with(')') ? name.rfind(" (") : std::string::npos;
    name.insert(std::min(bracket, name.size()), " " + word);
    for (std::size_t at = name.find(", "); at != std::string::npos; at = name.find(", ")) name.replace(at, 2, " & ");
    return fmt::format("{} [guessed: {} as the lists beside it]", name, fold(word));
  }

  static constexpr std::size_t kSetIn = 2;  // blanks
  static constexpr std::size_t kMostBytes = 4'000'000;

  void line(const std::string& text, std::size_t depth) { text_ += std::string(depth * kSetIn, ' ') + text + '\n'; }

  /// `depth`: how far its lines are set in; `within`: how many values it stands in, some of which are not set in.
  void write(const Json& value, std::size_t depth, int within) {
    plain_ =
        plain_ && within <= kDeepest && text_.size() <= kMostBytes && !(value.is_object() && value.contains(kName));
    if (!plain_) return;
    if (value.is_array()) {
      for (const Json& one : value) {
        plain_ = plain_ && !one.is_structured();
        if (plain_) line(numbered_part(cell_of(one), value), depth);
      }
      return;
    }
    const std::string common = common_word(value);
    for (const auto& [name, field] : value.items()) {
      if (!field.is_structured()) {
        if (within == 0 || !is_nation(name, field)) line(said(name, field), depth);
        continue;
      }
      ++commands_;
      const bool spoken = name.find_first_of(" 0123456789") != std::string::npos;
      const bool wraps = !spoken && !name.empty() && name.front() >= 'a' && name.front() <= 'z';
      spoken_ += spoken ? 1 : 0;
      if (!wraps)
        line((is_list_of_names(field) ? with_word(one_line(name), common) : one_line(name)) + nation_of(field), depth);
      write(field, depth + (wraps ? 0 : 1), within + 1);
    }
  }

  const ColumnWords& titles_;
  std::string text_;
  std::size_t commands_ = 0, spoken_ = 0;  ///< lists with a name, and those whose name is no identifier
  bool plain_ = true;
};

/// What a command is whose lists are called so: a corps, if they are "divisions"; a division, if they are no commands;
/// what has armies or sides is none.
std::string rank_above(const std::vector<std::pair<std::string, const Json*>>& below, const ColumnWords& titles) {
  const bool sides = std::any_of(below.begin(), below.end(), [&](const auto& list) {
    const std::string one = one_of_list(list.first);
    return fold(one) == "army" || titles.names_sides(one);
  });
  if (sides) return "scenario name";
  constexpr std::array<std::string_view, 4> kFromTheTop = {"army", "corps", "division", "brigade"};
  for (std::size_t rank = 1; rank < kFromTheTop.size(); ++rank)
    for (const auto& [name, field] : below)
      if (fold(one_of_list(name)) == kFromTheTop.at(rank)) return std::string(kFromTheTop.at(rank - 1));
  return "division";
}

class JsonRows {
 public:
  JsonRows(const ColumnWords& titles, const Json& all) : words_(titles) { note_ids(all, 0); }

  /// `list`: what the list is called in which the value stands.
  void take(const Json& value, const Fields& above, const std::string& list, int depth) {
    if (too_much_ || depth > kDeepest) {
      too_much_ = true;
    } else if (value.is_array()) {
      for (const Json& one : value) take(one, above, list, depth + 1);
    } else if (value.is_object()) {
      take_object(value, above, list, depth);
    } else if (!list.empty() && !value.is_null()) {
      Fields row = above;  // a list of names
      row.put(kName, cell_of(value));
      add(std::move(row));
    }
  }

  /// Nothing if there are no rows, or more than a table for people has.
  [[nodiscard]] std::optional<std::string> csv() const {
    return rows_.empty() || too_much_ ? std::nullopt : std::optional(csv_of(rows_));
  }

 private:
  /// [{"t": 0, "strength": 900}, {"t": 60, "strength": 850}]: what is told of one unit from time to time, the figures
  /// of which are put as they were at first. False for any other list, which changes nothing.
  static bool take_first_state(const Json& value, Fields& own) {
    constexpr std::array<std::string_view, 5> kTimes = {"t", "time", "turn", "frame", "timestamp"};
    if (!value.is_array() || value.empty() || !std::all_of(value.begin(), value.end(), is_flat)) return false;
    const auto timed = std::find_if(kTimes.begin(), kTimes.end(), [&](std::string_view name) {
      return std::all_of(value.begin(), value.end(), [&](const Json& one) {
        const auto time = one.find(name);
        return time != one.end() && time->is_number();
      });
    });
    if (timed == kTimes.end()) return false;
    const bool later = std::is_sorted(value.begin(), value.end(), [&](const Json& one, const Json& other) {
      return one.at(std::string(*timed)) < other.at(std::string(*timed));
    });
    if (!later) return false;
    for (const auto& [name, cell] : value.front().items())
      if (cell.is_number() && name != *timed) own.put(name, cell_of(cell));
    if (value.size() > 1) own.append(kNote, fmt::format("the first of {} states", value.size()));
    return true;
  }

  void take_object(const Json& value, const Fields& above, const std::string& list, int depth) {
    Fields own;
    std::vector<std::pair<std::string, const Json*>> below;
    for (const auto& [name, field] : value.items()) {
      if (!field.is_structured() || field.empty() || is_number_list(field)) {
        own.put(name, shown(name, cell_of(field)));
      } else if (const std::string person = person_in(field);
                 !person.empty() && words_.title(name) == Holds::commander) {
        own.put(name, person);
      } else if (is_flat(field) && !list.empty()) {
        for (const auto& [inner, figure] : field.items()) own.put(inner, cell_of(figure));
      } else {
        below.emplace_back(name, &field);
      }
    }
    std::erase_if(below, [&](const auto& inner) {
      return !list.empty() && value.contains(kName) && take_first_state(*inner.second, own);
    });
    Fields row = above;
    if (below.empty()) {
      if (list.empty()) return;
      const bool command = value.contains(kName) && is_path(one_of_list(list)) && is_named_alone(own);
      for (const auto& [name, cell] : own.all()) row.put(command ? of_command(one_of_list(list), name) : name, cell);
      if (const std::string arm = arm_of_list(list, own); !arm.empty()) row.put("arm", arm);
      add(std::move(row));
      return;
    }
    // Of a command its name and commander stand in the rows below it. What else is said of it is not said of each of
    // them: its figures stand in a row of its own, and the rest goes into the note of the first row that follows.
    const bool named = value.contains(kName) || (value.contains(kTitle) && (!list.empty() || is_command_titled(value)));
    const std::string rank = !list.empty() ? one_of_list(list) : named ? rank_above(below, words_) : "army";
    std::string title = rank;
    Fields figures;
    for (const auto& [name, cell] : own.all()) {
      if (name == kName || (name == kTitle && named)) {
        row.put(rank, cell);
        title = cell;
      } else if (words_.title(name) == Holds::commander && (!list.empty() || named || value.contains("army"))) {
        const bool side = words_.names_sides(rank);
        if (side && value.contains(kName)) row.put("army", cell_of(value.at(kName)));
        row.put((side ? "army" : rank) + " commander", cell);
      } else if ((!value.contains(name) || value.at(name).is_number()) && is_path(rank)) {
        figures.put(name, cell);
      } else if (std::find(kOfAllBelow.begin(), kOfAllBelow.end(), name) != kOfAllBelow.end()) {
        row.put(name, cell);
      } else if (const std::string command = command_of(name); !command.empty() && command != rank) {
        row.put(command, cell);
      } else if (!cell.empty()) {
        say(fmt::format("{}{}{}: {}", title, title.empty() ? "" : ", ", name, cell));
      }
    }
    if (!figures.all().empty() && named) {
      Fields command = row;
      for (const auto& [name, cell] : figures.all()) command.put(name, cell);
      add(std::move(command));
      for (const auto& [name, cell] : figures.all()) say(fmt::format("{}, {}: {}", title, name, cell));
    }
    for (const auto& [name, field] : below) take(*field, row, name, depth + 1);
  }

  /// "II Corps" as the title of a whole file; "Roe Hill" is that of a battle.
  [[nodiscard]] bool is_command_titled(const Json& value) const {
    const std::vector<std::string> told = split(cell_of(value.at(kTitle)), ' ');
    return std::any_of(told.begin(), told.end(),
                       [&](const std::string& word) { return holds_command(words_.title(word)); });
  }

  /// {"id": "d1", "name": "1st Division"}: what is called d1 elsewhere.
  void note_ids(const Json& value, int depth) {
    if (!value.is_structured() || depth > kDeepest) return;
    if (value.is_object() && value.contains("id") && value.contains(kName) && value.at("id").is_string())
      ids_.emplace(cell_of(value.at("id")), cell_of(value.at(kName)));
    for (const Json& one : value) note_ids(one, depth + 1);
  }

  /// The name of what a cell refers to.
  [[nodiscard]] std::string shown(const std::string& name, const std::string& cell) const {
    const auto known = name == "id" || name == kName || words_.names_superior(name) ? ids_.end() : ids_.find(cell);
    return known == ids_.end() ? cell : known->second;
  }

  /// Nothing counts its troops: a command of which other rows say that they belong to it.
  [[nodiscard]] bool is_named_alone(const Fields& own) const {
    return std::none_of(own.all().begin(), own.all().end(), [&](const auto& field) {
      const std::optional<Holds> holds = words_.title(field.first);
      return holds == Holds::men || holds == Holds::guns || holds == Holds::battalions || holds == Holds::squadrons;
    });
  }

  /// "division" for the name of a division, "division commander" for who leads it.
  [[nodiscard]] std::string of_command(const std::string& rank, const std::string& name) const {
    if (name == kName) return rank;
    return words_.title(name) == Holds::commander ? rank + " commander" : name;
  }

  void say(const std::string& told) { said_ += (said_.empty() ? "" : "; ") + told; }

  /// One of the commands that have columns of their own.
  static bool is_path(const std::string& rank) {
    return std::find(kOfAllBelow.begin() + 1, kOfAllBelow.end(), rank) != kOfAllBelow.end();
  }

  /// "division" for "div", in which it may stand which division a brigade belongs to; empty for anything else.
  [[nodiscard]] std::string command_of(const std::string& name) const {
    const std::optional<Holds> holds = words_.title(name);
    return holds_command(holds) ? to_string(*holds) : "";
  }

  /// "cavalry" of the list of that name, for troops of which nothing else tells what they are.
  [[nodiscard]] std::string arm_of_list(const std::string& list, const Fields& own) const {
    for (const auto& [name, cell] : own.all())
      if (words_.title(name) == Holds::kind) return "";
    const std::optional<Holds> counted = words_.title(list);
    if (counted == Holds::infantry_men) return "infantry";
    if (counted == Holds::cavalry_men) return "cavalry";
    const bool battery = counted == Holds::gunners || counted == Holds::batteries;
    return battery ? "artillery" : counted == Holds::squadrons ? "cavalry" : "";
  }

  void add(Fields row) {
    if (!said_.empty()) row.append(kNote, std::exchange(said_, {}));
    cells_ += row.all().size();
    for (const auto& [name, cell] : row.all()) titles_.insert(name);
    too_much_ = too_much_ || cells_ > kMostCells || titles_.size() > kMostTitles;
    if (!too_much_) rows_.push_back(std::move(row));
  }

  const ColumnWords& words_;
  std::vector<Fields> rows_;
  std::set<std::string> titles_;
  std::string said_;  ///< of commands, since the last row
  std::map<std::string, std::string> ids_;
  std::size_t cells_ = 0;
  bool too_much_ = false;
};

}  // namespace

std::string table_of_json(std::string_view utf8, const ColumnWords& titles) {
  const std::string_view text = trim(utf8);
  const bool json = (text.starts_with('[') && text.ends_with(']')) || (text.starts_with('{') && text.ends_with('}'));
  if (!json) return std::string(utf8);
  Json all = Json::parse(text, nullptr, false);
  if (all.is_discarded()) return std::string(utf8);
  if (all.is_object())
    if (std::optional<std::string> typed = NamedLists::typed(all, titles)) return *typed;
  all = with_field_names(with_keyed_lists(with_rows_of_lists(std::move(all)), titles), titles);
  if (std::optional<std::string> joined = table_of_joined_lists(all, titles)) return *std::move(joined);
  if (std::optional<std::string> tree = table_of_tree(all, titles)) return *std::move(tree);
  JsonRows rows(titles, all);
  rows.take(all, {}, all.is_array() ? "units" : "", 0);
  return rows.csv().value_or(std::string(utf8));
}

}  // namespace estafette::readers
