// The campaign of 1813 after its first turn, in a file and open, and a battle that everybody fights in: for names that
// must mean the same in every verb.
#pragma once

#include "campaign/reports/chapters.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"
#include "cli/program.hpp"

#include <functional>
#include <string>
#include <vector>

namespace estafette::test {

using namespace campaign;

class Spring {
 public:
  /// Founded once a program.
  [[nodiscard]] static const Spring& campaign();

  [[nodiscard]] const Theatre& theatre() const { return *theatre_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const std::vector<Chapter>& chapters() const { return chapters_; }
  [[nodiscard]] const Contact& contact() const { return contact_; }
  [[nodiscard]] std::string file() const { return folder_ / "spring.campaign"; }

 private:
  Spring();

  Folder folder_;
  std::unique_ptr<Theatre> theatre_;
  State state_;
  std::vector<Chapter> chapters_;
  Contact contact_;
};

/// One verb that takes a name: the id that it takes the words for, or its whole complaint. `expected` is for verbs that
/// tell no ids: they must say the same as for the id itself.
struct NamingVerb {
  std::string name;
  std::function<std::string(const std::string& words, Side side, const std::string& expected)> means;
  bool pieces = false;  ///< takes headquarters, Napoleon and trains too
};

/// Letters, rulings, history, report, battle and scenario, wherever they take the name of troops.
[[nodiscard]] const std::vector<NamingVerb>& verbs_that_name_troops();
/// Letters, rulings and history, wherever they take the name of a place.
[[nodiscard]] const std::vector<NamingVerb>& verbs_that_name_places();

}  // namespace estafette::test
