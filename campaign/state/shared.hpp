// A large part of the state that hardly ever changes: copies of the state share it until one of them changes it.
#pragma once

#include <memory>
#include <utility>

namespace estafette::campaign {

template <typename Value>
class Shared {
 public:
  using Inner = Value;

  Shared() : value_(std::make_shared<Value>()) {}
  // NOLINTNEXTLINE(google-explicit-constructor): it stands wherever the value would.
  Shared(Value value) : value_(std::make_shared<Value>(std::move(value))) {}
  Shared(const Shared&) = default;  // moved as well: what was moved from still has its value
  Shared& operator=(const Shared&) = default;
  ~Shared() = default;

  [[nodiscard]] const Value& operator*() const { return *value_; }
  [[nodiscard]] const Value* operator->() const { return value_.get(); }
  // NOLINTNEXTLINE(google-explicit-constructor)
  operator const Value&() const { return *value_; }

  [[nodiscard]] auto begin() const { return std::as_const(*value_).begin(); }
  [[nodiscard]] auto end() const { return std::as_const(*value_).end(); }
  [[nodiscard]] auto size() const { return value_->size(); }
  [[nodiscard]] bool empty() const { return value_->empty(); }
  [[nodiscard]] const auto& at(const auto& key) const { return std::as_const(*value_).at(key); }
  [[nodiscard]] auto find(const auto& key) const { return std::as_const(*value_).find(key); }
  [[nodiscard]] bool contains(const auto& key) const { return value_->contains(key); }

  /// The value, to be changed: from now on it is this one's own.
  [[nodiscard]] Value& edit() {
    if (value_.use_count() > 1) value_ = std::make_shared<Value>(*value_);
    return *value_;
  }

  bool operator==(const Shared& other) const { return value_ == other.value_ || *value_ == *other.value_; }

 private:
  std::shared_ptr<Value> value_;
};

}  // namespace estafette::campaign
