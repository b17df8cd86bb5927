#include "converter/readers/parts/men_of_each.hpp"

#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kFewestMen = 100;  ///< without a word; a smaller figure counts parts

/// Where a strength ends that begins there: "600", "60 men"; `at` itself if none does.
std::size_t behind_men(const Range& facts, std::size_t at) {
  const std::optional<std::pair<int, std::size_t>> figure = facts.figure_at(at);
  if (!figure) return at;
  const std::optional<PhraseFound> count = facts.find(Sense::count, figure->second);
  if (count && (count->is == "men" || count->is == "sabres")) return figure->second + count->length;
  return !count && figure->first >= kFewestMen ? figure->second : at;
}

MenOfEach told_by(const PhraseFound& each) {
  return each.is == "part" ? MenOfEach::part : each.is == "unit" ? MenOfEach::unit : MenOfEach::either;
}

}  // namespace

MenOfEach men_of_each(const Range& facts, std::size_t from) {
  for (std::size_t at = from; at < facts.to; ++at) {
    if (const std::optional<PhraseFound> each = facts.find(Sense::each, at)) {
      const std::size_t men = at + each->length;
      if (behind_men(facts, men) > men) return told_by(*each);  // "je 600 Mann"
      at = men - 1;
      continue;
    }
    const std::size_t end = behind_men(facts, at);
    if (end == at) continue;
    if (const std::optional<PhraseFound> each = facts.find(Sense::each, end)) return told_by(*each);
    at = end - 1;
  }
  return MenOfEach::untold;
}

}  // namespace estafette::readers
