#include "desk/pages/links.hpp"

#include <fmt/format.h>

namespace estafette::desk {

std::string in_address(const std::string& text) {
  std::string address;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    address += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return address;
}

}  // namespace estafette::desk
