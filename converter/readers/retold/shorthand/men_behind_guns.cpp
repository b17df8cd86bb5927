#include "converter/readers/retold/shorthand/men_behind_guns.hpp"

#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {

std::string with_men_behind_guns(std::string_view line, const PhraseBook& words) {
  constexpr int kFewestToAGun = 3, kMostToAGun = 150;
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::number || tokens.back().is != Token::Is::number)
    return std::string(line);
  const std::optional<PhraseFound> guns = words.find(Sense::count, tokens, 1);
  const int count = tokens[0].value, men = tokens.back().value;
  if (!guns || guns->is != "guns" || 1 + guns->length + 1 != tokens.size() || count < 1 ||
      men < count * kFewestToAGun || men / count > kMostToAGun)
    return std::string(line);
  return std::string(line.substr(0, tokens[tokens.size() - 2].end)) + ", " +
         std::string(text_between(line, tokens.back(), tokens.back())) + " men";
}

}  // namespace estafette::readers
