#include "converter/readers/pieces/below/names_below.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfAName = 3;
constexpr std::size_t kFewestNames = 2;

/// A line without the brackets round it.
std::string_view unbracketed(std::string_view text) {
  const bool round = text.size() > 2 && text.front() == '(' && text.find_first_of("()", 1) == text.size() - 1;
  return round ? trim(text.substr(1, text.size() - 2)) : text;
}

bool is_open_command(const TextLine& line, const PhraseBook& words) {
  if (!may_be_read(line)) return false;
  const Item item = item_of(line.text, words);
  return item.is == Item::Is::formation && item.level && item.parts.commander.empty() && item.units.empty() &&
         item.unread.empty();
}

/// "Army of the North": above all else, so that one name below it is enough.
bool is_army(const TextLine& line, const PhraseBook& words) {
  return item_of(line.text, words).level == Level::army;
}

bool begins_something(const TextLine& line, const PhraseBook& words) {
  const Item::Is is = item_of(line.text, words).is;
  return is == Item::Is::formation || is == Item::Is::unit || is == Item::Is::group;
}

/// "Kern" below "Division Merl", or another such name further down above troops: those who lead its brigades.
bool names_brigades(const std::vector<TextLine>& lines, std::size_t name, const PhraseBook& words) {
  if (names_somebody(item_of(lines[name - 1].text, words).parts.name, words)) return true;
  for (std::size_t at = name + 1; at + 1 < lines.size(); ++at) {
    if (!may_be_read(lines[at])) continue;
    const Item::Is is = item_of(lines[at].text, words).is;
    if (is == Item::Is::formation || is == Item::Is::group || is == Item::Is::nation) return false;
    const bool unit = may_be_read(lines[at + 1]) && item_of(lines[at + 1].text, words).is == Item::Is::unit;
    if (is == Item::Is::unknown && unit && is_plain_name(lines[at].text, words)) return true;
  }
  return false;
}

/// "von", "de" and "J." of a person's name.
bool is_particle_or_initial(std::string_view text, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return words.has(Sense::particle, tokens, at) || (tokens[at].letter() && capital_at(text, tokens[at].begin));
}

}  // namespace

bool is_plain_name(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMostWordsOfAName) return false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool last = at + 1 == tokens.size();
    if (!last && is_particle_or_initial(text, tokens, at, words)) continue;  // "von Kern", "J. Kern"
    if (tokens[at].is != Token::Is::word || !capital_at(text, tokens[at].begin) ||
        tokens[at].end - tokens[at].begin < 3)
      return false;
    for (const Sense other :
         {Sense::command, Sense::kind,    Sense::quality, Sense::unit,  Sense::count,     Sense::gun,  Sense::nobody,
          Sense::nation,  Sense::country, Sense::total,   Sense::grand, Sense::furniture, Sense::note, Sense::heading,
          Sense::month,   Sense::arm,     Sense::number,  Sense::state, Sense::forces,    Sense::loss, Sense::verb})
      if (words.has(other, tokens, at)) return false;
  }
  return true;
}

bool names_somebody(std::string_view command, const PhraseBook& words) {
  const Tokens tokens = tokens_of(command);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> word = words.find(Sense::command, tokens, at);
    if (!word) continue;
    const std::size_t behind = at + word->length;
    const bool whose = at > 1 && tokens[at - 1].text == "s" && tokens[at - 1].joined;  // "Kern's Division"
    if (whose) return is_plain_name(command.substr(0, tokens[at - 2].end), words);
    return behind < tokens.size() && is_plain_name(command.substr(tokens[behind].begin), words);
  }
  return false;
}

void tell_names_below(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine*> names;
  bool army = false;
  for (std::size_t at = 0; at + 2 < lines.size(); ++at) {
    TextLine& line = lines[at + 1];
    if (!may_be_read(line)) continue;
    const std::string_view name = unbracketed(line.text);
    const Tokens tokens = tokens_of(name);
    const bool ranked = name.size() < line.text.size() && words.has(Sense::rank, tokens, 0);
    if (!ranked && !is_plain_name(name, words)) continue;
    if (!is_open_command(lines[at], words) || !begins_something(lines[at + 2], words)) continue;
    if (ranked) {
      line.text = std::string(name);
    } else if (item_of(name, words).is == Item::Is::unknown && !names_brigades(lines, at + 1, words)) {
      names.push_back(&line);
      army = army || (is_army(lines[at], words) && !line.after_blank);
    }
  }
  if (names.size() < kFewestNames && !army) return;
  for (TextLine* line : names) line->text = fmt::format("Commander: {}", unbracketed(line->text));
}

}  // namespace estafette::readers
