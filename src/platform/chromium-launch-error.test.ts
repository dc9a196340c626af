import { describe, expect, it } from 'vitest';
import { isSandboxFailure, summarizeLaunchError } from './chromium-launch-error.ts';

/** Output of Chromium 156 in a read-only container of Podman 4.3. */
const PODMAN = `browserType.launch: Target page, context or browser has been closed
Browser logs:

<launching> /usr/bin/chromium --disable-dev-shm-usage --headless about:blank
<launched> pid=221
[pid=221][err] chrome_crashpad_handler: --database is required
[pid=221][err] Try 'chrome_crashpad_handler --help' for more information.
[pid=221][err] [221:221:1130/170227.433773:ERROR:third_party/crashpad/crashpad/util/file/filesystem_posix.cc:63] mkdir : No such file or directory (2)
[pid=221][err] Check failed: sys_chroot("/proc/self/fdinfo/") == 0
[pid=221][err] [221:221:1130/170227.487142:FATAL:content/browser/zygote_host/zygote_host_impl_linux.cc:251] Zygote process exited prematurely with exit code -1
Call log:
  - <launching> /usr/bin/chromium`;

const DOCKER = `browserType.launch: Target page, context or browser has been closed
[pid=9][err] [9:9:1130/170227.1:FATAL:content/browser/zygote_host/zygote_host_impl_linux.cc:128] No usable sandbox! If you want to live dangerously`;

const MISSING_LIBRARY = `browserType.launch: Target page, context or browser has been closed
[pid=7][err] chromium: error while loading shared libraries: libnss3.so: cannot open shared object file`;

describe('isSandboxFailure', () => {
  it('a refused user namespace (Docker) and a refused chroot (Podman, CRI-O) are failures of the sandbox', () => {
    expect([PODMAN, DOCKER].map(isSandboxFailure)).toEqual([true, true]);
  });

  it('a missing library is none', () => {
    expect(isSandboxFailure(MISSING_LIBRARY)).toBe(false);
  });
});

describe('summarizeLaunchError', () => {
  it('names the fatal error and not those of the crash reporter', () => {
    expect(summarizeLaunchError(PODMAN)).toBe('Zygote process exited prematurely with exit code -1');
  });

  it('names the first error when none is fatal, and else the first line', () => {
    expect(summarizeLaunchError(MISSING_LIBRARY)).toMatch(
      /^chromium: error while loading shared libraries: libnss3/,
    );
    expect(summarizeLaunchError('browserType.launch: Timeout 100ms exceeded.\nCall log')).toBe(
      'Timeout 100ms exceeded.',
    );
  });
});
