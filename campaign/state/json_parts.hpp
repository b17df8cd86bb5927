// How the values that the state is made of are written in JSON. Only the files that write it include this.
#pragma once

#include "campaign/state/members.hpp"
#include "campaign/state/saying.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace estafette {

using nlohmann::json;

// JSON's names are texts: what is counted by place or side gets its word for a name, so that "/owners/berlin" is a
// path.
[[nodiscard]] json by_name(const std::map<campaign::NodeId, campaign::Side>& owners);
[[nodiscard]] json by_name(const std::map<campaign::Side, std::vector<campaign::Sighting>>& known);
[[nodiscard]] json by_name(const std::map<campaign::ForceId, campaign::RuledLine>& lines);

/// Writes the members of a value (MemberVisitor).
struct JsonWriter {
  json& out;

  void always(const char* name, const auto& member) { out[name] = value_of(member); }
  void since(const char* name, const auto& member) { always(name, member); }
  void if_any(const char* name, const auto& member) {
    if constexpr (requires { member.empty(); }) {
      if (!member.empty()) always(name, member);
    } else {
      if (member != 0) always(name, member);
    }
  }

 private:
  template <typename Member>
  static json value_of(const Member& member) {
    if constexpr (requires { by_name(member); })
      return by_name(member);
    else if constexpr (std::same_as<Member, std::vector<GameLine>>)
      return to_string(member);
    else
      return member;
  }
};

}  // namespace estafette

namespace nlohmann {

template <typename T>
struct adl_serializer<std::optional<T>> {
  static void to_json(json& out, const std::optional<T>& value) { out = value ? json(*value) : json(nullptr); }
};

template <typename T>
struct adl_serializer<estafette::campaign::Shared<T>> {
  static void to_json(json& out, const estafette::campaign::Shared<T>& value) { out = *value; }
};

template <estafette::HasMembers Type>
struct adl_serializer<Type> {
  static void to_json(json& out, const Type& value) {
    out = json::object();
    estafette::JsonWriter writer{out};
    each_member(value, writer);
  }
};

template <estafette::HasWords Enum>
struct adl_serializer<Enum> {
  static void to_json(json& out, Enum value) { out = words_of(value).at(static_cast<std::size_t>(value)); }
};

}  // namespace nlohmann

namespace estafette {

/// One line; a byte that is not UTF-8 becomes a replacement character.
template <typename Value>
std::string text_of(const Value& value) {
  return json(value).dump(-1, ' ', false, json::error_handler_t::replace);
}

template <typename Sort>
void to_json(json& out, Count<Sort> count) {
  out = count.value;
}

inline void to_json(json& out, const Ratings& ratings) {
  out = to_string(ratings);
}

namespace map {

inline void to_json(json& out, const NodeId& id) {
  out = id.slug;
}
inline void to_json(json& out, Turn turn) {
  out = turn.value;
}

}  // namespace map

namespace campaign {

inline void to_json(json& out, const ForceId& id) {
  out = id.slug;
}

// These take more than a line: json_sayings.cpp.
void to_json(json& out, const Figure& figure);
void to_json(json& out, const Saying& saying);

}  // namespace campaign
}  // namespace estafette
