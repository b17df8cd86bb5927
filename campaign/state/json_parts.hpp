// How the values that the state is made of are written in JSON: on one line, the members of each object in the order of
// their names. Only the files that write it include this.
#pragma once

#include "campaign/state/members.hpp"
#include "campaign/state/saying.hpp"
#include "campaign/state/sorts.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

using nlohmann::json;
class JsonWriter;

namespace campaign {

// These take more than a line: json_sayings.cpp.
void write_json(JsonWriter& writer, const Figure& figure);
void write_json(JsonWriter& writer, const Saying& saying);

}  // namespace campaign

/// Writes one value, whatever is in it.
class JsonWriter {
 public:
  template <typename Type>
  void put(const Type& value) {
    if constexpr (std::same_as<Type, campaign::Figure> || std::same_as<Type, campaign::Saying>) {
      write_json(*this, value);
    } else if constexpr (requires { value.write(*this); }) {
      value.write(*this);
    } else if constexpr (std::same_as<Type, bool>) {
      text_ += value ? "true" : "false";
    } else if constexpr (Whole<Type>) {
      text_ += std::to_string(value);
    } else if constexpr (std::same_as<Type, std::string>) {
      put_text(value);
    } else if constexpr (std::same_as<Type, double>) {
      put_number(value);
    } else if constexpr (std::same_as<Type, std::vector<GameLine>> || std::same_as<Type, Ratings>) {
      put_text(to_string(value));
    } else if constexpr (kIs<Type, campaign::Shared>) {
      put(*value);
    } else if constexpr (kIs<Type, std::optional>) {
      if (value)
        put(*value);
      else
        text_ += "null";
    } else if constexpr (Listed<Type>) {
      put_list(value);
    } else if constexpr (kIs<Type, std::map>) {
      put_map(value);
    } else if constexpr (HasMembers<Type>) {
      Object members(*this);
      each_member(value, members);
      members.end();
    } else if constexpr (HasWords<Type>) {
      put_text(name_of(value));
    } else if constexpr (Slugged<Type>) {
      put_text(value.slug);
    } else {
      static_assert(Counted<Type>);
      put(value.value);
    }
  }

  /// An object of JSON, whose members may come in any order (MemberVisitor). Names must outlive it.
  class Object {
   public:
    explicit Object(JsonWriter& out) : out_(out), begin_(out.text_.size()) { out_.text_ += '{'; }

    void always(const char* name, const auto& member) { add(name, member); }
    void since(const char* name, const auto& member) { add(name, member); }
    void if_any(const char* name, const auto& member) {
      if constexpr (requires { member.empty(); }) {
        if (!member.empty()) add(name, member);
      } else {
        if (member != 0) add(name, member);
      }
    }

    template <typename Member>
    void add(std::string_view name, const Member& member) {
      begin_member(name);
      out_.put(member);
      members_.back().end = out_.text_.size();
    }
    /// Must be the last: only now are they in order.
    void end();

   private:
    struct Member {
      std::string_view name;
      std::size_t begin = 0, end = 0;  ///< in the text, with its name
    };
    void begin_member(std::string_view name);

    JsonWriter& out_;
    std::size_t begin_;
    std::vector<Member> members_;
  };

  /// In quotation marks. A byte that is not UTF-8 becomes a replacement character.
  void put_text(std::string_view value);
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  void put_number(double value);

  void put_list(const auto& values) {
    char before = '[';
    for (const auto& value : values) {
      text_ += before;
      put(value);
      before = ',';
    }
    text_ += before == '[' ? "[]" : "]";
  }

  // JSON's names are texts: what is counted by place or side gets its word for a name, so that "/owners/berlin" is a
  // path.
  void put_map(const auto& values) {
    Object members(*this);
    for (const auto& [key, value] : values) members.add(name_of(key), value);
    members.end();
  }
  static std::string_view name_of(const std::string& key) { return key; }
  template <HasWords Enum>
  static std::string_view name_of(Enum key) {
    return words_of(key).at(static_cast<std::size_t>(key));
  }
  template <Slugged Id>
  static std::string_view name_of(const Id& key) {
    return key.slug;
  }

  std::string text_;
};

/// One line; a byte that is not UTF-8 becomes a replacement character.
template <typename Value>
std::string text_of(const Value& value) {
  JsonWriter writer;
  writer.put(value);
  return writer.take();
}

}  // namespace estafette
