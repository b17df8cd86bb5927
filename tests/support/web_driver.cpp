#include "support/web_driver.hpp"

#include "support/browser.hpp"

#include <fmt/format.h>
#include <httplib.h>

#include <chrono>
#include <csignal>
#include <stdexcept>
#include <thread>

#ifndef _WIN32
#include <sys/wait.h>
#endif

namespace estafette::test {
namespace {

const fs::path kDriver = "/usr/bin/chromedriver";
constexpr const char* kElement = "element-6066-11e4-a52e-4f735466cecf";  // as the protocol names it

}  // namespace

/// The driver's process, and what is asked of it.
class WebDriver::Wire {
 public:
  Wire() {
#ifndef _WIN32
    pipe_ = popen(("echo $$; exec " + kDriver.string() + " --port=0 2>&1").c_str(), "r");
#endif
    if (pipe_ == nullptr) throw std::runtime_error("chromedriver could not be started");
    std::array<char, 512> line{};
    while (port_ == 0 && std::fgets(line.data(), static_cast<int>(line.size()), pipe_) != nullptr) {
      const std::string said = line.data();
      if (process_ == 0) process_ = std::stoi(said);
      const std::string before = "started successfully on port ";
      if (const std::size_t at = said.find(before); at != std::string::npos)
        port_ = std::stoi(said.substr(at + before.size()));
    }
    if (port_ == 0) throw std::runtime_error("chromedriver has no port");
  }
  ~Wire() {
#ifndef _WIN32
    if (!session_.empty()) (void)client().Delete("/session/" + session_);
    if (process_ != 0) kill(process_, SIGTERM);
    if (pipe_ != nullptr) pclose(pipe_);
#endif
  }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  void begin(int width, int height) {
    const Json options = {
        {"binary", chromium().string()},
        {"args",
         {"--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
          "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
          "--force-prefers-reduced-motion", fmt::format("--window-size={},{}", width, height)}}};
    const Json answer =
        ask("POST", "/session",
            {{"capabilities", {{"alwaysMatch", {{"browserName", "chrome"}, {"goog:chromeOptions", options}}}}}});
    session_ = answer.at("sessionId").get<std::string>();
  }

  /// Below the session.
  Json say(const std::string& method, const std::string& path, const Json& body = Json::object()) {
    return ask(method, "/session/" + session_ + path, body);
  }

 private:
  [[nodiscard]] httplib::Client client() const {
    httplib::Client client("127.0.0.1", port_);
    client.set_read_timeout(300);
    return client;
  }

  Json ask(const std::string& method, const std::string& path, const Json& body) const {
    httplib::Client one = client();
    const httplib::Result answer =
        method == "GET" ? one.Get(path) : one.Post(path, body.dump(), "application/json; charset=utf-8");
    if (!answer) throw std::runtime_error("chromedriver does not answer to " + path);
    Json value = Json::parse(answer->body).at("value");
    if (answer->status >= 400) throw std::runtime_error(value.at("message").get<std::string>().substr(0, 400));
    return value;
  }

  FILE* pipe_ = nullptr;
  int process_ = 0, port_ = 0;
  std::string session_;
};

bool WebDriver::there() {
  return !chromium().empty() && fs::exists(kDriver);
}

WebDriver::WebDriver(int width, int height) : wire_(std::make_unique<Wire>()) {
  wire_->begin(width, height);
}
WebDriver::~WebDriver() = default;

void WebDriver::open(const std::string& address) {
  wire_->say("POST", "/url", {{"url", address}});
}
std::string WebDriver::address() {
  return wire_->say("GET", "/url").get<std::string>();
}

std::string WebDriver::element(const std::string& css) {
  return wire_->say("POST", "/element", {{"using", "css selector"}, {"value", css}}).at(kElement).get<std::string>();
}
std::string WebDriver::element_by_xpath(const std::string& path) {
  return wire_->say("POST", "/element", {{"using", "xpath"}, {"value", path}}).at(kElement).get<std::string>();
}

void WebDriver::click_element(const std::string& id) {
  run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'});", Json::array({{{kElement, id}}}));
  wire_->say("POST", "/element/" + id + "/click");
}
void WebDriver::click(const std::string& css) {
  click_element(element(css));
}
void WebDriver::press(const std::string& text) {
  click_element(element_by_xpath(fmt::format("//*[self::a or self::button][normalize-space(.)=\"{}\"]", text)));
}
void WebDriver::fill(const std::string& css, const std::string& text) {
  const std::string id = element(css);
  wire_->say("POST", "/element/" + id + "/clear");
  wire_->say("POST", "/element/" + id + "/value", {{"text", text}});
}
void WebDriver::drop(const std::string& css, const fs::path& file) {
  wire_->say("POST", "/element/" + element(css) + "/value", {{"text", fs::absolute(file).string()}});
}
void WebDriver::choose(const std::string& css, const std::string& text) {
  const std::string list = element(css);
  const Json option = wire_->say(
      "POST", "/element/" + list + "/element",
      {{"using", "xpath"}, {"value", fmt::format(".//option[starts-with(normalize-space(.), \"{}\")]", text)}});
  wire_->say("POST", "/element/" + option.at(kElement).get<std::string>() + "/click");
}
std::string WebDriver::text(const std::string& css) {
  return run("var e = document.querySelector(arguments[0]); if (!e) throw new Error('no ' + arguments[0]); "
             "return e.innerText;",
             Json::array({css}))
      .get<std::string>();
}
void WebDriver::wait_until(const std::string& script, const Json& arguments) {
  constexpr int kPatience = 1200;
  for (int i = 0; i < kPatience; ++i) {
    try {
      if (run(script, arguments).get<bool>()) return;
    } catch (const std::runtime_error&) {  // NOLINT(bugprone-empty-catch): between two pages
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  throw std::runtime_error("has not come: " + arguments.dump());
}
void WebDriver::wait_for(const std::string& css) {
  wait_until("return document.querySelector(arguments[0]) !== null;", Json::array({css}));
}
void WebDriver::wait_for_text(const std::string& css, const std::string& text) {
  wait_until("return document.querySelector(arguments[0]).innerText.includes(arguments[1]);", Json::array({css, text}));
}
bool WebDriver::has(const std::string& css) {
  return run("return document.querySelector(arguments[0]) !== null;", Json::array({css})).get<bool>();
}
WebDriver::Json WebDriver::run(const std::string& script, const Json& arguments) {
  return wire_->say("POST", "/execute/sync", {{"script", script}, {"args", arguments}});
}
void WebDriver::size(int width, int height) {
  wire_->say("POST", "/window/rect", {{"width", width}, {"height", height}});
}
std::string WebDriver::picture() {
  return wire_->say("GET", "/screenshot").get<std::string>();
}

}  // namespace estafette::test
