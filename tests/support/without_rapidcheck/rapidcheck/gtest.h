// In the place of RapidCheck's own header where its library cannot be had: a property is compiled, and reported as skipped.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

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
