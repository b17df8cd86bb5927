#include "converter/readers/words/alternatives.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// All that one phrase stands for.
std::optional<std::vector<std::string>> spelt(std::string_view phrase, std::size_t most) {
  std::vector<std::string> all = {""};
  while (!phrase.empty()) {
    const std::size_t open = std::min(phrase.find_first_of("()"), phrase.size());
    for (std::string& one : all) one += phrase.substr(0, open);
    if (open == phrase.size()) break;
    const std::size_t close = phrase.find_first_of("()", open + 1);
    if (phrase[open] == ')' || close == std::string_view::npos || phrase[close] == '(') return std::nullopt;
    std::vector<std::string> more;
    for (std::size_t from = open + 1, to = 0; from <= close; from = to + 1) {  // blanks count: "of(| the)"
      to = std::min(phrase.find('|', from), close);
      if (more.size() + all.size() > most) return std::nullopt;
      for (const std::string& one : all) more.push_back(one + std::string(phrase.substr(from, to - from)));
    }
    all = std::move(more);
    phrase.remove_prefix(close + 1);
  }
  return all;
}

}  // namespace

std::optional<std::string> with_alternatives_spelt(std::string_view list, std::size_t most) {
  if (list.find_first_of("()") == std::string_view::npos) return std::string(list);
  std::string text;
  for (const std::string_view phrase : split(list, ',')) {
    const std::optional<std::vector<std::string>> all = spelt(phrase, most);
    if (!all || all->size() > most) return std::nullopt;
    most -= all->size();
    for (const std::string& one : *all) text.append(text.empty() ? "" : ", ").append(one);
  }
  return text;
}

}  // namespace estafette::readers
