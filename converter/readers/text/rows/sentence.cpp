#include "converter/readers/text/rows/sentence.hpp"

#include "base/text.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/rows/lettered.hpp"
#include "converter/readers/tree/returns_run_on.hpp"
#include "converter/readers/tree/run_on.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kShortestSentence = 60, kLongestSentence = 4'000;  ///< bytes
constexpr std::size_t kLongestTotal = 6;                                 ///< tokens: "5,286 of all ranks"

class SentenceReader {
 public:
  SentenceReader(std::string_view line, const PhraseBook& words)
      : line_(line), words_(words), tokens_(tokens_of(line)), end_(tokens_.size()) {}

  std::vector<std::string> all() {
    take_total();
    const std::optional<std::size_t> colon = past_leader(next(":", 0));
    if (!colon || head(0, *colon).is == Head::Is::nothing) return {};
    const std::vector<Piece> pieces = pieces_from(*colon + 1);
    if (pieces.empty()) return {};
    std::vector<std::string> lines = {text(0, *colon) + ":" + total_};
    const std::optional<PhraseFound> level = words_.find(Sense::command, tokens_, 0);
    const std::optional<std::size_t> second = next(":", *colon + 1);
    const auto in_order = [&](std::size_t at) { return at < end_ && tokens_[at].is == Token::Is::ordinal; };
    const bool numbered = *colon > 1 && second && in_order(*colon + 1) && in_order(*second + 1);  // "1st Brigade: 2nd"
    const bool named =
        numbered || pieces.size() > 1 || !level || level->length != *colon;  // "Cavalry Corps: Avantgarde - Kern"
    const bool commands = named && colon_of_command(pieces.front());
    bool batteries = false;
    for (const Piece& piece : pieces) {
      const std::optional<std::size_t> comma = batteries_behind(piece);
      add({piece.from, comma.value_or(piece.to)}, lines);
      if (comma) lines.push_back(text(*comma + 1, piece.to));
      batteries = batteries || comma;
    }
    const bool told = commands || batteries || has_total_of_its_own(*colon + 1);
    return told ? lines : std::vector<std::string>{};
  }

 private:
  /// Tokens of the line.
  struct Piece {
    std::size_t from, to;
  };

  [[nodiscard]] std::string text(std::size_t from, std::size_t to) const {
    if (from >= to) return "";
    return tidy(text_between(line_, tokens_[from], tokens_[to - 1]));
  }

  [[nodiscard]] Head head(std::size_t from, std::size_t to) const {
    const Tokens said = tokens_of(text(from, to));
    return head_of({said, said.size(), words_});
  }

  /// A command, or a plain list, is a line. Of any other list each unit is.
  void add(const Piece& piece, std::vector<std::string>& lines) const {
    if (const std::optional<std::size_t> colon = colon_of_command(piece))
      return lines.push_back(text(piece.from, *colon) + ": " + text(*colon + 1, piece.to));
    const std::string all = text(piece.from, piece.to);
    if (all.find(':') != std::string::npos || !several_units(all, tokens_of(all), words_, true).empty())
      return lines.push_back(all);
    for (std::size_t from = piece.from; from < piece.to;) {
      const std::size_t comma = std::min(next(",", from).value_or(piece.to), piece.to);
      lines.push_back(text(from, comma));
      from = comma + 1;
    }
  }

  /// The second colon of "2nd Division: Kern: Brigade Roe: ...", "1st Brigade: General Roe: 40th Foot, one battery",
  /// behind the leader; otherwise the first.
  [[nodiscard]] std::optional<std::size_t> past_leader(std::optional<std::size_t> colon) const {
    const std::optional<std::size_t> second = colon ? next(":", *colon + 1) : std::nullopt;
    if (!second || *second == *colon + 1) return colon;
    const std::string leader = text(*colon + 1, *second);
    const Tokens said = tokens_of(leader);
    const std::optional<std::size_t> third = next(":", *second + 1);
    const bool brigade = third && head(*second + 1, *third).is == Head::Is::formation;
    const bool list = !third && head(*colon + 1, *second).is == Head::Is::nothing;
    const bool person = may_be_person(said, 0, leader, words_) || (list && words_.has(Sense::rank, said, 0));
    return (brigade || list) && person ? second : colon;
  }

  /// The next such mark outside brackets.
  [[nodiscard]] std::optional<std::size_t> next(std::string_view mark, std::size_t from) const {
    int depth = 0;
    for (std::size_t at = from; at < end_; ++at) {
      if (tokens_[at].mark("(")) ++depth;
      if (tokens_[at].mark(")")) --depth;
      if (depth == 0 && tokens_[at].mark(mark)) return at;
    }
    return std::nullopt;
  }

  /// ", total 5,286 of all ranks", ". Total 3,853", "= 6,862 men": of the whole sentence.
  void take_total() {
    for (std::size_t at = 1; at + 1 < end_; ++at) {
      const std::optional<PhraseFound> said = words_.find(Sense::total, tokens_, at);
      if (!said && !tokens_[at].mark("=")) continue;
      std::size_t figure = at + (said ? said->length : 1);
      if (figure < end_ && tokens_[figure].mark(":")) ++figure;
      if (figure >= end_ || tokens_[figure].is != Token::Is::number || end_ - figure > kLongestTotal) continue;
      const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, figure + 1);
      if (count && count->is != "men" && count->is != "sabres") continue;
      total_ = " " + text(figure, figure + 1) + (count ? " " + text(figure + 1, figure + 2) : " men");
      end_ = at;
      while (end_ > 0 && (tokens_[end_ - 1].mark(".") || tokens_[end_ - 1].mark(","))) --end_;
      return;
    }
  }

  [[nodiscard]] std::vector<Piece> pieces_from(std::size_t from) const {
    std::vector<Piece> pieces;
    while (from < end_) {
      const std::size_t to = next(";", from).value_or(end_);
      if (!text(from, to).empty()) pieces.push_back({from, to});
      from = to + 1;
    }
    return pieces;
  }

  /// The colon of "Brigade Schramm: 16th Light ...", or the dash that stands for it.
  [[nodiscard]] std::optional<std::size_t> colon_of_command(const Piece& piece) const {
    const auto ends = [&](std::optional<std::size_t> mark) {
      return mark && *mark + 1 < piece.to && head(piece.from, *mark).is == Head::Is::formation &&
             !words_.any(Sense::rank, tokens_, piece.from, *mark);  // "général de division Kern: 12 unités"
    };
    if (const std::optional<std::size_t> colon = next(":", piece.from); ends(colon)) return colon;
    const std::optional<std::size_t> dash = next("-", piece.from);
    return ends(dash) && !tokens_[*dash].joined ? dash : std::nullopt;
  }

  /// A total of regiments that are no plain list (several.hpp): "9th Light (2 batts.), two battalions of grenadiers =
  /// 3,000 men", "27th Light, 63rd Line (3 batts. each), total 6,135 of all ranks".
  [[nodiscard]] bool has_total_of_its_own(std::size_t from) const {
    if (total_.empty()) return false;
    const std::string whole = text(from, tokens_.size());
    return several_units(whole, tokens_of(whole), words_, true).empty() &&
           troops_listed(text(from, end_), words_).size() > 1;
  }

  /// The comma before "one battery" at the end of a list of regiments.
  [[nodiscard]] std::optional<std::size_t> batteries_behind(const Piece& piece) const {
    std::optional<std::size_t> comma;
    for (auto at = next(",", piece.from); at && *at < piece.to; at = next(",", *at + 1)) comma = at;
    if (!comma) return std::nullopt;
    const std::optional<Facts> facts = facts_of(tokens_, *comma + 1, piece.to, words_, false);
    if (!facts || !facts->batteries || facts->men || facts->bare || facts->subunits()) return std::nullopt;
    const std::size_t colon = next(":", piece.from).value_or(*comma);
    const std::size_t from = colon < *comma ? colon + 1 : piece.from;
    const bool regiments = troops_listed(text(from, *comma), words_).size() > 1;
    return regiments ? comma : std::nullopt;
  }

  std::string_view line_;
  const PhraseBook& words_;
  Tokens tokens_;
  std::size_t end_;    ///< of what is not the total
  std::string total_;  ///< " 6,862 men"
};

}  // namespace

std::vector<std::string> lines_told(std::string_view line, const PhraseBook& words) {
  if (line.starts_with("Note: ")) return {std::string(line)};  // whatever it tells of
  const std::vector<std::string_view> run_on = entries_run_on(line, words);
  if (!run_on.empty()) return {run_on.begin(), run_on.end()};
  std::vector<std::string> told = lettered_brigades(line, words);
  if (told.empty()) told = brigades_in_brackets(line, words);
  if (told.empty()) told = brigades_in_row(line, words);
  if (!told.empty()) return told;
  const std::size_t colon = line.find(':');
  const bool commands = colon < line.size() && line.find_first_of(":-", colon + 1) != std::string_view::npos;
  const bool sentence = line.size() <= kLongestSentence && (commands || line.size() >= kShortestSentence);
  if (sentence && colon != std::string_view::npos) told = SentenceReader(line, words).all();
  if (told.empty()) told = entries_of_return(line, words);
  if (told.empty()) told.emplace_back(line);
  return told;
}

}  // namespace estafette::readers
