#include "converter/readers/parts/other_sort.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

/// "gardes d'honneur" behind "Dragons de la Garde": horse of another weight than the horse that the head names.
bool other_horse(const Tokens& tokens, const Segment& segment, const std::optional<PhraseFound>& own,
                 const PhraseBook& words) {
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, segment.from);
  if (!segment.listed || !own || own->guess || !kind || kind->guess || own->is == kind->is) return false;
  const bool horse = arm_of(*kind_from(own->is)) == Arm::cavalry && arm_of(*kind_from(kind->is)) == Arm::cavalry;
  return horse && !words.any(Sense::arm, tokens, segment.from, segment.to);  // "heavy cavalry"
}

}  // namespace

bool names_another_sort(std::string_view text, const Tokens& tokens, const Segment& head, const Segment& segment,
                        const Facts& said, const PhraseBook& words) {
  if (!said.kind || segment.from >= segment.to) return false;
  if (arm_of(*said.kind) == Arm::cavalry && names_part_of_foot({tokens, head.to, words}))
    return true;  // "Alba Bn., 3 squadrons of hussars"
  const Tokens before(tokens.begin() + static_cast<std::ptrdiff_t>(head.from),
                      tokens.begin() + static_cast<std::ptrdiff_t>(head.to));
  const std::optional<PhraseFound> own = kind_in(before, words);
  if (other_horse(tokens, segment, own, words)) return true;
  const bool parts = said.subunits() || said.companies;
  const bool same = std::any_of(before.begin(), before.end(),
                                [&](const Token& token) { return token.text == tokens[segment.from].text; });
  return parts && own && !own->guess && words.has(Sense::kind, tokens, segment.from) && !same &&
         capital_at(text, tokens[segment.from].begin) &&
         !words.any(Sense::arm, tokens, segment.from, segment.to);  // "Heavy Cavalry"
}

bool counts_other_regiments(const Tokens& tokens, const Segment& head, const Segment& segment, const Facts& said,
                            const PhraseBook& words) {
  return segment.sort != Segment::Sort::square && said.kind && said.regiments.value_or(0) > 1 &&
         (words.any(Sense::unit, tokens, 0, head.to) || words.any(Sense::count, tokens, 0, head.to));
}

}  // namespace estafette::readers
