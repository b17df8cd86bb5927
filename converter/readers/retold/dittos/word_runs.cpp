#include "converter/readers/retold/dittos/word_runs.hpp"

#include "base/letters.hpp"
#include "converter/readers/copied/ditto_signs.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

bool WordRun::dittos() const {
  return std::all_of(words.begin(), words.end(), is_ditto);
}

bool WordRun::any_ditto() const {
  return std::any_of(words.begin(), words.end(), is_ditto);
}

std::vector<WordRun> runs_of(std::string_view line) {
  std::vector<WordRun> runs;
  for (std::size_t at = line.find_first_not_of(" \t"); at < line.size();) {
    const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
    const std::string_view word = line.substr(at, end - at);
    if (word.find_first_not_of('.') == std::string_view::npos) {  // stops that lead the eye
      at = line.find_first_not_of(" \t", end);
      continue;
    }
    const bool figures = is_digit(word.front()) || (word.front() == '(' && word.size() > 1 && is_digit(word[1]));
    if (runs.empty() || runs.back().figures != figures) runs.push_back({figures, {}});
    runs.back().words.push_back(word);
    at = line.find_first_not_of(" \t", end);
  }
  return runs;
}

std::string_view word_at_end(const std::vector<WordRun>& runs) {
  const bool ends = runs.size() > 1 && !runs.back().figures && runs[runs.size() - 2].figures;
  return ends && runs.back().words.size() == 1 ? runs.back().words.front() : std::string_view{};
}

}  // namespace estafette::readers
