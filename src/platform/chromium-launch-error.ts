/** Reads the message of a failed launch by Playwright, which contains the whole output of Chromium. */

/**
 * Whether Chromium failed because it could not set up its sandbox. Docker refuses the user namespace. Podman and CRI-O allow it, and
 * refuse the `chroot` in it, which ends the zygote process.
 */
export const isSandboxFailure = (message: string): boolean =>
  /sandboxing failed|no usable sandbox|failed to move to new namespace|sys_chroot|zygote process exited/i.test(
    message,
  );

/** @returns the fatal error of Chromium, or its first one, or the first line of the message */
export function summarizeLaunchError(message: string): string {
  const fatalError = /\[err\] \[[^\]]*:FATAL:[^\]]*\] (.+)/.exec(message)?.[1];
  // The crash reporter reports separate errors when the home folder is read-only; Chromium starts all the same.
  const firstError = /\[err\] (?!.*crashpad)(?!Try 'chrome_)(.+)/.exec(message)?.[1];
  return fatalError ?? firstError ?? message.split('\n')[0]!.replace('browserType.launch: ', '');
}
