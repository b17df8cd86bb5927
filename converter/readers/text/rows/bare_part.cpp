#include "converter/readers/text/rows/bare_part.hpp"

#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// The name before what says where the part came from or is called: "1st Battalion (from 3rd Infantry Regt)", "1st
/// Squadron - Novara".
Tokens name_of_part(const TextNode& row, const PhraseBook& words) {
  const Tokens name = tokens_of(row.item.parts.name);
  for (std::size_t at = 2; at + 1 < name.size(); ++at) {
    const auto rest = name.begin() + static_cast<std::ptrdiff_t>(at);
    const bool from = name[at].mark("(") && words.has(Sense::link, name, at + 1);
    const bool called = name[at].mark("-") && std::none_of(rest, name.end(), [](const Token& t) { return t.figure(); });
    if (from || called) return {name.begin(), rest};
  }
  return name;
}

}  // namespace

bool is_bare_part(const TextNode& row, const PhraseBook& words) {
  const Tokens name = name_of_part(row, words);
  if (row.item.is != Item::Is::unit || name.size() < 2) return false;
  const bool numeral = name[0].is == Token::Is::word && roman(text_between(row.item.parts.name, name[0], name[0]));
  if (name[0].is != Token::Is::ordinal && !numeral) return false;
  std::size_t word = numeral && name[1].mark(".") ? 2 : 1;
  for (; word + 2 < name.size() && name[word + 1].is == Token::Is::ordinal; word += 2) {
    if (!is_joint(name, word, words)) return false;
  }
  if (word + 1 != name.size()) return false;
  const std::optional<PhraseFound> count = words.find(Sense::count, name, word);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, name, word);
  if (count && count->part && kind && kind_from(kind->is) != Kind::line_infantry)
    return false;  // "9. J\u00E4gerbataillon"
  return count && (count->is == "battalions" || count->is == "squadrons");
}

std::vector<std::string> numbered_parts(const TextNode& row, const PhraseBook& words) {
  const std::string& text = row.line.text;
  const Tokens line = tokens_of(text);
  if (row.item.is != Item::Is::facts || line.size() < 2 || line[0].is != Token::Is::ordinal) return {};
  std::size_t word = 1;
  for (; word + 2 < line.size() && line[word + 1].is == Token::Is::ordinal; word += 2)
    if (!line[word].mark(",") && !is_joint(line, word, words)) return {};
  if (word + 1 != line.size()) return {};
  const std::optional<PhraseFound> count = words.find(Sense::count, line, word);
  if (!count || (count->is != "battalions" && count->is != "squadrons")) return {};
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < word; at += 2) {
    const std::size_t end = at + 1 < word ? line[at + 1].begin : line[word].begin;
    parts.push_back(std::string(trim(std::string_view(text).substr(line[at].begin, end - line[at].begin))) + " " +
                    std::string(text_between(text, line[word], line[word])));
  }
  return parts;
}

bool number_beyond_regiment(const std::vector<std::string>& parts) {
  constexpr int kMostParts = 8;
  return std::any_of(parts.begin(), parts.end(),
                     [](const std::string& part) { return tokens_of(part)[0].value > kMostParts; });
}

}  // namespace estafette::readers
