#include "converter/readers/page/programs/yaml_tree.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/page/programs/json_fields.hpp"

#include <yaml.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kDeepestBlock = 40;
constexpr std::size_t kFewestNamed = 2;
constexpr std::string_view kNumberSign = "\uE000";  ///< a sign of nobody's, for one that would begin a comment

/// "IR #9" with a sign that begins no comment before its number, as people type it.
std::string with_number_signs_kept(std::string_view utf8) {
  std::string kept;
  for (std::size_t at = 0; at < utf8.size(); ++at) {
    const bool sign =
        utf8[at] == '#' && at > 0 && utf8[at - 1] == ' ' && at + 1 < utf8.size() && is_digit(utf8[at + 1]);
    if (sign)
      kept += kNumberSign;
    else
      kept += utf8[at];
  }
  return kept;
}

/// A word or figure that stands bare.
Json unmarked(std::string text) {
  constexpr std::array<std::string_view, 4> kNoValue = {"", "~", "null", "Null"};
  if (std::find(kNoValue.begin(), kNoValue.end(), text) != kNoValue.end()) return Json();
  if (text == "true" || text == "True") return Json(true);
  if (text == "false" || text == "False") return Json(false);
  Json number = Json::parse(text, nullptr, false);
  return number.is_number() ? std::move(number) : Json(std::move(text));
}

/// What libyaml finds in a text, one after the other.
class Events {
 public:
  explicit Events(std::string_view utf8) {
    made_ = yaml_parser_initialize(&parser_) != 0;
    if (!made_) return;
    yaml_parser_set_encoding(&parser_, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser_, reinterpret_cast<const unsigned char*>(utf8.data()), utf8.size());
  }
  ~Events() {
    forget();
    if (made_) yaml_parser_delete(&parser_);
  }
  Events(const Events&) = delete;
  Events& operator=(const Events&) = delete;
  Events(Events&&) = delete;
  Events& operator=(Events&&) = delete;

  /// Goes on to the next; false if the text is no YAML there.
  bool next() {
    forget();
    found_ = made_ && yaml_parser_parse(&parser_, &event_) != 0;
    return found_;
  }
  [[nodiscard]] yaml_event_type_t is() const { return event_.type; }
  [[nodiscard]] const yaml_event_t& event() const { return event_; }

 private:
  void forget() {
    if (std::exchange(found_, false)) yaml_event_delete(&event_);
  }

  yaml_parser_t parser_{};
  yaml_event_t event_{};
  bool made_ = false, found_ = false;
};

/// A text as one tree. What no order of battle has makes none of it: names for what comes again, tags, a key twice,
/// a second document.
class YamlTree {
 public:
  explicit YamlTree(std::string_view utf8) : events_(utf8) {}

  std::optional<Json> all() {
    if (!goes_on_with(YAML_STREAM_START_EVENT) || !goes_on_with(YAML_DOCUMENT_START_EVENT) || !events_.next())
      return std::nullopt;
    std::optional<Json> whole = value(0);
    const bool alone = whole && goes_on_with(YAML_DOCUMENT_END_EVENT) && goes_on_with(YAML_STREAM_END_EVENT);
    return alone ? std::move(whole) : std::nullopt;
  }

 private:
  bool goes_on_with(yaml_event_type_t type) { return events_.next() && events_.is() == type; }

  std::optional<std::string> scalar() const {
    const auto& told = events_.event().data.scalar;
    if (told.anchor != nullptr || told.tag != nullptr) return std::nullopt;
    std::string text(reinterpret_cast<const char*>(told.value), told.length);
    for (std::size_t at = text.find(kNumberSign); at != std::string::npos; at = text.find(kNumberSign, at))
      text.replace(at, kNumberSign.size(), "#");
    return text;
  }

  /// The value that begins with the event at hand.
  std::optional<Json> value(int depth) {
    if (depth > kDeepestBlock) return std::nullopt;
    const yaml_event_t& event = events_.event();
    if (event.type == YAML_SCALAR_EVENT) {
      const bool bare = event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
      std::optional<std::string> text = scalar();
      if (!text) return std::nullopt;
      return bare ? unmarked(*std::move(text)) : Json(*std::move(text));
    }
    if (event.type == YAML_SEQUENCE_START_EVENT && event.data.sequence_start.anchor == nullptr) return list(depth);
    if (event.type == YAML_MAPPING_START_EVENT && event.data.mapping_start.anchor == nullptr) return object(depth);
    return std::nullopt;
  }

  std::optional<Json> list(int depth) {
    Json all = Json::array();
    while (events_.next()) {
      if (events_.is() == YAML_SEQUENCE_END_EVENT) return all;
      std::optional<Json> one = value(depth + 1);
      if (!one) return std::nullopt;
      all.push_back(*std::move(one));
    }
    return std::nullopt;
  }

  std::optional<Json> object(int depth) {
    Json all = Json::object();
    while (events_.next()) {
      if (events_.is() == YAML_MAPPING_END_EVENT) return all;
      const std::optional<std::string> key = events_.is() == YAML_SCALAR_EVENT ? scalar() : std::nullopt;
      if (!key || key->empty() || all.contains(*key) || !events_.next()) return std::nullopt;
      std::optional<Json> one = value(depth + 1);
      if (!one) return std::nullopt;
      all[*key] = *std::move(one);
    }
    return std::nullopt;
  }

  Events events_;
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

/// "divisions:", "units:": a list or entries under a key that says what they are.
bool lists_troops(const Json& value, const ColumnWords& titles, int depth) {
  if (!value.is_structured() || depth > kDeepestBlock) return false;
  const auto all = value.items();
  return std::any_of(all.begin(), all.end(), [&](const auto& field) {
    if (!field.value().is_structured()) return false;
    const std::string one = value.is_object() ? one_of_list(field.key()) : "";
    const std::optional<Holds> holds = one.empty() || one == field.key() ? std::nullopt : titles.title(one);
    const bool list = holds && is_small(one.front()) && (holds == Holds::name || holds_command(holds));
    return list || lists_troops(field.value(), titles, depth + 1);
  });
}

}  // namespace

std::string json_of_yaml(std::string_view utf8, const ColumnWords& titles) {
  const std::string_view text = trim(utf8);
  if (text.find(": ") == std::string_view::npos || text.starts_with('<') || text.starts_with('{') ||
      text.starts_with('['))
    return std::string(utf8);
  const std::optional<Json> all = YamlTree(with_number_signs_kept(utf8)).all();
  if (!all || (named_in(*all, titles, 0) < kFewestNamed && !lists_troops(*all, titles, 0))) return std::string(utf8);
  return all->dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace estafette::readers
