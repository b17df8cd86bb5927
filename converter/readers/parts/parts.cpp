#include "converter/readers/parts/parts.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/bracket_in_name.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/dated_name.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/other_sort.hpp"
#include "converter/readers/parts/regiment_number.hpp"
#include "converter/readers/parts/segments.hpp"
#include "converter/readers/parts/summary.hpp"
#include "converter/readers/parts/tags.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

class PartsReader {
 public:
  PartsReader(std::string_view text, const Tokens& tokens, const PhraseBook& words)
      : text_(text), tokens_(tokens), words_(words), segments_(segments_of(text, tokens)) {}

  Parts all() {
    for (std::size_t i = segments_.size(); i-- > 1;) set_figures_apart(i);
    for (std::size_t i = segments_.size(); i-- > 1;)
      if (!is_within_name(tokens_, segments_, i, words_)) take(segments_[i]);
    join_rank_and_person();
    join_titles();
    Segment& head = segments_.front();
    cut_head(head);
    parts_.name = tidy(text_.substr(name_begin_, name_end() - name_begin_));
    for (std::size_t i = 1; i < segments_.size(); ++i)
      if (!segments_[i].taken && segments_[i].begin >= name_end()) append(parts_.note, tidy(inside(segments_[i])));
    return std::move(parts_);
  }

 private:
  [[nodiscard]] std::string_view inside(const Segment& segment) const {
    if (segment.from >= segment.to) return {};
    const std::size_t begin = tokens_[segment.from].begin;
    return text_.substr(begin, tokens_[segment.to - 1].end - begin);
  }

  /// ", Terry's Texas Rangers 700 men": words, and then figures that say what they count.
  void set_figures_apart(std::size_t index) {
    const Segment segment = segments_[index];
    if (segment.sort != Segment::Sort::tail || segment.from >= segment.to) return;
    const bool named =  // "8th (King's) Foot 500", "9th (Colberg) IR 3 bns": the rest of a name, and the strength
        index == 2 && segment.from > 0 && tokens_[segment.from - 1].mark(")") &&
        (words_.has(Sense::kind, tokens_, segment.from) || words_.has(Sense::quality, tokens_, segment.from));
    for (std::size_t at = segment.from + 1; named && at < segment.to; ++at) {
      const bool figures = tokens_[at].is == Token::Is::number && facts_of(tokens_, at, segment.to, words_, false);
      if (figures && (at + 1 < segment.to || tokens_[at].value >= kHardlyParts)) return cut_segment(index, at);
    }
    const std::size_t last = segment.to - 1;
    const bool surely = last > segment.from && tokens_[last].is == Token::Is::number &&
                        tokens_[last].value >= kSurelyMen && !may_be_year(tokens_[last].value);
    if (surely && whose_troops(segment.from, last)) return cut_segment(index, last);  // ", KGL 500"
    for (std::size_t at = segment.from + 2; at <= last; ++at) {  // "Kern County, Artillery Battery 76 men"
      const Segment words{segment.sort, segment.from, at, segment.begin, tokens_[at - 1].end};
      if (tokens_[at].is == Token::Is::number && is_name_of_unit(text_, tokens_, segments_.front(), words, words_))
        return cut_segment(index, at);
    }
    if (facts_of(tokens_, segment.from, segment.to, words_, true)) return;
    for (std::size_t at = segment.from + 1; at + 1 < segment.to; ++at) {
      const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at + 1);
      const bool men = count && (count->is == "men" || count->is == "sabres" || count->is == "present");
      if (tokens_[at].is != Token::Is::number || !men || at + 1 + count->length != segment.to) continue;
      return cut_segment(index, at);
    }
  }

  /// True if there is nothing but words that say whose troops they are: "KGL", "K.G.L.", "Ohio".
  [[nodiscard]] bool whose_troops(std::size_t from, std::size_t to) const {
    while (from < to) {
      std::optional<PhraseFound> found = words_.find(Sense::nation, tokens_, from);
      for (const Sense sense : {Sense::country, Sense::state})
        if (const auto other = words_.find(sense, tokens_, from); other && (!found || other->length > found->length))
          found = other;
      if (!found || found->length > to - from) return false;
      from += found->length;
      while (from < to && tokens_[from].is == Token::Is::mark) ++from;
    }
    return true;
  }

  /// Parts a segment in two before a token.
  void cut_segment(std::size_t index, std::size_t at) {
    Segment figures = segments_[index];
    segments_[index].to = at;
    segments_[index].end = tokens_[at - 1].end;
    figures.from = at;
    figures.begin = tokens_[at].begin;
    segments_.insert(segments_.begin() + static_cast<std::ptrdiff_t>(index) + 1, figures);
  }

  /// "Corps Lannes, General of Division, Jean Lannes": the person behind a rank that stands alone.
  void join_rank_and_person() {
    const Tokens commander = tokens_of(parts_.commander);
    const std::optional<PhraseFound> rank = words_.find(Sense::rank, commander, 0);
    if (!rank || rank->length != commander.size()) return;
    for (std::size_t i = 1; i + 1 < segments_.size(); ++i) {
      Segment& person = segments_[i + 1];
      if (!segments_[i].taken || person.taken || inside(segments_[i]) != parts_.commander) continue;
      const Tokens named = tokens_of(inside(person));
      if (person.sort != Segment::Sort::tail || !may_be_person(named, 0, inside(person), words_)) return;
      parts_.commander += ' ' + tidy(inside(person));
      person.taken = true;
      return;
    }
  }

  /// "Col. Kern, Jr.", "Gen. Kern, Baron of Morven": what he is called more behind a comma.
  void join_titles() {
    for (std::size_t i = 2; i < segments_.size(); ++i) {
      Segment& more = segments_[i];
      const std::string before = segments_[i - 1].taken ? tidy(inside(segments_[i - 1])) : "";
      if (before.empty() || more.taken || more.from >= more.to || !parts_.commander.ends_with(before)) continue;
      if (tokens_[more.from].text != "jr" && !words_.has(Sense::title, tokens_, more.from)) continue;
      parts_.commander += ", " + tidy(inside(more));
      more.taken = true;
    }
  }

  /// "West Prussian Dragoons" behind "Lithuanian Dragoons", "Grenadier Bn" behind "1/27th": others, and no more of it.
  [[nodiscard]] bool names_another(const Segment& segment, const Facts& said) const {
    if (segment.sort != Segment::Sort::tail || !said.kind) return false;
    if (two_batteries(tokens_, segments_.front(), segment, words_)) return true;
    if (names_another_sort(text_, tokens_, segments_.front(), segment, said, words_)) return true;
    if (!said.nation.empty()) return words_.any(Sense::kind, tokens_, 0, segments_.front().to);
    return tokens_.size() > 2 && tokens_[1].mark("/") && words_.any(Sense::unit, tokens_, segment.from, segment.to);
  }

  void take(Segment& segment) {
    if (segment.sort == Segment::Sort::square) {
      segment.taken = true;
      take_tags(text_, tokens_, segment.from, segment.to, words_, parts_);
    } else if (take_commander(segment) || only_counts_commands(segment)) {
      segment.taken = true;
    } else if (const auto facts = facts_of(tokens_, segment.from, segment.to, words_, false)) {
      const bool unit = segments_.size() == 2 && head_of({tokens_, segments_.front().to, words_}).is == Head::Is::unit;
      const bool others = counts_other_regiments(tokens_, segments_.front(), segment, *facts, words_);
      if (others || (facts->few && segment.listed && !unit)) return;  // "3rd Division, 8"
      segment.taken = merge(parts_.facts, *facts) || merge_two_figures(*facts);
    } else if (const std::optional<Facts> arms = by_arm(segment)) {
      segment.taken = merge(parts_.facts, *arms);
    } else if (auto said =
                   adds_to_name(segment) ? std::nullopt : facts_of(tokens_, segment.from, segment.to, words_, true)) {
      const bool plain = said->kind == Kind::line_infantry || said->kind == Kind::light_infantry;
      if (plain && names_other_arm(segment)) said->kind.reset();  // "6pdr battery - Line", "Royal Artillery (light)"
      const bool state = words_.any(Sense::state, tokens_, segment.from, segment.to);
      const bool telling = (said->kind || said->quality) && !state && !names_another(segment, *said);
      segment.taken = telling && merge(parts_.facts, *said) && !names_regiment(segment) &&
                      !is_name_of_unit(text_, tokens_, segments_.front(), segment, words_);
    }
  }

  /// "II Corps (2 divisions)": neither a part of the name nor a strength.
  [[nodiscard]] bool only_counts_commands(const Segment& segment) const {
    return segment.sort == Segment::Sort::round && counts_only_commands(tokens_in(segment), words_);
  }

  /// "1/9th (Royal Scots)": what the regiment is called tells its kind too, and stays in its name.
  [[nodiscard]] bool names_regiment(const Segment& segment) const {
    const std::size_t from = segment.from;
    if (segment.sort != Segment::Sort::round || segment.to - from != 2 || from < 2) return false;
    const auto capital = [&](std::size_t at) {
      return tokens_[at].is == Token::Is::word && capital_at(text_, tokens_[at].begin);
    };
    return tokens_[from - 2].is == Token::Is::ordinal && capital(from) && capital(from + 1);
  }

  /// "(+jägers)", "(with train)": what is there beside the unit, which it does not tell of.
  [[nodiscard]] bool adds_to_name(const Segment& segment) const {
    return segment.sort == Segment::Sort::round && segment.from < segment.to && tokens_[segment.from].mark("+");
  }

  /// "6pdr Foot battery - Line": the name tells the arm, and "Line" how good it is.
  [[nodiscard]] bool names_other_arm(const Segment& behind) const {
    const std::size_t end = behind.from > 0 && tokens_[behind.from - 1].mark("(") ? behind.from - 1 : behind.from;
    const std::optional<PhraseFound> named = kind_in(tokens_of(text_.substr(0, tokens_[end].begin)), words_);
    return named && !named->guess && arm_of(*kind_from(named->is)) != Arm::infantry;
  }

  [[nodiscard]] Tokens tokens_in(const Segment& segment) const {
    return {tokens_.begin() + static_cast<std::ptrdiff_t>(segment.from),
            tokens_.begin() + static_cast<std::ptrdiff_t>(segment.to)};
  }

  /// "(27,900 inf, 1,890 cav, 80 guns)".
  [[nodiscard]] std::optional<Facts> by_arm(const Segment& segment) const {
    if (segment.sort != Segment::Sort::round) return std::nullopt;
    const Tokens said = tokens_in(segment);
    return counts_arms(said, words_) ? std::optional(facts_summed(said, words_)) : std::nullopt;
  }

  /// "(6)(79)": guns and gunners, or battalions and few men: the smaller figure counts parts.
  bool merge_two_figures(const Facts& more) {
    Facts& facts = parts_.facts;
    Facts lone;
    lone.few = more.few;
    if (!more.few || !(more == lone) || !facts.few || facts.men || *more.few >= *facts.few) return false;
    facts.men = facts.few;
    facts.few = more.few;
    return true;
  }

  bool take_commander(const Segment& segment) {
    std::size_t from = segment.from;
    const std::optional<PhraseFound> label = words_.find(Sense::commander, tokens_, from);
    if (label && from + label->length < segment.to && !words_.has(Sense::rank, tokens_, from)) from += label->length;
    if (from >= segment.to) return false;
    const std::optional<PhraseFound> title = words_.find(Sense::title, tokens_, from);
    const bool titled = segment.sort == Segment::Sort::round && title && from + title->length < segment.to &&
                        !tells_whose(tokens_, segment, words_);  // "Grenadier-Regt. Nr. 1 (Kronprinz)" is called so
    const bool ranked = words_.has(Sense::rank, tokens_, from);
    if (!parts_.commander.empty() && !(ranked && segment.sort == Segment::Sort::tail)) return false;
    if (from == segment.from && !titled && !ranked) return false;
    if (from + 1 == segment.to && tokens_[from].end == tokens_[from].begin + 1) return false;  // "Legion, Co. A"
    append(parts_.note, std::exchange(parts_.commander, ""));  // "Lt Col Sykes (k), Maj Herring": he came after
    std::size_t end = from + 1;                                // "Lt James Stewart w/ 6 guns"
    while (end < segment.to && tokens_[end].is != Token::Is::number &&
           !(tokens_[end].text == "w" && end + 1 < segment.to && tokens_[end + 1].mark("/"))) {
      ++end;
    }
    if (end < segment.to) {
      const std::optional<Facts> behind = facts_of(tokens_, end, segment.to, words_, false);
      if (columns_of_figures(end, segment.to))
        append(parts_.note, tidy(text_between(text_, tokens_[end], tokens_[segment.to - 1])));
      else if (!behind || !merge(parts_.facts, *behind))
        end = segment.to;
    }
    parts_.commander = tidy(text_between(text_, tokens_[from], tokens_[end - 1]));
    if (from == segment.from && !ranked && head_of({tokens_, segments_.front().to, words_}).is == Head::Is::unit)
      parts_.guessed.push_back(fmt::format("commander {} from the brackets", parts_.commander));  // "(Graf Kern)"
    return true;
  }

  /// "Chef Kern 1400 1447": the strengths by two sources, in columns, and no part of his name.
  [[nodiscard]] bool columns_of_figures(std::size_t from, std::size_t to) const {
    const auto strength = [](const Token& token) {
      return token.is == Token::Is::number && token.value >= kHardlyParts;
    };
    return to - from > 1 && std::all_of(tokens_.begin() + static_cast<std::ptrdiff_t>(from),
                                        tokens_.begin() + static_cast<std::ptrdiff_t>(to), strength);
  }

  /// "3 bns 22nd Line" and "22nd Line 3 bns, 1,450 men": figures before and after the name without any mark.
  void cut_head(Segment& head) {
    name_begin_ = head.begin;
    head_end_ = head.end;
    // In "1/22nd Line 640 men" and "1/2, 1st Hussars" the first figures number the battalion, and are not a strength.
    const bool part = head.from + 1 < head.to && tokens_[head.from + 1].mark("/");
    const auto whole = part ? std::nullopt : facts_of(tokens_, head.from, head.to, words_, false);
    if (whole && whole->figures()) {
      const bool parts = whole->companies || whole->subunits();
      const bool clear = (!whole->bare && !whole->few) || whole->in_all ||      // "Total 3,787"
                         (parts && whole->bare && !whole->few && !whole->men);  // "2 art cos 260"
      if (!clear || !merge(parts_.facts, *whole)) return;
      head_end_ = name_begin_;
      parts_.sort = sort_typed(head);
      return;
    }
    for (std::size_t at = head.from + 1; at < head.to; ++at) {
      if (tokens_[at].is != Token::Is::number && !words_.has(Sense::about, tokens_, at)) continue;
      if (!trails(at, head.to) || is_number_of_unit({tokens_, head.to, words_}, at)) continue;
      const std::optional<Facts> facts = facts_of(tokens_, at, head.to, words_, false);
      if (!facts || !merge(parts_.facts, *facts)) continue;
      if (at + 1 == head.to && no_number(at) && !tokens_[at].thousands)
        parts_.facts.guessed.push_back(fmt::format("{} read as men", tokens_[at].value));
      head_end_ = tokens_[at - 1].end;
      head.to = at;
      break;
    }
    if (!part) cut_leading(head);
  }

  /// "Hussar battalion" of "1 Hussar battalion", "Hussars" of "3 Hussars battalions": narrower than the kind that it
  /// is.
  [[nodiscard]] std::string sort_typed(const Segment& head) const {
    for (std::size_t at = head.from; at < head.to; ++at) {
      const std::optional<PhraseFound> kind = words_.find(Sense::kind, tokens_, at);
      if (!kind || words_.has(Sense::arm, tokens_, at) || at == head.from) continue;
      const std::optional<Kind> sort = kind_from(kind->is);
      const Arm arm = sort ? arm_of(*sort) : Arm::support;
      const std::string_view typed = text_between(text_, tokens_[at], tokens_[at + kind->length - 1]);
      if ((arm != Arm::cavalry && arm != Arm::infantry) || kind->part || words_.has(Sense::unit, tokens_, at))
        return "";
      const bool plain = sort == Kind::line_infantry || kind->is.find(folded_words(typed)) != std::string::npos;
      return plain ? "" : tidy(typed);
    }
    return "";
  }

  /// A figure after a name, without a word, counts men only if it cannot be the unit's number.
  [[nodiscard]] bool trails(std::size_t at, std::size_t to) const {
    if (tokens_[at].is == Token::Is::number && tokens_[at].joined) return false;
    if (ends_date(tokens_, at, words_)) return false;  // "20 May 1808", "May 20, 1808"
    if (at + 1 < to) return !words_.has(Sense::serial, tokens_, at - 1);
    if (numbers_counted_regiment(tokens_, at, words_)) return false;
    const bool numbered = !is_only_words(tokens_, 0, at);
    const bool named = tokens_.front().is == Token::Is::ordinal && at > 2;  // "9th Chevauxleger Regt 91": no number
    const bool surely = ((numbered || only_an_arm(at)) && tokens_[at].value >= kSurelyMen) ||
                        (named && tokens_[at].value >= kHardlyParts && words_.has(Sense::unit, tokens_, at - 1));
    return (tokens_[at].thousands || surely || no_number(at)) && !words_.has(Sense::serial, tokens_, at - 1);
  }

  /// "Guard Foot Regt 2400", "Kern's Detachment 194": too large for the number of a regiment that has none, or of a
  /// detachment, and no year.
  [[nodiscard]] bool no_number(std::size_t at) const {
    if (!is_only_words(tokens_, 0, at) || tokens_[at].is != Token::Is::number || may_be_year(tokens_[at].value))
      return false;
    if (tokens_[at].value >= kNoNumber)
      return words_.any(Sense::unit, tokens_, 0, at) || words_.any(Sense::kind, tokens_, 0, at);
    const std::optional<PhraseFound> last = at > 1 ? words_.find(Sense::command, tokens_, at - 1) : std::nullopt;
    return tokens_[at].value >= kHardlyParts && last && last->is == "any";
  }

  /// "Artillery 784", "Train 112": nothing before the figure but the word for an arm, so that it is no number; but it
  /// may be a year.
  [[nodiscard]] bool only_an_arm(std::size_t at) const {
    if (may_be_year(tokens_[at].value)) return false;
    const std::optional<PhraseFound> arm = words_.find(Sense::arm, tokens_, 0);
    const std::optional<PhraseFound> kind = words_.find(Sense::kind, tokens_, 0);
    const bool support = kind && kind->length == at && arm_of(*kind_from(kind->is)) == Arm::support;
    return (arm && arm->length == at) || support;
  }

  void cut_leading(const Segment& head) {
    if (tokens_.empty() || head.from >= head.to) return;
    const bool figure = tokens_[head.from].is == Token::Is::number || words_.has(Sense::number, tokens_, head.from);
    if (!figure) return;
    if (const std::size_t name = name_of_one({tokens_, head.to, words_}, head.from); name > 0) {
      name_begin_ = tokens_[name].begin;
      if (!parts_.facts.figures()) parts_.facts.regiments = 1;  // so it is no heading
      return;
    }
    for (std::size_t at = std::min(head.to, head.from + 4); at-- > head.from + 1;) {
      const std::optional<Facts> facts = facts_of(tokens_, head.from, at + 1, words_, false);
      const bool counts = facts && (facts->regiments || facts->subunits() || facts->companies || facts->guns);
      const bool of_a_regiment = facts && facts->batteries && at + 1 < head.to &&
                                 (words_.has(Sense::link, tokens_, at + 1) || names_artillery(at + 1));
      if (!(counts || of_a_regiment) || facts->bare || facts->few || at + 1 >= head.to) continue;
      if (facts->batteries && !of_a_regiment) continue;
      if (!merge(parts_.facts, *facts)) return;
      std::size_t begin = at + 1;
      const bool words_before = tokens_[head.from + 1].is == Token::Is::word && tokens_[begin].is == Token::Is::word;
      if (counts && !facts->companies && words_before && !words_.has(Sense::count, tokens_, head.from + 1) &&
          !words_.has(Sense::arm, tokens_, head.from + 1) &&
          words_.has(Sense::kind, tokens_, head.from + 1)) {  // "1 Füsilier-Bat. von Holz"
        name_begin_ = tokens_[head.from + 1].begin;
        return;
      }
      while (begin + 1 < head.to && words_.has(Sense::link, tokens_, begin)) ++begin;
      if (of_a_regiment && tokens_[begin].is == Token::Is::word && !names_artillery(at + 1))
        begin = at;  // "3 batteries de position"
      name_begin_ = tokens_[begin].begin;
      return;
    }
  }

  /// "vier Batterien reitende Artillerie": no word between.
  [[nodiscard]] bool names_artillery(std::size_t at) const {
    const std::optional<PhraseFound> kind = words_.find(Sense::kind, tokens_, at);
    return kind && arm_of(*kind_from(kind->is)) == Arm::artillery;
  }

  /// The name ends where the first part that was understood begins.
  [[nodiscard]] std::size_t name_end() const {
    if (head_end_ < segments_.front().end) return head_end_;
    std::size_t end = head_end_;
    for (std::size_t i = 1; i < segments_.size() && !segments_[i].taken; ++i) end = segments_[i].end;
    const bool nothing_known =
        std::none_of(segments_.begin(), segments_.end(), [](const Segment& s) { return s.taken; });
    return nothing_known ? text_.size() : end;
  }

  std::string_view text_;
  const Tokens& tokens_;
  const PhraseBook& words_;
  std::vector<Segment> segments_;
  std::size_t name_begin_ = 0;
  std::size_t head_end_ = 0;
  Parts parts_;
};

}  // namespace

Parts parts_of(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  return PartsReader(text, tokens, words).all();
}

}  // namespace estafette::readers
