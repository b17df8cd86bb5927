#include "converter/readers/words/emphasis.hpp"

#include "base/text.hpp"

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

std::string without_wiki_marks(std::string text) {
  for (std::size_t at = text.find("[["); at != std::string::npos; at = text.find("[[", at)) {
    const std::size_t end = text.find("]]", at);
    if (end == std::string::npos) break;
    std::string inside = text.substr(at + 2, end - at - 2);
    const std::size_t colon = inside.find(':');
    const std::size_t bar = inside.rfind('|');
    if (colon != std::string::npos && bar == std::string::npos) {
      inside.clear();
    } else if (bar != std::string::npos) {
      inside.erase(0, bar + 1);
    }
    text.replace(at, end + 2 - at, inside);
  }
  replace_all(text, "'''", "");
  replace_all(text, "''", "");
  return text;
}

}  // namespace estafette::readers
