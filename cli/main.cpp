#include "cli/run.hpp"
#include "cli/templates.hpp"
#include "cli/terminal.hpp"

#include <iostream>

int main(int argc, char** argv) {
  estafette::cli::remember_program(argv[0]);
  const estafette::cli::Console say(std::cout, std::cerr, estafette::cli::terminal_here());
  return static_cast<int>(estafette::cli::run({argv + 1, argv + argc}, say));
}
