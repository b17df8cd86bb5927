#include "converter/readers/retold/figures/guns_summed.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_summed_guns_in_bracket(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kEquals = " = ";
  const std::size_t equals = line.rfind(kEquals);
  if (equals == std::string_view::npos || line.find(kEquals) != equals) return std::string(line);
  const std::string_view before = trim(line.substr(0, equals)), sum = trim(line.substr(equals + kEquals.size()));
  const Tokens said = tokens_of(before), told = tokens_of(sum);
  const std::optional<PhraseFound> guns =
      told.size() > 1 && told[0].is == Token::Is::number ? words.find(Sense::count, told, 1) : std::nullopt;
  std::size_t end = guns ? 1 + guns->length : 0;
  while (end < told.size() && told[end].mark(".")) ++end;
  if (!guns || guns->is != "guns" || end != told.size() || words.any(Sense::total, said, 0, said.size()))
    return std::string(line);
  bool batteries = false;
  for (std::size_t at = 0; at < said.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, said, at),
                                     kind = words.find(Sense::kind, said, at);
    batteries =
        batteries || (count && count->is == "batteries") || (kind && arm_of(*kind_from(kind->is)) == Arm::artillery);
  }
  if (!batteries) return std::string(line);
  return fmt::format("{} ({})", before, text_between(sum, told[0], told[guns->length]));
}

}  // namespace estafette::readers
