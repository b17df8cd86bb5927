#include "converter/naming/words.hpp"

#include "base/markup/xml.hpp"
#include "base/text.hpp"
#include "converter/naming/names_xml.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace estafette {
namespace {

constexpr int kMostNumber = 99;  ///< of <number is>

/// The value of a Roman number, or 0 if it is not written as today: "iv" is 4, "iiv" and "vv" are 0.
int roman_number(std::string_view plain) {
  constexpr std::array<std::pair<int, std::string_view>, 5> kSigns = {
      {{10, "x"}, {9, "ix"}, {5, "v"}, {4, "iv"}, {1, "i"}}};
  constexpr int kLargest = 89;  // L and C are not known
  std::string_view rest = plain;
  int sum = 0;
  for (const auto& [value, sign] : kSigns) {
    const int most = value == 10 ? kLargest / 10 : value == 1 ? 3 : 1;
    for (int i = 0; i < most && rest.starts_with(sign); ++i) {
      sum += value;
      rest.remove_prefix(sign.size());
    }
  }
  return rest.empty() ? sum : 0;
}

std::set<std::string> set_of(const XmlElement& element) {
  std::vector<std::string> words = phrases_as_they_are(element.content());
  return {std::move_iterator(words.begin()), std::move_iterator(words.end())};
}

}  // namespace

NameWords::NameWords(const std::string& xml, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(xml, file, "names", problems);
  const auto add = [&](const std::string& name, std::unordered_set<std::string>& words) {
    for (XmlElement& element : root.children(name)) {
      for (std::string& word : phrases_as_they_are(element.content())) words.insert(std::move(word));
      element.no_others();
    }
  };
  add("nothing", nothing_);
  add("joint", joints_);
  add("particle", particles_);
  add("common", common_);
  for (XmlElement& element : root.children("rank")) {
    for (const std::string& phrase : split(element.content(), ',')) learn(phrase, {}, "");
    element.no_others();
  }
  for (XmlElement& element : root.children("ordinal")) {
    endings_.merge(set_of(element));
    if (element.word_or("roman", {"yes", "no"}, "no") == "yes") roman_endings_.merge(set_of(element));
    element.no_others();
  }
  for (XmlElement& element : root.children("number")) {
    const int value = element.number("is", 1, kMostNumber);
    for (const std::string& word : phrases_as_they_are(element.content())) numbers_[word] = value;
    element.no_others();
  }
  for (XmlElement& element : root.children("word")) {
    const std::vector<std::string> is = words_as_they_are(element.text("is"));
    const bool numbered = element.word_or("numbered", {"yes", "no"}, "no") == "yes";
    for (const std::string& phrase : split(element.content(), ',')) {
      learn(phrase, is, "");
      if (numbered) numbered_.push_back(words_as_they_are(phrase));
    }
    element.no_others();
  }
  for (XmlElement& element : root.children("nation")) {
    const std::string name = element.text("name");
    const std::vector<std::string> is = words_as_they_are(element.text("is"));
    for (const std::string& phrase : split(element.content(), ',')) learn(phrase, is, name);
    element.no_others();
  }
  for (XmlElement& element : root.children("piece")) {
    pieces_[fold(element.text("is"))] = split(element.content(), ',');
    element.no_others();
  }
  root.no_others();
  problems.refuse_if_any();
  for (auto& [first, phrases] : phrases_)
    std::stable_sort(phrases.begin(), phrases.end(),
                     [](const WordPhrase& a, const WordPhrase& b) { return a.words.size() > b.words.size(); });
}

void NameWords::learn(const std::string& phrase, const std::vector<std::string>& is, const std::string& nation) {
  std::vector<std::string> words = words_as_they_are(phrase);
  if (words.empty()) return;
  std::vector<WordPhrase>& known = phrases_[words.front()];
  known.push_back({std::move(words), is, nation});
}

std::vector<std::string> NameWords::also_called(const std::string& kind) const {
  const auto found = pieces_.find(fold(kind));
  return found == pieces_.end() ? std::vector<std::string>() : found->second;
}

bool NameWords::begins_with_command(const Sentence& sentence) const {
  return std::any_of(numbered_.begin(), numbered_.end(), [&](const std::vector<std::string>& phrase) {
    return phrase.size() <= sentence.words.size() &&
           std::equal(phrase.begin(), phrase.end(), sentence.words.begin(),
                      [](const std::string& word, const Word& written) { return word == written.plain; });
  });
}

NameNumber NameWords::number_in(const std::string& plain) const {
  std::size_t digits = 0;
  while (digits < plain.size() && plain[digits] >= '0' && plain[digits] <= '9') ++digits;
  if (digits > 0) {
    const std::string ending = plain.substr(digits);
    const std::optional<int> value = whole_number(plain.substr(0, digits));
    if (!value || *value == 0 || !(ending.empty() || endings_.contains(ending) || roman_endings_.contains(ending)))
      return {};
    return {*value, ending.empty() ? NumberForm::bare : NumberForm::ordinal};
  }
  const bool may_be_roman = !plain.empty() && std::string_view("ivx").find(plain.front()) != std::string_view::npos;
  if (may_be_roman)
    if (const int value = roman_number(plain); value > 0) return {value, NumberForm::roman};
  if (const auto word = numbers_.find(plain); word != numbers_.end()) return {word->second, NumberForm::word};
  if (!may_be_roman) return {};
  for (const std::string& ending : roman_endings_)
    if (plain.ends_with(ending))
      if (const int value = roman_number(std::string_view(plain).substr(0, plain.size() - ending.size())); value > 0)
        return {value, NumberForm::roman};
  return {};
}

std::optional<NameToken> NameWords::always(const std::string& plain) const {
  if (joints_.contains(plain) || phrases_.contains(plain)) return std::nullopt;
  const NameNumber number = number_in(plain);
  return number.value > 0 ? NameToken{std::to_string(number.value), number} : NameToken{plain};
}

std::vector<NameToken> NameWords::tokens(const std::vector<Word>& words, std::size_t first, std::size_t last) const {
  std::vector<NameToken> made;
  last = std::min(last, words.size());
  if (first < last) made.reserve(last - first);
  const auto stands_at = [&](const WordPhrase& phrase, std::size_t at) {
    if (at + phrase.words.size() > last) return false;
    for (std::size_t i = 0; i < phrase.words.size(); ++i)
      if (words[at + i].plain != phrase.words[i]) return false;
    return true;
  };
  for (std::size_t at = first; at < last;) {
    const std::string& plain = words[at].plain;
    const WordPhrase* found = nullptr;
    bool rank = false;
    std::size_t length = 1;
    if (const auto list = phrases_.find(plain); list != phrases_.end()) {
      for (const WordPhrase& phrase : list->second) {
        if (!stands_at(phrase, at) || (found != nullptr && phrase.words.size() < length)) continue;
        if (found == nullptr || found->is.empty()) found = &phrase;
        rank = rank || phrase.is.empty();
        length = phrase.words.size();
      }
    }
    const NameNumber number = number_in(plain);
    if (found != nullptr && !found->is.empty()) {
      for (const std::string& word : found->is) made.push_back({word, {}, false, rank, found->nation});
    } else if (number.value > 0 && length == 1) {
      made.push_back({std::to_string(number.value), number, false, rank, ""});
    } else {
      std::string text = plain;
      for (std::size_t i = 1; i < length; ++i) text += " " + words[at + i].plain;
      made.push_back({std::move(text), {}, length == 1 && joints_.contains(plain), rank, ""});
    }
    at += length;
  }
  return made;
}

std::vector<NameToken> NameWords::tokens(std::string_view name) const {
  const Sentence sentence = cut(name);
  return tokens(sentence.words, 0, sentence.words.size());
}

const NameWords& name_words() {
  static const NameWords words(kNamesXml, "templates/words/names.xml");
  return words;
}

std::string without_rank(std::string_view commander) {
  std::string words;
  for (const NameToken& token : name_words().tokens(commander))
    if (!token.rank && !token.joint) words += (words.empty() ? "" : " ") + token.text;
  return words;
}

int number_in(const std::string& plain) {
  return name_words().number_in(plain).value;
}

}  // namespace estafette
