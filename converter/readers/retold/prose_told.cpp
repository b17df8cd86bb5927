#include "converter/readers/retold/prose_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestSmall = 3;     ///< words in small letters
constexpr std::size_t kFewestOfProse = 6;   ///< tokens
constexpr std::size_t kLongestProse = 400;  ///< bytes

/// A link of that sort from a token on, and the token behind it.
struct ProseLink {
  std::size_t at = 0, end = 0;
};

std::optional<ProseLink> link_of(const Tokens& line, std::size_t from, std::string_view is, const PhraseBook& words) {
  for (std::size_t at = from; at < line.size(); ++at)
    if (const std::optional<PhraseFound> link = words.find(Sense::link, line, at); link && link->is == is)
      return ProseLink{at, at + link->length};
  return std::nullopt;
}

bool is_link_word(const Tokens& line, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> link = words.find(Sense::link, line, at);
  return link && link->is != "and";
}

/// "des 12e et 24e de ligne et du 9e léger" as "12e et 24e de ligne, 9e léger": what stands before each of them is left
/// out.
std::string list_in_prose(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::string list;
  std::size_t from = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const bool joint = tokens[at].mark(",") || (link && link->is == "and");
    const std::size_t word = joint ? at + 1 : at;
    if ((!joint && at > 0) || word >= tokens.size() || !is_link_word(tokens, word, words)) continue;
    list.append(trim(text.substr(from, tokens[at].begin - from)))
        .append(list.empty() && from == 0 && at == 0 ? "" : ", ");
    std::size_t end = word;
    while (end + 1 < tokens.size() && is_link_word(tokens, end, words)) ++end;
    from = tokens[end].begin;
    at = end;
  }
  return list.append(trim(text.substr(from)));
}

std::string_view without_marks(std::string_view text) {
  text = trim(text);
  while (!text.empty() && (text.back() == ',' || text.back() == '.')) text = trim(text.substr(0, text.size() - 1));
  return text;
}

}  // namespace

std::string with_command_in_prose(std::string_view line, const PhraseBook& words) {
  std::size_t blanks = 0;  // before small letters, as sentences have them
  for (std::size_t at = 1; at < line.size(); ++at) blanks += line[at - 1] == ' ' && is_small(line[at]) ? 1U : 0U;
  if (blanks < kFewestSmall || line.size() > kLongestProse || line.find_first_of(":(") != std::string_view::npos)
    return std::string(line);
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < kFewestOfProse) return std::string(line);
  const std::size_t begin = is_link_word(tokens, 0, words) ? 1 : 0;
  const bool command = words.has(Sense::command, tokens, begin) ||
                       (tokens[begin].is == Token::Is::ordinal && words.has(Sense::command, tokens, begin + 1));
  const std::optional<ProseLink> counts = command ? link_of(tokens, begin, "counts", words) : std::nullopt;
  const std::optional<ProseLink> holds = command ? link_of(tokens, begin, "holds", words) : std::nullopt;
  const bool both = counts && holds;
  if ((!counts && !holds) || (both && counts->at < holds->end)) return std::string(line);
  const std::size_t told = holds ? holds->at : counts->at;
  const std::size_t last = counts ? counts->end : holds->end;
  if (told == begin || last >= tokens.size()) return std::string(line);
  const auto between = [&](std::size_t from, std::size_t to) {
    const std::size_t stop = to < tokens.size() ? tokens[to].begin : line.size();
    return without_marks(line.substr(tokens[from].begin, stop - tokens[from].begin));
  };
  const std::string_view name = between(begin, told);
  const std::string figures = counts ? fmt::format(" - {}", between(counts->end, tokens.size())) : std::string();
  if (!holds)
    return item_of(fmt::format("{}{}", name, figures), words).parts.facts.men ? fmt::format("{}{}", name, figures)
                                                                              : std::string(line);
  std::string_view troops = between(holds->end, counts ? counts->at : tokens.size());
  if (const Tokens ends = tokens_of(troops); counts && !ends.empty()) {  // "..., and numbered 5,200 men"
    const std::optional<PhraseFound> link = words.find(Sense::link, ends, ends.size() - 1);
    if (link && link->is == "and") troops = without_marks(troops.substr(0, ends.back().begin));
  }
  const std::string list = list_in_prose(troops, words);
  const std::string whole = fmt::format("{}: {}{}", name, list, figures);
  const Item item = item_of(whole, words);
  return item.is == Item::Is::formation && !item.units.empty() && item.unread.empty() ? whole : std::string(line);
}

}  // namespace estafette::readers
