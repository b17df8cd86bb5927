#include "converter/readers/line/total_line.hpp"

#include "converter/readers/line/furniture.hpp"

namespace estafette::readers {
namespace {

/// A word for a total, and nobody's name.
bool tells_total(const Range& line, std::size_t at) {
  const bool owned = at + 1 < line.to && line.tokens[at + 1].text == "s" && line.tokens[at + 1].joined;
  return !owned && !(at > 0 && line.mark(at - 1, "(")) && line.find(Sense::total, at);
}

/// "France: ", "British - ": the token after them; 0 if the line begins otherwise.
std::size_t after_nation(const Range& line) {
  std::size_t mark = 0;
  while (mark < line.to && !line.mark(mark, ":") && !line.mark(mark, "-")) ++mark;
  return mark > 0 && mark < line.to && names_only_a_nation({line.tokens, mark, line.words}) ? mark + 1 : 0;
}

/// "Forza: 1,645 uomini", "Strength 1,645": a word for a strength, and the figure right behind it.
bool tells_strength(const Range& line) {
  const std::optional<PhraseFound> strength = line.find(Sense::men, 0);
  if (!strength) return false;
  const std::size_t at = strength->length;
  const bool mark = line.mark(at, ":") || line.mark(at, "=") || line.mark(at, "-");
  return line.number(mark ? at + 1 : at);
}

/// "Summary: 32 bns, 116 sqns, 28 guns".
bool recapitulates(const Range& line) {
  const std::optional<PhraseFound> heading = line.find(Sense::heading, 0);
  return heading && heading->is == "recapitulation" && line.mark(heading->length, ":") &&
         line.number(heading->length + 1);
}

}  // namespace

bool states_total(const Range& line, const Head& head, std::optional<std::size_t> colon) {
  if (recapitulates(line) || tells_strength(line)) return true;
  const std::optional<PhraseFound> leader = colon ? line.find(Sense::commander, 0) : std::nullopt;
  if (leader && leader->length == *colon) return false;  // "Overall commander: Kern"
  if (tells_total(line, 0) || tells_total(line, after_nation(line))) return true;
  for (std::size_t back = 1; back <= 2 && colon >= back; ++back)  // "Line total: 5,230", "..., total strength: 900"
    if (line.find(Sense::total, *colon - back)) return true;
  bool named = false;
  for (std::size_t at = 0; at < head.end; ++at) named = named || tells_total(line, at);
  return named && (head.is != Head::Is::unit || head.arm);
}

}  // namespace estafette::readers
