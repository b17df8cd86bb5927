#include "campaign/state/json_state.hpp"

#include "campaign/state/json_parts.hpp"
#include "campaign/state/json_reader.hpp"

#include <charconv>
#include <stdexcept>

namespace estafette::campaign {
namespace {

using Path = std::vector<std::string>;

Path path_from(const std::string& text) {
  Path path;
  try {
    for (json::json_pointer place(text); !place.empty(); place.pop_back()) path.insert(path.begin(), place.back());
  } catch (const json::exception& error) {
    throw std::runtime_error(error.what());
  }
  return path;
}

/// Puts a value into the one place of a state that a path leads to. What does not fit is refused before anything has
/// changed.
class Amendment {
 public:
  Amendment(const std::string& path, const std::string& value) : path_(path_from(path)), value_(value) {}

  template <typename Type>
  void put_into(Type& value, std::size_t level = 0) const {
    if (level == path_.size())
      value = read<Type>();
    else if constexpr (kIs<Type, Shared>)
      put_into(value.edit(), level);  // NOLINT(bugprone-branch-clone): each calls a function of its own
    else if constexpr (HasMembers<Type>)
      put_into_member(value, level);
    else if constexpr (kIs<Type, std::optional>)
      put_into(value ? *value : no_such_place<typename Type::value_type&>(), level);
    else if constexpr (kIs<Type, std::map>)
      put_into_map(value, level);
    else if constexpr (kIs<Type, std::vector> && !std::same_as<Type, std::vector<GameLine>>)
      put_into_list(value, level);
    else
      no_such_place();
  }

 private:
  struct Member {
    const Amendment& amendment;
    std::size_t level = 0;
    bool found = false;

    void always(const char* name, auto& member) {
      if (amendment.path_[level] != name) return;
      found = true;
      amendment.put_into(member, level + 1);
    }
    void since(const char* name, auto& member) { always(name, member); }
    void if_any(const char* name, auto& member) { always(name, member); }
  };

  void put_into_member(auto& value, std::size_t level) const {
    Member member{*this, level};
    each_member(value, member);
    if (!member.found) no_such_place();
  }

  template <typename Key, typename Value>
  void put_into_map(std::map<Key, Value>& values, std::size_t level) const {
    for (auto& [key, value] : values)
      if (word_of(key) == path_[level]) return put_into(value, level + 1);
    // What is counted by name may grow; anything else that is amended is there already.
    const std::string& list = path_.front();
    const bool may_grow = list == "establishment" || list == "batteries" || list == "traffic";
    if constexpr (std::same_as<Key, std::string>)
      if (may_grow && level + 1 == path_.size()) return void(values.emplace(path_[level], read<Value>()));
    no_such_place();
  }

  template <typename Value>
  void put_into_list(std::vector<Value>& values, std::size_t level) const {
    const std::string& name = path_[level];
    if (name == "-" && path_.size() == 2 && path_.front() == "armies") return values.push_back(read<Value>());
    std::size_t index = values.size();
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), index);
    if (error != std::errc() || end != name.data() + name.size() || index >= values.size()) no_such_place();
    put_into(values[index], level + 1);
  }

  template <typename Type>
  [[nodiscard]] Type read() const {
    return read_from<Type>(value_);
  }

  [[nodiscard]] static std::string word_of(const std::string& key) { return key; }
  [[nodiscard]] static std::string word_of(Side key) { return to_string(key); }
  [[nodiscard]] static std::string word_of(const auto& id) { return id.slug; }

  template <typename Result = void>
  [[noreturn]] static Result no_such_place() {
    throw std::runtime_error("no such place in the state");
  }

  Path path_;
  const std::string& value_;
};

}  // namespace

std::string to_json(const State& state) {
  return text_of(state);
}

State amended(const State& state, const std::string& path, const std::string& value) {
  State after = state;
  Amendment(path, value).put_into(after);
  return after;
}

}  // namespace estafette::campaign
