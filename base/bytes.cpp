#include "base/bytes.hpp"

#include <cmath>
#include <cstring>
#include <stdexcept>

namespace estafette {
namespace {

constexpr unsigned kSign = 63;
constexpr unsigned kByte = 8;  // bits

}  // namespace

void BytesOut::whole(std::int64_t value) {
  number((static_cast<std::uint64_t>(value) << 1U) ^ static_cast<std::uint64_t>(value >> kSign));
}

void BytesOut::real(double value) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  for (std::size_t i = 0; i < sizeof bits; ++i, bits >>= kByte) bytes_ += static_cast<char>(bits & 0xFFU);
}

void BytesOut::text(std::string_view value) {
  number(value.size());
  bytes_ += value;
}

std::int64_t BytesIn::whole() {
  const std::uint64_t read = number();
  return static_cast<std::int64_t>((read >> 1U) ^ (~(read & 1U) + 1));
}

double BytesIn::real() {
  std::uint64_t bits = 0;
  require(bytes_.size() >= sizeof bits);
  for (std::size_t i = sizeof bits; i > 0; --i) bits = bits << kByte | static_cast<unsigned char>(bytes_[i - 1]);
  bytes_.remove_prefix(sizeof bits);
  double value = 0;
  std::memcpy(&value, &bits, sizeof value);
  require(std::isfinite(value));
  return value;
}

std::string_view BytesIn::text() {
  const std::size_t size = number(bytes_.size());
  require(size <= bytes_.size());
  const std::string_view read = bytes_.substr(0, size);
  bytes_.remove_prefix(size);
  return read;
}

void BytesIn::refuse() const {
  throw std::runtime_error(std::string("bytes that are not those of ") + what_);
}

}  // namespace estafette
