// A little web site of the campaign: a page for each half-week, linked one to the next, pages for forces, battles,
// prestige and charts, each as light or dark as the reader's computer is set, without script and without network. For
// the umpire it tells everything; for a side or a player only what may be told (campaign/reports/told.hpp). Pure.
#pragma once

#include "base/files/files.hpp"
#include "base/onlooker.hpp"
#include "campaign/reports/told.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// A site whose files are drawn one at a time, when somebody asks for them: whoever looks at one page need not wait for
/// fifty maps. Not for two threads at once.
class Site {
 public:
  /// Without an audience: the umpire's. `chapters`: all of them, whole.
  Site(const Theatre& theatre, const std::vector<Chapter>& chapters, const std::optional<Audience>& audience);
  ~Site();
  Site(Site&&) noexcept;
  Site& operator=(Site&&) noexcept;

  /// The names of all files, index.html first.
  [[nodiscard]] std::vector<std::string> names() const;
  /// The file of this name, as it would be written; nothing if the site has none.
  [[nodiscard]] std::optional<Document> file(const std::string& name) const;

 private:
  struct Plan;
  std::unique_ptr<const Plan> plan_;
};

/// All files of the site. `onlooker`, if there is one, is told of each; throws Stopped if he wants it to stop.
[[nodiscard]] std::vector<Document> site(const Theatre& theatre, const std::vector<Chapter>& chapters,
                                         const std::optional<Audience>& audience, Onlooker* onlooker = nullptr);

/// The charts of the site alone: SVG files.
[[nodiscard]] std::vector<Document> charts(const Theatre& theatre, const std::vector<Chapter>& chapters,
                                           const std::optional<Audience>& audience);

}  // namespace estafette::campaign
