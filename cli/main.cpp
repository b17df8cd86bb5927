#include "cli/run.hpp"
#include "cli/templates.hpp"

#include <iostream>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace {

/// True if what is written to std::cerr is seen on a terminal.
bool is_live() {
#ifdef _WIN32
  return _isatty(2) != 0;
#else
  return isatty(STDERR_FILENO) != 0;
#endif
}

}  // namespace

int main(int argc, char** argv) {
  estafette::cli::remember_program(argv[0]);
  const estafette::cli::Console say(std::cout, std::cerr, is_live());
  return static_cast<int>(estafette::cli::run({argv + 1, argv + argc}, say));
}
