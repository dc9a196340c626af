/**
 * Short messages in two places. Our own store, not react-toastify: that package adds a <style> element at run time,
 * which the site's policy forbids, and weighs 8.7 kB for what is 1 kB here.
 */
import { create } from 'zustand';

export type ToastPlace = 'top-right' | 'top-center';
export type Toast = { id: number; text: string; place: ToastPlace; tone: 'ok' | 'plain' | 'error' };
type Options = { place?: ToastPlace; tone?: Toast['tone'] };

/** The specification's time on screen, for both places and every tone; what must be read whole is a dialog or a line in place. */
const SHOWN_MS = 3000;

export const useToasts = create<{ list: Toast[] }>(() => ({ list: [] }));

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let last = 0;

export function toast(text: string, { place = 'top-right', tone = 'plain' }: Options = {}): void {
  const id = ++last;
  useToasts.setState(({ list }) => ({ list: [...list, { id, text, place, tone }] }));
  startTimer(id);
}

export function dismiss(id: number): void {
  pauseTimer(id);
  useToasts.setState(({ list }) => ({ list: list.filter((one) => one.id !== id) }));
}

/** While somebody points at it or stands on it. */
export function pauseTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function startTimer(id: number): void {
  pauseTimer(id);
  timers.set(
    id,
    setTimeout(() => dismiss(id), SHOWN_MS),
  );
}
