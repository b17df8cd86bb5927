#include "converter/readers/words/emphasis.hpp"

#include <cstddef>

namespace estafette::readers {

std::string without_emphasis(std::string_view cell) {
  std::string plain(cell);
  for (const std::string_view pair : {"**", "__", "~~"}) {
    for (std::size_t begin = plain.find(pair); begin != std::string::npos; begin = plain.find(pair, begin)) {
      const std::size_t end = plain.find(pair, begin + pair.size());
      if (end == std::string::npos || end == begin + pair.size()) break;
      plain.erase(end, pair.size());
      plain.erase(begin, pair.size());
    }
  }
  for (const char mark : {'*', '_', '`'}) {
    const bool whole = plain.size() > 2 && plain.front() == mark && plain.find(mark, 1) == plain.size() - 1;
    if (whole) plain = plain.substr(1, plain.size() - 2);
  }
  return plain;
}

}  // namespace estafette::readers
