#include "converter/readers/retold/parts/half_in_brackets.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 2> kHalves = {"\u00BD", "1/2"};

/// The whole ones before a half that ends what is told in brackets: 2 of "2½" and "2 1/2", 0 of "½"; nothing for
/// anything else, as of "11/2".
std::optional<int> wholes_of(std::string_view told) {
  for (const std::string_view half : kHalves) {
    if (!told.ends_with(half)) continue;
    const std::string_view left = told.substr(0, told.size() - half.size()), before = trim(left);
    if (before.empty()) return 0;
    const bool blank = before.size() < left.size();
    if (before.size() > 1 || !is_digit(before.front()) || (half == "1/2" && !blank)) return std::nullopt;
    return before.front() - '0';
  }
  return std::nullopt;
}

/// The arm of an entry by its words; that of foot, if none tells it.
Arm arm_of_entry(std::string_view entry, const PhraseBook& words) {
  std::string plain(entry);
  std::erase(plain, '.');  // "Kav.-Batt."
  const Tokens tokens = tokens_of(plain);
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at); unit && unit->is == "battery")
      return Arm::artillery;
  const std::optional<PhraseFound> kind = kind_in(tokens, words);
  return kind ? arm_of(*kind_from(kind->is)) : Arm::infantry;
}

}  // namespace

std::string with_half_in_brackets(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
    const std::size_t close = text.find(')', open);
    if (close == std::string::npos) break;
    const std::optional<int> wholes = wholes_of(trim(std::string_view(text).substr(open + 1, close - open - 1)));
    if (!wholes || open == 0) continue;
    const std::size_t mark = text.find_last_of(",;:", open);
    const std::size_t name = mark == std::string::npos ? 0 : text.find_first_not_of(' ', mark + 1);
    const Arm arm = arm_of_entry(std::string_view(text).substr(name, open - name), words);
    if (arm == Arm::artillery) {
      if (*wholes > 0) continue;  // of one and a half batteries another tells
      text.erase(open, close + 1 - open);
      text = std::string(trim(text.insert(name, "half ")));
      continue;
    }
    const bool horse = arm == Arm::cavalry;
    const std::string half = horse ? "half a squadron" : "half a battalion";
    text.replace(open + 1, close - open - 1,
                 *wholes == 0 ? half : fmt::format("{} {} and {}", *wholes, horse ? "squadrons" : "battalions", half));
  }
  return text;
}

}  // namespace estafette::readers
