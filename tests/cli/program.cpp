#include "program.hpp"

#include "cli/templates.hpp"
#include "cli/verbs/run.hpp"

#include <boost/nowide/fstream.hpp>

#include <algorithm>
#include <random>
#include <sstream>

namespace estafette::test {
namespace {

/// Every test finds the program's data, whether it is run alone or among others, and from whatever folder.
const bool kProgramIsKnown = (cli::remember_program(of_the_tree("build")), true);

}  // namespace

Outcome run(const std::vector<std::string>& words) {
  std::ostringstream out;
  std::ostringstream err;
  const cli::ExitCode code = cli::run(words, cli::Console(out, err));
  return {static_cast<int>(code), out.str(), err.str()};
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

Folder::Folder() {
  std::random_device device;
  do {
    path_ = fs::temp_directory_path() / ("estafette-test-" + std::to_string(device()));
  } while (!fs::create_directory(path_));
}

Folder::~Folder() {
  FileError ignored;
  fs::remove_all(path_, ignored);
}

std::string Folder::file(const std::string& name, const std::string& text) const {
  boost::nowide::ofstream(path_ / name, std::ios::binary) << text;
  return (path_ / name).generic_string();
}

std::vector<std::string> Folder::files() const {
  std::vector<std::string> found;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path_)) {
    if (fs::is_regular_file(entry.status())) found.push_back(fs::relative(entry.path(), path_).generic_string());
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::string of_the_tree(const std::string& path) {
  return (fs::path(ESTAFETTE_SOURCE_DIR) / path).generic_string();
}

Armies scaled_armies_in(const Folder& folder) {
  const std::string orbats = "templates/campaigns/1813/orbats/";
  const Outcome done =
      run({"convert", of_the_tree(orbats + "french-army-of-the-main.csv"),
           of_the_tree(orbats + "french-army-of-the-elbe.csv"), of_the_tree(orbats + "coalition-main-army.csv"),
           "--out", folder / "scaled", "--overwrite"});
  if (done.code != 0) throw std::runtime_error(done.err);
  return {folder / "scaled/french-army-of-the-main.scaled.csv", folder / "scaled/french-army-of-the-elbe.scaled.csv",
          folder / "scaled/coalition-main-army.scaled.csv"};
}

std::vector<std::string> luetzen(const Armies& armies, const std::string& out, const std::vector<std::string>& more) {
  std::vector<std::string> words = {
      "scenario",   "--name",      "Lützen",     "--place",   "Kaja",  "--attacker", armies.coalition,
      "--defender", armies.french, "--defender", armies.elbe, "--map", "Waterloo",   "--start",
      "11:30",      "--end",       "19:00",      "--weather", "clear", "--out",      out};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

}  // namespace estafette::test
