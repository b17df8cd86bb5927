// Hostile names in Chromium: every kind of page is opened with each, and nothing may run but what is ours. Without
// Chromium on the machine these tests are skipped, and say so.
#include "support/browser.hpp"

#include "base/files/environment.hpp"
#include "pages/every_page.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace estafette::test::browser_test {
namespace {

constexpr int kDark = 0, kLight = 1;  // Chromium's own figures

const fs::path kHarness = fs::path(ESTAFETTE_SOURCE_DIR) / "tests/pages/open.html";

class HostileNames : public testing::Test {
 protected:
  void SetUp() override {
    if (chromium().empty()) GTEST_SKIP() << "no Chromium on this machine: hostile names were not tried in a browser";
    folder_ = fs::temp_directory_path() / fmt::format("estafette-hostile-{}", getpid());
  }
  void TearDown() override {
    if (!folder_.empty()) fs::remove_all(folder_);
  }

  /// Puts every file into a folder of that number.
  void put(int number, std::vector<Document> documents) {
    for (Document& document : documents) {
      document.path = fs::path(std::to_string(number)) / document.path;
      if (document.path.extension() == ".html" || document.path.extension() == ".svg")
        list_ += "\"" + document.path.generic_string() + "\",";
      documents_.push_back(std::move(document));
    }
  }

  /// What the harness found, a fault a line; then how many pages it has seen and how many have run our script.
  [[nodiscard]] std::string opened() const {
    std::vector<Document> documents = documents_;
    documents.push_back({"pages.js", "const pages = [" + list_ + "];"});
    return found_by(kHarness, std::move(documents));
  }

  /// What a harness finds among these pages.
  [[nodiscard]] std::string found_by(const fs::path& harness, std::vector<Document> documents,
                                     int scheme = kLight) const {
    const std::string name = harness.filename().string();
    documents.push_back({name, read_bytes(harness)});
    write_all_or_none(folder_, documents, Existing::overwrite);
    const std::string page = output_of(fmt::format(
        "{} --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
        "--disable-component-update --disable-sync --allow-file-access-from-files --user-data-dir={}/profile "
        "--blink-settings=preferredColorScheme={} --virtual-time-budget=600000 --dump-dom file://{}/{} 2>/dev/null",
        chromium().string(), folder_.string(), scheme, folder_.string(), name));
    const std::string begin = "<pre id=\"found\">";
    const std::size_t at = page.find(begin);
    if (at == std::string::npos) return "the browser gave no page: " + page.substr(0, 300);
    return page.substr(at + begin.size(), page.find("</pre>", at) - at - begin.size());
  }

 private:
  fs::path folder_;
  std::vector<Document> documents_;
  std::string list_;
};

/// The names, eight of them in one: a browser takes a while for each page. ESTAFETTE_TORTURE=all opens all pages with
/// each name by itself.
std::vector<std::string> several_in_one(const std::vector<std::string>& names) {
  if (environment("ESTAFETTE_TORTURE") == "all") return names;
  std::vector<std::string> joined;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i % 8 == 0) joined.emplace_back();
    joined.back() += names[i] + " ";
  }
  return joined;
}

std::string page_with(const std::string& body, const std::string& policy) {
  const std::string meta =
      policy.empty() ? "" : "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\">";
  return "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">" + meta + "<title>t</title></head><body>" +
         body + "</body></html>";
}

}  // namespace

TEST_F(HostileNames, RunOnNoKindOfPage) {
  std::size_t pages = 0;
  int number = 0;
  for (const std::string& name : several_in_one(hostile_names())) {
    std::vector<Document> documents = every_page(name);
    pages += documents.size();
    put(number++, std::move(documents));
  }
  const std::string found = opened();
  EXPECT_EQ(found.find("struck"), std::string::npos) << found;
  EXPECT_TRUE(found.starts_with(fmt::format("{} pages opened, ", pages))) << found;
}

TEST_F(HostileNames, TheMapsOwnScriptRunsAndPicturesAreShown) {
  put(0, every_page("Ney"));
  const std::string found = opened();
  EXPECT_NE(found.find("maps alive"), std::string::npos) << found;
  EXPECT_EQ(found.find(", 0 maps alive"), std::string::npos) << found;
  EXPECT_EQ(found.find("no picture"), std::string::npos) << found;
}

TEST_F(HostileNames, TheHarnessFindsAScriptThatRunsAndThePolicyStopsIt) {
  const std::string hostile = "<img src=\"none.png\" alt=\"x\" onerror=\"top.struck()\"><script>top.struck()</script>";
  put(0, {{"bare.html", page_with(hostile, "")}});
  put(1, {{"policy.html", page_with(hostile, "default-src 'none'")}});
  const std::string found = opened();
  EXPECT_NE(found.find("0/bare.html: struck 2"), std::string::npos) << found;
  EXPECT_NE(found.find("1/policy.html: struck by onerror"), std::string::npos) << "it is there, and does not run";
  EXPECT_EQ(found.find("1/policy.html: struck 2"), std::string::npos) << found;
}

TEST_F(HostileNames, PagesInOneFileAreReadableOnADeskAndOnATelephone) {
  std::string links;
  std::vector<Document> documents;
  for (Document& page : every_page("Ney, Prince of the Moskowa")) {
    const std::string name = page.path.generic_string();
    if (name != "dispatch.html" && name != "scaling.html" && name != "losses.html" && name != "summary.html" &&
        name != "review.html")
      continue;
    links += fmt::format("<p><a href=\"{0}\">{0}</a></p>", name);
    documents.push_back(std::move(page));
  }
  ASSERT_EQ(documents.size(), 5U);
  documents.push_back({"index.html", "<!DOCTYPE html><html lang=\"en\"><body>" + links + "</body></html>"});
  const fs::path harness = fs::path(ESTAFETTE_SOURCE_DIR) / "tests/campaign/site/look.html";
  EXPECT_EQ(found_by(harness, documents), "in light: 6 pages seen, 0 clicks onward\n");
  EXPECT_EQ(found_by(harness, documents, kDark), "in dark: 6 pages seen, 0 clicks onward\n");
}

}  // namespace estafette::test::browser_test
