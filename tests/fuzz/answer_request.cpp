// Any request at all to the umpire's desk, from his own browser or a stranger's. Each is answered; whoever may not come
// in is sent away; nothing outside the desk's folder is shown; and no command is given but those that a form stands
// for. The input: "GET /map", then lines of "host ...", "cookie ...", "origin ...", "upload NAME", or a field
// "name=value"; after an upload the rest are its bytes.
#include "base/text.hpp"
#include "campaign/map/write_map.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "desk/deeds/deeds.hpp"
#include "desk/desk.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/shipped.hpp"
#include "fuzz/war.hpp"

#include <cstdlib>

using namespace estafette;

namespace {

const desk::Secrets kSecrets = {"0123456789abcdef", "fedcba9876543210"};
constexpr int kPort = 4711;
constexpr const char* kSecret = "what lies outside";

void found(const fs::path& path) {
  const std::vector<Document> documents = {
      {campaign::kMapFile, map::to_xml(fuzz::a_theatre().map)},
      {campaign::kRulesFile, read_text(fuzz::shipped("campaigns/1809/rules.xml"))}};
  campaign::Event begun;
  begun.turn = campaign::Turn{1};
  begun.said = campaign::as_written("The campaign begins");
  begun.change = campaign::Founded{fuzz::before_the_battle()};
  campaign::Journal::create(path, documents, {begun}, "2026-11-21 18:30 UTC");
}

desk::Request request_of(const std::string& text) {
  desk::Request request;
  std::size_t at = text.find('\n');
  const std::string first = text.substr(0, at);
  const std::size_t blank = first.find(' ');
  request.method = first.substr(0, blank);
  request.path = blank == std::string::npos ? "/" : first.substr(blank + 1);
  while (at != std::string::npos) {
    const std::size_t end = text.find('\n', at + 1);
    const std::string line = text.substr(at + 1, end == std::string::npos ? end : end - at - 1);
    const std::size_t equals = line.find('=');
    if (line.starts_with("host ")) {
      request.host = line.substr(5);
    } else if (line.starts_with("cookie ")) {
      request.cookie = line.substr(7);
    } else if (line.starts_with("origin ")) {
      request.origin = line.substr(7);
    } else if (line.starts_with("upload ")) {
      const std::string rest = end == std::string::npos ? "" : text.substr(end + 1);
      for (const char* field : {"letters", "dump", "files"})
        request.uploads.emplace(field, desk::Upload{line.substr(7), rest});
      break;
    } else if (equals != std::string::npos) {
      request.fields.emplace(line.substr(0, equals), line.substr(equals + 1));
    }
    at = end;
  }
  return request;
}

/// A command is one of a form's, and its campaign the one that is open.
desk::Ran carry_out(const std::vector<std::string>& words) {
  bool known = false;
  for (const desk::DeedForm& deed : desk::deeds()) known = known || (!words.empty() && words[0] == deed.verb[0]);
  if (!known) std::abort();
  return {true, "done\n", ""};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::Scratch kFolder;
  static const fs::path kCampaign = [] {  // the working folder stays: the seeds are read from it
    fs::path campaign = kFolder.path() / "spring.campaign";
    found(campaign);
    write_all_or_none(kFolder.path(), {{"secret.txt", kSecret}}, Existing::overwrite);
    return campaign;
  }();
  const desk::Gate gate(kSecrets, kPort);
  const desk::Request request = request_of(std::string(fuzz::bytes_of(data, size)));
  if (request.path.find('\0') != std::string::npos) return 0;  // no server hands that on
  const std::optional<desk::Response> away = gate.answer_at_the_gate(request);
  if (away) {  // told how to come in, and nothing else
    for (const std::string& kept : {std::string("spring"), std::string("<form"), kSecrets.key, kSecrets.token})
      if (away->bytes.find(kept) != std::string::npos) std::abort();
    return 0;
  }
  desk::Desk desk({kCampaign.string(), carry_out, {}}, kSecrets.token);
  const desk::Response answer = desk.answer(request);
  if (answer.status < 200 || answer.status > 500) std::abort();
  if (answer.bytes.find(kSecret) != std::string::npos) std::abort();
  remove_if_there(kFolder.path() / "spring-desk");
  return 0;
}
