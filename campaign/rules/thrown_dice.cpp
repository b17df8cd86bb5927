#include "campaign/rules/thrown_dice.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <optional>

namespace estafette::campaign {

ThrownDice thrown_dice(const std::string& words) {
  ThrownDice dice;
  std::string parted = words;
  std::replace(parted.begin(), parted.end(), ',', ' ');
  for (const std::string& word : split(parted, ' ')) {
    if (word.empty()) continue;
    const std::size_t mark = word.rfind('=');
    const std::string name = mark == std::string::npos ? "" : slug(word.substr(0, mark));
    const std::optional<int> value = whole_number(mark == std::string::npos ? word : word.substr(mark + 1));
    const bool nameless = mark != std::string::npos && name.empty();
    if (!value || nameless)
      throw Refusal(Problem{"--dice", 0, "", word, "whole numbers, by themselves or behind the name of their die",
                            "Write --dice \"3 5 11\" or --dice \"NAME=5\"; --dice alone lists the names"});
    if (mark == std::string::npos)
      dice.in_order.push_back(*value);
    else if (!dice.by_name.emplace(name, *value).second)
      throw Refusal(Problem{"--dice", 0, "", word, "each die only once", "Leave one of them out"});
  }
  return dice;
}

}  // namespace estafette::campaign
