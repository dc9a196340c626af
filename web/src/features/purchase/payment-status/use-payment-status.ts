/** "Has my money gone?" asked of the server, and asked again while the answer can still change. */
import { useEffect, useState } from 'react';
import { useAuth } from '#web/lib/session/auth.ts';
import { isFinal, lookUp, type MoneyLook } from './payment-status.ts';

/** Doubles from ten seconds, in which a bank's answer usually comes, to five minutes, in which we look ourselves. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 300_000;

export type LiveMoney = { look: MoneyLook; asking: boolean; askAgain: () => void };

/**
 * `order` is our number or the gateway's; without one the member's newest order is meant. A purchase that was not
 * `begun` has nothing to ask about.
 */
export function useMoney(order: string | undefined, begun = true): LiveMoney {
  const { status } = useAuth();
  const [look, setLook] = useState<MoneyLook>({ status: 'asking' });
  const [asking, setAsking] = useState(false);
  const [turn, setTurn] = useState({ count: 0 });
  useEffect(() => {
    if (status !== 'in' || !begun) return;
    let over = false;
    let stop = () => {};
    void lookUp(order).then((found) => {
      if (over) return;
      setLook(found);
      setAsking(false);
      if (!isFinal(found)) stop = later(turn.count, () => setTurn({ count: turn.count + 1 }));
    });
    return () => {
      over = true;
      stop();
    };
  }, [status, order, begun, turn]);
  const askAgain = () => {
    setAsking(true);
    setTurn({ count: 0 });
  };
  const elsewise = !begun ? 'not-begun' : status === 'out' ? 'signed-out' : undefined;
  return { look: elsewise ? { status: elsewise } : look, asking, askAgain };
}

/** A page that nobody looks at waits until somebody does. @returns what calls it off */
function later(count: number, act: () => void): () => void {
  const due = () => {
    if (!document.hidden) return act();
    document.addEventListener('visibilitychange', due, { once: true });
  };
  const timer = setTimeout(due, Math.min(FIRST_WAIT_MS * 2 ** count, LONGEST_WAIT_MS));
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', due);
  };
}
