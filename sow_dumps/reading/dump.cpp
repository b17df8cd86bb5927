#include "sow_dumps/reading/dump.hpp"

#include <fmt/format.h>

namespace estafette::dumps {

std::string to_string(const DumpRemark& remark) {
  return remark.line > 0 ? fmt::format("{}:{}: {}", remark.file, remark.line, remark.text)
                         : fmt::format("{}: {}", remark.file, remark.text);
}

}  // namespace estafette::dumps
