#include "converter/readers/page/programs/maker_words.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// "add", "brigade" of "AddBrigade", "add_brigade".
std::vector<std::string> words_of(std::string_view name) {
  std::vector<std::string> words;
  bool begins = true;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (!is_letter(name[at])) {
      begins = true;
      continue;
    }
    begins = begins || (is_capital(name[at]) && at > 0 && is_small(name[at - 1]));
    if (std::exchange(begins, false)) words.emplace_back();
    words.back() += fold(name.substr(at, 1));
  }
  return words;
}

bool is_verb(const std::string& word) {
  constexpr std::array<std::string_view, 14> kMakes = {"add",    "create", "make",   "new",    "with",
                                                       "append", "insert", "attach", "build",  "register",
                                                       "define", "mk",     "push",   "emplace"};
  return std::find(kMakes.begin(), kMakes.end(), word) != kMakes.end();
}

/// A word for troops or a command: "Battalion", "bde", "reg".
bool is_made_of_troops(const std::string& word, const ColumnWords& titles) {
  constexpr std::array<std::string_view, 14> kShort = {"reg",       "bty",     "btry",     "sqn",   "coy",
                                                       "formation", "force",   "side",     "group", "guns",
                                                       "squad",     "company", "squadron", "troop"};
  const std::optional<Holds> holds = titles.title(word);
  return std::find(kShort.begin(), kShort.end(), word) != kShort.end() || holds_command(holds) ||
         holds == Holds::name || holds == Holds::army || holds == Holds::infantry_men || holds == Holds::cavalry_men ||
         holds == Holds::gunners || holds == Holds::battalions;
}

}  // namespace

std::pair<std::string, bool> maker_in(std::string_view name, const ColumnWords& titles) {
  const std::vector<std::string> words = words_of(name);
  std::size_t first = 0;
  while (first < words.size() && is_verb(words[first])) ++first;
  if (first == words.size()) return {"", first > 0};
  return {words.back(), is_made_of_troops(words.back(), titles)};
}

}  // namespace estafette::readers
