#include "converter/readers/text/prose/sentence/plain_turns.hpp"

#include "base/rewriting.hpp"
#include "converter/readers/text/prose/sentence/clause.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::string_view kHeld = "comprised";  ///< any word of the data that joins a command to its troops
constexpr std::size_t kMostOfSubject = 9;        ///< tokens of "La première division, général Kern,"
constexpr int kSurelyOfAll = 1500;               ///< men that no unit of a list has by itself

template <std::size_t count>
bool is_one_of(const Token& token, const std::array<std::string_view, count>& words) {
  return std::find(words.begin(), words.end(), token.text) != words.end();
}

class Turns {
 public:
  Turns(std::string_view sentence, const PhraseBook& words)
      : words_(words), clause_(Clause::as_typed(sentence, words)), tokens_(clause_.tokens) {}

  /// "La division Kern avait le 9e léger": "had" before a number as the word that joins a command to its troops.
  [[nodiscard]] std::string having() const {
    constexpr std::array<std::string_view, 16> kHad = {"avait",   "avaient", "aveva",  "avevano", "hatte",    "hatten",
                                                       "had",     "has",     "tenia",  "tenian",  "comptait", "contava",
                                                       "contaba", "counted", "zahlte", "miala"};
    Rewriting plain(clause_.text);
    const std::size_t word = first_command();
    for (std::size_t at = word + 1; at < std::min(tokens_.size(), word + kMostOfSubject); ++at) {
      if (clause_.joins(at, "holds") || clause_.joins(at, "leads")) break;
      if (!is_one_of(tokens_[at], kHad) || !numbers_at(at + 1)) continue;
      plain.put(tokens_[at].begin, tokens_[at].end, kHeld);
      break;
    }
    return plain.text();
  }

  /// "Pack's brigade, of the 1st and 42nd, and Kempt's, of the 28th": the word of command that is left out.
  [[nodiscard]] std::string elliptic() const {
    Rewriting plain(clause_.text);
    std::string command;  // "brigade"
    for (std::size_t at = 1; at + 1 < tokens_.size(); ++at) {
      if (tokens_[at].text != "s" || !tokens_[at].joined || !clause_.is_name(at - 1)) continue;
      std::size_t next = at + 1;
      while (next < tokens_.size() &&
             (words_.has(Sense::nation, tokens_, next) || words_.has(Sense::arm, tokens_, next)))
        ++next;
      if (const std::optional<PhraseFound> word = command_word(tokens_, next, words_)) {
        command = clause_.between(next, next + word->length);
        put_held(plain, next + word->length);
      } else if (!command.empty() && lists_behind(at + 1)) {
        plain.put(tokens_[at].end, tokens_[at].end, " " + command);
        put_held(plain, at + 1);
      }
    }
    return plain.text();
  }

  /// "la deuxième, celle de Friant, les 33e et 48e": which of several commands, and who leads it.
  [[nodiscard]] std::string counted(const std::string& several) const {
    const std::optional<std::size_t> ordinal = several.empty() ? std::nullopt : past_ordinal();
    if (!ordinal) return std::string(clause_.text);
    const std::size_t at = *ordinal;
    if (words_.any(Sense::command, tokens_, 0, std::min(at + kMostOfSubject, tokens_.size())))
      return std::string(clause_.text);
    const bool comma = at < tokens_.size() && tokens_[at].mark(",");
    if (comma && at + 3 < tokens_.size() && words_.has(Sense::commander, tokens_, at + 1))
      return of_leader(at, several);
    const std::optional<PhraseFound> that = words_.find(Sense::owner, tokens_, at + 1);
    if (!comma || at + 3 >= tokens_.size() || !that || that->is != "that") return std::string(clause_.text);
    const std::size_t end = clause_.mark_from(at + 1, ",");
    std::size_t name = at + 2;
    while (name < end && !clause_.is_name(name) && !words_.has(Sense::rank, tokens_, name)) ++name;
    if (end >= tokens_.size() || name == end) return std::string(clause_.text);
    const std::size_t next = end + 1;
    const bool held = next < tokens_.size() && (clause_.joins(next, "holds") || is_had(next));
    const std::size_t list = held && is_had(next) ? next + 1 : next;
    return fmt::format("{} {} ({}) {}{}", clause_.before(at), several, clause_.between(name, end),
                       held && !is_had(next) ? "" : fmt::format("{} ", kHeld), clause_.from(list));
  }

  /// "formant ensemble 1,100 chevaux", "en tout 5,400 hommes" at the end: the strength of all that was told before.
  [[nodiscard]] std::string summed() const {
    constexpr std::array<std::string_view, 37> kTail = {
        "formant", "formaient", "ensemble",  "en",    "tout",  "total",    "au",        "un",
        "de",      "soit",      "faisant",   "in",    "all",   "together", "numbering", "zusammen",
        "im",      "ganzen",    "insgesamt", "tutto", "con",   "todo",     "juntos",    "with",
        "about",   "some",      "environ",   "etwa",  "circa", "unos",     "a",         "of",
        "forming", "mit",       "rund",      "razem", "totale"};
    std::size_t end = tokens_.size();
    while (end > 0 && tokens_[end - 1].mark(".")) --end;
    if (end < 4) return std::string(clause_.text);
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, end - 1);
    const bool men =
        count && count->length == 1 && (count->is == "men" || count->is == "sabres" || count->is == "horses");
    if (!men || tokens_[end - 2].is != Token::Is::number) return std::string(clause_.text);
    std::size_t from = end - 2;
    while (from > 0 && is_one_of(tokens_[from - 1], kTail)) --from;
    const bool comma = from > 1 && tokens_[from - 1].mark(",");
    const bool told = from < end - 2 || (tokens_[end - 2].value >= kSurelyOfAll && only_strength(end - 2));
    if (!comma || !told) return std::string(clause_.text);
    return fmt::format("{}, total {}", clause_.before(from - 1), clause_.between(end - 2, end));
  }

  /// "das 3. Regiment mit 2 Bataillonen", "il 1° leggero su tre battaglioni", "zu je 4 Bataillonen": in brackets.
  [[nodiscard]] std::string parts() const {
    constexpr std::array<std::string_view, 7> kWith = {"mit", "zu", "su", "a", "of", "with", "po"};
    Rewriting plain(clause_.text);
    for (std::size_t at = 2; at + 2 < tokens_.size(); ++at) {
      if (!is_one_of(tokens_[at], kWith) || tokens_[at].is != Token::Is::word) continue;
      std::size_t figure = at + 1;
      if (words_.has(Sense::each, tokens_, figure)) ++figure;
      if (figure + 1 >= tokens_.size() || !is_number_word(tokens_, figure, words_) ||
          tokens_[figure].is == Token::Is::ordinal || !tells_troops(at))
        continue;
      const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, figure + 1);
      if (!count || (count->is != "battalions" && count->is != "squadrons")) continue;
      std::size_t end = figure + 1 + count->length;
      if (end < tokens_.size() && words_.has(Sense::each, tokens_, end)) ++end;
      plain.put(tokens_[at].begin, tokens_[end - 1].end, fmt::format("({})", clause_.between(at + 1, end)));
      at = end - 1;
    }
    return plain.text();
  }

  /// "und einer 6pfündigen Fußbatterie": the calibre is no second number.
  [[nodiscard]] std::string calibres() const {
    Rewriting plain(clause_.text);
    for (std::size_t at = 0; at + 2 < tokens_.size(); ++at) {
      const std::optional<PhraseFound> one = words_.find(Sense::number, tokens_, at);
      const bool calibre = tokens_[at + 1].is == Token::Is::number && tokens_[at + 2].joined &&
                           (tokens_[at + 2].text.starts_with("pfund") || tokens_[at + 2].text.starts_with("pfd"));
      if (one && one->is == "1" && calibre) plain.put(tokens_[at].begin, tokens_[at + 1].begin, "");
    }
    return plain.text();
  }

  /// "trois divisions": what is counted last; empty if nothing is.
  [[nodiscard]] std::string several() const {
    std::string found;
    for (std::size_t at = 1; at < tokens_.size(); ++at) {
      const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at);
      if (count && count->is == "commands" && is_number_word(tokens_, at - 1, words_))
        found = one_command(clause_.between(at, at + count->length), words_);
      const std::optional<PhraseFound> one =
          words_.has(Sense::ordinal, tokens_, at - 1) ? command_word(tokens_, at, words_) : std::nullopt;
      if (found.empty() && one && !one->part) found = clause_.between(at, at + one->length);  // "la première division"
    }
    return found;
  }

 private:
  /// The token behind "La premi\u00E8re", "the second", where a comma follows.
  [[nodiscard]] std::optional<std::size_t> past_ordinal() const {
    std::size_t at = 0;
    while (at < tokens_.size() && words_.has(Sense::link, tokens_, at) && !words_.has(Sense::ordinal, tokens_, at))
      ++at;
    const std::optional<PhraseFound> spelt = words_.find(Sense::ordinal, tokens_, at);
    const std::size_t next = at + (spelt ? spelt->length : 0);
    return spelt && next < tokens_.size() && tokens_[next].mark(",") ? std::optional(next) : std::nullopt;
  }

  [[nodiscard]] std::size_t first_command() const {
    std::size_t at = 0;
    while (at < std::min(tokens_.size(), kMostOfSubject) && !command_word(tokens_, at, words_)) ++at;
    return at < std::min(tokens_.size(), kMostOfSubject) ? at : tokens_.size();
  }

  /// "la deuxième, sous Kern, les 9e et 12e" as "la deuxième division, sous Kern, comprised les 9e et 12e".
  [[nodiscard]] std::string of_leader(std::size_t at, const std::string& several) const {
    const std::size_t next = clause_.mark_from(at + 1, ",") + 1;
    const bool list = next < tokens_.size() && numbers_at(next);
    return fmt::format(
        "{} {}{}{}", clause_.before(at), several, clause_.between(at, std::min(next, tokens_.size())),
        next >= tokens_.size() ? "" : fmt::format(" {}{}", list ? "comprised " : "", clause_.from(next)));
  }

  [[nodiscard]] bool is_had(std::size_t at) const {
    constexpr std::array<std::string_view, 6> kHad = {"avait", "aveva", "hatte", "had", "tenia", "contava"};
    return is_one_of(tokens_[at], kHad);
  }

  /// "le 9e", "the 12th", "il 1°": an article, and a number that tells which.
  [[nodiscard]] bool numbers_at(std::size_t at) const {
    if (at + 1 < tokens_.size() && (clause_.links(at) || tokens_[at].text.size() <= 3) && !tokens_[at].figure()) ++at;
    return at < tokens_.size() && tokens_[at].is == Token::Is::ordinal;
  }

  /// ", of the 28th", ", the 11th", " (30th": troops behind a leader.
  [[nodiscard]] bool lists_behind(std::size_t at) const {
    if (at < tokens_.size() && tokens_[at].mark("(")) return numbers_at(at + 1);
    if (at < tokens_.size() && tokens_[at].mark(",")) ++at;
    if (at < tokens_.size() && tokens_[at].text == "of") ++at;
    return numbers_at(at);
  }

  /// "consisting of" for the comma, or the comma and "of", before troops.
  void put_held(Rewriting& plain, std::size_t at) const {
    if (at >= tokens_.size() || !tokens_[at].mark(",") || !lists_behind(at)) return;
    const std::size_t list = tokens_[at + 1].text == "of" ? at + 2 : at + 1;
    plain.put(tokens_[at].begin, tokens_[list].begin, ", consisting of ");
  }

  /// A word for troops, or the name behind one, right before that token.
  [[nodiscard]] bool tells_troops(std::size_t at) const {
    for (std::size_t before = at - std::min<std::size_t>(at, 3); before < at; ++before)
      if (words_.has(Sense::kind, tokens_, before) || words_.has(Sense::unit, tokens_, before)) return true;
    return false;
  }

  /// No other men are told of.
  [[nodiscard]] bool only_strength(std::size_t figure) const {
    for (std::size_t at = 0; at + 1 < figure; ++at) {
      const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at + 1);
      if (tokens_[at].is == Token::Is::number && count && (count->is == "men" || count->is == "horses")) return false;
    }
    return true;
  }

  const PhraseBook& words_;
  Clause clause_;
  const Tokens& tokens_;
};

}  // namespace

std::string with_plain_turns(std::string_view sentence, std::string& several, const PhraseBook& words) {
  std::string plain = Turns(sentence, words).counted(several);
  plain = Turns(plain, words).having();
  plain = Turns(plain, words).elliptic();
  plain = Turns(plain, words).parts();
  plain = Turns(plain, words).calibres();
  plain = Turns(plain, words).summed();
  if (std::string counted = Turns(plain, words).several(); !counted.empty()) several = std::move(counted);
  return plain;
}

}  // namespace estafette::readers
