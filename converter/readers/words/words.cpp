#include "converter/readers/words/words.hpp"

#include "base/letters.hpp"
#include "base/markup/xml.hpp"
#include "base/text.hpp"
#include "converter/readers/words/alternatives.hpp"
#include "converter/readers/words/umlauts.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongEnough = 6;         ///< letters that a word needs to be recognised as part of a longer one
constexpr std::size_t kEdge = 3;               ///< letters at its end or beginning by which such a part is looked for
constexpr std::size_t kAbbreviation = 2;       ///< letters of a state's abbreviation
constexpr std::size_t kMostShown = 60;         ///< letters of a list that is refused
constexpr std::size_t kMostPhrases = 100'000;  ///< ours are a tenth; a slip of the pen may stand for millions

constexpr std::size_t kShortestWithUmlaut = 5;  ///< letters of a month: "Maerz"

/// The senses of whose words longer ones may be made: "Kavalleriebrigade".
constexpr std::array kInCompounds = {Sense::command, Sense::kind, Sense::unit, Sense::count};

/// True if a part of a word is long enough in letters too, of which some have two bytes: "Jäger", but not "лин".
bool has_letters_enough(std::string_view part) {
  constexpr std::ptrdiff_t kFewest = 5;
  return std::count_if(part.begin(), part.end(), [](char c) { return (c & 0xC0) != 0x80; }) >= kFewest;
}

bool may_be_compound(std::string_view word) {
  constexpr std::size_t kLongestWord = 40;
  return word.size() > kLongEnough && word.size() <= kLongestWord;
}

/// Such a word in capitals is an abbreviation of something else.
bool words_for_inch(std::string_view word) {
  return word == "in";
}

/// "(Va.)", "(Va)": nothing else in brackets.
bool stands_in_brackets(const Tokens& tokens, std::size_t at) {
  std::size_t close = at + 1;
  if (close < tokens.size() && tokens[close].mark(".")) ++close;
  return at > 0 && tokens[at - 1].mark("(") && close < tokens.size() && tokens[close].mark(")");
}

/// Where the first three letters are in PhraseBook::Edges.
std::size_t edge_of(std::string_view letters) {
  constexpr unsigned kBits = 4;
  std::size_t edge = 0;
  for (std::size_t i = 0; i < kEdge; ++i) edge = edge << kBits | (static_cast<unsigned char>(letters[i]) & 0xFU);
  return edge;
}

/// One bit for how a word begins, which words that begin otherwise may share.
std::uint64_t beginning_of(std::string_view word) {
  constexpr unsigned kOfFirst = 5, kBits = 64;
  const unsigned first = static_cast<unsigned char>(word.front());
  const unsigned second = word.size() > 1 ? static_cast<unsigned char>(word[1]) : 0U;
  return std::uint64_t{1} << (first * kOfFirst + second) % kBits;
}

}  // namespace

std::uint32_t PhraseBook::Number::next() {
  static std::atomic<std::uint32_t> last = 0;
  return ++last;
}

PhraseBook PhraseBook::read(const std::string& xml, const std::string& file) {
  ProblemList problems;
  PhraseBook words;
  words.read_lists(xml, file, problems, false);
  const auto fallback = std::find_if(words.assumed_.begin(), words.assumed_.end(),
                                     [](const Assumed& assumed) { return assumed.nation.empty(); });
  if (fallback == words.assumed_.end())
    problems.add({file, 0, "", "no <strength nation=\"\">", "the strengths of any other nation", ""});
  problems.refuse_if_any();
  return words;
}

void PhraseBook::add_from(const std::string& xml, const std::string& file) {
  ProblemList problems;
  read_lists(xml, file, problems, true);
  problems.refuse_if_any();
}

/// Lists that are `joining` count as part of the last one of the same meaning.
void PhraseBook::read_lists(const std::string& xml, const std::string& file, ProblemList& problems, bool joining) {
  number_ = Number();
  XmlElement root = XmlElement::parse(xml, file, "words", problems);
  for (XmlElement& element : root.all_children()) {
    const std::string name = element.name();
    const std::optional<Sense> known = sense_called(name);
    if (name == "strength") {
      assumed_.insert(assumed_.begin(), assumed_in(element));  // what is added later counts
    } else if (name == "code") {
      codes_.add_from(element);
    } else if (name == "foes") {
      read_foes(element);
    } else if (!known) {
      element.complain("", name, "a list of words that the reader knows");
    } else {
      read_list(element, *known, joining);
    }
  }
}

void PhraseBook::read_list(XmlElement& element, Sense sense, bool joining) {
  static const std::vector<std::string> kYesOrNo = {"yes", "no"};
  if (sense == Sense::sign) {
    signs_.add(element.content(), element.word_or("start", kYesOrNo, "no") == "yes");
    return element.no_others();
  }
  const std::vector<std::string>& spelt = meanings_of(sense);
  PhraseEntry entry{sense, spelt.empty() ? element.text_or("is", "") : element.word("is", spelt), 0, false};
  entry.guess = element.word_or("guess", kYesOrNo, "no") == "yes";
  if (sense == Sense::rank || sense == Sense::telltale || sense == Sense::person || sense == Sense::state ||
      sense == Sense::initials)
    entry.is = element.text_or("nation", "");
  if (sense == Sense::state && !entry.is.empty() && !has_states(entry.is)) with_states_.push_back(entry.is);
  std::size_t& place = ranks_[{sense, entry.is, entry.guess}];
  if (place == 0 || !joining) place = ++lists_;
  entry.rank = place;
  if (sense == Sense::nation) {
    entries_.push_back({Sense::country, entry.is, entry.rank, false});
    add(element.text_or("names", ""), entries_.size() - 1);
    entries_.push_back({Sense::country, entry.is, entry.rank, true});
    add(element.text_or("towns", ""), entries_.size() - 1);
    if (element.word_or("proprietors", kYesOrNo, "no") == "yes") proprietors_.push_back(entry.is);
    if (element.word_or("line", {"foreign"}, "") == "foreign") without_line_.push_back(entry.is);
    if (element.word_or("chasseurs", {"mounted"}, "") == "mounted") mounted_chasseurs_.push_back(entry.is);
    if (element.word_or("fusiliers", {"line"}, "") == "line") line_fusiliers_.push_back(entry.is);
    for (std::string& one : split(element.text_or("rifles", ""), ',')) rifles_[entry.is].push_back(std::move(one));
  }
  if (sense == Sense::ordinal && (entry.is.empty() || !is_digit(entry.is.front())))
    element.complain("is", entry.is, "a number with its ending: 3rd", "");
  if (sense == Sense::number && !whole_number(entry.is)) element.complain("is", entry.is, "a whole number", "");
  entries_.push_back(std::move(entry));
  const std::string list = element.content();
  const std::size_t known = std::min(phrases_.size(), kMostPhrases);
  const std::optional<std::string> phrases = with_alternatives_spelt(list, kMostPhrases - known);
  if (phrases)
    add(*phrases, entries_.size() - 1);
  else
    element.complain("", shorten(list, kMostShown), "alternatives as in \"was(| then) made (of|up of)\"",
                     "Close each bracket before the next opens, and write no more than 100,000 phrases in all");
  element.no_others();
}

bool PhraseBook::fought_in(const std::string& one, const std::string& other, int year) const {
  const auto wars = wars_.find({one, other});
  const auto during = [&](const WarYears& war) { return war.first <= year && year <= war.last; };
  return wars != wars_.end() && std::any_of(wars->second.begin(), wars->second.end(), during);
}

void PhraseBook::read_foes(XmlElement& element) {
  const std::string one = element.text("of");
  const bool always = element.word_or("always", {"yes", "no"}, "yes") == "yes";
  std::vector<WarYears> years;  // "1740-1745, 1866"
  for (const std::string& span : split(element.text_or("years", ""), ','))
    if (const Tokens tokens = tokens_of(trim(span)); !tokens.empty())
      years.push_back({tokens.front().value, tokens.back().value});
  for (const std::string& typed : split(element.content(), ',')) {
    const std::string other(trim(typed));
    if (years.empty()) {
      foes_[{one, other}] = foes_[{other, one}] = always;
      continue;
    }
    for (const auto& pair : {std::pair(one, other), std::pair(other, one)})
      wars_[pair].insert(wars_[pair].end(), years.begin(), years.end());
  }
  element.no_others();
}

void PhraseBook::add(std::string_view list, std::size_t entry) {
  each_phrase_folded(list, [&](std::string_view phrase) { learn(phrase, entry); });
}

void PhraseBook::learn(std::string_view phrase, std::size_t entry) {
  const auto sense = static_cast<std::size_t>(entries_[entry].sense);
  if (phrase.size() >= kLongEnough) {
    endings_.at(sense).set(edge_of(phrase.substr(phrase.size() - kEdge)));
    beginnings_.at(sense).set(edge_of(phrase));
  }
  phrases_.add_meaning(phrases_.learn(phrase), entry);
  const auto blanks = static_cast<std::size_t>(std::count(phrase.begin(), phrase.end(), ' '));
  KnownPhrase& first = phrases_.learn(phrase.substr(0, phrase.find(' ')));
  first.longest = std::max(first.longest, blanks + 1);
  first.begins |= bit_of(entries_[entry].sense);
  if (blanks > 0) {
    const std::string_view rest = phrase.substr(phrase.find(' ') + 1);
    first.seconds |= beginning_of(rest.substr(0, rest.find(' ')));
  }
}

const PhraseBook::PhraseEntry* PhraseBook::meaning(const KnownPhrase& known, Sense sense) const {
  const auto entry = phrases_.meaning(known, [&](std::size_t candidate) { return entries_[candidate].sense == sense; });
  return entry ? &entries_[*entry] : nullptr;
}

const PhraseBook::PhraseEntry* PhraseBook::look_up(Sense sense, std::string_view phrase) const {
  const KnownPhrase* found = phrases_.find(phrase);
  return found == nullptr ? nullptr : meaning(*found, sense);
}

bool PhraseBook::may_end_in(Sense sense, std::string_view word) const {
  return endings_.at(static_cast<std::size_t>(sense)).test(edge_of(word.substr(word.size() - kEdge)));
}

bool PhraseBook::may_begin_with(Sense sense, std::string_view word) const {
  return beginnings_.at(static_cast<std::size_t>(sense)).test(edge_of(word));
}

void PhraseBook::look_at(const Token& token) const {
  token.book = number_.value;
  token.known = nullptr;
  Senses& senses = token.senses = 0;
  const bool word = token.is == Token::Is::word;
  if (!word && !token.mark("-") && !token.mark("#")) return;
  token.known = phrases_.find(token.text);
  if (token.known != nullptr) senses = token.known->begins;
  if (!word) return;
  if (may_have_umlauts(token.text)) {
    if (const KnownPhrase* first = phrases_.find(without_umlauts(token.text))) senses |= first->begins;
  }
  if (!may_be_compound(token.text)) return;
  for (const Sense sense : kInCompounds)
    if ((senses & bit_of(sense)) == 0 && look_into(sense, token.text) != nullptr) senses |= bit_of(sense);
  if (look_into(Sense::nation, token.text) != nullptr) senses |= bit_of(Sense::nation);
}

/// Finds a long word as the end, or else the beginning, of a longer one: "Kavalleriebrigade", "Husarenregiment".
const PhraseBook::PhraseEntry* PhraseBook::look_into(Sense sense, std::string_view word) const {
  const bool compounds = std::find(kInCompounds.begin(), kInCompounds.end(), sense) != kInCompounds.end();
  if (!compounds && sense != Sense::nation) return nullptr;
  constexpr std::size_t kInflection = 3;
  if (!may_be_compound(word)) return nullptr;
  if (sense == Sense::nation) {                                                                     // "preußischen"
    if (!may_begin_with(sense, word) || look_up(Sense::forename, word) != nullptr) return nullptr;  // "Francesco"
    for (std::size_t length = word.size() - 1; length >= kLongEnough && length + kInflection >= word.size(); --length) {
      if (const PhraseEntry* entry = look_up(sense, word.substr(0, length))) return entry;
    }
    return nullptr;
  }
  if (const PhraseEntry* whole = sense == Sense::kind ? look_up(Sense::count, word) : nullptr;
      whole != nullptr && whole->is == "guns")
    return nullptr;  // "Geschützen" are no "Schützen"
  const bool ends = may_end_in(sense, word);
  for (std::size_t skip = 1; ends && skip + kLongEnough <= word.size(); ++skip) {
    const PhraseEntry* entry = look_up(sense, word.substr(skip));
    if (entry != nullptr && has_letters_enough(word.substr(skip))) return entry;
  }
  if (sense != Sense::kind || !may_begin_with(sense, word)) return nullptr;
  for (std::size_t length = word.size() - 1; length >= kLongEnough; --length) {
    const PhraseEntry* entry = look_up(sense, word.substr(0, length));
    if (entry != nullptr && has_letters_enough(word.substr(0, length))) return entry;
  }
  return nullptr;
}

/// "9e Lg" is light infantry, "LG Kern" a general: an abbreviation that may be both is a rank in capitals before a
/// name.
bool PhraseBook::is_other_than(Sense sense, const Tokens& tokens, std::size_t at) const {
  if (tokens[at].text.size() > kAbbreviation || tokens[at].is != Token::Is::word) return false;
  const Sense other = sense == Sense::rank ? Sense::kind : Sense::rank;
  if (!may_begin(other, tokens[at])) return false;
  const std::optional<PhraseFound> found = find_phrase(other, tokens, at);
  if (!found || found->length != 1 || found->part) return false;
  const bool behind_number = at > 0 && tokens[at - 1].is != Token::Is::word && tokens[at - 1].is != Token::Is::mark;
  const bool name = at + 1 < tokens.size() && tokens[at + 1].is == Token::Is::word;
  const bool rank = tokens[at].capitals && name && !behind_number;
  return rank != (sense == Sense::rank);
}

/// "Col. G. M. Roe", "A. G. M. Roe": behind a rank or another letter they are a man's initials, and no "G. M.".
bool PhraseBook::are_initials(const Tokens& tokens, std::size_t at) const {
  constexpr std::size_t kLongestRank = 3;  // in words
  if (!tokens[at].letter() || at == 0 || tokens[at - 1].is != Token::Is::word) return false;
  if (tokens[at - 1].letter()) return true;
  for (std::size_t back = 1; back <= std::min(kLongestRank, at); ++back) {
    const std::optional<PhraseFound> rank = find_phrase(Sense::rank, tokens, at - back);
    if (rank && rank->length == back) return true;
  }
  return false;
}

std::optional<PhraseFound> PhraseBook::find_there(Sense sense, const Tokens& tokens, std::size_t at) const {
  std::optional<PhraseFound> found = find_phrase(sense, tokens, at);
  if (!found) return found;
  if (sense == Sense::rank || sense == Sense::title || sense == Sense::subaltern)
    for (const Sense other : {Sense::kind, Sense::command}) {  // "Lt Dgns" and "Lt. Div" are no lieutenants
      const std::optional<PhraseFound> longer = find_phrase(other, tokens, at);
      if (longer && longer->length > found->length) return std::nullopt;
    }
  if ((sense == Sense::rank || sense == Sense::kind) && is_other_than(sense, tokens, at)) return std::nullopt;
  if (sense == Sense::rank && found->length > 1 && are_initials(tokens, at)) return std::nullopt;
  const bool named = (sense == Sense::count || sense == Sense::unit) &&
                     at > 0 &&  // "Général André Bon" is no battalion
                     tokens[at - 1].is == Token::Is::word && may_begin(Sense::person, tokens[at]);
  if (named && find_phrase(Sense::person, tokens, at)) return std::nullopt;
  if (sense == Sense::each && at > 0) {  // "in all 6 battalions" are those of all together
    const std::optional<PhraseFound> sum = find_phrase(Sense::total, tokens, at - 1);
    if (sum && sum->length > 1) return std::nullopt;
  }
  if (sense == Sense::gun && tokens[at].capitals && words_for_inch(tokens[at].text)) return std::nullopt;  // "38th IN"
  const bool abbreviated = sense == Sense::state && found->length == 1 && tokens[at].text.size() <= kAbbreviation;
  const bool last = at + 1 >= tokens.size();
  const bool troops = !last && tokens[at].text.size() == 1 &&  // "1st O. Cav."
                      (find_phrase(Sense::kind, tokens, at + 1) || find_phrase(Sense::unit, tokens, at + 1));
  const bool ends = last || tokens[at + 1].is == Token::Is::mark || troops;  // and no article
  const bool behind_number =
      at > 0 && tokens[at - 1].is == Token::Is::ordinal && (ends || !find_phrase(Sense::link, tokens, at));
  if (abbreviated && !tokens[at].capitals && !behind_number && !stands_in_brackets(tokens, at))
    return std::nullopt;  // "IN" is Indiana, "in" is not; but "2d Va." and "Kern's (Va.) Battery" are of Virginia
  return found;
}

std::optional<PhraseFound> PhraseBook::find_phrase(Sense sense, const Tokens& tokens, std::size_t at) const {
  const Token& token = tokens[at];
  const bool word = token.is == Token::Is::word;
  if (word && !may_begin(sense, token)) return std::nullopt;
  const KnownPhrase* first = word ? token.known : phrases_.find(token.text);
  if (first != nullptr && (first->begins & bit_of(sense)) != 0) {
    const PhraseEntry* longest = meaning(*first, sense);
    std::size_t words = 1;
    const bool more = first->longest > 1 && at + 1 < tokens.size() && tokens[at + 1].is == Token::Is::word &&
                      (first->seconds & beginning_of(tokens[at + 1].text)) != 0;
    std::string phrase = more ? token.text : "";
    for (std::size_t length = 2; more && length <= first->longest && at + length <= tokens.size(); ++length) {
      const Token& next = tokens[at + length - 1];
      if (next.is != Token::Is::word) break;
      phrase.append(" ").append(next.text);
      if (const PhraseEntry* entry = look_up(sense, phrase)) {
        longest = entry;
        words = length;
      }
    }
    if (longest != nullptr) return PhraseFound{longest->is, words, longest->rank, longest->guess};
  }
  if (!word) return std::nullopt;
  const bool short_month = sense == Sense::month && token.text.size() < kShortestWithUmlaut;  // Jaen is no January
  const bool plain = short_month || sense == Sense::state;                                    // and Moe no Missouri
  if (!plain && may_have_umlauts(token.text)) {
    if (const PhraseEntry* entry = look_up(sense, without_umlauts(token.text)))
      return PhraseFound{entry->is, 1, entry->rank, entry->guess};
  }
  if (const PhraseEntry* entry = look_into(sense, token.text))
    return PhraseFound{entry->is, 1, entry->rank, entry->guess, true};
  return std::nullopt;
}

bool PhraseBook::any(Sense sense, const Tokens& tokens, std::size_t from, std::size_t to) const {
  for (std::size_t at = from; at < to; ++at) {
    const std::optional<PhraseFound> found = find(sense, tokens, at);
    if (found && at + found->length <= to) return true;
  }
  return false;
}

const Assumed& PhraseBook::assumed(const std::string& nation) const {
  const auto own = std::find_if(assumed_.begin(), assumed_.end(), [&](const Assumed& a) { return a.nation == nation; });
  if (own != assumed_.end()) return *own;
  return *std::find_if(assumed_.begin(), assumed_.end(), [](const Assumed& a) { return a.nation.empty(); });
}

bool PhraseBook::holds(const std::vector<std::string>& nations, const std::string& nation) {
  return std::find(nations.begin(), nations.end(), nation) != nations.end();
}

std::optional<PhraseFound> Range::find_there(Sense sense, std::size_t at) const {
  std::optional<PhraseFound> found = words.find(sense, tokens, at);
  if (found && at + found->length > to) found.reset();
  return found;
}

bool Range::is(Sense sense, std::size_t at, std::string_view what) const {
  const std::optional<PhraseFound> found = find(sense, at);
  return found && found->is == what;
}

bool Range::numbers_one(std::size_t figure, std::size_t at) const {
  if (!number(figure) || at <= figure + 1 || tokens[figure].value < 2 || tokens[figure].thousands) return false;
  const std::optional<PhraseFound> one = find(Sense::singular, at);
  return one && one->guess && !one->part && tokens[figure + 1].is == Token::Is::word && !spelt(figure + 1, "x") &&
         !mark(figure + 1, "x");
}

std::optional<std::pair<int, std::size_t>> Range::figure_at(std::size_t at) const {
  if (number(at)) return std::pair{tokens[at].value, at + 1};
  const std::optional<PhraseFound> word = find(Sense::number, at);
  if (!word) return std::nullopt;
  return std::pair{whole_number(word->is).value_or(0), at + word->length};
}

}  // namespace estafette::readers
