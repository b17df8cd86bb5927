// Who may come to the desk.
#include "desk/wire/gate.hpp"

#include <gtest/gtest.h>

namespace estafette::desk::gate_test {
namespace {

Gate gate() {
  return Gate({"0123456789abcdef", "fedcba9876543210"}, 4711);
}

/// The umpire's own browser, which has been let in.
Request own(const std::string& method = "GET") {
  Request request;
  request.method = method;
  request.host = "127.0.0.1:4711";
  request.cookie = "other=1; estafette-4711=0123456789abcdef";
  if (method == "POST") {
    request.origin = "http://127.0.0.1:4711";
    request.from_site = "same-origin";
    request.fields.emplace("token", "fedcba9876543210");
  }
  return request;
}

bool comes_in(const Request& request) {
  return !gate().answer_at_the_gate(request).has_value();
}

int status(const Request& request) {
  const std::optional<Response> answer = gate().answer_at_the_gate(request);
  return answer ? answer->status : 0;
}

}  // namespace

TEST(DeskGate, LetsTheUmpiresOwnBrowserIn) {
  EXPECT_TRUE(comes_in(own()));
  EXPECT_TRUE(comes_in(own("POST")));
}

TEST(DeskGate, WhoShowsTheKeyGetsACookieThatNoScriptAndNoOtherSiteCanUse) {
  Request request;
  request.host = "127.0.0.1:4711";
  request.from_site = "none";
  request.fields.emplace("key", "0123456789abcdef");
  const std::optional<Response> welcome = gate().answer_at_the_gate(request);
  ASSERT_TRUE(welcome.has_value());
  EXPECT_EQ(welcome->status, 303);
  EXPECT_EQ(welcome->headers.at(0), (std::pair<std::string, std::string>("Location", "/")));
  EXPECT_EQ(welcome->headers.at(1).second, "estafette-4711=0123456789abcdef; Path=/; HttpOnly; SameSite=Strict");
}

TEST(DeskGate, WithoutTheKeyNobodyComesIn) {
  Request request = own();
  for (const char* cookie :
       {"", "estafette-4711=", "estafette-4711=0123456789abcdeF", "estafette-4711=0123456789abcdef0",
        "estafette-4712=0123456789abcdef", "xestafette-4711=0123456789abcdef"}) {
    request.cookie = cookie;
    EXPECT_EQ(status(request), 403) << cookie;
  }
  request.fields.emplace("key", "0123456789abcdee");
  EXPECT_EQ(status(request), 403);
}

TEST(DeskGate, APageOfTheNetCannotPassForTheDesk) {
  for (const char* host : {"", "evil.example", "evil.example:4711", "localhost:4711", "127.0.0.1", "127.0.0.1:4712",
                           "127.0.0.1:4711.evil.example", "[::1]:4711"}) {
    Request request = own();
    request.host = host;
    EXPECT_EQ(status(request), 403) << host;
  }
}

TEST(DeskGate, AnotherSiteCanSendNothing) {
  for (const char* origin :
       {"http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:4712", "https://127.0.0.1:4711"}) {
    Request request = own("POST");
    request.origin = origin;
    EXPECT_EQ(status(request), 403) << origin;
  }
  for (const char* site : {"cross-site", "same-site", "none"}) {
    Request request = own("POST");
    request.from_site = site;
    EXPECT_EQ(status(request), 403) << site;
  }
  Request linked = own();
  linked.from_site = "cross-site";
  EXPECT_EQ(status(linked), 403);
}

TEST(DeskGate, AFormWithoutTheDesksTokenChangesNothing) {
  for (const char* token : {"", "fedcba9876543211", "0123456789abcdef"}) {
    Request request = own("POST");
    request.fields.clear();
    request.fields.emplace("token", token);
    EXPECT_EQ(status(request), 403) << token;
  }
}

TEST(DeskGate, OnlyReadingAndFormsAreKnown) {
  for (const char* method : {"PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", ""})
    EXPECT_EQ(status(own(method)), 405) << method;
}

TEST(DeskGate, SecretsAreNeverTheSame) {
  const std::string one = new_secret();
  EXPECT_EQ(one.size(), 32U);
  EXPECT_EQ(one.find_first_not_of("0123456789abcdef"), std::string::npos);
  EXPECT_NE(one, new_secret());
}

}  // namespace estafette::desk::gate_test
