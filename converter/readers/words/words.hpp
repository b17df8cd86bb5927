// The words of orders of battle in eleven languages, and the strengths that a reader may assume.
// Data: templates/readers/words.xml: one table for all senses, whether a word of command, a kind or a rank.
#pragma once

#include "base/problem.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/words/assumed.hpp"
#include "converter/readers/words/codes.hpp"
#include "converter/readers/words/phrases.hpp"
#include "converter/readers/words/senses.hpp"
#include "converter/readers/words/tokens.hpp"
#include "converter/readers/words/troop_signs.hpp"

#include <array>
#include <bitset>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace estafette {
class XmlElement;
}

namespace estafette::readers {

/// A phrase found in a line.
struct PhraseFound {
  std::string is;          ///< what it stands for: "cavalry corps", "light cavalry", "France"; may be empty
  std::size_t length = 0;  ///< in tokens
  std::size_t rank = 0;    ///< place of its list in the file: if two fit, the earlier counts
  bool guess = false;      ///< the word alone does not decide it
  bool part = false;       ///< it is only a part of the word found: "Grenadierdivision"
};

/// The first and the last year of a war.
struct WarYears {
  int first = 0, last = 0;
};

class PhraseBook {
 public:
  /// Reads words.xml. Throws Refusal with every problem.
  static PhraseBook read(const std::string& xml, const std::string& file);

  /// Adds the lists of another file. A list of the same sense and meaning as an earlier one counts as part of it.
  /// Throws Refusal with every problem; then some lists may have been added.
  void add_from(const std::string& xml, const std::string& file);

  /// The longest phrase of that sense that begins at token `at`, if there is one.
  [[nodiscard]] std::optional<PhraseFound> find(Sense sense, const Tokens& tokens, std::size_t at) const {
    return at < tokens.size() && may_begin(sense, tokens[at]) ? find_there(sense, tokens, at) : std::nullopt;
  }
  [[nodiscard]] bool has(Sense sense, const Tokens& tokens, std::size_t at) const {
    return find(sense, tokens, at).has_value();
  }
  /// The senses in which a phrase may begin with that token, or be a part of it: a bit for each, by Sense.
  [[nodiscard]] std::uint64_t senses_of(const Token& token) const {
    if (token.book != number_.value) look_at(token);
    return token.senses;
  }
  /// True if one of that sense may. Most words begin none of most senses, and this is all that is asked of them.
  [[nodiscard]] bool may_begin(Sense sense, const Token& token) const {
    return (senses_of(token) & bit_of(sense)) != 0;
  }
  /// True if a line, folded, has a sign of an order of battle in it.
  [[nodiscard]] bool shows_troops(std::string_view folded) const { return signs_.any_in(folded); }
  /// True if any phrase of that sense is in tokens [from, to).
  [[nodiscard]] bool any(Sense sense, const Tokens& tokens, std::size_t from, std::size_t to) const;

  [[nodiscard]] const Codes& codes() const { return codes_; }
  [[nodiscard]] const Assumed& assumed(const std::string& nation) const;
  /// True if a nation's regiments are named after their proprietors, who may be from other countries.
  [[nodiscard]] bool has_proprietors(const std::string& nation) const { return holds(proprietors_, nation); }
  /// True if no regiments of a nation are called of the line, so that those that are belong to another.
  [[nodiscard]] bool has_no_line(const std::string& nation) const { return holds(without_line_, nation); }
  /// True if a nation's regiments are called after its states: no foreign nation in their names is theirs.
  [[nodiscard]] bool has_states(const std::string& nation) const { return holds(with_states_, nation); }
  /// True if a nation's numbered chasseurs ride.
  [[nodiscard]] bool has_mounted_chasseurs(const std::string& nation) const {
    return holds(mounted_chasseurs_, nation);
  }
  /// True if a nation's fusiliers are infantry of the line.
  [[nodiscard]] bool has_fusiliers_of_the_line(const std::string& nation) const {
    return holds(line_fusiliers_, nation);
  }
  /// True if the number of a regiment, or of a battalion and its regiment, says that a nation's are rifles: "95",
  /// "5/60".
  [[nodiscard]] bool are_rifles(const std::string& nation, const std::string& number) const {
    const auto known = rifles_.find(nation);
    return known != rifles_.end() && holds(known->second, number);
  }
  /// True of nations that never stood in one army from 1792 to 1815, or in a civil war: no command of the one is under
  /// the other's.
  [[nodiscard]] bool are_foes(const std::string& one, const std::string& other) const {
    const auto known = foes_.find({one, other});
    return known != foes_.end() && known->second;
  }
  /// True of nations that were at war with each other in that year, before 1789 or after 1815.
  [[nodiscard]] bool fought_in(const std::string& one, const std::string& other, int year) const;
  /// True of these, and of nations that fought each other more often than together.
  [[nodiscard]] bool may_be_foes(const std::string& one, const std::string& other) const {
    return foes_.contains({one, other});
  }

 private:
  /// What all phrases of a list mean.
  struct PhraseEntry {
    Sense sense;
    std::string is;
    std::size_t rank = 0;
    bool guess = false;
  };
  static bool holds(const std::vector<std::string>& nations, const std::string& nation);
  void read_lists(const std::string& xml, const std::string& file, ProblemList& problems, bool joining);
  void read_list(XmlElement& element, Sense sense, bool joining);
  void read_foes(XmlElement& element);
  /// Adds the phrases between the commas of `list`, which mean `entry`, a place in entries_.
  void add(std::string_view list, std::size_t entry);
  /// The same of one phrase, its words folded, with a blank between each.
  void learn(std::string_view phrase, std::size_t entry);
  [[nodiscard]] bool are_initials(const Tokens& tokens, std::size_t at) const;
  [[nodiscard]] bool is_other_than(Sense sense, const Tokens& tokens, std::size_t at) const;
  [[nodiscard]] std::optional<PhraseFound> find_phrase(Sense sense, const Tokens& tokens, std::size_t at) const;
  static constexpr std::size_t kSenseCount = static_cast<std::size_t>(Sense::sign) + 1;
  using Senses = std::uint64_t;  ///< one bit for each
  static_assert(kSenseCount <= 64);
  static constexpr Senses bit_of(Sense sense) { return Senses{1} << static_cast<unsigned>(sense); }
  [[nodiscard]] const PhraseEntry* meaning(const KnownPhrase& known, Sense sense) const;
  [[nodiscard]] const PhraseEntry* look_up(Sense sense, std::string_view phrase) const;
  [[nodiscard]] const PhraseEntry* look_into(Sense sense, std::string_view word) const;

  /// Notes in a token in which senses a phrase may begin with it, or be a part of it.
  void look_at(const Token& token) const;
  [[nodiscard]] std::optional<PhraseFound> find_there(Sense sense, const Tokens& tokens, std::size_t at) const;

  /// Which words may be parts of longer ones: the last and the first letters of each, so that most words of a name are
  /// known to hold none of them at once. By Sense.
  using Edges = std::bitset<4096>;  ///< by four bits of each of three letters: now and then it says yes too often
  [[nodiscard]] bool may_end_in(Sense sense, std::string_view word) const;
  [[nodiscard]] bool may_begin_with(Sense sense, std::string_view word) const;
  std::array<Edges, kSenseCount> endings_, beginnings_;

  std::vector<PhraseEntry> entries_;
  Phrases phrases_;  ///< each with its words folded, and blanks between them
  std::vector<Assumed> assumed_;
  std::vector<std::string> proprietors_;
  std::vector<std::string> without_line_;
  std::vector<std::string> with_states_;
  std::vector<std::string> mounted_chasseurs_;
  std::vector<std::string> line_fusiliers_;
  std::map<std::string, std::vector<std::string>> rifles_;    ///< by nation: "95", "5/60"
  std::map<std::pair<std::string, std::string>, bool> foes_;  ///< each pair both ways; true: they were never together
  std::map<std::pair<std::string, std::string>, std::vector<WarYears>> wars_;  ///< the same, of those at war by years
  TroopSigns signs_;
  Codes codes_;
  std::map<std::tuple<Sense, std::string, bool>, std::size_t> ranks_;  ///< of the last list of a sense and meaning
  std::size_t lists_ = 0;

  /// Another for each book, copies too, and for a book that has learnt more: see Token::book.
  struct Number {
    Number() : value(next()) {}
    Number(const Number&) : Number() {}
    Number& operator=(const Number& other) {
      if (this != &other) value = next();
      return *this;
    }
    ~Number() = default;
    static std::uint32_t next();
    std::uint32_t value;
  };
  Number number_;
};

/// Tokens up to a limit, with the words to read them by. Nothing is found at or beyond the limit.
struct Range {
  const Tokens& tokens;
  std::size_t to;
  const PhraseBook& words;

  [[nodiscard]] bool mark(std::size_t at, std::string_view spelt) const { return at < to && tokens[at].mark(spelt); }
  [[nodiscard]] bool number(std::size_t at) const { return at < to && tokens[at].is == Token::Is::number; }
  [[nodiscard]] bool spelt(std::size_t at, std::string_view text) const { return at < to && tokens[at].text == text; }
  [[nodiscard]] std::optional<PhraseFound> find(Sense sense, std::size_t at) const {
    return at < to && words.may_begin(sense, tokens[at]) ? find_there(sense, at) : std::nullopt;
  }
  [[nodiscard]] bool is(Sense sense, std::size_t at, std::string_view what) const;
  /// A figure in digits or as a word, and the token after it.
  [[nodiscard]] std::optional<std::pair<int, std::size_t>> figure_at(std::size_t at) const;
  /// "7 Line Battalion": the figure at `figure` is the number of one, since the word for it at `at` stands for no more
  /// than one, behind others that say what it is. "12 Bataillon" of old lists may count twelve.
  [[nodiscard]] bool numbers_one(std::size_t figure, std::size_t at) const;

 private:
  [[nodiscard]] std::optional<PhraseFound> find_there(Sense sense, std::size_t at) const;
};

}  // namespace estafette::readers
