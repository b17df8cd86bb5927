// A program for the tests of run_program to run, which does as its first word says. It is the same on every system.
#include <boost/nowide/args.hpp>
#include <boost/nowide/fstream.hpp>
#include <boost/nowide/iostream.hpp>

#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#else
#include <unistd.h>
#endif

int main(int count, char** words) {
  const boost::nowide::args in_utf8(count, words);
#ifdef _WIN32
  constexpr int kOut = 1;
  _setmode(kOut, _O_BINARY);
#endif
  const std::string wish = count > 1 ? words[1] : "";
  const std::string what = count > 2 ? words[2] : "";
  if (wish == "say") boost::nowide::cout << std::string(std::stoul(what), 'x');
  if (wish == "repeat")
    for (int at = 2; at < count; ++at) boost::nowide::cout << words[at] << '\n';
  if (wish == "environment")
    for (char** one = environ; *one != nullptr; ++one) boost::nowide::cout << *one << '\n';
  if (wish == "wait") std::this_thread::sleep_for(std::chrono::minutes(1));
  if (wish == "read") boost::nowide::cout << boost::nowide::ifstream(what).rdbuf();
  if (wish == "ask") boost::nowide::cout << (boost::nowide::cin.get() == EOF ? "nothing" : "something");
  if (wish == "talk")
    while (boost::nowide::cout << "and so on ") {
    }
  if (wish == "write") return boost::nowide::ofstream(what) << "text" << std::flush ? EXIT_SUCCESS : EXIT_FAILURE;
  return wish == "fail" ? EXIT_FAILURE : EXIT_SUCCESS;
}
