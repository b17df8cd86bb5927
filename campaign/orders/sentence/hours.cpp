#include "campaign/orders/sentence/hours.hpp"

#include "campaign/orders/mail/letter_words.hpp"

#include <string>

namespace estafette::campaign {
namespace {

constexpr const char* kLastMonth = "12";

bool is_figure(const std::string& plain) {
  return !plain.empty() && plain.size() <= 4 && plain.find_first_not_of("0123456789") == std::string::npos;
}

/// "0600", "6am", "0600hrs"
bool is_clock(const std::string& plain) {
  const std::size_t digits = plain.find_first_not_of("0123456789");
  const std::string unit = digits == std::string::npos ? "" : plain.substr(digits);
  if (unit.empty()) return plain.size() == 4;
  return digits > 0 &&
         (unit == "am" || unit == "pm" || unit == "h" || unit == "hrs" || unit == "hours" || unit == "uhr");
}

/// "06:00", "6.30": two words with nothing but that mark between them. "17.04" may be a day of April.
bool is_hour_and_minutes(const Sentence& sentence, std::size_t word) {
  if (word + 1 >= sentence.words.size()) return false;
  const Word &hour = sentence.words[word], &minutes = sentence.words[word + 1];
  const std::string between = sentence.text.substr(hour.end, minutes.begin - hour.end);
  return hour.plain.size() <= 2 && minutes.plain.size() == 2 && is_figure(hour.plain) && is_figure(minutes.plain) &&
         (between == ":" || (between == "." && (minutes.plain == "00" || minutes.plain > kLastMonth)));
}

/// Words that are left out of sentences stand before it: "à 5 heures".
bool behind_an_article(const Sentence& sentence, std::size_t word) {
  const std::size_t begin = word == 0 ? 0 : sentence.words[word - 1].end;
  return sentence.text.substr(begin, sentence.words[word].begin - begin).find_first_not_of(" ,;-") != std::string::npos;
}

}  // namespace

std::size_t hour_at(const Sentence& sentence, std::size_t word) {
  const LetterWords& known = letter_words();
  if (word > 0 && known.hour_words_at(HourPart::before, sentence, word - 1) > 0) return 0;  // it begins there
  std::size_t at = word + known.hour_words_at(HourPart::before, sentence, word);
  if (at >= sentence.words.size()) return 0;
  const bool led = at > word || behind_an_article(sentence, at);
  const std::string& figure = sentence.words[at].plain;
  const bool minutes = is_hour_and_minutes(sentence, at);
  const bool clock = minutes || is_clock(figure);
  if (!clock && !is_figure(figure) && known.number(figure) == 0) return 0;
  const bool colon = minutes && sentence.text[sentence.words[at].end] == ':';
  at += minutes ? 2 : 1;
  const std::size_t unit = known.hour_words_at(HourPart::unit, sentence, at);
  at += unit;
  const std::size_t behind = known.hour_words_at(HourPart::behind, sentence, at);
  at += behind;
  if (clock ? !led && !colon && unit == 0 : unit + behind == 0 || (!led && (unit == 0 || behind == 0))) return 0;
  return at - word;
}

std::size_t measure_at(const Sentence& sentence, std::size_t word) {
  const std::string& text = sentence.text;
  const std::size_t begin = sentence.words[word].begin;
  if (begin == 0 || (text[begin - 1] != '(' && text[begin - 1] != '[')) return 0;
  bool measured = false;
  for (std::size_t i = word; i < sentence.words.size(); ++i) {
    const std::string& plain = sentence.words[i].plain;
    const bool figure = is_figure(plain) || letter_words().number(plain) > 0;
    if (!figure && !letter_words().measures(plain)) return 0;
    measured = measured || !figure;
    const std::size_t end = sentence.words[i].end;
    if (end < text.size() && (text[end] == ')' || text[end] == ']')) return measured ? i + 1 - word : 0;
  }
  return 0;
}

}  // namespace estafette::campaign
