// A half-week as a story: its headline, the marches of each army, the meetings and how they ended, places that changed
// hands, and what else is news. Each sentence is made from events, and from nothing else. Of a chapter as it may be
// told (told.hpp) it is that side's story. Source: rules 1.1, 2.1, 4.1 to 4.5, 5.4, 5.5.
#pragma once

#include "campaign/reports/chapters.hpp"
#include "campaign/rules/theatre.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

struct Story {
  /// Some sentences on one matter: an army, a meeting.
  struct Passage {
    std::string about;  ///< "Army of the Main"; "Lützen"
    std::vector<std::string> sentences;
    int battle = 0;            ///< its number, if it is a meeting
    std::string outcome = {};  ///< how that ended, one of the sentences
    std::size_t meet = 0;      ///< of marches: the first so many sentences tell of those that have met the enemy
    bool operator==(const Passage&) const = default;
  };
  std::string headline;  ///< the largest meeting; else the longest march; else that it was quiet
  std::vector<Passage> marches, meetings;
  std::vector<std::string> places;    ///< who took what
  std::vector<std::string> news;      ///< everything else that does not happen in every half-week
  std::vector<std::string> not_done;  ///< orders that could not be carried out
  bool operator==(const Story&) const = default;
};

[[nodiscard]] Story story_of(const Theatre& theatre, const Chapter& chapter);

/// The story in so many sentences: what was decided first, then what was lost and won, then who marched.
[[nodiscard]] std::vector<std::string> gist(const Story& story, std::size_t most);

/// Sentences as one paragraph, each with its full stop.
[[nodiscard]] std::string as_prose(const std::vector<std::string>& sentences);

}  // namespace estafette::campaign
