#include "converter/readers/sow/words.hpp"

#include "base/ascii.hpp"
#include "base/markup/xml.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace estafette::readers {
namespace {

constexpr int kMostGunsARow = 12;
constexpr int kHighestExperience = 20;
constexpr int kMostHops = 8;  ///< from a nation to its stand-in, and on

/// What sow.xml calls the columns, in the order of GameColumn, the battalion last. The four that have no sure titles
/// have no word.
const std::array<std::string, kScenarioColumns>& column_words() {
  static const std::array<std::string, kScenarioColumns> kWords = {
      "label",     "id",           "name1",    "name2",    "side",   "army",    "corps",        "division",
      "brigade",   "regiment",     "class",    "portrait", "weapon", "ammo",    "flag",         "flag2",
      "formation", "heads",        "",         "",         "",       "",        "style",        "experience",
      "fatigue",   "morale",       "close",    "open",     "edged",  "firearm", "marksmanship", "horsemanship",
      "surgeon",   "calisthenics", "battalion"};
  return kWords;
}

/// The parts of an id of the game, folded: "uglb", "br", "cav", "5".
std::vector<std::string> parts_of_id(const std::string& id) {
  std::string folded = fold(id);
  std::replace(folded.begin(), folded.end(), ' ', '_');
  return split(folded, '_');
}

/// True if a folded id has that part: "gfx_cav_dutch" has "dutch", and not "dut".
bool has_part(std::string_view id, std::string_view part) {
  const auto ends = [](char c) { return c == '_' || c == ' '; };
  for (std::size_t at = id.find(part); at != std::string_view::npos; at = id.find(part, at + 1)) {
    const std::size_t end = at + part.size();
    if ((at == 0 || ends(id[at - 1])) && (end == id.size() || ends(id[end]))) return true;
  }
  return false;
}

/// 12 of "12lb" and "12pdr"; nothing for any other part.
std::optional<int> pounds(const std::string& part) {
  const std::size_t digits = part.find_first_not_of("0123456789");
  if (digits == std::string::npos || digits == 0) return std::nullopt;
  const std::string unit = part.substr(digits);
  if (unit != "lb" && unit != "lbs" && unit != "pdr" && unit != "pd" && unit != "pounder") return std::nullopt;
  return whole_number(part.substr(0, digits));
}

/// "7" of "7in"; empty for any other part.
std::string inches(const std::string& part) {
  const std::size_t digits = part.find_first_not_of("0123456789");
  if (digits == std::string::npos || digits == 0 || part.substr(digits) != "in") return "";
  return part.substr(0, digits);
}

}  // namespace

/// Reads both files into one value.
class SowWordsReader {
 public:
  explicit SowWordsReader(const fs::path& path) : path_(path) {}

  SowWords all() {
    const std::string file = path_.generic_string();
    XmlElement root = XmlElement::parse(read_text(path_), file, "sow", problems_);
    const std::string profile = root.text("profile");
    for (XmlElement& element : root.all_children()) read(element);
    root.no_others();
    problems_.refuse_if_any();
    read_profile(within(path_.parent_path(), path_written(profile)));
    problems_.refuse_if_any();
    return std::move(words_);
  }

 private:
  void read(XmlElement& element) {
    const std::string name = element.name();
    if (name == "column") {
      const auto& spelt = column_words();
      std::vector<std::string> known(spelt.begin(), spelt.end());
      std::erase(known, "");
      const std::string is = element.word("is", known);
      const auto column = static_cast<GameColumn>(std::find(spelt.begin(), spelt.end(), is) - spelt.begin());
      for (const std::string& title : split(element.content(), ',')) words_.columns_[fold(title)] = column;
    } else if (name == "nation") {
      SowClass& nation = words_.nation_parts_[fold(element.text("part"))];
      nation.nation = element.text("is");
      nation.regiments = element.word_or("infantry", {"battalion", "regiment"}, "battalion") == "regiment";
    } else if (name == "flag") {
      words_.flag_parts_.emplace_back(fold(element.text("part")), element.text("is"));
    } else if (name == "arm") {
      const Arm arm = arm_from(element);
      for (const std::string& part : split(element.text("parts"), ',')) words_.arm_parts_[fold(part)] = arm;
    } else if (name == "post") {
      const std::string is = element.word("is", {"commander", "wagon", "courier"});
      const SowPost post = is == "commander" ? SowPost::commander : is == "wagon" ? SowPost::wagon : SowPost::courier;
      for (const std::string& part : split(element.text("parts"), ',')) words_.post_parts_[fold(part)] = post;
    } else if (name == "howitzer") {
      for (const std::string& part : split(element.text("parts"), ',')) words_.howitzers_.push_back(fold(part));
    } else if (name == "guns") {
      const int each = element.number("each", 1, kMostGunsARow);
      for (const std::string& word : split(element.text("words"), ',')) words_.gun_words_[fold(word)] = each;
    } else if (name == "ladder") {
      words_.ladder_ = {element.text("own_troops"), element.text("nobody"), element.text("staff"),
                        element.text("second")};
    } else {
      element.complain("", name, "column, nation, flag, arm, post, howitzer, guns or ladder");
    }
    element.no_others();
  }

  static Arm arm_from(XmlElement& element) {
    const std::string is = element.word("arm" == element.name() ? "is" : "arm", {"infantry", "cavalry", "artillery"});
    return is == "infantry" ? Arm::infantry : is == "cavalry" ? Arm::cavalry : Arm::artillery;
  }

  /// Classes, weapons and qualities only: the profile's own reader checks the rest.
  void read_profile(const fs::path& path) {
    XmlElement root = XmlElement::parse(read_text(path), path.generic_string(), "game", problems_);
    if (auto qualities = root.child("qualities")) {
      for (XmlElement& quality : qualities->children("quality")) {
        const auto known = quality_from(quality.word("name", quality_words()));
        words_.experience_.at(static_cast<std::size_t>(known.value_or(Quality::line))) =
            quality.number("experience", 0, kHighestExperience);
      }
    }
    if (auto nations = root.child("nations")) {
      for (XmlElement& nation : nations->children("nation")) read_nation(nation);
    }
  }

  void read_nation(XmlElement& nation) {
    SowClass what;
    what.nation = nation.text("name");
    (void)nation.text_or("with", "");  // says on which side of a page it is, not what it wears
    const std::string stand_in = nation.text_or("stand_in", "");
    if (!stand_in.empty()) words_.stand_ins_[fold(what.nation)] = fold(stand_in);
    what.known = true;
    for (XmlElement& troops : nation.children("troops")) {
      what.post = SowPost::troops;
      what.arm = arm_from(troops);
      what.kind = kind_from(troops.text_or("kind", ""));
      add(troops.text_or("class", ""), what);
      const std::string fires = troops.text_or("fires", troops.text_or("piece", ""));
      if (!fires.empty()) words_.pieces_.emplace(fold(troops.text("weapon")), fires);
    }
    for (XmlElement& post : nation.children("post")) {
      const std::string name = post.text("name");
      what.post = name == "wagon" ? SowPost::wagon : name == "courier" ? SowPost::courier : SowPost::commander;
      what.arm.reset();
      what.kind.reset();
      what.battery = name == "battery";
      add(post.text("class"), what);
    }
  }

  /// A class that two nations share belongs to the first; one that two kinds share shows only the arm.
  void add(const std::string& unit_class, const SowClass& what) {
    if (unit_class.empty()) return;
    const auto [known, fresh] = words_.classes_.emplace(fold(unit_class), what);
    if (!fresh && known->second.kind != what.kind) known->second.kind.reset();
  }

  const fs::path& path_;
  ProblemList problems_;
  SowWords words_;
};

SowWords SowWords::read(const fs::path& path) {
  return SowWordsReader(path).all();
}

std::optional<GameColumn> SowWords::column(std::string_view title) const {
  const auto known = columns_.find(fold(title));
  return known == columns_.end() ? std::nullopt : std::optional(known->second);
}

SowClass SowWords::look_up(const std::string& unit_class, const std::string& formation) const {
  const auto known = classes_.find(fold(unit_class));
  if (known != classes_.end()) return known->second;
  SowClass guess;
  bool post = false;
  const auto read = [&](const std::string& part) {
    if (const auto nation = nation_parts_.find(part); nation != nation_parts_.end() && guess.nation.empty()) {
      guess.nation = nation->second.nation;
      guess.regiments = nation->second.regiments;
    }
    if (const auto arm = arm_parts_.find(part); arm != arm_parts_.end() && !guess.arm) guess.arm = arm->second;
    if (const auto is = post_parts_.find(part); is != post_parts_.end() && !post) {
      guess.post = is->second;
      post = true;
    }
  };
  for (const std::string& part : parts_of_id(unit_class)) read(part);
  for (const std::string& part : parts_of_id(formation)) {
    const auto arm = arm_parts_.find(part);
    if (arm != arm_parts_.end() && !guess.arm) guess.arm = arm->second;
    const auto is = post_parts_.find(part);
    if (is != post_parts_.end() && is->second == SowPost::wagon && !post) guess.post = SowPost::wagon;
  }
  guess.battery = guess.post == SowPost::commander && guess.arm == Arm::artillery;
  return guess;
}

std::string SowWords::nation_of(const SowClass& is, const std::string& flag, const std::string& flag2,
                                const std::string& named) const {
  const std::string first = fold(flag);
  const std::string second = fold(flag2);
  const auto shown = std::find_if(flag_parts_.begin(), flag_parts_.end(), [&](const auto& known) {
    return has_part(first, known.first) || has_part(second, known.first);
  });
  const std::string worn = shown == flag_parts_.end() ? is.nation : shown->second;
  if (worn.empty() || named.empty() || named == worn) return worn.empty() ? named : worn;
  std::string lender = fold(named);
  for (int hops = 0; hops < kMostHops && lender != fold(worn); ++hops) {
    const auto next = stand_ins_.find(lender);
    if (next == stand_ins_.end()) break;
    lender = next->second;
  }
  return lender == fold(worn) ? named : worn;
}

std::optional<std::pair<std::string, bool>> SowWords::piece(const std::string& weapon) const {
  const auto known = pieces_.find(fold(weapon));
  if (known != pieces_.end()) return std::pair{known->second, true};
  std::string name;
  bool howitzer = false;
  std::string before;  // of "5_5in" the 5
  for (const std::string& part : parts_of_id(weapon)) {
    const bool whole = !before.empty() && before.find_first_not_of("0123456789") == std::string::npos;
    if (const std::string size = inches(part); !size.empty() && name.empty()) {
      name = whole ? fmt::format("{}.{}-inch", before, size) : fmt::format("{}-inch", size);
    }
    before = part;
    if (const auto weight = pounds(part); weight && name.empty()) name = fmt::format("{}-pounder", *weight);
    howitzer = howitzer || std::find(howitzers_.begin(), howitzers_.end(), part) != howitzers_.end();
  }
  if (howitzer) name += name.empty() ? "howitzer" : " howitzer";
  if (name.empty()) return std::nullopt;
  return std::pair{name, false};
}

Quality SowWords::quality(int experience) const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < experience_.size(); ++i) {
    if (std::abs(experience_[i] - experience) < std::abs(experience_[best] - experience)) best = i;
  }
  return static_cast<Quality>(best);
}

int SowWords::guns_of(const Tokens& tokens) const {
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const auto known = gun_words_.find(tokens[at].text);
    const bool goes_on = at + 1 < tokens.size() && gun_words_.contains(tokens[at + 1].text);  // a "gun section"
    if (known != gun_words_.end() && !goes_on) return known->second;
  }
  return 1;
}

bool is_made_of(std::string_view name, const std::string& pattern, std::string_view command) {
  const std::string_view bare = trim(name);
  const auto other = [](char a, char b) {
    return static_cast<unsigned char>(a) < 0x80 && static_cast<unsigned char>(b) < 0x80 &&
           ascii_small(a) != ascii_small(b);
  };
  if (bare.empty() || pattern.empty() || other(bare.front(), pattern.front())) return false;  // as nearly always
  const std::string folded = fold(bare);
  const std::size_t mark = pattern.find('%');
  const std::string before = fold(pattern.substr(0, mark)) + ' ';
  if (mark == std::string::npos || !folded.starts_with(before)) return false;
  // The game's names are short: the end of a long one may be cut off.
  const std::string rest = folded.substr(before.size());
  return !rest.empty() && fold(command).starts_with(rest);
}

}  // namespace estafette::readers
