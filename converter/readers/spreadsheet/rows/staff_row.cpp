#include "converter/readers/spreadsheet/rows/staff_row.hpp"

#include "converter/readers/line/item.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

/// Guides and gendarmes serve at headquarters, and so does a signal corps, but they are troops.
bool are_troops(const Tokens& name, std::size_t at, std::size_t length, const PhraseBook& words) {
  const std::string& word = name[at].text;
  return word == "guides" || word.find("ndarm") != std::string::npos || word.starts_with("жандарм") ||
         words.any(Sense::command, name, at, at + length);
}

/// How many tokens there tell of a staff.
std::optional<std::size_t> length_of_staff(const Tokens& name, std::size_t at, const PhraseBook& words) {
  if (const std::optional<PhraseFound> place = words.find(Sense::place, name, at); place && place->is == "headquarters")
    return place->length;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, name, at);
  const bool staff = kind && kind->is == to_string(Kind::staff) && !kind->part;
  return staff && !are_troops(name, at, kind->length, words) ? std::optional(kind->length) : std::nullopt;
}

}  // namespace

bool tells_of_staff(const ReadRow& read, const PhraseBook& words) {
  const Facts& facts = read.parts.facts;
  if (facts.men || facts.guns || facts.subunits() || !read.units.empty()) return false;
  const Tokens name = tokens_of(read.name);
  if (name.empty())
    return !facts.figures() && !facts.kind && !read.parts.commander.empty();  // <hq><general name="Kern"/></hq>
  bool staff = false;
  for (std::size_t at = 0; at < name.size();) {
    std::size_t length = 1;
    if (const std::optional<std::size_t> found = length_of_staff(name, at, words)) {
      staff = true;
      length = *found;
    } else if (const std::optional<PhraseFound> command = words.find(Sense::command, name, at)) {
      length = command->length;
    } else if (!name[at].figure() && name[at].is != Token::Is::mark && !words.has(Sense::article, name, at) &&
               !words.has(Sense::particle, name, at)) {
      return false;
    }
    at += length;
  }
  return staff;
}

std::optional<Level> level_of_staff(const ReadRow& read, const PhraseBook& words) {
  const Tokens name = tokens_of(read.name);
  for (std::size_t at = 0; at < name.size(); ++at)
    if (const std::optional<PhraseFound> command = words.find(Sense::command, name, at))
      if (const std::optional<Level> level = level_from(command->is)) return level;
  return std::nullopt;
}

std::string leader_of_staff(const ReadRow& read, const PhraseBook& words) {
  if (!read.parts.commander.empty()) return read.parts.commander;
  const Item told = item_of(read.parts.note, words);
  return told.is == Item::Is::commander && told.parts.note.empty() ? read.parts.note : "";
}

}  // namespace estafette::readers
