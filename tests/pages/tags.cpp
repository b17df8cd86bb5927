#include "pages/tags.hpp"

#include <algorithm>

namespace estafette::test {
namespace {

bool letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

class TagReader {
 public:
  explicit TagReader(std::string_view page) : left_(page) {}

  Markup read() {
    for (std::size_t at = left_.find('<'); at != std::string_view::npos; at = left_.find('<')) {
      left_.remove_prefix(at + 1);
      if (left_.starts_with("!--")) {
        skip_to("-->");
      } else if (!left_.empty() && letter(left_.front())) {
        read_tag();
      }
    }
    return std::move(found_);
  }

 private:
  void skip_to(std::string_view what) { left_.remove_prefix(std::min(left_.find(what), left_.size())); }

  std::string_view taken(std::string_view up_to) {
    const std::size_t length = std::min(left_.find_first_of(up_to), left_.size());
    const std::string_view part = left_.substr(0, length);
    left_.remove_prefix(length);
    return part;
  }

  std::string_view value() {
    if (!left_.starts_with('=')) return {};
    left_.remove_prefix(1);
    if (!left_.starts_with('"') && !left_.starts_with('\'')) return taken(" \t\r\n>");
    const char quote = left_.front();
    left_.remove_prefix(1);
    const std::string_view text = taken(std::string_view(&quote, 1));
    left_.remove_prefix(std::min<std::size_t>(1, left_.size()));
    return text;
  }

  void read_tag() {
    const std::string element(taken(" \t\r\n/>"));
    found_.kinds.insert(element);
    bool policy = false;
    while (!left_.empty() && left_.front() != '>') {
      const std::string attribute(taken(" \t\r\n/=>"));
      const std::string_view text = value();
      if (!attribute.empty()) found_.kinds.insert(element + " " + attribute);
      if (attribute == "href" || attribute == "src") found_.targets.emplace_back(text);
      if (attribute == "http-equiv") policy = text == "Content-Security-Policy";
      const bool first = !found_.kinds.contains("style") && found_.scripts.empty();
      if (attribute == "content" && policy && first) found_.policy = text;
      if (attribute.empty() && !left_.empty() && left_.front() != '>') left_.remove_prefix(1);
    }
    left_.remove_prefix(std::min<std::size_t>(1, left_.size()));
    if (element != "script" && element != "style" && element != "title") return;
    const std::string_view before = left_;
    skip_to("</" + element);
    if (element == "script") found_.scripts.emplace_back(before.substr(0, before.size() - left_.size()));
  }

  std::string_view left_;
  Markup found_;
};

}  // namespace

Markup markup_of(std::string_view page) {
  return TagReader(page).read();
}

}  // namespace estafette::test
