#include "converter/readers/text/placing/commands_named.hpp"

#include "converter/readers/parts/hints.hpp"

namespace estafette::readers {

bool names_its_division(const Tokens& name, const PhraseBook& words) {
  if (name.size() < 3 || !words.has(Sense::arm, name, 0)) return false;
  const std::optional<PhraseFound> last = words.find(Sense::command, name, name.size() - 1);
  return last && last->is == "division" && words.has(Sense::link, name, name.size() - 2);
}

bool names_arm_of(Level level, const Tokens& name, const PhraseBook& words) {
  const std::optional<PhraseFound> command = name.empty() ? std::nullopt : words.find(Sense::command, name, 0);
  return command && !command->part && command->is == to_string(level) && words.has(Sense::arm, name, command->length);
}

std::optional<int> number_of_command(std::string_view level, const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 1; at < name.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, name, at);
    if (!command || command->is != level) continue;
    if (name[at - 1].is == Token::Is::ordinal) return name[at - 1].value;
    const std::optional<PhraseFound> spelt = words.find(Sense::ordinal, name, at - 1);
    const Tokens figures = spelt ? tokens_of(spelt->is) : Tokens{};
    if (!figures.empty() && figures[0].is == Token::Is::ordinal) return figures[0].value;
  }
  return std::nullopt;
}

std::string nation_named(const TextNode& row, const PhraseBook& words) {
  if (row.item.is != Item::Is::nation && !row.formation()) return "";
  if (!row.item.nation.empty()) return row.item.nation;
  const Tokens name = tokens_of(row.item.parts.name);
  for (std::size_t at = 0; at < name.size(); ++at)
    if (const std::optional<PhraseFound> nation = words.find(Sense::nation, name, at)) return nation->is;
  return "";
}

bool has_its_own_nation(const TextNode& row, const PhraseBook& words) {
  const Tokens name = tokens_of(row.item.parts.name);
  return row.item.nation_only || !nation_named(row, words).empty() || words.any(Sense::country, name, 0, name.size());
}

bool differ_in_number(const std::string& one, const std::string& other, const PhraseBook& words) {
  const Tokens first = tokens_of(one), second = tokens_of(other);
  if (first.size() != second.size()) return false;
  std::size_t numbers = 0;
  for (std::size_t at = 0; at < first.size(); ++at) {
    const auto numbered = [&](const Tokens& name) {
      return name[at].is == Token::Is::ordinal || words.has(Sense::ordinal, name, at);
    };
    if (first[at].text == second[at].text && first[at].value == second[at].value) continue;
    if (!numbered(first) || !numbered(second)) return false;
    ++numbers;
  }
  return numbers == 1;
}

bool is_main_body(const TextNode& row) {
  const Tokens name = tokens_of(row.item.parts.name);
  const bool main = name.size() > 1 && name[0].text == "main" && name[1].text == "body";
  return row.formation() && !row.item.level &&
         (main || (!name.empty() && (name[0].text == "hauptkorps" || name[0].text == "hauptcorps")));
}

bool names_horse_guns(const TextNode& row, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = kind_in(tokens_of(row.line.text), words, Arm::artillery);
  return kind && kind_from(kind->is) == Kind::horse_artillery;
}

bool may_be_foe_of(const TextNode& row, const TextNode& army, const PhraseBook& words) {
  return army.item.level == Level::army && words.may_be_foes(nation_named(row, words), nation_named(army, words));
}

}  // namespace estafette::readers
