// A campaign begins: its folder is read, the armies are scaled and placed, and lines of supply are traced.
#pragma once

#include "base/files/files.hpp"
#include "campaign/founding/founding.hpp"
#include "campaign/journal/journal.hpp"
#include "campaign/umpire/deed.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace estafette::campaign {

/// The files of a campaign's folder, as they are called there and in the campaign file; kMapFile is another.
inline constexpr const char* kRulesFile = "rules.xml";
inline constexpr const char* kCampaignFile = "campaign.xml";
inline constexpr const char* kReinforcementsFile = "reinforcements.xml";
inline constexpr const char* kChronicleFile = "chronicle.xml";

/// A campaign that has just begun, and is not written anywhere yet.
struct Beginning {
  std::vector<Document> documents;   ///< what it is made of, kept in the campaign file
  Standing standing;                 ///< after its first events
  Deed deed;                         ///< the first events: the beginning, lines of supply (5.1), scouting (5.3)
  std::vector<std::string> remarks;  ///< what the umpire should know of his data
};

/// What drafts may bring units up to (5.4): by the figures of the campaign, but none above the largest that scaling
/// makes. `book` must outlive it.
[[nodiscard]] Establishment establishment_by(const Rulebook& book);

/// Reads a folder with map.xml, rules.xml, campaign.xml and, if forces come later, reinforcements.xml; chronicle.xml,
/// if it is there, is kept for the umpire. The seed is that of the campaign's dice. Throws Refusal with every problem
/// of a file.
[[nodiscard]] Beginning begin_campaign(const fs::path& folder, std::uint64_t seed);

}  // namespace estafette::campaign
