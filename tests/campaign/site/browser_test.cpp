// The site as a reader sees it: opened in a browser without a window, clicked through from half-week to half-week, each
// page at the width of a desk and of a telephone, in light and in dark. Nothing may stand upon anything else, run out
// of the page, be too faint to read (WCAG AA), or be too low for a finger; no half-week takes more than ten screens.
// Without Chromium on the machine these tests are skipped, and say so.
#include "support/browser.hpp"

#include "base/markup/look.hpp"
#include "campaign/reports/planted.hpp"
#include "campaign/site/site.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace estafette::campaign::browser_test {
namespace {

const fs::path kHarness = fs::path(ESTAFETTE_SOURCE_DIR) / "tests/campaign/site/look.html";

constexpr int kDark = 0, kLight = 1;  // Chromium's own figures

std::vector<Document> demo() {
  std::vector<Document> documents = site(test::planted_country(), test::planted_chapters(), std::nullopt);
  for (const std::string& name : look::type_files())
    documents.push_back({name, read_bytes(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/look" / name)});
  return documents;
}

class Browser : public testing::Test {
 protected:
  void SetUp() override {
    if (test::chromium().empty()) GTEST_SKIP() << "no Chromium on this machine: the site was not looked at";
    folder_ = fs::temp_directory_path() / fmt::format("estafette-look-{}", getpid());
  }
  void TearDown() override {
    if (!folder_.empty()) fs::remove_all(folder_);
  }

  /// What the harness found, a fault a line; after the last it says how many pages it has seen.
  [[nodiscard]] std::string look(int scheme, std::vector<Document> documents) const {
    documents.push_back({"look.html", read_bytes(kHarness)});
    write_all_or_none(folder_, documents, Existing::overwrite);
    const std::string command = fmt::format(
        "{} --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
        "--disable-component-update --disable-sync --allow-file-access-from-files --user-data-dir={}/profile "
        "--blink-settings=preferredColorScheme={} --virtual-time-budget=60000 --dump-dom file://{}/look.html "
        "2>/dev/null",
        test::chromium().string(), folder_.string(), scheme, folder_.string());
    const std::string page = test::output_of(command);
    const std::string begin = "<pre id=\"found\">";
    const std::size_t at = page.find(begin);
    if (at == std::string::npos) return "the browser gave no page: " + page.substr(0, 300);
    return page.substr(at + begin.size(), page.find("</pre>", at) - at - begin.size());
  }

 private:
  fs::path folder_;
};

}  // namespace

TEST_F(Browser, InLightNothingOverlapsNothingRunsOutAndAllIsReadable) {
  EXPECT_EQ(look(kLight, demo()), "in light: 17 pages seen, 2 clicks onward\n");
}

TEST_F(Browser, InDarkNothingOverlapsNothingRunsOutAndAllIsReadable) {
  EXPECT_EQ(look(kDark, demo()), "in dark: 17 pages seen, 2 clicks onward\n");
}

TEST_F(Browser, TheLookFindsWhatIsWrong) {
  const std::string page =
      "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>t</title></head><body><p>one</p>"
      "<p style=\"margin-top: -2.2em\">two</p><p style=\"color: #aaa; background: #fff\">faint</p><div style=\"width: "
      "1000px\">wide</div><img src=\"none.svg\" alt=\"none\"><nav><a href=\"#\" style=\"font-size: 9px\">low</a></nav>"
      "</body></html>";
  const std::string found = look(kLight, {{"index.html", page}});
  for (const char* fault : {"index.html at 1400: one and two stand upon one another",
                            "index.html at 390: runs out of the page", "index.html at 1400: too faint: faint (2.3)",
                            "index.html at 390: no picture none.svg", "index.html at 390: too low for a finger: low"})
    EXPECT_NE(found.find(fault), std::string::npos) << fault << " was not found:\n" << found;
}

}  // namespace estafette::campaign::browser_test
