#include "campaign/orders/speech/telegram.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "converter/naming/sentence.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace estafette::campaign {

std::string without_telegram_stops(const std::string& clause) {
  const Sentence sentence = cut(clause);
  std::vector<std::size_t> stops;  // words
  bool orders = false;             // since the last of them
  bool courteous = true;           // "URGENT"
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    if (sentence.between(i, i + 1) != "STOP") {
      orders = orders || verb_at(sentence, i).verb != nullptr;
      courteous = courteous && letter_words().is_courtesy(sentence.words[i].plain);
    } else if (orders || courteous) {
      stops.push_back(i);
      orders = false;
      courteous = true;
    }
  }
  if (stops.size() < 2) return clause;
  std::string text = sentence.text;
  for (auto stop = stops.rbegin(); stop != stops.rend(); ++stop) {
    const Word& word = sentence.words[*stop];
    const std::size_t begin = text.find_last_not_of(' ', word.begin == 0 ? 0 : word.begin - 1) + 1;
    text.replace(begin, word.end - begin, ".");
  }
  return text;
}

}  // namespace estafette::campaign
