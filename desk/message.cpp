#include "desk/message.hpp"

namespace estafette::desk {

std::string field(const Request& request, const std::string& name) {
  const auto found = request.fields.find(name);
  return found == request.fields.end() ? std::string() : found->second;
}

Response plain_answer(int status, const std::string& text) {
  return {status, "text/plain; charset=utf-8", text + "\n"};
}

Response go_to(const std::string& path) {
  return {303, "text/plain; charset=utf-8", "", {{"Location", path}}};
}

}  // namespace estafette::desk
