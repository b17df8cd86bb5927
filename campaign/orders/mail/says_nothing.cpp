#include "campaign/orders/mail/says_nothing.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace estafette::campaign {
namespace {

bool is_figure(char c) {
  return c >= '0' && c <= '9';
}

/// "F 8-", "$2", "27,36", "40 km": figures with at most two letters together. Not "3", "3rd" and "III", which may be
/// names.
bool only_figures(std::string_view text) {
  std::size_t digits = 0, letters = 0, signs = 0, together = 0;
  for (const char c : text) {
    if (static_cast<unsigned char>(c) >= 0x80) return false;
    together = is_letter(c) ? together + 1 : 0;
    if (together > 2) return false;
    digits += is_figure(c) ? 1U : 0U;
    letters += is_letter(c) ? 1U : 0U;
    signs += !is_figure(c) && !is_letter(c) && c != ' ' && c != '.' ? 1U : 0U;
  }
  const bool turn = (text.starts_with('T') || text.starts_with('t')) && letters == 1 && signs == 0;  // "T2"
  if (turn) return false;
  const bool ordinal =
      !text.empty() && is_figure(text.front()) && letters > 0 && text.find(' ') == std::string_view::npos;
  return digits > 0 && !ordinal && (letters > 0 || signs > 0);
}

/// ":crossed_swords:"
std::size_t shortcode(std::string_view text) {
  if (!text.starts_with(':')) return 0;
  std::size_t end = 1;
  bool letters = false;
  while (end < text.size() &&
         (is_letter(text[end]) || is_figure(text[end]) || text[end] == '_' || text[end] == '+' || text[end] == '-')) {
    letters = letters || is_letter(text[end]);
    ++end;
  }
  return letters && end < text.size() && text[end] == ':' ? end + 1 : 0;
}

/// The bytes of a picture letter: U+1F000 and beyond, U+2600 to U+27BF without the arrows there, and what joins them.
std::size_t picture(std::string_view text) {
  if (text.starts_with("\xF0\x9F")) return std::min<std::size_t>(4, text.size());
  if (text.starts_with("\u200D") || text.starts_with("\uFE0F")) return 3;
  const bool signs = text.size() >= 3 && text[0] == '\xE2' && text[1] >= '\x98' && text[1] <= '\x9E';
  const bool arrow = text.starts_with("\u2794") || text.starts_with("\u279C") || text.starts_with("\u27A1");
  return signs && !arrow ? 3 : 0;
}

/// What a picture says that is no ornament: a cross forbids, a question mark asks; a blank for any other.
std::string_view meaning_of(std::string_view drawn) {
  for (const std::string_view no :
       {"\u274C", "\u274E", "\u2716", "\u2717", "\u2718", "\u26D4", "\U0001F6AB", "\U0001F645"})
    if (drawn == no) return " not ";
  for (const std::string_view asks : {"\u2753", "\u2754", "\U0001F914", "\U0001F937"})
    if (drawn == asks) return "? ";
  return " ";
}

/// The ends of a tag that strikes out, and how they are written.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kStrikingTags = {
    {{"[s]", "[/s]"}, {"[strike]", "[/strike]"}, {"[del]", "[/del]"}}};

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

/// Tildes at that place: how many, if they may begin or end something struck out.
std::size_t tildes(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && text[end] == '~') ++end;
  return end - at > 2 ? 0 : end - at;
}

/// Without "~~this~~" and "~this~": the tildes touch what they strike out and stand free outside.
std::string without_tildes(const std::string& text) {
  std::string made;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t marks = text[at] == '~' ? tildes(text, at) : 0;
    const std::size_t from = at + marks;
    const bool opens = marks > 0 && (at == 0 || is_blank(text[at - 1]) || text[at - 1] == '>') && from < text.size() &&
                       !is_blank(text[from]);
    const std::size_t end = opens ? text.find(std::string(marks, '~'), from) : std::string::npos;
    if (end == std::string::npos || is_blank(text[end - 1])) {
      made += text[at++];
      continue;
    }
    at = end + marks;
  }
  return made;
}

}  // namespace

std::string without_notes(std::string_view line) {
  std::string made;
  while (!line.empty()) {
    const char close = line.front() == '(' ? ')' : line.front() == '[' ? ']' : '\0';
    const std::size_t end = close == '\0' ? std::string_view::npos : line.find(close);
    const std::size_t code = made.empty() || made.back() == ' ' ? shortcode(line) : 0;
    const std::size_t drawn = picture(line);
    std::size_t length = std::max(code, drawn);
    if (end != std::string_view::npos && only_figures(line.substr(1, end - 1))) length = end + 1;
    if (drawn > 0 && drawn == length)
      made += meaning_of(line.substr(0, drawn));
    else
      made += length > 0 ? ' ' : line.front();
    line.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return made;
}

std::vector<MailLine> without_struck_out(std::vector<MailLine> lines) {
  std::string_view closing;  // of the tag that is open
  for (MailLine& line : lines) {
    if (line.part != MailPart::body || trim(line.text).empty()) continue;
    std::string left;
    std::string_view rest = line.text;
    while (!rest.empty()) {
      const std::string small = ascii_small(rest);
      if (!closing.empty()) {
        const std::size_t end = small.find(closing);
        rest.remove_prefix(end == std::string::npos ? rest.size() : end + closing.size());
        if (end != std::string::npos) closing = {};
        continue;
      }
      std::size_t begin = std::string::npos, length = 0;
      for (const auto& [open, close] : kStrikingTags)
        if (const std::size_t at = small.find(open); at < begin) {
          begin = at;
          length = open.size();
          closing = close;
        }
      left += rest.substr(0, begin);
      rest.remove_prefix(begin == std::string::npos ? rest.size() : begin + length);
    }
    left = without_tildes(left);
    if (trim(left).empty())
      line.part = MailPart::struck_out;
    else
      line.text = left;
  }
  return lines;
}

}  // namespace estafette::campaign
