// Somebody who looks at a long piece of work: he is told how far it is, and may want it to stop between two files.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace estafette {

class Onlooker {
 public:
  Onlooker() = default;
  virtual ~Onlooker() = default;
  Onlooker(const Onlooker&) = delete;
  Onlooker& operator=(const Onlooker&) = delete;

  /// So many of all are done; `things` names what is counted: "files". Any thread may tell it.
  virtual void is_told(std::size_t done, std::size_t all, const std::string& things) = 0;
  /// True: finish what is in work and begin nothing else. Any thread may ask.
  [[nodiscard]] virtual bool wants_it_stopped() const = 0;
};

/// Thrown by work that was stopped before any of it was written; its text says so.
struct Stopped : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace estafette
