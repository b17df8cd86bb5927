#include "base/files/run_program.hpp"

#include "base/files/environment.hpp"
#include "base/text.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <thread>

namespace estafette {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kPiece = 65'536;  ///< bytes read at a time
constexpr std::chrono::milliseconds kBetweenLooks{5};

/// A descriptor that is closed when nobody needs it any more.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { shut(); }
  void shut() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
  }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

/// What the child does before it is the other program: only what is allowed between fork and exec.
[[noreturn]] void become(const char* program, char* const* arguments, char* const* environment, const char* folder,
                         int says, const ProgramLimits& limits) {
  (void)::setsid();
  const int nowhere = ::open("/dev/null", O_RDWR);
  if (nowhere < 0 || ::chdir(folder) != 0) ::_exit(127);
  (void)::dup2(nowhere, STDIN_FILENO);
  (void)::dup2(says, STDOUT_FILENO);
  (void)::dup2(nowhere, STDERR_FILENO);
  (void)::close_range(STDERR_FILENO + 1, ~0U, 0);
  const rlimit nothing{0, 0};
  const rlimit time{static_cast<rlim_t>(limits.time.count()), static_cast<rlim_t>(limits.time.count())};
  const rlimit memory{static_cast<rlim_t>(limits.memory), static_cast<rlim_t>(limits.memory)};
  (void)::setrlimit(RLIMIT_FSIZE, &nothing);
  (void)::setrlimit(RLIMIT_CORE, &nothing);
  (void)::setrlimit(RLIMIT_CPU, &time);
  (void)::setrlimit(RLIMIT_AS, &memory);
  (void)::execve(program, arguments, environment);
  ::_exit(127);
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> all;
  for (std::string& text : texts) all.push_back(text.data());
  all.push_back(nullptr);
  return all;
}

/// Takes what it says until it says no more. True if it ended by itself.
bool listen_to(int says, const ProgramLimits& limits, Clock::time_point end, std::string& output) {
  std::string piece(kPiece, '\0');
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    if (left <= 0 || output.size() > limits.output) return false;
    pollfd ready{says, POLLIN, 0};
    if (::poll(&ready, 1, static_cast<int>(left)) <= 0) continue;
    const ssize_t taken = ::read(says, piece.data(), piece.size());
    if (taken == 0 || (taken < 0 && errno != EINTR)) return true;
    if (taken > 0) output.append(piece, 0, static_cast<std::size_t>(taken));
  }
}

ProgramEnding ending_of(pid_t child, bool by_itself, Clock::time_point end) {
  int status = 0;
  while (by_itself && ::waitpid(child, &status, WNOHANG) == 0) {
    by_itself = Clock::now() < end;
    std::this_thread::sleep_for(kBetweenLooks);
  }
  if (!by_itself) {
    (void)::kill(child, SIGKILL);
    (void)::waitpid(child, &status, 0);
    return ProgramEnding::too_late;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? ProgramEnding::well : ProgramEnding::badly;
}

}  // namespace

std::optional<fs::path> find_program(const std::string& name) {
  for (const std::string& folder : split(environment("PATH"), ':')) {
    const fs::path file = fs::path(folder) / name;
    FileError absent;
    if (file.is_absolute() && fs::is_regular_file(file, absent) && ::access(file.c_str(), X_OK) == 0) return file;
  }
  return std::nullopt;
}

ProgramRun run_program(const fs::path& program, const std::vector<std::string>& arguments, const fs::path& folder,
                       const ProgramLimits& limits) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  Descriptor ours(ends[0]);
  Descriptor its(ends[1]);
  std::vector<std::string> words = arguments;
  words.insert(words.begin(), program.string());
  std::vector<std::string> surroundings = {"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"};
  const std::vector<char*> word_list = pointers(words);
  const std::vector<char*> surrounding_list = pointers(surroundings);
  const Clock::time_point end = Clock::now() + limits.time;
  const pid_t child = ::fork();
  if (child == 0)
    become(program.c_str(), word_list.data(), surrounding_list.data(), folder.c_str(), its.number(), limits);
  its.shut();
  if (child < 0) return {};
  ProgramRun run;
  const bool by_itself = listen_to(ours.number(), limits, end, run.output);
  run.ending = ending_of(child, by_itself, end);
  return run;
}

}  // namespace estafette
