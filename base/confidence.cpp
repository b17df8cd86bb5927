#include "base/confidence.hpp"

#include <algorithm>

namespace estafette {

const std::vector<std::string>& confidence_words() {
  static const std::vector<std::string> kWords = {"high", "medium", "low", "recalled", "reconstructed"};
  return kWords;
}

std::string confidence_of(std::string_view source) {
  const std::string word(source.substr(0, source.find(';')));
  const std::vector<std::string>& words = confidence_words();
  return std::find(words.begin(), words.end(), word) == words.end() ? "" : word;
}

}  // namespace estafette
