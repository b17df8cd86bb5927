#include "converter/readers/page/programs/loose_objects.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/page/programs/comments.hpp"
#include "converter/readers/page/programs/json_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kDeepestValue = 40;
constexpr const char* kMadeBy = "made by";

bool is_name_byte(char byte) {
  return is_digit(byte) || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_' || byte == '$';
}

/// "Side.RUSSIA" as "RUSSIA".
std::string last_name(std::string_view dotted) {
  return std::string(dotted.substr(dotted.find_last_of('.') + 1));
}

/// Reads values from the front of a text; what it cannot read ends it.
class Loose {
 public:
  explicit Loose(std::string_view text) : rest_(text) {}

  /// All that the text holds, under the names it gives them.
  std::optional<Json> all() {
    std::vector<std::pair<std::string, Json>> values;
    while (skip(), skip_statements(), !rest_.empty()) {
      std::string name = begun();
      std::optional<Json> one = value(0);
      if (!one || (!one->is_structured() && name.empty())) return std::nullopt;
      if (!one->is_structured()) {
        known_[name] = *std::move(one);
      } else if (!one->empty()) {  // local units = {}, which is filled below
        values.emplace_back(std::move(name), *std::move(one));
      }
      skip();
      (void)eat(';');
    }
    if (values.empty()) return std::nullopt;
    const Json& first = values.front().second;
    if (values.size() == 1 && !(first.is_object() && first.contains(kMadeBy))) return first;
    return loses_any(values) ? std::nullopt : std::optional(together(values));
  }

 private:
  /// Two lists have one name, so that under their names only the last would stay.
  static bool loses_any(const std::vector<std::pair<std::string, Json>>& values) {
    std::set<std::string> names;
    return std::any_of(values.begin(), values.end(), [&](const auto& value) {
      return !(value.second.is_object() && value.second.contains(kMadeBy)) && !names.insert(value.first).second;
    });
  }

  /// Under their names, which gives their values away; what was each made by the same word, "Division(...)", as a list
  /// of divisions.
  static Json together(std::vector<std::pair<std::string, Json>>& values) {
    Json object = Json::object();
    for (auto& [name, one] : values) {
      const std::string made = one.is_object() && one.contains(kMadeBy) ? one.at(kMadeBy).get<std::string>() : "";
      if (made.empty()) {
        object[name] = std::move(one);
      } else {
        one.erase(kMadeBy);
        object[fold(made) + "s"].push_back(std::move(one));
      }
    }
    return object;
  }

  /// Over blanks and comments.
  void skip() { skip_comments(rest_, {"//", "# ", "#!", "--"}); }

  /// Over lines that fetch or give away what is written elsewhere, and what programs say of a file at its top.
  void skip_statements() {
    constexpr std::array<std::string_view, 8> kNoValues = {"import ",        "from ",  "use ", "package ",
                                                           "export default", "return", "@",    "module.exports"};
    constexpr std::array<std::string_view, 2> kSayings = {"\"\"\"", "'''"};
    while (!rest_.empty()) {
      const auto* const saying = std::find_if(kSayings.begin(), kSayings.end(),
                                              [&](std::string_view mark) { return rest_.starts_with(mark); });
      if (saying != kSayings.end()) {
        const std::size_t end = rest_.find(*saying, saying->size());
        if (end == std::string_view::npos) return;
        rest_.remove_prefix(end + saying->size());
      } else if (rest_.starts_with("if __name__")) {
        rest_ = {};
      } else {
        const std::string_view line = rest_.substr(0, rest_.find('\n'));
        const bool none = std::any_of(kNoValues.begin(), kNoValues.end(),
                                      [&](std::string_view word) { return line.starts_with(word); });
        if (!none || (line.find_first_of("{[(") != std::string_view::npos && !line.starts_with("import ") &&
                      !line.starts_with("@")))
          return;
        rest_.remove_prefix(line.size());
      }
      skip();
    }
  }

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

  /// Over "export const units: Unit[] =", "oob["first"] =", to the name.
  std::string begun() {
    const std::size_t line = std::min(rest_.find('\n'), rest_.size()), sign = rest_.substr(0, line).find('=');
    const std::size_t open = rest_.find_first_of("{[(");
    const bool value_first = open < sign && (rest_.front() == rest_[open] || rest_[open] == '(');
    if (sign == std::string_view::npos || value_first) return "";
    std::string_view before = trim(rest_.substr(0, sign));
    before = trim(before.substr(0, before.find(':')));
    rest_.remove_prefix(sign + 1);
    if (before.ends_with("\"]") || before.ends_with("']")) {
      const std::size_t mark = before.find_last_of("\"'", before.size() - 3);
      return mark == std::string_view::npos ? "" : std::string(before.substr(mark + 1, before.size() - mark - 3));
    }
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

  /// What stands before a colon or a sign of equality: a word, one in marks of quotation, of Lua also ["a name"].
  std::optional<std::string> key() {
    skip();
    const bool bracket = eat('[');
    std::optional<std::string> name;
    for (const char mark : {'"', '\''})
      if (!name && eat(mark)) name = quoted(mark);
    if (!name) name = std::string(word());
    if (bracket && !eat(']')) return std::nullopt;
    return name->empty() ? std::nullopt : name;
  }

  std::optional<Json> plain(int depth) {
    std::size_t length = 0;
    while (length < rest_.size() &&
           (is_name_byte(rest_[length]) || rest_[length] == '.' || rest_[length] == '-' || rest_[length] == '+'))
      ++length;
    const std::string_view found = rest_.substr(0, length);
    rest_.remove_prefix(length);
    if (found.empty()) return std::nullopt;
    constexpr std::array<std::string_view, 5> kNoValue = {"null", "undefined", "None", "NaN", "nil"};
    if (std::find(kNoValue.begin(), kNoValue.end(), found) != kNoValue.end()) return Json();
    if (found == "true" || found == "True") return Json(true);
    if (found == "false" || found == "False") return Json(false);
    Json number = Json::parse(found, nullptr, false);
    if (number.is_number()) return number;
    if (eat('(')) return made_by(last_name(found), depth);
    if (const auto known = known_.find(std::string(found)); known != known_.end()) return known->second;
    return Json(last_name(found));
  }

  /// Division("1st Division", leader="Roe"): its first word is its name. Without names for what is told of it,
  /// Unit("9th Line", 900), it is a row of cells.
  std::optional<Json> made_by(const std::string& maker, int depth) {
    Json one = Json::object(), bare = Json::array();
    while (skip(), !eat(')')) {
      const std::string_view before = rest_;
      std::optional<std::string> name = key();
      if (skip(); !name || rest_.starts_with("==") || !(eat('=') || eat(':'))) {
        rest_ = before;
        name.reset();
      }
      std::optional<Json> field = value(depth + 1);
      if (!field) return std::nullopt;
      if (name)
        one[*name] = *std::move(field);
      else if (!field->is_structured())
        bare.push_back(*std::move(field));
      else
        return std::nullopt;
      if (skip(), !eat(',') && !rest_.starts_with(')')) return std::nullopt;
    }
    if (one.empty() && bare.size() > 1) return bare;
    for (std::size_t at = 0; at < bare.size(); ++at) {
      const bool called = at == 0 && bare[at].is_string() && !one.contains(kName);
      one[called ? std::string(kName) : fmt::format("{} {}", maker, at + 1)] = bare[at];
    }
    if (depth == 0) one[kMadeBy] = maker;
    return one;
  }

  std::optional<Json> value(int depth) {
    skip();
    if (depth > kDeepestValue) return std::nullopt;
    for (const char mark : {'"', '\'', '`'})
      if (eat(mark)) {
        std::optional<std::string> text = quoted(mark);
        return text ? std::optional(Json(*std::move(text))) : std::nullopt;
      }
    if (eat('[')) return list(depth, ']');
    if (eat('(')) {  // of Python; brackets round one value are none of a list
      std::optional<Json> all = list(depth, ')');
      return all && all->size() == 1 ? std::optional(all->front()) : all;
    }
    if (rest_.starts_with('{')) {
      const std::string_view before = rest_;
      rest_.remove_prefix(1);
      if (std::optional<Json> one = object(depth)) return one;
      rest_ = before.substr(1);
      return list(depth, '}');  // of Lua
    }
    return plain(depth);
  }

  std::optional<Json> list(int depth, char end) {
    Json all = Json::array();
    while (skip(), !eat(end)) {
      std::optional<Json> one = value(depth + 1);
      if (!one) return std::nullopt;
      all.push_back(*std::move(one));
      if (skip(), !eat(',') && !rest_.starts_with(end)) return std::nullopt;
    }
    return all;
  }

  std::optional<Json> object(int depth) {
    Json all = Json::object();
    while (skip(), !eat('}')) {
      const std::optional<std::string> name = key();
      if (skip(), !name || !(eat(':') || eat('='))) return std::nullopt;
      std::optional<Json> one = value(depth + 1);
      if (!one) return std::nullopt;
      all[*name] = *std::move(one);
      if (skip(), !eat(',') && !rest_.starts_with('}')) return std::nullopt;
    }
    return all;
  }

  std::string_view rest_;
  std::map<std::string, Json> known_;  ///< words and figures that have names
};

}  // namespace

std::string json_of_code(std::string_view utf8) {
  const std::string_view text = trim(utf8);
  const bool begun = text.find('{') != std::string_view::npos || text.find('(') != std::string_view::npos;
  const bool assigned = text.find('=') != std::string_view::npos && text.find_first_of("\"'") != std::string_view::npos;
  const bool ends = text.ends_with('}') || text.ends_with(']') || text.ends_with(';') || (begun && assigned);
  if (!ends || !begun || Json::accept(text)) return std::string(utf8);
  const std::optional<Json> all = Loose(text).all();
  return all ? all->dump(-1, ' ', false, Json::error_handler_t::replace) : std::string(utf8);
}

}  // namespace estafette::readers
