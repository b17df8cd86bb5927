// How the values that the state is made of are written in JSON. Only the files that write it include this.
#pragma once

#include "campaign/state/members.hpp"
#include "campaign/state/saying.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>

namespace estafette {

using nlohmann::json;

// JSON's names are texts: what is counted by place or side gets its word for a name, so that "/owners/berlin" is a
// path.
[[nodiscard]] json by_name(const std::map<campaign::NodeId, campaign::Side>& owners);
[[nodiscard]] json by_name(const std::map<campaign::Side, std::vector<campaign::Sighting>>& known);
[[nodiscard]] json by_name(const std::map<campaign::ForceId, campaign::RuledLine>& lines);
void by_name(const json& in, std::map<campaign::NodeId, campaign::Side>& owners);
void by_name(const json& in, std::map<campaign::Side, std::vector<campaign::Sighting>>& known);
void by_name(const json& in, std::map<campaign::ForceId, campaign::RuledLine>& lines);

/// A unit's lines of the game's own file, as one text.
[[nodiscard]] std::vector<GameLine> game_from(const json& in);

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

/// Reads the members of a value; what is not there keeps what it has.
struct JsonReader {
  const json& in;

  void always(const char* name, auto& member) { read(in.at(name), member); }
  void since(const char* name, auto& member) {
    if (const auto found = in.find(name); found != in.end()) read(*found, member);
  }
  void if_any(const char* name, auto& member) { since(name, member); }

 private:
  template <typename Member>
  static void read(const json& value, Member& member) {
    if constexpr (requires { by_name(value, member); })
      by_name(value, member);
    else if constexpr (std::same_as<Member, std::vector<GameLine>>)
      member = game_from(value);
    else
      value.get_to(member);
  }
};

}  // namespace estafette

namespace nlohmann {

template <typename T>
struct adl_serializer<std::optional<T>> {
  static void to_json(json& out, const std::optional<T>& value) { out = value ? json(*value) : json(nullptr); }
  static void from_json(const json& in, std::optional<T>& value) {
    value = in.is_null() ? std::nullopt : std::optional<T>(in.get<T>());
  }
};

/// A whole number: the library itself would take 4e88 men for any number of men.
template <>
struct adl_serializer<int> {
  static void to_json(json& out, int value) { out = std::int64_t{value}; }
  static void from_json(const json& in, int& value) {
    constexpr std::int64_t kMost = std::numeric_limits<int>::max();
    const bool negative = in.is_number_integer() && !in.is_number_unsigned();
    const bool fits = negative ? in.get<std::int64_t>() >= -kMost
                               : in.is_number_unsigned() && in.get<std::uint64_t>() <= std::uint64_t{kMost};
    if (!fits) throw std::runtime_error(in.dump() + " is no whole number of ours");
    value = static_cast<int>(in.get<std::int64_t>());
  }
};

template <estafette::HasMembers Type>
struct adl_serializer<Type> {
  static void to_json(json& out, const Type& value) {
    out = json::object();
    estafette::JsonWriter writer{out};
    each_member(value, writer);
  }
  static void from_json(const json& in, Type& value) {
    if (!in.is_object()) throw std::runtime_error(in.dump() + " has no members");
    value = Type();
    estafette::JsonReader reader{in};
    each_member(value, reader);
  }
};

template <estafette::HasWords Enum>
struct adl_serializer<Enum> {
  static void to_json(json& out, Enum value) { out = words_of(value).at(static_cast<std::size_t>(value)); }
  static void from_json(const json& in, Enum& value) {
    const auto word = in.get<std::string>();
    const std::vector<std::string>& words = words_of(value);
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) throw std::runtime_error("\"" + word + "\" is no word of the campaign's here");
    value = static_cast<Enum>(found - words.begin());
  }
};

}  // namespace nlohmann

namespace estafette {

/// One line; a byte that is not UTF-8 becomes a replacement character.
template <typename Value>
std::string text_of(const Value& value) {
  return json(value).dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Runs `read`; errors of the JSON library become the std::runtime_error that json.hpp promises.
template <typename Read>
auto reading_json(Read read) {
  try {
    return read();
  } catch (const json::exception& error) {
    throw std::runtime_error(error.what());
  }
}

/// The JSON of a text that somebody may have made up. Throws std::runtime_error if it is nested deeper than anything of
/// ours, and json::exception for what is no JSON.
[[nodiscard]] json json_of(const std::string& text);

template <typename Sort>
void to_json(json& out, Count<Sort> count) {
  out = count.value;
}
template <typename Sort>
void from_json(const json& in, Count<Sort>& count) {
  count.value = in.get<int>();
}

inline void to_json(json& out, const Ratings& ratings) {
  out = to_string(ratings);
}
inline void from_json(const json& in, Ratings& ratings) {
  const auto read = ratings_from(in.get<std::string>());
  if (!read) throw std::runtime_error("\"" + in.get<std::string>() + "\" is no commander's ratings");
  ratings = *read;
}

namespace map {

inline void to_json(json& out, const NodeId& id) {
  out = id.slug;
}
inline void from_json(const json& in, NodeId& id) {
  id.slug = in.get<std::string>();
}
inline void to_json(json& out, Turn turn) {
  out = turn.value;
}
inline void from_json(const json& in, Turn& turn) {
  turn.value = in.get<int>();
}

}  // namespace map

namespace campaign {

inline void to_json(json& out, const ForceId& id) {
  out = id.slug;
}
inline void from_json(const json& in, ForceId& id) {
  id.slug = in.get<std::string>();
}

// These take more than a line: json_sayings.cpp.
void to_json(json& out, const Figure& figure);
void from_json(const json& in, Figure& figure);
void to_json(json& out, const Saying& saying);
void from_json(const json& in, Saying& saying);

}  // namespace campaign
}  // namespace estafette
