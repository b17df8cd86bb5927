#include "converter/orbat/ids.hpp"

#include "base/files/fingerprint.hpp"
#include "base/text.hpp"

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace estafette {
namespace {

/// The slugs of a path: those of its beginning, and its last.
struct Slugs {
  std::string_view before;
  std::string_view own;
};

std::string joined(const Slugs& slugs) {
  std::string all;
  all.reserve(slugs.before.size() + 1 + slugs.own.size());
  if (!slugs.before.empty() && !slugs.own.empty()) all.append(slugs.before) += '.';
  return all += slugs.own;
}

class Namer {
 public:
  explicit Namer(std::size_t names) { taken_.reserve(names); }

  /// Makes the id of what has this path. `id` stays where it is as long as the namer is used.
  void name(std::string& id, std::string_view path, const Slugs& slugs) {
    constexpr std::size_t kDigits = 6;
    const std::size_t size = slugs.own.size() + (slugs.before.empty() ? 0 : slugs.before.size() + 1);
    const bool fits = !slugs.own.empty() && size <= kLongestId;
    if (fits) {
      id = joined(slugs);
    } else {
      id.clear();
      id.reserve(kLongestId);
      id.append(slugs.own, 0, kLongestId - kDigits - 1);
      id.append(id.empty() ? "x." : ".").append(fingerprint(path, kDigits));
    }
    if (taken_.insert(id).second) return;
    const std::string wanted = id;
    int next = 2;
    do {
      const std::string suffix = "-" + std::to_string(next++);
      id = wanted.substr(0, kLongestId - suffix.size()) + suffix;
    } while (!taken_.insert(id).second);
  }

 private:
  std::unordered_set<std::string_view> taken_;
};

std::size_t rows_of(const std::vector<Formation>& formations) {
  std::size_t rows = formations.size();
  for (const Formation& formation : formations) rows += formation.units.size() + rows_of(formation.formations);
  return rows;
}

/// `path` is the formation's; while those below it have their turn, their names stand behind it.
void assign(Formation& formation, std::string& path, const Slugs& slugs, Namer& namer) {
  namer.name(formation.id, path, slugs);
  const std::string before = joined(slugs);
  const std::size_t end = path.size();
  const auto go_below = [&](const std::string& level, const std::string& name) {
    path.resize(end);
    path.append("\n").append(level).append(" ").append(name);
  };
  for (Unit& unit : formation.units) {
    go_below(to_string(unit.level), unit.name);
    namer.name(unit.id, path, {before, slug(unit.name)});
  }
  for (Formation& child : formation.formations) {
    go_below(to_string(child.level), child.name);
    assign(child, path, {before, slug(child.name)}, namer);
  }
  path.resize(end);
}

}  // namespace

void assign_ids(Orbat& orbat) {
  Namer namer(rows_of(orbat.formations));
  for (Formation& formation : orbat.formations) {
    std::string path = to_string(formation.level) + ' ' + formation.name;
    assign(formation, path, {"", slug(formation.name)}, namer);
  }
}

}  // namespace estafette
