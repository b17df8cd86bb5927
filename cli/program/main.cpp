#include "base/files/environment.hpp"
#include "cli/console/terminal.hpp"
#include "cli/memory.hpp"
#include "cli/program/wildcards.hpp"
#include "cli/program/window.hpp"
#include "cli/templates.hpp"
#include "cli/verbs/run.hpp"
#include "converter/batch/patience.hpp"

#include <boost/nowide/args.hpp>
#include <boost/nowide/filesystem.hpp>
#include <boost/nowide/iostream.hpp>

#include <cstdlib>
#include <string>
#include <vector>

int main(int argc, char** argv) {
  estafette::cli::keep_freed_memory();
  // From here on every narrow string is UTF-8, whatever the system uses: arguments, file names, output.
  const boost::nowide::args utf8_words(argc, argv);
#ifdef _WIN32
  boost::nowide::nowide_filesystem();  // elsewhere paths are narrow, and it would read the system's locale for nothing
#endif
  estafette::write_plain_line_ends();
  estafette::cli::remember_program(argv[0]);
  std::vector<std::string> words(argv + 1, argv + argc);
#ifdef _WIN32
  words = estafette::cli::expanded(words);
#endif
  const estafette::cli::Console say(boost::nowide::cout, boost::nowide::cerr, estafette::cli::terminal_here());
  const bool own_window = estafette::cli::has_own_window();
  if (own_window) estafette::cli::widen_own_window();
  const auto code = static_cast<int>(own_window ? estafette::cli::run_in_window(words, say, boost::nowide::cin)
                                                : estafette::cli::run(words, say));
  if (estafette::batch::conversions_left()) {  // they still use what would be cleared up now
    boost::nowide::cout.flush();
    std::_Exit(code);
  }
  return code;
}
