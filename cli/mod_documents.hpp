// The files of a mod folder, and those beside it for the umpire, as documents to be written in one go.
#pragma once

#include "base/files.hpp"
#include "converter/sow/mod.hpp"

#include <string>
#include <vector>

namespace estafette::cli {

inline constexpr const char* kPreviewHelp = "also draw the battlefield: deployment.svg";

/// battle.xml, remarks.txt, deployment.svg if `preview` is set, and the mod folder, whose bytes are moved out of `mod`.
[[nodiscard]] std::vector<Document> documents_of(sow::Mod& mod, const std::vector<std::string>& remarks, bool preview);

}  // namespace estafette::cli
