#include "desk/desk_elsewhere.hpp"

#include <array>
#include <csignal>
#include <stdexcept>

namespace estafette::test {

DeskElsewhere::DeskElsewhere(const std::string& program)
    : pipe_(popen(("echo $$; exec " + program + " desk --no-browser 2>&1").c_str(), "r")) {
  std::array<char, 1000> line{};
  std::string printed;
  if (pipe_ != nullptr && fgets(line.data(), line.size(), pipe_) != nullptr) process_ = std::stoi(line.data());
  while (address_.empty() && pipe_ != nullptr && fgets(line.data(), line.size(), pipe_) != nullptr) {
    const std::string text = line.data();
    printed += text;
    const std::size_t begin = text.find("http://");
    if (begin != std::string::npos) address_ = text.substr(begin, text.find_first_of(" \r\n", begin) - begin);
  }
  if (address_.empty()) throw std::runtime_error("the desk tells no address: " + printed);
}

DeskElsewhere::~DeskElsewhere() {
  if (process_ > 0) kill(process_, SIGTERM);
  if (pipe_ != nullptr) pclose(pipe_);
}

}  // namespace estafette::test
