#include "converter/readers/parts/segments.hpp"

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::string_view kHardBlank = "\u00A0";
constexpr std::size_t kWideBlank = 3;  ///< so many blanks separate columns

class Cutter {
 public:
  Cutter(std::string_view text, const Tokens& tokens) : text_(text), tokens_(tokens) {}

  std::vector<Segment> all() {
    std::size_t from = 0;
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (tokens_[at].mark("(") || tokens_[at].mark("[")) {
        close(from, at);
        at = bracket(at);
        from = at + 1;
      } else if (separates(at)) {
        close(from, at);
        from = at + 1;
      } else if (at > from && wide_blank(at)) {
        close(from, at);
        from = at;
      }
    }
    close(from, tokens_.size());
    if (segments_.empty() || segments_.front().from > 0) segments_.insert(segments_.begin(), Segment{});
    segments_.front().sort = segments_.front().from > 0 ? segments_.front().sort : Segment::Sort::head;
    return segments_;
  }

 private:
  [[nodiscard]] bool separates(std::size_t at) const {
    const Token& token = tokens_[at];
    if (token.is != Token::Is::mark) return false;
    if (token.text == "-") {
      const bool blank_after = at + 1 >= tokens_.size() || !tokens_[at + 1].joined;
      return !token.joined && blank_after;
    }
    return token.text == "," || token.text == ";" || token.text == "..." || token.text == "=" || token.text == "|" ||
           token.text == ":";
  }

  [[nodiscard]] bool wide_blank(std::size_t at) const {
    const std::size_t gap_begin = tokens_[at - 1].end;
    const std::string_view gap = text_.substr(gap_begin, tokens_[at].begin - gap_begin);
    std::size_t blanks = 0;
    for (std::size_t i = 0; i < gap.size(); ++blanks) {
      const bool hard = gap.substr(i).starts_with(kHardBlank);
      if (gap[i] == '\t') return gap.find_first_not_of(" \t") == std::string_view::npos;
      if (!hard && gap[i] != ' ') return false;
      i += hard ? kHardBlank.size() : 1;
    }
    return blanks >= kWideBlank;
  }

  void close(std::size_t from, std::size_t to) {
    if (from >= to) return;
    const Segment::Sort sort = segments_.empty() ? Segment::Sort::head : Segment::Sort::tail;
    const bool listed = from > 0 && (tokens_[from - 1].mark(",") || tokens_[from - 1].mark(";"));
    segments_.push_back({sort, from, to, tokens_[from].begin, tokens_[to - 1].end, listed});
  }

  /// Adds the bracket that opens at a token; gives the token that closes it, or the last.
  std::size_t bracket(std::size_t open) {
    int depth = 0;
    std::size_t at = open;
    for (; at < tokens_.size(); ++at) {
      if (tokens_[at].mark("(") || tokens_[at].mark("[")) ++depth;
      if ((tokens_[at].mark(")") || tokens_[at].mark("]")) && --depth == 0) break;
    }
    const std::size_t last = std::min(at, tokens_.size() - 1);
    const Segment::Sort sort = tokens_[open].mark("[") ? Segment::Sort::square : Segment::Sort::round;
    segments_.push_back({sort, open + 1, at, tokens_[open].begin, tokens_[last].end});
    return last;
  }

  std::string_view text_;
  const Tokens& tokens_;
  std::vector<Segment> segments_;
};

}  // namespace

std::vector<Segment> segments_of(std::string_view text, const Tokens& tokens) {
  return Cutter(text, tokens).all();
}

bool two_batteries(const Tokens& tokens, const Segment& head, const Segment& tail, const PhraseBook& words) {
  const auto battery = [&](const Segment& segment) {
    for (std::size_t at = segment.from; at < segment.to; ++at) {
      const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
      if (unit && unit->is == to_string(UnitLevel::battery)) return true;
    }
    return false;
  };
  return battery(head) && battery(tail);
}

}  // namespace estafette::readers
