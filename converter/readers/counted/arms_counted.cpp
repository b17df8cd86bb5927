#include "converter/readers/counted/arms_counted.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/counted_pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestArms = 2;

/// Battalions, squadrons, batteries and guns, each told once, and no sort but that of the batteries.
bool are_arms(const std::vector<CountedPiece>& pieces) {
  std::set<std::string> counted;
  for (const CountedPiece& piece : pieces) {
    const bool guns = piece.counted == "batteries";
    if (piece.counted == "companies" || (piece.sort && !guns) || !counted.insert(piece.counted).second) return false;
  }
  return counted.contains("battalions") || counted.contains("squadrons");
}

std::string joined(const std::vector<CountedPiece>& pieces, std::string CountedPiece::*text) {
  std::string all;
  for (const CountedPiece& piece : pieces) all += (all.empty() ? "" : ", ") + piece.*text;
  return all;
}

/// A piece on a line of its own. A count without a sort would tell of the command above, and a small figure at the
/// beginning of a line may number a regiment.
std::string alone(const CountedPiece& piece, const PhraseBook& words) {
  constexpr std::array<std::string_view, 6> kInWords = {"one", "two", "three", "four", "five", "six"};
  const auto at = static_cast<std::size_t>(piece.number - 1);
  const std::string figure = at < kInWords.size() ? std::string(kInWords.at(at)) : fmt::format("{}", piece.number);
  const bool foot = piece.counted == "battalions";
  if ((foot || piece.counted == "squadrons") && !piece.kind)
    return fmt::format("{} ({} {})", foot ? "Line infantry" : "Light cavalry", piece.number, piece.counted);
  if (piece.counted == "men") return fmt::format("Total: {} {}", piece.number, piece.sort_told);
  const bool one = piece.number == 1 && piece.sort && item_of(piece.sort_told, words).is == Item::Is::unit;
  const std::string told = one ? piece.sort_told : fmt::format("{} {}", figure, piece.sort_told);
  const bool phrase = piece.counted == "batteries" && !piece.sort && piece.sort_told.find(' ') != std::string::npos;
  if (phrase && piece.number > 1) return fmt::format("{} {}", piece.number, piece.sort_told);  // "3 Light Batteries"
  if (piece.counted != "batteries" || !piece.sort) return told;
  const Item item = item_of(told, words);
  const bool known = piece.number == 1 || !piece.guns.empty() || !item.parts.facts.piece.empty();
  const bool read = known && item.is == Item::Is::unit && item.units.empty() &&
                    (piece.number == 1 || item.parts.facts.batteries == piece.number);
  return read ? told
              : fmt::format("{} {} {} [guessed: {}]", figure, piece.guns == "horse artillery" ? "horse" : "foot",
                            piece.number == 1 ? "battery" : "batteries", piece.sort_told);
}

class ArmsCounted {
 public:
  ArmsCounted(std::vector<TextLine>& lines, const PhraseBook& words) : lines_(lines), words_(words) {}

  void tell() {
    for (TextLine& line : lines_) {
      if (!may_be_read(line)) {
        add(line);
        continue;
      }
      const std::vector<CountedPiece> pieces = counted_pieces(line.text, words_);
      if (pieces.size() < kFewestArms) {
        counted_above_ = false;
        add_command(line);
      } else {
        add_counted(line, pieces);
      }
    }
    lines_ = std::move(all_);
  }

 private:
  void add(TextLine& line) { all_.push_back(std::move(line)); }

  /// "7th Brigade: Kern: two battalions and a squadron", "7th Brigade (two battalions and a squadron)".
  void add_command(TextLine& line) {
    const bool bracket = line.text.ends_with(')');
    const std::size_t mark = bracket ? line.text.rfind('(') : line.text.rfind(": ");
    if (mark != std::string::npos && mark > 0) {
      const std::size_t from = mark + (bracket ? 1 : 2);
      const std::string_view tail =
          std::string_view(line.text).substr(from, line.text.size() - from - (bracket ? 1 : 0));
      const std::vector<CountedPiece> pieces = counted_pieces(tail, words_);
      if (are_arms(pieces))
        line.text = line.text.substr(0, from) + joined(pieces, &CountedPiece::whole) + (bracket ? ")" : "");
    }
    add(line);
  }

  void add_counted(TextLine& line, const std::vector<CountedPiece>& pieces) {
    const std::optional<std::size_t> command = command_above();
    const bool arms = are_arms(pieces);
    const bool sorts = std::all_of(pieces.begin(), pieces.end(), [](const CountedPiece& piece) {
      return piece.sort || piece.counted == "guns" || piece.counted == "men";
    });
    const bool goes_on = sorts && counted_above_;  // a list of sorts that takes more than one line
    counted_above_ = (command || goes_on) && !arms;
    const bool regiments = std::any_of(pieces.begin(), pieces.end(),
                                       [](const CountedPiece& piece) { return piece.counted == "regiments"; });
    const bool listed = sorts && !regiments && item_of(line.text, words_).units.size() == pieces.size();
    if ((!command && !goes_on) || listed) return add(line);
    if (!arms) {
      for (const CountedPiece& piece : pieces) {
        all_.push_back(line);
        all_.back().text = alone(piece, words_);
        all_.back().after_blank = line.after_blank && &piece == &pieces.front();
      }
      return;
    }
    if (!lists_none(all_[*command], line)) {
      line.text = joined(pieces, &CountedPiece::plain);
      return add(line);
    }
    TextLine& above = all_[*command];
    while (above.text.ends_with(':') || above.text.ends_with(' ')) above.text.pop_back();
    above.text += ", " + joined(pieces, &CountedPiece::whole);
    above.lines = line.line + line.lines - above.line;
  }

  /// The command on the line above, or above that of its commander.
  [[nodiscard]] std::optional<std::size_t> command_above() const {
    if (all_.empty()) return std::nullopt;
    std::size_t at = all_.size() - 1;
    if (item_of(all_[at].text, words_).is == Item::Is::commander && at > 0) --at;
    const Item item = item_of(all_[at].text, words_);
    const bool bare = item.is == Item::Is::formation && item.units.empty() && !item.parts.facts.figures();
    return bare ? std::optional(at) : std::nullopt;
  }

  /// True if behind that line comes a command that is no part of the one above it, or nothing.
  [[nodiscard]] bool lists_none(const TextLine& command, const TextLine& line) const {
    const auto next = lines_.begin() + (&line - lines_.data()) + 1;
    if (next == lines_.end()) return true;
    const Item above = item_of(command.text, words_), below = item_of(next->text, words_);
    if (below.is == Item::Is::nation) return true;
    if (below.is != Item::Is::formation || above.parts.name.empty() || below.parts.name.empty()) return false;
    if (!above.level || !below.level)  // "Left Wing" behind "Right Wing", but not "1st Column"
      return !above.level && !below.level && next->depth <= command.depth &&
             tokens_of(above.parts.name).back().text == tokens_of(below.parts.name).back().text;
    return height(*below.level) >= height(*above.level);
  }

  std::vector<TextLine>& lines_;
  const PhraseBook& words_;
  std::vector<TextLine> all_;
  bool counted_above_ = false;  ///< the line above counted troops by their sorts
};

}  // namespace

void tell_arms_counted(std::vector<TextLine>& lines, const PhraseBook& words) {
  ArmsCounted(lines, words).tell();
}

}  // namespace estafette::readers
