// What the words of letters mean: what stands around the orders, and how orders are said in other languages. The lists
// are data, templates/words/letters.xml, and are built into the program; docs/orders.md shows them to players.
#pragma once

#include "converter/naming/sentence.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace estafette::campaign {

/// How one order is said in another language.
struct ForeignVerb {
  std::string official;  ///< "march"
  std::vector<std::string> also;
};

/// The orders of another language.
struct OrderLanguage {
  std::string name;  ///< "German"
  std::vector<ForeignVerb> verbs;
};

class LetterWords {
 public:
  /// Reads the lists. Throws Refusal with every problem.
  LetterWords(const std::string& xml, const std::string& file);

  [[nodiscard]] const std::vector<OrderLanguage>& languages() const { return languages_; }

  /// The English word for a small word of another language: "to" for "nach"; otherwise the word itself.
  [[nodiscard]] const std::string& in_english(const std::string& plain) const;

  [[nodiscard]] bool is_header(const std::string& name) const { return headers_.contains(name); }
  /// Of a header that names the sender.
  [[nodiscard]] bool is_from(const std::string& name) const { return from_.contains(name); }
  /// True if it says that somebody wrote what follows.
  [[nodiscard]] bool says_who_wrote(const std::vector<std::string>& words) const;
  /// True if it says that an older letter follows.
  [[nodiscard]] bool begins_original(const std::vector<std::string>& words) const;
  [[nodiscard]] bool is_courtesy(const std::string& plain) const { return courtesies_.contains(plain); }
  [[nodiscard]] bool is_aside(const std::string& plain) const { return asides_.contains(plain); }

 private:
  std::set<std::string> headers_, from_, courtesies_, asides_;
  std::vector<std::vector<std::string>> wrote_, original_;
  std::map<std::string, std::string> english_;
  std::vector<OrderLanguage> languages_;
};

/// Those of templates/words/letters.xml, as they were when the program was built.
[[nodiscard]] const LetterWords& letter_words();

}  // namespace estafette::campaign
