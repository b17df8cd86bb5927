#include "converter/readers/text/named/brigades_of_names.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/parts/tags.hpp"
#include "converter/readers/pieces/below/names_below.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestNames = 2;  ///< one alone may be anything

bool is_name(const TextNode& row, const PhraseBook& words) {
  return row.item.is == Item::Is::unknown && is_plain_name(trim(row.line.text), words);
}

/// The troops of a name stand on the next line, as far in as it is or further.
bool heads_troops(const std::vector<TextNode>& rows, std::size_t at) {
  return at + 1 < rows.size() && rows[at + 1].item.is == Item::Is::unit &&
         rows[at + 1].line.depth >= rows[at].line.depth;
}

/// The names in the command of that row which head troops; none if any other name stands there.
std::vector<std::size_t> names_in(const std::vector<TextNode>& rows, std::size_t command, const PhraseBook& words) {
  std::vector<std::size_t> names;
  for (std::size_t at = command + 1; at < rows.size(); ++at) {
    const Item::Is is = rows[at].item.is;
    if (rows[at].formation() || is == Item::Is::nation || is == Item::Is::group) break;
    if (is == Item::Is::unknown && !(is_name(rows[at], words) && heads_troops(rows, at))) return {};
    if (is == Item::Is::unknown) names.push_back(at);
  }
  return names;
}

/// Where the bracket begins in "Spry [Elan 5, Light]": a plain name, and behind it a rating of a game; 0 otherwise.
std::size_t before_rating(const TextNode& row, const PhraseBook& words) {
  const std::string_view text = trim(row.line.text);
  const std::size_t open = text.find_first_of("[(");
  if (row.item.is != Item::Is::unknown || open == std::string_view::npos ||
      !(text.ends_with(']') || text.ends_with(')')) || !is_plain_name(trim(text.substr(0, open)), words))
    return 0;
  const Tokens inside = tokens_of(text.substr(open + 1, text.size() - open - 2));
  return begins_with_rating(inside, 0, inside.size(), words) ? open : 0;
}

void make_brigade_of(TextNode& row, std::string_view name) {
  row.item = {};
  row.item.is = Item::Is::formation;
  row.item.level = Level::brigade;
  row.item.parts.name = row.item.parts.commander = tidy(name);
}

/// Names with ratings, of which no troops are told: brigades of a game, each of them a unit on its table.
void find_rated_brigades(std::vector<TextNode>& rows, const PhraseBook& words) {
  std::vector<std::size_t> all;
  for (std::size_t at = 0; at < rows.size(); ++at)
    if (before_rating(rows[at], words) > 0) all.push_back(at);
  if (all.size() < kFewestNames) return;
  for (const std::size_t at : all) {
    TextNode& row = rows[at];
    const std::string_view text = trim(row.line.text);
    const std::size_t open = before_rating(row, words);
    const std::string note(text.substr(open + 1, text.size() - open - 2));
    make_brigade_of(row, text.substr(0, open));
    row.item.parts.note = note;
    row.item.parts.guessed.emplace_back("a brigade from its rating");
  }
}

}  // namespace

void find_brigades_of_names(std::vector<TextNode>& rows, const PhraseBook& words) {
  find_rated_brigades(rows, words);
  std::vector<std::size_t> all;
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const Item& item = rows[at].item;
    if (!rows[at].formation() || !item.level || height(*item.level) <= height(Level::brigade) || !item.units.empty())
      continue;
    const std::vector<std::size_t> names = names_in(rows, at, words);
    const bool led = !item.parts.commander.empty() || names_somebody(item.parts.name, words);
    if (names.size() >= kFewestNames || led) all.insert(all.end(), names.begin(), names.end());
  }
  if (all.size() < kFewestNames) return;
  for (const std::size_t at : all) {
    TextNode& row = rows[at];
    make_brigade_of(row, row.line.text);
    row.item.parts.guessed.emplace_back("a brigade from the name above its troops");
  }
}

}  // namespace estafette::readers
