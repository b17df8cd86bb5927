// What carries requests to the desk and answers back over the network of this computer, and nothing else: who may come
// in and what he sees is decided behind it. The HTTP library and all that it links take longer to load than most
// commands to run; so the wire is a library of its own, which the program loads when a desk opens (find_wire.hpp).
#pragma once

#include "desk/wire/message.hpp"

#include <functional>
#include <optional>
#include <string>

namespace estafette::desk {

inline constexpr std::size_t kMostUploaded = 70'000'000;  ///< bytes of one request; a file has at most 64 million

/// Who answers. Both may be called by several threads at once, and throw nothing.
struct Answerer {
  /// Asked about a form before a byte of it is read, as if for a page: an answer sends the caller away.
  std::function<std::optional<Response>(const Request&)> at_the_gate;
  std::function<Response(const Request&)> answer;
};

class Wire {
 public:
  virtual ~Wire() = default;

  /// Takes a free port of 127.0.0.1; 0 if there is none.
  virtual int listen() = 0;
  /// Answers until stop(). REQUIRES listen().
  virtual void serve(const Answerer& who) = 0;
  /// Ends serve(); any thread may call it, also before.
  virtual void stop() = 0;

  /// True if somebody at that address of this computer, "http://127.0.0.1:4711", answers the path with a cookie. Waits
  /// two seconds at most.
  virtual bool gets_cookie(const std::string& address, const std::string& path) = 0;
};

}  // namespace estafette::desk

/// A new wire, for its caller to delete.
extern "C" estafette::desk::Wire* estafette_new_wire();
