/** Shares a result. Loaded with the first use. */
import { copyToClipboard } from '#web/ui/feedback/copy-to-clipboard.ts';

/** Opens the share sheet of the device; without one, copies to the clipboard. `text` has no names or dates. */
export async function shareResult(title: string, text: string): Promise<void> {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    await navigator.share({ title, text, url }).catch(() => {});
    return;
  }
  await copyToClipboard(`${text}\n${url}`);
}
