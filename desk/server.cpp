#include "desk/server.hpp"

#include "base/problem.hpp"
#include "desk/wire/find_wire.hpp"
#include "desk/wire/gate.hpp"

#include <fmt/format.h>

#include <exception>
#include <mutex>
#include <utility>

namespace estafette::desk {
namespace {

/// What holds for every answer: nobody keeps it, frames it or guesses what it is.
Response guarded(Response response) {
  if (response.status == 403 || response.status == 405)
    response.headers.emplace_back("Connection", "close");  // what he goes on to send is not read
  response.headers.insert(response.headers.end(), {{"Cache-Control", "no-store"},
                                                   {"X-Content-Type-Options", "nosniff"},
                                                   {"X-Frame-Options", "DENY"},
                                                   {"Referrer-Policy", "same-origin"},
                                                   {"Cross-Origin-Opener-Policy", "same-origin"},
                                                   {"Cross-Origin-Resource-Policy", "same-origin"}});
  return response;
}

}  // namespace

class Server::Inside {
 public:
  explicit Inside(Furniture furniture)
      : wire_(find_wire()),
        port_(listen()),
        gate_({new_secret(), new_secret()}, port_),
        desk_(std::move(furniture), gate_.token(), gate_.address()) {}

  [[nodiscard]] std::string address() const { return gate_.address(); }

  void serve() {
    wire_->serve({[this](const Request& request) { return sent_away(request); },
                  [this](const Request& request) { return answer(request); }});
  }
  void stop() { wire_->stop(); }

 private:
  int listen() {
    const int port = wire_->listen();
    if (port <= 0)
      throw Refusal(Problem{"desk", 0, "", "no free port", "a port of 127.0.0.1 on which to listen",
                            "Does a firewall or another program keep all of them?"});
    return port;
  }

  /// Whoever has no key is sent away before a byte of what he sends is read.
  std::optional<Response> sent_away(const Request& request) {
    std::optional<Response> away = gate_.answer_at_the_gate(request);
    if (away) away = guarded(*std::move(away));
    return away;
  }

  Response answer(const Request& request) {
    try {
      if (std::optional<Response> away = sent_away(request)) return *std::move(away);
      const std::lock_guard<std::mutex> one_at_a_time(desk_mutex_);
      return guarded(desk_.answer(request));
    } catch (const std::exception&) {
      return guarded(plain_answer(
          500,
          "This is a mistake in estafette itself. Please report it, with what you did. Whether the campaign has "
          "changed, its history tells: estafette history"));
    }
  }

  std::unique_ptr<Wire> wire_;
  int port_;
  Gate gate_;
  Desk desk_;
  std::mutex desk_mutex_;
};

Server::Server(Furniture furniture) : inside_(std::make_unique<Inside>(std::move(furniture))) {}
Server::~Server() = default;
std::string Server::address() const {
  return inside_->address();
}
void Server::serve() {
  inside_->serve();
}
void Server::stop() {
  inside_->stop();
}

}  // namespace estafette::desk
