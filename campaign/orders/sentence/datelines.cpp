#include "campaign/orders/sentence/datelines.hpp"

#include "campaign/orders/sentence/days.hpp"
#include "campaign/orders/sentence/hours.hpp"

namespace estafette::campaign {
namespace {

bool begins_with_figure(const std::string& plain) {
  return plain.front() >= '0' && plain.front() <= '9';
}

/// Past a word that may stand around a place and a date.
bool take_furniture(Cursor& cursor) {
  return cursor.take({"at",   "in",           "of",          "from", "to",      "on",   "near",    "before",
                      "now",  "headquarters", "headquarter", "hq",   "general", "camp", "bivouac", "city",
                      "town", "ville",        "imperial",    "den",  "le",      "el",   "il"});
}

}  // namespace

bool is_dateline(const LetterContext& context, const Sentence& sentence) {
  bool place = false, date = false;
  std::size_t figures = 0;
  for (Cursor cursor(sentence); !cursor.done();) {
    const std::string& plain = sentence.words[cursor.at()].plain;
    const Match match = context.places.find(sentence, cursor.at());
    if (take_day(cursor, context.theatre.rules.calendar)) {
      date = true;
    } else if (const std::size_t hour = hour_at(sentence, cursor.at()); hour > 0) {
      cursor.skip(hour);
    } else if (begins_with_figure(plain)) {
      ++figures;
      cursor.skip(1);
    } else if (match.certain) {
      place = true;
      cursor.skip(match.words);
    } else if (!take_furniture(cursor)) {
      return false;
    }
  }
  return place && (date || figures > 1);
}

}  // namespace estafette::campaign
