#include "converter/readers/page/programs/toml_tables.hpp"

#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/page/programs/json_fields.hpp"
#include "converter/readers/page/programs/loose_objects.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostSteps = 20;

std::string_view bare_key(std::string_view key) {
  key = trim(key);
  const bool marked = key.size() > 1 && (key.front() == '"' || key.front() == '\'') && key.back() == key.front();
  return marked ? key.substr(1, key.size() - 2) : key;
}

/// A word in marks, a figure, a list of them; nothing for anything else.
std::optional<Json> value_of_key(std::string_view text) {
  text = trim(text);
  if (text.size() > 1 && text.front() == '\'' && text.find('\'', 1) != std::string_view::npos)
    return Json(std::string(text.substr(1, text.find('\'', 1) - 1)));
  const std::size_t close = text.starts_with('"') ? text.find('"', 1) : text.find(']');
  std::size_t end = text.find('#', close == std::string_view::npos ? 0 : close);  // what is remarked behind it
  Json value = Json::parse(trim(text.substr(0, end)), nullptr, false);
  if (value.is_discarded() && text.find('{') != std::string_view::npos)
    value = Json::parse(json_of_code(text), nullptr, false);  // [ { name = "9th Line", men = 900 } ]
  return value.is_discarded() ? std::nullopt : std::optional(std::move(value));
}

/// A list that goes on below.
bool is_open(std::string_view told) {
  int open = 0;
  char mark = 0;
  for (const char byte : told) {
    if (mark != 0) {
      if (byte == mark) mark = 0;
    } else if (byte == '"' || byte == '\'') {
      mark = byte;
    } else {
      open += byte == '[' ? 1 : byte == ']' ? -1 : 0;
    }
  }
  return open > 0;
}

class Tables {
 public:
  std::optional<Json> all(std::string_view utf8) {
    Json root = Json::object();
    Json* open = &root;
    while (!utf8.empty()) {
      const std::string_view line = trim(take_line(utf8));
      if (line.empty() || line.starts_with('#')) continue;
      if (line.starts_with('[')) {
        open = begun(root, line);
        if (open == nullptr) return std::nullopt;
        continue;
      }
      const std::size_t sign = line.find('=');
      if (sign == 0 || sign == std::string_view::npos) return std::nullopt;
      std::string told(line.substr(sign + 1));
      while (is_open(told) && !utf8.empty()) told += " " + std::string(trim(take_line(utf8)));
      std::optional<Json> value = value_of_key(told);
      if (!value) return std::nullopt;
      (*open)[std::string(bare_key(line.substr(0, sign)))] = *std::move(value);
    }
    return listed_ ? std::optional(std::move(root)) : std::nullopt;
  }

 private:
  /// What the lines below "[a.b]" or "[[a.b]]" tell of.
  Json* begun(Json& root, std::string_view line) {
    const bool list = line.starts_with("[[");
    const std::string_view end = list ? "]]" : "]";
    const std::size_t close = line.find(end);
    if (close == std::string_view::npos) return nullptr;
    listed_ = listed_ || list;
    const std::vector<std::string> steps = split(std::string(line.substr(end.size(), close - end.size())), '.');
    if (steps.empty() || steps.size() > kMostSteps) return nullptr;
    Json* at = &root;
    for (std::size_t step = 0; step < steps.size(); ++step) {
      if (at->is_array()) at = &at->back();
      if (!at->is_object()) return nullptr;
      Json& next = (*at)[std::string(bare_key(steps[step]))];
      const bool last = step + 1 == steps.size();
      if (next.is_null()) next = last && list ? Json::array() : Json::object();
      if (last && list) {
        if (!next.is_array()) return nullptr;
        next.push_back(Json::object());
      }
      if (next.is_array() && next.empty()) return nullptr;
      at = &next;
    }
    if (at->is_array()) at = &at->back();
    return at->is_object() ? at : nullptr;
  }

  bool listed_ = false;
};

}  // namespace

std::string json_of_toml(std::string_view utf8) {
  if (utf8.find("[[") == std::string_view::npos || utf8.find('=') == std::string_view::npos) return std::string(utf8);
  const std::optional<Json> all = Tables().all(utf8);
  return all ? all->dump(-1, ' ', false, Json::error_handler_t::replace) : std::string(utf8);
}

}  // namespace estafette::readers
