#include "converter/readers/copied/markup.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/emphasis.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestTag = 300;
constexpr std::size_t kFootnoteDigits = 3;
constexpr std::size_t kMostHeadingSigns = 6;
constexpr std::size_t kFewestLetters = 3;  ///< set apart, for a word to be one

void erase_all(std::string& text, std::string_view what) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at)) text.erase(at, what.size());
}

/// Erases what is between two signs, and the signs.
void erase_between(std::string& text, std::string_view open, std::string_view close) {
  for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
    const std::size_t end = text.find(close, at + open.size());
    if (end == std::string::npos) return;
    text.erase(at, end + close.size() - at);
  }
}

bool begins_tag(std::string_view rest) {
  if (rest.size() < 3 || rest[0] != '<') return false;
  const char c = rest[1] == '/' ? rest[2] : rest[1];
  return is_letter(c);
}

void erase_tags(std::string& text) {
  erase_between(text, "<!--", "-->");
  for (std::size_t at = text.find("<ref"); at != std::string::npos; at = text.find("<ref", at)) {
    const std::size_t end = text.find('>', at);
    if (end == std::string::npos) break;
    const std::size_t close = text[end - 1] == '/' ? std::string::npos : text.find("</ref>", end);
    text.erase(at, (close == std::string::npos ? end + 1 : close + 6) - at);
  }
  for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at)) {
    const std::size_t end = text.find('>', at);
    if (end == std::string::npos || end - at > kLongestTag || !begins_tag(std::string_view(text).substr(at))) {
      ++at;
    } else {
      text.replace(at, end + 1 - at, " ");
    }
  }
}

bool is_bbcode(std::string_view inside) {
  static constexpr std::array<std::string_view, 13> kCodes = {"b",     "i",    "u",   "s",    "url",    "quote", "size",
                                                              "color", "list", "img", "code", "center", "*"};
  if (inside.starts_with('/')) inside.remove_prefix(1);
  const std::string code = fold(inside.substr(0, inside.find('=')));
  return inside == "*" || std::find(kCodes.begin(), kCodes.end(), code) != kCodes.end();
}

/// "[Souham](http://...)" and "[http://... Souham]" are "Souham".
void resolve_web_links(std::string& text) {
  for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
    const std::size_t open = text.rfind('[', at);
    const std::size_t end = text.find(')', at);
    if (open == std::string::npos || end == std::string::npos) return;
    if (is_bbcode(std::string_view(text).substr(open + 1, at - open - 1))) continue;  // "[i](27,900 men)[/i]"
    text.erase(at, end + 1 - at);
    text.erase(open, 1);
    at = open;
  }
  for (std::size_t at = text.find("[http"); at != std::string::npos; at = text.find("[http", at)) {
    const std::size_t end = text.find(']', at);
    if (end == std::string::npos) return;
    const std::size_t blank = std::min(text.find(' ', at), end);
    text.erase(end, 1);
    text.erase(at, std::min(blank + 1, end) - at);
  }
}

bool is_furniture_alone(std::string_view inside, const PhraseBook& words) {
  const Tokens tokens = tokens_of(inside);
  for (std::size_t at = 0; at < tokens.size();) {
    if (tokens[at].is == Token::Is::mark) {
      ++at;
      continue;
    }
    const std::optional<PhraseFound> found = words.find(Sense::furniture, tokens, at);
    if (!found) return false;
    at += found->length;
  }
  return true;
}

/// A word for gunners, or for a battery.
bool tells_guns(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    if ((kind && arm_of(*kind_from(kind->is)) == Arm::artillery) || (unit && unit->is == to_string(UnitLevel::battery)))
      return true;
  }
  return false;
}

/// "34e Ligne [2]", "30th Foot [3] 1,180", "7th Foot Battery [12]": as many battalions as a regiment has, or guns as a
/// battery, a blank behind what names troops and no person. The marks of footnotes stand close to their word.
bool counts_its_parts(std::string_view before, std::string_view inside, const PhraseBook& words) {
  constexpr int kMostOfRegiment = 6, kMostGuns = 16;
  const std::optional<int> count = inside.size() <= 2 ? whole_number(inside) : std::nullopt;
  if (!count || *count < 1 || before.empty() || (before.back() != ' ' && before.back() != '\t')) return false;
  const Tokens tokens = tokens_of(before);
  const auto has = [&](Sense sense) { return words.any(sense, tokens, 0, tokens.size()); };
  if (!(has(Sense::kind) || has(Sense::unit)) || has(Sense::rank) || has(Sense::command)) return false;
  return *count <= (tells_guns(tokens, words) ? kMostGuns : kMostOfRegiment);
}

/// "[8]", "[note 2]", "[edit]", "[b]".
void erase_brackets(std::string& text, const PhraseBook& words) {
  for (std::size_t at = text.find('['); at != std::string::npos; at = text.find('[', at)) {
    const std::size_t end = text.find(']', at);
    if (end == std::string::npos) return;
    std::string_view inside = std::string_view(text).substr(at + 1, end - at - 1);
    const bool numbered = inside.starts_with("note ");
    if (numbered) inside.remove_prefix(5);
    const std::string_view before = std::string_view(text).substr(0, at);
    const bool strength = (inside.size() == kFootnoteDigits && (before.ends_with(' ') || before.ends_with('\t'))) ||
                          counts_its_parts(before, inside, words);  // "34e Ligne [953]"
    const bool figure = !inside.empty() && inside.size() <= kFootnoteDigits && at > 0 && !strength &&
                        std::all_of(inside.begin(), inside.end(), is_digit);
    if (figure || is_bbcode(inside) || is_furniture_alone(inside, words)) {
      text.erase(at, end + 1 - at);
    } else {
      ++at;
    }
  }
}

/// "Feldzeugmeister Wimpffen (de)": behind a name, the language in which another wiki has a page of it.
void erase_language_marks(std::string& text) {
  constexpr std::array<std::string_view, 16> kCodes = {"en", "de", "fr", "it", "es", "pt", "nl", "sv",
                                                       "da", "fi", "pl", "cs", "sl", "hu", "ru", "uk"};
  constexpr std::size_t kMark = 5;  // " (de)"
  for (std::size_t at = text.find(" ("); at != std::string::npos; at = text.find(" (", at)) {
    const std::string_view rest = std::string_view(text).substr(at);
    const bool marks = at > 0 && rest.size() >= kMark && rest[kMark - 1] == ')' &&
                       std::find(kCodes.begin(), kCodes.end(), rest.substr(2, 2)) != kCodes.end();
    if (marks)
      text.erase(at, kMark);
    else
      ++at;
  }
}

/// "*1st Division - Kern* 9th Line 900" as "1st Division - Kern: 9th Line 900": a command in bold type, and its troops
/// behind it.
void turn_bold_head(std::string& text, const PhraseBook& words) {
  const std::size_t stars = std::min(text.find_first_not_of('*'), text.size());
  if (stars < 1 || stars > 2 || stars >= text.size() || text[stars] == ' ') return;
  const std::string mark(stars, '*');
  const std::size_t end = text.find(mark, stars);
  if (end == std::string::npos || text.find('*', end + stars) != std::string::npos) return;
  const std::string_view head = trim(std::string_view(text).substr(stars, end - stars));
  const std::string_view rest = trim(std::string_view(text).substr(end + stars));
  const Tokens tokens = tokens_of(head);
  const bool command = words.any(Sense::command, tokens, 0, tokens.size()) && head.find(':') == std::string_view::npos;
  const bool troops = !rest.empty() && (is_digit(rest.front()) || (rest.front() >= 'A' && rest.front() <= 'Z'));
  if (command && troops) text = std::string(head) + ": " + std::string(rest);
}

/// "=== I Corps ===" as "### I Corps".
void turn_heading(std::string& text) {
  const std::string_view line = trim(text);
  const std::size_t signs = std::min(line.find_first_not_of('='), line.size());
  if (signs < 2 || signs > kMostHeadingSigns || signs == line.size()) return;
  std::size_t back = 0;
  while (line[line.size() - 1 - back] == '=') ++back;
  if (back < 2 || back + signs >= line.size()) return;
  const std::string words(trim(line.substr(signs, line.size() - signs - back)));
  text = std::string(signs, '#') + ' ' + words;
}

/// Where a raised figure ends; `at` itself if none begins there.
std::size_t end_of_raised(std::string_view line, std::size_t at) {
  if (at >= line.size() || (line[at] & 0x80) == 0) return at;
  constexpr std::array<std::string_view, 10> kRaised = {"\u2070", "\u00B9", "\u00B2", "\u00B3", "\u2074",
                                                        "\u2075", "\u2076", "\u2077", "\u2078", "\u2079"};
  for (const std::string_view figure : kRaised)
    if (line.substr(at).starts_with(figure)) return end_of_raised(line, at + figure.size());
  return at;
}

}  // namespace

std::string take_struck_out(std::string& line) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kStrikes = {{{"~~", "~~"},
                                                                                      {"[s]", "[/s]"},
                                                                                      {"[strike]", "[/strike]"},
                                                                                      {"<s>", "</s>"},
                                                                                      {"<del>", "</del>"},
                                                                                      {"<strike>", "</strike>"}}};
  std::string struck;
  for (const auto& [open, close] : kStrikes) {
    for (std::size_t at = line.find(open); at != std::string::npos; at = line.find(open, at)) {
      const std::size_t end = line.find(close, at + open.size());
      if (end == std::string::npos) break;
      struck += (struck.empty() ? "" : " ") + line.substr(at + open.size(), end - at - open.size());
      line.erase(at, end + close.size() - at);
    }
  }
  return struck;
}

std::string without_raised_figures(std::string_view line) {
  if (all_ascii(line)) return std::string(line);
  std::string text;
  const std::size_t first = line.find_first_not_of(" \t\r\n");  // a figure there is the mark of a footnote
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = first == std::string_view::npos || at <= first ? at : end_of_raised(line, at);
    const bool ends = end >= line.size() || line[end] == ' ' || line[end] == ',' || line[end] == ')' ||
                      line[end] == ';' || line[end] == '.' || line[end] == ':' || line[end] == '\t' || line[end] == '(';
    if (end > at && ends) {
      at = end;
    } else {
      text += line[at++];
    }
  }
  return text;
}

bool begins_with_raised_figure(std::string_view line) {
  const std::string_view text = trim(line);
  return end_of_raised(text, 0) > 0;
}

namespace {

/// The marks that a quoted mail begins its lines with, "> ", ">> "; 0: there are none.
std::size_t marks_of_quotation(std::string_view text) {
  const std::size_t end = std::min(text.find_first_not_of('>'), text.size());
  return end == text.size() || text[end] == ' ' ? end : 0;
}

/// "**** 6e Léger": the stars of a wiki's list are no bold type; where they end, or 0.
std::size_t past_bullets(const std::string& text) {
  const std::size_t first = std::min(text.find_first_not_of(" \t"), text.size());
  const std::size_t end = std::min(text.find_first_not_of('*', first), text.size());
  return end > first + 1 && end < text.size() && text[end] == ' ' ? end : 0;
}

/// A word of letters with a blank between each.
struct Spaced {
  std::string word;
  std::size_t letters = 0;  ///< none: it is no such word
};

/// The sign at the front of a text that stands between or behind the letters of a word: "K E R N ' S", "R O E."
std::string_view sign_of_word(std::string_view text) {
  constexpr std::array<std::string_view, 7> kSignsOfWords = {"'", "\u2019", "-", ".", ":", ",", ";"};
  const auto* const sign = std::find_if(kSignsOfWords.begin(), kSignsOfWords.end(),
                                        [&](std::string_view one) { return text.starts_with(one); });
  return sign == kSignsOfWords.end() ? std::string_view() : *sign;
}

/// "C O R P S", "A r m é e", "4", "K E R N ' S": capitals and digits, or small letters behind a capital.
Spaced letters_of(std::string_view text) {
  Spaced spaced;
  bool capitals = true, small = true;
  while (!text.empty()) {
    if (const std::string_view sign = sign_of_word(text); spaced.letters > 1 && !sign.empty()) {
      spaced.word += sign;
      text.remove_prefix(sign.size());
      text.remove_prefix(text.starts_with(' ') ? 1 : 0);
      continue;
    }
    const std::size_t length = static_cast<unsigned char>(text.front()) < 0x80 ? 1 : 2;  // of most accented letters
    const std::string_view letter = text.substr(0, length);
    const bool capital = is_capital(letter[0]) || is_digit(letter[0]);
    const std::string_view behind = text.substr(std::min(length, text.size()));
    if (!capital && !is_any_letter(letter[0])) return {};
    if (!behind.empty() && behind[0] != ' ' && (spaced.letters == 0 || sign_of_word(behind).empty())) return {};
    capitals = capitals && capital;
    small = small && (spaced.letters == 0 ? is_capital(letter[0]) : !capital);
    spaced.word += letter;
    ++spaced.letters;
    text = behind.substr(behind.starts_with(' ') ? 1 : 0);
  }
  return capitals || (small && spaced.letters >= kFewestLetters) ? spaced : Spaced{};
}

/// "- [x] 1st Brigade": the box of a list of tasks.
void erase_check_box(std::string& text) {
  constexpr std::array<std::string_view, 3> kBoxes = {"- [x] ", "- [X] ", "- [ ] "};
  const std::size_t first = std::min(text.find_first_not_of(" \t"), text.size());
  for (const std::string_view box : kBoxes)
    if (text.compare(first, box.size(), box) == 0) text.erase(first + 2, box.size() - 2);
}

}  // namespace

std::string without_markup(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  constexpr std::size_t kDeepest = 8;  // quotations within quotations
  for (std::size_t end = marks_of_quotation(text); end > 0 && end <= kDeepest; end = marks_of_quotation(text))
    text.erase(0, std::min(end + 1, text.size()));
  erase_check_box(text);
  turn_bold_head(text, words);
  const std::size_t bullets = past_bullets(text);
  const std::size_t stars = text.find("**", bullets);
  if (stars != std::string::npos && text.find("**", stars + 2) != std::string::npos) {
    std::string rest = text.substr(bullets);
    erase_all(rest, "**");
    text.replace(bullets, std::string::npos, rest);
  }
  erase_language_marks(text);
  if (text.find_first_of("[]<{}='") == std::string::npos) return text;
  erase_tags(text);
  erase_between(text, "{{", "}}");
  text = without_wiki_marks(std::move(text));
  resolve_web_links(text);
  erase_brackets(text, words);
  turn_heading(text);
  return text;
}

std::string letters_joined(std::string_view line) {
  std::string result;
  std::size_t at = 0;
  bool joined = false;
  while (at < line.size()) {
    const std::size_t blank = std::min(line.find("  ", at), line.size());  // words are two blanks or more apart
    const std::size_t tab = std::min(line.find('\t', at), line.size());
    std::size_t end = std::min(blank, tab);
    if (const std::size_t colon = line.find(": ", at);  // "T o t a l : 28,000 men"
        colon < end && letters_of(line.substr(at, colon - at)).letters >= kFewestLetters)
      end = colon + 1;
    const std::string_view word = line.substr(at, end - at);
    const Spaced spaced = letters_of(word);
    const std::size_t next = std::min(line.find_first_not_of(' ', end), line.size());
    if (spaced.letters > 0) {
      result += spaced.word;
      joined = joined || spaced.letters >= kFewestLetters;
      if (next < line.size() && line[next] != '\t') result += ' ';
      at = next;
      if (at < line.size() && line[at] == '\t') {
        result += line.substr(at);
        at = line.size();
      }
    } else {
      result += line.substr(at);
      at = line.size();
    }
  }
  return joined ? result : std::string(line);
}

}  // namespace estafette::readers
