#include "converter/readers/text/named/named_regiments.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/named/title.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

/// True if troops, or commands that are set in further, stand below the brigade.
bool has_troops_below(const std::vector<TextNode>& rows, std::size_t at) {
  for (std::size_t next = at + 1; next < rows.size(); ++next) {
    const Item::Is is = rows[next].item.is;
    if (is == Item::Is::note || is == Item::Is::furniture) continue;
    const bool beside = is == Item::Is::formation || is == Item::Is::nation || is == Item::Is::total;
    return !beside || rows[next].line.depth > rows[at].line.depth;
  }
  return false;
}

/// Two names or more between commas, of which none has a rank or is known for a commander's; none for any other text.
std::vector<Parts> regiments_named(std::string_view list, const PhraseBook& words) {
  std::vector<Parts> units;
  for (const std::string& piece : split(std::string(list), ',')) {
    const std::string name = tidy(piece);
    const Tokens tokens = tokens_of(name);
    for (const Sense person : {Sense::rank, Sense::title, Sense::subaltern, Sense::commander, Sense::person})
      if (words.any(person, tokens, 0, tokens.size())) return {};
    if (tokens.empty() || !may_be_person(tokens, 0, name, words)) return {};
    Parts& unit = units.emplace_back();
    unit.name = name;
    unit.facts.level = UnitLevel::regiment;
    unit.guessed.emplace_back("a regiment, from its name behind its brigade");
  }
  return units.size() > 1 ? units : std::vector<Parts>{};
}

}  // namespace

void find_regiments_by_name(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    Item& item = rows[at].item;
    if (item.is != Item::Is::formation || item.level != Level::brigade || !item.units.empty() ||
        item.parts.facts.figures() || rows[at].line.text.find(':') == std::string::npos)
      continue;
    std::string& list = item.unread.empty() ? item.parts.commander : item.unread;
    if (has_troops_below(rows, at)) continue;
    std::vector<Parts> units = regiments_named(list, words);
    if (units.empty()) continue;
    list.clear();
    item.units = std::move(units);
  }
}

}  // namespace estafette::readers
