#include "campaign/telling/english/chapters.hpp"

namespace estafette::campaign {

std::span<const SentenceEntry> english_words() {
  static constexpr SentenceEntry kEntries[] = {
      {"as written", "{sentence}"},

      {"men", "{count:bare} {count:man/men}"},
      {"guns", "{count:bare} {count:gun/guns}"},
      {"nodes", "{count:bare} {count:node/nodes}"},
      {"divisions", "{count:bare} {count:division/divisions} (MD)"},
      {"kilometres", "{count} km"},

      {"in a row", "{some} and {last}"},
      {"it", "it"},
      {"with its strength", "{who} ({men}, {guns})"},
      {"in the field", "in the field"},
      {"in garrison", "in garrison"},
      {"investing", "investing"},
      {"besieging", "besieging"},
      {"is busy", "{who} is {duty}"},

      {"taken back", "taken back: {said}"},
      {"not carried out", "The order is not carried out: {reasons:;}"},

      {"by order", "order {number}: {text}"},
      {"by row", "{row}"},
      {"by proposal", "proposal {number}: {text}"},
  };
  return kEntries;
}

}  // namespace estafette::campaign
