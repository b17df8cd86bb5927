#include "converter/readers/retold/shorthand/bare_numbers_listed.hpp"

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

constexpr int kHighestListed = 160, kMostListed = 5;

}  // namespace

std::string with_sort_for_numbers(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kFewest = 3;
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos) return std::string(line);
  const Tokens head = tokens_of(line.substr(0, colon)), list = tokens_of(line.substr(colon + 1));
  std::vector<int> numbers;
  for (std::size_t at = 0; at < list.size(); ++at) {
    const bool number = list[at].is == Token::Is::number && !list[at].thousands && list[at].value >= 1 &&
                        list[at].value <= kHighestListed;
    if (at % 2 == 0 ? !number : !list[at].mark(",")) return std::string(line);
    if (at % 2 == 0) numbers.push_back(list[at].value);
  }
  if (numbers.size() < kFewest || list.size() % 2 == 0) return std::string(line);
  std::size_t sort = 0;  // behind "Roe's"
  for (std::size_t at = 1; at < head.size(); ++at)
    if (head[at].text == "s" && head[at].joined) sort = at + 1;
  const std::optional<PhraseFound> kind = sort < head.size() ? words.find(Sense::kind, head, sort) : std::nullopt;
  if (!kind || kind->part || sort + kind->length != head.size()) return std::string(line);
  const std::string_view called = text_between(line, head[sort], head.back());
  std::string told;
  if (sort > 1) {  // "Roe's" and "La Tour's"
    std::string_view owner = line.substr(0, head[sort - 1].begin);
    while (!owner.empty() && (static_cast<unsigned char>(owner.back()) >= 0x80 || owner.back() == '\''))
      owner.remove_suffix(1);
    told = fmt::format("{}: ", owner);
  }
  for (std::size_t at = 0; at < numbers.size(); ++at)
    told += fmt::format("{}{} {}", at == 0 ? "" : ", ", with_ordinal_ending(numbers[at]), called);
  return told;
}

std::string with_parts_at_each_end(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 3;
  std::size_t body = 0;
  for (const std::string_view sign : {": ", " - "})
    if (const std::size_t at = line.find(sign); at != std::string_view::npos) body = std::max(body, at + sign.size());
  const std::vector<std::string_view> entries = pieces_of(line.substr(body), ',');
  if (body == 0 || entries.size() < 2) return std::string(line);
  std::string told(line.substr(0, body));
  for (std::size_t one = 0; one < entries.size(); ++one) {
    const Tokens tokens = tokens_of(entries[one]);
    if (tokens.size() < 2 || tokens[0].is != Token::Is::ordinal) return std::string(line);
    std::size_t last = 1;
    while (last < tokens.size() && tokens[last].is == Token::Is::word) ++last;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, last + 1);
    const std::size_t end = last + 1 + (count && count->is == "battalions" ? count->length : 0);
    const bool parts = last < tokens.size() && last <= kMostWords && end == tokens.size() &&
                       tokens[last].is == Token::Is::number && tokens[last].value >= 1 &&
                       tokens[last].value <= kMostListed;
    if (!parts) return std::string(line);
    told += fmt::format("{}{} ({} bns)", one == 0 ? "" : ", ", entries[one].substr(0, tokens[last - 1].end),
                        tokens[last].value);
  }
  return told;
}

std::string with_strength_of_both(std::string_view line, const PhraseBook& words) {
  if (line.find('/') == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 3 < tokens.size(); ++at) {
    const bool each = tokens[at].mark("(") && tokens[at + 1].is == Token::Is::number &&
                      tokens[at + 1].value <= kMostListed + 1 &&
                      (tokens[at + 2].text == "ea" || tokens[at + 2].text == "each") &&
                      (tokens[at + 3].mark(")") || tokens[at + 3].mark(","));
    if (!each || words.any(Sense::gun, tokens, 0, at)) continue;
    bool rides = false, foot = false;
    for (std::size_t word = 0; word < at; ++word) {
      const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, word);
      const std::optional<Kind> sort = kind ? kind_from(kind->is) : std::nullopt;
      rides = rides || (sort && arm_of(*sort) == Arm::cavalry);
      foot = foot || (sort && arm_of(*sort) == Arm::infantry);
    }
    if (rides == foot) continue;
    const std::string told =
        fmt::format("{}({} {} each", line.substr(0, tokens[at].begin), tokens[at + 1].value, rides ? "sqns" : "bns");
    const bool strength = at + 8 < tokens.size() && tokens[at + 3].mark(")") && tokens[at + 4].mark("(") &&
                          tokens[at + 5].is == Token::Is::number && tokens[at + 6].mark("/") &&
                          tokens[at + 7].is == Token::Is::number && tokens[at + 8].mark(")");
    if (!strength) return told + std::string(line.substr(tokens[at + 2].end));
    return fmt::format("{}) {} men [Note: {}]{}", told, tokens[at + 5].value + tokens[at + 7].value,
                       text_between(line, tokens[at + 5], tokens[at + 7]), line.substr(tokens[at + 8].end));
  }
  return std::string(line);
}

}  // namespace estafette::readers
