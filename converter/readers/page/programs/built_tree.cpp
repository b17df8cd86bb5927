#include "converter/readers/page/programs/built_tree.hpp"

#include "base/text.hpp"
#include "converter/readers/page/programs/field_names.hpp"
#include "converter/readers/page/programs/json_fields.hpp"
#include "converter/readers/page/programs/made_calls.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kFewestMenMade = 40;  ///< of a battalion or a battery; smaller figures may count anything
constexpr int kMostGuns = 12;       ///< of a battery
constexpr std::size_t kFewestUnits = 3;
constexpr int kDeepestBuilt = 40;

class Built {
 public:
  Built(const std::vector<MadeCall>& all, const ColumnWords& titles) : all_(all), titles_(titles), below_(all.size()) {
    for (std::size_t at = 0; at < all.size(); ++at)
      if (all[at].above) below_[*all[at].above].push_back(at);
  }

  [[nodiscard]] std::size_t units() const {
    return static_cast<std::size_t>(std::count_if(all_.begin(), all_.end(), [&](const MadeCall& one) {
      return one.made && below_[static_cast<std::size_t>(&one - all_.data())].empty();
    }));
  }

  [[nodiscard]] Json tree() const {
    Json roots = Json::array();
    for (std::size_t at = 0; at < all_.size(); ++at)
      if (!all_[at].above && (all_[at].made || !below_[at].empty())) roots.push_back(object(at, 0));
    return roots;
  }

 private:
  [[nodiscard]] Json object(std::size_t at, int depth) const {
    const MadeCall& made = all_[at];
    const std::optional<Holds> holds = titles_.title(made.maker);
    const bool leads = !below_[at].empty() || holds_command(holds);
    Json one = Json::object({{kName, name_of(made)}});
    if (leads && holds_command(holds)) one["level"] = made.maker;
    if (holds == Holds::infantry_men || holds == Holds::cavalry_men || holds == Holds::gunners)
      one["arm"] = holds == Holds::infantry_men ? "infantry" : holds == Holds::cavalry_men ? "cavalry" : "artillery";
    std::string note;
    for (std::size_t place = 0; place < made.told.size(); ++place) {
      const CallArgument& told = made.told[place];
      if (told.value.is_null() || is_name(made, place)) continue;
      std::string field = told.name;
      if (field.empty() && leads) {
        field = told.value.is_string() && !told.word && !one.contains("commander") ? "commander" : "";
      } else if (field.empty() && told.word) {
        field = one.contains("type") ? "" : "type";
      } else if (field.empty() && told.value.is_number() && place == place_of_men(made)) {
        field = "men";
        note = fmt::format("{} has no name and was read as men", cell_of(told.value));
      } else if (field.empty() && counts_guns(made, told)) {
        field = "guns";
        note = fmt::format("{} has no name and was read as guns", cell_of(told.value));
      }
      one[field.empty() ? fmt::format("cell {}", place + 1) : field] = told.value;
    }
    if (!note.empty()) one["note"] = note;
    if (below_[at].empty() || depth > kDeepestBuilt) return one;
    one["children"] = Json::array();
    for (const std::size_t next : below_[at]) one["children"].push_back(object(next, depth + 1));
    return one;
  }

  /// The argument that is its name.
  [[nodiscard]] bool is_name(const MadeCall& made, std::size_t place) const {
    const CallArgument& told = made.told[place];
    const auto called = [&](const CallArgument& one) { return !one.name.empty() && is_called(one.name, titles_); };
    const bool first = place == 0 && told.name.empty() && told.value.is_string();
    return first || (called(told) && !(made.told[0].name.empty() && made.told[0].value.is_string()));
  }

  [[nodiscard]] std::string name_of(const MadeCall& made) const {
    for (std::size_t place = 0; place < made.told.size(); ++place)
      if (is_name(made, place)) return cell_of(made.told[place].value);
    return "";
  }

  /// The first place at which all that are made by the same word have a figure large enough for men.
  [[nodiscard]] std::optional<std::size_t> place_of_men(const MadeCall& made) const {
    const bool said = std::any_of(made.told.begin(), made.told.end(),
                                  [&](const CallArgument& one) { return titles_.title(one.name) == Holds::men; });
    for (std::size_t place = 1; !said && place < made.told.size(); ++place) {
      const auto fits = [&](const MadeCall& other) {
        const bool alike = other.maker == made.maker && place < other.told.size();
        return !alike || other.told[place].value.is_null() ||
               (other.told[place].value.is_number() && other.told[place].value.get<double>() >= kFewestMenMade);
      };
      if (made.told[place].name.empty() && std::all_of(all_.begin(), all_.end(), fits)) return place;
    }
    return std::nullopt;
  }

  [[nodiscard]] bool counts_guns(const MadeCall& made, const CallArgument& told) const {
    const std::optional<Holds> holds = titles_.title(made.maker);
    const bool battery = made.maker == "bty" || made.maker == "btry" || made.maker == "battery" ||
                         made.maker == "guns" || holds == Holds::gunners || holds == Holds::batteries;
    const bool figures = std::count_if(made.told.begin(), made.told.end(), [](const CallArgument& one) {
                           return one.name.empty() && one.value.is_number();
                         }) == 1;
    return battery && figures && told.value.is_number_integer() && told.value.get<int>() <= kMostGuns &&
           told.value.get<int>() > 0;
  }

  const std::vector<MadeCall>& all_;
  const ColumnWords& titles_;
  std::vector<std::vector<std::size_t>> below_;
};

}  // namespace

std::string json_of_calls(std::string_view utf8, const ColumnWords& titles, bool added_only) {
  if (utf8.find("(\"") == std::string_view::npos && utf8.find("('") == std::string_view::npos &&
      utf8.find("(\n") == std::string_view::npos)
    return std::string(utf8);
  const CallsFound found = calls_in(utf8, titles);
  const Built built(found.all, titles);
  if ((added_only && !found.added) || built.units() < kFewestUnits || found.passed.size() * 2 > found.all.size())
    return std::string(utf8);
  Json all = Json::object();
  for (const std::string& line : found.passed)
    all["note"] = (all.contains("note") ? all["note"].get<std::string>() + "; " : "") + line;
  all["children"] = built.tree();
  return all.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace estafette::readers
