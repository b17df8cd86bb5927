#include "converter/readers/words/umlauts.hpp"

#include <cstddef>

namespace estafette::readers {

std::string without_umlauts(std::string_view word) {
  std::string result;
  for (const char c : word) {
    const bool after_vowel = !result.empty() && (result.back() == 'a' || result.back() == 'o' || result.back() == 'u');
    if (c != 'e' || !after_vowel) result += c;
  }
  return result;
}

bool may_have_umlauts(std::string_view word) {
  constexpr std::size_t kShortest = 4;  // "fuer"
  if (word.size() < kShortest) return false;
  char before = ' ';
  for (const char c : word) {
    if (c == 'e' && (before == 'a' || before == 'o' || before == 'u')) return true;
    before = c;
  }
  return false;
}

}  // namespace estafette::readers
