// @ts-check
/**
 * The sandbox's checkout.js: the same global and options as Razorpay's, with a modal that takes no money.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/
 *
 * @typedef {{
 *   key: string, order_id: string, name?: string, description?: string, image?: string,
 *   prefill?: { name?: string, email?: string, contact?: string, method?: string },
 *   notes?: Record<string, string>, theme?: { color?: string },
 *   modal?: { escape?: boolean, confirm_close?: boolean, backdropclose?: boolean, ondismiss?: () => void },
 *   config?: { display?: { blocks?: Record<string, { instruments: { method: string }[] }>, sequence?: string[] } },
 *   retry?: { enabled?: boolean }, timeout?: number,
 *   handler?: (proof: Record<string, string>) => void, callback_url?: string, redirect?: boolean,
 * }} Options
 */
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const checkoutBase = new URL('../checkout/', script.src);
  const READY_TIMEOUT_MS = 2000;

  class Razorpay {
    /** @type {Options} */ #options;
    /** @type {Map<string, Set<(event: unknown) => void>>} */ #listeners = new Map();
    /** @type {HTMLIFrameElement | undefined} */ #frame;
    #isReady = false;
    #restorePage = () => {};
    #closeTimer = 0;

    /** @param {Options} options */
    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('The sandbox takes payments for an order only: pass order_id');
      this.#options = options;
    }

    /**
     * "payment.failed" is emitted for every failed attempt; the customer may still pay afterwards.
     * @param {string} event
     * @param {(event: unknown) => void} listener
     */
    on(event, listener) {
      const listeners = this.#listeners.get(event) ?? new Set();
      this.#listeners.set(event, listeners.add(listener));
      return this;
    }

    open() {
      if (this.#frame) return this;
      const frame = createFrame(this.#options);
      this.#frame = frame;
      this.#isReady = false;
      frame.addEventListener('load', () => setTimeout(() => this.#dismissUnready(frame), READY_TIMEOUT_MS));
      this.#restorePage = coverPage(frame);
      addEventListener('message', this.#onMessage);
      addEventListener('keydown', this.#onKeydown);
      const { timeout } = this.#options;
      if (timeout) this.#closeTimer = window.setTimeout(() => this.close(), timeout * 1000);
      return this;
    }

    close() {
      this.#requestClose('close');
    }

    /** @param {MessageEvent} event */
    #onMessage = ({ source, origin, data }) => {
      if (
        source !== this.#frame?.contentWindow ||
        origin !== checkoutBase.origin ||
        data?.from !== 'sandbox-checkout'
      )
        return;
      if (data.type === 'ready') this.#onReady();
      if (data.type === 'failed') this.#onFailed(data.error);
      if (data.type === 'dismissed') this.#onDismissed();
      if (data.type === 'paid') this.#onPaid(data.paid);
    };

    #onReady() {
      this.#isReady = true;
      this.#post({ type: 'open', options: serializeOptions(this.#options) });
      this.#frame?.focus();
    }

    /** @param {Record<string, unknown>} error */
    #onFailed(error) {
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
      const { callback_url: url, redirect } = this.#options;
      if (url && redirect) postForm(url, toErrorFields(error));
    }

    #onDismissed() {
      this.#removeModal();
      this.#options.modal?.ondismiss?.();
    }

    /** @param {Record<string, string>} proof */
    #onPaid(proof) {
      this.#removeModal();
      const { handler, callback_url: url, redirect } = this.#options;
      if (url && (redirect || !handler)) postForm(url, proof);
      else handler?.(proof);
    }

    /** While the page has the focus, the iframe receives no key events. */
    #onKeydown = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Escape') this.#requestClose('escape');
    };

    /**
     * The modal decides, because a payment may be running; a modal that is not ready is dismissed.
     * @param {'close' | 'escape'} type
     */
    #requestClose(type) {
      if (this.#isReady) this.#post({ type });
      else if (this.#frame) this.#onDismissed();
    }

    /** A document that loaded without the message `ready` is an error page, which has no close button. */
    #dismissUnready(/** @type {HTMLIFrameElement} */ frame) {
      if (this.#frame === frame && !this.#isReady) this.#onDismissed();
    }

    /** @param {object} message */
    #post(message) {
      this.#frame?.contentWindow?.postMessage({ to: 'sandbox-checkout', ...message }, checkoutBase.origin);
    }

    #removeModal() {
      clearTimeout(this.#closeTimer);
      removeEventListener('message', this.#onMessage);
      removeEventListener('keydown', this.#onKeydown);
      this.#frame = undefined;
      this.#restorePage();
    }
  }

  /** @param {Options} options */
  function createFrame({ key, order_id }) {
    const url = new URL(encodeURIComponent(order_id), checkoutBase);
    url.search = String(new URLSearchParams({ key, origin: location.origin }));
    const frame = document.createElement('iframe');
    frame.title = 'Sandbox checkout';
    frame.className = 'razorpay-checkout-frame';
    frame.src = url.href;
    Object.assign(frame.style, { border: '0', width: '100%', height: '100%', colorScheme: 'light' });
    return frame;
  }

  /**
   * Covers the page with the iframe and makes the page inert. As with Razorpay's, a <dialog> that the merchant opened
   * with showModal() stays above it.
   * @param {HTMLIFrameElement} frame
   * @returns {() => void} restores the page
   */
  function coverPage(frame) {
    const layer = document.createElement('div');
    layer.className = 'razorpay-container';
    Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
    layer.append(frame);
    const focused = document.activeElement;
    const { overflow } = document.documentElement.style;
    const siblings = [...document.body.children].filter(
      (element) => element instanceof HTMLElement && !element.inert,
    );
    for (const sibling of siblings) sibling.toggleAttribute('inert', true);
    document.documentElement.style.overflow = 'hidden';
    document.body.append(layer);
    return () => {
      layer.remove();
      document.documentElement.style.overflow = overflow;
      for (const sibling of siblings) sibling.toggleAttribute('inert', false);
      if (focused instanceof HTMLElement) focused.focus();
    };
  }

  /**
   * The options that the modal needs, without functions.
   * @param {Options} options
   */
  function serializeOptions({ name, description, image, prefill, notes, theme, config, modal = {}, retry }) {
    const { escape, confirm_close, backdropclose } = modal;
    const imageUrl = image && new URL(image, location.href).href;
    return {
      name,
      description,
      image: imageUrl,
      prefill,
      notes,
      theme,
      config,
      modal: { escape, confirm_close, backdropclose },
      retry,
    };
  }

  /**
   * @param {string} url
   * @param {Record<string, string>} fields
   */
  function postForm(url, fields) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = url;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  /** @param {Record<string, unknown>} error */
  function toErrorFields({ metadata, ...error }) {
    const fields = Object.entries({ ...error, metadata: JSON.stringify(metadata) });
    return Object.fromEntries(fields.map(([name, value]) => [`error[${name}]`, String(value)]));
  }

  Object.assign(window, { Razorpay });
})();
