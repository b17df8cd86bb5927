// The text of a PDF, taken out by pdftotext where that is installed. We do not read PDF ourselves.
#pragma once

#include "base/files/files.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace estafette {

[[nodiscard]] bool looks_like_pdf(std::string_view bytes);

/// pdftotext, if it is installed (base/files/run_program.hpp).
[[nodiscard]] std::optional<fs::path> find_pdftotext();

/// The text of its pages, columns kept in their places by blanks. Throws Refusal if `pdftotext` cannot read it or takes
/// too long, or if there is no text in it, only pictures of pages.
[[nodiscard]] std::string text_of_pdf(const std::string& bytes, const fs::path& pdftotext, const std::string& file);

}  // namespace estafette
