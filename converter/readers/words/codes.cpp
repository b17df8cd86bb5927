#include "converter/readers/words/codes.hpp"

#include "base/letters.hpp"
#include "base/markup/xml.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

/// In the order of Code::Level.
const std::vector<std::string>& levels() {
  static const std::vector<std::string> kLevels = {"corps", "division", "brigade", "regiment"};
  return kLevels;
}

const Code* found_in(const std::vector<Code>& codes, std::string_view letters, bool regiment) {
  const auto found = std::find_if(codes.begin(), codes.end(), [&](const Code& code) {
    return code.letters == letters && (code.level == Code::Level::regiment) == regiment;
  });
  return found == codes.end() ? nullptr : &*found;
}

}  // namespace

void Codes::add_from(XmlElement& element) {
  Code code;
  code.letters = element.content();
  code.words = element.text("is");
  const auto place = std::find(levels().begin(), levels().end(), element.word("level", levels()));
  if (place != levels().end()) code.level = static_cast<Code::Level>(place - levels().begin());
  if (code.letters.empty() || !std::all_of(code.letters.begin(), code.letters.end(), is_capital))
    element.complain("", code.letters, "a code in capital letters", "Write it as the list does: <code ...>BRI</code>");
  codes_.push_back(std::move(code));
  element.no_others();
}

const Code* Codes::command(std::string_view letters) const {
  return found_in(codes_, letters, false);
}

const Code* Codes::regiment(std::string_view letters) const {
  return found_in(codes_, letters, true);
}

}  // namespace estafette::readers
