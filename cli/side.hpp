// Options that name a side of a campaign: by the word of the data files, or as the campaign calls it (rules.xml,
// <sides>).
#pragma once

#include "campaign/rules/figures/sides.hpp"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <vector>

namespace estafette::cli {

/// Offers the words that every campaign knows, and these others; what is given is judged when the campaign has been
/// read, by side_meant() or given_side().
void names_a_side(CLI::Option& option, std::vector<std::string> others = {});

/// What was given with --side; nothing if nothing was. Throws Refusal.
[[nodiscard]] std::optional<campaign::Side> given_side(const campaign::Sides& sides, const std::string& words);

}  // namespace estafette::cli
