#include "converter/readers/retold/listed/armed_batteries.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kMostGunsOfOne = 20;

class ArmedBatteries {
 public:
  ArmedBatteries(std::string_view list, const PhraseBook& words)
      : list_(list), tokens_(tokens_of(list)), words_(words) {}

  /// Each battery with its figures; nothing if the list holds anything else, or only one.
  std::vector<std::string> apart() {
    for (const Sense other : {Sense::verb, Sense::rank, Sense::command, Sense::each, Sense::total})
      if (words_.any(other, tokens_, 0, tokens_.size())) return {};
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      const std::size_t joint = guns_ && named_ ? past_joint(at) : at;
      if (joint > at && begins_name(joint)) {
        take(at);
        from_ = joint;
        at = joint;
      }
      note(at);
    }
    take(tokens_.size());
    return all_armed_ && batteries_.size() > 1 ? batteries_ : std::vector<std::string>{};
  }

 private:
  /// Behind ", ", "; ", " & ", ", and " outside brackets; `at` if no such thing stands there.
  [[nodiscard]] std::size_t past_joint(std::size_t at) const {
    if (depth_ > 0) return at;
    std::size_t end = at;
    const std::string_view sign = list_.substr(tokens_[at].begin, tokens_[at].end - tokens_[at].begin);
    if (sign == "," || sign == ";" || (!tokens_[at].joined && (sign == "+" || sign == "/"))) ++end;
    if (is_and(tokens_, end, words_)) ++end;
    return end;
  }

  [[nodiscard]] bool is_gunners(std::size_t at) const {
    const std::optional<PhraseFound> kind = words_.find(Sense::kind, tokens_, at);
    const std::optional<PhraseFound> unit = words_.find(Sense::unit, tokens_, at);
    return (kind && arm_of(*kind_from(kind->is)) == Arm::artillery) ||
           (unit && unit->is == to_string(UnitLevel::battery));
  }

  /// "24th Company", "1/2nd Horse Artillery", "Battery No. 4": what a battery is called begins there, and no figure.
  [[nodiscard]] bool begins_name(std::size_t at) const {
    if (at >= tokens_.size()) return false;
    if (tokens_[at].is == Token::Is::ordinal || is_gunners(at)) return true;
    const bool numbers = at + 2 < tokens_.size() && tokens_[at + 1].mark("/");
    return tokens_[at].is == Token::Is::number && numbers;
  }

  /// A number that is no part of a name: "8 guns", "[8]".
  [[nodiscard]] bool counts(std::size_t at) const {
    if (tokens_[at].is != Token::Is::number || tokens_[at].value > kMostGunsOfOne || at == 0) return false;
    if (at + 1 < tokens_.size() && tokens_[at + 1].mark("/")) return false;
    const Token& before = tokens_[at - 1];
    const bool marked = before.mark("(") || before.mark("[");
    const std::optional<PhraseFound> count = words_.find(Sense::count, tokens_, at + 1);
    return count ? count->is == "guns" : marked;
  }

  void note(std::size_t at) {
    depth_ += tokens_[at].mark("(") || tokens_[at].mark("[")   ? 1
              : tokens_[at].mark(")") || tokens_[at].mark("]") ? -1
                                                               : 0;
    named_ = named_ || is_gunners(at);
    guns_ = guns_ || counts(at);
  }

  void take(std::size_t end) {
    all_armed_ = all_armed_ && named_ && guns_ && end > from_;
    if (!all_armed_) return;
    batteries_.push_back(with_comma_before_figures(entry(end)));
    named_ = guns_ = false;
  }

  /// The entry that ends before that token; "25th Battery, Ohio Light Artillery" without its comma, which would part
  /// it.
  [[nodiscard]] std::string entry(std::size_t end) const {
    std::size_t comma = from_ + 2;
    while (comma + 1 < end && !tokens_[comma].mark(",")) ++comma;
    const bool of_state = comma + 1 < end && is_gunners(comma - 1) && words_.has(Sense::state, tokens_, comma + 1);
    if (!of_state) return std::string(text_between(list_, tokens_[from_], tokens_[end - 1]));
    return fmt::format("{} {}", text_between(list_, tokens_[from_], tokens_[comma - 1]),
                       text_between(list_, tokens_[comma + 1], tokens_[end - 1]));
  }

  /// "4th Battery: 6 guns", "4th Battery - 6 guns" with a comma for the colon or the dash.
  static std::string with_comma_before_figures(std::string_view battery) {
    for (const std::string_view mark : {": ", " - ", " \u2013 ", " \u2014 "})
      if (const std::size_t at = battery.find(mark); at != std::string_view::npos)
        return fmt::format("{}, {}", battery.substr(0, at), battery.substr(at + mark.size()));
    return std::string(battery);
  }

  std::string_view list_;
  Tokens tokens_;
  const PhraseBook& words_;
  std::vector<std::string> batteries_;
  std::size_t from_ = 0;
  int depth_ = 0;
  bool named_ = false, guns_ = false, all_armed_ = true;
};

}  // namespace

std::string with_armed_batteries_apart(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  const bool heading = colon != std::string_view::npos &&
                       std::none_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(colon), is_digit);
  const std::size_t begin = heading ? colon + 2 : 0;
  const std::vector<std::string> batteries = ArmedBatteries(line.substr(begin), words).apart();
  if (batteries.empty()) return std::string(line);
  return fmt::format("{}{}", line.substr(0, begin), fmt::join(batteries, "; "));
}

}  // namespace estafette::readers
