#include "desk/wire/find_wire.hpp"

#include "base/problem.hpp"

#include <regex>

#ifdef ESTAFETTE_WIRE
#include <dlfcn.h>
#endif

namespace estafette::desk {

#ifdef ESTAFETTE_WIRE

namespace {

/// It stays loaded until the program ends. Where to look for it is noted in the program (its RUNPATH).
decltype(&estafette_new_wire) loaded_wire() {
  void* const library = dlopen(ESTAFETTE_WIRE, RTLD_NOW | RTLD_LOCAL);
  void* const found = library == nullptr ? nullptr : dlsym(library, "estafette_new_wire");
  if (found == nullptr)
    throw Refusal(Problem{"desk", 0, "", dlerror(), ESTAFETTE_WIRE " as it was installed with the program",
                          "Install estafette again. Every command works without it, but no desk opens"});
  return reinterpret_cast<decltype(&estafette_new_wire)>(found);
}

}  // namespace

std::unique_ptr<Wire> find_wire() {
  static const auto new_wire = loaded_wire();
  return std::unique_ptr<Wire>(new_wire());
}

#else

std::unique_ptr<Wire> find_wire() {
  return std::unique_ptr<Wire>(estafette_new_wire());
}

#endif

bool answers_at(const std::string& address) {
  // The note may be anybody's: nothing but the address of a desk is asked, or opened in a browser.
  static const std::regex desks("http://127\\.0\\.0\\.1:[0-9]{1,5}/\\?key=[0-9a-f]{32}");
  if (!std::regex_match(address, desks)) return false;
  const std::size_t slash = address.find('/', std::string("http://").size());
  return find_wire()->gets_cookie(address.substr(0, slash), address.substr(slash));
}

}  // namespace estafette::desk
