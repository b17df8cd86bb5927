#include "campaign/rules/figures/retreat_rules.hpp"

namespace estafette::campaign {

RetreatRules read_retreat_rules(XmlElement& chapter) {
  return {chapter.number("men", 0, 100), chapter.number("guns", 0, 100)};
}

}  // namespace estafette::campaign
