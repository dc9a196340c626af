import { showToast } from './toast.ts';

/** Shows a toast that says whether the text was copied. */
export async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Copied. Paste it wherever you like.', { tone: 'success' });
  } catch {
    showToast('Your browser did not let us copy it.', { tone: 'error' });
  }
}
