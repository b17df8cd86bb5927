#include "converter/readers/copied/points.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestPoint = 2;

/// Without "aus dem ", "le ": what stands behind an article.
std::string_view behind_article(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  const std::optional<PhraseFound> article = words.find(Sense::link, tokens, 0);
  if (!article || article->is != "article" || article->length >= tokens.size()) return entry;
  return entry.substr(tokens[article->length].begin);
}

bool begins_with_figure(std::string_view entry) {
  return !entry.empty() && is_digit(entry.front());
}

/// The entry of a point, "26ten Regiment" of "1tens aus dem 26ten Regiment"; nothing of any other line. An ordinal
/// sign may belong to a regiment: it opens a point only before an article or another figure.
std::optional<std::string_view> entry_of_point(std::string_view line, const PhraseBook& words) {
  std::size_t end = 0;
  while (end < line.size() && is_digit(line[end])) ++end;
  if (end == 0 || end > kLongestPoint) return std::nullopt;
  std::string_view rest = line.substr(end);
  bool sure = false, sign = false;
  for (const std::string_view ending : {"stens", "tens"})
    if (!sure && rest.starts_with(ending)) {
      rest.remove_prefix(ending.size());
      sure = true;
    }
  for (const std::string_view ending : {"\u00B0", "\u00BA"})
    if (!sure && !sign && rest.starts_with(ending)) {
      rest.remove_prefix(ending.size());
      sign = true;
    }
  if (!(sure || sign)) return std::nullopt;
  while (!rest.empty() && (rest.front() == '.' || rest.front() == ')' || rest.front() == ':')) rest.remove_prefix(1);
  if (!rest.starts_with(' ')) return std::nullopt;
  rest = trim(rest);
  const std::string_view entry = behind_article(rest, words);
  if (sure) return entry;
  const Tokens tokens = tokens_of(entry);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);  // but "9° 3 battaglioni" is the 9th
  const bool counted = tokens.size() > 1 && tokens[0].is == Token::Is::number && count && count->is == "guns";
  const bool named = entry.size() < rest.size() && begins_with_figure(entry);
  return counted || named ? std::optional(entry) : std::nullopt;
}

/// "18ten Regiment" of "-- -- 18ten Regiment" and "dem 18ten Regiment"; the line itself if it begins otherwise.
std::string_view entry_below(std::string_view line, const PhraseBook& words) {
  std::string_view rest = line;
  for (bool signs = true; signs;) {
    signs = false;
    for (const std::string_view sign : {"-- ", "\u2014 ", "\u2013 ", "\" "})
      if (rest.starts_with(sign)) {
        rest = trim(rest.substr(sign.size()));
        signs = true;
      }
  }
  const std::string_view entry = behind_article(rest, words);
  return begins_with_figure(entry) ? entry : line;
}

}  // namespace

void take_points(std::vector<TextLine>& lines, const PhraseBook& words) {
  const TextLine* point = nullptr;  // stands above
  TextLine* above = nullptr;
  for (TextLine& line : lines) {
    TextLine* const before = std::exchange(above, &line);
    if (!may_be_read(line)) continue;
    if (const std::optional<std::string_view> entry = entry_of_point(line.text, words)) {
      point = &line;
      line.text = std::string(*entry);
      continue;
    }
    const Tokens tokens = tokens_of(line.text);
    if (words.any(Sense::command, tokens, 0, tokens.size())) point = nullptr;
    if (point == nullptr) continue;
    const std::string entry(entry_below(line.text, words));
    if (!begins_with_figure(entry)) continue;
    line.text = entry;
    line.depth = point->depth;
    line.indent = point->indent;
    if (before->text.ends_with(',')) before->text.pop_back();
  }
}

}  // namespace estafette::readers
