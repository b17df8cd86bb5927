#include "converter/readers/text/prose/brigades_in_prose.hpp"

#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/retold/retell.hpp"
#include "converter/readers/text/prose/prose_lines.hpp"
#include "converter/readers/text/prose/sentence/sentences.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/text/prose/told_paragraph.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

/// "Light Division (Kern): 1/43rd": what a line of a list would begin with.
std::string_view head_of_line(std::string_view told) {
  return trim(told.substr(0, told.find_first_of(":(")));
}

/// The lines of a page by their beginnings.
class Beginnings {
 public:
  explicit Beginnings(const std::vector<TextLine>& lines) {
    for (const TextLine& line : lines) lines_.emplace_back(fold(line.text), &line);
    std::sort(lines_.begin(), lines_.end());
  }

  /// Another line of the page begins with one of the commands: a list has them already, and nothing is told twice.
  [[nodiscard]] bool tell(const std::vector<ToldLine>& told, const TextLine& sentence) const {
    return std::any_of(told.begin(), told.end(), [&](const ToldLine& one) {
      const std::string head = fold(head_of_line(one.text));
      if (one.text.find(':') == std::string::npos || head.empty()) return false;
      auto line = std::lower_bound(lines_.begin(), lines_.end(), head,
                                   [](const auto& known, const std::string& begins) { return known.first < begins; });
      if (line != lines_.end() && line->second == &sentence) ++line;
      return line != lines_.end() && line->first.starts_with(head);
    });
  }

 private:
  std::vector<std::pair<std::string, const TextLine*>> lines_;
};

constexpr std::size_t kFewestOfList = 3;  ///< lines: a page with them has a list, and sentences may repeat it

/// The question about a sentence that numbers troops beside those that are told.
Problem troops_of_nobody(const std::string& sentence, int line) {
  return {"",
          line,
          "",
          sentence,
          "troops behind the command that they belong to",
          "Write the command, a colon and its troops on a line of their own"};
}

/// "Second Cavalry Brigade: 3rd and 5th Dragoon Guards, and the Alba Dragoons.": a line of a list, though a full stop
/// ends it.
bool is_command_of_list(const std::string& line, const PhraseBook& words) {
  constexpr std::size_t kLongestHead = 12;  // tokens
  const std::size_t colon = line.find(": ");
  if (colon == std::string::npos || line.size() > kLongestLine || sentences_of(line, words).size() > 1) return false;
  const Tokens head = tokens_of(std::string_view(line).substr(0, colon)), all = tokens_of(line);
  if (head.size() > kLongestHead || words.any(Sense::verb, all, 0, all.size())) return false;
  const Item item = item_of(retold(line, words), words);
  return item.is == Item::Is::formation && !item.units.empty() && item.unread.empty();
}

/// "General Roe's 9th Brigade (9th and 56th Foot).": the same, its troops in a bracket.
bool is_bracket_of_list(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongestHead = 10;  // tokens
  line = trim(line);
  if (line.ends_with('.')) line.remove_suffix(1);
  const std::size_t bracket = line.find('(');
  if (!line.ends_with(')') || bracket == 0 || line.find('(', bracket + 1) != std::string_view::npos) return false;
  if (line.size() > kLongestLine) return false;
  const Tokens head = tokens_of(line.substr(0, bracket)), all = tokens_of(line);
  if (head.size() > kLongestHead || words.any(Sense::verb, all, 0, all.size())) return false;
  const Item item = item_of(retold(std::string(line), words), words);
  return item.is == Item::Is::formation && item.units.size() > 1 && item.unread.empty();
}

/// "9th Line 900 men", and no sentence that numbers troops.
bool is_listed(const TextLine& line, const PhraseBook& words) {
  constexpr std::size_t kShortestOfSentences = 60;  // bytes
  if (is_command_of_list(line.text, words)) return true;
  if (line.text.size() >= kShortestOfSentences &&
      (line.text.ends_with('.') || sentences_of(line.text, words).size() > 1))
    return false;
  const Item item = item_of(line.text, words);
  const Tokens tokens = tokens_of(line.text);
  if (words.any(Sense::verb, tokens, 0, tokens.size())) return false;
  return numbers_troops(line.text, words) || !item.units.empty() ||
         (item.is == Item::Is::unit && item.parts.facts.kind.has_value());
}

/// "Kern's 1st Division comprised the 9th and 12th Line": a sentence that is read as a line of a list.
bool is_sentence_of_list(const std::string& line, const PhraseBook& words) {
  if (line.size() > kLongestLine || sentences_of(line, words).size() > 1) return false;
  const Tokens typed = tokens_of(line);
  bool tells = false;
  for (std::size_t at = 1; at < typed.size() && !tells; ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, typed, at);
    tells = link && (link->is == "holds" || link->is == "leads");
  }
  if (!tells) return false;
  const Item item = item_of(retold(line, words), words);
  const auto plain = [&](const std::string& name) {
    const Tokens tokens = tokens_of(name);
    return !words.any(Sense::verb, tokens, 0, tokens.size());
  };
  return item.is == Item::Is::formation && !item.units.empty() && item.unread.empty() && plain(item.parts.name) &&
         std::all_of(item.units.begin(), item.units.end(), [&](const Parts& unit) { return plain(unit.name); });
}

/// "The right wing began at the river", a title that ends in a figure: on a page that has no list, no entry. What
/// numbers troops is asked about.
void note_beside_prose(TextLine& line, std::vector<Problem>& asked, const PhraseBook& words) {
  constexpr std::size_t kLongestHeading = 60;  // bytes
  if (line.text.empty() || line.footnote || line.back_matter || is_sentence_of_list(line.text, words) ||
      is_command_of_list(line.text, words))
    return;
  const Item item = item_of(line.text, words);
  const bool names = item.is == Item::Is::nation || item.is == Item::Is::heading || item.is == Item::Is::formation;
  const Tokens tokens = tokens_of(line.text);
  const bool heading = names && line.text.size() <= kLongestHeading && item.units.empty();
  if (heading && !words.any(Sense::verb, tokens, 0, tokens.size())) return;
  for (const std::string_view sentence : sentences_of(line.text, words))
    if (speaks_of_troops(sentence, words)) asked.push_back(troops_of_nobody(std::string(sentence), line.line));
  line.text = fmt::format("Note: {}", line.text);
}

/// "The 3rd Brigade was led by General Kern, who ...": a sentence says who led a command.
bool tells_leader(std::string_view sentence, const PhraseBook& words) {
  const Tokens tokens = tokens_of(sentence);
  if (!words.any(Sense::verb, tokens, 0, tokens.size())) return false;
  bool command = false;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> led = words.find(Sense::commander, tokens, at);
    if (led && led->length > 1 && command && words.has(Sense::rank, tokens, at + led->length)) return true;
    command = command || words.has(Sense::command, tokens, at);
  }
  return false;
}

/// Asks about the sentences of a line that say who led a command, unless the line is read as that.
void ask_leaders(const TextLine& line, std::vector<Problem>& asked, const PhraseBook& words) {
  constexpr std::size_t kShortest = 40;  // bytes
  if (line.text.size() < kShortest || line.footnote || line.back_matter) return;
  std::vector<std::string_view> telling = sentences_of(line.text, words);
  std::erase_if(telling, [&](std::string_view sentence) { return !tells_leader(sentence, words); });
  if (telling.empty()) return;
  if (line.text.size() <= kLongestLine && item_of(retold(line.text, words), words).is == Item::Is::formation) return;
  for (const std::string_view sentence : telling)
    asked.push_back({"", line.line, "", std::string(sentence), "a leader behind the command that he led",
                     "Write him there, as in 1st Brigade: General Kern"});
}

/// One or several lines of a page, and what they tell.
struct Part {
  std::size_t from = 0;
  ProseLines prose;
  ToldParagraph told;
};

std::vector<Part> parts_of_page(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Part> parts;
  std::optional<Beginnings> beginnings;
  for (std::size_t from = 0, joined = 0; from < lines.size(); from += parts.back().prose.lines()) {
    ProseLines prose = from < joined ? ProseLines(lines, from, from + 1) : ProseLines(lines, from, words);
    joined = std::max(joined, from + prose.lines());
    const std::string_view above = from > 0 && !lines[from].after_blank ? lines[from - 1].text : std::string_view{};
    ToldParagraph told = prose.may_tell() ? told_paragraph(prose.text(), words, above) : ToldParagraph{};
    if (told.lines.empty() && prose.lines() > 1) {
      prose = ProseLines(lines, from, from + 1);
      if (prose.may_tell()) told = told_paragraph(prose.text(), words, above);
    }
    if (!told.lines.empty() && !beginnings) beginnings.emplace(lines);
    if (!told.lines.empty() && beginnings->tell(told.lines, lines[from])) told = {};
    parts.push_back({from, std::move(prose), std::move(told)});
  }
  return parts;
}

/// How many lines of the page are those of a list.
std::size_t lines_listed(const std::vector<Part>& parts, const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::size_t listed = 0;
  if (std::all_of(parts.begin(), parts.end(), [](const Part& part) { return part.told.lines.empty(); })) return listed;
  for (const Part& part : parts)
    for (std::size_t at = part.from; part.told.lines.empty() && at < part.from + part.prose.lines(); ++at)
      listed += is_listed(lines[at], words) ? 1U : 0U;
  return listed;
}

/// "At noon Roe's brigade (9th and 12th Line) attacked", on a page that lists Roe's brigade, or ought to.
void ask_whether_listed(const Part& part, std::vector<Problem>& asked, const PhraseBook& words) {
  for (const std::string_view sentence : sentences_of(part.prose.text(), words)) {
    const auto at = static_cast<std::size_t>(sentence.data() - part.prose.text().data());
    if (numbers_troops(sentence, words))
      asked.push_back({"", part.prose.line_of(at).line, "", std::string(sentence),
                       "troops told once: the page has a list, and they may be in it",
                       "If they are not, write their command, a colon and them on a line of their own"});
  }
}

}  // namespace

std::vector<Problem> tell_brigades_in_prose(std::vector<TextLine>& lines, const PhraseBook& words) {
  const std::vector<Part> parts = parts_of_page(lines, words);
  const std::size_t listed = lines_listed(parts, lines, words);
  std::vector<Problem> asked;
  std::vector<TextLine> all;
  std::vector<std::size_t> plain;  // the lines of which nothing is told
  all.reserve(lines.size());
  for (const Part& part : parts) {
    const bool beside_list = part.told.in_clauses && listed >= kFewestOfList;
    const bool entry = beside_list && part.prose.lines() == 1 && is_bracket_of_list(lines[part.from].text, words);
    const bool doubled = beside_list && !entry;
    if (part.told.lines.empty() || beside_list) {
      for (std::size_t at = part.from; at < part.from + part.prose.lines(); ++at) {
        if (!doubled) plain.push_back(all.size());
        all.push_back(lines[at]);
        if (doubled) all.back().text = fmt::format("Note: {}", lines[at].text);
      }
      if (doubled) ask_whether_listed(part, asked, words);
      continue;
    }
    part.prose.put(part.told, all);
    for (const ToldLine& sentence : part.told.asked)
      asked.push_back(troops_of_nobody(sentence.text, part.prose.line_of(sentence.at).line));
  }
  if (plain.size() < all.size() && listed == 0)
    for (const std::size_t at : plain) note_beside_prose(all[at], asked, words);
  for (const std::size_t at : plain) ask_leaders(all[at], asked, words);
  lines = std::move(all);
  return asked;
}

}  // namespace estafette::readers
