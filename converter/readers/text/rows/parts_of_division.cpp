#include "converter/readers/text/rows/parts_of_division.hpp"

#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

/// Whether a command is called by that number or word: "1st Division", "1. Div."; "Light Division", "Lt. Div".
struct CommandCalled {
  int number = 0;
  std::string word;
  std::string level;
  bool operator==(const CommandCalled&) const = default;
};

/// How the command that ends a name is told from others; nothing if no number or sort stands before its word.
std::optional<CommandCalled> called(const Tokens& name, std::size_t from, const PhraseBook& words) {
  for (std::size_t at = from; at < name.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, name, at);
    if (!command || at == from) continue;
    std::size_t before = at - 1;
    while (before > from && name[before].mark(".")) --before;
    CommandCalled is{0, "", command->is};
    if (name[before].figure())
      is.number = name[before].value;
    else if (name[before].is == Token::Is::word)
      is.word = name[before].text == "lt" ? "light" : name[before].text;
    return is.number > 0 || !is.word.empty() ? std::optional(is) : std::nullopt;
  }
  return std::nullopt;
}

/// Behind "British of" or "Cavalry of the": where the command begins whose share it is; 0 if the name says no such
/// thing.
std::size_t behind_share(const Tokens& name, const PhraseBook& words) {
  if (name.empty()) return 0;
  std::size_t at = 0;
  for (const Sense whose : {Sense::nation, Sense::country})
    if (const auto found = words.find(whose, name, 0); found && at == 0) at = found->length;
  if (at > 0 && words.has(Sense::forces, name, at)) ++at;  // "British troops of"
  std::size_t link = at;
  while (link < name.size() && words.has(Sense::link, name, link)) ++link;
  return at > 0 && link > at ? link : 0;
}

}  // namespace

void find_parts_of_divisions(std::vector<TextNode>& rows, const PhraseBook& words) {
  std::optional<CommandCalled> open;
  for (TextNode& row : rows) {
    if (row.item.is == Item::Is::nation) open.reset();
    if (!row.formation() || row.item.level != Level::division) continue;
    const Tokens name = tokens_of(row.item.parts.name);
    const std::size_t of = behind_share(name, words);
    if (of == 0) {
      open = called(name, 0, words);
      continue;
    }
    if (!open || called(name, of, words) != open) continue;
    row.item.level = Level::brigade;
    row.item.parts.guessed.emplace_back("level brigade, as a part of its division");
  }
}

}  // namespace estafette::readers
