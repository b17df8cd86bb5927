#include "desk/wire/wire.hpp"

#include <httplib.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#ifndef _WIN32
#include <sys/resource.h>
#endif

namespace estafette::desk {
namespace {

constexpr const char* kHere = "127.0.0.1";
constexpr int kPatience = 20;  ///< seconds for a request to arrive whole
constexpr int kMostKeptAlive = 100;
constexpr std::size_t kMostAtOnce = 1'000;  ///< connections that are listened to: some say nothing, or say it slowly
constexpr int kMostKnocking = 511;          ///< that wait to be let in

/// A thread for each connection that is open: whoever says nothing keeps nobody else waiting. Threads that are free are
/// used again.
class Listeners : public httplib::TaskQueue {
 public:
  void enqueue(std::function<void()> job) override {
    const std::lock_guard<std::mutex> lock(mutex_);
    jobs_.push_back(std::move(job));
    if (free_ < jobs_.size() && threads_.size() < kMostAtOnce) grow();
    work_or_end_.notify_one();
  }

  void shutdown() override {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      ends_ = true;
    }
    work_or_end_.notify_all();
    for (std::thread& one : threads_) one.join();
  }

 private:
  /// If the system gives no further thread, those that there are take the work one after the other.
  void grow() {
    try {
      threads_.emplace_back([this] { listen(); });
    } catch (const std::system_error&) {
      if (threads_.empty()) throw;
    }
  }

  void listen() {
    std::unique_lock<std::mutex> lock(mutex_);
    while (true) {
      ++free_;
      work_or_end_.wait(lock, [this] { return ends_ || !jobs_.empty(); });
      --free_;
      if (jobs_.empty()) return;
      const std::function<void()> job = std::move(jobs_.front());
      jobs_.pop_front();
      lock.unlock();
      job();
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable work_or_end_;
  std::deque<std::function<void()>> jobs_;
  std::vector<std::thread> threads_;
  std::size_t free_ = 0;  ///< threads that wait for work
  bool ends_ = false;
};

/// Lets the program have as many connections open as it listens to, and files besides.
void want_room_for_all() {
#ifndef _WIN32
  constexpr rlim_t kOpen = 4 * kMostAtOnce;
  rlimit room{};
  if (getrlimit(RLIMIT_NOFILE, &room) != 0 || room.rlim_cur >= kOpen) return;
  room.rlim_cur = std::min(kOpen, room.rlim_max);
  static_cast<void>(setrlimit(RLIMIT_NOFILE, &room));  // otherwise it is as it was
#endif
}

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

void put(const Response& response, httplib::Response& to) {
  to.status = response.status;
  to.set_content(response.bytes, response.type);
  for (const auto& [name, value] : response.headers) to.set_header(name, value);
}

class HttpWire : public Wire {
 public:
  int listen() override {
    server_.set_payload_max_length(kMostUploaded);
    server_.set_read_timeout(kPatience);
    server_.set_keep_alive_max_count(kMostKeptAlive);
    server_.new_task_queue = [] { return new Listeners; };  // which the server deletes
    want_room_for_all();
    socket_t door{};
    server_.set_socket_options([&door](socket_t socket) {
      httplib::default_socket_options(socket);
      door = socket;
    });
    const int port = std::max(0, server_.bind_to_any_port(kHere));
    server_.set_socket_options(httplib::default_socket_options);
    if (port > 0) static_cast<void>(::listen(door, kMostKnocking));  // the library lets only five wait
    return port;
  }

  void serve(const Answerer& who) override {
    const auto handler = [&who](const httplib::Request& from, httplib::Response& to) {
      put(who.answer(as_request(from)), to);
    };
    server_.Get(".*", handler);
    server_.Post(".*", handler);
    server_.set_pre_routing_handler([&who](const httplib::Request& from, httplib::Response& to) {
      if (from.method == "GET" || from.method == "HEAD") return httplib::Server::HandlerResponse::Unhandled;
      Request request = as_request(from);
      if (from.method == "POST") request.method = "GET";  // the token comes with the form, which has not been read yet
      request.fields.clear();
      const std::optional<Response> away = who.at_the_gate(request);
      if (!away) return httplib::Server::HandlerResponse::Unhandled;
      put(*away, to);
      return httplib::Server::HandlerResponse::Handled;
    });
    serving_ = true;
    if (!stopped_) server_.listen_after_bind();
    serving_ = false;
  }

  /// Waits for a server that has been told to serve but does not listen yet: else it would listen for ever.
  void stop() override {
    stopped_ = true;
    while (serving_ && !server_.is_running()) std::this_thread::yield();
    server_.stop();
  }

  bool gets_cookie(const std::string& address, const std::string& path) override {
    httplib::Client client(address);
    client.set_connection_timeout(2);
    client.set_read_timeout(2);
    const httplib::Result answer = client.Get(path);
    return answer && answer->has_header("Set-Cookie");
  }

 private:
  httplib::Server server_;
  std::atomic<bool> serving_ = false, stopped_ = false;
};

}  // namespace
}  // namespace estafette::desk

extern "C" estafette::desk::Wire* estafette_new_wire() {
  return new estafette::desk::HttpWire;
}
