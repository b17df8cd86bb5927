#include "converter/readers/copied/set_paragraphs.hpp"

#include "base/letter_count.hpp"
#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/bullets.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kNarrowestFull = 34, kWidestFull = 130;  ///< letters of a line that is full
constexpr std::size_t kFewestOfParagraph = 3, kFewestFilled = 5;
constexpr std::size_t kNarrowestFilled = 44;  ///< letters: in narrower columns every entry is broken

/// A line of a paragraph: no row of a table and no heading; and if it is not the first, no entry behind a bullet.
bool may_be_set(std::string_view line, bool first) {
  const std::string_view text = trim(line);
  if (text.empty() || letters_in(text) > kWidestFull || text.front() == '#' || text.front() == '>' ||
      text.front() == '<' || text.front() == '*')
    return false;
  if (text.find_first_of("\t|{}\f\v\x1E\x1F") != std::string_view::npos) return false;
  if (text.front() == '[' && (text.size() < 2 || !capital_at(text, 1))) return false;  // "[*]", "[b]"
  if (text.find("\u2014 \u2014") != std::string_view::npos) return false;              // dittos
  if (text.find("   ") != std::string_view::npos || text.find("....") != std::string_view::npos) return false;
  return first || !begins_with_bullet(line);
}

/// "... about 20" above "000 men".
bool goes_on_in_figures(const Tokens& line, const Tokens& below) {
  constexpr int kMostThousands = 999;
  constexpr std::size_t kThousand = 3;  // figures
  return line[line.size() - 1].value <= kMostThousands && below[0].is == Token::Is::number &&
         below[0].end - below[0].begin == kThousand && below.size() > 1 && below[1].is == Token::Is::word;
}

/// "... of the", "... led by", "... 12th", "... (2 battalions", "... bat-", "... 4" above "battalions": the line goes
/// on below.
bool is_open(std::string_view text, const Tokens& line, const Tokens& below, bool below_small,
             const PhraseBook& words) {
  constexpr int kMostCounted = 99;  // battalions
  if (std::count(text.begin(), text.end(), '(') > std::count(text.begin(), text.end(), ')')) return true;
  if (text.ends_with('-') && text.size() > 1 && is_any_letter(text[text.size() - 2])) return true;
  const std::size_t last = line.size() - 1;
  const bool word = line[last].is == Token::Is::word && !line[last].capitals;
  const bool joint = word && is_small(text.back()) &&
                     (words.has(Sense::link, line, last) || words.has(Sense::verb, line, last) ||
                      words.has(Sense::number, line, last) || words.has(Sense::ordinal, line, last));
  const bool number = line[last].is == Token::Is::number;
  const bool few = number && below_small && (words.has(Sense::count, below, 0) || words.has(Sense::unit, below, 0)) &&
                   line[last].value <= kMostCounted;
  const bool counted =
      number && (few || (last > 0 && words.has(Sense::link, line, last - 1)) || goes_on_in_figures(line, below));
  return joint || counted || line[last].is == Token::Is::ordinal;
}

/// "... Light" above "Dragoons", "... 5th Virginia" above "Regiment. 9th": a word of a kind, or the unit of a name,
/// stands on both sides of the break.
bool breaks_a_name(std::string_view above, const Tokens& before, std::string_view text, const Tokens& below,
                   const PhraseBook& words) {
  if (!is_any_letter(above.back())) return false;
  if (below.size() > 1 && words.has(Sense::unit, below, 0) && (below[1].mark(".") || below[1].mark(","))) return true;
  const bool alone = below.size() == 1 || (below.size() == 2 && below[1].mark("."));
  if (alone && words.has(Sense::kind, below, 0)) return true;
  const std::string both =
      std::string(above.substr(before.back().begin)) + ' ' + std::string(text.substr(0, below[0].end));
  const Tokens tokens = tokens_of(both);
  const auto spans = [&](Sense sense) {
    const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
    return found && found->length > 1;
  };
  return spans(Sense::kind) || spans(Sense::unit) || spans(Sense::rank) || spans(Sense::command);
}

/// "battery of six guns", "two battalions", "das 2te Regiment": an entry of a list may begin so, even in small letters.
bool may_be_entry(const Tokens& line, const PhraseBook& words) {
  std::size_t at = 0;
  while (const std::optional<PhraseFound> link = words.find(Sense::link, line, at)) at += link->length;
  if (at >= line.size()) return false;
  if (line[at].is != Token::Is::word) return true;
  return words.has(Sense::unit, line, at) || words.has(Sense::kind, line, at) || words.has(Sense::count, line, at) ||
         words.has(Sense::number, line, at) || words.has(Sense::command, line, at);
}

/// "o 3 battalions": the bullet of a word processor.
bool begins_with_letter_alone(std::string_view text) {
  return text.size() > 2 && text[0] == 'o' && text[1] == ' ';
}

/// "2nd Brigade: Roe", "Kern's Division (6,000 men):": the head of an entry, whatever ends above it.
bool begins_command(std::string_view text, const Tokens& line, const PhraseBook& words) {
  constexpr std::size_t kWithin = 4, kColonWithin = 9;  // tokens
  if (!words.any(Sense::command, line, 0, std::min(line.size(), kWithin))) return false;
  const auto end = line.begin() + static_cast<std::ptrdiff_t>(std::min(line.size(), kColonWithin));
  return text.find(':') != std::string_view::npos &&
         std::any_of(line.begin(), end, [](const Token& token) { return token.mark(":"); });
}

/// How a line stands to the one above it: within its sentence; nobody could say; anew; or as an entry behind the
/// figure or the bracket with which another ends.
enum class Break { within, open, anew, entry };

class Page {
 public:
  Page(std::string_view utf8, const PhraseBook& words) : lines_(all_lines(utf8)), words_(words) {}

  ParagraphsJoined joined() {
    find_paragraphs();
    find_short_ones();
    ParagraphsJoined result;
    result.paragraphs = found_;
    if (found_.empty()) return result;
    auto next = found_.begin();
    for (std::size_t at = 0; at < lines_.size();) {
      const bool begins = next != found_.end() && next->line == static_cast<int>(at) + 1;
      const std::size_t to = at + (begins ? static_cast<std::size_t>(next->lines) : 1);
      std::string line(lines_[at]);
      for (std::size_t below = at + 1; below < to; ++below) append(line, trim(lines_[below]));
      result.text += line + std::string(to - at, '\n');
      if (begins) ++next;
      at = to;
    }
    return result;
  }

 private:
  /// "bat-" and "tery" as one word; "Garde-" and "Bataillon" keep their hyphen.
  static void append(std::string& line, std::string_view text) {
    line = line.substr(0, line.find_last_not_of(' ') + 1);
    const bool hyphen = line.size() > 2 && line.back() == '-' && is_any_letter(line[line.size() - 2]);
    if (hyphen && begins_small(text)) line.pop_back();
    if (!hyphen) line += ' ';
    line += text;
  }

  [[nodiscard]] std::size_t indent(std::size_t at) const {
    return std::min(lines_[at].find_first_not_of(' '), lines_[at].size());
  }

  /// Lines without a blank one between them that may all be of paragraphs.
  void find_paragraphs() {
    for (std::size_t from = 0; from < lines_.size();) {
      std::size_t to = from;
      while (to < lines_.size() && may_be_set(lines_[to], to == from)) ++to;
      if (to > from) find_in(from, to);
      from = std::max(to, from + 1);
    }
  }

  /// Shorter paragraphs of a page whose width others have shown: a line without room for the first word of the next,
  /// which goes on with its sentence.
  void find_short_ones() {
    if (found_.empty()) return;
    std::size_t width = 0;
    std::vector<bool> taken(lines_.size(), false);
    for (const ParagraphsJoined::Joined& paragraph : found_)
      for (int at = paragraph.line - 1; at < paragraph.line - 1 + paragraph.lines; ++at) {
        taken[static_cast<std::size_t>(at)] = true;
        width = std::max(width, letters_in(trim(lines_[static_cast<std::size_t>(at)])));
      }
    const auto full = [&](std::size_t at, std::size_t from) {
      return at < lines_.size() && !taken[at] && may_be_set(lines_[at], false) && goes_on(from, at) &&
             letters_in(trim(lines_[at - 1])) <= width && has_no_room_for_next(at - 1, width);
    };
    const auto within = [&](std::size_t at) {
      return break_before(at, true) == Break::within ||
             (begins_small(trim(lines_[at])) && is_any_letter(trim(lines_[at - 1]).back()));
    };
    for (std::size_t from = 0; from < lines_.size();) {
      std::size_t to = from + 1;
      bool any = false, others = false;
      if (!taken[from] && may_be_set(lines_[from], true))
        for (; full(to, from); ++to) {
          const bool goes_on = within(to);
          any = any || goes_on;
          others = others || (!goes_on && (width < kNarrowestFilled || break_before(to, true) == Break::entry));
        }
      if (any && !others) found_.push_back({static_cast<int>(from) + 1, static_cast<int>(to - from)});
      from = to;
    }
    std::sort(found_.begin(), found_.end(), [](const auto& a, const auto& b) { return a.line < b.line; });
  }

  /// Its first line is the rest of what the line above has begun, and so is no paragraph of its own.
  [[nodiscard]] bool begins_within(std::size_t at) const {
    return at > 0 && !trim(lines_[at - 1]).empty() && !begins_with_bullet(lines_[at]) &&
           break_before(at, true) == Break::within;
  }

  /// The paragraphs of some lines: each ends with a line that is not full, or above one that is set in.
  void find_in(std::size_t from, std::size_t to) {
    const std::size_t width = width_of(from, to);
    if (width < kNarrowestFull) return;
    const auto full = [&](std::size_t at) {
      return letters_in(trim(lines_[at])) * 3 >= width * 2 || has_no_room_for_next(at, width);
    };
    while (from < to) {
      std::size_t end = from + 1;
      while (end < to && (full(end - 1) || is_torn(end, width)) && goes_on(from, end)) ++end;
      if (is_paragraph(from, end) && !begins_within(from))
        found_.push_back({static_cast<int>(from) + 1, static_cast<int>(end - from)});
      from = end;
    }
  }

  /// No command begins at that line, nor does a paragraph that is set in.
  [[nodiscard]] bool goes_on(std::size_t from, std::size_t at) const {
    if (indent(at) > indent(at - 1) || (at > from + 1 && indent(at) < indent(at - 1))) return false;
    const std::string_view text = trim(lines_[at]);
    return !begins_command(text, tokens_of(text), words_);
  }

  [[nodiscard]] Break break_before(std::size_t at, bool commas_mean) const {
    constexpr std::size_t kLongestNumber = 3;  // bytes of "(12" or "(a" before an entry
    const std::string_view above = trim(lines_[at - 1]), text = trim(lines_[at]);
    const Tokens before = tokens_of(above), line = tokens_of(text);
    if (line.empty() || before.empty()) return Break::anew;
    const bool comma = commas_mean && (above.ends_with(',') || above.ends_with(';'));
    if (is_open(above, before, line, begins_small(text), words_) || comma) return Break::within;
    if (breaks_a_name(above, before, text, line, words_)) return Break::within;
    if (above.ends_with('.') || above.ends_with(':') || above.ends_with(',') || above.ends_with(';'))
      return begins_small(text) && !may_be_entry(line, words_) ? Break::within : Break::open;
    const bool entry = may_be_entry(line, words_);
    const bool bracket = text.front() == '[' || (text.front() == '(' && text.find(')') > kLongestNumber);
    if ((begins_small(text) && !entry) || bracket) return Break::within;
    return entry && (is_digit(above.back()) || above.ends_with(')')) ? Break::entry : Break::anew;
  }

  /// Most of its lines end within a sentence, and sentences or lists go on within its lines. "FIRST BRIGADE.--Col. Roe"
  /// heads an entry wherever it stands, and is parted from what is before it in another way.
  [[nodiscard]] bool is_paragraph(std::size_t from, std::size_t to) const {
    if (to - from < kFewestOfParagraph) return false;
    std::size_t ended = 0, parted = 0, letters = 0;
    bool capital = false;  // without one nobody sees where a sentence ends
    for (std::size_t at = from; at < to; ++at) {
      const std::string_view text = trim(lines_[at]);
      const Tokens line = tokens_of(text);
      if (text.find(".--") != std::string_view::npos || text.find(".\u2014") != std::string_view::npos) return false;
      capital = capital || std::any_of(text.begin(), text.end(), is_capital);
      letters += begins_with_letter_alone(text) ? 1U : 0U;
      ended += text.ends_with(',') || text.ends_with(';') ? 1U : 0U;
      const bool mark = text.substr(0, text.size() - 1).find_first_of(".,;()") != std::string_view::npos;
      parted += mark || words_.any(Sense::verb, line, 0, line.size()) ? 1U : 0U;
    }
    if (!capital || parted * 2 < to - from || letters * 3 > to - from) return false;
    const bool commas_mean = ended * 3 <= (to - from) * 2;
    std::size_t within = 0, anew = 0, entries = 0;
    for (std::size_t at = from + 1; at < to; ++at) {
      const Break here = break_before(at, commas_mean);
      within += here == Break::within ? 1U : 0U;
      anew += here == Break::anew ? 1U : 0U;
      entries += here == Break::entry ? 1U : 0U;
    }
    if (within < 2) return false;
    if (width_of(from, to) < kNarrowestFilled) return within * 5 > (within + anew + 2 * entries) * 4;
    const bool filled = to - from >= kFewestFilled && is_filled(from, to) && within * 3 >= entries + anew + within;
    return filled || within * 5 >= (within + anew + 2 * entries) * 3;
  }

  /// No line has room for the first word of the next: lists are so by no chance where the lines are many.
  [[nodiscard]] bool is_filled(std::size_t from, std::size_t to) const {
    const std::size_t width = width_of(from, to);
    for (std::size_t at = from; at + 1 < to; ++at)
      if (!has_no_room_for_next(at, width)) return false;
    return true;
  }

  [[nodiscard]] std::size_t width_of(std::size_t from, std::size_t to) const {
    std::size_t width = 0;
    for (std::size_t at = from; at < to; ++at) width = std::max(width, letters_in(trim(lines_[at])));
    return width;
  }

  /// A line ends with a small letter, and the next begins with one: within a sentence, though the line is shorter.
  [[nodiscard]] bool is_torn(std::size_t at, std::size_t width) const {
    const std::string_view text = trim(lines_[at]);
    return letters_in(trim(lines_[at - 1])) * 2 >= width && begins_small(text) &&
           is_small(trim(lines_[at - 1]).back()) && !may_be_entry(tokens_of(text), words_);
  }

  [[nodiscard]] bool has_no_room_for_next(std::size_t at, std::size_t width) const {
    if (at + 1 >= lines_.size()) return false;
    const std::string_view next = trim(lines_[at + 1]);
    return letters_in(trim(lines_[at])) + 1 + letters_in(next.substr(0, next.find(' '))) > width;
  }

  std::vector<std::string_view> lines_;
  const PhraseBook& words_;
  std::vector<ParagraphsJoined::Joined> found_;
};

}  // namespace

ParagraphsJoined with_paragraphs_joined(std::string_view utf8, const PhraseBook& words) {
  ParagraphsJoined joined = Page(utf8, words).joined();
  if (joined.paragraphs.empty()) joined.text = utf8;
  return joined;
}

void count_joined(const ParagraphsJoined& joined, std::string_view utf8, std::vector<TextLine>& lines) {
  if (joined.paragraphs.empty()) return;
  const std::vector<std::string_view> typed = all_lines(utf8);
  for (TextLine& line : lines) {
    for (const ParagraphsJoined::Joined& paragraph : joined.paragraphs) {
      if (paragraph.line == line.line) line.lines = std::max(line.lines, paragraph.lines);
      if (paragraph.line + paragraph.lines == line.line &&
          !trim(typed[static_cast<std::size_t>(line.line) - 2]).empty())
        line.after_blank = false;
    }
  }
}

}  // namespace estafette::readers
