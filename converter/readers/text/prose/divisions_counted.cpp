#include "converter/readers/text/prose/divisions_counted.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/counted_pieces.hpp"
#include "converter/readers/text/prose/sentence/command_words.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostCommandsCounted = 12;
constexpr std::size_t kMostOfCommandWord = 4;  ///< tokens from the figure to the word for divisions

/// "vier Infanteriedivisionen mit 33 Bataillonen".
struct CommandsOfLine {
  int number = 0;
  std::string name;   ///< "Infanteriedivision"
  int parts = 0;      ///< 33; 0: none are told with them
  std::string what;   ///< "battalions"
  bool each = false;  ///< each has so many
  bool brigade = false;
};

class DivisionsOfLine {
 public:
  DivisionsOfLine(std::string_view text, const PhraseBook& words)
      : text_(text), tokens_(tokens_of(text)), words_(words) {}

  /// The lines that it makes; none if it tells of anything else, or of no divisions or brigades. What is told of the
  /// command's own men, "18,467 infantry", goes to `own`.
  std::vector<std::string> lines(std::string& own) {
    std::size_t end = tokens_.size();
    while (end > 0 && tokens_[end - 1].mark(".")) --end;
    for (std::size_t from = 0; from < end;) {
      std::size_t to = from;
      while (to < end && !joins(to)) ++to;
      if (to == from) {  // ", and"
        from = to + 1;
        continue;
      }
      if (!take_commands(from, to) && !take_men(from, to) && !take_troops(from, to)) return {};
      from = to + 1;
    }
    if (commands_.empty() || !sure_ || !open_sort_.empty()) return {};
    spread_loose();
    const auto horse = [](const auto& one) { return one == "squadrons"; };
    const bool ridden =
        std::any_of(loose_.begin(), loose_.end(), [&](const auto& one) { return horse(one.second); }) ||
        std::any_of(commands_.begin(), commands_.end(), [&](const auto& one) { return horse(one.what); });
    if (!horsemen_.empty() && ridden) own_ += fmt::format("{}{} cavalry", own_.empty() ? "" : ", ", horsemen_);
    if (!horsemen_.empty() && !ridden) troops_.push_back(fmt::format("Light cavalry ({} men)", horsemen_));
    std::vector<std::string> all;  // its own troops first, and brigades before the divisions that they stood beside
    for (const auto& [parts, what] : loose_)
      all.push_back(fmt::format("{} ({} {})", what == "battalions" ? "Line infantry" : "Light cavalry", parts, what));
    all.insert(all.end(), troops_.begin(), troops_.end());
    std::stable_sort(commands_.begin(), commands_.end(),
                     [](const auto& one, const auto& other) { return one.brigade && !other.brigade; });
    for (const CommandsOfLine& one : commands_)
      for (int i = 0; i < one.number; ++i) all.push_back(line_of(one, i));
    own = own_;
    return all;
  }

 private:
  [[nodiscard]] bool joins(std::size_t at) const {
    if (tokens_[at].mark(";") || is_joint(tokens_, at, words_)) return true;
    const std::optional<PhraseFound> link = words_.find(Sense::link, tokens_, at);
    return link && link->is == "and";
  }
  [[nodiscard]] std::optional<std::pair<int, std::size_t>> number(std::size_t at) const {
    if (at >= tokens_.size()) return std::nullopt;
    if (tokens_[at].is == Token::Is::number && tokens_[at].value > 0) return std::pair(tokens_[at].value, at + 1);
    if (is_a(tokens_, at, words_)) return std::pair(1, at + 1);
    const std::optional<PhraseFound> said = words_.find(Sense::number, tokens_, at);
    const std::optional<int> value = said ? whole_number(said->is) : std::nullopt;
    return value ? std::optional(std::pair(*value, at + said->length)) : std::nullopt;
  }
  [[nodiscard]] std::string_view between(std::size_t from, std::size_t to) const {
    return text_between(text_, tokens_[from], tokens_[to - 1]);
  }
  [[nodiscard]] bool commands_at(std::size_t at) const {
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at);
    const std::optional<PhraseFound> word = words_.find(Sense::command, tokens_, at);
    return (count && count->is == "commands") ||
           (word && (word->is == "division" || word->is == "brigade" || word->is == "corps"));
  }
  /// "mit", "of", "con", "zu je" before the figure at `at`.
  [[nodiscard]] std::size_t without_links(std::size_t from, std::size_t at) const {
    while (at > from + 1 && (words_.has(Sense::link, tokens_, at - 1) || words_.has(Sense::each, tokens_, at - 1) ||
                             tokens_[at - 1].mark("(")))
      --at;
    return at;
  }

  bool take_commands(std::size_t from, std::size_t to) {
    const auto figure = number(from);
    if (!figure || figure->first > kMostCommandsCounted) return false;
    std::size_t word = figure->second;
    while (word < to && word < figure->second + kMostOfCommandWord && !commands_at(word)) ++word;
    if (figure->second < to && tells_of_guns(figure->second, figure->second + 1) && figure->second + 2 < to &&
        words_.has(Sense::link, tokens_, figure->second + 1))
      word = figure->second;  // "Artilleriekorps mit"
    else if (word >= to || !commands_at(word))
      return false;
    std::size_t parts = word + 1;
    while (parts < to && !number(parts)) ++parts;
    const std::size_t name_end = parts < to ? without_links(word, parts) : to;
    CommandsOfLine told;
    told.number = figure->first;
    const std::string counted(between(word, word + 1));
    const bool several = one_command(counted, words_) != counted;
    if (told.number > 1 && !several) return false;  // "4 Div - 10 bns" is the 4th
    sure_ = sure_ || (told.number > 1 ? several : tokens_[from].is == Token::Is::word);
    const std::optional<PhraseFound> level = words_.find(Sense::command, tokens_, word);
    told.brigade = level && level->is == "brigade";
    const bool guns = tells_of_guns(figure->second, name_end);
    if (!guns) told.name = name_of(figure->second, word, name_end, told.number);
    if (!guns && told.name.empty()) return false;
    for (std::size_t at = name_end; at < to; ++at) told.each = told.each || words_.has(Sense::each, tokens_, at);
    std::size_t end = to;
    while (end > parts + 1 && (tokens_[end - 1].mark(")") || words_.has(Sense::each, tokens_, end - 1))) --end;
    if (parts < to && !take_parts(parts, end, told)) return false;
    if (!guns) commands_.push_back(std::move(told));
    return !guns || parts < to;
  }

  /// "Artilleriekorps": a name for the batteries that are told with it.
  [[nodiscard]] bool tells_of_guns(std::size_t from, std::size_t to) const {
    return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(from),
                       tokens_.begin() + static_cast<std::ptrdiff_t>(to), [](const Token& token) {
                         return token.text.find("rtill") != std::string::npos ||  // in most languages
                                token.text.find("\u0440\u0442\u0438\u043B") != std::string::npos;
                       });
  }

  /// "Infanteriedivision" for "Infanteriedivisionen", "division d'infanterie" for "divisions d'infanterie".
  [[nodiscard]] std::string name_of(std::size_t from, std::size_t word, std::size_t to, int number) const {
    for (std::size_t at = from; at < to; ++at)
      if (tokens_[at].is != Token::Is::word && !tokens_[at].mark("'") && !tokens_[at].mark("-")) return "";
    std::string name(between(from, to));
    const std::string several(between(word, word + 1));
    const std::string one = number > 1 ? one_command(several, words_) : several;
    if (const std::size_t at = name.find(several); at != std::string::npos) name.replace(at, several.size(), one);
    return item_of(name, words_).is == Item::Is::formation || item_of(name + " 1", words_).is == Item::Is::formation
               ? name
               : "";
  }

  /// "33 Bataillonen", "einer reitenden" of which the batteries are told behind.
  bool take_parts(std::size_t from, std::size_t to, CommandsOfLine& told) {
    const std::string_view text = between(from, to);
    const std::vector<CountedPiece> pieces = counted_pieces(text, words_);
    if (pieces.size() == 1 && (pieces[0].counted == "battalions" || pieces[0].counted == "squadrons")) {
      told.parts = pieces[0].number;
      told.what = pieces[0].counted;
      return true;
    }
    return take_troops(from, to);
  }

  bool take_troops(std::size_t from, std::size_t to) {
    const std::vector<CountedPiece> pieces = counted_pieces(between(from, to), words_);
    if (pieces.empty()) return take_open_sort(from, to);
    if (pieces.size() > 1) return false;
    const CountedPiece& piece = pieces[0];
    if ((piece.counted == "battalions" || piece.counted == "squadrons") && !piece.kind) {
      loose_.emplace_back(piece.number, piece.counted);
    } else if (piece.counted == "guns") {
      troops_.push_back(fmt::format("Artillery ({} guns)", piece.number));
    } else if (piece.counted == "batteries") {
      if (!open_sort_.empty()) troops_.push_back(std::exchange(open_sort_, ""));
      troops_.push_back(batteries(piece.number, piece.guns == "horse artillery"));
    } else if (piece.counted == "companies") {  // below batteries a count would be theirs
      troops_.push_back(fmt::format("{} ({} companies)", piece.sort_told, piece.number));
    } else {
      troops_.push_back(fmt::format("{} {}", in_words(piece.number), piece.sort_told));
    }
    return true;
  }
  /// A small figure at the beginning of a line may number a regiment, and a small letter goes on with the line above.
  static std::string in_words(int number) {
    constexpr std::array<std::string_view, 6> kInWords = {"One", "Two", "Three", "Four", "Five", "Six"};
    const auto at = static_cast<std::size_t>(number - 1);
    return at < kInWords.size() ? std::string(kInWords.at(at)) : fmt::format("{}", number);
  }
  static std::string batteries(int number, bool horse) {
    return fmt::format("{} {} {}", in_words(number), horse ? "horse" : "foot", number == 1 ? "battery" : "batteries");
  }
  /// "einer reitenden" before "und vier Fußbatterien".
  bool take_open_sort(std::size_t from, std::size_t to) {
    const auto figure = number(from);
    if (!figure || figure->second + 1 != to || !open_sort_.empty()) return false;
    const std::optional<PhraseFound> kind = words_.find(Sense::kind, tokens_, figure->second);
    const std::optional<PhraseFound> gun = words_.find(Sense::gun, tokens_, figure->second);
    const bool horse = (kind && kind->is == "horse artillery") || (gun && gun->is == "horse");
    if (!horse) return false;
    open_sort_ = batteries(figure->first, true);
    return true;
  }

  /// "18,467 infantry", "2 300 chevaux", "7.500 uomini".
  bool take_men(std::size_t from, std::size_t to) {
    constexpr int kFewest = 100;
    if (const std::optional<PhraseFound> total = words_.find(Sense::total, tokens_, from)) from += total->length;
    if (from + 1 >= to || tokens_[from].is != Token::Is::number || tokens_[from].value < kFewest) return false;
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, from + 1);
    const std::optional<PhraseFound> arm = words_.find(Sense::arm, tokens_, from + 1);
    const bool men = count && (count->is == "men" || count->is == "sabres" || count->is == "horses") &&
                     from + 1 + count->length == to;
    const bool of_arm = arm && from + 1 + arm->length == to;
    if (!men && !of_arm) return false;
    const bool foot = of_arm && arm->is == "infantry";
    const std::string figure = fmt::format("{}", tokens_[from].value);
    if (of_arm ? arm->is == "cavalry" : count->is != "men")
      horsemen_ = figure;
    else
      own_ += fmt::format("{}{} {}", own_.empty() ? "" : ", ", figure, foot ? "infantry" : "men");
    return true;
  }

  /// "3 divisions, 24 battalions": those of the divisions that have none of their own.
  void spread_loose() {
    const auto open = std::find_if(commands_.begin(), commands_.end(), [](const auto& one) { return one.parts == 0; });
    if (loose_.empty() || open == commands_.end()) return;
    open->parts = loose_.front().first;
    open->what = loose_.front().second;
    loose_.erase(loose_.begin());
  }

  static std::string line_of(const CommandsOfLine& one, int i) {
    std::string name = one.number > 1 ? fmt::format("{} {}", one.name, i + 1) : one.name;
    if (is_small(name.front())) name.front() = static_cast<char>(name.front() - 'a' + 'A');
    const int share = one.each ? one.parts : one.parts / one.number + (i < one.parts % one.number ? 1 : 0);
    const std::string parts = one.parts == 0 ? "" : fmt::format(" ({} {})", share, one.what);
    const std::string spread = one.parts == 0 || one.each || one.number == 1
                                   ? std::string("a command that is only counted")
                                   : fmt::format("an even share of {} {}", one.parts, one.what);
    return fmt::format("{}{} [guessed: {}]", name, parts, spread);
  }

  std::string_view text_;
  Tokens tokens_;
  const PhraseBook& words_;
  std::vector<CommandsOfLine> commands_;
  std::vector<std::pair<int, std::string>> loose_;  ///< battalions and squadrons that no command is told with
  std::vector<std::string> troops_;
  std::string open_sort_, own_, horsemen_;
  bool sure_ = false;  ///< several of them, or one in words, and not one with its number
};

/// True if behind that line stands no troops or command that would be part of those which it counts.
bool lists_nothing(const std::vector<TextLine>& lines, std::size_t at, const PhraseBook& words) {
  for (std::size_t next = at + 1; next < lines.size(); ++next) {
    const Item item = item_of(lines[next].text, words);
    if (item.is == Item::Is::total || item.is == Item::Is::facts) continue;
    if (item.is == Item::Is::unit || item.is == Item::Is::group) return false;
    return item.is != Item::Is::formation || !item.level || height(*item.level) > height(Level::division);
  }
  return true;
}

/// True if a command stands right above, or above who leads it.
bool stands_below_command(const std::vector<TextLine>& lines, std::size_t at, const PhraseBook& words) {
  for (std::size_t back = 1; back <= 2 && back <= at; ++back) {
    const Item item = item_of(lines[at - back].text, words);
    if (item.is == Item::Is::formation) return item.units.empty();
    if (item.is != Item::Is::commander) return false;
  }
  return false;
}

}  // namespace

void part_divisions_counted(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> all;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    TextLine& line = lines[at];
    const std::size_t colon = may_be_read(line) ? line.text.find(": ") : std::string::npos;
    const std::size_t begin = colon == std::string::npos ? 0 : colon + 2;
    std::string own;
    std::vector<std::string> told;
    if (may_be_read(line)) told = DivisionsOfLine(std::string_view(line.text).substr(begin), words).lines(own);
    const bool theirs =
        !told.empty() && lists_nothing(lines, at, words) &&
        (colon == std::string::npos ? stands_below_command(lines, at, words)
                                    : item_of(line.text.substr(0, colon + 1), words).is == Item::Is::formation);
    if (!theirs) {
      all.push_back(line);
      continue;
    }
    if (colon != std::string::npos) {
      all.push_back(line);
      all.back().text = line.text.substr(0, colon) + (own.empty() ? "" : ": " + own);
    } else if (!own.empty()) {
      told.push_back("Total: " + own);
    }
    for (const std::string& text : told) {
      all.push_back(line);
      all.back().text = text;
      all.back().after_blank = false;
    }
  }
  lines = std::move(all);
}

}  // namespace estafette::readers
