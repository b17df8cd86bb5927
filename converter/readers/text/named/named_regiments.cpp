#include "converter/readers/text/named/named_regiments.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/named/title.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
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

/// A name, and what is told of it.
struct Named {
  Parts parts;
  bool told = false;  ///< it is troops by its words: "Voluntarios de Lund", "2º de Toro", "España nº 3"
};

/// The regiment that a name is of; nothing for a leader and for anything else.
std::optional<Named> regiment_of(const std::string& name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  if (tokens.empty()) return std::nullopt;
  Named named;
  named.parts.name = name;
  named.parts.facts.level = UnitLevel::regiment;
  const std::optional<PhraseFound> title = words.find(Sense::title, tokens, 0);
  const bool titled = title && title->length == tokens.size() && begins_capital(name);  // "Rey", "Príncipe"
  if (titled) return named;
  for (const Sense person : {Sense::rank, Sense::title, Sense::subaltern, Sense::commander, Sense::person,
                             Sense::command, Sense::verb, Sense::note})
    if (words.any(person, tokens, 0, tokens.size())) return std::nullopt;
  if (may_be_person(tokens, 0, name, words)) return named;
  std::size_t end = tokens.size();
  while (end > 1 && (tokens[end - 1].is == Token::Is::number || tokens[end - 1].mark(".") ||
                     words.has(Sense::serial, tokens, end - 1)))
    --end;
  const std::string_view before = std::string_view(name).substr(0, tokens[end - 1].end);
  const Tokens plain = tokens_of(before);
  std::size_t from = plain[0].is == Token::Is::ordinal ? 1 : 0;
  while (from > 0 && from < plain.size() && words.has(Sense::link, plain, from)) ++from;
  const auto is_name = [&](std::size_t at) {
    const std::optional<PhraseFound> country = words.find(Sense::country, plain, at);
    return at < plain.size() &&
           (may_be_person(plain, at, before, words) || (country && at + country->length == plain.size()));
  };
  named.told = true;
  if (is_name(from)) return named;
  if (!kind_in(plain, words)) return std::nullopt;
  Parts parts = parts_of(name, tokens, words);
  if (!parts.commander.empty() || parts.name.empty() || parts.facts.figures() || parts.name != name)
    return std::nullopt;
  named.parts = std::move(parts);
  return named;
}

/// Two names or more between commas, or three with "and" before the last, of which none has a rank or is known for a
/// commander's; none for any other text. `told`: one at least says by its words that it is troops.
std::vector<Parts> regiments_named(std::string_view list, const PhraseBook& words, bool& told) {
  std::vector<Parts> units;
  told = false;
  if (list.find(',') == std::string_view::npos) return units;  // "Alba und Toro" may both have led it
  for (const std::string& name : names_in(list, words)) {
    std::optional<Named> named = regiment_of(name, words);
    if (!named) return {};
    told = told || named->told;
    named->parts.guessed.emplace_back("a regiment, from its name behind its brigade");
    units.push_back(std::move(named->parts));
  }
  return units.size() > 1 ? units : std::vector<Parts>{};
}

/// A regiment that a line of its own names, and what it has: "Irlanda (2)", "Regimiento de Toro".
bool is_named_unit(const TextNode& row, const PhraseBook& words) {
  if (row.item.is != Item::Is::unit || !row.item.units.empty() || row.item.parts.facts.kind) return false;
  const Tokens name = tokens_of(row.item.parts.name);
  return !name.empty() && !kind_in(name, words);
}

/// "Toledo", "Ciudad Rodrigo", "Chinchilla, Loja, España nº 3": a line of which nothing is known but that it names one
/// regiment or several.
std::vector<Parts> names_alone(const TextNode& row, const PhraseBook& words) {
  constexpr std::size_t kFewestInARow = 3;
  if (row.item.is != Item::Is::unknown || row.line.heading || row.line.text.find(':') != std::string::npos) return {};
  bool told = false;
  std::vector<Parts> units = regiments_named(row.line.text, words, told);
  if (!units.empty()) return units.size() >= kFewestInARow || told ? units : std::vector<Parts>{};
  const Tokens tokens = tokens_of(row.line.text);
  const bool numbered = !tokens.empty() && tokens[0].is != Token::Is::word;  // "9th Indian 41st Ohio"
  if (numbered || row.line.text.find_first_of(",;") != std::string::npos) return {};
  std::optional<Named> one = regiment_of(row.line.text, words);
  if (one) units.push_back(std::move(one->parts));
  return units;
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
    if (item.is != Item::Is::formation || !item.level || height(*item.level) > height(Level::division) ||
        !item.units.empty() || !counts_each_or_nothing(item.parts.facts) ||
        rows[at].line.text.find(':') == std::string::npos)
      continue;
    std::string& list = item.unread.empty() ? item.parts.commander : item.unread;
    if (has_troops_below(rows, at)) continue;
    bool told = false;
    std::vector<Parts> units = regiments_named(list, words, told);
    if (units.empty() || (item.level != Level::brigade && !told)) continue;  // "Division Kern: Alba, Toro" led it
    list.clear();
    for (Parts& unit : units) {
      unit.facts.battalions = item.parts.facts.battalions;
      unit.facts.squadrons = item.parts.facts.squadrons;
    }
    item.parts.facts.battalions = item.parts.facts.squadrons = std::nullopt;
    item.units = std::move(units);
  }
}

void find_regiments_on_their_lines(std::vector<TextNode>& rows, const PhraseBook& words) {
  std::vector<TextNode> told;
  for (std::size_t at = 0; at < rows.size();) {
    std::vector<std::vector<Parts>> names;
    std::size_t end = at;
    for (; end < rows.size() && !(end > at && rows[end].line.after_blank); ++end) {
      std::vector<Parts> units = names_alone(rows[end], words);
      if (units.empty()) break;
      names.push_back(std::move(units));
    }
    const bool above = at > 0 && is_named_unit(rows[at - 1], words);
    const bool below = end < rows.size() && is_named_unit(rows[end], words);
    const bool led = at > 0 && rows[at - 1].formation() && !rows[at - 1].item.parts.commander.empty();
    const bool regiments = !names.empty() && (above || (led && (below || names.size() > 1)));
    for (std::size_t row = at; row < std::max(end, at + 1); ++row) {
      if (!regiments) {
        told.push_back(rows[row]);
        continue;
      }
      for (Parts& unit : names[row - at]) {
        if (unit.guessed.empty()) unit.guessed.emplace_back("a regiment, from its name among others");
        TextNode& node = told.emplace_back(rows[row]);
        node.item.is = Item::Is::unit;
        node.item.parts = std::move(unit);
      }
    }
    at = std::max(end, at + 1);
  }
  rows = std::move(told);
}

}  // namespace estafette::readers
