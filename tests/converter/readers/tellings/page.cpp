#include "converter/readers/tellings/page.hpp"

#include <fmt/format.h>
#include <utf8proc.h>

#include <array>
#include <utility>

namespace estafette::test {
namespace {

std::string roman(int number) {
  static const std::array<std::string, 21> kRoman = {"",    "I",    "II",  "III",  "IV",    "V",   "VI",
                                                     "VII", "VIII", "IX",  "X",    "XI",    "XII", "XIII",
                                                     "XIV", "XV",   "XVI", "XVII", "XVIII", "XIX", "XX"};
  return number < static_cast<int>(kRoman.size()) ? kRoman[static_cast<std::size_t>(number)]
                                                  : fmt::format("{}", number);
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

std::string in_capitals(const std::string& text) {
  std::string capitals;
  const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  for (auto left = static_cast<utf8proc_ssize_t>(text.size()); left > 0;) {
    utf8proc_int32_t letter = 0;
    const utf8proc_ssize_t taken = utf8proc_iterate(at, left, &letter);
    std::array<utf8proc_uint8_t, 4> bytes{};
    const utf8proc_ssize_t length = utf8proc_encode_char(utf8proc_toupper(letter), bytes.data());
    capitals.append(bytes.begin(), bytes.begin() + length);
    at += taken;
    left -= taken;
  }
  return capitals;
}

bool has(const std::string& form, std::string_view what) {
  return form.find(what) != std::string::npos;
}

class Teller {
 public:
  explicit Teller(Author& author) : author_(author), dice_(author.dice()), tongue_(author.tongue()) {}

  Telling told(const Command& army) {
    const bool men_told = has(author_.form("figures"), "{m}") && has(author_.form("figures_in_row"), "{m}");
    if (!men_told) author_.sum = Author::Sum::none;
    if (author_.sum != Author::Sum::none) author_.keep_to_it();  // or else the sum is not that of what he tells
    line(author_.form("titles"));
    if (dice_.happens(1, 3)) line(author_.form("dates"));
    if (dice_.happens(1, 4)) line(author_.form("remarks"));
    line("");
    if (author_.leaders && dice_.happens(1, 2))
      tell_command(army, std::nullopt, 0);
    else
      for (const Command& inner : army.commands) tell_command(inner, std::nullopt, 0);
    return std::move(telling_);
  }

 private:
  using Layout = Author::Layout;

  void line(const std::string& text) {
    telling_.text += text + "\n";
    ++lines_;
  }

  std::string filled(std::string form, int number, const std::string& place) {
    const auto word = [&](const std::vector<std::string>& words) {
      return number >= 1 && number <= static_cast<int>(words.size())
                 ? words[static_cast<std::size_t>(number) - 1]
                 : tongue_.ordinal(number, &words != &tongue_.ordinals);
    };
    form = replaced(std::move(form), "{o}", tongue_.ordinal(number, false));
    form = replaced(std::move(form), "{f}", tongue_.ordinal(number, true));
    form = replaced(std::move(form), "{w}", word(tongue_.ordinals));
    form = replaced(std::move(form), "{x}", word(tongue_.other_ordinals));
    form = replaced(std::move(form), "{r}", roman(number));
    form = replaced(std::move(form), "{n}", fmt::format("{}", number));
    return replaced(std::move(form), "{p}", place);
  }

  /// The leader as he calls him: "General Roe", "Roe". A colonel without his rank may be what the regiment is called.
  std::string leader(const std::string& sort, const std::string& surname) {
    const std::string form = sort == "regiment" ? "{rank} {l}" : author_.form("leader");
    const bool mounted = sort.starts_with("cavalry_");
    const std::string& rank = author_.form("rank_" + (mounted ? sort.substr(8) : sort));
    return replaced(replaced(form, "{rank}", rank), "{l}", surname);
  }

  struct Heading {
    std::string text;
    std::string below;  ///< a line of its own
  };

  Heading heading(const Command& command) {
    const bool brigade = command.sort.ends_with("brigade");
    const bool army = command.sort == "army";
    const bool numbered = army || (brigade ? author_.brigades_numbered : author_.numbered);
    const std::string who = leader(command.sort, command.leader);
    if (!numbered) {
      const std::string& form = author_.form(command.sort + "_led");
      return {replaced(replaced(form, "{L}", who), "{l}", command.leader), ""};
    }
    std::string name = filled(author_.form(command.sort), command.number, "");
    if (author_.capitals) name = in_capitals(name);
    if (!author_.leaders) {
      const std::string end = replaced(author_.form("heading_end"), "{}", "");
      return {name.ends_with('.') ? name : name + end, ""};
    }
    const std::string& joint = author_.form("leader_joint");
    if (joint.starts_with("\\n")) return {name, replaced(joint.substr(2), "{L}", who)};
    return {replaced(replaced(joint, "{N}", name), "{L}", who), ""};
  }

  /// A line of a heading or of troops, as deep as `depth`, in the author's layout.
  std::string set_in(const std::string& text, int depth, bool heading) {
    const auto blanks = [&](int levels) { return std::string(static_cast<std::size_t>(author_.step * levels), ' '); };
    switch (author_.layout) {
      case Layout::flat:
        return text;
      case Layout::rule:
        return text;
      case Layout::blanks:
        return blanks(depth) + text;
      case Layout::tabs:
        return std::string(static_cast<std::size_t>(depth), '\t') + text;
      case Layout::bullets:
        return blanks(depth) + author_.bullet + text;
      case Layout::numbers:
        return heading ? numbered(text, depth) : blanks(depth) + text;
      case Layout::markdown:
        return heading ? std::string(static_cast<std::size_t>(depth) + 2, '#') + " " + text : author_.bullet + text;
      case Layout::wiki: {
        const std::string signs(static_cast<std::size_t>(depth) + 2, '=');
        return heading ? signs + " " + text + " " + signs : "* " + text;
      }
      case Layout::bold:
        return heading ? "**" + text + "**" : text;
    }
    return text;
  }

  /// "I. ", "A. ", "1. ", "a) " before headings, by their depth.
  std::string numbered(const std::string& text, int depth) {
    counters_.resize(static_cast<std::size_t>(depth) + 1);
    const int number = ++counters_.back();
    const std::string blanks(static_cast<std::size_t>(author_.step * depth), ' ');
    switch (depth) {
      case 0:
        return fmt::format("{}{}. {}", blanks, roman(number), text);
      case 1:
        return fmt::format("{}{}. {}", blanks, static_cast<char>('A' + (number - 1) % 26), text);
      case 2:
        return fmt::format("{}{}) {}", blanks, number, text);
      default:
        return fmt::format("{}{}) {}", blanks, static_cast<char>('a' + (number - 1) % 26), text);
    }
  }

  void tell_command(const Command& command, std::optional<std::size_t> above, int depth) {
    const bool brigade = command.sort.ends_with("brigade");
    if (author_.gaps && !brigade && lines_ > 2) line("");
    const Heading head = heading(command);
    std::string text = head.text;
    const bool sum_behind = author_.sum == Author::Sum::behind_heading && head.below.empty() && !text.ends_with(':');
    if (sum_behind) text += " " + replaced(author_.form("heading_sum"), "{m}", author_.figure(command.men()));
    const bool numbered_leader = !author_.leaders && (brigade ? author_.brigades_numbered : author_.numbered);
    const std::size_t at = telling_.commands.size();
    telling_.commands.push_back({lines_ + 1, numbered_leader ? "" : command.leader, above, {}});
    const bool run_in = author_.run_in && head.below.empty() && brigade && !command.regiments.empty() && !sum_behind &&
                        !has(text, "\t");
    if (run_in) {
      const std::string row = row_of(command.regiments, at, lines_ + 1);
      line(set_in(text + (text.ends_with(':') ? " " : ": ") + row, depth, true));
    } else {
      line(set_in(text, depth, true));
      if (!head.below.empty()) {
        telling_.commands[at].lines.push_back(lines_ + 1);
        line(author_.layout == Layout::flat || author_.layout == Layout::rule || author_.layout == Layout::bold
                 ? head.below
                 : set_in(head.below, depth, false));
      }
      if (author_.layout == Layout::rule && !brigade) line(std::string(30, '-'));
    }
    if (!run_in && command.commands.empty()) tell_troops(command, at, depth + 1, false);
    for (const Command& inner : command.commands) tell_command(inner, at, depth + 1);
    if (!command.commands.empty()) tell_troops(command, at, depth + 1, true);
    if (author_.sum == Author::Sum::below && !brigade)
      line(replaced(author_.form("sum_line"), "{m}", author_.figure(command.men())));
  }

  /// The command's own troops; `behind`: its commands stand above them, and who owns them must be seen from the layout.
  void tell_troops(const Command& command, std::size_t at, int depth, bool behind) {
    std::vector<Regiment> guns, others;
    for (const Regiment& regiment : command.regiments)
      (regiment.arm == Arm::artillery ? guns : others).push_back(regiment);
    const bool under_arms = author_.arms_above && !guns.empty();
    if (!others.empty()) {
      if (under_arms)
        arm_heading(author_.form(others.front().arm == Arm::cavalry ? "cavalry_above" : "infantry_above"), depth);
      tell_regiments(others, at, depth + (under_arms ? 1 : 0), false);
    }
    if (guns.empty()) return;
    const std::string heading = under_arms ? author_.form("artillery_above") : "";
    if (under_arms) arm_heading(heading, depth);
    const bool shown = author_.layout == Layout::blanks || author_.layout == Layout::tabs ||
                       author_.layout == Layout::bullets || author_.layout == Layout::numbers;
    const bool of_division = has(heading, "ivision");
    tell_regiments(guns, at, depth + (under_arms ? 1 : 0), behind && !shown && !of_division);
  }

  void arm_heading(const std::string& heading, int depth) {
    const bool bulleted = author_.layout == Layout::markdown || author_.layout == Layout::wiki;
    line(bulleted || author_.layout == Layout::bold ? heading : set_in(heading, depth, false));
  }

  void tell_regiments(const std::vector<Regiment>& regiments, std::size_t at, int depth, bool or_below) {
    const std::size_t first = telling_.units.size();
    if (author_.in_a_row && regiments.size() > 1) {
      const std::string row = row_of(regiments, at, lines_ + 1);
      line(set_in(row, depth, false));
    } else {
      for (const Regiment& regiment : regiments) {
        const std::string text = unit(regiment, at, lines_ + 1, author_.colonels);
        line(set_in(text, depth, false));
      }
    }
    for (std::size_t i = first; i < telling_.units.size(); ++i) telling_.units[i].or_below = or_below;
  }

  std::string row_of(const std::vector<Regiment>& regiments, std::size_t at, int line) {
    const std::string between = author_.form("between");
    const bool last_apart = dice_.happens(1, 2);
    std::string row;
    for (std::size_t i = 0; i < regiments.size(); ++i) {
      const std::string sign = i + 1 == regiments.size() && last_apart ? author_.form("last_between") : between;
      if (i > 0) row += sign.starts_with(',') || sign.starts_with(';') ? sign + " " : " " + sign + " ";
      row += unit(regiments[i], at, line, false);
    }
    return row;
  }

  /// A regiment or battery with what he tells of it.
  std::string unit(const Regiment& regiment, std::size_t at, int line, bool colonel) {
    ToldUnit told;
    told.line = line;
    told.arm = regiment.arm;
    told.command = at;
    const std::string form = author_.form(regiment.sort);
    told.key = has(form, "{p}") ? regiment.place : fmt::format("{}", regiment.number);
    std::string name = filled(form, regiment.number, regiment.place);
    if (colonel && regiment.arm != Arm::artillery) {
      told.commander = regiment.commander;
      name =
          replaced(replaced(author_.form("colonel_joint"), "{N}", name), "{L}", leader("regiment", regiment.commander));
    }
    const bool guns = regiment.arm == Arm::artillery;
    std::string said = author_.form(guns               ? author_.gunners ? "guns_and_men" : "guns"
                                    : author_.in_a_row ? "figures_in_row"
                                                       : "figures");
    const bool horse = regiment.arm == Arm::cavalry;
    if (has(said, "{C}")) {
      const std::string counts = horse ? "squadrons" : "battalions";
      const std::string form_of_count = regiment.parts == 1 ? author_.form(counts + "_one") : author_.form(counts);
      said = replaced(std::move(said), "{C}", form_of_count);
    }
    if (has(said, "{M}")) said = replaced(std::move(said), "{M}", author_.form(horse ? "sabres" : "men"));
    if (has(said, "{c}")) told.parts = regiment.parts;
    if (has(said, "{m}")) told.men = regiment.men;
    if (has(said, "{g}")) told.guns = regiment.guns;
    said = replaced(std::move(said), "{c}", fmt::format("{}", regiment.parts));
    said = replaced(std::move(said), "{g}", fmt::format("{}", regiment.guns));
    said = replaced(std::move(said), "{m}", author_.figure(regiment.men));
    telling_.units.push_back(std::move(told));
    return replaced(std::move(said), "{N}", name);
  }

  Author& author_;
  Dice& dice_;
  const Tongue& tongue_;
  Telling telling_;
  int lines_ = 0;
  std::vector<int> counters_;
};

}  // namespace

Telling told_by(Author& author, const Command& army) {
  return Teller(author).told(army);
}

Telling thrown_page(const Tongue& tongue, std::uint64_t seed) {
  Dice dice(seed);
  const Command army = thrown_army(dice, tongue);
  Author author(dice, tongue);
  return told_by(author, army);
}

}  // namespace estafette::test
