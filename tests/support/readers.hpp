// The data files of the readers that are shipped, read once.
#pragma once

#include "converter/readers/any/reader_data.hpp"

namespace estafette::test {

[[nodiscard]] inline const readers::ReaderData& reader_data() {
  static const readers::ReaderData kData =
      readers::read_reader_data(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/readers");
  return kData;
}

}  // namespace estafette::test
