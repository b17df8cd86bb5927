#include "converter/readers/any/stated.hpp"

#include "base/ascii.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/orbat/no_nation.hpp"
#include "converter/readers/outline/outline.hpp"
#include "converter/readers/unit/unit.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// What a note says, the guess of the nation apart: of "scouts; guessed: nation Russia from its name, quality line"
/// "Russia from its name", and "scouts; guessed: quality line".
struct NationGuess {
  std::string guess;  ///< empty: it is not guessed
  std::string rest;
};

NationGuess nation_guess_in(const Unit& unit) {
  constexpr std::string_view kMark = "guessed: ", kOfNation = "nation ";
  NationGuess found;
  std::vector<std::string> notes;
  for (std::size_t at = 0; at <= unit.note.size();) {
    const std::size_t end = std::min(unit.note.find("; ", at), unit.note.size());
    std::string note = unit.note.substr(at, end - at);
    at = end + 2;
    const std::size_t begin =
        note.starts_with(kMark) ? note.find(fmt::format("{}{} from", kOfNation, unit.nation)) : std::string::npos;
    if (begin != std::string::npos) {
      const std::size_t after = std::min(note.find(", ", begin), note.size());
      found.guess = note.substr(begin + kOfNation.size(), after - begin - kOfNation.size());
      const bool first = begin == kMark.size(), last = after == note.size();
      note = first && last ? "" : last ? note.substr(0, begin - 2) : note.substr(0, begin) + note.substr(after + 2);
    }
    if (!note.empty()) notes.push_back(std::move(note));
  }
  found.rest = fmt::format("{}", fmt::join(notes, "; "));
  return found;
}

/// How many guesses are none any more.
int state_nation(Formation& formation, const std::string& nation) {
  int settled = 0;
  for (Unit& unit : formation.units) {
    const NationGuess known = nation_guess_in(unit);
    const bool guessed = !known.guess.empty();
    if (guessed) {
      ++settled;
      const bool other = unit.nation != nation;
      unit.note = other ? fmt::format("stated: nation {}, not {}", nation, known.guess) : "";
      if (!known.rest.empty()) unit.note += (other ? "; " : "") + known.rest;
    }
    if (guessed || unit.nation == kNoNation || unit.nation.empty()) unit.nation = nation;
  }
  for (Formation& child : formation.formations) settled += state_nation(child, nation);
  return settled;
}

/// Puts those of the commands that are lower than `level` under a new one, where the first of them stood.
void put_under(std::vector<Formation>& commands, Level level, const std::string& name) {
  const auto low = [&](const Formation& command) { return height(command.level) < height(level); };
  if (std::none_of(commands.begin(), commands.end(), low)) return;
  Formation above;
  above.level = level;
  above.name = name;
  above.note = "as stated on the command line";
  std::vector<Formation> all;
  std::ptrdiff_t place = 0;  // of the new one among those that stay
  for (Formation& command : commands) {
    if (!low(command)) {
      all.push_back(std::move(command));
    } else {
      if (above.formations.empty()) place = static_cast<std::ptrdiff_t>(all.size());
      above.formations.push_back(std::move(command));
    }
  }
  all.insert(all.begin() + place, std::move(above));
  commands = std::move(all);
}

/// Puts divisions and brigades that are under no corps, at the top or in an army, under one.
void put_under_corps(std::vector<Formation>& commands, const std::string& name) {
  for (Formation& command : commands)
    if (command.level == Level::army) put_under_corps(command.formations, name);
  put_under(commands, Level::corps, name);
}

/// The order of battle with what is stated; counts the guesses that are none any more.
Orbat with_stated(Orbat orbat, const Stated& stated, int& settled) {
  if (!stated.nation.empty()) {
    for (Formation& top : orbat.formations) settled += state_nation(top, stated.nation);
  }
  if (!stated.corps.empty()) put_under_corps(orbat.formations, stated.corps);
  if (!stated.army.empty()) put_under(orbat.formations, Level::army, stated.army);
  if (stated.anything()) assign_ids(orbat);
  return orbat;
}

/// A name as the outline may hold it; notes in `problems` what is wrong with it.
std::string name_for_outline(const std::string& option, const std::string& said, ProblemList& problems) {
  std::string name(trim(said));
  if (has_control(name)) {
    problems.add({option, 0, "", name, "words on one line", "Take out the line ends and tabs"});
  } else if (name.empty() && !said.empty()) {
    problems.add({option, 0, "", "blanks", "a name", "Write one, or leave the option out"});
  } else if (shorten(name, kLongestName) != name) {
    problems.add({option, 0, "", name, fmt::format("at most {} letters", kLongestName), "Shorten it"});
  }
  return name;
}

/// "Frankreich", "französisch" as "France"; what no list of words knows stays as it is.
std::string nation_meant(const std::string& said, const PhraseBook& words) {
  const Tokens tokens = tokens_of(said);
  for (const Sense sense : {Sense::country, Sense::nation}) {
    const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
    if (found && found->length == tokens.size()) return found->is;
  }
  return said;
}

}  // namespace

Stated as_meant(const Stated& stated, const PhraseBook& words) {
  ProblemList problems;
  Stated meant;
  meant.nation = nation_meant(name_for_outline("--nation", stated.nation, problems), words);
  meant.corps = name_for_outline("--corps", stated.corps, problems);
  meant.army = name_for_outline("--army", stated.army, problems);
  problems.refuse_if_any();
  return meant;
}

Orbat with_stated(Orbat orbat, const Stated& stated) {
  int settled = 0;
  return with_stated(std::move(orbat), stated, settled);
}

void take_stated(Reading& reading, const Stated& stated) {
  int settled_guesses = 0;
  reading.orbat = with_stated(std::move(reading.orbat), stated, settled_guesses);
  reading.guesses -= std::min(settled_guesses, reading.guesses);
  if (stated.nation.empty()) return;
  std::vector<int> settled;
  std::erase_if(reading.looks, [&](const Problem& look) {
    const bool nation = asks_of_a_nation(look);
    if (nation) settled.push_back(look.line);
    return nation;
  });
  for (const int line : settled) {
    const auto here = [&](const auto& one) { return one.line == line; };
    if (std::any_of(reading.looks.begin(), reading.looks.end(), here)) continue;
    const auto use = std::find_if(reading.uses.begin(), reading.uses.end(), here);
    if (use == reading.uses.end() || use->use != LineUse::asked) continue;
    use->use = LineUse::read;
    ++reading.understood;
  }
}

}  // namespace estafette::readers
