// A browser that is driven as a person drives it: pages opened, buttons clicked, fields filled in. It speaks the
// protocol of WebDriver to chromedriver, which comes with Chromium.
#pragma once

#include "base/files/files.hpp"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace estafette::test {

class WebDriver {
 public:
  using Json = nlohmann::json;

  /// True if Chromium and its driver are on this machine.
  [[nodiscard]] static bool there();

  /// Opens a browser of its own, with nothing in its memory. REQUIRES there(). Throws std::runtime_error.
  explicit WebDriver(int width = 1400, int height = 1000);
  ~WebDriver();
  WebDriver(const WebDriver&) = delete;
  WebDriver& operator=(const WebDriver&) = delete;

  void open(const std::string& address);
  [[nodiscard]] std::string address();
  /// Clicks the first element of that CSS selector, scrolled into view. Throws std::runtime_error if there is none, or
  /// if something else would be hit.
  void click(const std::string& css);
  /// Clicks the first link or button with that text.
  void press(const std::string& text);
  /// Types into a field after clearing it; of a file's field: drops the file.
  void fill(const std::string& css, const std::string& text);
  void drop(const std::string& css, const fs::path& file);
  /// Chooses the first entry of a list that begins with this text.
  void choose(const std::string& css, const std::string& text);
  [[nodiscard]] std::string text(const std::string& css);
  /// Comes back when there is such an element; two minutes at most. Throws std::runtime_error.
  void wait_for(const std::string& css);
  /// The same for one whose text holds this.
  void wait_for_text(const std::string& css, const std::string& text);
  [[nodiscard]] bool has(const std::string& css);
  /// What a script returns.
  Json run(const std::string& script, const Json& arguments = Json::array());
  void size(int width, int height);
  [[nodiscard]] std::string picture();  ///< PNG, in base64

 private:
  class Wire;
  void wait_until(const std::string& script, const Json& arguments);
  [[nodiscard]] std::string element(const std::string& css);
  [[nodiscard]] std::string element_by_xpath(const std::string& path);
  void click_element(const std::string& id);

  std::unique_ptr<Wire> wire_;
};

}  // namespace estafette::test
