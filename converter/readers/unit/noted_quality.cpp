#include "converter/readers/unit/noted_quality.hpp"

#include "base/text.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/name.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

std::optional<PhraseFound> quality_told(const Tokens& name, std::string_view note, const std::string& nation,
                                        const PhraseBook& words) {
  constexpr std::size_t kMostWords = 2;
  if (const std::optional<PhraseFound> said = phrase_in(Sense::quality, name, words)) {
    const bool guard = said->is == to_string(Quality::guard);
    return guard && words.has_states(nation) ? std::nullopt : said;
  }
  while (!note.empty()) {
    const std::size_t end = std::min(note.find(';'), note.size());
    const std::string_view text = trim(note.substr(0, end));
    const Tokens remark = tokens_of(text);
    note.remove_prefix(std::min(note.size(), end + 1));
    if (remark.empty() || remark.size() > kMostWords || text.starts_with("HQ")) continue;  // a guard of its own
    const std::optional<PhraseFound> said = phrase_in(Sense::quality, remark, words);
    const std::optional<PhraseFound> last = words.find(Sense::quality, remark, remark.size() - 1);
    if (said && !said->guess && (last || said->length == remark.size())) return said;
  }
  return std::nullopt;
}

namespace {

/// "Dragones de la Unión", "Grenadiers of the Union": called after a union, and no troops of the one that had states.
bool is_called_after_union(const std::string& nation, const Tokens& name, const PhraseBook& words) {
  if (!words.has_states(nation)) return false;
  for (std::size_t at = 1; at < name.size(); ++at)
    if (const std::optional<PhraseFound> country = words.find(Sense::country, name, at);
        country && country->is == nation)
      return words.has(Sense::link, name, at - 1);
  return false;
}

}  // namespace

std::string nation_told(const Tokens& name, std::string_view note, const std::string& above, const PhraseBook& words) {
  std::string nation = nation_in(name, above, words);
  if (is_called_after_union(nation, name, words)) nation.clear();
  if (!nation.empty() || note.empty()) return nation;
  for (const std::string& remark : split(note, ';')) {
    const Tokens said = tokens_of(trim(remark));
    if (!said.empty() && names_only_a_nation({said, said.size(), words})) return nation_in(said, "", words);
  }
  return "";
}

}  // namespace estafette::readers
