#include "converter/readers/text/nations/country_in_brackets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// "Saxony" of "24th Division (Saxony)", if nobody is known to lead it; "" of any other.
std::string country_in_brackets(const Parts& parts, const PhraseBook& words) {
  const std::size_t open = parts.name.rfind('(');
  if (open == std::string::npos || open == 0 || !parts.name.ends_with(')') || !parts.commander.empty()) return "";
  std::string inside = parts.name.substr(open + 1, parts.name.size() - open - 2);
  const Tokens tokens = tokens_of(inside);
  const std::optional<PhraseFound> country = tokens.empty() ? std::nullopt : words.find(Sense::country, tokens, 0);
  const bool adjective = country && words.has(Sense::nation, tokens, 0);  // "(Saxon)" is nobody
  return country && !adjective && country->length == tokens.size() ? inside : "";
}

bool led_from_brackets(const Parts& parts) {
  return std::any_of(parts.guessed.begin(), parts.guessed.end(), [](std::string_view guess) {
    return guess.starts_with("commander ") && guess.ends_with(" from the brackets");
  });
}

void ask_among(const std::vector<std::size_t>& beside, const TextOutline& outline, const PhraseBook& words,
               std::vector<Problem>& looks) {
  for (const std::size_t index : beside) {
    const TextNode& node = outline.nodes[index];
    const std::string who = node.formation() ? country_in_brackets(node.item.parts, words) : "";
    if (who.empty()) continue;
    const bool others = std::any_of(beside.begin(), beside.end(), [&](std::size_t other) {
      const Item& item = outline.nodes[other].item;
      return item.is == Item::Is::formation && item.level == node.item.level && led_from_brackets(item.parts);
    });
    if (others)
      looks.push_back(
          {"", node.line.line, "", node.line.text,
           fmt::format("whether {} is its commander or the country of its troops", who),
           fmt::format("Write General {} behind a comma for the commander, or [{}] for the country", who, who)});
  }
}

}  // namespace

std::vector<Problem> doubts_of_countries_in_brackets(const TextOutline& outline, const PhraseBook& words) {
  std::vector<Problem> looks;
  ask_among(outline.roots, outline, words, looks);
  for (const TextNode& node : outline.nodes) ask_among(node.children, outline, words, looks);
  return looks;
}

}  // namespace estafette::readers
