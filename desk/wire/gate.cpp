#include "desk/wire/gate.hpp"

#include <fmt/format.h>

#include <random>
#include <utility>

namespace estafette::desk {
namespace {

/// Takes as long whether the first letter differs or the last, so that nobody can try letter by letter.
bool same(const std::string& one, const std::string& other) {
  if (one.size() != other.size()) return false;
  unsigned char differs = 0;
  for (std::size_t i = 0; i < one.size(); ++i)
    differs = static_cast<unsigned char>(differs |
                                         (static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i])));
  return differs == 0;
}

}  // namespace

std::string new_secret() {
  std::random_device device;
  std::string secret;
  for (int i = 0; i < 4; ++i) secret += fmt::format("{:08x}", device() & 0xFFFFFFFFU);
  return secret;
}

Gate::Gate(Secrets secrets, int port)
    : secrets_(std::move(secrets)),
      host_(fmt::format("127.0.0.1:{}", port)),
      cookie_(fmt::format("estafette-{}=", port)) {}

std::string Gate::address() const {
  return fmt::format("http://{}/?key={}", host_, secrets_.key);
}

bool Gate::has_cookie(const Request& request) const {
  std::size_t begin = 0;
  while (begin < request.cookie.size()) {
    std::size_t end = request.cookie.find(';', begin);
    if (end == std::string::npos) end = request.cookie.size();
    while (begin < end && request.cookie[begin] == ' ') ++begin;
    const std::string one = request.cookie.substr(begin, end - begin);
    if (one.starts_with(cookie_) && same(one.substr(cookie_.size()), secrets_.key)) return true;
    begin = end + 1;
  }
  return false;
}

std::optional<Response> Gate::answer_at_the_gate(const Request& request) const {
  if (request.host != host_) return plain_answer(403, "This desk is only at http://" + host_);
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (!reads && request.method != "POST") return plain_answer(405, "The desk does not know this kind of request");
  if (!request.from_site.empty() && request.from_site != "same-origin" && !(reads && request.from_site == "none"))
    return plain_answer(403, "Another site has sent you here. Open the address that estafette desk has printed");
  if (!request.origin.empty() && request.origin != "http://" + host_)
    return plain_answer(403, "Another site has sent you here. Open the address that estafette desk has printed");
  if (reads && request.path == "/" && same(field(request, "key"), secrets_.key)) {
    Response welcome = go_to("/");
    welcome.headers.emplace_back("Set-Cookie",
                                 fmt::format("{}{}; Path=/; HttpOnly; SameSite=Strict", cookie_, secrets_.key));
    return welcome;
  }
  if (!has_cookie(request))
    return plain_answer(403, "Open the address that estafette desk has printed: the key in it lets you in");
  if (!reads && !same(field(request, kToken), secrets_.token))
    return plain_answer(403,
                        "This form is not the desk's own, or is older than the desk. Go back and open the page anew");
  return std::nullopt;
}

}  // namespace estafette::desk
