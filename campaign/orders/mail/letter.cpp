#include "campaign/orders/mail/letter.hpp"

#include "base/ascii.hpp"
#include "base/hidden.hpp"
#include "base/letters.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "campaign/orders/mail/letter_form.hpp"
#include "campaign/orders/mail/letter_table.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/mail/mail.hpp"
#include "campaign/orders/mail/mail_parts.hpp"
#include "campaign/orders/mail/says_nothing.hpp"
#include "converter/naming/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace estafette::campaign {
namespace {

constexpr std::array<std::string_view, 22> kTags = {
    "b",  "i",      "u",    "s",     "quote", "size",  "color", "font",    "list", "*",   "li",
    "ul", "center", "left", "right", "url",   "table", "code",  "spoiler", "hr",   "img", "justify"};
constexpr std::array<std::string_view, 9> kBullets = {"-",      "*",      "+",      "~",     "\u2022",
                                                      "\u2013", "\u2014", "\u25CF", "\u00B7"};

/// The length of the tag that begins there, 0 if there is none: "[b]", "[/size]", "[quote=Ney]".
std::size_t tag_at(std::string_view text) {
  if (!text.starts_with('[')) return 0;
  const std::size_t end = text.find(']');
  if (end == std::string_view::npos) return 0;
  std::string name = ascii_small(text.substr(1, end - 1));
  name = name.substr(0, name.find('='));
  if (name.starts_with('/')) name.erase(0, 1);
  return std::find(kTags.begin(), kTags.end(), name) == kTags.end() ? 0 : end + 1;
}

std::string without_tags(std::string_view text) {
  std::string made;
  while (!text.empty()) {
    if (const std::size_t tag = tag_at(text); tag > 0) {
      text.remove_prefix(tag);
    } else {
      made += text.front();
      text.remove_prefix(1);
    }
  }
  return made;
}

/// True for "B": a capital with which orders are counted, and no corps.
bool counts_by_capital(char letter) {
  return letter >= 'A' && letter <= 'Z' && std::string_view("IVX").find(letter) == std::string_view::npos;
}

/// The length of "3.", "3)", "(3)", "[3]", "3.)", "3/", "3°", "3°)", "b)", "B)", "(b)", "iv)" at the beginning; 0 if
/// there is none.
std::size_t number_at(std::string_view text) {
  constexpr std::size_t kLongest = 4;  // "viii"
  const bool open = text.starts_with('(') || text.starts_with('[');
  const std::size_t begin = open ? 1 : 0;
  std::size_t end = begin;
  while (end < text.size() && is_digit(text[end])) ++end;
  const bool digits = end > begin;
  if (!digits && end < text.size() && counts_by_capital(text[end])) ++end;
  if (!digits && end == begin)
    while (end < text.size() && text[end] >= 'a' && text[end] <= 'z') ++end;
  const bool letters = !digits && (end == begin + 1 ||
                                   text.substr(begin, end - begin).find_first_not_of("ivx") == std::string_view::npos);
  if (end == begin || end - begin > kLongest || !(digits || letters)) return 0;
  std::string_view behind = text.substr(end);
  for (const std::string_view mark : {".)", ")", "]"})
    if (behind.starts_with(mark)) return end + mark.size();
  if (open || !digits) return 0;
  for (const std::string_view mark : {"\u00B0)", "\u00BA)", ".", "/", "\u00B0"})
    if (behind.starts_with(mark)) return end + mark.size();
  return 0;
}

/// True for "III Corps ...", "3. Korps ...", and for a short name before a colon.
bool begins_with_name(std::string_view text, bool short_name) {
  constexpr std::size_t kLongestName = 30;
  const Sentence sentence = cut(std::string(text));
  if (sentence.words.size() < 2) return false;
  if (short_name && text.find(':') <= kLongestName) return true;
  return number_in(sentence.words.front().plain) > 0 &&
         name_words().begins_with_command(cut(std::string(text.substr(sentence.words[1].begin))));
}

/// The length of "b.", and of "A:", "C -", "ii.", "II)", "1:", "2 -" before a name at the beginning; 0 if there is
/// none. "II" and "2" alone may be names themselves.
std::size_t mark_before_name(std::string_view text) {
  const bool letter =
      !text.empty() && ((text.front() >= 'A' && text.front() <= 'H') || (text.front() >= 'a' && text.front() <= 'h'));
  std::size_t end = letter ? 1 : 0;
  for (const std::string_view signs : {"0123456789", "ivx", "IVX"})
    if (end == 0) end = std::min(text.find_first_not_of(signs), text.size());
  constexpr std::size_t kLongest = 4;  // "viii"
  if (end == 0 || end > kLongest) return 0;
  for (const std::string_view mark : {": ", ". ", ") ", " - ", " \u2013 ", " \u2014 "})
    if (text.substr(end).starts_with(mark) &&
        ((letter && mark == ". ") || begins_with_name(trim(text.substr(end + mark.size())), letter)))
      return end + mark.size();
  return 0;
}

/// Removes one bullet or number, or "First,", from the beginning; false if there is none.
bool take_bullet(std::string_view& text) {
  const auto followed_by_blank = [&](std::size_t length) {
    return length == text.size() || text[length] == ' ' || text[length] == '\t';
  };
  for (const std::string_view bullet : kBullets) {
    if (!text.starts_with(bullet) || (bullet.size() == 1 && !followed_by_blank(1))) continue;
    text = trim(text.substr(bullet.size()));
    return true;
  }
  if (const std::size_t comma = text.find(','); comma != std::string_view::npos && followed_by_blank(comma + 1)) {
    const std::vector<std::string> words = words_as_they_are(std::string(text.substr(0, comma)));
    if (words.size() == 1 && letter_words().counts_orders(words.front())) {
      text = trim(text.substr(comma + 1));
      return true;
    }
  }
  const std::size_t number = number_at(text);
  if (number == 0 || !followed_by_blank(number)) {
    const std::size_t mark = mark_before_name(text);
    text = trim(text.substr(mark));
    return mark > 0;
  }
  // "3. Korps", "3° corps": an ordinal.
  const bool ordinal = text[number - 1] != ')' && text[number - 1] != ']' && text[number - 1] != '/';
  if (ordinal && name_words().begins_with_command(cut(text.substr(number)))) return false;
  text = trim(text.substr(number));
  return true;
}

/// Removes "PS:", "P.S.", "NB" from the beginning; false if there is none.
bool take_postscript(std::string_view& text) {
  for (const std::string_view mark : {"pps", "p.p.s.", "ps", "p.s.", "nb", "n.b."}) {
    if (ascii_small(text.substr(0, mark.size())) != mark) continue;
    const std::string_view behind = text.substr(mark.size());
    if (behind.empty() || std::string_view(" :,.-\t").find(behind.front()) == std::string_view::npos) continue;
    text = trim(behind.substr(std::min(behind.find_first_not_of(" :,.-\t"), behind.size())));
    return true;
  }
  return false;
}

/// "Order #1:", "Befehl Nr. 2)", "#3": the length of the number of an order that begins the line, 0 if there is none.
std::size_t number_of_order(std::string_view line) {
  std::size_t at = 0;
  const auto skip = [&](std::string_view letters) { at = std::min(line.find_first_not_of(letters, at), line.size()); };
  if (const std::size_t word = line.find_first_of(" \t#"); word != std::string_view::npos && word > 0) {
    if (letter_words().column(std::string(line.substr(0, word))) != "order") return 0;
    at = word;
    skip(" \t");
    for (const std::string_view number : {"no.", "no ", "nr.", "nr ", "n\u00B0"})
      if (ascii_small(line.substr(at, number.size())) == number) at += number.size();
    skip(" \t");
  }
  const bool mark = at < line.size() && line[at] == '#';
  if (mark) ++at;
  const std::size_t digits = at;
  while (at < line.size() && is_digit(line[at])) ++at;
  if (at == digits || (digits == 0 && !mark)) return 0;
  const bool parted = at < line.size() && std::string_view(":.)-").find(line[at]) != std::string_view::npos;
  if (!parted && (!mark || (at < line.size() && line[at] != ' '))) return 0;
  skip(":.)- \t");
  return at;
}

/// Without marks of quotation and of headings, "> ", "## ", and without a remark.
std::string_view without_remark(std::string_view line) {
  line = trim(line);
  while (line.starts_with('>')) line = trim(line.substr(1));
  if (line.starts_with("##")) line = trim(line.substr(std::min(line.find_first_not_of('#'), line.size())));
  line.remove_prefix(number_of_order(line));
  return trim(line.substr(0, line.find('#')));
}

/// "General v. Yorck" as "General von Yorck": the dot ends no sentence. "V. Korps" is the fifth.
std::string with_von(std::string text) {
  for (std::size_t at = text.find(" v. "); at != std::string::npos; at = text.find(" v. ", at + 1)) {
    const std::size_t behind = at + std::string_view(" v. ").size();
    const bool capital = behind < text.size() && (static_cast<unsigned char>(text[behind]) >= 0x80 ||
                                                  (text[behind] >= 'A' && text[behind] <= 'Z'));
    if (capital) text.replace(at, 4, " von ");
  }
  return text;
}

/// "Blücher: 1) march Zeitz 2) stand" as "Blücher: march Zeitz; stand": orders that are counted within their line.
/// `begun`: its own "1)" has been taken away.
std::string in_counted_parts(std::string text, bool begun) {
  const auto mark_at = [&](int number, std::size_t from) {
    const std::string mark = std::to_string(number) + ") ";
    std::size_t at = text.find(mark, from);
    while (at != std::string::npos && at > 0 &&
           std::string_view(" :;,.\t").find(text[at - 1]) == std::string_view::npos)
      at = text.find(mark, at + 1);  // "12) "
    return at;
  };
  std::size_t at = begun ? 0 : mark_at(1, 0);
  if (at == std::string::npos || mark_at(2, at) == std::string::npos) return text;
  if (!begun) text.erase(at, std::string_view("1) ").size());
  for (int number = 2; (at = mark_at(number, at)) != std::string::npos; ++number)
    text.replace(at, std::to_string(number).size() + 1, ";");
  return text;
}

std::string without_furniture(std::string_view line) {
  line = without_remark(line);
  const std::string plain = without_notes(without_tags(line));
  std::string_view left = trim(plain);
  while (take_bullet(left) || take_postscript(left)) {
  }
  return std::string(left);
}

/// "VI Corps" of "# VI Corps": a heading for some, a remark for others. Nothing for a sentence, which is a remark.
std::string behind_one_mark(std::string_view line) {
  if (!line.starts_with('#') || line.ends_with('.')) return {};
  line.remove_prefix(1);
  return line.find('#') == std::string_view::npos ? std::string(trim(line)) : std::string();
}

Problem more_than_is_read(std::string more, const std::string& most) {
  return Problem{
      "", 0, "", std::move(more), "a letter of at most " + most, "Is this the right file? What follows was not read"};
}

/// Why nothing more of the letter is read, if so.
std::optional<Problem> too_long(std::size_t lines, std::size_t letters) {
  if (lines > kMostLetterLines)
    return more_than_is_read("more lines", figure(static_cast<long long>(kMostLetterLines)));
  if (letters > kLongestLetter)
    return more_than_is_read("more text", figure(static_cast<long long>(kLongestLetter)) + " characters");
  return std::nullopt;
}

/// The line behind the last of those that are read at all, blank ones too.
LetterLine beyond_all() {
  LetterLine line;
  line.number = kMostPhysicalLines + 1;
  line.unreadable =
      more_than_is_read("more lines", figure(kMostPhysicalLines) + " lines, those that say nothing included");
  return line;
}

/// Why nobody can read the line, if so.
std::optional<Problem> unreadable(std::string_view line) {
  if (line.size() > kLongestLetterLine)
    return Problem{"",
                   0,
                   "",
                   std::string(line),
                   fmt::format("a line of at most {} letters", figure(kLongestLetterLine)),
                   "Write each order on a line of its own"};
  if (const std::optional<std::size_t> hidden = find_hidden(line))
    return Problem{"",
                   0,
                   "",
                   one_line(line.substr(0, *hidden)) + "...",
                   "letters that can be seen",
                   "After this there is one that cannot; type the line again"};
  return std::nullopt;
}

/// Whether a line has a box before it, and a tick in it.
enum class Box { none, empty, ticked };
Box box_of(std::string_view line) {
  line = trim(line);
  for (bool bullet = true; bullet;) {
    bullet = false;
    for (const std::string_view mark : kBullets)
      if (line.starts_with(mark) && line.substr(mark.size()).starts_with(' ')) {
        line = trim(line.substr(mark.size()));
        bullet = true;
      }
  }
  for (const std::string_view mark : {"[x]", "[X]", "[\u2713]", "[\u2714]", "\u2611", "\u2705", "\u2612"})
    if (line.starts_with(mark)) return Box::ticked;
  for (const std::string_view mark : {"[]", "[ ]", "[_]", "\u2610", "\u2B1C"})
    if (line.starts_with(mark)) return Box::empty;
  return Box::none;
}

/// Of lines with boxes, some of them ticked, those without a tick were not chosen.
void ask_about_empty_boxes(std::vector<LetterLine>& lines) {
  const auto is = [](Box box) {
    return [box](const LetterLine& line) { return line.passed_over.empty() && box_of(line.text) == box; };
  };
  if (std::none_of(lines.begin(), lines.end(), is(Box::ticked))) return;
  for (LetterLine& line : lines) {
    if (!is(Box::empty)(line) || line.unreadable) continue;
    line.clauses.clear();
    line.unreadable =
        Problem{"", 0, "", line.text, "a line with a tick in its box", "Tick it, or leave it out if it is not meant"};
  }
}

}  // namespace

std::vector<LetterLine> lines_of(const std::string& letter) {
  std::vector<LetterLine> lines;
  std::size_t own = 0;  // lines of the player's own
  std::size_t letters = 0;
  bool another = false;                    // somebody else has spoken too
  bool told = !has_endless_lines(letter);  // or there is nothing to tell: that lines were left out
  OrderTable table;
  for (const MailLine& mail : with_forms_joined(mail_lines(letter))) {
    LetterLine line;
    line.number = mail.number;
    line.text = trim(mail.text);
    line.signature = mail.part == MailPart::signature;
    if (mail.part == MailPart::encoded) {
      lines.push_back(std::move(line));
      lines.back().unreadable = Problem{
          "", 0, "", one_line(lines.back().text), "a letter whose base 64 can be read", "Save the mail again, as text"};
      told = true;
      break;
    }
    if (mail.part != MailPart::body && !line.signature) {
      line.passed_over = in_words(mail.part);
      line.text = without_hidden(line.text);
      if (mail.part == MailPart::quoted) line.quoted = without_furniture(line.text);
      if (mail.part == MailPart::of_another && !another) {
        another = true;
        line.passed_over.clear();
        line.unreadable = Problem{"",
                                  0,
                                  "",
                                  line.text,
                                  "the lines of one player and the umpire",
                                  "Give each player's lines as a letter of his own, and leave out those of others"};
      }
      if (!line.text.empty()) lines.push_back(std::move(line));
      continue;
    }
    letters += mail.text.size();
    if ((line.unreadable = too_long(own + 1, letters))) {
      lines.push_back(std::move(line));
      told = true;
      break;
    }
    if ((line.unreadable = unreadable(mail.text))) {
      lines.push_back(std::move(line));
      ++own;
      continue;
    }
    const std::string text = in_counted_parts(with_von(without_furniture(mail.text)), line.text.starts_with("1)"));
    for (std::string& clause : split(table.in_words(text), ';'))
      if (!clause.empty()) line.clauses.push_back(std::move(clause));
    line.unreadable = table.problem();
    line.remarks = table.remarks();
    line.unread = table.unread();
    if (line.clauses.empty() && !line.unreadable) line.remark = behind_one_mark(line.text);
    if (line.clauses.empty() && line.remark.empty() && !line.unreadable) continue;
    lines.push_back(std::move(line));
    ++own;
  }
  if (!told) lines.push_back(beyond_all());
  ask_about_empty_boxes(lines);
  return lines;
}

}  // namespace estafette::campaign
