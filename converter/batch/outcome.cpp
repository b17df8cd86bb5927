#include "converter/batch/outcome.hpp"

#include <iterator>
#include <utility>

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

void add_below(std::optional<Table>& strengths, std::optional<Table> more) {
  if (!strengths) return std::swap(strengths, more);
  if (!more) return;
  const std::size_t above = strengths->rows.size();
  for (const std::size_t total : more->totals) strengths->totals.push_back(above + total);
  strengths->rows.insert(strengths->rows.end(), std::make_move_iterator(more->rows.begin()),
                         std::make_move_iterator(more->rows.end()));
}

}  // namespace estafette::batch
