// A desk in a folder of its own, asked page by page without a network.
#pragma once

#include "cli/program.hpp"
#include "desk/desk.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace estafette::test {

/// Carries out a command as the program does.
[[nodiscard]] desk::Ran carried_out(const std::vector<std::string>& words);
/// The same with somebody who looks on.
[[nodiscard]] desk::Ran carried_out_watched(const std::vector<std::string>& words, Onlooker& onlooker);

/// Keeps a page in the folder that ESTAFETTE_PAGES names, if it is set, for scripts/check-pages: those that only a
/// failure or a long work brings about.
void keep_to_look_at(const std::string& name, const desk::Response& page);

/// The campaign of 1813 on its first day, in the folder that is the program's while this exists.
class AtTheDesk {
 public:
  using Fields = std::multimap<std::string, std::string>;

  AtTheDesk();
  ~AtTheDesk();
  AtTheDesk(const AtTheDesk&) = delete;
  AtTheDesk& operator=(const AtTheDesk&) = delete;

  [[nodiscard]] desk::Response get(const std::string& path, Fields asked = {});
  /// Sends a form; its stamp is the desk's own unless it is given.
  [[nodiscard]] desk::Response send(const std::string& path, Fields fields,
                                    const std::multimap<std::string, desk::Upload>& uploads = {});
  /// Sends what the page has in the hidden fields of its form at that address, with the buttons' "for-good".
  [[nodiscard]] desk::Response press(const desk::Response& page, const std::string& action);
  /// Waits until the desk's long work is over, and gives its page; half a minute at most.
  [[nodiscard]] desk::Response when_over();

  /// The hidden fields of the first form of that action.
  [[nodiscard]] static Fields hidden(const desk::Response& page, const std::string& action);
  [[nodiscard]] static bool has(const desk::Response& page, const std::string& text);
  /// True if the page shows that command, to be typed.
  [[nodiscard]] static bool shows_command(const desk::Response& page, const std::string& command);

  [[nodiscard]] desk::Desk& desk() { return *desk_; }
  /// Another desk in place of this one.
  void sit_down(desk::Furniture furniture);

  static inline const std::string kFrom = of_the_tree("templates/campaigns/1813");
  static constexpr const char* kCampaign = "spring.campaign";

 private:
  fs::path home_;
  Folder folder_;
  std::optional<desk::Desk> desk_;
};

}  // namespace estafette::test
