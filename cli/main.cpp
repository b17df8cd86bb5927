#include "cli/run.hpp"
#include "cli/templates.hpp"

#include <iostream>

int main(int argc, char** argv) {
  estafette::cli::remember_program(argv[0]);
  const estafette::cli::Console say(std::cout, std::cerr);
  return static_cast<int>(estafette::cli::run({argv + 1, argv + argc}, say));
}
