#include "campaign/telling/language/language.hpp"

#include <stdexcept>

namespace estafette::campaign {

Language::Language(std::initializer_list<std::span<const SentenceEntry>> chapters) {
  for (const std::span<const SentenceEntry> chapter : chapters)
    for (const SentenceEntry& entry : chapter)
      if (!sentences_.emplace(entry.what, entry.sentence).second)
        throw std::logic_error("\"" + std::string(entry.what) + "\" stands twice in a language");
}

const Pattern& Language::of(const std::string& what) const {
  const auto found = sentences_.find(what);
  if (found == sentences_.end()) throw std::logic_error("there is no sentence for \"" + what + "\"");
  const Sentence& sentence = found->second;
  std::call_once(sentence.once, [&] { sentence.pattern = pattern_of(sentence.text); });
  return sentence.pattern;
}

std::map<std::string, Pattern> Language::all() const {
  std::map<std::string, Pattern> patterns;
  for (const auto& [what, sentence] : sentences_) patterns.emplace(what, of(what));
  return patterns;
}

}  // namespace estafette::campaign
