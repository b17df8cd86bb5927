#include "converter/readers/page/wiki_words.hpp"

#include "base/ascii.hpp"
#include "base/markup/xml.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

const std::string kNoTroops = "no troops";

/// The words of the data, in the order of Shows, and the one for names that tell of no troops.
const std::vector<std::string>& shows_words() {
  static const std::vector<std::string> kWords = {"first", "second", "last",    "all",
                                                  "list",  "text",   "nothing", kNoTroops};
  return kWords;
}

std::vector<std::string> names_in(const XmlElement& element) {
  std::vector<std::string> names;
  for (const std::string& name : split(element.content(), ',')) names.push_back(ascii_small(trim(name)));
  return names;
}

}  // namespace

WikiWords WikiWords::read(const std::string& xml, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(xml, file, "wiki", problems);
  WikiWords words;
  for (XmlElement& element : root.children("template")) {
    const std::string shows = element.word("shows", shows_words());
    const auto at = std::find(shows_words().begin(), shows_words().end(), shows) - shows_words().begin();
    for (std::string& name : names_in(element)) {
      if (name.empty()) continue;
      if (shows == kNoTroops)
        words.no_troops_.push_back(std::move(name));
      else
        words.shows_.emplace(std::move(name), static_cast<Shows>(at));
    }
    element.no_others();
  }
  for (XmlElement& element : root.children("sign")) {
    const std::string is = element.text("is");
    for (std::string& name : names_in(element)) words.signs_.emplace(std::move(name), is);
    element.no_others();
  }
  for (XmlElement& element : root.children("ordinal")) {
    for (std::string& ending : names_in(element)) words.ordinals_.push_back(std::move(ending));
    element.no_others();
  }
  root.no_others();
  problems.refuse_if_any();
  return words;
}

std::optional<Shows> WikiWords::shows(std::string_view name) const {
  const auto found = shows_.find(name);
  return found == shows_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::string> WikiWords::sign(std::string_view name) const {
  const auto found = signs_.find(name);
  return found == signs_.end() ? std::nullopt : std::optional(found->second);
}

bool WikiWords::tells_no_troops(std::string_view name) const {
  return std::any_of(no_troops_.begin(), no_troops_.end(),
                     [&](const std::string& begin) { return name.starts_with(begin); });
}

bool WikiWords::ends_ordinal(std::string_view ending) const {
  return std::find(ordinals_.begin(), ordinals_.end(), ending) != ordinals_.end();
}

}  // namespace estafette::readers
