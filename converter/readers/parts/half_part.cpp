#include "converter/readers/parts/half_part.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::array<std::pair<std::string_view, UnitLevel>, 3> kHalves = {{{"half a battalion", UnitLevel::battalion},
                                                                            {"half a squadron", UnitLevel::squadron},
                                                                            {"half a company", UnitLevel::company}}};

}  // namespace

bool take_half(const Range& range, std::size_t& at, Facts& facts) {
  const auto figure = range.figure_at(at);
  const std::size_t from = figure && figure->first == 1 ? figure->second : at;
  const std::optional<PhraseFound> count = range.find(Sense::count, from);
  for (const auto& [is, part] : kHalves) {
    if (!count || count->is != is || facts.half) continue;
    facts.half = part;
    if (!facts.subunits() && !facts.companies && !facts.level) facts.level = part;
    at = from + count->length;
    return true;
  }
  return false;
}

}  // namespace estafette::readers
