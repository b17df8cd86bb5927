// Where a verb speaks: results to one stream, complaints to another.
#pragma once

#include "base/table.hpp"
#include "cli/terminal.hpp"

#include <ostream>
#include <string>

namespace estafette::cli {

/// Names of files and men may hold what a terminal obeys: it is never given control characters of theirs.
class Console {
 public:
  Console(std::ostream& out, std::ostream& err, const Terminal& terminal = {})
      : out_(out), err_(err), terminal_(terminal) {}

  void line(const std::string& text) const;
  void table(const Table& table) const { line(to_text(table)); }
  /// Something the umpire should know, though the work goes on.
  void remark(const std::string& text) const;
  /// Throws Refusal if what was said so far did not arrive: a full disk, a closed output.
  void require_shown() const;
  void complain(const std::string& text) const;
  [[nodiscard]] bool live() const { return terminal_.live; }
  /// Writes the terminal's present line anew; empty: clears it. REQUIRES live().
  void present_line(const std::string& text) const { err_ << "\r\x1B[K" << text << std::flush; }
  /// Remarks of which there may be many: the first few, and how many more there are and where.
  void remarks(const std::vector<std::string>& texts, const std::string& where) const;

 private:
  std::ostream& out_;
  std::ostream& err_;
  Terminal terminal_;
};

}  // namespace estafette::cli
