#include "converter/readers/page/programs/comments.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

void skip_comments(std::string_view& text, std::initializer_list<std::string_view> marks) {
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    const bool line =
        std::any_of(marks.begin(), marks.end(), [&](std::string_view mark) { return text.starts_with(mark); });
    if (line) {
      text.remove_prefix(std::min(text.find('\n'), text.size()));
    } else if (text.starts_with("/*")) {
      const std::size_t end = text.find("*/");
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
    } else {
      return;
    }
  }
}

}  // namespace estafette::readers
