#include "support/zipped.hpp"

#include <cstddef>
#include <cstdint>

namespace estafette::test {
namespace {

constexpr std::uint32_t kLongestRun = 258;  ///< of one letter, in one code

std::string number(std::uint64_t value, int bytes) {
  std::string text;
  for (int i = 0; i < bytes; ++i) text += static_cast<char>(static_cast<unsigned char>(value >> (8 * i)));
  return text;
}

std::uint32_t checksum(const std::string& text) {
  std::uint32_t sum = 0xFFFFFFFF;
  for (const char c : text) {
    sum ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320 : 0);
  }
  return ~sum;
}

class Bits {
 public:
  /// The lowest bit first, or as codes are written: the highest first.
  void put(std::uint32_t value, int count) {
    for (int i = 0; i < count; ++i) put_one((value >> i) & 1);
  }
  void put_code(std::uint32_t code, int count) {
    for (int i = count - 1; i >= 0; --i) put_one((code >> i) & 1);
  }
  [[nodiscard]] std::string all() const { return bytes_; }

 private:
  void put_one(std::uint32_t bit) {
    if (at_ % 8 == 0) bytes_ += '\0';
    bytes_.back() = static_cast<char>(static_cast<unsigned char>(bytes_.back()) | (bit << (at_ % 8)));
    ++at_;
  }
  std::string bytes_;
  std::size_t at_ = 0;
};

/// One block of fixed codes; long runs of a letter in a few bits, as a bomb has them.
std::string deflated(const std::string& text) {
  Bits bits;
  bits.put(1, 1);
  bits.put(1, 2);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::uint32_t letter = static_cast<unsigned char>(text[i]);
    letter < 144 ? bits.put_code(0x30 + letter, 8) : bits.put_code(0x190 + letter - 144, 9);
    while (i + kLongestRun < text.size() && text.compare(i + 1, kLongestRun, std::string(kLongestRun, text[i])) == 0) {
      bits.put_code(0xC5, 8);
      bits.put_code(0, 5);
      i += kLongestRun;
    }
  }
  bits.put_code(0, 7);
  return bits.all();
}

}  // namespace

std::string zipped(const std::vector<ZipPart>& parts) {
  std::string bytes;
  std::string list;
  for (const ZipPart& part : parts) {
    const std::string data = part.packed ? deflated(part.content) : part.content;
    const std::string head = number(20, 2) + number(part.flags, 2) + number(part.packed ? 8 : 0, 2) + number(0, 4) +
                             number(checksum(part.content) + part.spoilt, 4) + number(data.size(), 4) +
                             number(part.content.size(), 4) + number(part.name.size(), 2) + number(0, 2);
    list += "PK\x01\x02" + number(20, 2) + head + number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4) +
            number(bytes.size(), 4) + part.name;
    bytes += "PK\x03\x04" + head + part.name + data;
  }
  return bytes + list + "PK\x05\x06" + number(0, 4) + number(parts.size(), 2) + number(parts.size(), 2) +
         number(list.size(), 4) + number(bytes.size(), 4) + number(0, 2);
}

}  // namespace estafette::test
