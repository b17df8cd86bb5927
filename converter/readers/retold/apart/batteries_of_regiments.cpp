#include "converter/readers/retold/apart/batteries_of_regiments.hpp"

#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/ordinals.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

struct Numbered {
  std::string_view battery, regiment;
};

/// Where the numbers begin, behind "Batterien" and what may stand there: "Nr."
std::optional<std::size_t> numbers_begin(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    if (!tokens[at].text.ends_with("batterien") && !tokens[at].text.ends_with("batteries")) continue;
    std::size_t next = at + 1;
    while (next < tokens.size() && (words.has(Sense::serial, tokens, next) || tokens[next].mark("."))) ++next;
    return next;
  }
  return std::nullopt;
}

/// "Fußbatterie" for "Fußbatterien", "battery" for "batteries".
std::string of_one(std::string text) {
  for (const auto& [many, one] : {std::pair("atterien", "atterie"), std::pair("atteries", "attery")}) {
    const std::size_t at = text.rfind(many);
    if (at != std::string::npos) text.replace(at, std::string_view(many).size(), one);
  }
  return text;
}

}  // namespace

std::string with_batteries_of_regiments(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<std::size_t> first = numbers_begin(tokens, words);
  if (!first) return std::string(line);
  std::vector<Numbered> all;
  std::size_t at = *first;
  while (at < tokens.size() && tokens[at].is == Token::Is::number) {
    Numbered one{text_between(line, tokens[at], tokens[at]), {}};
    ++at;
    if (at + 1 < tokens.size() && tokens[at].mark("/")) {
      one.regiment = text_between(line, tokens[at + 1], tokens[at + 1]);
      if (!roman(std::string(one.regiment))) return std::string(line);
      at += 2;
    }
    all.push_back(one);
    if (at + 1 >= tokens.size() || !is_joint(tokens, at, words)) break;
    while (at < tokens.size() && (is_joint(tokens, at, words) || tokens[at].mark("."))) ++at;
    while (at < tokens.size() && (words.has(Sense::serial, tokens, at) || tokens[at].mark("."))) ++at;
  }
  if (at != tokens.size() || all.size() < 2 || all.back().regiment.empty()) return std::string(line);
  const std::string head = of_one(std::string(line.substr(0, tokens[*first].begin)));
  std::string told;
  for (std::size_t battery = 0; battery < all.size(); ++battery) {
    std::size_t with = battery;
    while (all[with].regiment.empty()) ++with;
    told += fmt::format("{}{}{}/{}", told.empty() ? "" : ", ", head, all[battery].battery, all[with].regiment);
  }
  return told;
}

}  // namespace estafette::readers
