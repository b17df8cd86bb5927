#include "converter/readers/counted/brigades_by_count.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// "3* Toro Legion" as "3 bns Toro Legion", "1x Rifles" as "1 x Rifles"; nothing if no count begins it.
std::optional<std::string> counted_entry(std::string_view entry, const PhraseBook& words) {
  constexpr std::size_t kMostDigitsOfCount = 2;
  std::size_t digits = 0;
  while (digits < entry.size() && is_digit(entry[digits])) ++digits;
  if (digits == 0 || digits > kMostDigitsOfCount || entry.front() == '0') return std::nullopt;
  const std::string_view mark = trim(entry.substr(digits));
  if (mark.empty() || (mark.front() != '*' && mark.front() != 'x')) return std::nullopt;
  const std::string_view what = trim(mark.substr(1));
  if (what.empty() || !is_any_letter(what.front())) return std::nullopt;
  const Tokens tokens = tokens_of(what);
  const auto has = [&](Sense sense) { return words.any(sense, tokens, 0, tokens.size()); };
  const bool sort = has(Sense::kind) || has(Sense::count) || has(Sense::arm) || has(Sense::gun) ||
                    (has(Sense::unit) && !has(Sense::legion));  // "Toro Legion" is made up of battalions
  return fmt::format("{} {}{}", entry.substr(0, digits), sort ? "x " : "bns ", what);
}

/// A line told again, and how many entries it has.
struct Counted {
  std::string leader, troops;
  std::size_t entries = 0;
};

std::optional<Counted> counted_of(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kLongestOfCounts = 200, kMostWords = 3;
  const std::size_t colon = line.text.find(": ");
  if (!may_be_read(line) || line.text.size() > kLongestOfCounts || colon == std::string::npos) return std::nullopt;
  Counted told{line.text.substr(0, colon), "", 0};
  const Tokens leader = tokens_of(told.leader);
  if (leader.empty() || leader.size() > kMostWords || !may_be_person(leader, 0, told.leader, words))
    return std::nullopt;
  const std::string_view troops = std::string_view(line.text).substr(colon + 2);
  for (const std::string_view typed : pieces_of(troops, ',')) {
    const std::optional<std::string> entry = counted_entry(typed, words);
    if (!entry) return std::nullopt;
    told.troops += (told.entries++ > 0 ? ", " : "") + *entry;
  }
  return told;
}

}  // namespace

void tell_brigades_by_count(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at < lines.size(); ++at) {
    std::vector<Counted> run;
    for (std::size_t next = at; next < lines.size(); ++next) {
      std::optional<Counted> told = counted_of(lines[next], words);
      if (!told) break;
      run.push_back(std::move(*told));
    }
    const bool several = std::any_of(run.begin(), run.end(), [](const Counted& told) { return told.entries > 1; });
    for (std::size_t next = 0; several && run.size() > 1 && next < run.size(); ++next)
      lines[at + next].text = run[next].entries > 1
                                  ? fmt::format("{}: {}", run[next].leader, run[next].troops)
                                  : fmt::format("Brigade {}: {} [guessed: a brigade as those beside it]",
                                                run[next].leader, run[next].troops);
    at += run.empty() ? 0 : run.size() - 1;
  }
}

}  // namespace estafette::readers
