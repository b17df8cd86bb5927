#include "campaign/rules/battle/verdict.hpp"

#include "campaign/rules/tell.hpp"

#include <fmt/format.h>

namespace estafette::campaign {

std::string in_words(const Theatre& theatre, const Contact& contact, const Verdict& verdict) {
  const std::string battle = fmt::format("Battle {} at {}", contact.number, theatre.name(contact.node));
  if (!verdict.winner) return battle + " is drawn";
  return fmt::format("{}: {}{} victory for {}{}", battle, verdict.easy ? "an easy, " : "a ", to_string(verdict.level),
                     said(theatre, *verdict.winner),
                     verdict.chief.empty() ? "" : fmt::format(", {} present", verdict.chief));
}

}  // namespace estafette::campaign
