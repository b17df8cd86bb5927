// The figures of experience earned: rules.xml <experience>. The campaign's rules have none, so it is off unless the
// file turns it on.
#pragma once

#include "base/markup/xml.hpp"
#include "campaign/state/words.hpp"
#include "converter/orbat/orbat.hpp"

#include <optional>

namespace estafette::campaign {

/// Who rises in quality by a victory (ours; 5.4 is silent).
struct ExperienceRules {
  std::optional<VictoryLevel> after;  ///< the least victory that teaches something; none: no victory does
  Quality most = Quality::elite;      ///< nobody rises above it
  bool operator==(const ExperienceRules&) const = default;
};

/// Problems go to the list of the element's file.
[[nodiscard]] ExperienceRules read_experience_rules(XmlElement& chapter);

/// The next quality on the way to `most`; none if it is that already, or above it.
[[nodiscard]] std::optional<Quality> better_than(Quality quality, Quality most);

}  // namespace estafette::campaign
