/** Lets a given number of jobs through at a time; the others wait in order. */
export type Semaphore = {
  /** Resolves when there is room, with the function that gives the place back. */
  enter(signal?: AbortSignal): Promise<() => void>;
};

export function createGate(places: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = places;

  function leave() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    async enter(signal) {
      signal?.throwIfAborted();
      if (free > 0) free -= 1;
      else await turn(waiting, signal);
      return once(leave);
    },
  };
}

function turn(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const mine = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = () => {
      waiting.splice(waiting.indexOf(mine), 1);
      reject(signal!.reason as Error);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    waiting.push(mine);
  });
}

function once(act: () => void) {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
