// Letters as an umpire takes them in: from players by name, from standard input, and in the sequence of their arrival.
#include "shipped_campaign.hpp"

#include <boost/nowide/iostream.hpp>
#include <gtest/gtest.h>

#include <sstream>

namespace estafette::letters_test {
namespace {

using test::Folder, test::has, test::Outcome, test::run;

/// The campaign of 1813 with its players.
class Table1813 : public test::ShippedCampaign {
 public:
  Table1813() : ShippedCampaign("1813") {}

  void players(const std::string& text) const { (void)folder().file("players.csv", text); }
  [[nodiscard]] Outcome orders(const std::string& letter, const std::vector<std::string>& more) const {
    std::vector<std::string> words = {folder().file("letter.txt", letter)};
    words.insert(words.end(), more.begin(), more.end());
    return with("orders", words);
  }
};

/// Standard input has this text as long as the value lives.
class StandardInput {
 public:
  explicit StandardInput(const std::string& text) : text_(text), before_(boost::nowide::cin.rdbuf(text_.rdbuf())) {}
  ~StandardInput() {
    boost::nowide::cin.clear();
    boost::nowide::cin.rdbuf(before_);
  }
  StandardInput(const StandardInput&) = delete;
  StandardInput& operator=(const StandardInput&) = delete;

 private:
  std::istringstream text_;
  std::streambuf* before_;
};

}  // namespace

TEST(Letters, ALetterMayComeByStandardInput) {
  const Table1813 table;
  const StandardInput input("III Corps: stand\n");
  const Outcome lodged = run({"orders", table.file(), "-", "--side", "france", "--lodge"});
  EXPECT_EQ(lodged.code, 0) << lodged.err;
  EXPECT_TRUE(has(lodged.out, "Lodged: III Corps: stand")) << lodged.out;
}

TEST(Letters, ALetterMayBeADocumentOfAWordProcessor) {
  const Table1813 table;
  const Outcome lodged =
      table.orders(R"({\rtf1\ansi{\fonttbl{\f0 Calibri;}}\pard Dear umpire,\par\pard\li360\f0 III Corps: stand\par})",
                   {"--side", "france", "--lodge"});
  EXPECT_EQ(lodged.code, 0) << lodged.err;
  EXPECT_TRUE(has(lodged.out, "Lodged: III Corps: stand")) << lodged.out;
}

TEST(Letters, APictureOfALetterIsRefusedWithWhatToDo) {
  const Table1813 table;
  const Outcome refused = table.orders("\x89PNG\r\n\x1A\n", {"--side", "france"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_TRUE(has(refused.err, "found \"a picture (.png)\"; expected text. Type what it says")) << refused.err;
}

TEST(Letters, APlayerNeedsNoSideAndOrdersWhatPlayersCsvSays) {
  const Table1813 table;
  table.players("player,commands\nAnna,III Corps\nBernd,Army of the Elbe\n");
  const Outcome own = table.orders("From: Anna <a@example.org>\n\nIII Corps: stand\n", {"--lodge"});
  EXPECT_EQ(own.code, 0) << own.err;
  EXPECT_TRUE(has(own.out, "of Anna, understood as:")) << own.out;
  const Outcome anothers = table.orders("From: Bernd\n\nIII Corps: stand\n", {"--lodge"});
  EXPECT_EQ(anothers.code, 1);
  EXPECT_TRUE(has(anothers.err, "Anna writes for III Corps")) << anothers.err;
  const Outcome nobody = table.orders("From: Claus\n\nIII Corps: stand\n", {"--side", "france"});
  EXPECT_EQ(nobody.code, 1);
  EXPECT_TRUE(has(nobody.err, "letter.txt:1: found \"Claus\"; expected a player of players.csv")) << nobody.err;
  EXPECT_EQ(table.orders("III Corps: stand\n", {"--from", "Anna", "--side", "coalition"}).code, 1);
  EXPECT_EQ(table.orders("III Corps: stand\n", {}).code, 1) << "whose letter is it?";
  EXPECT_EQ(table.orders("XI Corps: stand\nIII Corps: stand\n", {"--side", "france"}).code, 0) << "a side's letter";
  const std::string written = run({"status", table.file(), "--letters"}).out;
  EXPECT_TRUE(has(written, "Anna")) << written;
  EXPECT_TRUE(has(written, "NO")) << written;
}

TEST(Letters, WithoutPlayersCsvACommanderMayBeHisOwnPlayer) {
  const Table1813 table;
  EXPECT_EQ(table.orders("III Corps: stand\n", {"--from", "Ney"}).code, 0);
  EXPECT_EQ(table.orders("XI Corps: stand\n", {"--from", "Ney"}).code, 1);
  const Outcome status = run({"status", table.file(), "--letters"});
  EXPECT_EQ(status.code, 1);
  EXPECT_TRUE(has(status.err, "expected who commands what (docs/reports.md)")) << status.err;
}

TEST(Letters, ALetterWithoutAnyOrderSaysSo) {
  const Table1813 table;
  const Outcome none = table.orders("Dear umpire,\nI had a cold.\n", {"--side", "france"});
  EXPECT_TRUE(has(none.out, "No order is found in it.")) << none.out;
  EXPECT_FALSE(has(table.orders("III Corps: stand\n", {"--side", "france"}).out, "No order is found"));
}

TEST(Letters, WhatIsPassedOverIsShown) {
  const Table1813 table;
  const Outcome shown = table.orders("Dear umpire,\nI had a cold.\nIII Corps: stand\n", {"--side", "france"});
  EXPECT_TRUE(has(shown.out, "line 1, passed over (greeting): Dear umpire,")) << shown.out;
  EXPECT_TRUE(has(shown.out, "line 2, passed over (no order): I had a cold.")) << shown.out;
}

TEST(Letters, TheSequenceOfOrdersIsListedAndChanged) {
  const Table1813 table;
  EXPECT_EQ(table.orders("III Corps: stand\nXI Corps: stand\n", {"--side", "france", "--lodge"}).code, 0);
  const auto first_is = [&](const std::string& one, const std::string& other) {
    const std::string list = run({"orders", table.file(), "--list"}).out;
    return list.find(one) < list.find(other);
  };
  EXPECT_TRUE(first_is("III Corps: stand", "XI Corps: stand"));
  EXPECT_EQ(run({"orders", table.file(), "--move", "2", "--before", "1", "--dry-run"}).code, 0);
  EXPECT_TRUE(first_is("III Corps: stand", "XI Corps: stand")) << "a dry run";
  EXPECT_EQ(run({"orders", table.file(), "--move", "2", "--before", "1"}).code, 0);
  EXPECT_TRUE(first_is("XI Corps: stand", "III Corps: stand"));
  EXPECT_EQ(run({"undo", table.file()}).code, 0);
  EXPECT_TRUE(first_is("III Corps: stand", "XI Corps: stand"));
}

}  // namespace estafette::letters_test
