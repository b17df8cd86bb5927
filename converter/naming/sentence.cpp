#include "converter/naming/sentence.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "converter/naming/words.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace estafette {
namespace {

struct Mark {
  std::string_view spelt;
  Gap gap;
};

/// Marks beyond ASCII that word processors and forums put in. All other characters beyond ASCII belong to words.
constexpr std::array kMarks = {
    Mark{"\u2012", Gap::dash},  Mark{"\u2013", Gap::dash},   Mark{"\u2014", Gap::dash},   Mark{"\u2015", Gap::dash},
    Mark{"\u2212", Gap::dash},  Mark{"\u2190", Gap::dash},   Mark{"\u2192", Gap::dash},   Mark{"\u21D2", Gap::dash},
    Mark{"\u279C", Gap::dash},  Mark{"\u2794", Gap::dash},   Mark{"\u27A1", Gap::dash},   Mark{"\u203A", Gap::dash},
    Mark{"\u00BB", Gap::dash},  Mark{"\u2010", Gap::hyphen}, Mark{"\u2011", Gap::hyphen}, Mark{"\u2026", Gap::dot},
    Mark{"\u00A0", Gap::blank}, Mark{"\u2002", Gap::blank},  Mark{"\u2003", Gap::blank},  Mark{"\u2009", Gap::blank},
    Mark{"\u200B", Gap::blank}, Mark{"\u202F", Gap::blank},  Mark{"\uFEFF", Gap::blank},  Mark{"\uFE0F", Gap::blank},
    Mark{"\u00AB", Gap::blank}, Mark{"\u2039", Gap::blank},  Mark{"\u201A", Gap::blank},  Mark{"\u201C", Gap::blank},
    Mark{"\u201D", Gap::blank}, Mark{"\u201E", Gap::blank},  Mark{"\u2022", Gap::blank},  Mark{"\u2023", Gap::blank},
    Mark{"\u25CF", Gap::blank}, Mark{"\u25E6", Gap::blank},  Mark{"\u00B7", Gap::blank},
};
constexpr std::array<std::string_view, 4> kApostrophes = {"'", "\u2018", "\u2019", "\u2032"};

bool is_ascii(char c) {
  return static_cast<unsigned char>(c) < 0x80;
}

/// Of ASCII.
bool is_letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The length of the apostrophe at that place, or 0.
std::size_t apostrophe(std::string_view text) {
  if (text.empty() || (is_ascii(text.front()) && text.front() != '\'')) return 0;
  for (const std::string_view mark : kApostrophes)
    if (text.starts_with(mark)) return mark.size();
  return 0;
}

/// What is between words at that place, and how long it is; nothing if there is a word.
struct Between {
  Gap gap;
  std::size_t length;
};
std::optional<Between> mark_beyond_ascii(std::string_view text) {
  constexpr std::string_view kFirstBytes = "\xC2\xE2\xEF";  // of every mark; hardly ever of a letter
  if (kFirstBytes.find(text.front()) == std::string_view::npos) return std::nullopt;
  for (const Mark& mark : kMarks)
    if (text.starts_with(mark.spelt)) return Between{mark.gap, mark.spelt.size()};
  return std::nullopt;
}
std::optional<Between> mark_at(std::string_view text) {
  const char c = text.front();
  if (!is_ascii(c)) return mark_beyond_ascii(text);
  if (is_letter_or_digit(c)) return std::nullopt;
  switch (c) {
    case '-':
      return Between{Gap::hyphen, 1};
    case ',':
    case ';':
    case '/':
    case '+':
    case '&':
      return Between{Gap::comma, 1};
    case '>':
    case '=':
    case '<':
    case '|':
      return Between{Gap::dash, 1};
    case '.':
    case '!':
    case '?':
      return Between{Gap::dot, 1};
    case '(':
    case ')':
    case '[':
    case ']':
      return Between{Gap::bracket, 1};
    case ':':
      return Between{Gap::colon, 1};
    default:
      return Between{Gap::blank, 1};
  }
}

/// The end of the word that begins at `at`. An apostrophe with a letter on either side belongs to it.
std::size_t end_of_word(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    if (is_letter_or_digit(text[at])) {  // of most words all letters
      ++at;
      continue;
    }
    if (const std::size_t quote = apostrophe(text.substr(at)); quote > 0) {
      if (at + quote >= text.size() || apostrophe(text.substr(at + quote)) > 0 || mark_at(text.substr(at + quote)))
        return at;
      at += quote;
    } else if (mark_at(text.substr(at))) {
      return at;
    } else {
      ++at;
    }
  }
  return at;
}

/// Hyphens between two letters are hyphens; beside a blank, or several of them, they are a dash.
Gap strongest(std::string_view text, std::size_t from, std::size_t to) {
  if (to == from + 1 && text[from] == ' ') return Gap::blank;
  Gap gap = Gap::blank;
  std::size_t hyphens = 0;
  std::size_t length = 0;
  for (std::size_t at = from; at < to; ++length) {
    const std::size_t quote = apostrophe(text.substr(at));
    const Between between = quote > 0 ? Between{Gap::blank, quote} : mark_at(text.substr(at)).value();
    if (between.gap == Gap::hyphen) ++hyphens;
    gap = std::max(gap, between.gap);
    at += between.length;
  }
  if (hyphens == 0) return gap;
  return hyphens == 1 && length == 1 ? gap : std::max(gap, Gap::dash);
}

/// The word in small letters, if it has only letters and digits of ASCII, as most have.
std::optional<std::string> if_plain(std::string_view word) {
  std::string small(word);
  for (char& c : small) {
    c = ascii_small(c);
    if (!is_letter_or_digit(c)) return std::nullopt;
  }
  return small;
}

/// "ae", "oe" and "ue" are "a", "o" and "u": people write umlauts either way.
void leave_out_e_of_umlauts(std::string& plain) {
  std::size_t kept = plain.empty() ? 0 : 1;
  char before = plain.empty() ? '\0' : plain.front();
  for (std::size_t i = 1; i < plain.size(); ++i) {
    const bool umlaut = plain[i] == 'e' && (before == 'a' || before == 'o' || before == 'u');
    before = plain[i];
    if (!umlaut) plain[kept++] = before;
  }
  plain.resize(kept);
}

/// "L'VIII Corpo": the number without the article that is written in one with it. Else the word itself.
std::string_view without_article_of_number(std::string_view word) {
  if (word.empty() || (word.front() != 'l' && word.front() != 'L')) return word;
  const std::size_t quote = apostrophe(word.substr(1));
  if (quote == 0) return word;
  const std::string_view number = word.substr(1 + quote);
  return !number.empty() && number.find_first_not_of("IVX") == std::string_view::npos ? number : word;
}

/// Without apostrophes, accents and a final 's.
std::string made_plain(std::string_view word) {
  std::string spelt(without_article_of_number(word));
  for (const std::string_view mark : kApostrophes) {
    if (spelt.find(mark) == std::string::npos) continue;
    for (const std::string_view s : {"s", "S"})
      if (const std::string ending = std::string(mark) + std::string(s); spelt.ends_with(ending))
        spelt.resize(spelt.size() - ending.size());
    replace_all(spelt, mark, "");
  }
  std::string plain = slug(spelt);
  return plain.empty() ? fold(spelt) : plain;
}

}  // namespace

std::string Sentence::between(std::size_t first, std::size_t last) const {
  last = std::min(last, words.size());
  if (first >= last) return {};
  return text.substr(words[first].begin, words[last - 1].end - words[first].begin);
}

std::string plain_word(std::string_view word) {
  std::string plain = if_plain(word).value_or("");
  if (plain.empty()) plain = made_plain(word);
  leave_out_e_of_umlauts(plain);
  return plain;
}

namespace {

/// "3. Korps": the dot is an ordinal's.
bool is_ordinal_dot(std::string_view text, std::size_t from, std::size_t to) {
  if (from == 0 || text[from - 1] < '0' || text[from - 1] > '9' || text[from] != '.') return false;
  return to == from + 1 || text.substr(from + 1, to - from - 1).find_first_not_of(' ') == std::string_view::npos;
}

constexpr std::size_t kLettersOfAWord = 6;  ///< on the average, to take the room that is needed at once

Sentence cut_leaving_out(std::string_view text, bool (*leave_out)(const std::string& plain)) {
  Sentence sentence;
  sentence.text = text;
  sentence.words.reserve(text.size() / kLettersOfAWord + 1);
  std::size_t gap_from = 0;
  Gap carried = Gap::blank;
  std::size_t at = 0;
  while (at < text.size()) {
    if (!is_letter_or_digit(text[at])) {
      const std::size_t quote = apostrophe(text.substr(at));
      const std::optional<Between> between = quote > 0 ? Between{Gap::blank, quote} : mark_at(text.substr(at));
      if (between) {
        at += between->length;
        continue;
      }
    }
    const Gap dotted = is_ordinal_dot(text, gap_from, at) ? Gap::blank : strongest(text, gap_from, at);
    const Gap gap = std::max(carried, dotted);
    const std::size_t end = end_of_word(text, at);
    std::string plain = plain_word(text.substr(at, end - at));
    const bool said = !plain.empty() && !leave_out(plain);
    if (said) sentence.words.push_back({std::move(plain), at, end, gap});
    carried = said ? Gap::blank : gap;
    at = gap_from = end;
  }
  sentence.at_end = std::max(carried, strongest(text, gap_from, text.size()));
  return sentence;
}

using LeaveOut = bool (*)(const std::string& plain);

/// The words of a text that has nothing but letters and digits of ASCII and blanks, as most phrases of our lists:
/// there the blanks are all that parts words. Nothing if it has anything else.
std::optional<std::vector<std::string>> words_between_blanks(std::string_view text, LeaveOut leave_out) {
  std::vector<std::string> words;
  words.reserve(static_cast<std::size_t>(std::count(text.begin(), text.end(), ' ')) + 1);
  for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
    end = std::min(text.find(' ', at), text.size());
    if (end == at) continue;
    std::optional<std::string> plain = if_plain(text.substr(at, end - at));
    if (!plain) return std::nullopt;
    leave_out_e_of_umlauts(*plain);
    if (!leave_out(*plain)) words.push_back(*std::move(plain));
  }
  return words;
}

/// True of plain words with one blank between them, as most phrases of our lists are: nothing would change in them.
bool is_plain_already(std::string_view phrase) {
  char before = ' ';
  for (const char c : phrase) {
    const bool umlaut = c == 'e' && (before == 'a' || before == 'o' || before == 'u');
    const bool blanks = c == ' ' && before == ' ';
    if (umlaut || blanks || (c != ' ' && (!is_letter_or_digit(c) || ascii_small(c) != c))) return false;
    before = c;
  }
  return before != ' ';
}

bool is_nothing(const std::string& plain) {
  return name_words().is_nothing(plain);
}

bool never(const std::string& /*plain*/) {
  return false;
}

std::vector<std::string> plain_words_of(std::string_view text, LeaveOut leave_out) {
  if (std::optional<std::vector<std::string>> words = words_between_blanks(text, leave_out)) return *std::move(words);
  Sentence sentence = cut_leaving_out(text, leave_out);
  std::vector<std::string> words;
  words.reserve(sentence.words.size());
  for (Word& word : sentence.words) words.push_back(std::move(word.plain));
  return words;
}

}  // namespace

Sentence cut(std::string_view text) {
  return cut_leaving_out(text, is_nothing);
}

std::vector<std::string> plain_words(std::string_view name) {
  return plain_words_of(name, is_nothing);
}

std::vector<std::string> words_as_they_are(std::string_view phrase) {
  return plain_words_of(phrase, never);
}

std::vector<std::string> phrases_as_they_are(std::string_view list) {
  std::vector<std::string> phrases;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    const std::string_view phrase = trim(list.substr(0, comma));
    list.remove_prefix(std::min(comma + 1, list.size()));
    if (is_plain_already(phrase)) {
      phrases.emplace_back(phrase);
      continue;
    }
    std::string made;
    for (const std::string& word : words_as_they_are(phrase)) made.append(made.empty() ? "" : " ").append(word);
    if (!made.empty()) phrases.push_back(std::move(made));
  }
  return phrases;
}

}  // namespace estafette
