#include "campaign/orders/mail/letter_words.hpp"

#include "base/markup/xml.hpp"
#include "base/text.hpp"
#include "campaign/orders/mail/letters_xml.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

std::vector<std::vector<std::string>> phrases_of(const XmlElement& element) {
  std::vector<std::vector<std::string>> phrases;
  for (const std::string& phrase : split(element.content(), ','))
    if (std::vector<std::string> words = words_as_they_are(phrase); !words.empty()) phrases.push_back(std::move(words));
  return phrases;
}

/// Phrases that are looked for in sentences, which have no articles.
std::vector<std::vector<std::string>> without_articles(const XmlElement& element) {
  std::vector<std::vector<std::string>> phrases;
  for (const std::string& phrase : split(element.content(), ','))
    if (std::vector<std::string> words = plain_words(phrase); !words.empty()) phrases.push_back(std::move(words));
  return phrases;
}

/// Words with a blank between each: "reply to".
std::string in_one(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

bool stand_in(const std::vector<std::string>& phrase, const std::vector<std::string>& words) {
  return std::search(words.begin(), words.end(), phrase.begin(), phrase.end()) != words.end();
}

/// The words of the longest of the phrases that stands there; 0 if none does.
std::size_t longest_at(const std::vector<std::vector<std::string>>& phrases, const Sentence& sentence,
                       std::size_t word) {
  std::size_t longest = 0;
  for (const std::vector<std::string>& phrase : phrases) {
    bool same = phrase.size() > longest && word + phrase.size() <= sentence.words.size();
    for (std::size_t i = 0; i < phrase.size() && same; ++i) same = sentence.words[word + i].plain == phrase[i];
    if (same) longest = phrase.size();
  }
  return longest;
}

OrderLanguage language_of(XmlElement& element, std::map<std::string, std::string>& english) {
  OrderLanguage language{element.text("name"), {}};
  for (XmlElement& word : element.children("word")) {
    const std::string is = word.text("is");
    for (std::string& phrase : phrases_as_they_are(word.content())) english.emplace(std::move(phrase), is);
    word.no_others();
  }
  for (XmlElement& verb : element.children("verb")) {
    language.verbs.push_back({verb.text("is"), split(verb.content(), ',')});
    verb.no_others();
  }
  element.no_others();
  return language;
}

}  // namespace

LetterWords::LetterWords(const std::string& xml, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(xml, file, "letters", problems);
  const auto add = [&](const std::string& name, std::set<std::string>& words) {
    for (XmlElement& element : root.children(name)) {
      for (std::string& phrase : phrases_as_they_are(element.content())) words.insert(std::move(phrase));
      element.no_others();
    }
  };
  const auto add_phrases = [&](const std::string& name, std::vector<std::vector<std::string>>& phrases) {
    for (XmlElement& element : root.children(name)) {
      for (std::vector<std::string>& phrase : phrases_of(element)) phrases.push_back(std::move(phrase));
      element.no_others();
    }
  };
  add("header", headers_);
  add("from", from_);
  add("when", when_);
  add("about", about_);
  add_phrases("forwarded", forwarded_);
  add_phrases("wrote", wrote_);
  add_phrases("original", original_);
  add("courtesy", courtesies_);
  add("aside", asides_);
  add("umpire", umpires_);
  add("form", forms_);
  add("counting", counting_);
  add("reader", readers_);
  add("object", objects_);
  add("particle", particles_);
  add("gives-way", ways_back_);
  add("meets", meets_);
  add("month", months_);
  add("companion", companions_);
  add("measure", measures_);
  add_phrases("last", last_);
  add_phrases("disowned", disowned_);
  add_phrases("quotes", quotes_);
  add_phrases("mended", mended_);
  const auto add_said = [&](const std::string& name, std::vector<std::vector<std::string>>& phrases) {
    for (XmlElement& element : root.children(name)) {
      for (std::vector<std::string>& phrase : without_articles(element)) phrases.push_back(std::move(phrase));
      element.no_others();
    }
  };
  add_said("within", within_);
  add_said("return", returns_);
  add_said("slip", slips_);
  add_said("filler", fillers_);
  add_said("going", going_);
  add_said("departs", departs_);
  add_said("reason", reasons_);
  add_said("wish", wishes_);
  add_said("send", sends_);
  add_said("goes-on", goes_on_);
  add_said("waits", waits_);
  add_said("less", less_);
  add_said("meanwhile", meanwhile_);
  add_said("repeats", repeats_);
  add_said("same-as", same_as_);
  add_said("same-for", same_for_);
  add_said("and-between-names", ands_);
  for (XmlElement& element : root.children("hour")) {
    const std::string is = element.word("is", {"before", "unit", "behind"});
    const HourPart part = is == "before" ? HourPart::before : is == "unit" ? HourPart::unit : HourPart::behind;
    hours_[part] = without_articles(element);
    element.no_others();
  }
  add_phrases("negation", negations_);
  for (std::vector<std::vector<std::string>>* phrases : {&within_, &negations_})
    std::stable_sort(phrases->begin(), phrases->end(),
                     [](const auto& a, const auto& b) { return a.size() > b.size(); });
  for (XmlElement& element : root.children("correction")) {
    const std::string at = element.word_or("at", {"alone", "beginning", "anywhere"}, "anywhere");
    for (std::vector<std::string>& phrase : phrases_of(element))
      (at == "alone"       ? lone_corrections_
       : at == "beginning" ? begin_correction_
                           : corrections_)
          .push_back(std::move(phrase));
    element.no_others();
  }
  for (XmlElement& element : root.children("reserved")) {
    const bool begins = element.word_or("at", {"beginning", "anywhere"}, "anywhere") == "beginning";
    for (std::vector<std::string>& phrase : phrases_of(element))
      (begins ? begin_reserved_ : reserved_).push_back(std::move(phrase));
    element.no_others();
  }
  for (XmlElement& element : root.children("replaces")) {
    const std::string is = element.word("is", {"said", "earlier", "void"});
    for (std::vector<std::string>& phrase : phrases_of(element))
      (is == "said" ? replaces_ : is == "earlier" ? earlier_ : voids_).push_back(std::move(phrase));
    element.no_others();
  }
  const auto add_meanings = [&](const std::string& name, const char* attribute,
                                std::map<std::string, std::string>& meanings) {
    for (XmlElement& element : root.children(name)) {
      const std::string is = element.text(attribute);
      for (std::string& phrase : phrases_as_they_are(element.content())) meanings.emplace(std::move(phrase), is);
      element.no_others();
    }
  };
  add_meanings("pronoun", "is", pronouns_);
  add_meanings("advice", "says", advice_);
  add_meanings("column", "is", columns_);
  add_meanings("field", "is", fields_);
  add_meanings("cell", "is", cells_);
  for (XmlElement& element : root.children("number")) {
    constexpr int kMost = 99;
    const int is = element.number("is", 1, kMost);
    for (std::string& phrase : phrases_as_they_are(element.content())) numbers_.emplace(std::move(phrase), is);
    element.no_others();
  }
  for (XmlElement& element : root.children("language")) languages_.push_back(language_of(element, english_));
  root.no_others();
  problems.refuse_if_any();
}

const std::string& LetterWords::in_english(const std::string& plain) const {
  const auto found = english_.find(plain);
  return found == english_.end() ? plain : found->second;
}

bool LetterWords::is_form(const std::vector<std::string>& words) const {
  return forms_.contains(in_one(words));
}

std::string LetterWords::advice(const std::string& plain) const {
  const auto found = advice_.find(plain);
  return found == advice_.end() ? std::string() : found->second;
}

int LetterWords::number(const std::string& plain) const {
  const auto found = numbers_.find(plain);
  return found == numbers_.end() ? 0 : found->second;
}

std::string LetterWords::column(const std::string& title) const {
  const auto found = columns_.find(in_one(words_as_they_are(title)));
  return found == columns_.end() ? std::string() : found->second;
}

bool LetterWords::is_month(const std::string& plain) const {
  return months_.contains(in_english(plain));
}

std::string LetterWords::field(const std::string& title) const {
  const auto found = fields_.find(in_one(words_as_they_are(title)));
  return found == fields_.end() ? std::string() : found->second;
}

std::string LetterWords::cell(const std::string& text) const {
  const auto found = cells_.find(in_one(words_as_they_are(text)));
  return found == cells_.end() ? std::string() : found->second;
}

std::string LetterWords::pronoun(const std::string& plain) const {
  const auto found = pronouns_.find(plain);
  return found == pronouns_.end() ? std::string() : found->second;
}

std::string LetterWords::companion(const std::string& plain) const {
  return companions_.contains(plain) ? plain : std::string();
}

bool LetterWords::corrects(const std::vector<std::string>& words, bool by_beginning) const {
  const auto begins = [&](const auto& phrase) {
    return words.size() > phrase.size() && std::equal(phrase.begin(), phrase.end(), words.begin());
  };
  if (std::any_of(mended_.begin(), mended_.end(), [&](const auto& phrase) { return stand_in(phrase, words); }))
    return false;
  return std::any_of(corrections_.begin(), corrections_.end(),
                     [&](const auto& phrase) { return stand_in(phrase, words); }) ||
         (by_beginning &&
          (std::any_of(begin_correction_.begin(), begin_correction_.end(), begins) ||
           std::find(lone_corrections_.begin(), lone_corrections_.end(), words) != lone_corrections_.end()));
}

bool LetterWords::reserves(const std::vector<std::string>& words) const {
  const auto begins = [&](const auto& phrase) {
    return words.size() >= phrase.size() && std::equal(phrase.begin(), phrase.end(), words.begin());
  };
  return std::any_of(reserved_.begin(), reserved_.end(), [&](const auto& phrase) { return stand_in(phrase, words); }) ||
         std::any_of(begin_reserved_.begin(), begin_reserved_.end(), begins);
}

bool LetterWords::replaces_letters(const std::vector<std::string>& words) const {
  const auto any = [&](const std::vector<std::vector<std::string>>& phrases) {
    return std::any_of(phrases.begin(), phrases.end(), [&](const auto& phrase) { return stand_in(phrase, words); });
  };
  return any(replaces_) || (any(earlier_) && any(voids_));
}

bool LetterWords::means_the_last(const std::vector<std::string>& words) const {
  return std::any_of(last_.begin(), last_.end(), [&](const auto& phrase) { return stand_in(phrase, words); });
}

bool LetterWords::quotes(const std::vector<std::string>& words) const {
  constexpr std::size_t kLongestName = 3;  // words of who is quoted
  return std::any_of(quotes_.begin(), quotes_.end(), [&](const auto& phrase) {
    return words.size() >= phrase.size() && words.size() <= phrase.size() + kLongestName &&
           std::equal(phrase.begin(), phrase.end(), words.begin()) && (phrase.size() > 1 || words.size() == 1);
  });
}

bool LetterWords::disowns(const std::vector<std::string>& words) const {
  return std::any_of(disowned_.begin(), disowned_.end(), [&](const auto& phrase) { return stand_in(phrase, words); });
}

std::size_t LetterWords::wishes_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(wishes_, sentence, word);
}

std::size_t LetterWords::sends_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(sends_, sentence, word);
}

std::size_t LetterWords::goes_on_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(goes_on_, sentence, word);
}

std::size_t LetterWords::waits_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(waits_, sentence, word);
}

std::size_t LetterWords::less_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(less_, sentence, word);
}

std::size_t LetterWords::meanwhile_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(meanwhile_, sentence, word);
}

std::size_t LetterWords::repeats_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(repeats_, sentence, word);
}

std::size_t LetterWords::same_as_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(same_as_, sentence, word);
}

std::size_t LetterWords::same_for_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(same_for_, sentence, word);
}

std::size_t LetterWords::and_between_names_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(ands_, sentence, word);
}

std::size_t LetterWords::slip_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(slips_, sentence, word);
}

std::size_t LetterWords::filler_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(fillers_, sentence, word);
}

std::size_t LetterWords::going_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(going_, sentence, word);
}

std::size_t LetterWords::departs_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(departs_, sentence, word);
}

std::size_t LetterWords::reasons_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(reasons_, sentence, word);
}

bool LetterWords::returns_at(const Sentence& sentence, std::size_t word) const {
  return longest_at(returns_, sentence, word) > 0;
}

std::size_t LetterWords::hour_words_at(HourPart part, const Sentence& sentence, std::size_t word) const {
  const auto found = hours_.find(part);
  return found == hours_.end() ? 0 : longest_at(found->second, sentence, word);
}

bool LetterWords::says_who_wrote(const std::vector<std::string>& words) const {
  return std::any_of(wrote_.begin(), wrote_.end(), [&](const auto& phrase) { return stand_in(phrase, words); });
}

bool LetterWords::says_forwarded(const std::vector<std::string>& words) const {
  return std::any_of(forwarded_.begin(), forwarded_.end(), [&](const auto& phrase) { return stand_in(phrase, words); });
}

bool LetterWords::begins_original(const std::vector<std::string>& words) const {
  return std::any_of(original_.begin(), original_.end(), [&](const auto& phrase) { return stand_in(phrase, words); });
}

const LetterWords& letter_words() {
  static const LetterWords words(kLettersXml, "templates/words/letters.xml");
  return words;
}

}  // namespace estafette::campaign
