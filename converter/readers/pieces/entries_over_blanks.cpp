#include "converter/readers/pieces/entries_over_blanks.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestLinesApart = 6;
constexpr std::size_t kLongestEntryApart = 120;  ///< bytes
constexpr std::size_t kMostApart = 10;           ///< of so many lines at most one has no blank line before it

std::size_t count_of(const std::vector<TextLine>& lines, bool (*is)(const TextLine&)) {
  return static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), is));
}

bool leaves_a_bracket_open(std::string_view text) {
  return std::count(text.begin(), text.end(), '(') > std::count(text.begin(), text.end(), ')');
}

/// "Lieut. Col.", "Maj. E.": a rank at the end, or one with initials and no name.
bool ends_before_a_name(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, at);
    if (!rank) continue;
    const auto initial = [](const Token& token) { return token.mark(".") || token.text.size() == 1; };
    if (std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(at + rank->length), tokens.end(), initial))
      return true;
  }
  return false;
}

bool heads_others_below(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  const bool capitals = std::none_of(text.begin(), text.end(), is_small);
  return capitals || words.any(Sense::command, tokens, 0, tokens.size()) || words.has(Sense::arm, tokens, 0);
}

/// The last letter or sign of each physical line of a text, from line 1; nothing of blank lines.
std::vector<char> ends_of(std::string_view text) {
  std::vector<char> ends = {'\0', '\0'};
  for (const char c : text) {
    if (c == '\n')
      ends.push_back('\0');
    else if (static_cast<unsigned char>(c) > ' ')
      ends.back() = c;
  }
  return ends;
}

/// The entry of a numbered unit has its rest on the next line.
bool has_its_rest_below(const TextLine& line, const TextLine& next, bool unstopped, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text), behind = tokens_of(next.text);
  if (tokens.empty() || behind.empty() || tokens[0].is != Token::Is::ordinal) return false;
  if (behind[0].is == Token::Is::ordinal || heads_others_below(next.text, behind, words)) return false;
  if (words.any(Sense::command, tokens, 0, tokens.size())) return false;
  return leaves_a_bracket_open(line.text) || line.text.back() == ',' || ends_before_a_name(tokens, words) || unstopped;
}

}  // namespace

void join_entries_over_blanks(std::vector<TextLine>& lines, std::string_view as_typed, const PhraseBook& words) {
  if (lines.size() < kFewestLinesApart) return;
  const std::size_t apart = count_of(lines, [](const TextLine& line) { return line.after_blank; });
  if ((lines.size() - apart) * kMostApart > lines.size() + kMostApart) return;
  const std::vector<char> ends = ends_of(as_typed);
  const auto end_of = [&](const TextLine& line) {
    const auto at = static_cast<std::size_t>(line.line + line.lines - 1);
    return at < ends.size() ? ends[at] : '\0';
  };
  const auto stopped =
      std::count_if(lines.begin(), lines.end(), [&](const TextLine& line) { return end_of(line) == '.'; });
  const bool stops = 2 * static_cast<std::size_t>(stopped) > lines.size();
  for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
    TextLine& line = lines[at];
    const TextLine& next = lines[at + 1];
    const auto plain = [](const TextLine& one) {
      return may_be_read(one) && !one.heading && !one.beside && !one.text.empty() &&
             one.text.size() <= kLongestEntryApart;
    };
    if (!plain(line) || !plain(next) || !next.after_blank || next.depth != line.depth ||
        !has_its_rest_below(line, next, stops && std::string_view(".);").find(end_of(line)) == std::string_view::npos,
                            words))
      continue;
    const bool leader = is_any_letter(line.text.back()) && words.has(Sense::rank, tokens_of(next.text), 0) &&
                        !ends_before_a_name(tokens_of(line.text), words);
    line.text += (leader ? ", " : " ") + next.text;  // the comma at a line's end was taken off
    line.lines = next.line + next.lines - line.line;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    --at;
  }
}

}  // namespace estafette::readers
