// The outline: a row for each formation or unit, in order of command. What each column may hold, and how rows become a
// tree. An outline may be CSV (csv.hpp) or XML (xml.hpp); docs/formats/outline.md describes both.
#pragma once

#include "base/problem.hpp"
#include "converter/orbat/orbat.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace estafette::readers {

inline constexpr int kMostRows = 20'000;         ///< of one order of battle
inline constexpr std::size_t kLongestName = 80;  ///< letters, of a formation or unit
inline constexpr Men kMostMenInAll{5'000'000};   ///< of one order of battle; all Europe had fewer in 1813

enum class OutlineColumn {
  level,
  name,
  commander,
  nation,
  kind,
  quality,
  men,
  guns,
  piece,
  subunits,
  ratings,
  note,
  source,
  from,
  until,
  present,
  detached,
  sick,
  game,
  scale
};

/// The columns' names, in the order of the file.
inline constexpr std::array<std::string_view, 20> kColumns = {
    "level",   "name", "commander", "nation", "kind",  "quality", "men",      "guns", "piece", "subunits",
    "ratings", "note", "source",    "from",   "until", "present", "detached", "sick", "game",  "scale"};
inline constexpr std::size_t kAlwaysWritten = 13;  ///< of them; the others only where a row has one
/// "level,name,...,source": what every file has.
[[nodiscard]] std::string usual_header();

/// One row, as it is in the file.
template <typename Text>
struct BasicOutlineRow {
  int line = 0;
  std::array<Text, kColumns.size()> texts;
  [[nodiscard]] Text& operator[](OutlineColumn column) { return texts.at(static_cast<std::size_t>(column)); }
  [[nodiscard]] const Text& operator[](OutlineColumn column) const {
    return texts.at(static_cast<std::size_t>(column));
  }
};
using OutlineRow = BasicOutlineRow<std::string>;           ///< to be written
using OutlineRowView = BasicOutlineRow<std::string_view>;  ///< being read: its texts stand in the file

[[nodiscard]] OutlineRow row_of(const Formation& formation);
[[nodiscard]] OutlineRow row_of(const Unit& unit);

/// The formation or unit that a row describes, without anything under it. Every problem with the row goes to
/// `problems`; a row with an unknown level gives nothing.
[[nodiscard]] std::variant<std::monostate, Formation, Unit> parse_row(const OutlineRowView& row,
                                                                      const std::string& file, ProblemList& problems);

/// Builds the tree row by row, and finds rows in the wrong place and rows that come twice.
class OutlineTree {
 public:
  OutlineTree(std::string file, ProblemList& problems) : file_(std::move(file)), problems_(&problems) {}
  OutlineTree(const OutlineTree&) = delete;
  OutlineTree& operator=(const OutlineTree&) = delete;

  /// Whatever is added goes into the innermost open formation. Both throw Refusal if the order of battle has more rows
  /// or men than any army ever had.
  void open(Formation&& formation, int line);
  void close() { open_.pop_back(); }
  void add(Unit&& unit, int line);
  [[nodiscard]] std::size_t depth() const { return open_.size(); }
  [[nodiscard]] bool empty() const { return orbat_.formations.empty(); }
  /// Closes every open formation that may not hold one of this level. A flat list shows its hierarchy in this way.
  void close_down_to(Level level);

  /// The tree with ids assigned. REQUIRES a look at the problems first: with any, the tree may be incomplete.
  [[nodiscard]] Orbat finish();

 private:
  /// A formation or unit: its level, when it holds, and its place among the formations or units beside it.
  struct Named {
    std::string_view level;
    Span when;
    std::size_t place = 0;
  };
  using NamedRows = std::unordered_multimap<std::string, Named>;  ///< by their folded names
  struct Open {
    Formation* formation;
    NamedRows named;  ///< its children, to find a second one of a name
  };
  [[nodiscard]] NamedRows& named() { return open_.empty() ? top_named_ : open_.back().named; }
  void check_name(std::string_view level, const std::string& name, const Span& when, std::size_t place, int line);
  void check_earlier_rows(const std::vector<Formation>& siblings, const Formation& formation, int line);
  void check_size(Men more, int line);

  std::string file_;
  ProblemList* problems_;
  Orbat orbat_;
  std::vector<Open> open_;
  NamedRows top_named_;
  int rows_ = 0;
  Men men_;
};

}  // namespace estafette::readers
