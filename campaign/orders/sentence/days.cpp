#include "campaign/orders/sentence/days.hpp"

#include "converter/naming/words.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <string_view>

namespace estafette::campaign {
namespace {

constexpr std::array<std::string_view, 12> kMonths = {"january",   "february", "march",    "april",
                                                      "may",       "june",     "july",     "august",
                                                      "september", "october",  "november", "december"};
constexpr std::size_t kShortest = 3;  ///< letters of "Apr"

/// 1 to 12; 0 for anything else.
unsigned month_of(const std::string& word) {
  if (word.size() < kShortest) return 0;
  const auto month = std::find_if(kMonths.begin(), kMonths.end(), [&](std::string_view name) {
    return name == word || (name.starts_with(word) && word.size() <= kShortest + 1);  // "apr", "sept"
  });
  return month == kMonths.end() ? 0 : static_cast<unsigned>(month - kMonths.begin()) + 1;
}

/// 1 to 31 for "14", "14th", "1er"; 0 for anything else, also for "III".
unsigned day_of(const std::string& word) {
  unsigned day = 0;
  std::size_t at = 0;
  for (; at < word.size() && word[at] >= '0' && word[at] <= '9' && at < 3; ++at)
    day = day * 10 + static_cast<unsigned>(word[at] - '0');
  const std::string_view ending = std::string_view(word).substr(at);
  const bool ordinal = ending.empty() || ending == "st" || ending == "nd" || ending == "rd" || ending == "th" ||
                       ending == "er" || ending == "e";
  return ordinal && day <= 31 ? day : 0;
}

/// Goes past further days of the same month: "28/29", "28 - 30", "28 and 29"; not "1 (27 April)".
void take_more_days(Cursor& cursor) {
  for (Cursor next = cursor;; cursor = next) {
    if (next.gap() == Gap::bracket) return;
    next.take_all({"and", "to", "or"});
    if (day_of(next.word()) == 0) return;
    next.skip(1);
  }
}

bool is_year(const std::string& word) {
  return word.size() == 4 && word.find_first_not_of("0123456789") == std::string::npos;
}

/// Goes past the last day of "27 April to 30 April", "27 April - May 1".
void take_last_day(Cursor& cursor) {
  Cursor next = cursor;
  if (next.gap() != Gap::dash && !next.take({"to", "until"})) return;
  const bool first = month_of(next.word()) > 0;
  if (day_of(next.word(first ? 1 : 0)) == 0 || month_of(next.word(first ? 0 : 1)) == 0) return;
  next.skip(2);
  if (is_year(next.word())) next.skip(1);
  cursor.go_to(next.at());
}

}  // namespace

std::optional<int> take_day(Cursor& cursor, const map::Calendar& calendar) {
  Cursor next = cursor;
  next.take_all({"for", "of", "from"});
  const std::size_t before = next.at();
  next.take_all({"on", "by", "at", "until", "le", "of", "in"});
  const bool said = next.at() > before;
  unsigned month = month_of(next.word());
  unsigned day = 0;
  if (month > 0) {  // "May 14th", "May 1-4"
    day = day_of(next.word(1));
    const bool march = next.word() == "march";
    next.skip(2);
    take_more_days(next);
    if (march && !said && !next.done() && next.gap() == Gap::blank && !is_year(next.word()))
      return std::nullopt;  // "march 1st Division to Halle"
  } else {
    day = day_of(next.word());
    if (day == 0) return std::nullopt;
    next.skip(1);
    take_more_days(next);
    next.take_all({"of"});
    month = month_of(next.word());
    const bool verb = next.word() == "march" || next.word() == "may";  // "3 may rest"
    next.skip(month > 0 ? 1 : 0);
    const bool goes_on = !next.done() && next.gap() == Gap::blank && day_of(next.word()) == 0;
    if (month == 0 || (verb && !said && goes_on)) return std::nullopt;
  }
  if (day == 0) return std::nullopt;
  if (is_year(next.word())) next.skip(1);
  take_last_day(next);
  cursor.go_to(next.at());
  const std::chrono::year opening = calendar.opening.year();
  for (const std::chrono::year year : {opening, opening + std::chrono::years(1)}) {
    const map::Date date{year, std::chrono::month(month), std::chrono::day(day)};
    if (!date.ok()) continue;
    if (const std::optional<map::Turn> turn = map::turn_of(calendar, date)) return turn->value;
  }
  return 0;
}

std::optional<int> take_day_of_month(Cursor& cursor, int now, const map::Calendar& calendar) {
  Cursor next = cursor;
  if (!next.take({"on", "by", "until"})) return std::nullopt;
  const std::string word = next.word();
  const unsigned day = day_of(word);
  if (day == 0 || word.find_first_not_of("0123456789") == std::string::npos) return std::nullopt;  // "on 17"
  next.skip(1);
  const Sentence& sentence = next.sentence();
  if (!next.done() && name_words().begins_with_command(cut(sentence.text.substr(sentence.words[next.at()].begin))))
    return std::nullopt;
  constexpr int kTurnsOfAMonth = 9;  // at most, with the one that it begins in
  for (int turn = now; turn <= now + kTurnsOfAMonth; ++turn) {
    const map::HalfWeek days = map::dates_of(calendar, {turn});
    if (day < static_cast<unsigned>(days.first.day()) || day > static_cast<unsigned>(days.last.day())) continue;
    cursor.go_to(next.at());
    return turn;
  }
  return std::nullopt;
}

}  // namespace estafette::campaign
