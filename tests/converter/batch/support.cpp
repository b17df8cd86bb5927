#include "support.hpp"

#include "base/markup/xml.hpp"
#include "converter/sow/profile/read_profile.hpp"

#include <boost/nowide/fstream.hpp>
#include <fmt/format.h>

#include <random>

namespace estafette::test {
namespace {

fs::path of_the_tree(const std::string& path) {
  return fs::path(ESTAFETTE_SOURCE_DIR) / path;
}

scaling::ScalingRules rules_of_1813() {
  const fs::path file = of_the_tree("templates/campaigns/1813/rules.xml");
  ProblemList problems;
  XmlElement root = XmlElement::parse(read_text(file), file.generic_string(), "rules", problems);
  std::optional<XmlElement> scaling = root.child("scaling");
  scaling::ScalingRules rules = scaling::read_scaling_rules(*scaling);
  problems.refuse_if_any();
  return rules;
}

}  // namespace

Shelf::Shelf() {
  std::random_device device;
  do {
    path_ = fs::temp_directory_path() / ("estafette-shelf-" + std::to_string(device()));
  } while (!fs::create_directory(path_));
}

Shelf::~Shelf() {
  FileError ignored;
  fs::remove_all(path_, ignored);
}

void Shelf::put(const std::string& name, const std::string& text) const {
  fs::create_directories((path_ / name).parent_path());
  boost::nowide::ofstream(path_ / name, std::ios::binary) << text;
}

std::map<std::string, std::string> Shelf::files(const std::string& folder) const {
  std::map<std::string, std::string> found;
  if (!fs::exists(path_ / folder)) return found;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path_ / folder)) {
    const std::string name = fs::relative(entry.path(), path_ / folder).generic_string();
    if (fs::is_regular_file(entry.status()) && !name.starts_with(".estafette-batch/"))
      found[name] = read_bytes(entry.path());
  }
  return found;
}

std::string outline(const std::string& regiment, int men) {
  return fmt::format(
      "level,name,nation,kind,quality,men\ndivision,8th Division,,,,\nregiment,{},France,line infantry,line,{}\n",
      regiment, men);
}

std::string typed(const std::string& regiment, int men) {
  return fmt::format(
      "French Army\n8th Division: General de Division Souham\n  1st Brigade: Chemineau\n    {} (2 bns) - {} men\n",
      regiment, men);
}

batch::Recipe recipe() {
  const fs::path profile = of_the_tree("templates/sow/waterloo.xml");
  static const batch::Recipe kRecipe{.readers = readers::read_reader_data(of_the_tree("templates/readers")),
                                     .rules = rules_of_1813(),
                                     .profile = sow::read_profile(read_text(profile), profile.generic_string()),
                                     .from = std::nullopt,
                                     .scale = true,
                                     .to = batch::Target::outline,
                                     .day = std::nullopt,
                                     .patience = std::nullopt,
                                     .csv = CsvFor::anybody,
                                     .fingerprint = "1813"};
  return kRecipe;
}

batch::Finished convert(const std::vector<fs::path>& named, const batch::Run& run, const batch::Recipe& recipe) {
  return batch::convert_all(batch::find_inputs(named, run.folder), recipe, run, {.told = {}, .stopped = {}});
}

batch::Finished convert(const std::vector<fs::path>& named, const fs::path& folder) {
  return convert(named, run_into(folder), recipe());
}

batch::Run run_into(const fs::path& folder, int jobs) {
  return {.folder = folder, .jobs = jobs, .overwrite = false, .dry_run = false, .summary = true};
}

std::string told(const std::vector<batch::Outcome>& outcomes) {
  std::string text;
  for (const batch::Outcome& outcome : outcomes) {
    text += fmt::format("{}{} {}{}{}", text.empty() ? "" : "; ", fs::path(outcome.file).filename().string(),
                        to_string(outcome.state), outcome.reason.empty() ? "" : ": ", outcome.reason);
  }
  return text;
}

std::string first_fault(const batch::Finished& finished) {
  for (const batch::Outcome& outcome : finished.outcomes) {
    if (!outcome.problems.empty()) return to_string(outcome.problems.front());
  }
  return "";
}

}  // namespace estafette::test
