#include "campaign/telling/language/pattern.hpp"

#include <stdexcept>

namespace estafette::campaign {
namespace {

using PatternPart = Pattern::PatternPart;

/// Reads a pattern from left to right.
class PatternReader {
 public:
  PatternReader(std::string_view text, bool brackets) : text_(text), brackets_(brackets) {}

  std::vector<PatternPart> parts(bool inside = false) {
    std::vector<PatternPart> found;
    while (at_ < text_.size() && !(inside && text_[at_] == ']')) {
      if (text_[at_] == '{') {
        found.push_back(figure());
      } else if (brackets_ && text_[at_] == '[') {
        found.push_back(maybe());
      } else {
        found.push_back({PatternPart::Kind::text, std::string(up_to(brackets_ ? "{[]" : "{")), "", "", false, {}});
      }
    }
    return found;
  }

 private:
  std::string_view up_to(std::string_view ends) {
    const std::size_t end = std::min(text_.find_first_of(ends, at_), text_.size());
    const std::string_view piece = text_.substr(at_, end - at_);
    at_ = end;
    return piece;
  }

  void close(char with) {
    if (at_ >= text_.size() || text_[at_] != with)
      throw std::logic_error("\"" + std::string(text_) + "\" lacks a \"" + with + "\"");
    ++at_;
  }

  PatternPart figure() {
    ++at_;
    const std::string inner(up_to("}"));
    close('}');
    const std::size_t colon = inner.find(':');
    return {PatternPart::Kind::figure,
            "",
            inner.substr(0, colon),
            colon == std::string::npos ? "" : inner.substr(colon + 1),
            false,
            {}};
  }

  PatternPart maybe() {
    ++at_;
    PatternPart part{PatternPart::Kind::maybe, "", "", "", false, {}};
    const std::size_t end = text_.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", at_);
    if (end != std::string_view::npos && end > at_ && (text_[end] == '?' || text_[end] == '!')) {
      part.name = text_.substr(at_, end - at_);
      part.if_nothing = text_[end] == '!';
      at_ = end + 1;
    }
    part.within = parts(true);
    close(']');
    return part;
  }

  std::string_view text_;
  bool brackets_;
  std::size_t at_ = 0;
};

void names_in(const std::vector<PatternPart>& parts, std::set<std::string>& names) {
  for (const PatternPart& part : parts) {
    if (!part.name.empty()) names.insert(part.name);
    names_in(part.within, names);
  }
}

}  // namespace

std::set<std::string> Pattern::names() const {
  std::set<std::string> all;
  names_in(parts, all);
  return all;
}

Pattern pattern_of(std::string_view text) {
  return {PatternReader(text, true).parts()};
}

Pattern plain_pattern_of(std::string_view text) {
  return {PatternReader(text, false).parts()};
}

}  // namespace estafette::campaign
