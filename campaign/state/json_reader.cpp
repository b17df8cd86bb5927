#include "campaign/state/json_reader.hpp"

#include "base/encodings.hpp"

#include <rapidjson/error/en.h>

#include <limits>
#include <stdexcept>

namespace estafette {
namespace {

// Iterative, so that no text can be nested too deep for it.
constexpr unsigned kHow =
    rapidjson::kParseInsituFlag | rapidjson::kParseIterativeFlag | rapidjson::kParseFullPrecisionFlag;

constexpr std::size_t kAhead = 16;  // bytes behind the text that the library may look at

}  // namespace

JsonText::JsonText(std::string text) : text_(std::move(text)) {
  if (text_.find('\0') != std::string::npos || !is_utf8(text_)) throw std::runtime_error("no text in UTF-8");
  text_.reserve(text_.size() + kAhead);
  document_.ParseInsitu<kHow>(text_.data());
  if (document_.HasParseError())
    throw std::runtime_error(std::string("no JSON: ") + rapidjson::GetParseError_En(document_.GetParseError()));
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
