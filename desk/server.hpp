// The desk on the network of this computer alone.
#pragma once

#include "desk/desk.hpp"

#include <functional>
#include <memory>
#include <string>

namespace estafette::desk {

class Server {
 public:
  /// Takes a free port of 127.0.0.1. Throws Refusal if there is none.
  explicit Server(Furniture furniture);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// The address to open, with the key in it.
  [[nodiscard]] std::string address() const;

  /// Answers until stop() is called. One request at a time reaches the desk.
  void serve();
  /// Ends serve(); any thread may call it.
  void stop();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace estafette::desk
