// Where a verb prints: results to one stream, problems to another.
#pragma once

#include "base/onlooker.hpp"
#include "base/table.hpp"
#include "cli/console/terminal.hpp"

#include <ostream>
#include <string>

namespace estafette::cli {

/// Names of files and men may contain control characters; a terminal is never sent them.
class Console {
 public:
  /// `onlooker`: who else is told how far a long job is; may be null.
  Console(std::ostream& out, std::ostream& err, const Terminal& terminal = {}, Onlooker* onlooker = nullptr)
      : out_(out), err_(err), terminal_(terminal), onlooker_(onlooker) {}

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
  /// Null if nobody looks on.
  [[nodiscard]] Onlooker* onlooker() const { return onlooker_; }
  [[nodiscard]] bool stop_is_wanted() const { return onlooker_ != nullptr && onlooker_->wants_it_stopped(); }

 private:
  std::ostream& out_;
  std::ostream& err_;
  Terminal terminal_;
  Onlooker* onlooker_;
};

}  // namespace estafette::cli
