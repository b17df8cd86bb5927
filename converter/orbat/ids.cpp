#include "converter/orbat/ids.hpp"

#include "base/fingerprint.hpp"
#include "base/text.hpp"

#include <set>
#include <string>

namespace estafette {
namespace {

class Namer {
 public:
  std::string id_for(const std::string& path, const std::string& short_path, const std::string& name) {
    constexpr std::size_t kDigits = 6;
    std::string id = short_path;
    if (id.empty() || id.size() > kLongestId) {
      id = slug(name).substr(0, kLongestId - kDigits - 1);
      id += (id.empty() ? "x." : ".") + fingerprint(std::string_view(path)).substr(0, kDigits);
    }
    std::string unique = id;
    for (int next = 2; !taken_.insert(unique).second; ++next) {
      const std::string suffix = "-" + std::to_string(next);
      unique = id.substr(0, kLongestId - suffix.size()) + suffix;
    }
    return unique;
  }

 private:
  std::set<std::string> taken_;
};

std::string joined(const std::string& parent, const std::string& name) {
  const std::string own = slug(name);
  return parent.empty() || own.empty() ? own : parent + "." + own;
}

void assign(Formation& formation, const std::string& path, const std::string& short_path, Namer& namer) {
  formation.id = namer.id_for(path, short_path, formation.name);
  const auto below = [&](const auto& level, const std::string& name) {
    return path + '\n' + to_string(level) + ' ' + name;
  };
  for (Unit& unit : formation.units) {
    unit.id = namer.id_for(below(unit.level, unit.name), joined(short_path, unit.name), unit.name);
  }
  for (Formation& child : formation.formations) {
    assign(child, below(child.level, child.name), joined(short_path, child.name), namer);
  }
}

}  // namespace

void assign_ids(Orbat& orbat) {
  Namer namer;
  for (Formation& formation : orbat.formations) {
    assign(formation, to_string(formation.level) + ' ' + formation.name, slug(formation.name), namer);
  }
}

}  // namespace estafette
