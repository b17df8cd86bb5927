// The words in which an army is told in a language: tests/fixtures/readers/tongues. Each thing has several forms, as
// people write it now this way, now that.
#pragma once

#include "base/dice.hpp"
#include "base/files/files.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::test {

/// How a form is filled in: {o} ordinal, {f} the same in the other gender, {w} and {x} these as words, {r} Roman,
/// {n} digits, {p} a place or a name, {l} a leader's surname, {L} the leader with his rank, {c} a count.
struct Tongue {
  std::string language, nation;
  std::map<std::string, std::vector<std::string>> forms;  ///< by what is told: "division", "line", "men"
  std::vector<std::string> ordinals, other_ordinals;      ///< of 1, 2, 3 and so on; beyond the last by its ending
  std::string ordinal_end, other_end;                     ///< "th", "e", ".": of the numbers beyond

  /// Throws std::out_of_range if the tongue has no such forms.
  [[nodiscard]] const std::vector<std::string>& of(const std::string& what) const { return forms.at(what); }
  [[nodiscard]] std::string ordinal(int number, bool other) const;
};

/// Throws std::runtime_error if the file is no tongue.
[[nodiscard]] Tongue read_tongue(const fs::path& path);

/// Every tongue of the fixtures, by language.
[[nodiscard]] const std::vector<Tongue>& tongues();

}  // namespace estafette::test
