// The pages of the site, one function a kind of page. They are made from chapters as they may be told, so they hold no
// secrets. The situation and the half-weeks have files of their own (situation.hpp, half_weeks.hpp).
#pragma once

#include "base/files/files.hpp"
#include "base/markup/html.hpp"
#include "campaign/reports/battle_report.hpp"
#include "campaign/reports/morning_state.hpp"
#include "campaign/reports/told.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::campaign {

inline constexpr const char* kIndexPage = "index.html";
inline constexpr const char* kForcesPage = "forces.html";
inline constexpr const char* kBattlesPage = "battles.html";
inline constexpr const char* kPrestigePage = "prestige.html";
inline constexpr const char* kChartsPage = "charts.html";
inline constexpr const char* kPlaybackPage = "playback.html";
inline constexpr const char* kCountersPage = "counters.html";
inline constexpr const char* kWriterPage = "orders.html";
inline constexpr const char* kReturnsFile = "returns.csv";

/// What the pages are made from.
struct SiteSource {
  const Theatre& theatre;
  std::vector<Chapter> chapters;  ///< as they may be told
  std::optional<Audience> audience;
  std::vector<BattleReport> battles;
  MorningState state;                             ///< at the end
  std::map<std::string, std::string> words = {};  ///< words_for(state), for players
  std::vector<std::string> form = {};             ///< the orders that a player is asked for; none for the umpire

  [[nodiscard]] std::string name() const;  ///< "The campaign of 1813"
  [[nodiscard]] std::vector<Side> sides() const;
  /// What a force's files are named after. For players it is made from the names of their own forces alone: an id may
  /// tell that the enemy has a force of the same name.
  [[nodiscard]] std::string word_for(const ForceId& force) const;
  /// An empty page in the frame of the site; `here`: the file name of the link in its navigation that the page belongs
  /// to.
  [[nodiscard]] HtmlPage page(const std::string& title, const std::string& here) const;
};

/// A file of the site. It is drawn when somebody asks for it, from the source that it was listed for; several may be
/// drawn at the same time.
struct SiteFile {
  std::string name;
  std::function<std::string(const SiteSource&)> drawn;
};
using SiteFiles = std::vector<SiteFile>;

[[nodiscard]] std::string turn_page_name(Turn turn);
[[nodiscard]] std::string force_page_name(const std::string& word);
[[nodiscard]] std::string battle_page_name(int number);
[[nodiscard]] std::string map_file_name(Turn turn);

/// "Turn 2, 1-4 May"; before the first: in words.
[[nodiscard]] std::string title_of(const Theatre& theatre, const Chapter& chapter);
/// The men of a side on the map.
[[nodiscard]] int men_of_side(const State& state, Side side);

/// "1 order", "5 orders"
[[nodiscard]] std::string counted(std::size_t count, const char* one, const char* several);

/// Each lists its pages, and the pictures and spreadsheets that belong to them. What they draw later may refer to parts
/// of the source, which stays where it is.
void add_forces(const SiteSource& source, SiteFiles& files);
void add_battles(const SiteSource& source, SiteFiles& files);
void add_prestige(const SiteSource& source, SiteFiles& files);
void add_charts(const SiteSource& source, SiteFiles& files);
/// A drawing for each force, which on the site is a part of its page.
void add_charts_of_forces(const SiteSource& source, SiteFiles& files);

}  // namespace estafette::campaign
