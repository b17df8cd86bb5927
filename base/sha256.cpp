#include "base/sha256.hpp"

#include "base/transfer.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace estafette {
namespace {

constexpr std::size_t kDigestBlock = 64;  ///< bytes
using Digest = std::array<std::uint32_t, 8>;

constexpr Digest kStart = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
constexpr std::array<std::uint32_t, 64> kRound = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t word_at(std::string_view bytes, std::size_t at) {
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < 4; ++i) word = word << 8 | static_cast<unsigned char>(bytes[at + i]);
  return word;
}

/// The letters change places instead of their values: the next round calls what was `h` in this one its `a`.
inline void one_round(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t& d, std::uint32_t e,
                      std::uint32_t f, std::uint32_t g, std::uint32_t& h, std::uint32_t word) {
  h += (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + (g ^ (e & (f ^ g))) + word;
  d += h;
  h += (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) | (c & (a | b)));
}

void add_block(Digest& digest, std::string_view block) {
  std::array<std::uint32_t, 64> w{};
  for (std::size_t i = 0; i < 16; ++i) w[i] = word_at(block, 4 * i);
  for (std::size_t i = 16; i < w.size(); ++i) {
    const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
    const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  auto [a, b, c, d, e, f, g, h] = digest;
  const auto word = [&w](std::size_t i) { return kRound[i] + w[i]; };
  for (std::size_t i = 0; i < w.size(); i += digest.size()) {
    one_round(a, b, c, d, e, f, g, h, word(i));
    one_round(h, a, b, c, d, e, f, g, word(i + 1));
    one_round(g, h, a, b, c, d, e, f, word(i + 2));
    one_round(f, g, h, a, b, c, d, e, word(i + 3));
    one_round(e, f, g, h, a, b, c, d, word(i + 4));
    one_round(d, e, f, g, h, a, b, c, word(i + 5));
    one_round(c, d, e, f, g, h, a, b, word(i + 6));
    one_round(b, c, d, e, f, g, h, a, word(i + 7));
  }
  const Digest worked = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < digest.size(); ++i) digest[i] += worked[i];
}

/// What is left behind the last whole block, with a one bit behind it, zeros, and the length of all in bits, so that
/// whole blocks are full.
std::string last_blocks(std::string_view bytes) {
  std::string rest(bytes.substr(bytes.size() - bytes.size() % kDigestBlock));
  rest += '\x80';
  const std::size_t blocks = rest.size() + 8 > kDigestBlock ? 2 : 1;
  rest.resize(blocks * kDigestBlock - 8, '\0');
  const std::uint64_t bits = 8 * static_cast<std::uint64_t>(bytes.size());
  for (int shift = 56; shift >= 0; shift -= 8) rest += static_cast<char>(bits >> shift & 0xFF);
  return rest;
}

}  // namespace

std::string sha256(std::string_view bytes) {
  Digest digest = kStart;
  std::size_t at = 0;
  for (; at + kDigestBlock <= bytes.size(); at += kDigestBlock) add_block(digest, bytes.substr(at, kDigestBlock));
  const std::string last = last_blocks(bytes);
  for (at = 0; at < last.size(); at += kDigestBlock) add_block(digest, std::string_view(last).substr(at, kDigestBlock));
  std::string result;
  for (const std::uint32_t word : digest)
    for (int shift = 24; shift >= 0; shift -= 8) result += static_cast<char>(word >> shift & 0xFF);
  return result;
}

std::string sha256_base64(std::string_view bytes) {
  return base64(sha256(bytes));
}

}  // namespace estafette
