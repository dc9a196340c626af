/** Shares a result. Loaded with the first use. */
import { showToast } from '#web/ui/feedback/toast.ts';

/** Opens the share sheet of the device; without one, copies to the clipboard. `text` has no names or dates. */
export async function shareResult(title: string, text: string): Promise<void> {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    await navigator.share({ title, text, url }).catch(() => {});
    return;
  }
  await copyToClipboard(`${text}\n${url}`);
}

async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Copied. Paste it wherever you like.', { tone: 'success' });
  } catch {
    showToast('Your browser did not let us copy it.', { tone: 'error' });
  }
}
