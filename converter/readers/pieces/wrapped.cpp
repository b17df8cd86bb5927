#include "converter/readers/pieces/wrapped.hpp"

#include "base/ascii.hpp"
#include "base/letter_count.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/empty_cells.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/pieces/batteries_begun.hpp"
#include "converter/readers/pieces/leader_in_capitals.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kNarrowest = 38, kWidest = 100;  ///< letters of a page's lines
constexpr std::size_t kNarrowestOpen = 30;             ///< where only what is open goes on
constexpr std::size_t kFewestBroken = 3;
constexpr std::size_t kOneIn = 6;           ///< lines, in small letters
constexpr std::size_t kMostToACapital = 3;  ///< lines in small letters
constexpr int kMostDeeper = 8;              ///< columns that the rest of a line may be set in

std::size_t width_of(const TextLine& line) {
  return static_cast<std::size_t>(std::max(line.depth, 0)) + letters_in(line.text);
}

/// "d'artillerie", "(médiocre)": it surely goes on with the line above.
bool surely_goes_on(std::string_view text) {
  const bool accented = text.size() > 1 && text[0] == '\xC3' && static_cast<unsigned char>(text[1]) >= 0xA0;  // "à"
  return is_small(text.front()) || accented || text.front() == '(' || text.front() == '=';
}

/// "Fischer (4 bns)", "Esk. 560".
bool may_go_on(std::string_view text, const PhraseBook& words) {
  if (surely_goes_on(text)) return true;
  const Tokens tokens = tokens_of(text);
  const bool word = !tokens.empty() && tokens[0].is == Token::Is::word && text.find(':') == std::string_view::npos;
  return word && (words.has(Sense::count, tokens, 0) || begins_nothing(text, words));
}

class Wrapped {
 public:
  Wrapped(std::vector<TextLine>& lines, const PhraseBook& words) : lines_(lines), words_(words) {
    for (const TextLine& line : lines)
      if (line.lines == 1) width_ = std::max(width_, width_of(line));
    prose_ = is_set_as_prose();
    commas_mean_ = ends_few(',');
    semicolons_mean_ = ends_few(';');
  }

  std::vector<Problem> join() {
    join_set_back();
    if (width_ < kNarrowestOpen || width_ > kWidest) return {};
    const auto unfinished = [&](std::size_t at) {
      return width_ < kNarrowest ? has_bracket_open(at) || is_in_short(lines_[at - 1].text, at)
                                 : is_open(at) || is_rest(at);
    };
    std::size_t broken = 0, surely = 0, rests = 0, open = 0;
    for (std::size_t at = 1; at < lines_.size(); ++at) {
      if (!goes_on(at)) continue;
      ++broken;
      surely += is_sure(at) ? 1U : 0U;
      rests += is_sure(at) && !begins_entry(lines_[at].text) ? 1U : 0U;
      open += unfinished(at) ? 1U : 0U;
    }
    const bool only_open = width_ < kNarrowest || (!prose_ && in_small_letters());
    if (only_open ? open == 0 || open < rests : surely == 0)
      return width_ < kNarrowest ? std::vector<Problem>{} : doubtful();
    const bool set = std::any_of(lines_.begin(), lines_.end(), [](const TextLine& line) { return line.lines > 2; });
    const bool page = (broken >= kFewestBroken || set) && !only_open;
    std::vector<Problem> looks;
    std::vector<TextLine> whole;
    for (std::size_t at = 0; at < lines_.size(); ++at) {
      const bool joined = at > 0 && goes_on(at) && (only_open ? unfinished(at) : page || is_sure(at));
      if (joined) {
        if (page && looks.empty())
          looks.push_back(
              {"", lines_[at].line, "", lines_[at].text,
               fmt::format("lines that are whole: this text seems to be broken at {} letters", width_),
               "What begins with a small letter was joined to the line above. Look whether more should be"});
        whole.back().text += " " + lines_[at].text;
        whole.back().lines += lines_[at].lines;
      } else {
        whole.push_back(lines_[at]);
      }
    }
    lines_ = std::move(whole);
    return looks.empty() && width_ >= kNarrowest ? doubtful() : looks;
  }

 private:
  /// Few lines end with that sign, so that one that does goes on below.
  [[nodiscard]] bool ends_few(char sign) const {
    const auto ended =
        std::count_if(lines_.begin(), lines_.end(), [&](const TextLine& line) { return line.text.ends_with(sign); });
    return static_cast<std::size_t>(ended) * kOneIn < lines_.size() * 2;
  }

  /// "- 18e régiment" and, without the bullet of all others, "de mobiles : lt-col Kern" below it: the rest of it, if it
  /// begins with a link or a bracket.
  void join_set_back() {
    constexpr std::ptrdiff_t kFewestBullets = 4;
    for (std::size_t at = lines_.size(); at-- > 1;) {
      TextLine& above = lines_[at - 1];
      const TextLine& line = lines_[at];
      const bool set_back = line.depth < above.depth && !line.after_blank && !line.footnote && !line.heading &&
                            !line.beside && !above.heading && !line.text.empty() && !above.text.empty();
      if (!set_back || !(is_small(line.text.front()) || line.text.front() == '(')) continue;
      const char end = above.text.back();
      const Tokens tokens = tokens_of(line.text);
      const bool rest = line.text.front() == '(' || words_.has(Sense::link, tokens, 0);
      if (!rest || end == '.' || end == ':' || words_.has(Sense::unit, tokens, 0)) continue;
      const auto alike = std::count_if(lines_.begin(), lines_.end(),
                                       [&](const TextLine& other) { return other.depth == above.depth; });
      if (alike < kFewestBullets) continue;
      above.text += " " + line.text;
      above.lines += line.lines;
      lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }

  /// Every line but the last, or all but one in six, is nearly as long as any, most begin small and end within a
  /// sentence, and one ends another: a paragraph of a book, and no list.
  [[nodiscard]] bool is_set_as_prose() const {
    constexpr std::size_t kFewestLines = 5, kRagged = 20;  // letters
    if (lines_.size() < kFewestLines) return false;
    std::size_t small = 0, within = 0, ragged = 0;
    bool stop = false;
    for (std::size_t at = 0; at < lines_.size(); ++at) {
      const TextLine& line = lines_[at];
      const bool last = at + 1 == lines_.size();
      if (line.text.empty() || (at > 0 && line.after_blank)) return false;
      ragged += !last && width_of(line) + kRagged <= width_ ? 1U : 0U;
      small += at > 0 && surely_goes_on(line.text) ? 1U : 0U;
      within += !last && (is_small(line.text.back()) || line.text.back() == ',') ? 1U : 0U;
      const std::size_t end = line.text.find(". ");
      stop = stop || (end != std::string::npos && end + 2 < line.text.size() && capital_at(line.text, end + 2));
    }
    return stop && ragged * kOneIn <= lines_.size() && small * 3 >= (lines_.size() - 1) * 2 &&
           within * 2 >= lines_.size() - 1;
  }

  /// "3rd Line Infantry Regiment Prince Maxime" at the full width, and below it "of Toro" or "Alder (2 bns) 900", which
  /// would be a unit of that name: the first such line, of those that the page's other lines do not decide.
  [[nodiscard]] std::vector<Problem> doubtful() const {
    for (std::size_t at = 1; at < lines_.size(); ++at) {
      if (!goes_on(at) || is_sure(at) || lines_[at].back_matter || !is_letter(lines_[at - 1].text.back())) continue;
      const std::string_view text = lines_[at].text;
      if (std::none_of(text.begin(), text.end(), is_digit) || !names_nothing(tokens_of(text))) continue;
      return {{"", lines_[at].line, "", lines_[at].text,
               "lines that are whole: the line above is as long as any, and this may be the rest of it",
               "Join the two if they are one entry"}};
    }
    return {};
  }

  /// A name and figures; no link begins it, and nothing in it tells of troops.
  [[nodiscard]] bool names_nothing(const Tokens& line) const {
    const bool told = words_.any(Sense::kind, line, 0, line.size()) || words_.any(Sense::unit, line, 0, line.size()) ||
                      words_.any(Sense::command, line, 0, line.size());
    return !told && !words_.has(Sense::link, line, 0);
  }

  /// Many lines begin with a small letter where the one above had room, or few with a capital: it says nothing on this
  /// page.
  [[nodiscard]] bool in_small_letters() const {
    std::size_t small = 0, entries = 0, capital = 0;
    for (std::size_t at = 0; at < lines_.size(); ++at) {
      if (lines_[at].text.empty()) continue;
      const char first = lines_[at].text.front();
      small += is_small(first) ? 1U : 0U;
      entries += is_small(first) && (at == 0 || !goes_on(at)) ? 1U : 0U;
      capital += is_capital(first) ? 1U : 0U;
    }
    return entries * kOneIn > lines_.size() || small > kMostToACapital * capital;
  }

  /// "Dragoon regiments: Kiev, Riga", "Roe's Brigade": it needs nothing of the line above.
  [[nodiscard]] bool begins_entry(std::string_view text) const {
    const Tokens tokens = tokens_of(text);
    return text.find(':') != std::string_view::npos || words_.any(Sense::command, tokens, 0, tokens.size());
  }

  [[nodiscard]] bool has_bracket_open(std::size_t at) const {
    const std::string_view above = lines_[at - 1].text;
    return std::count(above.begin(), above.end(), '(') > std::count(above.begin(), above.end(), ')');
  }

  /// The line above has a bracket open, or ends with a comma, a semicolon, a dash, a sign of equality, the number of a
  /// unit or a title without a name.
  [[nodiscard]] bool is_open(std::size_t at) const {
    const std::string_view above = lines_[at - 1].text, line = lines_[at].text;
    const Tokens tokens = tokens_of(above);
    const bool numbered = ends_with_number(tokens) && !ends_with_namesake(tokens, words_);
    const bool number = (numbered && !begins_entry(line)) || is_counted(tokens, line);
    const bool listed = commas_mean_ && above.ends_with(',') && may_go_on(line, words_);
    const bool parted = semicolons_mean_ && above.ends_with(';') && !begins_entry(line);
    return has_bracket_open(at) || number || listed || parted || ends_with_open_dash(above) || above.ends_with('=') ||
           (!above.ends_with('.') && ends_with_title(tokens) && !begins_entry(line));
  }

  /// "2/87th", and "Foot" below it; "2 Light Infantry, 1", and "Rifle".
  [[nodiscard]] static bool ends_with_number(const Tokens& above) {
    constexpr int kMostCounted = 9;
    if (above.empty()) return false;
    const bool listed = above.size() > 3 && above.back().is == Token::Is::number &&
                        above.back().value <= kMostCounted && above[above.size() - 2].mark(",");
    return listed || above.back().is == Token::Is::ordinal;
  }

  /// "1 219 men, in 2", and "battalions" below it; "Regiment Roe, 640", and "Mann".
  [[nodiscard]] bool is_counted(const Tokens& above, std::string_view line) const {
    const Tokens tokens = tokens_of(line);
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens, 0);
    const bool men = count && (count->is == "men" || count->is == "sabres" || count->is == "horses");
    const bool battery =
        count && (words_.has(Sense::unit, tokens, count->length) || words_.has(Sense::kind, tokens, 0));
    return above.size() > 1 && above.back().is == Token::Is::number && count && !battery &&
           (men || is_small(line.front()));  // but "Horse Battery No. 4" is no count of horses
  }

  /// "Regiment Crown Prince", and whose it is below it.
  [[nodiscard]] bool ends_with_title(const Tokens& above) const {
    for (const std::size_t length : {std::size_t{2}, std::size_t{1}}) {
      if (above.size() <= length + 1) continue;
      const std::size_t at = above.size() - length;
      const std::optional<PhraseFound> title = words_.find(Sense::title, above, at);
      if (title && title->length == length) return words_.has(Sense::unit, above, at - 1);  // but "Col. Blas King"
    }
    return false;
  }

  /// Where what the last separator of a line begins: "two batts. of United" of "Rey (2 batts.); two batts. of United".
  [[nodiscard]] static std::size_t last_piece(const Tokens& line) {
    std::size_t at = line.size();
    while (at > 0 && !line[at - 1].mark(",") && !line[at - 1].mark(":") && !line[at - 1].mark(";")) --at;
    return at;
  }

  /// "regiment", "Battery", "chasseurs", and nothing else, set back to the margin: the line above, which ends with a
  /// name, has no such word for the last of its list. Or "Grenadiers" below "two batts. of United".
  [[nodiscard]] bool is_rest(std::size_t at) const {
    const TextLine &above = lines_[at - 1], &line = lines_[at];
    if (is_in_short(above.text, at)) return true;
    const Tokens tokens = tokens_of(line.text), named = tokens_of(above.text);
    if (named.empty() || named.back().is == Token::Is::mark || words_.has(Sense::arm, tokens, 0)) return false;
    const std::size_t last = last_piece(named);
    if (last == 0) return false;
    const bool back = line.depth < above.depth;
    const auto whole = [&](Sense sense) {
      const std::optional<PhraseFound> found = words_.find(sense, tokens, 0);
      return found && !found->part;
    };
    const bool kind = whole(Sense::kind);
    if (kind && !words_.any(Sense::kind, named, last, named.size()) && counts_parts(named, last)) return true;
    const bool unit = whole(Sense::unit) && line.depth <= above.depth;
    return tokens.size() == 1 && (unit || (kind && back)) && !words_.any(Sense::unit, named, last, named.size());
  }

  /// "two batts. of United": parts of troops whose sort is still to come.
  [[nodiscard]] bool counts_parts(const Tokens& line, std::size_t at) const {
    while (at < line.size() && line[at].is == Token::Is::mark) ++at;
    const std::optional<PhraseFound> spelt = words_.find(Sense::number, line, at);
    if (!spelt && (at >= line.size() || line[at].is != Token::Is::number)) return false;
    at += spelt ? spelt->length : 1;
    const std::optional<PhraseFound> count = words_.find(Sense::count, line, at);
    const bool men = count && (count->is == "men" || count->is == "sabres" || count->is == "horses");
    return count && !men && words_.has(Sense::link, line, at + count->length);  // but "400 men in 2"
  }

  [[nodiscard]] bool is_sure(std::size_t at) const {
    const std::string_view above = lines_[at - 1].text;
    return is_open(at) || is_rest(at) ||
           (surely_goes_on(lines_[at].text) && (!above.ends_with('.') || is_in_short(above, at)));
  }

  /// "2e compagnie du 3e r\u00E9g.", and "d'artillerie" below it.
  [[nodiscard]] bool is_in_short(std::string_view above, std::size_t at) const {
    const Tokens tokens = tokens_of(above), below = tokens_of(lines_[at].text);
    return tokens.size() > 1 && above.ends_with('.') && words_.has(Sense::link, below, 0) &&
           (words_.has(Sense::unit, tokens, tokens.size() - 1) || words_.has(Sense::count, tokens, tokens.size() - 1));
  }

  /// "4e de ligne (2 bat.), 5e de": no entry ends so.
  [[nodiscard]] bool ends_with_link(std::string_view text) const {
    const Tokens tokens = tokens_of(text);
    const std::optional<PhraseFound> link =
        tokens.size() > 1 ? words_.find(Sense::link, tokens, tokens.size() - 1) : std::nullopt;
    return link && link->is != "and" && is_small(text.back());
  }

  /// "una batteria da campo", "due squadroni di dragoni": some that are counted in letters, and nothing in the line
  /// above leads up to them.
  [[nodiscard]] bool begins_count(std::size_t at) const {
    const Tokens tokens = tokens_of(lines_[at].text), above = tokens_of(lines_[at - 1].text);
    const std::optional<PhraseFound> number = tokens.empty() ? std::nullopt : words_.find(Sense::number, tokens, 0);
    const std::size_t next = number ? number->length : 0;
    const std::optional<PhraseFound> count = number ? words_.find(Sense::count, tokens, next) : std::nullopt;
    const bool troops = count ? count->is != "men" : number && words_.has(Sense::unit, tokens, next);
    return troops && above.size() > 1 && above.back().is != Token::Is::mark &&
           !words_.has(Sense::link, above, above.size() - 1);
  }

  /// "batteria a piedi (8 pezzi)" below a unit with its own strength: an entry, though in small letters.
  [[nodiscard]] bool is_entry(std::size_t at) const {
    const std::string_view above = lines_[at - 1].text, line = lines_[at].text;
    const Tokens tokens = tokens_of(line);
    if (begins_with_batteries(tokens, words_) || begins_with_leader(tokens, words_)) return true;
    if (is_open(at) || is_rest(at) || line.front() == '(' || ends_with_link(above)) return false;
    const bool told = has_digit(line) && is_digit_near_end(above);
    return begins_with_owner(line, tokens) || words_.has(Sense::unit, tokens, 0) ||
           (told && words_.has(Sense::kind, tokens, 0)) || begins_with_misread_ordinal(tokens);
  }

  /// "d'Alba's Bde", "von Kern's Brigade": a name with a small particle before it, and the command that is his.
  [[nodiscard]] bool begins_with_owner(std::string_view line, const Tokens& tokens) const {
    constexpr std::size_t kWithin = 7;  // tokens
    std::size_t at = 0;
    while (at < tokens.size() && (tokens[at].is == Token::Is::mark || is_small(line[tokens[at].begin]))) ++at;
    if (at == 0 || at >= tokens.size() || !capital_at(line, tokens[at].begin)) return false;
    for (++at; at + 1 < std::min(tokens.size(), kWithin); ++at)
      if (tokens[at].text == "s" && tokens[at].joined && words_.has(Sense::command, tokens, at + 1)) return true;
    return false;
  }

  /// "rstes Dragoner-Regiment Kern": the figure of a German ordinal was misread, its ending stands.
  [[nodiscard]] bool begins_with_misread_ordinal(const Tokens& tokens) const {
    constexpr std::size_t kLongestOrdinal = 6;  // letters
    const bool ordinal = tokens.size() > 2 && tokens[0].is == Token::Is::word && tokens[0].text.ends_with("tes") &&
                         tokens[0].text.size() > 3 && tokens[0].text.size() <= kLongestOrdinal &&
                         words_.senses_of(tokens[0]) == 0;
    return ordinal && (words_.has(Sense::kind, tokens, 1) || words_.has(Sense::unit, tokens, 1));
  }

  [[nodiscard]] static bool is_digit_near_end(std::string_view text) {
    constexpr std::size_t kEnd = 12;  // bytes of "1,200 men)."
    const std::string_view end = text.substr(text.size() - std::min(text.size(), kEnd));
    return has_digit(end);
  }

  /// "Leichtes Bataillon Alder.": its last word is whole, since it is longer than abbreviations are, and no list of
  /// ours has it with a stop.
  [[nodiscard]] bool ends_sentence(std::string_view text) const {
    constexpr std::size_t kLongestAbbreviation = 5;  // letters
    if (!text.ends_with('.')) return false;
    const Tokens tokens = tokens_of(text);
    if (tokens.size() < 2) return false;
    const Token& last = tokens[tokens.size() - 2];
    return last.is == Token::Is::word && last.text.size() > kLongestAbbreviation && words_.senses_of(last) == 0;
  }

  [[nodiscard]] bool goes_on(std::size_t at) const {
    const TextLine& above = lines_[at - 1];
    const TextLine& line = lines_[at];
    const bool text = !line.text.empty() && !above.text.empty() && !line.after_blank && !line.footnote &&
                      !above.footnote && !line.heading && !line.beside && !above.heading;
    const bool row = line.text.find('|') != std::string::npos && above.text.ends_with(':');  // of a table announced
    const bool out = line.depth < above.depth && !is_sure(at);  // a mail begins the rest at its margin
    if (!text || row || out || line.depth > above.depth + kMostDeeper) return false;
    const std::size_t word = letters_in(std::string_view(line.text).substr(0, line.text.find(' ')));
    const bool full = above.lines > 1 ? is_sure(at) : width_of(above) + 1 + word > width_;
    if (prose_) return true;
    if (!full || is_entry(at) || begins_count(at) || ends_sentence(above.text)) return false;
    return is_sure(at) || may_go_on(line.text, words_);
  }

  std::vector<TextLine>& lines_;
  const PhraseBook& words_;
  std::size_t width_ = 0;
  bool prose_ = false;
  bool commas_mean_ = true, semicolons_mean_ = true;  ///< not every line ends with one
};

}  // namespace

bool begins_nothing(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens[0].is != Token::Is::word || text.find(':') != std::string_view::npos) return false;
  static constexpr std::array kBeginners = {
      Sense::command, Sense::kind,  Sense::quality, Sense::unit,      Sense::nation,   Sense::country,
      Sense::total,   Sense::note,  Sense::arm,     Sense::state,     Sense::heading,  Sense::forces,
      Sense::rank,    Sense::title, Sense::number,  Sense::commander, Sense::furniture};
  return std::none_of(kBeginners.begin(), kBeginners.end(), [&](Sense sense) { return words.has(sense, tokens, 0); });
}

std::vector<Problem> join_wrapped(std::vector<TextLine>& lines, const PhraseBook& words) {
  return Wrapped(lines, words).join();
}

}  // namespace estafette::readers
