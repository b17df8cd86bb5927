#include "converter/readers/text/named/named_regiments.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/named/title.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

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

/// A list cut at its commas, and at "and".
std::vector<std::string> names_in(std::string_view list, const PhraseBook& words) {
  std::vector<std::string> names;
  const Tokens tokens = tokens_of(list);
  std::size_t begin = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (!is_joint(tokens, at, words)) continue;
    names.push_back(tidy(list.substr(begin, tokens[at].begin - begin)));
    begin = tokens[at].end;
  }
  names.push_back(tidy(list.substr(begin)));
  return names;
}

/// Two names or more between commas, or three with "and" before the last, of which none has a rank or is known for a
/// commander's; none for any other text.
std::vector<Parts> regiments_named(std::string_view list, const PhraseBook& words) {
  std::vector<Parts> units;
  if (list.find(',') == std::string_view::npos) return units;  // "Alba und Toro" may both have led it
  for (const std::string& name : names_in(list, words)) {
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

/// Behind those names it counts the parts of each, "je 2 Bat.", or nothing.
bool counts_each_or_nothing(const Facts& facts) {
  Facts others = facts;
  others.battalions = others.squadrons = std::nullopt;
  others.each = false;
  return !others.figures() && (facts.each || !facts.figures());
}

}  // namespace

void find_regiments_by_name(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    Item& item = rows[at].item;
    if (item.is != Item::Is::formation || item.level != Level::brigade || !item.units.empty() ||
        !counts_each_or_nothing(item.parts.facts) || rows[at].line.text.find(':') == std::string::npos)
      continue;
    std::string& list = item.unread.empty() ? item.parts.commander : item.unread;
    if (has_troops_below(rows, at)) continue;
    std::vector<Parts> units = regiments_named(list, words);
    if (units.empty()) continue;
    list.clear();
    for (Parts& unit : units) {
      unit.facts.battalions = item.parts.facts.battalions;
      unit.facts.squadrons = item.parts.facts.squadrons;
    }
    item.parts.facts.battalions = item.parts.facts.squadrons = std::nullopt;
    item.units = std::move(units);
  }
}

}  // namespace estafette::readers
