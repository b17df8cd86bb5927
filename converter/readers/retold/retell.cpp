#include "converter/readers/retold/retell.hpp"

#include "converter/readers/retold/each_line.hpp"

#include <utility>

namespace estafette::readers {

std::string retold(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  LineHolds there(text, words);
  for (const Retelling& row : retellings()) {
    if (!there.all(row.needed)) continue;
    std::string told = row.tell(text, words);
    if (told == text) continue;
    text = std::move(told);
    there = LineHolds(text, words);
  }
  return text;
}

}  // namespace estafette::readers
