#include "converter/readers/parts/losses_told.hpp"

#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/loss_letters.hpp"

#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

/// Reads one loss after another.
class Losses {
 public:
  Losses(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words)
      : tokens_(tokens), at_(from), to_(to), words_(words) {}

  bool only() {
    const std::size_t behind = past_word_for_losses(tokens_, at_, to_, words_);
    const bool led = behind > at_;
    at_ = behind;
    if (led && figure(at_) && at_ + 1 == to_) return tokens_[at_].is == Token::Is::number;  // "lost 41"
    while (at_ < to_)
      if (!(counted_first() || named_first() || total() || separator())) return false;
    const bool letters = letters_ == 0 || (letters_ > 1 && first_letter_ == 'k');
    return figures_ > 0 && losses_ > 0 && letters;
  }

 private:
  [[nodiscard]] bool mark(std::size_t at, std::string_view spelt) const { return at < to_ && tokens_[at].mark(spelt); }

  /// A number, or a sign for none.
  [[nodiscard]] bool figure(std::size_t at) const {
    return at < to_ && (tokens_[at].is == Token::Is::number || tokens_[at].mark("-") || tokens_[at].mark("?"));
  }

  [[nodiscard]] std::optional<PhraseFound> find(Sense sense, std::size_t at) const {
    const std::optional<PhraseFound> found = at < to_ ? words_.find(sense, tokens_, at) : std::nullopt;
    return found && at + found->length <= to_ ? found : std::nullopt;
  }

  bool taken(std::size_t end, std::size_t figure) {
    figures_ += tokens_[figure].is == Token::Is::number ? 1U : 0U;
    at_ = end;
    return true;
  }

  /// "12 killed", "3 officers and 140 men wounded".
  bool counted_first() {
    if (at_ >= to_ || tokens_[at_].is != Token::Is::number) return false;
    std::size_t end = at_ + 1;
    while (const std::optional<PhraseFound> count = find(Sense::count, end)) {
      if (whose(end) == 0) return false;
      end += count->length;
      const bool more = is_and(tokens_, end, words_) && end + 1 < to_ && tokens_[end + 1].is == Token::Is::number;
      if (more) end += 2;
    }
    const std::optional<PhraseFound> loss = find(Sense::loss, end);
    if (!loss) return false;
    ++losses_;
    return taken(end + loss->length, at_);
  }

  /// Men, officers or horses: how many tokens.
  [[nodiscard]] std::size_t whose(std::size_t at) const {
    const std::optional<PhraseFound> count = find(Sense::count, at);
    const bool known = count && (count->is == "men" || count->is == "officers" || count->is == "horses");
    return known ? count->length : 0;
  }

  /// "Killed: 12", "K. 12", "KIA 12", "Officers killed 3", "Killed O. 3".
  bool named_first() {
    std::size_t before = whose(at_);
    std::size_t named = named_at(at_ + before);
    if (named == 0 && before > 0) named = named_at(at_), before = 0;  // "M." may be men
    std::size_t end = at_ + before + named;
    if (named == 0) return false;
    const bool letter = end < to_ && tokens_[end].is == Token::Is::word && tokens_[end].text.size() == 1;
    end += letter ? 1 : whose(end);
    while (mark(end, ":") || mark(end, ".") || (mark(end, "-") && figure(end + 1)) || mark(end, "=")) ++end;
    if (!figure(end)) return false;
    ++losses_;
    return taken(end + 1, end);
  }

  /// How many tokens name a loss; the letters for them are counted.
  std::size_t named_at(std::size_t at) {
    if (const std::optional<PhraseFound> loss = find(Sense::loss, at)) return loss->length;
    const bool letter = at < to_ && is_loss_letter(tokens_[at].text);
    if (!letter) return 0;
    if (letters_++ == 0) first_letter_ = tokens_[at].text.front();
    return 1;
  }

  /// "total 41", "= 41", "41 in all": behind the losses that it sums up.
  bool total() {
    if (losses_ == 0) return false;
    const std::optional<PhraseFound> before = find(Sense::total, at_);
    std::size_t at = at_ + (before ? before->length : 0);
    const bool sum = before || mark(at, "=") || mark(at, "-");
    while (mark(at, ":") || mark(at, "=") || (sum && mark(at, "-"))) ++at;
    if (at >= to_ || tokens_[at].is != Token::Is::number) return false;
    const std::optional<PhraseFound> behind = find(Sense::total, at + 1);
    if (!sum && !behind) return false;
    return taken(at + 1 + (behind ? behind->length : 0), at);
  }

  bool separator() {
    const bool between = mark(at_, ",") || mark(at_, ";") || mark(at_, ".") || mark(at_, "/") || mark(at_, "+");
    if (!between && !is_and(tokens_, at_, words_)) return false;
    ++at_;
    return true;
  }

  const Tokens& tokens_;
  std::size_t at_;
  std::size_t to_;
  const PhraseBook& words_;
  std::size_t losses_ = 0, figures_ = 0, letters_ = 0;
  char first_letter_ = ' ';
};

}  // namespace

std::size_t past_word_for_losses(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  const std::optional<PhraseFound> loss = from < to ? words.find(Sense::loss, tokens, from) : std::nullopt;
  if (!loss || loss->is != "all" || from + loss->length >= to) return from;
  std::size_t behind = from + loss->length;
  if (tokens[behind].mark(":")) ++behind;
  return behind < to ? behind : from;
}

bool tells_only_losses(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  return from < to && Losses(tokens, from, to, words).only();
}

bool in_entry_of_losses(const Tokens& note, std::size_t at, const PhraseBook& words) {
  std::size_t from = at, to = at;
  while (from > 0 && !note[from - 1].mark(";")) --from;
  while (to < note.size() && !note[to].mark(";")) ++to;
  const bool labelled = from + 1 < to && words.has(Sense::loss, note, from) && note[from + 1].mark(":");
  return labelled || tells_only_losses(note, from, to, words);  // "Losses: 2 30 5 80"
}

}  // namespace estafette::readers
