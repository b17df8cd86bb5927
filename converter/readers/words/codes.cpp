#include "converter/readers/words/codes.hpp"

#include "base/letters.hpp"
#include "base/markup/xml.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

/// In the order of Code::Level.
const std::vector<std::string>& levels() {
  static const std::vector<std::string> kLevels = {"corps",  "division", "brigade", "regiment", "horse",
                                                   "nation", "troops",   "guns",    "numbered", "short"};
  return kLevels;
}

/// The first that `fits` and has these letters.
template <typename Fits>
const Code* found_in(const std::vector<Code>& codes, std::string_view letters, Fits fits) {
  const auto found = std::find_if(codes.begin(), codes.end(),
                                  [&](const Code& code) { return code.letters == letters && fits(code.level); });
  return found == codes.end() ? nullptr : &*found;
}

}  // namespace

void Codes::add_from(XmlElement& element) {
  Code code;
  code.letters = element.content();
  code.words = element.text("is");
  const auto place = std::find(levels().begin(), levels().end(), element.word("level", levels()));
  if (place != levels().end()) code.level = static_cast<Code::Level>(place - levels().begin());
  const bool small =
      code.level == Code::Level::nation || code.level == Code::Level::guns || code.level == Code::Level::shortened;
  const auto fits = [&](char c) { return is_capital(c) || (small && is_small(c)); };
  if (code.letters.empty() || !std::all_of(code.letters.begin(), code.letters.end(), fits))
    element.complain("", code.letters, small ? "a code in letters" : "a code in capital letters",
                     "Write it as the list does: <code ...>BRI</code>");
  codes_.push_back(std::move(code));
  element.no_others();
}

const Code* Codes::command(std::string_view letters) const {
  return found_in(codes_, letters, [](Code::Level level) { return level < Code::Level::regiment; });
}

const Code* Codes::regiment(std::string_view letters) const {
  return find(Code::Level::regiment, letters);
}

const Code* Codes::find(Code::Level level, std::string_view letters) const {
  return found_in(codes_, letters, [level](Code::Level known) { return known == level; });
}

}  // namespace estafette::readers
