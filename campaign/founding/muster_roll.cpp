#include "campaign/founding/muster_roll.hpp"

#include "base/files/files.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

/// Removes the formation at `index` and gives it.
Formation taken_from(std::vector<Formation>& formations, std::size_t index) {
  Formation found = std::move(formations[index]);
  formations.erase(formations.begin() + static_cast<std::ptrdiff_t>(index));
  return found;
}

/// What was found, as the element has it: the file's name, and what is wrong with it.
std::string with_its_file(const std::string& found, const std::string& file) {
  if (found.empty() || found.starts_with(file)) return found.empty() ? file : found;
  return fmt::format("{}, {}", file, found);
}

}  // namespace

std::optional<Formation> MusterRoll::take(XmlElement& element, const std::string& name, const std::string& of) {
  if (!read_) return std::nullopt;
  const std::string wanted = fold(name);
  std::vector<std::string> names;
  std::vector<Formation>* owner = nullptr;
  std::size_t index = 0;
  int found = 0;
  const auto look = [&](std::vector<Formation>& formations) {
    for (std::size_t i = 0; i < formations.size(); ++i) {
      names.push_back(formations[i].name);
      if (fold(formations[i].name) != wanted) continue;
      ++found;
      if (owner == nullptr) {
        owner = &formations;
        index = i;
      }
    }
  };
  if (of.empty()) look(army_.formations);
  // A corps goes before the divisions below it that bear its name: "Army Cossacks" is both.
  if (found == 0) {
    for (Formation& corps : army_.formations)
      if (of.empty() || fold(corps.name) == fold(of)) look(corps.formations);
  }
  if (found == 1) return taken_from(*owner, index);
  if (found > 1) {
    element.complain("name", name, fmt::format("a name that only one formation of {} has", army_.name),
                     "Say of which corps: of=\"...\"");
    return std::nullopt;
  }
  const std::string near = nearest(name, names);
  const std::string others = names.empty() ? "All of them have been placed already"
                                           : fmt::format("The order of battle still has {}", one_of(names));
  element.complain("name", name,
                   fmt::format("a corps or division of {}{} that has not been placed yet", army_.name,
                               of.empty() ? "" : " in " + of),
                   near.empty() ? others : fmt::format("Is it {}?", near));
  return std::nullopt;
}

std::vector<std::string> MusterRoll::left() const {
  std::vector<std::string> names;
  for (const Formation& corps : army_.formations)
    if (!corps.formations.empty() || !corps.units.empty()) names.push_back(corps.name);
  return names;
}

std::string one_name_of(const std::string& orbat) {
  return path_written(orbat).lexically_normal().generic_string();
}

MusterRoll read_roll(XmlElement& element, const std::string& file, const ReadOrbat& read_orbat, ProblemList& problems) {
  try {
    Orbat orbat = read_orbat(file);
    if (orbat.formations.size() == 1 && orbat.formations.front().level == Level::corps)
      return MusterRoll(std::move(orbat.formations.front()));
    element.complain("orbat", file, "one army", "Put the corps of this file under one army");
  } catch (const Refusal& refusal) {
    for (const Problem& problem : refusal.problems()) {
      if (problem.line > 0)
        problems.add(problem);
      else
        element.complain("orbat", with_its_file(problem.found, file), problem.expected, problem.remedy);
    }
  }
  return MusterRoll::unread();
}

}  // namespace estafette::campaign
