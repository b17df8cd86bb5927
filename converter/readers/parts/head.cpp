#include "converter/readers/parts/head.hpp"

#include "base/alike.hpp"

#include <algorithm>
#include <array>

namespace estafette::readers {
namespace {

bool ends_head(const Token& token) {
  static constexpr std::array<std::string_view, 6> kMarks = {",", "(", "[", ";", "=", "..."};
  if (token.is != Token::Is::mark) return false;
  return std::find(kMarks.begin(), kMarks.end(), token.text) != kMarks.end() || (token.text == "-" && !token.joined);
}

/// "Röder's (Guard) Brigade", "Marsh's (Tenn.) Battery", "1st (Royal) Dragoons": the token behind the bracket that
/// opens there, if its command or troops follow; otherwise `at`.
std::size_t behind_bracket(const Range& name, std::size_t at) {
  if (at == 0 || !name.mark(at, "(")) return at;
  std::size_t close = at;
  bool figure = false;
  for (; close < name.to && !name.mark(close, ")"); ++close) figure = figure || name.number(close);
  const bool possessive = name.tokens[at - 1].text == "s" && name.tokens[at - 1].joined;
  const bool numbered = name.tokens[at - 1].is == Token::Is::ordinal && !figure;
  const bool unit = (possessive || numbered) && name.find(Sense::unit, close + 1);
  const bool kind = numbered && (name.find(Sense::kind, close + 1) || name.find(Sense::arm, close + 1));
  return unit || kind || name.find(Sense::command, close + 1) ? close + 1 : at;
}

/// The arm of a phrase such as "artillery reserve", or of its last word. "Régiment d'infanterie" is a regiment's.
std::optional<Arm> arm_of_phrase(const Range& name, std::size_t at, std::size_t length) {
  const std::optional<PhraseFound> unit = name.find(Sense::unit, at);
  if (unit && unit->length < length && !name.find(Sense::plural, at)) return std::nullopt;
  std::optional<PhraseFound> found = name.find(Sense::arm, at);
  if (!found || found->length != length) found = name.find(Sense::arm, at + length - 1);
  return found ? arm_from(found->is) : std::nullopt;
}

/// "brigata di cavalleria" in "Brigata di Cavalleria Leggera del Generale Kern": the token behind the command at `at`
/// and behind the adjective of the sort that ends its phrase, "leggera".
std::size_t past_sort_of_command(const Range& name, std::size_t at, std::size_t length) {
  const std::size_t end = at + length;
  for (std::size_t word = at + 1; word < end; ++word) {
    const std::optional<PhraseFound> kind = name.find(Sense::kind, word);
    const std::optional<Kind> sort = kind ? kind_from(kind->is) : std::nullopt;
    if (sort && word + kind->length > end && (arm_of(*sort) == Arm::infantry || arm_of(*sort) == Arm::cavalry))
      return word + kind->length;
  }
  return end;
}

/// "Divisione Dragoni Kern": a command, its sort, and whose it is; `at` is where the sort begins.
bool of_sort_and_name(const Range& name, std::size_t at, const Head& head) {
  if (at != 1 || head.is != Head::Is::formation || (head.level != Level::brigade && head.level != Level::division))
    return false;
  const std::optional<PhraseFound> kind = name.find(Sense::kind, at);
  const std::optional<PhraseFound> arm = name.find(Sense::arm, at);
  const std::optional<Kind> sort = kind ? kind_from(kind->is) : std::nullopt;
  const bool horse = arm && arm_from(arm->is) == Arm::cavalry;
  const bool troops = sort && !kind->guess && (arm_of(*sort) == Arm::cavalry || arm_of(*sort) == Arm::infantry);
  if (!horse && (!troops || arm)) return false;
  const std::size_t behind = at + std::max(kind ? kind->length : 0, arm ? arm->length : 0);
  for (std::size_t word = behind; word < name.to; ++word) {
    if (name.tokens[word].is != Token::Is::word) return false;
    for (const Sense other : {Sense::kind, Sense::unit, Sense::arm, Sense::command, Sense::count, Sense::quality,
                              Sense::nation, Sense::country, Sense::state, Sense::link, Sense::rank})
      if (name.find(other, word)) return false;
  }
  return behind < name.to;
}

/// "Brigata di Cavalleria Leggera del Generale Kern": a command's sort, of which the words at `at` are the end, and
/// behind it who leads it.
bool of_sort_and_leader(const Range& name, std::size_t at, std::size_t length, const Head& head) {
  if (head.is != Head::Is::formation || (head.level != Level::brigade && head.level != Level::division)) return false;
  const std::optional<PhraseFound> kind = name.find(Sense::kind, at);
  const std::optional<Kind> sort = kind ? kind_from(kind->is) : std::nullopt;
  const bool guns = sort && (arm_of(*sort) == Arm::artillery || arm_of(*sort) == Arm::support);
  const std::optional<PhraseFound> of = name.find(Sense::link, at + length);
  const bool led = name.find(Sense::rank, at + length) ||
                   (of && of->is != "and" && name.find(Sense::rank, at + length + of->length));
  return !guns && led;
}

/// A word for a command stands there, or further behind.
bool command_behind(const Range& name, std::size_t at) {
  for (; at < name.to; ++at)
    if (name.find(Sense::command, at)) return true;
  return false;
}

}  // namespace

std::optional<Arm> arm_from(std::string_view word) {
  for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery, Arm::support})
    if (alike(word, to_string(arm))) return arm;
  return std::nullopt;
}

Head head_of(const Range& name) {
  Head head;
  const std::optional<PhraseFound> part = name.find(Sense::link, 0);  // "Detachments from 2/31st Foot"
  std::size_t at = part && part->is == "part" ? part->length : 0;
  while (at < name.to) {
    const std::size_t behind = head.is == Head::Is::nothing ? behind_bracket(name, at) : at;
    if (behind == at && ends_head(name.tokens[at])) break;
    at = behind;
    const bool of =
        head.is == Head::Is::unit && name.mark(at, "/") && at > 0 && name.tokens[at - 1].is == Token::Is::word;
    if (of) break;  // "Grenadier Battalions/5th Division"
    const bool figure = name.number(at) && at > 0 && !name.find(Sense::serial, at - 1);
    if (head.is == Head::Is::formation && figure) break;  // "4th Division 12 5,618 4 art cos"
    head.numbered = head.numbered || name.tokens[at].is != Token::Is::word;
    const std::optional<PhraseFound> command = name.find(Sense::command, at);
    const std::optional<PhraseFound> rank = command ? name.find(Sense::rank, at) : std::nullopt;
    if (rank && rank->length > command->length) {
      if (head.is == Head::Is::formation) break;  // "First Division. Brig. Gen. Kern"
      if (head.is == Head::Is::nothing && command_behind(name, at + rank->length)) {  // "Brig. Gen. Kern's Division"
        at += rank->length;
        continue;
      }
    }
    std::optional<PhraseFound> troops = name.find(Sense::kind, at);
    const std::optional<PhraseFound> unit = name.find(Sense::unit, at);
    if (unit && (!troops || unit->length > troops->length)) troops = unit;
    const std::optional<PhraseFound> arm = name.find(Sense::arm, at);
    if (arm && troops && arm->length > troops->length) troops = arm;  // "Light Troops"
    const bool possessive = at + 1 < name.to && name.tokens[at + 1].text == "s" && name.tokens[at + 1].joined;
    if (possessive) troops.reset();  // "Polk's Corps" has no cossacks
    const bool numbered = at > 0 && name.tokens[at - 1].is == Token::Is::ordinal;
    if (const auto state = name.find(Sense::state, at); state && numbered) troops = state;  // "33rd Ohio"
    const auto guns = at > 0 && at + 1 == name.to ? name.find(Sense::gun, at) : std::nullopt;
    if (guns && guns->is == "howitzer" && name.tokens[0].is == Token::Is::ordinal)
      troops = guns;                                                         // "1st Kern Howitzers"
    const std::optional<PhraseFound> guard = name.find(Sense::quality, at);  // "1st Life Guards", and nothing else
    if (guard && guard->length > 1 && numbered && !troops && !command && guard->is == to_string(Quality::guard) &&
        (at + guard->length == name.to || ends_head(name.tokens[at + guard->length])))
      troops = guard;
    // "II DIVISIONE FANTERIA DI LINEA", but not "III Corps Horse Battery 1" nor "Corps Cavalry".
    const bool of_its_sort = head.is == Head::Is::formation && head.level && troops && !unit &&
                             (!arm || arm->length < troops->length) && troops->length > 1 &&
                             at + troops->length == name.to && name.find(Sense::kind, at) &&
                             !name.find(Sense::unit, name.to - 1) &&  // "Kern's Brigade Light Battalion"
                             arm_of(*kind_from(name.find(Sense::kind, at)->is)) == Arm::infantry;
    const bool of_infantry = head.is == Head::Is::formation && head.level && head.numbered && arm && !unit &&
                             arm_from(arm->is) == Arm::infantry && name.mark(at + arm->length, "(") &&
                             name.find(Sense::rank, at + arm->length + 1);
    // "Brigata Granatieri", "Brigade Husaren": after its sort; but "Brigade Artillery" are guns, and "Brigade Jäger"
    // may be those of a brigade.
    const bool after_its_sort = at == 1 && head.is == Head::Is::formation && head.level == Level::brigade && troops &&
                                !unit && !arm && (!troops->guess || name.tokens[0].text != "brigade") &&
                                (at + troops->length == name.to || name.find(Sense::link, at + troops->length)) &&
                                name.find(Sense::kind, at) &&
                                arm_of(*kind_from(name.find(Sense::kind, at)->is)) != Arm::artillery &&
                                arm_of(*kind_from(name.find(Sense::kind, at)->is)) != Arm::support;
    if (of_its_sort || of_infantry || after_its_sort || of_sort_and_name(name, at, head) ||
        (troops && !unit && of_sort_and_leader(name, at, troops->length, head)))
      break;                                                                  // "2e Divisie Infanterie (Lt.-Gen. Kern)"
    const bool inside = command && command->part && troops && !troops->part;  // "Artilleriereserve" is artillery
    if (command && !inside && (!troops || command->length >= troops->length)) {
      head = {Head::Is::formation, level_from(command->is), std::nullopt, head.numbered, 0};
      at = past_sort_of_command(name, at, command->length);
    } else if (troops) {
      head = {Head::Is::unit, std::nullopt, arm_of_phrase(name, at, troops->length), head.numbered, 0};
      at += troops->length;
    } else {
      const std::optional<PhraseFound> link = name.find(Sense::link, at);
      const bool ends = (link && link->is != "and") || (head.is == Head::Is::formation && name.find(Sense::rank, at));
      if (ends && head.is != Head::Is::nothing) break;
      ++at;
    }
  }
  head.end = at;
  return head;
}

}  // namespace estafette::readers
