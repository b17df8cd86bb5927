#include "converter/readers/words/pieces.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <cstddef>

namespace estafette::readers {
namespace {

/// True for the comma of "3,000".
bool parts_thousands(std::string_view text, std::size_t at) {
  const auto digit = [&](std::size_t i) { return i < text.size() && is_digit(text[i]); };
  return at > 0 && text.substr(at).starts_with(',') && digit(at - 1) && digit(at + 1) && digit(at + 2) &&
         digit(at + 3) && !digit(at + 4);
}

}  // namespace

std::vector<std::string_view> pieces_of(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const char c = at < text.size() ? text[at] : separator;
    if (c == '(' || c == '[') ++depth;
    if (c == ')' || c == ']') --depth;
    if (c != separator || (depth > 0 && at < text.size()) || parts_thousands(text, at)) continue;
    if (!trim(text.substr(begin, at - begin)).empty()) pieces.push_back(trim(text.substr(begin, at - begin)));
    begin = at + 1;
  }
  return pieces;
}

}  // namespace estafette::readers
