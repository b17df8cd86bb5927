// A zip archive in memory, and its parts by their names. Nothing in it is ever unpacked to a disk, so that no name in
// it leads anywhere; and an archive that means harm is refused before it fills the memory.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace estafette::readers {

inline constexpr std::size_t kMostParts = 10'000;  ///< of an archive; a workbook has some dozens
inline constexpr std::size_t kMostUnpacked =
    32'000'000;  ///< bytes of all parts that are read; a large sheet has three million

/// True if the bytes begin as a zip archive does.
[[nodiscard]] bool looks_like_archive(std::string_view bytes);

class Archive {
 public:
  /// Lists the parts; `bytes` must outlive the archive. Throws Refusal if there is no list, if it is longer than
  /// kMostParts, or if a name comes twice or leads out of the archive ("../x", "/x", "c:\x").
  Archive(std::string_view bytes, std::string file);
  ~Archive();
  Archive(const Archive&) = delete;
  Archive& operator=(const Archive&) = delete;

  [[nodiscard]] bool has(const std::string& part) const;

  /// The bytes of a part. Throws Refusal if it is not there, is damaged or locked with a password, or if with it more
  /// than kMostUnpacked bytes have been read.
  [[nodiscard]] std::string read(const std::string& part);

  [[nodiscard]] const std::string& file() const { return file_; }

 private:
  struct Zip;
  [[noreturn]] void refuse(const std::string& found, const std::string& expected, const std::string& remedy) const;
  void list_parts();

  std::string file_;
  std::unique_ptr<Zip> zip_;
  std::size_t unpacked_ = 0;  ///< bytes, of all parts so far
};

}  // namespace estafette::readers
