// The desk as a browser reaches it, and as others try to.
#include "desk/server.hpp"

#include "cli/program.hpp"
#include "desk/deeds/open_desk.hpp"
#include "desk/wire/wire.hpp"

#include <gtest/gtest.h>
#include <httplib.h>

#include <chrono>
#include <cstdint>
#include <future>
#include <latch>
#include <thread>
#include <vector>

namespace estafette::desk::server_test {
namespace {

class OpenDesk : public testing::Test {
 protected:
  OpenDesk() : server_({"", [](const std::vector<std::string>&) { return Ran{true, "done\n", ""}; }, {}}) {
    const std::string address = server_.address();  // "http://127.0.0.1:4711/?key=..."
    const std::size_t colon = address.rfind(':');
    port_ = std::stoi(address.substr(colon + 1));
    key_ = address.substr(address.find("key=") + 4);
    serving_ = std::thread([this] { server_.serve(); });
  }
  ~OpenDesk() override {
    server_.stop();
    serving_.join();
  }

  [[nodiscard]] httplib::Client browser() const {
    httplib::Client client("127.0.0.1", port_);
    client.set_read_timeout(20);
    return client;
  }
  [[nodiscard]] httplib::Headers let_in() const {
    return {{"Cookie", "estafette-" + std::to_string(port_) + "=" + key_}};
  }

  Server server_;
  int port_ = 0;
  std::string key_;
  std::thread serving_;
};

}  // namespace

TEST_F(OpenDesk, LetsInWhoHasTheAddress) {
  httplib::Client client = browser();
  const httplib::Result welcome = client.Get("/?key=" + key_);
  ASSERT_TRUE(welcome);
  EXPECT_EQ(welcome->status, 303);
  const httplib::Result page = client.Get("/begin", let_in());
  ASSERT_TRUE(page);
  EXPECT_EQ(page->status, 200);
  EXPECT_EQ(page->get_header_value("Cache-Control"), "no-store");
  EXPECT_EQ(page->get_header_value("X-Frame-Options"), "DENY");
}

TEST_F(OpenDesk, KeepsOutWhoHasNot) {
  httplib::Client client = browser();
  EXPECT_EQ(client.Get("/")->status, 403);
  EXPECT_EQ(client.Get("/?key=00000000000000000000000000000000")->status, 403);
  httplib::Headers elsewhere = let_in();
  elsewhere.emplace("Host", "evil.example");
  EXPECT_EQ(client.Get("/begin", elsewhere)->status, 403);
  httplib::Headers sent = let_in();
  sent.emplace("Origin", "http://evil.example");
  EXPECT_EQ(client.Post("/do/undo", sent, "token=x", "application/x-www-form-urlencoded")->status, 403);
}

TEST_F(OpenDesk, DoesNotReadWhatIsTooLarge) {
  httplib::Client client = browser();
  const std::string large(kMostUploaded + 1'000'000, 'x');
  const httplib::Result answer = client.Post("/do/convert", let_in(), large, "application/x-www-form-urlencoded");
  if (answer) {  // else it was cut off while it was being sent
    EXPECT_GE(answer->status, 400);
  }
  EXPECT_EQ(browser().Get("/begin", let_in())->status, 200) << "and the desk is still there";
}

TEST_F(OpenDesk, ManyWhoSendSlowlyKeepNobodyWaiting) {
  constexpr int kSlow = 20;
  std::promise<void> answered;
  const std::shared_future<void> wait = answered.get_future().share();
  std::latch sending(kSlow);
  std::vector<std::thread> slow;
  for (int i = 0; i < kSlow; ++i)
    slow.emplace_back([&] {
      httplib::Client client = browser();
      const auto provider = [&](std::size_t, std::size_t, httplib::DataSink&) {
        sending.count_down();
        wait.wait();
        return false;
      };
      client.Post("/do/undo", let_in(), 10, provider, "text/plain");
    });
  sending.wait();
  httplib::Client client = browser();
  client.set_read_timeout(3);
  const httplib::Result answer = client.Get("/begin", let_in());
  answered.set_value();
  for (std::thread& one : slow) one.join();
  ASSERT_TRUE(answer) << "the umpire waits for them";
  EXPECT_EQ(answer->status, 200);
}

#ifndef _WIN32
TEST_F(OpenDesk, FiveHundredWhoSayNothingKeepNobodyWaiting) {
  constexpr int kSilent = 500;
  sockaddr_in desk{};
  desk.sin_family = AF_INET;
  desk.sin_port = htons(static_cast<std::uint16_t>(port_));
  desk.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  std::vector<int> silent;
  for (int i = 0; i < kSilent; ++i) {
    silent.push_back(::socket(AF_INET, SOCK_STREAM, 0));
    ASSERT_EQ(::connect(silent.back(), reinterpret_cast<const sockaddr*>(&desk), sizeof desk), 0) << i;
  }
  const auto begun = std::chrono::steady_clock::now();
  for (int i = 0; i < 3; ++i) {
    httplib::Client client = browser();
    client.set_read_timeout(3);
    const httplib::Result answer = client.Get("/begin", let_in());
    ASSERT_TRUE(answer) << "the umpire waits for them";
    EXPECT_EQ(answer->status, 200);
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(3));
  for (const int one : silent) ::close(one);
}
#endif

TEST_F(OpenDesk, NothingIsReadOfWhatAStrangerSendsInAnyManner) {
  httplib::Client client = browser();
  client.set_read_timeout(3);
  for (const char* method : {"POST", "PUT", "PATCH", "DELETE"}) {
    httplib::Request request;
    request.method = method;
    request.path = "/do/undo";
    request.headers = {{"Content-Length", "1000000"}};  // of which nothing comes
    const httplib::Result answer = client.send(request);
    ASSERT_TRUE(answer) << method;
    EXPECT_EQ(answer->status, method == std::string("POST") ? 403 : 405) << method;
  }
}

TEST_F(OpenDesk, ASecondDeskOfACampaignIsLedToTheFirst) {
  const test::Folder folder;
  const fs::path home = fs::current_path();
  fs::current_path(folder / "");
  EXPECT_EQ(open_desk_of("spring.campaign"), "");
  note_open_desk("spring.campaign", server_.address());
  EXPECT_EQ(open_desk_of("spring.campaign"), server_.address());
#ifndef _WIN32
  EXPECT_EQ(fs::status("spring-desk/open.desk").permissions() & fs::perms_mask, fs::owner_read | fs::owner_write)
      << "there is a key in it";
#endif
  forget_open_desk("spring.campaign", "http://127.0.0.1:1/?key=another");
  EXPECT_EQ(open_desk_of("spring.campaign"), server_.address()) << "only its own is forgotten";
  forget_open_desk("spring.campaign", server_.address());
  EXPECT_EQ(open_desk_of("spring.campaign"), "");
  fs::current_path(home);
}

TEST_F(OpenDesk, ANoteThatSomebodyElseHasWrittenLeadsNowhere) {
  const test::Folder folder;
  const fs::path home = fs::current_path();
  fs::current_path(folder / "");
  const std::string here = server_.address();
  const std::size_t begin = std::string("http://127.0.0.1:").size();
  const std::string port = here.substr(begin, here.find('/', begin) - begin);
  for (const std::string& note : {here + "\n", here + "&x=\x1B[2J", "http://127.0.0.1:" + port + "@example.org/?key=0",
                                  "http://127.0.0.1:" + port + "/go/elsewhere", "file:///" + here}) {
    note_open_desk("spring.campaign", note);
    EXPECT_EQ(open_desk_of("spring.campaign"), "") << note;
    fs::remove("spring-desk/open.desk");
  }
  fs::current_path(home);
}

TEST_F(OpenDesk, OneThatWasClosedWithoutAWordIsNotTakenForAnOpenOne) {
  const test::Folder folder;
  const fs::path home = fs::current_path();
  fs::current_path(folder / "");
  for (const char* address : {"http://127.0.0.1:1/?key=x", "http://evil.example/?key=x", "nonsense", ""}) {
    note_open_desk("spring.campaign", address);
    EXPECT_EQ(open_desk_of("spring.campaign"), "") << address;
  }
  note_open_desk("spring.campaign", server_.address() + "0");
  EXPECT_EQ(open_desk_of("spring.campaign"), "") << "another desk has the port now";
  fs::current_path(home);
}

TEST_F(OpenDesk, ListensToThisComputerAlone) {
  EXPECT_TRUE(server_.address().starts_with("http://127.0.0.1:"));
}

}  // namespace estafette::desk::server_test
