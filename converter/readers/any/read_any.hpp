// Reads an order of battle in any format that we know. The content shows the format, never the file's name.
#pragma once

#include "base/files/files.hpp"
#include "converter/readers/any/reader_data.hpp"
#include "converter/readers/reading.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// What a person sees of a text: of a web page its words, of a wiki's or a Markdown table its rows. What is read, and
/// the lines of problems, are those of this text. `from`: what the umpire says it is.
[[nodiscard]] std::string as_read(const std::string& utf8, std::optional<Format> from, const ReaderData& data);

/// The format of a text, already decoded to UTF-8 and as it is read. A table that fits one of the umpire's mappings is
/// a spreadsheet. Throws Refusal, saying what was looked for, if it is in no format that we know.
[[nodiscard]] Format look_at(std::string_view utf8, const ReaderData& data, const std::string& file);

/// Reads a text as `from`, or as what it looks like; `file` is for problems, and its name may tell whose troops they
/// are. `nation`: of those whose nation a typed text or a table does not tell, as the umpire states it. Throws Refusal
/// with every problem.
[[nodiscard]] Reading read_any(const std::string& utf8, const std::string& file, std::optional<Format> from,
                               const ReaderData& data, const std::string& nation = "");

/// The same for a file in any encoding that we know.
[[nodiscard]] Reading read_any(const fs::path& path, std::optional<Format> from, const ReaderData& data);

/// What the columns of a spreadsheet seem to hold, for the umpire to correct (to_xml of mapping.hpp).
[[nodiscard]] Mapping propose_mapping(const std::string& utf8, const std::string& file, const ReaderData& data);

}  // namespace estafette::readers
