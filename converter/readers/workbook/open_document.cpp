#include "converter/readers/workbook/open_document.hpp"

#include "base/problem.hpp"
#include "converter/readers/workbook/archive.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>

namespace estafette::readers {
namespace {

constexpr const char* kContent = "content.xml";

std::string kind_of(std::string_view sort) {
  return fmt::format("opendocument.{}", sort);
}

}  // namespace

bool is_open_document(std::string_view bytes, std::string_view sort) {
  if (!looks_like_archive(bytes)) return false;
  if (bytes.find(kind_of(sort)) != std::string_view::npos) return true;
  if (bytes.find(kContent) == std::string_view::npos) return false;
  try {
    Archive archive(bytes, "");
    return archive.has(kContent) && archive.read(kContent).find(fmt::format("<office:{}", sort)) != std::string::npos;
  } catch (const Refusal&) {
    return false;  // damaged: then it is told of as the archive that it is
  }
}

bool is_flat_open_document(std::string_view bytes, std::string_view sort) {
  constexpr std::size_t kBegins = 16'384;  // bytes: the names of all that such a file may hold come first
  const std::string_view begin = bytes.substr(0, kBegins);
  if (looks_like_archive(bytes)) return false;  // whose parts may be kept as they are
  return begin.find("<office:document") != std::string_view::npos &&
         begin.find(kind_of(sort)) != std::string_view::npos;
}

}  // namespace estafette::readers
