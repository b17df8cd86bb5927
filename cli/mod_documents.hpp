// What lies beside a mod folder for the umpire, and the folder's own files, as documents to be written in one go.
#pragma once

#include "base/files.hpp"
#include "converter/sow/mod.hpp"

#include <string>
#include <vector>

namespace estafette::cli {

inline constexpr const char* kPreviewHelp = "draw the field too: deployment.svg";

/// battle.xml, remarks.txt, with `preview` deployment.svg, and the mod folder, whose bytes are taken out of `mod`.
[[nodiscard]] std::vector<Document> documents_of(sow::Mod& mod, const std::vector<std::string>& remarks, bool preview);

}  // namespace estafette::cli
