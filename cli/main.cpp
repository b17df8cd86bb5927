#include "cli/run.hpp"
#include "cli/templates.hpp"
#include "cli/terminal.hpp"
#include "converter/batch/patience.hpp"

#include <boost/nowide/args.hpp>
#include <boost/nowide/filesystem.hpp>
#include <boost/nowide/iostream.hpp>

#include <cstdlib>

int main(int argc, char** argv) {
  // From here on every narrow string is UTF-8, whatever the system uses: arguments, file names, output.
  const boost::nowide::args utf8_words(argc, argv);
  boost::nowide::nowide_filesystem();
  estafette::cli::remember_program(argv[0]);
  const estafette::cli::Console say(boost::nowide::cout, boost::nowide::cerr, estafette::cli::terminal_here());
  const int code = static_cast<int>(estafette::cli::run({argv + 1, argv + argc}, say));
  if (estafette::batch::conversions_left()) {  // they still use what would be cleared up now
    boost::nowide::cout.flush();
    std::_Exit(code);
  }
  return code;
}
