#include "campaign/telling/english/chapters.hpp"
#include "campaign/telling/language.hpp"

namespace estafette::campaign {

const Language& english() {
  static const Language language = {english_words()};
  return language;
}

}  // namespace estafette::campaign
