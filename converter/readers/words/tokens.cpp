#include "converter/readers/words/tokens.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/lines_kept.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace estafette::readers {
namespace {

/// What a line is made of, byte by byte.
enum class Sign : char { letter, digit, blank, mark, beyond_ascii };

constexpr auto kSigns = [] {
  std::array<Sign, 256> signs{};
  for (std::size_t byte = 0; byte < signs.size(); ++byte) {
    const bool letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    const bool blank = byte <= ' ' || byte == 0x7F;
    signs.at(byte) = byte >= 0x80                 ? Sign::beyond_ascii
                     : letter                     ? Sign::letter
                     : byte >= '0' && byte <= '9' ? Sign::digit
                     : blank                      ? Sign::blank
                                                  : Sign::mark;
  }
  return signs;
}();

Sign sign_of(char c) {
  return kSigns[static_cast<unsigned char>(c)];
}

bool ascii_letter(char c) {
  return sign_of(c) == Sign::letter;
}

bool in_capitals(std::string_view word) {
  return word.size() > 1 && std::all_of(word.begin(), word.end(), is_capital);
}

/// Marks beyond ASCII and what they stand for; blanks of all widths are " ".
constexpr std::array<std::pair<std::string_view, std::string_view>, 27> kMarks = {{
    {"\u2010", "-"},  {"\u2011", "-"}, {"\u2012", "-"},  {"\u2013", "-"},  {"\u2014", "-"},   {"\u2212", "-"},
    {"\u2018", "'"},  {"\u2019", "'"}, {"\u201C", "\""}, {"\u201D", "\""}, {"\u201E", "\""},  {"\u00AB", "\""},
    {"\u00BB", "\""}, {"\u00A0", " "}, {"\u2009", " "},  {"\u202F", " "},  {"\u2026", "..."}, {"\u00D7", "x"},
    {"\u2020", "*"},  {"\u2021", "*"}, {"\u2022", "*"},  {"\u00B0", "'"},  {"\u00BA", "'"},   {"\u00BC", " "},
    {"\u00BD", " "},  {"\u00BE", " "},  // 4½ squadrons are 4
    {"\u00A3", "#"},                    // "6 x 6£": pounds, as "6#"
}};

/// True if one of kMarks may begin there: not at the accented letters, which are many.
bool may_be_mark(std::string_view rest) {
  const auto byte = static_cast<unsigned char>(rest.front());
  const auto next = static_cast<unsigned char>(rest.size() > 1 ? rest[1] : 0);
  return byte == 0xC2 || byte == 0xE2 || (byte == 0xC3 && next == 0x97);
}

/// True of words of letters with one blank between them, as nearly all phrases of our data are: to cut them is to fold
/// them. Of letters beyond ASCII it knows those with accents (but not the sign of times) and the Cyrillic ones.
bool is_of_letters(std::string_view phrase) {
  char before = ' ';
  for (std::size_t at = 0; at < phrase.size(); before = phrase[at++]) {
    const char c = phrase[at];
    if (c == ' ' ? before != ' ' : ascii_letter(c)) continue;
    const auto lead = static_cast<unsigned char>(c);
    const auto next = static_cast<unsigned char>(at + 1 < phrase.size() ? phrase[at + 1] : 0);
    const bool accented = lead == 0xC3 && next != 0x97 && next != 0xB7, cyrillic = lead == 0xD0 || lead == 0xD1;
    if ((!accented && !cyrillic) || next < 0x80 || next > 0xBF) return false;
    ++at;
  }
  return true;
}

class Scanner {
 public:
  explicit Scanner(std::string_view line) : line_(line) {}

  std::vector<Token> all() {
    constexpr std::size_t kShortWord = 4;  // bytes of it, with its blank
    tokens_.reserve(line_.size() / kShortWord + 1);
    while (at_ < line_.size()) next();
    return std::move(tokens_);
  }

 private:
  /// The mark at a place, as kMarks spells it, with its length in bytes; an ASCII sign stays as it is.
  [[nodiscard]] std::pair<std::string_view, std::size_t> mark_at(std::size_t at) const {
    const std::string_view rest = line_.substr(at);
    switch (rest.empty() ? Sign::blank : sign_of(rest.front())) {
      case Sign::blank:
        return {" ", 1};
      case Sign::mark:
        return {rest.substr(0, 1), 1};
      case Sign::beyond_ascii:
        for (std::size_t i = 0; may_be_mark(rest) && i < kMarks.size(); ++i) {
          if (rest.starts_with(kMarks[i].first)) return {kMarks[i].second, kMarks[i].first.size()};
        }
        return {"", 0};
      default:
        return {"", 0};
    }
  }

  void next() {
    switch (sign_of(line_[at_])) {
      case Sign::digit:
        return add_number();
      case Sign::letter:
        return add_word();
      case Sign::mark:
        return add_mark(line_.substr(at_, 1), 1);
      case Sign::blank:
        blank_ = true;
        ++at_;
        return;
      default:
        break;
    }
    const auto [mark, length] = mark_at(at_);
    if (length == 0) return add_word();
    if (mark != " ") return add_mark(mark, length);
    blank_ = true;
    at_ += length;
  }

  void push(Token::Is is, std::string text, std::size_t begin, int value = 0, bool thousands = false) {
    const bool capitals = is == Token::Is::word && in_capitals(line_.substr(begin, at_ - begin));
    const bool joined = !blank_ && !tokens_.empty();
    Token& token = tokens_.emplace_back();
    token.is = is;
    token.text = std::move(text);
    token.value = value;
    token.thousands = thousands;
    token.joined = joined;
    token.capitals = capitals;
    token.begin = begin;
    token.end = at_;
    blank_ = false;
  }

  void add_mark(std::string_view mark, std::size_t length) {
    const std::size_t begin = at_;
    at_ += length;
    const char sign = mark.front();
    const bool behind_stop =  // "F.-M.-L."
        begin > 0 && line_[begin - 1] == '.' && in_word(begin - 1) && tokens_.back().letter();
    if (sign == '-' && !blank_ && (in_word(begin) || behind_stop) && starts_word(at_)) return;  // "Fuß-Batterie"
    if (sign == '\'' && !blank_ && in_word(begin)) return;  // "d'infanterie", "Horn's"
    std::string text(mark);
    if (sign == '.') {
      while (at_ < line_.size() && (line_[at_] == '.' || mark_at(at_).first == "...")) {
        at_ += mark_at(at_).second;
        text = "...";
      }
      if (text == "." && !blank_ && in_word(begin)) return;  // an abbreviation: "Bat."
    }
    push(Token::Is::mark, std::move(text), begin);
  }

  [[nodiscard]] bool in_word(std::size_t end) const {
    return !tokens_.empty() && tokens_.back().end == end && tokens_.back().is == Token::Is::word;
  }
  [[nodiscard]] bool starts_word(std::size_t at) const {
    if (at >= line_.size()) return false;
    const Sign sign = sign_of(line_[at]);
    return sign == Sign::letter || (sign == Sign::beyond_ascii && mark_at(at).second == 0);
  }

  void add_word() {
    const std::size_t begin = at_;
    while (at_ < line_.size() && ascii_letter(line_[at_])) ++at_;
    const bool ascii = at_ == line_.size() || sign_of(line_[at_]) != Sign::beyond_ascii;
    while (!ascii && at_ < line_.size() && starts_word(at_)) ++at_;
    std::string word(line_.substr(begin, at_ - begin));
    const std::string_view behind = line_.substr(at_);  // "n.\u00BA 3" is one word, as "n\u00BA 3" is
    if (word.size() == 1 && (word[0] == 'n' || word[0] == 'N') &&
        (behind.starts_with(".\u00BA") || behind.starts_with(".\u00B0"))) {
      at_ += std::string_view(".\u00BA").size();
      word = "no";
    } else if (ascii) {
      std::transform(word.begin(), word.end(), word.begin(), [](char c) { return ascii_small(c); });
    } else {
      word = fold(word);
    }
    if (word.empty()) {  // an accent with no letter below it says nothing
      blank_ = true;
    } else {
      push(Token::Is::word, std::move(word), begin);
    }
  }

  std::size_t digits_from(std::size_t at) const {
    std::size_t end = at;
    while (end < line_.size() && is_digit(line_[end])) ++end;
    return end - at;
  }

  /// The length of the thousands mark at a place, if exactly three digits follow; otherwise 0.
  std::size_t thousands_mark(std::size_t at) const {
    if (at >= line_.size()) return 0;
    const auto [mark, length] = mark_at(at);
    if (mark != "," && mark != "." && mark != "'" && mark != " ") return 0;
    if (line_[at] == '\t' || digits_from(at + length) != 3) return 0;
    const std::size_t after = at + length + 3;
    const bool ends = after >= line_.size() || (!ascii_letter(line_[after]) && line_[after] != '/');
    return mark != " " || (ends && !serial()) ? length : 0;
  }

  /// After "No." and "x" a blank ends the number: "No. 5 130 men", "x4 843 men".
  [[nodiscard]] bool serial() const {
    if (tokens_.empty()) return false;
    const std::string& before = tokens_.back().text;
    return before == "no" || before == "nr" || before == "#" || before == "n" || before == "x";  // "x4 843 men"
  }

  void add_number() {
    const std::size_t begin = at_;
    std::string digits(line_.substr(at_, digits_from(at_)));
    at_ += digits.size();
    bool thousands = false;
    if (digits.size() <= 3 && digits.front() != '0') {
      std::string_view first;
      for (std::size_t mark = thousands_mark(at_); mark > 0; mark = thousands_mark(at_)) {
        const std::string_view spelt = line_.substr(at_, mark);
        if (first.empty()) first = spelt;
        if (spelt != first) break;
        digits += line_.substr(at_ + mark, 3);
        at_ += mark + 3;
        thousands = true;
      }
    }
    const int value = digits.size() > 9 ? kLargestNumber : whole_number(digits).value_or(kLargestNumber);
    const Token::Is is = !thousands && ordinal_ending() ? Token::Is::ordinal : Token::Is::number;
    push(is, digits, begin, value, thousands);
  }

  /// Skips "nd", "e", "ème" or a German dot before a word, if the number ends like that.
  bool ordinal_ending() {
    const std::size_t sign_at = at_ + (line_.substr(at_).starts_with('.') ? 1 : 0);  // "2.º de Loja", "1ª"
    for (const std::string_view sign : {"\u00BA", "\u00AA", "\u00B0"}) {
      if (sign_at >= line_.size() || line_[sign_at] != sign.front()) break;
      if (!line_.substr(sign_at).starts_with(sign)) continue;
      at_ = sign_at + sign.size();
      return true;
    }
    for (const std::string_view swedish : {":sta", ":dra", ":dje", ":a", ":e"}) {
      if (at_ >= line_.size() || line_[at_] != ':') break;
      if (!line_.substr(at_).starts_with(swedish) || starts_word(at_ + swedish.size())) continue;
      at_ += swedish.size();
      return true;
    }
    std::size_t end = at_;
    const bool stop = at_ + 1 < line_.size() && (line_[at_] == '.' || line_[at_] == '-') &&
                      starts_word(at_ + 1);  // "3.er cuerpo", "6-й"
    if (stop) ++end;
    const std::size_t from = end;
    while (starts_word(end)) ++end;
    constexpr std::size_t kLongestEnding = 8;  // bytes: "ième", however its accent is written
    if (end > at_ + kLongestEnding) return false;
    const std::string ending = end == from ? "" : fold(line_.substr(from, end - from));
    static constexpr std::array<std::string_view, 43> kEndings = {"st",  "nd",  "rd",  "th",   "e",    "er",    "re",
                                                                  "ere", "me",  "eme", "ieme", "emes", "iemes", "te",
                                                                  "ter", "tes", "ten", "sten", "ster", "stes",  "de",
                                                                  "ste", "nde", "ra",  "ro",   "ros",  "do",    "da",
                                                                  "dos", "to",  "ta",  "tos",  "mo",   "ma",    "vo",
                                                                  "no",  "и",   "я",   "е",    "го",   "ми",    "му",
                                                                  "х"};  // as fold() has them:
                                                                         // without the breve of "й"
    const bool american = ending == "d" && !stop && (line_[at_ - 1] == '2' || line_[at_ - 1] == '3');
    if (american) {
      at_ = end;
      return true;
    }
    if (!ending.empty() && std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end()) {
      at_ = end;
      return true;
    }
    if ((!ending.empty() && (!stop || line_[at_] == '-')) || at_ >= line_.size() || line_[at_] != '.') return false;
    std::size_t after = at_ + 1;
    while (after < line_.size() && mark_at(after).first == " ") after += mark_at(after).second;
    const bool listed = after < line_.size() && ((line_[after] == ',' && after == at_ + 1) || line_[after] == '&');
    // "2., 4. u. 5. Regiment", "8. & 9. Regiment"
    if (!starts_word(after) && !listed) return false;
    ++at_;
    return true;
  }

  std::string_view line_;
  std::size_t at_ = 0;
  bool blank_ = false;
  std::vector<Token> tokens_;
};

std::vector<Token> cut_anew(std::string_view line) {
  return Scanner(line).all();
}

}  // namespace

std::string folded_words(std::string_view phrase) {
  phrase = trim(phrase);
  if (is_of_letters(phrase)) return fold(phrase);
  std::string words;
  for (const Token& token : Scanner(phrase).all()) words.append(words.empty() ? "" : " ").append(token.text);
  return words;
}

void each_phrase_folded(std::string_view list, const std::function<void(std::string_view)>& use) {
  const auto each = [](std::string_view all, const auto& told) {
    while (!all.empty()) {
      const std::size_t comma = std::min(all.find(','), all.size());
      told(trim(all.substr(0, comma)));
      all.remove_prefix(std::min(comma + 1, all.size()));
    }
  };
  bool letters = true;  // most lists hold nothing else, and are folded in one go
  each(list, [&](std::string_view phrase) { letters = letters && is_of_letters(phrase); });
  const std::string folded = letters ? fold(list) : "";
  each(letters ? std::string_view(folded) : list, [&](std::string_view phrase) {
    if (letters && !phrase.empty()) use(phrase);
    if (letters) return;
    if (const std::string words = folded_words(phrase); !words.empty()) use(words);
  });
}

std::string_view text_between(std::string_view line, const Token& first, const Token& last) {
  return line.substr(first.begin, last.end - first.begin);
}

Tokens tokens_of(std::string_view line) {
  return kept_or_cut(line, cut_anew);
}

std::optional<int> roman(std::string_view text) {
  static constexpr std::array<std::pair<int, std::string_view>, 13> kParts = {{{1000, "M"},
                                                                               {900, "CM"},
                                                                               {500, "D"},
                                                                               {400, "CD"},
                                                                               {100, "C"},
                                                                               {90, "XC"},
                                                                               {50, "L"},
                                                                               {40, "XL"},
                                                                               {10, "X"},
                                                                               {9, "IX"},
                                                                               {5, "V"},
                                                                               {4, "IV"},
                                                                               {1, "I"}}};
  if (text.find_first_not_of("IVXLCDM") != std::string_view::npos) return std::nullopt;
  int value = 0;
  std::string_view rest = text;
  for (const auto& [worth, letters] : kParts) {
    const bool repeats = letters.size() == 1 && letters != "D" && letters != "L" && letters != "V";
    for (int times = 0; rest.starts_with(letters) && times < (repeats ? 3 : 1); ++times) {
      value += worth;
      rest.remove_prefix(letters.size());
    }
  }
  if (text.empty() || !rest.empty()) return std::nullopt;
  return value;
}

std::string with_ordinal_ending(int number) {
  const int last = number % 100 / 10 == 1 ? 0 : number % 10;
  return fmt::format("{}{}", number, last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

}  // namespace estafette::readers
