#include "converter/batch/outcome.hpp"

namespace estafette::batch {

std::string to_string(InputState state) {
  switch (state) {
    case InputState::done:
      return "done";
    case InputState::unchanged:
      return "unchanged";
    case InputState::passed_over:
      return "passed over";
    case InputState::refused:
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
