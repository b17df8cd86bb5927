// How the values that the state is made of are read from JSON: into any type by the sorts of its parts (sorts.hpp) and
// its members (members.hpp). Only the files that read JSON include this.
#pragma once

#include "campaign/state/members.hpp"
#include "campaign/state/saying.hpp"
#include "campaign/state/sorts.hpp"

#ifdef __SSE2__
#define RAPIDJSON_SSE2  // sixteen letters at a time; asked for before the library comes
#endif
// The library, as Debian has it, adds to the null pointer of a stack that is still empty: harmless, and a finding of
// the sanitizer for undefined behaviour.
#ifdef __clang__
#pragma clang attribute push(__attribute__((no_sanitize("pointer-overflow"))), apply_to = function)
#endif
#include <rapidjson/document.h>
#ifdef __clang__
#pragma clang attribute pop
#endif

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace estafette {

/// A value within a JSON text.
using JsonValue = rapidjson::Value;

/// A JSON text that somebody may have made up, and its values, which point into it.
class JsonText {
 public:
  /// Throws std::runtime_error for what is no JSON.
  explicit JsonText(std::string text);

  [[nodiscard]] const JsonValue& value() const { return document_; }

 private:
  std::string text_;
  rapidjson::Document document_;
};

[[nodiscard]] inline std::string_view text_in(const JsonValue& text) {
  return {text.GetString(), text.GetStringLength()};
}

/// Reads values. Throws std::runtime_error where one does not fit its type.
class JsonReader {
 public:
  template <typename Type>
  void get(const JsonValue& in, Type& value) {
    if constexpr (std::same_as<Type, bool>) {
      require(in.IsBool(), "true or false");
      value = in.GetBool();
    } else if constexpr (std::same_as<Type, int>) {
      value = number(in);
    } else if constexpr (std::same_as<Type, std::uint64_t>) {
      require(in.IsUint64(), "a whole number");
      value = in.GetUint64();
    } else if constexpr (std::same_as<Type, double>) {
      require(in.IsNumber(), "a number");
      value = in.GetDouble();
    } else if constexpr (std::same_as<Type, std::string>) {
      value = text(in);
    } else if constexpr (std::same_as<Type, std::vector<GameLine>>) {
      value = game(text(in));
    } else if constexpr (std::same_as<Type, Ratings>) {
      value = ratings(text(in));
    } else if constexpr (HasWords<Type>) {
      value = word<Type>(text(in));
    } else if constexpr (Slugged<Type>) {
      get(in, value.slug);
    } else if constexpr (kIs<Type, std::optional>) {
      value.reset();
      if (!in.IsNull()) get(in, value.emplace());
    } else if constexpr (kIs<Type, std::vector>) {
      require(in.IsArray(), "a list");
      value.clear();
      value.reserve(in.Size());
      for (const JsonValue& one : in.GetArray()) get(one, value.emplace_back());
    } else if constexpr (kIs<Type, std::set>) {
      require(in.IsArray(), "a list");
      value.clear();
      for (const JsonValue& one : in.GetArray()) {
        typename Type::value_type read;
        get(one, read);
        value.insert(value.end(), std::move(read));
      }
    } else if constexpr (kIs<Type, std::map>) {
      require(in.IsObject(), "names with values");
      value.clear();
      for (const auto& member : in.GetObject()) {
        typename Type::key_type key;
        get(member.name, key);
        get(member.value, value[std::move(key)]);
      }
    } else if constexpr (kIs<Type, campaign::Shared>) {
      get(in, value.edit());
    } else if constexpr (Counted<Type> && !HasMembers<Type>) {  // a roll has a value too, and a ruling
      get(in, value.value);
    } else {
      require(++depth_ <= kDeepest, "less within one another");
      read_members(in, value);
      --depth_;
    }
  }

  /// The member of that name, which has to be there.
  [[nodiscard]] static const JsonValue& member(const JsonValue& in, const char* name);

  static void require(bool fits, const char* wanted) {
    if (!fits) refuse(wanted);
  }

 private:
  static constexpr int kDeepest = 50;  // commands within commands; ours have six levels, and a saying three

  /// Reads the members of a value; what is not there keeps what a new value has.
  struct Members {
    JsonReader& reader;
    const JsonValue& in;

    void always(const char* name, auto& member) { reader.get(JsonReader::member(in, name), member); }
    void since(const char* name, auto& member) {
      if (const auto found = in.FindMember(name); found != in.MemberEnd()) reader.get(found->value, member);
    }
    void if_any(const char* name, auto& member) { since(name, member); }
  };

  template <typename Type>
  void read_members(const JsonValue& in, Type& value) {
    if constexpr (HasMembers<Type>) {
      require(in.IsObject(), "a value with members");
      value = Type();
      Members members{*this, in};
      each_member(value, members);
    } else {
      read_json(*this, in, value);
    }
  }

  [[noreturn]] static void refuse(const char* wanted);
  [[nodiscard]] static int number(const JsonValue& in);
  [[nodiscard]] static std::string_view text(const JsonValue& in);
  [[nodiscard]] static std::vector<GameLine> game(std::string_view lines);
  [[nodiscard]] static Ratings ratings(std::string_view letters);

  template <typename Enum>
  [[nodiscard]] static Enum word(std::string_view found) {
    const std::vector<std::string>& words = words_of(Enum());
    const auto one = std::find(words.begin(), words.end(), found);
    require(one != words.end(), "a word of the campaign's");
    return static_cast<Enum>(one - words.begin());
  }

  int depth_ = 0;
};

/// What the text holds. Throws std::runtime_error if it is no such value.
template <typename Type>
[[nodiscard]] Type read_from(std::string text) {
  const JsonText read(std::move(text));
  Type value;
  JsonReader().get(read.value(), value);
  return value;
}

namespace campaign {

// These take more than a line: json_sayings.cpp.
void read_json(JsonReader& reader, const JsonValue& in, Figure& figure);
void read_json(JsonReader& reader, const JsonValue& in, Saying& saying);

}  // namespace campaign
}  // namespace estafette
