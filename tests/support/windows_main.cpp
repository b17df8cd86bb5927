// What runs the tests on Windows: GoogleTest's own main() would read names of files in the code page of the day.
#include <boost/nowide/args.hpp>
#include <boost/nowide/filesystem.hpp>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
  const boost::nowide::args utf8_words(argc, argv);
  boost::nowide::nowide_filesystem();
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
