#include "converter/readers/retold/back_matter.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

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

/// "IIIe corps modifier": where the word of such a link begins behind a heading; 0 if none ends the line.
std::size_t edit_link(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kLongestHeading = 80;  // bytes
  if (line.text.size() > kLongestHeading || line.text.find(' ') == std::string::npos) return 0;
  const Tokens tokens = tokens_of(line.text);
  for (std::size_t at = tokens.size() > 3 ? tokens.size() - 3 : 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::furniture, tokens, at);
    if (link && link->is != kBackMatter && at + link->length == tokens.size()) return tokens[at].begin;
  }
  return 0;
}

}  // namespace

void take_edit_links(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::ptrdiff_t kFewest = 3;
  std::vector<std::pair<TextLine*, std::size_t>> links;
  for (TextLine& line : lines)
    if (const std::size_t at = edit_link(line, words); at > 0) links.emplace_back(&line, at);
  const auto alike = [&](std::string_view word) {
    return std::count_if(links.begin(), links.end(),
                         [&](const auto& other) { return other.first->text.substr(other.second) == word; });
  };
  const std::string word = links.empty() ? "" : links.back().first->text.substr(links.back().second);
  if (alike(word) < kFewest) return;
  for (const auto& [line, at] : links)
    if (line->text.substr(at) == word) line->text = trim(std::string_view(line->text).substr(0, at));
}

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
