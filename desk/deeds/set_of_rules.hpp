// A set of tabletop rules, as far as a referee can ask it.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace estafette::desk {

struct SetOfRules {
  std::vector<tabletop::TableProcedure> procedures;
  std::shared_ptr<const void> kept;  ///< what they are made of
};

/// Finds a set by its name or folder. Throws Refusal.
using FindSet = std::function<SetOfRules(const std::string& name)>;

}  // namespace estafette::desk
