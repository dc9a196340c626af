// @ts-check
/** Messages between the modal and the page that frames it; messages of other origins are ignored. */

const hostOrigin = document.body.dataset.parent ?? '';

/**
 * @param {'ready' | 'failed' | 'paid' | 'dismissed'} type
 * @param {object} [detail]
 */
export function postToHost(type, detail = {}) {
  if (hostOrigin) window.parent.postMessage({ from: 'sandbox-checkout', type, ...detail }, hostOrigin);
}

/** @param {Record<string, (message: any) => void>} handlers by message type */
export function onHostMessage(handlers) {
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== hostOrigin || data?.to !== 'sandbox-checkout') return;
    if (Object.hasOwn(handlers, data.type)) handlers[data.type]?.(data);
  });
}
