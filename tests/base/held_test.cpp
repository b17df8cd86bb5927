// Windows lets nobody replace a file that a program has open. (Elsewhere it can be replaced, and nothing is to be
// tested.)
#ifdef _WIN32
#include "base/files/delivery.hpp"
#include "support/refusal.hpp"

#include <boost/nowide/fstream.hpp>
#include <gtest/gtest.h>
#include <windows.h>

#include <random>

namespace estafette::held_test {
namespace {

/// A file that is open as a spreadsheet program opens it: others may read it, and no more.
class Held {
 public:
  explicit Held(const fs::path& file)
      : handle_(::CreateFileW(file.c_str(), GENERIC_READ, FILE_SHARE_READ, nullptr, OPEN_EXISTING, 0, nullptr)) {}
  ~Held() { ::CloseHandle(handle_); }
  Held(const Held&) = delete;
  Held& operator=(const Held&) = delete;

 private:
  HANDLE handle_;
};

TEST(HeldFile, IsNamedAndNothingIsChangedUntilItIsClosed) {
  const fs::path folder = fs::temp_directory_path() / ("estafette-held-" + std::to_string(std::random_device()()));
  fs::create_directory(folder);
  const std::vector<Document> older = {{"a.csv", "1"}, {"b.csv", "1"}}, newer = {{"a.csv", "2"}, {"b.csv", "2"}};
  write_all_or_none(folder, older, Existing::keep);
  {
    const Held held(folder / "b.csv");
    const std::string said = test::refusal([&] { write_all_or_none(folder, newer, Existing::overwrite); });
    EXPECT_NE(said.find("b.csv: found \"a file that another program has open\""), std::string::npos) << said;
    EXPECT_EQ(read_bytes(folder / "a.csv"), "1");
    EXPECT_FALSE(fs::exists(folder / ".estafette-unfinished"));
  }
  write_all_or_none(folder, newer, Existing::overwrite);
  EXPECT_EQ(read_bytes(folder / "a.csv") + read_bytes(folder / "b.csv"), "22");
  fs::remove_all(folder);
}

}  // namespace
}  // namespace estafette::held_test
#endif
