#include "desk/deeds/zip.hpp"

#include <cstdint>

namespace estafette::desk {
namespace {

constexpr std::uint32_t kLocal = 0x04034b50, kCentral = 0x02014b50, kEnd = 0x06054b50;
constexpr std::uint32_t kVersion = 20, kNamesAreUtf8 = 0x800, kFirstDay = 0x21;  // 1 January 1980: no hour is told

void add(std::string& bytes, std::uint32_t value, int count) {
  for (int i = 0; i < count; ++i) bytes += static_cast<char>(static_cast<unsigned char>(value >> (8 * i)));
}

std::uint32_t crc(const std::string& bytes) {
  std::uint32_t sum = 0xFFFFFFFF;
  for (const char byte : bytes) {
    sum ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320 : 0);
  }
  return ~sum;
}

/// What both headers of a file say of it.
std::string facts_of(const std::string& name, const std::string& bytes) {
  std::string facts;
  add(facts, kVersion, 2);
  add(facts, kNamesAreUtf8, 2);
  add(facts, 0, 2);  // stored
  add(facts, 0, 2);
  add(facts, kFirstDay, 2);
  add(facts, crc(bytes), 4);
  add(facts, static_cast<std::uint32_t>(bytes.size()), 4);
  add(facts, static_cast<std::uint32_t>(bytes.size()), 4);
  add(facts, static_cast<std::uint32_t>(name.size()), 2);
  add(facts, 0, 2);
  return facts;
}

}  // namespace

std::string zipped(const std::vector<Document>& files) {
  std::string archive, directory;
  for (const Document& file : files) {
    const std::string name = file.path.generic_string();
    const std::string facts = facts_of(name, file.bytes);
    const auto at = static_cast<std::uint32_t>(archive.size());
    add(archive, kLocal, 4);
    archive += facts + name + file.bytes;
    add(directory, kCentral, 4);
    add(directory, kVersion, 2);
    directory += facts;
    for (const int bytes : {2, 2, 2, 4}) add(directory, 0, bytes);  // no comment, one disk, no attributes
    add(directory, at, 4);
    directory += name;
  }
  const auto begins = static_cast<std::uint32_t>(archive.size());
  archive += directory;
  add(archive, kEnd, 4);
  add(archive, 0, 4);
  for (int i = 0; i < 2; ++i) add(archive, static_cast<std::uint32_t>(files.size()), 2);
  add(archive, static_cast<std::uint32_t>(directory.size()), 4);
  add(archive, begins, 4);
  add(archive, 0, 2);
  return archive;
}

}  // namespace estafette::desk
