#include "converter/readers/text/prose/prose_lines.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestProse = 40, kLongestOfProse = 6'000;  ///< bytes of a paragraph
constexpr std::size_t kMostOfParagraph = 60;

bool is_text(const TextLine& line) {
  return !line.footnote && !line.back_matter && !line.heading && !line.beside && !line.text.empty();
}

/// "brigade (Kern) of the", "(Roe)", "\u00E9taient": no sentence and no entry begins so.
bool begins_within(std::string_view text) {
  return text.front() == '(' || begins_small(text);
}

/// "5, 6," above "7 and 8 were part of ...", "(Roe), the" above "Kern brigade": it ends within a sentence.
bool ends_within(std::string_view text, std::string_view next, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::size_t last = tokens.size() - 1;
  return (text.ends_with(',') && is_digit(next.front())) || words.has(Sense::link, tokens, last) ||
         words.has(Sense::verb, tokens, last);
}

}  // namespace

ProseLines::ProseLines(const std::vector<TextLine>& all, std::size_t from, const PhraseBook& words)
    : all_(&all), from_(from) {
  std::size_t to = from + 1, within = 0;
  while (to < std::min(all.size(), from + kMostOfParagraph) && is_text(all[to - 1]) && is_text(all[to]) &&
         !all[to].after_blank) {
    within += begins_within(all[to].text) || ends_within(all[to - 1].text, all[to].text, words) ? 1U : 0U;
    ++to;
  }
  join(within * 3 >= (to - from - 1) * 2 && to - from > 2 ? to : from + 1);
}

ProseLines::ProseLines(const std::vector<TextLine>& all, std::size_t from, std::size_t to) : all_(&all), from_(from) {
  join(to);
}

void ProseLines::join(std::size_t to) {
  for (std::size_t at = from_; at < to; ++at) {
    if (at > from_) text_ += ' ';
    text_ += (*all_)[at].text;
    ends_.push_back(text_.size());
  }
}

bool ProseLines::may_tell() const {
  return is_text((*all_)[from_]) && text_.size() >= kShortestProse && text_.size() <= kLongestOfProse &&
         text_.find(' ') != std::string::npos;
}

const TextLine& ProseLines::line_of(std::size_t byte) const {
  const auto row = std::upper_bound(ends_.begin(), ends_.end(), byte) - ends_.begin();
  return (*all_)[std::min(from_ + static_cast<std::size_t>(row), from_ + ends_.size() - 1)];
}

void ProseLines::put(const ToldParagraph& told, std::vector<TextLine>& lines) const {
  const TextLine& first = (*all_)[from_];
  const TextLine& last = (*all_)[from_ + ends_.size() - 1];
  for (std::size_t at = 0; at < told.lines.size(); ++at) {
    TextLine& line = lines.emplace_back(line_of(told.lines[at].at));
    line.text = told.lines[at].text;
    line.depth = first.depth + told.lines[at].set_in;
    line.after_blank = at == 0 && first.after_blank;
    const int next = at + 1 < told.lines.size() ? line_of(told.lines[at + 1].at).line : last.line + last.lines;
    line.lines = std::max(next - line.line, line.line == first.line ? first.lines : 1);
  }
}

}  // namespace estafette::readers
