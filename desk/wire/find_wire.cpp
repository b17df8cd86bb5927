#include "desk/wire/find_wire.hpp"

#include "base/problem.hpp"

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
  const std::string before = "http://127.0.0.1:";
  const std::size_t slash = address.find('/', before.size());
  if (!address.starts_with(before) || slash == std::string::npos) return false;
  return find_wire()->gets_cookie(address.substr(0, slash), address.substr(slash));
}

}  // namespace estafette::desk
