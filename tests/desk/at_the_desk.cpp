#include "desk/at_the_desk.hpp"

#include "cli/verbs/run.hpp"

#include <boost/nowide/cstdlib.hpp>
#include <gtest/gtest.h>

#include <regex>
#include <sstream>
#include <thread>

namespace estafette::test {

desk::Ran carried_out(const std::vector<std::string>& words) {
  const Outcome outcome = run(words);
  return {outcome.code == 0, outcome.out, outcome.err};
}

desk::Ran carried_out_watched(const std::vector<std::string>& words, Onlooker& onlooker) {
  std::ostringstream out;
  std::ostringstream err;
  const cli::ExitCode code = cli::run(words, cli::Console(out, err, {}, &onlooker));
  return {code == cli::ExitCode::done, out.str(), err.str()};
}

void keep_to_look_at(const std::string& name, const desk::Response& page) {
  const char* folder = boost::nowide::getenv("ESTAFETTE_PAGES");
  if (folder != nullptr) write_all_or_none(folder, {{name + ".html", page.bytes}}, Existing::overwrite);
}

AtTheDesk::AtTheDesk() : home_(fs::current_path()) {
  fs::current_path(folder_ / "");
  EXPECT_EQ(run({"new", kCampaign, "--from", kFrom, "--seed", "1813"}).code, 0);
  sit_down({kCampaign, carried_out, {kFrom}});
}
AtTheDesk::~AtTheDesk() {
  desk_.reset();
  fs::current_path(home_);
}

void AtTheDesk::sit_down(desk::Furniture furniture) {
  desk_.reset();
  desk_.emplace(std::move(furniture), "token");
}

desk::Response AtTheDesk::get(const std::string& path, Fields asked) {
  desk::Request request;
  request.path = path;
  request.fields = std::move(asked);
  return desk_->answer(request);
}

desk::Response AtTheDesk::send(const std::string& path, Fields fields,
                               const std::multimap<std::string, desk::Upload>& uploads) {
  desk::Request request;
  request.method = "POST";
  request.path = path;
  if (!fields.contains("at")) fields.emplace("at", hidden(get("/rulings"), "/do/rule").find("at")->second);
  request.fields = std::move(fields);
  request.uploads = uploads;
  return desk_->answer(request);
}

desk::Response AtTheDesk::press(const desk::Response& page, const std::string& action) {
  return send(action, hidden(page, action));
}

desk::Response AtTheDesk::when_over() {
  using std::chrono::steady_clock, std::chrono::milliseconds;
  const auto until = steady_clock::now() + std::chrono::seconds(30);
  desk::Response page = get("/work");
  while (has(page, "id=\"how-far\"") && steady_clock::now() < until) {
    std::this_thread::sleep_for(milliseconds(20));
    page = get("/work");
  }
  return page;
}

AtTheDesk::Fields AtTheDesk::hidden(const desk::Response& page, const std::string& action) {
  Fields fields;
  const std::size_t begin = page.bytes.find("action=\"" + action + "\"");
  if (begin == std::string::npos) return fields;
  const std::string form = page.bytes.substr(begin, page.bytes.find("</form>", begin) - begin);
  static const std::regex kHidden("<input type=\"hidden\" name=\"([^\"]*)\" value=\"([^\"]*)\">");
  for (std::sregex_iterator one(form.begin(), form.end(), kHidden), end; one != end; ++one)
    fields.emplace((*one)[1], std::regex_replace((*one)[2].str(), std::regex("&#10;"), "\n"));  // as a browser does
  return fields;
}

bool AtTheDesk::shows_command(const desk::Response& page, const std::string& command) {
  static const std::regex kOption(" (--[^ ]*)");
  return has(page, std::regex_replace(command, kOption, " <span class=\"word\">$1</span>"));
}

bool AtTheDesk::has(const desk::Response& page, const std::string& text) {
  return page.bytes.find(text) != std::string::npos;
}

}  // namespace estafette::test
