#include "converter/readers/page/programs/loose_objects.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/page/programs/comments.hpp"
#include "converter/readers/page/programs/json_fields.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kDeepestValue = 40;

bool is_name_byte(char byte) {
  return is_digit(byte) || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_' || byte == '$';
}

/// Reads values from the front of a text; what it cannot read ends it.
class Loose {
 public:
  explicit Loose(std::string_view text) : rest_(text) {}

  /// All that the text holds, under the names it gives them.
  std::optional<Json> all() {
    std::vector<std::pair<std::string, Json>> values;
    while (skip(), !rest_.empty()) {
      std::string name = begun();
      std::optional<Json> one = value(0);
      if (!one || !one->is_structured()) return std::nullopt;
      values.emplace_back(std::move(name), *std::move(one));
      skip();
      (void)eat(';');
    }
    if (values.empty()) return std::nullopt;
    if (values.size() == 1) return std::move(values.front().second);
    Json object = Json::object();
    for (auto& [name, one] : values) object[name] = std::move(one);
    return object;
  }

 private:
  /// Over blanks and comments.
  void skip() { skip_comments(rest_, {"//"}); }

  bool eat(char byte) {
    if (rest_.empty() || rest_.front() != byte) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view word() {
    std::size_t length = 0;
    while (length < rest_.size() && is_name_byte(rest_[length])) ++length;
    const std::string_view found = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return found;
  }

  /// Over "export const units: Unit[] =", to the name.
  std::string begun() {
    const std::size_t line = std::min(rest_.find('\n'), rest_.size()), sign = rest_.substr(0, line).find('=');
    const std::size_t open = rest_.find_first_of("{[");
    if (sign == std::string_view::npos || (open < sign && rest_.front() == rest_[open])) return "";
    std::string_view before = trim(rest_.substr(0, sign));
    before = trim(before.substr(0, before.find(':')));
    rest_.remove_prefix(sign + 1);
    const std::size_t last = before.find_last_of(" \t.");
    return std::string(last == std::string_view::npos ? before : before.substr(last + 1));
  }

  std::optional<std::string> quoted(char mark) {
    std::string text;
    while (!rest_.empty() && rest_.front() != mark) {
      if (rest_.front() == '\\' && rest_.size() > 1) {
        rest_.remove_prefix(1);
        text += rest_.front() == 'n' || rest_.front() == 't' ? ' ' : rest_.front();
      } else {
        text += rest_.front();
      }
      rest_.remove_prefix(1);
    }
    return eat(mark) ? std::optional(std::move(text)) : std::nullopt;
  }

  std::optional<std::string> key() {
    skip();
    for (const char mark : {'"', '\''})
      if (eat(mark)) return quoted(mark);
    const std::string_view name = word();
    return name.empty() ? std::nullopt : std::optional(std::string(name));
  }

  std::optional<Json> plain() {
    std::size_t length = 0;
    while (length < rest_.size() &&
           (is_name_byte(rest_[length]) || rest_[length] == '.' || rest_[length] == '-' || rest_[length] == '+'))
      ++length;
    const std::string_view found = rest_.substr(0, length);
    rest_.remove_prefix(length);
    if (found.empty()) return std::nullopt;
    constexpr std::array<std::string_view, 4> kNoValue = {"null", "undefined", "None", "NaN"};
    if (std::find(kNoValue.begin(), kNoValue.end(), found) != kNoValue.end()) return Json();
    if (found == "true" || found == "True") return Json(true);
    if (found == "false" || found == "False") return Json(false);
    Json number = Json::parse(found, nullptr, false);
    return number.is_number() ? std::move(number) : Json(std::string(found));
  }

  std::optional<Json> value(int depth) {
    skip();
    if (depth > kDeepestValue) return std::nullopt;
    for (const char mark : {'"', '\'', '`'})
      if (eat(mark)) {
        std::optional<std::string> text = quoted(mark);
        return text ? std::optional(Json(*std::move(text))) : std::nullopt;
      }
    if (eat('[')) return list(depth);
    if (eat('{')) return object(depth);
    return plain();
  }

  std::optional<Json> list(int depth) {
    Json all = Json::array();
    while (skip(), !eat(']')) {
      std::optional<Json> one = value(depth + 1);
      if (!one) return std::nullopt;
      all.push_back(*std::move(one));
      if (skip(), !eat(',') && !rest_.starts_with(']')) return std::nullopt;
    }
    return all;
  }

  std::optional<Json> object(int depth) {
    Json all = Json::object();
    while (skip(), !eat('}')) {
      const std::optional<std::string> name = key();
      if (skip(), !name || !eat(':')) return std::nullopt;
      std::optional<Json> one = value(depth + 1);
      if (!one) return std::nullopt;
      all[*name] = *std::move(one);
      if (skip(), !eat(',') && !rest_.starts_with('}')) return std::nullopt;
    }
    return all;
  }

  std::string_view rest_;
};

}  // namespace

std::string json_of_code(std::string_view utf8) {
  const std::string_view text = trim(utf8);
  const bool ends = text.ends_with('}') || text.ends_with(']') || text.ends_with(';');
  if (!ends || text.find('{') == std::string_view::npos || Json::accept(text)) return std::string(utf8);
  const std::optional<Json> all = Loose(text).all();
  return all ? all->dump(-1, ' ', false, Json::error_handler_t::replace) : std::string(utf8);
}

}  // namespace estafette::readers
