#include "converter/readers/retold/back_matter.hpp"

namespace estafette::readers {
namespace {

constexpr std::string_view kBackMatter = "back matter";

/// A line that is nothing but the title of such a part: "See also", "References:".
bool titles_back_matter(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  if (tokens.empty()) return false;
  const std::optional<PhraseFound> title = words.find(Sense::furniture, tokens, 0);
  if (!title || title->is != kBackMatter) return false;
  return title->length == tokens.size() || (title->length + 1 == tokens.size() && tokens.back().mark(":"));
}

}  // namespace

void mark_back_matter(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (!titles_back_matter(lines[at], words)) continue;
    const int depth = lines[at].depth;
    const bool deeper = at + 1 < lines.size() && lines[at + 1].depth > depth;
    lines[at].back_matter = true;
    for (++at;
         at < lines.size() && (deeper ? lines[at].depth > depth : !lines[at].after_blank && lines[at].depth == depth);
         ++at)
      lines[at].back_matter = true;
    --at;
  }
}

}  // namespace estafette::readers
