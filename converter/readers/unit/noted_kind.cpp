#include "converter/readers/unit/noted_kind.hpp"

#include "converter/orbat/words.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

std::optional<Kind> kind_noted(std::string_view note, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 5;
  const Tokens said = tokens_of(note.substr(0, note.find(';')));
  if (said.empty() || said.size() > kMostWords ||
      !std::all_of(said.begin(), said.end(), [](const Token& token) { return token.is == Token::Is::word; }))
    return std::nullopt;
  std::size_t at = 0;
  const std::optional<PhraseFound> nation = words.find(Sense::nation, said, 0);
  if (nation && nation->length < said.size()) at = nation->length;  // but "Kosaken" alone
  const std::optional<PhraseFound> found = words.find(Sense::kind, said, at);
  const std::optional<Kind> kind = found && !found->guess && !found->part ? kind_from(found->is) : std::nullopt;
  return kind && (arm_of(*kind) == Arm::cavalry || arm_of(*kind) == Arm::infantry) ? kind : std::nullopt;
}

bool may_be_horse(Kind kind, const Tokens& name, const Facts& facts, const PhraseBook& words) {
  const bool on_foot = facts.battalions || facts.companies;
  return kind == Kind::light_infantry && !on_foot && std::none_of(name.begin(), name.end(), [&](const Token& token) {
           const auto at = static_cast<std::size_t>(&token - name.data());
           const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at);
           const std::optional<PhraseFound> arm = words.find(Sense::arm, name, at);
           return token.mark("/") || (unit && unit->is == to_string(UnitLevel::battalion)) ||
                  (arm && arm->is == to_string(Arm::infantry));
         });
}

}  // namespace estafette::readers
