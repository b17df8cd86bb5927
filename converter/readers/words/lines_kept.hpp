// The lines that a thread has cut last, for as long as it reads a file: a line of a page is tried in more than a
// hundred ways, most of which leave it as it was.
#pragma once

#include "converter/readers/words/tokens.hpp"

#include <memory>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// While one stands, its thread keeps the lines that it has cut last; one within another keeps nothing of its own.
/// Whoever reads a whole file has one.
class LinesKept {
 public:
  LinesKept();
  ~LinesKept();
  LinesKept(const LinesKept&) = delete;
  LinesKept& operator=(const LinesKept&) = delete;
  LinesKept(LinesKept&&) = delete;
  LinesKept& operator=(LinesKept&&) = delete;

 private:
  std::shared_ptr<void> own_;  ///< null within another
};

/// How a line is cut that nobody has kept.
using CutLine = std::vector<Token> (*)(std::string_view line);

/// The tokens of the line as the thread has kept them, else cut anew.
[[nodiscard]] Tokens kept_or_cut(std::string_view line, CutLine cut);

}  // namespace estafette::readers
