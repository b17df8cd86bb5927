// The desk of a program that is started by itself, as by a double-click: that for Windows under Wine, for one.
#pragma once

#include <cstdio>
#include <string>

namespace estafette::test {

class DeskElsewhere {
 public:
  /// `program`: a command line, as the shell takes it; it is started in the folder in which we are. Throws
  /// std::runtime_error if it prints no address.
  explicit DeskElsewhere(const std::string& program);
  ~DeskElsewhere();
  DeskElsewhere(const DeskElsewhere&) = delete;
  DeskElsewhere& operator=(const DeskElsewhere&) = delete;

  [[nodiscard]] const std::string& address() const { return address_; }

 private:
  FILE* pipe_ = nullptr;
  int process_ = 0;
  std::string address_;
};

}  // namespace estafette::test
