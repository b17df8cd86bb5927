// Files that are delivered together: all of them or none, whatever happens on the way, and never a question afterwards.
//
// They are written, whole and safe from a power cut, in a folder ".estafette-unfinished" beside their places; so a full
// disk is told before anything has changed. Then they are moved. Whoever is cut off before the moves leaves nothing
// that counts; whoever is cut off during them has written down what he moves, and the next delivery to that folder, of
// whatever verb, moves the rest first.
#pragma once

#include "base/files/files.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// Documents that wait, complete, beside their places.
class Delivery {
 public:
  /// Prepares them. With Existing::keep a file that is already there with other bytes is a reason to refuse, and so is
  /// a file of `as_read` whose bytes are others now: somebody has written it since the documents were made from it. One
  /// without bytes was not there. Throws Refusal; then everything is as it was before.
  Delivery(const fs::path& folder, const std::vector<Document>& documents, Existing existing,
           const std::vector<Document>& as_read = {});
  /// What was not delivered is thrown away.
  ~Delivery();
  Delivery(const Delivery&) = delete;
  Delivery& operator=(const Delivery&) = delete;

  /// Moves them to their places; after it they are there even if the power fails. Throws Refusal if one cannot be
  /// moved; then everything is as it was before. REQUIRES not delivered yet.
  void deliver();

 private:
  struct Bench;
  std::unique_ptr<Bench> bench_;
};

/// The folder that a file is in; "." for a bare name.
[[nodiscard]] fs::path folder_holding(const fs::path& file);

/// Writes a file that was read, changed, and is to be written again: `as_read` are its bytes as they were read, none if
/// it was not there. Throws Refusal, also if somebody has written it meanwhile; then everything is as it was before.
void write_changed(const fs::path& file, std::string_view as_read, const std::string& bytes);

/// Removes a file that was read, safe from a power cut. Throws Refusal, also if somebody has written it meanwhile.
void remove_changed(const fs::path& file, std::string_view as_read);

}  // namespace estafette
