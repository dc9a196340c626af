// @ts-check

/** @type {HTMLElement[]} */
const tabs = [...document.querySelectorAll('[role="tab"]')].filter((tab) => tab instanceof HTMLElement);

/** One stop for Tab; arrows, Home and End move between methods. */
export function startTabs() {
  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const next = neighbour(tabs.indexOf(tab), event.key);
      if (!next) return;
      event.preventDefault();
      choose(next);
      next.focus();
    });
  }
  chooseMethod('card');
}

/** @param {string} method */
export function chooseMethod(method) {
  const tab = tabs.find((candidate) => candidate.dataset.method === method);
  if (tab) choose(tab);
}

/** @param {HTMLElement} chosen */
function choose(chosen) {
  for (const tab of tabs) {
    const here = tab === chosen;
    tab.setAttribute('aria-selected', String(here));
    tab.tabIndex = here ? 0 : -1;
    document.getElementById(`panel-${tab.dataset.method}`)?.toggleAttribute('hidden', !here);
  }
}

/**
 * @param {number} at
 * @param {string} key
 */
function neighbour(at, key) {
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(at - 1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}
