// estafette-sample-dump: writes synthetic dumps from a battle sheet. The game does not run where we build and test, so
// the demo and the tests use these. The word "synthetic" is in the file names, in the headers, and in each status.
#include "base/files/environment.hpp"
#include "base/files/files.hpp"
#include "base/problem.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "tools/sample_battle.hpp"

#include <CLI/CLI.hpp>
#include <boost/nowide/args.hpp>
#include <boost/nowide/filesystem.hpp>
#include <boost/nowide/iostream.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

namespace {

using namespace estafette;

/// The file's name, which must contain "synthetic".
Document labelled(const fs::path& path, std::string bytes) {
  const std::string name = path.filename().string();
  if (name.find("synthetic") == std::string::npos) {
    throw Refusal(Problem{path.generic_string(), 0, "", name, "a file name with \"synthetic\" in it",
                          fmt::format("Call it {}.synthetic{}", path.stem().string(), path.extension().string())});
  }
  return {path.filename(), std::move(bytes)};
}

void write(const fs::path& path, const Document& document) {
  write_all_or_none(path.has_parent_path() ? path.parent_path() : fs::path("."), {document}, Existing::overwrite);
}

int run(int count, char** words) {
  const boost::nowide::args utf8_words(count, words);
  boost::nowide::nowide_filesystem();
  write_plain_line_ends();
  CLI::App program(
      "Writes a synthetic results dump, and a unit-location dump, from a battle sheet.\n"
      "No battle was fought: the losses are invented.",
      "estafette-sample-dump");
  program.allow_windows_style_options(false);  // or a file below "/" would be an option on Windows
  program.footer("Example: estafette-sample-dump out/luetzen/battle.xml --seed 7 --out out/gamedb.synthetic.csv");
  std::string sheet_path;
  tools::SampleOptions options;
  std::string results_path = "gamedb.synthetic.csv";
  std::string locations_path;
  program.add_option("SHEET", sheet_path, "battle.xml, written beside the mod folder")->required();
  program.add_option("--seed", options.seed, "same seed, same bytes")->required();
  program.add_option("--out", results_path, "the results dump; its name must contain \"synthetic\"")
      ->capture_default_str();
  program.add_option("--locations", locations_path, "also write a unit-location dump, named likewise");
  program.add_option("--leave-out", options.leave_out, "how many rows of troops to leave out of the dumps")
      ->check(CLI::NonNegativeNumber);
  try {
    program.parse(count, words);
  } catch (const CLI::ParseError& error) {
    return program.exit(error, boost::nowide::cout, boost::nowide::cerr) == 0 ? 0 : 2;
  }
  try {
    const tools::SampleDumps dumps =
        tools::sample_dumps(sow::read_battle_sheet(read_text(sheet_path), sheet_path), options);
    const Document results = labelled(results_path, dumps.results);
    const bool locations_too = !locations_path.empty();
    const Document locations = locations_too ? labelled(locations_path, dumps.locations) : Document{};
    write(results_path, results);
    boost::nowide::cout << "Synthetic results dump (no battle was fought): " << results_path << '\n';
    if (!locations_too) return 0;
    write(locations_path, locations);
    boost::nowide::cout << "Synthetic unit-location dump: " << locations_path << '\n';
    return 0;
  } catch (const Refusal& refused) {
    boost::nowide::cerr << refused.what() << '\n';
    return 1;
  }
}

}  // namespace

int main(int count, char** words) {
  try {
    return run(count, words);
  } catch (const std::exception& error) {
    (void)std::fprintf(stderr, "This is a mistake in the program itself; please report it: %s\n", error.what());
    return 3;
  }
}
