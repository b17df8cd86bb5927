#include "converter/readers/tellings/verdict.hpp"

#include "base/lines.hpp"
#include "base/problem.hpp"
#include "converter/readers/any/read_any.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace estafette::test {
namespace {

/// A unit as it was read, with the commands above it, the nearest first.
struct ReadUnit {
  const Unit* unit = nullptr;
  std::vector<const Formation*> above;
};

void collect(const Formation& formation, std::vector<const Formation*>& above, std::vector<ReadUnit>& units) {
  above.insert(above.begin(), &formation);
  for (const Unit& unit : formation.units) units.push_back({&unit, above});
  for (const Formation& inner : formation.formations) collect(inner, above, units);
  above.erase(above.begin());
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

class Judge {
 public:
  Judge(const Telling& telling, const readers::Reading& reading) : telling_(telling), reading_(reading) {
    std::vector<const Formation*> above;
    for (const Formation& formation : reading.orbat.formations) collect(formation, above, read_);
    for (const Problem& look : reading.looks) asked_.insert(look.line);
    for (std::size_t i = 0; i < telling.commands.size(); ++i) command_on_[telling.commands[i].line] = i;
    std::string_view left = telling.text;
    while (!left.empty()) {
      const std::size_t end = std::min(left.find('\n'), left.size());
      lines_.emplace_back(left.substr(0, end));
      left.remove_prefix(std::min(end + 1, left.size()));
    }
  }

  Verdict judged() {
    std::vector<bool> taken(read_.size());
    for (const ToldUnit& told : telling_.units) {
      std::optional<std::size_t> found;
      for (std::size_t i = 0; i < read_.size() && !found; ++i)
        if (!taken[i] && read_[i].unit->line.value == told.line && names(*read_[i].unit, told)) found = i;
      if (found) taken[*found] = true;
      judge(told, found ? fault_of(told, read_[*found]) : "lost", found ? read_[*found].unit : nullptr);
    }
    for (std::size_t i = 0; i < read_.size(); ++i) {
      const Unit& unit = *read_[i].unit;
      if (taken[i] || asked_.contains(unit.line.value)) continue;
      ++verdict_.invented;
      say(verdict_.faults, unit.line.value, fmt::format("invented {} {}", unit.name, unit.men.value));
    }
    return std::move(verdict_);
  }

 private:
  /// Its number or place is in the unit's name, and not as a part of another.
  static bool names(const Unit& unit, const ToldUnit& told) {
    const auto digit = [&](std::size_t at) {
      return at < unit.name.size() && unit.name[at] >= '0' && unit.name[at] <= '9';
    };
    for (std::size_t at = unit.name.find(told.key); at != std::string::npos; at = unit.name.find(told.key, at + 1))
      if (!(at > 0 && digit(at - 1)) && !digit(at + told.key.size())) return true;
    return false;
  }

  [[nodiscard]] bool same_place(const ReadUnit& read, std::size_t command) const {
    std::vector<std::size_t> chain;
    for (std::optional<std::size_t> at = command; at; at = telling_.commands[*at].above) chain.push_back(*at);
    std::vector<std::size_t> found;
    for (const Formation* formation : read.above) {
      const auto on = command_on_.find(formation->line.value);
      if (on != command_on_.end() && (found.empty() || found.back() != on->second)) found.push_back(on->second);
    }
    const Formation* outermost = read.above.empty() ? nullptr : read.above.back();
    const bool by_title = outermost != nullptr && outermost->level == Level::army && found.size() + 1 == chain.size() &&
                          !command_on_.contains(outermost->line.value);
    if (by_title) found.push_back(chain.back());  // the page's title names the same army as its first heading
    return found == chain;
  }

  [[nodiscard]] std::string fault_of(const ToldUnit& told, const ReadUnit& read) const {
    const Unit& unit = *read.unit;
    if (arm_of(unit.kind) != told.arm) return fmt::format("arm {}", to_string(unit.kind));
    if (told.men && unit.men.value != *told.men) return fmt::format("men {} for {}", unit.men.value, *told.men);
    if (told.guns && unit.guns.value != *told.guns) return fmt::format("guns {} for {}", unit.guns.value, *told.guns);
    if (told.parts && unit.subunits != *told.parts) return fmt::format("parts {} for {}", unit.subunits, *told.parts);
    if (told.commander.empty() ? !unit.commander.empty() : !contains(unit.commander, told.commander))
      return fmt::format("leader {} for {}", unit.commander, told.commander);
    if (!same_place(read, told.command) && !(told.or_below && stands_in(read, told.command)))
      return fmt::format("under \"{}\" for \"{}\"", text_of(read.above.front()->line.value),
                         text_of(telling_.commands[told.command].line));
    for (const Formation* formation : read.above) {
      const auto on = command_on_.find(formation->line.value);
      if (on == command_on_.end()) continue;
      const std::string& leader = telling_.commands[on->second].leader;
      const auto tells = [&](const Formation* other) {
        return other->line.value == formation->line.value &&
               (contains(other->commander, leader) || (other->commander.empty() && contains(other->name, leader)));
      };
      if (!leader.empty() && std::none_of(read.above.begin(), read.above.end(), tells))
        return fmt::format("led by {} for {} in \"{}\"", formation->commander, leader, text_of(formation->line.value));
      if (leader.empty() && !formation->commander.empty())
        return fmt::format("led by {} for nobody in \"{}\"", formation->commander, text_of(formation->line.value));
    }
    return "";
  }

  /// The unit stands in that command, or in one below it.
  [[nodiscard]] bool stands_in(const ReadUnit& read, std::size_t command) const {
    return std::any_of(read.above.begin(), read.above.end(), [&](const Formation* formation) {
      return formation->line.value == telling_.commands[command].line;
    });
  }

  [[nodiscard]] bool asked(const ToldUnit& told) const {
    if (asked_.contains(told.line)) return true;
    for (std::optional<std::size_t> at = told.command; at; at = telling_.commands[*at].above) {
      const ToldCommand& command = telling_.commands[*at];
      if (asked_.contains(command.line)) return true;
      if (std::any_of(command.lines.begin(), command.lines.end(), [&](int line) { return asked_.contains(line); }))
        return true;
    }
    return false;
  }

  /// What is asked on its line, or else on that of the nearest of its commands.
  [[nodiscard]] std::string question_on(const ToldUnit& told) const {
    std::vector<int> lines{told.line};
    for (std::optional<std::size_t> at = told.command; at; at = telling_.commands[*at].above) {
      lines.push_back(telling_.commands[*at].line);
      lines.insert(lines.end(), telling_.commands[*at].lines.begin(), telling_.commands[*at].lines.end());
    }
    for (const int line : lines)
      for (const Problem& look : reading_.looks)
        if (look.line == line) return fmt::format("{}: \"{}\" wants {}", line, look.found, look.expected);
    return "";
  }

  void judge(const ToldUnit& told, const std::string& fault, const Unit* unit) {
    const bool marked = unit != nullptr && fault.starts_with("under") && contains(unit->note, "from its place");
    if (asked(told) || marked) {
      ++verdict_.asked;
      say(verdict_.asked_of, told.line, fmt::format("{} {}", fault, question_on(told)));
    } else if (!fault.empty()) {
      ++verdict_.silent;
      say(verdict_.faults, told.line, fault);
    } else {
      ++verdict_.right;
    }
  }

  void say(std::vector<std::string>& faults, int line, const std::string& what) const {
    faults.push_back(fmt::format("{}: {}   [{}]", line, what, text_of(line)));
  }

  /// That line without the blanks before it.
  [[nodiscard]] std::string text_of(int line) const {
    if (line < 1 || line > static_cast<int>(lines_.size())) return "";
    const std::string& text = lines_[static_cast<std::size_t>(line) - 1];
    return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
  }

  const Telling& telling_;
  const readers::Reading& reading_;
  std::vector<ReadUnit> read_;
  std::set<int> asked_;
  std::map<int, std::size_t> command_on_;
  std::vector<std::string> lines_;
  Verdict verdict_;
};

}  // namespace

Verdict& Verdict::operator+=(const Verdict& more) {
  right += more.right;
  asked += more.asked;
  silent += more.silent;
  invented += more.invented;
  faults.insert(faults.end(), more.faults.begin(), more.faults.end());
  asked_of.insert(asked_of.end(), more.asked_of.begin(), more.asked_of.end());
  return *this;
}

Verdict verdict_on(const Telling& telling, const readers::ReaderData& data) {
  try {
    const readers::Reading reading = readers::read_any(telling.text, "page.txt", std::nullopt, data);
    return Judge(telling, reading).judged();
  } catch (const Refusal& refusal) {
    Verdict verdict;
    verdict.asked = static_cast<int>(telling.units.size());
    verdict.asked_of.push_back(fmt::format("refused: {}", refusal.what()));
    return verdict;
  }
}

}  // namespace estafette::test
