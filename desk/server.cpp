#include "desk/server.hpp"

#include "base/problem.hpp"
#include "desk/gate.hpp"

#include <fmt/format.h>
#include <httplib.h>

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

namespace estafette::desk {
namespace {

constexpr const char* kHere = "127.0.0.1";
constexpr int kPatience = 20;  ///< seconds for a request to arrive whole

Request as_request(const httplib::Request& from) {
  Request request;
  request.method = from.method;
  request.path = from.path;
  request.host = from.get_header_value("Host");
  request.origin = from.get_header_value("Origin");
  request.from_site = from.get_header_value("Sec-Fetch-Site");
  request.cookie = from.get_header_value("Cookie");
  for (const auto& [name, value] : from.params) request.fields.emplace(name, value);
  for (const auto& [name, part] : from.files) {
    if (part.filename.empty() && part.content_type.empty())
      request.fields.emplace(name, part.content);
    else
      request.uploads.emplace(name, Upload{part.filename, part.content});
  }
  return request;
}

/// What holds for every answer: nobody keeps it, frames it or guesses what it is.
void guard(httplib::Response& to) {
  to.set_header("Cache-Control", "no-store");
  to.set_header("X-Content-Type-Options", "nosniff");
  to.set_header("X-Frame-Options", "DENY");
  to.set_header("Referrer-Policy", "same-origin");
  to.set_header("Cross-Origin-Opener-Policy", "same-origin");
  to.set_header("Cross-Origin-Resource-Policy", "same-origin");
}

}  // namespace

bool answers_at(const std::string& address) {
  const std::string before = std::string("http://") + kHere + ":";
  const std::size_t slash = address.find('/', before.size());
  if (!address.starts_with(before) || slash == std::string::npos) return false;
  httplib::Client client(address.substr(0, slash));
  client.set_connection_timeout(2);
  client.set_read_timeout(2);
  const httplib::Result answer = client.Get(address.substr(slash));
  return answer && answer->has_header("Set-Cookie");
}

class Server::Wire {
 public:
  explicit Wire(Furniture furniture)
      : port_(listen()),
        gate_({new_secret(), new_secret()}, port_),
        desk_(std::move(furniture), gate_.token(), gate_.address()) {
    const auto handler = [this](const httplib::Request& from, httplib::Response& to) { answer(from, to); };
    server_.Get(".*", handler);
    server_.Post(".*", handler);
    server_.set_payload_max_length(kMostUploaded);
    server_.set_read_timeout(kPatience);
    server_.set_keep_alive_max_count(100);
    // Whoever has no key is sent away before a byte of what he sends is read.
    server_.set_pre_routing_handler([this](const httplib::Request& from, httplib::Response& to) {
      Request request = as_request(from);
      request.method = "GET";  // the token comes with the form, which has not been read yet
      request.fields.clear();
      if (from.method != "POST") return httplib::Server::HandlerResponse::Unhandled;
      const std::optional<Response> away = gate_.answer_at_the_gate(request);
      if (!away) return httplib::Server::HandlerResponse::Unhandled;
      put(*away, to);
      return httplib::Server::HandlerResponse::Handled;
    });
    server_.set_exception_handler([](const httplib::Request&, httplib::Response& to, const std::exception_ptr&) {
      put(plain_answer(
              500,
              "This is a mistake in estafette itself. Please report it, with what you did. Whether the campaign has "
              "changed, its history tells: estafette history."),
          to);
    });
  }

  [[nodiscard]] std::string address() const { return gate_.address(); }
  void serve() {
    serving_ = true;
    if (!stopped_) server_.listen_after_bind();
    serving_ = false;
  }
  /// Waits for a server that has been told to serve but does not listen yet: else it would listen for ever.
  void stop() {
    stopped_ = true;
    while (serving_ && !server_.is_running()) std::this_thread::yield();
    server_.stop();
  }

 private:
  int listen() {
    const int port = server_.bind_to_any_port(kHere);
    if (port <= 0)
      throw Refusal(Problem{"desk", 0, "", "no free port", "a port of 127.0.0.1 on which to listen",
                            "Does a firewall or another program keep all of them?"});
    return port;
  }

  void answer(const httplib::Request& from, httplib::Response& to) {
    const Request request = as_request(from);
    if (const std::optional<Response> away = gate_.answer_at_the_gate(request)) {
      put(*away, to);
      return;
    }
    const std::lock_guard<std::mutex> one_at_a_time(desk_mutex_);
    put(desk_.answer(request), to);
  }

  static void put(const Response& response, httplib::Response& to) {
    if (response.status == 403) to.set_header("Connection", "close");  // what he goes on to send is not read
    to.status = response.status;
    to.set_content(response.bytes, response.type);
    for (const auto& [name, value] : response.headers) to.set_header(name, value);
    guard(to);
  }

  httplib::Server server_;
  int port_;
  Gate gate_;
  Desk desk_;
  std::mutex desk_mutex_;
  std::atomic<bool> serving_ = false, stopped_ = false;
};

Server::Server(Furniture furniture) : wire_(std::make_unique<Wire>(std::move(furniture))) {}
Server::~Server() = default;
std::string Server::address() const {
  return wire_->address();
}
void Server::serve() {
  wire_->serve();
}
void Server::stop() {
  wire_->stop();
}

}  // namespace estafette::desk
