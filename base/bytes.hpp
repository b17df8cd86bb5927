// Numbers and texts as bytes, one behind the other: many times as fast to read as a text with marks. What they mean
// only the two who write and read them know.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace estafette {

class BytesOut {
 public:
  /// Seven bits in each byte, the lowest first; the eighth says that there are more.
  void number(std::uint64_t value) {
    for (; value >= kMore; value >>= kBits) bytes_ += static_cast<char>((value % kMore) | kMore);
    bytes_ += static_cast<char>(value);
  }
  /// Small numbers of either sign take few bytes.
  void whole(std::int64_t value);
  /// Eight bytes: the same number to the last bit.
  void real(double value);
  /// Its length and its bytes.
  void text(std::string_view value);

  [[nodiscard]] std::string take() { return std::move(bytes_); }

  static constexpr unsigned kBits = 7;  ///< of a number in each byte
  static constexpr unsigned char kMore = 1U << kBits;

 private:
  std::string bytes_;
};

/// Reads what BytesOut has written, or anything at all. Throws std::runtime_error where the bytes are no such value.
class BytesIn {
 public:
  /// `what` these are the bytes of: "a map"; for messages.
  BytesIn(std::string_view bytes, const char* what) : bytes_(bytes), what_(what) {}

  [[nodiscard]] std::uint64_t number(std::uint64_t most = ~std::uint64_t{0}) {
    constexpr unsigned kLastShift = 63;
    std::uint64_t value = 0;
    for (unsigned shift = 0;; shift += BytesOut::kBits) {
      require(!bytes_.empty() && shift <= kLastShift);
      const auto byte = static_cast<unsigned char>(bytes_.front());
      bytes_.remove_prefix(1);
      value |= static_cast<std::uint64_t>(byte % BytesOut::kMore) << shift;
      if (byte < BytesOut::kMore) break;
    }
    require(value <= most);
    return value;
  }
  [[nodiscard]] std::int64_t whole();
  /// Never infinite, and always a number.
  [[nodiscard]] double real();
  /// Points into the bytes.
  [[nodiscard]] std::string_view text();
  /// How many values follow, each of which takes a byte at least: so nobody asks for room that there is no use for.
  [[nodiscard]] std::size_t how_many() { return number(bytes_.size()); }

  void require(bool holds) const {
    if (!holds) refuse();
  }
  /// REQUIRES that all has been read.
  void end() const { require(bytes_.empty()); }

 private:
  [[noreturn]] void refuse() const;

  std::string_view bytes_;
  const char* what_;
};

}  // namespace estafette
