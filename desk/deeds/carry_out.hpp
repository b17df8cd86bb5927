// How a command is carried out: the desk is given the command line as a function, and knows none of its verbs.
#pragma once

#include "base/onlooker.hpp"

#include <functional>
#include <string>
#include <vector>

namespace estafette::desk {

/// What a command has printed, and whether it was done.
struct Ran {
  bool done = false;
  std::string out, err;
  bool mistaken = false;  ///< the program itself has failed in the middle of it
};

/// Carries out a command line, without the program's name.
using CarryOut = std::function<Ran(const std::vector<std::string>& words)>;

/// The same; the onlooker is told how far it is, and may stop it.
using CarryOutWatched = std::function<Ran(const std::vector<std::string>& words, Onlooker& onlooker)>;

}  // namespace estafette::desk
