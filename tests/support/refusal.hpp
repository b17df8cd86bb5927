// What a refusal says, for tests that assert the whole sentence.
#pragma once

#include "base/problem.hpp"

#include <string>

namespace estafette::test {

/// All complaints, one a line, that `action` is refused with; "accepted" if it is not refused.
template <typename Action>
std::string refusal(Action action) {
  try {
    action();
  } catch (const Refusal& refused) {
    return refused.what();
  }
  return "accepted";
}

}  // namespace estafette::test
