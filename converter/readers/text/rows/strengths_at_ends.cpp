#include "converter/readers/text/rows/strengths_at_ends.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace estafette::readers {
namespace {

constexpr int kMostOfAPart = 2000;  ///< men of a battalion, or of whatever tells no parts
constexpr std::size_t kFewestCommands = 2;

std::optional<int> men_told(const TextNode& row) {
  const Facts& facts = row.item.parts.facts;
  return facts.men ? facts.men : facts.bare;
}

bool is_unit(const TextNode& row) {
  return row.item.is == Item::Is::unit && row.item.units.empty();
}

/// A command and the troops right below it; those of its last line have a strength, and no others.
struct Summed {
  std::size_t command = 0, last = 0, end = 0;  ///< rows: the command, the first of its last line, one past it
  int men = 0;
  bool too_many = false;
};

/// How the strengths of a command's troops stand.
enum class Manner { none, at_end, other };

/// The manner of the command at that row; `summed` is filled in if its strength stands at its end.
Manner manner_of(const std::vector<TextNode>& rows, std::size_t command, Summed& summed) {
  summed = {command, command + 1, command + 1, 0, false};
  while (summed.end < rows.size() && is_unit(rows[summed.end])) ++summed.end;
  if (summed.end == summed.last) return Manner::none;
  const int line = rows[summed.end - 1].line.line;
  summed.last = summed.end - 1;
  while (summed.last > command + 1 && rows[summed.last - 1].line.line == line) --summed.last;
  const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(command) + 1;
  const bool others = std::any_of(begin, rows.begin() + static_cast<std::ptrdiff_t>(summed.last),
                                  [](const TextNode& row) { return men_told(row).has_value(); });
  if (others) return Manner::other;
  int most = 0;
  for (std::size_t at = summed.last; at < summed.end; ++at) {
    const Facts& facts = rows[at].item.parts.facts;
    if (!men_told(rows[at])) return Manner::none;
    summed.men += *men_told(rows[at]);
    const bool companies = facts.companies && !facts.subunits();
    most += companies ? kMostOfAPart / 2 : kMostOfAPart * std::max(1, facts.battalions.value_or(1));
  }
  summed.too_many = summed.men > most;
  return summed.last > command + 1 ? Manner::at_end : Manner::other;
}

void give(std::vector<TextNode>& rows, const Summed& summed) {
  rows[summed.command].item.parts.facts.men = summed.men;
  for (std::size_t at = summed.last; at < summed.end; ++at) {
    Parts& unit = rows[at].item.parts;
    unit.facts.men.reset();
    unit.facts.bare.reset();
    std::erase_if(unit.guessed,
                  [](const std::string& guess) { return guess.find("a share of ") != std::string::npos; });
  }
}

}  // namespace

void tell_strengths_at_ends(std::vector<TextNode>& rows) {
  std::vector<Summed> all;
  for (std::size_t at = 0; at < rows.size(); ++at) {
    if (!rows[at].formation()) continue;
    Summed summed;
    const Manner manner = manner_of(rows, at, summed);
    if (manner == Manner::other || (manner != Manner::none && men_told(rows[at]))) return;
    if (manner == Manner::at_end) all.push_back(summed);
  }
  if (all.size() < kFewestCommands ||
      std::none_of(all.begin(), all.end(), [](const Summed& one) { return one.too_many; }))
    return;
  for (const Summed& one : all) give(rows, one);
}

}  // namespace estafette::readers
