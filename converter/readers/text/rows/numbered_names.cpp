#include "converter/readers/text/rows/numbered_names.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWords = 5;  ///< behind the number
constexpr std::size_t kFewestAlone = 2;

/// "K.R.R.", "Worcesters", "King's", "of": a word of such a name.
bool is_word_of_name(std::string_view word) {
  const bool letters = std::all_of(word.begin(), word.end(), [](char byte) {
    return is_any_letter(byte) || byte == '.' || byte == '\'' || byte == '-';
  });
  return letters && (!is_small(word.front()) || word == "of" || word == "the");
}

/// True for a number and such words, none of which tells of anything else than a name.
bool is_numbered_name(const TextNode& row, const PhraseBook& words) {
  if (row.item.is != Item::Is::unknown) return false;
  const std::string_view text = trim(row.line.text);
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 2 || tokens[0].is != Token::Is::ordinal) return false;
  const std::vector<std::string> said = split(text.substr(tokens[0].end), ' ');
  std::size_t names = 0;
  for (const std::string& word : said) {
    if (word.empty()) continue;
    if (!is_word_of_name(word)) return false;
    ++names;
  }
  if (names == 0 || names > kMostWords || is_small(said.back().front()) ||
      words.has(Sense::numbered, tokens, tokens.size() - 1))
    return false;
  for (const Sense sense : {Sense::rank, Sense::commander, Sense::command, Sense::verb, Sense::total, Sense::note,
                            Sense::count, Sense::kind, Sense::unit, Sense::arm, Sense::nation, Sense::month})
    if (words.any(sense, tokens, 1, tokens.size())) return false;
  return true;
}

}  // namespace

void find_numbered_names(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    if (!rows[at].formation()) continue;
    std::vector<std::size_t> found;
    bool units = false;
    for (std::size_t next = at + 1; next < rows.size() && !rows[next].formation(); ++next) {
      units = units || rows[next].item.is == Item::Is::unit;
      const bool alone = rows[next - 1].line.line != rows[next].line.line &&
                         (next + 1 == rows.size() || rows[next + 1].line.line != rows[next].line.line);
      if (alone && is_numbered_name(rows[next], words)) found.push_back(next);
    }
    if (!units && found.size() < kFewestAlone) continue;
    for (const std::size_t regiment : found) {
      Item& item = rows[regiment].item;
      item = {};
      item.is = Item::Is::unit;
      item.parts.name = std::string(trim(rows[regiment].line.text));
      item.parts.facts.level = UnitLevel::regiment;
      item.parts.guessed.emplace_back("a regiment from its place");
    }
  }
}

}  // namespace estafette::readers
