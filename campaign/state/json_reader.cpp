#include "campaign/state/json_reader.hpp"

#include "base/encodings.hpp"

#include <rapidjson/error/en.h>

#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <system_error>

namespace estafette {
namespace {

// Iterative, so that no text can be nested too deep for it. Numbers come as they are written: Debian's version of the
// library adds up their exponents beyond the largest int.
constexpr unsigned kHow =
    rapidjson::kParseInsituFlag | rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag;

constexpr std::size_t kAhead = 16;  // bytes behind the text that the library may look at

template <typename Number>
std::optional<Number> number_in(std::string_view written) {
  Number number{};
  const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), number);
  return error == std::errc{} && end == written.data() + written.size() ? std::optional(number) : std::nullopt;
}

/// Hands to a document what is read, with its numbers as numbers. A text with half a letter in it is refused: the
/// library writes the second half of a surrogate pair ("\udc00") by itself, which is no UTF-8.
class WithNumbers {
 public:
  using Size = rapidjson::SizeType;
  /// `escapes`: letters may be written by their numbers.
  WithNumbers(rapidjson::Document& document, bool escapes) : to_(document), escapes_(escapes) {}

  bool RawNumber(const char* written, Size length, bool /*copy*/) {
    const std::string_view number(written, length);
    if (const auto small = number_in<int>(number)) return to_.Int(*small);
    if (const auto large = number_in<std::uint64_t>(number)) return to_.Uint64(*large);
    if (const auto below = number_in<std::int64_t>(number)) return to_.Int64(*below);
    const std::optional<double> broken = number_in<double>(number);
    return broken && to_.Double(*broken);
  }
  bool Null() { return to_.Null(); }
  bool Bool(bool value) { return to_.Bool(value); }
  bool Int(int value) { return to_.Int(value); }
  bool Uint(unsigned value) { return to_.Uint(value); }
  bool Int64(std::int64_t value) { return to_.Int64(value); }
  bool Uint64(std::uint64_t value) { return to_.Uint64(value); }
  bool Double(double value) { return to_.Double(value); }
  bool String(const char* text, Size length, bool copy) {
    return whole(text, length) && to_.String(text, length, copy);
  }
  bool Key(const char* text, Size length, bool copy) { return whole(text, length) && to_.Key(text, length, copy); }
  bool StartObject() { return to_.StartObject(); }
  bool EndObject(Size members) { return to_.EndObject(members); }
  bool StartArray() { return to_.StartArray(); }
  bool EndArray(Size values) { return to_.EndArray(values); }

 private:
  [[nodiscard]] bool whole(const char* text, Size length) const {
    return !escapes_ || is_utf8(std::string_view(text, length));
  }

  rapidjson::Document& to_;
  bool escapes_;
};

}  // namespace

JsonText::JsonText(std::string text) : text_(std::move(text)) {
  if (text_.find('\0') != std::string::npos || !is_utf8(text_)) throw std::runtime_error("no text in UTF-8");
  text_.reserve(text_.size() + kAhead);
  const bool escapes = text_.find("\\u") != std::string::npos;
  rapidjson::ParseResult result;
  const auto read_into = [&](rapidjson::Document& document) {
    rapidjson::InsituStringStream stream(text_.data());
    WithNumbers numbers(document, escapes);
    rapidjson::Reader reader;
    result = reader.Parse<kHow>(stream, numbers);
    return !result.IsError();
  };
  document_.Populate(read_into);
  if (result.IsError()) throw std::runtime_error(std::string("no JSON: ") + rapidjson::GetParseError_En(result.Code()));
}

const JsonValue& JsonReader::member(const JsonValue& in, const char* name) {
  require(in.IsObject(), "a value with members");
  const auto found = in.FindMember(name);
  if (found == in.MemberEnd()) throw std::runtime_error(std::string("\"") + name + "\" is missing");
  return found->value;
}

void JsonReader::refuse(const char* wanted) {
  throw std::runtime_error(std::string("something else stands where there should be ") + wanted);
}

int JsonReader::number(const JsonValue& in) {
  require(in.IsInt() && in.GetInt() != std::numeric_limits<int>::min(), "a whole number of ours");
  return in.GetInt();
}

std::string_view JsonReader::text(const JsonValue& in) {
  require(in.IsString(), "a text");
  return text_in(in);
}

std::vector<GameLine> JsonReader::game(std::string_view lines) {
  std::optional<std::vector<GameLine>> read = game_lines_from(lines);
  require(read.has_value(), "a unit's lines of the game's own file");
  return *std::move(read);
}

Ratings JsonReader::ratings(std::string_view letters) {
  const std::optional<Ratings> read = ratings_from(letters);
  require(read.has_value(), "a commander's ratings");
  return *read;
}

}  // namespace estafette
