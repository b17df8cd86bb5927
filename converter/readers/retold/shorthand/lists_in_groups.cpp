#include "converter/readers/retold/shorthand/lists_in_groups.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// "2 bns Grenadiers", "1 sqn of Mamelukes": a count of parts and what they are of.
bool counts_parts(const Tokens& entry, const PhraseBook& words) {
  if (entry.size() < 3 || entry[0].is != Token::Is::number) return false;
  const std::optional<PhraseFound> count = words.find(Sense::count, entry, 1);
  return count && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies") &&
         1 + count->length < entry.size();
}

/// "Grenadiers à Cheval": a sort, and nothing else.
bool is_sort(const Tokens& entry, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = entry.empty() ? std::nullopt : words.find(Sense::kind, entry, 0);
  return kind && kind->length == entry.size();
}

/// The entries of one group, cut at its commas and before a counted one behind "and".
std::vector<std::string_view> entries_of(std::string_view group, const PhraseBook& words) {
  constexpr std::string_view kAnd = " and ";
  std::vector<std::string_view> entries = pieces_of(group, ',');
  if (entries.empty()) return entries;
  const std::string_view last = entries.back();
  const std::size_t at = last.find(kAnd);
  if (at == std::string_view::npos) return entries;
  const std::string_view behind = last.substr(at + kAnd.size());
  if (!counts_parts(tokens_of(behind), words) && !is_sort(tokens_of(behind), words)) return entries;
  entries.back() = trim(last.substr(0, at));
  entries.push_back(behind);
  return entries;
}

}  // namespace

std::string with_groups_at_semicolons(std::string_view line, const PhraseBook& words) {
  const std::size_t semicolon = line.find(';');
  std::size_t body = std::string_view::npos, length = 0;  // what parts the command from its list: the last such sign
  for (const std::string_view sign : {": ", " - ", " \u2013 ", " \u2014 "}) {
    const std::size_t at = line.substr(0, semicolon).rfind(sign);
    if (at == std::string_view::npos || (length > 0 && at < body)) continue;
    body = at;
    length = sign.size();
  }
  if (length == 0 || line.find(',', body) == std::string_view::npos) return std::string(line);
  const std::string_view list = trim(line.substr(body + length));
  std::vector<std::string_view> all;
  std::size_t counted = 0, groups = 0;
  for (const std::string_view group : pieces_of(list, ';')) {
    ++groups;
    for (const std::string_view entry : entries_of(group, words)) {
      const Tokens tokens = tokens_of(entry);
      const bool counts = counts_parts(tokens, words);
      const bool guns = tokens.size() == 2 && tokens[0].is == Token::Is::number && words.has(Sense::count, tokens, 1);
      if (!counts && !guns && !is_sort(tokens, words)) return std::string(line);
      counted += counts ? 1U : 0U;
      all.push_back(entry);
    }
  }
  if (groups < 2 || counted < 2) return std::string(line);
  const std::string_view head = trim(line.substr(0, body));
  const std::size_t colon = head.find(": ");
  std::string told = colon == std::string_view::npos
                         ? fmt::format("{}: ", head)
                         : fmt::format("{} ({}): ", head.substr(0, colon), trim(head.substr(colon + 2)));
  for (std::size_t at = 0; at < all.size(); ++at) told += fmt::format("{}{}", at == 0 ? "" : "; ", all[at]);
  return told;
}

std::string with_missing_behind_count(std::string_view line, const PhraseBook& words) {
  for (std::size_t open = line.find('('); open != std::string_view::npos; open = line.find('(', open + 1)) {
    const std::size_t close = line.find(')', open), part = line.find(';', open);
    if (close == std::string_view::npos || part > close) continue;
    const std::string_view less = trim(line.substr(open + 1, part - open - 1));
    const std::string_view count = trim(line.substr(part + 1, close - part - 1));
    const Tokens first = tokens_of(less), second = tokens_of(count);
    const std::optional<PhraseFound> note = first.empty() ? std::nullopt : words.find(Sense::note, first, 0);
    const bool counts = second.size() == 2 && second[0].is == Token::Is::number && words.has(Sense::count, second, 1);
    if (!note || note->is != "less" || !counts) continue;
    return fmt::format("{}({}) [Note: {}]{}", line.substr(0, open), count, less, line.substr(close + 1));
  }
  return std::string(line);
}

}  // namespace estafette::readers
