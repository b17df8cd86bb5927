// What a browser asks of the desk, and what it is answered: plain values, so that every page can be tried without a
// network.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace estafette::desk {

/// A file that was dropped on a page. Its name is the browser's word, and is never used as a path.
struct Upload {
  std::string name, bytes;
  bool operator==(const Upload&) const = default;
};

/// One request. Names of headers that are not here do not matter to the desk.
struct Request {
  std::string method = "GET";  ///< in capitals
  std::string path = "/";      ///< decoded, without what follows a question mark
  std::string host, origin;    ///< as the browser gives them; empty: not given
  std::string from_site;       ///< Sec-Fetch-Site: "same-origin", "cross-site" ...; empty: not given
  std::string cookie;          ///< the whole header
  std::multimap<std::string, std::string> fields;  ///< of the address, or of the form
  std::multimap<std::string, Upload> uploads;
};

/// The first field of that name; empty if there is none.
[[nodiscard]] std::string field(const Request& request, const std::string& name);

/// The answer.
struct Response {
  int status = 200;
  std::string type = "text/html; charset=utf-8";
  std::string bytes;
  std::vector<std::pair<std::string, std::string>> headers = {};
};

/// A page that says one thing: why something cannot be had, and what to do.
[[nodiscard]] Response plain_answer(int status, const std::string& text);

/// Sends the browser to another page of the desk.
[[nodiscard]] Response go_to(const std::string& path);

}  // namespace estafette::desk
