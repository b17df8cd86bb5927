// In the place of RapidCheck's own header where its library cannot be had: a property is compiled, and reported as skipped.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <stdexcept>

// For the few tests that throw their own dice with it.
#define ESTAFETTE_WITHOUT_RAPIDCHECK

// Nobody calls the function, and what is not called of a template needs nothing from the library.
#define RC_GTEST_PROP(Suite, Name, Arguments)                \
  template <typename Nobody>                                 \
  struct Untried_##Suite##_##Name {                          \
    static void holds Arguments;                             \
  };                                                         \
  TEST(Suite, Name) {                                        \
    GTEST_SKIP() << "a property, and RapidCheck is not here"; \
  }                                                          \
  template <typename Nobody>                                 \
  void Untried_##Suite##_##Name<Nobody>::holds Arguments

// What functions that properties call hold to be true is tried where other tests call them.
#undef RC_ASSERT
#define RC_ASSERT(holds)                          \
  do {                                            \
    if (!(holds)) throw std::logic_error(#holds); \
  } while (false)
