// @ts-check
/** Talking to the page that framed us: only to it, and only listening to it. */

const page = document.body.dataset.parent ?? '';

/**
 * @param {'ready' | 'failed' | 'paid' | 'dismissed'} type
 * @param {object} [detail]
 */
export function tell(type, detail = {}) {
  if (page) window.parent.postMessage({ from: 'sandbox-checkout', type, ...detail }, page);
}

/** @param {Record<string, (message: any) => void>} handlers by message type */
export function listen(handlers) {
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== page || data?.to !== 'sandbox-checkout') return;
    if (Object.hasOwn(handlers, data.type)) handlers[data.type]?.(data);
  });
}
