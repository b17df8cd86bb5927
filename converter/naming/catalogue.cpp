#include "converter/naming/catalogue.hpp"

#include "base/text.hpp"
#include "converter/naming/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

namespace estafette {
namespace {

/// From the best fit down; kNone is no fit. Each comes twice: with numbers spelt the same way, and spelt differently.
enum Rank { kLetters, kName, kOther, kBeginsName, kInName, kInOther, kLooselyName, kLooselyOther, kWithinWord, kNone };
constexpr int kTwice = 2;
constexpr int kLastWhole = kTwice * kOther + 1;
constexpr int kLastCertain = kTwice * kInOther + 1;
constexpr int kNoFit = kTwice * kNone;

constexpr std::size_t kRanksAndJoints = 6;  ///< extra words that a name may have as written

enum class Same { no, otherwise, yes };

Same same_word(const NameToken& written, const NameToken& word) {
  if (written.number.value == 0 || word.number.value == 0) return written.text == word.text ? Same::yes : Same::no;
  if (written.number.value != word.number.value) return Same::no;
  return written.number.form == word.number.form ? Same::yes : Same::otherwise;
}

Same same_word_loosely(const NameToken& written, const NameToken& word) {
  if (const Same same = same_word(written, word); same != Same::no) return same;
  const bool words = written.number.value == 0 && word.number.value == 0;
  return words && begins_word(written.text, word.text) ? Same::yes : Same::no;
}

struct WordPlace {
  std::size_t start = std::string::npos;  ///< in the alias
  Same same = Same::no;
};

/// Where the written words come side by side in the alias.
template <typename Compare>
WordPlace place_of(const std::vector<NameToken>& alias, const std::vector<NameToken>& written, Compare compare) {
  for (std::size_t start = 0; start + written.size() <= alias.size(); ++start) {
    Same all = Same::yes;
    for (std::size_t i = 0; i < written.size() && all != Same::no; ++i)
      all = std::min(all, compare(written[i], alias[start + i]));
    if (all != Same::no) return {start, all};
  }
  return {};
}

bool within_a_word(const std::vector<NameToken>& alias, const NameToken& written) {
  if (!may_be_within_a_word(written.text) || written.number.value > 0) return false;
  return std::any_of(alias.begin(), alias.end(),
                     [&](const NameToken& word) { return word.text.find(written.text) != std::string::npos; });
}

bool only_numbers(const std::vector<NameToken>& tokens) {
  return std::all_of(tokens.begin(), tokens.end(), [](const NameToken& token) { return token.number.value > 0; });
}

/// Without "of the" and the like, except at the start.
std::vector<NameToken> without_joints(std::vector<NameToken> tokens) {
  for (std::size_t i = tokens.size(); i > 1; --i)
    if (tokens[i - 1].joint) tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i - 1));
  return tokens;
}

/// "Jablonné v Podještědí": a small letter within a name is a word of its language, though it may be read as a numeral.
bool has_small_numeral(const std::string& name) {
  return name.find(" v ") != std::string::npos || name.find(" i ") != std::string::npos;
}

/// "Grawert's Division"
bool belongs_to_the_first(const std::string& name) {
  const std::size_t blank = name.find(' ');
  return blank != std::string::npos &&
         (name.substr(0, blank).ends_with("'s") || name.substr(0, blank).ends_with("\u2019s"));
}

/// "General der Kavallerie von Bülow": Bülow.
std::vector<NameToken> of_a_person(std::vector<NameToken> tokens) {
  std::erase_if(tokens, [](const NameToken& token) { return token.rank || token.joint; });
  return tokens;
}

/// The words without that nation's; none if it is not among them.
std::vector<NameToken> without_nation(const std::vector<NameToken>& tokens, const std::string& nation) {
  const auto is_nation = [&](const NameToken& token) { return !token.nation.empty() && token.nation == nation; };
  if (std::none_of(tokens.begin(), tokens.end(), is_nation)) return {};
  std::vector<NameToken> left = tokens;
  std::erase_if(left, is_nation);
  return left;
}

std::vector<NameToken> both(std::vector<NameToken> first, const std::vector<NameToken>& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

bool led(const Named& named) {
  return !named.commanders.empty() || !named.command.empty();
}

}  // namespace

/// Words as they were written, in the forms in which a name may be found in them.
struct Catalogue::Span {
  std::string letters, folded;        ///< for ids and names to the letter
  std::vector<NameToken> tokens;      ///< without joints
  std::vector<NameToken> of_persons;  ///< without ranks too; empty: not a person's name
  std::size_t words = 0;
  bool whole_only = false;  ///< they have a separator between them that occurs only in whole names
  bool particle = false;    ///< the first is one
  bool common = false;      ///< one of them is a word of every sentence, which is no name cut short

  /// How many words from there on may be one name, up to that many: those before the next dash, colon or the like.
  static std::size_t most_words(const Sentence& sentence, std::size_t from, std::size_t limit) {
    std::size_t end = from + 1;
    while (end < sentence.words.size() && end - from < limit && sentence.words[end].before < Gap::dash) ++end;
    return end - from;
  }

  /// "Res. Cav.": the dot of a word that is cut short, and no end of a sentence.
  static bool shortened(const Sentence& sentence, std::size_t word) {
    constexpr std::size_t kLongest = 4;
    const std::string& plain = sentence.words[word].plain;
    return sentence.before(word + 1) == Gap::dot && plain.size() <= kLongest && number_in(plain) == 0;
  }

  /// Nothing if no name ends there. "Berlin - Spandau" is two places, though Spandau is also called Berlin-Spandau.
  static std::optional<Span> of(const Sentence& sentence, std::size_t from, std::size_t count) {
    if (most_words(sentence, from, count) < count) return std::nullopt;
    std::vector<NameToken> all = name_words().tokens(sentence.words, from, from + count);
    if (all.empty() || (all.size() > 1 && all.back().joint)) return std::nullopt;
    Span span;
    span.letters = sentence.between(from, from + count);
    span.folded = fold(span.letters);
    span.words = count;
    span.particle = name_words().is_particle(sentence.words[from].plain);
    for (std::size_t i = from + 1; i < from + count; ++i)
      span.whole_only = span.whole_only || (sentence.words[i].before > Gap::bracket && !shortened(sentence, i - 1));
    for (std::size_t i = from; i < from + count && !span.common; ++i)
      span.common = name_words().is_common(sentence.words[i].plain);
    if (!all.back().rank && (!all.front().joint || all.front().rank)) span.of_persons = of_a_person(all);
    span.tokens = without_joints(std::move(all));
    return span;
  }
};

Catalogue::Catalogue(std::vector<Named> all) : all_(std::move(all)) {
  for (std::size_t i = 0; i < all_.size(); ++i) learn(i);
  for (std::size_t i = 0; i < aliases_.size(); ++i)
    for (const Alias& alias : aliases_[i])
      for (const NameToken& token : alias.tokens) words_.add(token, i);
}

bool Catalogue::may_be_in_a_name(const std::string& plain) const {
  const std::optional<NameToken> written = name_words().always(plain);
  return !written || words_.has(written->text);
}

std::vector<char> Catalogue::may_fit(const Span& span) const {
  std::vector<char> marks(all_.size(), 0);
  for (std::size_t i = 0; i < all_.size(); ++i)
    if (span.letters == all_[i].id || span.folded == spelt_[i]) marks[i] = 1;
  if (!span.tokens.empty()) words_.mark(span.tokens.front(), span.tokens.size() == 1, marks);
  if (span.of_persons.empty()) return marks;
  const std::vector<NameToken>& persons = span.of_persons;
  const std::string& nation = persons.front().nation;
  const auto other =
      std::find_if(persons.begin(), persons.end(), [&](const NameToken& token) { return token.nation != nation; });
  const bool may_be_one = persons.size() == 1 || other != persons.end();  // once a nation's word is left out
  words_.mark(persons.front(), may_be_one, marks);
  if (!nation.empty() && other != persons.end()) words_.mark(*other, true, marks);
  return marks;
}

bool Catalogue::begins_beside(const Alias& alias, std::size_t start) {
  return alias.beside && start > 0 && alias.tokens[start].number.value > 0;
}

bool Catalogue::parted(const std::string& name) {
  const Sentence sentence = cut(name);
  const std::optional<Span> span = Span::of(sentence, 0, sentence.words.size());
  return span && span->whole_only;
}

void Catalogue::learn(std::size_t index) {
  const Named& named = all_[index];
  const NameWords& words = name_words();
  std::vector<Alias> aliases;
  const auto add = [&](std::vector<NameToken> tokens, AliasIs is, bool whole_only = false, bool unparted = false) {
    if (tokens.empty()) return;
    longest_ = std::max(longest_, tokens.size());
    aliases.push_back({std::move(tokens), is, whole_only, false, unparted});
  };
  const auto add_led = [&](std::vector<NameToken> tokens) {
    add(std::move(tokens), AliasIs::other);
    aliases.back().beside = true;
  };
  // Most names are made of the same words as the id: it is all cut once, and nothing is kept twice.
  std::vector<Word> of_name = cut(named.name).words;
  const std::vector<Word> of_id = cut(named.id).words;
  const auto tokens_of = [&](const std::vector<Word>& all) { return without_joints(words.tokens(all, 0, all.size())); };
  const std::vector<NameToken> name = tokens_of(of_name);
  add(name, AliasIs::name);
  aliases.back().beside = has_small_numeral(named.name);
  const auto same_word_plainly = [](const Word& one, const Word& other) { return one.plain == other.plain; };
  const bool same_words = std::equal(of_name.begin(), of_name.end(), of_id.begin(), of_id.end(), same_word_plainly);
  std::vector<NameToken> id = same_words ? name : tokens_of(of_id);
  of_name.insert(of_name.end(), of_id.begin(), of_id.end());
  add(tokens_of(of_name), AliasIs::clear, true);
  if (id != name) add(std::move(id), AliasIs::other);
  for (const std::string& other : named.other)
    if (other != named.name) {
      add(without_joints(words.tokens(other)), AliasIs::other);
      aliases.back().beside = has_small_numeral(other);
    }
  // "Yorck, Corps" is not one name with a comma put in; "22nd Line, 1st Bn of III Corps" has a comma of its own.
  if (!named.clear.empty()) add(without_joints(words.tokens(named.clear)), AliasIs::other, true, !parted(named.clear));
  if (led(named) && name.size() > 1) {
    const std::vector<NameToken> command = words.tokens(named.command);
    if (name.front().number.value > 0)  // "Corps III"
      add(both({name.begin() + 1, name.end()}, {name.front()}), AliasIs::other, true);
    else if (!command.empty() && name.back().text == command.back().text)  // "Corps Yorck"
      add(both({name.back()}, of_a_person({name.begin(), name.end() - 1})), AliasIs::other, true);
    if (name.front().number.value == 0 &&
        belongs_to_the_first(named.name)) {  // "Division Grawert" of Grawert's Division
      const std::vector<NameToken> owner = of_a_person({name.front()});
      add(both({name.begin() + 1, name.end()}, owner), AliasIs::other, true);
      if (name.size() > 2) add(both({name.back()}, owner), AliasIs::other, true);
    }
  }
  for (const std::string& commander : named.commanders) {
    const std::vector<NameToken> person = of_a_person(words.tokens(commander));
    if (person.empty()) continue;
    add_led(person);
    add(both(of_a_person(name), person), AliasIs::clear, true);
    add(both(person, of_a_person(name)), AliasIs::clear, true);
    const std::vector<NameToken> command = words.tokens(named.command);
    if (command.empty()) continue;
    add_led(both(person, command));
    add(both(command, person), AliasIs::other, true);
    if (command.size() == 1) continue;
    add_led(both(person, {command.back()}));
    add(both({command.back()}, person), AliasIs::other, true);
  }
  aliases_.push_back(std::move(aliases));
  spelt_.push_back(fold(named.name));
}

int Catalogue::rank(std::size_t index, const Span& span) const {
  const Named& named = all_[index];
  if (span.letters == named.id && named.id != named.name) return kTwice * kLetters;
  if (span.folded == spelt_[index]) return kTwice * kLetters + 1;
  int best = kNoFit;
  const auto better = [&](int rank, Same same) { best = std::min(best, kTwice * rank + (same == Same::yes ? 0 : 1)); };
  const auto compare = [&](const std::vector<NameToken>& written) {
    if (written.empty()) return;
    const bool numbers = only_numbers(written);
    if (numbers && written.front().number.form == NumberForm::word) return;  // many sentences begin with "first"
    for (const Alias& alias : aliases_[index]) {
      if (alias.tokens.size() < written.size()) continue;
      const bool whole = alias.tokens.size() == written.size();
      if (((alias.whole_only || span.whole_only) && !whole) || (alias.unparted && span.whole_only)) continue;
      const bool name = alias.is == AliasIs::name;
      const WordPlace at = place_of(alias.tokens, written, same_word);
      if (at.same != Same::no && begins_beside(alias, at.start)) continue;
      if (at.same != Same::no) {
        if (numbers && at.same == Same::otherwise)
          better(name ? kLooselyName : kLooselyOther, Same::yes);
        else if (whole)
          better(name ? kName : kOther, at.same);
        else
          better(!name ? kInOther : at.start == 0 ? kBeginsName : kInName, at.same);
      } else if (!alias.whole_only && !span.whole_only && !span.common) {
        if (place_of(alias.tokens, written, same_word_loosely).same != Same::no)
          better(name ? kLooselyName : kLooselyOther, Same::yes);
        else if (written.size() == 1 && name && within_a_word(alias.tokens, written.front()))
          better(kWithinWord, Same::yes);
      }
    }
  };
  compare(span.tokens);
  if (led(named)) compare(span.of_persons);
  if (best == kNoFit && !named.nation.empty() && led(named)) compare(without_nation(span.of_persons, named.nation));
  return best;
}

Match Catalogue::best(const Span& span, int& rank_of_it) const {
  Match match;
  match.words = span.words;
  int best = kNoFit;
  const std::vector<char> may = may_fit(span);
  for (std::size_t i = 0; i < all_.size(); ++i) {
    if (may[i] == 0) continue;
    const int fit = rank(i, span);
    if (fit >= kNoFit || fit > best || (span.particle && fit > kTwice * kBeginsName + 1)) continue;
    if (fit < best) match.found.clear();
    best = fit;
    match.found.push_back(i);
  }
  int foremost = std::numeric_limits<int>::max();
  for (const std::size_t i : match.found) foremost = std::min(foremost, all_[i].behind);
  std::erase_if(match.found, [&](std::size_t i) { return all_[i].behind > foremost; });
  match.certain = best <= kLastCertain;
  match.whole = best <= kLastWhole;
  rank_of_it = best;
  return match;
}

Match Catalogue::find(const Sentence& sentence, std::size_t from) const {
  Match loose;
  int loose_rank = kNoFit;
  if (from >= sentence.words.size() || !may_be_in_a_name(sentence.words[from].plain)) return loose;
  const std::size_t most = Span::most_words(sentence, from, longest_ + kRanksAndJoints);
  for (std::size_t count = most; count > 0; --count) {
    const std::optional<Span> span = Span::of(sentence, from, count);
    if (!span) continue;
    int rank = kNoFit;
    Match match = best(*span, rank);
    if (match.found.empty()) continue;
    // "1st Corps" is I Corps, though "1st" alone begins the name of 1st Division.
    if (match.certain) return !match.whole && loose.one() ? loose : match;
    if (rank < loose_rank) loose = std::move(match);
    loose_rank = std::min(loose_rank, rank);
  }
  return loose;
}

Match Catalogue::match(std::string_view words) const {
  const Sentence sentence = cut(words);
  if (sentence.words.empty()) return {};
  std::optional<Span> span = Span::of(sentence, 0, sentence.words.size());
  if (!span) span.emplace();  // no name has these words; an id may still have these letters
  span->letters = trim(words);
  span->folded = fold(words);
  int rank = kNoFit;
  return best(*span, rank);
}

Meaning Catalogue::find(std::string_view words) const {
  Match found = match(words);
  Meaning meaning{std::move(found.found), found.whole, {}};
  if (meaning.fits.empty()) meaning.nearest = nearest_to(words);
  return meaning;
}

std::string Catalogue::nearest_to(std::string_view written) const {
  const Misspelt words(written);
  using Nearness = std::tuple<Slips, int, std::string, std::string, std::size_t>;
  std::optional<Nearness> nearest;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    std::optional<Slips> fewest = words.as_letters(spelt_[i]);
    for (const Alias& alias : aliases_[i])
      if (const std::optional<Slips> slips = words.as_words(alias.tokens); slips && (!fewest || *slips < *fewest))
        fewest = slips;
    if (!fewest) continue;
    Nearness now{*fewest, all_[i].behind, all_[i].name, all_[i].id, i};
    if (!nearest || now < *nearest) nearest = std::move(now);
  }
  return nearest ? sure_name(std::get<std::size_t>(*nearest)) : std::string();
}

std::string Catalogue::sure_name(std::size_t index) const {
  const Named& named = all_.at(index);
  const auto means_it = [&](const std::string& words) { return match(words).found == std::vector<std::size_t>{index}; };
  if (means_it(named.name)) return named.name;
  if (!named.clear.empty() && means_it(named.clear)) return named.clear;
  return fmt::format("{} ({})", named.name, named.id);
}

std::string Catalogue::sure_name(const std::string& id) const {
  for (std::size_t i = 0; i < all_.size(); ++i)
    if (all_[i].id == id) return sure_name(i);
  return id;
}

}  // namespace estafette
