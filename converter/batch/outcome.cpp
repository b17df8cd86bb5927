#include "converter/batch/outcome.hpp"

namespace estafette::batch {

std::string to_string(State state) {
  switch (state) {
    case State::done:
      return "done";
    case State::unchanged:
      return "unchanged";
    case State::passed_over:
      return "passed over";
    case State::refused:
      return "refused";
  }
  return "";
}

Times& Times::operator+=(const Times& other) {
  read += other.read;
  scale += other.scale;
  write += other.write;
  return *this;
}

}  // namespace estafette::batch
