#include "converter/readers/unit/name_doubts.hpp"

#include "base/letters.hpp"
#include "converter/readers/list/named_one_by_one.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/unit/two_kinds.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostBattalions = 9;  ///< of a regiment

/// "47e - 2e": what stood in the line above between the two.
bool has_dash_between_numbers(const Tokens& name) {
  for (std::size_t at = 1; at + 1 < name.size(); ++at)
    if (name[at].mark("-") && !name[at].joined && name[at - 1].figure() && name[at + 1].is == Token::Is::ordinal)
      return true;
  return false;
}

/// "3 Regtr. (Alba, Dale 4, Toro)": at least three names at commas in a bracket.
bool lists_in_bracket(const Tokens& name, std::string_view text, const PhraseBook& words) {
  std::size_t entries = 0;
  bool open = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (name[at].mark("(")) open = true;
    if (name[at].mark(")")) open = false;
    if (words.has(Sense::rank, name, at) || words.has(Sense::commander, name, at)) return false;
    const bool begins = open && at > 0 && (name[at - 1].mark("(") || name[at - 1].mark(","));
    entries += begins && name[at].is == Token::Is::word && !is_small(text[name[at].begin]) ? 1U : 0U;
  }
  return entries > 2;
}

/// Of troops, commands or numbers, in any sense that a unit's name is made of.
bool is_known_of_units(const Tokens& name, std::size_t at, const PhraseBook& words) {
  constexpr std::array kKnown = {Sense::kind,   Sense::unit,    Sense::arm,     Sense::state,
                                 Sense::nation, Sense::quality, Sense::command, Sense::count,
                                 Sense::gun,    Sense::country, Sense::serial};
  return std::any_of(kKnown.begin(), kKnown.end(), [&](Sense known) { return words.has(known, name, at); });
}

/// "3 Regtr.", "4 Ktr.": a count, and a word in short for what is counted, which nobody knows.
bool begins_with_unknown_count(const Tokens& name, const PhraseBook& words) {
  constexpr std::size_t kLongestAbbreviation = 6;  // letters
  constexpr int kMostOfAny = 40;
  if (name.size() < 3 || name[0].is != Token::Is::number || name[0].value < 2 || name[0].value > kMostOfAny ||
      name[1].is != Token::Is::word || !name[2].mark(".") || name[1].text.size() > kLongestAbbreviation)
    return false;
  return !is_known_of_units(name, 1, words);
}

/// "22nd Line, 2 Haufen", "6th Line (2 Scharen)": a count behind the name's own number, of what nobody knows.
bool ends_in_unknown_count(const Tokens& name, const PhraseBook& words) {
  constexpr int kMostOfAny = 20;
  if (name.size() < 4) return false;
  const std::size_t last = name.size() - (name.back().mark(")") ? 2U : 1U);
  if (last < 3 || name[last].is != Token::Is::word || name[last - 1].is != Token::Is::number ||
      name[last - 1].value < 2 || name[last - 1].value > kMostOfAny || name[last].joined ||
      words.has(Sense::serial, name, last - 2))
    return false;
  const bool numbered = std::any_of(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(last) - 1,
                                    [](const Token& token) { return token.figure(); });
  return numbered && !is_known_of_units(name, last, words);
}

/// "1st Line (FML Dale)": a line of battle, which a general led, or a regiment.
bool may_be_line_of_battle(const ToldUnit& told, const PhraseBook& words) {
  const Tokens leader = tokens_of(told.parts.commander);
  return is_of_the_line(told.name, words) && !told.facts.figures() && words.has(Sense::rank, leader, 0) &&
         !leads_at_most_a_regiment(leader, 0, words);
}

/// "2 brigade btys": several batteries, of which one was made.
bool counts_batteries(const ToldUnit& told, const PhraseBook& words) {
  const Tokens& name = told.name;
  if (arm_of(told.unit.kind) != Arm::artillery || name.size() < 3 || name[0].is != Token::Is::number ||
      name[0].value < 2 || told.facts.batteries.value_or(1) > 1)
    return false;
  const std::optional<PhraseFound> count = words.find(Sense::count, name, name.size() - 1);
  return count && count->is == "batteries" && name.back().text.ends_with('s');
}

bool counts_parts(const std::optional<PhraseFound>& count) {
  return count && !count->part && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
}

/// "Batt. 7": of foot or of guns, and no word tells which.
bool may_be_battery(const ToldUnit& told) {
  const Tokens& name = told.name;
  const bool short_word = !name.empty() && (name[0].text == "batt" || name[0].text == "bat");
  return short_word && name.size() > 1 && name.size() < 4 && name.back().is == Token::Is::number &&
         arm_of(told.unit.kind) == Arm::infantry && !told.men_stated && !told.facts.kind;
}

/// "Granatieri - 2 comp. scelte", "Foreign 4 battalions of Alba", "Dragoons sq. 3": what is counted in a name, of a
/// unit whose parts are only guessed.
bool counts_in_name(const ToldUnit& told, const PhraseBook& words) {
  const Tokens& name = told.name;
  if (told.men_stated || told.facts.subunits() || told.facts.companies || told.facts.few || name.empty()) return false;
  for (std::size_t at = 1; at + 1 < name.size(); ++at) {
    const bool counted = name[at].is == Token::Is::number && !words.has(Sense::serial, name, at - 1) &&
                         (name[at - 1].mark("-") || name[at - 1].mark(",") ||
                          (name[at - 1].is == Token::Is::word && words.has(Sense::plural, name, at + 1))) &&
                         counts_parts(words.find(Sense::count, name, at + 1));
    if (counted) return true;
  }
  std::size_t word = name.size() - 1;
  if (name[word].is != Token::Is::number || word < 2) return false;
  --word;
  if (name[word].mark(".") && word > 1) --word;
  const std::optional<PhraseFound> count = words.find(Sense::count, name, word);
  return count && !count->part && count->is == "squadrons" && name[word - 1].is == Token::Is::word &&
         !words.has(Sense::kind, name, word - 1);
}

/// "30th Line1": the mark of a footnote, or something that is counted. But "IR3" is its number.
bool ends_in_glued_figure(const Tokens& name, const PhraseBook& words) {
  constexpr int kMostFootnotes = 99;
  const std::size_t last = name.size() - 1;
  return name.size() > 2 && name[0].is == Token::Is::ordinal && name[last].is == Token::Is::number &&
         name[last].joined && name[last].value <= kMostFootnotes && name[last - 1].is == Token::Is::word &&
         (words.has(Sense::kind, name, last - 1) || words.has(Sense::unit, name, last - 1));
}

/// "Halkett 2/30 33 2/69": battalions of two regiments by their numbers.
bool numbers_two_battalions(const Tokens& name) {
  std::size_t pairs = 0;
  for (std::size_t at = 1; at + 1 < name.size(); ++at) {
    const bool pair = name[at].mark("/") && name[at - 1].figure() && name[at + 1].figure();
    const bool longer = (at > 1 && name[at - 2].mark("/")) || (at + 2 < name.size() && name[at + 2].mark("/"));
    pairs += pair && !longer && name[at + 1].value > kMostBattalions ? 1U : 0U;
  }
  return pairs > 1;
}

/// "Brigade: IR Nr. 20, 27", "Alba / Toro Nr. 1 / IR 30": the small figure that was read as men may be another's
/// number.
bool may_number_another(const ToldUnit& told, const PhraseBook& words, const UnitReading& reading) {
  constexpr int kHardlyARegiment = 60;  // men
  const bool read = std::any_of(reading.guessed.begin(), reading.guessed.end(),
                                [](const std::string& guess) { return guess.ends_with(" read as men"); });
  if (!read || told.unit.men.value >= kHardlyARegiment || arm_of(told.unit.kind) != Arm::infantry) return false;
  const Tokens note = tokens_of(told.parts.note);  // "2nd (Dale): 32, 36, 45"
  if (!note.empty() && std::all_of(note.begin(), note.end(),
                                   [](const Token& token) { return token.figure() || token.is == Token::Is::mark; }))
    return true;
  for (std::size_t at = 1; at < told.name.size(); ++at)
    if (told.name[at].figure() && words.has(Sense::serial, told.name, at - 1)) return true;
  return false;
}

/// "Compagnia Imola, Battaglione Emilia": a company and its battalion, or two units.
bool names_two_units(const ToldUnit& told, const PhraseBook& words) {
  const std::vector<std::string_view> pieces = pieces_of(told.parts.name, ',');
  return pieces.size() == 2 && names_its_unit(pieces[0], words) && names_its_unit(pieces[1], words);
}

/// "Regt." behind a list of others: the word alone, so that its name was lost with what stood before it.
bool is_word_alone(const ToldUnit& told, const PhraseBook& words) {
  const Tokens& name = told.name;
  const std::optional<PhraseFound> unit = name.empty() ? std::nullopt : words.find(Sense::unit, name, 0);
  if (!unit || told.men_stated || told.facts.figures() || unit->is != to_string(UnitLevel::regiment)) return false;
  return std::all_of(name.begin() + static_cast<std::ptrdiff_t>(unit->length), name.end(),
                     [](const Token& token) { return token.mark("."); });
}

/// "ROE [3 figs at 1:15]": nothing but a name, and as few figures as a general and his staff have on the table.
bool may_be_leader_on_table(const ToldUnit& told, const PhraseBook& words) {
  constexpr int kMostOfALeader = 5;      // figures
  constexpr std::size_t kMostNames = 3;  // words
  const Tokens& name = told.name;
  if (name.empty() || name.size() > kMostNames) return false;
  for (std::size_t at = 0; at < name.size(); ++at)
    if (name[at].is != Token::Is::word || is_known_of_units(name, at, words)) return false;
  const Tokens note = tokens_of(told.parts.note);
  for (std::size_t at = 0; at + 1 < note.size(); ++at) {
    const std::optional<PhraseFound> model = note[at].is == Token::Is::number && note[at].value <= kMostOfALeader
                                                 ? words.find(Sense::model, note, at + 1)
                                                 : std::nullopt;
    if (model && model->is == "figure") return true;
  }
  return false;
}

}  // namespace

void ask_about_name(const ToldUnit& told, const PhraseBook& words, UnitReading& reading) {
  if (!reading.queries.empty()) return;
  if (has_dash_between_numbers(told.name))
    reading.queries.push_back({"the words of the line above for each dash", "Write them out"});
  else if (may_be_line_of_battle(told, words))
    reading.queries.push_back({"a line of battle with the commands in it, or a regiment of the line",
                               "Write Regiment behind the name, or First Line: and who led it"});
  else if (may_be_leader_on_table(told, words))
    reading.queries.push_back({"troops, or a leader with his staff", "Write what they are behind the name"});
  else if (is_word_alone(told, words))
    reading.queries.push_back({"the name or the number of a regiment", "Write it before the word"});
  else if (may_be_battery(told))
    reading.queries.push_back({"a battalion or a battery", "Write out the word"});
  else if (lists_in_bracket(told.name, told.parts.name, words) || counts_batteries(told, words) ||
           numbers_two_battalions(told.name) || names_two_units(told, words) ||
           may_number_another(told, words, reading))
    reading.queries.push_back({"one unit, or several that can be told apart", "Give each unit a line of its own"});
  else if (counts_in_name(told, words))
    reading.queries.push_back({"a count set apart from the name", "Put it in brackets behind the name: (2 companies)"});
  else if (ends_in_glued_figure(told.name, words))
    reading.queries.push_back({"a name without a figure glued to it, which may be the mark of a footnote",
                               "Take it off, or write what it counts"});
  else if (begins_with_unknown_count(told.name, words) || ends_in_unknown_count(told.name, words))
    reading.queries.push_back({"a count that can be read, such as 3 regiments or 4 guns",
                               "Write out the word behind the figure, or give it in a file of words of your own"});
}

}  // namespace estafette::readers
