#include "converter/readers/text/named/rated_leaders.hpp"

#include "converter/readers/parts/name.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostWordsOfALeader = 3;
constexpr std::size_t kFewestRated = 2;  ///< one alone may be a regiment that is called after its colonel

/// "Digby - Hesitant (8)": a name, and what is said of him.
struct RatedLeader {
  std::string name, said;
};

/// Nothing for a line that does not end in a small figure in brackets, or has other figures, or names troops.
std::optional<RatedLeader> rated_leader(std::string_view line, const PhraseBook& words) {
  constexpr std::array<Sense, 6> kTroops = {Sense::kind, Sense::unit,  Sense::count,
                                            Sense::gun,  Sense::state, Sense::number};
  const std::size_t open = line.rfind('(');
  const std::size_t first = line.find_first_of("0123456789");
  const bool rated = open != std::string_view::npos && open > 0 && first == open + 1 && line.back() == ')' &&
                     line.size() - open <= 4 &&
                     std::all_of(line.begin() + static_cast<std::ptrdiff_t>(first), line.end() - 1, is_digit);
  if (!rated || line.find_first_of(",:;/&\"") != std::string_view::npos) return std::nullopt;
  const std::size_t end = std::min(line.find_first_of("(-"), open);
  const Tokens name = tokens_of(line.substr(0, end));
  const Tokens all = tokens_of(line.substr(0, open));
  const bool person = !name.empty() && name.size() <= kMostWordsOfALeader &&
                      std::all_of(name.begin(), name.end(), [&](const Token& token) {
                        return token.is == Token::Is::word && (line[token.begin] < 'a' || line[token.begin] > 'z');
                      });
  const Tokens& named = person ? name : all;
  const bool troops = std::any_of(kTroops.begin(), kTroops.end(),
                                  [&](Sense sense) { return words.any(sense, named, 0, named.size()); });
  if (troops || (!person && !words.any(Sense::commander, all, 0, all.size()))) return std::nullopt;
  return RatedLeader{tidy(line.substr(0, person ? end : open)), tidy(line.substr(person ? end : open))};
}

/// "French under Roe": the token behind the nation, if a word for a commander stands there; otherwise 0.
std::size_t past_nation(const Tokens& name, const PhraseBook& words) {
  std::optional<PhraseFound> nation = words.find(Sense::nation, name, 0);
  if (!nation) nation = words.find(Sense::country, name, 0);
  return nation && nation->length < name.size() && words.has(Sense::commander, name, nation->length) ? nation->length
                                                                                                     : 0;
}

}  // namespace

void find_rated_leaders(std::vector<TextNode>& rows, const PhraseBook& words) {
  std::vector<std::pair<std::size_t, RatedLeader>> found;
  for (std::size_t at = 0; at < rows.size(); ++at) {
    std::optional<RatedLeader> leader = rated_leader(rows[at].line.text, words);
    if (!leader) continue;
    if (at > 0 && !rows[at].line.after_blank) return;
    found.emplace_back(at, std::move(*leader));
  }
  std::size_t blocks = 0;
  for (std::size_t at = 0; at < found.size(); ++at) {
    const std::size_t next = found[at].first + 1;
    if (next == rows.size()) return;
    const bool army = at + 1 < found.size() && found[at + 1].first == next;  // "French under Roe (8)"
    const bool block = !army && !rows[next].line.after_blank;
    if (!block && !army) return;
    blocks += block ? 1 : 0;
  }
  if (blocks < kFewestRated) return;
  for (const auto& [at, leader] : found) {
    TextNode& row = rows[at];
    const std::size_t behind = past_nation(tokens_of(leader.name), words);
    row.item = item_of(behind == 0 ? leader.name : leader.name.substr(0, tokens_of(leader.name)[behind].begin), words);
    row.note = behind == 0 ? leader.said : tidy(row.line.text);
    if (row.item.is == Item::Is::nation || row.item.is == Item::Is::formation) continue;
    row.item = {};
    row.item.is = Item::Is::formation;
    row.item.parts.name = row.item.parts.commander = leader.name;
    row.item.parts.guessed.emplace_back("a command from its commander's name");
  }
}

}  // namespace estafette::readers
