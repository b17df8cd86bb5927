#include "converter/readers/page/programs/yaml_tree.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/page/programs/json_fields.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kDeepestBlock = 40;
constexpr std::size_t kFewestNamed = 2;
constexpr std::string_view kEndOfItem = ",]}";

bool is_dash(std::string_view text) {
  return text == "-" || text.starts_with("- ");
}

/// "men" and "900" of "men: 900"; a name with blanks needs no marks. Nothing for a line without a colon.
std::optional<std::pair<std::string, std::string_view>> key_in(std::string_view text) {
  if (text.starts_with('"') || text.starts_with('\'')) {
    const std::size_t end = text.find(text.front(), 1);
    if (end == std::string_view::npos || end + 1 >= text.size() || text[end + 1] != ':') return std::nullopt;
    return std::pair(std::string(text.substr(1, end - 1)), trim(text.substr(end + 2)));
  }
  std::size_t colon = text.find(": ");
  if (colon == std::string_view::npos && text.ends_with(':')) colon = text.size() - 1;
  if (colon == std::string_view::npos || colon == 0) return std::nullopt;
  return std::pair(std::string(trim(text.substr(0, colon))), trim(text.substr(colon + 1)));
}

/// The value without the comment behind it: "900  # at noon". A number behind the sign is none: "IR #9".
std::string_view without_comment(std::string_view text) {
  for (std::size_t at = text.find(" #"); at != std::string_view::npos; at = text.find(" #", at + 1))
    if (at + 2 >= text.size() || !is_digit(text[at + 2])) return trim(text.substr(0, at));
  return text;
}

/// A word or figure that stands bare.
Json unmarked(std::string_view text) {
  constexpr std::array<std::string_view, 4> kNoValue = {"", "~", "null", "Null"};
  if (std::find(kNoValue.begin(), kNoValue.end(), text) != kNoValue.end()) return Json();
  if (text == "true" || text == "True") return Json(true);
  if (text == "false" || text == "False") return Json(false);
  Json number = Json::parse(text, nullptr, false);
  return number.is_number() ? std::move(number) : Json(std::string(text));
}

/// What stands on one line: "Roe", '1st Line', [9th Line, 24th Line], {men: 900, guns: 8}.
class OnOneLine {
 public:
  explicit OnOneLine(std::string_view text) : rest_(text) {}

  std::optional<Json> all() {
    std::optional<Json> one = value("", 0);
    const std::string_view behind = trim(rest_);
    return behind.empty() || behind.starts_with('#') ? std::move(one) : std::nullopt;
  }

 private:
  bool eat(char byte) {
    rest_ = trim(rest_);
    if (rest_.empty() || rest_.front() != byte) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::optional<std::string> quoted(char mark) {
    std::string text;
    while (!rest_.empty()) {
      const char byte = rest_.front();
      rest_.remove_prefix(1);
      const bool doubled = byte == '\'' && mark == '\'' && rest_.starts_with('\'');
      if (byte == mark && !doubled) return text;
      if (doubled) rest_.remove_prefix(1);
      if (byte == '\\' && mark == '"' && !rest_.empty()) {
        text += rest_.front() == 'n' || rest_.front() == 't' ? ' ' : rest_.front();
        rest_.remove_prefix(1);
      } else {
        text += byte;
      }
    }
    return std::nullopt;
  }

  /// `ends`: the signs before which a bare word ends; none at the end of a line.
  std::optional<Json> value(std::string_view ends, int depth) {
    rest_ = trim(rest_);
    if (depth > kDeepestBlock) return std::nullopt;
    for (const char mark : {'"', '\''})
      if (eat(mark)) {
        std::optional<std::string> text = quoted(mark);
        return text ? std::optional(Json(*std::move(text))) : std::nullopt;
      }
    if (eat('[')) return list(depth);
    if (eat('{')) return object(depth);
    if (rest_.starts_with('&') || rest_.starts_with('*') || rest_.starts_with('!')) return std::nullopt;
    const std::size_t end = ends.empty() ? rest_.size() : std::min(rest_.find_first_of(ends), rest_.size());
    const std::string_view found = trim(rest_.substr(0, end));
    rest_.remove_prefix(end);
    return unmarked(ends.empty() ? without_comment(found) : found);
  }

  std::optional<Json> list(int depth) {
    Json all = Json::array();
    while (!eat(']')) {
      std::optional<Json> one = value(kEndOfItem, depth + 1);
      if (!one) return std::nullopt;
      all.push_back(*std::move(one));
      if (!eat(',') && !rest_.starts_with(']')) return std::nullopt;
    }
    return all;
  }

  std::optional<Json> object(int depth) {
    Json all = Json::object();
    while (!eat('}')) {
      rest_ = trim(rest_);
      const std::size_t colon = rest_.find(':');
      if (colon == std::string_view::npos || rest_.find_first_of(kEndOfItem) < colon) return std::nullopt;
      std::string_view name = trim(rest_.substr(0, colon));
      if (name.size() > 2 && (name.front() == '"' || name.front() == '\'')) name = name.substr(1, name.size() - 2);
      rest_.remove_prefix(colon + 1);
      std::optional<Json> one = value(kEndOfItem, depth + 1);
      if (!one || name.empty() || all.contains(name)) return std::nullopt;
      all[std::string(name)] = *std::move(one);
      if (!eat(',') && !rest_.starts_with('}')) return std::nullopt;
    }
    return all;
  }

  std::string_view rest_;
};

/// Lines by how far they are set in.
class Blocks {
 public:
  /// False if a line is set in with a tab.
  bool take(std::string_view utf8) {
    while (!utf8.empty()) {
      const std::string_view line = take_line(utf8), text = trim(line);
      if (text.empty() || text.starts_with('#') || (text == "---" && lines_.empty())) continue;
      const std::size_t indent = line.find_first_not_of(' ');
      if (line[indent] == '\t' || text.starts_with("---")) return false;
      lines_.push_back({indent, text});
    }
    return !lines_.empty();
  }

  std::optional<Json> all() {
    std::optional<Json> whole = block(0);
    return at_ == lines_.size() ? std::move(whole) : std::nullopt;
  }

 private:
  struct Line {
    std::size_t indent;
    std::string_view text;
  };

  [[nodiscard]] bool stands_at(std::size_t indent) const { return at_ < lines_.size() && lines_[at_].indent == indent; }

  std::optional<Json> block(int depth) {
    if (depth > kDeepestBlock || at_ >= lines_.size()) return std::nullopt;
    const std::size_t indent = lines_[at_].indent;
    return is_dash(lines_[at_].text) ? list(indent, depth) : object(indent, depth);
  }

  std::optional<Json> list(std::size_t indent, int depth) {
    Json all = Json::array();
    while (stands_at(indent) && is_dash(lines_[at_].text)) {
      Line& line = lines_[at_];
      const std::string_view told = trim(line.text.substr(1));
      std::optional<Json> one;
      if (told.empty()) {
        ++at_;
        const bool deeper = at_ < lines_.size() && lines_[at_].indent > indent;
        one = deeper ? block(depth + 1) : std::optional(Json());
      } else if (is_dash(told) || (!is_flow(told) && key_in(told))) {
        line = {indent + static_cast<std::size_t>(told.data() - line.text.data()), told};
        one = block(depth + 1);
      } else {
        ++at_;
        one = OnOneLine(told).all();
      }
      if (!one) return std::nullopt;
      all.push_back(*std::move(one));
    }
    return all;
  }

  static bool is_flow(std::string_view text) { return text.starts_with('[') || text.starts_with('{'); }

  std::optional<Json> object(std::size_t indent, int depth) {
    Json all = Json::object();
    while (stands_at(indent) && !is_dash(lines_[at_].text)) {
      const auto told = key_in(lines_[at_].text);
      if (!told || all.contains(told->first)) return std::nullopt;
      ++at_;
      std::optional<Json> one = value_of_key(told->second, indent, depth);
      if (!one) return std::nullopt;
      all[told->first] = *std::move(one);
    }
    return all;
  }

  std::optional<Json> value_of_key(std::string_view told, std::size_t indent, int depth) {
    constexpr std::array<std::string_view, 6> kTextBelow = {"|", "|-", "|+", ">", ">-", ">+"};
    if (std::find(kTextBelow.begin(), kTextBelow.end(), told) != kTextBelow.end()) {
      std::string text;
      for (; at_ < lines_.size() && lines_[at_].indent > indent; ++at_)
        text += (text.empty() ? "" : " ") + std::string(lines_[at_].text);
      return Json(std::move(text));
    }
    if (!told.empty() && !told.starts_with('#')) return OnOneLine(told).all();
    if (at_ < lines_.size() && lines_[at_].indent > indent) return block(depth + 1);
    if (stands_at(indent) && is_dash(lines_[at_].text)) return list(indent, depth + 1);
    return Json();
  }

  std::vector<Line> lines_;
  std::size_t at_ = 0;
};

/// Entries with a name and something else that is said of them.
std::size_t named_in(const Json& value, const ColumnWords& titles, int depth) {
  std::size_t named = 0;
  if (value.is_object() && value.size() > 1)
    named += std::any_of(value.items().begin(), value.items().end(),
                         [&](const auto& field) {
                           return !field.value().is_structured() && is_small(field.key().front()) &&
                                  (field.key() == kName || titles.title(field.key()) == Holds::name);
                         })
                 ? 1U
                 : 0U;
  if (value.is_structured() && depth < kDeepestBlock)
    for (const Json& one : value) named += named_in(one, titles, depth + 1);
  return named;
}

}  // namespace

std::string json_of_yaml(std::string_view utf8, const ColumnWords& titles) {
  const std::string_view text = trim(utf8);
  if (text.find(": ") == std::string_view::npos || text.starts_with('<') || text.starts_with('{') ||
      text.starts_with('['))
    return std::string(utf8);
  Blocks blocks;
  if (!blocks.take(utf8)) return std::string(utf8);
  const std::optional<Json> all = blocks.all();
  if (!all || named_in(*all, titles, 0) < kFewestNamed) return std::string(utf8);
  return all->dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace estafette::readers
