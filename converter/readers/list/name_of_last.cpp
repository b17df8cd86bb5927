#include "converter/readers/list/name_of_last.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kLastOfASmallSeries = 5, kLastOfASeries = 20;

/// "Connaught", and neither "Light" nor "Prussian" nor "de".
bool is_of_a_name(const std::string& text, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (tokens[at].is != Token::Is::word || !capital_at(text, tokens[at].begin)) return false;
  for (const Sense sense :
       {Sense::kind, Sense::unit, Sense::arm, Sense::count, Sense::quality, Sense::nation, Sense::country, Sense::state,
        Sense::link, Sense::serial, Sense::gun, Sense::command, Sense::telltale, Sense::former, Sense::note})
    if (const std::optional<PhraseFound> found = words.find(sense, tokens, at); found && !found->part)
      return false;  // "Cornwall" and "Cameron" hold other words
  return true;
}

/// "1st, 2nd, 3rd", "13., 14., 15.": regiments raised together, which bear one name.
bool is_series(const std::string& number, std::span<const std::string> others) {
  std::vector<int> sorted;
  const auto add = [&](const std::string& typed) {
    const Tokens tokens = tokens_of(typed);
    if (!tokens.empty()) sorted.push_back(tokens.back().value);  // of "1/42nd" that of the regiment
  };
  add(number);
  std::for_each(others.begin(), others.end(), add);
  std::sort(sorted.begin(), sorted.end());
  if (sorted.empty() || sorted.back() <= kLastOfASmallSeries) return true;
  const bool in_a_row =
      std::adjacent_find(sorted.begin(), sorted.end(), [](int a, int b) { return b != a + 1; }) == sorted.end();
  return in_a_row && sorted.back() <= kLastOfASeries;
}

/// "Foot", "Hussars", "Infantry Regiment" are of all; which of several were Fusiliers or Highlanders nobody can tell.
bool is_sort_of_all(const Tokens& sort, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = kind_in(sort, words);
  const Arm arm = kind ? arm_of(*kind_from(kind->is)) : Arm::infantry;
  if (arm != Arm::infantry) return true;
  const std::size_t last = sort.size() - 1;
  return words.has(Sense::unit, sort, last) || words.has(Sense::arm, sort, last) || !kind;
}

/// "Infantry" of "14th Bengal Infantry", "Volunteers": what a land or a state called the regiments that it raised. A
/// name before "Foot" or "Light Infantry" is rather that of one.
bool is_sort_of_a_land(const Tokens& sort, const PhraseBook& words) {
  if (sort.size() != 1) return false;
  const std::optional<PhraseFound> arm = words.find(Sense::arm, sort, 0);
  return (arm && (arm->is == to_string(Arm::infantry) || arm->is == to_string(Arm::cavalry)) &&
          sort[0].text != "foot") ||
         sort[0].text == "volunteers";
}

constexpr int kRoyalAmericans = 60, kRifleRegiment = 95;  ///< the only regiments of Rifles in the British line

/// "3/95th Rifles" behind "1/9th, 1/28th": no other regiment had rifles.
bool is_of_rifles(const Tokens& said, const Tokens& own, std::span<const std::string> others) {
  const auto rifles = [](const Tokens& number) {
    return !number.empty() && (number.back().value == kRoyalAmericans || number.back().value == kRifleRegiment);
  };
  return said.size() == 1 && said[0].text == "rifles" && rifles(own) &&
         std::none_of(others.begin(), others.end(), [&](const std::string& other) { return rifles(tokens_of(other)); });
}

constexpr int kHighestOfHorse = 40;  ///< no army had more regiments of a sort of horse

/// "3rd Dutch hussars" behind "5e, 12e", "4th Léger" behind "92nd, 93rd": lists go from low numbers to high, and so a
/// lower one of a nation of its own, or of light infantry, begins another, and so do zouaves. "3e lanciers" behind
/// "27e, 84e, 97e" does so too: no horse had such numbers.
bool is_of_its_own(const Tokens& said, const std::string& number, std::span<const std::string> others,
                   const PhraseBook& words) {
  const std::optional<PhraseFound> kind = said.empty() ? std::nullopt : words.find(Sense::kind, said, 0);
  const bool light = kind && kind->length == said.size() && kind->is == to_string(Kind::light_infantry);
  const bool horse =
      kind && arm_of(*kind_from(kind->is)) == Arm::cavalry && !words.any(Sense::state, said, 0, said.size());
  if (said.empty() || others.empty()) return false;
  const bool nation = words.has(Sense::nation, said, 0);
  const auto all_above = [&](int least) {
    return std::all_of(others.begin(), others.end(), [&](const std::string& other) {
      const Tokens tokens = tokens_of(other);
      return !tokens.empty() && tokens.back().value > least;
    });
  };
  const Tokens own = tokens_of(number);
  const int value = own.empty() ? 0 : own.back().value;
  if (is_of_rifles(said, own, others)) return true;
  const bool foot_among_them = std::any_of(others.begin(), others.end(), [](const std::string& other) {
    const Tokens tokens = tokens_of(other);
    return !tokens.empty() && tokens.back().value > kHighestOfHorse;
  });
  const bool chasseurs = kind && kind->length == said.size() && said[0].text.starts_with("chasseur");
  if ((horse || chasseurs) && value <= kHighestOfHorse && foot_among_them) return true;
  const bool zouaves = kind && kind->length == said.size() && said[0].text.starts_with("zouave");
  if ((light || zouaves) && value <= kLastOfASmallSeries && all_above(kLastOfASeries))
    return true;  // "36e, 2e zouaves"
  return (nation || (light && others.size() > 1)) && all_above(value);
}

}  // namespace

WordsForOthers words_for_others(const std::string& said, const std::string& number, std::span<const std::string> others,
                                bool behind, const PhraseBook& words) {
  const WordsForOthers all{said, ""};
  const Tokens tokens = tokens_of(said);
  if (behind && is_of_its_own(tokens, number, others, words)) return {"", fmt::format("not {} as beside it", said)};
  if (tokens.empty() || !is_of_a_name(said, tokens, 0, words)) return all;
  const Tokens numbered = tokens_of("1st " + said);  // "48th Va."
  if (words.any(Sense::state, numbered, 0, numbered.size())) return all;
  for (const Sense country : {Sense::nation, Sense::country})
    if (words.any(country, tokens, 1, tokens.size())) return all;
  const std::optional<PhraseFound> kind = kind_in(tokens, words);
  if (names_several(said, words) || (kind && kind->is == to_string(Kind::militia_infantry))) return all;
  std::size_t end = 0;
  while (end < tokens.size() &&
         (is_of_a_name(said, tokens, end, words) || tokens[end].is == Token::Is::mark || tokens[end].text == "s"))
    ++end;
  const std::string name = tidy(std::string_view(said).substr(0, tokens[end - 1].end));
  const Tokens sort(tokens.begin() + static_cast<std::ptrdiff_t>(end), tokens.end());
  if (is_series(number, others) || is_sort_of_a_land(sort, words))
    return {said, fmt::format("the name {} from beside it", name)};
  const bool told = !sort.empty() && is_sort_of_all(sort, words);
  return {told ? said.substr(tokens[end].begin) : "", fmt::format("the name {} is not its own", name)};
}

}  // namespace estafette::readers
