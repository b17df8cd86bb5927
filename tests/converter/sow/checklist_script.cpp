#include "base/text.hpp"
#include "checklist.hpp"
#include "converter/sow/plan/battle_plan.hpp"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace estafette::test {
namespace {

std::set<std::string> placed_units(const Parsed& parsed) {
  std::set<std::string> ids;
  for (std::size_t row = 1; row < parsed.scenario.rows.size(); ++row) ids.insert(parsed.scenario.cell(row, "ID"));
  return ids;
}

std::set<std::string> objective_ids(const Parsed& parsed) {
  std::set<std::string> ids;
  for (std::size_t row = 0; row < parsed.locations.rows.size(); ++row) {
    ids.insert(parsed.locations.cell(row, "Objective ID"));
  }
  return ids;
}

std::string setting(const Parsed& parsed, const std::string& section, const std::string& key) {
  const auto found = parsed.ini.find(section);
  if (found == parsed.ini.end()) return "";
  const auto value = found->second.find(key);
  return value == found->second.end() ? "" : value->second;
}

/// The command as the engine looks it up: in small letters, without the A of a group order.
std::string plain_command(const Parsed& parsed, std::size_t row) {
  std::string command = parsed.script.cell(row, "Command");
  if (command.size() > 1 && command[0] == 'A' && command[1] >= 'a') command.erase(0, 1);
  return command.substr(0, command.find(':'));
}

std::string a38_header(const Parsed& parsed) {
  const Cells& header = parsed.script.header;
  return header.size() == 8 && header[4] == "X Coord" ? "" : "not the current layout";
}

bool is_objective_event(const std::string& event) {
  return event.starts_with("evtobj");
}

std::string a39_events(const Parsed& parsed) {
  static const std::set<std::string> kEvents = {"evttime",      "evtcont",     "evtarrived",   "evtiarrived",
                                                "evtdeath",     "evtgiveup",   "evtintrouble", "evtfighting",
                                                "evtseetarg",   "evtdisttarg", "evtcourier",   "evtgrade",
                                                "evtfailcheck", "evtobjdone",  "evtobjarmy1",  "evtobjarmy2"};
  const auto start = sow::clock_from(setting(parsed, "init", "starttime"));
  for (const Cells& row : parsed.script.rows) {
    const auto time = sow::clock_from(row.front());
    if (time && start && *time < *start) return "before the start: " + row.front();
    if (!time && !kEvents.contains(row.front())) return "neither time nor event: " + row.front();
  }
  return "";
}

std::string a40_units(const Parsed& parsed) {
  const std::set<std::string> placed = placed_units(parsed);
  const std::set<std::string> objectives = objective_ids(parsed);
  for (std::size_t row = 0; row < parsed.script.rows.size(); ++row) {
    const bool objective = is_objective_event(parsed.script.rows[row].front());
    const std::string id = parsed.script.cell(row, "ID");
    const std::string from = parsed.script.cell(row, "FromId");
    if (!id.empty() && !(objective ? objectives : placed).contains(id)) return "not there: " + id;
    if (!from.empty() && !placed.contains(from)) return "not there: " + from;
  }
  return "";
}

std::string a41_commands(const Parsed& parsed) {
  static const std::set<std::string> kWithUnit = {"hideunit", "showunit", "moveto"};
  static const std::set<std::string> kWithout = {"dumpgamedb", "dumplocs", "endscenario"};
  for (std::size_t row = 0; row < parsed.script.rows.size(); ++row) {
    const std::string command = plain_command(parsed, row);
    const bool unit = !parsed.script.cell(row, "ID").empty();
    if (!(unit ? kWithUnit : kWithout).contains(command)) return "not a command here: " + command;
  }
  return "";
}

std::string a42_end(const Parsed& parsed) {
  int ends = 0;
  for (std::size_t row = 0; row < parsed.script.rows.size(); ++row) {
    ends += plain_command(parsed, row) == "endscenario" ? 1 : 0;
  }
  if (ends != 1) return fmt::format("{} ends", ends);
  const std::size_t last = parsed.script.rows.size() - 1;
  if (plain_command(parsed, last) != "endscenario") return "the end is not the last";
  const std::string end = parsed.script.rows[last].front();
  std::string before;
  for (std::size_t row = 0; row <= last; ++row) {
    const std::string time = parsed.script.rows[row].front();
    if (time < before) return "out of order: " + time;
    before = time;
    if (plain_command(parsed, row) == "showunit" && time >= end) return "an arrival after the end: " + time;
  }
  return "";
}

std::string a43_dumps(const Parsed& parsed) {
  std::vector<int> results;
  std::vector<int> places;
  for (std::size_t row = 0; row < parsed.script.rows.size(); ++row) {
    const int time = sow::clock_from(parsed.script.rows[row].front()).value_or(sow::Clock{}).seconds;
    const std::string command = plain_command(parsed, row);
    if (command == "dumpgamedb") results.push_back(time);
    if (command == "dumplocs") places.push_back(time);
    if (command == "endscenario" && (results.size() < 2 || places.size() < 2)) return "the end comes before the dumps";
  }
  if (results.size() != 2 || places.size() != 2) return "not at half-time and before the end";
  for (const int one : results) {
    for (const int other : places) {
      if (std::abs(one - other) < 10) return "two dumps within 10 seconds";
    }
  }
  return "";
}

std::string a44_hidden(const Parsed& parsed) {
  std::map<std::string, std::string> hidden;
  std::set<std::string> shown;
  for (std::size_t row = 0; row < parsed.script.rows.size(); ++row) {
    const std::string id = parsed.script.cell(row, "ID");
    const std::string time = parsed.script.rows[row].front();
    const std::string command = plain_command(parsed, row);
    if (command == "hideunit") hidden[id] = time;
    if (command == "showunit") {
      if (!hidden.contains(id) || hidden[id] >= time || !shown.insert(id).second) return "shown, not hidden: " + id;
    }
    const bool place = parsed.script.number(row, "X Coord") >= 0 && parsed.script.number(row, "Z Coord") >= 0;
    if (command == "moveto" && !place) return "whither? " + id;
  }
  return hidden.size() == shown.size() ? "" : "hidden for ever";
}

std::string a45_init(const Parsed& parsed) {
  std::string map = setting(parsed, "init", "map");
  std::transform(map.begin(), map.end(), map.begin(), [](unsigned char c) { return std::toupper(c); });
  if (!parsed.game.at(static_cast<std::size_t>(sow::GameTable::map)).contains(map)) return "no map: " + map;
  if (!sow::clock_from(setting(parsed, "init", "starttime"))) return "no start time";
  const std::string type = setting(parsed, "init", "type");
  return type == "mp" || type == "bp" ? "" : "not for several players: " + type;
}

std::string a46_player(const Parsed& parsed) {
  for (int rank = 1; rank <= 6; ++rank) {
    const std::string value = setting(parsed, "rank", fmt::format("cmdlvl{}", rank));
    if (value != "0") return fmt::format("cmdlvl{} is {}", rank, value);
  }
  return "";
}

std::string a47_results(const Parsed& parsed) {
  std::optional<int> last;
  for (const char* section : {"EndPlayerDie", "EndMajWin", "EndWin", "EndTie", "EndFail", "EndMajFail"}) {
    const std::string article = setting(parsed, section, "article");
    if (!parsed.messages.contains(article)) return fmt::format("{} shows no message: {}", section, article);
    if (std::string(section) == "EndPlayerDie") continue;
    const std::optional<int> grade = whole_number(setting(parsed, section, "grade"));
    if (!grade || (last && *grade >= *last)) return fmt::format("the grade of {} does not fall", section);
    last = grade;
  }
  return "";
}

std::string a48_messages(const Parsed& parsed) {
  if (parsed.messages.size() != parsed.message_headers.size()) return "a message twice";
  for (const std::string& header : parsed.message_headers) {
    if (!header.ends_with(" ")) return "no blank at the end of " + header;
  }
  for (std::size_t row = 0; row < parsed.script.rows.size(); ++row) {
    const std::string command = parsed.script.cell(row, "Command");
    const std::string message = command.substr(command.rfind(':') + 1);
    if (command.starts_with("courier:") && !parsed.messages.contains(message)) return "no message: " + message;
  }
  return "";
}

std::string a49_names(const Parsed& parsed) {
  pugi::xml_document document;
  const std::string& bytes = parsed.file_ending("Layout/Media/Language/OOBNames.xml");
  if (!document.load_buffer(bytes.data(), bytes.size(), pugi::parse_default, pugi::encoding_utf8)) return "not XML";
  if (decode(bytes) != bytes) return "not UTF-8";
  if (bytes.find("&amp;amp;") != std::string::npos) return "escaped twice";
  std::map<std::string, int> tags;
  for (const pugi::xml_node& tag : document.child("MyGUI").children("Tag")) {
    ++tags[tag.attribute("name").value()];
    if (std::string(tag.text().get()).find('#') != std::string::npos) return "a # in a name";
  }
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    const std::string id = parsed.master.cell(row, "ID");
    if (tags[id] != 1) return fmt::format("{} names of {}", tags[id], id);
  }
  return "";
}

std::string a50_nothing_else(const Parsed& parsed) {
  for (const auto& [path, bytes] : parsed.files) {
    const bool ours = path.starts_with("OOBs/") || path.starts_with("Scenarios/") || path == "EnglishModIntro.txt" ||
                      path == "Layout/Media/Language/OOBNames.xml";
    if (!ours) return "not ours to bring: " + path;
  }
  return "";
}

}  // namespace

const std::array<Assertion, 13>& script_and_text_assertions() {
  static const std::array<Assertion, 13> kAll = {a38_header,   a39_events, a40_units,       a41_commands, a42_end,
                                                 a43_dumps,    a44_hidden, a45_init,        a46_player,   a47_results,
                                                 a48_messages, a49_names,  a50_nothing_else};
  return kAll;
}

}  // namespace estafette::test
