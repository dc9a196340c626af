/**
 * Short messages in two places of the screen. Not react-toastify: it adds a <style> element at run time, which the
 * content security policy forbids, and weighs 8.7 kB instead of 1 kB.
 */
import { create } from 'zustand';

export type ToastPlace = 'top-right' | 'top-center';
export type Toast = { id: number; text: string; place: ToastPlace; tone: 'success' | 'neutral' | 'error' };
type Options = { place?: ToastPlace; tone?: Toast['tone'] };

/** The specification's time on screen. Longer text belongs in a dialog or in the page. */
const DURATION_MS = 3000;

export const useToasts = create<{ list: Toast[] }>(() => ({ list: [] }));

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

export function showToast(text: string, { place = 'top-right', tone = 'neutral' }: Options = {}): void {
  const id = ++lastId;
  useToasts.setState(({ list }) => ({ list: [...list, { id, text, place, tone }] }));
  startTimer(id);
}

export function dismissToast(id: number): void {
  stopTimer(id);
  useToasts.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) }));
}

/** Called while the toast is hovered or focused. */
export function stopTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function startTimer(id: number): void {
  stopTimer(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), DURATION_MS),
  );
}
