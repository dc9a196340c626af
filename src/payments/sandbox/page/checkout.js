// @ts-check
/**
 * The sandbox's checkout.js: the global and the options of Razorpay's, over a modal that takes no money.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/
 *
 * @typedef {{
 *   key: string, order_id: string, name?: string, description?: string, image?: string,
 *   prefill?: { name?: string, email?: string, contact?: string, method?: string },
 *   notes?: Record<string, string>, theme?: { color?: string },
 *   modal?: { escape?: boolean, confirm_close?: boolean, backdropclose?: boolean, ondismiss?: () => void },
 *   retry?: { enabled?: boolean }, timeout?: number,
 *   handler?: (paid: Record<string, string>) => void, callback_url?: string, redirect?: boolean,
 * }} Options
 */
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = new URL('../checkout/', script.src);
  const PATIENCE_MS = 2000;

  class Razorpay {
    /** @type {Options} */ #options;
    /** @type {Map<string, Set<(event: unknown) => void>>} */ #listeners = new Map();
    /** @type {HTMLIFrameElement | undefined} */ #frame;
    #ready = false;
    #restorePage = () => {};
    #timer = 0;

    /** @param {Options} options */
    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('The sandbox takes payments for an order only: pass order_id');
      this.#options = options;
    }

    /**
     * "payment.failed" comes at every failed try; the customer may still pay afterwards.
     * @param {string} event
     * @param {(event: unknown) => void} listener
     */
    on(event, listener) {
      const known = this.#listeners.get(event) ?? new Set();
      this.#listeners.set(event, known.add(listener));
      return this;
    }

    open() {
      if (this.#frame) return this;
      const frame = makeFrame(this.#options);
      this.#frame = frame;
      this.#ready = false;
      frame.addEventListener('load', () => setTimeout(() => this.#giveUp(frame), PATIENCE_MS));
      this.#restorePage = coverPage(frame);
      addEventListener('message', this.#hear);
      addEventListener('keydown', this.#escape);
      const { timeout } = this.#options;
      if (timeout) this.#timer = window.setTimeout(() => this.close(), timeout * 1000);
      return this;
    }

    close() {
      this.#ask('close');
    }

    /** @param {MessageEvent} event */
    #hear = ({ source, origin, data }) => {
      if (
        source !== this.#frame?.contentWindow ||
        origin !== home.origin ||
        data?.from !== 'sandbox-checkout'
      )
        return;
      if (data.type === 'ready') this.#begin();
      if (data.type === 'failed') this.#failed(data.error);
      if (data.type === 'dismissed') this.#dismissed();
      if (data.type === 'paid') this.#paid(data.paid);
    };

    #begin() {
      this.#ready = true;
      this.#tell({ type: 'open', options: presentable(this.#options) });
      this.#frame?.focus();
    }

    /** @param {Record<string, unknown>} error */
    #failed(error) {
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
      const { callback_url: url, redirect } = this.#options;
      if (url && redirect) postForm(url, errorFields(error));
    }

    #dismissed() {
      this.#end();
      this.#options.modal?.ondismiss?.();
    }

    /** @param {Record<string, string>} paid */
    #paid(paid) {
      this.#end();
      const { handler, callback_url: url, redirect } = this.#options;
      if (url && (redirect || !handler)) postForm(url, paid);
      else handler?.(paid);
    }

    /** While the focus is on the page itself, the frame does not hear the key. */
    #escape = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Escape') this.#ask('escape');
    };

    /**
     * The modal decides, because a payment may be under way; one that is not there yet has nothing to decide.
     * @param {'close' | 'escape'} type
     */
    #ask(type) {
      if (this.#ready) this.#tell({ type });
      else if (this.#frame) this.#dismissed();
    }

    /** A page that came but never spoke is an error page: nobody could leave it. */
    #giveUp(/** @type {HTMLIFrameElement} */ frame) {
      if (this.#frame === frame && !this.#ready) this.#dismissed();
    }

    /** @param {object} message */
    #tell(message) {
      this.#frame?.contentWindow?.postMessage({ to: 'sandbox-checkout', ...message }, home.origin);
    }

    #end() {
      clearTimeout(this.#timer);
      removeEventListener('message', this.#hear);
      removeEventListener('keydown', this.#escape);
      this.#frame = undefined;
      this.#restorePage();
    }
  }

  /** @param {Options} options */
  function makeFrame({ key, order_id }) {
    const url = new URL(encodeURIComponent(order_id), home);
    url.search = String(new URLSearchParams({ key, origin: location.origin }));
    const frame = document.createElement('iframe');
    frame.title = 'Sandbox checkout';
    frame.className = 'razorpay-checkout-frame';
    frame.src = url.href;
    Object.assign(frame.style, { border: '0', width: '100%', height: '100%', colorScheme: 'light' });
    return frame;
  }

  /**
   * Lays the frame over the page, which can be neither read nor scrolled meanwhile. Like the real one it is an ordinary
   * layer: a <dialog> that the shop opened with showModal() would stay above it.
   * @param {HTMLIFrameElement} frame
   * @returns {() => void} puts everything back
   */
  function coverPage(frame) {
    const layer = document.createElement('div');
    layer.className = 'razorpay-container';
    Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
    layer.append(frame);
    const before = document.activeElement;
    const { overflow } = document.documentElement.style;
    const others = [...document.body.children].filter(
      (other) => other instanceof HTMLElement && !other.inert,
    );
    for (const other of others) other.toggleAttribute('inert', true);
    document.documentElement.style.overflow = 'hidden';
    document.body.append(layer);
    return () => {
      layer.remove();
      document.documentElement.style.overflow = overflow;
      for (const other of others) other.toggleAttribute('inert', false);
      if (before instanceof HTMLElement) before.focus();
    };
  }

  /**
   * What the modal shows and obeys, without the functions.
   * @param {Options} options
   */
  function presentable({ name, description, image, prefill, notes, theme, modal = {}, retry }) {
    const { escape, confirm_close, backdropclose } = modal;
    const picture = image && new URL(image, location.href).href;
    return {
      name,
      description,
      image: picture,
      prefill,
      notes,
      theme,
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
  function errorFields({ metadata, ...error }) {
    const fields = Object.entries({ ...error, metadata: JSON.stringify(metadata) });
    return Object.fromEntries(fields.map(([name, value]) => [`error[${name}]`, String(value)]));
  }

  Object.assign(window, { Razorpay });
})();
