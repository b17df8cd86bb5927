#include "campaign/telling/english/english.hpp"

#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

const Language& english() {
  static const Language language = {
      english_words(),  english_marching(), english_fortresses(), english_organisation(), english_supply(),
      english_battle(), english_politics(), english_umpire(),     english_dispatches(),   english_story()};
  return language;
}

}  // namespace estafette::campaign
