#include "converter/readers/parts/row_kind.hpp"

#include "converter/readers/parts/name.hpp"

#include <fmt/format.h>

namespace estafette::readers {
namespace {

Kind usual(Arm arm) {
  switch (arm) {
    case Arm::cavalry:
      return Kind::light_cavalry;
    case Arm::artillery:
      return Kind::foot_artillery;
    case Arm::support:
      return Kind::engineers;
    default:
      return Kind::line_infantry;
  }
}

}  // namespace

bool names_horse(const Tokens& name, const PhraseBook& words) {
  if (name.empty()) return false;
  const std::optional<PhraseFound> last = words.find(Sense::count, name, name.size() - 1);
  const std::optional<PhraseFound> kind = kind_in(name, words);  // "3/5e à cheval"
  return (kind && kind->guess && arm_of(*kind_from(kind->is)) == Arm::cavalry) || (last && last->is == "horses");
}

void settle_kind(Parts& parts, std::optional<Arm> arm, const PhraseBook& words) {
  if (arm) settle_kind(parts, tokens_of(parts.name), *arm, words);
}

void settle_kind(Parts& parts, const Tokens& name, Arm arm, const PhraseBook& words) {
  const std::optional<PhraseFound> said = kind_in(name, words, arm);
  parts.facts.kind = said ? *kind_from(said->is) : usual(arm);
  if (!said && arm == Arm::artillery && names_horse(name, words)) parts.facts.kind = Kind::horse_artillery;
  if (said && !said->guess) return;
  parts.guessed.push_back(fmt::format("kind {}{}", to_string(*parts.facts.kind), said ? " from its name" : ""));
}

}  // namespace estafette::readers
