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

/// What an hour is written with: "at" 5 "o'clock" "in the morning".
enum class HourPart { before, unit, behind };

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
  /// Of a header that says when it was written, and of one that says what it is about.
  [[nodiscard]] bool is_when(const std::string& name) const { return when_.contains(name); }
  [[nodiscard]] bool is_about(const std::string& name) const { return about_.contains(name); }
  /// True if it says that the letter below it was sent on.
  [[nodiscard]] bool says_forwarded(const std::vector<std::string>& words) const;
  /// True if it says that somebody wrote what follows.
  [[nodiscard]] bool says_who_wrote(const std::vector<std::string>& words) const;
  /// True if it says that an older letter follows.
  [[nodiscard]] bool begins_original(const std::vector<std::string>& words) const;
  [[nodiscard]] bool is_courtesy(const std::string& plain) const { return courtesies_.contains(plain); }
  /// True for a heading of a form for orders, "Rules of engagement", that names nobody.
  [[nodiscard]] bool is_form(const std::vector<std::string>& words) const;
  /// True for a word by which the umpire calls himself in a chat.
  [[nodiscard]] bool is_umpire(const std::string& plain) const { return umpires_.contains(plain); }
  /// What a player should know who orders something that no order is needed for, or for which there is no rule; empty
  /// for any other word.
  [[nodiscard]] std::string advice(const std::string& plain) const;
  /// What a column of orders holds by its title: "who", "from", "to", "via", "order", "day", "choice"; empty:
  /// something else.
  [[nodiscard]] std::string column(const std::string& title) const;
  /// True for the name of a month in any language, or its beginning: "april", "apr", "avril".
  [[nodiscard]] bool is_month(const std::string& plain) const;
  /// The words there by which a force waits for another, "wait for", "as soon as"; 0 if there are none.
  [[nodiscard]] std::size_t waits_at(const Sentence& sentence, std::size_t word) const;
  /// True for a word of a verb by which a force goes to another, "join", and is not only put under it, "attach".
  [[nodiscard]] bool meets(const std::string& plain) const { return meets_.contains(plain); }
  /// What a line of a form holds by its title: "who", "from", "to", "forced", "posture"; empty: something else.
  [[nodiscard]] std::string field(const std::string& title) const;
  /// "yes" or "no" for what a cell of such a column says; empty: something else.
  [[nodiscard]] std::string cell(const std::string& text) const;
  /// 2 for "two", "zwei"; 0 for anything that is no such number.
  [[nodiscard]] int number(const std::string& plain) const;
  [[nodiscard]] bool is_aside(const std::string& plain) const { return asides_.contains(plain); }
  /// "it", "they" or "you" for such a word of any language; empty for any other.
  [[nodiscard]] std::string pronoun(const std::string& plain) const;
  /// The words there with which something is wished, "want", "would like"; 0 if there are none.
  [[nodiscard]] std::size_t wishes_at(const Sentence& sentence, std::size_t word) const;
  /// True if it says there that a march goes there and back: "und zurück", "et retour".
  [[nodiscard]] bool returns_at(const Sentence& sentence, std::size_t word) const;
  /// The words there with which somebody puts right what he has just written, "no, sorry"; 0 if there are none.
  [[nodiscard]] std::size_t slip_at(const Sentence& sentence, std::size_t word) const;
  /// The words there that say nothing before a name, "ok"; 0 if there are none.
  [[nodiscard]] std::size_t filler_at(const Sentence& sentence, std::size_t word) const;
  /// The words there with which somebody is on his way to a place behind them, "moving"; 0 if there are none.
  [[nodiscard]] std::size_t going_at(const Sentence& sentence, std::size_t word) const;
  /// The words there with which somebody sets out from a place or for one, "leaves"; 0 if there are none.
  [[nodiscard]] std::size_t departs_at(const Sentence& sentence, std::size_t word) const;
  /// True for a word with which a way is measured in brackets, "nodes", "good".
  [[nodiscard]] bool measures(const std::string& plain) const { return measures_.contains(plain); }
  /// The words there with which a reason begins, "because"; 0 if there are none.
  [[nodiscard]] std::size_t reasons_at(const Sentence& sentence, std::size_t word) const;
  /// True if the words say that the orders of their letter are not meant to be carried out yet: "not final".
  [[nodiscard]] bool reserves(const std::vector<std::string>& words) const;
  /// True for a word by which whoever reads the letter is addressed, "you".
  [[nodiscard]] bool is_reader(const std::string& plain) const { return readers_.contains(plain); }
  /// Phrases that forbid what comes behind them, the longest first.
  [[nodiscard]] const std::vector<std::vector<std::string>>& negations() const { return negations_; }
  /// True if the words take back or change what was written before them, or make it depend on something.
  /// `by_beginning`: also if only the first of them say so, "Correction: ...", or they are all that is said, "Never
  /// mind".
  [[nodiscard]] bool corrects(const std::vector<std::string>& words, bool by_beginning) const;
  /// True if the words say that a letter stands for those before it: "This replaces my earlier letter", "Revised
  /// orders".
  [[nodiscard]] bool replaces_letters(const std::vector<std::string>& words) const;
  /// True if words that take something back mean what stands right above them: "this order", "my last".
  [[nodiscard]] bool means_the_last(const std::vector<std::string>& words) const;
  /// True for a word with which orders are counted, "first", "zweitens".
  [[nodiscard]] bool counts_orders(const std::string& plain) const { return counting_.contains(plain); }
  /// True if a heading of these words says that what is below it is not meant as orders.
  [[nodiscard]] bool disowns(const std::vector<std::string>& words) const;
  /// True for a line that says of what is below it that somebody else has written it: "Originally posted by Pete".
  [[nodiscard]] bool quotes(const std::vector<std::string>& words) const;
  /// What may stand within an order and changes nothing of it: "at dawn", "with all haste".
  [[nodiscard]] const std::vector<std::vector<std::string>>& within() const { return within_; }

  /// True for a word that stands for whom something is done to before a verb, though it is an article too: "la".
  [[nodiscard]] bool is_object(const std::string& plain) const { return objects_.contains(plain); }
  /// The words there that send somebody, "send", "order"; 0 if there are none.
  [[nodiscard]] std::size_t sends_at(const Sentence& sentence, std::size_t word) const;
  /// The words there by which a march goes on beyond a place, "push on"; 0 if there are none.
  [[nodiscard]] std::size_t goes_on_at(const Sentence& sentence, std::size_t word) const;
  /// The word itself if it stands for whoever somebody goes with, "it", "them"; empty for any other.
  [[nodiscard]] std::string companion(const std::string& plain) const;
  /// The words there behind which stands what a force leaves behind, "less", "without"; 0 if there are none.
  [[nodiscard]] std::size_t less_at(const Sentence& sentence, std::size_t word) const;
  /// The words there by which somebody does something at the same time, "während"; 0 if there are none.
  [[nodiscard]] std::size_t meanwhile_at(const Sentence& sentence, std::size_t word) const;
  /// The words there by which a force does as another, "too", "likewise"; 0 if there are none.
  [[nodiscard]] std::size_t repeats_at(const Sentence& sentence, std::size_t word) const;
  /// The words there before the name of whom a force does as, "as", "same as"; 0 if there are none.
  [[nodiscard]] std::size_t same_as_at(const Sentence& sentence, std::size_t word) const;
  /// The words there before the name of a force that does as another, "same for"; 0 if there are none.
  [[nodiscard]] std::size_t same_for_at(const Sentence& sentence, std::size_t word) const;
  /// The words there that are "and" between two names, and may be something else elsewhere, "y", "as well as"; 0 if
  /// there are none.
  [[nodiscard]] std::size_t and_between_names_at(const Sentence& sentence, std::size_t word) const;
  /// True for a word of a verb by which a force gives way, "withdraw", "fall".
  [[nodiscard]] bool gives_way(const std::string& plain) const { return ways_back_.contains(plain); }

  /// True for the second word of a verb that may stand behind, "ab" of "zweigt ab".
  [[nodiscard]] bool is_particle(const std::string& plain) const { return particles_.contains(plain); }

  /// The words of that part of an hour which stand there; 0 if there are none.
  [[nodiscard]] std::size_t hour_words_at(HourPart part, const Sentence& sentence, std::size_t word) const;

 private:
  std::set<std::string> headers_, from_, when_, about_, courtesies_, asides_, umpires_, forms_, counting_, readers_,
      objects_, ways_back_, particles_, meets_, months_, companions_, measures_;
  std::map<std::string, std::string> advice_, columns_, fields_, cells_, pronouns_;
  std::vector<std::vector<std::string>> wrote_, forwarded_, original_, within_, negations_, corrections_,
      begin_correction_, lone_corrections_, replaces_, earlier_, voids_, last_, disowned_, quotes_, returns_, slips_,
      fillers_, going_, departs_, reasons_, mended_, reserved_, begin_reserved_, wishes_, sends_, goes_on_, waits_,
      less_, meanwhile_, repeats_, same_as_, same_for_, ands_;
  std::map<std::string, std::string> english_;
  std::map<HourPart, std::vector<std::vector<std::string>>> hours_;
  std::map<std::string, int> numbers_;
  std::vector<OrderLanguage> languages_;
};

/// Those of templates/words/letters.xml, as they were when the program was built.
[[nodiscard]] const LetterWords& letter_words();

}  // namespace estafette::campaign
