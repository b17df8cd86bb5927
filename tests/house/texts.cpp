#include "house/texts.hpp"

namespace estafette::test {
namespace {

/// Walks through the code from one thing to the next that may hold quotation marks.
class Walk {
 public:
  explicit Walk(std::string code) : code_(std::move(code)) {}

  std::vector<std::string> texts() && {
    while (at_ < code_.size()) {
      if (here("//")) {
        skip_to("\n", at_);
      } else if (here("/*")) {
        skip_to("*/", at_ + 2);
      } else if (here("R\"")) {
        raw();
      } else if (code_[at_] == '"' || (code_[at_] == '\'' && !in_a_number())) {
        quoted(code_[at_]);
      } else {
        ++at_;
      }
    }
    return std::move(texts_);
  }

 private:
  [[nodiscard]] bool here(const std::string& text) const { return code_.compare(at_, text.size(), text) == 0; }
  /// 100'000
  [[nodiscard]] bool in_a_number() const { return at_ > 0 && code_[at_ - 1] >= '0' && code_[at_ - 1] <= '9'; }

  void skip_to(const std::string& end, std::size_t from) {
    const std::size_t found = code_.find(end, from);
    at_ = found == std::string::npos ? code_.size() : found + end.size();
  }

  void raw() {
    const std::size_t open = code_.find('(', at_);
    const std::string end = ")" + code_.substr(at_ + 2, open - at_ - 2) + "\"";
    const std::size_t from = open + 1;
    skip_to(end, from);
    texts_.push_back(code_.substr(from, at_ - end.size() - from));
  }

  void quoted(char mark) {
    const std::size_t from = ++at_;
    while (at_ < code_.size() && code_[at_] != mark) at_ += code_[at_] == '\\' ? 2U : 1U;
    if (mark == '"') texts_.push_back(code_.substr(from, at_ - from));
    ++at_;
  }

  std::string code_;
  std::size_t at_ = 0;
  std::vector<std::string> texts_;
};

}  // namespace

std::vector<std::string> texts_of(const SourceFile& file) {
  std::string code;
  for (const std::string& line : file.lines)
    if (!line.starts_with("#include")) code += line + "\n";
  return Walk(std::move(code)).texts();
}

}  // namespace estafette::test
