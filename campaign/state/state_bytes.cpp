#include "campaign/state/state_bytes.hpp"

#include "base/bytes.hpp"
#include "campaign/state/members.hpp"
#include "campaign/state/sorts.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <string_view>
#include <type_traits>
#include <typeindex>
#include <utility>

namespace estafette::campaign {
namespace {

/// Writes values one behind the other.
class BytesWriter {
 public:
  void always(const char*, const auto& member) { put(member); }
  void since(const char*, const auto& member) { put(member); }
  void if_any(const char*, const auto& member) { put(member); }

  template <typename Type>
  void put(const Type& value) {
    if constexpr (std::same_as<Type, int>) {
      bytes_.whole(value);
    } else if constexpr (Whole<Type>) {
      bytes_.number(value);
    } else if constexpr (std::same_as<Type, std::string>) {
      bytes_.text(value);
    } else if constexpr (std::same_as<Type, std::vector<GameLine>>) {
      put(value.empty() ? std::string() : to_string(value));
    } else if constexpr (std::same_as<Type, Ratings>) {
      put(to_string(value));
    } else if constexpr (HasWords<Type>) {
      bytes_.number(static_cast<std::uint64_t>(value));
    } else if constexpr (Slugged<Type>) {
      put(value.slug);
    } else if constexpr (kIs<Type, std::optional>) {
      put(value.has_value());
      if (value) put(*value);
    } else if constexpr (Listed<Type>) {
      bytes_.number(value.size());
      for (const auto& one : value) put(one);
    } else if constexpr (kIs<Type, std::map>) {
      bytes_.number(value.size());
      for (const auto& [key, one] : value) {
        put(key);
        put(one);
      }
    } else if constexpr (kIs<Type, Shared>) {
      put(*value);
    } else if constexpr (Counted<Type>) {
      put(value.value);
    } else {
      each_member(value, *this);
    }
  }

  [[nodiscard]] std::string take() { return bytes_.take(); }

 private:
  BytesOut bytes_;
};

/// Reads what BytesWriter has written, or anything at all. Throws std::runtime_error where the bytes are no such value.
class BytesReader {
 public:
  explicit BytesReader(std::string_view bytes) : bytes_(bytes, "a state") {}

  void always(const char*, auto& member) { get(member); }
  void since(const char*, auto& member) { get(member); }
  void if_any(const char*, auto& member) { get(member); }

  template <typename Type>
  void get(Type& value) {
    if constexpr (std::same_as<Type, int>) {
      const std::int64_t wide = bytes_.whole();
      value = static_cast<int>(wide);
      bytes_.require(value == wide);
    } else if constexpr (std::same_as<Type, bool>) {
      value = bytes_.number(1) == 1;
    } else if constexpr (Whole<Type>) {
      value = bytes_.number();
    } else if constexpr (std::same_as<Type, std::string>) {
      value = bytes_.text();
    } else if constexpr (std::same_as<Type, std::vector<GameLine>>) {
      const std::string_view lines = bytes_.text();
      if (lines.empty()) return;
      auto read = game_lines_from(lines);
      bytes_.require(read.has_value());
      value = *std::move(read);
    } else if constexpr (std::same_as<Type, Ratings>) {
      const auto read = ratings_from(bytes_.text());
      bytes_.require(read.has_value());
      value = *read;
    } else if constexpr (HasWords<Type>) {
      value = static_cast<Type>(bytes_.number(words_of(value).size() - 1));
    } else if constexpr (Slugged<Type>) {
      get(value.slug);
    } else if constexpr (kIs<Type, std::optional>) {
      bool any = false;
      get(any);
      if (any) get(value.emplace());
    } else if constexpr (kIs<Type, std::vector>) {
      value.clear();  // room is taken as it is needed: bytes that are no state's could ask for any
      for (std::size_t more = bytes_.how_many(); more > 0; --more) get(value.emplace_back());
    } else if constexpr (kIs<Type, std::set>) {
      for (std::size_t more = bytes_.how_many(); more > 0; --more) {
        typename Type::value_type one;
        get(one);
        value.insert(value.end(), std::move(one));
      }
    } else if constexpr (kIs<Type, std::map>) {
      for (std::size_t more = bytes_.how_many(); more > 0; --more) {
        typename Type::key_type key;
        get(key);
        get(value[std::move(key)]);
      }
    } else if constexpr (kIs<Type, Shared>) {
      get(value.edit());
    } else if constexpr (Counted<Type>) {
      get(value.value);
    } else {
      bytes_.require(++depth_ <= kDeepest);
      each_member(value, *this);
      --depth_;
    }
  }

  void end() const { bytes_.end(); }

 private:
  static constexpr int kDeepest = 30;  // commands within commands; ours have six levels

  BytesIn bytes_;
  int depth_ = 0;
};

/// Writes down what types are made of.
class Shape {
 public:
  void always(const char* name, const auto& member) { add(name, member); }
  void since(const char* name, const auto& member) { add(name, member); }
  void if_any(const char* name, const auto& member) { add(name, member); }

  template <typename Type>
  void of() {
    if constexpr (std::same_as<Type, int> || Counted<Type>) {
      text += "int";
    } else if constexpr (std::same_as<Type, std::string> || Whole<Type> || std::same_as<Type, std::vector<GameLine>> ||
                         std::same_as<Type, Ratings> || Slugged<Type>) {
      text += std::same_as<Type, bool> ? "bool" : Whole<Type> ? "wide" : "text";
    } else if constexpr (HasWords<Type>) {
      for (const std::string& word : words_of(Type())) text += word + "|";
    } else if constexpr (kIs<Type, std::optional> || Listed<Type>) {
      text += kIs<Type, std::optional> ? "?" : "*";
      of<typename Type::value_type>();
    } else if constexpr (kIs<Type, Shared>) {
      of<typename Type::Inner>();
    } else if constexpr (kIs<Type, std::map>) {
      of<typename Type::key_type>();
      text += ">";
      of<typename Type::mapped_type>();
    } else {
      text += "{";
      if (known_.insert(std::type_index(typeid(Type))).second) {
        const Type empty{};
        each_member(empty, *this);
      }
      text += "}";
    }
  }

  std::string text;

 private:
  template <typename Member>
  void add(const char* name, const Member&) {
    text += std::string(name) + ":";
    of<Member>();
    text += ",";
  }

  std::set<std::type_index> known_;  // a formation has formations
};

/// Calls `use` with each member's name and the member.
template <typename Use>
struct EachOf {
  Use use;
  void always(const char* name, auto& member) { use(name, member); }
  void since(const char* name, auto& member) { use(name, member); }
  void if_any(const char* name, auto& member) { use(name, member); }
};

template <typename Use>
EachOf(Use) -> EachOf<Use>;  // for clang 14, which deduces none for an aggregate by itself

}  // namespace

std::vector<StatePart> parts_of(const State& state) {
  std::vector<StatePart> parts;
  EachOf each{[&](const char* name, const auto& member) {
    BytesWriter writer;
    writer.put(member);
    parts.push_back({name, writer.take()});
  }};
  each_member(state, each);
  return parts;
}

State state_of(const std::vector<StatePart>& parts) {
  State state;
  std::size_t read = 0;
  EachOf each{[&](const char* name, auto& member) {
    const auto found =
        std::find_if(parts.begin(), parts.end(), [&](const StatePart& part) { return part.name == name; });
    if (found == parts.end()) throw std::runtime_error(std::string("no \"") + name + "\"");
    member = {};
    BytesReader reader(found->bytes);
    reader.get(member);
    reader.end();
    ++read;
  }};
  each_member(state, each);
  if (read != parts.size()) throw std::runtime_error("a part that no state has");
  return state;
}

const std::string& shape_of_state() {
  static const std::string shape = [] {
    Shape made;
    made.of<State>();
    return made.text;
  }();
  return shape;
}

}  // namespace estafette::campaign
