// What the words of a command mean before they are parsed: `help turn`, a campaign that need not be named, a verb that
// is misspelt.
#pragma once

#include "base/files/files.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace estafette::cli {

/// Where to look for a campaign that is not named.
struct CampaignSearch {
  std::string campaign;  ///< ESTAFETTE_CAMPAIGN: its file; empty: not set
  fs::path folder;       ///< else the only *.campaign in this folder
};

/// As this run would search.
[[nodiscard]] CampaignSearch search_here();

/// The words with what is meant: "help turn" is "turn --help", and a verb about a campaign is given it if none is
/// named. Throws Refusal for a word that is no verb, with the one that is nearest, and if there is no campaign to be
/// found or more than one.
[[nodiscard]] std::vector<std::string> as_wanted(const CLI::App& program, std::vector<std::string> words,
                                                 const CampaignSearch& around);

}  // namespace estafette::cli
