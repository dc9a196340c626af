import { showToast } from '#web/ui/feedback/toast.ts';

/** By the device's share sheet, otherwise to the clipboard. Without names and dates. */
export async function share(title: string, text: string): Promise<void> {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    await navigator.share({ title, text, url }).catch(() => {});
    return;
  }
  await copy(`${text}\n${url}`);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Copied. Paste it wherever you like.', { tone: 'ok' });
  } catch {
    showToast('Your browser did not let us copy it.', { tone: 'error' });
  }
}
