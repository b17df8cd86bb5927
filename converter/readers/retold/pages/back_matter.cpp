#include "converter/readers/retold/pages/back_matter.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/readers/words/left_out.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::string_view kBackMatter = "back matter", kBox = "battle box", kPoster = "poster", kQuoted = "quoted";

/// A line that is nothing but the title of such a part: "See also", "References:".
bool titles(const TextLine& line, Sense sense, std::string_view is, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  if (tokens.empty()) return false;
  const std::optional<PhraseFound> title = words.find(sense, tokens, 0);
  if (!title || (!is.empty() && title->is != is)) return false;
  return title->length == tokens.size() || (title->length + 1 == tokens.size() && tokens.back().mark(":"));
}

bool titles_back_matter(const TextLine& line, const PhraseBook& words) {
  return titles(line, Sense::furniture, kBackMatter, words);
}

/// How many countries a line names and nothing else, "French Empire", "France | Austria": each is a side of a battle.
std::size_t countries_in(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kMostTokens = 16;
  const Tokens tokens = tokens_of(line.text);
  std::size_t countries = 0;
  for (std::size_t at = 0; at < tokens.size() && tokens.size() <= kMostTokens;) {
    std::optional<PhraseFound> country = words.find(Sense::country, tokens, at);
    if (!country) country = words.find(Sense::nation, tokens, at);
    for (const Sense troops : {Sense::command, Sense::unit, Sense::kind, Sense::rank, Sense::commander})
      if (words.has(troops, tokens, at)) return 0;
    if (tokens[at].figure() || tokens[at].mark(":")) return 0;
    countries += country ? 1U : 0U;
    at += country ? country->length : 1;
  }
  return countries;
}

/// "Commanders and leaders", "Strength", "Losses": what else a box beside the story of a battle tells.
bool titles_more_of_box(const TextLine& line, const PhraseBook& words) {
  return titles(line, Sense::furniture, kBox, words) || titles(line, Sense::total, "", words) ||
         titles(line, Sense::loss, "", words) || titles(line, Sense::commander, "", words);
}

/// A row of such a box, which is no entry of an order of battle: "Napoleon | Archduke Charles", "30,000 | 40,000".
bool is_row_of_box(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  for (const Sense troops : {Sense::command, Sense::unit, Sense::kind})
    if (words.any(troops, tokens, 0, tokens.size())) return false;
  return true;
}

/// The line behind the box that begins there, whose sides are the countries below its title; `title` if there are not
/// two at least.
std::size_t end_of_box(const std::vector<TextLine>& lines, std::size_t title, const PhraseBook& words) {
  std::size_t at = title + 1, countries = 0;
  for (; at < lines.size(); ++at) {
    const std::size_t more = countries_in(lines[at], words);
    if (more == 0) break;
    countries += more;
  }
  if (countries < 2) return title;
  while (at < lines.size() && titles_more_of_box(lines[at], words)) {
    ++at;
    for (std::size_t rows = 0; at < lines.size() && !titles_more_of_box(lines[at], words); ++at, ++rows)
      if ((rows > 0 && lines[at].after_blank) || !is_row_of_box(lines[at], words)) break;
  }
  return at;
}

/// "Branch Army", "Type | Army Corps", "Active 1813-1814": a row of the box beside the article on a corps or regiment.
bool is_row_of_unit_box(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kLongest = 80;  // bytes
  const Tokens tokens = tokens_of(line.text.substr(0, kLongest));
  const std::optional<PhraseFound> label = words.find(Sense::box, tokens, 0);
  return line.text.size() <= kLongest && label && label->length < tokens.size();
}

/// The line behind the box that begins there; `first` if fewer than three rows make it, each with a label of its own:
/// "Effectif de l'infanterie", "Effectif de la cavalerie" are the strength of a command.
std::size_t end_of_unit_box(const std::vector<TextLine>& lines, std::size_t first, const PhraseBook& words) {
  constexpr std::size_t kFewest = 3;
  std::set<std::string, std::less<>> labels;
  std::size_t at = first;
  for (; at < lines.size() && is_row_of_unit_box(lines[at], words); ++at)
    labels.insert(lines[at].text.substr(0, lines[at].text.find_first_of(" \t:|")));
  return labels.size() >= kFewest ? at : first;
}

/// "IIIe corps modifier": where the word of such a link begins behind a heading; 0 if none ends the line.
std::size_t edit_link(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kLongestWithLink = 80;  // bytes
  if (line.text.size() > kLongestWithLink || line.text.find(' ') == std::string::npos) return 0;
  const Tokens tokens = tokens_of(line.text);
  for (std::size_t at = tokens.size() > 3 ? tokens.size() - 3 : 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::furniture, tokens, at);
    if (link && link->is != kBackMatter && link->is != kBox && at + link->length == tokens.size())
      return tokens[at].begin;
  }
  return 0;
}

/// "Posts: 1,204", "Joined: Mar 2009": what a forum tells of whoever has posted.
bool tells_of_a_poster(const TextLine& line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line.text);
  const std::optional<PhraseFound> told = tokens.empty() ? std::nullopt : words.find(Sense::furniture, tokens, 0);
  return told && told->is == kPoster && told->length < tokens.size() &&
         (tokens[told->length].mark(":") || tokens[told->length].is == Token::Is::number);
}

/// "Roe", "Grenadier", "Lieutenant Colonel": a word or three, and no figure.
bool is_bare_name(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 3;
  const Tokens tokens = tokens_of(line.text);
  return !tokens.empty() && tokens.size() <= kMostWords && !line.heading &&
         !words.any(Sense::command, tokens, 0, tokens.size()) &&
         std::all_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::word; });
}

/// "Roe wrote:", "Originally posted by Kern".
bool says_who_is_quoted(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kMostTokens = 8;
  const Tokens tokens = tokens_of(line.text);
  if (tokens.size() < 2 || tokens.size() > kMostTokens) return false;
  const std::optional<PhraseFound> first = words.find(Sense::furniture, tokens, 0);
  if (first && first->is == kQuoted) return true;
  if (!tokens.back().mark(":")) return false;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at)
    if (const std::optional<PhraseFound> said = words.find(Sense::furniture, tokens, at);
        said && said->is == kQuoted && at + said->length + 1 == tokens.size())
      return true;
  return false;
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

void mark_posters_and_quotations(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::size_t kLinesOfAPoster = 2;
  std::map<std::string, int> times;
  for (const TextLine& line : lines) ++times[line.text];
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (tells_of_a_poster(lines[at], words) && (at == 0 || !tells_of_a_poster(lines[at - 1], words))) {
      for (std::size_t above = 1; above <= kLinesOfAPoster && above <= at && is_bare_name(lines[at - above], words);
           ++above)
        lines[at - above].back_matter = true;
    }
    if (!says_who_is_quoted(lines[at], words)) continue;
    lines[at].back_matter = true;
    for (std::size_t below = at + 1; below < lines.size() && !lines[below].after_blank && times[lines[below].text] > 1;
         ++below)
      lines[below].back_matter = true;
  }
}

std::vector<TextLine> take_page_furniture(std::string_view& utf8) {
  std::size_t begin = utf8.size();
  while (begin > 0) {
    const std::size_t before = utf8.substr(0, begin - 1).rfind('\n');
    const std::size_t line = before == std::string_view::npos ? 0 : before + 1;
    if (!utf8.substr(line).starts_with(kPageFurniture)) break;
    begin = line;
  }
  std::string_view rest = utf8.substr(begin);
  utf8 = utf8.substr(0, begin);
  int number = 1 + static_cast<int>(std::count(utf8.begin(), utf8.end(), '\n'));
  std::vector<TextLine> lines;
  for (; !rest.empty(); ++number) {
    const std::size_t end = line_end(rest);
    TextLine& line = lines.emplace_back();
    line.line = number;
    line.text = rest.substr(0, end);
    line.back_matter = true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return lines;
}

std::vector<TextLine> take_lines_between_pages(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> taken;
  bool blank = false;  // before the line that was taken
  std::erase_if(lines, [&](TextLine& line) {
    line.after_blank = std::exchange(blank, false) || line.after_blank;
    const Tokens tokens = tokens_of(line.text);
    if (tokens.empty() || line.footnote || line.back_matter) return false;
    const std::optional<PhraseFound> furniture = words.find(Sense::furniture, tokens, 0);
    const bool word = furniture && furniture->is.empty() && furniture->length == tokens.size();
    const std::size_t figure = tokens[0].mark("-") ? 1 : 0;  // a bullet may have been taken for the first dash
    const bool page = tokens.size() == figure + 2 && tokens[figure].is == Token::Is::number && tokens.back().mark("-");
    if (!word && !page) return false;
    line.back_matter = true;
    blank = line.after_blank;
    taken.push_back(std::move(line));
    return true;
  });
  return taken;
}

void mark_back_matter(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 0; at < lines.size(); ++at)
    if (titles(lines[at], Sense::furniture, kBox, words))
      for (const std::size_t end = end_of_box(lines, at, words); at < end; ++at) lines[at].back_matter = true;
  for (std::size_t at = 0; at < lines.size(); ++at)
    for (const std::size_t end = end_of_unit_box(lines, at, words); at < end; ++at)
      lines[at].text = fmt::format("Note: {}", lines[at].text);  // whose country may be that of the troops
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
