#include "converter/readers/workbook/archive.hpp"

#include "base/problem.hpp"
#include "base/table.hpp"
#include "base/text.hpp"

#include <fmt/format.h>
#include <minizip/unzip.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestPartName = 512;  ///< bytes
constexpr std::size_t kPieceRead = 65'536;     ///< bytes at a time
constexpr uLong kLocked = 1;                   ///< the flag of a part that has a password
constexpr const char* kSaveAgain = "Open it in the program that made it and save it again, or save the sheet as CSV";

/// What minizip takes for a file: the bytes, and how far they have been read.
struct MemoryFile {
  std::string_view bytes;
  std::size_t at = 0;
};

voidpf open_memory(voidpf opaque, const void* /*name*/, int mode) {
  return (mode & ZLIB_FILEFUNC_MODE_READWRITEFILTER) == ZLIB_FILEFUNC_MODE_READ ? opaque : nullptr;
}

uLong read_memory(voidpf /*opaque*/, voidpf stream, void* to, uLong size) {
  auto& file = *static_cast<MemoryFile*>(stream);
  const std::size_t taken = std::min<std::size_t>(size, file.bytes.size() - file.at);
  if (taken > 0) std::memcpy(to, file.bytes.data() + file.at, taken);
  file.at += taken;
  return static_cast<uLong>(taken);
}

uLong write_memory(voidpf /*opaque*/, voidpf /*stream*/, const void* /*from*/, uLong /*size*/) {
  return 0;
}

ZPOS64_T tell_memory(voidpf /*opaque*/, voidpf stream) {
  return static_cast<MemoryFile*>(stream)->at;
}

long seek_memory(voidpf /*opaque*/, voidpf stream, ZPOS64_T offset, int origin) {
  auto& file = *static_cast<MemoryFile*>(stream);
  const std::size_t size = file.bytes.size();
  const std::size_t from = origin == ZLIB_FILEFUNC_SEEK_SET ? 0 : origin == ZLIB_FILEFUNC_SEEK_CUR ? file.at : size;
  if (offset > size - from) return -1;
  file.at = from + static_cast<std::size_t>(offset);
  return 0;
}

int close_memory(voidpf /*opaque*/, voidpf /*stream*/) {
  return 0;
}

/// "../x", "/x", "c:\x": a name that leads somewhere else if somebody unpacks it.
bool leads_out(const std::string& name) {
  if (name.empty() || name.front() == '/' || name.find('\\') != std::string::npos) return true;
  if (name.find(':') != std::string::npos || name.find('\0') != std::string::npos) return true;
  const std::vector<std::string> parts = split(name, '/');
  return std::any_of(parts.begin(), parts.end(), [](const std::string& part) { return part == ".." || part == "."; });
}

}  // namespace

struct Archive::Zip {
  MemoryFile memory;
  unzFile open = nullptr;
  std::map<std::string, unz64_file_pos> parts{};
};

bool looks_like_archive(std::string_view bytes) {
  return bytes.starts_with("PK\x03\x04");
}

Archive::Archive(std::string_view bytes, std::string file)
    : file_(std::move(file)), zip_(std::make_unique<Zip>(Zip{.memory = {.bytes = bytes}})) {
  zlib_filefunc64_def ways{open_memory, read_memory,  write_memory, tell_memory,
                           seek_memory, close_memory, close_memory, &zip_->memory};
  zip_->open = unzOpen2_64("", &ways);
  if (zip_->open == nullptr)
    refuse("an archive without its list of parts", "a whole file",
           "Was it cut off when it was sent or copied? Get it again");
  try {
    list_parts();
  } catch (...) {
    unzClose(zip_->open);
    throw;
  }
}

Archive::~Archive() {
  unzClose(zip_->open);
}

void Archive::refuse(const std::string& found, const std::string& expected, const std::string& remedy) const {
  throw Refusal(Problem{file_, 0, "", found, expected, remedy});
}

void Archive::list_parts() {
  for (int more = unzGoToFirstFile(zip_->open); more == UNZ_OK; more = unzGoToNextFile(zip_->open)) {
    unz_file_info64 info{};
    std::array<char, kLongestPartName + 1> name{};
    if (unzGetCurrentFileInfo64(zip_->open, &info, name.data(), kLongestPartName, nullptr, 0, nullptr, 0) != UNZ_OK)
      refuse("an archive whose list of parts is damaged", "a whole file", kSaveAgain);
    if (info.size_filename > kLongestPartName)
      refuse("a part with a name of many hundred letters", "a workbook", kSaveAgain);
    std::string part(name.data(), info.size_filename);
    if (part.ends_with('/')) continue;  // a folder
    if (leads_out(part)) refuse(part, "parts whose names stay in the archive", "Do not trust this file");
    unz64_file_pos place{};
    if (unzGetFilePos64(zip_->open, &place) != UNZ_OK) refuse(part, "a part that can be found", kSaveAgain);
    if (!zip_->parts.emplace(std::move(part), place).second)
      refuse("an archive with two parts of one name", "each name once", "Do not trust this file");
    if (zip_->parts.size() > kMostParts)
      refuse(fmt::format("more than {} parts", figure(kMostParts)), "a workbook", "Is this the right file?");
  }
}

bool Archive::has(const std::string& part) const {
  return zip_->parts.contains(part);
}

std::string Archive::read(const std::string& part) {
  const auto found = zip_->parts.find(part);
  if (found == zip_->parts.end()) refuse("", fmt::format("{} in the archive", part), kSaveAgain);
  unz_file_info64 info{};
  if (unzGoToFilePos64(zip_->open, &found->second) != UNZ_OK ||
      unzGetCurrentFileInfo64(zip_->open, &info, nullptr, 0, nullptr, 0, nullptr, 0) != UNZ_OK)
    refuse(part, "a part that can be found", kSaveAgain);
  if ((info.flag & kLocked) != 0)
    refuse(part + ", locked with a password", "a file without one", "Save it without a password");
  if (unzOpenCurrentFile(zip_->open) != UNZ_OK)
    refuse(part + ", damaged or packed in a rare way", "a whole file", kSaveAgain);
  std::string bytes;
  std::string piece(kPieceRead, '\0');
  int taken = 0;
  while ((taken = unzReadCurrentFile(zip_->open, piece.data(), kPieceRead)) > 0) {
    unpacked_ += static_cast<std::size_t>(taken);
    if (unpacked_ > kMostUnpacked) {
      unzCloseCurrentFile(zip_->open);
      refuse(fmt::format("{}, which unpacks to more than all that may be read", part),
             fmt::format("at most {} bytes of tables", figure(kMostUnpacked)),
             "If the file is to be trusted, save the sheet as CSV");
    }
    bytes.append(piece.data(), static_cast<std::size_t>(taken));
  }
  const int closed = unzCloseCurrentFile(zip_->open);
  if (taken < 0 || closed != UNZ_OK || bytes.size() != info.uncompressed_size)
    refuse(part + ", damaged", "a whole file", kSaveAgain);
  return bytes;
}

}  // namespace estafette::readers
