#include "support/orbats.hpp"

#include "converter/orbat/ids.hpp"

namespace estafette::test {
namespace {

Formation formation(Level level, const std::string& name, std::vector<Unit> units, std::vector<Formation> formations) {
  Formation made;
  made.level = level;
  made.name = name;
  made.units = std::move(units);
  made.formations = std::move(formations);
  return made;
}

Unit unit(UnitLevel level, const std::string& name, int men, Quality quality, Kind kind) {
  Unit made;
  made.level = level;
  made.name = name;
  made.nation = "France";
  made.kind = kind;
  made.quality = quality;
  made.men = Men{men};
  return made;
}

}  // namespace

Unit infantry(const std::string& name, int men, Quality quality, Kind kind) {
  return unit(UnitLevel::regiment, name, men, quality, kind);
}

Unit cavalry(const std::string& name, int men, Quality quality, Kind kind) {
  return unit(UnitLevel::regiment, name, men, quality, kind);
}

Unit battery(const std::string& name, int guns, int men, Kind kind, const std::string& piece) {
  Unit made = unit(UnitLevel::battery, name, men == 0 ? guns * 15 : men, Quality::line, kind);
  made.guns = Guns{guns};
  made.piece = piece;
  return made;
}

Unit support(const std::string& name, int men, Kind kind) {
  return unit(UnitLevel::company, name, men, Quality::line, kind);
}

Unit of(const std::string& nation, Unit made) {
  made.nation = nation;
  return made;
}

Formation brigade(const std::string& name, std::vector<Unit> units) {
  return formation(Level::brigade, name, std::move(units), {});
}

Formation division(const std::string& name, std::vector<Unit> units, std::vector<Formation> brigades) {
  return formation(Level::division, name, std::move(units), std::move(brigades));
}

Formation corps(const std::string& name, std::vector<Formation> divisions, std::vector<Unit> own) {
  return formation(Level::corps, name, std::move(own), std::move(divisions));
}

Formation cavalry_corps(const std::string& name, std::vector<Formation> divisions, std::vector<Unit> own) {
  return formation(Level::cavalry_corps, name, std::move(own), std::move(divisions));
}

Formation army(const std::string& name, std::vector<Formation> below, std::vector<Unit> own) {
  return formation(Level::army, name, std::move(own), std::move(below));
}

Orbat orbat(std::vector<Formation> formations) {
  Orbat made{std::move(formations)};
  assign_ids(made);
  return made;
}

}  // namespace estafette::test
