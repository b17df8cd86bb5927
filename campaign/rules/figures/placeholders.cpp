#include "campaign/rules/figures/placeholders.hpp"

#include "base/problem.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

struct Braces {
  std::size_t from = 0, to = 0;  ///< `to` is after the closing brace, or the end of the text if there is none
  std::string name;
};

/// The next pair of braces at or after `at`; `from` is npos if there is none.
Braces next_braces(const std::string& text, std::size_t at) {
  const std::size_t from = text.find('{', at);
  if (from == std::string::npos) return {from, from, ""};
  const std::size_t to = text.find('}', from);
  if (to == std::string::npos) return {from, text.size(), text.substr(from + 1)};
  return {from, to + 1, text.substr(from + 1, to - from - 1)};
}

}  // namespace

std::string read_sentence(XmlElement& element, const std::string& attribute, const std::vector<std::string>& names) {
  const std::string sentence = element.text(attribute);
  if (element.has(attribute) && sentence.empty()) element.complain(attribute, "", "a sentence");
  std::vector<std::string> known;
  for (const std::string& name : names) known.push_back("{" + name + "}");
  std::size_t done = 0;
  for (Braces next = next_braces(sentence, 0); next.from != std::string::npos; next = next_braces(sentence, done)) {
    done = next.to;
    if (std::find(names.begin(), names.end(), next.name) != names.end()) continue;
    const std::string found = sentence.substr(next.from, next.to - next.from);
    const std::string near = nearest(found, known);
    element.complain(attribute, found, "only " + one_of(known) + " in braces",
                     near.empty() ? "" : "Is it " + near + "?");
  }
  return sentence;
}

}  // namespace estafette::campaign
