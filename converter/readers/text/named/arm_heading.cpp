#include "converter/readers/text/named/arm_heading.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/text/named/title.hpp"
#include "converter/readers/tree/recap.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

/// Guns of artillery, men of any other arm; nothing if it does not state them.
std::optional<long long> strength_of(const TextNode& row, Arm arm) {
  const Facts& facts = row.item.parts.facts;
  if (arm != Arm::artillery) return men_of(facts);
  const std::optional<int> guns = guns_of(facts);
  return guns ? std::optional<long long>(*guns) : std::nullopt;
}

bool heads_its_arm(const std::vector<TextNode>& rows, std::size_t heading, Arm arm, const PhraseBook& words) {
  const TextNode& above = rows[heading];
  std::optional<long long> sum = 0;
  bool set_in = false;
  std::size_t units = 0;
  for (std::size_t at = heading + 1; at < rows.size(); ++at) {
    const TextNode& row = rows[at];
    if (!troops_or_command(row.item)) continue;
    const bool below = row.item.is == Item::Is::unit && row.line.depth >= above.line.depth;
    if (!below || arm_of_unit(row, words) != arm) break;
    const bool deeper = row.line.depth > above.line.depth;
    if (units == 0) set_in = deeper;
    if (set_in && !deeper) break;
    const std::optional<long long> its = strength_of(row, arm);
    sum = sum && its ? std::optional(*sum + *its) : std::nullopt;
    ++units;
    if (!set_in && sum && sum == strength_of(above, arm) && units > 1) return true;
  }
  return units > 0 && (set_in || (sum && sum == strength_of(above, arm)));
}

/// "Artillerie de la Garde, colonel Kern, 270 hommes" above companies, as far in, of which only the guns are told: the
/// men are theirs.
bool heads_its_gunners(const std::vector<TextNode>& rows, std::size_t heading, const PhraseBook& words) {
  const TextNode& above = rows[heading];
  const Tokens name = tokens_of(above.item.parts.name);
  const std::optional<PhraseFound> arm = name.empty() ? std::nullopt : words.find(Sense::arm, name, 0);
  const bool numbered = std::any_of(name.begin(), name.end(), [](const Token& token) { return token.figure(); });
  if (!arm || arm->is != to_string(Arm::artillery) || numbered || above.item.parts.commander.empty() ||
      !men_of(above.item.parts.facts) || guns_of(above.item.parts.facts))
    return false;
  std::size_t companies = 0;
  for (std::size_t at = heading + 1; at < rows.size(); ++at) {
    const TextNode& row = rows[at];
    if (!troops_or_command(row.item)) continue;
    const Facts& facts = row.item.parts.facts;
    if (row.item.is != Item::Is::unit || row.line.depth != above.line.depth || !guns_of(facts) || men_of(facts)) break;
    ++companies;
  }
  return companies > 1;
}

/// True if the next that is set in below it is a command, or lists troops under a name: no troops have one.
bool heads_a_command(const std::vector<TextNode>& rows, std::size_t heading) {
  for (std::size_t at = heading + 1; at < rows.size(); ++at)
    if (troops_or_command(rows[at].item))
      return (rows[at].formation() || rows[at].item.units.size() > 1) && rows[at].line.depth > rows[heading].line.depth;
  return false;
}

/// "Cavalry: Kern (1,200 horses)" above "Roe's Brigade: 2nd Hussars, 13th Chasseurs", as far in: the heading of the
/// brigades, if all their troops are of its arm.
bool heads_brigades_beside(const std::vector<TextNode>& rows, std::size_t heading, const PhraseBook& words) {
  const TextNode& row = rows[heading];
  const std::optional<Arm> arm = arm_alone(tokens_of(row.item.parts.name), words);
  if (!arm || (*arm != Arm::cavalry && *arm != Arm::infantry) || row.item.parts.commander.empty()) return false;
  const auto next = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(heading) + 1, rows.end(),
                                 [](const TextNode& below) { return troops_or_command(below.item); });
  if (next == rows.end() || !next->formation() || next->item.level != Level::brigade ||
      next->line.depth != row.line.depth)
    return false;
  const auto first_troops = std::find_if(next, rows.end(), [](const TextNode& below) {
    return below.item.is == Item::Is::unit || !below.item.units.empty();
  });
  if (first_troops == rows.end()) return false;
  TextNode unit = *first_troops;
  if (!unit.item.units.empty()) unit.item.parts = unit.item.units.front();
  unit.line.text = unit.item.parts.name;
  return arm_of_unit(unit, words) == *arm;
}

/// "Cavalry Kern": an arm, and who leads it, with a colon between them; empty if it is anything else.
std::string arm_and_leader(const Parts& parts, const PhraseBook& words) {
  const Tokens name = tokens_of(parts.name);
  const std::optional<PhraseFound> arm = name.empty() ? std::nullopt : words.find(Sense::arm, name, 0);
  if (!arm || arm->length >= name.size() || !parts.commander.empty() ||
      !may_be_person(name, arm->length, parts.name, words))
    return "";
  return parts.name.substr(0, name[arm->length - 1].end) + ": " + parts.name.substr(name[arm->length].begin);
}

/// "Cavalry - Kern (2,969)" and "Cavalry Kern" above his brigades: the heading of an arm, who leads it, and its
/// strength.
void head_commands(TextNode& row, const PhraseBook& words) {
  const Parts& parts = row.item.parts;
  const std::string led = arm_and_leader(parts, words);
  Item heading =
      item_of(led.empty() ? parts.name + (parts.commander.empty() ? "" : ": " + parts.commander) : led, words);
  const bool command = heading.is == Item::Is::group || heading.is == Item::Is::formation;
  if (!command || heading.arm == Arm::support || (led.empty() && !parts.facts.figures())) return;
  heading.parts.facts = parts.facts;
  row.item = std::move(heading);
}

/// What stands below the heading of an arm, as far in as the heading itself: commands of the same sort.
struct CommandsBeside {
  std::size_t end = 0;  ///< one past their last row
  bool of_the_arm = true;
  bool all_told = true;  ///< each of their troops has its strength
  long long sum = 0;
};

/// "Infantry (2,969)" above "Kern's Brigade", as far in: the commands up to the next of another sort.
CommandsBeside commands_beside(const std::vector<TextNode>& rows, std::size_t heading, Arm arm,
                               const PhraseBook& words) {
  CommandsBeside beside;
  std::optional<Level> level;
  std::size_t at = heading + 1;
  for (; at < rows.size(); ++at) {
    const TextNode& row = rows[at];
    const Item::Is is = row.item.is;
    if (is == Item::Is::group || is == Item::Is::nation || row.line.depth < rows[heading].line.depth) break;
    if (row.formation()) {
      if (level && row.item.level != level) break;
      level = row.item.level;
    } else if (is == Item::Is::unit && arm_alone(tokens_of(row.item.parts.name), words)) {
      break;  // the next heading, or troops beside them
    }
    const auto count = [&](const TextNode& unit) {
      const std::optional<long long> strength = strength_of(unit, arm);
      beside.of_the_arm = beside.of_the_arm && arm_of_unit(unit, words) == arm;
      beside.all_told = beside.all_told && strength;
      beside.sum += strength.value_or(0);
    };
    if (is == Item::Is::unit) count(row);
    for (const Parts& parts : row.item.units) {
      TextNode unit = row;
      unit.item = {};
      unit.item.is = Item::Is::unit;
      unit.item.parts = parts;
      count(unit);
    }
  }
  beside.end = at;
  return beside;
}

/// Makes a heading of an arm that stands as far in as the commands below it, if their troops come to its figure or may
/// do so; asks if they do not.
void head_commands_beside(std::vector<TextNode>& rows, std::size_t heading, Arm arm, const PhraseBook& words,
                          std::vector<Problem>& looks) {
  constexpr long long kNear = 20;  // a twentieth more or less
  const auto next = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(heading) + 1, rows.end(),
                                 [](const TextNode& row) { return troops_or_command(row.item); });
  TextNode& row = rows[heading];
  if (next == rows.end() || !next->formation() || next->item.level != Level::brigade ||
      next->line.depth != row.line.depth)
    return;
  const CommandsBeside beside = commands_beside(rows, heading, arm, words);
  const long long stated = *strength_of(row, arm);
  if (!beside.of_the_arm) return;
  const bool near = std::llabs(beside.sum - stated) * kNear <= stated;
  if (!near && (beside.all_told || beside.sum > stated)) {
    looks.push_back({"", row.line.line, "", row.line.text,
                     "the heading of the brigades below it, or troops beside them",
                     "Set in the brigades below a heading, or give the troops a name"});
    return;
  }
  row.item.is = Item::Is::group;
  row.item.arm = arm;
  for (std::size_t at = heading + 1; at < beside.end; ++at) ++rows[at].line.depth;
}

/// "Chasseurs: Morand", "Grenadiers (Friant)", "Dragoni, Dale": a kind and nothing else, and who leads it.
bool names_kind_and_leader(const TextNode& row, const Tokens& name, std::size_t kind, const PhraseBook& words) {
  const Parts& parts = row.item.parts;
  if (kind == name.size()) return !parts.commander.empty();
  const bool bracket = name[kind].mark("(") && name.back().mark(")");
  if ((!bracket && !name[kind].mark(",") && !name[kind].mark("-")) || !parts.commander.empty()) return false;
  const std::string_view text = parts.name;
  const std::size_t end = bracket ? name.back().begin : text.size();
  const std::string_view person = text.substr(name[kind].end, end - name[kind].end);
  return may_be_person(tokens_of(person), 0, person, words);
}

/// "Hussars N\u00E1dasdy" without figures at the head of hussars that all have theirs: a regiment, or who led them.
bool may_lead_those_below(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kFewest = 2;
  const auto plain = [](const TextNode& row) { return row.item.is == Item::Is::unit && row.item.units.empty(); };
  const TextNode& row = rows[at];
  if (!plain(row) || row.item.parts.facts.figures() || at == 0) return false;
  const Tokens name = tokens_of(row.item.parts.name);
  const std::optional<PhraseFound> kind = name.empty() ? std::nullopt : words.find(Sense::kind, name, 0);
  if (!kind || kind->part) return false;
  if (names_kind_and_leader(row, name, kind->length, words)) {  // "Chasseurs: Morand" above one of them by its number
    const TextNode* next = at + 1 < rows.size() ? &rows[at + 1] : nullptr;
    return next != nullptr && plain(*next) && tokens_of(next->item.parts.name).size() > 1 &&
           tokens_of(next->item.parts.name)[0].is == Token::Is::ordinal &&
           arm_of_unit(*next, words) == arm_of(*kind_from(kind->is)) && next->line.depth == row.line.depth;
  }
  const bool first =
      rows[at - 1].formation() || rows[at - 1].item.is == Item::Is::group || rows[at - 1].item.is == Item::Is::nation;
  if (!row.item.parts.commander.empty() || !first) return false;
  const bool named = kind && !kind->part && kind->length + 1 == name.size() && name.back().is == Token::Is::word &&
                     capital_at(row.item.parts.name, name.back().begin) &&
                     !words.has(Sense::unit, name, kind->length) && !words.has(Sense::kind, name, kind->length);
  if (!named) return false;
  std::size_t below = 0;
  for (std::size_t next = at + 1; next < rows.size() && plain(rows[next]); ++next, ++below) {
    const Facts& facts = rows[next].item.parts.facts;
    if (!facts.figures() || arm_of_unit(rows[next], words) != arm_of(*kind_from(kind->is))) break;
  }
  return below >= kFewest;
}

}  // namespace

std::vector<Problem> find_arm_headings(std::vector<TextNode>& rows, const PhraseBook& words) {
  std::vector<Problem> looks;
  for (std::size_t at = 0; at < rows.size(); ++at)
    if (may_lead_those_below(rows, at, words))
      looks.push_back({"", rows[at].line.line, "", rows[at].line.text,
                       "a regiment with its strength, or who led those below",
                       "Write its strength behind it, or Brigade before the name"});
  for (std::size_t at = 0; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    const bool group = row.item.is == Item::Is::group && !arm_and_leader(row.item.parts, words).empty();
    if ((row.item.is != Item::Is::unit && !group) || !row.item.units.empty()) continue;
    const bool beside = heads_brigades_beside(rows, at, words);
    if (beside || heads_a_command(rows, at)) {
      head_commands(row, words);
      if (beside && row.formation() && !row.item.level) {
        row.item.level = Level::division;
        row.item.parts.guessed.emplace_back("level division, from the brigades below it");
      }
      continue;
    }
    if (!group && heads_its_gunners(rows, at, words)) {
      row.item.is = Item::Is::group;
      row.item.arm = Arm::artillery;
    }
    if (group || !row.item.parts.commander.empty()) continue;
    const std::optional<Arm> arm = arm_alone(tokens_of(row.item.parts.name), words);
    if (!arm || *arm == Arm::support || !strength_of(row, *arm)) continue;
    if (heads_its_arm(rows, at, *arm, words)) {
      row.item.is = Item::Is::group;
      row.item.arm = arm;
    } else if (*arm != Arm::artillery) {
      head_commands_beside(rows, at, *arm, words, looks);
    }
  }
  return looks;
}

}  // namespace estafette::readers
