#include "campaign/journal/chain.hpp"

#include "base/sha256.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace estafette::campaign {
namespace {

/// A kind of record: its name in the file and for people, and what belongs to the one of a number.
struct RecordKind {
  const char* name;
  const char* told;                ///< "event {}"
  std::vector<const char*> parts;  ///< queries for a number; none gives a row: there is no such record
  const char* numbers;             ///< query for all numbers in the order of writing; "": documents have only one
};

constexpr std::size_t kRecordKinds = 7;

/// In the order of Linked.
const std::array<RecordKind, kRecordKinds>& kinds() {
  static const std::array<RecordKind, kRecordKinds> all = {
      {{"documents",
        "the files that the campaign was made from",
        {"SELECT name, text FROM documents WHERE ?1 = 0 ORDER BY name"},
        ""},
       {"command",
        "command {}",
        {"SELECT given_at, words, asked FROM commands WHERE id = ?"},
        "SELECT id FROM commands"},
       {"event",
        "event {}",
        {"SELECT command, turn, rule, kind, sentence, cause, change, dice, said, because FROM events WHERE id = ?",
         "SELECT force FROM event_forces WHERE event = ? ORDER BY rowid",
         "SELECT place FROM event_places WHERE event = ? ORDER BY rowid"},
        "SELECT id FROM events UNION SELECT event FROM event_forces UNION SELECT event FROM event_places"},
       {"states",
        "the strengths after command {}",
        {"SELECT turn, force, name, side, node, men, guns, divisions, duty, fatigued, exhausted, cut FROM turn_states "
         "WHERE command = ? ORDER BY rowid"},
        "SELECT DISTINCT command FROM turn_states"},
       {"undone",
        "the taking back of command {}",
        {"SELECT given_at FROM undone WHERE command = ?"},
        "SELECT command FROM undone"},
       {"finished",
        "the end of command {}",
        {"SELECT given_at FROM finished WHERE command = ?"},
        "SELECT command FROM finished"},
       {"vouched",
        "what was taken on trust, {}",
        {"SELECT first_event, last_event, given_at, because FROM vouched WHERE id = ?"},
        "SELECT id FROM vouched"}}};
  return all;
}

const RecordKind& kind_of_record(Linked record) {
  return kinds().at(static_cast<std::size_t>(record));
}

std::string told(Linked record, std::int64_t number) {
  return fmt::format(fmt::runtime(kind_of_record(record).told), number);
}

/// Reads records, as bytes that no two different ones share.
class RecordReader {
 public:
  explicit RecordReader(SQLite::Database& database) : database_(database) {}

  /// Empty if there is no such record.
  std::string read(Linked record, std::int64_t number) {
    std::string bytes;
    bool any = false;
    for (const auto& query : queries_of(record)) {
      query->bind(1, number);
      for (; query->executeStep(); any = true) {
        bytes += 'r';
        for (int i = 0; i < query->getColumnCount(); ++i) add(bytes, query->getColumn(i));
      }
      query->reset();
      bytes += ';';
    }
    return any ? bytes : "";
  }

 private:
  static void add(std::string& bytes, const SQLite::Column& value) {
    const int type = value.getType();  // first: it is lost when a number is read as text
    const void* const content = value.getBlob();
    const auto size = static_cast<std::size_t>(value.getBytes());
    bytes.append(std::to_string(type)).append(std::to_string(size)).append(":");
    if (size > 0) bytes.append(static_cast<const char*>(content), size);
  }

  using Queries = std::vector<std::unique_ptr<SQLite::Statement>>;

  const Queries& queries_of(Linked record) {
    Queries& queries = queries_.at(static_cast<std::size_t>(record));
    if (queries.empty())
      for (const char* part : kind_of_record(record).parts)
        queries.push_back(std::make_unique<SQLite::Statement>(database_, part));
    return queries;
  }

  SQLite::Database& database_;
  std::array<Queries, kRecordKinds> queries_;
};

std::string linked(const std::string& before, Linked record, std::int64_t number, const std::string& bytes) {
  return sha256(fmt::format("{}{} {} ", before, kind_of_record(record).name, number) + bytes);
}

std::string last_link(SQLite::Database& database) {
  SQLite::Statement query(database, "SELECT link FROM chain ORDER BY id DESC LIMIT 1");
  return query.executeStep() ? query.getColumn(0).getString() : "";
}

std::vector<std::int64_t> numbers_of(SQLite::Database& database, Linked record) {
  if (record == Linked::documents) return {0};
  SQLite::Statement query(database, fmt::format("{} ORDER BY 1", kind_of_record(record).numbers));
  std::vector<std::int64_t> numbers;
  while (query.executeStep()) numbers.push_back(query.getColumn(0).getInt64());
  return numbers;
}

std::optional<Linked> record_called(const std::string& name) {
  const auto& all = kinds();
  const auto found = std::find_if(all.begin(), all.end(), [&](const RecordKind& kind) { return kind.name == name; });
  if (found == all.end()) return std::nullopt;
  return static_cast<Linked>(found - all.begin());
}

/// Follows a chain, and knows what must come.
class Follower {
 public:
  explicit Follower(SQLite::Database& database) : database_(database), records_(database) {}

  std::optional<Break> first_break() {
    SQLite::Statement links(database_, "SELECT record, number, link FROM chain ORDER BY id");
    while (links.executeStep()) {
      const std::optional<Linked> record = record_called(links.getColumn(0).getString());
      if (!record) return broken("a link of the chain that is none of ours");
      if (std::optional<Break> found = follow(*record, links.getColumn(1).getInt64(), links.getColumn(2).getString()))
        return found;
    }
    return what_has_no_link();
  }

 private:
  [[nodiscard]] Break broken(std::string what) const { return {std::move(what), last_event_ + 1}; }

  std::optional<Break> follow(Linked record, std::int64_t number, const std::string& link) {
    if (record == Linked::event && number != last_event_ + 1) return broken(no_event(last_event_ + 1));
    const std::string bytes = records_.read(record, number);
    if (bytes.empty() && record == Linked::event) return broken(no_event(number));
    if (bytes.empty() && record != Linked::documents) return broken(fmt::format("nothing of {}", told(record, number)));
    before_ = linked(before_, record, number, bytes);
    if (before_ != link) return broken(fmt::format("{}: not as estafette wrote it", told(record, number)));
    if (record == Linked::event) last_event_ = number;
    linked_.at(static_cast<std::size_t>(record)).push_back(number);
    return std::nullopt;
  }

  static std::string no_event(std::int64_t number) { return fmt::format("no event {}", number); }

  std::optional<Break> what_has_no_link() {
    for (std::size_t i = 0; i < linked_.size(); ++i) {
      const auto record = static_cast<Linked>(i);
      std::vector<std::int64_t>& known = linked_.at(i);
      std::sort(known.begin(), known.end());
      for (const std::int64_t number : numbers_of(database_, record))
        if (!std::binary_search(known.begin(), known.end(), number))
          return broken(fmt::format("{}: not written by estafette", told(record, number)));
    }
    return std::nullopt;
  }

  SQLite::Database& database_;
  RecordReader records_;
  std::string before_;
  std::int64_t last_event_ = 0;
  std::array<std::vector<std::int64_t>, kRecordKinds> linked_;
};

}  // namespace

struct ChainWriter::Work {
  explicit Work(SQLite::Database& database)
      : records(database),
        insert(database, "INSERT INTO chain (record, number, link) VALUES (?, ?, ?)"),
        link(last_link(database)) {}
  RecordReader records;
  SQLite::Statement insert;
  std::string link;
};

ChainWriter::ChainWriter(SQLite::Database& database) : work_(std::make_unique<Work>(database)) {}

ChainWriter::~ChainWriter() = default;

void ChainWriter::add(Linked record, std::int64_t number) {
  work_->link = linked(work_->link, record, number, work_->records.read(record, number));
  SQLite::Statement& insert = work_->insert;
  insert.bind(1, kind_of_record(record).name);
  insert.bind(2, number);
  insert.bind(3, work_->link.data(), static_cast<int>(work_->link.size()));
  insert.exec();
  insert.reset();
}

void make_chain(SQLite::Database& database) {
  database.exec("DELETE FROM chain");
  ChainWriter chain(database);
  for (std::size_t i = 0; i < kRecordKinds; ++i) {
    const auto record = static_cast<Linked>(i);
    for (const std::int64_t number : numbers_of(database, record)) chain.add(record, number);
  }
}

std::optional<Break> first_break(SQLite::Database& database) {
  return Follower(database).first_break();
}

std::string seal_of(SQLite::Database& database) {
  constexpr std::size_t kShown = 8;  // bytes; whoever made another campaign with these would have to search for ages
  const std::string link = last_link(database);
  std::string seal;
  for (std::size_t i = 0; i < std::min(kShown, link.size()); ++i)
    seal += fmt::format("{}{:02x}", i > 0 && i % 2 == 0 ? " " : "", static_cast<unsigned char>(link[i]));
  return seal;
}

}  // namespace estafette::campaign
