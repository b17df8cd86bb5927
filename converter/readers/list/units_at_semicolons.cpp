#include "converter/readers/list/units_at_semicolons.hpp"

#include "base/text.hpp"
#include "converter/readers/list/shared_figures.hpp"
#include "converter/readers/list/strength_of_all.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestEntries = 3, kMostTokensOfEntry = 14;

/// True if the words tell of a leader, of a command of some level or of what happened.
bool tells_of_others(const Tokens& tokens, const PhraseBook& words) {
  for (const Sense other : {Sense::rank, Sense::verb, Sense::commander, Sense::note, Sense::loss, Sense::total})
    if (words.any(other, tokens, 0, tokens.size())) return true;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const auto command = words.find(Sense::command, tokens, at); command && level_from(command->is)) return true;
  return false;
}

/// The arm of "Cavalry: Reina", which is taken off the entry; nothing if none stands before it.
std::optional<Arm> take_arm(std::string_view& entry, const PhraseBook& words) {
  const std::size_t colon = entry.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const Tokens label = tokens_of(entry.substr(0, colon));
  const std::optional<PhraseFound> arm = label.empty() ? std::nullopt : words.find(Sense::arm, label, 0);
  if (!arm || arm->length != label.size()) return std::nullopt;
  entry = trim(entry.substr(colon + 1));
  return arm_from(arm->is);
}

/// "one detachment of mixed regiments" of "and one detachment of mixed regiments".
std::string_view without_and(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  return tokens.size() > 1 && is_and(tokens, 0, words) ? entry.substr(tokens[1].begin) : entry;
}

/// "Alba, Toro": another name behind a comma, and not how many they are, as in "sappers, one company".
bool lists_names_at_commas(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
    if (tokens[at].mark(",") && !Range{tokens, tokens.size(), words}.figure_at(at + 1)) return true;
  return false;
}

/// "86 officers, 3,932 men" behind the last of them, perhaps as a sentence: the strength of all.
std::optional<Facts> take_strength_behind(std::string_view& text, const PhraseBook& words) {
  if (std::optional<Facts> strength = take_strength_of_all(text, words)) return strength;
  const std::size_t stop = text.rfind(". ");
  std::optional<Facts> strength =
      stop == std::string_view::npos ? std::nullopt : strength_in(trim(text.substr(stop + 2)), words);
  if (strength) text = trim(text.substr(0, stop));
  return strength;
}

/// What a square bracket at the end says, which is taken off with the full stop before it.
std::string_view take_remark(std::string_view& text) {
  if (text.ends_with('.')) text.remove_suffix(1);
  const std::size_t open = text.ends_with(']') ? text.rfind('[') : std::string_view::npos;
  if (open == std::string_view::npos) return "";
  const std::string_view remark = text.substr(open + 1, text.size() - open - 2);
  text = trim(text.substr(0, open));
  if (text.ends_with('.')) text.remove_suffix(1);
  return remark;
}

}  // namespace

std::vector<Parts> units_at_semicolons(std::string_view text, const PhraseBook& words) {
  std::optional<Facts> of_all = take_strength_behind(text, words);
  const std::string_view remark = take_remark(text);  // "... Dale. [The horse was 302 sabres in all.]"
  const std::vector<std::string_view> pieces = pieces_of(text, ';');
  if (pieces.size() < kFewestEntries) return {};
  std::vector<Parts> units;
  std::size_t told = 0;
  bool guns = false;  // "Stone 4 guns; Alder; Birch" may all be batteries
  std::optional<Arm> arm;
  for (std::string_view entry : pieces) {
    entry = without_and(trim(entry), words);
    if (const std::optional<Arm> label = take_arm(entry, words)) arm = label;
    const Tokens tokens = tokens_of(entry);
    if (tokens.empty() || tokens.size() > kMostTokensOfEntry || tells_of_others(tokens, words) ||
        lists_names_at_commas(tokens, words))
      return {};
    Parts unit = parts_of(entry, tokens, words);
    if (unit.name.empty() && unit.facts.guns && !unit.facts.kind) {  // "6 guns" behind foot and horse
      unit.facts.kind = Kind::foot_artillery;
      unit.guessed.emplace_back("kind foot artillery");
    }
    const bool sort = unit.facts.kind || kind_in(tokens_of(unit.name), words);
    if ((unit.name.empty() && !sort) || !unit.commander.empty() || entry.find(':') != std::string_view::npos) return {};
    guns = guns || (unit.facts.guns && !unit.name.empty());
    told += sort || unit.facts.figures() ? std::size_t{1} : std::size_t{0};
    if (arm == Arm::cavalry && !sort) {
      unit.facts.kind = Kind::light_cavalry;
      unit.guessed.emplace_back("kind light cavalry from its heading");
    }
    units.push_back(std::move(unit));
  }
  if (3 * told < units.size() || (guns && told < units.size())) return {};
  append(units.back().note, remark);
  if (of_all) share_figures(units, std::move(of_all), words);
  return units;
}

}  // namespace estafette::readers
