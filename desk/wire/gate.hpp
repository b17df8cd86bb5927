// Who may come to the desk: the umpire's own browser on this computer, and nobody else. Every request is looked at here
// before any page sees it. docs/desk.md says against whom this helps, and against whom it cannot.
#pragma once

#include "desk/wire/message.hpp"

#include <optional>
#include <string>

namespace estafette::desk {

/// What only this run of the desk knows. Made anew each time (new_secret()).
struct Secrets {
  std::string key;    ///< in the address that the desk prints, and in a cookie from then on
  std::string token;  ///< in every form of the desk: whoever changes something has seen one of its pages
};

/// 128 bits that nobody can guess, in hexadecimal digits.
[[nodiscard]] std::string new_secret();

class Gate {
 public:
  Gate(Secrets secrets, int port);

  /// The address that lets a browser in: "http://127.0.0.1:41234/?key=...".
  [[nodiscard]] std::string address() const;

  /// The name of the field of every form that holds the token, and its value.
  static constexpr const char* kToken = "token";
  [[nodiscard]] const std::string& token() const noexcept { return secrets_.token; }

  /// The answer to somebody who may not come in, or who shows the key and gets his cookie; nothing: he may come in.
  /// Refused are: another name for this computer than 127.0.0.1 (so that no page of the net can pass for the desk),
  /// whoever has no key, a form that comes from another site or without the token, and methods other than GET, HEAD
  /// and POST.
  [[nodiscard]] std::optional<Response> answer_at_the_gate(const Request& request) const;

 private:
  [[nodiscard]] bool has_cookie(const Request& request) const;

  Secrets secrets_;
  std::string host_, cookie_;
};

}  // namespace estafette::desk
