// Where a verb prints: results to one stream, problems to another.
#pragma once

#include "base/table.hpp"
#include "cli/console/terminal.hpp"

#include <ostream>
#include <string>

namespace estafette::cli {

/// Names of files and men may contain control characters; a terminal is never sent them.
class Console {
 public:
  Console(std::ostream& out, std::ostream& err, const Terminal& terminal = {})
      : out_(out), err_(err), terminal_(terminal) {}

  void line(const std::string& text) const;
  void table(const Table& table) const { line(to_text(table)); }
  /// Something that the umpire should know, though the work goes on.
  void remark(const std::string& text) const;
  /// Throws Refusal if what was printed so far was lost, because the disk is full or the output closed.
  void require_shown() const;
  /// Sends on what was printed so far, if that is possible.
  void flush() const { out_.flush(); }
  void complain(const std::string& text) const;
  [[nodiscard]] bool live() const { return terminal_.live; }
  /// Replaces the terminal's current line; empty: clears it. REQUIRES live().
  void present_line(const std::string& text) const { err_ << "\r\x1B[K" << text << std::flush; }
  /// For when there may be many remarks: prints the first few, then how many more there are and where.
  void remarks(const std::vector<std::string>& texts, const std::string& where) const;

 private:
  std::ostream& out_;
  std::ostream& err_;
  Terminal terminal_;
};

}  // namespace estafette::cli
