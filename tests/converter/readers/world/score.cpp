#include "converter/readers/world/score.hpp"

#include "converter/readers/any/read_any.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/world/flattened.hpp"
#include "converter/readers/world/names.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::test {
namespace {

using readers::PhraseBook;

/// "22nd Line (2)" without the number that a reader gives to the second of a name.
std::string without_number(const std::string& name) {
  const std::size_t open = name.rfind(" (");
  const bool number = open != std::string::npos && name.ends_with(')') &&
                      name.find_first_not_of("0123456789", open + 2) == name.size() - 1;
  return number ? name.substr(0, open) : name;
}

class Comparison {
 public:
  Comparison(const std::vector<ExpectedRow>& expected, const readers::Reading& reading, const PhraseBook& words)
      : expected_(expected), reading_(reading), words_(words), read_(flattened(reading.orbat)) {
    partner_.resize(expected.size());
    taken_.resize(read_.size());
  }

  Score all() {
    for (int pass = 0; pass < 3; ++pass) match_commands(pass);
    for (int pass = 0; pass < 4; ++pass) match_units(pass);
    for (std::size_t i = 0; i < expected_.size(); ++i) count(i);
    for (std::size_t i = 0; i < read_.size(); ++i) {
      if (read_[i].unit == nullptr || taken_[i]) continue;
      ++score_.invented;
      score_.men_invented += read_[i].unit->men.value;
      score_.faults.push_back(fmt::format("invented: {} with {} men", read_[i].name(), read_[i].unit->men.value));
    }
    return std::move(score_);
  }

 private:
  [[nodiscard]] bool same_name(const ExpectedRow& row, const FlatRow& found) const {
    const bool command = !row.unit;
    const std::string people = command ? row.commander + ' ' + found.commander() : "";
    const auto wanted = core_of(row.name, people, words_);
    return core_of(found.name(), people, words_) == wanted ||
           core_of(without_number(found.name()), people, words_) == wanted;
  }
  [[nodiscard]] bool under_partner(const ExpectedRow& row, const FlatRow& found) const {
    if (!row.parent) return !found.parent || true;
    return found.parent && partner_[*row.parent] == found.parent;
  }
  [[nodiscard]] static bool same_men(const ExpectedRow& row, const Unit& unit) {
    if (row.men && *row.men != unit.men.value) return false;
    return !row.guns || *row.guns == unit.guns.value;
  }
  [[nodiscard]] static bool same_person(const ExpectedRow& row, const FlatRow& found) {
    return row.commander.empty() || names_person(found.commander(), row.commander);
  }

  template <typename Fits>
  void match(std::size_t i, Fits fits) {
    for (std::size_t j = 0; j < read_.size() && !partner_[i]; ++j) {
      if (taken_[j] || !fits(read_[j])) continue;
      partner_[i] = j;
      taken_[j] = true;
    }
  }

  void match_commands(int pass) {
    for (std::size_t i = 0; i < expected_.size(); ++i) {
      const ExpectedRow& row = expected_[i];
      if (row.unit || partner_[i]) continue;
      const bool bare = core_of(row.name, row.commander, words_).empty();
      match(i, [&](const FlatRow& found) {
        if (found.unit != nullptr) return false;
        const bool place = under_partner(row, found);
        const bool person = same_person(row, found);
        if (pass == 0) return same_name(row, found) && place && person;
        if (pass == 1) return same_name(row, found) && (place || person) && !(bare && !place);
        return !row.commander.empty() && person && place;
      });
    }
  }

  void match_units(int pass) {
    for (std::size_t i = 0; i < expected_.size(); ++i) {
      const ExpectedRow& row = expected_[i];
      if (!row.unit || partner_[i]) continue;
      const auto core = core_of(row.name, words_);
      match(i, [&](const FlatRow& found) {
        if (found.unit == nullptr) return false;
        const bool men = same_men(row, *found.unit);
        const bool arm = arm_of(found.unit->kind) == *row.arm;
        if (pass == 0) return same_name(row, found) && men && arm && under_partner(row, found);
        if (pass == 1) return same_name(row, found) && arm && (men || under_partner(row, found));
        if (pass == 2) return same_name(row, found) && !core.empty();
        if (!core.empty()) return within(core, core_of(found.name(), words_));
        return arm && under_partner(row, found);
      });
    }
  }

  [[nodiscard]] bool spoken_of(const ExpectedRow& row) const {
    const auto core = core_of(row.name, words_);
    return std::any_of(reading_.looks.begin(), reading_.looks.end(),
                       [&](const Problem& look) { return within(core, core_of(look.found, words_)); });
  }

  void count(std::size_t i) {
    const ExpectedRow& row = expected_[i];
    if (!row.unit) return count_command(i);
    ++score_.units;
    score_.men += row.men.value_or(0);
    if (!partner_[i]) {
      const bool asked = spoken_of(row);
      ++(asked ? score_.asked : score_.lost);
      score_.faults.push_back(fmt::format("{}: {}", asked ? "asked" : "lost", row.name));
      return;
    }
    const FlatRow& found = read_[*partner_[i]];
    const Unit& unit = *found.unit;
    if (row.men && *row.men == unit.men.value) score_.men_right += *row.men;
    std::string faults;
    const auto fault = [&](bool wrong, const std::string& what) {
      if (wrong) faults += (faults.empty() ? "" : ", ") + what;
    };
    fault(!same_name(row, found), "name");
    fault(!same_person(row, found), fmt::format("commander {}", unit.commander));
    fault(unit.nation != row.nation, fmt::format("nation {}", unit.nation));
    fault(arm_of(unit.kind) != *row.arm || !same_kind(row, unit), fmt::format("kind {}", to_string(unit.kind)));
    fault(row.men && *row.men != unit.men.value, fmt::format("men {} for {}", unit.men.value, row.men.value_or(0)));
    fault(!row.men && unit.note.find("strength from") == std::string::npos &&
              unit.note.find("a share of") == std::string::npos,
          "men not marked as guessed");
    fault(row.guns && *row.guns != unit.guns.value,
          fmt::format("guns {} for {}", unit.guns.value, row.guns.value_or(0)));
    fault(!under_partner(row, found), fmt::format("under {}", found.parent ? read_[*found.parent].name() : "nothing"));
    ++(faults.empty() ? score_.right : score_.wrong);
    if (!faults.empty()) score_.faults.push_back(fmt::format("wrong: {} as \"{}\": {}", row.name, unit.name, faults));
  }

  /// If the name says what kind of troops it is, beyond the arm, the unit is of that kind.
  [[nodiscard]] bool same_kind(const ExpectedRow& row, const Unit& unit) const {
    const auto said = readers::kind_in(readers::tokens_of(row.name), words_);
    if (!said || said->guess) return true;
    const Kind kind = *kind_from(said->is);
    return arm_of(kind) != *row.arm || kind == unit.kind;
  }

  void count_command(std::size_t i) {
    const ExpectedRow& row = expected_[i];
    ++score_.commands;
    if (!partner_[i]) {
      score_.faults.push_back(fmt::format("lost command: {}", row.name));
      return;
    }
    const FlatRow& found = read_[*partner_[i]];
    const Formation& formation = *found.formation;
    const bool level = !row.level || height(*row.level) == height(formation.level) ||
                       formation.note.find("level ") != std::string::npos;
    const bool right = same_name(row, found) && same_person(row, found) && level && under_partner(row, found);
    if (right) ++score_.commands_right;
    if (!right) {
      score_.faults.push_back(fmt::format("wrong command: {} ({}) as {} {} ({})", row.name, row.commander,
                                          to_string(formation.level), formation.name, formation.commander));
    }
  }

  const std::vector<ExpectedRow>& expected_;
  const readers::Reading& reading_;
  const PhraseBook& words_;
  std::vector<FlatRow> read_;
  std::vector<std::optional<std::size_t>> partner_;
  std::vector<bool> taken_;
  Score score_;
};

Score refused(const std::vector<ExpectedRow>& expected, const Refusal& refusal) {
  Score score;
  score.faults.push_back(fmt::format("refused: {}", refusal.what()));
  for (const ExpectedRow& row : expected) {
    ++(row.unit ? score.units : score.commands);
    if (row.unit) ++score.asked;
    score.men += row.men.value_or(0);
  }
  return score;
}

}  // namespace

Score& Score::operator+=(const Score& more) {
  units += more.units;
  right += more.right;
  wrong += more.wrong;
  asked += more.asked;
  lost += more.lost;
  invented += more.invented;
  commands += more.commands;
  commands_right += more.commands_right;
  men += more.men;
  men_right += more.men_right;
  men_invented += more.men_invented;
  return *this;
}

Score score_of(const fs::path& source, const std::vector<ExpectedRow>& expected, const readers::ReaderData& data) {
  try {
    const readers::Reading reading = readers::read_any(source, std::nullopt, data);
    return Comparison(expected, reading, data.words).all();
  } catch (const Refusal& refusal) {
    return refused(expected, refusal);
  }
}

std::vector<ScoredFixture> scores_in(const fs::path& folder, const readers::ReaderData& data) {
  std::vector<fs::path> sources;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (!entry.path().filename().string().ends_with(".expected.csv")) sources.push_back(entry.path());
  }
  std::sort(sources.begin(), sources.end());
  std::vector<ScoredFixture> scored;
  for (const fs::path& source : sources) {
    const std::string name = source.stem().string();
    const std::vector<ExpectedRow> expected = read_expected(source.parent_path() / (name + ".expected.csv"));
    scored.push_back({name, score_of(source, expected, data)});
  }
  return scored;
}

Score sum_of(const std::vector<ScoredFixture>& scored) {
  Score sum;
  for (const ScoredFixture& fixture : scored) sum += fixture.score;
  return sum;
}

}  // namespace estafette::test
