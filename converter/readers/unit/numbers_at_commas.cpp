#include "converter/readers/unit/numbers_at_commas.hpp"

#include <cstddef>

namespace estafette::readers {

bool numbers_several_at_commas(const Tokens& name) {
  std::size_t numbered = 0;
  bool battalion = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (at > 0 && !name[at - 1].mark(",")) continue;
    const bool stroke = at + 2 < name.size() && name[at].is == Token::Is::number && name[at + 1].mark("/") &&
                        name[at + 2].is == Token::Is::ordinal;
    numbered += stroke || name[at].is == Token::Is::ordinal ? 1U : 0U;
    battalion = battalion || stroke;
  }
  return numbered > 2 || (numbered > 1 && battalion);
}

}  // namespace estafette::readers
