#include "converter/readers/retold/heads_told.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/ordinals.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestHead = 120;      ///< bytes of such a line
constexpr int kFewestOfAWholeCommand = 300;    ///< men
constexpr int kMostOfAWholeCommand = 500'000;  ///< men
constexpr int kLargestOfAFraction = 4;         ///< the lower figure of 3/4
constexpr int kMostOfGunners = 30;             ///< companies of a regiment, and regiments

}  // namespace

std::string with_men_of_command(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.rfind(':');
  if (line.size() > kLongestHead || colon == std::string_view::npos) return std::string(line);
  const std::string_view figure = trim(line.substr(colon + 1));
  const Tokens men = tokens_of(figure);
  const bool strength = men.size() == 1 && men[0].is == Token::Is::number && men[0].value >= kFewestOfAWholeCommand &&
                        men[0].value <= kMostOfAWholeCommand;
  const std::string_view command = trim(line.substr(0, colon));
  const Tokens named = tokens_of(command);
  if (!strength || command.find(':') != std::string_view::npos ||
      head_of({named, named.size(), words}).is != Head::Is::formation)
    return std::string(line);
  return fmt::format("{} - {} men", command, figure);
}

std::string with_company_of_regiment(std::string_view line, const PhraseBook& words) {
  if (line.empty() || !is_digit(line.front()) || line.size() > kLongestHead) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const bool stroke = tokens.size() > 3 && tokens[0].is == Token::Is::number && tokens[1].mark("/") &&
                      tokens[2].is == Token::Is::number && tokens[2].joined;
  const std::optional<PhraseFound> kind = stroke ? words.find(Sense::kind, tokens, 3) : std::nullopt;
  if (!kind || arm_of(*kind_from(kind->is)) != Arm::artillery || tokens[0].value > kMostOfGunners ||
      tokens[2].value > kMostOfGunners)
    return std::string(line);
  bool regiment = false;
  for (std::size_t at = 3; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at))
      regiment = regiment || unit->is == to_string(UnitLevel::regiment);
  const bool fraction = tokens[0].value < tokens[2].value && tokens[2].value <= kLargestOfAFraction;
  if (!regiment || fraction) return std::string(line);
  return fmt::format("{}{}{}", line.substr(0, tokens[2].end), english_ending(tokens[2].value),
                     line.substr(tokens[2].end));
}

std::string with_sum_before_list(std::string_view line, const PhraseBook& words) {
  const std::size_t equals = line.rfind(" = "), stop = line.find(". ");
  constexpr std::size_t kLongestList = 300;  // bytes
  if (equals == std::string_view::npos || stop > equals || line.size() > kLongestList) return std::string(line);
  const std::string_view head = line.substr(0, stop), list = trim(line.substr(stop + 1, equals - stop - 1));
  std::string_view sum = trim(line.substr(equals + 3));
  if (sum.ends_with('.')) sum.remove_suffix(1);
  const Tokens named = tokens_of(head), listed = tokens_of(list), counted = tokens_of(sum);
  if (named.empty() || counted.size() < 2 || counted[0].is != Token::Is::number) return std::string(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, counted, 1);
  const bool all = count && count->length + 1 == counted.size();
  const bool command = words.has(Sense::command, named, named.size() - 1) && head.find(',') == std::string_view::npos;
  bool own = false;  // a name before one of the commas: "7th, 8th Hussars" are both of one sort, and share the figure
  for (std::size_t at = 1; at < listed.size(); ++at)
    own = own || (listed[at].mark(",") && listed[at - 1].is == Token::Is::word);
  if (!all || !command || !own || list.find(':') != std::string_view::npos) return std::string(line);
  return fmt::format("{} ({}): {}", head, sum, list);
}

}  // namespace estafette::readers
