#include "sow_dumps/reading/other_files.hpp"

#include "base/text.hpp"

#include <array>

namespace estafette::dumps {
namespace {

struct FileStart {
  std::string_view begins;  // in small letters
  std::string_view is;
};

constexpr std::array kBeginnings = {
    FileStart{"pk\x03\x04", "an Excel workbook or another packed file"},
    FileStart{"level,", "an outline of an order of battle"},
    FileStart{"level;", "an outline of an order of battle"},
    FileStart{"unit_id,name,formation,kind,before", "a list of losses that estafette wrote"},
    FileStart{"unit_id,name,formation,pool,turn", "a list of returns that estafette wrote"},
    FileStart{"side,level,formation_id", "a summary of losses that estafette wrote"},
    FileStart{"<battle", "a battle sheet"},
    FileStart{"<", "an XML or HTML file"},
};

}  // namespace

std::string looks_like(std::string_view bytes) {
  constexpr std::size_t kEnough = 1000;  // a declaration and a comment may come before the first element
  std::string start = fold(bytes.substr(0, kEnough));
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (start.starts_with(kMark)) start.erase(0, kMark.size());
  if (trim(start).empty()) return "an empty file";
  const std::string text(trim(start));
  if (text.starts_with("<?xml") && text.find("<battle") != std::string::npos) return "a battle sheet";
  for (const FileStart& file : kBeginnings) {
    if (text.starts_with(file.begins)) return std::string(file.is);
  }
  return "a file whose rows do not look like a dump";
}

}  // namespace estafette::dumps
