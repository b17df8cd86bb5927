// Zip archives for tests, good and bad, made here from their parts: nothing that somebody else has made is kept.
#pragma once

#include <string>
#include <vector>

namespace estafette::test {

/// A part of an archive. What is false in it, an archive that is damaged or means harm would have.
struct ZipPart {
  std::string name, content;
  bool packed = true;   ///< as letters with the codes that every unpacker knows; otherwise as it is
  unsigned flags = 0;   ///< 1: locked with a password
  unsigned spoilt = 0;  ///< added to its checksum
};

[[nodiscard]] std::string zipped(const std::vector<ZipPart>& parts);

}  // namespace estafette::test
