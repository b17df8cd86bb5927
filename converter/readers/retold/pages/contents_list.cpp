#include "converter/readers/retold/pages/contents_list.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

bool titles_contents(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  const std::optional<PhraseFound> title = tokens.empty() ? std::nullopt : words.find(Sense::furniture, tokens, 0);
  if (!title || title->is != "contents") return false;
  const std::size_t behind = title->length;  // "Contents [hide]", "Contents hide"
  return behind == tokens.size() || tokens[behind].mark("[") || behind + 1 == tokens.size();
}

/// "1.1 1st Division", "2 Notes", "3Order of battle".
bool has_section_number(std::string_view raw) {
  raw = trim(raw);
  const std::size_t end = std::min(raw.find_first_not_of("0123456789."), raw.size());
  if (end == 0 || end >= raw.size() || !is_digit(raw.front())) return false;
  return raw[end] == ' ' || raw[end] == '\t' || capital_at(raw, end);
}

}  // namespace

std::vector<TextLine> take_list_of_contents(std::vector<TextLine>& lines, std::string_view typed,
                                            const PhraseBook& words) {
  std::vector<TextLine> taken;
  const auto title =
      std::find_if(lines.begin(), lines.end(), [&](const TextLine& line) { return titles_contents(line, words); });
  if (title == lines.end()) return taken;
  const std::vector<std::string_view> raw = all_lines(typed);
  const auto again = [&](auto from, const std::string& text) {
    return std::any_of(from, lines.end(), [&](const TextLine& line) { return line.text.starts_with(text); });
  };
  constexpr std::ptrdiff_t kMost = 400;  // lines; a longer one is none
  auto end = title + 1;
  for (; end != lines.end() && end - title < kMost; ++end) {
    const std::size_t number = static_cast<std::size_t>(end->line) - 1;
    const bool section = number < raw.size() && has_section_number(raw[number]);
    if ((end->after_blank && end != title + 1) || !(section || again(end + 1, end->text))) break;
  }
  constexpr std::ptrdiff_t kFewest = 3;  // with the title
  if (end - title < kFewest) return taken;
  for (auto line = title; line != end; ++line) {
    line->back_matter = true;
    taken.push_back(std::move(*line));
  }
  if (end != lines.end()) end->after_blank = true;
  lines.erase(title, end);
  return taken;
}

}  // namespace estafette::readers
