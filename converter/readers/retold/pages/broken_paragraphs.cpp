#include "converter/readers/retold/pages/broken_paragraphs.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestLinesOfOne = 4;  ///< of a paragraph, or of several one below the other
constexpr std::size_t kFewestEntries = 6;
constexpr int kMostDeeper = 3;  ///< columns of a line that begins with a dash

/// "9th (Colberg) Infantry": a bracket of words right behind a number belongs to the name that goes on.
bool titles_number(std::string_view text, std::size_t close) {
  const std::size_t open = text.rfind('(', close);
  if (open == std::string_view::npos || open < 2 || text[open - 1] != ' ') return false;
  const std::string_view inside = text.substr(open + 1, close - open - 1);
  const std::size_t blank = text.rfind(' ', open - 2);
  const std::size_t word = blank == std::string_view::npos ? 0 : blank + 1;
  return is_digit(text[word]) && std::none_of(inside.begin(), inside.end(), is_digit);
}

/// Where an entry ends: behind a bracket, before "3rd" or a capital.
bool ends_entry(std::string_view text, std::size_t close) {
  if (text[close] != ')' || close + 2 >= text.size() || text[close + 1] != ' ' || titles_number(text, close))
    return false;
  const std::size_t letter = text.find_first_not_of("0123456789", close + 2);
  const bool number = letter != std::string_view::npos && letter > close + 2 && is_small(text[letter]);
  return number || is_capital(text[close + 2]);
}

bool runs_on(const TextLine& line) {
  if (line.footnote || line.back_matter || line.heading || line.beside || line.text.size() > kLongestLine) return false;
  for (std::size_t at = line.text.find(')'); at != std::string::npos; at = line.text.find(')', at + 1))
    if (ends_entry(line.text, at)) return true;
  return false;
}

/// The lines of a paragraph as one text, and the line on which each of its bytes stands.
struct Paragraph {
  std::string text;
  std::vector<std::size_t> ends;  ///< one past the last byte of each line
};

Paragraph paragraph_of(const std::vector<TextLine>& lines, std::size_t from, std::size_t to) {
  Paragraph all;
  for (std::size_t at = from; at < to; ++at) {
    if (!all.text.empty()) all.text += lines[at].depth > lines[from].depth ? " - " : " ";  // it was no bullet
    all.text += lines[at].text;
    all.ends.push_back(all.text.size());
  }
  return all;
}

/// Where the unit begins in "Cavalry 24th Dragoons"; 0 if no heading of an arm stands before it.
std::size_t past_heading(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  const std::optional<PhraseFound> arm = tokens.empty() ? std::nullopt : words.find(Sense::arm, tokens, 0);
  if (!arm || arm->part || arm->length >= tokens.size() || tokens[arm->length].is == Token::Is::word ||
      tokens[arm->length].is == Token::Is::mark)
    return 0;
  return tokens[arm->length].begin;
}

/// The entries of a paragraph, each on the line where it begins.
std::vector<TextLine> entries_in(const std::vector<TextLine>& lines, std::size_t from, const Paragraph& all,
                                 const PhraseBook& words) {
  std::vector<TextLine> entries;
  for (std::size_t begin = 0; begin < all.text.size();) {
    std::size_t end = all.text.find(')', begin);
    while (end != std::string::npos && !ends_entry(all.text, end)) end = all.text.find(')', end + 1);
    end = end == std::string::npos ? all.text.size() : end + 1;
    const auto row =
        static_cast<std::size_t>(std::upper_bound(all.ends.begin(), all.ends.end(), begin) - all.ends.begin());
    TextLine entry = lines[from + row];
    entry.text = trim(std::string_view(all.text).substr(begin, end - begin));
    entry.depth = lines[from].depth;
    entry.after_blank = entries.empty() && lines[from].after_blank;
    if (const std::size_t unit = past_heading(entry.text, words); unit > 0) {
      TextLine heading = entry;
      heading.text = trim(std::string_view(entry.text).substr(0, unit));
      entries.push_back(std::move(heading));
      entry.text.erase(0, unit);
      entry.after_blank = false;
    }
    if (!entry.text.empty()) entries.push_back(std::move(entry));
    begin = end + 1;
  }
  for (std::size_t at = 0; at + 1 < entries.size(); ++at)
    entries[at].lines = std::max(entries[at + 1].line - entries[at].line, 1);
  return entries;
}

bool tell_of_troops(const std::vector<TextLine>& entries, const PhraseBook& words) {
  const auto told = std::count_if(entries.begin(), entries.end(), [&](const TextLine& entry) {
    const Item::Is is = item_of(entry.text, words).is;
    return is == Item::Is::unit || is == Item::Is::formation;
  });
  return entries.size() >= kFewestEntries && static_cast<std::size_t>(told) * 4 >= entries.size() * 3;
}

}  // namespace

void part_broken_paragraphs(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto running = std::count_if(lines.begin(), lines.end(), runs_on);
  if (static_cast<std::size_t>(running) < kFewestLinesOfOne) return;
  std::vector<TextLine> apart;
  for (std::size_t from = 0; from < lines.size();) {
    std::size_t end = from + 1, run_on = runs_on(lines[from]) ? 1 : 0;
    while (end < lines.size() && !lines[end].after_blank && lines[end].depth <= lines[from].depth + kMostDeeper) {
      run_on += runs_on(lines[end]) ? 1U : 0U;
      ++end;
    }
    if (run_on >= kFewestLinesOfOne && run_on * 2 >= end - from) {
      std::size_t first = from;  // titles stand above
      while (first + 1 < end && !runs_on(lines[first]) && !runs_on(lines[first + 1])) ++first;
      const Paragraph all = paragraph_of(lines, first, end);
      if (std::vector<TextLine> entries = entries_in(lines, first, all, words); tell_of_troops(entries, words)) {
        for (std::size_t at = from; at < first; ++at) apart.push_back(lines[at]);
        apart.insert(apart.end(), entries.begin(), entries.end());
        from = end;
        continue;
      }
    }
    for (; from < end; ++from) apart.push_back(lines[from]);
  }
  lines = std::move(apart);
}

}  // namespace estafette::readers
